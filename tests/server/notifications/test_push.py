"""Who is away is told once on their devices that a table waits, and strangers' addresses lead nowhere."""

import asyncio
import base64
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02
from sqlalchemy import select

from orrery.server.notifications import push, store
from orrery.server.storage.schema import keys, push_devices
from server.house import House, decider, open_house
from server.notifications.services import PushService, push_service
from server.waiting import HUNG, eventually

GAME = "new-frontiers"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url, push_anywhere=True, reminder_seconds=0.0) as house:
        yield house


def look(house: House) -> None:
    house.client.portal.call(house.client.app.state.server.notifier.look)


def devices(house: House) -> list[str]:
    with house.client.app.state.server.db.engine.connect() as connection:
        return list(connection.execute(select(push_devices.c.endpoint)).scalars())


@pytest.mark.storage
def test_who_is_away_is_told_once_a_turn_and_nothing_secret(house, service):
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    mover.ask("PUT", "/me/devices", json=service.device())
    assert mover.ask("GET", "/me/reminders")["devices"] == 1
    for _ in range(3):
        look(house)
    other = next(one for one in group if one is not mover)
    assert service.opened() == [
        {"title": "Your turn", "text": f"New Frontiers with {other.name}", "table": table}
    ]
    # The same table again, once it waits again.
    while decider(table, group) is mover:
        mover.move(table)
    while decider(table, group) is not mover:
        other.move(table)
    look(house)
    look(house)
    assert len(service.requests) == 2


def test_the_message_is_signed_for_that_service_and_can_be_read_by_the_browser_alone(house, service):
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    mover.ask("PUT", "/me/devices", json=service.device())
    look(house)
    _, headers, body = service.requests[0]
    assert table.encode() not in body and headers["Content-Encoding"] == "aes128gcm"
    scheme, _, rest = headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == mover.ask("GET", "/me/reminders")["key"]
    assert Vapid02.verify(headers["Authorization"])
    claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    assert claims["aud"] == f"http://127.0.0.1:{service.port}"
    private = str(house.client.app.state.server.notifier._private)
    assert private not in str(mover.ask("GET", "/me/reminders"))


def test_the_key_of_the_server_is_made_once(database_url):
    found = set()
    for _ in range(2):
        with open_house(database_url) as house:
            found.add(house.guest().ask("GET", "/me/reminders")["key"])
            with house.client.app.state.server.db.engine.connect() as connection:
                stored = connection.execute(select(keys.c.value).where(keys.c.name == "push")).scalar_one()
    assert found == {push.public_key(stored)}


def test_who_is_at_the_table_is_not_told(house, service):
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    mover.ask("PUT", "/me/devices", json=service.device())
    with mover.socket() as line:
        line.watch(table)
        look(house)
        assert service.requests == []
    # The socket is closed, and the server hears of it when it comes to it.
    for _ in range(200):
        if not house.client.app.state.server.tables.loaded(table).watchers:
            break
        house.client.portal.call(asyncio.sleep, 0.05)
    look(house)
    assert len(service.requests) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(house, service, status):
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    mover.ask("PUT", "/me/devices", json=service.device())
    service.status = status
    look(house)
    assert len(service.requests) == 1 and devices(house) == []


@pytest.mark.parametrize("status", [302, 429, 500])
def test_trouble_of_the_service_forgets_nothing_and_leads_nowhere(house, service, status):
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    mover.ask("PUT", "/me/devices", json=service.device())
    service.status = status
    look(house)
    assert [path for path, _, _ in service.requests] == ["/device"] and len(devices(house)) == 1
    mover.move(table)


def test_a_device_belongs_to_who_registered_it_last_and_there_are_ten(house, service):
    anna, boris = house.guest("Anna"), house.guest("Boris")
    for person in (anna, boris):
        person.ask("PUT", "/me/devices", json=service.device())
    assert [one.ask("GET", "/me/reminders")["devices"] for one in (anna, boris)] == [0, 1]
    anna.ask("POST", "/me/devices/forget", json={"endpoint": service.device()["endpoint"]})
    assert len(devices(house)) == 1, "it is not hers"
    for number in range(12):
        boris.ask("PUT", "/me/devices", json=service.device(f"device-{number}"))
    left = devices(house)
    assert len(left) == 10 and service.device("device-11")["endpoint"] in left
    boris.ask("POST", "/me/delete", json={})
    assert devices(house) == []


@pytest.mark.parametrize("database_kind", ["postgresql"], indirect=True)
def test_several_processes_tell_once(database_url, service):
    with ExitStack() as stack:
        houses = [
            stack.enter_context(open_house(database_url, push_anywhere=True, reminder_seconds=0.0))
            for _ in range(3)
        ]
        table, group = houses[0].seated(GAME, 2)
        decider(table, group).ask("PUT", "/me/devices", json=service.device())
        for _ in range(3):
            looks = [
                house.client.portal.start_task_soon(house.client.app.state.server.notifier.look)
                for house in houses
            ]
            for one in looks:
                one.result(timeout=HUNG)
        assert len(service.requests) == 1


