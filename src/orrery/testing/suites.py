"""Tests for a game in one line each: classes that pytest collects.

::

    from orrery.testing import conformance, corpus, golden

    TestMyGame = conformance("my-game")
    TestMyPlaythroughs = golden("my-game", "tests/golden/my-game")
    TestMyRecords = corpus("my-game", "tests/records/my-game")

pytest is imported when a suite is made, so the rest of the package works without it.
"""

from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from orrery.core.game import Game
from orrery.core.match import verify
from orrery.core.record import RecordError, parse_record
from orrery.core.registry import load_game
from orrery.testing import playfiles
from orrery.testing.checks import CHECKS, Check
from orrery.testing.checks.decisions import meet_rows
from orrery.testing.counting import changed_pins
from orrery.testing.playthrough import MAX_PLIES, Playthrough
from orrery.testing.setups import Setup, chosen_setups

if TYPE_CHECKING:
    import pytest

#: Playthroughs kept for the next check; items of one setup run one after the other.
_KEPT = 4
#: Random games with each setup, until every row of the decision table was met.
_GAMES_UNTIL_MET = 100
#: Plies played on from a position that was given.
_PLIES_FROM_POSITION = 30


def _game(game: Game[Any] | str) -> Game[Any]:
    return load_game(game) if isinstance(game, str) else game


def conformance(
    game: Game[Any] | str,
    *,
    setups: Iterable[Setup] | None = None,
    max_plies: int = MAX_PLIES,
    positions: Callable[[], Iterable[Any]] | None = None,
) -> type:
    """A test class with one item per check and setup; ``game`` is a name or the game itself.

    The setups are all player counts with the defaults, and every value of every option changed alone at
    one of them; with ``ORRERY_FULL=1`` at each of them. ``pytest --orrery-games N`` plays that many random
    games with each. ``positions`` gives states of decisions that random games hardly ever reach.
    """
    import pytest

    rules = _game(game)
    kept: dict[tuple[str, int], Playthrough] = {}

    def played(setup: Setup, number: int) -> Playthrough:
        if (setup.name, number) not in kept:
            while len(kept) >= _KEPT:
                del kept[next(iter(kept))]
            kept[setup.name, number] = Playthrough(rules, setup, number, max_plies)
        return kept[setup.name, number]

    def item(name: str, check: Check) -> Any:
        def test(self: object, setup: Setup, request: "pytest.FixtureRequest") -> None:
            for number in range(int(request.config.getoption("orrery_games", 1))):
                check(played(setup, number))

        test.__name__ = test.__qualname__ = f"test_{name}"
        test.__doc__ = check.__doc__
        return test

    def test_every_decision_is_met(self: object) -> None:
        """Random games and the given positions reach every row of the decision table, rare ones too."""
        plays = []
        for number, state in enumerate(positions() if positions else (), 1):
            setup = Setup(f"given position {number}", {"players": rules.players(state)})
            plays.append(Playthrough(rules, setup, 0, _PLIES_FROM_POSITION, start=state))
        met = {kind for play in plays for kind in play.kinds()}
        meetings, unmet = meet_rows(rules, chosen, _GAMES_UNTIL_MET, met)
        plays += [Playthrough(rules, setup, number, max_plies) for setup, number in meetings]
        for play in plays:
            for name in ("decisions", "sets"):
                CHECKS[name](play)
        if unmet:
            problem = f"{_GAMES_UNTIL_MET * len(chosen)} random games never ask for: {', '.join(unmet)}"
            pytest.fail(f"{problem}; give a position of it, or is the row dead?", pytrace=False)

    chosen = chosen_setups(rules) if setups is None else list(setups)
    names = [setup.name.replace(" ", "-") for setup in chosen]
    by_setup = pytest.mark.parametrize("setup", chosen, ids=names, scope="class")
    items = {f"test_{name}": by_setup(item(name, check)) for name, check in CHECKS.items()}
    items["test_every_decision_is_met"] = test_every_decision_is_met
    return type("Conformance", (), {"__doc__": f"{rules.id} keeps the protocol.", **items})


def golden(game: Game[Any] | str, folder: str | Path, *, seldom: Collection[str] = ()) -> type:
    """A test class that compares the golden playthroughs (and pinned perft counts) in ``folder``.

    ``pytest --orrery-golden-update`` writes them anew, and new ones until everything is covered. ``seldom``
    are kinds of action (as in ``game.table.templates()``) that no random game reaches.
    """
    import pytest

    rules, place = _game(game), Path(folder)
    files = sorted(place.glob("*.play"))

    class Golden:
        """The rules play on as they were written down."""

        @pytest.mark.parametrize("path", files, ids=[path.stem for path in files])
        def test_playthrough(self, path: Path, request: "pytest.FixtureRequest") -> None:
            """Every line of the file comes out again."""
            if request.config.getoption("orrery_golden_update", False):
                playfiles.rewrite(rules, path)
                return
            difference = playfiles.difference(rules, path)
            if difference:
                hint = "if the change is meant, run pytest --orrery-golden-update and review the diff"
                pytest.fail(f"{path.name}: {difference}\n{hint}", pytrace=False)

        def test_everything_is_covered(self, request: "pytest.FixtureRequest") -> None:
            """Every player count, option value and kind of action is in one of the files."""
            if request.config.getoption("orrery_golden_update", False):
                playfiles.complete(rules, place, seldom)
            missing = playfiles.missing(rules, place, seldom)
            if missing:
                pytest.fail(f"no golden file of {rules.id} has: {', '.join(missing)}", pytrace=False)

        def test_perft(self, request: "pytest.FixtureRequest") -> None:
            """Counts of positions are as pinned in ``perft.json``."""
            update = bool(request.config.getoption("orrery_golden_update", False))
            changed = changed_pins(rules, place / "perft.json", update)
            if changed:
                pytest.fail("\n".join(changed), pytrace=False)

    return Golden


def corpus(game: Game[Any] | str, folder: str | Path) -> type:
    """A test class that verifies the finished records (``*.jsonl``) in ``folder``, draw by draw."""
    import pytest

    rules = _game(game)
    files = sorted(Path(folder).glob("*.jsonl"))

    class Corpus:
        """Old matches replay to the same end."""

        @pytest.mark.parametrize("path", files, ids=[path.stem for path in files])
        def test_record(self, path: Path) -> None:
            """The record verifies, or says in words that older rules made it."""
            with path.open(encoding="utf-8") as lines:
                record = parse_record(lines)
            if record.header.rules < rules.rules_version:
                with pytest.raises(RecordError, match="of the rules; this program has"):
                    verify(rules, record)
            else:
                assert verify(rules, record) == len(record.entries)

        def test_current_rules_are_there(self) -> None:
            """Some record was played by the rules as they are now."""
            versions = set()
            for path in files:
                with path.open(encoding="utf-8") as lines:
                    versions.add(parse_record(lines).header.rules)
            assert rules.rules_version in versions, f"{folder} has no record of the current rules"

    return Corpus
