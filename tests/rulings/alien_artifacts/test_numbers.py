"""Every case T1-T42 and every ruling A1-A63 has a test of its number, or a line that says why not."""

import re
from importlib import import_module
from pathlib import Path

#: Rulings that are tested under another number, or cannot be.
ELSEWHERE = {
    "A2": "the lost icons are read as VP and C in T19, T25, T26, T27, T33 and DP25",
    "A15": "with the fixed map of A1 no card matches twice; that tables may do without it is tested with C7",
}


def numbers() -> set[str]:
    """The numbers in the names of all tests of this package."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        module = import_module(f"{__package__}.{path.stem}")
        for name in vars(module):
            match = re.match(r"test_([TA]\d+)_", name)
            if match:
                found.add(match[1])
    return found


def test_every_case_is_a_test_of_its_number() -> None:
    assert sorted({f"T{number}" for number in range(1, 43)} - numbers()) == []


def test_every_ruling_has_a_test_or_a_line() -> None:
    rulings = {f"A{number}" for number in range(1, 64)}
    assert sorted(rulings - numbers() - ELSEWHERE.keys()) == []
    assert sorted(numbers() & ELSEWHERE.keys()) == []
