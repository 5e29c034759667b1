"""The examples of the rules page of New Frontiers."""

from typing import Any

from rulings.new_frontiers.builder import A, B, table

from .describe import Step, example


def examples() -> dict[str, dict[str, Any]]:
    """All of them, in the order of the page."""
    return {
        "ends": example(
            table(3).seat(A, vp=9, techs="space-marines public-works", colonies="gem-world comet-zone"),
            Step("end-spaces end-colonies", shows={"vp_pool": 27}),
        ),
        "develop": example(
            table(3).seat(A, credits=3).seat(B, credits=3),
            Step("action-develop", shows={"phase": "pick"}),
            Step("action-develop", lambda t: t.by(A, "pick develop"), {"phase": "buy"}),
            Step("tile-space-marines", lambda t: t.by(A, "buy space-marines"), {"players.0.credits": 2}),
            Step("tile-space-marines", lambda t: t.by(B, "buy space-marines"), {"players.1.credits": 1}),
        ),
        "settle": example(
            table(3).seat(A, credits=1, techs="space-marines", explored="rebel-miners gem-world"),
            Step("tile-rebel-miners tile-gem-world", shows={"players.0.military": 2, "players.0.credits": 1}),
            Step("action-settle", lambda t: t.by(A, "pick settle"), {"players.0.colonists": 1}),
            Step(
                "tile-rebel-miners",
                lambda t: t.by(A, "settle rebel-miners"),
                {"players.0.colonists": 0, "players.0.credits": 1, "players.0.military": 2},
            ),
        ),
        "trade": example(
            table(3).seat(A, techs="public-works", colonies="spice-world:N comet-zone:R"),
            Step("tile-spice-world tile-comet-zone"),
            Step("action-trade", lambda t: t.by(A, "pick trade"), {"players.0.vp": 1}),
            Step(
                "tile-spice-world tile-comet-zone",
                lambda t: t.by(A, "sell spice-world"),
                {"players.0.credits": 3},
            ),
            Step(
                "tile-spice-world tile-comet-zone",
                lambda t: t.by(A, "consume public-works"),
                {"players.0.credits": 3, "players.0.vp": 2},
            ),
        ),
    }
