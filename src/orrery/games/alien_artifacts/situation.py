"""What is asked and what is going on, by name: values of views. Everything here is known to all."""

from typing import Any, Final

from orrery.core.frame_fields import Places
from orrery.games.alien_artifacts.actions import MOST_UNBLOCKED
from orrery.games.alien_artifacts.components import (
    ARTIFACT_IDS,
    CLASSES,
    COLOURS,
    FACTION_IDS,
    IDS,
    NOWHERE,
    NUMBER,
    RESOURCE_IDS,
    TYPES,
)
from orrery.games.alien_artifacts.effects import ALL, BUY, DEEDS, OFFENSIVE, PLACES, UNBLOCK
from orrery.games.alien_artifacts.rules.blockade import fee
from orrery.games.alien_artifacts.rules.counting import amount
from orrery.games.alien_artifacts.rules.deeds import CARD_EFFECT
from orrery.games.alien_artifacts.rules.turn import hand_excess
from orrery.games.alien_artifacts.state import (
    ATTACH_SECTION,
    ATTACH_TO,
    ATTACHING,
    ATTACK_SHIPS,
    ATTACK_TARGET,
    CHOOSE_CARD,
    CHOOSE_CLASS,
    CHOOSE_SIDE,
    CHOOSE_TYPE,
    DISCARD_COST,
    DISCARD_HAND,
    DO_EFFECT,
    DRAW_HAND,
    DRAW_PRODUCED,
    DRAWING,
    EXTRA_CARDS,
    FINAL_FEE,
    FIRING,
    KEEP_CARD,
    LOSING,
    NEW_TOP,
    NEXT_TRIGGER,
    PAY_FEE,
    PAYMENT,
    PLACE_TOKENS,
    PLACING,
    PREPARE_CARDS,
    PRODUCING,
    PROGRAMME,
    REDRAW,
    REMOVE_TOKENS,
    REVEAL_ATTACHED,
    REVEAL_ATTACK,
    REVEAL_TECH,
    REVEALING,
    SEARCHING,
    SHIP_DONE,
    SHOW_SECTION,
    TAKING,
    TRADE_CARDS,
    USE_ABILITY,
    VALUE_MADE,
    AlienArtifactsState,
)

#: What an effect is printed on, by its number: a card, an artifact or a faction; a row is part of a table.
PRINTED_ON: Final = [
    "row" if effect.source == NOWHERE else [*IDS, *ARTIFACT_IDS, *FACTION_IDS][effect.source]
    for effect in ALL
]

#: What a decision at hand is about, and what is going on: the numbers of frames by name.
ASKED: Final[dict[int, Places]] = {
    PAYMENT: {"goal": (5, None), "cards": (6, None), "paid": (7, None)},
    TRADE_CARDS: {"colour": (2, COLOURS), "cards": (3, None)},
    PREPARE_CARDS: {"row": (2, CLASSES), "cards": (3, None)},
    ATTACH_TO: {"row": (2, CLASSES)},
    PROGRAMME: {"card": (2, PRINTED_ON), "cards": (3, None)},
    EXTRA_CARDS: {"row": (2, CLASSES)},
    KEEP_CARD: {"row": (2, CLASSES), "to": (3, PLACES), "kept": (4, None)},
    CHOOSE_SIDE: {"card": (2, IDS)},
    ATTACK_TARGET: {"ships": (2, None), "ship": (3, IDS)},
    ATTACK_SHIPS: {"ships": (2, None)},
    USE_ABILITY: {"ship": (2, IDS)},
    REDRAW: {"ship": (2, IDS), "resource": (3, RESOURCE_IDS), "redraws": (5, None)},
    PLACE_TOKENS: {"victim": (2, None), "tokens": (3, None)},
    SHOW_SECTION: {"card": (2, IDS), "resource": (3, RESOURCE_IDS)},
    REMOVE_TOKENS: {"tokens": (3, None)},
    CHOOSE_CARD: {"source": (2, PRINTED_ON)},
    CHOOSE_TYPE: {"row": (2, CLASSES), "to": (3, PLACES)},
    CHOOSE_CLASS: {"source": (2, PRINTED_ON)},
    ATTACH_SECTION: {"card": (2, IDS), "resource": (3, RESOURCE_IDS)},
    DISCARD_COST: {"source": (2, PRINTED_ON), "cards": (3, None)},
    PAY_FEE: {"card": (2, IDS)},
    FINAL_FEE: {"card": (2, IDS)},
}

