"""Load on the table server: how long from a command until every seat has its new view.

python benchmarks/load.py                        1,000 tables of four, more and more moves until it bends
python benchmarks/load.py --postgres --servers 2 the same with PostgreSQL and two server processes
python benchmarks/load.py --tables 50 --seconds 10 --once

Servers are started on loopback; scripted players, one socket per seat, live in this process and share the
machine with them. Seats of a table are spread over the servers. Nothing is asserted about time; a lost,
doubled or refused move is an error.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import httpx
import psycopg
import uvloop
from load_players import Seat, Table, Tally
from rich.console import Console
from rich.progress import Progress

from orrery.arena.speed import is_compiled
from orrery.core.registry import load_game

RESULTS = Path(__file__).parent / "results"
SCRIPT = Path(__file__).parent.parent / "scripts" / "postgres"
#: The 95th percentile that must be kept, in seconds.
LIMIT = 0.100
#: Moves per second and table that are tried in turn.
RATES = (0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.5, 2.0, 3.0, 4.0)
#: Tables of one group of players: so few that nobody comes near the limit for the messages of one account.
PER_HOST = 10
#: Tables that are set up side by side.
AT_ONCE = 8
#: A server for as many players as there are here; else as it always is.
SERVE = """
import sys
from orrery.server.process import serve
from orrery.server.settings import Settings
serve(Settings(database=sys.argv[1], port=0, workers=1, connections=20_000,
               request_rate=1e6, request_burst=10**6, identity_rate=1e6))
"""


@dataclass(slots=True)
class Measured:
    """One load: what came of it, and what it took."""

    rate: float
    tally: Tally
    wrong: int
    #: Seconds of the processor per move: of all server processes, of the database's own, and of the players.
    server: float
    database: float
    players: float
    #: Share of the machine that nobody used.
    idle: float
    #: Bytes that a seat was sent per move.
    bytes: float

    @property
    def kept(self) -> bool:
        """Whether all went well within the limit."""
        return self.tally.percentile(0.95) <= LIMIT and not self.tally.errors + self.wrong

    def row(self, tables: int) -> str:
        """One line of the table of results."""
        tally = self.tally
        times = [median(tally.latencies), tally.percentile(0.95), max(tally.latencies)]
        figures = " | ".join(f"{1000 * value:.1f}" for value in times)
        effort = " | ".join(f"{1000 * spent:.2f}" for spent in (self.server, self.database, self.players))
        effort += f" | {100 * self.idle:.0f} % | {self.bytes:.0f}"
        counts = f"{tally.late} | {tally.errors} | {self.wrong}"
        return f"| {tables * self.rate:g} | {len(tally.latencies)} | {figures} | {effort} | {counts} |"


class Effort:
    """Counts the processor's time from now on: of servers, of a database, of this process, and of nobody."""

    def __init__(self, servers: list[int], database: int | None) -> None:
        self._servers = servers
        self._database = database
        self._began = self._now()

    def _now(self) -> tuple[float, float, float, float, float]:
        servers = sum(_used(pid) for pid in self._servers)
        database = 0.0
        if self._database is not None:
            mine = Path(f"/proc/{self._database}/task/{self._database}/children").read_text().split()
            database = _used(self._database, ended=True) + sum(_used(int(pid)) for pid in mine)
        machine = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        return servers, database, time.process_time(), float(machine[3] + machine[4]), float(sum(machine))

    def spent(self) -> tuple[float, float, float, float]:
        """Seconds of servers, database and this process, and the share of the machine that nobody used."""
        servers, database, own, idle, all_of_it = (
            now - then for now, then in zip(self._now(), self._began, strict=True)
        )
        return servers, database, own, idle / max(1.0, all_of_it)


