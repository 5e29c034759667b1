"""Tells where a component of How to Save a World is, or what lies on it, as far as it can be seen."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from orrery.cli.terminal.boards.board import Component, View
from orrery.cli.terminal.boards.how_to_save_a_world_cards import Pen, deck_of
from orrery.cli.terminal.boards.how_to_save_a_world_worlds import (
    landers_on,
    locations_of,
    meter_of,
    order,
)
from orrery.cli.terminal.boards.parts import focus_of
from orrery.cli.terminal.style import TableStyle
from orrery.games.how_to_save_a_world.components import AREA_IDS, REWARD, REWARD_IDS
from orrery.games.how_to_save_a_world.vocabulary import DECKS, PROJECTS


def places(component: Component, view: View, style: TableStyle) -> list[Text]:
    """Where a component is, or what lies on it."""
    return _BY_KIND[component.kind](component, view, Pen(style))


def _card(component: Component, view: View, pen: Pen) -> list[Text]:
    slug = component.id
    deck = view["decks"][deck_of(slug)]
    unseen = [*deck["unseen"], *view["unseen_starting"]]
    piles = {
        "display": deck["display"],
        "deck": deck["cards"] or [],
        "unseen": unseen,
        "market": deck["market"],
        "removed": view["removed"],
    }
    found = [Text(pen.say(f"where-{name}")) for name, cards in piles.items() if slug in cards]
    for seat, player in enumerate(view["players"]):
        hand = player["known"] if player["hand"] is None else player["hand"]
        held = {"hand": hand, "discard": player["discard"], "returned": [player["returned"]]}
        for name, cards in held.items():
            if slug in cards:
                found.append(_of(seat, pen.say(f"where-{name}"), pen))
        if slug in player["species"]:
            found.append(Text(pen.say("where-worth", vp=player["species"][slug])))
    return found or [Text(pen.say("where-nowhere"))]


def _of(seat: int, words: str, pen: Pen) -> Text:
    return Text.assemble(pen.style.player(seat), f": {words}")


def _location(component: Component, view: View, pen: Pen) -> list[Text]:
    return [_standing(component.id, view, pen)]


def _standing(location: str, view: View, pen: Pen) -> Text:
    """Who is on a location, else whether it can be used."""
    if location not in view["open"]:
        return Text(pen.say("where-unbuilt"))
    landers = landers_on(view, location, pen)
    return landers or Text(pen.say("where-blocked" if location in view["blocked"] else "where-free"))


def _area(component: Component, view: View, pen: Pen) -> list[Text]:
    names = locations_of(AREA_IDS.index(component.id))
    return [Text.assemble(pen.name(name), ": ", _standing(name, view, pen)) for name in names]


def _facility(component: Component, view: View, pen: Pen) -> list[Text]:
    for stack, tiles in view["stacks"].items():
        if component.id in tiles:
            return [Text(pen.say("where-stack", stack=stack))]
    if component.id not in view["facilities"].values():
        return [Text(pen.say("where-nowhere"))]
    return [Text(pen.say("where-built")), *_area(component, view, pen)]


def _upgrade(component: Component, view: View, pen: Pen) -> list[Text]:
    slug, focus = component.id, focus_of(view)
    owners = [seat for seat, player in enumerate(view["players"]) if slug in player["upgrades"]]
    found = [_of(seat, pen.say("where-owned"), pen) for seat in owners]
    if focus is not None and focus not in owners:
        cost = pen.amount("knowledge", view["players"][focus]["upgrade_costs"][slug]).plain
        found.append(Text(pen.say("where-cost", amount=cost)))
    return found


def _project(component: Component, view: View, pen: Pen) -> list[Text]:
    if component.table == "meters":
        count, goal = meter_of(view, component.id)
        return [Text(pen.say("where-meter", count=count, impact=goal))]
    return [
        Text(pen.say("where-neutral", space=space))
        if seat is None
        else _of(seat, pen.say("where-space", space=space), pen)
        for space, seat in order(view, component.id)
    ]


def _reward(component: Component, view: View, pen: Pen) -> list[Text]:
    number = REWARD_IDS.index(component.id)
    project = next(name for name, tiles in zip(PROJECTS, REWARD, strict=True) if number in tiles)
    tier = REWARD[PROJECTS.index(project)].index(number) + 1
    current = view["projects"][project]["tier"]
    return [
        Text(pen.say("where-force" if tier == current else "where-later" if tier > current else "where-gone"))
    ]


_BY_KIND: Final[dict[str, Callable[[Component, View, Pen], list[Text]]]] = {
    **dict.fromkeys(DECKS, _card),
    **{"location": _location, "area": _area, "facility": _facility},
    **{"upgrade": _upgrade, "project": _project, "reward": _reward},
}
