"""The pytest plugin: the options of the kit. It is loaded by its entry point, wherever pytest runs."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: "pytest.Parser") -> None:
    """Declare ``--orrery-games`` and ``--orrery-golden-update``."""
    group = parser.getgroup("orrery", "the conformance kit of Orrery")
    group.addoption(
        "--orrery-games",
        type=int,
        default=1,
        metavar="N",
        help="random games the conformance kit plays with each set of options (1 unless told)",
    )
    group.addoption(
        "--orrery-golden-update",
        action="store_true",
        help="write golden files and pinned counts anew instead of comparing with them",
    )
