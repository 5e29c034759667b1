"""Draws the players of How to Save a World: everybody's figures, one board in full, rivals in short."""

from typing import Any, Final

from rich.text import Text

from orrery.cli.terminal.boards.board import View
from orrery.cli.terminal.boards.how_to_save_a_world_cards import Pen
from orrery.cli.terminal.boards.parts import (
    Lines,
    aligned,
    decider_of,
    flow,
    focus_of,
    heading,
    joined,
    spaced,
)
from orrery.games.how_to_save_a_world.vocabulary import DECKS, RESOURCES, TAGS

Player = dict[str, Any]
#: From this width on there is room for all figures.
_WIDE: Final = 76


def figures_of_all(view: View, pen: Pen) -> Lines:
    """A line of figures for everybody: points, markers and baselines, tags, cards, landers, upgrades; in a
    narrow window without the last two."""
    narrow = pen.width < _WIDE
    heads = [pen.say("head-vp")]
    heads += [pen.say(f"resource-{name}" if narrow else f"head-{name}") for name in RESOURCES]
    heads += [pen.say(f"tag-{name}" if narrow else f"head-{name}") for name in TAGS]
    heads += [pen.say(f"head-{name}") for name in (("cards",) if narrow else ("cards", "landers", "tech"))]
    title = Text.assemble(("── ", "dim"), (pen.say("players"), "bold"))
    rows = [[title, *(Text(head, style="dim") for head in heads)]]
    decider = decider_of(view)
    for seat, player in enumerate(view["players"]):
        passed = player["passed"] and view["phase"] != "over"
        marked = pen.mark() if seat == decider else Text(" ")
        rows.append(
            [
                spaced(
                    Text.assemble(marked, pen.style.sign(seat), style=f"bold {pen.style.colour(seat)}"),
                    Text(pen.sign("⚑") if seat == view["badge"] else "", style="bold"),
                    Text(pen.say("passed") if passed else "", style="dim italic"),
                    Text(pen.style.names[seat], style=f"bold {pen.style.colour(seat)}"),
                ),
                Text(str(player["points"]), style="bold"),
                *(
                    pen.level(name, player["resources"][name], player["baselines"][name])
                    for name in RESOURCES
                ),
                *(_tokens(player, tag) for tag in TAGS),
                Text(str(player["cards"])),
            ]
        )
        if not narrow:
            landers = "/".join(str(count) for count in player["ready"].values())
            rows[-1] += [Text(landers), Text(str(len(player["upgrades"])))]
    return aligned(rows, pen.width)


def about_figures(pen: Pen) -> Lines:
    """What the figures mean."""
    return flow("", [Text(pen.say("about-figures"), style="dim")], pen.width)


def _tokens(player: Player, tag: str) -> Text:
    """Active tokens of a type, and those that are spent."""
    spent = player["spent"][tag]
    return Text.assemble((str(player["active"][tag]), "bold"), (f"+{spent}" if spent else "", "dim"))


def own_board(view: View, seat: int, pen: Pen, level: int) -> Lines:
    """The cards and upgrades of a player: 2 with what they say, 1 with tags, 0 the cards by name."""
    player = view["players"][seat]
    lines: Lines = []
    if level:
        title = Text.assemble(pen.style.player(seat))
        sources = ", ".join(f"{pen.of_game(f'score-{name}')} {vp}" for name, vp in player["score"].items())
        told = Text.assemble(pen.say("points", points=player["points"]), (f" ({sources})", "dim"))
        lines.append(heading(title, told, pen.width))
    return lines + _held(view, player, pen, level)


def _held(view: View, player: Player, pen: Pen, level: int) -> Lines:
    """Hand, played cards and upgrades; by name the cards one after another."""
    bought, used = view["turn_state"]["bought"], view["turn_state"]["used"]
    hand = player["known"] if player["hand"] is None else player["hand"]
    cells = [_card(slug, player, pen, level, slug in bought) for slug in hand]
    if player["hand"] is None:
        cells += _unseen(player, pen)
    cells = cells or [Text(pen.sign("–"))]
    played = [_card(slug, player, pen, min(level, 1), False) for slug in player["discard"]]
    if not level:
        if played:
            played[0] = Text.assemble((f"{pen.say('discard')} ", "dim"), played[0])
        return flow(pen.say("hand"), [*cells, *played], pen.width, pen.bar)
    lines = flow(pen.say("hand"), cells, pen.width, pen.bar)
    if played:
        lines += flow(pen.say("discard"), played, pen.width, pen.bar)
    if player["upgrades"]:
        owned = [
            spaced(
                pen.name(slug),
                pen.says(slug) if level > 1 else Text(),
                Text(pen.say("used") if slug in used else "", style="italic"),
            )
            for slug in player["upgrades"]
        ]
        lines += flow(pen.say("upgrades"), owned, pen.width, pen.bar)
    return lines


def _card(slug: str, player: Player, pen: Pen, level: int, bought: bool) -> Text:
    worth = player["species"].get(slug)
    return spaced(
        pen.card(slug, level > 1) if level else pen.name(slug, "bold"),
        Text("" if worth is None else f"={pen.say('points', points=worth)}", style="bold"),
        Text(pen.say("bought") if bought else "", style="italic"),
    )


def _unseen(player: Player, pen: Pen) -> list[Text]:
    """Cards of a hand that only their owner has seen, by deck."""
    hidden = [(deck, player["hidden"][deck]) for deck in DECKS if player["hidden"][deck]]
    return [
        Text(f"{pen.say(f'short-{deck}')} {pen.say('unknown', count=count)}", style="dim")
        for deck, count in hidden
    ]


def rivals(view: View, pen: Pen, level: int) -> Lines:
    """The others: 2 known cards and upgrades, 1 known cards, 0 nothing but their figures."""
    if not level:
        return []
    lines: Lines = []
    focus = focus_of(view)
    for seat, player in enumerate(view["players"]):
        if seat == focus:
            continue
        hand = player["known"] if player["hand"] is None else player["hand"]
        cells = [pen.name(slug) for slug in (*hand, *player["discard"])]
        cells += _unseen(player, pen) if player["hand"] is None else []
        groups = [joined(", ", cells)] if cells else []
        if level > 1 and player["upgrades"]:
            groups.append(joined(", ", [pen.name(slug, "italic") for slug in player["upgrades"]]))
        if groups:
            lines += flow(pen.seat(seat), groups, pen.width, pen.bar, indent=3)
    return lines
