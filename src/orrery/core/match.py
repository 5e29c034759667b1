"""One match in process: the one authority over its state, luck and record.

Clients send commands that name the ply they answer and read views; bots get a :class:`Position`.
Nobody gets the state. The ply counts the lines of the record, take-backs included, so it never
repeats and a stale command can always be told from a fresh one.
"""

from collections.abc import Callable, Sequence
from typing import Any

from orrery.core.bot import Bot, Position
from orrery.core.chance import MIN_SEED_BYTES, Rng, SimRng, bot_seed, chance_luck, commitment
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.history import History, LogEntry, TakeBack
from orrery.core.messages import EVERYONE, Event, Label, seat_name
from orrery.core.options import Options
from orrery.core.record import Entry, Header, Record, RecordError, Result, Seat, state_hash, to_line
from orrery.core.results import ranked_last
from orrery.core.sets import SetChoice, SetRefused, set_moves

Journal = Callable[[str], None]


class CommandRefused(ValueError):
    """A command that cannot be taken now; nothing changed. ``ply`` is the one to answer.

    ``code`` names the case for programs, as docs/protocol.md lists them. If the rules forbid the move,
    ``label`` says why in words for people.
    """

    def __init__(self, code: str, problem: str, ply: int, label: Label | None = None) -> None:
        super().__init__(f"{problem} (the match is at ply {ply})")
        self.code = code
        self.ply = ply
        self.label = label


