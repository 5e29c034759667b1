"""Groups the moves of How to Save a World by action, and shows what is printed on what they are about."""

from typing import Any, Final

from rich.text import Text

from orrery.cli.terminal.boards.board import View
from orrery.cli.terminal.boards.how_to_save_a_world_cards import Pen, deck_of, resource_of
from orrery.cli.terminal.boards.how_to_save_a_world_worlds import frame_of
from orrery.cli.terminal.boards.parts import decider_of, spaced
from orrery.cli.terminal.style import TableStyle
from orrery.cli.terminal.table import Offered
from orrery.games.how_to_save_a_world.components import PROJECT_RES
from orrery.games.how_to_save_a_world.vocabulary import PROJECTS, RESOURCES

#: The words that moves begin with, by the heading they stand under.
_WORDS: Final = {
    "place": ("place",),
    "play": ("play",),
    "shuttle": ("shuttle",),
    "boost": ("boost",),
    "work": ("work",),
    "buy": ("buy",),
    "upgrade": ("upgrade",),
    "remove": ("remove",),
    "tokens": ("token", "card", "wild"),
}
GROUPS: Final = {word: f"hw-board-group-{group}" for group, words in _WORDS.items() for word in words}
#: Moves about a resource of the player who is asked: how it stands is worth knowing.
_ABOUT_RESOURCE: Final = ("gain", "raise", "refill", "plus", "pay")


def describe(move: Offered, view: View, style: TableStyle, full: bool) -> Text | None:
    """A move about a component shows what is printed on it; of other moves the label says enough."""
    word, *rest = move.notation.split()
    pen = Pen(style)
    if word == "place":
        return _place(rest[0], pen, full)
    if word == "shuttle":
        return Text(pen.sign(f"{pen.say('group-shuttle')} → {pen.of_game(f'world-{rest[0]}')}"))
    if word in ("play", "boost", "keep"):
        return pen.card(rest[0], full)
    if word == "card":
        return pen.card(rest[0], False)
    if word == "wild":
        return spaced(pen.card(rest[0], False), Text(pen.say("as-any"), style="italic"))
    if word == "buy":
        return spaced(_fee(move, resource_of(deck_of(rest[0])), pen), pen.card(rest[0], full))
    if word == "remove":
        played = Text(pen.say("from-played") if rest[0] == "played" else "", style="italic")
        return spaced(pen.card(rest[-1], full), played)
    if word == "upgrade":
        told = pen.says(rest[0]) if full else Text()
        return spaced(_fee(move, "knowledge", pen), pen.name(rest[0], "bold"), told)
    if word == "work":
        return _work(move, rest, view, pen, full)
    if word in _ABOUT_RESOURCE and full:
        return _resource(move, rest[0], view, pen)
    return None


def _place(location: str, pen: Pen, full: bool) -> Text:
    """A location, in full with what it gives."""
    name = Text.assemble(pen.name(location, "bold" if full else ""), frame_of(location, pen))
    return spaced(name, pen.says(location)) if full else name


def _fee(move: Offered, resource: str, pen: Pen) -> Text:
    """What a move costs, if its label tells a price."""
    fee = move.label[1].get("fee")
    return Text() if fee is None else pen.amount(resource, int(fee))


def _work(move: Offered, rest: list[str], view: View, pen: Pen, full: bool) -> Text:
    """Steps on a project with what they cost, in full with the space that they lead to."""
    project, steps = rest[0], int(rest[1])
    fee = int(move.label[1].get("fee", 0))
    name = pen.of_game(f"project-{project}")
    if fee:
        amount = pen.amount(RESOURCES[PROJECT_RES[PROJECTS.index(project)]], fee).plain
        text = Text(pen.say("steps", project=name, steps=steps, amount=amount))
    else:
        text = Text(pen.say("steps-free", project=name, steps=steps))
    if not full:
        return text
    space = _decider(view)["discs"][project] + steps
    return spaced(text, Text(pen.say("to-space", space=space), style="dim"))


def _resource(move: Offered, resource: str, view: View, pen: Pen) -> Text:
    """A move about a resource with how much there is and its baseline."""
    player = _decider(view)
    level = pen.level(resource, player["resources"][resource], player["baselines"][resource])
    return spaced(Text(pen.style.words.label(move.label)), level)


def _decider(view: View) -> dict[str, Any]:
    """The player who is asked."""
    seat = decider_of(view)
    assert seat is not None, "a move is offered to somebody"
    player: dict[str, Any] = view["players"][seat]
    return player
