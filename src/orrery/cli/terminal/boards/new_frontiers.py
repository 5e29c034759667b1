"""Draws the table of New Frontiers from its view and from what is printed on tiles.

What the decision at hand is about is shown in full, the rest in short: the technology boards in Develop,
the display in Explore, explored worlds in Settle, colonies and technologies in Produce and Trade.
"""

from functools import cache
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.board import Board, Component, View
from orrery.cli.terminal.boards.new_frontiers_empires import empire_in_full, empire_in_short, figures_of_all
from orrery.cli.terminal.boards.new_frontiers_tiles import GOALS, Pen, cost_of, discount
from orrery.cli.terminal.boards.parts import Lines, flow, heading, joined, packed
from orrery.cli.terminal.style import TableStyle
from orrery.cli.terminal.table import Offered
from orrery.core.game import Game


class Plan(NamedTuple):
    """Says how much is told of what the decision is not about."""

    #: Tiles of the other empires: 3 all by name, 2 technologies by name, 1 worlds by signs only, 0 none.
    others: int
    #: Technologies on the boards: 2 all by name, 1 those within reach, 0 none.
    shop: int
    #: Tiles of the empire that decides, in full: 5 all, 4 as the phase wants, 3 no technologies,
    #: 2 what is needed; 1 all by name, 0 worlds by signs only.
    own: int
    #: Signs with what they mean: 2 all, 1 that some values are stand-ins, 0 none.
    legend: int
    #: Whether goals come with what they count.
    explained: bool


#: From the most telling to the shortest.
_PLANS: Final = (
    Plan(3, 2, 5, 2, True),
    Plan(3, 2, 4, 2, True),
    Plan(3, 1, 4, 2, True),
    Plan(2, 1, 4, 2, True),
    Plan(1, 1, 4, 2, True),
    Plan(1, 1, 3, 2, True),
    Plan(1, 0, 3, 2, True),
    Plan(1, 0, 3, 1, True),
    Plan(1, 0, 2, 1, True),
    Plan(1, 0, 2, 1, False),
    Plan(0, 0, 2, 1, False),
    Plan(0, 0, 1, 1, False),
    Plan(0, 0, 1, 0, False),
    Plan(0, 0, 0, 0, False),
)


def board(game: Game[Any]) -> Board:
    """The board of New Frontiers."""
    groups = {word: f"nf-board-group-{group}" for group, words in _GROUPS.items() for word in words}
    return Board(game, draw, groups, describe, numbers, places)


def draw(view: View, style: TableStyle) -> RenderableType:
    """Draw the whole table, as tellingly as the rows allow; after the end all of it."""
    pen = Pen(style)
    decider = _decider(view)
    others = [seat for seat in range(len(view["players"])) if seat != decider]
    table = [_title(view, pen), *_actions(view, pen), *_order(view, pen), *_ends(view, pen)]
    figures = [*_display(view, pen), *figures_of_all(view, pen, decider)]
    # Each part is put together once for each level of detail that is tried.
    goals = cache(lambda explained: _goals(view, pen, explained))
    market = cache(lambda level: _market(view, pen, decider, level))
    own = cache(lambda level: [] if decider is None else empire_in_full(view, decider, pen, level))
    rest = cache(lambda level: [line for seat in others for line in empire_in_short(view, seat, pen, level)])
    shop = cache(lambda level: _shop(view, pen, decider, level))
    legend = cache(lambda level: _legend(pen, level))
    lines: list[RenderableType] = []
    for plan in _PLANS:
        lines = [
            *(*table, *goals(plan.explained), *market(plan.shop), *figures),
            *(*own(plan.own), *rest(plan.others), *shop(plan.shop), *legend(plan.legend)),
        ]
        if style.rows is None or len(lines) <= style.rows:
            break
    return Group(*lines)


def _decider(view: View) -> int | None:
    """Who is asked now; nobody while chance decides or after the end."""
    question = view["question"]
    return None if question is None else int(question["seat"])


# --- the table ------------------------------------------------------------------------------------------


def _title(view: View, pen: Pen) -> RenderableType:
    more = []
    if view["action"] is not None and view["next_pawn"] < len(view["order"]):
        chooser = pen.style.player(view["order"][view["next_pawn"]])
        more.append(Text.assemble((pen.of_game(f"action-{view['action']}"), "bold"), ": ", chooser))
    if view["ending"] and view["phase"] != "over":
        why = ", ".join(pen.say(f"end-{name}") for name in view["ending"])
        more.append(pen.alarm(f"{pen.say('last-round')}: {why}"))
    return pen.heading(view, *more)


