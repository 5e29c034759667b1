"""The kit catches broken games: one defect each, found by the check that is meant for it."""

import random
from copy import copy
from typing import Any

import pytest
from plugin_game import game as toy
from plugin_game.game import (
    DEAL,
    DECLARE,
    DONE,
    GAME,
    KINDS,
    OFFER,
    SMUGGLE,
    STOW,
    Contraband,
    ContrabandState,
)

from orrery.core.facts import Decision
from orrery.core.fields import field_names
from orrery.core.game import TERMINAL
from orrery.core.messages import EVERYONE, Event, Label
from orrery.core.sets import Item, Limit, SetChoice
from orrery.testing import conformance
from orrery.testing.checks import CHECKS
from orrery.testing.checks.decisions import meet_rows
from orrery.testing.playthrough import Playthrough
from orrery.testing.setups import all_setups, chosen_setups, make_setup


class OtherState(Contraband):
    """A game with another class of state, for defects of the state itself."""

    state_type: type[ContrabandState] = ContrabandState

    def new_state(self, options: Any) -> Any:
        plain, state = super().new_state(options), self.state_type()
        for name in field_names(ContrabandState):
            setattr(state, name, getattr(plain, name))
        return state


# --- the clockwork ------------------------------------------------------------------------------------


class RandomStart(Contraband):
    def new_state(self, options: Any) -> Any:
        state = super().new_state(options)
        state.round = random.randrange(10**6)
        return state


class NeverEnds(Contraband):
    def _sell(self, s: Any, events: list[Event]) -> None:
        super()._sell(s, events)
        s.stack = [(toy.OFFERING, 0)]


