"""What effects, cards and upgrades are worth to bots, in points, worked out once from the tables."""

from typing import Final

from orrery.games.how_to_save_a_world.components import (
    CARD_TAGS,
    CARDS,
    FIRST_BOOST,
    FIRST_SPECIES,
    GENIUS,
    LOCATIONS,
    UPGRADES,
)
from orrery.games.how_to_save_a_world.effects import (
    ACT_AFTER,
    BOOST_CONDITION,
    BUY,
    BUY_CHEAPER,
    CARD_ANY,
    CARD_LIST,
    CHOOSE,
    CONDITIONS,
    FERRY,
    GAIN,
    GAIN_PLUS,
    GAIN_TAG,
    GAIN_UPGRADE,
    LISTS,
    LOCATION_LIST,
    PAY,
    PER_TAG,
    RAISE,
    REACTIVATE,
    REFILL,
    REMOVE,
    RESEARCH,
    RESEARCH_CHEAPER,
    SCORE_VP,
    SHUTTLE_ANY,
    TAG_WILD,
    UPGRADE_CONDITION,
    UPGRADE_VP,
    WORK,
    WORK_CHEAPER,
    WORK_OFF,
    Effect,
)

# --- what things are worth in the middle of a game -----------------------------------------------------

RESOURCE: Final = 0.35
GENIUS_RESOURCE: Final = 0.6
BASELINE: Final = 0.8
GENIUS_BASELINE: Final = 1.1
TAG: Final = 1.1
STEP: Final = 1.0
RESEARCHED: Final = 0.9
UPGRADE: Final[list[float]] = [1.2, 1.4, 2.5]
CARD: Final = 0.8
FREE_CARD: Final = 2.0
_REMOVED: Final = -0.4
_REACTIVATED: Final = 0.5
_FERRIED: Final = 0.4
_REFILLED: Final = 0.7
_BADGE: Final = 0.2
#: How often something is done that is done once for every tag.
_TAGS_SPENT: Final = 2.0
#: What is left of something that has a price.
_PRICED: Final = 0.4


def gain(effect: Effect) -> float:
    """What an effect brings when it happens."""
    op, n = effect.op, effect.n
    if op == GAIN:
        return n * (GENIUS_RESOURCE if effect.mask == 1 << GENIUS else RESOURCE)
    if op == RAISE:
        return n * (GENIUS_BASELINE if effect.mask == 1 << GENIUS else BASELINE)
    if op == GAIN_TAG:
        return n * TAG
    if op == SCORE_VP:
        return float(n)
    if op == WORK:
        return n * STEP
    if op == RESEARCH:
        return n * RESEARCHED
    if op == GAIN_UPGRADE:
        return n * max([worth for kind, worth in enumerate(UPGRADE) if effect.mask >> kind & 1])
    if op == BUY:
        return n * (FREE_CARD if effect.free else CARD + RESOURCE * effect.discount)
    return _gain_of_others(effect)


def _gain_of_others(effect: Effect) -> float:
    op, n = effect.op, effect.n
    if op == REMOVE:
        return max(0.0, _REMOVED + gains(effect.then))
    if op == PER_TAG:
        return min(_TAGS_SPENT, effect.most) * _PRICED * gains(effect.then)
    if op == PAY:
        price = RESOURCE * sum([number for _, number in effect.price])
        price += _REACTIVATED * sum([number for _, number in effect.tag_price])
        return effect.most * max(_PRICED * gains(effect.then), gains(effect.then) - price)
    if op == CHOOSE:
        best = sorted([gains(option) for option in effect.options], reverse=True)
        chosen = 0.0
        for worth in best[: effect.pick]:
            chosen += worth
        return chosen
    if op == REACTIVATE:
        return n * _REACTIVATED
    if op == FERRY:
        return _FERRIED
    return _REFILLED if op == REFILL else _BADGE


def gains(number: int) -> float:
    """What a list of effects brings."""
    return gain_of_all(LISTS[number])


def gain_of_all(effects: list[Effect]) -> float:
    """What effects bring together."""
    total = 0.0
    for effect in effects:
        total += gain(effect)
    return total


# --- how often an event comes about in a round ------------------------------------------------------------

