"""What a seat sees: everything but the hands and the unused defence plans of others."""

from typing import Any

from orrery.core.facts import CHANCE_PHASE, OVER_PHASE
from orrery.games.alien_artifacts.components import (
    ARTIFACT_IDS,
    ARTIFACTS,
    BANK_MOST,
    BASE_COST,
    CLASS,
    CLASSES,
    FACTION_IDS,
    FIRST_SHIP,
    HAND_SIZE,
    IDS,
    NOWHERE,
    OPERATIONAL,
    OPERATIONAL_COST,
    PLAN_IDS,
    PLANS,
    RESOURCE_IDS,
    SHIP,
    SHOWN,
    SIDES,
    SYSTEM_IDS,
    TECH,
    TOKENS,
    class_cards,
)
from orrery.games.alien_artifacts.decisions import DECISIONS
from orrery.games.alien_artifacts.effects import (
    ATTACK_DELTA,
    DEEDS,
    ON_ATTACK_VALUE,
    ON_SHIP_ATTACK,
    SHIP_BONUS,
    VS_ALIEN,
    VS_PLAYER,
)
from orrery.games.alien_artifacts.knowledge import unseen_plans, unseen_resources
from orrery.games.alien_artifacts.rules.building import attached_icons, class_cost, missing_icons
from orrery.games.alien_artifacts.rules.buying import buy_cost
from orrery.games.alien_artifacts.rules.counting import amount, technology_points
from orrery.games.alien_artifacts.rules.decks import deck_size
from orrery.games.alien_artifacts.rules.payment import card_limit
from orrery.games.alien_artifacts.rules.triggers import abilities
from orrery.games.alien_artifacts.scoring import itemised
from orrery.games.alien_artifacts.situation import PRINTED_ON, question, resolving, shown_section
from orrery.games.alien_artifacts.state import (
    ATTACH_TO,
    DRAW_HAND,
    PREPARE_CARDS,
    SYSTEM_TARGET,
    AlienArtifactsState,
    Player,
    tokens_on,
)


def phase(s: AlienArtifactsState) -> str:
    """What kind of decision is asked."""
    if s.over:
        return OVER_PHASE
    if not s.stack:
        return DECISIONS[0].phase
    kind = s.stack[-1][0]
    return CHANCE_PHASE if kind >= DRAW_HAND else DECISIONS[kind].phase


