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
    web_source,
)
from families import FAMILIES
from fluent.syntax import ast

from orrery.locale import FALLBACK, LANGUAGES

GAMES = pytest.mark.parametrize("family", FAMILIES, ids=[family.prefix for family in FAMILIES])


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


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_families_are_complete(language, family):
    assert sorted(family.ids() - catalogue(language).keys()) == []


@GAMES
def test_phases_are_those_of_the_view(family):
    names = python.parse((ROOT / family.folder / "view.py").read_text("utf-8"))
    words = {node.value for node in python.walk(names) if isinstance(node, python.Constant)}
    assert set(family.phases) <= words


@GAMES
def test_score_sources_are_those_of_the_game(family):
    state = family.game.new_state(family.game.resolve({}))
    assert set(family.game.scores(state)[0]) == set(family.sources)


def test_every_id_in_the_source_exists():
    text = source("core", "games", "cli", "locale")
    starts = tuple({message.partition("-")[0] + "-" for message in catalogue(FALLBACK)})
    written = {message for message in quoted_ids(text) if message.startswith(starts)}
    # In the browser's source other words of that shape are names of classes and of things.
    written |= {message for message in quoted_ids(web_source()) if message.startswith("web-")}
    assert sorted(written - catalogue(FALLBACK).keys()) == []


def test_no_message_is_unused():
    text = source("core", "games", "cli", "locale")
    shell, web = source("cli"), web_source()
    mentions = {
        other for message in catalogue(FALLBACK) for other in mentioned(FALLBACK, message) if other != message
    }
    unused = []
    families = {family.file: family.ids() for family in FAMILIES}
    for file in file_names(FALLBACK):
        where = web if file.startswith("web") else shell if file == "shell.ftl" else text
        written = quoted_ids(where) | families.get(file, set())
        patterns = [] if file in families else built_ids(where)
        for entry in entries(FALLBACK, file):
            if isinstance(entry, ast.Message):
                message = entry.id.name
                used = message in written or message in mentions
                if not used and not any(pattern.fullmatch(message) for pattern in patterns):
                    unused.append(message)
    assert unused == []


# --- events ---------------------------------------------------------------------------------------------


def emitted(folder: str) -> list[tuple[str, frozenset[str]]]:
    """Every ``Event(id, args)`` in the rules of a game: the id with the names of its arguments."""
    found = []
    for module in sorted((ROOT / folder / "rules").glob("*.py")):
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
        names = frozenset(_keys(function, call.args[1], call.lineno))
        found += [(name, names) for name in ids]
    return found


def _keys(function: python.FunctionDef, args: python.expr, line: int) -> set[str]:
    """The keys of a dictionary written out, named, or unpacked into another."""
    if isinstance(args, python.Name):
        args = _assigned_before(function, args.id, line)
    assert isinstance(args, python.Dict)
    found = set()
    for key, value in zip(args.keys, args.values, strict=True):
        found |= {key.value} if key is not None else _keys(function, value, line)
    return found


def _assigned_before(function: python.FunctionDef, name: str, line: int) -> python.expr:
    values = {
        node.lineno: node.value
        for node in python.walk(function)
        if isinstance(node, python.Assign | python.AnnAssign)
        and name
        in [getattr(target, "id", "") for target in getattr(node, "targets", [node])]
        + [getattr(getattr(node, "target", None), "id", "")]
        and node.lineno < line
    }
    return values[max(values)]


@GAMES
def test_events_carry_just_the_arguments_of_their_messages(family):
    events = emitted(family.folder)
    assert len(events) > 30
    for message, names in events:
        assert message in catalogue(FALLBACK), message
        assert names == arguments(FALLBACK, message), message
    told = {message for message, _ in events}
    start = f"{family.prefix}-event-"
    assert {message for message in catalogue(FALLBACK) if message.startswith(start)} == told
