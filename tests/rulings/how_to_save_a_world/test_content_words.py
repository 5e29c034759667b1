"""9.1: whatever tables may say can be said on components, in every language, with right plurals."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from orrery.core.messages import Label
from orrery.games.how_to_save_a_world.component_words import (
    boost_text,
    component_words,
    location_text,
    score_text,
    upgrade_text,
)
from orrery.games.how_to_save_a_world.game import GAME
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
from orrery.locale import LANGUAGES
from orrery.locale.testing.catalogue import Renderer

Node = dict[str, Any]
ONE: Node = {"op": "vp", "n": 1}
CHOICE: Node = {"op": "choose", "pick": 1, "options": [[ONE], [{"op": "badge"}, ONE]]}
COSTS = [[{"res": "genius", "n": 1}], [{"tag": "moon", "n": 2}, {"res": "any_basic", "n": 5}]]
#: What the vocabulary leaves to lists of their own.
FURTHER: dict[str, list[Node]] = {
    "buy": [{"free": True}, {"free": False}],
    "remove_card": [{"then": [ONE]}, {"then": [ONE, ONE]}, {"then": [CHOICE]}],
    "per_tag": [{"max": most, "then": then} for most in (None, 3) for then in ([ONE], [ONE, ONE])],
    "pay": [{"cost": cost, "then": then} for cost in COSTS for then in ([ONE], [ONE, ONE])],
    "choose": [{"options": [[ONE], [ONE, ONE], [CHOICE]]}],
}


def nodes(known: dict[str, Any], key: str) -> Iterator[Node]:
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


def effects() -> Iterator[Node]:
    """Every effect that tables may have."""
    for node in nodes(EFFECTS, "op"):
        for further in FURTHER.get(node["op"], [{}]):
            effect = {**node, **further}
            if not effects_problems("", [effect]):
                yield effect


def said() -> Iterator[Label]:
    """All lines that anything of the vocabulary may make."""
    place: Node = {"action": [ONE], "rules": [], "frame": "stay", "unlimited": False}
    boost: Node = {
        "starting": True,
        "tags": ["planet"],
        "trigger": {"event": "removed_card"},
        "effect": [ONE],
    }
    for effect in effects():
        yield from location_text({**place, "action": [effect, effect]})
        yield from boost_text({**boost, "effect": [effect, effect]})
    for rule in nodes(LOCATION_RULES, "rule"):
        if not location_rule_problems("", rule):
            yield from location_text({**place, "rules": [rule]})
    for event in nodes(EVENTS, "event"):
        if not event_problems("", event):
            yield from boost_text({**boost, "trigger": event})
    for ability in nodes(ABILITIES, "hook"):
        kind = "tech2" if ability["hook"] == "score" else "tech1"
        further = {"event": {"event": "used_shuttle"}} if kind == "tech2" else {}
        if not ability_problems("", {**ability, **further}, kind):
            yield from upgrade_text(
                {"kind": kind, "cost": 3, "effect": [], "ability": {**ability, **further}}
            )
    for metric, div in product(nodes(METRICS, "metric"), (1, 2, 5)):
        table = {"table": [3, 2, 1]} if metric["metric"] == "track_place" else {}
        score = {**metric, **table, "vp": 2, "div": div}
        if not score_problems("", score):
            yield score_text(score)


@pytest.mark.parametrize("language", LANGUAGES)
def test_9_1_everything_tables_may_say_can_be_read(language: str) -> None:
    words = Renderer(GAME, language)
    lines = list(said())
    assert len(lines) > 1000
    for label in lines:
        words.text(label)


def lines(table: str, name: str, language: str = "en") -> list[str]:
    """What a component says in a language."""
    return [Renderer(GAME, language).text(label) for label in component_words(table, name)]


def test_a_card_says_what_its_row_does() -> None:
    assert lines("boosts", "rapid-extraction-team") == [
        "Tags: moon, moon",
        "After you raise any basic baseline: gain 2 energy",
    ]
    assert lines("locations", "reed-delta-a")[0] == "Action: for each planet tag you spend, gain 2 organics"
    assert lines("species", "thriller-moss")[-1] == "1 VP for every 2 knowledge left"


def test_what_follows_a_removed_card_is_listed() -> None:
    assert lines("locations", "refit-hall-a")[:3] == [
        "Action: you may remove a card; if you do, choose one of these:",
        "– gain a Tech 2 upgrade",
        "– gain 2 Tech 1 upgrades",
    ]


def test_plurals_are_right() -> None:
    assert lines("actions", "quarry-shift", "pl") == ["Efekt: pozyskaj 3 minerały"]
    assert lines("actions", "quarry-shift", "ru") == ["Эффект: получите 3 минерала"]
    assert lines("species", "root-vole", "pl")[-1] == "1 PZ za każde 2 etykiety planety na twoich kartach"
    assert lines("meters", "laser", "ru")[0] == "13 полей, точка удара на поле 10"
