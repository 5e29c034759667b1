"""What a seat sees: everything but the hands and the unused defence plans of others."""

from typing import Any

from orrery.core.facts import CHANCE_PHASE, OVER_PHASE
from orrery.games.alien_artifacts.components import (
    ARTIFACT_IDS,
    ARTIFACTS,
    BANK_MOST,
    BASE_COST,
    CLASSES,
    COLOURS,
    FACTION_IDS,
    HAND_SIZE,
    IDS,
    NOWHERE,
    NUMBER,
    OPERATIONAL_COST,
    PLAN_IDS,
    PLANS,
    RESOURCE_IDS,
    SHOWN,
    SIDES,
    SYSTEM_IDS,
    TOKENS,
)
from orrery.games.alien_artifacts.decisions import DECISIONS
from orrery.games.alien_artifacts.effects import ALL, DEEDS
from orrery.games.alien_artifacts.knowledge import unseen_plans, unseen_resources
from orrery.games.alien_artifacts.rules.building import attached_icons, class_cost, missing_icons
from orrery.games.alien_artifacts.rules.deeds import buy_cost
from orrery.games.alien_artifacts.rules.payment import card_limit
from orrery.games.alien_artifacts.rules.turn import hand_size
from orrery.games.alien_artifacts.scoring import itemised
from orrery.games.alien_artifacts.state import (
    ATTACH_HAND,
    ATTACH_SECTION,
    ATTACH_TO,
    ATTACK_SHIPS,
    CHOOSE_CARD,
    CHOOSE_CLASS,
    CHOOSE_SIDE,
    CHOOSE_TYPE,
    DISCARD_COST,
    DISCARD_HAND,
    DRAW_HAND,
    EXTRA_CARDS,
    FINAL_FEE,
    KEEP_CARD,
    PAY_FEE,
    PAYMENT,
    PLACE_TOKENS,
    PREPARE_CARDS,
    PROGRAMME,
    REDRAW,
    REMOVE_TOKENS,
    SHOW_SECTION,
    SYSTEM_TARGET,
    TRADE_CARDS,
    USE_ABILITY,
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


def _printed_on(effect: int) -> str:
    """What an effect is printed on: the id of a card, an artifact or a faction."""
    source = ALL[effect].source
    return [*IDS, *ARTIFACT_IDS, *FACTION_IDS][source]


def _question(s: AlienArtifactsState) -> dict[str, Any] | None:
    """Who is asked, and what the decision at hand is about, by name."""
    if s.over:
        return None
    if not s.stack:
        return {"seat": s.turn, "actions": s.actions}
    frame = s.stack[-1]
    kind = frame[0]
    if kind >= DRAW_HAND:
        return None
    about: dict[str, Any] = {"seat": frame[1]}
    if kind == PAYMENT:
        about |= {"deed": DEEDS[frame[2]], "goal": frame[5], "paid": frame[7], "cards": frame[6]}
        if frame[2] < 3:
            about["card"] = IDS[frame[3]]
    elif kind == TRADE_CARDS:
        about |= {"cards": frame[3], "colour": None if frame[2] == NOWHERE else COLOURS[frame[2]]}
    elif kind == PREPARE_CARDS:
        about |= {"row": CLASSES[frame[2]], "cards": frame[3]}
    elif kind == ATTACH_TO:
        about |= {"row": CLASSES[frame[2]], "resource": _shown(s.aside[0])}
    elif kind == PROGRAMME:
        about |= {"card": _printed_on(frame[2]), "cards": frame[3], "paid": list(frame[5:8])}
    elif kind in (EXTRA_CARDS, CHOOSE_TYPE):
        about["row"] = CLASSES[frame[2]]
    elif kind == KEEP_CARD:
        about |= {"row": CLASSES[frame[2]], "drawn": [IDS[card] for card in s.aside]}
    elif kind in (CHOOSE_SIDE, PAY_FEE, FINAL_FEE, ATTACH_HAND):
        about["card"] = IDS[frame[2]]
        if kind in (PAY_FEE, FINAL_FEE):
            about["fee"] = tokens_on(s.players[frame[1]], frame[2])
    elif kind == ATTACK_SHIPS:
        about["ships"] = frame[2]
    elif kind == USE_ABILITY:
        about |= {"ship": IDS[frame[2]], "bonus": ALL[frame[3]].n, "credits": ALL[frame[3]].cost_credits}
    elif kind == REDRAW:
        about |= {"ship": IDS[frame[2]], "value": NUMBER[frame[3]] + frame[4]}
    elif kind == PLACE_TOKENS:
        about |= {"victim": frame[2], "tokens": frame[3]}
    elif kind == REMOVE_TOKENS:
        about["tokens"] = frame[3]
    elif kind in (SHOW_SECTION, ATTACH_SECTION):
        about |= {"card": IDS[frame[2]], "resource": RESOURCE_IDS[frame[3]]}
    elif kind in (CHOOSE_CARD, CHOOSE_CLASS, DISCARD_COST):
        about["source"] = _printed_on(frame[2])
    elif kind == DISCARD_HAND:
        player = s.players[frame[1]]
        about["excess"] = max(0, len(player.hand) - hand_size(player))
    return about


def _shown(shown: int) -> dict[str, Any]:
    """A resource card by its id and the section that is up."""
    return {"resource": RESOURCE_IDS[shown >> 1], "section": "ab"[shown & 1]}


def _under(packed: list[int], card: int) -> list[dict[str, Any]]:
    return [_shown(one % SHOWN) for one in packed if one // SHOWN == card]


def _plans(s: AlienArtifactsState, seat: int, player: Player, viewer: int | None) -> dict[str, Any]:
    """The plans a player holds: those that were used are known to all."""
    known = player.plans if viewer == seat or s.over else player.plans_shown & player.plans
    return {
        "count": player.plans.bit_count(),
        "known": [PLAN_IDS[plan] for plan in range(PLANS) if known >> plan & 1],
    }


def _player(s: AlienArtifactsState, seat: int, player: Player, viewer: int | None) -> dict[str, Any]:
    own = viewer == seat or s.over
    score = itemised(s, seat)
    return {
        "faction": None if player.faction == NOWHERE else FACTION_IDS[player.faction],
        "bank": player.bank,
        "vp": player.vp,
        "hand": [RESOURCE_IDS[resource] for resource in player.hand] if own else None,
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
            }
            for packed in player.empire
        ],
        "costs": {CLASSES[cls]: class_cost(player, cls) for cls in range(3)} | {"buy": buy_cost(player, 0)},
        "limits": {DEEDS[deed]: card_limit(s, seat, deed) for deed in range(len(DEEDS) - 1)},
        "artifacts": [ARTIFACT_IDS[number] for number in range(ARTIFACTS) if player.artifacts >> number & 1],
        "plans": _plans(s, seat, player, viewer),
        "points": sum(score.values()),
        "score": score,
    }


