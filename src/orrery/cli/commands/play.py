"""Plays a match in the terminal: ``orrery play``."""

import argparse
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from orrery.cli.arguments import add_option, add_pack, open_game, parse_options
from orrery.cli.language import add_language, language_of
from orrery.cli.record_files import (
    RecordFile,
    RecordFileError,
    fresh_path,
    game_of,
    has_matches,
    last_unfinished,
    naming,
)
from orrery.cli.terminal.local_table import LocalTable
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.session import Session
from orrery.core.bot import Bot
from orrery.core.chance import new_seed, seed_from_text
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import bot_names, game_names, load_bot
from orrery.locale import Translator

EXAMPLE: Final = "orrery play alien-frontiers --players 3 --seats human,greedy,search"

HUMAN: Final = "human"
_PACE: Final = 0.6
#: Bots that sit down with you when nobody says who plays, the ones preferred first.
_OPPONENTS: Final = ("search", "greedy", "random")
#: What a resumed match has in its record already.
_FIXED: Final = ("game", "players", "seats", "names", "option", "seed", "record")
#: What only a server has.
_REMOTE: Final = ("account", "claim", "table", "invite", "list", "private", "public", "unrated", "clock")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery play``."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game; see orrery games")
    parser.add_argument("--players", type=int, metavar="N", help="how many play")
    parser.add_argument("--seats", metavar="A,B,..", help=f"who plays, in turn order: {HUMAN} or a bot")
    parser.add_argument("--names", metavar="A,B,..", help="what the players are called")
    add_option(parser)
    add_pack(parser)
    add_language(parser)
    parser.add_argument("--seed", metavar="TEXT", help="a word for the luck, to play the same match again")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved match; 'last' for the latest")
    parser.add_argument("--record", metavar="FILE", type=Path, help="write the record here instead")
    parser.add_argument(
        "--guide",
        action=argparse.BooleanOptionalAction,
        help="tell the goal, then one idea at a time (in your first match of a game, unless told otherwise)",
    )
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument("--pace", type=float, metavar="SECONDS", help=f"pause after a bot's move ({_PACE})")
    pace.add_argument("--fast", action="store_true", help="no pauses")
    add_remote(parser)


def add_remote(parser: argparse.ArgumentParser) -> None:
    """The options that are about servers."""
    remote = parser.add_argument_group("at a table server")
    remote.add_argument("--server", metavar="URL", help="play there; seats may also be 'open' or 'invited'")
    remote.add_argument(
        "--account", metavar="NAME", help="sign in to this account; asks for the password, keeps a key"
    )
    remote.add_argument(
        "--claim", metavar="NAME", help="give your account this name and a password, for --account elsewhere"
    )
    remote.add_argument("--table", metavar="ID", help="sit down or go on at this table")
    remote.add_argument(
        "--invite",
        metavar="CODE",
        help="accept an invitation; '-' takes it from $ORRERY_INVITE or asks for it",
    )
    remote.add_argument("--list", action="store_true", help="show the tables with open seats")
    seen = remote.add_mutually_exclusive_group()
    seen.add_argument("--private", action="store_true", help="a table that only its players see")
    seen.add_argument(
        "--public", action="store_true", help="a table that everybody may watch, without open seats, too"
    )
    remote.add_argument("--unrated", action="store_true", help="a match that does not count for ratings")
    remote.add_argument(
        "--clock", metavar="BANK+INC", help="seconds for each player, and more for every turn: 1800+30"
    )


def run(args: argparse.Namespace) -> int:
    """Play or resume a match; the exit code is 0 also if somebody quits, for the match is saved."""
    if args.server is not None:
        return _at_server(args)
    remote = [name for name in _REMOTE if getattr(args, name)]
    if remote:
        raise ValueError(f"--{remote[0]} needs --server URL")
    if args.pace is not None and not 0 <= args.pace <= 60:
        raise ValueError("--pace takes seconds from 0 to 60")
    language = language_of(args)
    session = _resumed(args, language) if args.resume else _started(args, language)
    session.run()
    return 0


