"""What bots are told of positions of Alien Frontiers."""

from rulings.alien_frontiers.builder import Table, table

from orrery.core.features import FoundList
from orrery.games.alien_frontiers.game import GAME


def told(position: Table) -> list[dict[str, float]]:
    """The features of every seat by name, with their amounts."""
    found = [FoundList() for _ in position.state.players]
    GAME.describe(position.state, list(found))
    names = GAME.features.names
    return [
        {names[feature]: amount for feature, amount in zip(seat.features, seat.amounts, strict=True)}
        for seat in found
    ]


def test_a_territory_is_told_with_the_strongest_rival_there() -> None:
    first, second, third = told(table(players=3).colonies("lem", 2, 1, 1).roll(2, 2, 5))
    assert "colonies, most of a rival on lem 2-1" in first
    assert "colonies, most of a rival on lem 1-2" in second
    assert "colonies, most of a rival on lem 1-2" in third
    assert "territories 1" in first and "territories 0" in second


def test_the_lead_counts_colonies_territories_cards_and_the_positron_field() -> None:
    position = table(players=2).colonies("lem", 2, 0).colonies("pohl", 0, 1).seat(1, cards="city")
    first, second = told(position.field("positron", "lem").roll(2, 2, 5))
    # Two colonies, the territory and the field are four points; a colony, a territory and a card are three.
    assert "lead in points, from 7 behind 8" in first
    assert "lead in points, from 7 behind 6" in second


def test_a_turn_is_told_as_if_it_ended_now() -> None:
    """Whoever is at turn rolls last; what is made of the unplaced ships is reckoned alone."""
    first, second = told(table(players=2).roll(2, 2, 5))
    assert "turns until the own roll, colonies left 1-8" in first
    assert "turns until the own roll, colonies left 0-8" in second
    assert first["reckoned by the turn"] > 0.0
    assert "reckoned by the turn" not in second


def test_a_position_is_settled_between_two_turns_alone() -> None:
    position = table(players=2).roll(5).play("solar 5")
    assert not GAME.settled(position.state)
    GAME.apply(position.state, GAME.parse(position.state, "end"))
    assert GAME.settled(position.state)
    GAME.apply(position.state, GAME.legal(position.state)[0])
    assert not GAME.settled(position.state)
