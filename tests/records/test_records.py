"""Every finished record of the corpus verifies, from commitment to result."""

from pathlib import Path

import pytest

from orrery.core.record import parse_record
from orrery.core.registry import game_names
from orrery.testing import corpus

HERE = Path(__file__).parent

for _name in game_names():
    globals()["Test" + _name.title().replace("-", "")] = corpus(_name, HERE / _name)


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_records_with_take_backs(name: str) -> None:
    files = sorted((HERE / name).glob("*.jsonl"))
    assert files, f"run python tests/records/add.py {name}"
    undone = 0
    for path in files:
        with path.open(encoding="utf-8") as lines:
            undone += sum(entry.undo is not None for entry in parse_record(lines).entries)
    assert undone
