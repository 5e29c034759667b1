"""Terminals at a real server: clocks, seats given back, standing orders, rematches, accounts."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from server.terminals import ANNA, BO, GAME, WAITING, Served, Terminal, first_to_show, seated

PASSWORD = "correct horse"
UNSEEN = "A new password, at least 8 characters: $"
AGAIN = "The same password again: $"


def test_time_is_given_and_orders_are_kept(served: Served, people: list[Terminal], tmp_path: Path) -> None:
    anna, bo, _ = seated(served, people, tmp_path, "--option", "first=seat", "--clock", "600+5")
    anna.wait_for(ANNA)
    bo.wait_for(WAITING)
    anna.type("extend 2 300")
    for terminal in (anna, bo):
        terminal.wait_for(r"» Bo gets 5:00 more on the clock\.")
    anna.type("players")
    anna.wait_for(r"Bo +here +15:00")
    anna.type("extend 1 60")
    anna.wait_for("in a rated match time is given by others")
    anna.type("extend 3 60")
    anna.wait_for("no person plays there")
    anna.type("orders forced on")
    anna.wait_for(ANNA)
    anna.type("orders")
    anna.wait_for(r"forced +on")
    # Alien Frontiers has no pass, and the server knows.
    anna.type("orders pass on")
    anna.wait_for("one of these on or off: forced\\.")
    anna.kill()
    again = Terminal(served, anna.home)
    people.append(again)
    again.wait_for(ANNA)
    again.type("orders")
    again.wait_for(r"forced +on")
    again.type("orders forced off")
    again.wait_for(ANNA)
    again.type("orders")
    again.wait_for(r"forced +off")


def test_without_a_clock_there_is_no_time_to_give(
    served: Served, people: list[Terminal], tmp_path: Path
) -> None:
    anna, _, _ = seated(served, people, tmp_path, "--option", "first=seat")
    anna.wait_for(ANNA)
    anna.type("extend 2 300")
    anna.wait_for("This table has no clock")


def test_a_seat_left_to_a_bot_by_agreement_is_taken_back(
    served: Served, people: list[Terminal], tmp_path: Path
) -> None:
    anna, bo, _ = seated(served, people, tmp_path, "--option", "first=seat")
    anna.wait_for(ANNA)
    anna.type("return")
    anna.wait_for("nothing to come back to")
    bo.wait_for(WAITING)
    anna.type("offer takeover 2")
    bo.wait_for("Type accept or decline")
    bo.type("accept")
    bo.wait_for("Type return to play yourself again")
    bo.kill()
    # A terminal that finds its seat with the bot knows, too.
    again = Terminal(served, bo.home)
    people.append(again)
    again.wait_for("Type return to play yourself again")
    again.wait_for(WAITING)
    again.type("return")
    again.ask_until("log", WAITING, "Bo is back at the table")
    anna.ask_until("log", ANNA, "Bo is back at the table")
    anna.answer()
    while (asked := first_to_show([(again, BO), (anna, ANNA)])[0]) is not again:
        asked.answer()
    again.answer()
    again.wait_for(BO)


def abandoned(served: Served, people: list[Terminal], tmp_path: Path) -> tuple[Terminal, Terminal]:
    """A match that has just come to its end."""
    anna, bo, _ = seated(served, people, tmp_path, "--option", "first=seat")
    anna.wait_for(ANNA)
    bo.wait_for(WAITING)
    bo.type("rematch")
    bo.wait_for("once the match is over")
    bo.type("offer abandon")
    anna.wait_for("Type accept or decline")
    anna.type("accept")
    for terminal in (anna, bo):
        terminal.wait_for("Type rematch to play again")
    return anna, bo


def test_a_rematch_is_proposed_joined_and_played(
    served: Served, people: list[Terminal], tmp_path: Path
) -> None:
    anna, bo = abandoned(served, people, tmp_path)
    anna.type("chat once more?")
    bo.wait_for("» Anna: once more")
    bo.type("rematch")
    table = bo.wait_for(r"Table (\S+) at ")[1]
    anna.wait_for("Type rematch to sit down")
    anna.type("rematch")
    anna.wait_for(f"Table {table} at ")
    # Everybody sits one seat further on; the terminal of whoever asked first starts the match.
    bo.wait_for(r"▲ Bo > $")
    anna.wait_for(r"\(Bo decides\) > $")
    bo.type("1")
    anna.wait_for("▲ ")
    bo.wait_for(r"▲ Bo > $")
    assert "To go on" in bo.leave()


def test_a_rematch_waits_for_who_comes_back_later(
    served: Served, people: list[Terminal], tmp_path: Path
) -> None:
    anna, bo = abandoned(served, people, tmp_path)
    bo.leave()
    anna.type("rematch")
    table = anna.wait_for(r"Table (\S+) at ")[1]
    again = Terminal(served, bo.home)
    people.append(again)
    again.wait_for(f"Table {table} at ")
    again.wait_for(r"▲ Bo > $")


def test_a_rematch_that_is_given_up_can_be_set_up_anew(
    served: Served, people: list[Terminal], tmp_path: Path
) -> None:
    anna, bo = abandoned(served, people, tmp_path)
    bo.type("rematch")
    bo.wait_for("You may type")
    bo.type("leave")
    bo.wait_for("The table is gone")
    anna.type("rematch")
    anna.wait_for(r"Bo +kept for somebody invited")
    anna.leave()


# --- accounts -------------------------------------------------------------------------------------------

Visit = Callable[..., str]


@pytest.fixture
def visit(own_server: Served, people: list[Terminal], tmp_path: Path) -> Visit:
    """A short stay of somebody: what is asked for and typed, in turn; everything shown."""

    def stay(home: str, *words: str, typed: tuple[tuple[str, str], ...] = (), code: int = 0) -> str:
        terminal = Terminal(own_server, tmp_path / home, *words)
        people.append(terminal)
        for prompt, line in typed:
            terminal.wait_for(prompt)
            terminal.type(line)
        shown = terminal.end(code)
        assert all(line not in shown for prompt, line in typed)
        return shown

    return stay


def key(tmp_path: Path, home: str) -> str:
    """The token that is kept there, in the file that is looked into first."""
    file = min((tmp_path / home / "servers").iterdir(), key=lambda path: len(path.name))
    assert file.stat().st_mode & 0o077 == 0
    found: str = json.loads(file.read_text())["token"]
    return found


def test_an_account_is_claimed_and_used_elsewhere(visit: Visit, own_server: Served, tmp_path: Path) -> None:
    visit("anna", "--names", "Anna")
    token = key(tmp_path, "anna")
    claimed = visit("anna", "--claim", "Anna", typed=((UNSEEN, PASSWORD), (AGAIN, PASSWORD)))
    assert f"orrery play --server {own_server.url} --account Anna" in claimed
    # The guest's key is worth nothing any more; the one that is kept now is.
    assert key(tmp_path, "anna") != token
    assert "has a password already" in visit("anna", "--claim", "Ann", code=2)
    # At another terminal the password is asked for once, and a guest's own key is not lost.
    guest = visit("bo", "--names", "Bo")
    before = key(tmp_path, "bo")
    asked = visit("bo", "--account", "Anna", typed=(("Password of Anna: $", PASSWORD),))
    assert "You are Anna here" in asked
    assert "The key of the guest Bo is kept in" in asked
    assert key(tmp_path, "bo") not in (before, token, asked, guest)
    kept = [path.read_text() for path in (tmp_path / "bo" / "servers").iterdir()]
    assert sorted(before in text for text in kept) == [False, True]
    assert all(PASSWORD not in text for text in kept)
    assert "Password" not in visit("bo", "--account", "anna")
    assert "Password" not in visit("bo")


def test_wrong_passwords_are_one_line_and_change_nothing(visit: Visit, tmp_path: Path) -> None:
    visit("anna", "--claim", "Anna", typed=((UNSEEN, PASSWORD), (AGAIN, PASSWORD)))
    visit("bo", "--names", "Bo")
    before = key(tmp_path, "bo")
    for name in ("Anna", "Nobody"):
        shown = visit("bo", "--account", name, typed=((f"Password of {name}: $", "wrong horse"),), code=2)
        assert shown.splitlines()[1:] == ["orrery play: the name or the password is wrong"]
    for name, first, second, problem in (
        ("Bo", PASSWORD, "another horse", "the two passwords differ"),
        ("Bo", "horse", "horse", "at least 8 characters"),
        ("ANNA", PASSWORD, PASSWORD, "somebody else has claimed this name"),
    ):
        shown = visit("bo", "--claim", name, typed=((UNSEEN, first), (AGAIN, second)), code=2)
        assert problem in shown.splitlines()[-1]
        assert shown.splitlines()[-1].startswith("orrery play: ")
    assert key(tmp_path, "bo") == before


def test_another_account_ends_the_session_of_the_one_before(visit: Visit, tmp_path: Path) -> None:
    for name in ("Anna", "Bo"):
        visit(name, "--claim", name, typed=((UNSEEN, PASSWORD), (AGAIN, PASSWORD)))
    old = next((tmp_path / "Bo" / "servers").iterdir()).read_text()
    visit("Bo", "--account", "Anna", typed=(("Password of Anna: $", PASSWORD),))
    (file,) = (tmp_path / "Bo" / "servers").iterdir()
    file.write_text(old)
    assert "does not know this terminal any more" in visit("Bo", "--names", "Cy")


def test_scripts_sign_in_through_pipes(
    visit: Visit, own_server: Served, people: list[Terminal], tmp_path: Path
) -> None:
    visit("anna", "--claim", "Anna", typed=((UNSEEN, PASSWORD), (AGAIN, PASSWORD)))
    words = (*GAME, "--seats", "human,random", "--account", "Anna")
    piped = Terminal(own_server, tmp_path / "script", *words, piped=True)
    people.append(piped)
    piped.type(PASSWORD)
    for _ in range(200):
        piped.type("1")
        piped.type("ok")
    assert "The match is over." in piped.end()