class Match:
    """A running or replayed match. Without a seed it can be watched but not continued."""

    def __init__(
        self,
        game: Game[Any],
        header: Header,
        seed: bytes | None,
        journal: Journal | None = None,
    ) -> None:
        if seed is not None and len(seed) < MIN_SEED_BYTES:
            raise ValueError(f"a seed has at least {MIN_SEED_BYTES} bytes")
        self.game = game
        self.record = Record(header)
        self._seats: list[Seat] = list(header.seats)
        # The seats that were left for good, and whether nobody is left to play against.
        self._left: set[int] = set()
        self._deserted = False
        self._seed = seed
        self._journal = journal
        self._state: Any = game.new_state(header.options)
        self._chances = 0
        self._history = History(game, self._state)
        self.log: list[LogEntry] = self._history.log

    @classmethod
    def new(
        cls,
        game: Game[Any],
        options: Options,
        seats: list[Seat],
        seed: bytes,
        journal: Journal | None = None,
    ) -> "Match":
        """Start a match: the header is written, then everything random before the first decision."""
        if len(seats) != options["players"]:
            raise ValueError(f"{options['players']} players need as many seats, not {len(seats)}")
        header = Header(
            game=game.id,
            rules=game.rules_version,
            content=game.content.hash(),
            options=options,
            seats=tuple(seats),
            commitment=commitment(seed),
        )
        match = cls(game, header, seed, journal)
        match._write(header)
        match._run_chance()
        return match

    @classmethod
    def from_record(
        cls,
        game: Game[Any],
        record: Record,
        seed: bytes | None = None,
        journal: Journal | None = None,
    ) -> "Match":
        """Rebuild a match by replaying its record, every hash and move checked.

        With the seed it goes on exactly where it was; chance outcomes that a crash kept from being
        drawn are drawn now.
        """
        check_header(game, record.header)
        if seed is not None and commitment(seed) != record.header.commitment:
            raise RecordError(1, "the seed does not match the commitment")
        match = cls(game, record.header, seed)
        for entry in record.entries:
            match.feed(entry)
        match._journal = journal
        if record.result is not None:
            match.check_result(record.result)
            match.record.result = record.result
        elif seed is not None:
            match._run_chance()
        return match

    # --- what anybody may ask -------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The ply the next command must name."""
        return len(self.record.entries)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays now: as the header says, but for the changes since."""
        return tuple(self._seats)

    @property
    def actor(self) -> int:
        """The seat to decide, or ``TERMINAL`` (``CHANCE`` only in a match without a seed)."""
        return TERMINAL if self._deserted else self.game.actor(self._state)

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or because nobody is left to play against."""
        return self.actor == TERMINAL

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees now."""
        return self.game.view(self._state, seat)

    @property
    def open_to_all(self) -> bool:
        """Whether all views are equal now."""
        return self.game.open_to_all(self._state)

    def legal(self, seat: int) -> list[int]:
        """What ``seat`` may do now; empty if another decides."""
        return self.game.legal(self._state) if self.actor == seat else []

    def set_choice(self, seat: int) -> SetChoice | None:
        """What ``seat`` may mark where a set is chosen now; None if another decides or there is none."""
        return self.game.set_choice(self._state) if self.actor == seat else None

    def notate(self, action: int) -> str:
        """The notation of an action."""
        return self.game.notate(self._state, action)

    def parse(self, text: str) -> int:
        """The action that reads ``text``."""
        return self.game.parse(self._state, text)

    def label(self, action: int) -> Label:
        """A legal action of the deciding seat in words."""
        return self.game.label(self._state, action)

    @property
    def secret_choice(self) -> bool:
        """Whether nobody else may know if the deciding seat has more than one answer (``Facts.secret``)."""
        secret = self.game.facts.secret
        return bool(secret) and self.actor >= 0 and self.game.view(self._state, None)["phase"] in secret

    def pass_action(self) -> int | None:
        """The action by which the deciding seat lets the occasion go by, if there is one."""
        return self.game.pass_action(self._state) if self.actor >= 0 else None

    def reason(self, seat: int, action: int) -> Label | None:
        """Why ``action`` is illegal now; None if it is legal. For the deciding seat only."""
        return self.reasons(seat, self.ply, [action])[0]

    def reasons(self, seat: int, ply: int, actions: Sequence[int]) -> list[Label | None]:
        """Why each of these actions is illegal now, None for a legal one. For the deciding seat only."""
        self._expect_decision(seat, ply)
        legal = set(self.game.legal(self._state))
        found: list[Label | None] = []
        for action in actions:
            self._expect_action(action)
            found.append(None if action in legal else self.game.reason(self._state, action))
        return found

    def scores(self) -> list[dict[str, int]]:
        """The true points by source; while the match runs, a view has what a seat may know of them."""
        return self.game.scores(self._state)

    def ranking(self) -> list[list[int]]:
        """The true places as they stand; who left for good is behind all others."""
        return ranked_last(self.game.ranking(self._state), self._left)

    def position(self, seat: int) -> Position:
        """The decision as a bot in ``seat`` may see it."""
        return Position(self.game, self._state, seat, self.bot_rng(seat))

    def bot_rng(self, seat: int) -> Rng:
        """Luck of its own for a bot at this ply: thinking never shifts the dice of the match."""
        return SimRng(self.bot_seed(seat))

    def bot_seed(self, seat: int) -> int:
        """What ``bot_rng`` starts from, for a bot in another process; the match's seed stays untold."""
        return self.ply if self._seed is None else bot_seed(self._seed, seat, self.ply)

    # --- commands ---------------------------------------------------------------------------------

    def command(self, seat: int, ply: int, action: int) -> list[LogEntry]:
        """Do ``action`` for ``seat``; what happened, chance included. Refusals change nothing."""
        self._expect_decision(seat, ply)
        if action not in self.game.legal(self._state):
            self._expect_action(action)
            why = self.game.reason(self._state, action)
            raise CommandRefused("illegal", f"{self.notate(action)!r} is illegal: {why[0]}", self.ply, why)
        return self._carry_out(seat, [action])

    def choose_set(self, seat: int, ply: int, marks: Sequence[int]) -> list[LogEntry]:
        """Confirm a set for ``seat``: its moves in the order of the rules. Refusals change nothing."""
        self._expect_decision(seat, ply)
        try:
            moves = set_moves(self.game, self._state, marks)
        except SetRefused as refused:
            raise CommandRefused("illegal", "these marks are no set", self.ply, refused.label) from None
        return self._carry_out(seat, moves)

    def _carry_out(self, seat: int, actions: Sequence[int]) -> list[LogEntry]:
        first = len(self.log)
        for action in actions:
            self._advance(seat, action)
        self._run_chance()
        return self.log[first:]

    def bot_turn(self, bot: Bot) -> list[LogEntry]:
        """Let ``bot`` make the decision at hand; it sees no more than its seat does."""
        seat = self.actor
        return self.command(seat, self.ply, bot.decide(self.position(seat), self.bot_rng(seat)))

    def undo_plies(self, seat: int) -> list[int]:
        """The own decisions ``seat`` may take back now, oldest first (decision 6 of docs/architecture.md).

        A set is one decision, whatever the number of its moves.
        """
        return [] if self.record.result is not None else self._history.undo_plies(seat)

    def undo(self, seat: int, ply: int) -> None:
        """Take back the last own decision; an event of the record, never a deletion."""
        self._expect(seat, ply)
        plies = self.undo_plies(seat)
        if not plies:
            raise CommandRefused(
                "nothing-to-undo", "nothing can be taken back: something became known since", self.ply
            )
        target = self._history.takeback(plies[-1])
        entry = Entry(self.ply, seat, state_hash(self.game.key(target.state)), undo=target.ply)
        self._write(entry)
        self._take_back(target, entry)

    def undo_agreed(self, seat: int, ply: int, target: int) -> None:
        """Go back to the decision of ply ``target``, also across luck and news: everybody has consented.

        Luck is not repeated: what is drawn again is drawn anew. ``seat`` is who asked for it.
        """
        self._expect(seat, ply)
        try:
            length, earlier = self._history.before(target)
        except ValueError as error:
            raise CommandRefused("nothing-to-undo", str(error), self.ply) from None
        entry = Entry(self.ply, seat, state_hash(self.game.key(earlier)), undo=target, agreed=True)
        self._write(entry)
        self._go_back(length, earlier, entry)

    def change_seat(self, number: int, seat: Seat) -> None:
        """From now on somebody else plays seat ``number``; an event of the record like any other."""
        self._expect(number, self.ply)
        entry = Entry(self.ply, number, state_hash(self.game.key(self._state)), seat=seat)
        self._write(entry)
        self._seat_changed(entry)

    def leave(self, number: int, how: str, bot: str) -> None:
        """The person of seat ``number`` leaves for good, ``how`` being one of ``LEFT``, and is placed last.

        ``bot`` plays on. But if one seat is left then, or bots' own seats alone, the match ends at once.
        """
        self._expect(number, self.ply)
        if not self._may_leave(number):
            raise CommandRefused("not-allowed", "no person plays there any more", self.ply)
        ends = self._deserts({*self._left, number})
        successor = None if ends else Seat(self._seats[number].name, bot)
        entry = Entry(self.ply, number, state_hash(self.game.key(self._state)), seat=successor, left=how)
        self._write(entry)
        self._seat_left(entry)
        self._run_chance()

    def _may_leave(self, number: int) -> bool:
        return number not in self._left and self.record.header.seats[number].bot is None

    def _deserts(self, left: set[int]) -> bool:
        """Whether the match ends when these have left: no two play on, or no person could."""
        seats = self.record.header.seats
        staying = [seat for number, seat in enumerate(seats) if number not in left]
        return len(staying) < 2 or all(seat.bot is not None for seat in staying)

    def _expect_action(self, action: int) -> None:
        if not 0 <= action < len(self.game.table):
            raise CommandRefused("no-such-action", f"there is no action {action}", self.ply)

    def _expect_decision(self, seat: int, ply: int) -> None:
        self._expect(seat, ply)
        if self.actor != seat:
            raise CommandRefused("not-your-turn", "it is not this seat's decision", self.ply)

    def _expect(self, seat: int, ply: int) -> None:
        if self.record.result is not None or self.over:
            raise CommandRefused("over", "the match is over", self.ply)
        if self._seed is None:
            raise CommandRefused("not-running", "this match can only be viewed", self.ply)
        if not 0 <= seat < len(self.seats):
            raise CommandRefused("no-such-seat", f"there is no seat {seat}", self.ply)
        if ply != self.ply:
            raise CommandRefused("stale", f"the command answers ply {ply}", self.ply)

    # --- the clockwork ------------------------------------------------------------------------------

    def feed(self, entry: Entry) -> None:
        """Replay one entry of a record, checking actor, legality and hash."""
        line = entry.ply + 2
        if self._deserted or (entry.left is not None and self.over):
            raise RecordError(line, "the match is over before this ply")
        if entry.seat is not None or entry.agreed or entry.left is not None:
            self._feed_agreement(entry)
            return
        if entry.undo is not None:
            # Also within a set: in records older than sets each of its moves was a step of its own.
            if not self._history.may_take_back(entry.actor, entry.undo):
                raise RecordError(line, f"ply {entry.undo} cannot be taken back here")
            target = self._history.takeback(entry.undo)
            if state_hash(self.game.key(target.state)) != entry.hash:
                raise RecordError(line, "the position differs from the one recorded")
            self._take_back(target, entry)
            return
        actor = self.actor
        if actor == TERMINAL:
            raise RecordError(line, "the match is over before this ply")
        if actor != entry.actor:
            raise RecordError(line, f"seat {entry.actor} acts, but it is up to {actor}")
        try:
            action = self.game.parse(self._state, str(entry.move))
        except ValueError as error:
            raise RecordError(line, str(error)) from None
        if action not in self.game.legal(self._state):
            raise RecordError(line, f"{entry.move!r} is not legal here")
        self._advance(actor, action, entry)

    def _feed_agreement(self, entry: Entry) -> None:
        """Replay what is no move: an earlier position, another player, or one less."""
        line = entry.ply + 2
        if not 0 <= entry.actor < len(self._seats):
            raise RecordError(line, f"there is no seat {entry.actor}")
        length, earlier = len(self.log), self._state
        if entry.undo is not None:
            try:
                length, earlier = self._history.before(entry.undo)
            except ValueError as error:
                raise RecordError(line, str(error)) from None
        if state_hash(self.game.key(earlier)) != entry.hash:
            raise RecordError(line, "the position differs from the one recorded")
        if entry.left is not None:
            if not self._may_leave(entry.actor):
                raise RecordError(line, "no person plays there any more")
            if (entry.seat is None) != self._deserts({*self._left, entry.actor}):
                raise RecordError(line, "nobody plays on if the match ends, else somebody does")
            self._seat_left(entry)
        elif entry.seat is not None:
            self._seat_changed(entry)
        else:
            self._go_back(length, earlier, entry)

    def _go_back(self, length: int, state: Any, entry: Entry) -> None:
        self._history.cut(length)
        self._state = state
        self.record.entries.append(entry)

    def _seat_changed(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._seats[entry.actor] = entry.seat
        self._history.forget_takebacks()
        args: dict[str, int | str] = {"player": seat_name(entry.actor)}
        label: Label = ("common-seat-person", args)
        if entry.seat.bot is not None:
            label = ("common-seat-bot", {**args, "bot": entry.seat.bot})
        self.record.entries.append(entry)
        self.log.append(LogEntry(entry.ply, entry.actor, "", label, EVERYONE, ()))

    def _seat_left(self, entry: Entry) -> None:
        assert entry.left is not None
        args: dict[str, int | str] = {"player": seat_name(entry.actor)}
        label: Label = (f"common-left-{entry.left}", args)
        events = [Event(*label)]
        if entry.seat is not None:
            self._seats[entry.actor] = entry.seat
            events.append(Event("common-seat-bot", {**args, "bot": str(entry.seat.bot)}))
        self._left.add(entry.actor)
        self._deserted = self._deserts(self._left)
        self._history.forget_takebacks()
        self.record.entries.append(entry)
        self.log.append(LogEntry(entry.ply, entry.actor, "", label, EVERYONE, tuple(events)))

    def expected_chance(self, seed: bytes) -> str:
        """The outcome the seed gives for the chance decision at hand, for verification."""
        return self.game.notate(self._state, self._draw(seed))

    def _draw(self, seed: bytes) -> int:
        return self.game.sample(self._state, chance_luck(seed, self._chances))

    def _run_chance(self) -> None:
        """Draw until somebody decides or the match is over; then write the result."""
        if self._seed is None:
            return
        while self.actor == CHANCE:
            self._advance(CHANCE, self._draw(self._seed))
        if self.over and self.record.result is None:
            self._finish(self._seed)

    def _finish(self, seed: bytes) -> None:
        result = Result(self.ply, self.scores(), self.ranking(), seed.hex())
        self._write(result)
        self.record.result = result
        self._history.forget_takebacks()

    def _advance(self, actor: int, action: int, expected: Entry | None = None) -> None:
        """Apply an action to a copy, write it to the journal, and only then make the copy the position.

        ``expected`` is the entry of a record that is being replayed: compared, not written again.
        """
        before, after = self._state, self._state.clone()
        events: list[Event] = []
        self.game.apply(after, action, events)
        move = self.game.notate(before, action)
        entry = Entry(self.ply, actor, state_hash(self.game.key(after)), move=move)
        seats = self.game.audience(before, action)
        logged = LogEntry(entry.ply, actor, move, self.game.label(before, action), seats, tuple(events))
        if expected is None:
            self._write(entry)
        elif entry.hash != expected.hash:
            raise RecordError(expected.ply + 2, "the position differs from the one recorded")
        if actor == CHANCE:
            self._chances += 1
        self._history.add(logged, before)
        self._state = after
        self.record.entries.append(entry)

    def _take_back(self, target: TakeBack, entry: Entry) -> None:
        self._history.take_back(target)
        self._state = target.state
        self.record.entries.append(entry)

    def check_result(self, result: Result) -> None:
        """Compare a recorded result with what the rules give."""
        line = self.ply + 2
        if not self.over:
            raise RecordError(line, "there is a result, but the match is not over")
        if result.scores != self.scores() or result.ranking != self.ranking():
            raise RecordError(line, "the result differs from the one the rules give")

    def _write(self, part: Header | Entry | Result) -> None:
        if self._journal is not None:
            self._journal(to_line(part))


def check_header(game: Game[Any], header: Header) -> None:
    """Refuse a record that other rules or components made, in words."""
    if header.game != game.id:
        raise RecordError(1, f"this is a match of {header.game}, not {game.id}")
    if header.rules != game.rules_version:
        raise RecordError(
            1, f"played by version {header.rules} of the rules; this program has {game.rules_version}"
        )
    if header.content != game.content.hash():
        raise RecordError(1, "played with other components than this program has")
    try:
        resolved = game.resolve(header.options)
    except ValueError as error:
        raise RecordError(1, str(error)) from None
    if resolved != header.options:
        raise RecordError(1, "the options are incomplete")
    if len(header.seats) != header.options["players"]:
        raise RecordError(1, "the seats do not fit the number of players")


def verify(game: Game[Any], record: Record) -> int:
    """Check a finished record from commitment to result, every draw included; the plies checked."""
    if record.result is None:
        raise RecordError(len(record.entries) + 2, "the match is not finished: its seed is still secret")
    check_header(game, record.header)
    try:
        seed = bytes.fromhex(record.result.seed)
    except ValueError:
        raise RecordError(len(record.entries) + 2, "the seed is not hexadecimal") from None
    if commitment(seed) != record.header.commitment:
        raise RecordError(len(record.entries) + 2, "the seed does not match the commitment")
    match = Match(game, record.header, None)
    for entry in record.entries:
        if entry.actor == CHANCE and match.actor == CHANCE:
            expected = match.expected_chance(seed)
            if expected != entry.move:
                raise RecordError(entry.ply + 2, f"the seed gives {expected!r}, not {entry.move!r}")
        match.feed(entry)
    match.check_result(record.result)
    return match.ply