def build_view(s: AlienArtifactsState, seat: int | None) -> dict[str, Any]:
    """The table as JSON: an allow-list, built field by field."""
    return {
        "game": "alien-artifacts",
        "phase": phase(s),
        "question": _question(s),
        "round": s.round,
        "turn": s.turn,
        "first": s.first,
        "limits": {
            "hand": HAND_SIZE,
            "bank": BANK_MOST,
            "base_cost": BASE_COST,
            "operational_cost": OPERATIONAL_COST,
            "tokens": TOKENS,
        },
        "marker": s.marker,
        "ending": s.ending,
        "deck": len(s.deck),
        "unseen": [RESOURCE_IDS[resource] for resource in unseen_resources(s, seat)],
        "discards": [RESOURCE_IDS[resource] for resource in s.discards],
        "decks": {
            CLASSES[cls]: {
                "top": None if s.top[cls] == NOWHERE else IDS[s.top[cls]],
                "left": len(s.pool[cls]) + len(s.bottom[cls]) + (s.top[cls] != NOWHERE),
                "unseen": [IDS[card] for card in s.pool[cls]],
                "bottom": [IDS[card] for card in s.bottom[cls]],
            }
            for cls in range(3)
        },
        "system": {
            "available": None if s.system == NOWHERE else SYSTEM_IDS[s.system],
            "unseen": [SYSTEM_IDS[system] for system in s.system_pool],
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
        "prepared": [_shown(shown) for shown in s.aside] if _resources_aside(s) else [],
        "attack": None if s.target == NOWHERE else _attack(s),
        "players": [_player(s, number, player, seat) for number, player in enumerate(s.players)],
        "turn_state": {
            "actions": s.actions,
            "used": [card for number, card in enumerate(IDS) if s.used >> number & 1],
            "attacked": [card for number, card in enumerate(IDS) if s.attacked >> number & 1],
            "paid": [card for number, card in enumerate(IDS) if s.paid >> number & 1],
            "limit_bonus": s.limit_bonus,
            "attack_bonus": s.attack_bonus,
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
