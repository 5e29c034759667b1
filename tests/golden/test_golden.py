"""Every installed game plays on as its golden files say."""

from pathlib import Path

import pytest

from orrery.core.registry import game_names
from orrery.testing import golden

HERE = Path(__file__).parent
#: Kinds of action that no random game reaches: in Alien Artifacts something is always possible (A34); in How
#: to Save a World each of these is asked by one or two cards only, and only where there is a choice.
SELDOM = {"alien-artifacts": ["pass"], "how-to-save-a-world": ["reactivate", "refill"]}

for _name in game_names():
    globals()["Test" + _name.title().replace("-", "")] = golden(
        _name, HERE / _name, seldom=SELDOM.get(_name, ())
    )


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_golden_files(name: str) -> None:
    assert list((HERE / name).glob("*.play")), f"run pytest tests/golden --orrery-golden-update for {name}"
    assert (HERE / name / "perft.json").exists(), f"pin some perft counts in {HERE / name}/perft.json"


def test_the_files_stay_small() -> None:
    for folder in HERE.iterdir():
        size = sum(path.stat().st_size for path in folder.glob("*.play"))
        assert size < 1_500_000, f"the golden files of {folder.name} have {size} bytes"
