"""A PostgreSQL of one test's own, to be restarted under the server's feet."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .conftest import SCRIPT


def _script() -> Any:
    """``scripts/postgres`` as a module: it knows where the programs are and who may run them."""
    spec = spec_from_loader("orrery_postgres", SourceFileLoader("orrery_postgres", str(SCRIPT)))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Cluster:
    """A running PostgreSQL in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._script = _script()
        self._programs = self._script.programs()
        self._user = self._script.owner()
        password = self._script.make(folder, self._user, self._programs)
        port = self._script.free_port()
        self._options = ["-w", "-s", "-D", folder / "data", "-l", folder / "log", "-o", f"-p {port}"]
        self._control("start", *self._options)
        self.url = f"postgresql://{self._script.USER}:{password}@127.0.0.1:{port}/postgres"

    def _control(self, *words: object) -> None:
        self._script.run_as(self._user, [self._programs / "pg_ctl", *words])

    def restart(self, mode: str) -> None:
        """Stop it, "fast" or "immediate" (as if it had crashed), and start it again."""
        self._control("restart", "-m", mode, *self._options)

    def crash(self) -> None:
        """Kill the process of one connection: PostgreSQL then ends all others, and recovers."""
        main = int((self._folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        for folder in Path("/proc").iterdir():
            if not folder.name.isdigit():
                continue
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                client = b"127.0.0.1(" in (folder / "cmdline").read_bytes()
                if parent == main and client:
                    os.kill(int(folder.name), signal.SIGKILL)
                    return
            except (OSError, ValueError):
                continue

    def stop(self) -> None:
        self._control("stop", "-w", "-s", "-m", "immediate", "-D", self._folder / "data")


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """A cluster that is gone afterwards."""
    with TemporaryDirectory(prefix="orrery-cluster-") as folder:
        os.chmod(folder, 0o755)
        cluster = Cluster(Path(folder) / "cluster")
        try:
            yield cluster
        finally:
            cluster.stop()
