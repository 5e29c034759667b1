"""The kit catches broken games: one defect each, found by the check that is meant for it."""

from typing import Any

import pytest
from plugin_game.game import (
    DONE,
    GAME,
    Contraband,
)

from orrery.core.facts import Decision
from orrery.core.messages import Event
from orrery.testing import conformance
from orrery.testing.checks import CHECKS
from orrery.testing.checks.decisions import meet_rows
from orrery.testing.playthrough import Playthrough
from orrery.testing.setups import all_setups, chosen_setups, make_setup

from .defects import DEFECTS
from .defects.decision_table import DeadRow
from .defects.sets import AnyOrder, CannotStop, ForgetsItem, NeverBegun, TooMany


def complaint(game: Contraband, name: str) -> str | None:
    """What a check says of a game, over a few setups and games; None if it is content."""
    for players in (2, 3):
        for number in range(4):
            play = Playthrough(game, make_setup(game, players, {"long_game": True}), number, max_plies=500)
            try:
                CHECKS[name](play)
            except AssertionError as error:
                return str(error)
    return None


@pytest.mark.parametrize(
    ("defect", "check", "words"), DEFECTS, ids=[f"{defect.__name__}-{check}" for defect, check, _ in DEFECTS]
)
def test_a_defect_is_caught(defect: type[Contraband], check: str, words: str) -> None:
    said = complaint(defect(), check)
    assert said is not None, f"{check} overlooks {defect.__name__}"
    assert words in said


@pytest.mark.parametrize("defect", [TooMany, CannotStop, NeverBegun, AnyOrder, ForgetsItem])
def test_sets_too_many_to_try_all_are_drawn(
    defect: type[Contraband], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.testing.checks.sets._ALL", 0)
    assert complaint(defect(), "sets") is not None
    assert complaint(GAME, "sets") is None


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_passes(check: str) -> None:
    assert complaint(GAME, check) is None


def test_every_check_can_fail() -> None:
    assert {check for _, check, _ in DEFECTS} == set(CHECKS)


def test_a_row_that_no_game_reaches_is_named() -> None:
    setups = [make_setup(GAME, 2, {})]
    assert meet_rows(DeadRow(), setups, 3) == ([(setups[0], 0)], ["bribe"])
    assert meet_rows(GAME, setups, 3) == ([(setups[0], 0)], [])


class RareRow(Contraband):
    """Asks something that comes up in no random game."""

    def __init__(self) -> None:
        super().__init__()
        row = Decision(9, "bribe", "customs", ["done"], lambda s, frame: [DONE], self.bribed)
        self.facts.decisions = (*self.facts.decisions, row)
        self._rows[9] = row

    def bribed(self, s: Any, action: int, events: list[Event]) -> None:
        s.stack.pop()


def test_a_position_of_a_rare_row_can_be_given() -> None:
    game, setups = RareRow(), [make_setup(GAME, 2, {})]
    state = game.new_state(game.resolve({"players": 2}))
    state.stack.append((9, 1))
    with pytest.raises(pytest.fail.Exception, match="never ask for: bribe"):
        conformance(game, setups=setups)().test_every_decision_is_met()
    conformance(game, setups=setups, positions=lambda: [state])().test_every_decision_is_met()
    game._rows[9].answers = ("offer",)
    with pytest.raises(AssertionError, match="given position 1"):
        conformance(game, setups=setups, positions=lambda: [state])().test_every_decision_is_met()


def test_setups_cover_every_count_and_value() -> None:
    names = [setup.name for setup in all_setups(GAME)]
    assert names == [
        f"{players}p{change}" for players in (2, 3, 4) for change in ("", " long_game=yes", " ties=all")
    ]


def test_a_quick_run_has_every_count_and_every_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORRERY_FULL", raising=False)
    names = [setup.name for setup in chosen_setups(GAME)]
    assert names == ["2p", "3p", "3p long_game=yes", "4p", "4p ties=all"]
    monkeypatch.setenv("ORRERY_FULL", "1")
    assert len(chosen_setups(GAME)) == 9