GOING_ON: Final[dict[int, tuple[str, Places]]] = {
    DRAW_PRODUCED: ("produces", {"card": (2, IDS), "left": (3, None)}),
    REVEAL_TECH: ("scores", {"card": (2, IDS)}),
    REVEAL_ATTACK: ("attacks", {"ship": (2, IDS), "bonus": (3, None), "redraws": (4, None)}),
    REVEAL_ATTACHED: ("attaches", {"card": (2, IDS), "left": (3, None)}),
    NEW_TOP: ("top", {"row": (2, CLASSES)}),
    DO_EFFECT: ("effect", {"source": (2, PRINTED_ON)}),
    PRODUCING: ("produces", {"card": (2, IDS), "left": (3, None)}),
    TAKING: ("takes", {"row": (2, CLASSES), "left": (3, None), "to": (4, PLACES), "kept": (5, None)}),
    SEARCHING: ("searches", {"row": (2, CLASSES), "type": (3, TYPES), "to": (4, PLACES)}),
    ATTACHING: ("attaches", {"card": (2, IDS), "left": (3, None)}),
    DRAWING: ("draws", {"left": (2, None)}),
    REVEALING: ("attacks", {"ship": (2, IDS), "bonus": (3, None), "redraws": (4, None)}),
    VALUE_MADE: ("attacked", {"ship": (2, IDS), "resource": (3, RESOURCE_IDS), "value": (4, None)}),
    PLACING: ("blockades", {"tokens": (2, None)}),
    SHIP_DONE: ("attacked", {"ship": (2, IDS), "resource": (3, RESOURCE_IDS), "value": (4, None)}),
    LOSING: ("loses", {"ship": (2, IDS)}),
    FIRING: ("triggers", {}),
}


def _named(frame: tuple[int, ...], places: Places) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, (place, words) in places.items():
        number = frame[place]
        values[name] = number if words is None else None if number == NOWHERE else words[number]
    return values


def shown_section(shown: int) -> dict[str, Any]:
    """A resource card by its id and the section that is up."""
    return {"resource": RESOURCE_IDS[shown >> 1], "section": "ab"[shown & 1]}


def question(s: AlienArtifactsState) -> dict[str, Any] | None:
    """Who is asked, and what the decision at hand is about, by name."""
    if s.over:
        return None
    if not s.stack:
        return {"seat": s.turn, "actions": s.actions}
    frame = s.stack[-1]
    if frame[0] >= DRAW_HAND:
        return None
    return {"seat": frame[1], **_named(frame, ASKED.get(frame[0], {})), **_worked_out(s, frame)}


def _worked_out(s: AlienArtifactsState, frame: tuple[int, ...]) -> dict[str, Any]:
    """What a frame does not have as one number."""
    kind, player = frame[0], s.players[frame[1]]
    if kind == PAYMENT:
        return _payment(frame)
    if kind == ATTACH_TO:
        return {"resource": shown_section(s.aside[0])}
    if kind == PROGRAMME:
        return {"paid": list(frame[5:8])}
    if kind == KEEP_CARD:
        return {"drawn": [IDS[card] for card in s.aside]}
    if kind == USE_ABILITY:
        effect = ALL[frame[3]]
        return {"bonus": amount(s, frame[1], effect), "credits": effect.cost_credits}
    if kind == REDRAW:
        return {"value": NUMBER[frame[3]] + frame[4]}
    if kind == NEXT_TRIGGER:
        return {"cards": [PRINTED_ON[number] for number in frame[2:]]}
    if kind in (PAY_FEE, FINAL_FEE):
        return {"fee": fee(player, frame[2])}
    if kind == DISCARD_HAND:
        return {"excess": hand_excess(player)}
    return {}


def _payment(frame: tuple[int, ...]) -> dict[str, Any]:
    """What is paid for."""
    purpose, parameter = frame[2], frame[3]
    if purpose == CARD_EFFECT:
        return {"deed": "card", "card": PRINTED_ON[parameter]}
    if purpose == UNBLOCK:
        cls, number = divmod(parameter, MOST_UNBLOCKED)
        return {"deed": DEEDS[purpose], "row": CLASSES[cls], "tokens": number + 1}
    if purpose == OFFENSIVE:
        return {"deed": DEEDS[purpose], "ships": parameter}
    return {"deed": DEEDS[purpose], "card": IDS[parameter] if purpose < BUY else None}


def resolving(s: AlienArtifactsState) -> list[dict[str, Any]]:
    """What is going on, the next first: what chance decides about, and what follows by itself."""
    found = []
    for frame in reversed(s.stack):
        if frame[0] in GOING_ON:
            what, places = GOING_ON[frame[0]]
            seat = None if frame[1] == NOWHERE else frame[1]
            entry = {"what": what, "seat": seat, **_named(frame, places)}
            if frame[0] == FIRING:
                entry["cards"] = [PRINTED_ON[number] for number in frame[2:]]
            found.append(entry)
    return found
