"""The table of New Frontiers in the terminal, drawn from its view and from what is printed on tiles.

What the decision at hand is about is shown in full, the rest in short: the technology boards in Develop,
the display in Explore, explored worlds in Settle, colonies and technologies in Produce and Trade.
"""

from functools import cache
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.board import Face, View
from orrery.cli.terminal.boards.new_frontiers_empires import empire_in_full, empire_in_short, figures_of_all
from orrery.cli.terminal.boards.new_frontiers_tiles import (
    GOALS,
    Lines,
    Pen,
    cost_of,
    discount,
    flow,
    packed,
)
from orrery.cli.terminal.boards.parts import heading, joined, section
from orrery.cli.terminal.style import Look
from orrery.games.new_frontiers.components import COLONY_LIMIT, POOL_LIMIT, SPACES

#: From this width on a window is likely to be tall, too.
_WIDE: Final = 96
#: Rows the board tries to keep to, so that the moves fit below it.
_ROWS: Final = 28
_ROWS_NARROW: Final = 24
#: More rows, or fewer, in phases that have few moves or many.
_MORE_ROWS: Final = {
    "buy": -4,
    **dict.fromkeys(("side", "reveal", "keep-goal", "order-goals"), 4),
    **dict.fromkeys(("windfall", "stock", "sell", "consume", "feed", "name-kind", "final-kind"), 4),
}


class Plan(NamedTuple):
    """How much is told of what the decision is not about."""

    #: Tiles of the other empires: 3 all by name, 2 technologies by name, 1 worlds by signs only, 0 none.
    others: int
    #: Technologies on the boards: 2 all by name, 1 those within reach, 0 none.
    shop: int
    #: Tiles of the empire that decides, in full: 2 as the phase wants, 1 no technologies, 0 what is needed.
    own: int
    #: Whether goals come with what they count, and signs with what they mean.
    explained: bool


#: From the most telling to the shortest.
_PLANS: Final = (
    Plan(3, 2, 2, True),
    Plan(3, 1, 2, True),
    Plan(2, 1, 2, True),
    Plan(1, 1, 2, True),
    Plan(1, 1, 1, True),
    Plan(1, 0, 1, True),
    Plan(1, 0, 1, False),
    Plan(1, 0, 0, False),
    Plan(0, 0, 0, False),
)


def draw(view: View, look: Look) -> RenderableType:
    """The whole table, as telling as it can be in the rows there are for it."""
    pen = Pen(look)
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
    legend = cache(lambda explained: _legend(pen, explained))
    rows = (_ROWS if look.width >= _WIDE else _ROWS_NARROW) + _MORE_ROWS.get(view["phase"], 0)
    lines: list[RenderableType] = []
    for plan in _PLANS:
        lines = [
            *(*table, *goals(plan.explained), *market(plan.shop), *figures),
            *(*own(plan.own), *rest(plan.others), *shop(plan.shop), *legend(plan.explained)),
        ]
        if len(lines) <= rows or view["phase"] == "over":
            break
    return Group(*lines)


def _decider(view: View) -> int | None:
    """Who is asked now; nobody while chance decides or after the end."""
    if "seat" in view["question"]:
        return int(view["question"]["seat"])
    if view["phase"] == "pick":
        return int(view["order"][view["next_pawn"]])
    return None


# --- the table ------------------------------------------------------------------------------------------


def _title(view: View, pen: Pen) -> RenderableType:
    parts = [Text(pen.of_game("title"), style="bold")]
    if view["phase"] == "over":
        parts.append(Text(pen.say("over")))
    elif view["round"]:
        parts.append(Text(pen.look.words.text("common-round", round=view["round"])))
    if view["action"] is not None and view["next_pawn"] < len(view["order"]):
        chooser = pen.look.player(view["order"][view["next_pawn"]])
        parts.append(Text.assemble((pen.of_game(f"action-{view['action']}"), "bold"), ": ", chooser))
    if view["ending"] and view["phase"] != "over":
        why = ", ".join(pen.say(f"end-{name}") for name in view["ending"])
        parts.append(Text(f" {pen.say('last-round')}: {why} ", style="bold reverse"))
    return section(joined(" · ", parts), pen.width, double=True)


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
    owner = pen.look.player(seat) if named else pen.seat(seat)
    return Text.assemble((pen.sign(mark), "dim" if mark == "✓" else "bold"), owner)


def _turn(view: View, seat: int, pen: Pen) -> Text:
    """A player in the sequence in which an action is resolved."""
    now = view["question"].get("seat") == seat
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
            Text(pen.say("left-colonists", count=view["colonist_pool"], least=POOL_LIMIT)),
            pen,
        ),
        _end("spaces", view, _most("most-spaces", spaces, SPACES, pen), pen),
        _end("colonies", view, _most("most-colonies", colonies, COLONY_LIMIT, pen), pen),
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
    """The worlds drawn to choose from."""
    if not view["display"]:
        return []
    rows = packed([pen.world(slug) for slug in view["display"]], pen.width)
    return [heading(pen.say("display"), Text(), pen.width), *rows]


def _market(view: View, pen: Pen, decider: int | None, level: int) -> list[RenderableType]:
    """The technology boards while they are open: in full what may be bought, the rest by name."""
    if view["phase"] != "buy":
        return []
    near, far = _on_sale(view, decider)
    rows = packed([pen.offered(slug, left) for slug, left in near], pen.width)
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


def _legend(pen: Pen, explained: bool) -> Lines:
    """What the signs mean; that some tiles are stand-ins is said always."""
    names = ("production", "windfall", "any", "colonists", "military") if explained else ()
    cells = [Text(pen.say(f"legend-{name}"), style="dim") for name in (*names, "stand-in")]
    if explained:
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

FACE: Final = Face(
    game="new-frontiers",
    prefix="nf",
    draw=draw,
    groups={word: f"nf-board-group-{group}" for group, words in _GROUPS.items() for word in words},
)
