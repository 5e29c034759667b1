"""Commands from many devices, doubled, stale, out of order and at once, against a model of the table."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from plugin_game.installing import install_contraband
from sqlalchemy import select

from orrery.core.bot import Position
from orrery.core.registry import load_game
from orrery.server.bots import Job
from orrery.server.storage.schema import tables
from server.conftest import FULL
from server.house import House, Line, Person, decider, open_house
from server.model import Model, Refusal
from server.waiting import HUNG

PLAYERS = 3
DEVICES = 3
#: What is tried, the usual more often.
WHAT = [
    *["act"] * 8,
    *["act_somehow", "choose", "undo", "agree", "repeat", "standing"] * 3,
    *["answer", "come_back", "burst", "at_once"] * 2,
    *["why", "chat", "offer", "resign"],
]


async def first_move(job: Job, _host: str) -> int:
    """A bot that takes the first action there is, as the model's does."""
    return Position.from_json(load_game(job.game), job.options, job.seat, job.position).legal[0]


@pytest.fixture
def house(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose bots can be foreseen."""
    install_contraband(tmp_path, monkeypatch)
    monkeypatch.setattr("orrery.server.chat.CHAT_LINES", 10**6)
    with open_house(database_url) as house:
        monkeypatch.setattr(house.client.app.state.server.bots, "decide", first_move)
        yield house


def seed_of(house: House, table: str) -> bytes:
    engine = house.client.app.state.server.db.engine  # type: ignore[attr-defined]
    with engine.connect() as connection:
        seed: bytes = connection.execute(select(tables.c.seed).where(tables.c.id == table)).scalar_one()
    return seed


# --- the machine ----------------------------------------------------------------------------------------


class Device:
    """A socket of somebody, and what it knows of the table."""

    def __init__(self, line: Line, table: str) -> None:
        self.line = line
        self.state: Any = None
        self.log: dict[int, Any] = {}
        self.answers: dict[str, list[Any]] = {}
        line.say(type="watch", table=table, since=None)
        self.listen()

    def listen(self) -> None:
        """Take in everything that was said."""
        for _ in range(2):
            self._take(self.line.settle())

    def _take(self, messages: list[Any]) -> None:
        for message in messages:
            if message["type"] == "state":
                if self.state is not None:
                    assert message["ply"] >= self.state["ply"], "the ply went back"
                self.state = message
                self.log = {ply: entry for ply, entry in self.log.items() if ply < message["log"]["keep"]}
                self.log |= {entry["ply"]: entry for entry in message["log"]["entries"]}
            elif message["type"] in ("ack", "reasons", "refused"):
                self.answers.setdefault(message["key"], []).append(message)


class CommandsMachine(RuleBasedStateMachine):
    """Three people with a socket each, one of them with a second device, and HTTP for everybody."""

    def __init__(self, house: House, group: list[Person]) -> None:
        super().__init__()
        self.house, self.group = house, group
        self.open = ExitStack()
        self.keys = count()
        #: Commands that were acknowledged: who, what, and the answer.
        self.done: list[tuple[int, dict[str, Any], Any]] = []

    @initialize(where=st.sampled_from(["contraband", "black market", "new-frontiers"]))
    def begin(self, where: str) -> None:
        anna = self.group[0]
        game = "new-frontiers" if where == "new-frontiers" else "contraband"
        self.options = {"players": PLAYERS, **({"long_game": True} if where == "contraband" else {})}
        self.table = anna.table(game, ["me", "open", "open"], options=self.options)
        for person in self.group[1:]:
            person.ask("POST", f"/tables/{self.table}/join", json={})
        anna.ask("POST", f"/tables/{self.table}/start")
        self.model = Model(game, self.options, seed_of(self.house, self.table))
        owners = [*self.group, self.group[0], self.house.nobody()]
        self.devices = [Device(self.open.enter_context(person.socket()), self.table) for person in owners]
        self.ply = self.model.match.ply
        match = self.model.match
        while where == "black market" and match.set_choice(match.actor) is None:
            self.act(0, 0, match.ply)

    # --- sending ------------------------------------------------------------------------------------

    def wish(self, what: dict[str, Any]) -> dict[str, Any]:
        """The command as it is sent: the model's offers are known to the server by number."""
        if what["type"] != "answer":
            return what
        shown = self.group[0].look(self.table)["room"]["offers"]
        known = [place for place, one in enumerate(self.model.offers) if one is what["offer"]]
        return {**what, "offer": shown[known[0]]["id"] if known else 10**6}

    def send(self, seat: int, device: int, what: dict[str, Any], key: str | None = None) -> Any:
        """Send a command by HTTP (device 0) or by one of the sockets; the one answer to it."""
        body = {"table": self.table, "key": key or f"key-{next(self.keys)}", **self.wish(what)}
        if device == 0:
            response = self.house.client.post(
                f"/api/tables/{self.table}/commands", json=body, headers=self.group[seat].headers
            )
            answer = response.json()
            assert response.status_code == (409 if answer["type"] == "refused" else 200), answer
            return answer
        socket = self.devices[3 if seat == 0 and device == 2 else seat]
        before = len(socket.answers.get(body["key"], []))
        socket.line.say(**body)
        socket.listen()
        answers = socket.answers[body["key"]][before:]
        assert len(answers) == 1, "a command gets exactly one answer"
        return answers[0]

    def expect(self, seat: int, what: dict[str, Any], answer: Any) -> None:
        """The model does the same and answers the same."""
        refused = None
        try:
            self.model.do(seat, what)
        except Refusal as refusal:
            refused = str(refusal)
        code = answer.get("code")
        # Which of the two words it is has a test of its own.
        code = "over" if code == "not-running" else code
        done = "reasons" if what["type"] == "why" else "ack"
        assert (answer["type"], code) == ("refused" if refused else done, refused), what
        if answer["type"] == "reasons":
            reasons = [self.model.match.reason(seat, action) for action in what["actions"]]
            assert answer["reasons"] == json.loads(json.dumps(reasons))
        elif refused is None:
            self.done.append((seat, what, answer))

    def both(self, seat: int, device: int, what: dict[str, Any]) -> None:
        self.expect(seat, what, self.send(seat, device, what))

    # --- rules --------------------------------------------------------------------------------------

    @rule(
        what=st.sampled_from(WHAT),
        seat=st.integers(0, PLAYERS - 1),
        device=st.integers(0, DEVICES - 1),
        number=st.integers(0, 60),
    )
    def something(self, what: str, seat: int, device: int, number: int) -> None:
        """One rule, so that no kind of command is left out of a run."""
        getattr(self, what)(seat, device, number)

    def good(self, number: int) -> tuple[int, dict[str, Any]]:
        match = self.model.match
        seat = match.actor if self.model.running else 0
        legal = match.legal(seat) if self.model.running else [0]
        return seat, {"type": "act", "ply": match.ply, "action": legal[number % len(legal)]}

    def act(self, seat: int, device: int, number: int) -> None:
        mover, what = self.good(number)
        self.both(mover, device, what)

    def act_somehow(self, seat: int, device: int, number: int) -> None:
        ply = max(0, self.model.match.ply + (-1, 0, 0, 1)[number % 4])
        self.both(seat, device, {"type": "act", "ply": ply, "action": 5 * number})

    def choose(self, seat: int, device: int, number: int) -> None:
        """Mark a set, one that fits as long as there is one to find; sometimes as somebody else, or late."""
        match = self.model.match
        mover = match.actor if self.model.running else 0
        choice = match.set_choice(mover) if self.model.running else None
        marks: list[int] = [0]
        if choice is not None:
            marks = []
            while more := choice.markable(marks):
                if len(marks) >= number % 4 and choice.problem(marks) is None:
                    break
                marks.append(more[number % len(more)])
            marks = marks[::-1] if number % 2 else marks
        ply = max(0, match.ply - (number % 11 == 1))
        self.both(seat if number % 5 == 4 else mover, device, {"type": "choose", "ply": ply, "marks": marks})

    def undo(self, seat: int, device: int, number: int) -> None:
        steps = [one for one in range(PLAYERS) if self.model.match.undo_plies(one)]
        ply = self.model.match.ply - (number % 5 == 1)
        self.both(steps[0] if steps and number % 3 else seat, device, {"type": "undo", "ply": max(0, ply)})

    def why(self, seat: int, device: int, number: int) -> None:
        mover, what = self.good(number)
        last = len(self.model.match.game.table) - 1
        actions = [what["action"], number % last, last] if number % 3 else [5 * number, 10**6 * (number % 2)]
        asked = {"type": "why", "ply": what["ply"], "actions": actions}
        self.both(mover if number % 4 else seat, device, asked)

    def chat(self, seat: int, device: int, number: int) -> None:
        self.both(seat, device, {"type": "chat", "text": "hello"})

    def standing(self, seat: int, device: int, number: int) -> None:
        if self.model.left[seat] is None:
            orders = {"forced": number % 2 == 1, "pass": number % 4 > 0}
            self.both(seat, device, {"type": "standing", "orders": orders})

    def offer(self, seat: int, device: int, number: int) -> None:
        if self.model.left[seat] is not None:
            return
        what: dict[str, Any] = {"type": "offer", "kind": "takeback"}
        if number % 10 < 6:
            stand = [entry.ply for entry in self.model.match.log if entry.actor >= 0 and entry.move]
            # Most of the time a decision that can be taken back.
            what["to"] = stand[-(number % 7) % len(stand)] if stand and number % 10 else number
        elif number % 10 < 9 or number < 30:
            what |= {"kind": "takeover", "seat": number % PLAYERS, "bot": "random"}
        else:
            what["kind"] = "abandon"
        self.both(seat, device, what)

    def answer(self, seat: int, device: int, number: int) -> None:
        # What becomes of an offer when somebody it is about has left has tests of its own.
        offers = [one for one in self.model.offers if self.open_to_all(one)]
        offer: Any = offers[number % len(offers)] if offers else 0
        self.both(seat, device, {"type": "answer", "offer": offer, "accept": number % 3 > 0})

    def open_to_all(self, offer: dict[str, Any]) -> bool:
        about = {offer["by"], offer["data"].get("seat", offer["by"]), *offer["waiting"]}
        return about <= set(self.model.people())

    def agree(self, seat: int, device: int, number: int) -> None:
        """Something is offered, and everybody who is asked says yes."""
        before = len(self.model.offers)
        self.offer(seat, device, number)
        if len(self.model.offers) == before + 1:
            offer = self.model.offers[-1]
            for asked in list(offer["waiting"]):
                self.both(asked, device, {"type": "answer", "offer": offer, "accept": True})

    def resign(self, seat: int, device: int, number: int) -> None:
        if number % 2 == 0:
            self.both(seat, device, {"type": "resign"})

    def come_back(self, seat: int, device: int, number: int) -> None:
        away = [one for one in range(PLAYERS) if self.model.left[one] is not None]
        self.both(away[seat % len(away)] if away else seat, device, {"type": "return"})

    def repeat(self, seat: int, device: int, number: int) -> None:
        """A command that was acknowledged comes again, from any device: the same answer, and nothing done."""
        if self.done:
            owner, what, first = self.done[-1 - number % len(self.done)]
            again = self.send(owner, device, what, first["key"])
            assert again["type"] == "ack"
            if what["type"] in ("act", "choose", "undo", "resign", "return"):
                assert again == first

    def burst(self, seat: int, device: int, number: int) -> None:
        """Commands sent without waiting: doubled with their key, again with another, and out of order."""
        mover, what = self.good(number)
        later = {"type": "undo", "ply": what["ply"] + 1}
        key = f"key-{next(self.keys)}"
        sent = [(key, what)] * 3 + [(f"key-{next(self.keys)}", what)]
        # Where a bot plays for somebody, its pace decides whether there is still something to undo.
        if len(self.model.people()) == PLAYERS:
            sent.append((f"key-{next(self.keys)}", later))
        if number % 2:
            sent.reverse()
        socket = self.devices[mover]
        for name, wish in sent:
            socket.line.say(table=self.table, key=name, **wish)
        socket.listen()
        for name, wish in dict(sent).items():
            answers = socket.answers[name]
            assert len(answers) == sum(one == name for one, _ in sent)
            assert all(answer == answers[0] for answer in answers)
            self.expect(mover, wish, answers[0])

    def at_once(self, seat: int, device: int, number: int) -> None:
        """Two devices of one person send a move for the same ply at the same time."""
        if not self.model.running or self.model.match.actor != 0:
            return
        same = number % 2 == 0
        _, what = self.good(number)
        _, rival = self.good(number if same else number + 1)
        one = f"key-{next(self.keys)}"
        other = one if same else f"key-{next(self.keys)}"
        pair = [(self.devices[0], one, what), (self.devices[3], other, rival)]
        for socket, key, wish in pair:
            socket.line.say(table=self.table, key=key, **wish)
        answers = []
        for socket, key, _ in pair:
            socket.listen()
            (answer,) = socket.answers[key]
            answers.append(answer)
        won = [place for place, answer in enumerate(answers) if answer["type"] == "ack"]
        assert len(won) == (2 if same else 1)
        assert same or answers[1 - won[0]]["code"] == "stale"
        self.expect(0, pair[won[0]][2], answers[won[0]])

    # --- what always holds --------------------------------------------------------------------------

    @invariant()
    def all_agree(self) -> None:
        match = self.model.match
        assert match.ply >= self.ply
        self.ply = match.ply
        self.wait_for_bots()
        for seat, device in enumerate([*self.devices[:PLAYERS], self.devices[4]]):
            device.listen()
            viewer = seat if seat < PLAYERS else None
            self.compare(device.state, viewer)
            assert list(device.log.values()) == self.log(viewer)
        looked = self.group[self.ply % PLAYERS].look(self.table)
        self.compare(looked["state"], self.ply % PLAYERS)
        assert looked["state"]["log"]["entries"] == self.log(self.ply % PLAYERS)
        self.compare_room(looked["room"])
        assert len(looked["chat"]) == min(self.model.lines, 100)

    def wait_for_bots(self) -> None:
        """The server's bots do at their own pace what the model's did at once."""
        server = self.house.client.app.state.server  # type: ignore[attr-defined]
        table, ply = server.tables.loaded(self.table), self.model.match.ply

        async def reached() -> None:
            async with asyncio.timeout(HUNG):
                while table.room.ply != ply or table.lock.locked():
                    await asyncio.sleep(0.001)

        self.house.client.portal.call(reached)  # type: ignore[union-attr]

    def compare(self, state: Any, viewer: int | None) -> None:
        match, running = self.model.match, self.model.running
        over = "abandoned" if self.model.abandoned else "finished"
        assert state["status"] == ("running" if running else over)
        assert (state["ply"], state["seat"]) == (match.ply, viewer)
        assert state["actor"] == (match.actor if running else None)
        assert state["view"] == match.view(viewer)
        legal = match.legal(viewer) if viewer is not None and running else []
        assert [choice["action"] for choice in state["choices"]] == legal
        assert [choice["move"] for choice in state["choices"]] == [match.notate(one) for one in legal]
        choice = match.set_choice(viewer) if legal and viewer is not None else None
        assert (state["set"] is None) == (choice is None)
        if choice is not None:
            assert [item["action"] for item in state["set"]["items"]] == [one.action for one in choice.items]
        assert state["undo"] == (match.undo_plies(viewer) if viewer is not None and running else [])

    def log(self, viewer: int | None) -> list[Any]:
        told = []
        for entry in self.model.match.log:
            shown = not self.model.running or entry.visible_to(viewer)
            events = entry.events if not self.model.running else entry.visible_events(viewer)
            told.append(
                {
                    "ply": entry.ply,
                    "actor": entry.actor,
                    "move": entry.move if shown else None,
                    "label": entry.label if shown else None,
                    "events": [event.label() for event in events],
                }
            )
        plain: list[Any] = json.loads(json.dumps(told))
        return plain

    def compare_room(self, room: Any) -> None:
        model = self.model
        assert [seat["left"] for seat in room["seats"]] == model.left
        assert [seat["bot"] for seat in room["seats"]] == [seat.bot for seat in model.match.seats]
        assert room["you"]["orders"] == model.orders[room["you"]["seat"]]
        offers = [
            {name: one[name] for name in ("kind", "by", "data", "agreed", "waiting")}
            for one in room["offers"]
        ]
        assert offers == model.offers or not model.running
        no = room["declined"] and {name: room["declined"][name] for name in ("by", "seat", "ply")}
        assert no == model.declined or not model.running

    def teardown(self) -> None:
        self.open.close()


@pytest.mark.parametrize(
    ("database_kind", "examples"),
    [("sqlite", 30 if FULL else 10), ("postgresql", 4)],
    indirect=["database_kind"],
)
def test_any_mix_of_commands_leaves_all_agreed(house, examples):
    group = [house.guest(f"Player {seat}") for seat in range(PLAYERS)]
    run_state_machine_as_test(
        lambda: CommandsMachine(house, group),
        settings=settings(
            max_examples=examples,
            stateful_step_count=30,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        ),
    )


# --- really at once -------------------------------------------------------------------------------------


def together(tasks: list[Any]) -> list[Any]:
    """What the tasks return, each run by a thread of its own, all let go at the same moment."""
    gate = threading.Barrier(len(tasks))
    found: list[Any] = [None] * len(tasks)

    def run(place: int) -> None:
        gate.wait()
        found[place] = tasks[place]()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(tasks))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def sender(house: House, person: Person, table: str, what: dict[str, Any]) -> Any:
    def send() -> Any:
        body = {"table": table, **what}
        path = f"/api/tables/{table}/commands"
        return house.client.post(path, json=body, headers=person.headers).json()

    return send


