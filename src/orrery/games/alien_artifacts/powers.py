"""What an Empire can do: the effects of its cards, summed up once and kept until it changes."""

from typing import Final

from orrery.games.alien_artifacts.components import CLASS, LOGISTIC, PLANET, PLANETS, SHIP, TECH
from orrery.games.alien_artifacts.effects import (
    ACTION,
    ADDITIONAL,
    ANY_DEED,
    ATTACK_DELTA,
    COST_DELTA,
    GOLD_OK,
    HAND_SIZE_DELTA,
    LIMIT_DELTA,
    ON_ATTACK_VALUE,
    ON_DEFEND,
    PRODUCE_DELTA,
    SIDE_EFFECTS,
    STATIC,
    VS_ALIEN,
    VS_ANY,
    Effect,
)

_TRIGGERED: Final = 13


class Powers:
    """The sum of an Empire. Never changed once made; blockaded cards count by their class only (A21)."""

    __slots__ = (
        "acts",
        "additions",
        "alien_bonus",
        "blocked",
        "cost",
        "counts",
        "defence",
        "gold",
        "hand_more",
        "limit",
        "planets",
        "player_bonus",
        "produce_more",
        "ships",
        "techs",
        "triggers",
    )

    def __init__(self) -> None:
        #: Cards by class.
        self.counts: list[int] = [0, 0, 0]
        #: What the cost and the construction limit of each deed change by.
        self.cost: list[int] = [0] * (ANY_DEED + 1)
        self.limit: list[int] = [0] * (ANY_DEED + 1)
        #: Bit mask of the deeds that gold may pay besides the basic ones.
        self.gold: int = 0
        self.hand_more: int = 0
        self.produce_more: int = 0
        #: Operational cards that work.
        self.planets: list[int] = []
        self.techs: list[int] = []
        self.ships: list[int] = []
        #: Technologies with an action or an additional effect.
        self.acts: list[int] = []
        self.additions: list[int] = []
        #: Effects by trigger, in the order of the cards.
        self.triggers: list[list[Effect]] = [[] for _ in range(_TRIGGERED)]
        #: What is added to the value of every ship, and to that of those who attack this Empire.
        self.alien_bonus: int = 0
        self.player_bonus: int = 0
        self.defence: int = 0
        #: Cards that are blockaded and whose fee is not paid.
        self.blocked: list[int] = []


def powers_of(empire: list[int], blocked: int) -> Powers:
    """The powers of an Empire, without those of the cards in the mask ``blocked``."""
    p = Powers()
    for packed in empire:
        card = packed >> 1
        cls = CLASS[card]
        p.counts[cls] += 1
        if blocked >> card & 1:
            p.blocked.append(card)
        elif packed & 1 == LOGISTIC:
            for effect in SIDE_EFFECTS[packed]:
                _add(p, effect, card)
        elif cls == PLANET:
            p.planets.append(card)
        elif cls == TECH:
            p.techs.append(card)
        else:
            p.ships.append(card)
    return p


def _add(p: Powers, effect: Effect, card: int) -> None:
    trigger = effect.trigger
    if trigger == STATIC:
        op = effect.op
        if op == COST_DELTA:
            p.cost[effect.deed] += effect.n
        elif op == LIMIT_DELTA:
            p.limit[effect.deed] += effect.n
        elif op == HAND_SIZE_DELTA:
            p.hand_more += effect.n
        elif op == PRODUCE_DELTA:
            p.produce_more += effect.n
        elif op == GOLD_OK:
            p.gold |= 1 << effect.deed
    elif trigger == ADDITIONAL:
        p.additions.append(card)
    elif trigger == ACTION:
        p.acts.append(card)
    elif trigger == ON_ATTACK_VALUE and effect.op == ATTACK_DELTA:
        if effect.vs in (VS_ANY, VS_ALIEN):
            p.alien_bonus += effect.n
        if effect.vs != VS_ALIEN:
            p.player_bonus += effect.n
    elif trigger == ON_DEFEND and effect.op == ATTACK_DELTA:
        p.defence += effect.n
    elif trigger < _TRIGGERED:
        p.triggers[trigger].append(effect)


NO_POWERS: Final = Powers()
assert SHIP == 2 and PLANETS > 0
