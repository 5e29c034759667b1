"""Tests of a game's words in one line: a class that pytest collects."""

import random
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from orrery.core.facts import Facts
from orrery.core.game import Game
from orrery.core.messages import Label
from orrery.core.registry import load_game
from orrery.locale import FALLBACK, beside, rules_page
from orrery.locale.testing.catalogue import CHAPTER, Catalogue, Renderer, languages_of
from orrery.locale.testing.pages import (
    broken_examples,
    broken_pages,
    find_chapter,
    hard_to_read,
    headings,
    words_for_developers,
)
from orrery.locale.testing.sources import Source, words_of
from orrery.locale.testing.told import Told
from orrery.testing.setups import chosen_setups


def words(
    game: Game[Any] | str,
    *,
    sources: Iterable[str | Path] = (),
    positions: Callable[[], Iterable[Any]] | None = None,
) -> type:
    """A test class for all that a game says, in every language it has messages in.

    Its messages, rules pages and source are found beside the module that defines it; ``sources`` are
    further folders and files (``.py``, ``.ts``, ``.svelte``) that use its messages. ``positions`` gives
    further states to listen to, where random games say too little.
    """
    import pytest

    rules = load_game(game) if isinstance(game, str) else game
    languages = languages_of(rules)
    folder = Path(str(beside(rules)))

    @cache
    def catalogue(language: str) -> Catalogue:
        return Catalogue.of(rules, language)

    @cache
    def renderer(language: str) -> Renderer:
        return Renderer(rules, language)

    @cache
    def source() -> Source:
        return Source([folder, *(Path(place) for place in sources)])

    @cache
    def told() -> Told:
        heard = Told(rules)
        heard.play(chosen_setups(rules))
        for number, state in enumerate(positions() if positions else ()):
            heard.look(state, random.Random(number))
        return heard

    def report(problems: list[str]) -> None:
        if problems:
            shown = "\n  ".join(problems[:20])
            pytest.fail(f"{rules.id}: {len(problems)} problems\n  {shown}", pytrace=False)

    def render(labels: Iterable[Label], language: str) -> None:
        problems = []
        for label in labels:
            try:
                renderer(language).text(label)
            except AssertionError as error:
                problems.append(str(error))
        report(problems)

    in_languages = pytest.mark.parametrize("language", languages)

    class Words:
        """A game has words for everything, in every language it has."""

        def test_there_are_messages(self) -> None:
            """English, which everybody falls back to, is there."""
            assert FALLBACK in languages, f"there is no locale/{FALLBACK}/*.ftl beside {rules.id}"

        @in_languages
        def test_files(self, language: str) -> None:
            """The files can be read; every id begins with the game's prefix and is there once."""
            found, prefix = catalogue(language), f"{rules.facts.prefix}-"
            odd = sorted(message for message in found.ids if not message.startswith(prefix))
            report(found.broken() + [f"{message} does not begin with {prefix}" for message in odd])

        @pytest.mark.parametrize("language", [one for one in languages if one != FALLBACK])
        def test_translation(self, language: str) -> None:
            """Every language has the same messages, and they need the same arguments."""
            report(catalogue(language).differences(catalogue(FALLBACK)))

        @in_languages
        def test_named(self, language: str) -> None:
            """Title, phases, prompts, sources of points, options and components have words."""
            render([(message, {}) for message in named_messages(rules)], language)
            report(_nameless_components(rules, catalogue(language).ids))

        @in_languages
        def test_components(self, language: str) -> None:
            """What is printed on components can be said."""
            lines = [
                label
                for table, rows in rules.content.tables.items()
                for row in rows
                if "id" in row
                for label in rules.component_words(table, row["id"])
            ]
            render(lines, language)

        @in_languages
        def test_everything_told(self, language: str) -> None:
            """Every label, reason and event of random games reads well, with just its arguments."""
            render(told().labels.values(), language)

        def test_chapters_of_reasons(self) -> None:
            """The rules page has every chapter that a reason of random games names."""
            found = headings(rules_page(rules, FALLBACK))
            named = {str(args[CHAPTER]) for _, args in told().labels.values() if CHAPTER in args}
            report(sorted(chapter for chapter in named if find_chapter(found, chapter) is None))

        @in_languages
        def test_no_two_moves_read_alike(self, language: str) -> None:
            """The moves of one decision can be told apart."""
            problems: set[str] = set()
            for menu in told().menus.values():
                with suppress(AssertionError):  # what cannot be said at all, another test tells
                    texts = [renderer(language).text(label) for label in menu]
                    problems |= {text for text in texts if texts.count(text) > 1}
            report(sorted(problems))

        def test_events(self) -> None:
            """Events that the source writes out carry just the arguments of their messages."""
            needed = catalogue(FALLBACK).arguments
            problems = []
            for message, names in Source([folder]).events():
                if message not in needed:
                    problems.append(f"there is no message {message}")
                elif names != needed[message]:
                    problems.append(f"{message} needs {sorted(needed[message])}, but is told {sorted(names)}")
            report(sorted(set(problems)))

        def test_nothing_is_missing(self) -> None:
            """Every id that the source writes out exists."""
            report(source().missing(rules.facts.prefix, catalogue(FALLBACK).ids))

        def test_nothing_is_unused(self) -> None:
            """Every message is used: by the source, by another message or by the fact sheet."""
            found = catalogue(FALLBACK)
            mentioned = {
                other for message, others in found.mentions.items() for other in others if other != message
            }
            rest = found.ids - mentioned - set(named_messages(rules)) - _component_names(rules)
            unused = source().unused(rest, words_of(rules, found.ids))
            report([message for message in unused if message not in told().prompts])

        def test_rules_pages(self) -> None:
            """The rules page has the chapters that decisions name; translations have the same sections."""
            report(broken_pages(rules))

        def test_examples(self) -> None:
            """The rules allow every example, and every page tells all of them step by step."""
            report(broken_examples(rules))

        @in_languages
        def test_rules_are_for_players(self, language: str) -> None:
            """The rules page names no option by its key, no file, no command and no source."""
            report(words_for_developers(rules_page(rules, language)))

        @in_languages
        def test_rules_are_easy_to_read(self, language: str) -> None:
            """Sections of the rules page begin with a sentence, and none is a wall of text."""
            report(hard_to_read(rules_page(rules, language)))

    return Words


