"""The examples of the rules page of Alien Artifacts."""

from typing import Any

from rulings.alien_artifacts.builder import A, reveal, table

from .describe import Step, example


def examples() -> dict[str, dict[str, Any]]:
    """All of them, in the order of the page."""
    gains = reveal("compass", "systems", "dead-harbour", "gain_credits")
    return {
        "pay": example(
            table(2).seat(
                A,
                empire="calcine:l",
                building="gutenberg mika-1",
                hand="green3-red2-1 blue3-gold1-1 green1-red3-2",
            ),
            Step("planet-gutenberg", shows={"phase": "turn"}),
            Step("resource-green3-red2-1 resource-green1-red3-2", shows={"phase": "turn"}),
            Step(
                "planet-gutenberg",
                lambda t: (
                    t.by(A, "prepare planet")
                    .pay("green3-red2-1.a", "green1-red3-2.a")
                    .by(A, "card gutenberg", "card gutenberg")
                ),
            ),
        ),
        "complete": example(
            table(2).seat(
                A,
                empire="calcine:l",
                building="gutenberg+green3-red1-1.a mika-1",
                hand="green2-red3-1 blue3-gold1-1 red3-blue1-1",
            ),
            Step("planet-gutenberg"),
            Step("resource-green2-red3-1 resource-blue3-gold1-1"),
            Step(
                "planet-gutenberg",
                lambda t: (
                    t.by(A, "build gutenberg")
                    .pay("green2-red3-1.a", "blue3-gold1-1.b")
                    .by(A, "side logistic")
                ),
                # 2 cards, and the faction scores the other one again.
                {"players.0.points": 3},
            ),
        ),
        "attack": example(
            table(2).seat(A, empire="compass:o", hand="red3-blue1-1 red2-blue1-1").system("dead-harbour"),
            Step("system-dead-harbour"),
            Step(
                "system-dead-harbour",
                lambda t: t.by(A, "offensive").pay("red3-blue1-1.a", "red2-blue1-1.a").by(A, "attack system"),
            ),
            Step("faction-star-union", lambda t: t.chance(f"draw {gains}"), {"players.0.bank": 10}),
        ),
    }
