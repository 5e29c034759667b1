"""The decision table: every kind of decision and of chance, and what answers it."""

from typing import Any, Final

from orrery.core.facts import Decision
from orrery.games.alien_artifacts.actions import (
    CARD,
    CLASS_CHOICE,
    DEAL_FACTION,
    DEFEND,
    DISCARD,
    DRAW,
    EXTRA,
    FIRST,
    GAIN_ARTIFACT,
    GAIN_PLAN,
    KEEP,
    NEXT_SYSTEM,
    NO,
    SHOW,
    SIDE,
    TOP,
    TYPE,
    YES,
)
from orrery.games.alien_artifacts.actions import PICK_FACTION as PICK
from orrery.games.alien_artifacts.rules import (
    attack,
    blockade,
    building,
    cards,
    decks,
    deeds,
    payment,
    production,
    setup,
    technologies,
    turn,
)
from orrery.games.alien_artifacts.state import (
    ARTIFACT_DRAW,
    ATTACH_HAND,
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
    MINING,
    NEW_SYSTEM,
    NEW_TOP,
    NEXT_BUILD,
    NEXT_PLANET,
    NEXT_SHIP,
    NEXT_TECH,
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
    AlienArtifactsState,
)


class Chance:
    """One kind of chance decision: what may come, and what it does."""

    __slots__ = ("happened", "outcomes")

    def __init__(self, outcomes: Any, happened: Any) -> None:
        self.outcomes = outcomes
        self.happened = happened


def _payment_chosen(s: AlienArtifactsState, action: int, events: Any) -> None:
    frame = s.stack[-1]
    if payment.pay_one(s, action):
        deeds.paid_for(s, frame[1], frame[2], frame[3])


_TURN: Final = [
    *("pass", "end", "buy", "build", "prepare", "trade", "unblock", "offensive", "income", "mine"),
    *("faction", "act", "use", "artifact", "fee"),
]
_PAYING: Final = ["pay", "pay from"]


def _rows() -> list[Decision]:
    return [
        Decision(0, "turn", "your-turn", _TURN, lambda s, f: turn.turn_choices(s), turn.turn_chosen),
        Decision(
            PAYMENT,
            "payment",
            "paying",
            _PAYING,
            payment.payment_choices,
            _payment_chosen,
            payment.payment_set,
        ),
        Decision(
            TRADE_CARDS,
            "trade",
            "basic-actions",
            ["done", *_PAYING],
            deeds.trade_choices,
            deeds.trade_chosen,
            deeds.trade_set,
        ),
        Decision(
            PREPARE_CARDS,
            "prepare",
            "basic-actions",
            ["done", *_PAYING],
            deeds.prepare_choices,
            lambda s, a, e: deeds.prepare_chosen(s, a),
            deeds.prepare_set,
        ),
        Decision(
            ATTACH_TO,
            "attach-to",
            "basic-actions",
            ["card"],
            deeds.attach_choices,
            lambda s, a, e: deeds.attach_chosen(s, a - CARD),
        ),
        Decision(
            PROGRAMME,
            "three-colours",
            "card-actions",
            ["done", *_PAYING],
            cards.programme_choices,
            cards.programme_chosen,
            cards.programme_set,
        ),
        Decision(
            EXTRA_CARDS,
            "extra",
            "basic-actions",
            ["extra"],
            deeds.extra_choices,
            lambda s, a, e: deeds.extra_chosen(s, a - EXTRA),
        ),
        Decision(
            KEEP_CARD,
            "keep",
            "basic-actions",
            ["keep"],
            lambda s, f: deeds.keep_choices(s),
            lambda s, a, e: deeds.keep_chosen(s, a - KEEP, e),
        ),
        Decision(
            CHOOSE_SIDE,
            "side",
            "completing",
            ["side"],
            lambda s, f: building.side_choices(),
            lambda s, a, e: building.side_chosen(s, a - SIDE, e),
        ),
        Decision(
            ATTACK_TARGET,
            "target",
            "attacking",
            ["done", "attack system", "attack"],
            attack.target_choices,
            attack.target_chosen,
        ),
        Decision(
            ATTACK_SHIPS,
            "ships",
            "attacking",
            ["done", "ship"],
            attack.ship_choices,
            lambda s, a, e: attack.ship_chosen(s, a),
            attack.ship_set,
        ),
        Decision(
            DEFENCE,
            "defence",
            "attacking",
            ["defend"],
            lambda s, f: attack.defence_choices(s, f[1]),
            lambda s, a, e: attack.defence_chosen(s, a - DEFEND, e),
        ),
        Decision(
            NEXT_SHIP,
            "next-ship",
            "attacking",
            ["ship"],
            lambda s, f: attack.next_ship_choices(s),
            attack.next_ship_chosen,
        ),
        Decision(
            USE_ABILITY,
            "ability",
            "attacking",
            ["yes", "no"],
            lambda s, f: attack.ability_answers(),
            lambda s, a, e: attack.ability_answered(s, a),
        ),
        Decision(
            REDRAW,
            "redraw",
            "attacking",
            ["yes", "no"],
            lambda s, f: [YES, NO],
            lambda s, a, e: attack.redraw_answered(s, a),
        ),
        Decision(
            PLACE_TOKENS,
            "blockade",
            "blockades",
            ["card"],
            blockade.placing_choices,
            lambda s, a, e: blockade.token_placed(s, a - CARD, e),
            lambda s, f: blockade.placing_set(s, f, f[4] > 0),
        ),
        Decision(
            SHOW_SECTION,
            "show",
            "producing",
            ["show"],
            lambda s, f: production.section_choices(f[2], f[3]),
            lambda s, a, e: production.section_chosen(s, a - SHOW, e),
        ),
        Decision(
            NEXT_PLANET,
            "next-planet",
            "producing",
            ["card"],
            lambda s, f: production.planet_choices(s),
            lambda s, a, e: production.planet_chosen(s, a - CARD, MINING),
        ),
        Decision(
            NEXT_TECH,
            "next-technology",
            "operational-actions",
            ["card"],
            lambda s, f: technologies.technology_choices(s),
            lambda s, a, e: technologies.technology_chosen(s, a - CARD),
        ),
        Decision(
            NEXT_BUILD,
            "next-build",
            "completing",
            ["card"],
            lambda s, f: building.build_itself_choices(s, f[1]),
            lambda s, a, e: building.build_itself_chosen(s, a - CARD),
        ),
        Decision(
            REMOVE_TOKENS,
            "unblock",
            "blockades",
            ["card"],
            blockade.removing_choices,
            lambda s, a, e: blockade.token_removed(s, a - CARD, e),
            lambda s, f: blockade.removing_set(s, f, f[4] > 0),
        ),
        Decision(
            CHOOSE_CARD,
            "choose-card",
            "card-actions",
            ["card"],
            cards.card_choices,
            lambda s, a, e: cards.card_chosen(s, a - CARD),
        ),
        Decision(
            CHOOSE_TYPE,
            "choose-type",
            "card-actions",
            ["type"],
            cards.type_choices,
            lambda s, a, e: cards.type_chosen(s, a - TYPE),
        ),
        Decision(
            CHOOSE_CLASS,
            "choose-class",
            "card-actions",
            ["class"],
            cards.class_choices,
            lambda s, a, e: cards.class_chosen(s, a - CLASS_CHOICE, e),
        ),
        Decision(
            ATTACH_SECTION,
            "attach-section",
            "card-actions",
            ["show"],
            lambda s, f: cards.fitting_sections(f[2], f[3]),
            lambda s, a, e: cards.attach_section_chosen(s, a - SHOW, e),
        ),
        Decision(ATTACH_HAND, "attach-hand", "card-actions", ["pay"], cards.hand_choices, cards.hand_chosen),
        Decision(
            DISCARD_COST,
            "discard-price",
            "card-actions",
            ["discard"],
            cards.discard_cost_choices,
            lambda s, a, e: cards.discard_cost_chosen(s, a - DISCARD),
        ),
        Decision(
            DISCARD_HAND,
            "discard",
            "your-turn",
            ["done", "discard"],
            turn.discard_choices,
            lambda s, a, e: turn.discard_chosen(s, a),
            turn.discard_set,
        ),
        Decision(PAY_FEE, "fee", "blockades", ["yes", "no"], blockade.fee_answers, blockade.fee_answered),
        Decision(
            FINAL_FEE, "final-fee", "the-end", ["yes", "no"], blockade.fee_answers, blockade.fee_answered
        ),
        Decision(
            PICK_FACTION,
            "faction",
            "factions",
            ["pick"],
            lambda s, f: setup.faction_choices(s),
            lambda s, a, e: setup.faction_taken(s, a - PICK, e),
        ),
    ]


