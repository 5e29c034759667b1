"""What a seat sees: everything but the starting cards of others and what they put under the deck."""

from typing import Any

from orrery.core.facts import CHANCE_PHASE, OVER_PHASE
from orrery.games.how_to_save_a_world.components import (
    BASELINE_MOST,
    CARD_IDS,
    CUBES,
    DECK,
    DISPLAY,
    FACILITIES,
    FACILITY_IDS,
    FIRST_SPECIES,
    IMPACT,
    LOCATION_IDS,
    METER_IMPACT,
    NEUTRALS,
    NOWHERE,
    RESOURCE_MOST,
    REWARD,
    REWARD_IDS,
    SCORE_LAP,
    SPACE_IDS,
    SPECIES,
    STACK_MASK,
    TAG_SLOTS,
    THREAT,
    TRACK,
    UPGRADE_COST,
    UPGRADE_IDS,
    UPGRADES,
)
from orrery.games.how_to_save_a_world.decisions import DECISIONS
from orrery.games.how_to_save_a_world.effects import CONDITIONS
from orrery.games.how_to_save_a_world.knowledge import unseen_species, unseen_starting
from orrery.games.how_to_save_a_world.rules.cards import price
from orrery.games.how_to_save_a_world.rules.research import upgrade_cost
from orrery.games.how_to_save_a_world.scoring import itemised, place_on, species_vp
from orrery.games.how_to_save_a_world.situation import place_name, question, resolving
from orrery.games.how_to_save_a_world.state import DEAL_CARD, Cards, HowToSaveAWorldState, Player
from orrery.games.how_to_save_a_world.vocabulary import DECKS, PROJECTS, RESOURCES, STACKS, TAGS, WORLDS


def phase(s: HowToSaveAWorldState) -> str:
    """What kind of decision is asked."""
    if s.over:
        return OVER_PHASE
    if not s.stack:
        return DECISIONS[0].phase
    kind = s.stack[-1][0]
    return CHANCE_PHASE if kind >= DEAL_CARD else DECISIONS[kind].phase


