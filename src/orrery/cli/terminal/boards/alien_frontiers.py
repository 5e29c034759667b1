"""The table of Alien Frontiers in the terminal, drawn from its view and from nothing else."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from orrery.cli.terminal.boards.board import Face, View
from orrery.cli.terminal.boards.parts import heading, joined, section
from orrery.cli.terminal.style import Look

#: Ships dock here in sets of that many; the brackets of the docks show it.
_SET_SIZE: Final = {"constructor": 3, "market": 2, "raiders": 3, "shipyard": 2}
_HUB_CIRCLES: Final = 7
_THREE_COLUMNS: Final = 78

_NAME_WIDTH: Final = 20
#: Headings of the figures in a player's line.
_FIGURES: Final = (
    "af-board-points",
    "af-board-fuel",
    "af-board-ore",
    "af-board-ships",
    "af-board-left",
    "af-board-hub",
)

_STATION_GROUPS: Final = (
    "artifact",
    "hub",
    "constructor",
    "mine",
    "market",
    "raiders",
    "shipyard",
    "solar",
    "terraform",
)
_POWERS: Final = ("boost", "stasis", "flip", "gravity", "borrow", "cannon", "teleport", "warp")
_DISCARDS: Final = ("dampen", "isolate", "positron", "repulse", "fetch", "blast", "move", "swap")


def draw(view: View, look: Look) -> RenderableType:
    """The whole table: stations, planet, players, tech and the ships in hand."""
    return Group(
        _title(view, look),
        *_stations(view, look),
        *_planet(view, look),
        *_players(view, look),
        *_tech(view, look),
        *_hand(view, look),
    )


def _title(view: View, look: Look) -> RenderableType:
    parts = [Text(look.words.text("af-title"), style="bold")]
    if view["phase"] == "over":
        parts.append(Text(look.words.text("af-phase-over")))
    elif view["round"]:
        parts.append(Text(look.words.text("common-round", round=view["round"])))
        parts.append(Text.assemble(f"{look.words.text('af-board-turn')} ", look.player(view["turn"])))
    return section(joined(" · ", parts), look.width, double=True)


# --- stations ---------------------------------------------------------------------------------------


def _stations(view: View, look: Look) -> list[RenderableType]:
    bay = [look.pieces(seat, count) for seat, count in enumerate(view["bay"]) if count]
    aside = Text.assemble(f"{look.words.text('af-station-bay')} ", joined(" ", bay) if bay else "–")
    columns = 3 if look.width >= _THREE_COLUMNS else 2
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False, width=look.width)
    for _ in range(columns):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    cells = [_station(name, data, view, look) for name, data in view["stations"].items()]
    rows = -(-len(cells) // columns)
    cells += [Text()] * (rows * columns - len(cells))
    for row in range(rows):
        grid.add_row(*(cells[row + rows * column] for column in range(columns)))
    return [heading(look.words.text("af-board-stations"), aside, look.width), grid]


def _station(name: str, data: dict[str, Any], view: View, look: Look) -> Text:
    title = Text(look.words.text(f"af-station-{name}"), style="bold")
    docks = _hub_docks(data, look) if name == "hub" else _docks(name, data, look)
    turn = view["turn_state"]
    if name == "artifact" and turn["artifact_total"]:
        docks.append(f" ={turn['artifact_total']}", style="bold")
    if name == "market" and turn["market_rate"]:
        docks.append(f" {turn['market_rate']}→1", style="bold")
    return Text.assemble(title, "\n", docks)


def _ship(ship: dict[str, Any], look: Look) -> Text:
    die = look.die(ship["seat"], ship["value"])
    if ship["relic"]:
        die.append("r", style="bold underline")
    return die


def _docks(name: str, data: dict[str, Any], look: Look) -> Text:
    size = _SET_SIZE.get(name, data["docks"])
    ships = [_ship(ship, look) for ship in data["ships"]]
    places = ships + [Text("··", style="dim")] * (data["docks"] - len(ships))
    out = Text()
    for first in range(0, len(places), size):
        out.append("[", style="dim")
        out.append_text(joined(" ", places[first : first + size]))
        out.append("]", style="dim")
    return out


def _hub_docks(data: dict[str, Any], look: Look) -> Text:
    """Every player has docks of the own track; the ships there are told by player to save room."""
    tracks = []
    for seat in range(len(look.names)):
        own = [f"{ship['value']}{'r' * ship['relic']}" for ship in data["ships"] if ship["seat"] == seat]
        if own:
            tracks.append(look.die(seat, ",".join(own)))
    if tracks:
        return joined(" ", tracks)
    return Text(look.words.text("af-board-hub-docks", docks=data["docks"]), style="dim")


# --- the planet ---------------------------------------------------------------------------------------


def _planet(view: View, look: Look) -> list[RenderableType]:
    words = look.words
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=look.width, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for name, data in view["territories"].items():
        colonies = [look.pieces(seat, count) for seat, count in enumerate(data["colonies"]) if count]
        control = data["control"]
        owner = Text("–", style="dim") if control is None else Text.assemble("⚑", look.pieces(control, 1))
        if look.letters and control is not None:
            owner = Text.assemble("=", look.pieces(control, 1))
        notes = Text(words.text(f"af-board-bonus-{name}"), style="dim")
        for field in reversed(data["fields"]):
            mark = Text(f"[{words.text(f'af-field-{field}')}]", style="bold reverse")
            notes = Text.assemble(mark, " ", notes)
        table.add_row(
            Text(words.text(f"af-territory-{name}"), style="bold"),
            joined(" ", colonies) if colonies else Text("·", style="dim"),
            owner,
            notes,
        )
    return [heading(words.text("af-board-planet"), _relic(view, look), look.width), table]


def _relic(view: View, look: Look) -> Text:
    """Where the Relic Ship is, and whose it is."""
    words, relic = look.words, view["relic"]
    out = Text(words.text("af-board-relic") + " ")
    place = relic["place"]
    if relic["owner"] is not None:
        out.append_text(look.player(relic["owner"]))
        out.append(", ")
    if place == "hand":
        out.append(words.text("af-board-relic-hand"))
    elif place == "bay":
        out.append(words.text("af-station-bay"))
    elif place == "burroughs":
        out.append(words.text("af-territory-burroughs"))
    else:
        out.append(words.text(f"af-station-{place}"))
    if relic["value"]:
        out.append(f" ({relic['value']})")
    return out


# --- players ------------------------------------------------------------------------------------------


def _players(view: View, look: Look) -> list[RenderableType]:
    """A line of figures for everybody; cards, and where the points come from, as there is room."""
    words = look.words
    header = [Text(), *(Text(words.text(column), style="dim") for column in _FIGURES)]
    rows = [_figures(seat, player, view, look) for seat, player in enumerate(view["players"])]
    widths = [max(row[column].cell_len for row in [header, *rows]) for column in range(len(header))]
    room = look.width - sum(widths) - 2 * len(widths)
    lines: list[RenderableType] = [_aligned(header, widths)]
    for seat, player in enumerate(view["players"]):
        used = view["turn_state"]["used"] if view["turn"] == seat else []
        beside = [text for text in (_cards(player, used, look), _sources(player, look)) if text]
        below: list[Text] = []
        while joined(" · ", beside).cell_len > room:
            below.append(beside.pop(0))
        lines.append(Text.assemble(_aligned(rows[seat], widths), joined(" · ", beside)))
        if below:
            lines.append(Padding(joined(" · ", below), (0, 0, 0, 3)))
    return [heading(words.text("af-board-players"), Text(), look.width), *lines]


def _figures(seat: int, player: dict[str, Any], view: View, look: Look) -> list[Text]:
    active = view["turn"] == seat and view["phase"] != "over" and view["round"]
    name = Text.assemble(("►" if not look.letters else ">") if active else " ", look.player(seat))
    name.truncate(_NAME_WIDTH, overflow="ellipsis")
    return [
        name,
        Text(str(player["points"]), style="bold"),
        Text(str(player["fuel"])),
        Text(str(player["ore"])),
        Text(f"{player['ships']}/{player['ships'] + player['stock']}"),
        Text(str(player["colonies"])),
        _track(seat, player["hub"], look),
    ]


def _aligned(cells: list[Text], widths: list[int]) -> Text:
    """Cells in columns: the name to the left, figures to the right."""
    line = Text()
    for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        gap = " " * (width - cell.cell_len)
        line.append_text(Text.assemble(cell, gap) if column == 0 else Text.assemble(gap, cell))
        line.append("  ")
    return line


def _track(seat: int, hub: int, look: Look) -> Text:
    """The Hub track as seven circles; the colony stands on one of them."""
    free = "o" if look.letters else "○"
    track = Text(free * _HUB_CIRCLES, style="dim")
    if hub:
        track = Text.assemble(
            (free * (hub - 1), "dim"), look.pieces(seat, 1), (free * (_HUB_CIRCLES - hub), "dim")
        )
    return track


def _cards(player: dict[str, Any], used: list[str], look: Look) -> Text:
    """Cards held; those used this turn are in brackets."""
    cards = []
    for card in player["cards"]:
        name = look.words.text(f"af-card-{card}")
        cards.append(Text(f"({name})", style="dim") if card in used else Text(name))
    return joined(", ", cards)


def _sources(player: dict[str, Any], look: Look) -> Text:
    """Where the points come from."""
    parts = [
        Text(f"{look.words.text(f'af-score-{source}')} {points}", style="dim")
        for source, points in player["score"].items()
        if points
    ]
    return joined(", ", parts)


# --- tech and the hand --------------------------------------------------------------------------------


def _tech(view: View, look: Look) -> list[RenderableType]:
    words = look.words
    discarded = sum(view["discards"].values())
    piles = Text(words.text("af-board-piles", deck=view["deck"], discards=discarded))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, width=look.width, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for card in view["display"]:
        caption = Text(words.text(f"af-board-card-{card}"), style="dim")
        table.add_row(Text(words.text(f"af-card-{card}"), style="bold"), caption)
    return [heading(words.text("af-board-display"), piles, look.width), table]


def _hand(view: View, look: Look) -> list[RenderableType]:
    """The unplaced ships of the player at turn, as dice."""
    relic = view["relic"]
    seat = view["turn"]
    dice = [(str(value), False) for value in view["hand"]]
    if relic["place"] == "hand":
        dice.append((str(relic["value"]), True))
    if not dice:
        return []
    style = f"bold {look.style(seat)}"
    rows = [Text(" "), Text(" "), Text(" ")]
    corners = "++++-|" if look.letters else "╭╮╰╯─│"
    for value, is_relic in dice:
        edge = corners[4]
        top = f"{corners[0]}{edge}{look.sign(seat)}{edge}{corners[1]}"
        bottom = f"{corners[2]}{edge}{'r' if is_relic else edge}{edge}{corners[3]}"
        for row, text in zip(rows, (top, f"{corners[5]} {value} {corners[5]}", bottom), strict=True):
            row.append(text, style=style)
            row.append(" ")
    rows[1].append(f" {look.words.text('af-board-hand', ships=len(dice))}")
    return list(rows)


def _groups() -> dict[str, str]:
    groups = {station: f"af-station-{station}" for station in _STATION_GROUPS}
    groups["bay"] = "af-station-bay"
    groups |= dict.fromkeys(_POWERS, "terminal-group-cards")
    groups |= dict.fromkeys(_DISCARDS, "terminal-group-discards")
    return groups | {
        "claim": "af-station-artifact",
        "cycle": "af-station-artifact",
        "trade": "af-station-market",
    }


FACE: Final = Face(game="alien-frontiers", prefix="af", draw=draw, groups=_groups())
