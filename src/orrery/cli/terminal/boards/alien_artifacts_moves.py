"""Groups the moves of Alien Artifacts by action, and writes those about cards with what the cards say."""

from typing import Any, Final

from rich.text import Text

from orrery.cli.terminal.boards.alien_artifacts_cards import CARD, RESOURCE, Pen
from orrery.cli.terminal.boards.alien_artifacts_empires import finished
from orrery.cli.terminal.boards.board import View
from orrery.cli.terminal.boards.parts import joined, spaced
from orrery.cli.terminal.style import TableStyle
from orrery.cli.terminal.table import Offered
from orrery.games.alien_artifacts.components import NUMBER

#: The words that moves begin with, by the heading they stand under.
_WORDS: Final = {
    "buy": ("buy", "extra"),
    "build": ("build",),
    "prepare": ("prepare",),
    "trade": ("trade",),
    "operational": ("offensive", "income", "mine"),
    "faction": ("faction", "pick"),
    "cards": ("act", "use", "artifact"),
    "blockade": ("unblock", "fee"),
    "paying": ("pay",),
    "attack": ("attack", "ship"),
}
GROUPS: Final = {word: f"aa-board-group-{group}" for group, words in _WORDS.items() for word in words}
#: The numbers that resource cards have.
_NUMBERS: Final = (min(NUMBER), max(NUMBER))


def values_against(view: View, seat: int, target: str | int) -> list[int]:
    """The attack values that ships of a player may reach now, without what is paid for or redrawn."""
    attack, attacked = view["attack"], view["turn_state"]["attacked"]
    chosen = attack["ships"] if attack is not None else []
    entries = [entry for entry in view["players"][seat]["empire"] if "alien" in (entry["now"] or {})]
    ready = [e for e in entries if e["card"] in chosen or (not chosen and e["card"] not in attacked)]
    bonuses = [entry["now"]["alien" if target == "system" else "player"] for entry in ready]
    return sorted({bonus + number for bonus in bonuses for number in range(_NUMBERS[0], _NUMBERS[1] + 1)})


def describe(move: Offered, view: View, style: TableStyle, full: bool) -> Text | None:
    """A move about a card shows what is printed on it; of other moves the label says enough."""
    word, *rest = move.notation.split()
    pen = Pen(style)
    if word == "buy":
        return _bought(rest[0], int(move.label[1]["credits"]), view, pen, full)
    if word == "pay":
        return _payment(rest, pen)
    if word == "discard":
        return pen.resource(rest[0], typed=full)
    if word == "keep":
        return pen.printed(rest[0], full)
    if word == "defend":
        return _defence(rest[0], view, pen, full)
    if word == "card" and rest[0] in CARD:
        return _card(rest[0], view, pen, full)
    if not full:
        return None
    added = _added(word, rest, view, pen)
    return Text.assemble(style.words.label(move.label), " ", added) if added else None


def _bought(cls: str, price: int, view: View, pen: Pen, full: bool) -> Text:
    """The open card of a deck with its price."""
    top = view["decks"][cls]["top"]
    words = Text(f"{pen.say('group-buy')} {pen.say(f'top-{cls}')}")
    return spaced(words, Text(pen.credits(price), style="bold"), pen.printed(top, full))


def _payment(words: list[str], pen: Pen) -> Text:
    """A section to pay with, then what else the card shows and where it lies."""
    planet = words[1] if words[0] == "from" else ""
    slug, side = words[-2:]
    shown = RESOURCE[slug] * 2 + "ab".index(side)
    rest = Text.assemble(("/", "dim"), pen.section(shown ^ 1), (f" #{NUMBER[RESOURCE[slug]]}", "dim"))
    section = pen.section(shown)
    section.stylize("bold underline")
    place = Text.assemble((f"{pen.say('from')} ", "dim"), pen.name(planet)) if planet else Text()
    return spaced(Text.assemble(section, rest), place)


def _defence(slug: str, view: View, pen: Pen, full: bool) -> Text:
    """A defence plan, in full with its table and the rows that the attack may meet."""
    if not full:
        return pen.name(slug, "bold")
    values = values_against(view, view["turn"], view["attack"]["target"])
    rows = joined(pen.bar, pen.attack_table("plans", slug, values))
    return Text.assemble(pen.name(slug, "bold"), ": ", rows)


def _card(slug: str, view: View, pen: Pen, full: bool) -> Text:
    """A card to be chosen, as it lies on the table."""
    entry = _in_empire(slug, view)
    if entry is not None:
        side = Text(pen.say(f"side-{entry['side']}"), style="dim italic")
        return spaced(side, finished(view, entry, pen, 3 if full else 1))
    for player in view["players"]:
        for other in player["construction"]:
            if other["card"] == slug:
                icons = Text(f"{other['icons']}/{other['icons'] + other['missing']}")
                return spaced(pen.name(slug, "bold"), icons, pen.type(slug))
    return pen.printed(slug, full)


def _in_empire(slug: str, view: View) -> dict[str, Any] | None:
    entries = [entry for player in view["players"] for entry in player["empire"]]
    return next((entry for entry in entries if entry["card"] == slug), None)


def _added(word: str, rest: list[str], view: View, pen: Pen) -> Text:
    """What stands behind the label of a move in full."""
    question = view["question"] or {}
    if word == "side" and question.get("card"):
        return pen.side(question["card"], rest[0], entered=False)
    if word in ("build", "keep"):
        return Text.assemble(pen.type(rest[0]))
    if word in ("act", "use"):
        return pen.side(rest[0], "logistic")
    if word == "artifact":
        return pen.says("artifacts", rest[0])
    if word == "pick":
        return pen.says("factions", rest[0])
    if word == "ship":
        entry = _in_empire(rest[0], view)
        return pen.side(rest[0], entry["side"]) if entry is not None else Text()
    return Text()
