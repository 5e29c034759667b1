"""Load on the table server: how long from a command until every seat has its new view.

python benchmarks/load.py                     200 tables, one move a second each, then more until it bends
python benchmarks/load.py --tables 50 --seconds 10 --once

A server with SQLite is started on loopback; scripted players, one socket per seat, live in this process.
Nothing is asserted about time; a lost, doubled or refused move is an error.
"""

import argparse
import asyncio
import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx
import orjson
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from orrery.arena.speed import is_compiled
from orrery.core.registry import load_game

RESULTS = Path(__file__).parent / "results"
#: The 95th percentile that must be kept, in seconds.
LIMIT = 0.100
#: Moves per second and table that are tried in turn.
RATES = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0)
#: Tables of one host; the server allows 200.
PER_HOST = 100


@dataclass(slots=True)
class Seat:
    """One player at one table: a socket, and the last state it was sent."""

    socket: ClientConnection
    state: dict[str, object] = field(default_factory=dict)
    ply: int = -1
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    answers: dict[str, asyncio.Future[dict[str, object]]] = field(default_factory=dict)

    async def listen(self) -> None:
        """Take in what the server sends."""
        async for text in self.socket:
            message = orjson.loads(text)
            if message["type"] == "state":
                self.state, self.ply = message, message["ply"]
                self.changed.set()
            elif message["type"] in ("ack", "refused"):
                self.answers.pop(message["key"]).set_result(message)

    async def reach(self, ply: int) -> float:
        """Wait for the view at ``ply`` or later; when it was there."""
        while self.ply < ply:
            self.changed.clear()
            await self.changed.wait()
        return time.perf_counter()


