"""Draws the players of Alien Artifacts: everybody's figures, one area in full, the others in short."""

from typing import Any

from rich.text import Text

from orrery.cli.terminal.boards.alien_artifacts_cards import Pen, class_of
from orrery.cli.terminal.boards.board import View
from orrery.cli.terminal.boards.parts import Lines, aligned, decider_of, flow, heading, joined, spaced
from orrery.games.alien_artifacts.components import CLASSES

#: The deed whose limit and cost belong to a row.
_DEEDS = {"planet": "discover_planet", "tech": "develop_tech", "ship": "build_ship"}
_SIDES = ("operational", "logistic")


def figures_of_all(view: View, pen: Pen) -> Lines:
    """A line of figures for everybody: points, what can be spent, the Empire by class and side."""
    columns = ("points", "bank", "hand", "building", *CLASSES, "artifacts", "plans")
    rows = [
        [
            Text.assemble(("── ", "dim"), (pen.say("players"), "bold")),
            *(Text(pen.say(f"head-{column}"), style="dim") for column in columns),
        ]
    ]
    decider = decider_of(view)
    for seat, player in enumerate(view["players"]):
        marked = pen.mark() if seat == decider else Text(" ")
        tokens = pen.tokens(sum(entry["tokens"] for entry in player["empire"]))
        rows.append(
            [
                spaced(Text.assemble(marked, pen.style.player(seat)), tokens),
                Text(str(player["points"]), style="bold"),
                Text(pen.credits(player["bank"]), style="bold"),
                Text(str(player["cards"])),
                Text(str(len(player["construction"]))),
                *(_sides(player, cls) for cls in CLASSES),
                Text(str(len(player["artifacts"]))),
                Text(str(player["plans"]["count"])),
            ]
        )
    return aligned(rows, pen.width)


def _sides(player: dict[str, Any], cls: str) -> Text:
    """How many cards of a class are operational and logistic."""
    sides = [entry["side"] for entry in player["empire"] if class_of(entry["card"]) == cls]
    return Text("+".join(str(sides.count(side)) for side in _SIDES))


# --- one area in full -------------------------------------------------------------------------------------


def own_area(view: View, seat: int, pen: Pen, level: int) -> Lines:
    """Construction on the left and Empire on the right, a row a class; below the hand and what else is held.

    ``level`` is ``Plan.own``: 3 with what the cards do, 2 with their types, 1 by name, 0 one after another.
    """
    player = view["players"][seat]
    title = Text.assemble(pen.style.player(seat))
    if player["faction"] is not None:
        title.append_text(Text.assemble(" · ", pen.name(player["faction"], "bold")))
    bank = Text(pen.say("bank", credits=player["bank"], most=view["limits"]["bank"]))
    sources = joined(
        ", ", [Text(f"{pen.of_game(f'score-{name}')} {count}") for name, count in player["score"].items()]
    )
    points = Text(pen.say("points", points=player["points"]))
    told = joined(" · ", [bank, points])
    whole = Text.assemble(told, (f" ({sources.plain})", "dim"))
    room = pen.width - title.cell_len - 12
    lines: Lines = [heading(title, whole if whole.cell_len <= room else told, pen.width)]
    lines += _rows(view, player, pen, level) if level else _in_short(view, player, pen, Text(), 2)
    lines += _hand(player, pen, level > 1)
    return lines + _held(player, pen, level)


def _hand(player: dict[str, Any], pen: Pen, typed: bool) -> Lines:
    """The cards in hand with both sections, if they can be seen."""
    if player["hand"] is None:
        return []
    cells = [pen.resource(slug, typed) for slug in player["hand"]] or [Text(pen.sign("–"), style="dim")]
    return flow(pen.say("hand"), cells, pen.width, pen.bar)


def _held(player: dict[str, Any], pen: Pen, level: int) -> Lines:
    """Artifacts and known defence plans, in full with what they do."""
    lines: Lines = []
    full = level > 2
    if player["artifacts"] and level:
        cells = [_artifact(slug, pen, full) for slug in player["artifacts"]]
        lines += flow(pen.say("artifacts"), cells, pen.width, pen.bar)
    known = player["plans"]["known"]
    if known and full:
        for slug in known:
            title = Text.assemble((pen.say("plan"), "dim"), " ", pen.name(slug, "bold"))
            lines += flow(title, pen.attack_table("plans", slug), pen.width, pen.bar)
    elif known:
        lines += flow(pen.say("plans"), [pen.name(slug) for slug in known], pen.width, pen.bar)
    return lines


def _artifact(slug: str, pen: Pen, full: bool) -> Text:
    return spaced(pen.name(slug), pen.says("artifacts", slug) if full else Text())


