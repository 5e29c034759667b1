"""Blockade tokens: fees use by use, placing and removing them (2.13)."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.games.alien_artifacts.actions import CARD, FEE, NO, YES
from orrery.games.alien_artifacts.components import CLASS, FEE_PER_TOKEN, LOGISTIC, TECH
from orrery.games.alien_artifacts.effects import (
    ANY,
    ON_ATTACK_START,
    ON_ATTACK_VALUE,
    ON_BLOCKADE_ROW,
    ON_SHIP_LOSS,
    SIDE_EFFECTS,
    Effect,
)
from orrery.games.alien_artifacts.names import card_name
from orrery.games.alien_artifacts.rules.conditions import holds
from orrery.games.alien_artifacts.state import (
    PAY_FEE,
    TRIGGER,
    AlienArtifactsState,
    Player,
    refresh,
    tokens_on,
)

#: What a technology does in an attack: the fee for it is asked for when the attack begins (A22).
ATTACK_TRIGGERS = (ON_ATTACK_START, ON_ATTACK_VALUE, ON_SHIP_LOSS, ON_BLOCKADE_ROW)


def fee(player: Player, card: int) -> int:
    """C for one use of a blockaded card (L545)."""
    return FEE_PER_TOKEN * tokens_on(player, card)


def fee_choices(s: AlienArtifactsState, seat: int) -> list[int]:
    """The blockaded cards whose fee the player can pay for the next use (DP22)."""
    player = s.players[seat]
    return [FEE + card for card in player.powers.blocked if fee(player, card) <= player.bank]


def fee_paid(s: AlienArtifactsState, seat: int, card: int, events: list[Event] | None) -> None:
    """The card works until the use is over."""
    player = s.players[seat]
    player.bank -= fee(player, card)
    s.paid |= 1 << card
    refresh(s, seat)
    if events is not None:
        tell(events, "aa-event-fee", player=seat_name(seat), card=card_name(card))


def clear_fees(s: AlienArtifactsState) -> None:
    """A use is over: what was paid for is blank again."""
    if s.paid:
        s.paid = 0
        for seat in range(s.variant.players):
            refresh(s, seat)


# --- triggers of blockaded cards --------------------------------------------------------------------


def _triggered(card: int, trigger: int) -> list[Effect]:
    """The effects of a technology's logistic side with that trigger."""
    return [effect for effect in SIDE_EFFECTS[card * 2 + LOGISTIC] if effect.trigger == trigger]


def _logistic_technologies(player: Player) -> list[int]:
    """The blockaded technologies that lie logistic side up."""
    return [
        card for card in player.powers.blocked if CLASS[card] == TECH and card * 2 + LOGISTIC in player.empire
    ]


def ask_fees(s: AlienArtifactsState, seat: int, trigger: int, added: int) -> None:
    """Ask about every blockaded technology that the added card would trigger."""
    player = s.players[seat]
    for card in reversed(_logistic_technologies(player)):
        for effect in _triggered(card, trigger):
            if holds(s, seat, effect, added) and fee(player, card) <= player.bank:
                s.stack.append((TRIGGER, seat, effect.number, added))
                s.stack.append((PAY_FEE, seat, card))


def ask_attack_fees(s: AlienArtifactsState, seat: int, triggers: tuple[int, ...]) -> None:
    """Ask about every blockaded technology that would do something in this attack."""
    player = s.players[seat]
    for card in reversed(_logistic_technologies(player)):
        if any(_triggered(card, trigger) for trigger in triggers) and fee(player, card) <= player.bank:
            s.stack.append((PAY_FEE, seat, card))


def fee_answers(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP22: pay for this use, or leave the card blank; several fees may have emptied the Bank meanwhile."""
    player = s.players[frame[1]]
    return [YES, NO] if fee(player, frame[2]) <= player.bank else [NO]


def fee_answered(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The answer to one question about a fee."""
    _, seat, card = s.stack.pop()
    if action == YES:
        fee_paid(s, seat, card, events)


# --- tokens -----------------------------------------------------------------------------------------


def place_tokens(s: AlienArtifactsState, seat: int, count: int, kind: int) -> None:
    """Let the attacker put tokens on the defender's cards, as many as there are (A24, A54)."""
    count = min(count, s.tokens_left)
    if count > 0 and s.players[s.target].empire:
        s.stack.append((kind, seat, s.target, count, 0))


def placing_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP13: any card of the defender, in ascending order; several tokens may lie on one (A25)."""
    cards = [CARD + (packed >> 1) for packed in s.players[frame[2]].empire]
    return [card for card in cards if card >= frame[4]]


def placing_set(s: AlienArtifactsState, frame: tuple[int, ...], begun: bool) -> SetChoice:
    """The same as a set."""
    count = frame[3]
    items = [Item(card, times=count) for card in placing_choices(s, frame)]
    return SetChoice(items, count, count, begun=begun)


def token_placed(s: AlienArtifactsState, card: int, events: list[Event] | None) -> None:
    """A token is put on a card."""
    kind, seat, defender, left, _ = s.stack.pop()
    insort(s.players[defender].tokens, card)
    s.tokens_left -= 1
    refresh(s, defender)
    if events is not None:
        tell(events, "aa-event-blockade", player=seat_name(seat), card=card_name(card))
    if left > 1:
        s.stack.append((kind, seat, defender, left - 1, CARD + card))


def own_tokens(player: Player, cls: int) -> list[int]:
    """The cards of a class that carry tokens, once each; ANY for all classes."""
    cards = []
    for card in player.tokens:
        if cls in (ANY, CLASS[card]) and card not in cards:
            cards.append(card)
    return cards


def removing_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP18: the cards to take tokens off, in ascending order, so that each way is offered once."""
    _, seat, cls, left, lowest = frame
    player = s.players[seat]
    out = []
    for card in own_tokens(player, cls):
        later = sum(cls in (ANY, CLASS[other]) and other >= card for other in player.tokens)
        if CARD + card >= lowest and later >= left:
            out.append(CARD + card)
    return out


def removing_set(s: AlienArtifactsState, frame: tuple[int, ...], begun: bool) -> SetChoice:
    """The same as a set."""
    _, seat, cls, left, lowest = frame
    player = s.players[seat]
    items = [
        Item(CARD + card, times=tokens_on(player, card))
        for card in own_tokens(player, cls)
        if CARD + card >= lowest
    ]
    return SetChoice(items, left, left, begun=begun)


def remove_tokens(s: AlienArtifactsState, seat: int, cls: int, count: int, kind: int) -> None:
    """Take tokens off own cards; which ones is asked."""
    there = sum(cls in (ANY, CLASS[card]) for card in s.players[seat].tokens)
    if there:
        s.stack.append((kind, seat, cls, min(count, there), 0))


def token_removed(s: AlienArtifactsState, card: int, events: list[Event] | None) -> None:
    """One token goes back to the supply."""
    kind, seat, cls, left, _ = s.stack.pop()
    take_token(s, seat, card)
    if events is not None:
        tell(events, "aa-event-unblocked", player=seat_name(seat), card=card_name(card))
    if left > 1:
        s.stack.append((kind, seat, cls, left - 1, CARD + card))


def take_token(s: AlienArtifactsState, seat: int, card: int) -> None:
    """A token leaves a card."""
    s.players[seat].tokens.remove(card)
    s.tokens_left += 1
    refresh(s, seat)
