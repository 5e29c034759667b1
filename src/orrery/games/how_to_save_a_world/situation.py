"""What is asked and what is going on, by name: values of views. Everything here is known to all."""

from typing import Any, Final

from orrery.core.frame_fields import MASK_PLACE, Masks, Places
from orrery.games.how_to_save_a_world.components import (
    CARD_IDS,
    LOCATION_IDS,
    NOWHERE,
    PROJECT_RES,
    UPGRADE_IDS,
)
from orrery.games.how_to_save_a_world.effects import ALL, LISTS, SOURCES
from orrery.games.how_to_save_a_world.rules.cards import price
from orrery.games.how_to_save_a_world.state import (
    BOOSTING,
    BOUGHT,
    BUY_MORE,
    BUYING,
    CARD_PLAYED,
    CHOICE_MORE,
    CHOOSING,
    CUBES_BACK,
    DEAL_CARD,
    DRAW_LASER,
    DRAW_SHIELD,
    DRAW_THREAT,
    EXCHANGE,
    EXCHANGE_MORE,
    FERRYING,
    GAIN_ANY,
    GAIN_MORE,
    GAIN_UPGRADES,
    MOVING,
    PARTS,
    PAY_ANY,
    PAY_TAGS,
    PAYING,
    PAYMENT,
    PRICE,
    PROGRESS,
    RAISE_ANY,
    REACTIVATING,
    REFILLING,
    REMOVING,
    REPEATING,
    RESEARCH_MORE,
    RESEARCHING,
    REVEAL_CARD,
    REVEAL_FACILITY,
    SHUTTLING,
    SPEND_TAGS,
    STEPPING,
    SYMBOL,
    TAG_COUNT,
    TAKE_TAGS,
    TURN_ENDS,
    UPGRADE_MORE,
    UPGRADED,
    WORK_ENDS,
    WORK_MORE,
    WORKING,
    HowToSaveAWorldState,
)
from orrery.games.how_to_save_a_world.vocabulary import (
    DECKS,
    PATH_SYMBOLS,
    PROJECTS,
    RESOURCES,
    STACKS,
    TAGS,
    UPGRADE_KINDS,
    WORLDS,
)

#: What an effect is printed on, by its number, and what a list of effects is printed on.
PRINTED_ON: Final[list[str]] = [SOURCES[effect.source][1] for effect in ALL]
LIST_OF: Final[list[str]] = [SOURCES[effects[0].source][1] if effects else "" for effects in LISTS]

#: What a decision at hand is about, and what is going on: the numbers of frames by name.
ASKED: Final[dict[int, Places]] = {
    PAYMENT: {"res": (2, RESOURCES), "cost": (3, None)},
    PAY_TAGS: {"res": (2, RESOURCES), "cost": (3, None)},
    PAY_ANY: {"left": (2, None)},
    TAG_COUNT: {"source": (2, PRINTED_ON)},
    SPEND_TAGS: {"goal": (3, None), "paid": (4, None), "wild": (7, None)},
    GAIN_ANY: {"source": (5, PRINTED_ON), "left": (3, None)},
    RAISE_ANY: {"source": (5, PRINTED_ON), "left": (3, None)},
    TAKE_TAGS: {"source": (5, PRINTED_ON), "left": (3, None)},
    WORKING: {"least": (3, None), "most": (4, None), "split": (5, None), "discount": (6, None)},
    RESEARCHING: {"left": (2, None)},
    GAIN_UPGRADES: {"source": (4, PRINTED_ON), "left": (3, None)},
    BUYING: {"source": (2, PRINTED_ON), "left": (3, None)},
    REMOVING: {"source": (2, PRINTED_ON)},
    CHOOSING: {"source": (2, PRINTED_ON), "left": (3, None)},
    EXCHANGE: {"source": (2, PRINTED_ON), "left": (3, None)},
    REACTIVATING: {"source": (5, PRINTED_ON), "left": (3, None)},
    FERRYING: {"source": (3, PRINTED_ON), "left": (2, None)},
    REFILLING: {"source": (3, PRINTED_ON)},
    GAIN_MORE: {"n": (3, None), "wait": (4, None)},
}
MASKS: Final[Masks] = {
    SPEND_TAGS: ("tags", TAGS),
    GAIN_ANY: ("resources", RESOURCES),
    RAISE_ANY: ("resources", RESOURCES),
    REFILLING: ("resources", RESOURCES),
    GAIN_MORE: ("resources", RESOURCES),
    TAKE_TAGS: ("tags", TAGS),
    REACTIVATING: ("tags", TAGS),
    WORKING: ("projects", PROJECTS),
    WORK_MORE: ("projects", PROJECTS),
    GAIN_UPGRADES: ("kinds", UPGRADE_KINDS),
    UPGRADE_MORE: ("kinds", UPGRADE_KINDS),
}

