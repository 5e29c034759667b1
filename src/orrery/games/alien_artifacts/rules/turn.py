"""The course of a turn: the action stage, the draw stage, the next player (2.3), and the end (2.15)."""

from typing import Any, Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.core.tuples import with_one, without_one
from orrery.games.alien_artifacts.actions import ACT, ADD, ARTIFACT, DISCARD, DONE, DRAW, END, FEE, PASS
from orrery.games.alien_artifacts.components import ARTIFACTS, FIRST_TECH, HAND_SIZE, NOWHERE, RESOURCES
from orrery.games.alien_artifacts.effects import ACTION, ADDITIONAL
from orrery.games.alien_artifacts.rules.blockade import clear_fees, fee_choices, open_card, pay_fee
from orrery.games.alien_artifacts.rules.decks import can_draw, discard, drawn
from orrery.games.alien_artifacts.rules.deeds import begin_deed, deed_choices
from orrery.games.alien_artifacts.rules.final import ask_final_fees
from orrery.games.alien_artifacts.rules.usage import can_use, can_use_artifact, use_artifact, use_card
from orrery.games.alien_artifacts.state import (
    ACTION_ENDS,
    DISCARD_HAND,
    DRAW_HAND,
    GAME_ENDS,
    AlienArtifactsState,
    Player,
    clear_turn,
    refresh,
)

#: By resource card: the action that discards it, as an object: compiled, a number is made anew wherever it
#: goes into a list.
_DISCARDS: Final[list[Any]] = [DISCARD + resource for resource in range(RESOURCES)]

# --- the action stage -------------------------------------------------------------------------------


def turn_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP3, DP4: an action while one is left; additional effects, artifacts and fees at any time."""
    seat = s.turn
    player = s.players[seat]
    powers = player.powers
    out = [END] if s.acted else []
    if s.actions:
        if out:
            out += deed_choices(s, seat)
        else:
            out = deed_choices(s, seat)
        for card in powers.acts:
            if can_use(s, seat, card, ACTION):
                out.append(ACT + card - FIRST_TECH)
        if not out:
            out = [PASS]
    for card in powers.additions:
        if not s.used >> card & 1 and can_use(s, seat, card, ADDITIONAL):
            out.append(ADD + card - FIRST_TECH)
    if player.artifacts:
        for artifact in range(ARTIFACTS):
            if player.artifacts >> artifact & 1 and can_use_artifact(s, seat, artifact):
                out.append(ARTIFACT + artifact)
    if powers.blocked:
        out += fee_choices(s, seat)
    return out


def turn_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """Begin what the player does."""
    seat = s.turn
    if action == END:
        begin_draw_stage(s, seat, events)
    elif action >= FEE:
        pay_fee(s, seat, action - FEE, events)
        open_card(s, seat, action - FEE)
    elif action == PASS:
        s.actions -= 1
        s.acted = True
        if events is not None:
            tell(events, "aa-event-passes", player=seat_name(seat))
    else:
        ends = (ACTION_ENDS, seat)
        s.stack.append(ends if action < ARTIFACT else (*ends, action - ARTIFACT))
        _begin(s, seat, action, events)


def _begin(s: AlienArtifactsState, seat: int, action: int, events: list[Event] | None) -> None:
    """An artifact, an additional effect, or an action."""
    if action >= ARTIFACT:
        use_artifact(s, seat, action - ARTIFACT, events)
        return
    if action >= ADD:
        card = action - ADD + FIRST_TECH
        s.used |= 1 << card
        use_card(s, seat, card, ADDITIONAL, events)
        return
    s.actions -= 1
    s.acted = True
    if action >= ACT:
        use_card(s, seat, action - ACT + FIRST_TECH, ACTION, events)
    else:
        begin_deed(s, seat, action, events)


# --- the draw stage ---------------------------------------------------------------------------------


def hand_size(player: Player) -> int:
    """How many resource cards the draw stage fills the hand up to."""
    return HAND_SIZE + player.powers.hand_more


def hand_excess(player: Player) -> int:
    """How many cards must go, because the hand is too large (A35)."""
    return max(0, len(player.hand) - hand_size(player))


def begin_draw_stage(s: AlienArtifactsState, seat: int, events: list[Event] | None) -> None:
    """Discard any number, then draw (L301)."""
    if s.players[seat].hand:
        s.stack.append((DISCARD_HAND, seat, 0))
    else:
        fill_hand(s, seat, events)


def discard_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP24: hand cards in ascending order, until enough."""
    player = s.players[frame[1]]
    lowest = frame[2] - DISCARD
    excess = len(player.hand) - hand_size(player)
    out = [DONE] if excess <= 0 else []
    out += [_DISCARDS[resource] for resource in player.hand if resource >= lowest]
    return out if excess <= 0 else out[: len(out) - excess + 1]


