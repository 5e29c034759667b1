"""The fact sheet of a game."""

from plugin_game.game import GAME

from orrery.core.facts import Decision, Facts
from orrery.core.registry import game_names, load_game


def test_phases_are_those_of_the_decisions_then_chance_and_the_end() -> None:
    assert GAME.facts.phases == ("stow", "open", "offer", "chance", "over")
    assert Facts("xx", [], []).phases == ("chance", "over")


def test_a_row_has_no_set_unless_it_says_so() -> None:
    row = Decision(1, "pay", "prices", ["pay"], None, None)
    assert (row.answers, row.set_choice) == (("pay",), None)
    assert [row.phase for row in GAME.facts.decisions if row.set_choice is not None] == ["offer"]


def test_no_two_games_share_a_prefix() -> None:
    prefixes = [load_game(name).facts.prefix for name in game_names()] + ["common", "terminal", "web"]
    assert len(set(prefixes)) == len(prefixes)