def test_of_many_moves_for_one_ply_exactly_one_is_made(house):
    table, group = house.seated("new-frontiers", 2)
    for turn in range(4):
        mover = decider(table, group)
        state = mover.state(table)
        actions = [choice["action"] for choice in state["choices"]]
        wishes = [
            {
                "type": "act",
                "key": f"{turn}-{place}",
                "ply": state["ply"],
                "action": actions[place % len(actions)],
            }
            for place in range(6)
        ]
        answers = together([sender(house, mover, table, wish) for wish in wishes])
        made = [answer for answer in answers if answer["type"] == "ack"]
        assert len(made) == 1
        assert {answer["code"] for answer in answers if answer not in made} == {"stale"}
        assert [answer["key"] for answer in answers] == [wish["key"] for wish in wishes]
        log = [entry for entry in mover.state(table)["log"]["entries"] if entry["actor"] >= 0]
        assert len(log) == turn + 1
        chosen = next(wish for wish in wishes if wish["key"] == made[0]["key"])
        assert log[-1]["move"] == state["choices"][actions.index(chosen["action"])]["move"]


@pytest.mark.parametrize(
    "what",
    [
        {"type": "act"},
        {"type": "chat", "text": "hello"},
        {"type": "offer", "kind": "abandon"},
        {"type": "standing", "orders": {"forced": False, "pass": False}},
        {"type": "resign"},
    ],
    ids=lambda what: what["type"],
)
def test_the_same_command_at_once_from_many_devices_is_done_once_and_acknowledged_to_all(house, what):
    table, group = house.seated("new-frontiers", 2)
    mover = decider(table, group)
    state = mover.state(table)
    if what["type"] == "act":
        what = {**what, "ply": state["ply"], "action": state["choices"][0]["action"]}
    send = sender(house, mover, table, {**what, "key": "once"})
    answers = together([send] * 5)
    again = send()
    assert {answer["type"] for answer in answers} == {"ack"}
    assert all(answer == again for answer in answers)
    looked = mover.look(table)
    assert len(looked["chat"]) == (what["type"] == "chat")
    assert len(looked["room"]["offers"]) == (what["type"] == "offer")