def discard_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    player = s.players[frame[1]]
    items = [Item(DISCARD + resource) for resource in player.hand if DISCARD + resource >= frame[2]]
    return SetChoice(items, hand_excess(player), len(items), DONE, begun=frame[2] > 0)


def discard_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A hand card is discarded; after the last the hand is filled."""
    stack = s.stack
    seat = stack[-1][1]
    if action != DONE:
        player = s.players[seat]
        player.hand = without_one(player.hand, action - DISCARD)
        discard(s, action - DISCARD)
        # Whether there are later cards is a secret: with cards in hand the end is told by its owner.
        if player.hand:
            stack[-1] = (DISCARD_HAND, seat, action + 1)
            return
    if draws(s, s.players[seat]):
        # In place: a stack that pop empties gets a block of memory elsewhere.
        stack[-1] = (DRAW_HAND, seat, NOWHERE)
    else:
        stack.pop()
        end_turn(s, events)


def draws(s: AlienArtifactsState, player: Player) -> bool:
    """Whether the draw stage has a card for the hand of a player."""
    return len(player.hand) < HAND_SIZE + player.powers.hand_more and can_draw(s)


def fill_hand(s: AlienArtifactsState, seat: int, events: list[Event] | None) -> None:
    """Draw up to the hand size; then the turn is over (L606)."""
    if draws(s, s.players[seat]):
        s.stack.append((DRAW_HAND, seat, NOWHERE))
    else:
        end_turn(s, events)


def drawing(s: AlienArtifactsState, seat: int, left: int) -> None:
    """Draw so many cards to the hand."""
    if left > 0 and can_draw(s):
        s.stack.append((DRAW_HAND, seat, left))


def hand_drawn(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card goes to the hand, seen by its owner only; more follow."""
    _, seat, left = s.stack[-1]
    resource = action - DRAW
    drawn(s, resource, events)
    player = s.players[seat]
    player.hand = with_one(player.hand, resource)
    if left != NOWHERE:
        s.stack.pop()
        drawing(s, seat, left - 1)
    elif not draws(s, player):
        s.stack.pop()
        end_turn(s, events)


# --- the next turn, the end -------------------------------------------------------------------------


def begin_turn(s: AlienArtifactsState, events: list[Event] | None) -> None:
    """A turn has one action."""
    s.actions = 1
    if events is not None:
        tell(events, "aa-event-turn", player=seat_name(s.turn), round=s.round)


def end_turn(s: AlienArtifactsState, events: list[Event] | None) -> None:
    """The next player; after equal turns of all the game ends if it is time (L654, A12, A13)."""
    clear_fees(s, 0)
    boosted = len(s.boosts) > 0
    clear_turn(s)
    if boosted:
        refresh(s, s.turn)
    if s.extra_turns:
        s.extra_turns -= 1
        begin_turn(s, events)
        return
    s.turn = (s.turn + 1) % s.variant.players
    if s.turn == s.first:
        if s.ending or s.round == s.variant.round_limit:
            s.stack.append((GAME_ENDS, NOWHERE))
            ask_final_fees(s)
            return
        s.round += 1
    begin_turn(s, events)