def named_messages(game: Game[Any]) -> list[str]:
    """The ids of what clients show of any game, but for components."""
    facts: Facts = game.facts
    names = ["title", "about", *(f"score-{source}" for source in facts.sources)]
    for phase in facts.phases:
        names += [f"phase-{phase}", f"phase-{phase}-prompt"]
    for option in game.options:
        names += [f"option-{option.name}", f"option-{option.name}-doc"]
        names += [f"option-{option.name}-{choice}" for choice in option.choices]
    return [f"{facts.prefix}-{name}" for name in names]


def _nameless_components(game: Game[Any], ids: set[str]) -> list[str]:
    """Components without a name, where most of their table have one; kinds that name nothing."""
    problems = []
    for kind in game.facts.components:
        start = f"{game.facts.prefix}-{kind}-"
        if not any(message.startswith(start) for message in ids):
            problems.append(f"facts.components lists {kind!r}, but no message begins with {start}")
        for rows in game.content.tables.values():
            names = [f"{start}{row['id']}" for row in rows if "id" in row]
            missing = [name for name in names if name not in ids]
            # A table of other things may have an id or two in common with it.
            if 2 * len(missing) < len(names):
                problems += [f"there is no message {name}" for name in missing]
    return problems


def _component_names(game: Game[Any]) -> set[str]:
    rows = [row for table in game.content.tables.values() for row in table if "id" in row]
    return {f"{game.facts.prefix}-{kind}-{row['id']}" for kind in game.facts.components for row in rows}
