"""Twins: two matches that differ in one secret, and worlds that are the same in everything else.

A *world* is a server in which ids, tokens and time are the same on every run, so that what two worlds say can
be compared byte for byte. A *plan* is one course of play for two worlds: the owner of the secret acts
differently in each, and nobody else may notice.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from orrery.core.chance import SimRng, commitment
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.match import Match
from orrery.core.messages import Event, visible
from orrery.core.record import Entry, Header, Record, Seat, parse_record, state_hash
from orrery.core.registry import load_game
from server.house import House, open_house

SEED = bytes(range(100, 132))
NOON = 1_760_000_000.0


# --- worlds ---------------------------------------------------------------------------------------------


class Viewer:
    """Somebody whose every answer and message is kept, as bytes and in order."""

    def __init__(self, world: "World", name: str, token: str | None) -> None:
        self.world = world
        self.name = name
        self.headers = {"Authorization": f"Bearer {token}"} if token is not None else {}
        self.heard: list[bytes] = []
        self.session: WebSocketTestSession | None = None

    def ask(self, method: str, path: str, **data: Any) -> Any:
        """Send a request and keep all of its answer; the body."""
        # Not compressed: the commitment, which may differ, would change the length of what it stands in.
        headers = {**self.headers, "Accept-Encoding": "identity"}
        response = self.world.house.client.request(method, path, headers=headers, **data)
        head = f"{method} {path} {response.status_code} {sorted(response.headers.items())}\n"
        self.heard.append(head.encode() + response.content)
        is_json = response.headers.get("content-type", "") == "application/json"
        return response.json() if is_json and response.content else response.text

    def connect(self) -> None:
        """Open a socket that stays open as long as the world does."""
        opened = self.world.house.client.websocket_connect("/api/socket", headers=self.headers)
        self.session = self.world.open.enter_context(opened)

    def say(self, **message: Any) -> None:
        """Send a message and wait until the server has answered it."""
        assert self.session is not None
        self.session.send_json(message)
        self.settle()

    def settle(self) -> None:
        """Keep all that came on the socket up to now.

        Rooms, states and the news that the lobby changed are sent when it is their turn, the newest only: of
        each the last one is kept, whatever came before it.
        """
        if self.session is None:
            return
        newest: dict[str, str] = {}
        self.session.send_json({"type": "ping"})
        while (text := self.session.receive_text()) != '{"type":"pong"}':
            kind = json.loads(text)["type"]
            if kind in ("lobby", "room", "state"):
                newest[kind] = text
            else:
                self.heard.append(text.encode())
        self.heard += [newest[kind].encode() for kind in sorted(newest)]

    def messages(self) -> list[Any]:
        """What came on the socket."""
        return [json.loads(text) for text in self.heard if text.startswith(b'{"type":')]


@dataclass
class World:
    """A server whose ids, tokens and time follow from what is asked of it."""

    house: House
    open: ExitStack
    now: float = NOON
    viewers: dict[str, Viewer] = field(default_factory=dict)
    #: What may be in no message, by what it is.
    secrets: dict[str, str] = field(default_factory=dict)

    @property
    def server(self) -> Any:
        return self.house.client.app.state.server  # type: ignore[attr-defined]

    def guest(self, name: str) -> Viewer:
        """A new guest."""
        made = self.house.client.post("/api/guests", json={"name": name, "token": True})
        token = made.json()["token"]
        self.secrets[f"token of {name}"] = token
        self.viewers[name] = Viewer(self, name, token)
        return self.viewers[name]

    def settle(self) -> None:
        """Let everybody hear everything."""
        for viewer in self.viewers.values():
            viewer.settle()

    def exercised(self) -> set[tuple[str, str]]:
        """Every method and route that was asked for, as the server itself counts them."""
        return {
            (sample.labels["method"], sample.labels["route"])
            for metric in self.server.metrics.requests.collect()
            for sample in metric.samples
        }


@contextmanager
def world(url: str, start: Record | None, seed: bytes) -> Iterator[World]:
    """A world; a match that is started in it has that seed and, if given, begins at the end of a record."""
    numbers = count()

    def token(size: int = 32) -> str:
        return hashlib.sha256(b"token %d" % next(numbers)).hexdigest()[: 2 * size]

    def begin(game: Game[Any], options: Any, seats: list[Seat], seed: bytes) -> Match:
        if start is None:
            return Match.new(game, options, seats, seed)
        header = Header(
            game.id, game.rules_version, game.content.hash(), options, tuple(seats), commitment(seed)
        )
        return Match.from_record(game, Record(header, start.entries), seed)

    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        for made_by in ("token_urlsafe", "token_hex"):
            patch.setattr(f"secrets.{made_by}", token)
        patch.setattr("orrery.server.lobby.new_seed", lambda: seed)
        patch.setattr("orrery.server.lobby.Match", SimpleNamespace(new=begin, from_record=Match.from_record))
        # A bot with a time limit does not decide the same way twice.
        patch.setattr("orrery.server.routes.play.adviser", lambda: "greedy")
        with open_house(url) as house, stack:
            made = World(house, stack)
            patch.setattr("time.time", lambda: made.now)
            patch.setattr("orrery.server.clock.Clock.now", lambda _: made.now)
            yield made


# --- plans ----------------------------------------------------------------------------------------------


@dataclass
class Plan:
    """A course of play for two worlds: where each match begins, and who does what then."""

    game: str
    options: dict[str, Any]
    seeds: tuple[bytes, bytes]
    #: None for everything from the first move on.
    starts: tuple[Record | None, Record | None]
    #: Seat, and its action in either world.
    steps: list[tuple[int, int, int]] = field(default_factory=list)


def told(match: Match, viewer: int | None) -> Any:
    """All that a viewer may know of a match."""
    own = (match.legal(viewer), match.undo_plies(viewer)) if viewer is not None else None
    log = [
        (one.ply, one.actor, one.visible_to(viewer) and (one.move, one.label), labels(one, viewer))
        for one in match.log
    ]
    return match.ply, match.actor, match.view(viewer), own, log


def labels(entry: Any, viewer: int | None) -> list[Any]:
    return [event.label() for event in entry.visible_events(viewer)]


def opening(game: Game[Any], plan: Plan, which: int) -> Match:
    """The match at the beginning of a plan."""
    seats = [Seat(f"Player {seat}") for seat in range(plan.options["players"])]
    start = plan.starts[which]
    if start is None:
        return Match.new(game, plan.options, seats, plan.seeds[which])
    header = Header(
        game.id,
        game.rules_version,
        game.content.hash(),
        plan.options,
        tuple(seats),
        commitment(plan.seeds[which]),
    )
    return Match.from_record(game, Record(header, start.entries), plan.seeds[which])


class Branches:
    """A match, and what becomes of it with one action or another."""

    def __init__(self, match: Match, seed: bytes) -> None:
        self.match = match
        self._seed = seed
        self._after: dict[int, Match] = {}

    def after(self, action: int) -> Match:
        """A copy of the match in which the deciding seat did this."""
        if action not in self._after:
            lines = self.match.record.lines()
            copy = Match.from_record(self.match.game, parse_record(lines), self._seed)
            copy.command(copy.actor, copy.ply, action)
            self._after[action] = copy
        return self._after[action]

    def hidden(self, viewers: Sequence[int | None]) -> list[int]:
        """The actions that none of the viewers would see."""
        first = len(self.match.log)
        return [
            action
            for action in self.match.legal(self.match.actor)
            if not any(self.after(action).log[first].visible_to(viewer) for viewer in viewers)
        ]


def lengthen(plan: Plan, owner: int | None, viewers: Sequence[int | None], steps: int) -> tuple[Match, Match]:
    """Add steps that no viewer can tell apart, the owner's different where they can be; the matches then."""
    game = load_game(plan.game)
    matches = [opening(game, plan, which) for which in (0, 1)]
    rng = SimRng("plan")
    for _ in range(steps):
        one, other = (Branches(match, seed) for match, seed in zip(matches, plan.seeds, strict=True))
        seat = one.match.actor
        theirs = other.match.legal(seat)
        shared = [action for action in one.match.legal(seat) if action in theirs]
        start = rng.below(len(shared)) if shared else 0
        pairs = [(action, action) for action in shared[start:] + shared[:start]]
        if seat == owner:
            pairs = [(x, y) for x in one.hidden(viewers) for y in other.hidden(viewers) if x != y] + pairs
        found = next(
            (pair for pair in pairs if _alike(one.after(pair[0]), other.after(pair[1]), viewers)), None
        )
        if found is None:
            break
        matches = [one.after(found[0]), other.after(found[1])]
        plan.steps.append((seat, *found))
    return matches[0], matches[1]


