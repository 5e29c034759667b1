"""Games whose observations tell something else than their views."""

from typing import Any

from plugin_game.game import LAYOUT, Contraband

from orrery.core.observation import Layout

from .defect import Defect


class ShortObservation(Contraband):
    def observe(self, state: Any, seat: int) -> list[int]:
        return super().observe(state, seat)[:-1]


class OutOfRange(Contraband):
    def observe(self, state: Any, seat: int) -> list[int]:
        numbers = super().observe(state, seat)
        numbers[0] = 17
        return numbers


class SeesTheDeck(Contraband):
    """Tells what lies in the deck: from that and the own hand follows what the others hold."""

    def observe(self, state: Any, seat: int) -> list[int]:
        numbers = super().observe(state, seat)
        numbers[-1] = state.deck[0]
        return numbers


class OverlooksTheHand(Contraband):
    def observe(self, state: Any, seat: int) -> list[int]:
        numbers = super().observe(state, seat)
        hand = next(field for field in LAYOUT.fields if field.name == "own hand")
        numbers[hand.start : hand.start + hand.size] = [0] * hand.size
        return numbers


class ObservationChanges(Contraband):
    def observe(self, state: Any, seat: int) -> list[int]:
        state.round += 1
        return super().observe(state, seat)


class SameName(Contraband):
    def observation_layout(self) -> Layout | None:
        layout = Layout()
        for _ in range(LAYOUT.size):
            layout.amount("number", 99, low=-1)
        return layout


class NoRoom(Contraband):
    def observation_layout(self) -> Layout | None:
        layout = Layout()
        layout.amount("all", -2, LAYOUT.size)
        return layout


DEFECTS: list[Defect] = [
    (ShortObservation, "observation", "numbers; the layout has"),
    (OutOfRange, "observation", "not a number from"),
    (SeesTheDeck, "observation", "it tells what view() does not"),
    (OverlooksTheHand, "observation", "sees two positions differently"),
    (ObservationChanges, "observation", "changes the state"),
    (SameName, "observation", "more than one field"),
    (NoRoom, "observation", "room for nothing"),
]