def _actions(view: View, pen: Pen) -> Lines:
    """The row of action tiles: free ones plain, picked ones ticked off, the one being resolved marked.

    The sign of whoever picked a tile stands behind it.
    """
    cells = []
    for tile in view["actions"]:
        name = pen.say(f"action-{tile['id']}")
        if tile["id"] == "produce" and view["produce_credits"]:
            name += f" +{pen.credits(view['produce_credits'])}"
        if not tile["picked"]:
            cells.append(Text(name, style="bold"))
            continue
        now = tile["id"] == view["action"]
        mark = (pen.sign(f"{'►' if now else '✓'}{name}"), "bold reverse" if now else "dim")
        cells.append(Text.assemble(mark, " ", pen.seat(view["pickers"][tile["id"]])))
    return flow(pen.say("actions"), cells, pen.width)


def _order(view: View, pen: Pen) -> Lines:
    """Pawns from left to right, those that acted ticked off; who resolves the action; and the supplies."""
    bar = Text(pen.sign(" │ "), style="dim")
    parts = [Text.assemble((pen.say("supply"), "dim"), " ", pen.goods(view["goods"]))]
    if view["action"] is not None:
        turns = joined(" ", [_turn(view, seat, pen) for seat in view["actors"]])
        parts.insert(0, Text.assemble((pen.say("resolving"), "dim"), " ", turns))
    parts.append(Text.assemble((pen.say("bag"), "dim"), f" {view['bag']}"))
    for named in (True, False):
        pawns = joined(
            "  " if named else " ", [_pawn(view, place, pen, named) for place in range(len(view["order"]))]
        )
        lines = flow(pen.say("order"), [bar.join([pawns, *parts])], pen.width)
        if len(lines) == 1:
            break
    if view["aside"]:
        lines += flow(pen.say("aside"), [pen.world_short(slug) for slug in view["aside"]], pen.width)
    return lines


def _pawn(view: View, place: int, pen: Pen, named: bool) -> Text:
    """A pawn on the track: ticked off when it has acted, marked when it is its turn."""
    seat = view["order"][place]
    mark = "✓" if place < view["next_pawn"] else "►" if place == view["next_pawn"] else ""
    owner = pen.style.player(seat) if named else pen.seat(seat)
    return Text.assemble((pen.sign(mark), "dim" if mark == "✓" else "bold"), owner)


def _turn(view: View, seat: int, pen: Pen) -> Text:
    """A player in the sequence in which an action is resolved."""
    now = _decider(view) == seat
    return Text.assemble((pen.sign("►"), "bold") if now else "", pen.seat(seat))


def _ends(view: View, pen: Pen) -> Lines:
    """How near each end of the game is, and whose empire is nearest."""
    spaces = [player["spaces"] for player in view["players"]]
    colonies = [len(player["colonies"]) for player in view["players"]]
    cells = [
        _end("vp", view, Text(pen.say("left-vp", count=view["vp_pool"])), pen),
        _end(
            "colonists",
            view,
            Text(pen.say("left-colonists", count=view["colonist_pool"], least=view["limits"]["colonists"])),
            pen,
        ),
        _end("spaces", view, _most("most-spaces", spaces, view["limits"]["spaces"], pen), pen),
        _end("colonies", view, _most("most-colonies", colonies, view["limits"]["colonies"], pen), pen),
    ]
    return flow(pen.say("ends"), cells, pen.width, pen.sign(" │ "))


def _end(name: str, view: View, text: Text, pen: Pen) -> Text:
    if name in view["ending"]:
        return Text.assemble(("! ", "bold"), (text.plain, "bold reverse"))
    return text


def _most(message: str, counts: list[int], limit: int, pen: Pen) -> Text:
    top = max(counts)
    owners = [pen.seat(seat) for seat, count in enumerate(counts) if count == top]
    text = Text(pen.say(message, count=top, limit=limit))
    return Text.assemble(text, " ", *owners) if len(owners) < len(counts) else text


# --- goals ----------------------------------------------------------------------------------------------


