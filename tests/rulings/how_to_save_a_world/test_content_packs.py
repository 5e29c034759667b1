"""9.1: whatever tables may say can be played."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.core.content import Content, pack_variable
from orrery.games.how_to_save_a_world.constraints import check_content

from .vocabulary_pack import pack

TESTS = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_9_1_whatever_tables_may_say_is_played_to_the_end(seed: int, tmp_path: Path) -> None:
    tables = pack(seed)
    assert check_content(Content(tables)) == []
    for name, rows in tables.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(rows), "utf-8")
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(TESTS)])
    variable = pack_variable("orrery.games.how_to_save_a_world")
    env = {**os.environ, variable: str(tmp_path), "PYTHONPATH": path}
    command = [sys.executable, "-m", "rulings.how_to_save_a_world.vocabulary_pack"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
