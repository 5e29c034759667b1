"""The examples of the rules page of How to Save a World."""

from typing import Any

from rulings.how_to_save_a_world.builder import A, B, table

from .describe import Step, example


def examples() -> dict[str, dict[str, Any]]:
    """All of them, in the order of the page."""
    return {
        "place": example(
            table(2).seat(A, energy=1).seat(B, placed="sunwell-flats-a"),
            Step("area-sunwell-flats area-reed-delta"),
            Step(
                "area-sunwell-flats area-reed-delta",
                lambda t: t.by(A, "place reed-delta-b"),
                {"players.0.resources.organics": 2, "players.0.resources.minerals": 1},
            ),
            Step("area-reed-delta", lambda t: t.by(B, "pass"), {"turn": A}),
        ),
        "work": example(
            table(3)
            .track("laser", "A2")
            .seat(A, energy=3, genius=2, tokens="moon moon moon")
            .bag(asteroid=3),
            Step("project-laser", shows={"players.0.discs.laser": 2}),
            Step("location-lens-yard-a", lambda t: t.by(A, "place lens-yard-a"), {"phase": "tag-count"}),
            Step(
                "project-laser",
                lambda t: t.by(A, "tags 3"),
                {
                    "players.0.discs.laser": 5,
                    "players.0.vp": 3,
                    "players.0.resources.energy": 0,
                    "players.0.resources.genius": 0,
                    "projects.laser.tier": 2,
                    "bag.laser": 3,
                },
            ),
        ),
        "progress": example(
            table(2).seat(A, energy=1).asteroid(7).threat(3).bag(laser=3, shield=2, asteroid=2),
            Step("asteroid", shows={"asteroid": 7, "threat": 3}),
            Step("asteroid", lambda t: t.all_pass(), {"asteroid": 8, "bag.asteroid": 4}),
            Step(
                "project-laser project-shield",
                lambda t: t.chance("draw 1 1 0 1").luck(),
                {"asteroid": 9, "round": 2},
            ),
        ),
    }