def _goals(view: View, pen: Pen, explained: bool) -> Lines:
    """Goals in the open, the face-down one as far as it is known, the stack, and what is stored."""
    goals = view["goals"]
    if goals is None:
        return []
    cells = [_goal(goal, pen, explained) for goal in goals["open"]]
    if goals["hidden"] is not None:
        what = goals["hidden"]["goal"]
        known = _goal(what, pen, explained) if what else Text("?")
        cells.append(
            Text.assemble((pen.say("face-down"), "dim"), " ", pen.seat(goals["hidden"]["owner"]), " ", known)
        )
    stack = Text(pen.say("stack", count=goals["stack"]), style="dim")
    if any(goals["under"]):
        names = [pen.of_game(f"goal-{goal}") if goal else "?" for goal in goals["under"]]
        stack.append(f" ({pen.say('under')} {', '.join(names)})")
    cells.append(stack)
    stores = [_stored(seat, player["stored"], pen) for seat, player in enumerate(view["players"])]
    if any(stores):
        cells.append(
            Text.assemble((pen.say("stored"), "dim"), " ", joined(" ", [store for store in stores if store]))
        )
    lines = flow(pen.say("goals"), cells, pen.width, pen.sign(" │ "))
    if goals["kept"]:
        lines += flow(pen.say("kept"), [_goal(goals["kept"], pen)], pen.width)
    if goals["drawn"]:
        lines += flow(
            pen.say("drawn"), [_goal(goal, pen) for goal in goals["drawn"]], pen.width, pen.sign(" │ ")
        )
    return lines


def _goal(slug: str, pen: Pen, explained: bool = True) -> Text:
    """A goal, with what it counts and its steps: amount to points."""
    if not explained:
        return Text(pen.of_game(f"goal-{slug}"), style="bold")
    row = GOALS[slug]
    steps = " ".join(pen.sign(f"{least}→{points}") for least, points in row["bands"])
    mark = pen.sign("°") if row["provenance"] == "stand-in" else ""
    counted = pen.say(f"counts-{row['counts']}")
    return Text.assemble((pen.of_game(f"goal-{slug}"), "bold"), (mark, "dim"), f" {counted} {steps}")


def _stored(seat: int, stored: dict[str, Any], pen: Pen) -> Text:
    """What lies on a storage board; nothing for an empty one."""
    goods = {kind: count for kind, count in stored["goods"].items() if count}
    parts = [pen.goods(goods)] if goods else []
    parts += [Text.assemble(pen.site(slug), " ", pen.name(slug)) for slug in stored["worlds"]]
    if stored["credits"]:
        parts.append(Text(pen.credits(stored["credits"])))
    return Text.assemble(pen.seat(seat), " ", joined(", ", parts)) if parts else Text()


# --- what is for sale or to be taken --------------------------------------------------------------------


def _display(view: View, pen: Pen) -> list[RenderableType]:
    """The worlds drawn to choose from, unless the moves below describe them."""
    if not view["display"] or (pen.style.menu and view["phase"] == "take"):
        return []
    rows = packed([pen.world(slug) for slug in view["display"]], pen.width)
    return [heading(pen.say("display"), Text(), pen.width), *rows]


def _market(view: View, pen: Pen, decider: int | None, level: int) -> list[RenderableType]:
    """The technology boards while they are open: in full what may be bought, the rest by name."""
    if view["phase"] != "buy":
        return []
    near, far = _on_sale(view, decider)
    rows = [] if pen.style.menu else packed([pen.offered(slug, left) for slug, left in near], pen.width)
    if pen.style.menu and level < 2:
        return []
    if far and level > 1:
        rows += flow(pen.say("far"), _by_cost(view, far, pen, decider), pen.width)
    elif far:
        rows.append(Text(pen.say("far-count", count=len(far)), style="dim"))
    return [heading(pen.say("technologies"), Text(), pen.width), *rows]


def _shop(view: View, pen: Pen, decider: int | None, level: int) -> Lines:
    """The technology boards by name."""
    if view["phase"] in ("buy", "over") or not level:
        return []
    near, far = _on_sale(view, decider)
    if level == 1 and not near:
        return []
    cells = _by_cost(view, near if level == 1 else near + far, pen, decider)
    if level == 1 and far:
        cells.append(Text(pen.say("far-count", count=len(far)), style="dim"))
    return flow(pen.say("shop"), cells, pen.width)


def _by_cost(view: View, stacks: list[tuple[str, int]], pen: Pen, decider: int | None) -> list[Text]:
    """Technologies by name, the first of each cost with the cost."""
    owned = [] if decider is None else view["players"][decider]["technologies"]
    cells: list[Text] = []
    cost = -1
    for slug, left in sorted(stacks, key=lambda stack: cost_of(stack[0])):
        cell = pen.offered_short(slug, left, slug in owned)
        if cost_of(slug) != cost:
            cost = cost_of(slug)
            cell = Text.assemble((pen.credits(cost), "bold"), " ", cell)
        cells.append(cell)
    return cells


