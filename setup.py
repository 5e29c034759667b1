"""The optional compiled build: ``ORRERY_COMPILE=1`` turns the engine into C extensions with mypyc.

Everything else about the package is in pyproject.toml; without the variable this file adds nothing.
"""

import os
from pathlib import Path

from setuptools import setup

#: What is compiled. Data files, clients and the record's dataclasses stay Python.
COMPILED = (
    "src/orrery/core/actions.py",
    "src/orrery/core/bot.py",
    "src/orrery/core/chance.py",
    "src/orrery/core/game.py",
    "src/orrery/core/options.py",
    "src/orrery/core/content.py",
    "src/orrery/arena/playout.py",
    "src/orrery/bots/*.py",
    "src/orrery/games/**/*.py",
)


def compiled_modules() -> list[str]:
    """Paths of all modules to compile, package markers left out."""
    paths = {path.as_posix() for pattern in COMPILED for path in Path().glob(pattern)}
    return sorted(path for path in paths if not path.endswith("__init__.py"))


if os.environ.get("ORRERY_COMPILE"):
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(compiled_modules(), opt_level="3", strip_asserts=False))
else:
    setup()
