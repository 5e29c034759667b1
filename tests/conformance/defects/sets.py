"""Games whose sets are not what their moves take."""

from typing import Any

from plugin_game.game import (
    DONE,
    OFFER,
    STOW,
    Contraband,
)

from orrery.core.sets import Item, Limit, SetChoice

from .defect import Defect


class OtherOffer(Contraband):
    """Offers another set at the black market than the rules ask for."""

    def _offer_set(self, s: Any, frame: Any) -> SetChoice:
        choice = super()._offer_set(s, frame)
        self.change(s, choice)
        return choice

    def change(self, s: Any, choice: SetChoice) -> None:
        raise NotImplementedError


class ForgetsItem(OtherOffer):
    def change(self, s: Any, choice: SetChoice) -> None:
        choice.items = choice.items[1:]


class TooMany(OtherOffer):
    def change(self, s: Any, choice: SetChoice) -> None:
        for item in choice.items:
            item.times += 1


class CannotStop(OtherOffer):
    def change(self, s: Any, choice: SetChoice) -> None:
        choice.confirm = None


class NeverFits(OtherOffer):
    def change(self, s: Any, choice: SetChoice) -> None:
        choice.goal = 99


class ItemTwice(OtherOffer):
    def change(self, s: Any, choice: SetChoice) -> None:
        choice.items = [*choice.items, *choice.items]


class ItemInVain(OtherOffer):
    """Lists every kind, worth nothing towards a goal that the rest does not need."""

    def change(self, s: Any, choice: SetChoice) -> None:
        choice.limits = [toy_limit]
        choice.items.append(Item(STOW, tags=["@cb-cargo-spice"]))


toy_limit = Limit("@cb-cargo-spice", 0, 0)


class NeverBegun(OtherOffer):
    def change(self, s: Any, choice: SetChoice) -> None:
        choice.begun = False


class AlwaysBegun(OtherOffer):
    def change(self, s: Any, choice: SetChoice) -> None:
        choice.begun = True


class AnyOrder(Contraband):
    """Asks for the cards in any order, so that a pair is two paths."""

    def _offer_choices(self, s: Any, frame: Any) -> list[int]:
        hand = s.players[frame[1]].hand
        return [OFFER + card for card, count in enumerate(hand) if count] + [DONE]


class SetLeaks(OtherOffer):
    """Warns of a card that somebody else offers."""

    def change(self, s: Any, choice: SetChoice) -> None:
        for item in choice.items:
            item.worth = 1 + sum(player.offered[item.action - OFFER] for player in s.players)


class SetLabelMissing(Contraband):
    """Knows words for what is legal only, not for what may be marked."""

    def label(self, state: Any, action: int) -> Any:
        return super().label(state, action) if action != OFFER + 1 else None


DEFECTS: list[Defect] = [
    (ForgetsItem, "sets", "takes a member, but cannot be marked"),
    (TooMany, "sets", "become the same moves"),
    (CannotStop, "sets", "fits, but set_moves() refuses it"),
    (NeverFits, "sets", "no marks can be confirmed"),
    (ItemTwice, "sets", "listed twice"),
    (ItemInVain, "sets", "no set that can be confirmed has it"),
    (NeverBegun, "sets", "become the same moves"),
    (AlwaysBegun, "sets", "called begun"),
    (AnyOrder, "sets", "no set can be marked that becomes it"),
    (SetLeaks, "sets", "another set is offered"),
    (SetLabelMissing, "sets", "not a pair"),
]
