"""The decision table: every kind of decision and of chance, and what answers it.

The engine, the view, labels and reasons read the table; only the kinds that are asked most often are called
by name as well (``game``).
"""

from typing import Final

from orrery.core.facts import Decision
from orrery.core.stack_game import Chance, Rows
from orrery.games.alien_artifacts.reasons import choices as choice_reasons
from orrery.games.alien_artifacts.reasons import paying as paying_reasons
from orrery.games.alien_artifacts.reasons import turn as turn_reasons
from orrery.games.alien_artifacts.rules import (
    attaching,
    attack,
    blockade,
    building,
    buying,
    combat,
    decks,
    deeds,
    effects,
    flow,
    payment,
    preparing,
    production,
    programme,
    setup,
    technologies,
    triggers,
    turn,
    usage,
)
from orrery.games.alien_artifacts.state import (
    ARTIFACT_DRAW,
    ATTACH_SECTION,
    ATTACH_TO,
    ATTACK_SHIPS,
    ATTACK_TARGET,
    CHOOSE_CARD,
    CHOOSE_CLASS,
    CHOOSE_SIDE,
    CHOOSE_TYPE,
    DEFENCE,
    DISCARD_COST,
    DISCARD_HAND,
    DRAW_HAND,
    DRAW_PRODUCED,
    EXTRA_CARDS,
    FACTION_DEAL,
    FINAL_FEE,
    FIRST_PLAYER,
    KEEP_CARD,
    NEW_SYSTEM,
    NEW_TOP,
    NEXT_BUILD,
    NEXT_PLANET,
    NEXT_SHIP,
    NEXT_TECH,
    NEXT_TRIGGER,
    PAY_FEE,
    PAYMENT,
    PICK_FACTION,
    PLACE_TOKENS,
    PLAN_DRAW,
    PREPARE_CARDS,
    PROGRAMME,
    REDRAW,
    REMOVE_TOKENS,
    REVEAL_ATTACHED,
    REVEAL_ATTACK,
    REVEAL_TECH,
    SHOW_SECTION,
    TRADE_CARDS,
    USE_ABILITY,
)

_ROWS: Final = Rows(flow.settle)


def _turn_rows() -> list[Decision]:
    deed_words = "pass, end, buy, build, prepare, trade, unblock, offensive, income, mine, faction"
    used_words = "act, use, artifact, fee"
    words = f"{deed_words}, {used_words}"
    return [
        _ROWS.decision(
            0,
            "turn",
            "your-turn",
            words,
            turn.turn_choices,
            turn.turn_chosen,
            reason=turn_reasons.turn_reason,
        ),
        _ROWS.decision(
            *(DISCARD_HAND, "discard", "your-turn", "done, discard"),
            *(turn.discard_choices, turn.discard_chosen, turn.discard_set),
            reason=paying_reasons.discard_reason,
        ),
        _ROWS.decision(
            *(PICK_FACTION, "faction", "factions", "pick"),
            *(setup.faction_choices, setup.faction_chosen),
            reason=choice_reasons.faction_reason,
        ),
        _ROWS.decision(
            *(PAYMENT, "payment", "paying", "pay, pay from"),
            *(payment.payment_choices, deeds.pay_chosen, payment.payment_set),
            reason=paying_reasons.payment_reason,
        ),
        _ROWS.decision(
            *(TRADE_CARDS, "trade", "basic-actions", "done, pay, pay from"),
            *(preparing.trade_choices, preparing.trade_chosen, preparing.trade_set),
            reason=paying_reasons.trade_reason,
        ),
        _ROWS.decision(
            *(PREPARE_CARDS, "prepare", "basic-actions", "done, pay, pay from"),
            *(preparing.prepare_choices, preparing.prepare_chosen, preparing.prepare_set),
            reason=paying_reasons.prepare_reason,
        ),
        _ROWS.decision(
            *(ATTACH_TO, "attach-to", "basic-actions", "card"),
            *(preparing.attach_choices, preparing.attach_chosen),
            reason=choice_reasons.attach_reason,
        ),
        _ROWS.decision(
            *(EXTRA_CARDS, "extra", "basic-actions", "extra"),
            *(buying.extra_choices, buying.extra_chosen),
            reason=choice_reasons.extra_reason,
        ),
        _ROWS.decision(
            *(KEEP_CARD, "keep", "basic-actions", "keep"),
            *(buying.keep_choices, buying.keep_chosen, buying.keep_set),
            reason=choice_reasons.keep_reason,
        ),
    ]


def _building_rows() -> list[Decision]:
    return [
        _ROWS.decision(
            *(CHOOSE_SIDE, "side", "completing", "side"),
            *(building.side_choices, building.side_chosen),
        ),
        _ROWS.decision(
            *(NEXT_BUILD, "next-build", "completing", "card"),
            *(building.build_itself_choices, building.build_itself_chosen),
            reason=choice_reasons.next_build_reason,
        ),
        _ROWS.decision(
            *(NEXT_TRIGGER, "next-trigger", "completing", "card"),
            *(triggers.trigger_choices, triggers.trigger_chosen),
            reason=choice_reasons.next_trigger_reason,
        ),
        _ROWS.decision(
            *(SHOW_SECTION, "show", "producing", "show"),
            *(production.section_choices, production.section_chosen),
        ),
        _ROWS.decision(
            *(NEXT_PLANET, "next-planet", "producing", "card"),
            *(production.planet_choices, production.planet_chosen),
            reason=choice_reasons.next_planet_reason,
        ),
        _ROWS.decision(
            *(NEXT_TECH, "next-technology", "operational-actions", "card"),
            *(technologies.technology_choices, technologies.technology_chosen),
            reason=choice_reasons.next_technology_reason,
        ),
    ]


