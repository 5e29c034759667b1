"""Players are charged for the time that passed at the table: not for jumps of a clock, nor standstills."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.server import clock as clocks
from orrery.server.clock import Clock
from server.house import House, decider, open_house
from server.processes import guest, server
from server.waiting import eventually

GAME = "alien-frontiers"


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


class Machine:
    """The clocks of a machine, which can be set, and be stopped together with the process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.set_by = 0.0
        self.stopped_for = 0.0
        wall, steady = time.time, time.monotonic
        assert vars(clocks)["monotonic"] is steady, "players are charged by a clock that nobody can set"
        monkeypatch.setattr("time.time", lambda: wall() + self.set_by + self.stopped_for)
        monkeypatch.setattr(clocks, "monotonic", lambda: steady() + self.stopped_for)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def left_of(clock: dict[str, Any], seat: int) -> float:
    return float(clock["left"][seat] - (clock["now"] - clock["since"]))


def test_time_is_what_passed_while_the_process_ran(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr(clocks, "monotonic", lambda: at)
    clock = Clock()
    begun = clock.now()
    for _ in range(8):
        at += 0.5
        assert clock.now() <= begun + 4
    assert clock.now() == begun + 4
    at += 3600
    assert clock.now() == begun + 4.5
    at += 1.0
    assert clock.now() == begun + 5.5


@pytest.mark.parametrize("jump", [3600.0, -3600.0], ids=["forward", "back"])
def test_a_clock_that_is_set_changes_nothing(house: House, machine: Machine, jump: float) -> None:
    table, group = house.seated(GAME, 2, clock={"bank": 3000, "increment": 0})
    mover = decider(table, group)
    seat = group.index(mover)
    machine.set_by = jump
    house.client.portal.call(house.client.app.state.server.tables._time_out_late)  # type: ignore[union-attr,attr-defined]
    assert 2000 < left_of(mover.state(table)["clock"], seat) <= 3000
    while decider(table, group) is mover:
        mover.move(table)
    state = mover.state(table)
    assert state["status"] == "running" and 2000 < state["clock"]["left"][seat] <= 3000


def test_a_process_that_was_stopped_charges_nobody(house: House, machine: Machine) -> None:
    table, group = house.seated(GAME, 2, clock={"bank": 3000, "increment": 0})
    mover = decider(table, group)
    seat = group.index(mover)
    machine.stopped_for = 3600.0
    assert 2000 < left_of(mover.state(table)["clock"], seat) <= 3000
    while decider(table, group) is mover:
        mover.move(table)
    state = mover.state(table)
    assert state["status"] == "running" and 2000 < state["clock"]["left"][seat] <= 3000


def test_a_real_process_that_was_stopped_charges_nobody(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log") as process:
        anna, boris = guest(process.url, "Anna"), guest(process.url, "Boris")
        table = anna.table(process.url, GAME, ["me", "open"], clock={"bank": 1000, "increment": 0})
        boris.ask(process.url, "POST", f"/tables/{table}/join", json={})
        anna.ask(process.url, "POST", f"/tables/{table}/start")

        def charged() -> float:
            clock = anna.ask(process.url, "GET", f"/tables/{table}")["state"]["clock"]
            return float(clock["now"] - clock["since"])

        began, before = time.monotonic(), charged()
        os.kill(process.process.pid, signal.SIGSTOP)
        eventually(lambda: stopped(process.process.pid))
        stood_still = time.monotonic()
        time.sleep(3)  # it is a stop of three seconds that is tried
        standstill = time.monotonic() - stood_still
        os.kill(process.process.pid, signal.SIGCONT)
        after = charged()
        # Of the standstill half a second may count: what passes between two looks at the clock.
        assert after - before <= time.monotonic() - began - standstill + 0.5
        assert anna.ask(process.url, "GET", f"/tables/{table}")["state"]["status"] == "running"


def stopped(process: int) -> bool:
    """Whether a process stands still."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "T"


@pytest.mark.storage
@pytest.mark.parametrize("jump", [86400.0, -86400.0], ids=["forward", "back"])
def test_a_clock_that_is_set_between_two_processes_changes_nothing(
    database_url: str, machine: Machine, jump: float
) -> None:
    with open_house(database_url) as house:
        table, group = house.seated(GAME, 2, clock={"bank": 3000, "increment": 0})
        seat = group[0].state(table)["actor"]
    machine.set_by = jump
    with open_house(database_url) as house:
        for person in group:
            person.house = house
        assert 2000 < left_of(group[0].state(table)["clock"], seat) <= 3000
        assert group[0].state(table)["status"] == "running"
