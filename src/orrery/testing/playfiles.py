"""Golden playthroughs: a whole game as text, one line a ply, compared line by line.

A ``.play`` file starts with ``#`` lines (game, options, the seed it was made with), then every line is
``ply actor legal:digest notation = hash | what changed``. The moves in the file are the input, all else
is what the rules make of them, so a file outlives any change of bots and of luck.
"""

import hashlib
import random
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from orrery.core.fields import dump
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.options import OptionError, Options
from orrery.core.record import state_hash
from orrery.testing.diffs import changes
from orrery.testing.setups import Value, other_values, spelled

_MAX_PLIES: Final = 20_000
#: Options changed at once in one file.
_BUNDLE: Final = 3
#: Extra games played in search of a kind of action, before it is given up.
_TRIES: Final = 300
#: An outcome of chance or any legal action, rather than the one that looks best, in percent.
_RANDOM_PERCENT: Final = 25


@dataclass
class PlayFile:
    """What a file was made from: options as changed from the defaults, seed, and moves."""

    changed: dict[str, str]
    seed: str
    moves: list[str]


def read_play(text: str) -> PlayFile:
    """The input of a golden file; ``ValueError`` if it is none."""
    found = PlayFile({}, "", [])
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("# options "):
            found.changed = dict(word.split("=", 1) for word in line.split()[2:])
        elif line.startswith("# seed "):
            found.seed = line.removeprefix("# seed ")
        elif not line.startswith("#"):
            left, sign, _ = line.partition(" = ")
            if not sign:
                raise ValueError(f"line {number} is no line of a golden file")
            found.moves.append(left.split(" ", 3)[3])
    return found


def _header(game: Game[Any], source: PlayFile) -> list[str]:
    words = " ".join(f"{name}={value}" for name, value in source.changed.items())
    return [f"# golden playthrough of {game.id}", f"# options {words}", f"# seed {source.seed}"]


def _line(game: Game[Any], ply: int, state: Any, action: int) -> str:
    """Apply ``action`` and describe it."""
    actor = game.actor(state)
    moves = [game.notate(state, option) for option in game.legal(state)]
    digest = hashlib.blake2b("\n".join(moves).encode(), digest_size=3).hexdigest()
    notation, before = game.notate(state, action), dump(state)
    game.apply(state, action)
    diff = ", ".join(changes(before, dump(state)))
    who = "chance" if actor == CHANCE else f"seat{actor}"
    return f"{ply} {who} {len(moves)}:{digest} {notation} = {state_hash(game.key(state))} | {diff}"


def _result(game: Game[Any], state: Any) -> str:
    return f"# result {game.scores(state)} {game.ranking(state)}"


def render(game: Game[Any], source: PlayFile) -> str:
    """The file that the rules make of these moves; ``ValueError`` if one of them is illegal."""
    state = game.new_state(game.resolve(source.changed))
    lines = _header(game, source)
    for ply, move in enumerate(source.moves):
        action = game.parse(state, move)
        if action not in game.legal(state):
            raise ValueError(f"ply {ply}: {move!r} is no longer legal")
        lines.append(_line(game, ply, state, action))
    if game.actor(state) != TERMINAL:
        raise ValueError(f"the game is not over after {len(source.moves)} plies")
    return "\n".join([*lines, _result(game, state), ""])


def difference(game: Game[Any], path: Path) -> str | None:
    """The first line of a golden file that comes out different, both spellings; None if none does."""
    text = path.read_text("utf-8")
    try:
        now = render(game, read_play(text))
    except ValueError as error:
        return str(error)
    for number, (old, new) in enumerate(zip(text.splitlines(), now.splitlines(), strict=False), 1):
        if old != new:
            return f"line {number}\n  was {old}\n  now {new}"
    return None if text == now else "the file is longer or shorter than it should be"


# --- making files -----------------------------------------------------------------------------------


class Explorer:
    """Plays a game to its end, toward kinds of action that it has not seen yet."""

    def __init__(self, game: Game[Any], seen: set[str]) -> None:
        self.game = game
        self.seen = seen

    def play(self, changed: dict[str, str], seed: str) -> PlayFile:
        """A finished game; what occurred in it counts as seen."""
        game, rng = self.game, random.Random(f"{game_seed(self.game, changed)}/{seed}")
        found = PlayFile(changed, seed, [])
        options: Options = game.resolve(changed)
        state = game.new_state(options)
        while game.actor(state) != TERMINAL and len(found.moves) < _MAX_PLIES:
            action = self._choose(state, rng)
            self.seen.add(game.table.template(action))
            found.moves.append(game.notate(state, action))
            game.apply(state, action)
        return found

    def _choose(self, state: Any, rng: random.Random) -> int:
        game = self.game
        if game.actor(state) == CHANCE:
            listed = game.chance(state)
            return rng.choices([outcome for outcome, _ in listed], [weight for _, weight in listed])[0]
        legal = game.legal(state)
        new = [action for action in legal if game.table.template(action) not in self.seen]
        if new or len(legal) == 1 or rng.randrange(100) < _RANDOM_PERCENT:
            return rng.choice(new or legal)
        return max(legal, key=lambda action: self._worth(state, action) + rng.random() * 0.01)

    def _worth(self, state: Any, action: int) -> float:
        seat = self.game.actor(state)
        after = state.clone()
        self.game.apply(after, action)
        return self.game.evaluate(after)[seat]


