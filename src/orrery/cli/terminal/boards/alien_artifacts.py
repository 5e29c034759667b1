"""Draws the table of Alien Artifacts from its view and from what is printed on cards."""

from functools import cache
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.alien_artifacts_cards import KIND, RESOURCE, Pen
from orrery.cli.terminal.boards.alien_artifacts_empires import (
    empire_in_short,
    figures_of_all,
    own_area,
)
from orrery.cli.terminal.boards.alien_artifacts_moves import GROUPS, describe, values_against
from orrery.cli.terminal.boards.board import Board, Component, View
from orrery.cli.terminal.boards.parts import (
    Lines,
    decider_of,
    fitting,
    flow,
    focus_of,
    joined,
    spaced,
)
from orrery.cli.terminal.style import TableStyle
from orrery.core.game import Game
from orrery.games.alien_artifacts.components import CLASSES, COLOURS, MARKER_START, RESOURCE_IDS


class Plan(NamedTuple):
    """Says how much is told."""

    #: Cards of the own area: 3 with what they do, 2 with types, 1 by name, 0 one after another.
    own: int
    #: Cards of the others: 2 by name, 1 only those in their Empires, 0 not at all.
    others: int
    #: The open cards: 2 with what they do, 1 with types and what is left of their decks, 0 by name.
    tops: int
    #: Whether the alien system comes with its table.
    table: bool


#: From the most telling to the shortest.
_PLANS: Final = (
    Plan(3, 2, 2, True),
    Plan(3, 1, 2, True),
    Plan(3, 1, 1, True),
    Plan(3, 0, 1, True),
    Plan(2, 1, 1, True),
    Plan(2, 0, 1, True),
    Plan(2, 0, 0, True),
    Plan(1, 0, 0, True),
    Plan(0, 0, 0, True),
    Plan(0, 0, 0, False),
)

#: Decisions about an attack: here the table that applies is never left out.
_ATTACKING: Final = ("target", "ships", "next-ship", "ability", "redraw")


def board(game: Game[Any]) -> Board:
    """The board of Alien Artifacts."""
    others = [Component("resource", "resources", slug) for slug in RESOURCE_IDS]
    return Board(game, draw, GROUPS, describe, places=places, others=others)


def draw(view: View, style: TableStyle) -> RenderableType:
    """Draw the whole table, as tellingly as the rows allow; after the end every Empire by name."""
    pen = Pen(style)
    focus = focus_of(view)
    others = [seat for seat in range(len(view["players"])) if seat != focus]
    # Each part is put together once for each level of detail that is tried.
    head = [_title(view, pen), *_end(view, pen)]
    tops = cache(lambda full: _tops(view, pen, full))
    table = cache(lambda full: _targets(view, pen, full))
    figures = figures_of_all(view, pen)
    own = cache(lambda level: [] if focus is None else own_area(view, focus, pen, level))
    rest = cache(lambda level: [line for seat in others for line in empire_in_short(view, seat, pen, level)])
    now = _now(view, pen)

    def drawn(plan: Plan) -> Lines:
        shown = [*tops(plan.tops), *table(plan.table), *figures]
        return [*head, *shown, *rest(plan.others), *own(plan.own), *now]

    return Group(*fitting(_PLANS, drawn, style.rows))


# --- the table --------------------------------------------------------------------------------------------


def _title(view: View, pen: Pen) -> Text:
    more = []
    if view["phase"] != "over":
        more += [pen.style.player(view["turn"])] if view["round"] else []
        more += [pen.alarm(pen.say("last-round"))] if view["ending"] else []
    return pen.heading(view, *more)


def _end(view: View, pen: Pen) -> Lines:
    """How near the end is: how often the resource deck ran out, and what is left of it."""
    times = MARKER_START[len(view["players"])]
    count = times if view["ending"] else times - view["marker"]
    cells = [
        Text(pen.say("ran-out", count=count, times=times), style="bold"),
        Text(pen.say("deck", cards=view["deck"], discards=len(view["discards"]))),
        Text(pen.say("tokens", count=view["tokens"])),
    ]
    whole = flow(pen.say("end"), cells, pen.width, pen.bar)
    return whole if len(whole) == 1 else flow(pen.say("end"), cells[:2], pen.width, pen.bar)


def _tops(view: View, pen: Pen, level: int) -> Lines:
    """The open card of each deck and what buying one costs; ``level`` is ``Plan.tops``."""
    if view["phase"] == "over":
        return []
    cells = []
    for cls in CLASSES:
        deck = view["decks"][cls]
        name = Text(pen.say(f"top-{cls}"), style="dim")
        card = Text(pen.sign("–"))
        if deck["top"]:
            card = pen.printed(deck["top"], level > 1) if level else pen.name(deck["top"], "bold")
        left = Text(pen.say("deck-left", count=deck["left"]) if level else "", style="dim")
        cells.append(spaced(name, card, left))
    focus = focus_of(view)
    title = pen.say("tops")
    if focus is not None:
        title = pen.say("tops-cost", credits=view["players"][focus]["costs"]["buy"])
    if level < 2:
        return flow(title, cells, pen.width, pen.bar)
    lines = [line for cell in cells for line in flow("", [Text.assemble(" ", cell)], pen.width, indent=3)]
    return [Text(title, style="dim"), *lines]