# --- addresses of strangers -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://user:password@push.example.org/",
        "https:///nowhere",
        "https://push.example.org:99999/",
        "javascript:alert(1)",
        "https://żółw.example/\u202e",
        "https://push.example.org/\x01",
        "https://push.example.org/ x",
        "https://push exa.example.org/",
        "https://push.example.org\\@evil.example/",
        "https://push.example.org/\r\nHost: evil.example",
        "https://[::1/",
        "https://[x]/",
        "https://push\x00.example.org/",
    ],
)
def test_an_address_that_is_none_is_refused(database_url, service, endpoint):
    with open_house(database_url) as house:
        anna = house.guest("Anna")
        body = service.device() | {"endpoint": endpoint}
        assert anna.ask("PUT", "/me/devices", 422, json=body)["error"]["code"] == "bad-device"
        good = service.device() | {"endpoint": "https://push.example.org/x"}
        for wrong in ({"auth": "AAAA"}, {"p256dh": good["keys"]["auth"]}, {"p256dh": "ü"}):
            anna.ask("PUT", "/me/devices", 422, json=good | {"keys": good["keys"] | wrong})


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "::1", "fe80::1%eth0", "::ffff:127.0.0.1",
     "100.64.0.1", "0.0.0.0", "224.0.0.1", "fc00::1"],
)  # fmt: skip
def test_nothing_is_sent_to_an_address_that_is_not_public(service, address, monkeypatch):
    """Neither if the name leads there, nor if only one of its addresses does."""

    async def go() -> None:
        def leads(*_: Any, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", ("8.8.8.8", 443)), (0, 0, 0, "", (address, 443))]

        monkeypatch.setattr("socket.getaddrinfo", leads)
        made = service.device()
        device = push.Device("https://push.example.org/x", made["keys"]["p256dh"], made["keys"]["auth"])
        async with httpx.AsyncClient(transport=httpx.MockTransport(lambda _: httpx.Response(201))) as client:
            with pytest.raises(push.BadEndpoint):
                await push.send(client, device, b"{}", push.new_key(), "mailto:a@example.org", anywhere=False)

    asyncio.run(go())


def test_what_was_resolved_is_what_is_connected_to(service, monkeypatch):
    """A name that leads elsewhere when asked a second time leads nowhere else."""
    seen: list[httpx.Request] = []

    def take(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(201)

    async def go() -> None:
        def leads(*_: Any, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", ("8.8.8.8", 443))]

        monkeypatch.setattr("socket.getaddrinfo", leads)
        made = service.device()
        device = push.Device("https://push.example.org/x", made["keys"]["p256dh"], made["keys"]["auth"])
        async with httpx.AsyncClient(transport=httpx.MockTransport(take)) as client:
            await push.send(client, device, b"{}", push.new_key(), "mailto:a@example.org", anywhere=False)

    asyncio.run(go())
    assert str(seen[0].url) == "https://8.8.8.8/x"
    assert seen[0].headers["host"] == "push.example.org"
    assert seen[0].extensions["sni_hostname"] == "push.example.org"


def test_a_name_that_is_looked_up_for_long_holds_up_nothing_else(monkeypatch):
    """Who owns a name decides how long a question about it takes. Bots and tables waited for it, too."""
    answered = threading.Event()

    def never(*_: Any, **__: Any) -> list[Any]:
        answered.wait()
        return []

    async def go() -> None:
        slow = [asyncio.create_task(push._resolved("slow.example", 443, anywhere=False)) for _ in range(100)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), HUNG) == "done"
        for one in slow:
            one.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    monkeypatch.setattr("socket.getaddrinfo", never)
    try:
        asyncio.run(go())
    finally:
        answered.set()


def test_whose_devices_are_slow_keeps_nobody_else_waiting(house, monkeypatch):
    """An account with many tables and devices that never answer kept all reminders for itself."""
    slow = [store.Reminder("slow", f"table {number}", 1) for number in range(20)]
    due, told = list(slow), []
    notifier, call = house.client.app.state.server.notifier, house.client.portal.call
    answer = asyncio.Semaphore(0)

    async def send(reminder: store.Reminder) -> None:
        if reminder.account == "slow":
            await answer.acquire()
        told.append(reminder.account)

    monkeypatch.setattr(store, "due_reminders", lambda *_: list(due))
    monkeypatch.setattr(notifier, "_send_all", send)
    assert len(call(notifier._begin)) == 20
    due.append(store.Reminder("quick", "table", 1))
    # What waits or is under way is not begun again.
    assert len(call(notifier._begin)) == 1
    for _ in range(2):
        call(answer.release)
    assert eventually(lambda: told if "quick" in told else []) == ["slow", "slow", "quick"]
    for _ in slow:
        call(answer.release)
    eventually(lambda: not notifier._under_way)
