"""The optional compiled build: ``ORRERY_COMPILE=1`` turns the engine into C extensions with mypyc.

Everything else about the package is in pyproject.toml; without the variable this file adds nothing.
"""

import os
import tomllib
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
)
#: What is never on the hot path of a game: words for people, views and checks of content.
LEFT_OUT = ("__init__", "component_words", "constraints", "labels", "names", "situation", "view")


def games() -> list[Path]:
    """The folders of the games that pyproject.toml makes known."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    modules = [target.partition(":")[0] for target in project["entry-points"]["orrery.games"].values()]
    return [Path("src", *module.split(".")).parent for module in modules]


def compiled_modules() -> list[str]:
    """Paths of all modules to compile."""
    paths = {path for pattern in COMPILED for path in Path().glob(pattern)}
    for folder in games():
        paths |= {*folder.glob("*.py"), *folder.glob("rules/*.py")}
    return sorted(path.as_posix() for path in paths if path.stem not in LEFT_OUT)


if os.environ.get("ORRERY_COMPILE"):
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(compiled_modules(), opt_level="3", strip_asserts=False))
else:
    setup()
