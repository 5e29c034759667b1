"""Draws what all share in How to Save a World: asteroid and bag, projects, both worlds, displays."""

from typing import Any, Final

from rich.text import Text

from orrery.cli.terminal.boards.board import View
from orrery.cli.terminal.boards.how_to_save_a_world_cards import LOCATION, Pen, resource_of
from orrery.cli.terminal.boards.parts import Lines, flow, focus_of, heading, joined, spaced
from orrery.games.how_to_save_a_world.components import (
    AREA,
    AREA_IDS,
    BONUSES,
    CHANGES,
    FRAME,
    LOCATION_IDS,
    PROJECT_RES,
    SYMBOLS,
    UNLIMITED,
    WORLD,
)
from orrery.games.how_to_save_a_world.vocabulary import (
    DECKS,
    FRAMES,
    PATH_SYMBOLS,
    PROJECTS,
    RESOURCES,
    WORLDS,
)

#: The signs of frames: a lander that stays where it is needs none.
_FRAME_SIGNS: Final = {"shuttle": "»", "stay": "", "boost": "↑"}


# --- the end ----------------------------------------------------------------------------------------------


def how_near(view: View, pen: Pen) -> Lines:
    """How near the end is: asteroid and meters against their impact points, and how fast cubes come."""
    space, impact = view["asteroid"], view["limits"]["impact"]
    cells = [_nearing(pen.say("asteroid", space=space, impact=impact), space >= impact)]
    for name in PROJECTS:
        count, goal = meter_of(view, name)
        words = pen.say("meter", meter=pen.say(f"row-{name}"), count=count, impact=goal)
        cells.append(_nearing(words, count >= goal))
    cells.append(Text(pen.say("threat", threat=view["threat"])))
    return flow(pen.say("end"), cells, pen.width, pen.bar)


def _nearing(words: str, reached: bool) -> Text:
    return Text(words, style="bold reverse" if reached else "bold")


def meter_of(view: View, project: str) -> tuple[int, int]:
    """The cubes on a meter and its impact point; after the end, when being full counted, its length."""
    row = view["projects"][project]
    count = len(row["meter"]) - row["meter"].count(None)
    return count, len(row["meter"]) if view["phase"] == "over" else row["impact"]


def bag_and_path(view: View, pen: Pen, whole: bool) -> Lines:
    """What is in the bag by kind, and what the asteroid meets on its way: all of it or the next space."""
    lines = _cubes("bag", view["bag"], pen)
    if any(view["aside"].values()):
        lines += _cubes("aside", view["aside"], pen)
    ahead = []
    impact = view["limits"]["impact"]
    for space in range(view["asteroid"] + 1, impact + 1):
        symbols = [pen.say(f"symbol-{PATH_SYMBOLS[symbol]}") for symbol in SYMBOLS[space - 1]]
        if space == impact:
            symbols = [pen.say("symbol-impact")]
        if symbols:
            ahead.append(spaced(Text(str(space), style="bold"), Text(" + ".join(symbols))))
    if not ahead:
        return lines
    if whole:
        return [*lines, *flow(pen.say("path"), ahead, pen.width, pen.sign(" · "))]
    beside = Text.assemble(lines[-1], (pen.bar, "dim"), (f"{pen.say('path')} ", "dim"), ahead[0])
    return [*lines[:-1], beside] if beside.cell_len <= pen.width else lines


def _cubes(name: str, cubes: dict[str, int], pen: Pen) -> Lines:
    cells = [Text(f"{pen.of_game(f'cube-{kind}')} {count}") for kind, count in cubes.items()]
    return flow(Text.assemble((pen.say(name), "dim"), f" {sum(cubes.values())}:"), cells, pen.width, ", ")


# --- projects ---------------------------------------------------------------------------------------------


def projects(view: View, pen: Pen, level: int) -> Lines:
    """The tracks: 3 space by space with the meter, 2 space by space, 1 the discs from first to last, all with
    the reward in force; 0 the discs of all tracks in a row."""
    if not level:
        cells = [spaced(Text(pen.say(f"row-{name}")), _discs(view, name, pen)) for name in PROJECTS]
        return flow("", cells, pen.width, pen.bar)
    lines: Lines = []
    names = {name: pen.say(f"row-{name}") for name in PROJECTS}
    widest = max(len(name) for name in names.values()) + 2
    for name in PROJECTS:
        project = view["projects"][name]
        resource = RESOURCES[PROJECT_RES[PROJECTS.index(name)]]
        title = Text.assemble((names[name], "bold"), f" {pen.say(f'resource-{resource}')}")
        title.pad_right(widest - title.cell_len)
        reward = Text(pen.say("reward", reward=pen.says(project["reward"]).plain))
        cells = [_track(view, name, pen) if level > 1 else _discs(view, name, pen), reward]
        if level > 2:
            cells.append(_meter(project, pen))
        lines += flow(title, cells, pen.width, pen.bar, indent=widest + 1)
    return lines


def order(view: View, project: str) -> list[tuple[int, int | None]]:
    """The discs on a track from first to last, each with its space; None is a neutral one (R45)."""
    row = view["projects"][project]
    discs: list[tuple[int, int | None]] = [(space, None) for space in sorted(row["neutral"], reverse=True)]
    discs += [(view["players"][seat]["discs"][project], seat) for seat in row["standing"]]
    # Neutral discs lie lowest on a shared space; sorting keeps the order of the others.
    return sorted(discs, key=lambda disc: -disc[0])


def _discs(view: View, project: str, pen: Pen) -> Text:
    """The discs on a track from first to last with their spaces."""
    return joined(" ", [_disc(seat, str(space), pen) for space, seat in order(view, project)])


