"""Plays a match on a server, as one account follows it."""

import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from shlex import quote
from typing import Any, Final, TypeVar

from orrery.cli.record_files import fresh_path, naming
from orrery.cli.terminal.keyboard import Keyboard
from orrery.cli.terminal.local_table import record_labels
from orrery.cli.terminal.log_text import make_log_line
from orrery.cli.terminal.remote_news import news_between
from orrery.cli.terminal.style import clean
from orrery.cli.terminal.table import LogLine, Offered, OfferedSet, Refused, Standings, Table
from orrery.client import Background, Client, ClientError, LogEntry, Snapshot, State, TableLink
from orrery.client import Refused as ServerRefused
from orrery.coach.advice import Advice
from orrery.core.game import TERMINAL, Game
from orrery.core.messages import Label
from orrery.core.options import Options

T = TypeVar("T")

#: Refusals in our own words; those of the rules come with theirs.
_REFUSALS: Final = {
    "stale": "terminal-refused-stale",
    "not-your-turn": "terminal-not-your-turn",
    "nothing-to-undo": "terminal-undo-none",
    "over": "terminal-end-title",
    "too-many": "terminal-refused-too-many",
    "silenced": "terminal-refused-silenced",
    "not-allowed": "terminal-refused-not-allowed",
    "no-such-offer": "terminal-offer-none",
    "unavailable": "terminal-refused-unavailable",
}
#: How a match is over that can be played again.
_PLAYED: Final = ("finished", "abandoned")


