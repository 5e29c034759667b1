"""The optional compiled build: ``ORRERY_COMPILE=1`` turns the engine into C extensions with mypyc.

With ``ORRERY_COMPILE=quick`` the C compiler takes half the time and bots think a tenth longer: that is for
tests. Everything else about the package is in pyproject.toml; without the variable this file adds nothing.
"""

import os
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import setup

#: What is compiled of the engine. Data files, clients and the record's dataclasses stay Python.
ENGINE = (
    "src/orrery/core/actions.py",
    "src/orrery/core/bot.py",
    "src/orrery/core/chance.py",
    "src/orrery/core/frame_fields.py",
    "src/orrery/core/game.py",
    "src/orrery/core/observation.py",
    "src/orrery/core/options.py",
    "src/orrery/core/content.py",
    "src/orrery/core/fields.py",
    "src/orrery/core/features.py",
    "src/orrery/core/weights.py",
    "src/orrery/core/stack_game.py",
    "src/orrery/core/tuples.py",
    "src/orrery/arena/playout.py",
)
#: Bots stand apart: nothing that is compiled needs them, so a change of theirs compiles them alone.
BOTS = ("src/orrery/bots/*.py",)
#: What is on no hot path, of a game or of the server: words for people and checks of content.
LEFT_OUT = ("__init__", "component_words", "constraints", "labels", "names", "situation")
#: The same in one game only: elsewhere a module of this name holds what the rules read.
LEFT_OUT_OF_GAMES = ("src/orrery/games/alien_artifacts/vocabulary.py",)
#: Nothing but the import of Python calls into these libraries. Told so, a compiler puts small functions into
#: those that call them, such as the look-up in a list, which is worth a tenth of a decision. What it then
#: warns of in the generated code is no reason to stop, as mypyc would have it.
FLAGS = ["-fvisibility=hidden", "-Wno-error"] if os.name == "posix" else []
if sys.platform == "linux":
    # Calls of Python's own functions go straight through the table of addresses.
    FLAGS.append("-fno-plt")


def games() -> list[Path]:
    """The folders of the games that pyproject.toml makes known."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    modules = [target.partition(":")[0] for target in project["entry-points"]["orrery.games"].values()]
    return [Path("src", *module.split(".")).parent for module in modules]


def compiled_groups() -> dict[str, list[str]]:
    """Paths of all modules to compile: one group for the engine, one for the bots and one for each game."""
    groups = {
        f"orrery_{folder.name}": [*folder.glob("*.py"), *folder.glob("rules/*.py")] for folder in games()
    }
    groups["orrery_engine"] = [path for pattern in ENGINE for path in Path().glob(pattern)]
    groups["orrery_bots"] = [path for pattern in BOTS for path in Path().glob(pattern)]
    return {
        name: sorted(
            {path.as_posix() for path in paths if path.stem not in LEFT_OUT}.difference(LEFT_OUT_OF_GAMES)
        )
        for name, paths in groups.items()
    }


def declare_imports_cold(modules: list[str], header: Path) -> None:
    """Declare what a module does when it is imported as seldom run: the compiler then spends no effort on it.

    It is a third of the generated code and runs once; to mypyc it is a function of the module. Made smaller,
    as seldom run code is by itself, it would take a fifth of the time that a game is compiled in.
    """
    names = (path.removeprefix("src/").removesuffix(".py").replace("/", "___") for path in modules)
    seldom = '__attribute__((cold, optimize("O0")))'
    lines = [f"{seldom} char CPyDef_{name}_____top_level__(void);" for name in names]
    header.write_text("\n".join(lines) + "\n", "utf-8")


def forget_other_modules(modules: list[str]) -> None:
    """Delete what an earlier build compiled and this one does not: it would be installed as well."""
    for built in Path("build").glob("lib*/**/*.so"):
        module, _, _ = built.name.partition(".")
        source = Path("src", *built.parts[2:-1], f"{module}.py")
        if source.as_posix() not in modules and not module.endswith("__mypyc"):
            built.unlink()


def forget_other_level(level: str) -> None:
    """Delete what an earlier build compiled at another level: by its age it would be as good as new."""
    kept = Path("build", "level")
    if not kept.exists() or kept.read_text("utf-8") != level:
        for folder in [*Path("build").glob("lib*"), *Path("build").glob("temp*")]:
            shutil.rmtree(folder)
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(level, "utf-8")


if wanted := os.environ.get("ORRERY_COMPILE"):
    from mypyc.build import mypycify

    groups = compiled_groups()
    modules = [path for paths in groups.values() for path in paths]
    forget_other_modules(modules)
    # The second level compiles hardly faster than the third, but evaluations then take 3 to 10 % longer.
    level = "1" if wanted == "quick" else "3"
    forget_other_level(level)
    extensions = mypycify(
        # A cache of its own, for mypy may be checking the package at the same time.
        ["--cache-dir=build/mypyc_cache", *modules],
        opt_level=level,
        debug_level="0",
        strip_asserts=False,
        separate=[(paths, name) for name, paths in groups.items()],
    )
    if os.name == "posix":
        cold = Path("build", "cold.h").resolve()
        declare_imports_cold(modules, cold)
        FLAGS.extend(["-include", str(cold)])
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    setup(
        ext_modules=extensions,
        # Groups are compiled side by side: games and bots depend on the engine, never on one another.
        options={"build_ext": {"parallel": os.cpu_count()}},
    )
else:
    setup()
