"""What was agreed on is done, although the server died before it could do it; and done once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from plugin_game.installing import install_contraband

from orrery.server import agreements
from orrery.server.tables import Tables
from server.house import House, Person, decider, new_key, open_house
from server.test_restart import server_of
from server.waiting import eventually

pytestmark = pytest.mark.storage


@pytest.fixture
def contraband(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return install_contraband(tmp_path, monkeypatch)


@contextmanager
def dying(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A server that comes no further than to write consent down."""

    async def dead(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(agreements, "_carry_out", dead)
        yield


def agree(table: str, group: list[Person], **terms: Any) -> dict[str, Any]:
    """Everybody consents; the last answer, to be sent again."""
    group[0].command(table, "offer", **terms)
    offer = group[0].look(table)["room"]["offers"][-1]["id"]
    last: dict[str, Any] = {}
    for person in group[1:]:
        last = {"key": new_key(), "offer": offer, "accept": True}
        person.command(table, "answer", **last)
    return last


def moved_in(house: House, group: list[Person]) -> None:
    for person in group:
        person.house = house


TERMS = [{"kind": "takeback"}, {"kind": "abandon"}, {"kind": "takeover", "seat": 2, "bot": "random"}]


@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: terms["kind"])
def test_consent_that_was_acknowledged_is_carried_out_by_the_next_server(
    database_url, contraband, terms, monkeypatch
):
    with dying(monkeypatch), open_house(database_url) as house:
        table, group = house.seated(contraband, 3)
        for _ in range(3):
            decider(table, group).move(table)
        log = [entry for entry in group[0].state(table)["log"]["entries"] if entry["actor"] >= 0]
        if terms["kind"] == "takeback":
            terms = {**terms, "to": log[0]["ply"]}
        last = agree(table, group, **terms)
        before = group[0].state(table)
        assert before["status"] == "running" and before["takeback"] is None

    async def never(_: Tables) -> None:
        return None

    # The server looks for such tables as well, and might be there before the first who asks.
    monkeypatch.setattr(Tables, "_set_going", never)
    with open_house(database_url) as house:
        moved_in(house, group)

        def done() -> Any:
            seen = group[0].look(table)
            if terms["kind"] == "abandon":
                return seen["state"]["status"] == "abandoned"
            if terms["kind"] == "takeover":
                return seen["room"]["seats"][2]["left"] == "takeover"
            return seen["state"]["takeback"] == {"seat": 0, "to": terms["to"], "agreed": True}

        assert done(), "somebody saw the table before it was done"
        assert group[0].look(table)["room"]["offers"] == []
        ply = group[0].state(table)["ply"]
        assert group[2].command(table, "answer", **last)["type"] == "ack"
        if terms["kind"] == "takeback":
            assert group[0].state(table)["ply"] == ply


def test_it_is_done_although_nobody_looks(database_url, contraband, monkeypatch):
    with dying(monkeypatch), open_house(database_url) as house:
        table, group = house.seated(contraband, 2)
        agree(table, group, kind="abandon")
    with open_house(database_url) as house:
        nobody = house.nobody()
        eventually(lambda: table not in [one["table"] for one in nobody.ask("GET", "/tables?list=live")])


def test_nobody_waits_for_a_player_who_left_before_a_crash(database_url, contraband, monkeypatch):
    """The seat is left in one transaction; what that means for offers is found out again afterwards."""

    async def dead(*_: Any) -> None:
        return None

    with open_house(database_url) as house:
        table, group = house.seated(contraband, 3)
        decider(table, group).move(table)
        group[1].command(table, "offer", kind="abandon")
        group[0].command(table, "offer", kind="takeover", seat=1, bot="random")
        with monkeypatch.context() as patch:
            patch.setattr(agreements, "settle_offers", dead)
            group[2].command(table, "resign")
        assert [offer["waiting"] for offer in group[0].look(table)["room"]["offers"]] == [[0, 2], [1, 2]]
    with open_house(database_url) as house:
        moved_in(house, group)
        offers = group[0].look(table)["room"]["offers"]
        assert [offer["waiting"] for offer in offers] == [[0], [1]]
        group[0].command(table, "answer", offer=offers[0]["id"], accept=True)
        assert group[0].state(table)["status"] == "abandoned"


def test_two_that_carry_it_out_at_once_do_it_once(database_url, contraband, monkeypatch):
    with open_house(database_url) as house:
        table, group = house.seated(contraband, 2)
        for _ in range(3):
            decider(table, group).move(table)
        to = next(entry["ply"] for entry in group[0].state(table)["log"]["entries"] if entry["actor"] >= 0)
        with dying(monkeypatch):
            agree(table, group, kind="takeback", to=to)
        ply = group[0].state(table)["ply"]
        server = server_of(house)

        async def twice() -> None:
            loaded = await server.tables.get(table)
            (offer,) = loaded.room.offers
            await agreements._carry_out(loaded, offer)
            await agreements._carry_out(loaded, offer)

        assert house.client.portal is not None
        house.client.portal.call(twice)
        assert group[0].state(table)["ply"] == ply + 1
