"""Events, and what they set off: Tech 2 upgrades score, boosts may be played (2.12, R28, A7, A8)."""

from functools import reduce
from operator import or_
from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one
from orrery.games.how_to_save_a_world.actions import BOOST_CARD, LATER, NEVER
from orrery.games.how_to_save_a_world.components import FIRST_BOOST, NOWHERE
from orrery.games.how_to_save_a_world.effects import (
    CARD_CONDITION,
    CARD_LIST,
    SCORED,
    SCORING,
    SCORING_MASK,
    UPGRADE_CONDITION,
    UPGRADE_VP,
)
from orrery.games.how_to_save_a_world.names import card_name, upgrade_name
from orrery.games.how_to_save_a_world.state import (
    BACK_AT,
    BOOSTING,
    PARTS,
    TURN_ENDS,
    HowToSaveAWorldState,
    Player,
    leave_hand,
)

#: All conditions that an upgrade scores for.
_SCORING_CONDITIONS: Final[int] = reduce(or_, [UPGRADE_CONDITION[upgrade] for upgrade in SCORING], 0)


def occurred(s: HowToSaveAWorldState, seat: int, conditions: int, events: list[Event] | None) -> None:
    """An event of the own turn met these conditions; upgrades score for it once a turn (A50)."""
    fresh = conditions & ~s.happened
    if fresh:
        s.happened |= fresh
        s.news |= fresh
    if not conditions & _SCORING_CONDITIONS:
        return
    ready = s.players[seat].upgrades & SCORING_MASK & ~s.scored
    if ready:
        for upgrade in SCORING:
            if ready >> upgrade & 1 and UPGRADE_CONDITION[upgrade] & conditions:
                s.scored |= 1 << upgrade
                if events is not None:
                    tell(events, "hw-event-upgrade-scores", upgrade=upgrade_name(upgrade))
                score_vp(s, seat, UPGRADE_VP[upgrade], events)


def score_vp(s: HowToSaveAWorldState, seat: int, vp: int, events: list[Event] | None) -> None:
    """VP are scored at once (R22)."""
    s.players[seat].vp += vp
    if events is not None:
        tell(events, "hw-event-vp", player=seat_name(seat), vp=vp)
    occurred(s, seat, SCORED[vp] if vp < len(SCORED) else SCORED[-1], events)


def playable_boosts(s: HowToSaveAWorldState, player: Player) -> list[int]:
    """The boosts in hand whose condition was met this turn, without those bought in it (R33)."""
    found: list[int] = []
    happened = s.happened
    hand = player.hand
    for card in hand:
        if (
            CARD_CONDITION[card] & happened
            and card not in found
            and (not s.bought or hand.count(card) > s.bought.count(card))
        ):
            found.append(card)
    return found


def ask_boosts(s: HowToSaveAWorldState, seat: int, frame: tuple[int, ...]) -> bool:
    """Whether a boost has become playable: it is asked for before ``frame`` goes on, which waits (D21)."""
    if not boost_due(s, seat, s.news):
        return False
    s.stack.append(frame)
    s.stack.append((BOOSTING, seat))
    return True


def boost_due(s: HowToSaveAWorldState, seat: int, met: int) -> bool:
    """Whether a boost waits for one of the conditions that are met; what is new has then been asked for."""
    s.news = 0
    if not met or s.never:
        return False
    hand = s.players[seat].hand
    for card in hand:
        if CARD_CONDITION[card] & met and (not s.bought or hand.count(card) > s.bought.count(card)):
            return True
    return False


def boost_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D21: a boost, or none; it may be put off while something of the turn is left."""
    out = [NEVER] if s.stack[-2][0] == TURN_ENDS else [LATER, NEVER]
    first = BOOST_CARD - FIRST_BOOST
    out += [first + card for card in playable_boosts(s, s.players[frame[1]])]
    return out


def boost_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A boost is played and resolved completely; then others may follow (R37)."""
    seat = s.stack.pop()[1]
    if action == NEVER:
        s.never = True
        return
    if action == LATER:
        s.later = True
        return
    card = action - BOOST_CARD + FIRST_BOOST
    player = s.players[seat]
    leave_hand(player, card)
    player.discard = with_one(player.discard, card)
    if events is not None:
        tell(events, "hw-event-boost", player=seat_name(seat), card=card_name(card))
    s.stack.append((BACK_AT, seat, s.place))
    s.place = NOWHERE
    s.stack.append((PARTS, seat, CARD_LIST[card], 0, 0))


def boost_over(s: HowToSaveAWorldState, place: int) -> None:
    """The location's rules hold again, and what was playable beside the boost is asked for again."""
    s.place = place
    s.news |= s.happened