def _at_server(args: argparse.Namespace) -> int:
    """Playing at a server needs more packages than playing here."""
    try:
        from orrery.cli.terminal import remote_session as remote
    except ModuleNotFoundError as error:
        raise ValueError(
            f"--server needs {error.name}: pip install '.[terminal,server]' in Orrery's checkout"
        ) from None
    return remote.run(args, language_of(args))


def _pace(args: argparse.Namespace, screen: Screen) -> float:
    if args.fast:
        return 0.0
    if args.pace is not None:
        return float(args.pace)
    return _PACE if screen.live else 0.0


def _bots(seats: tuple[Seat, ...]) -> dict[int, Bot]:
    return {number: load_bot(seat.bot) for number, seat in enumerate(seats) if seat.bot is not None}


# --- a new match ------------------------------------------------------------------------------------


def _started(args: argparse.Namespace, language: str) -> Session:
    game = open_game(args.game or _only_game(), args.pack)
    kinds = _split(args.seats, "--seats") if args.seats is not None else None
    raw = parse_options(args.option)
    if args.players is not None:
        raw["players"] = args.players
    elif kinds is not None:
        raw["players"] = len(kinds)
    options = game.resolve(raw)
    players = int(options["players"])
    if kinds is None:
        kinds = _opponents(players)
    if len(kinds) != players:
        raise ValueError(f"{players} players need as many seats, not {len(kinds)} ({', '.join(kinds)})")
    names = _split(args.names, "--names") if args.names is not None else None
    seats = make_seats(game, kinds, names, language)
    bots = _bots(tuple(seats))
    seed = new_seed() if args.seed is None else seed_from_text(args.seed)
    guided = not has_matches(game.id) if args.guide is None else args.guide
    file = RecordFile.create(args.record or fresh_path(game.id), seed)
    match = Match.new(game, options, seats, seed, file.append)
    screen = Screen(language, game, match.seats)
    return Session(LocalTable(match, file, bots), screen, _pace(args, screen), guided=guided)


def _only_game() -> str:
    names = game_names()
    if len(names) == 1:
        return names[0]
    raise ValueError(f"name a game; there is: {', '.join(names) or 'none'}")


def _split(text: str, what: str) -> list[str]:
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise ValueError(f"{what} {text!r}: separate entries by commas, none may be empty")
    return words


def _opponents(players: int) -> list[str]:
    """You in the first seat, the best bots there are in the others, in turn."""
    installed = bot_names()
    opponents = [name for name in _OPPONENTS if name in installed][:2]
    if not opponents:
        return [HUMAN] * players
    return [HUMAN, *(opponents[place % len(opponents)] for place in range(players - 1))]


def make_seats(game: Game[Any], kinds: list[str], names: list[str] | None, language: str) -> list[Seat]:
    """Seats with names that tell them apart; those not given are made up."""
    given = names or []
    if len(given) > len(kinds):
        raise ValueError(f"{len(given)} names are given for {len(kinds)} players")
    words = Translator(language, [game])
    names = list(given)
    for place, kind in list(enumerate(kinds))[len(given) :]:
        if kind == HUMAN:
            names.append(words.text("common-player", number=place + 1))
        else:
            names.append(f"{kind.partition(':')[0].capitalize()} {place + 1}")
    if len(set(names)) != len(names):
        raise ValueError("two players have the same name")
    return [Seat(name, None if kind == HUMAN else kind) for name, kind in zip(names, kinds, strict=True)]


# --- a match taken up again ---------------------------------------------------------------------------


def _resumed(args: argparse.Namespace, language: str) -> Session:
    given = [name for name in _FIXED if getattr(args, name) is not None]
    if given:
        raise ValueError(f"--resume takes {given[0]} from the record; leave it out")
    path = last_unfinished() if args.resume == "last" else Path(args.resume)
    file = RecordFile.reopen(path)
    record = file.found
    try:
        if record is None:
            raise RecordFileError(f"{path}: the record is empty")
        game = game_of(path, record)
        bots = _bots(record.header.seats)
        with naming(path):
            match = Match.from_record(game, record, file.seed, file.append)
    except (ValueError, OSError):
        with suppress(OSError):
            file.close(finished=False)
        raise
    screen = Screen(language, game, match.seats)
    return Session(LocalTable(match, file, bots), screen, _pace(args, screen), guided=bool(args.guide))
