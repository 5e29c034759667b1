"""9.1: whatever tables may say can be said on components, in every language, with right plurals."""

from collections.abc import Iterator

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
from orrery.locale import LANGUAGES
from orrery.locale.testing.catalogue import Renderer

from .vocabulary_walk import ONE, Node, abilities, effects, events, location_rules, scores


def said() -> Iterator[Label]:
    """All lines that anything of the vocabulary may make."""
    place: Node = {"action": [ONE], "rules": [], "frame": "stay", "unlimited": False}
    boost: Node = {"starting": True, "tags": ["planet"], "trigger": events()[0], "effect": [ONE]}
    for effect in effects():
        yield from location_text({**place, "action": [effect, effect]})
        yield from boost_text({**boost, "effect": [effect, effect]})
    for rule in location_rules():
        yield from location_text({**place, "rules": [rule]})
    for event in events():
        yield from boost_text({**boost, "trigger": event})
    for kind in ("tech1", "tech2"):
        for ability in abilities(kind):
            yield from upgrade_text({"kind": kind, "cost": 3, "effect": [], "ability": ability})
    for score in scores():
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
