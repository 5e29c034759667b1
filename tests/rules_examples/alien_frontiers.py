"""The examples of the rules page of Alien Frontiers."""

from typing import Any

from rulings.alien_frontiers.builder import table

from .describe import Step, example


def examples() -> dict[str, dict[str, Any]]:
    """All of them, in the order of the page."""
    points = {"players.0.points": 0, "players.1.points": 2}
    return {
        "ships": example(
            table(2).seat(0, fuel=1).seat(1, fuel=1).dock("solar", 1, 5).roll(2, 4, 4),
            Step("station-solar", shows={"hand": [2, 4, 4]}),
        ),
        "hub": example(
            table(2).seat(0, fuel=1, ore=1, hub=5).roll(1, 1, 5),
            Step("station-hub", shows={"players.0.hub": 5}),
            Step("station-hub", lambda t: t.play("hub 1", "hub 1"), {"players.0.hub": 7}),
            Step(
                "territory-lem",
                lambda t: t.play("launch", "territory lem"),
                {"players.0.fuel": 0, "players.0.ore": 0, "players.0.points": 2, "players.0.hub": 0},
            ),
        ),
        "mine": example(
            table(2).dock("mine", 1, 4).roll(3, 4, 6),
            Step("station-mine", shows={"hand": [3, 4, 6]}),
            Step("station-mine", lambda t: t.play("mine 4"), {"players.0.ore": 1}),
            Step("station-mine", lambda t: t.play("mine 6"), {"players.0.ore": 2, "hand": [3]}),
        ),
        "raid": example(
            table(2).seat(1, fuel=3, ore=2).dock("raiders", 1, 1, 2, 3).roll(2, 3, 4),
            Step("station-raiders", shows={"players.1.fuel": 3, "players.1.ore": 2}),
            Step("station-raiders station-bay", lambda t: t.play("raiders 2-3-4"), {"phase": "raid"}),
            Step(
                "seat:0:fuel seat:1:fuel",
                lambda t: t.choose(*["take p2 ore"] * 2, *["take p2 fuel"] * 2),
                {"players.0.fuel": 2, "players.0.ore": 2, "players.1.fuel": 1, "players.1.ore": 0},
            ),
        ),
        "control": example(
            table(2).seat(0, fuel=2, ore=2, ships=4, hub=6).colonies("heinlein", 0, 1).roll(1, 2, 5, 6),
            Step("territory-heinlein", shows=points),
            Step(
                "territory-heinlein",
                lambda t: t.play("terraform 6", "territory heinlein"),
                {"players.0.points": 1, "players.1.points": 1},
            ),
            Step(
                "territory-heinlein",
                lambda t: t.play("hub 1", "launch", "territory heinlein"),
                {"players.0.points": 3, "players.1.points": 1},
            ),
        ),
    }
