"""The checks of the conformance kit, by name. Each takes a playthrough and raises ``AssertionError``
with a message written for the author of the game."""

from collections.abc import Callable
from typing import Final

from orrery.testing.checks import (
    chance,
    clockwork,
    data,
    decisions,
    knowledge,
    matches,
    observations,
    results,
    sets,
    views,
    words,
)
from orrery.testing.playthrough import Playthrough

Check = Callable[[Playthrough], None]

#: Every check, the most basic first: the first that fails is the one to mend first.
CHECKS: Final[dict[str, Check]] = {
    "declaration": clockwork.declaration,
    "ends": clockwork.ends,
    "legal": clockwork.legal,
    "offered_actions": clockwork.offered_actions,
    "illegal_actions": clockwork.illegal_actions,
    "determinism": clockwork.determinism,
    "facts": decisions.facts,
    "decisions": decisions.decisions,
    "chance_weights": chance.weights,
    "chance_sample": chance.sample,
    "chance_outcomes": chance.outcomes,
    "clone_fields": data.clone_fields,
    "clone_independence": data.clone_independence,
    "json_round_trip": data.json_round_trip,
    "derived_fields": data.derived_fields,
    "conservation": results.conservation,
    "scores": results.scores,
    "ranking": results.ranking,
    "notation": words.notation,
    "labels": words.labels,
    "reasons": words.reasons,
    "events": words.events,
    "view_json": knowledge.view_json,
    "view_contract": views.view_contract,
    "determinize": knowledge.determinize,
    "hidden_drawn_again": knowledge.hidden_drawn_again,
    "secret_choices": knowledge.secret_choices,
    "twins": knowledge.twins,
    "audience": knowledge.audience,
    "observation": observations.observation,
    "sets": sets.sets,
    "replay": matches.replay,
    "undo": matches.undo,
}