def test_an_acknowledged_command_is_answered_the_same_later(house):
    """The ply in the answer is the one that the command led to, whenever the answer is given."""
    table, group = house.seated("contraband", 2)
    anna, boris = group
    start = anna.state(table)["ply"]
    decider(table, group).move(table)
    decider(table, group).move(table)
    sent: list[tuple[Person, Any, Any]] = []

    def send(person: Person, key: str, what: str, **fields: Any) -> None:
        wish = {"type": what, "key": key, **fields}
        sent.append((person, wish, sender(house, person, table, wish)()))

    send(anna, "chat", "chat", text="hello")
    send(anna, "orders", "standing", orders={"forced": False, "pass": False})
    send(anna, "offer", "offer", kind="takeback", to=start)
    offer = anna.look(table)["room"]["offers"][0]["id"]
    send(boris, "answer", "answer", offer=offer, accept=True)
    decider(table, group).move(table)
    for person, wish, first in sent:
        assert first["type"] == "ack"
        assert sender(house, person, table, wish)() == first, wish["type"]


def test_a_refused_command_is_not_acknowledged_when_it_comes_again(house):
    table, (anna, _boris) = house.seated("contraband", 2)
    wish = {"type": "offer", "key": "back", "kind": "takeback", "to": 10**6}
    offer = sender(house, anna, table, wish)
    assert offer()["type"] == "refused"
    assert offer()["type"] == "refused"
    assert anna.look(table)["room"]["offers"] == []