def _rows(view: View, player: dict[str, Any], pen: Pen, level: int) -> Lines:
    """A row for each class: its cost and limit, what is under construction, what is in the Empire."""
    names = [Text(pen.say(f"row-{cls}"), style="bold") for cls in CLASSES]
    widest_name = max(name.cell_len for name in names)
    heads = [
        Text.assemble(
            name,
            " " * (widest_name + 1 - name.cell_len),
            (pen.sign(f"{player['costs'][cls]} ≤{player['limits'][_DEEDS[cls]]}"), "dim"),
        )
        for cls, name in zip(CLASSES, names, strict=True)
    ]
    lefts = {cls: _construction(player, cls, pen, level) for cls in CLASSES}
    rights = {cls: _empire(view, player, cls, pen, level) for cls in CLASSES}
    about = Text(pen.say("cost"), style="dim")
    indent = max(line.cell_len for line in (*heads, about)) + 2
    room = pen.width - indent - len(pen.bar)
    widest = max((cell.cell_len for cells in lefts.values() for cell in cells), default=0)
    titles = (pen.say("building"), pen.say("empire"))
    left = max(min(max(widest, len(titles[0])), room * 2 // 5), len(titles[0]))
    about.pad_right(indent - about.cell_len)
    lines = [_beside(about, Text(titles[0], "dim"), Text(titles[1], "dim"), left, pen)]
    for cls, head in zip(CLASSES, heads, strict=True):
        on_left = flow("", lefts[cls], left, indent=1) if lefts[cls] else [Text()]
        on_right = flow("", rights[cls], room - left, indent=1) if rights[cls] else [Text()]
        height = max(len(on_left), len(on_right))
        head.pad_right(indent - head.cell_len)
        for place in range(height):
            lines.append(
                _beside(
                    head if place == 0 else Text(" " * indent),
                    on_left[place] if place < len(on_left) else Text(),
                    on_right[place] if place < len(on_right) else Text(),
                    left,
                    pen,
                )
            )
    return lines


def _beside(head: Text, left: Text, right: Text, width: int, pen: Pen) -> Text:
    """One row: head, construction, Empire."""
    line = Text.assemble(head, left, " " * max(width - left.cell_len, 0), (pen.bar, "dim"), right)
    line.rstrip()
    return line


def _construction(player: dict[str, Any], cls: str, pen: Pen, level: int) -> list[Text]:
    """Cards that are not finished: the icons under each, and how many it costs."""
    entries = [entry for entry in player["construction"] if class_of(entry["card"]) == cls]
    return [
        spaced(
            pen.name(entry["card"], "bold"),
            Text(f"{entry['icons']}/{entry['icons'] + entry['missing']}"),
            pen.type(entry["card"]) if level > 1 else Text(),
            pen.both_sides(entry["card"]) if level > 2 else Text(),
        )
        for entry in entries
    ]


def _empire(view: View, player: dict[str, Any], cls: str, pen: Pen, level: int) -> list[Text]:
    """Finished cards, operational ones first; the first of each side says which it is."""
    cells: list[Text] = []
    for side in _SIDES:
        entries = [e for e in player["empire"] if class_of(e["card"]) == cls and e["side"] == side]
        if not entries:
            continue
        more = (
            [finished(view, entry, pen, level) for entry in entries] if level else [Text(str(len(entries)))]
        )
        cells += [Text.assemble((f"{pen.say(f'side-{side}')} ", "dim italic"), more[0]), *more[1:]]
    return cells


def finished(view: View, entry: dict[str, Any], pen: Pen, level: int) -> Text:
    """A card of an Empire with its tokens, what lies on it and what was done with it this turn."""
    slug, turn = entry["card"], view["turn_state"]
    under = Text.assemble("[", pen.shown(entry["produced"]), "]") if entry["produced"] else Text()
    states = [name for name in ("used", "attacked", "paid") if slug in turn[name]]
    return spaced(
        pen.name(slug, "bold"),
        pen.tokens(entry["tokens"]),
        pen.type(slug) if level > 1 else Text(),
        under,
        pen.side(slug, entry["side"]) if level > 2 else Text(),
        Text(", ".join(pen.say(f"state-{name}") for name in states), style="italic"),
    )


# --- the others -------------------------------------------------------------------------------------------


def empire_in_short(view: View, seat: int, pen: Pen, level: int) -> Lines:
    """The cards of another player by name; ``level`` is ``Plan.others``: 2 with those under construction."""
    if not level:
        return []
    player = view["players"][seat]
    title = pen.seat(seat)
    if player["faction"] is not None:
        title = Text.assemble(title, " ", pen.name(player["faction"], "italic"))
    return _in_short(view, player, pen, title, level)


def _in_short(view: View, player: dict[str, Any], pen: Pen, title: Text, level: int) -> Lines:
    """Cards by name, one after another."""
    cells = [cell for cls in CLASSES for cell in _empire(view, player, cls, pen, 1)]
    building = _icons(player, pen) if level > 1 else []
    more = {"building": building, "artifacts": [pen.name(slug) for slug in player["artifacts"]]}
    for name, names in more.items():
        if names:
            mark = f"{pen.sign('│')} " if cells else ""
            cells += [Text.assemble((f"{mark}{pen.say(name)} ", "dim"), names[0]), *names[1:]]
    return flow(title, cells, pen.width, indent=3) if cells else []


def _icons(player: dict[str, Any], pen: Pen) -> list[Text]:
    """Cards under construction with the icons they have and need."""
    entries = player["construction"]
    return [
        spaced(pen.name(entry["card"]), Text(f"{entry['icons']}/{entry['icons'] + entry['missing']}"))
        for entry in entries
    ]
