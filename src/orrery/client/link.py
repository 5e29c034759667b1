"""Follows a table: keeps the latest of everything, and sends commands."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from orrery.client.errors import ClientError, ProtocolError, Refused
from orrery.client.json_fields import Json, field, label_of
from orrery.client.rooms import Announcement, ChatLine, Room
from orrery.client.socket import Socket
from orrery.client.states import LogEntry, State, merge_log
from orrery.core.messages import Label

_KEY_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What is known of a table at one moment. ``state`` is None until the match starts.

    ``version`` grows with every change of anything, ``connected`` included.
    """

    room: Room
    state: State | None
    log: tuple[LogEntry, ...]
    chat: tuple[ChatLine, ...]
    connected: bool = False
    version: int = 0
    #: Whether the server can write now; if not, it refuses every command as ``unavailable``.
    writable: bool = True
    #: What whoever runs the server tells everybody.
    announcements: tuple[Announcement, ...] = ()

    @property
    def known_ply(self) -> int:
        """Return the ply of the state, 0 before there is one."""
        return 0 if self.state is None else self.state.ply


class TableLink:
    """Follows one table, through lost connections too. Made by :meth:`Client.follow`.

    ``now`` is always a whole, consistent :class:`Snapshot`; it may be read from any thread, everything
    else belongs to the event loop. ``listener``, if set, is called after every change.
    """

    def __init__(
        self,
        socket: Socket,
        room: Room,
        state: State | None,
        chat: tuple[ChatLine, ...],
        announcements: tuple[Announcement, ...] = (),
    ) -> None:
        log = () if state is None else merge_log((), state)
        self.now = Snapshot(room, state, log, chat, announcements=announcements)
        self.listener: Callable[[], None] | None = None
        #: Why nothing more will come, if so.
        self.failure: ClientError | None = None
        self._socket = socket
        self._changed = asyncio.Event()

    @property
    def table(self) -> str:
        """Return the id of the table."""
        return self.now.room.table

    # --- waiting ----------------------------------------------------------------------------------------

    async def after(self, version: int) -> Snapshot:
        """Wait for a snapshot newer than that version."""
        return await self.until(lambda now: now.version > version)

    async def until(self, wanted: Callable[[Snapshot], bool]) -> Snapshot:
        """Wait for a snapshot that is as wanted. Raises what ended the following, if something did."""
        while not wanted(self.now):
            if self.failure is not None:
                raise self.failure
            await self._changed.wait()
        return self.now

    async def close(self) -> None:
        """Stop following."""
        await self._socket.unfollow(self.table)

    async def __aenter__(self) -> "TableLink":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # --- commands ---------------------------------------------------------------------------------------
    # Each returns once it is done and room and state show it; a refusal is raised as ``Refused``. ``ply`` is
    # that of the state answered: the latest unless given.

    async def act(self, action: int | str, ply: int | None = None) -> int:
        """Do one of the offered actions, by number or by its notation; returns the ply the match has then."""
        number = action if isinstance(action, int) else self._offered(action)
        return await self.command("act", ply=self._ply(ply), action=number)

    async def choose(self, marks: Sequence[int], ply: int | None = None) -> int:
        """Confirm a set where ``state.set`` offers one; returns the ply that the match has then.

        ``marks`` are actions of items, in any order, one repeated as often as it is marked.
        """
        return await self.command("choose", ply=self._ply(ply), marks=list(marks))

    async def undo(self, ply: int | None = None) -> int:
        """Take back the last own decision, the last of ``state.undo``; a set is one decision."""
        return await self.command("undo", ply=self._ply(ply))

    async def why(self, actions: Sequence[int], ply: int | None = None) -> list[Label | None]:
        """Return why each of the actions is impossible now; None for one that is possible."""
        return reasons_of(await self._ask("why", ply=self._ply(ply), actions=list(actions)))

    async def chat(self, text: str) -> None:
        """Say something to everybody at the table."""
        await self.command("chat", text=text)

    async def offer_takeback(self, to: int) -> None:
        """Propose to go back to the decision of ply ``to``."""
        await self.command("offer", kind="takeback", to=to)

    async def offer_abandon(self) -> None:
        """Propose to end the match without a result."""
        await self.command("offer", kind="abandon")

    async def offer_takeover(self, seat: int, bot: str | None = None) -> None:
        """Propose that a bot plays for an absent player from now on; without one the server chooses."""
        named = {} if bot is None else {"bot": bot}
        await self.command("offer", kind="takeover", seat=seat, **named)

    async def answer(self, offer: int, accept: bool) -> None:
        """Consent to an offer or decline it."""
        await self.command("answer", offer=offer, accept=accept)

    async def resign(self) -> None:
        """Leave a running match for good: a bot takes over, and you are placed last."""
        await self.command("resign")

    async def come_back(self) -> None:
        """Play again yourself after a bot took the seat over by agreement."""
        await self.command("return")

    async def extend(self, seat: int, seconds: int) -> None:
        """Give another player more time."""
        await self.command("extend", seat=seat, seconds=seconds)

    async def standing(self, forced: bool, passing: bool) -> None:
        """Set the standing orders: play the only move there is; pass whenever there is a pass."""
        orders = {"forced": forced, "pass": passing}
        await self.command("standing", orders=orders)

    async def command(self, command: str, /, **fields: Any) -> int:
        """Send any command under a new key; returns the ply that the match has when it is done."""
        ply = acknowledged(await self._ask(command, **fields))
        await self.until(lambda now: now.known_ply >= ply)
        return ply

    async def _ask(self, command: str, /, **fields: Any) -> Json:
        return await self._socket.command({"type": command, "table": self.table, "key": new_key(), **fields})

    def _ply(self, ply: int | None) -> int:
        return self.now.known_ply if ply is None else ply

    def _offered(self, move: str) -> int:
        state = self.now.state
        for choice in () if state is None else state.choices:
            if choice.move == move:
                return choice.action
        raise Refused("no-such-action", f"{move!r} is not offered", self.now.known_ply)

    # --- what the connection tells ------------------------------------------------------------------------

    @property
    def known_ply(self) -> int | None:
        """Return the ply from which the log is wanted after a lost connection."""
        return None if self.now.state is None else self.now.state.ply

    def receive(self, message: Json) -> None:
        """Take in a ``room``, ``state`` or ``chat`` message."""
        kind = message["type"]
        if kind == "room":
            self._replace(room=Room.from_json(message))
        elif kind == "state":
            state = State.from_json(message)
            self._replace(state=state, log=merge_log(self.now.log, state))
        else:
            lines = {line.id: line for line in self.now.chat}
            lines |= {line.id: line for line in map(ChatLine.from_json, field(message, "lines", list))}
            self._replace(chat=tuple(lines[number] for number in sorted(lines)))

    def connection(self, up: bool) -> None:
        """Take in that the connection came or went."""
        # A server that cannot write says so on every new connection.
        self._replace(connected=up, writable=True)

    def storage(self, writable: bool) -> None:
        """Take in whether the server can write now."""
        self._replace(writable=writable)

    def announced(self, announcements: tuple[Announcement, ...]) -> None:
        """Take in what whoever runs the server announces now."""
        self._replace(announcements=announcements)

    def fail(self, error: ClientError) -> None:
        """Take in that nothing more will come."""
        self.failure = error
        self._replace(connected=False)

    def _replace(self, **changes: Any) -> None:
        self.now = replace(self.now, version=self.now.version + 1, **changes)
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
        if self.listener is not None:
            self.listener()


def new_key() -> str:
    """Make a key for one command, never used before."""
    return secrets.token_urlsafe(_KEY_BYTES)


def acknowledged(answer: Json) -> int:
    """Return the ply of an ``ack``; a ``refused`` is raised."""
    return int(field(_done(answer, "ack"), "ply", int))


def reasons_of(answer: Json) -> list[Label | None]:
    """Return the labels of a ``reasons`` message; a ``refused`` is raised."""
    reasons = field(_done(answer, "reasons"), "reasons", list)
    return [None if reason is None else label_of(reason) for reason in reasons]


def _done(answer: Json, kind: str) -> Json:
    if answer.get("type") == "refused":
        label = answer.get("label")
        raise Refused(
            field(answer, "code", str),
            field(answer, "message", str),
            field(answer, "ply", int),
            None if label is None else label_of(label),
        )
    if answer.get("type") != kind:
        raise ProtocolError(f"the server answered a command with neither {kind} nor refused")
    return answer