def _under(packed: tuple[int, ...], card: int) -> list[dict[str, Any]]:
    return [shown_section(one % SHOWN) for one in packed if one // SHOWN == card]


def _plans(seat: int, player: Player, viewer: int | None) -> dict[str, Any]:
    """The plans a player holds: those that were used are known to all."""
    known = player.plans if viewer == seat else player.plans_shown & player.plans
    return {
        "count": player.plans.bit_count(),
        "known": [PLAN_IDS[plan] for plan in range(PLANS) if known >> plan & 1],
    }


def _worth_now(s: AlienArtifactsState, seat: int, packed: int) -> dict[str, int] | None:
    """What an operational card is good for as things stand: a technology in points, a ship in attack value.

    None for other cards and for those that a blockade keeps from working.
    """
    card = packed >> 1
    if packed & 1 != OPERATIONAL or card in s.players[seat].powers.blocked:
        return None
    if CLASS[card] == TECH:
        return {
            "play": technology_points(s, seat, card, False),
            "end": technology_points(s, seat, card, True),
        }
    return _attack_bonus(s, seat, card) if CLASS[card] == SHIP else None


def _attack_bonus(s: AlienArtifactsState, seat: int, ship: int) -> dict[str, int]:
    """What is added to the card revealed for a ship, without what is paid for and what a defender has."""
    alien, player = SHIP_BONUS[ship - FIRST_SHIP]
    own = [effect for effect in abilities(ship, ON_SHIP_ATTACK) if not effect.optional]
    for effect in (*own, *s.players[seat].powers.triggers[ON_ATTACK_VALUE]):
        if effect.op == ATTACK_DELTA:
            alien += amount(s, seat, effect) if effect.vs != VS_PLAYER else 0
            player += amount(s, seat, effect) if effect.vs != VS_ALIEN else 0
    return {"alien": alien, "player": player}


def _player(s: AlienArtifactsState, seat: int, player: Player, viewer: int | None) -> dict[str, Any]:
    score = itemised(s, seat)
    return {
        "faction": None if player.faction == NOWHERE else FACTION_IDS[player.faction],
        "bank": player.bank,
        "vp": player.vp,
        "hand": [RESOURCE_IDS[resource] for resource in player.hand] if viewer == seat else None,
        "cards": len(player.hand),
        "construction": [
            {
                "card": IDS[card],
                "attached": _under(player.attached, card),
                "icons": attached_icons(player, card),
                "missing": missing_icons(player, card),
            }
            for card in player.building
        ],
        "empire": [
            {
                "card": IDS[packed >> 1],
                "side": SIDES[packed & 1],
                "tokens": tokens_on(player, packed >> 1),
                "produced": _under(player.produced, packed >> 1),
                "now": _worth_now(s, seat, packed),
            }
            for packed in player.empire
        ],
        "costs": {CLASSES[cls]: class_cost(player.powers, cls) for cls in range(3)}
        | {"buy": buy_cost(player, 0)},
        "limits": {DEEDS[deed]: card_limit(s, seat, deed) for deed in range(len(DEEDS) - 1)},
        "artifacts": [ARTIFACT_IDS[number] for number in range(ARTIFACTS) if player.artifacts >> number & 1],
        "plans": _plans(seat, player, viewer),
        "points": sum(score.values()),
        "score": score,
    }


def build_view(s: AlienArtifactsState, seat: int | None) -> dict[str, Any]:
    """The table as JSON: an allow-list, built field by field."""
    return {
        "game": "alien-artifacts",
        "phase": phase(s),
        "question": question(s),
        "resolving": resolving(s),
        "round": s.round,
        "turn": s.turn,
        "first": s.first,
        "limits": {
            "hand": HAND_SIZE,
            "bank": BANK_MOST,
            "base_cost": BASE_COST,
            "operational_cost": OPERATIONAL_COST,
            "tokens": TOKENS,
            "rounds": s.variant.round_limit,
        },
        "marker": s.marker,
        "ending": s.ending,
        "deck": len(s.deck),
        "unseen": [RESOURCE_IDS[resource] for resource in unseen_resources(s, seat)],
        "discards": [RESOURCE_IDS[resource] for resource in s.discards],
        "decks": {
            CLASSES[cls]: {
                "top": None if s.top[cls] == NOWHERE else IDS[s.top[cls]],
                "left": deck_size(s, cls),
                "unseen": [IDS[card] for card in class_cards(cls) if s.pool >> card & 1],
                "bottom": [IDS[card] for card in s.bottom if CLASS[card] == cls],
            }
            for cls in range(3)
        },
        "system": {
            "available": None if s.system == NOWHERE else SYSTEM_IDS[s.system],
            "unseen": [name for system, name in enumerate(SYSTEM_IDS) if s.system_pool >> system & 1],
            "bottom": [SYSTEM_IDS[system] for system in s.system_bottom],
        },
        "artifacts": {
            "unseen": [ARTIFACT_IDS[number] for number in range(ARTIFACTS) if s.artifact_pool >> number & 1],
            "discards": [
                ARTIFACT_IDS[number] for number in range(ARTIFACTS) if s.artifact_discards >> number & 1
            ],
        },
        "plans": {
            "left": s.plan_pool.bit_count(),
            "unseen": [PLAN_IDS[plan] for plan in range(PLANS) if unseen_plans(s, seat) >> plan & 1],
        },
        "tokens": s.tokens_left,
        "aside": [] if _resources_aside(s) else [IDS[card] for card in s.aside],
        "prepared": [shown_section(shown) for shown in s.aside] if _resources_aside(s) else [],
        "attack": None if s.target == NOWHERE else _attack(s),
        "players": [_player(s, number, player, seat) for number, player in enumerate(s.players)],
        "turn_state": {
            "actions": s.actions,
            "used": [card for number, card in enumerate(IDS) if s.used >> number & 1],
            "attacked": [card for number, card in enumerate(IDS) if s.attacked >> number & 1],
            "paid": [card for number, card in enumerate(IDS) if s.paid >> number & 1],
            "boosts": [PRINTED_ON[effect] for effect in s.boosts],
            "extra_turns": s.extra_turns,
        },
    }


def _resources_aside(s: AlienArtifactsState) -> bool:
    """Whether what lies aside are resource cards to be attached, not class cards that were drawn."""
    return any(frame[0] in (PREPARE_CARDS, ATTACH_TO) for frame in s.stack)


def _attack(s: AlienArtifactsState) -> dict[str, Any]:
    """The attack that is going on."""
    return {
        "target": "system" if s.target == SYSTEM_TARGET else s.target,
        "plan": PLAN_IDS[s.plan] if s.target != SYSTEM_TARGET else None,
        "ships": [IDS[ship] for ship in s.ships],
    }
