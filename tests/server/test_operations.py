"""Health, readiness and numbers."""

import asyncio
import re
import time
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text

from orrery.cli.main import main
from orrery.server.metrics import Metrics
from orrery.server.routes import operations
from orrery.server.storage.database import Database

from .parts import client_of, make_parts
from .processes import server
from .waiting import HUNG


def numbers(body: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Samples by name and labels."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(body)
        for sample in family.samples
    }


def test_a_server_in_order_is_healthy_and_ready(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        assert client.get("/healthz").json() == {"status": "ok"}
        answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})


def test_a_database_of_another_form_is_not_ready(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        with database.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        answer = client.get("/readyz")
        assert client.get("/healthz").status_code == 200
    assert answer.status_code == 503
    assert answer.json() == {"status": "the database has another form"}


def test_a_database_that_fails_is_not_ready(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_of(make_parts(database)) as client:
        with database.engine.begin() as connection:
            connection.execute(text("ALTER TABLE alembic_version RENAME TO gone"))
            connection.execute(text("CREATE VIEW alembic_version AS SELECT version_num FROM gone"))
            connection.execute(text("DROP VIEW alembic_version"))
        assert client.get("/readyz").status_code == 503
        monkeypatch.setattr(operations, "_PATIENCE", 0.0)
        answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"status": "the database does not answer"}


def test_requests_are_counted_by_route_and_never_by_path(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        for path in ("/api/accounts/one", "/api/accounts/two", "/nowhere/at/all", "/healthz"):
            client.get(path)
        client.request("PROPFIND", "/healthz")
        answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    found = numbers(answer.text)

    def requests(method: str, route: str, status: str) -> float:
        labels = (("method", method), ("route", route), ("status", status))
        return found["orrery_http_requests_total", labels]

    assert requests("GET", "/api/accounts/{account_id}", "404") == 2
    assert requests("GET", "other", "404") == 1
    assert requests("GET", "/healthz", "200") == 1
    assert requests("OTHER", "/healthz", "405") == 1
    assert found["orrery_http_request_seconds_count", (("route", "/healthz"),)] == 2
    assert "nowhere" not in answer.text and "PROPFIND" not in answer.text


def test_refusals_of_the_guard_are_counted(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        client.get("/page", headers={"origin": "https://evil.example"})
        found = numbers(client.get("/metrics").text)
    assert found["orrery_guard_refusals_total", (("code", "bad-origin"),)] == 1


def test_what_the_server_does_is_counted() -> None:
    metrics = Metrics()
    metrics.moves.inc(3)
    metrics.command("act", "ack", 0.004)
    metrics.command("act", "stale", 0.004)
    metrics.bot_decided("search:time=0.5", 0.4)
    metrics.bot_decided("search:time=2", 1.4, "failed")
    metrics.batch_written(17, 0.003)
    metrics.sockets.inc()
    metrics.tables.set(4)
    found = numbers(metrics.text().decode())
    assert found["orrery_moves_total", ()] == 3
    assert found["orrery_commands_total", (("answer", "stale"), ("type", "act"))] == 1
    assert found["orrery_command_seconds_count", (("type", "act"),)] == 2
    assert found["orrery_bot_decisions_total", (("bot", "search"), ("outcome", "played"))] == 1
    assert found["orrery_bot_seconds_count", (("bot", "search"),)] == 2
    assert found["orrery_db_batch_size_sum", ()] == 17
    assert found["orrery_db_batch_seconds_count", ()] == 1
    assert (found["orrery_sockets_open", ()], found["orrery_tables_loaded", ()]) == (1, 4)


def test_a_blocked_loop_is_seen() -> None:
    metrics = Metrics()

    async def go() -> None:
        task = asyncio.ensure_future(metrics.watch_loop(0.01))
        await asyncio.sleep(0.05)
        time.sleep(0.3)
        await asyncio.sleep(0.05)
        task.cancel()

    asyncio.run(go())
    found = numbers(metrics.text().decode())
    assert found["orrery_event_loop_lag_seconds_sum", ()] >= 0.25
    late = found["orrery_event_loop_lag_seconds_count", ()]
    assert found["orrery_event_loop_lag_seconds_bucket", (("le", "0.1"),)] < late


def test_servers_do_not_share_their_numbers() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert numbers(other.text().decode())["orrery_moves_total", ()] == 0


def test_numbers_at_an_address_of_their_own_are_nowhere_else(database_url: str, tmp_path: Path) -> None:
    with server(database_url, tmp_path / "log", "--metrics", "127.0.0.1:0") as process:
        told = re.search(
            r"numbers for Prometheus are at (http://127\.0\.0\.1:\d+/metrics)", process.log_text()
        )
        assert told is not None
        found = httpx.get(told[1], trust_env=False, timeout=HUNG)
        assert "orrery_http_requests_total" in found.text
        assert httpx.get(f"{process.url}/metrics", trust_env=False, timeout=HUNG).status_code == 404


@pytest.mark.parametrize("words", ["9100", "localhost:", ":9100", "localhost:http", "localhost:70000"])
def test_an_address_for_numbers_that_is_none_is_refused(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--metrics", words])
    assert "is not HOST:PORT" in capsys.readouterr().err