def _alike(one: Match, other: Match, viewers: Sequence[int | None]) -> bool:
    """Whether two matches that go on look the same to all viewers."""
    return not one.over and not other.over and all(told(one, who) == told(other, who) for who in viewers)


def twin_records(
    game: Game[Any], options: dict[str, Any], viewers: Sequence[int | None], plies: int, luck: str
) -> tuple[Record, Record]:
    """Two beginnings of a match, of about so many plies, that no viewer can tell apart and that differ.

    Where something happens that no viewer sees, something else happens in the second.
    """
    rng = SimRng(luck)
    states = [game.new_state(options), game.new_state(options)]
    records = (_record(game, options), _record(game, options))
    while len(records[0].entries) < plies or game.actor(states[0]) == CHANCE:
        actor = game.actor(states[0])
        assert actor != TERMINAL, "the match ended before it was long enough"
        legal = game.legal(states[0])
        first = game.sample(states[0], rng) if actor == CHANCE else legal[rng.below(len(legal))]
        order = [first, *legal]
        found = next(
            (pair for action in order if (pair := _pair(game, states, viewers, action)) is not None), None
        )
        assert found is not None, "nothing that happens here looks the same in both"
        for place, action in enumerate(found):
            move = game.notate(states[place], action)
            game.apply(states[place], action)
            entry = Entry(len(records[place].entries), actor, state_hash(game.key(states[place])), move=move)
            records[place].entries.append(entry)
    assert game.key(states[0]) != game.key(states[1]), "the twins are the same"
    return records


def _record(game: Game[Any], options: dict[str, Any]) -> Record:
    return Record(Header(game.id, game.rules_version, game.content.hash(), options, (), ""))


def _pair(
    game: Game[Any], states: Sequence[Any], viewers: Sequence[int | None], action: int
) -> tuple[int, int] | None:
    """The action, and another one in the second state after which no viewer knows the difference."""
    hidden = not any(visible(game.audience(states[0], action), viewer) for viewer in viewers)
    legal = game.legal(states[1])
    options = [*(one for one in legal if one != action), action] if hidden else [action]
    seen = _after(game, states[0], action, viewers)
    for other in options:
        if other in legal and _after(game, states[1], other, viewers) == seen:
            return action, other
    return None


def _after(game: Game[Any], state: Any, action: int, viewers: Sequence[int | None]) -> Any:
    audience = game.audience(state, action)
    notation = game.notate(state, action)
    after, events = state.clone(), list[Event]()
    game.apply(after, action, events)
    return [
        (
            notation if visible(audience, viewer) else None,
            [event.label() for event in events if event.visible_to(viewer)],
            game.view(after, viewer),
            game.actor(after),
            game.legal(after) if game.actor(after) == viewer else None,
        )
        for viewer in viewers
    ]
