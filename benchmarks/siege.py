"""A siege of the table server: everything that strangers and bad days do to it, while people play.

python benchmarks/siege.py               ten minutes, 50 live matches; half of the time on either database
python benchmarks/siege.py --seconds 60 --matches 20 --database sqlite

People play at 50 tables over HTTP. Meanwhile others ask for hints by the dozen, start tables of deep bots,
take back again and again, upload noise, guess passwords, flood, open sockets that never read and requests
that never end, and send nonsense; the server is killed, stopped for seconds, its disk is full, PostgreSQL is
restarted and one of its processes killed. Afterwards every move that was acknowledged must be there, once,
and every record must verify. Nothing is asserted about time.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.clusters import own_cluster  # noqa: E402
from siege_parts import aftermath, attacks  # noqa: E402
from siege_parts.place import Place  # noqa: E402
from siege_parts.players import Pair  # noqa: E402

from orrery.arena.speed import is_compiled  # noqa: E402
from orrery.core.registry import load_game  # noqa: E402
from orrery.server.storage.database import open_engine  # noqa: E402

RESULTS = Path(__file__).parent / "results"
#: Seconds between two moves of a match, and between two blows at the machine.
PACE = 2.0
BLOWS = 12.0
#: Seconds in which a server that is asked to stop has to be gone.
STOPS_WITHIN = 20.0


@dataclass(slots=True)
class Outcome:
    """What came of a siege on one database."""

    database: str
    seconds: float
    matches: int
    played: int = 0
    moves: int = 0
    again: int = 0
    records: int = 0
    memory: int = 0
    longest_wait: float = 0.0
    stopped_in: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


async def besiege(place: Place, seconds: float, matches: int, progress: Any) -> Outcome:
    """Let people play and everybody else do their worst; then look what is left."""
    outcome = Outcome("PostgreSQL" if place.cluster is not None else "SQLite", seconds, matches)
    names = [f"Player {number}" for number in range(2 * matches)]
    people = [token for _, token in await place.people(names)]
    strangers = [token for _, token in await place.people([f"Stranger {one}" for one in attacks.STRANGERS])]
    await place.people([attacks.VICTIM], attacks.PASSWORD)
    place.matches = matches
    await place.start()
    pairs = [
        Pair(place, (people[2 * number], people[2 * number + 1]), number, PACE) for number in range(matches)
    ]
    work = [asyncio.create_task(pair.play()) for pair in pairs]
    # However slow the machine is: everybody plays before anybody attacks.
    first = asyncio.create_task(place.played())
    await asyncio.wait([first, *work], return_when=asyncio.FIRST_COMPLETED)
    work += [
        asyncio.create_task(attacks.attack(place, one, token))
        for one, token in zip(attacks.STRANGERS.values(), strangers, strict=True)
    ]
    work += [asyncio.create_task(attacks.bad_days(place, BLOWS)), asyncio.create_task(place.watch())]
    task = progress.add_task(outcome.database, total=seconds)
    began = time.monotonic()
    while (passed := time.monotonic() - began) < seconds:
        progress.update(task, completed=passed)
        await asyncio.sleep(0.5)
        for one in work:
            if one.done() and one.exception() is not None:
                one.result()
    progress.update(task, completed=seconds)
    place.stopped.set()
    await asyncio.wait_for(asyncio.gather(*work), 180)
    assert place.process is not None
    began = time.monotonic()
    # The signal that asked for it is raised again when all is done.
    if await asyncio.to_thread(place.process.stop) not in (0, -signal.SIGTERM):
        outcome.faults.append("the server did not end as it should")
    outcome.stopped_in = time.monotonic() - began
    if outcome.stopped_in > STOPS_WITHIN:
        outcome.faults.append(f"the server took {outcome.stopped_in:.0f} s to stop")
    engine = open_engine(place.database)
    faults, outcome.records = await asyncio.to_thread(aftermath.check, engine, pairs)
    engine.dispose()
    outcome.faults += [*place.faults, *faults, *aftermath.errors_of(place.folder)]
    outcome.played = sum(len(pair.tables) for pair in pairs)
    outcome.moves = sum(len(pair.told) for pair in pairs)
    outcome.again = sum(pair.again for pair in pairs)
    outcome.memory, outcome.longest_wait, outcome.counts = place.memory, place.longest_wait, place.counts
    return outcome


def run(kind: str, seconds: float, matches: int, progress: Any) -> Outcome:
    """Besiege a server on a fresh database of this kind."""
    with (
        tempfile.TemporaryDirectory(prefix="orrery-siege-") as folder,
        own_cluster() if kind == "postgresql" else nullcontext() as cluster,
    ):
        url = cluster.url if cluster is not None else f"sqlite:///{folder}/tables.sqlite3"
        place = Place(url, Path(folder), cluster)
        try:
            return asyncio.run(besiege(place, seconds, matches, progress))
        finally:
            if place.process is not None:
                place.process.end()


def report(outcomes: list[Outcome], command: str) -> str:
    """Write the page of results."""
    lines = [
        "# A siege of the table server",
        "",
        "People play over HTTP while strangers and bad days do their worst (`benchmarks/siege.py` says "
        "what). Afterwards every acknowledged move must be there, once, and every record must verify, "
        "the attackers' too.",
        "",
        "| database | seconds | matches at a time | matches | moves acknowledged | sent again |"
        " records that verify | most memory | longest wait of `/healthz` | stopped in | faults |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {one.database} | {one.seconds:.0f} | {one.matches} | {one.played} | {one.moves:,} |"
        f" {one.again:,} | {one.records} | {one.memory / 2**20:.0f} MB | {one.longest_wait:.1f} s |"
        f" {one.stopped_in:.1f} s | {len(one.faults)} |"
        for one in outcomes
    ]
    lines += ["", "| what was done | " + " | ".join(one.database for one in outcomes) + " |"]
    lines.append("|---|" + "---|" * len(outcomes))
    for what in sorted({what for one in outcomes for what in one.counts}):
        lines.append(f"| {what} | " + " | ".join(f"{one.counts.get(what, 0):,}" for one in outcomes) + " |")
    for one in outcomes:
        lines += ["", *(f"- {one.database}: {fault}" for fault in one.faults[:50])]
    build = "compiled with mypyc" if is_compiled(load_game("alien-frontiers")) else "plain Python"
    lines += ["", f"`{command}`, {build}, attackers, players and server on one machine."]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Besiege a server, and write down what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=600.0, help="how long, in all (600)")
    parser.add_argument("--matches", type=int, default=50, help="live matches (50)")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--dry", action="store_true", help="write no page of results")
    args = parser.parse_args()
    kinds = ("sqlite", "postgresql") if args.database == "both" else (args.database,)
    console = Console(stderr=True)
    outcomes = []
    with Progress(console=console) as progress:
        for kind in kinds:
            outcomes.append(run(kind, args.seconds / len(kinds), args.matches, progress))
    page = report(outcomes, f"python benchmarks/siege.py {' '.join(sys.argv[1:])}".strip())
    print(page)
    if not args.dry:
        (RESULTS / "siege.md").write_text(page)
    return 1 if any(one.faults for one in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
