"""Draws the empires of New Frontiers: everybody's figures, one empire in full, the others in short."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from orrery.cli.terminal.boards.board import View
from orrery.cli.terminal.boards.new_frontiers_tiles import Pen
from orrery.cli.terminal.boards.parts import Lines, aligned, flow, labelled, packed

_EVERYTHING: Final = ("colonies", "explored", "technologies")
#: Of phases in which the moves below the board describe tiles, those tiles: they are drawn in short.
_IN_MOVES: Final = {
    **dict.fromkeys(("settle", "second", "replace-with", "store-world"), ("explored",)),
    **dict.fromkeys(("return", "replace"), ("explored", "colonies")),
}
#: What is shown in full of the empire that decides, by phase; everything where a phase is not named.
_IN_FULL: Final[dict[str, tuple[str, ...]]] = {
    "buy": (),
    "take": ("explored",),
    "return": ("explored",),
    "store-world": ("explored",),
    "settle": ("explored",),
    "second": ("explored",),
    "replace": ("colonies", "explored"),
    "replace-with": ("explored",),
    "windfall": ("colonies", "technologies"),
    "shortage": ("colonies", "technologies"),
    "stock": ("colonies", "technologies"),
    "discard": ("colonies", "technologies"),
    "sell": ("colonies", "technologies"),
    "consume": ("colonies", "technologies"),
    "feed": ("colonies", "technologies"),
}


def figures_of_all(view: View, pen: Pen, decider: int | None) -> Lines:
    """Everybody's numbers: points and where they come from, and what can be spent."""
    sources = [
        source for source in view["players"][0]["score"] if source != "goals" or view["goals"] is not None
    ]
    columns = ["points", *sources, "credits", "colonists", "military", "spaces", "colonies", "worlds"]
    limits = view["limits"]
    rows = [
        [
            Text.assemble(("── ", "dim"), (pen.say("empires"), "bold")),
            *(Text(pen.say(f"head-{column}"), style="dim") for column in columns),
        ]
    ]
    for seat, player in enumerate(view["players"]):
        marked = pen.sign("►") if seat == decider else " "
        settled = sum(colony["colonists"] for colony in player["colonies"])
        strength = view["action_state"]["strength"] if seat == decider else 0
        military = f"{player['military']}+{strength}" if strength else str(player["military"])
        tiles = len(player["colonies"]) + len(player["explored"])
        rows.append(
            [
                Text.assemble((marked, "bold"), pen.style.player(seat)),
                Text(str(player["points"]), style="bold"),
                *(Text(str(player["score"][source]), style="dim") for source in sources),
                Text(pen.credits(player["credits"]), style="bold"),
                Text(f"{player['colonists']}+{settled}", style="bold"),
                Text(military, style="bold"),
                Text(f"{player['spaces']}/{limits['spaces']}"),
                Text(f"{len(player['colonies'])}/{limits['colonies']}"),
                Text(f"{tiles}/{limits['empire']}"),
            ]
        )
    return aligned(rows, pen.width)


def empire_in_full(view: View, seat: int, pen: Pen, level: int) -> Lines:
    """The empire that decides: in full what the decision is about; ``level`` is ``Plan.own``."""
    if not level:
        return empire_in_short(view, seat, pen, 1)
    player = view["players"][seat]
    full = _IN_FULL.get(view["phase"], _EVERYTHING if level > 2 else ()) if level > 1 else ()
    if level > 4:
        full = _EVERYTHING
    if level < 4:
        full = tuple(name for name in full if name != "technologies")
    if pen.style.menu:
        full = tuple(name for name in full if name not in _IN_MOVES.get(view["phase"], ()))
    used = view["action_state"]["used"]
    titles = {
        name: Text.assemble(pen.seat(seat), " ", (pen.say(f"own-{name}"), "dim"), " ") for name in _EVERYTHING
    }
    indent = max(title.cell_len for title in titles.values())
    room = pen.width - indent
    lines: Lines = []
    for name, title in titles.items():
        if not player[name] or (pen.style.menu and view["phase"] == "return" and name == "explored"):
            continue
        if name in full:
            rows = packed([_in_full(name, tile, used, pen) for tile in player[name]], room)
        else:
            rows = flow("", [_in_short(name, tile, pen) for tile in player[name]], room, indent=0)
        lines += labelled(title, rows, indent)
    return lines


def _in_full(name: str, tile: Any, used: Sequence[str], pen: Pen) -> Text:
    """A tile of an empire with its powers."""
    if name == "colonies":
        return pen.colony(tile, used)
    return pen.world(tile) if name == "explored" else pen.owned(tile, used)


def _in_short(name: str, tile: Any, pen: Pen, named: bool = True) -> Text:
    """A tile of an empire by its name, or by signs alone."""
    if name == "colonies":
        return pen.colony_short(tile, named)
    return pen.world_short(tile, named) if name == "explored" else pen.name(tile)


def empire_in_short(view: View, seat: int, pen: Pen, level: int) -> Lines:
    """The tiles of an empire that is not asked, in short; ``level`` is ``Plan.others``."""
    cells: list[Text] = []
    for name in _EVERYTHING if level else ():
        tiles = view["players"][seat][name]
        if not tiles or (name == "technologies" and level < 2):
            continue
        more = [_in_short(name, tile, pen, level > 2) for tile in tiles]
        mark = "" if name == "colonies" else f"{pen.sign('│')} {pen.say(f'other-{name}')} "
        cells += [Text.assemble((mark, "dim"), more[0]), *more[1:]]
    return flow(pen.seat(seat), cells, pen.width, indent=3) if cells else []
