"""A session on a table that others change while somebody types."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from orrery.cli.record_files import RecordFile, fresh_path
from orrery.cli.terminal.keyboard import Interrupted
from orrery.cli.terminal.local_table import LocalTable
from orrery.cli.terminal.online_commands import ONLINE_COMMANDS
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.session import Session
from orrery.cli.terminal.table import Person, Proposal, Refused
from orrery.core.chance import seed_from_text
from orrery.core.match import Match
from orrery.core.messages import Label
from orrery.core.record import Seat
from orrery.core.registry import load_game

Step = str | Callable[["Elsewhere"], None]


class Elsewhere(LocalTable):
    """A match of two people of whom only the first sits here; the test plays the other and the server."""

    def __init__(self, match: Match, file: RecordFile) -> None:
        super().__init__(match, file, {1: None})  # type: ignore[dict-item]
        self.listens = True
        self.online = self
        self.beside: list[Label] = []
        self.refuse: Refused | None = None
        self.done: list[tuple[Any, ...]] = []
        self.offers: list[Proposal] = []
        self.switched = {"forced": False, "pass": True}
        self.after: list[Label] = []

    def act(self, seat: int, ply: int, action: int) -> None:
        if self.refuse is not None:
            refusal, self.refuse = self.refuse, None
            raise refusal
        super().act(seat, ply, action)

    def catch_up(self) -> list[Label]:
        beside, self.beside = self.beside, []
        return beside

    def move_elsewhere(self) -> None:
        """Whoever is to decide does the first thing there is."""
        self.match.command(self.match.actor, self.match.ply, self.match.legal(self.match.actor)[0])

    def chat(self, text: str) -> None:
        self.done.append(("chat", text))

    def people(self) -> list[Person]:
        return [
            Person(0, [("terminal-people-online", {})], 75.0),
            Person(1, [("terminal-people-offline", {})], None),
        ]

    def proposals(self) -> list[Proposal]:
        return self.offers

    def propose_takeback(self, ply: int | None) -> None:
        self.done.append(("takeback", ply))

    def propose_abandon(self) -> None:
        self.done.append(("abandon",))

    def propose_takeover(self, seat: int, bot: str | None) -> None:
        self.done.append(("takeover", seat, bot))

    def answer(self, proposal: int, accept: bool) -> None:
        self.done.append(("answer", proposal, accept))

    def resign(self) -> None:
        self.done.append(("resign",))

    def come_back(self) -> None:
        self.done.append(("return",))

    def extend(self, seat: int, seconds: int) -> None:
        self.done.append(("extend", seat, seconds))

    def orders(self) -> dict[str, bool]:
        return dict(self.switched)

    def give_order(self, order: str, on: bool) -> None:
        self.done.append(("order", order, on))
        self.switched[order] = on

    def rematch(self) -> None:
        if not self.over:
            raise Refused(("terminal-rematch-early", {}))
        self.done.append(("rematch",))

    def staying(self) -> list[Label]:
        return self.after


class Sitting:
    """What was shown, and the table afterwards."""

    def __init__(self, *steps: Step) -> None:
        game = load_game("alien-frontiers")
        options = game.resolve({"players": 2, "first": "seat", "round_limit": 2})
        seed = seed_from_text("elsewhere")
        file = RecordFile.create(fresh_path(game.id), seed)
        match = Match.new(game, options, [Seat("Ann"), Seat("Bo")], seed, file.append)
        self.table = Elsewhere(match, file)
        out = io.StringIO()
        left = list(steps)

        def read(prompt: str) -> str:
            out.write(prompt)
            while left:
                step = left.pop(0)
                if isinstance(step, str):
                    out.write(f"{step}\n")
                    return step
                step(self.table)
                raise Interrupted
            raise EOFError

        console = Console(file=out, width=100, markup=False, highlight=False, emoji=False)
        Session(self.table, Screen("en", game, match.seats, console, read)).run()
        self.shown = out.getvalue()

    @property
    def own_moves(self) -> int:
        return sum(entry.actor == 0 for entry in self.table.match.log)


def saying(text: str) -> Callable[[Elsewhere], None]:
    def say(table: Elsewhere) -> None:
        table.beside.append(("terminal-remote-said", {"player": "Bo", "text": text}))

    return say


def test_talk_comes_in_between_and_the_table_is_not_drawn_again() -> None:
    sitting = Sitting(saying("hello"), saying("@here"), "1")
    assert "» Bo: hello\n▲ Ann > » Bo: @here\n▲ Ann > 1\n" in sitting.shown
    assert sitting.own_moves == 1


def test_a_position_that_changes_under_ones_hands_is_said_and_drawn() -> None:
    sitting = Sitting(Elsewhere.move_elsewhere, "1")
    before, after = sitting.shown.split("The table has moved on; this is how it stands now.")
    assert "Orbital stations" in before
    assert "Orbital stations" in after
    assert sitting.own_moves == 2


def test_a_move_that_came_too_late_is_asked_again() -> None:
    def late(table: Elsewhere) -> None:
        table.refuse = Refused(("terminal-refused-stale", {}))

    sitting = Sitting(late, "1", "1")
    assert sitting.shown.count("The table had moved on before your move arrived") == 1
    assert sitting.own_moves == 1


def to_the_other(table: Elsewhere) -> None:
    while table.match.actor == 0:
        table.move_elsewhere()


def test_while_another_decides_moves_are_told_and_commands_work() -> None:
    sitting = Sitting(
        to_the_other,
        Elsewhere.move_elsewhere,
        "1",
        "why 1",
        "hint",
        "chat",
        "chat well played",
        "s",
        "scores",
        "players",
        "",
        "quit",
    )
    waiting = sitting.shown.split("(Bo decides) > ")
    assert "■ " in waiting[1]
    assert [part.splitlines()[1] for part in waiting[2:6]] == [
        "It is not your turn.",
        "It is not your turn.",
        "It is not your turn.",
        "Say something, for example: chat hello",
    ]
    assert "may mean: show, scores, save." in waiting[7]
    assert "Points" in waiting[8]
    assert "1:15" in waiting[9]
    assert "Orbital stations" in waiting[10]
    assert sitting.table.done == [("chat", "well played")]
    assert "To go on: orrery play --resume" in sitting.shown


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        ("offer takeback", ("takeback", None)),
        ("offer takeback 12", ("takeback", 12)),
        ("offer abandon", ("abandon",)),
        ("offer takeover 2", ("takeover", 1, None)),
        ("offer takeover 2 greedy", ("takeover", 1, "greedy")),
        ("accept", ("answer", 7, True)),
        ("decline 7", ("answer", 7, False)),
        ("resign yes", ("resign",)),
        ("extend 2 300", ("extend", 1, 300)),
        ("orders forced on", ("order", "forced", True)),
        ("orders pass off", ("order", "pass", False)),
        ("return", ("return",)),
    ],
)
def test_online_commands(typed: str, done: tuple[Any, ...]) -> None:
    def offered(table: Elsewhere) -> None:
        table.offers = [Proposal(7, ("terminal-offer-abandon", {"number": 7, "player": "seat:1"}), True)]

    assert Sitting(offered, typed).table.done == [done]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("offer", "Offer one of these"),
        ("offer takeover 0", "Offer one of these"),
        ("offer tea", "Offer one of these"),
        ("accept", "There is no offer"),
        ("decline 3", "There is no offer"),
        ("resign", "type: resign yes"),
        ("res", "type: resign yes"),
        ("extend", "for example: extend 2 300"),
        ("extend 2", "for example: extend 2 300"),
        ("extend 0 300", "for example: extend 2 300"),
        ("extend 2 0", "for example: extend 2 300"),
        ("orders tea on", "one of these on or off: forced, pass"),
        ("orders forced", "one of these on or off: forced, pass"),
        ("rematch", "once the match is over"),
    ],
)
def test_online_commands_that_are_not_clear_do_nothing(typed: str, answer: str) -> None:
    sitting = Sitting(typed)
    assert answer in sitting.shown
    assert sitting.table.done == []


def test_orders_show_how_they_stand() -> None:
    sitting = Sitting("orders", "orders forced on")
    shown = [line.split()[:2] for line in sitting.shown.splitlines() if line.startswith(("forced", "pass"))]
    assert shown == [["forced", "off"], ["pass", "on"], ["forced", "on"], ["pass", "on"]]


# --- moves and commands of the same name -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "answer", "moves"),
    [
        ("market", "There is no offer", 0),
        ("market tomorrow", "There is no offer", 0),
        ("market 2-2", "market 2-2 is not possible", 0),
        ("market 6", "> market 6\n", 1),
        ("market 6-6", "> market 6-6\n", 1),
    ],
)
def test_a_word_is_a_command_unless_more_makes_it_a_move(
    typed: str, answer: str, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with ``return``, with which moves of New Frontiers begin."""
    monkeypatch.setitem(ONLINE_COMMANDS, "market", ONLINE_COMMANDS["accept"])
    sitting = Sitting(typed)
    assert answer in sitting.shown
    assert sitting.own_moves == moves