def _attack_rows() -> list[Decision]:
    return [
        _ROWS.decision(
            *(ATTACK_TARGET, "target", "attacking", "done, attack system, attack"),
            *(attack.target_choices, attack.target_chosen),
            reason=choice_reasons.target_reason,
        ),
        _ROWS.decision(
            *(ATTACK_SHIPS, "ships", "attacking", "done, ship"),
            *(attack.ship_choices, attack.ship_chosen, attack.ship_set),
            reason=choice_reasons.ships_reason,
        ),
        _ROWS.decision(
            *(DEFENCE, "defence", "attacking", "defend"),
            *(attack.defence_choices, attack.defence_chosen),
            reason=choice_reasons.defence_reason,
        ),
        _ROWS.decision(
            *(NEXT_SHIP, "next-ship", "attacking", "ship"),
            *(combat.next_ship_choices, combat.next_ship_chosen),
            reason=choice_reasons.next_ship_reason,
        ),
        _ROWS.decision(
            *(USE_ABILITY, "ability", "attacking", "yes, no"),
            *(combat.ability_choices, combat.ability_answered),
        ),
        _ROWS.decision(
            *(REDRAW, "redraw", "attacking", "yes, no"),
            *(combat.redraw_choices, combat.redraw_answered),
        ),
        _ROWS.decision(
            *(PLACE_TOKENS, "blockade", "blockades", "card"),
            *(blockade.placing_choices, blockade.token_placed, blockade.placing_set),
            reason=choice_reasons.placing_reason,
        ),
        _ROWS.decision(
            *(REMOVE_TOKENS, "unblock", "blockades", "card"),
            *(blockade.removing_choices, blockade.token_removed, blockade.removing_set),
            reason=choice_reasons.removing_reason,
        ),
        _ROWS.decision(
            *(PAY_FEE, "fee", "blockades", "yes, no"),
            *(blockade.fee_answers, blockade.fee_answered),
        ),
        _ROWS.decision(
            *(FINAL_FEE, "final-fee", "the-end", "yes, no"),
            *(blockade.fee_answers, blockade.fee_answered),
        ),
    ]


def _card_rows() -> list[Decision]:
    return [
        _ROWS.decision(
            *(PROGRAMME, "three-colours", "card-actions", "done, pay, pay from"),
            *(programme.programme_choices, programme.programme_chosen),
            reason=paying_reasons.programme_reason,
        ),
        _ROWS.decision(
            *(CHOOSE_CARD, "choose-card", "card-actions", "card"),
            *(effects.card_choices, effects.card_chosen),
            reason=choice_reasons.choose_card_reason,
        ),
        _ROWS.decision(
            *(CHOOSE_TYPE, "choose-type", "card-actions", "type"),
            *(buying.type_choices, buying.type_chosen),
            reason=choice_reasons.choose_type_reason,
        ),
        _ROWS.decision(
            *(CHOOSE_CLASS, "choose-class", "card-actions", "class"),
            *(effects.class_choices, effects.class_chosen),
            reason=choice_reasons.choose_class_reason,
        ),
        _ROWS.decision(
            *(ATTACH_SECTION, "attach-section", "card-actions", "show"),
            *(attaching.attach_section_choices, attaching.attach_section_chosen),
        ),
        _ROWS.decision(
            *(DISCARD_COST, "discard-price", "card-actions", "discard"),
            *(usage.discard_cost_choices, usage.discard_cost_chosen, usage.discard_cost_set),
            reason=paying_reasons.discard_price_reason,
        ),
    ]


DECISIONS: Final[dict[int, Decision]] = {
    row.kind: row for rows in (_turn_rows, _building_rows, _attack_rows, _card_rows) for row in rows()
}

CHANCES: Final[dict[int, Chance]] = {
    DRAW_HAND: _ROWS.chance(decks.draw_outcomes, turn.hand_drawn),
    DRAW_PRODUCED: _ROWS.chance(decks.draw_outcomes, production.produced),
    REVEAL_TECH: _ROWS.chance(decks.draw_outcomes, technologies.technology_revealed),
    REVEAL_ATTACK: _ROWS.chance(decks.draw_outcomes, combat.attack_revealed),
    REVEAL_ATTACHED: _ROWS.chance(decks.draw_outcomes, attaching.attached_revealed),
    NEW_TOP: _ROWS.chance(decks.top_outcomes, decks.top_revealed),
    NEW_SYSTEM: _ROWS.chance(decks.system_outcomes, decks.system_revealed),
    ARTIFACT_DRAW: _ROWS.chance(decks.artifact_outcomes, decks.artifact_gained),
    PLAN_DRAW: _ROWS.chance(decks.plan_outcomes, decks.plan_gained),
    FACTION_DEAL: _ROWS.chance(setup.faction_outcomes, setup.faction_dealt),
    FIRST_PLAYER: _ROWS.chance(setup.first_outcomes, setup.first_drawn),
}
