"""Moves as messages for people. A move that several decisions share is told by the decision at hand."""

from typing import Final

from orrery.core.messages import Label, seat_name, why
from orrery.games.how_to_save_a_world.actions import (
    BOOST_CARD,
    BUY,
    DEAL,
    DRAW,
    DRAWS,
    FACILITY,
    FIRST,
    GAIN,
    GENIUS_PAID,
    KEEP,
    LATER,
    NEVER,
    OPTION,
    PASS,
    PAY,
    PLACE,
    PLAY,
    PLUS,
    RAISE,
    REACTIVATE,
    REFILL,
    REMOVE,
    REMOVE_PLAYED,
    REVEAL,
    SHUTTLE,
    TAG_CARD,
    TAGS_SPENT,
    TAKE_TAG,
    TOKEN,
    UPGRADE,
    WILD_CARD,
    WORK,
    YES,
)
from orrery.games.how_to_save_a_world.component_words import effect_args
from orrery.games.how_to_save_a_world.components import (
    ASTEROID,
    DECK,
    DECK_RES,
    EVACUATION,
    FIRST_BOOST,
    FIRST_SPECIES,
    LASER,
    PROJECT_RES,
    SHIELD,
    TRACK,
)
from orrery.games.how_to_save_a_world.decisions import DECISIONS
from orrery.games.how_to_save_a_world.effects import ALL, LISTS, PRINTED, WORK_CHEAPER
from orrery.games.how_to_save_a_world.names import (
    amount_args,
    card_name,
    facility_name,
    location_name,
    price_args,
    project_name,
    resource_name,
    tag_name,
    upgrade_name,
    world_name,
)
from orrery.games.how_to_save_a_world.rules.cards import price
from orrery.games.how_to_save_a_world.rules.payment import discount
from orrery.games.how_to_save_a_world.rules.research import KNOWLEDGE, upgrade_cost
from orrery.games.how_to_save_a_world.rules.work import steps_cost
from orrery.games.how_to_save_a_world.state import (
    AFTER_SHUTTLE,
    BUYING,
    CHOOSING,
    EXCHANGE,
    FERRYING,
    GAIN_MORE,
    PAY_TAGS,
    PAYMENT,
    REMOVING,
    RESEARCHING,
    WORKING,
    HowToSaveAWorldState,
)


def label(s: HowToSaveAWorldState, action: int) -> Label:
    """The move as a message."""
    if action < SHUTTLE:
        return _answer(s, action)
    if action < KEEP:
        return _turn(action)
    if action >= DEAL:
        return _chance(action)
    if action < WORK:
        return _amount(s, action)
    return _choice(s, action)


def _top(s: HowToSaveAWorldState) -> tuple[int, ...]:
    """The decision at hand; ``(0,)`` in a turn."""
    return s.stack[-1] if s.stack else (0,)


def _answer(s: HowToSaveAWorldState, action: int) -> Label:
    if action == PASS:
        return why("hw-move-pass")
    if action == LATER:
        return why("hw-move-later")
    if action == NEVER:
        return why("hw-move-never")
    if action == YES:
        return why("hw-move-yes")
    kind = _top(s)[0]
    phase = DECISIONS[kind].phase if kind in _DECLINED else ""
    return why(f"hw-move-done-{phase}" if phase else "hw-move-done")


#: The decisions that may be declined, each in its own words.
_DECLINED: Final = (
    AFTER_SHUTTLE,
    EXCHANGE,
    WORKING,
    RESEARCHING,
    BUYING,
    REMOVING,
    FERRYING,
    GAIN_MORE,
)


def _turn(action: int) -> Label:
    if action < PLAY:
        return why("hw-move-shuttle", world=world_name(action - SHUTTLE))
    if action < PLACE:
        return why("hw-move-play", card=card_name(action - PLAY))
    if action < BOOST_CARD:
        return why("hw-move-place", location=location_name(action - PLACE))
    return why("hw-move-boost", card=card_name(action - BOOST_CARD + FIRST_BOOST))


