"""A game's ``RULES.md`` by topic: sections are found by number or by words of their headings."""

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from orrery.core.game import Game

_HEADING: Final = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
_NUMBER: Final = re.compile(r"^(?:§\s*)?([0-9A-Za-z]{1,2}(?:\.[0-9]+)*)[.):]?\s+(?=\S)")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with the text under it, sub-sections not included."""

    level: int
    number: str
    title: str
    body: str

    @property
    def heading(self) -> str:
        """Number and title."""
        return f"{self.number} {self.title}".strip()


def load_rules(game: Game[Any]) -> list[Section]:
    """The sections of the rules that lie beside the game's module; empty if it brings none."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return []
    page = files(package) / "RULES.md"
    return parse_rules(page.read_text("utf-8")) if page.is_file() else []


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
    """Sections with that number, else with those words in the heading, else in the text."""
    words = topic.lower().split()
    numbered = [s for s in sections if s.number.lower() == topic.lower() and s.number]
    if numbered:
        return numbered
    squeezed = _squeezed(topic)
    titled = [
        s
        for s in sections
        if _has(s.heading, words) or (squeezed and _squeezed(s.title).startswith(squeezed))
    ]
    return titled or [s for s in sections if _has(s.body, words)]


def _has(text: str, words: list[str]) -> bool:
    """Whether every word begins some word of the text."""
    there = re.findall(r"[\w'-]+", text.lower())
    return bool(words) and all(any(t.startswith(word) for t in there) for word in words)


def _squeezed(text: str) -> str:
    """Letters and digits only, as in the ids of components."""
    return re.sub(r"\W", "", text.lower())