def harmless(data: Any) -> Any:
    """Replace control characters in JSON from elsewhere: they could drive a terminal."""
    if isinstance(data, str):
        return clean(data)
    if isinstance(data, dict):
        return {harmless(key): harmless(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [harmless(value) for value in data]
    return data


def harmless_label(label: Label) -> Label:
    """Make a label from elsewhere fit to be shown."""
    return clean(label[0]), harmless(label[1])


def refusal(error: ClientError) -> Refused:
    """Say in words for people what the server did not do."""
    if isinstance(error, ServerRefused):
        if error.label is not None:
            return Refused(harmless_label(error.label))
        if error.code in _REFUSALS:
            return Refused((_REFUSALS[error.code], {"problem": clean(error.message)}))
    return Refused(("terminal-refused", {"problem": clean(str(error))}))


class RemoteTable(Table):
    """Plays by a :class:`TableLink`, read moment by moment: nothing changes between two :meth:`catch_up`.

    ``now`` and ``state`` are of the last of these moments; ``state`` is never missing.
    """

    def __init__(
        self,
        background: Background,
        client: Client,
        link: TableLink,
        game: Game[Any],
        actions: list[str],
        keyboard: Keyboard,
        language: str = "en",
    ) -> None:
        self._background = background
        self._language = language
        self.client = client
        self.link = link
        self._keyboard = keyboard
        self.now = link.now
        self.state = self._running(link.now)
        self._seen_at = time.monotonic()
        self._view: dict[str, Any] = harmless(self.state.view or {})
        self._news: list[Label] = []
        self._own_undo = False
        self._actions = actions
        self._numbers = {move.lower(): number for number, move in enumerate(actions)}
        self.game = game
        self.listens = keyboard.breakable

    @staticmethod
    def _running(now: Snapshot) -> State:
        if now.state is None:
            raise ValueError("the match has not started")
        return now.state

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Ask something of the server, then see how it stands. What goes wrong is a refusal in words."""
        try:
            return self._background.run(work)
        except ClientError as error:
            raise refusal(error) from None
        except ValueError as error:
            raise Refused(("terminal-refused", {"problem": clean(str(error))})) from None
        finally:
            self._refresh()

    def tell(self, label: Label) -> None:
        """Tell something beside the match."""
        self._news.append(label)

    # --- how it stands ----------------------------------------------------------------------------------

    @property
    def own(self) -> list[int]:
        seat = self.state.seat
        return [] if seat is None or self.now.room.seats[seat].left is not None else [seat]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or "?" for seat in self.now.room.seats)

    @property
    def options(self) -> Options:
        return self.now.room.options

    @property
    def ply(self) -> int:
        return self.state.ply

    @property
    def actor(self) -> int:
        return TERMINAL if self.state.actor is None else self.state.actor

    @property
    def over(self) -> bool:
        # Not by the room, which may be told of the end before the state is.
        return self.state.over

    @property
    def resumed(self) -> bool:
        return True

    def view(self, seat: int | None) -> dict[str, Any]:
        """The view that the server gave this account; others it does not give."""
        return self._view

    def log(self, seat: int | None) -> list[LogLine]:
        return [_log_line(entry) for entry in self.now.log]

    def standings(self) -> Standings | None:
        result = self.state.result
        if result is not None:
            return Standings(result.scores, result.ranking)
        players = self._view.get("players")
        if self.over or not isinstance(players, list):
            return None
        scores = [p["score"] for p in players if isinstance(p, dict) and isinstance(p.get("score"), dict)]
        if len(scores) != len(self.names):
            return None
        totals = [sum(score.values()) for score in scores]
        places = [
            [seat for seat, total in enumerate(totals) if total == value]
            for value in sorted(set(totals), reverse=True)
        ]
        return Standings(scores, places)

    def seconds_left(self, seat: int) -> float | None:
        clock = self.state.clock
        left = None if clock is None else clock.remaining(seat)
        if clock is None or left is None:
            return None
        return max(0.0, left - (time.monotonic() - self._seen_at) * (clock.running == seat))

    # --- moves --------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[Offered]:
        return [
            Offered(choice.action, clean(choice.move), harmless_label(choice.label))
            for choice in self.state.choices
        ]

    def offered_set(self, seat: int) -> OfferedSet | None:
        offer = self.state.set
        if offer is None:
            return None
        items = [Offered(item.action, clean(item.move), harmless_label(item.label)) for item in offer.items]
        return OfferedSet(offer.choice, items)

    def action_of(self, text: str) -> int | None:
        return self._numbers.get(" ".join(text.lower().split()))

    def notation(self, action: int) -> str:
        return clean(self._actions[action])

    def notations(self) -> list[str]:
        return [clean(move) for move in self._actions]

    def act(self, seat: int, ply: int, action: int) -> None:
        self.do(self.link.act(action, ply))

    def choose(self, seat: int, ply: int, marks: Sequence[int]) -> None:
        self.do(self.link.choose(marks, ply))

    def undo(self, seat: int) -> list[Label]:
        if not self.state.undo:
            raise Refused(("terminal-undo-none", {}))
        gone = [entry for entry in self.now.log if entry.ply >= self.state.undo[-1] and entry.actor == seat]
        self._own_undo = True
        try:
            self.do(self.link.undo(self.ply))
        finally:
            self._own_undo = False
        return [harmless_label(entry.label) for entry in gone if entry.label is not None]

    def why(self, seat: int, action: int) -> Label | None:
        if any(choice.action == action for choice in self.state.choices):
            return None
        (reason,) = self.do(self.link.why([action], self.ply))
        return None if reason is None else harmless_label(reason)

    def advice(self, seat: int) -> tuple[str, list[Advice]]:
        bot, moves = self.do(self.client.hint(self.link.table))
        return bot, [one._replace(why=one.why and harmless_label(one.why)) for one in moves]

    # --- time passes --------------------------------------------------------------------------------------

    def wait(self) -> None:
        """Wait until the server tells something."""
        self._background.run(self.link.after(self.now.version))
        self._refresh()

    def catch_up(self) -> list[Label]:
        """Raise what ended the connection, if nothing will ever come again."""
        self._refresh()
        if self.link.failure is not None and not self.over:
            raise self.link.failure
        news, self._news = self._news, []
        return news

    def _refresh(self) -> None:
        """Take the newest snapshot as how it stands."""
        self._keyboard.settled()
        before, now = self.now, self.link.now
        if now.version == before.version:
            return
        self.now = now
        if now.state is not None and now.state is not self.state:
            self.state = now.state
            self._seen_at = time.monotonic()
            self._view = harmless(now.state.view) if now.state.view is not None else self._view
        self._news += map(harmless_label, news_between(before, now, self._language, self._own_undo))

    # --- files ----------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Download the record: what this seat may know of it while the match runs."""
        try:
            record = self._background.run(self.client.record(self.link.table))
        except ClientError as error:
            raise ValueError(str(error)) from None
        with naming(path), path.open("x", encoding="utf-8", newline="") as file:
            file.write(record)

    def about_saving(self) -> Label:
        return "terminal-remote-save-usage", {}

    def introduction(self) -> list[Label]:
        labels: list[Label] = [
            ("terminal-remote-table", {"table": self.link.table, "server": self.client.url})
        ]
        seat = self.state.seat
        if seat is not None and self.now.room.seats[seat].left == "takeover" and not self.over:
            labels.append(("terminal-remote-taken-over", {}))
        return labels

    def ending(self) -> list[Label]:
        """Once the match is over everything is known: the record is kept here, too, and can be checked."""
        if self.state.result is None:
            message = (
                "terminal-remote-abandoned"
                if self.now.room.status == "abandoned"
                else "terminal-remote-frozen"
            )
            return [(message, {"problem": clean(self.now.room.problem or "")})]
        path = fresh_path(self.game.id)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.save(path)
        except (ValueError, OSError) as error:
            return [("terminal-save-failed", {"problem": clean(str(error))})]
        return record_labels(path)

    def staying(self) -> list[Label]:
        """Who played may stay at the keyboard; a script is not kept waiting."""
        if not self._keyboard.attended or self.state.seat is None or self.state.status not in _PLAYED:
            return []
        labels: list[Label] = [("terminal-end-stay", {})]
        if self.now.room.rematch is not None:
            labels.append(("terminal-remote-rematch", {}))
        return labels

    def farewell(self) -> list[Label]:
        return come_back_labels(self.client.url, self.link.table)

    def close(self) -> None:
        self.link.listener = None


def come_back_labels(server: str, table: str) -> list[Label]:
    """Say how to sit down again at a table that was left standing."""
    command = f"orrery play --server {quote(server)} --table {quote(clean(table))}"
    return [("terminal-remote-left", {}), ("terminal-quit-resume", {"command": command})]


def _log_line(entry: LogEntry) -> LogLine:
    label = None if entry.label is None else harmless_label(entry.label)
    return make_log_line(entry.ply, entry.actor, entry.move, label, map(harmless_label, entry.events))