def _ids(cards: Cards | list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _by(words: list[str], numbers: Any) -> dict[str, int]:
    return dict(zip(words, numbers, strict=True))


def _known(player: Player) -> list[int]:
    """The cards in hand that everybody has seen."""
    known = list(player.hand)
    for card in player.hidden:
        known.remove(card)
    return known


def _player(s: HowToSaveAWorldState, seat: int, player: Player, viewer: int | None) -> dict[str, Any]:
    score = itemised(s, seat)
    own = viewer == seat
    seen = (*(player.hand if own else _known(player)), *player.discard)
    return {
        "resources": _by(RESOURCES, player.resources),
        "baselines": _by(RESOURCES, player.baselines),
        "active": _by(TAGS, player.active),
        "spent": _by(TAGS, player.spent),
        "ready": _by(WORLDS, player.ready),
        "placed": [LOCATION_IDS[location] for location in player.placed],
        "discs": _by(PROJECTS, player.discs),
        "places": {
            name: None if place == NOWHERE else place + 1
            for name, place in ((PROJECTS[project], place_on(s, project, seat)) for project in range(3))
        },
        "hand": _ids(player.hand) if own else None,
        "known": _ids(_known(player)),
        "hidden": {
            name: sum(DECK[card] == deck for card in player.hidden) for deck, name in enumerate(DECKS)
        },
        "discard": _ids(player.discard),
        "returned": CARD_IDS[player.returned] if own and player.returned != NOWHERE else None,
        "returned_there": player.returned != NOWHERE,
        "cards": len(player.hand) + len(player.discard),
        "price": price(s, player, None),
        "upgrades": [UPGRADE_IDS[upgrade] for upgrade in range(UPGRADES) if player.upgrades >> upgrade & 1],
        "upgrade_costs": {
            UPGRADE_IDS[upgrade]: upgrade_cost(s, player, upgrade)
            if s.turn == seat
            else UPGRADE_COST[upgrade]
            for upgrade in range(UPGRADES)
        },
        "species": {
            CARD_IDS[card]: species_vp(s, seat, card, seen) for card in seen if card >= FIRST_SPECIES
        },
        "passed": bool(s.passed >> seat & 1),
        "vp": player.vp,
        "points": sum(score.values()),
        "score": score,
    }


def build_view(s: HowToSaveAWorldState, seat: int | None) -> dict[str, Any]:
    """The table as JSON: an allow-list, built field by field."""
    return {
        "game": "how-to-save-a-world",
        "phase": phase(s),
        "question": question(s),
        "resolving": resolving(s),
        "round": s.round,
        "turn": s.turn,
        "badge": s.badge,
        "key": None if s.key_project == NOWHERE else PROJECTS[s.key_project],
        "limits": {
            "resource": RESOURCE_MOST,
            "baseline": BASELINE_MOST,
            "tags": TAG_SLOTS,
            "display": DISPLAY,
            "track": TRACK,
            "impact": IMPACT + 1,
            "lap": SCORE_LAP,
        },
        "asteroid": s.asteroid + 1,
        "threat": THREAT[s.threat],
        "bag": _by(CUBES, s.bag),
        "supply": _by(CUBES, s.supply),
        "aside": _by(CUBES, s.aside),
        "projects": {
            name: {
                "standing": list(s.standing[project]),
                "neutral": sorted(NEUTRALS[project][s.variant.players]),
                "reward": REWARD_IDS[REWARD[project][s.tiles[project]]],
                "tier": s.tiles[project] + 1,
                "meter": [None if cube == NOWHERE else CUBES[cube] for cube in s.meters[project]],
                "impact": METER_IMPACT[project],
            }
            for project, name in enumerate(PROJECTS)
        },
        "open": [name for location, name in enumerate(LOCATION_IDS) if s.open >> location & 1],
        "blocked": [name for location, name in enumerate(LOCATION_IDS) if s.blocked >> location & 1],
        "facilities": {
            SPACE_IDS[space]: None if facility == NOWHERE else FACILITY_IDS[facility]
            for space, facility in enumerate(s.facilities)
        },
        "stacks": {
            STACKS[stack]: [
                FACILITY_IDS[facility]
                for facility in range(FACILITIES)
                if s.facility_pool & STACK_MASK[stack] & 1 << facility
            ]
            for stack in range(2)
        },
        "decks": {name: _deck(s, deck, seat) for deck, name in enumerate(DECKS)},
        "unseen_starting": _ids(unseen_starting(s, seat)),
        "removed": _ids(s.removed),
        "players": [_player(s, number, player, seat) for number, player in enumerate(s.players)],
        "turn_state": {
            "location": place_name(s.place),
            "bought": _ids(s.bought),
            "events": [condition for bit, condition in enumerate(CONDITIONS) if s.happened >> bit & 1],
            "news": [condition for bit, condition in enumerate(CONDITIONS) if s.news >> bit & 1],
            "later": s.later,
            "never": s.never,
            "used": [UPGRADE_IDS[upgrade] for upgrade in range(UPGRADES) if s.used >> upgrade & 1],
            "scored": [UPGRADE_IDS[upgrade] for upgrade in range(UPGRADES) if s.scored >> upgrade & 1],
            "tags_spent": _by(TAGS, s.tags_spent),
        },
    }


def _deck(s: HowToSaveAWorldState, deck: int, seat: int | None) -> dict[str, Any]:
    """A display from left to right, and what everybody can know of the deck behind it."""
    seen = deck != SPECIES or bool(s.reshuffled >> deck & 1)
    row = s.display[deck * DISPLAY : deck * DISPLAY + DISPLAY]
    return {
        "display": [None if card == NOWHERE else CARD_IDS[card] for card in row],
        "left": len(s.decks[deck]),
        "cards": _ids(s.decks[deck]) if seen else None,
        "unseen": _ids(unseen_species(s, seat)) if deck == SPECIES else [],
        "market": _ids(s.market[deck]),
    }