def _used(pid: int, ended: bool = False) -> float:
    """Seconds of the processor that a process has used, and its children that have ended if that is asked."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(word) for word in words[11 : 15 if ended else 13]) / os.sysconf("SC_CLK_TCK")


class Load:
    """Players with accounts, and their tables, at one or several servers."""

    def __init__(self, urls: list[str], game: str, players: int) -> None:
        self.urls = urls
        self.game = game
        self.players = players
        self.http = httpx.AsyncClient(base_url=urls[0], timeout=60)
        self.tokens: list[list[str]] = []
        self.tables: list[Table] = []

    async def guests(self, hosts: int) -> None:
        """Accounts enough; one group of players for every ten tables."""
        for host in range(hosts):
            group = []
            for seat in range(self.players):
                wish = {"name": f"Player {host}-{seat}", "token": True}
                made = await self.http.post("/api/guests", json=wish)
                made.raise_for_status()
                group.append(made.json()["token"])
            self.tokens.append(group)

    async def ask(self, token: str, method: str, path: str, **data: object) -> httpx.Response:
        """A request that must succeed."""
        headers = {"Authorization": f"Bearer {token}"}
        response = await self.http.request(method, path, headers=headers, **data)
        response.raise_for_status()
        return response

    async def sit_down(self, server: str, token: str) -> Seat:
        """A socket to a server."""
        address = urlsplit(server)
        loop = asyncio.get_running_loop()
        _, seat = await loop.create_connection(
            lambda: Seat(address.netloc, token), address.hostname, address.port
        )
        if (status := await asyncio.wait_for(seat.ready, 60)) != 101:
            raise SystemExit(f"the server answered {status} where a socket was asked for")
        return seat

    async def open_table(self, number: int) -> None:
        """A table of people, started, every seat connected."""
        group = self.tokens[number // PER_HOST]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(self.players - 1))]
        wish = {"game": self.game, "options": {"players": self.players}, "seats": seats, "rated": False}
        table = (await self.ask(group[0], "POST", "/api/tables", json=wish)).json()["table"]
        for token in group[1:]:
            await self.ask(token, "POST", f"/api/tables/{table}/join", json={})
        await self.ask(group[0], "POST", f"/api/tables/{table}/start")
        sitting = []
        for place, token in enumerate(group):
            seat = await self.sit_down(self.urls[place % len(self.urls)], token)
            seat.send({"type": "watch", "table": table, "since": 0})
            sitting.append(seat)
        made = Table(table, sitting, random.Random(number))
        async with asyncio.timeout(60):
            while not (made.settled and sitting[0].ply >= 0):
                await asyncio.sleep(0.01)
        self.tables.append(made)

    async def open_tables(self, count: int, console: Console) -> None:
        """All tables, some of them at a time."""
        waiting = iter(range(count))
        with Progress(console=console, transient=True) as progress:
            bar = progress.add_task("setting tables up", total=count)

            async def work() -> None:
                for number in waiting:
                    await self.open_table(number)
                    progress.advance(bar)

            await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def run(self, rate: float, seconds: float, servers: list[int], database: int | None) -> Measured:
        """All tables at one rate."""
        await self.show_life()
        tally = Tally()
        received = sum(seat.received for table in self.tables for seat in table.seats)
        effort = Effort(servers, database)
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(rate, until, tally) for table in self.tables))
        *spent, idle = effort.spent()
        received = sum(seat.received for table in self.tables for seat in table.seats) - received
        moves = max(1, len(tally.latencies))
        wrong = await self.lost_or_doubled()
        share = received / moves / self.players
        return Measured(rate, tally, wrong, *(one / moves for one in spent), idle, share)

    async def show_life(self) -> None:
        """Send something from every seat: the server hangs up on who is silent for long."""
        for table in self.tables:
            for seat in table.seats:
                seat.send({"type": "ping"})
        await asyncio.sleep(1)

    async def lost_or_doubled(self) -> int:
        """Compare the records with what was acknowledged; how many tables differ."""
        wrong = 0
        for table in self.tables:
            token = self.tokens[0][0]
            text = (await self.ask(token, "GET", f"/api/tables/{table.id}/record")).text
            entries = [json.loads(line) for line in text.splitlines()[1:]]
            decided = sum(entry.get("actor", -1) >= 0 and "ply" in entry for entry in entries)
            wrong += decided != table.moves
        return wrong

    async def close(self) -> None:
        """Hang up."""
        for table in self.tables:
            for seat in table.seats:
                seat.close()
        await self.http.aclose()


@contextmanager
def server(database: str, log: Path) -> Iterator[tuple[int, str]]:
    """A server of its own on a free port: its process and its address."""
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, database], stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise SystemExit(f"the server did not start:\n{log.read_text()}")
        yield process.pid, line.split("at ", 1)[1].split("/ ", 1)[0]
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A fresh database of the throw-away PostgreSQL, and the process that all of its others come from."""
    url = subprocess.run([SCRIPT, "start"], check=True, capture_output=True, text=True).stdout.strip()
    name = f"load_{secrets.token_hex(4)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        (backend,) = connection.execute("SELECT pg_backend_pid()").fetchone() or (0,)
        parent = int(Path(f"/proc/{backend}/stat").read_text().rpartition(")")[2].split()[1])
    try:
        yield f"{url.rpartition('/')[0]}/{name}", parent
    finally:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