# --- after the end -----------------------------------------------------------------------------------------


def to_the_end(table: Elsewhere) -> None:
    while not table.over:
        table.move_elsewhere()


def staying_to_the_end(table: Elsewhere) -> None:
    table.after = [("terminal-end-stay", {})]
    to_the_end(table)


def test_nobody_stays_where_there_is_nothing_to_stay_for() -> None:
    sitting = Sitting(to_the_end, "chat too late")
    assert "The match is over." in sitting.shown
    assert sitting.table.done == []


def test_after_the_end_people_talk_and_look_things_up() -> None:
    sitting = Sitting(
        staying_to_the_end, saying("well played"), "chat thanks", "scores", "1", "", "quit", "log"
    )
    ended = sitting.shown.partition("The match is over.")[2]
    assert "Type rematch to play again" in ended
    assert "» Bo: well played" in ended
    assert ended.count("Place  Player") == 2
    assert '"1" is no move or command' in ended
    assert "Orbital stations" in ended
    assert ended.rstrip().endswith("> quit")
    assert sitting.table.done == [("chat", "thanks")]


def test_a_rematch_leaves_the_table() -> None:
    sitting = Sitting(staying_to_the_end, "rem", "chat too late")
    assert sitting.table.done == [("rematch",)]
    assert "To go on" not in sitting.shown


def test_the_end_of_the_input_after_the_end_is_no_farewell() -> None:
    sitting = Sitting(staying_to_the_end)
    assert "Type rematch" in sitting.shown
    assert "To go on" not in sitting.shown


def test_help_lists_what_there_is() -> None:
    sitting = Sitting("help")
    assert "say something to everybody" in sitting.shown
    assert "take back your last mark or move" in sitting.shown
