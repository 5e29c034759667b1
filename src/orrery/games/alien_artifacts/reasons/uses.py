"""Why a technology, an artifact or a fee cannot be used now (2.7, 2.12, 2.13)."""

from orrery.core.messages import Label, why
from orrery.games.alien_artifacts.actions import ACT, ADD, ARTIFACT, FEE
from orrery.games.alien_artifacts.components import FIRST_TECH, NOWHERE, OPERATIONAL, PLANET, SHIP
from orrery.games.alien_artifacts.effects import (
    ACTION,
    ADDITIONAL,
    ANY,
    ARTIFACT_EFFECTS,
    ATTACH_FROM_DECK,
    ATTACH_FROM_HAND,
    ATTACK_ONCE,
    BUILD_NOW,
    BUY,
    CHOSEN,
    DRAW_RESOURCES,
    GAIN_ARTIFACT,
    GAIN_CREDITS,
    GAIN_PLAN,
    PERFORM,
    PRODUCE,
    REMOVE_BLOCKADE,
    SEARCH,
    TAKE_CARDS,
    Effect,
)
from orrery.games.alien_artifacts.names import artifact_name, card_name, class_name
from orrery.games.alien_artifacts.reasons.common import (
    BASIC,
    BLOCKADES,
    CARD_ACTIONS,
    DECKS,
    blockaded_card,
    credits_short,
    icons_short,
    in_empire,
    not_in_empire,
)
from orrery.games.alien_artifacts.reasons.deeds import (
    build_reason,
    buy_reason,
    no_action_left,
    no_actors,
    operational_reason,
)
from orrery.games.alien_artifacts.rules.blockade import fee
from orrery.games.alien_artifacts.rules.decks import cards_left
from orrery.games.alien_artifacts.rules.deeds import effect_colours, effect_limit
from orrery.games.alien_artifacts.rules.payment import reach
from orrery.games.alien_artifacts.rules.preparing import row
from orrery.games.alien_artifacts.rules.programme import programme_choices, programme_frame
from orrery.games.alien_artifacts.rules.usage import card_effects, changes
from orrery.games.alien_artifacts.state import AlienArtifactsState, tokens_on


def use_reason(s: AlienArtifactsState, seat: int, action: int) -> Label:
    """A card action, an additional effect, an artifact or a fee."""
    if action >= FEE:
        return _fee_reason(s, seat, action - FEE)
    if action >= ARTIFACT:
        return _artifact_reason(s, seat, action - ARTIFACT)
    if action >= ADD:
        return _technology_reason(s, seat, action - ADD + FIRST_TECH, ADDITIONAL)
    return _technology_reason(s, seat, action - ACT + FIRST_TECH, ACTION)


def _technology_reason(s: AlienArtifactsState, seat: int, card: int, trigger: int) -> Label:
    """A technology must lie logistic side up, have that keyword, work, be unused, payable and of use."""
    player = s.players[seat]
    name = card_name(card)
    side = in_empire(player, card)
    if side == NOWHERE:
        return not_in_empire(player, CARD_ACTIONS, card)
    if side == OPERATIONAL:
        return why("aa-why-operational-side", rule=CARD_ACTIONS, card=name)
    effects = card_effects(card, trigger)
    if not effects:
        message = "aa-why-no-card-action" if trigger == ACTION else "aa-why-no-additional"
        return why(message, rule=CARD_ACTIONS, card=name)
    if trigger == ACTION and not s.actions:
        return no_action_left()
    if trigger == ADDITIONAL and s.used >> card & 1:
        return why("aa-why-used", rule=CARD_ACTIONS, card=name)
    if card in player.powers.blocked:
        return blockaded_card(player, card)
    for effect in effects:
        unpaid = _unpaid(s, seat, effect)
        if unpaid is not None:
            return unpaid
    return _nothing(s, seat, effects)


def _unpaid(s: AlienArtifactsState, seat: int, effect: Effect) -> Label | None:
    """Why the price of an effect cannot be paid, if so."""
    player = s.players[seat]
    if effect.cost_credits > player.bank:
        return credits_short(player, CARD_ACTIONS, effect.cost_credits)
    if effect.cost_discard > len(player.hand):
        return why("aa-why-hand-short", rule=CARD_ACTIONS, cards=effect.cost_discard)
    limit = effect_limit(s, seat, effect)
    if effect.cost_icons == ANY:
        if programme_choices(s, programme_frame(s, seat, effect)):
            return None
        return why("aa-why-three-colours", rule=CARD_ACTIONS, cards=limit)
    colours = effect_colours(effect)
    if effect.cost_icons and reach(player, colours, limit) < effect.cost_icons:
        return icons_short(player, CARD_ACTIONS, colours, effect.cost_icons, limit)
    return None


