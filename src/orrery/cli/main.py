"""Runs the ``orrery`` command: finds the subcommand, turns every fault into one clear line.

A subcommand ``orrery NAME`` is the module ``orrery.cli.commands.NAME`` with ``add_arguments(parser)`` and
``run(args) -> int`` (the exit code); its ``EXAMPLE`` is shown by ``--help``.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from orrery import __version__

#: Subcommands with the line that ``orrery --help`` shows for each.
COMMANDS: Final = {
    "play": "play a match in the terminal, with people and bots",
    "tournament": "list the tournaments of a table server, enter one, see its standings",
    "serve": "run a table server, for people in other places",
    "admin": "look after a server's accounts, tables, reports and announcements",
    "backup": "write a server's database into one file, while it runs",
    "restore": "make a server's database from such a file",
    "replay": "step through the record of a match, or verify it",
    "review": "look back at a finished match: what was lost, and what was luck",
    "games": "list the installed games",
    "sim": "let bots play many matches and sum them up",
    "arena": "let bots meet each other, and rate them",
    "stats": "count who won the matches of a corpus, and with what",
    "dataset": "turn records into Parquet tables for data frames",
    "train": "learn from self-play what positions are worth to bots",
    "perft": "count positions move by move, for checking rules",
    "content": "show a game's component tables and check them",
    "bench": "measure the speed of a game on this machine",
}

#: The extra that brings what a command needs, of those that need more than the terminal.
_EXTRAS: Final = {
    **dict.fromkeys(("serve", "admin", "backup", "restore"), "server"),
    "dataset": "data",
}

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def _load(name: str) -> ModuleType:
    return import_module(f"orrery.cli.commands.{name}")


def build_parser(name: str) -> argparse.ArgumentParser:
    """The parser of one subcommand."""
    module = _load(name)
    parser = argparse.ArgumentParser(
        prog=f"orrery {name}",
        description=f"{COMMANDS[name][0].upper()}{COMMANDS[name][1:]}.",
        epilog=f"example:\n  {module.EXAMPLE}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.add_arguments(parser)
    return parser


def _overview() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {text}" for name, text in COMMANDS.items()]
    return "\n".join(
        [
            "usage: orrery COMMAND [...]",
            "",
            "An open table for space board games.",
            "",
            "commands:",
            *lines,
            "",
            "orrery COMMAND --help tells more, with an example.",
        ]
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code is 0, 2 for bad input, 130 if interrupted."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in ("-h", "--help", "help"):
        print(_overview())
        return 0 if words else BAD_INPUT
    if words[0] in ("-V", "--version"):
        print(f"orrery {__version__}")
        return 0
    name = words[0]
    if name not in COMMANDS:
        print(f"orrery: there is no command {name!r}; there is: {', '.join(COMMANDS)}", file=sys.stderr)
        return BAD_INPUT
    try:
        parser = build_parser(name)
        code: int = _load(name).run(parser.parse_args(words[1:]))
        return code
    except ModuleNotFoundError as error:
        missing = str(error.name).split(".")[0]
        extra = _EXTRAS.get(name, "terminal")
        advice = f"pip install '.[{extra}]' in Orrery's checkout"
        print(f"orrery {name}: needs {missing}: {advice}", file=sys.stderr)
        return BAD_INPUT
    except (ValueError, OSError) as error:
        print(f"orrery {name}: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
