"""A soak of the table server: many bot matches to the end, and what is left of them afterwards.

python benchmarks/soak_server.py                      200 tables
python benchmarks/soak_server.py --tables 10 --once   a small one; nothing is written

A server on a fresh SQLite file runs in this process. Half of the tables are of either game, with random and
greedy bots; spectators follow them, 32 at a time. After the last match, when the tables have left memory,
tasks, threads, files, objects and memory are counted. The same is done twice: what there is more of after
the second time than after the first is a leak.
"""

import argparse
import gc
import os
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from starlette.testclient import TestClient

from orrery.arena.speed import is_compiled
from orrery.core.match import Match
from orrery.core.registry import game_names, load_game
from orrery.server import tables as keeping
from orrery.server.app import create_app
from orrery.server.server import Server
from orrery.server.settings import Settings
from orrery.server.table import Table

RESULTS = Path(__file__).parent / "results"
GAMES = game_names()
BOTS = ("random", "greedy")
#: Seconds after which an unused table leaves memory; a server takes longer.
IDLE = 2.0
#: Tables that one spectator follows.
WATCHED = 32
#: Memory that is no leak: the allocator's own, and what the interpreter caches.
SLACK = 8 * 2**20


@dataclass(frozen=True, slots=True)
class Count:
    """What a server holds at one moment."""

    tasks: int
    threads: int
    files: int
    processes: int
    tables: int
    matches: int
    memory: int

    def leaks(self, later: "Count") -> list[str]:
        """What there is more of later than a few threads and their connections account for."""
        allowed = {"threads": 4, "files": 12, "tables": 1, "matches": 1, "memory": SLACK}
        return [
            one.name
            for one in fields(self)
            if getattr(later, one.name) > getattr(self, one.name) + allowed.get(one.name, 0)
        ]


def count(server: Server) -> Count:
    """Count everything; garbage is collected first."""
    gc.collect()
    kinds = [type(one) for one in gc.get_objects()]
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Count(
        tasks=len(server._tasks),
        threads=threading.active_count(),
        files=len(os.listdir("/proc/self/fd")),
        processes=len(server.bots._all),
        tables=kinds.count(Table),
        matches=kinds.count(Match),
        memory=pages * os.sysconf("SC_PAGE_SIZE"),
    )


class Soak:
    """One server and the matches on it."""

    def __init__(self, client: TestClient, server: Server, console: Console) -> None:
        self.client = client
        self.server = server
        self.console = console
        made = client.post("/api/guests", json={"name": "Soak", "token": True})
        self.headers = {"Authorization": f"Bearer {made.json()['token']}"}

    def table(self, number: int) -> str:
        """A running table of bots."""
        pair, game = divmod(number, len(GAMES))
        first, second = BOTS[pair % 2], BOTS[pair // 2 % 2]
        wish = {
            "game": GAMES[game],
            "options": {"players": 2},
            "seats": [{"kind": "bot", "bot": first}, {"kind": "bot", "bot": second}],
            "start": True,
        }
        made = self.client.post("/api/tables", json=wish, headers=self.headers)
        made.raise_for_status()
        return str(made.json()["table"])

    def moves(self) -> int:
        """Plies written so far."""
        return int(self.server.metrics.registry.get_sample_value("orrery_moves_total") or 0)

    def play(self, tables: int) -> None:
        """That many matches at once, all to the end and out of memory again."""
        with Progress(console=self.console, transient=True) as progress:
            bar = progress.add_task(f"{tables} matches", total=tables)
            waiting = set()
            for number in range(tables):
                waiting.add(self.table(number))
            watched = sorted(waiting)
            for start in range(0, tables, WATCHED):
                self._follow(watched[start : start + WATCHED], waiting, lambda: progress.advance(bar))
        while len(self.server.tables) or self.server.connections:
            time.sleep(0.2)

    def _follow(self, tables: list[str], waiting: set[str], done: Any) -> None:
        with self.client.websocket_connect("/api/socket") as socket:
            for table in tables:
                socket.send_json({"type": "watch", "table": table, "since": None})
            left = set(tables)
            while left:
                message = socket.receive_json()
                if message["type"] == "state" and message["status"] == "finished":
                    left.discard(message["table"])
                    waiting.discard(message["table"])
                    done()


def row(name: str, before: Count, after: Count) -> str:
    """One line of the table of results."""
    one, other = getattr(before, name), getattr(after, name)
    if name == "memory":
        return f"| memory, MiB | {one / 2**20:.1f} | {other / 2**20:.1f} |"
    return f"| {name} | {one} | {other} |"


def main() -> int:
    """Run the soak and write its result; 1 if something was left over."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--once", action="store_true", help="only print; nothing is written")
    args = parser.parse_args()
    keeping._IDLE = IDLE  # type: ignore[misc]
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{Path(folder) / 'soak.sqlite3'}",
            workers=args.workers,
            request_rate=1e6,
            request_burst=10**6,
        )
        app = create_app(settings)
        with TestClient(app) as client:
            soak = Soak(client, app.state.server, console)
            soak.play(args.tables)
            before, moves, began = count(soak.server), soak.moves(), time.perf_counter()
            soak.play(args.tables)
            seconds = time.perf_counter() - began
            after, moves = count(soak.server), soak.moves() - moves
    leaks = before.leaks(after)
    build = "compiled with mypyc" if is_compiled(load_game(GAMES[0])) else "plain CPython"
    lines = [
        "# Soak of the table server",
        "",
        f"{args.tables} matches of two bots each (random and greedy, both games) at once on one server with "
        f"SQLite, all to the end, followed by spectators: {moves:,} plies in {seconds:.0f} s. Counted "
        f"after {args.tables} such matches, and again after {args.tables} more, each time when the tables "
        "had left memory.",
        "",
        "| | before | after |",
        "|---|---|---|",
        *(row(one.name, before, after) for one in fields(Count)),
        "",
        f"Left over: {', '.join(leaks) if leaks else 'nothing'}.",
        "",
        f"`python benchmarks/soak_server.py --tables {args.tables} --workers {args.workers}`, {build}.",
    ]
    print("\n".join(lines))
    if not args.once:
        (RESULTS / "soak-server.md").write_text("\n".join(lines) + "\n", "utf-8")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