def _artifact_reason(s: AlienArtifactsState, seat: int, artifact: int) -> Label:
    """An artifact must be held and of use."""
    if not s.players[seat].artifacts >> artifact & 1:
        return why("aa-why-no-artifact", rule=CARD_ACTIONS, artifact=artifact_name(artifact))
    return _nothing(s, seat, ARTIFACT_EFFECTS[artifact])


def _nothing(s: AlienArtifactsState, seat: int, effects: list[Effect]) -> Label:
    """Why effects would change nothing: what the first of them lacks."""
    for effect in effects:
        if not effect.end_of_turn and not changes(s, seat, effect):
            return _lacking(s, seat, effect)
    return why("aa-why-no-change", rule=CARD_ACTIONS)


def _lacking(s: AlienArtifactsState, seat: int, effect: Effect) -> Label:
    """What an effect has nothing to work on."""
    op = effect.op
    if s.marker > effect.marker_most:
        return why("aa-why-marker", rule=CARD_ACTIONS, most=effect.marker_most, marker=s.marker)
    if op == GAIN_CREDITS:
        return why("aa-why-bank-full", rule=BASIC)
    if op == GAIN_ARTIFACT:
        return why("aa-why-no-artifacts-left", rule=CARD_ACTIONS)
    if op == GAIN_PLAN:
        return why("aa-why-no-plans-left", rule=DECKS)
    if op in (TAKE_CARDS, SEARCH):
        if effect.cls == CHOSEN:
            return why("aa-why-decks-empty", rule=DECKS)
        return why("aa-why-deck-empty", rule=DECKS, cls=class_name(effect.cls))
    if op == PERFORM:
        return _unperformed(s, seat, effect)
    if op == REMOVE_BLOCKADE:
        return why("aa-why-no-tokens", rule=BLOCKADES)
    if op in (ATTACK_ONCE, PRODUCE):
        nobody = no_actors(s, seat, SHIP if op == ATTACK_ONCE else PLANET)
        return nobody or why("aa-why-no-resources", rule=DECKS)
    if op == DRAW_RESOURCES or (op == ATTACH_FROM_DECK and not cards_left(s)):
        return why("aa-why-no-resources", rule=DECKS)
    if op in (ATTACH_FROM_DECK, BUILD_NOW):
        if effect.cls >= 0:
            return why("aa-why-row-empty", rule=CARD_ACTIONS, cls=class_name(effect.cls))
        return why("aa-why-no-construction", rule=CARD_ACTIONS)
    if op == ATTACH_FROM_HAND:
        return why("aa-why-nothing-to-prepare", rule=CARD_ACTIONS)
    return why("aa-why-no-change", rule=CARD_ACTIONS)


def _unperformed(s: AlienArtifactsState, seat: int, effect: Effect) -> Label:
    """Why the action that an effect performs is not possible."""
    deed = effect.deed
    if deed == BUY:
        cls = next((cls for cls in range(3) if s.top[cls] != NOWHERE), 0)
        return buy_reason(s, seat, cls, effect.delta)
    if deed < BUY:
        cards = row(s.players[seat], deed)
        if cards:
            return build_reason(s, seat, cards[0], effect.delta)
        return why("aa-why-row-empty", rule=CARD_ACTIONS, cls=class_name(deed))
    return operational_reason(s, seat, deed, effect.delta)


def _fee_reason(s: AlienArtifactsState, seat: int, card: int) -> Label:
    """A fee is for a blockaded card that could be used next."""
    player = s.players[seat]
    name = card_name(card)
    if in_empire(player, card) == NOWHERE:
        return not_in_empire(player, BLOCKADES, card)
    if not tokens_on(player, card):
        return why("aa-why-not-blockaded", rule=BLOCKADES, card=name)
    if s.paid >> card & 1:
        return why("aa-why-fee-paid", rule=BLOCKADES, card=name)
    if fee(player, card) > player.bank:
        return credits_short(player, BLOCKADES, fee(player, card))
    return why("aa-why-fee-useless", rule=BLOCKADES, card=name)
