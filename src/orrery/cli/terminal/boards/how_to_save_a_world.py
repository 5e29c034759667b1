"""Draws the table of How to Save a World from its view and from what is printed on components."""

from functools import cache
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.board import Board, View
from orrery.cli.terminal.boards.how_to_save_a_world_cards import Pen
from orrery.cli.terminal.boards.how_to_save_a_world_moves import GROUPS, describe
from orrery.cli.terminal.boards.how_to_save_a_world_places import places
from orrery.cli.terminal.boards.how_to_save_a_world_players import (
    about_figures,
    figures_of_all,
    own_board,
    rivals,
)
from orrery.cli.terminal.boards.how_to_save_a_world_worlds import (
    bag_and_path,
    displays,
    how_near,
    projects,
    worlds,
)
from orrery.cli.terminal.boards.parts import Lines, fitting, flow, focus_of, spaced
from orrery.cli.terminal.style import TableStyle
from orrery.core.game import Game


class Plan(NamedTuple):
    """Says how much is told."""

    #: The worlds: 2 what every location gives, 1 which are free, 0 where landers stand.
    worlds: int
    #: The displays: 2 with what the cards say, 1 with their tags, 0 not at all.
    displays: int
    #: The own cards: 2 with what they say, 1 with their tags, 0 by name.
    own: int
    #: The tracks: 3 with meters, 2 space by space, 1 discs and rewards, 0 discs alone.
    tracks: int
    #: The others: 2 cards and upgrades, 1 cards, 0 figures alone.
    rivals: int
    #: Whether the whole path comes with the bag, and what figures mean.
    path: bool


#: From the most telling to the shortest.
_PLANS: Final = (
    Plan(2, 2, 2, 3, 2, True),
    Plan(2, 2, 2, 3, 1, True),
    Plan(2, 2, 2, 2, 1, True),
    Plan(2, 2, 2, 2, 0, True),
    Plan(2, 1, 2, 2, 0, True),
    Plan(1, 2, 2, 2, 1, True),
    Plan(1, 2, 2, 2, 0, False),
    Plan(1, 1, 2, 2, 0, False),
    Plan(1, 1, 1, 2, 0, False),
    Plan(1, 1, 1, 1, 0, False),
    Plan(0, 1, 2, 2, 0, False),
    Plan(0, 1, 1, 2, 0, False),
    Plan(0, 1, 1, 1, 0, False),
    Plan(0, 1, 0, 1, 0, False),
    Plan(0, 0, 1, 1, 0, False),
    Plan(0, 0, 0, 1, 0, False),
    Plan(0, 0, 0, 0, 0, False),
)


def board(game: Game[Any]) -> Board:
    """The board of How to Save a World."""
    return Board(game, draw, GROUPS, describe, places=places, counts=frozenset({"supplies"}))


def draw(view: View, style: TableStyle) -> RenderableType:
    """Draw the whole table, as tellingly as the rows allow."""
    pen = Pen(style)
    focus = focus_of(view)
    # Each part is put together once for each level of detail that is tried.
    head = [_title(view, pen), *how_near(view, pen)]
    figures = figures_of_all(view, pen)
    about = about_figures(pen)
    now = _now(view, pen)
    bag = cache(lambda whole: bag_and_path(view, pen, whole))
    tracks = cache(lambda level: projects(view, pen, level))
    places_of = cache(lambda level: worlds(view, pen, level))
    cards = cache(lambda level: displays(view, pen, level))
    rest = cache(lambda level: rivals(view, pen, level))
    own = cache(lambda level: [] if focus is None else own_board(view, focus, pen, level))

    def drawn(plan: Plan) -> Lines:
        shared = [*bag(plan.path), *tracks(plan.tracks), *places_of(plan.worlds), *cards(plan.displays)]
        players = [*figures, *(about if plan.path else []), *rest(plan.rivals), *own(plan.own)]
        return [*head, *shared, *players, *now]

    return Group(*fitting(_PLANS, drawn, style.rows))


def _title(view: View, pen: Pen) -> Text:
    more = []
    if view["phase"] != "over" and view["round"]:
        more.append(pen.style.player(view["turn"]))
    if view["key"] is not None:
        more.append(pen.alarm(pen.say("key", project=pen.of_game(f"project-{view['key']}"))))
    return pen.heading(view, *more)


# --- what is asked ----------------------------------------------------------------------------------------

#: Numbers of questions that have words here.
_COUNTED: Final = ("left", "most", "least", "discount", "price", "n")


def _now(view: View, pen: Pen) -> Lines:
    """What the decision is about: where the turn is spent, what asks, and the numbers of the question."""
    question = view["question"]
    if question is None or view["phase"] in ("turn", "species"):
        return []
    parts = []
    location, source = view["turn_state"]["location"], question.get("source")
    if location is not None:
        at = Text(pen.say("now-at"), style="dim")
        parts.append(spaced(at, pen.name(location, "bold"), pen.says(location)))
    if source is not None and source != location:
        parts.append(spaced(pen.name(source, "bold"), pen.says(source)))
    if "cost" in question:
        parts.append(Text.assemble(pen.say("now-cost", amount=_amount(question, pen)), style="bold"))
    if "goal" in question:
        parts.append(Text(pen.say("now-goal", paid=question["paid"], goal=question["goal"]), style="bold"))
    for name in _COUNTED:
        if isinstance(question.get(name), int) and question[name] > 0:
            parts.append(Text(pen.say(f"now-{name}", count=question[name])))
    parts += [Text(pen.say(f"now-{name}")) for name in ("last", "wild") if question.get(name)]
    return flow(pen.say("now"), parts, pen.width, pen.sign(" · ")) if parts else []


def _amount(question: dict[str, Any], pen: Pen) -> str:
    return pen.amount(question["res"], question["cost"]).plain
