"""Draws the table of Alien Frontiers from its view and from nothing else."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.board import Board, Component, View
from orrery.cli.terminal.boards.parts import Lines, broken, heading, joined, section
from orrery.cli.terminal.style import TableStyle
from orrery.cli.terminal.table import Offered
from orrery.core.game import Game

#: From this width on, three cells stand beside each other.
_THREE_COLUMNS: Final = 78

_NAME_WIDTH: Final = 20
#: Letters that the frame of the title takes.
_TITLE_FRAME: Final = 4
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
#: Moves whose last word is a card that changes hands by them.
_CARD_MOVES: Final = ("claim", "fetch", "steal")

#: What can be looked up though no table has a row for it.
_OTHERS: Final = (
    Component("station", "", "bay"),
    Component("field", "", "isolation"),
    Component("field", "", "positron"),
    Component("field", "", "repulsor"),
    Component("pile", "", "discards"),
)


class Plan(NamedTuple):
    """Says how much is drawn."""

    #: Ships to dock: 2 as dice, 1 in a line, 0 in the title.
    hand: int
    #: Stations: 2 with what they do, 1 with docks below their names, 0 with docks beside them.
    stations: int
    #: Whether every territory has a line with its bonus.
    bonuses: bool
    #: Whether cards on display come with what they do.
    captions: bool
    #: Whether parts have headings, and players their points by source.
    headings: bool
    #: Whether cards are named even if that takes a row more.
    cards: bool


#: From the most telling to the shortest.
_PLANS: Final = (
    Plan(2, 2, True, True, True, True),
    Plan(2, 1, True, True, True, True),
    Plan(1, 1, True, True, True, True),
    Plan(1, 0, True, True, True, True),
    Plan(1, 0, True, False, True, True),
    Plan(1, 0, False, True, True, True),
    Plan(1, 0, False, False, True, True),
    Plan(0, 0, False, False, True, True),
    Plan(0, 0, False, False, False, True),
    Plan(0, 0, False, False, False, False),
)


def board(game: Game[Any]) -> Board:
    """The board of Alien Frontiers."""
    return Board(game, draw, _groups(), describe, places=places, others=_OTHERS)


def draw(view: View, style: TableStyle) -> RenderableType:
    """Draw stations, planet, players, tech and the ships in hand, as tellingly as the rows allow."""
    # Each part is put together once for each level of detail that is tried.
    title = cache(lambda in_title: _title(view, style, in_title))
    stations = cache(lambda level, headed: _stations(view, style, level, headed))
    planet = cache(lambda bonuses, headed: _planet(view, style, bonuses, headed))
    players = cache(lambda headed, cards: _players(view, style, headed, cards))
    tech = cache(lambda captions, cards: _tech(view, style, captions, cards))
    hand = cache(lambda level: _hand(view, style, level))
    lines: Lines = []
    for plan in _PLANS:
        lines = [
            title(not plan.hand),
            *stations(plan.stations, plan.headings),
            *planet(plan.bonuses, plan.headings),
            *players(plan.headings, plan.cards),
            *tech(plan.captions, plan.cards),
            *hand(plan.hand),
        ]
        if style.rows is None or len(lines) <= style.rows:
            break
    return Group(*lines)


def _title(view: View, style: TableStyle, in_title: bool) -> Text:
    words = style.words
    parts = [Text(words.text("af-title"), style="bold")]
    if view["phase"] == "over":
        parts.append(Text(words.text("af-phase-over")))
    elif view["round"]:
        parts.append(Text(words.text("common-round", round=view["round"])))
        parts.append(Text.assemble(f"{words.text('af-board-turn')} ", style.player(view["turn"])))
        dice = _dice(view)
        if in_title and dice:
            values = " ".join(f"{value}{'r' * relic}" for value, relic in dice)
            parts.append(Text(f"{words.text('af-board-hand', ships=len(dice))}: {values}", style="bold"))
            # The ships are what is played with: where room is short, the name of the game goes first.
            if joined(" · ", parts).cell_len > style.width - _TITLE_FRAME:
                del parts[0]
    return section(joined(" · ", parts), style.width, double=True)


def _grid(cells: Sequence[Text], columns: int, width: int) -> Lines:
    """Put cells in equal columns, filled one column after another."""
    rows = -(-len(cells) // columns)
    room = width // columns
    lines: Lines = []
    for row in range(rows):
        line = Text()
        for cell in cells[row::rows]:
            shown = cell.copy()
            shown.truncate(room - 1, overflow="ellipsis", pad=True)
            line = Text.assemble(line, shown, " ")
        line.rstrip()
        lines.append(line)
    return lines


def _named(name: str, rest: Text, room: int) -> Text:
    """A name with something behind it, the name shortened if there is no room for both."""
    title = Text(name, style="bold")
    title.truncate(max(room - rest.cell_len - 2, 4), overflow="ellipsis")
    return Text.assemble(title, " ", rest)


# --- stations ---------------------------------------------------------------------------------------


def _stations(view: View, style: TableStyle, level: int, headings: bool) -> Lines:
    """The stations with their docks and the ships there; ``level`` is ``Plan.stations``."""
    words = style.words
    bay = _bay(view, style)
    explained = _explained(view, style) if level > 1 else []
    if explained:
        aside = Text.assemble(f"{words.text('af-station-bay')} ", bay)
        return [heading(words.text("af-board-stations"), aside, style.width), *explained]
    if level:
        columns = 3 if style.width >= _THREE_COLUMNS else 2
        cells: list[Text] = []
        names = list(view["stations"])
        rows = -(-len(names) // columns)
        for column in range(columns):
            for name in names[column * rows : (column + 1) * rows]:
                cells += [Text(words.text(f"af-station-{name}"), style="bold"), _docks_of(name, view, style)]
            cells += [Text()] * (2 * rows * (column + 1) - len(cells))
        aside = Text.assemble(f"{words.text('af-station-bay')} ", bay)
        title = heading(words.text("af-board-stations"), aside, style.width)
        return [title, *_grid(cells, columns, style.width)]
    room = style.width // 2
    cells = [
        _named(words.text(f"af-station-{name}"), _docks_of(name, view, style, tight=True), room)
        for name in view["stations"]
    ]
    cells.append(_named(words.text("af-station-bay"), bay, room))
    grid = _grid(cells, 2, style.width)
    return [heading(words.text("af-board-stations"), Text(), style.width), *grid] if headings else grid


def _explained(view: View, style: TableStyle) -> Lines:
    """A line for every station: its docks and what it does; nothing where that is wider than the table."""
    words = style.words
    names = list(view["stations"])
    titles = [Text(words.text(f"af-station-{name}"), style="bold") for name in names]
    docks = [_docks_of(name, view, style) for name in names]
    title_width, dock_width = (max(cell.cell_len for cell in cells) for cells in (titles, docks))
    lines: Lines = []
    for name, title, there in zip(names, titles, docks, strict=True):
        title.pad_right(title_width - title.cell_len)
        there.pad_right(dock_width - there.cell_len)
        does = Text(words.text(f"af-board-station-{name}"), style="dim")
        line = joined("  ", [title, there, does])
        if line.cell_len > style.width:
            return []
        lines.append(line)
    return lines


def _bay(view: View, style: TableStyle) -> Text:
    ships = [style.pieces(seat, count) for seat, count in enumerate(view["bay"]) if count]
    return joined(" ", ships) if ships else Text("–", style="dim")


def _docks_of(name: str, view: View, style: TableStyle, tight: bool = False) -> Text:
    """The docks of a station and, during a turn there, what it has come to."""
    data = view["stations"][name]
    docks = (
        _hub_docks(data, style)
        if name == "hub"
        else _docks(data, view["printed"]["stations"][name]["together"], style, tight)
    )
    turn = view["turn_state"]
    if name == "artifact" and turn["artifact_total"]:
        docks.append(f" ={turn['artifact_total']}", style="bold")
    if name == "market" and turn["market_rate"]:
        docks.append(f" {turn['market_rate']}→1", style="bold")
    return docks


def _ship(ship: dict[str, Any], style: TableStyle) -> Text:
    die = style.die(ship["seat"], ship["value"])
    if ship["relic"]:
        die.append("r", style="bold underline")
    return die


def _docks(data: dict[str, Any], together: int, style: TableStyle, tight: bool) -> Text:
    """Docks in the sets that dock together; where room is short a free one is a single dot."""
    size = together if together > 1 else data["docks"]
    ships = [_ship(ship, style) for ship in data["ships"]]
    out = Text()
    for first in range(0, data["docks"], size):
        docked = ships[first : first + size]
        free = min(size, data["docks"] - first) - len(docked)
        if tight:
            places = [*docked, *([Text("·" * free, style="dim")] if free else [])]
        else:
            places = docked + [Text("··", style="dim")] * free
        out = Text.assemble(out, ("[", "dim"), joined(" ", places), ("]", "dim"))
    return out


def _hub_docks(data: dict[str, Any], style: TableStyle) -> Text:
    """Every player has docks of the own track; the ships there are told by player to save room."""
    tracks = []
    for seat in range(len(style.names)):
        own = [f"{ship['value']}{'r' * ship['relic']}" for ship in data["ships"] if ship["seat"] == seat]
        if own:
            tracks.append(style.die(seat, ",".join(own)))
    if tracks:
        return joined(" ", tracks)
    return Text(style.words.text("af-board-hub-docks", docks=data["docks"]), style="dim")


# --- the planet ---------------------------------------------------------------------------------------


def _planet(view: View, style: TableStyle, bonuses: bool, headings: bool) -> Lines:
    words = style.words
    territories = view["territories"]
    if bonuses:
        names = [Text(words.text(f"af-territory-{name}"), style="bold") for name in territories]
        held = [_colonies(data, style) for data in territories.values()]
        widths = (max(name.cell_len for name in names), max(cell.cell_len for cell in held))
        lines: Lines = []
        for name, cell, (territory, data) in zip(names, held, territories.items(), strict=True):
            bonus = Text(words.text(f"af-board-bonus-{territory}"), style="dim")
            name.pad_right(widths[0] - name.cell_len + 2)
            cell.pad_right(widths[1] - cell.cell_len + 2)
            line = Text.assemble(name, cell, _control(data, style), "  ", _fields(data, style), bonus)
            lines += broken(line, style.width, sum(widths) + 8)
        return [heading(words.text("af-board-planet"), _relic(view, style), style.width), *lines]
    columns = 3 if style.width >= _THREE_COLUMNS else 2
    room = style.width // columns
    cells = []
    for territory, data in territories.items():
        rest = Text.assemble(
            _colonies(data, style), " ", _control(data, style), " ", _fields(data, style, True)
        )
        rest.rstrip()
        cells.append(_named(words.text(f"af-territory-{territory}"), rest, room))
    cells.append(_relic(view, style, tight=True))
    grid = _grid(cells, columns, style.width)
    return [heading(words.text("af-board-planet"), Text(), style.width), *grid] if headings else grid


def _colonies(data: dict[str, Any], style: TableStyle) -> Text:
    colonies = [style.pieces(seat, count) for seat, count in enumerate(data["colonies"]) if count]
    return joined(" ", colonies) if colonies else Text("·", style="dim")


def _control(data: dict[str, Any], style: TableStyle) -> Text:
    if data["control"] is None:
        return Text("– ", style="dim")
    return Text.assemble("=" if style.letters else "⚑", style.pieces(data["control"], 1))


def _fields(data: dict[str, Any], style: TableStyle, tight: bool = False) -> Text:
    """The field generators on a territory; where room is short by a few letters."""
    kind = "af-board-field" if tight else "af-field"
    names = [style.words.text(f"{kind}-{field}") for field in data["fields"]]
    marks = [Text(f"[{name}]", style="bold reverse") for name in names]
    return Text.assemble(joined(" ", marks), " " * bool(marks))


def _relic(view: View, style: TableStyle, tight: bool = False) -> Text:
    """Where the Relic Ship is, and whose it is."""
    words, relic = style.words, view["relic"]
    out = Text(words.text("af-board-relic") + " ")
    place, owner = relic["place"], relic["owner"]
    if owner is not None:
        out.append_text(style.pieces(owner, 1) if tight else style.player(owner))
        out.append(" " if tight else ", ")
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


def _players(view: View, style: TableStyle, headings: bool, all_cards: bool) -> Lines:
    """A line of figures for everybody; cards, and where the points come from, as there is room."""
    words = style.words
    title = Text() if headings else Text(words.text("af-board-players"), style="dim")
    header = [title, *(Text(words.text(column), style="dim") for column in _FIGURES)]
    rows = [_figures(seat, player, view, style) for seat, player in enumerate(view["players"])]
    widths = [max(row[column].cell_len for row in [header, *rows]) for column in range(len(header))]
    room = style.width - sum(widths) - 2 * len(widths)
    lines: Lines = [_aligned(header, widths)]
    for seat, player in enumerate(view["players"]):
        used = view["turn_state"]["used"] if view["turn"] == seat else []
        cards = _cards(player, used, style)
        if not all_cards:
            cards.truncate(room, overflow="ellipsis")
        beside = [text for text in (cards, _sources(player, style) if headings else Text()) if text]
        below: list[Text] = []
        while joined(" · ", beside).cell_len > room:
            below.append(beside.pop(0))
        lines.append(Text.assemble(_aligned(rows[seat], widths), joined(" · ", beside)))
        if below:
            lines += broken(Text.assemble("   ", joined(" · ", below)), style.width, 3)
    return [heading(words.text("af-board-players"), Text(), style.width), *lines] if headings else lines


def _figures(seat: int, player: dict[str, Any], view: View, style: TableStyle) -> list[Text]:
    active = view["turn"] == seat and view["phase"] != "over" and view["round"]
    name = Text.assemble(("►" if not style.letters else ">") if active else " ", style.player(seat))
    name.truncate(_NAME_WIDTH, overflow="ellipsis")
    return [
        name,
        Text(str(player["points"]), style="bold"),
        Text(str(player["fuel"])),
        Text(str(player["ore"])),
        Text(f"{player['ships']}/{player['ships'] + player['stock']}"),
        Text(f"{_landed(seat, view)}/{_colonies_of_all(view)}"),
        _track(seat, player["hub"], view["limits"]["hub"], style),
    ]


def _landed(seat: int, view: View) -> int:
    return sum(int(territory["colonies"][seat]) for territory in view["territories"].values())


def _colonies_of_all(view: View) -> int:
    """How many colonies everybody has in all; one that is on its way to the planet is with nobody."""
    totals: list[int] = [
        _landed(seat, view) + player["colonies"] + (player["hub"] > 0)
        for seat, player in enumerate(view["players"])
    ]
    return max(totals)


def _aligned(cells: list[Text], widths: list[int]) -> Text:
    """Cells in columns: the name to the left, figures to the right."""
    line = Text()
    for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        gap = " " * (width - cell.cell_len)
        line.append_text(Text.assemble(cell, gap) if column == 0 else Text.assemble(gap, cell))
        line.append("  ")
    return line


def _track(seat: int, hub: int, circles: int, style: TableStyle) -> Text:
    """The Hub track as circles; the colony stands on one of them."""
    free = "o" if style.letters else "○"
    if not hub:
        return Text(free * circles, style="dim")
    return Text.assemble((free * (hub - 1), "dim"), style.pieces(seat, 1), (free * (circles - hub), "dim"))


def _cards(player: dict[str, Any], used: list[str], style: TableStyle) -> Text:
    """Cards held; those used this turn are in brackets."""
    cards = []
    for card in player["cards"]:
        name = style.words.text(f"af-card-{card}")
        cards.append(Text(f"({name})", style="dim") if card in used else Text(name))
    return joined(", ", cards)


def _sources(player: dict[str, Any], style: TableStyle) -> Text:
    """Where the points come from."""
    parts = [
        Text(f"{style.words.text(f'af-score-{source}')} {points}", style="dim")
        for source, points in player["score"].items()
        if points
    ]
    return joined(", ", parts)


# --- tech and the hand --------------------------------------------------------------------------------


def _tech(view: View, style: TableStyle, captions: bool, all_cards: bool) -> Lines:
    words = style.words
    discarded = sum(view["discards"].values())
    piles = Text(words.text("af-board-piles", deck=view["deck"], discards=discarded))
    names = [Text(words.text(f"af-card-{card}"), style="bold") for card in view["display"]]
    if not captions:
        row = Text.assemble(
            (f"{words.text('af-board-display-short')} ", "dim"), joined(", ", names), " (", piles, ")"
        )
        if not all_cards:
            row.truncate(style.width, overflow="ellipsis")
        return broken(row, style.width, 1)
    width = max((name.cell_len for name in names), default=0)
    lines: Lines = []
    for name, card in zip(names, view["display"], strict=True):
        name.pad_right(width - name.cell_len + 2)
        caption = Text(words.text(f"af-board-card-{card}"), style="dim")
        lines += broken(Text.assemble(name, caption), style.width, width + 2)
    return [heading(words.text("af-board-display"), piles, style.width), *lines]


def _dice(view: View) -> list[tuple[int, bool]]:
    """What the unplaced ships of the player at turn show, and whether it is the Relic; none after the end."""
    if view["phase"] == "over":
        return []
    relic = view["relic"]
    return [(value, False) for value in view["hand"]] + (
        [(relic["value"], True)] if relic["place"] == "hand" else []
    )


def _hand(view: View, style: TableStyle, level: int) -> Lines:
    """The unplaced ships of the player at turn."""
    dice = _dice(view)
    if not dice or not level:
        return []
    seat = view["turn"]
    told = style.words.text("af-board-hand", ships=len(dice))
    if level == 1:
        ships = [_ship({"seat": seat, "value": value, "relic": relic}, style) for value, relic in dice]
        return [Text.assemble(f"{told}: ", joined(" ", ships))]
    colour = f"bold {style.colour(seat)}"
    rows = [Text(" "), Text(" "), Text(" ")]
    corners = "++++-|" if style.letters else "╭╮╰╯─│"
    edge = corners[4]
    for value, relic in dice:
        top = f"{corners[0]}{edge}{style.sign(seat)}{edge}{corners[1]}"
        bottom = f"{corners[2]}{edge}{'r' if relic else edge}{edge}{corners[3]}"
        for row, text in zip(rows, (top, f"{corners[5]} {value} {corners[5]}", bottom), strict=True):
            row.append(text, style=colour)
            row.append(" ")
    rows[1].append(f" {told}")
    return rows


# --- moves and components -----------------------------------------------------------------------------


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


def describe(move: Offered, view: View, style: TableStyle, full: bool) -> Text | None:
    """A card that can be had comes with what it does; of other moves the label says enough."""
    first, *rest = move.notation.split()
    if first not in _CARD_MOVES or not full:
        return None
    caption = style.words.text(f"af-board-card-{rest[-1]}")
    label = style.words.label(move.label)
    return Text.assemble(label, " ", (f"[{move.notation}]", "dim"), (f" {caption}", "dim italic"))


def places(component: Component, view: View, style: TableStyle) -> list[Text]:
    """Where a component is; of the discard pile, what lies in it."""
    if component.kind == "card":
        return _copies(component.id, view, style)
    if component.kind == "territory":
        data = view["territories"][component.id]
        return [Text.assemble(_colonies(data, style), " ", _control(data, style), " ", _fields(data, style))]
    if component.kind == "field":
        return [
            Text(style.words.text(f"af-territory-{name}"), style="bold")
            for name, data in view["territories"].items()
            if component.id in data["fields"]
        ]
    if component.kind == "pile":
        cards = [
            Text.assemble(style.words.text(f"af-card-{card}"), f" ×{count}" if count > 1 else "")
            for card, count in view["discards"].items()
        ]
        return [joined(", ", cards) if cards else Text("–")]
    return [_bay(view, style) if component.id == "bay" else _docks_of(component.id, view, style)]


def _copies(card: str, view: View, style: TableStyle) -> list[Text]:
    """Where the copies of a card are."""
    words = style.words
    piles = [
        (words.text("af-board-display"), view["display"].count(card)),
        (words.text("af-board-draw-pile"), view["unseen"].get(card, 0)),
        (words.text("af-pile-discards"), view["discards"].get(card, 0)),
    ]
    found = [style.player(seat) for seat, player in enumerate(view["players"]) if card in player["cards"]]
    return found + [Text(f"{place}{f' ×{count}' if count > 1 else ''}") for place, count in piles if count]
