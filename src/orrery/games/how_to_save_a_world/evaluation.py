"""How good a position is for every seat, for bots: points as they stand, and what the rest is worth."""

from typing import Final

from orrery.games.how_to_save_a_world.components import (
    FIRST_BOOST,
    FIRST_SPECIES,
    IMPACT,
    KEY_VP,
    KIND_MASK,
    METER_IMPACT,
    METER_LENGTH,
    NOWHERE,
    OTHER_VP,
    TECH_1,
    TECH_2,
)
from orrery.games.how_to_save_a_world.scoring import itemised, place_on, species_vp
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState, Player

#: Points that make winning about e times as likely.
_SCALE: Final = 5.0
_RESOURCE: Final = [0.26, 0.22, 0.26, 0.26, 0.34]
_BASELINE: Final = [0.75, 0.55, 0.75, 0.75, 0.95]
_TOKEN: Final = 0.75
_STEP: Final = 0.55
_TECH_1: Final = 1.3
_TECH_2: Final = 1.9
_ACTION_CARD: Final = 0.7
_BOOST_CARD: Final = 0.5
_LANDER: Final = 1.4
#: About how many rounds a game has.
_ROUNDS: Final = 5.0


def rounds_left(s: HowToSaveAWorldState) -> float:
    """About how many rounds follow this one."""
    filled = max(
        [sum([cube != NOWHERE for cube in s.meters[meter]]) / METER_IMPACT[meter] for meter in range(3)]
    )
    done = max(filled, s.asteroid / IMPACT, (s.round - 1) / (_ROUNDS + 1.0))
    return max(0.0, min(1.0 - done, 1.0)) * _ROUNDS


def key_chances(s: HowToSaveAWorldState) -> list[float]:
    """About how likely each project is the key one: by cubes on meters and in the bag."""
    total = max(1, sum(s.bag))
    weights = []
    for project in range(3):
        filled = sum([cube != NOWHERE for cube in s.meters[project]]) / METER_LENGTH[project]
        weights.append(0.15 + filled + 0.8 * s.bag[project] / total)
    weights[2] *= 0.8
    together = sum(weights)
    return [weight / together for weight in weights]


def evaluate(s: HowToSaveAWorldState) -> list[float]:
    """The value of the position for every seat."""
    if s.over:
        return [
            (sum(item.values()) + 0.01 * item["key"]) / _SCALE
            for item in [itemised(s, seat) for seat in range(s.variant.players)]
        ]
    left = rounds_left(s)
    chances = key_chances(s)
    return [_value(s, seat, player, left, chances) / _SCALE for seat, player in enumerate(s.players)]


def _value(s: HowToSaveAWorldState, seat: int, player: Player, left: float, chances: list[float]) -> float:
    value = float(player.vp)
    for project in range(3):
        value += _STEP * player.discs[project] * (0.5 + chances[project])
        place = place_on(s, project, seat)
        if 0 <= place < 3:
            value += chances[project] * KEY_VP[project][place]
            value += (1.0 - chances[project]) * OTHER_VP[project][place]
    use = min(1.0, 0.3 + 0.5 * left)
    for resource in range(5):
        value += use * _RESOURCE[resource] * player.resources[resource]
        value += left * _BASELINE[resource] * 0.4 * player.baselines[resource]
    tokens = sum(player.active) + sum(player.spent)
    value += _TOKEN * (0.3 * left * tokens + 0.5 * use * sum(player.active))
    value += left * 0.35 * _TECH_1 * (player.upgrades & KIND_MASK[TECH_1]).bit_count()
    value += left * 0.6 * _TECH_2 * (player.upgrades & KIND_MASK[TECH_2]).bit_count()
    owned = player.hand + player.discard
    for card in owned:
        if card >= FIRST_SPECIES:
            value += 0.3 + 0.9 * species_vp(s, seat, card, owned)
        else:
            value += left * 0.3 * (_ACTION_CARD if card < FIRST_BOOST else _BOOST_CARD)
    if not s.passed >> seat & 1:
        value += _LANDER * sum(player.ready)
    return value
