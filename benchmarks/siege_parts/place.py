"""A server under siege: its database, its process, and the accounts of those who only want to play."""

import asyncio
import os
import resource
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from server.clusters import Cluster
from server.processes import ServerProcess

from orrery.server.identity import Identity
from orrery.server.settings import Settings
from orrery.server.storage.database import Database, open_engine
from orrery.server.storage.upgrade import upgrade

#: From where attackers come: limits of one address do not hold for this machine's usual one.
ATTACKER = "127.0.0.2"


class Place:
    """The server, and how to do harm to its machine. ``stopped`` says that the siege is over."""

    def __init__(self, database: str, folder: Path, cluster: Cluster | None) -> None:
        self.database = database
        self.folder = folder
        self.cluster = cluster
        self.stopped = asyncio.Event()
        #: Cleared while the server is being killed or its machine is changed: one such thing at a time.
        self.machine = asyncio.Lock()
        self.process: ServerProcess | None = None
        self.started = 0
        self.counts: dict[str, int] = {}
        self.faults: list[str] = []
        self.memory = 0
        self.longest_wait = 0.0
        self.matches = 0
        #: Moves that were acknowledged, in all and when ``played`` was last asked.
        self.moves = 0
        self._moves_before = 0

    @property
    def url(self) -> str:
        """Where the server is now."""
        assert self.process is not None
        return self.process.url

    async def played(self) -> None:
        """Wait until there were as many moves as there are matches, since this was last called."""
        while self.moves < self._moves_before + self.matches and not self.stopped.is_set():
            await self.pause(0.2)
        self._moves_before = self.moves

    def count(self, what: str, number: int = 1) -> None:
        """Note that something was done so often."""
        self.counts[what] = self.counts.get(what, 0) + number

    async def start(self) -> None:
        """Start the server, or start it again."""
        self.started += 1
        process = ServerProcess(self.database, self.folder / f"server-{self.started}.log")
        self.process = await asyncio.to_thread(process.ready)

    async def people(self, names: list[str], password: str | None = None) -> list[tuple[str, str]]:
        """Make accounts without the server, which would not make so many: their ids and tokens."""
        engine = open_engine(self.database)
        upgrade(engine)
        engine.dispose()
        db = Database(self.database)
        try:
            identity = Identity(db, Settings(database=self.database))
            await identity.start()
            made = []
            for name in names:
                account, token = await identity.guest(name, program=True)
                if password is not None:
                    account, token = await identity.claim(account, name, password, program=True)
                made.append((account.id, token))
            identity.close()
            return made
        finally:
            await asyncio.to_thread(db.close)

    def caller(self, token: str | None = None, source: str | None = None) -> httpx.AsyncClient:
        """Somebody who asks by HTTP, from this address."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        transport = httpx.AsyncHTTPTransport(local_address=source)
        return httpx.AsyncClient(headers=headers, timeout=60, transport=transport, trust_env=False)

    async def pause(self, seconds: float) -> None:
        """Wait, or until the siege is over."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stopped.wait(), seconds)

    # --- harm to the machine ----------------------------------------------------------------------------

    async def kill(self) -> None:
        """kill -9, and start again."""
        async with self.machine:
            assert self.process is not None
            await asyncio.to_thread(self.process.kill)
            await self.start()

    async def stand_still(self, seconds: float) -> None:
        """Stop the process, and let it go on later."""
        async with self.machine:
            assert self.process is not None
            os.kill(self.process.process.pid, signal.SIGSTOP)
            await self.pause(seconds)
            os.kill(self.process.process.pid, signal.SIGCONT)

    async def fill_disk(self, seconds: float) -> None:
        """Let the files of SQLite grow no further for a while."""
        async with self.machine:
            assert self.process is not None
            file = Path(f"{self.database.removeprefix('sqlite:///')}-wal")
            size = file.stat().st_size if file.exists() else 0
            pid = self.process.process.pid
            soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (max(size, 4096), hard))
            await self.pause(seconds)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))

    async def restart_database(self, mode: str) -> None:
        """Restart PostgreSQL under the server, or kill one of its processes."""
        assert self.cluster is not None
        async with self.machine:
            if mode == "crash":
                await asyncio.to_thread(self.cluster.crash)
            else:
                await asyncio.to_thread(self.cluster.restart, mode)

    # --- watching ---------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Look how large the server is, and how long somebody waits who asks for nothing much."""
        async with self.caller() as client:
            while not self.stopped.is_set():
                async with self.machine:
                    assert self.process is not None
                    with suppress(OSError, ValueError, IndexError):
                        status = Path(f"/proc/{self.process.process.pid}/statm").read_text()
                        self.memory = max(self.memory, int(status.split()[1]) * os.sysconf("SC_PAGE_SIZE"))
                    began = time.monotonic()
                    with suppress(httpx.HTTPError):
                        answer = await client.get(f"{self.url}/healthz")
                        self.longest_wait = max(self.longest_wait, time.monotonic() - began)
                        if answer.status_code != 200:
                            self.faults.append(f"/healthz answered {answer.status_code}")
                await self.pause(1.0)

    def expect_known(self, answer: Any) -> None:
        """Note an answer that no server in order gives."""
        if answer.status_code >= 500 and answer.status_code != 503:
            self.faults.append(f"{answer.request.method} {answer.request.url.path}: {answer.status_code}")