def _amount(s: HowToSaveAWorldState, action: int) -> Label:
    """What is paid, spent or gained."""
    top = _top(s)
    if action < GENIUS_PAID:
        return why("hw-move-keep", card=card_name(action - KEEP + FIRST_SPECIES))
    if action < PAY:
        genius = action - GENIUS_PAID
        if top[0] != PAYMENT:
            return why("hw-move-genius", genius=genius)
        rest = max(0, top[3] - genius)
        if not genius:
            return why("hw-move-pay-plain", **amount_args(top[2], rest))
        return why("hw-move-pay-genius", genius=genius, **amount_args(top[2], rest))
    if action < TAGS_SPENT:
        return why("hw-move-pay", res=resource_name(action - PAY))
    if action < TOKEN:
        return why("hw-move-pay-tags" if top[0] == PAY_TAGS else "hw-move-tags", tags=action - TAGS_SPENT)
    if action < TAG_CARD:
        return why("hw-move-token", tag=tag_name(action - TOKEN))
    if action < WILD_CARD:
        return why("hw-move-tag-card", card=card_name(action - TAG_CARD))
    if action < GAIN:
        return why("hw-move-wild-card", card=card_name(action - WILD_CARD))
    if action < RAISE:
        return why("hw-move-gain", res=resource_name(action - GAIN))
    if action < TAKE_TAG:
        return why("hw-move-raise", res=resource_name(action - RAISE))
    return why("hw-move-take-tag", tag=tag_name(action - TAKE_TAG))


def _choice(s: HowToSaveAWorldState, action: int) -> Label:
    top = _top(s)
    if action < UPGRADE:
        return _work(s, top, action)
    if action < BUY:
        upgrade = action - UPGRADE
        if top[0] != RESEARCHING:
            return why("hw-move-upgrade", upgrade=upgrade_name(upgrade))
        cost = upgrade_cost(s, s.players[top[1]], upgrade)
        return why("hw-move-research", upgrade=upgrade_name(upgrade), **price_args(KNOWLEDGE, cost))
    if action < REMOVE:
        card = action - BUY
        if top[0] != BUYING:
            return why("hw-move-buy", card=card_name(card))
        cost = price(s, s.players[top[1]], ALL[top[2]])
        return why("hw-move-buy-for", card=card_name(card), **price_args(DECK_RES[DECK[card]], cost))
    if action < REMOVE_PLAYED:
        return why("hw-move-remove", card=card_name(action - REMOVE))
    if action < OPTION:
        return why("hw-move-remove-played", card=card_name(action - REMOVE_PLAYED))
    if action < REACTIVATE:
        place = action - OPTION
        return (
            _option(ALL[top[2]].options, place) if top[0] == CHOOSING else why("hw-move-option", n=place + 1)
        )
    if action < REFILL:
        return why("hw-move-reactivate", tag=tag_name(action - REACTIVATE))
    if action < PLUS:
        return why("hw-move-refill", res=resource_name(action - REFILL))
    return why("hw-move-plus", res=resource_name(action - PLUS))


def _option(options: list[int], place: int) -> Label:
    """An alternative, by what it does first."""
    if place >= len(options) or not LISTS[options[place]]:
        return why("hw-move-option", n=place + 1)
    first, *others = LISTS[options[place]]
    return ("hw-move-option-more" if others else "hw-move-option-does", effect_args(PRINTED[first.number]))


def _work(s: HowToSaveAWorldState, top: tuple[int, ...], action: int) -> Label:
    project, steps = divmod(action - WORK, TRACK)
    steps += 1
    if top[0] != WORKING or s.players[top[1]].discs[project] + steps > TRACK:
        return why("hw-move-work", project=project_name(project), steps=steps)
    player = s.players[top[1]]
    cost = max(0, steps_cost(player, project, steps) - top[6] - discount(s, player, WORK_CHEAPER))
    return why(
        "hw-move-work-for",
        project=project_name(project),
        steps=steps,
        **price_args(PROJECT_RES[project], cost),
    )


def _chance(action: int) -> Label:
    if action < REVEAL:
        return why("hw-move-dealt", card=card_name(action - DEAL))
    if action < FACILITY:
        return why("hw-move-reveal", card=card_name(action - REVEAL))
    if action < DRAW:
        return why("hw-move-facility", facility=facility_name(action - FACILITY))
    if action < FIRST:
        drawn = DRAWS[action - DRAW]
        return why(
            "hw-move-draw",
            laser=drawn[LASER],
            shield=drawn[SHIELD],
            evacuation=drawn[EVACUATION],
            asteroid=drawn[ASTEROID],
        )
    return why("hw-move-first", player=seat_name(action - FIRST))