async def measure(
    args: argparse.Namespace, servers: list[tuple[int, str]], database: int | None, console: Console
) -> list[Measured]:
    """Set up the tables, then load them more and more."""
    load = Load([url for _, url in servers], args.game, args.players)
    await load.guests(-(-args.tables // PER_HOST))
    await load.open_tables(args.tables, console)
    gc.freeze()
    found: list[Measured] = []
    rates = (args.rate,) if args.once else RATES
    if args.warm_up:
        # While a thousand new tables fill memory, the servers search it for garbage once or twice.
        await load.run(rates[0], args.warm_up, [pid for pid, _ in servers], database)
    for rate in rates:
        measured = await load.run(rate, args.seconds, [pid for pid, _ in servers], database)
        found.append(measured)
        console.print(measured.row(args.tables), highlight=False)
        if not measured.kept:
            break
    await load.close()
    return found


def report(args: argparse.Namespace, found: list[Measured]) -> list[str]:
    """The page of results."""
    kept = [one.rate for one in found if one.kept]
    build = "compiled with mypyc" if is_compiled(load_game(args.game)) else "plain CPython"
    database = "PostgreSQL on the same machine" if args.postgres else "SQLite"
    processes = "one server process" if args.servers == 1 else f"{args.servers} server processes"
    words = [*(["--postgres"] if args.postgres else []), f"--servers {args.servers} --tables {args.tables}"]
    if args.warm_up:
        words.append(f"--warm-up {args.warm_up:g}")
    return [
        f"# Load on the table server: {database}",
        "",
        f"{args.tables} live tables of {args.game} with {args.players} scripted players each, one socket "
        f"per seat ({args.tables * args.players} in all), {database}, {processes}, a durable commit for "
        f"every move, everything on one machine with {os.cpu_count()} cores. The time is from sending a "
        "command until every seat has its new view. `server`, `database` and `players` are milliseconds "
        "of the processor per move (of the database those of its own processes), `idle` is what was left "
        "of the machine, `bytes` what each seat was sent per move. `wrong` counts tables with a lost or "
        "doubled move.",
        "",
        "| moves per second | moves | median ms | 95 % ms | longest ms | server | database | players | idle "
        "| bytes | begun late | refused | wrong |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|",
        *(one.row(args.tables) for one in found),
        "",
        f"The highest load that keeps the 95th percentile under {1000 * LIMIT:.0f} ms: "
        + (f"{args.tables * max(kept):g} moves a second." if kept else "none of these."),
        "",
        f"`python benchmarks/load.py {' '.join(words)} --seconds {args.seconds:g}`, {build}.",
    ]


def main() -> None:
    """Measure and write the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="alien-frontiers")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30.0, help="for each load")
    parser.add_argument("--warm-up", type=float, default=0.0, help="seconds of play before any is measured")
    parser.add_argument("--once", action="store_true", help="one load only; nothing is written")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second and table, with --once (1)")
    parser.add_argument("--postgres", action="store_true", help="with PostgreSQL instead of SQLite")
    parser.add_argument(
        "--servers", type=int, default=1, help="server processes; more than one need PostgreSQL"
    )
    args = parser.parse_args()
    if args.servers > 1 and not args.postgres:
        parser.error("several servers need --postgres")
    # The players' own garbage is not the server's delay.
    gc.disable()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, parent = f"sqlite:///{folder / 'load.sqlite3'}", None
        if args.postgres:
            database, parent = stack.enter_context(postgres())
        servers = [
            stack.enter_context(server(database, folder / f"server-{number}.log"))
            for number in range(args.servers)
        ]
        found = uvloop.run(measure(args, servers, parent, Console()))
    lines = report(args, found)
    print("\n".join(lines[-3:]))
    if not args.once:
        name = "load-postgresql.md" if args.postgres else "load.md"
        (RESULTS / name).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