DECISIONS: Final[dict[int, Decision]] = {row.kind: row for row in _rows()}


def _draws(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    return decks.draw_outcomes(s)


CHANCES: Final[dict[int, Chance]] = {
    DRAW_HAND: Chance(_draws, lambda s, a, e: turn.hand_drawn(s, a - DRAW, e)),
    DRAW_PRODUCED: Chance(_draws, lambda s, a, e: production.produced(s, a - DRAW, e)),
    REVEAL_TECH: Chance(_draws, lambda s, a, e: technologies.technology_revealed(s, a - DRAW, e)),
    REVEAL_ATTACK: Chance(_draws, lambda s, a, e: attack.attack_revealed(s, a - DRAW, e)),
    REVEAL_ATTACHED: Chance(_draws, lambda s, a, e: cards.attached_revealed(s, a - DRAW, e)),
    NEW_TOP: Chance(
        lambda s, f: decks.top_outcomes(s, f[2]), lambda s, a, e: decks.top_revealed(s, a - TOP, e)
    ),
    NEW_SYSTEM: Chance(
        lambda s, f: decks.system_outcomes(s), lambda s, a, e: decks.system_revealed(s, a - NEXT_SYSTEM, e)
    ),
    ARTIFACT_DRAW: Chance(
        lambda s, f: decks.artifact_outcomes(s),
        lambda s, a, e: decks.artifact_gained(s, a - GAIN_ARTIFACT, e),
    ),
    PLAN_DRAW: Chance(
        lambda s, f: decks.plan_outcomes(s), lambda s, a, e: decks.plan_gained(s, a - GAIN_PLAN, e)
    ),
    FACTION_DEAL: Chance(
        lambda s, f: setup.faction_outcomes(s), lambda s, a, e: setup.faction_taken(s, a - DEAL_FACTION, e)
    ),
    FIRST_PLAYER: Chance(
        lambda s, f: setup.first_outcomes(s), lambda s, a, e: setup.first_drawn(s, a - FIRST, e)
    ),
}