_OFTEN: Final[dict[str, float]] = {
    "worked": 2.2,
    "raised_baseline": 1.0,
    "gained_res": 3.0,
    "gained_tag": 1.2,
    "bought_card": 0.5,
    "gained_upgrade": 0.7,
    "removed_card": 0.2,
    "used_shuttle": 0.5,
    "played_action": 1.0,
    "placed_lander": 2.5,
    "gained_vp": 0.8,
    "spent_tag": 0.5,
}
#: What is left of that where a certain project, resource, tag, deck or kind is asked for.
_CERTAIN: Final = 0.4
#: The chance that a boost is played in a round: at least, and for every time that its event comes about.
_LEAST_OFTEN: Final = 0.3
_USED: Final = 0.5


def _often(bit: int) -> float:
    """How often a condition is met in a round; at most so often as somebody takes care of it."""
    condition = CONDITIONS[bit.bit_length() - 1]
    often = _OFTEN[condition["event"]]
    words = [value for name, value in condition.items() if name not in ("event", "min")]
    if words and words[0] not in ("any", "any_basic"):
        often *= _CERTAIN
    least: int = condition.get("min", 1)
    return often / least


def _played(card: int) -> float:
    if card >= FIRST_SPECIES:
        return 0.0
    worth = gains(CARD_LIST[card])
    if card >= FIRST_BOOST:
        worth *= min(1.0, _LEAST_OFTEN + _USED * _often(BOOST_CONDITION[card - FIRST_BOOST]))
    return worth


#: By card: what playing it brings; of a boost times the chance that it can be played in a round.
PLAYED: Final[list[float]] = [_played(card) for card in range(CARDS)]
#: By card: how many tags it bears.
TAGS_BORNE: Final[list[int]] = [sum(tags) for tags in CARD_TAGS]

# --- upgrades ----------------------------------------------------------------------------------------------

#: What an ability is worth in a round.
_ABILITIES: Final[list[tuple[int, float]]] = [
    (SHUTTLE_ANY, 0.15),
    (ACT_AFTER, 0.5),
    (CARD_ANY, 0.2),
    (BUY_CHEAPER, 0.3),
    (RESEARCH_CHEAPER, 0.35),
    (WORK_CHEAPER, 0.8),
    (GAIN_PLUS, 0.5),
    (TAG_WILD, 0.6),
]


def _a_round(upgrade: int) -> float:
    if UPGRADE_CONDITION[upgrade]:
        return UPGRADE_VP[upgrade] * _often(UPGRADE_CONDITION[upgrade])
    for mask, worth in _ABILITIES:
        if mask >> upgrade & 1:
            return worth
    return 0.0


#: By upgrade: what it is worth in a round; Tech 2 score.
A_ROUND: Final[list[float]] = [_a_round(upgrade) for upgrade in range(UPGRADES)]

# --- places to work --------------------------------------------------------------------------------------


class WorkPlace:
    """A location that lets landers work: on which projects, for tags of which types, or how many steps."""

    __slots__ = ("bit", "location", "most", "off", "projects", "tags")

    def __init__(self, location: int, effect: Effect) -> None:
        self.location: int = location
        self.bit: int = 1 << location
        self.off: int = WORK_OFF[location]
        if effect.op == PER_TAG:
            self.tags: int = effect.mask
            self.most: int = effect.most
            self.projects: int = LISTS[effect.then][0].mask
        else:
            self.tags = 0
            self.most = effect.n
            self.projects = effect.mask


def _work_places(location: int) -> list[WorkPlace]:
    return [
        WorkPlace(location, effect)
        for effect in LISTS[LOCATION_LIST[location]]
        if effect.op == WORK or (effect.op == PER_TAG and LISTS[effect.then][0].op == WORK)
    ]


#: Every location with work.
WORK_PLACES: Final[list[WorkPlace]] = [
    place for location in range(LOCATIONS) for place in _work_places(location)
]


def _worked_for(tag: int) -> int:
    mask = 0
    for place in WORK_PLACES:
        if place.tags == 1 << tag:
            mask |= place.projects
    return mask


#: By type of tag: the projects that it serves to work on, as a bit mask.
WORKED_FOR: Final[list[int]] = [_worked_for(tag) for tag in range(3)]