def game_seed(game: Game[Any], changed: dict[str, str]) -> str:
    """Distinguishes the luck of files with different options."""
    return f"golden/{game.id}/{sorted(changed.items())}"


def _bundles(game: Game[Any]) -> list[dict[str, str]]:
    """Options of the files to make: defaults for every player count, then changes, a few at a time."""
    counts = range(game.min_players, game.max_players + 1)
    plans = [{"players": str(players)} for players in counts]
    changed: list[tuple[str, Value]] = []
    for option in game.options:
        values = other_values(option)
        # One number stands for all, the largest, so that the game is not over at once.
        changed += [(option.name, value) for value in (values if option.choices else values[-1:])]
    while changed:
        bundle: dict[str, str] = {"players": str(counts[-1 - len(plans) % len(counts)])}
        for name, value in changed[:]:
            if name not in bundle and len(bundle) <= _BUNDLE and _allowed(game, {**bundle, name: value}):
                bundle[name] = spelled(value)
                changed.remove((name, value))
        plans.append(bundle)
    return plans


def _allowed(game: Game[Any], changed: Mapping[str, object]) -> bool:
    """Whether these options may be set together."""
    try:
        game.resolve(changed)
    except OptionError:
        return False
    return True


def _tables(game: Game[Any]) -> list[dict[str, str]]:
    """Every player count with each option changed that leaves a game its full length."""
    switches = [option for option in game.options if option.choices or isinstance(option.default, bool)]
    changes = [{}, *({option.name: spelled(other_values(option)[0])} for option in switches)]
    counts = range(game.min_players, game.max_players + 1)
    return [{"players": str(players), **change} for change in changes for players in counts]


def _wanted(game: Game[Any], seldom: Collection[str]) -> dict[str, set[str]]:
    """Everything that has to be in some golden file: values by option, and kinds of action but for some."""
    wanted = {"players": {str(count) for count in range(game.min_players, game.max_players + 1)}}
    for option in game.options:
        values = other_values(option) if option.choices else other_values(option)[-1:]
        wanted[option.name] = {spelled(option.default), *map(spelled, values)}
    wanted["action"] = set(game.table.templates()) - set(seldom)
    return wanted


def _found(game: Game[Any], folder: Path) -> dict[str, set[str]]:
    """What the golden files of a folder have."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.glob("*.play")):
        source = read_play(path.read_text("utf-8"))
        for name, value in game.resolve(source.changed).items():
            found.setdefault(name, set()).add(spelled(value))
        state = game.new_state(game.resolve(source.changed))
        kinds = {game.table.template(game.parse(state, move)) for move in source.moves}
        found.setdefault("action", set()).update(kinds)
    return found


def missing(game: Game[Any], folder: Path, seldom: Collection[str] = ()) -> list[str]:
    """What no golden file has, by name: player counts, option values, kinds of action."""
    found = _found(game, folder)
    return [
        f"{name} {value}"
        for name, values in _wanted(game, seldom).items()
        for value in sorted(values - found.get(name, set()))
    ]


def _write(game: Game[Any], folder: Path, source: PlayFile) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    number = len(list(folder.glob("*.play"))) + 1
    path = folder / f"{number:02d}-{source.changed['players']}p.play"
    path.write_text(render(game, source), "utf-8")


def rewrite(game: Game[Any], path: Path) -> None:
    """Write a file anew from its moves, or play it anew if they are no longer legal."""
    source = read_play(path.read_text("utf-8"))
    try:
        text = render(game, source)
    except ValueError:
        text = render(game, Explorer(game, set()).play(source.changed, source.seed))
    path.write_text(text, "utf-8")


def complete(game: Game[Any], folder: Path, seldom: Collection[str] = ()) -> None:
    """Add files until nothing is missing: first for options, then for rare kinds of action."""
    explorer = Explorer(game, _found(game, folder).get("action", set()))
    for changed in _bundles(game):
        lacking = {tuple(name.split(" ", 1)) for name in missing(game, folder, seldom)}
        if any((name, value) in lacking for name, value in changed.items()):
            _write(game, folder, explorer.play(changed, "1"))
    wanted = _wanted(game, seldom)["action"]
    tables = _tables(game)
    for attempt in range(2, _TRIES):
        if wanted <= explorer.seen:
            return
        before = set(explorer.seen)
        source = explorer.play(tables[attempt % len(tables)], str(attempt))
        if explorer.seen - before:
            _write(game, folder, source)
