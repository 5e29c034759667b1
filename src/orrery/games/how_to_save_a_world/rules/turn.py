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
    MAX_SEATS,
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
from orrery.games.how_to_save_a_world.rules.boosts import ask_boosts, boost_due, occurred
from orrery.games.how_to_save_a_world.rules.cards import filling
from orrery.games.how_to_save_a_world.rules.effects import fly, parts
from orrery.games.how_to_save_a_world.rules.payment import pay, pay_any
from orrery.games.how_to_save_a_world.rules.tags import unsure
from orrery.games.how_to_save_a_world.state import (
    ACT_AFTER,
    AFTER_SHUTTLE,
    BOOSTING,
    CARD_PLAYED,
    END_TURN,
    FILL,
    GO_ON,
    PROGRESS,
    SHUTTLING,
    HowToSaveAWorldState,
    Player,
    clear_turn,
    leave_hand,
)

#: By the worlds where landers are ready, 1 for the moon and 2 for the planet: what begins the list of choices
#: if they can fly, and the locations that they can be sent to, as bit masks.
_FLIGHTS: Final[list[list[int]]] = [
    [PASS],
    [PASS, SHUTTLE + PLANET],
    [PASS, SHUTTLE + MOON],
    [PASS, SHUTTLE + PLANET, SHUTTLE + MOON],
]
_WITHIN_REACH: Final[list[int]] = [
    0,
    WORLD_MASK[MOON],
    WORLD_MASK[PLANET],
    WORLD_MASK[MOON] | WORLD_MASK[PLANET],
]


def _following(players: int, passed: int, turn: int) -> int:
    later = [(turn + step) % players for step in range(1, players + 1)]
    return next((seat for seat in later if not passed >> seat & 1), NOWHERE)


#: By number of players, who has passed, as a bit mask, and whose turn it was: who is next, or NOWHERE.
_NEXT: Final[list[list[list[int]]]] = [
    [[_following(players, passed, turn) for turn in range(players)] for passed in range(1 << players)]
    for players in range(MAX_SEATS + 1)
]


def available(s: HowToSaveAWorldState, player: Player) -> int:
    """The locations that a player can send a ready lander to, as a bit mask (R8, R9)."""
    planet, moon = player.ready
    return _WITHIN_REACH[(2 if planet else 0) + (1 if moon else 0)] & s.open & ~s.blocked


def _can_pay_any(player: Player, cost: int, upgrades: int) -> bool:
    """Whether an upgrade lets a player pay a fee with all resources alike, and they suffice (R30)."""
    return bool(player.upgrades & upgrades) and sum(player.resources) >= cost


def add_playable(s: HowToSaveAWorldState, player: Player, out: list[int]) -> None:
    """Append the action cards in hand that can be paid, without those bought this turn (R6, R33)."""
    hand = player.hand
    # Action cards come first.
    if not hand or hand[0] >= ACTION_CARDS:
        return
    resources = player.resources
    if resources[CARD_RES] + resources[GENIUS] < CARD_COST and not _can_pay_any(player, CARD_COST, CARD_ANY):
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
    planet, moon = player.ready
    ready = 2 if planet else 0
    if moon:
        ready += 1
    resources = player.resources
    if ready and (
        resources[SHUTTLE_RES] + resources[GENIUS] >= SHUTTLE_COST
        or _can_pay_any(player, SHUTTLE_COST, SHUTTLE_ANY)
    ):
        out = _FLIGHTS[ready].copy()
    else:
        out = [PASS]
    add_playable(s, player, out)
    if ready:
        PLACES.add(_WITHIN_REACH[ready] & s.open & ~s.blocked, out)
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
        _shuttle(s, seat, action - SHUTTLE, events)
    # The turn ends when all that this leaves to do is done.
    if s.stack:
        s.stack.insert(0, END_TURN[seat])
    else:
        turn_ends(s, END_TURN[seat], events)


def _shuttle(s: HowToSaveAWorldState, seat: int, world: int, events: list[Event] | None) -> None:
    """Pay for the shuttle and fly."""
    stack = s.stack
    if s.players[seat].upgrades & ACTS_AFTER:
        stack.append((ACT_AFTER, seat))
    depth = len(stack)
    _pay_fee(s, seat, SHUTTLE_RES, SHUTTLE_COST, SHUTTLE_ANY, events)
    if len(stack) == depth:
        fly(s, seat, world, events)
    else:
        stack.insert(depth, (SHUTTLING, seat, world))


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
    stack = s.stack
    depth = len(stack)
    _pay_fee(s, seat, CARD_RES, CARD_COST, CARD_ANY, events)
    if len(stack) == depth:
        card_played(s, seat, card, events)
    else:
        stack.insert(depth, (CARD_PLAYED, seat, card))


def card_played(s: HowToSaveAWorldState, seat: int, card: int, events: list[Event] | None) -> None:
    """A card that is paid takes effect."""
    occurred(s, seat, PLAYED, events)
    parts(s, seat, CARD_LIST[card], 0, 1, events)


def land(s: HowToSaveAWorldState, seat: int, location: int, events: list[Event] | None) -> None:
    """A lander is on a location, whose action is resolved (R7)."""
    player = s.players[seat]
    player.placed = with_one(player.placed, location)
    s.blocked |= s.variant.blocks[location]
    s.place = location
    if events is not None:
        tell(events, "hw-event-lands", player=seat_name(seat), location=location_name(location))
    occurred(s, seat, PLACED[WORLD[location]], events)
    parts(s, seat, LOCATION_LIST[location], 0, 1, events)


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
    """A last chance for boosts, also those put off; then displays are filled and somebody else is next."""
    s.place = NOWHERE
    met = s.happened if s.later else s.news
    if met and boost_due(s, frame[1], met):
        s.stack.append(frame)
        s.stack.append((BOOSTING, frame[1]))
        return
    clear_turn(s)
    if s.gaps:
        if frame[2]:
            s.stack.append(GO_ON)
        s.stack.append(FILL)
        filling(s, 0, events)
    elif frame[2]:
        next_turn(s, events)


def next_turn(s: HowToSaveAWorldState, events: list[Event] | None) -> None:
    """The next player clockwise who has not passed; after all have, the progress phase (R2, A43)."""
    seat = _NEXT[s.variant.players][s.passed][s.turn]
    if seat != NOWHERE:
        s.turn = seat
        return
    if events is not None:
        tell(events, "hw-event-progress")
    s.stack.append((PROGRESS, NOWHERE, 1))
