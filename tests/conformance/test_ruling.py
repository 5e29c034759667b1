"""The table of ruling tests fails a test that claims what is not so."""

import pytest
from plugin_game.game import GAME

from orrery.core.game import IllegalAction
from orrery.testing import RulingTable


@pytest.fixture
def table() -> RulingTable:
    """Both seats have drawn; the first is about to stow."""
    t = RulingTable(GAME, GAME.new_state(GAME.resolve({"players": 2})))
    return t.chance("deal spice", "deal silk", "deal maps", "deal maps", "deal robots", "deal silk")


def test_what_is_played_is_told(table: RulingTable) -> None:
    assert (table.actor, table.offers("stow")) == (0, {"spice", "silk", "robots"})
    table.by(0, "stow silk")
    assert table.events[-1].label() == ("cb-event-stows", {"player": "seat:0"})


def test_a_move_of_another_seat_fails(table: RulingTable) -> None:
    with pytest.raises(AssertionError, match="not seat 1 but 0 is asked for 'stow spice'"):
        table.by(1, "stow spice")


def test_chance_and_decisions_are_told_apart(table: RulingTable) -> None:
    with pytest.raises(AssertionError, match="'deal silk' is not left to chance"):
        table.chance("deal silk")
    start = RulingTable(GAME, GAME.new_state(GAME.resolve({"players": 2})))
    with pytest.raises(AssertionError, match="nobody is asked for 'deal silk'"):
        start.play("deal silk")


def test_an_illegal_move_fails(table: RulingTable) -> None:
    with pytest.raises(IllegalAction):
        table.play("stow relics")
    with pytest.raises(ValueError, match="no move reads 'stow gold'"):
        table.play("stow gold")


def test_calling_a_legal_move_illegal_fails(table: RulingTable) -> None:
    assert table.illegal("stow relics", "declare") is table
    with pytest.raises(AssertionError, match="'stow spice' is legal"):
        table.illegal("stow spice")


def test_a_broken_position_is_noticed_at_the_next_move(table: RulingTable) -> None:
    table.state.players[1].hand[0] += 1
    with pytest.raises(AssertionError, match="6 cards of spice, not 5"):
        table.play("stow silk")


def test_calling_a_set_none_fails(table: RulingTable) -> None:
    table.play("stow spice", "stow silk", "smuggle", "smuggle")
    table.chance("deal relics", "deal relics").play("stow relics", "stow relics", "smuggle", "smuggle")
    with pytest.raises(AssertionError, match="can be chosen, in 2 moves"):
        table.no_set("offer silk", "offer robots")
    table.choose("offer robots", "offer silk")
    assert table.actor == 1
