"""Blockade tokens: fees use by use, placing and removing them (2.13)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.core.tuples import with_one, without_one
from orrery.games.alien_artifacts.actions import CARD, FEE, NO, YES
from orrery.games.alien_artifacts.components import CLASS, FEE_PER_TOKEN, LOGISTIC, NOWHERE
from orrery.games.alien_artifacts.effects import ADDITIONAL, ANY, HAND_SIZE_DELTA, SIDE_EFFECTS
from orrery.games.alien_artifacts.names import card_name
from orrery.games.alien_artifacts.state import (
    DO_EFFECT,
    FINAL_FEE,
    PLACE_TOKENS,
    REMOVE_TOKENS,
    AlienArtifactsState,
    Player,
    refresh,
    tokens_on,
)

# --- fees -------------------------------------------------------------------------------------------


def fee(player: Player, card: int) -> int:
    """C for one use of a blockaded card (L545)."""
    return FEE_PER_TOKEN * tokens_on(player, card)


def fee_choices(s: AlienArtifactsState, seat: int) -> list[int]:
    """The blockaded cards whose fee can be paid for what the player does next (DP22, A22)."""
    player = s.players[seat]
    powers = player.powers
    useful = s.actions > 0 or player.artifacts > 0 or any(not s.used >> card & 1 for card in powers.additions)
    return [
        FEE + card
        for card in powers.blocked
        if fee(player, card) <= player.bank and (useful or _serves_later(s, player, card))
    ]


def _serves_later(s: AlienArtifactsState, player: Player, card: int) -> bool:
    """Whether a blockaded card has an additional effect not used this turn, or one for the draw stage."""
    if card * 2 + LOGISTIC not in player.empire:
        return False
    for effect in SIDE_EFFECTS[card * 2 + LOGISTIC]:
        if effect.op == HAND_SIZE_DELTA or (effect.trigger == ADDITIONAL and not s.used >> card & 1):
            return True
    return False


def pay_fee(s: AlienArtifactsState, seat: int, card: int, events: list[Event] | None) -> None:
    """The fee for a card goes out of the Bank."""
    player = s.players[seat]
    player.bank -= fee(player, card)
    if events is not None:
        tell(events, "aa-event-fee", player=seat_name(seat), card=card_name(card))


def open_card(s: AlienArtifactsState, seat: int, card: int) -> None:
    """A card whose fee is paid works until the use is over."""
    s.paid |= 1 << card
    refresh(s, seat)


def clear_fees(s: AlienArtifactsState, kept: int) -> None:
    """A use is over: what was paid for is blank again, but for what was paid for a longer one."""
    if s.paid != kept:
        s.paid = kept
        for seat, player in enumerate(s.players):
            if player.tokens:
                refresh(s, seat)


def ask_fee(s: AlienArtifactsState, frame: tuple[int, ...], kind: int) -> None:
    """Ask about a fee that the Bank can pay."""
    player = s.players[frame[1]]
    if fee(player, frame[2]) <= player.bank:
        s.stack.append((kind, *frame[1:]))


def fee_answers(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP22, DP25: pay for this use, or leave the card blank."""
    return [YES, NO]


def fee_answered(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """Paid for one trigger, the effect happens; for an attack or the final scoring, the card works in it."""
    frame = s.stack.pop()
    seat, card = frame[1], frame[2]
    if action != YES:
        return
    pay_fee(s, seat, card, events)
    if frame[0] == FINAL_FEE or frame[3] == NOWHERE:
        open_card(s, seat, card)
    else:
        s.stack.append((DO_EFFECT, seat, frame[3]))


# --- placing tokens ---------------------------------------------------------------------------------


def place_tokens(s: AlienArtifactsState, seat: int, count: int, events: list[Event] | None) -> None:
    """Let the attacker put tokens on the defender's cards, as many as there are (A24, A54)."""
    count = min(count, s.tokens_left)
    empire = s.players[s.target].empire
    if len(empire) == 1:
        for _ in range(count):
            _put(s, seat, s.target, empire[0] >> 1, events)
    elif count > 0 and empire:
        s.stack.append((PLACE_TOKENS, seat, s.target, count, 0))


def placing_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP13: any card of the defender, in ascending order; several tokens may lie on one (A25)."""
    return [CARD + (packed >> 1) for packed in s.players[frame[2]].empire if CARD + (packed >> 1) >= frame[4]]


def placing_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    count = frame[3]
    items = [Item(card, times=count) for card in placing_choices(s, frame)]
    return SetChoice(items, count, count, begun=frame[4] > 0)


def token_placed(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A token is put on a card."""
    _, seat, defender, left, _ = s.stack.pop()
    _put(s, seat, defender, action - CARD, events)
    if left > 1:
        s.stack.append((PLACE_TOKENS, seat, defender, left - 1, action))


def _put(s: AlienArtifactsState, seat: int, defender: int, card: int, events: list[Event] | None) -> None:
    player = s.players[defender]
    player.tokens = with_one(player.tokens, card)
    s.tokens_left -= 1
    refresh(s, defender)
    if events is not None:
        tell(events, "aa-event-blockade", player=seat_name(seat), card=card_name(card))


# --- removing tokens --------------------------------------------------------------------------------


def own_tokens(player: Player, cls: int) -> list[int]:
    """The tokens on cards of a class, by card; ANY for all classes."""
    return [card for card in player.tokens if cls in (ANY, CLASS[card])]


def remove_tokens(
    s: AlienArtifactsState, seat: int, cls: int, count: int, events: list[Event] | None
) -> None:
    """Take tokens off own cards; which ones is asked where it is a choice."""
    tokens = own_tokens(s.players[seat], cls)
    if count >= len(tokens) or len(set(tokens)) == 1:
        for card in tokens[:count]:
            _take_off(s, seat, card, events)
    else:
        s.stack.append((REMOVE_TOKENS, seat, cls, count, 0))


def removing_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP18: the cards to take tokens off, in ascending order, so that each way is offered once."""
    _, seat, cls, left, lowest = frame
    tokens = own_tokens(s.players[seat], cls)
    # With fewer tokens on this card and the later ones than are to go there would be no way on.
    cards = {CARD + card for card in tokens[: len(tokens) - left + 1]}
    return sorted(card for card in cards if card >= lowest)


def removing_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    _, seat, cls, left, lowest = frame
    tokens = own_tokens(s.players[seat], cls)
    items = [
        Item(CARD + card, times=tokens.count(card)) for card in sorted(set(tokens)) if CARD + card >= lowest
    ]
    return SetChoice(items, left, left, begun=lowest > 0)


def token_removed(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """One token goes back to the supply."""
    _, seat, cls, left, _ = s.stack.pop()
    _take_off(s, seat, action - CARD, events)
    if left > 1:
        s.stack.append((REMOVE_TOKENS, seat, cls, left - 1, action))


def _take_off(s: AlienArtifactsState, seat: int, card: int, events: list[Event] | None) -> None:
    take_token(s, seat, card)
    if events is not None:
        tell(events, "aa-event-unblocked", player=seat_name(seat), card=card_name(card))


def take_token(s: AlienArtifactsState, seat: int, card: int) -> None:
    """A token leaves a card."""
    player = s.players[seat]
    player.tokens = without_one(player.tokens, card)
    s.tokens_left += 1
    refresh(s, seat)
