"""The decision table: every kind of decision and of chance, and what answers it.

The engine, the view, labels and reasons read the table; only the kinds that are asked most often are called
by name as well (``game``).
"""

from typing import Final

from orrery.core.facts import Decision
from orrery.core.stack_game import Chance, Rows
from orrery.games.how_to_save_a_world.reasons import choices as choice_reasons
from orrery.games.how_to_save_a_world.reasons import paying as paying_reasons
from orrery.games.how_to_save_a_world.reasons import turn as turn_reasons
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
)

_ROWS: Final = Rows(flow.settle)


def _turn_rows() -> list[Decision]:
    return [
        _ROWS.decision(
            0,
            "turn",
            "your-turn",
            "pass, shuttle, play, place",
            turn.turn_choices,
            turn.turn_chosen,
            reason=turn_reasons.turn_reason,
        ),
        _ROWS.decision(
            *(KEEP_SPECIES, "species", "set-up", "keep"),
            *(setup.keep_choices, setup.species_kept),
            reason=turn_reasons.species_reason,
        ),
        _ROWS.decision(
            *(AFTER_SHUTTLE, "after-shuttle", "research-and-upgrades", "done, play, place"),
            *(turn.after_choices, turn.after_chosen),
            reason=turn_reasons.turn_reason,
        ),
        _ROWS.decision(
            *(BOOST_MOVE, "boost-move", "progress-phase", "place"),
            *(progress.boost_move_choices, progress.boost_move_chosen),
            reason=turn_reasons.boost_move_reason,
        ),
        _ROWS.decision(
            *(BOOSTING, "boost", "boosts", "later, never, boost"),
            *(boosts.boost_choices, boosts.boost_chosen),
            reason=turn_reasons.boost_reason,
        ),
    ]


def _paying_rows() -> list[Decision]:
    return [
        _ROWS.decision(
            *(PAYMENT, "payment", "resources", "genius"),
            *(payment.payment_choices, payment.payment_chosen),
            reason=paying_reasons.payment_reason,
        ),
        _ROWS.decision(
            *(PAY_TAGS, "pay-tags", "worlds-and-locations", "tags"),
            *(payment.tag_payment_choices, payment.tag_payment_chosen),
            reason=paying_reasons.tag_payment_reason,
        ),
        _ROWS.decision(
            *(PAY_ANY, "pay-any", "resources", "pay"),
            *(payment.any_choices, payment.any_chosen, payment.any_set),
            reason=paying_reasons.any_reason,
        ),
        _ROWS.decision(
            *(TAG_COUNT, "tag-count", "tags", "tags"),
            *(effects.tag_choices, effects.tag_chosen),
            reason=paying_reasons.tag_count_reason,
        ),
        _ROWS.decision(
            *(SPEND_TAGS, "tags", "tags", "token, card, wild"),
            *(tags.spend_choices, tags.spend_chosen, tags.spend_set),
            reason=paying_reasons.spend_reason,
        ),
        _ROWS.decision(
            *(EXCHANGE, "exchange", "resources", "done, yes"),
            *(effects.exchange_choices, effects.exchange_chosen),
            reason=paying_reasons.exchange_reason,
        ),
    ]


def _gaining_rows() -> list[Decision]:
    return [
        _ROWS.decision(
            *(GAIN_ANY, "gain", "resources", "gain"),
            *(gaining.gain_choices, gaining.gain_chosen, gaining.gain_set),
            reason=choice_reasons.gain_reason,
        ),
        _ROWS.decision(
            *(RAISE_ANY, "raise", "resources", "raise"),
            *(gaining.raise_choices, gaining.raise_chosen, gaining.raise_set),
            reason=choice_reasons.raise_reason,
        ),
        _ROWS.decision(
            *(REFILLING, "refill", "resources", "refill"),
            *(gaining.refill_choices, gaining.refill_chosen),
            reason=choice_reasons.refill_reason,
        ),
        _ROWS.decision(
            *(GAIN_MORE, "gain-more", "research-and-upgrades", "done, plus"),
            *(gaining.more_choices, gaining.more_chosen),
            reason=choice_reasons.more_reason,
        ),
        _ROWS.decision(
            *(TAKE_TAGS, "take-tag", "tags", "tag"),
            *(tags.take_choices, tags.take_chosen, tags.take_set),
            reason=choice_reasons.take_reason,
        ),
        _ROWS.decision(
            *(REACTIVATING, "reactivate", "tags", "reactivate"),
            *(tags.reactivate_choices, tags.reactivate_chosen, tags.reactivate_set),
            reason=choice_reasons.reactivate_reason,
        ),
    ]


def _action_rows() -> list[Decision]:
    return [
        _ROWS.decision(
            *(WORKING, "work", "project-work", "done, work"),
            *(work.work_choices, work.work_chosen),
            reason=choice_reasons.work_reason,
        ),
        _ROWS.decision(
            *(RESEARCHING, "research", "research-and-upgrades", "done, upgrade"),
            *(research.research_choices, research.research_chosen),
            reason=choice_reasons.research_reason,
        ),
        _ROWS.decision(
            *(GAIN_UPGRADES, "upgrade", "research-and-upgrades", "upgrade"),
            *(research.gain_upgrade_choices, research.gain_upgrade_chosen),
            reason=choice_reasons.upgrade_reason,
        ),
        _ROWS.decision(
            *(BUYING, "buy", "cards", "done, buy"),
            *(cards.buy_choices, cards.buy_chosen),
            reason=choice_reasons.buy_reason,
        ),
        _ROWS.decision(
            *(REMOVING, "remove", "cards", "done, remove, remove played"),
            *(cards.remove_choices, cards.remove_chosen),
            reason=choice_reasons.remove_reason,
        ),
        _ROWS.decision(
            *(CHOOSING, "choose", "worlds-and-locations", "option"),
            *(effects.option_choices, effects.option_chosen),
            reason=choice_reasons.option_reason,
        ),
        _ROWS.decision(
            *(FERRYING, "ferry", "your-turn", "done, shuttle"),
            *(effects.ferry_choices, effects.ferry_chosen),
            reason=turn_reasons.ferry_reason,
        ),
    ]


DECISIONS: Final[dict[int, Decision]] = {
    row.kind: row for rows in (_turn_rows, _paying_rows, _gaining_rows, _action_rows) for row in rows()
}

CHANCES: Final[dict[int, Chance]] = {
    DEAL_CARD: _ROWS.chance(setup.deal_outcomes, setup.card_dealt),
    REVEAL_CARD: _ROWS.chance(cards.reveal_outcomes, cards.revealed),
    REVEAL_FACILITY: _ROWS.chance(progress.facility_outcomes, progress.facility_revealed),
    FIRST_PLAYER: _ROWS.chance(setup.first_outcomes, setup.first_drawn),
    DRAW_THREAT: _ROWS.chance(progress.draw_outcomes, progress.threat_drawn),
    DRAW_LASER: _ROWS.chance(progress.draw_outcomes, progress.laser_fired),
    DRAW_SHIELD: _ROWS.chance(progress.draw_outcomes, progress.shield_raised),
}
