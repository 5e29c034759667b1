"""9.1: everything that tables may say, word by word."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from orrery.games.how_to_save_a_world.vocabulary import (
    ABILITIES,
    EFFECTS,
    EVENTS,
    LOCATION_RULES,
    METRICS,
    ability_problems,
    effects_problems,
    event_problems,
    location_rule_problems,
    score_problems,
)

Node = dict[str, Any]

ONE: Final[Node] = {"op": "vp", "n": 1}
_CHOICE: Final[Node] = {"op": "choose", "pick": 1, "options": [[ONE], [{"op": "badge"}, ONE]]}
_WORK: Final[Node] = {"op": "work", "project": "any_one", "n": 1}
_BUY: Final[Node] = {"op": "buy", "n": 1, "deck": "any", "free": False, "discount": 1}
_THEN: Final[list[list[Node]]] = [[ONE], [_WORK], [_BUY], [{"op": "gain", "res": "any_basic", "n": 1}, ONE]]
_COSTS: Final[list[list[Node]]] = [
    [{"res": "genius", "n": 1}],
    [{"tag": "moon", "n": 2}, {"res": "any_basic", "n": 2}],
]
#: Parameters that are neither words nor numbers.
_FURTHER: Final[dict[str, list[Node]]] = {
    "buy": [{"free": True}, {"free": False}],
    "remove_card": [{"then": then} for then in (*_THEN, [_CHOICE])],
    "per_tag": [{"max": most, "then": then} for most in (None, 3) for then in _THEN],
    "pay": [{"cost": cost, "then": then} for cost in _COSTS for then in _THEN],
    "choose": [{"options": [[ONE], [ONE, _WORK], [_CHOICE]]}],
}


def _nodes(known: dict[str, Any], key: str) -> Iterator[Node]:
    """Every word of a vocabulary with every word that its parameters may be, and some numbers."""
    for name, parameters in known.items():
        values = [
            [number for number in (0, 1, 2, 3, 5) if bound[0] <= number <= bound[1]]
            if isinstance(bound[0], int)
            else list(bound)
            for bound in parameters.values()
        ]
        for chosen in product(*values):
            yield {key: name, **dict(zip(parameters, chosen, strict=True))}


def effects() -> list[Node]:
    """Every effect that cards and locations may have."""
    found = [
        {**node, **further} for node in _nodes(EFFECTS, "op") for further in _FURTHER.get(node["op"], [{}])
    ]
    return [effect for effect in found if not effects_problems("", [effect])]


def events() -> list[Node]:
    """Every event that a boost may wait for."""
    return [event for event in _nodes(EVENTS, "event") if not event_problems("", event)]


def location_rules() -> list[Node]:
    """Every location rule."""
    return [rule for rule in _nodes(LOCATION_RULES, "rule") if not location_rule_problems("", rule)]


def abilities(kind: str) -> list[Node]:
    """Every ability of Tech 1 or Tech 2 upgrades."""
    found = list(_nodes(ABILITIES, "hook"))
    if kind == "tech2":
        found = [{**ability, "event": event} for ability in found for event in events()]
    return [ability for ability in found if not ability_problems("", ability, kind)]


def scores() -> list[Node]:
    """Every way of scoring of species cards."""
    found = [{**node, "vp": 2, "div": div} for node in _nodes(METRICS, "metric") for div in (1, 2, 5)]
    found += [{**score, "table": [3, 2, 2]} for score in found]
    return [score for score in found if not score_problems("", score)]