def _disc(seat: int | None, space: str, pen: Pen) -> Text:
    sign = Text(pen.sign("◇"), style="bold") if seat is None else pen.seat(seat)
    return Text.assemble(sign, space)


def _track(view: View, project: str, pen: Pen) -> Text:
    """Every space of a track with its discs, bonuses that are left and changes of the reward to come."""
    number = PROJECTS.index(project)
    discs = order(view, project)
    furthest = max(space for space, seat in discs if seat is not None)
    bonuses, changes = dict(BONUSES[number]), CHANGES[number]
    cells = []
    for space in range(view["limits"]["track"] + 1):
        here = [_disc(seat, "", pen) for at, seat in discs if at == space]
        marks = ""
        if space > furthest:
            marks = f"+{bonuses[space]}" if space in bonuses else ""
            marks += "~" if space in changes else ""
        if space or here:
            cells.append(Text.assemble((str(space), "dim"), *here, (marks, "bold")))
    return joined(" ", cells)


def _meter(project: dict[str, Any], pen: Pen) -> Text:
    """A meter space by space, its impact point marked by what comes after it."""
    spaces = ["▮" if cube is not None else "▯" for cube in project["meter"]]
    spaces.insert(project["impact"], "╎")
    return Text(pen.sign("".join(spaces).rstrip("╎")))


# --- worlds -----------------------------------------------------------------------------------------------


def worlds(view: View, pen: Pen, level: int) -> Lines:
    """Both worlds: 2 every location with what it gives, 1 which are free, 0 only where landers stand."""
    if view["phase"] == "over":
        return []
    if level == 0:
        taken = [
            spaced(pen.name(name), landers)
            for name in LOCATION_IDS
            if (landers := landers_on(view, name, pen))
        ]
        return flow(pen.say("taken"), taken, pen.width, ", ") if taken else []
    lines: Lines = []
    for world, name in enumerate(WORLDS):
        ready = [pen.style.pieces(seat, one["ready"][name]) for seat, one in enumerate(view["players"])]
        title = Text(pen.say(f"row-{name}"), style="bold")
        if any(ready):
            title = spaced(title, Text(pen.say("ready"), style="dim"), *ready)
        legend = Text(pen.say("legend") if level > 1 and world == 0 else "", style="dim")
        cells = [_area(view, area, pen, level > 1) for area in open_areas(view, world)]
        if level > 1:
            lines += [heading(title, legend, pen.width), *flow("", cells, pen.width, pen.bar)]
        else:
            lines += flow(Text.assemble(title, ":"), cells, pen.width, pen.bar)
    return lines


def open_areas(view: View, world: int) -> list[int]:
    """The areas of a world that can be used, facilities behind the others."""
    found = [AREA[LOCATION[name]] for name in view["open"] if WORLD[LOCATION[name]] == world]
    return list(dict.fromkeys(found))


def locations_of(area: int) -> list[str]:
    """The locations of an area."""
    return [name for location, name in enumerate(LOCATION_IDS) if AREA[location] == area]


def _area(view: View, area: int, pen: Pen, full: bool) -> Text:
    """An area and its locations, each by its letter if there are several."""
    places = locations_of(area)
    cells = []
    for place in places:
        letter = place.rpartition("-")[2].upper() if len(places) > 1 else ""
        state = Text.assemble(letter, state_of(view, place, pen), frame_of(place, pen))
        cells.append(spaced(state, pen.says(place) if full else Text()))
    return spaced(pen.name(AREA_IDS[area], "bold"), *cells)


def frame_of(location: str, pen: Pen) -> str:
    """The sign of where the lander goes at the end of the round."""
    return pen.sign(_FRAME_SIGNS[FRAMES[FRAME[LOCATION[location]]]])


def state_of(view: View, location: str, pen: Pen) -> Text:
    """Whether a location is free, blocked or unlimited, and whose landers stand there."""
    landers = landers_on(view, location, pen)
    if UNLIMITED[LOCATION[location]]:
        return Text.assemble(pen.sign("∞"), landers)
    if landers:
        return landers
    return Text(pen.sign("×" if location in view["blocked"] else "○"))


def landers_on(view: View, location: str, pen: Pen) -> Text:
    """The landers on a location, by whose they are."""
    counts = [(seat, player["placed"].count(location)) for seat, player in enumerate(view["players"])]
    return Text("").join([pen.style.pieces(seat, count) for seat, count in counts])


# --- displays ---------------------------------------------------------------------------------------------


def displays(view: View, pen: Pen, level: int) -> Lines:
    """The open cards with today's price: 2 with what they say, 1 with their tags, 0 not at all."""
    if not level or view["phase"] == "over":
        return []
    focus = focus_of(view)
    lines: Lines = []
    for deck in DECKS:
        row = view["decks"][deck]
        price = ""
        if focus is not None:
            price = pen.amount(resource_of(deck), _price(view, focus)).plain
        title = spaced(
            Text(pen.say(f"display-{deck}", price=price).rstrip(), style="bold"),
            Text(pen.say("deck-left", count=row["left"]) if level > 1 else "", style="dim"),
        )
        cells = [
            Text(pen.sign("–")) if slug is None else pen.card(slug, level > 1) for slug in row["display"]
        ]
        lines += flow(title, cells, pen.width, pen.bar)
    return lines


def _price(view: View, seat: int) -> int:
    """What a card costs a player: as asked, else what it would cost without more ado."""
    question = view["question"] or {}
    if view["phase"] == "buy" and question["seat"] == seat:
        return int(question["price"])
    return int(view["players"][seat]["price"])