def test_consent_to_what_became_impossible_is_taken_and_does_nothing(house):
    table, group = house.seated("contraband", 2)
    mover = group[group[0].state(table)["actor"]]
    chosen = mover.state(table)["ply"]
    mover.move(table)
    mover.command(table, "offer", kind="takeback", to=chosen)
    if mover.state(table)["undo"]:
        mover.command(table, "undo", ply=mover.state(table)["ply"])
    other = next(one for one in group if one is not mover)
    offer = other.look(table)["room"]["offers"][0]["id"]
    ply = other.state(table)["ply"]
    answer = sender(house, other, table, {"type": "answer", "key": "yes", "offer": offer, "accept": True})
    assert answer() == answer()
    assert other.look(table)["room"]["offers"] == []
    assert other.state(table)["ply"] in (ply, ply + 1)


def test_a_resignation_stands_whatever_was_offered_before(house):
    table, (anna, boris, cleo) = house.seated("contraband", 3)
    with boris.socket() as line:
        line.watch(table)
        anna.command(table, "offer", kind="takeover", seat=1)
    offer = anna.look(table)["room"]["offers"][0]["id"]
    boris.command(table, "resign")
    for person in (boris, cleo):
        body = {"type": "answer", "key": "yes", "offer": offer, "accept": True}
        sender(house, person, table, body)()
    assert anna.look(table)["room"]["seats"][1]["left"] == "resigned"
    assert boris.command(table, "return", 409)["code"] == "not-allowed"


