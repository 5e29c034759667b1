"""Tasks over processes and over a cluster: every one is answered exactly once, whoever dies."""

import logging
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from orrery.arena.workers import Cluster, Processes, ThisProcess, Workers, make_workers
from orrery.testing.full import full_run

from .tasks import die, die_once, fail, held, square


@pytest.mark.parametrize("workers", [ThisProcess(), Processes(2)], ids=["here", "processes"])
def test_every_task_is_answered_once(workers: Workers) -> None:
    assert sorted(workers.each(square, range(20))) == [(n, n * n) for n in range(20)]
    assert list(workers.each(square, [])) == []


@pytest.mark.parametrize("workers", [ThisProcess(), Processes(2)], ids=["here", "processes"])
def test_a_task_that_fails_ends_it_with_its_own_error(workers: Workers) -> None:
    with pytest.raises(ValueError, match="three is too many"):
        list(workers.each(fail, range(5)))


def test_a_process_that_is_killed_takes_nothing_along(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(16)]
    assert sorted(Processes(2).each(die_once, tasks)) == list(range(16))
    assert (tmp_path / "died").exists()


def test_a_task_that_a_broken_pool_refuses_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process may be found dead while a task is given out, not only while answers are waited for."""
    given, submit = count(), ProcessPoolExecutor.submit

    def refuse_once(pool: ProcessPoolExecutor, *task: Any) -> Any:
        if next(given) == 6:
            raise BrokenProcessPool
        return submit(pool, *task)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", refuse_once)
    assert sorted(Processes(2).each(square, range(12))) == [(n, n * n) for n in range(12)]


def test_processes_that_always_die_are_given_up() -> None:
    with pytest.raises(ChildProcessError, match="again and again"):
        list(Processes(2).each(die, [1, 2]))


def test_bad_numbers_and_places_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="1 or more"):
        make_workers(0)
    # Ray is large, and here only asked whether it is there.
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with pytest.raises(ValueError, match="no Ray cluster answers at"):
        make_workers(1, "127.0.0.1:1")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match="a cluster needs Ray"):
        make_workers(1, "127.0.0.1:1")


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A Ray cluster of two nodes with one processor each, all on this machine."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    # The nodes' processes import the tasks from here.
    paths = [str(Path(__file__).parent.parent), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    from ray.cluster_utils import Cluster as LocalCluster

    logging.getLogger("ray").setLevel(logging.ERROR)
    common = {"num_cpus": 1, "include_dashboard": False}
    cluster = LocalCluster(initialize_head=True, head_node_args=common)
    try:
        yield cluster, cluster.add_node(num_cpus=1)
    finally:
        cluster.shutdown()


@pytest.mark.skipif(not full_run(), reason="starting a cluster takes long; a killed process is tested always")
def test_a_node_that_is_killed_takes_nothing_along(two_nodes: Any, tmp_path: Path) -> None:
    cluster, second = two_nodes
    (tmp_path / "second").write_text(second.node_id)
    workers = make_workers(cluster=cluster.address)
    assert isinstance(workers, Cluster)
    answers = []
    killed = False
    for answer in workers.each(held, [(number, str(tmp_path)) for number in range(12)]):
        answers.append(answer)
        # There are answers only once a task is held on the second node: that is when the node goes.
        if not killed and list(tmp_path.glob(f"{second.node_id}-*")):
            cluster.remove_node(second, allow_graceful=False)
            killed = True
    assert killed
    assert sorted(number for number, _ in answers) == list(range(12))
    assert {node for _, node in answers} == {cluster.head_node.node_id}
