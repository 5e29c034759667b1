"""What goes on by itself: frames that are neither a decision nor chance are resolved until one is."""

from orrery.core.messages import Event
from orrery.games.alien_artifacts.components import NOWHERE
from orrery.games.alien_artifacts.effects import ALL, ON_CARD_ADDED
from orrery.games.alien_artifacts.rules import (
    attaching,
    attack,
    blockade,
    building,
    buying,
    combat,
    effects,
    production,
    setup,
    technologies,
    triggers,
    turn,
)
from orrery.games.alien_artifacts.state import (
    ACTION_ENDS,
    ADDED,
    ASK_FEE,
    ASK_FINAL_FEE,
    ATTACHING,
    ATTACK_BEGINS,
    ATTACK_ENDS,
    AUTO_BUILD,
    DO_EFFECT,
    DRAWING,
    ENTERED,
    FINAL_FEE,
    FIRING,
    GAME_ENDS,
    LOSING,
    MINING,
    PAY_FEE,
    PLACING,
    PRODUCING,
    REVEALING,
    SCORING_TECHS,
    SEARCHING,
    SETTING_UP,
    SHIP_DONE,
    SHIPS_ATTACK,
    TAKING,
    VALUE_MADE,
    AlienArtifactsState,
)


def settle(s: AlienArtifactsState, events: list[Event] | None) -> None:
    """Go on until somebody decides, chance is asked, or the game is over."""
    stack = s.stack
    while stack and not s.over:
        frame = stack[-1]
        if frame[0] < DO_EFFECT:
            return
        if len(stack) > 1:
            stack.pop()
        else:
            # A list that pop empties gets a block of memory elsewhere, and again with what comes next.
            stack.clear()
        if frame[0] == ACTION_ENDS:
            if s.paid:
                blockade.clear_fees(s, 0)
            s.taken = NOWHERE
        else:
            _resolve(s, frame, events)


def _resolve(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    kind, seat = frame[0], frame[1]
    if kind == PRODUCING:
        production.producing(s, seat, frame[2], frame[3])
    elif kind == AUTO_BUILD:
        building.auto_build(s, frame)
    elif kind == ENTERED:
        building.entered(s, seat, frame[2])
    elif kind == ADDED:
        triggers.fire(s, seat, ON_CARD_ADDED, added=frame[2])
    elif kind == DO_EFFECT:
        effects.carry_out(s, seat, ALL[frame[2]], events)
    elif kind == TAKING:
        buying.taking(s, frame, events)
    elif kind >= ATTACK_BEGINS:
        _resolve_attack(s, frame, events)
    elif kind == FIRING:
        triggers.firing(s, frame)
    elif kind == DRAWING:
        turn.drawing(s, seat, frame[2])
    elif kind == MINING:
        production.mining(s, seat)
    elif kind == SCORING_TECHS:
        technologies.scoring_technologies(s, seat)
    elif kind == SEARCHING:
        buying.searching(s, frame, events)
    elif kind == ATTACHING:
        attaching.attaching(s, seat, frame[2], frame[3])
    elif kind == ASK_FEE:
        blockade.ask_fee(s, frame, PAY_FEE)
    elif kind == ASK_FINAL_FEE:
        blockade.ask_fee(s, frame, FINAL_FEE)
    elif kind == SETTING_UP:
        setup.setting_up(s, frame[2], events)
    elif kind == GAME_ENDS:
        s.over = True


def _resolve_attack(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    kind, seat = frame[0], frame[1]
    if kind == ATTACK_BEGINS:
        attack.attack_begins(s, seat)
    elif kind == SHIPS_ATTACK:
        combat.ships_attack(s, seat)
    elif kind == REVEALING:
        combat.revealing(s, frame)
    elif kind == VALUE_MADE:
        combat.value_made(s, frame)
    elif kind == PLACING:
        blockade.place_tokens(s, seat, frame[2], events)
    elif kind == SHIP_DONE:
        combat.ship_done(s, frame)
    elif kind == LOSING:
        combat.losing(s, frame, events)
    elif kind == ATTACK_ENDS:
        attack.attack_ends(s, frame)