def _targets(view: View, pen: Pen, full: bool) -> Lines:
    """The table that an attack is looked up in: of the plan that counts so far, else of the alien system."""
    if view["phase"] in ("defence", "over"):
        return []
    attack = view["attack"]
    full = full or view["phase"] in _ATTACKING
    if attack is not None and attack["target"] != "system":
        title = Text.assemble((pen.say("plan"), "dim"), " ", pen.name(attack["plan"], "bold"))
        return flow(title, pen.attack_table("plans", attack["plan"], _values(view)), pen.width, pen.bar)
    slug = view["system"]["available"]
    title = Text.assemble((pen.say("system"), "dim"), " ")
    if slug is None:
        return [Text.assemble(title, pen.sign("–"))]
    title.append_text(pen.name(slug, "bold"))
    cells = pen.attack_table("systems", slug, _values(view)) if full else []
    return flow(title, cells, pen.width, pen.bar)


def _values(view: View) -> list[int]:
    """The attack values that may be looked up: the one just made, else what ready ships can reach."""
    question = view["question"] or {}
    if "value" in question:
        return [int(question["value"])]
    attack = view["attack"]
    target = "system" if attack is None else attack["target"]
    decider = decider_of(view)
    attacker = view["turn"] if attack is not None else focus_of(view) if decider is None else decider
    return [] if attacker is None else values_against(view, attacker, target)


# --- what is asked ----------------------------------------------------------------------------------------


def _now(view: View, pen: Pen) -> Lines:
    """What the decision is about, as far as the question names it."""
    question = view["question"]
    if question is None or view["phase"] == "turn":
        return []
    told = sorted(question.items(), key=lambda item: (item[0] in _COUNTED, item[0] != "deed"))
    parts = [part for name, value in told if (part := _asked(name, value, view, pen))]
    return flow(pen.say("now"), parts, pen.width, pen.sign(" · ")) if parts else []


def _asked(name: str, value: Any, view: View, pen: Pen) -> Text | None:
    """One value of a question in words; None for what the moves say anyway."""
    if value is None or value == []:
        return None
    if name == "deed":
        return None if value == "card" else Text(pen.of_game(f"deed-{value}"), style="bold")
    if name in ("card", "source", "ship"):
        return _component(str(value), pen)
    if name == "resource":
        return pen.resource(value, typed=True) if isinstance(value, str) else pen.shown([value])
    if name == "row":
        return Text(pen.of_game(f"class-{value}"), style="bold")
    if name == "colour":
        return Text(pen.of_game(f"colour-{value}"), style="bold")
    if name == "victim":
        return pen.style.player(value)
    if name == "to":
        return Text(pen.of_game(f"place-{value}"))
    if name == "excess":
        return Text(pen.say("now-excess", count=value), style="bold") if value else None
    if name == "cards" and isinstance(value, list):
        return None
    if name == "paid" and isinstance(value, list):
        icons = [pen.icons(colour, count) for colour, count in zip(COLOURS, value, strict=False)]
        return Text.assemble(pen.say("now-paid"), ": ", joined(", ", icons))
    return Text(pen.say(f"now-{name}", count=value)) if name in _COUNTED else None


#: Numbers of questions that have words here.
_COUNTED: Final = ("goal", "cards", "kept", "tokens", "fee", "value", "redraws")


def _component(slug: str, pen: Pen) -> Text | None:
    """A component that a question names, with its type if it is a class card."""
    if slug not in KIND:
        return None
    cls = KIND[slug] in CLASSES
    return spaced(pen.name(slug, "bold"), pen.type(slug) if cls else Text())


# --- components -------------------------------------------------------------------------------------------


def places(component: Component, view: View, style: TableStyle) -> list[Text]:
    """Where a component is, as far as it can be seen."""
    pen, slug = Pen(style), component.id
    found = _piles(component, view, pen)
    for seat, player in enumerate(view["players"]):
        for name in _with_player(slug, player):
            found.append(Text.assemble(style.player(seat), f": {pen.say(f'where-{name}')}"))
    return found or [Text(pen.say("where-nowhere"))]


def _with_player(slug: str, player: dict[str, Any]) -> list[str]:
    """Where a player has a component."""
    if slug in RESOURCE:
        under = [one["resource"] for entry in player["construction"] for one in entry["attached"]]
        on = [one["resource"] for entry in player["empire"] for one in entry["produced"]]
        held = {"hand": player["hand"] or [], "attached": under, "produced": on}
    else:
        held = {
            "construction": [entry["card"] for entry in player["construction"]],
            "operational": [e["card"] for e in player["empire"] if e["side"] == "operational"],
            "logistic": [e["card"] for e in player["empire"] if e["side"] == "logistic"],
            "held": [*player["artifacts"], *player["plans"]["known"]],
            "faction": [player["faction"]],
        }
    return [name for name, cards in held.items() if slug in cards]


def _piles(component: Component, view: View, pen: Pen) -> list[Text]:
    """The deck, pile or open place that a component is in."""
    slug = component.id
    if slug in RESOURCE:
        piles = {"unseen": view["unseen"], "discarded": view["discards"]}
    elif component.kind in CLASSES:
        deck = view["decks"][component.kind]
        piles = {"top": [deck["top"]], "unseen": deck["unseen"], "bottom": deck["bottom"]}
    elif component.kind == "system":
        system = view["system"]
        piles = {"top": [system["available"]], "unseen": system["unseen"], "bottom": system["bottom"]}
    elif component.kind == "artifact":
        piles = {"unseen": view["artifacts"]["unseen"], "discarded": view["artifacts"]["discards"]}
    elif component.kind == "plan":
        piles = {"unseen": view["plans"]["unseen"]}
    else:
        piles = {}
    piles["aside"] = view["aside"]
    return [Text(pen.say(f"where-{name}")) for name, cards in piles.items() if slug in cards]
