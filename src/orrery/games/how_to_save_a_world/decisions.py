"""The decision table: every kind of decision and of chance, and what answers it.

The engine, the view, labels and reasons read the table; only the kinds that are asked most often are called
by name as well (``game``).
"""

from typing import Any, Final

from orrery.core.facts import Decision
from orrery.core.messages import Event
from orrery.games.how_to_save_a_world.rules import (
    boosts,
    cards,
    effects,
    flow,
    gaining,
    payment,
    progress,
    research,
    setup,
    tags,
    turn,
    work,
)
from orrery.games.how_to_save_a_world.state import (
    AFTER_SHUTTLE,
    BOOST_MOVE,
    BOOSTING,
    BUYING,
    CHOOSING,
    DEAL_CARD,
    DRAW_LASER,
    DRAW_SHIELD,
    DRAW_THREAT,
    EXCHANGE,
    FERRYING,
    FIRST_PLAYER,
    GAIN_ANY,
    GAIN_MORE,
    GAIN_UPGRADES,
    KEEP_SPECIES,
    PAY_ANY,
    PAY_TAGS,
    PAYMENT,
    RAISE_ANY,
    REACTIVATING,
    REFILLING,
    REMOVING,
    RESEARCHING,
    REVEAL_CARD,
    REVEAL_FACILITY,
    SPEND_TAGS,
    TAG_COUNT,
    TAKE_TAGS,
    WORKING,
    HowToSaveAWorldState,
)


class Chance:
    """One kind of chance decision: what may come, and what it does."""

    __slots__ = ("happened", "outcomes")

    def __init__(self, outcomes: Any, happened: Any) -> None:
        self.outcomes = outcomes
        self.happened = _to_the_end(happened)


def _to_the_end(step: Any) -> Any:
    """A step, and all that goes on by itself after it."""

    def carried_out(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
        step(s, action, events)
        flow.settle(s, events)

    return carried_out


def _row(
    kind: int, phase: str, chapter: str, answers: str, choices: Any, chosen: Any, set_choice: Any = None
) -> Decision:
    """A row whose answers are written with commas between them."""
    return Decision(kind, phase, chapter, answers.split(", "), choices, _to_the_end(chosen), set_choice)


def _turn_rows() -> list[Decision]:
    return [
        _row(0, "turn", "your-turn", "pass, shuttle, play, place", turn.turn_choices, turn.turn_chosen),
        _row(
            *(KEEP_SPECIES, "species", "set-up", "keep"),
            *(setup.keep_choices, setup.species_kept),
        ),
        _row(
            *(AFTER_SHUTTLE, "after-shuttle", "research-and-upgrades", "done, play, place"),
            *(turn.after_choices, turn.after_chosen),
        ),
        _row(
            *(BOOST_MOVE, "boost-move", "progress-phase", "place"),
            *(progress.boost_move_choices, progress.boost_move_chosen),
        ),
        _row(
            *(BOOSTING, "boost", "boosts", "later, never, boost"),
            *(boosts.boost_choices, boosts.boost_chosen),
        ),
    ]


def _paying_rows() -> list[Decision]:
    return [
        _row(
            *(PAYMENT, "payment", "resources", "genius"),
            *(payment.payment_choices, payment.payment_chosen),
        ),
        _row(
            *(PAY_TAGS, "pay-tags", "worlds-and-locations", "tags"),
            *(payment.tag_payment_choices, payment.tag_payment_chosen),
        ),
        _row(
            *(PAY_ANY, "pay-any", "resources", "pay"),
            *(payment.any_choices, payment.any_chosen, payment.any_set),
        ),
        _row(
            *(TAG_COUNT, "tag-count", "tags", "tags"),
            *(effects.tag_choices, effects.tag_chosen),
        ),
        _row(
            *(SPEND_TAGS, "tags", "tags", "token, card, wild"),
            *(tags.spend_choices, tags.spend_chosen, tags.spend_set),
        ),
        _row(
            *(EXCHANGE, "exchange", "resources", "done, yes"),
            *(effects.exchange_choices, effects.exchange_chosen),
        ),
    ]


def _gaining_rows() -> list[Decision]:
    return [
        _row(
            *(GAIN_ANY, "gain", "resources", "gain"),
            *(gaining.gain_choices, gaining.gain_chosen, gaining.gain_set),
        ),
        _row(
            *(RAISE_ANY, "raise", "resources", "raise"),
            *(gaining.raise_choices, gaining.raise_chosen, gaining.raise_set),
        ),
        _row(
            *(REFILLING, "refill", "resources", "refill"),
            *(gaining.refill_choices, gaining.refill_chosen),
        ),
        _row(
            *(GAIN_MORE, "gain-more", "research-and-upgrades", "plus"),
            *(gaining.more_choices, gaining.more_chosen),
        ),
        _row(
            *(TAKE_TAGS, "take-tag", "tags", "tag"),
            *(tags.take_choices, tags.take_chosen, tags.take_set),
        ),
        _row(
            *(REACTIVATING, "reactivate", "tags", "reactivate"),
            *(tags.reactivate_choices, tags.reactivate_chosen, tags.reactivate_set),
        ),
    ]


def _action_rows() -> list[Decision]:
    return [
        _row(
            *(WORKING, "work", "project-work", "done, work"),
            *(work.work_choices, work.work_chosen),
        ),
        _row(
            *(RESEARCHING, "research", "research-and-upgrades", "done, upgrade"),
            *(research.research_choices, research.research_chosen),
        ),
        _row(
            *(GAIN_UPGRADES, "upgrade", "research-and-upgrades", "upgrade"),
            *(research.gain_upgrade_choices, research.gain_upgrade_chosen),
        ),
        _row(
            *(BUYING, "buy", "cards", "done, buy"),
            *(cards.buy_choices, cards.buy_chosen),
        ),
        _row(
            *(REMOVING, "remove", "cards", "done, remove, remove played"),
            *(cards.remove_choices, cards.remove_chosen),
        ),
        _row(
            *(CHOOSING, "choose", "worlds-and-locations", "option"),
            *(effects.option_choices, effects.option_chosen),
        ),
        _row(
            *(FERRYING, "ferry", "your-turn", "done, shuttle"),
            *(effects.ferry_choices, effects.ferry_chosen),
        ),
    ]


DECISIONS: Final[dict[int, Decision]] = {
    row.kind: row for rows in (_turn_rows, _paying_rows, _gaining_rows, _action_rows) for row in rows()
}

CHANCES: Final[dict[int, Chance]] = {
    DEAL_CARD: Chance(setup.deal_outcomes, setup.card_dealt),
    REVEAL_CARD: Chance(cards.reveal_outcomes, cards.revealed),
    REVEAL_FACILITY: Chance(progress.facility_outcomes, progress.facility_revealed),
    FIRST_PLAYER: Chance(setup.first_outcomes, setup.first_drawn),
    DRAW_THREAT: Chance(progress.draw_outcomes, progress.threat_drawn),
    DRAW_LASER: Chance(progress.draw_outcomes, progress.laser_fired),
    DRAW_SHIELD: Chance(progress.draw_outcomes, progress.shield_raised),
}
