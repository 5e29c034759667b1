"""The course of a turn: shuttle, action card, lander, pass; what follows, and who is next (2.4, 2.5)."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one
from orrery.games.how_to_save_a_world.actions import DONE, PASS, PLACE, PLACES, PLAY, SHUTTLE
from orrery.games.how_to_save_a_world.components import (
    ACTION_CARDS,
    CARD_COST,
    CARD_RES,
    GENIUS,
    MOON,
    NOWHERE,
    PLANET,
    SHUTTLE_COST,
    SHUTTLE_RES,
    WORLD,
    WORLD_MASK,
)
from orrery.games.how_to_save_a_world.effects import ACT_AFTER as ACTS_AFTER
from orrery.games.how_to_save_a_world.effects import (
    CARD_ANY,
    CARD_LIST,
    LOCATION_LIST,
    PLACED,
    PLAYED,
    SHUTTLE_ANY,
)
from orrery.games.how_to_save_a_world.names import card_name, location_name
from orrery.games.how_to_save_a_world.rules.boosts import ask_boosts, occurred
from orrery.games.how_to_save_a_world.rules.cards import filling
from orrery.games.how_to_save_a_world.rules.effects import parts
from orrery.games.how_to_save_a_world.rules.payment import pay, pay_any
from orrery.games.how_to_save_a_world.rules.tags import unsure
from orrery.games.how_to_save_a_world.state import (
    ACT_AFTER,
    AFTER_SHUTTLE,
    CARD_PLAYED,
    END_TURN,
    GO_ON,
    PARTS,
    PROGRESS,
    SHUTTLING,
    HowToSaveAWorldState,
    Player,
    clear_turn,
    leave_hand,
)

#: What begins the list of choices, by the worlds whose landers can fly: 1 for the moon, 2 for the planet.
_FLIGHTS: Final[list[list[int]]] = [
    [PASS],
    [PASS, SHUTTLE + PLANET],
    [PASS, SHUTTLE + MOON],
    [PASS, SHUTTLE + PLANET, SHUTTLE + MOON],
]


def available(s: HowToSaveAWorldState, player: Player) -> int:
    """The locations that a player can send a ready lander to, as a bit mask (R8, R9)."""
    ready = player.ready
    mask = 0
    if ready[0]:
        mask = WORLD_MASK[0]
    if ready[1]:
        mask |= WORLD_MASK[1]
    return mask & s.open & ~s.blocked


def can_shuttle(player: Player) -> bool:
    """Whether the fee can be paid (R5, R30)."""
    return can_pay_fee(player, SHUTTLE_RES, SHUTTLE_COST, SHUTTLE_ANY)


def can_pay_fee(player: Player, resource: int, cost: int, anything: int) -> bool:
    """Whether a fee can be paid, with any basic resource if an upgrade allows it."""
    resources = player.resources
    if resources[resource] + resources[GENIUS] >= cost:
        return True
    return bool(player.upgrades & anything) and sum(resources) >= cost


def add_playable(s: HowToSaveAWorldState, player: Player, out: list[int]) -> None:
    """Append the action cards in hand that can be paid, without those bought this turn (R6, R33)."""
    hand = player.hand
    # Action cards come first.
    if not hand or hand[0] >= ACTION_CARDS or not can_pay_fee(player, CARD_RES, CARD_COST, CARD_ANY):
        return
    last = NOWHERE
    for card in hand:
        if card >= ACTION_CARDS:
            break
        if card != last and (not s.bought or hand.count(card) > s.bought.count(card)):
            out.append(PLAY + card)
            last = card


def turn_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D2-D5: the shuttle, an action card, a lander, or pass."""
    player = s.players[s.turn]
    ready = player.ready
    if can_shuttle(player):
        out = _FLIGHTS[(1 if ready[1] else 0) + (2 if ready[0] else 0)].copy()
    else:
        out = [PASS]
    add_playable(s, player, out)
    PLACES.add(available(s, player), out)
    return out


