"""Every case 1-36 and every ruling A1-A55 has a test of its number."""

import re
from importlib import import_module
from pathlib import Path


def numbers() -> set[str]:
    """The numbers in the names of all tests of this package."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        module = import_module(f"{__package__}.{path.stem}")
        for name in vars(module):
            match = re.match(r"test_(case_\d+|A\d+)_", name)
            if match:
                found.add(match[1])
    return found


def test_every_case_is_a_test_of_its_number() -> None:
    assert sorted({f"case_{number}" for number in range(1, 37)} - numbers()) == []


def test_every_ruling_is_a_test_of_its_number() -> None:
    assert sorted({f"A{number}" for number in range(1, 56)} - numbers()) == []