class Crashes(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        if action == SMUGGLE:
            raise KeyError("smuggle")
        super().apply(state, action, events)


class Unsorted(Contraband):
    def legal(self, state: Any) -> list[int]:
        return super().legal(state)[::-1]


class Doubled(Contraband):
    def legal(self, state: Any) -> list[int]:
        return sorted(super().legal(state) * 2)


class OutOfRange(Contraband):
    def legal(self, state: Any) -> list[int]:
        legal = super().legal(state)
        return [*legal, len(self.table)] if self.actor(state) >= 0 else legal


class OffersTooMuch(Contraband):
    """Offers the first kind for stowing even to a hand without it."""

    def legal(self, state: Any) -> list[int]:
        legal = super().legal(state)
        if state.stack and state.stack[-1][0] == toy.STOWING:
            return sorted({*legal, STOW})
        return legal


class TakesAnything(Contraband):
    def play(self, state: Any, action: int, events: Any = None) -> None:
        self.apply(state.clone(), self.legal(state)[0] if state.stack else DEAL)


class RefusesDestructively(Contraband):
    def play(self, state: Any, action: int, events: Any = None) -> None:
        state.round += 1
        super().play(state, action, events)


class GlobalLuck(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        super().apply(state, action, events)
        if action == SMUGGLE:
            state.players[0].earned += random.randrange(3)


# --- the decision table -------------------------------------------------------------------------------


class Tampered(Contraband):
    """A game with another decision table."""

    def __init__(self) -> None:
        super().__init__()
        self.facts.decisions = tuple(self.tampered(row) for row in self.facts.decisions)

    def tampered(self, row: Decision) -> Decision:
        if row.kind != toy.OFFERING:
            return row
        other = copy(row)
        self.tamper(other)
        return other

    def tamper(self, row: Decision) -> None:
        raise NotImplementedError


class ForgetsSource(Contraband):
    def __init__(self) -> None:
        super().__init__()
        self.facts.sources = self.facts.sources[:-1]


class UnknownAnswer(Tampered):
    def tamper(self, row: Decision) -> None:
        row.answers = ("offer", "done", "sell")


class ForgetsRow(Contraband):
    def __init__(self) -> None:
        super().__init__()
        self.facts.decisions = self.facts.decisions[:-1]


class DeadRow(Contraband):
    def __init__(self) -> None:
        super().__init__()
        dead = Decision(9, "bribe", "customs", ["done"], self._open_choices, self._open_chosen)
        self.facts.decisions = (*self.facts.decisions, dead)


class OtherPhase(Contraband):
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        return {**view, "phase": "stow"} if view["phase"] == "offer" else view


class OtherChoices(Tampered):
    def tamper(self, row: Decision) -> None:
        row.choices = lambda state, frame: [DONE]


class OtherAnswers(Tampered):
    def tamper(self, row: Decision) -> None:
        row.answers = ("offer",)


class OtherSet(Tampered):
    def tamper(self, row: Decision) -> None:
        row.set_choice = None


class OtherwiseChosen(Tampered):
    def tamper(self, row: Decision) -> None:
        row.chosen = lambda state, action, events: self._offer_chosen(state, DONE, events)


# --- sets ---------------------------------------------------------------------------------------------


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


# --- chance -------------------------------------------------------------------------------------------


class ZeroWeight(Contraband):
    def chance(self, state: Any) -> list[tuple[int, int]]:
        return [(outcome, weight - 1) for outcome, weight in super().chance(state)]


class MissingOutcome(Contraband):
    def chance(self, state: Any) -> list[tuple[int, int]]:
        return super().chance(state)[:-1] or super().chance(state)


class UniformSample(Contraband):
    def sample(self, state: Any, rng: Any) -> int:
        legal = self.legal(state)
        return legal[rng.below(len(legal))]


class SampleOfItsOwn(Contraband):
    def sample(self, state: Any, rng: Any) -> int:
        return super().sample(state, toy_rng)


class _SystemLuck(toy.Rng):
    def below(self, n: int) -> int:
        return random.SystemRandom().randrange(n)


toy_rng = _SystemLuck()


class OutcomeIgnored(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        drawing = state.stack[-1][0] == toy.DRAWING
        super().apply(state, self.legal(state)[0] if drawing else action, events)


# --- the state as data --------------------------------------------------------------------------------


class _SharesDeck(ContrabandState):
    __slots__ = ()

    def clone(self) -> Any:
        copy = super().clone()
        copy.deck = self.deck
        return copy


class SharesList(OtherState):
    state_type = _SharesDeck


class _SharesPlayers(ContrabandState):
    __slots__ = ()

    def clone(self) -> Any:
        copy = super().clone()
        copy.players = self.players[:]
        return copy


class SharesObjects(OtherState):
    state_type = _SharesPlayers


class _ForgetsRound(ContrabandState):
    __slots__ = ()

    def clone(self) -> Any:
        copy = super().clone()
        copy.round = 1
        return copy


class ForgetsField(OtherState):
    state_type = _ForgetsRound


class _NoSlots(ContrabandState):
    pass


class Unslotted(OtherState):
    state_type = _NoSlots


class DictField(Contraband):
    def new_state(self, options: Any) -> Any:
        state = super().new_state(options)
        state.ties_pay = {"pay": state.ties_pay}
        return state


class TuplesInLists(Contraband):
    """Pairs two lists deep come back from JSON as lists."""

    def new_state(self, options: Any) -> Any:
        state = super().new_state(options)
        state.discards = [[(count, 0)] for count in state.discards]
        return state

    def _pay(self, s: Any, events: list[Event]) -> None:
        s.discards = [count for ((count, _),) in s.discards]
        super()._pay(s, events)
        s.discards = [[(count, 0)] for count in s.discards]

    def _sell(self, s: Any, events: list[Event]) -> None:
        s.discards = [count for ((count, _),) in s.discards]
        super()._sell(s, events)
        s.discards = [[(count, 0)] for count in s.discards]

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "discards": []}

    def check(self, state: Any) -> None:
        pass


class StaleDerived(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        super().apply(state, action, events)
        if action < STOW and sum(state.deck) % 4 == 0:
            state.deck_size += 1


# --- results and words --------------------------------------------------------------------------------


class LosesCard(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        discards = sum(state.discards)
        super().apply(state, action, events)
        if sum(state.discards) > discards:
            state.discards = [0] * len(KINDS)


class ScoresOneSeat(Contraband):
    def scores(self, state: Any) -> list[dict[str, int]]:
        return super().scores(state)[:1]

    def ranking(self, state: Any) -> list[list[int]]:
        return [list(range(len(state.players)))]

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * len(state.players)


class ScoresFromMemory(Contraband):
    """Counts points in a field that is called derived, but cannot be derived."""

    def scores(self, state: Any) -> list[dict[str, int]]:
        memory = getattr(self, "_memory", {})
        self._memory = memory
        memory[id(state)] = len(memory)
        return [{"points": memory[id(state)]} for _ in state.players]

    def ranking(self, state: Any) -> list[list[int]]:
        return [list(range(len(state.players)))]


class RanksBackwards(Contraband):
    def ranking(self, state: Any) -> list[list[int]]:
        return super().ranking(state)[::-1]


class RanksTooFew(Contraband):
    def ranking(self, state: Any) -> list[list[int]]:
        return super().ranking(state)[:1] if self.actor(state) == TERMINAL else super().ranking(state)


class NotationNotInverse(Contraband):
    def notate(self, state: Any, action: int) -> str:
        return "declare" if action == SMUGGLE else super().notate(state, action)


class ParsesNonsense(Contraband):
    def parse(self, state: Any, text: str) -> int:
        try:
            return super().parse(state, text)
        except ValueError:
            return DECLARE


class LabelIsText(Contraband):
    def label(self, state: Any, action: int) -> Any:
        return "Stow a card"


class LabelHasList(Contraband):
    def label(self, state: Any, action: int) -> Any:
        return ("cb-move-deal", {"cards": [1, 2]})


class NoReason(Contraband):
    def reason(self, state: Any, action: int) -> Any:
        return None


class EventForNobody(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        super().apply(state, action, events)
        if events is not None:
            events.append(Event("cb-news", {"player": "seat:7"}))


# --- the view contract --------------------------------------------------------------------------------


class Reviewed(Contraband):
    """A game with another view."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        self.change(state, view)
        return view

    def change(self, state: Any, view: dict[str, Any]) -> None:
        raise NotImplementedError


class NamelessView(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        del view["game"]


class UnknownPhase(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["phase"] = "lunch"


class PhaseOfNobody(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["phase"] = "stow"


class RoundIsText(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["round"] = str(state.round)


class AsksNobody(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["question"] = None


class AsksAtTheEnd(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["question"] = view["question"] or {"seat": 0}


class NoLimits(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        del view["limits"]


class PointsMiscounted(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["players"][0]["points"] += 1


class UnknownSource(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["players"][0]["score"]["luck"] = 0


class ScoreHiddenAtTheEnd(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        player = view["players"][0]
        player["points"] -= player["score"].pop("declared")


class RawFrame(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["decision"] = list(state.stack[-1]) if state.stack else None


class RawStack(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["decision"] = [list(frame) for frame in state.stack]


# --- knowledge ----------------------------------------------------------------------------------------


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


# --- matches ------------------------------------------------------------------------------------------


class RemembersCalls(Contraband):
    """The rules keep something between calls, so a rebuilt match differs."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def label(self, state: Any, action: int) -> Label:
        self.calls += 1
        return ("cb-move-deal", {"calls": self.calls})


class ForgetsTheSet(OtherOffer):
    """Remembers outside the state that a set was begun, so a rebuilt match does not know it."""

    def apply(self, state: Any, action: int, events: Any = None) -> None:
        self.last = action
        super().apply(state, action, events)

    def change(self, s: Any, choice: SetChoice) -> None:
        choice.begun = choice.begun and OFFER <= getattr(self, "last", DONE) < DECLARE


class _SharesHands(ContrabandState):
    __slots__ = ()

    def clone(self) -> Any:
        copy = super().clone()
        for player, twin in zip(self.players, copy.players, strict=True):
            twin.hand = player.hand
        return copy


class UndoIncomplete(OtherState):
    state_type = _SharesHands


DEFECTS = [
    (RandomStart, "declaration", "leave luck to chance decisions"),
    (NeverEnds, "ends", "does not end"),
    (Crashes, "ends", "KeyError after 'smuggle'"),
    (Unsorted, "legal", "not sorted"),
    (Doubled, "legal", "twice"),
    (OutOfRange, "legal", "leaves the table"),
    (OffersTooMuch, "offered_actions", "after 'stow spice'"),
    (TakesAnything, "illegal_actions", "yet play() takes it"),
    (RefusesDestructively, "illegal_actions", "changed the state"),
    (GlobalLuck, "determinism", "the same actions"),
    (ForgetsSource, "facts", "but scores() has"),
    (UnknownAnswer, "facts", "['sell'], which the action table has not"),
    (ForgetsRow, "decisions", "kind 3 is in no row"),
    (OtherPhase, "decisions", "the view says 'stow', but the decision table 'offer'"),
    (OtherChoices, "decisions", "legal() and the choices of 'offer'"),
    (OtherAnswers, "decisions", "[done] is no answer to 'offer'"),
    (OtherSet, "decisions", "set_choice() and the set of 'offer'"),
    (OtherwiseChosen, "decisions", "carry [offer"),
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
    (ZeroWeight, "chance_weights", "not a positive int"),
    (MissingOutcome, "chance_weights", "different outcomes"),
    (UniformSample, "chance_sample", "disagrees with the weights"),
    (SampleOfItsOwn, "chance_sample", "luck from elsewhere"),
    (OutcomeIgnored, "chance_outcomes", "is the outcome ignored?"),
    (SharesList, "clone_fields", "state.deck is one list"),
    (SharesList, "clone_independence", "changed"),
    (SharesObjects, "clone_fields", "state.players[0] is one object"),
    (ForgetsField, "clone_fields", "state.round is 2, but 1 in the clone"),
    (Unslotted, "clone_fields", "has no __slots__"),
    (DictField, "clone_fields", "state.ties_pay is a dict"),
    (TuplesInLists, "json_round_trip", "discards"),
    (StaleDerived, "derived_fields", "state.deck_size"),
    (LosesCard, "conservation", "cards of"),
    (ScoresOneSeat, "scores", "1 entries for"),
    (ScoresFromMemory, "scores", "is a total cached?"),
    (RanksBackwards, "ranking", "fewer points stand before more"),
    (RanksTooFew, "ranking", "every seat once"),
    (NotationNotInverse, "notation", "both read 'declare'"),
    (ParsesNonsense, "notation", "it should raise ValueError"),
    (LabelIsText, "labels", "not a pair"),
    (LabelHasList, "labels", "arguments are numbers and words"),
    (NoReason, "reasons", "not a pair"),
    (EventForNobody, "events", "'seat:7'"),
    (ViewHasTuple, "view_json", "view.discards is a tuple"),
    (ClaimsToBeOpen, "view_json", "sees something else"),
    (NamelessView, "view_contract", "game is None"),
    (UnknownPhase, "view_contract", "phase is 'lunch'"),
    (PhaseOfNobody, "view_contract", "phase is 'stow', but no seat decides"),
    (RoundIsText, "view_contract", "round is '1', not a number"),
    (AsksNobody, "view_contract", "names the seat that decides"),
    (AsksAtTheEnd, "view_contract", "it is null or"),
    (NoLimits, "view_contract", "limits is None"),
    (PointsMiscounted, "view_contract", "its score adds up to"),
    (UnknownSource, "view_contract", "['luck'], which facts.sources do not list"),
    (ScoreHiddenAtTheEnd, "view_contract", "though the match is over"),
    (RawFrame, "view_contract", "view.decision is a raw frame"),
    (RawStack, "view_contract", "view.decision is a raw frame"),
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
    (RemembersCalls, "replay", "log of the rebuilt match differs"),
    (ForgetsTheSet, "undo", "decisions, not"),
    (UndoIncomplete, "undo", "undo does not restore"),
]


def complaint(game: Contraband, name: str) -> str | None:
    """What a check says of a game, over a few setups and games; None if it is content."""
    for players in (2, 3):
        for number in range(4):
            play = Playthrough(game, make_setup(game, players, {"long_game": True}), number, max_plies=500)
            try:
                CHECKS[name](play)
            except AssertionError as error:
                return str(error)
    return None


@pytest.mark.parametrize(
    ("defect", "check", "words"), DEFECTS, ids=[f"{defect.__name__}-{check}" for defect, check, _ in DEFECTS]
)
def test_a_defect_is_caught(defect: type[Contraband], check: str, words: str) -> None:
    said = complaint(defect(), check)
    assert said is not None, f"{check} overlooks {defect.__name__}"
    assert words in said


@pytest.mark.parametrize("defect", [TooMany, CannotStop, NeverBegun, AnyOrder, ForgetsItem])
def test_sets_too_many_to_try_all_are_drawn(
    defect: type[Contraband], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.testing.checks.sets._ALL", 0)
    assert complaint(defect(), "sets") is not None
    assert complaint(GAME, "sets") is None


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_passes(check: str) -> None:
    assert complaint(GAME, check) is None


def test_every_check_can_fail() -> None:
    assert {check for _, check, _ in DEFECTS} == set(CHECKS)


def test_a_row_that_no_game_reaches_is_named() -> None:
    setups = [make_setup(GAME, 2, {})]
    assert meet_rows(DeadRow(), setups, 3) == ([(setups[0], 0)], ["bribe"])
    assert meet_rows(GAME, setups, 3) == ([(setups[0], 0)], [])


class RareRow(Contraband):
    """Asks something that comes up in no random game."""

    def __init__(self) -> None:
        super().__init__()
        row = Decision(9, "bribe", "customs", ["done"], lambda s, frame: [DONE], self.bribed)
        self.facts.decisions = (*self.facts.decisions, row)
        self._rows[9] = row

    def bribed(self, s: Any, action: int, events: list[Event]) -> None:
        s.stack.pop()


def test_a_position_of_a_rare_row_can_be_given() -> None:
    game, setups = RareRow(), [make_setup(GAME, 2, {})]
    state = game.new_state(game.resolve({"players": 2}))
    state.stack.append((9, 1))
    with pytest.raises(pytest.fail.Exception, match="never ask for: bribe"):
        conformance(game, setups=setups)().test_every_decision_is_met()
    conformance(game, setups=setups, positions=lambda: [state])().test_every_decision_is_met()
    game._rows[9].answers = ("offer",)
    with pytest.raises(AssertionError, match="given position 1"):
        conformance(game, setups=setups, positions=lambda: [state])().test_every_decision_is_met()


def test_setups_cover_every_count_and_value() -> None:
    names = [setup.name for setup in all_setups(GAME)]
    assert names == [
        f"{players}p{change}" for players in (2, 3, 4) for change in ("", " long_game=yes", " ties=all")
    ]


def test_a_quick_run_has_every_count_and_every_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORRERY_FULL", raising=False)
    names = [setup.name for setup in chosen_setups(GAME)]
    assert names == ["2p", "3p", "3p long_game=yes", "4p", "4p ties=all"]
    monkeypatch.setenv("ORRERY_FULL", "1")
    assert len(chosen_setups(GAME)) == 9
