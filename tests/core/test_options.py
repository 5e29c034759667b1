"""Options: read once, and every error lists what there is."""

from typing import Any

import pytest

from orrery.core.options import Option, OptionError, resolve_options

OPTIONS = [
    Option(
        "edition", "second", "which printing", ("second", "first"), {"first": {"exact": True, "limit": 7}}
    ),
    Option("exact", False, "exactly four"),
    Option("limit", 0, "rounds"),
]


def resolve(**raw: object) -> dict[str, Any]:
    return resolve_options("a-game", OPTIONS, 2, 4, raw)


def test_defaults_are_filled_in() -> None:
    assert resolve() == {"players": 4, "edition": "second", "exact": False, "limit": 0}


def test_a_choice_implies_others_unless_they_are_given() -> None:
    assert resolve(edition="first") == {"players": 4, "edition": "first", "exact": True, "limit": 7}
    assert resolve(edition="first", exact="no")["exact"] is False
    assert resolve(exact="no", edition="first")["limit"] == 7


def test_resolved_options_resolve_to_themselves() -> None:
    once = resolve(players="3", edition="first", limit="2")
    assert resolve(**once) == once


@pytest.mark.parametrize("word", ["yes", "TRUE", "on", "1", True])
def test_yes(word: object) -> None:
    assert resolve(exact=word)["exact"] is True


@pytest.mark.parametrize("word", ["no", "False", "OFF", "0", False])
def test_no(word: object) -> None:
    assert resolve(exact=word)["exact"] is False


@pytest.mark.parametrize("number", ["12", 12])
def test_numbers(number: object) -> None:
    assert resolve(limit=number)["limit"] == 12


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        ({"colour": "red"}, "a-game has no option 'colour'; there is: edition, exact, limit"),
        ({"edition": "third"}, "option edition: 'third' is not second|first"),
        ({"exact": "perhaps"}, "option exact: 'perhaps' is not yes|no"),
        ({"limit": "many"}, "option limit: 'many' is not a number from 0"),
        ({"limit": -1}, "option limit: -1 is not a number from 0"),
        ({"limit": "²"}, "option limit: '²' is not a number from 0"),
        ({"players": "²"}, "players: '²' is not a number"),
        ({"limit": True}, "option limit: True is not a number from 0"),
        ({"players": 5}, "a-game is for 2 to 4 players, not 5"),
        ({"players": "1"}, "a-game is for 2 to 4 players, not 1"),
        ({"players": "two"}, "players: 'two' is not a number"),
        ({"players": -2}, "players: -2 is not a number"),
        ({"players": True}, "players: True is not a number"),
    ],
)
def test_errors_list_what_there_is(raw: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        resolve(**raw)
    assert str(caught.value) == message


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="there is: none"):
        resolve_options("bare", [], 2, 2, {"x": 1})