def _on_sale(view: View, decider: int | None) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """The technologies left, cheap ones first: those whoever decides could buy in Develop, and the others."""
    stacks = [(stack["tile"], stack["left"]) for stack in view["technologies"] if stack["left"]]
    stacks.sort(key=lambda stack: cost_of(stack[0]))
    if decider is None:
        return stacks, []
    player = view["players"][decider]
    chooses = view["order"][view["next_pawn"] : view["next_pawn"] + 1] == [decider]
    tiles = player["technologies"] + [colony["tile"] for colony in player["colonies"]]
    purse = player["credits"] + discount(tiles) + chooses
    near = [
        stack for stack in stacks if cost_of(stack[0]) <= purse and stack[0] not in player["technologies"]
    ]
    return near, [stack for stack in stacks if stack not in near]


# --- signs -----------------------------------------------------------------------------------------------


def _legend(pen: Pen, level: int) -> Lines:
    """What the signs mean; ``level`` is ``Plan.legend``."""
    if not level:
        return []
    names = ("production", "windfall", "any", "colonists", "military") if level > 1 else ()
    cells = [Text(pen.say(f"legend-{name}"), style="dim") for name in (*names, "stand-in")]
    if level > 1:
        kinds = [
            Text.assemble(pen.kind(kind), (f" {pen.of_game(f'kind-{kind}')}", "dim"))
            for kind in ("novelty", "rare", "genes", "alien")
        ]
        cells.insert(0, joined(" ", kinds))
    return flow(pen.say("legend"), cells, pen.width, " · ")


# --- groups of moves ------------------------------------------------------------------------------------

#: The words that moves begin with, by the heading they stand under.
_GROUPS: Final = {
    "actions": ("pick",),
    "goals": ("reveal", "hide", "keep", "under"),
    "home": ("side",),
    "buying": ("buy",),
    "worlds": ("take", "return"),
    "settling": ("settle", "settle-oort", "pay", "resettle"),
    "replacing": ("replace", "with"),
    "goods": ("produce", "produce-oort"),
    "selling": ("sell",),
    "consuming": ("consume", "feed"),
    "discarding": ("discard",),
    "kinds": ("name",),
    "storing": ("store-world", "store-good", "store-credits"),
}

#: Moves by which a tile comes or goes: their cells show what is printed on it instead of the label.
_MOVED: Final = ("buy", "take", "return", "store-world", "side")
#: Moves about a tile whose label says what they cost: what is printed on it stands behind.
_USED: Final = ("settle", "settle-oort", "pay", "resettle", "with", "replace")


def describe(move: Offered, view: View, style: TableStyle, full: bool) -> Text | None:
    """A move about a tile shows its powers; of other moves the label says enough."""
    word = move.notation.split()[0]
    tile = str(move.label[1].get("tile", ""))
    if not tile.startswith(_TILE) or word not in _MOVED + _USED:
        return None
    pen, slug = Pen(style), tile.removeprefix(_TILE)
    if word == "buy":
        left = {stack["tile"]: stack["left"] for stack in view["technologies"]}
        return pen.for_sale(slug, int(move.label[1]["credits"]), left[slug], full)
    if word in ("take", "return", "store-world"):
        return pen.world(slug) if full else pen.world_short(slug)
    if word == "side":
        return pen.home(slug, full)
    if not full:
        return None
    return joined(" ", [Text(style.words.label(move.label)), *pen.printed(slug)])


#: How a label names a tile.
_TILE: Final = "@nf-tile-"


# --- components ------------------------------------------------------------------------------------------


def numbers(component: Component, style: TableStyle) -> Text:
    """What is printed on a tile besides its powers."""
    return Pen(style).numbers(component.id, component.table) if component.kind == "tile" else Text()


def places(component: Component, view: View, style: TableStyle) -> list[Text]:
    """Where the copies of a tile are, as far as it can be seen."""
    if component.kind != "tile":
        return []
    pen, slug = Pen(style), component.id
    found = [
        Text(pen.say("where-board", count=stack["left"]))
        for stack in view["technologies"]
        if stack["tile"] == slug and stack["left"]
    ]
    for name in ("display", "aside", "unseen"):
        if slug in view[name]:
            found.append(Text(pen.say(f"where-{name}")))
    for seat, player in enumerate(view["players"]):
        colonies = [colony["tile"] for colony in player["colonies"]]
        held = {"technologies": player["technologies"], "colonies": colonies, "explored": player["explored"]}
        held["stored"] = player["stored"]["worlds"]
        for name, tiles in held.items():
            if slug in tiles:
                found.append(Text.assemble(pen.style.player(seat), f": {pen.say(f'where-{name}')}"))
    return found or [Text(pen.say("where-nowhere"))]
