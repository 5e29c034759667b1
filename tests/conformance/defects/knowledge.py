"""Games that tell what a seat must not know."""

from typing import Any

from plugin_game.game import (
    DECLARE,
    KINDS,
    SMUGGLE,
    STOW,
    Contraband,
    ContrabandState,
)

from orrery.core.messages import EVERYONE, Event, Label

from .defect import Defect


class ViewHasTuple(Contraband):
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "discards": tuple(state.discards)}


class ClaimsToBeOpen(Contraband):
    def open_to_all(self, state: Any) -> bool:
        return True


class ViewLeaksHands(Contraband):
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "hands": [player.hand[:] for player in state.players]}


class SpectatorSeesDeck(Contraband):
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        return {**view, "left": state.deck[:]} if seat is None else view


class RedrawsOwnHand(Contraband):
    def determinize(self, state: Any, seat: int, rng: Any) -> Any:
        return super().determinize(state, (seat + 1) % len(state.players), rng)


class DeterminizeChangesTruth(Contraband):
    def determinize(self, state: Any, seat: int, rng: Any) -> Any:
        state.round += 1
        return super().determinize(state, seat, rng)


class DeterminizeLosesCard(Contraband):
    def determinize(self, state: Any, seat: int, rng: Any) -> Any:
        copy = super().determinize(state, seat, rng)
        others = [player for place, player in enumerate(copy.players) if place != seat]
        others[0].smuggled = others[0].smuggled[1:] + others[0].smuggled[:1]
        return copy


class DeterminizeLeaks(Contraband):
    def determinize(self, state: Any, seat: int, rng: Any) -> Any:
        return state.clone()


class TellsByItsPace(Contraband):
    def __init__(self) -> None:
        super().__init__()
        self.facts.secret = ()


class EventLeaks(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        super().apply(state, action, events)
        if events is not None and STOW <= action < DECLARE:
            events.append(
                Event("cb-event-stowed", {"card": f"@cb-cargo-{KINDS[(action - STOW) % len(KINDS)]}"})
            )


class MoveLeaks(Contraband):
    def audience(self, state: ContrabandState, action: int) -> int:
        return EVERYONE


class LabelLeaks(Contraband):
    def label(self, state: Any, action: int) -> Label:
        return (
            "cb-move-deal",
            {"rival": sum(card * player.stowed for card, player in enumerate(state.players))},
        )


class ReasonLeaks(Contraband):
    def reason(self, state: Any, action: int) -> Label:
        return ("cb-why-phase", {"rival": state.players[-1].hand[0]})


class LegalLeaks(Contraband):
    """The second seat may declare only what beats the first seat's secret card."""

    def legal(self, state: Any) -> list[int]:
        legal = super().legal(state)
        if legal == [DECLARE, SMUGGLE] and state.stack[-1][1] == 1:
            first, own = state.players[0], state.players[1]
            if sum(first.smuggled) and first.smuggled[-1] == 0 and own.stowed < 2:
                return [SMUGGLE]
        return legal


class SilentReveal(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        super().apply(state, action, events)
        for event in events or []:
            event.reveals = False


class KeyLeaks(Contraband):
    def key(self, state: Any, seat: int | None = None) -> bytes:
        return super().key(state)


DEFECTS: list[Defect] = [
    (ViewHasTuple, "view_json", "view.discards is a tuple"),
    (ClaimsToBeOpen, "view_json", "sees something else"),
    (ViewLeaksHands, "determinize", "view.hands"),
    (SpectatorSeesDeck, "determinize", "a spectator shows"),
    (RedrawsOwnHand, "determinize", "draws again what it does know"),
    (DeterminizeChangesTruth, "determinize", "changes the true state"),
    (DeterminizeLosesCard, "determinize", "unsound"),
    (DeterminizeLeaks, "hidden_drawn_again", "determinize() leaks it"),
    (TellsByItsPace, "secret_choices", "name the phase in Facts"),
    (EventLeaks, "hidden_drawn_again", "the events tell"),
    (MoveLeaks, "audience", "must keep it secret"),
    (LabelLeaks, "twins", "tells a secret"),
    (ReasonLeaks, "twins", "tells a secret"),
    (LegalLeaks, "twins", "other actions are legal"),
    (SilentReveal, "twins", "could be taken back"),
    (KeyLeaks, "twins", "key(state, seat) differs"),
]
