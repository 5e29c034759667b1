"""Speaks the HTTP half of the protocol, and opens the socket for the other half."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final
from urllib.parse import quote

import httpx

from orrery.client.errors import ProtocolError, ServerGone, request_failed
from orrery.client.json_fields import Json, field
from orrery.client.link import TableLink, acknowledged, new_key, reasons_of
from orrery.client.rooms import Account, Announcement, ChatLine, Room, Summary, TablePage, announcements_of
from orrery.client.socket import Socket
from orrery.client.states import State, advice_of
from orrery.client.tokens import server_url
from orrery.coach.advice import Advice
from orrery.core.messages import Label

_TIMEOUT: Final = 30.0
#: A hint is a bot thinking.
_HINT_TIMEOUT: Final = 60.0
#: The status of HTTP that comes with a refused command.
_REFUSED: Final = 409


class Client:
    """Acts as one account at one server. Use it as ``async with Client(url) as client``.

    Without a token you are nobody yet: call :meth:`guest` or :meth:`sign_in`, and keep ``client.token``
    (:class:`TokenFile` does) to be the same account again. Every call may raise a ``ClientError``.
    ``patience`` is how many seconds a command at a table waits for its answer, lost connections
    included; None is for ever.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        patience: float | None = 60.0,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.url = server_url(url)
        self.token = token
        self._patience = patience
        self._http = httpx.AsyncClient(base_url=f"{self.url}/api/", timeout=_TIMEOUT, transport=transport)
        self._socket: Socket | None = None
        self._announced: tuple[Announcement, ...] = ()

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection; the account and its seats stay as they are."""
        await self._hang_up()
        await self._http.aclose()

    # --- who you are --------------------------------------------------------------------------------------

    async def guest(self, name: str) -> Account:
        """Make a guest account and act as it from now on."""
        return await self._become("guests", {"name": name, "token": True})

    async def sign_in(self, name: str, password: str) -> Account:
        """Act as a claimed account from now on."""
        return await self._become("session", {"name": name, "password": password, "token": True})

    async def reset_password(self, code: str, password: str) -> Account:
        """Set a new password by a one-time code from whoever runs the server, and sign in."""
        return await self._become("reset", {"code": code, "password": password, "token": True})

    async def sign_out(self) -> None:
        """Make the token worthless and act as nobody from now on."""
        await self._call("DELETE", "session")
        await self._hang_up()
        self.token = None

    async def me(self) -> Account:
        """Return the account."""
        return Account.from_json(await self._json("GET", "me"))

    async def claim(self, name: str, password: str) -> Account:
        """Give a guest account a password and a name of its own; the token is a new one from now on."""
        return await self._become("me/claim", {"name": name, "password": password})

    async def rename(self, name: str) -> Account:
        """Give a guest another name."""
        return Account.from_json(await self._json("PATCH", "me", {"name": name}))

    async def profile(self, account: str) -> Json:
        """Return what everybody may know of an account: name, kind, ratings, latest results."""
        return _object(await self._json("GET", f"accounts/{_part(account)}"))

    async def statistics(self) -> Any:
        """Return matches, wins and places per game and player count."""
        return await self._json("GET", "me/statistics")

    async def ratings(self, game: str, players: int) -> Any:
        """Return the ranking list."""
        return await self._json("GET", f"ratings/{_part(game)}/{players}")

    # --- games ----------------------------------------------------------------------------------------------

    async def games(self) -> Json:
        """Return ``games``, every installed game with options and fact sheet, and ``levels``, the bots."""
        return _object(await self._json("GET", "games"))

    async def actions(self, game: str) -> list[str]:
        """Return the notation of every action, by its number."""
        found = await self._json("GET", f"games/{_part(game)}/actions")
        if not isinstance(found, list) or not all(isinstance(move, str) for move in found):
            raise ProtocolError("the server sent no proper table of actions")
        return found

    async def rules(self, game: str, language: str = "en") -> str:
        """Return the rules as Markdown."""
        return (await self._call("GET", f"games/{_part(game)}/rules", params={"lang": language})).text

    async def content(self, game: str) -> Any:
        """Return the component tables with their provenance."""
        return await self._json("GET", f"games/{_part(game)}/content")

    async def locale(self, language: str, games: Sequence[str] = ()) -> str:
        """Return the messages of a language as Fluent text: the shared ones, and those of the games named."""
        parts = [f"locale/{_part(language)}", *(f"locale/{_part(language)}/{_part(game)}" for game in games)]
        return "\n".join([(await self._call("GET", part)).text for part in parts])

    # --- the lobby ------------------------------------------------------------------------------------------

    async def tables(self, which: str = "open", most: int = 20, page: str | None = None) -> TablePage:
        """List the newest tables that are ``open``, ``live``, ``mine``, or ``waiting`` for you, at most 100.

        Of your own those that go on come first. ``page`` is the ``next`` of the page before.
        """
        query = None if page is not None else {"list": which, "limit": most}
        response = await self._call("GET", page or "tables", params=query)
        found = _decoded(response)
        if not isinstance(found, list):
            raise ProtocolError("the server sent no list of tables")
        following = response.links.get("next", {}).get("url")
        return TablePage(tuple(Summary.from_json(room) for room in found), following)

    async def turns(self) -> list[Json]:
        """List the tables that wait for you, the most urgent first."""
        return _list(await self._json("GET", "me/turns"))

    async def tournaments(self, which: str = "open") -> list[Json]:
        """List the tournaments that are ``open``, ``running``, ``over``, or ``mine``."""
        return _list(await self._json("GET", "tournaments", params={"list": which}))

    async def tournament(self, tournament: str) -> Json:
        """Return a tournament with entrants, standings and rounds."""
        return _object(await self._json("GET", f"tournaments/{_part(tournament)}"))

    async def enter_tournament(self, tournament: str) -> None:
        """Take part, from the next round on."""
        await self._call("POST", f"tournaments/{_part(tournament)}/enter")

    async def withdraw_from_tournament(self, tournament: str) -> None:
        """Take part no longer; a match under way is played to its end."""
        await self._call("POST", f"tournaments/{_part(tournament)}/withdraw")

    async def create(
        self,
        game: str,
        seats: Sequence[Json],
        options: Mapping[str, Any] | None = None,
        *,
        public: bool | None = None,
        rated: bool = True,
        clock: Json | None = None,
        start: bool = True,
    ) -> str:
        """Make a table and return its id.

        Each seat is ``{"kind": "me"}``, ``"open"``, ``"invited"``, or a bot's ``{"kind": "bot", "bot":
        "greedy"}``. If ``public`` is not said, everybody sees a table with an open seat, and no other.
        ``start`` starts at once, which needs every seat taken.
        """
        wish = {
            "game": game,
            "options": dict(options or {}),
            "seats": list(seats),
            "public": public,
            "rated": rated,
            "clock": clock,
            "start": start,
        }
        return _made(await self._json("POST", "tables", wish))

    async def table(self, table: str, since: int | None = None) -> tuple[Room, State | None, list[ChatLine]]:
        """Return a table as it is now; ``since`` leaves older log entries out."""
        params = {} if since is None else {"since": since}
        return _whole(await self._json("GET", _table(table), params=params))

    async def join(self, table: str, seat: int | None = None) -> None:
        """Take an open seat of a public table."""
        await self._call("POST", f"{_table(table)}/join", {"seat": seat})

    async def leave(self, table: str) -> None:
        """Give the seat back before the start."""
        await self._call("POST", f"{_table(table)}/leave")

    async def arrange(self, table: str, seat: int, kind: str, bot: str | None = None) -> None:
        """Make a seat ``open``, ``invited`` or a ``bot``'s, as host and before the start."""
        wish = {"kind": kind} if bot is None else {"kind": kind, "bot": bot}
        await self._call("PUT", f"{_table(table)}/seats/{seat}", wish)

    async def invite(self, table: str, seat: int) -> str:
        """Make a code that lets one person take an invited seat. It is a secret."""
        answer = await self._json("POST", f"{_table(table)}/invitations", {"seat": seat})
        return str(field(answer, "code", str))

    async def accept_invitation(self, code: str) -> str:
        """Take the seat that the code is for, at the table returned; the code is then used up."""
        return _made(await self._json("POST", "invitations/claim", {"code": code}))

    async def start(self, table: str) -> None:
        """Start, as host, when every seat is taken."""
        await self._call("POST", f"{_table(table)}/start")

    async def rematch(self, table: str) -> str:
        """Make a table with the same players, seats rotated by one; returns its id."""
        return _made(await self._json("POST", f"{_table(table)}/rematch"))

    async def close_table(self, table: str) -> None:
        """Close, as host, a table that has not started."""
        await self._call("DELETE", _table(table))

    async def announcements(self) -> tuple[Announcement, ...]:
        """Return what whoever runs the server tells everybody; a table followed later tells what is new."""
        self._announced = announcements_of(await self._json("GET", "announcements"))
        return self._announced

    async def lobby_changes(self) -> AsyncIterator[None]:
        """Yield whenever the lists of tables have changed, until the loop over it is left."""
        changed = asyncio.Event()
        socket = self._connection()
        await socket.lobby(changed.set)
        try:
            while True:
                await changed.wait()
                changed.clear()
                yield
        finally:
            await socket.lobby(None)

    # --- matches --------------------------------------------------------------------------------------------

    async def follow(self, table: str) -> TableLink:
        """Follow a table from now on; what is known of it is there when this returns."""
        room, state, chat = await self.table(table)
        socket = self._connection()
        link = TableLink(socket, room, state, tuple(chat), self._announced)
        await socket.follow(room.table, link)
        return link

    async def command(self, table: str, command: str, /, key: str | None = None, **fields: Any) -> int:
        """Send a command by HTTP, for programs without a socket; returns the ply that the match has now.

        To repeat it after a lost answer, give the same ``key``.
        """
        return acknowledged(await self._ask(table, {"type": command, "key": key or new_key(), **fields}))

    async def why(self, table: str, ply: int, actions: Sequence[int]) -> list[Label | None]:
        """Return why each of the actions is impossible at this ply; None for one that is possible."""
        return reasons_of(
            await self._ask(table, {"type": "why", "key": new_key(), "ply": ply, "actions": list(actions)})
        )

    async def record(self, table: str) -> str:
        """Return the record: what your seat may know while the match runs, afterwards everything."""
        return (await self._call("GET", f"{_table(table)}/record")).text

    async def position(self, table: str, ply: int, seat: int | None = None) -> Json:
        """Return the view before that ply."""
        params = {} if seat is None else {"seat": seat}
        return _object(await self._json("GET", f"{_table(table)}/positions/{ply}", params=params))

    async def hint(self, table: str) -> tuple[str, list[Advice]]:
        """Return a bot and what it would do in your place, the best move first; not in every match."""
        answer = await self._json("POST", f"{_table(table)}/hint", timeout=_HINT_TIMEOUT)
        return field(answer, "bot", str), [advice_of(move) for move in field(answer, "moves", list)]

    async def upload(self, record: str) -> str:
        """Upload a record; returns the table of status ``replay`` that shows it."""
        response = await self._send("POST", "records", content=record.encode("utf-8"))
        return _made(_decoded(_checked(response)))

    # --- the wire -------------------------------------------------------------------------------------------

    async def _become(self, path: str, body: Json) -> Account:
        answer = await self._json("POST", path, body)
        self.token = str(field(answer, "token", str))
        await self._hang_up()
        return Account.from_json(answer)

    def _connection(self) -> Socket:
        if self._socket is None:
            address = f"ws{self.url.removeprefix('http')}/api/socket"
            self._socket = Socket(address, self._headers, self._patience)
        return self._socket

    async def _hang_up(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    async def _send(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        content: bytes | None = None,
        params: Mapping[str, Any] | None = None,
        timeout: float = _TIMEOUT,
    ) -> httpx.Response:
        try:
            return await self._http.request(
                method,
                path,
                json=body,
                content=content,
                params=params,
                headers=self._headers(),
                timeout=timeout,
            )
        except httpx.TimeoutException:
            raise ServerGone(f"no answer from {self.url}") from None
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise ServerGone(f"{self.url} cannot be reached: {error}") from None

    async def _call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return _checked(await self._send(method, path, body, **more))

    async def _ask(self, table: str, command: Json) -> Json:
        """Send a command by HTTP and return its answer, which may be ``refused``."""
        response = await self._send("POST", f"{_table(table)}/commands", {"table": table, **command})
        if response.status_code == _REFUSED:
            answer = _object(_decoded(response))
            if answer.get("type") == "refused":
                return answer
        return _object(_decoded(_checked(response)))

    async def _json(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        return _decoded(await self._call(method, path, body, **more))


def _part(text: str) -> str:
    return quote(text, safe="")


def _table(table: str) -> str:
    return f"tables/{_part(table)}"


def _checked(response: httpx.Response) -> httpx.Response:
    """Return the response unless it is an error, which is raised in the server's words."""
    if response.is_success:
        return response
    code, message = "error", f"the server answered with HTTP {response.status_code}"
    try:
        error = response.json()["error"]
        code, message = str(error["code"]), str(error["message"])
    except (ValueError, LookupError, TypeError):
        pass  # a proxy in between has its own pages
    try:
        retry_after = float(response.headers.get("Retry-After", "1"))
    except ValueError:
        retry_after = 1.0
    raise request_failed(response.status_code, code, message, retry_after)


def _decoded(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        raise ProtocolError(
            f"{response.url.path} did not answer with JSON: is this a table server?"
        ) from None


def _list(data: Any) -> list[Json]:
    if not isinstance(data, list):
        raise ProtocolError("the server sent no list")
    return [_object(one) for one in data]


def _object(data: Any) -> Json:
    if not isinstance(data, dict):
        raise ProtocolError("the server sent no object where one belongs")
    return data


def _made(data: Any) -> str:
    """Return the table that was made or found."""
    return str(field(data, "table", str))


def _whole(data: Any) -> tuple[Room, State | None, list[ChatLine]]:
    state = _object(data).get("state")
    lines = [ChatLine.from_json(line) for line in field(data, "chat", list)]
    return Room.from_json(data.get("room")), None if state is None else State.from_json(state), lines
