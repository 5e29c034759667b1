"""Card actions, additional effects and artifacts: whether they can be used, and using them (2.7, 2.12)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.core.tuples import without_one
from orrery.games.alien_artifacts.actions import DISCARD
from orrery.games.alien_artifacts.components import BANK_MOST, LOGISTIC, NOWHERE
from orrery.games.alien_artifacts.effects import (
    ANY,
    ARTIFACT_EFFECTS,
    ATTACH_FROM_DECK,
    ATTACH_FROM_HAND,
    ATTACK_ONCE,
    BUILD_NOW,
    BUY,
    DRAW_RESOURCES,
    GAIN_ARTIFACT,
    GAIN_CREDITS,
    GAIN_PLAN,
    PERFORM,
    PRODUCE,
    REMOVE_BLOCKADE,
    SEARCH,
    SIDE_EFFECTS,
    TAKE_CARDS,
    Effect,
)
from orrery.games.alien_artifacts.names import artifact_name, card_name
from orrery.games.alien_artifacts.rules.attack import ready_ships
from orrery.games.alien_artifacts.rules.blockade import own_tokens
from orrery.games.alien_artifacts.rules.counting import holds
from orrery.games.alien_artifacts.rules.decks import cards_left, discard
from orrery.games.alien_artifacts.rules.deeds import (
    can_perform,
    effect_colours,
    effect_limit,
    pay_for_effect,
)
from orrery.games.alien_artifacts.rules.effects import effect_cards, effect_classes
from orrery.games.alien_artifacts.rules.payment import reach
from orrery.games.alien_artifacts.rules.programme import programme_choices, programme_frame
from orrery.games.alien_artifacts.state import DISCARD_COST, DO_EFFECT, AlienArtifactsState

# --- whether something can be used ------------------------------------------------------------------


def card_effects(card: int, trigger: int) -> list[Effect]:
    """The effects of a technology's logistic side that are used so."""
    return [effect for effect in SIDE_EFFECTS[card * 2 + LOGISTIC] if effect.trigger == trigger]


def can_use(s: AlienArtifactsState, seat: int, card: int, trigger: int) -> bool:
    """Whether a technology's action or additional effect can be paid for and would change something (A61)."""
    effects = card_effects(card, trigger)
    return all(_affordable(s, seat, effect) for effect in effects) and any(
        changes(s, seat, effect) for effect in effects
    )


def can_use_artifact(s: AlienArtifactsState, seat: int, artifact: int) -> bool:
    """Whether an artifact would change something."""
    return any(changes(s, seat, effect) for effect in ARTIFACT_EFFECTS[artifact])


def _affordable(s: AlienArtifactsState, seat: int, effect: Effect) -> bool:
    player = s.players[seat]
    if effect.cost_credits > player.bank or effect.cost_discard > len(player.hand):
        return False
    if effect.cost_icons == ANY:
        return len(programme_choices(s, programme_frame(s, seat, effect))) > 0
    if effect.cost_icons:
        return reach(player, effect_colours(effect), effect_limit(s, seat, effect)) >= effect.cost_icons
    return True


def changes(s: AlienArtifactsState, seat: int, effect: Effect) -> bool:
    """Whether an effect would change something now (A61)."""
    player = s.players[seat]
    op = effect.op
    if not holds(s, seat, effect):
        return False
    if op == GAIN_CREDITS:
        return player.bank - effect.cost_credits < BANK_MOST
    if op == DRAW_RESOURCES:
        return cards_left(s)
    if op == GAIN_ARTIFACT:
        return s.artifact_pool | s.artifact_discards != 0
    if op == GAIN_PLAN:
        return s.plan_pool != 0
    if op == TAKE_CARDS:
        return s.top[effect.cls] != NOWHERE
    if op in (SEARCH, ATTACH_FROM_HAND):
        return len(effect_classes(s, seat, effect)) > 0
    if op == PERFORM:
        if effect.deed == BUY:
            return len(effect_classes(s, seat, effect)) > 0
        if effect.deed < BUY:
            return len(effect_cards(s, seat, effect)) > 0
        return can_perform(s, seat, effect.deed, effect.delta)
    if op in (PRODUCE, ATTACH_FROM_DECK):
        return len(effect_cards(s, seat, effect)) > 0 and cards_left(s)
    if op == BUILD_NOW:
        return len(effect_cards(s, seat, effect)) > 0
    if op == ATTACK_ONCE:
        return len(ready_ships(s, seat)) > 0
    if op == REMOVE_BLOCKADE:
        return len(own_tokens(player, effect.cls)) > 0
    # A bonus until the end of the turn serves what is still to be done in it.
    return not effect.end_of_turn or s.actions > 0 or player.artifacts.bit_count() > 1


# --- using it ---------------------------------------------------------------------------------------


def use_card(s: AlienArtifactsState, seat: int, card: int, trigger: int, events: list[Event] | None) -> None:
    """Pay for a technology's action or additional effect; it happens next."""
    if events is not None:
        tell(events, "aa-event-uses", player=seat_name(seat), card=card_name(card))
    for effect in reversed(card_effects(card, trigger)):
        s.players[seat].bank -= effect.cost_credits
        if effect.cost_icons == ANY:
            s.stack.append(programme_frame(s, seat, effect))
        elif effect.cost_icons:
            pay_for_effect(s, seat, effect, events)
        else:
            s.stack.append((DO_EFFECT, seat, effect.number))
            if effect.cost_discard:
                s.stack.append((DISCARD_COST, seat, effect.number, effect.cost_discard, 0))


def use_artifact(s: AlienArtifactsState, seat: int, artifact: int, events: list[Event] | None) -> None:
    """An artifact is used up; its effects happen in order."""
    s.players[seat].artifacts &= ~(1 << artifact)
    s.artifact_discards |= 1 << artifact
    if events is not None:
        tell(events, "aa-event-uses", player=seat_name(seat), card=artifact_name(artifact))
    for effect in reversed(ARTIFACT_EFFECTS[artifact]):
        s.stack.append((DO_EFFECT, seat, effect.number))


def discard_cost_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: a hand card that is the price, in ascending order where it is several."""
    _, seat, _, left, lowest = frame
    cards = [DISCARD + resource for resource in s.players[seat].hand]
    return [card for card in cards[: len(cards) - left + 1] if card >= lowest]


def discard_cost_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice | None:
    """The same as a set, where it is several."""
    _, seat, _, left, lowest = frame
    if left == 1 and not lowest:
        return None
    cards = [DISCARD + resource for resource in s.players[seat].hand]
    return SetChoice([Item(card) for card in cards if card >= lowest], left, left, begun=lowest > 0)


def discard_cost_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A hand card is discarded as a price."""
    kind, seat, number, left, _ = s.stack.pop()
    player = s.players[seat]
    player.hand = without_one(player.hand, action - DISCARD)
    discard(s, action - DISCARD)
    if left > 1:
        s.stack.append((kind, seat, number, left - 1, action + 1))