def turn_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """Begin what the player does."""
    seat = s.turn
    if action == PASS:
        s.passed |= 1 << seat
        if events is not None:
            tell(events, "hw-event-passes", player=seat_name(seat))
        next_turn(s, events)
        return
    if action >= PLAY:
        _act(s, seat, action, events)
    else:
        if s.players[seat].upgrades & ACTS_AFTER:
            s.stack.append((ACT_AFTER, seat))
        s.stack.append((SHUTTLING, seat, action - SHUTTLE))
        _pay_fee(s, seat, SHUTTLE_RES, SHUTTLE_COST, SHUTTLE_ANY, events)
    # The turn ends when all that this left to do is done; often that is nothing.
    if s.stack:
        s.stack.insert(0, END_TURN[seat])
    else:
        turn_ends(s, END_TURN[seat], events)


def _pay_fee(
    s: HowToSaveAWorldState, seat: int, resource: int, cost: int, anything: int, events: list[Event] | None
) -> None:
    if s.players[seat].upgrades & anything:
        pay_any(s, seat, cost)
    else:
        pay(s, seat, resource, cost, events)


def _act(s: HowToSaveAWorldState, seat: int, action: int, events: list[Event] | None) -> None:
    """Play an action card or place a lander."""
    player = s.players[seat]
    if action >= PLACE:
        location = action - PLACE
        planet, moon = player.ready
        player.ready = (planet - 1, moon) if WORLD[location] == PLANET else (planet, moon - 1)
        land(s, seat, location, events)
        return
    card = action - PLAY
    leave_hand(player, card)
    player.discard = with_one(player.discard, card)
    if events is not None:
        tell(events, "hw-event-plays", player=seat_name(seat), card=card_name(card))
    s.stack.append((CARD_PLAYED, seat, card))
    _pay_fee(s, seat, CARD_RES, CARD_COST, CARD_ANY, events)


def card_played(s: HowToSaveAWorldState, seat: int, card: int, events: list[Event] | None) -> None:
    """A card that is paid takes effect."""
    occurred(s, seat, PLAYED, events)
    parts(s, (PARTS, seat, CARD_LIST[card], 0, 1), events)


def land(s: HowToSaveAWorldState, seat: int, location: int, events: list[Event] | None) -> None:
    """A lander is on a location, whose action is resolved (R7)."""
    player = s.players[seat]
    player.placed = with_one(player.placed, location)
    s.blocked |= s.variant.blocks[location]
    s.place = location
    if events is not None:
        tell(events, "hw-event-lands", player=seat_name(seat), location=location_name(location))
    occurred(s, seat, PLACED[WORLD[location]], events)
    parts(s, (PARTS, seat, LOCATION_LIST[location], 0, 1), events)


# --- after the shuttle ------------------------------------------------------------------------------


def act_after(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> None:
    """The shuttle is not all of the turn (R41)."""
    seat = frame[1]
    if ask_boosts(s, seat, frame):
        return
    if len(after_choices(s, frame)) > 1 or unsure(s.players[seat]):
        s.stack.append((AFTER_SHUTTLE, seat))


def after_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D22: an action card, a lander, or nothing (A45)."""
    player = s.players[frame[1]]
    out = [DONE]
    add_playable(s, player, out)
    PLACES.add(available(s, player), out)
    return out


def after_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """One more act."""
    seat = s.stack.pop()[1]
    if action != DONE:
        _act(s, seat, action, events)


# --- the end of a turn ------------------------------------------------------------------------------


def turn_ends(s: HowToSaveAWorldState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """A last chance for boosts; then displays are filled and somebody else is next."""
    s.place = NOWHERE
    if (s.news or s.later) and ask_boosts(s, frame[1], frame):
        return
    clear_turn(s)
    if s.gaps:
        if frame[2]:
            s.stack.append(GO_ON)
        filling(s, events)
    elif frame[2]:
        next_turn(s, events)


def next_turn(s: HowToSaveAWorldState, events: list[Event] | None) -> None:
    """The next player clockwise who has not passed; after all have, the progress phase (R2, A43)."""
    players = s.variant.players
    seat = s.turn
    for _ in range(players):
        seat = seat + 1 if seat + 1 < players else 0
        if not s.passed >> seat & 1:
            s.turn = seat
            return
    if events is not None:
        tell(events, "hw-event-progress")
    s.stack.append((PROGRESS, NOWHERE, 1))