GOING_ON: Final[dict[int, tuple[str, Places]]] = {
    DEAL_CARD: ("deals", {"deck": (2, DECKS)}),
    REVEAL_CARD: ("reveals", {"deck": (2, DECKS)}),
    REVEAL_FACILITY: ("facility", {"stack": (2, STACKS)}),
    DRAW_THREAT: ("threat", {}),
    DRAW_LASER: ("laser", {}),
    DRAW_SHIELD: ("shield", {}),
    PARTS: ("effects", {"source": (2, LIST_OF), "part": (3, None)}),
    REPEATING: ("repeats", {"source": (2, LIST_OF), "left": (3, None)}),
    PAYING: ("pays", {"res": (2, RESOURCES), "cost": (3, None)}),
    PRICE: ("pays-price", {"source": (2, PRINTED_ON), "part": (3, None)}),
    SHUTTLING: ("shuttles", {"world": (2, WORLDS)}),
    CARD_PLAYED: ("plays", {"card": (2, CARD_IDS)}),
    STEPPING: ("works", {"project": (2, PROJECTS), "steps": (3, None)}),
    WORK_ENDS: ("worked", {"project": (2, PROJECTS), "steps": (3, None)}),
    WORK_MORE: ("works-on", {"left": (3, None), "discount": (4, None)}),
    RESEARCH_MORE: ("researches", {"left": (2, None)}),
    UPGRADED: ("upgrades", {"upgrade": (2, UPGRADE_IDS)}),
    UPGRADE_MORE: ("gains-upgrades", {"left": (3, None)}),
    BUY_MORE: ("buys-more", {"source": (2, PRINTED_ON), "left": (3, None)}),
    BOUGHT: ("buys", {"card": (2, CARD_IDS)}),
    EXCHANGE_MORE: ("exchanges", {"source": (2, PRINTED_ON), "left": (3, None)}),
    CHOICE_MORE: ("chooses", {"source": (2, PRINTED_ON), "left": (3, None)}),
    PROGRESS: ("progress", {"step": (2, None)}),
    MOVING: ("asteroid", {"left": (2, None)}),
    SYMBOL: ("symbol", {"symbol": (2, PATH_SYMBOLS)}),
    CUBES_BACK: ("cubes-back", {"cubes": (2, None)}),
}


def _named(frame: tuple[int, ...], places: Places) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, (place, words) in places.items():
        number = frame[place]
        values[name] = number if words is None else None if number == NOWHERE else words[number]
    if frame[0] in MASKS:
        name, words = MASKS[frame[0]]
        values[name] = [word for bit, word in enumerate(words) if frame[MASK_PLACE] >> bit & 1]
    return values


def question(s: HowToSaveAWorldState) -> dict[str, Any] | None:
    """Who is asked, and what the decision at hand is about, by name."""
    if s.over:
        return None
    if not s.stack:
        return {"seat": s.turn}
    frame = s.stack[-1]
    if frame[0] >= DEAL_CARD:
        return None
    return {"seat": frame[1], **_named(frame, ASKED.get(frame[0], {})), **_worked_out(s, frame)}


def _worked_out(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> dict[str, Any]:
    """What a frame does not have as one number."""
    kind = frame[0]
    if kind == BUYING:
        return {"price": price(s, s.players[frame[1]], ALL[frame[2]])}
    if kind == WORKING:
        paid_with = [PROJECT_RES[project] for project in range(3) if frame[2] >> project & 1]
        return {"resources": [RESOURCES[resource] for resource in paid_with]}
    if kind == BOOSTING:
        return {"last": s.stack[-2][0] == TURN_ENDS}
    if kind == TAG_COUNT:
        mask = ALL[frame[2]].mask
        return {"tags": [word for bit, word in enumerate(TAGS) if mask >> bit & 1]}
    if kind == EXCHANGE:
        effect = ALL[frame[2]]
        return {"price": sum(n for _, n in effect.price), "tags": sum(n for _, n in effect.tag_price)}
    return {}


def resolving(s: HowToSaveAWorldState) -> list[dict[str, Any]]:
    """What is going on, the next first: what chance decides about, and what follows by itself."""
    found = []
    for frame in reversed(s.stack):
        if frame[0] in GOING_ON:
            what, places = GOING_ON[frame[0]]
            seat = None if frame[1] == NOWHERE else frame[1]
            found.append({"what": what, "seat": seat, **_named(frame, places)})
    return found


def place_name(place: int) -> str | None:
    """The id of a location, or None."""
    return None if place == NOWHERE else LOCATION_IDS[place]
