"""Shows a game's rules by topic, in the reader's language.

The page ``RULES.md`` beside a game's module is the original, in English; ``RULES.<language>.md`` translates
it heading by heading. Sections are found by number, by words of their headings or by words of their text, in
the language of the page or in English.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from rich.text import Text

from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.search_text import folded
from orrery.core.game import Game
from orrery.locale import EXAMPLE, FALLBACK, PICTURE, rules_page

_HEADING: Final = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
_NUMBER: Final = re.compile(r"^(?:§\s*)?([0-9A-Za-z]{1,2}(?:\.[0-9]+)*)[.):]?\s+(?=\S)")
#: Of more sections than these, only the headings are shown.
_SECTIONS_AT_ONCE: Final = 3


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with the text under it, sub-sections not included."""

    level: int
    number: str
    title: str
    body: str
    #: What this section translates, if it does.
    original: "Section | None" = None

    @property
    def heading(self) -> str:
        """Number and title."""
        return f"{self.number} {self.title}".strip()


def show_rules(screen: Screen, topic: str, quoted: str) -> None:
    """Show what the rules say on a topic, or the topics if it is empty or too wide.

    ``quoted`` is the topic as it may be repeated on the screen.
    """
    language = screen.words.language
    sections = load_rules(screen.game, language)
    if not sections:
        screen.say("terminal-rules-none")
        return
    if rules_language(screen.game, language) != language:
        screen.say("terminal-rules-english", style="dim")
    found = find_sections(sections, topic) if topic else sections
    if not found:
        screen.say("terminal-rules-unknown", topic=quoted)
    elif topic and len(found) <= _SECTIONS_AT_ONCE:
        # Imported when it is needed: to most who play it would only make the start a tenth longer.
        from rich.markdown import Markdown

        for section in found:
            body = EXAMPLE.sub("", PICTURE.sub(r"*\1*", section.body))  # in words
            screen.show(Markdown(f"{'#' * max(3, section.level)} {section.heading}\n\n{body}"))
    else:
        screen.say("terminal-rules-topics")
        for section in found:
            screen.show(Text(f"{'  ' * section.level}{section.heading}"))


def load_rules(game: Game[Any], language: str = FALLBACK) -> list[Section]:
    """The sections of the game's rules in that language, or else in English; empty if it brings none."""
    english = parse_rules(rules_page(game, FALLBACK))
    if rules_language(game, language) == FALLBACK:
        return english
    sections = parse_rules(rules_page(game, language))
    if [(s.level, s.number) for s in sections] != [(s.level, s.number) for s in english]:
        return sections
    return [replace(s, original=original) for s, original in zip(sections, english, strict=True)]


def rules_language(game: Game[Any], language: str) -> str:
    """That language if the game's rules can be read in it, else English."""
    return language if rules_page(game, language) else FALLBACK


def parse_rules(text: str) -> list[Section]:
    """Split Markdown at its headings."""
    sections: list[Section] = []
    level, title, body = 0, "", list[str]()
    fenced = False

    def finish() -> None:
        if title:
            found = _NUMBER.match(title)
            number = found[1] if found and any(c.isdigit() for c in found[1]) else ""
            name = title[found.end() :] if found and number else title
            sections.append(Section(level, number, name, "\n".join(body).strip()))

    for line in text.splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else _HEADING.match(line)
        if heading is None:
            body.append(line)
            continue
        finish()
        level, title, body = len(heading[1]), heading[2], []
    finish()
    return sections


def find_sections(sections: list[Section], topic: str) -> list[Section]:
    """Sections with that number, else with those words in the heading, else in the text.

    Words of the original find its translation too: those of its heading as well as the translation's own,
    those of its text if nothing else fits. Case and accents do not matter.
    """
    words = folded(topic).split()
    tests: tuple[Callable[[Section], bool], ...] = (
        lambda s: bool(s.number) and [s.number.lower()] == words,
        lambda s: _named(s, words) or (s.original is not None and _named(s.original, words)),
        lambda s: _has(s.body, words),
        lambda s: s.original is not None and _has(s.original.body, words),
    )
    for test in tests:
        found = [section for section in sections if test(section)]
        if found:
            return found
    return []


def _named(section: Section, words: list[str]) -> bool:
    """Whether the heading has the words, or a run of its words begins like them written as one: an id."""
    joined = _squeezed("".join(words))
    there = [_squeezed(word) for word in _words(section.title)]
    runs = ("".join(there[start:]) for start in range(len(there)))
    return _has(section.heading, words) or (bool(joined) and any(run.startswith(joined) for run in runs))


def _has(text: str, words: list[str]) -> bool:
    """Whether every word begins some word of the text."""
    there = _words(text)
    return bool(words) and all(any(t.startswith(word) for t in there) for word in words)


def _words(text: str) -> list[str]:
    return re.findall(r"[\w'-]+", folded(text))


def _squeezed(text: str) -> str:
    """Letters and digits only, as in the ids of components."""
    return re.sub(r"\W", "", text)