def test_an_offer_does_not_wait_for_somebody_who_has_left(house):
    table, (anna, boris, cleo) = house.seated("contraband", 3)
    anna.command(table, "offer", kind="abandon")
    offer = anna.look(table)["room"]["offers"][0]["id"]
    boris.command(table, "resign")
    cleo.command(table, "answer", offer=offer, accept=True)
    assert anna.state(table)["status"] == "abandoned"


def test_a_match_that_is_over_says_so_to_every_command(house):
    table, (anna, boris) = house.seated("contraband", 2)
    anna.command(table, "offer", kind="abandon")
    offer = anna.look(table)["room"]["offers"][0]["id"]
    boris.command(table, "answer", offer=offer, accept=True)
    wishes: list[dict[str, Any]] = [
        {"type": "act", "ply": 0, "action": 0},
        {"type": "choose", "ply": 0, "marks": []},
        {"type": "undo", "ply": 0},
        {"type": "why", "ply": 0, "actions": [0]},
        {"type": "offer", "kind": "abandon"},
        {"type": "answer", "offer": offer, "accept": True},
        {"type": "resign"},
        {"type": "return"},
        {"type": "extend", "seat": 1, "seconds": 5},
        {"type": "standing", "orders": {"forced": True, "pass": False}},
    ]
    codes = {
        wish["type"]: sender(house, anna, table, {**wish, "key": f"late-{wish['type']}"})()["code"]
        for wish in wishes
    }
    assert codes == dict.fromkeys(codes, "over")
