"""What an Empire can do: the effects of its cards, summed up once and kept until it changes."""

from typing import Final

from orrery.games.alien_artifacts.components import CLASS, LOGISTIC, PLANET, TECH
from orrery.games.alien_artifacts.effects import (
    ACTION,
    ADDITIONAL,
    ALL,
    ANY_DEED,
    ATTACK_DELTA,
    COST_DELTA,
    GOLD_OK,
    HAND_SIZE_DELTA,
    LIMIT_DELTA,
    ON_ATTACK_VALUE,
    PRODUCE_DELTA,
    SIDE_EFFECTS,
    STATIC,
    Effect,
)

#: Triggers below this one happen to an Empire; from it on they are used by its owner.
_USED: Final = ADDITIONAL
#: By trigger: no effect, in lists that all Empires share.
_NO_EFFECTS: Final[list[list[Effect]]] = [[] for _ in range(_USED)]


class Powers:
    """The sum of an Empire. Never changed once made; blockaded cards count by their class only (A21)."""

    __slots__ = (
        "acts",
        "additions",
        "blocked",
        "cost",
        "counts",
        "gold",
        "hand_more",
        "limit",
        "planets",
        "produce_more",
        "ships",
        "techs",
        "triggers",
    )

    def __init__(self) -> None:
        #: Cards by class.
        self.counts: list[int] = [0, 0, 0]
        #: What the cost and the construction limit of each deed change by; of any deed, for all of them.
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
        self.triggers: list[list[Effect]] = _NO_EFFECTS[:]
        #: Cards that are blockaded and whose fee is not paid.
        self.blocked: list[int] = []


def powers_of(empire: tuple[int, ...], blocked: int, boosts: tuple[int, ...]) -> Powers:
    """The powers of an Empire without the cards in the mask ``blocked``, and of effects that last a turn."""
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
    for number in boosts:
        _add_constant(p, ALL[number])
    return p


def _add(p: Powers, effect: Effect, card: int) -> None:
    trigger = effect.trigger
    if trigger == STATIC:
        _add_constant(p, effect)
    elif trigger < _USED:
        p.triggers[trigger] = [*p.triggers[trigger], effect]
    elif trigger == ADDITIONAL:
        if card not in p.additions:
            p.additions.append(card)
    elif trigger == ACTION and card not in p.acts:
        p.acts.append(card)


def _add_constant(p: Powers, effect: Effect) -> None:
    """What is always on, or until the end of the turn."""
    op, n = effect.op, effect.n
    if op == COST_DELTA:
        _change(p.cost, effect.deed, n)
    elif op == LIMIT_DELTA:
        _change(p.limit, effect.deed, n)
    elif op == HAND_SIZE_DELTA:
        p.hand_more += n
    elif op == PRODUCE_DELTA:
        p.produce_more += n
    elif op == GOLD_OK:
        p.gold |= 1 << effect.deed
    elif op == ATTACK_DELTA:
        p.triggers[ON_ATTACK_VALUE] = [*p.triggers[ON_ATTACK_VALUE], effect]


def _change(numbers: list[int], deed: int, n: int) -> None:
    """Change the number of a deed, or of all."""
    if deed != ANY_DEED:
        numbers[deed] += n
        return
    for each in range(ANY_DEED + 1):
        numbers[each] += n


NO_POWERS: Final = Powers()