@dataclass(slots=True)
class Tally:
    """What came of one load."""

    latencies: list[float] = field(default_factory=list)
    errors: int = 0
    late: int = 0

    def percentile(self, share: float) -> float:
        """The latency that this share of the moves did not exceed."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Table:
    """A match whose players choose at random."""

    def __init__(self, table_id: str, seats: list[Seat], rng: random.Random) -> None:
        self.id = table_id
        self.seats = seats
        self.rng = rng
        self.moves = 0

    async def move(self, tally: Tally) -> bool:
        """One move by whoever decides; False if the match is over."""
        state = self.seats[0].state
        actor = state["actor"]
        if actor is None:
            return False
        seat = self.seats[int(str(actor))]
        await seat.reach(self.seats[0].ply)
        choices = seat.state["choices"]
        assert isinstance(choices, list)
        choice = self.rng.choice(choices)
        key = f"{self.moves}"
        answer: asyncio.Future[dict[str, object]] = asyncio.get_running_loop().create_future()
        seat.answers[key] = answer
        command = {"type": "act", "table": self.id, "key": key, "ply": seat.ply, "action": choice["action"]}
        began = time.perf_counter()
        await seat.socket.send(orjson.dumps(command).decode())
        said = await asyncio.wait_for(answer, 30)
        if said["type"] != "ack":
            tally.errors += 1
            return True
        ply = int(str(said["ply"]))
        arrived = await asyncio.wait_for(asyncio.gather(*(one.reach(ply) for one in self.seats)), 30)
        tally.latencies.append(max(arrived) - began)
        self.moves += 1
        return True

    async def play(self, rate: float, until: float, tally: Tally) -> None:
        """Move at a steady rate; a move that cannot begin in time begins late."""
        due = time.perf_counter() + self.rng.random() / rate
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if time.perf_counter() > due + 1 / rate:
                tally.late += 1
            if not await self.move(tally):
                return
            due += 1 / rate


class Load:
    """A server process, players with accounts, and their tables."""

    def __init__(self, url: str, game: str, players: int) -> None:
        self.url = url
        self.game = game
        self.players = players
        self.http = httpx.AsyncClient(base_url=url, timeout=30)
        self.tokens: list[list[str]] = []
        self.tables: list[Table] = []
        self.listeners: list[asyncio.Task[None]] = []

    async def guests(self, hosts: int) -> None:
        """Accounts enough; one group of players for every hundred tables."""
        for host in range(hosts):
            group = []
            for seat in range(self.players):
                wish = {"name": f"Player {host}-{seat}", "token": True}
                made = await self.http.post("/api/guests", json=wish)
                made.raise_for_status()
                group.append(made.json()["token"])
            self.tokens.append(group)

    async def ask(self, token: str, method: str, path: str, **data: object) -> httpx.Response:
        """A request that waits where the server asks to."""
        headers = {"Authorization": f"Bearer {token}"}
        while True:
            response = await self.http.request(method, path, headers=headers, **data)
            if response.status_code != 429:
                response.raise_for_status()
                return response
            await asyncio.sleep(float(response.headers.get("Retry-After", "1")))

    async def sit_down(self, address: str, headers: dict[str, str]) -> ClientConnection:
        """A socket, as soon as the server grants one more."""
        while True:
            try:
                return await connect(address, additional_headers=headers, compression=None, max_size=None)
            except InvalidStatus as refused:
                if refused.response.status_code != 429:
                    raise
                await asyncio.sleep(0.5)

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
        for token in group:
            headers = {"Authorization": f"Bearer {token}"}
            address = self.url.replace("http", "ws") + "/api/socket"
            seat = Seat(await self.sit_down(address, headers))
            self.listeners.append(asyncio.create_task(seat.listen()))
            await seat.socket.send(orjson.dumps({"type": "watch", "table": table, "since": 0}).decode())
            sitting.append(seat)
        for seat in sitting:
            await asyncio.wait_for(seat.reach(0), 30)
        self.tables.append(Table(table, sitting, random.Random(number)))

    async def run(self, rate: float, seconds: float) -> Tally:
        """All tables at one rate."""
        tally = Tally()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(rate, until, tally) for table in self.tables))
        return tally

    async def lost_or_doubled(self) -> int:
        """Compare the records with what was acknowledged; how many tables differ."""
        wrong = 0
        for number, table in enumerate(self.tables):
            token = self.tokens[number // PER_HOST][0]
            text = (await self.ask(token, "GET", f"/api/tables/{table.id}/record")).text
            entries = [json.loads(line) for line in text.splitlines()[1:]]
            decided = sum(entry.get("actor", -1) >= 0 and "ply" in entry for entry in entries)
            wrong += decided != table.moves
        return wrong

    async def close(self) -> None:
        """Hang up."""
        for table in self.tables:
            for seat in table.seats:
                await seat.socket.close()
        await asyncio.gather(*self.listeners, return_exceptions=True)
        await self.http.aclose()


def start_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server of its own on a free port, with SQLite."""
    command = [sys.executable, "-m", "orrery.cli.main", "serve", "--port", "0", "--workers", "1"]
    log = (folder / "server.log").open("w")
    process = subprocess.Popen(
        [*command, "--db", f"sqlite:///{folder / 'load.sqlite3'}"],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http://" not in line:
        raise SystemExit(f"the server did not start:\n{(folder / 'server.log').read_text()}")
    return process, line.split("at ", 1)[1].split("/ ", 1)[0]


async def measure(args: argparse.Namespace, url: str, console: Console) -> list[tuple[float, Tally, int]]:
    """Set up the tables, then load them more and more."""
    load = Load(url, args.game, args.players)
    await load.guests(-(-args.tables // PER_HOST))
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("setting tables up", total=args.tables)
        for number in range(args.tables):
            await load.open_table(number)
            progress.advance(bar)
    found: list[tuple[float, Tally, int]] = []
    for rate in RATES[:1] if args.once else RATES:
        tally = await load.run(rate, args.seconds)
        wrong = await load.lost_or_doubled()
        found.append((rate, tally, wrong))
        console.print(row(args.tables, rate, tally, wrong), highlight=False)
        if tally.percentile(0.95) > LIMIT or tally.errors or wrong:
            break
    await load.close()
    return found


def row(tables: int, rate: float, tally: Tally, wrong: int) -> str:
    """One line of the table of results."""
    milliseconds = [
        1000 * value for value in (median(tally.latencies), tally.percentile(0.95), max(tally.latencies))
    ]
    figures = " | ".join(f"{value:.1f}" for value in milliseconds)
    counts = f"{tally.late} | {tally.errors} | {wrong}"
    return f"| {tables * rate:g} | {len(tally.latencies)} | {figures} | {counts} |"


def main() -> None:
    """Measure and write the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="alien-frontiers")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="for each load")
    parser.add_argument("--once", action="store_true", help="one move a second only; nothing is written")
    args = parser.parse_args()
    console = Console()
    # The players' own garbage is not the server's delay.
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(Path(folder))
        try:
            found = asyncio.run(measure(args, url, console))
        finally:
            process.terminate()
            process.wait(20)
    kept = [
        rate for rate, tally, wrong in found if tally.percentile(0.95) <= LIMIT and not tally.errors + wrong
    ]
    build = "compiled with mypyc" if is_compiled(load_game(args.game)) else "plain CPython"
    lines = [
        "# Load on the table server",
        "",
        f"{args.tables} live tables of {args.game} with {args.players} scripted players each, one socket per "
        f"seat ({args.tables * args.players} in all), SQLite, a durable commit for every move, server and "
        "players on one machine with two cores. The time is from sending a command until every seat has its "
        "new view. `wrong` counts tables with a lost or doubled move.",
        "",
        "| moves per second | moves | median ms | 95 % ms | longest ms | begun late | refused | wrong |",
        "|---|---|---|---|---|---|---|---|",
        *(row(args.tables, rate, tally, wrong) for rate, tally, wrong in found),
        "",
        f"The highest load that keeps the 95th percentile under {1000 * LIMIT:.0f} ms: "
        + (f"{args.tables * max(kept):g} moves a second." if kept else "none of these."),
        "",
        f"`python benchmarks/load.py --seconds {args.seconds:g}`, {build}.",
    ]
    print("\n".join(lines[-3:]))
    if not args.once:
        (RESULTS / "load.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
