"""The rules pages of a game: their sections, the chapters that decisions name, their examples, their tone."""

import re
from collections.abc import Callable
from typing import Any, Final

from orrery.core.examples import positions
from orrery.core.game import Game, IllegalAction
from orrery.locale import EXAMPLE, FALLBACK, LANGUAGES, PICTURE, rules_examples, rules_page

_HEADING: Final = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
_NUMBER: Final = re.compile(r"^[A-Za-z]?\d+(?:\.\d+)*(?=\s)")
#: What belongs on a page for developers: code, keys of options, files, sections of rulebooks, rulings.
_FOR_DEVELOPERS: Final = re.compile(
    r"`[^`]*`|\b[a-z]+_[a-z_]+\b|\b[a-z_]+=\w+|--[a-z]+|\w+\.(?:py|json|md)\b|\b(?:PL|RU) \d|\b[LQ]\d+\b"
    r"|\brulings? \d|§"
)
#: Where a paragraph or an item of a list begins.
_NEW_BLOCK: Final = re.compile(r"\n\n|\n(?=(?:[-*] |\d+\. |#))")
#: How a line begins that is no sentence: of a list, a table, a picture or an example.
_NO_SENTENCE: Final = ("- ", "* ", "1. ", "|", "!", "<!--")
#: How many characters a paragraph or an item may have: more of them nobody reads at a table.
_LONGEST: Final = 400


def headings(page: str) -> list[tuple[int, str]]:
    """Level and text of every heading of a page."""
    found: list[tuple[int, str]] = []
    fenced = False
    for line in page.splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else _HEADING.match(line)
        if heading:
            found.append((len(heading[1]), heading[2]))
    return found


def anchor(heading: str) -> str:
    """What the page calls the place of a heading."""
    return re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip())


def find_chapter(found: list[tuple[int, str]], chapter: str) -> int | None:
    """The number of the heading that a chapter names, as the page finds it.

    It is the anchor itself, how an anchor ends (the English words that a translation has behind its own)
    or how one begins (its number).
    """
    anchors = [anchor(text) for _, text in found]
    wanted = anchor(chapter)
    ways: list[Callable[[str], bool]] = [
        lambda name: name == wanted,
        lambda name: name.endswith(f"-{wanted}"),
        lambda name: name.startswith(f"{wanted}-"),
    ]
    for fits in ways:
        for number, name in enumerate(anchors):
            if fits(name):
                return number
    return None


def broken_pages(game: Game[Any]) -> list[str]:
    """Chapters that are not there, and translations with other sections than the original, in words."""
    original = headings(rules_page(game, FALLBACK))
    if not original:
        return ["there is no RULES.md beside the game"]
    problems: list[str] = []
    chapters = {row.phase: find_chapter(original, row.chapter) for row in game.facts.decisions}
    for row in game.facts.decisions:
        if chapters[row.phase] is None:
            problems.append(
                f"RULES.md has no chapter {row.chapter!r}, which the decision {row.phase!r} names"
            )
    for language in LANGUAGES:
        translated = headings(rules_page(game, language))
        if not translated or language == FALLBACK:
            continue
        if [_shape(heading) for heading in translated] != [_shape(heading) for heading in original]:
            problems.append(f"RULES.{language}.md has other sections than RULES.md, or in another order")
            continue
        for row in game.facts.decisions:
            if find_chapter(translated, row.chapter) != chapters[row.phase]:
                problems.append(f"RULES.{language}.md: {row.chapter!r} is another section than in RULES.md")
    return problems


def broken_examples(game: Game[Any]) -> list[str]:
    """Examples that the rules refuse, that a page does not tell step by step, or that are none, in words."""
    examples = rules_examples(game)
    problems: list[str] = []
    for name, example in examples.items():
        try:
            for state in positions(game, example):
                game.check(state)
        except (IllegalAction, ValueError, KeyError) as error:
            problems.append(f"the example {name} cannot be played: {error}")
    for language in LANGUAGES:
        page = rules_page(game, language)
        told = told_examples(page)
        if page and [name for name, _ in told] != list(examples):
            problems.append(
                f"the page in {language} tells other examples than there are, or in another order"
            )
            continue
        for name, steps in told:
            if steps != len(examples[name]["steps"]):
                problems.append(f"the page in {language} tells {name} in {steps} steps")
    return problems


def told_examples(page: str) -> list[tuple[str, int]]:
    """The examples of a page, and in how many steps it tells each: the items of a list, or a paragraph."""
    told = []
    for found in EXAMPLE.finditer(page):
        block = page[found.end() :].lstrip("\n").split("\n\n", 1)[0].splitlines()
        told.append((found[1], max(1, sum(bool(re.match(r"\d+\. ", line)) for line in block))))
    return told


def words_for_developers(page: str) -> list[str]:
    """What a page for players should not say: code, options by their keys, files, citations."""
    text = EXAMPLE.sub("", PICTURE.sub("", page))
    return [found[0] for found in _FOR_DEVELOPERS.finditer(text)]


def hard_to_read(page: str) -> list[str]:
    """Walls of text, and sections that do not begin with a sentence on what they are about."""
    problems: list[str] = []
    section, opening = "", False
    for block in _NEW_BLOCK.split(page):
        head, _, rest = block.strip().partition("\n") if block.startswith("#") else ("", "", block.strip())
        section, opening = (head, True) if head else (section, opening)
        if not rest:
            continue
        if opening and rest.startswith(_NO_SENTENCE):
            problems.append(f"{section!r} begins with {rest[:20]!r} and not with a sentence")
        if len(rest) > _LONGEST and not rest.startswith("|"):
            problems.append(f"{section!r} has a paragraph of {len(rest)} characters: {rest[:40]!r}")
        opening = False
    return problems


def _shape(heading: tuple[int, str]) -> tuple[int, str]:
    """What a translation keeps of a heading: its level and its number."""
    level, text = heading
    number = _NUMBER.match(text)
    return level, number[0] if number else ""
