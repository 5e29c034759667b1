"""Every message exists in every language with the same arguments, is used, and nothing is missing."""

import ast as python
from collections import Counter

import pytest
from catalogue import (
    ROOT,
    arguments,
    built_ids,
    catalogue,
    entries,
    file_names,
    mentioned,
    quoted_ids,
    source,
)
from fluent.syntax import ast

from orrery.games.alien_frontiers.game import GAME, OPTIONS
from orrery.games.alien_frontiers.names import CONTENT, FIELDS
from orrery.locale import FALLBACK, LANGUAGES

PHASES = (
    *("main", "land", "raid", "cannon", "teleport", "warp", "blast"),
    *("move", "move-to", "swap", "swap-with", "keep", "chance", "over"),
)


def families() -> set[str]:
    """The ids that are put together from content, options, phases and sources of points."""
    tables = CONTENT.tables
    ids = {f"af-score-{source}" for source in ("colonies", "territories", "city", "monument", "positron")}
    for phase in PHASES:
        ids |= {f"af-phase-{phase}", f"af-phase-{phase}-prompt"}
    for station in [row["id"] for row in tables["stations"]] + ["bay"]:
        ids |= {f"af-station-{station}", f"af-station-{station}-text"}
    for row in tables["territories"]:
        ids |= {f"af-territory-{row['id']}", f"af-territory-{row['id']}-bonus"}
    for row in tables["cards"]:
        ids |= {f"af-card-{row['id']}", f"af-card-{row['id']}-power"}
        if row["discard"] is not None:
            ids.add(f"af-card-{row['id']}-discard")
    ids |= {f"af-field-{field}" for field in FIELDS}
    ids |= {f"af-relic-{value}" for value in range(1, 7)}
    for option in OPTIONS:
        ids |= {f"af-option-{option.name}", f"af-option-{option.name}-doc"}
        ids |= {f"af-option-{option.name}-{choice}" for choice in option.choices}
    return ids | {"af-title", "af-about", "af-relic", "af-fuel", "af-ore"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_syntax_errors_and_no_id_twice(language):
    found = Counter()
    for file in file_names(language):
        for entry in entries(language, file):
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] += 1
    assert found
    assert [message for message, count in found.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_messages(language):
    assert file_names(language) == file_names(FALLBACK)
    assert sorted(catalogue(FALLBACK).keys() ^ catalogue(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_text_and_mentions_only_messages_there_are(language):
    for message, entry in catalogue(language).items():
        assert entry.value is not None, f"{language}: {message} has no text"
        assert mentioned(language, message) <= catalogue(language).keys(), f"{language}: {message}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_arguments_are_the_same_in_every_language(language):
    differing = [
        message
        for message in catalogue(FALLBACK)
        if arguments(language, message) != arguments(FALLBACK, message)
    ]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_are_complete(language):
    assert sorted(families() - catalogue(language).keys()) == []


def test_phases_are_those_of_the_view():
    names = python.parse((ROOT / "games/alien_frontiers/view.py").read_text("utf-8"))
    words = {node.value for node in python.walk(names) if isinstance(node, python.Constant)}
    assert set(PHASES) <= words


def test_score_sources_are_those_of_the_game():
    state = GAME.new_state(GAME.resolve({}))
    assert {f"af-score-{name}" for name in GAME.scores(state)[0]} <= families()


def test_every_id_in_the_source_exists():
    text = source("games", "cli", "locale")
    starts = tuple({message.partition("-")[0] + "-" for message in catalogue(FALLBACK)})
    written = {message for message in quoted_ids(text) if message.startswith(starts)}
    assert sorted(written - catalogue(FALLBACK).keys()) == []


def test_no_message_is_unused():
    text = source("games", "cli", "locale")
    shell = source("cli")
    mentions = {
        other for message in catalogue(FALLBACK) for other in mentioned(FALLBACK, message) if other != message
    }
    unused = []
    for file in file_names(FALLBACK):
        where = shell if file == "shell.ftl" else text
        written = quoted_ids(where)
        patterns = [] if file == "alien-frontiers.ftl" else built_ids(where)
        for entry in entries(FALLBACK, file):
            if isinstance(entry, ast.Message):
                message = entry.id.name
                used = message in written or message in mentions or message in families()
                if not used and not any(pattern.fullmatch(message) for pattern in patterns):
                    unused.append(message)
    assert unused == []


# --- events ---------------------------------------------------------------------------------------------


def emitted() -> list[tuple[str, frozenset[str]]]:
    """Every ``Event(id, args)`` in the rules: the id with the names of its arguments."""
    found = []
    for module in sorted((ROOT / "games/alien_frontiers/rules").glob("*.py")):
        for function in python.walk(python.parse(module.read_text("utf-8"))):
            if isinstance(function, python.FunctionDef):
                found += _events_of(function)
    return found


def _events_of(function: python.FunctionDef) -> list[tuple[str, frozenset[str]]]:
    found = []
    for call in python.walk(function):
        if not (isinstance(call, python.Call) and getattr(call.func, "id", "") == "Event"):
            continue
        ids = [node.value for node in python.walk(call.args[0]) if isinstance(node, python.Constant)]
        args = call.args[1]
        if isinstance(args, python.Name):
            args = _assigned_before(function, args.id, call.lineno)
        names = frozenset(key.value for key in args.keys)
        found += [(name, names) for name in ids]
    return found


def _assigned_before(function: python.FunctionDef, name: str, line: int) -> python.Dict:
    values = {
        node.lineno: node.value
        for node in python.walk(function)
        if isinstance(node, python.Assign | python.AnnAssign)
        and name
        in [getattr(target, "id", "") for target in getattr(node, "targets", [node])]
        + [getattr(getattr(node, "target", None), "id", "")]
        and node.lineno < line
    }
    value = values[max(values)]
    assert isinstance(value, python.Dict)
    return value


def test_events_carry_just_the_arguments_of_their_messages():
    events = emitted()
    assert len(events) > 30
    for message, names in events:
        assert message in catalogue(FALLBACK), message
        assert names == arguments(FALLBACK, message), message
    told = {message for message, _ in events}
    assert {message for message in catalogue(FALLBACK) if message.startswith("af-event-")} == told
