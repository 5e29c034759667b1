"""What goes on by itself: frames that are neither a decision nor chance are resolved until one is."""

from orrery.core.messages import Event
from orrery.games.alien_artifacts.components import NOWHERE
from orrery.games.alien_artifacts.effects import ALL
from orrery.games.alien_artifacts.rules import (
    attack,
    building,
    cards,
    deeds,
    production,
    setup,
    technologies,
    turn,
)
from orrery.games.alien_artifacts.rules.blockade import clear_fees, fee
from orrery.games.alien_artifacts.rules.conditions import holds
from orrery.games.alien_artifacts.state import (
    ACTION_ENDS,
    ADDED,
    ATTACHING,
    ATTACK_BEGINS,
    ATTACK_ENDS,
    AUTO_BUILD,
    DO_EFFECT,
    DRAWING,
    ENTERED,
    FILLING_HAND,
    FINAL_FEE,
    GAME_ENDS,
    MINING,
    PAY_FEE,
    PRODUCING,
    SCORING_TECHS,
    SEARCHING,
    SETTING_UP,
    SHIP_DONE,
    SHIPS_ATTACK,
    TAKING,
    TRIGGER,
    VALUE_MADE,
    AlienArtifactsState,
)


def settle(s: AlienArtifactsState, events: list[Event] | None) -> None:
    """Go on until somebody decides, chance is asked, or the game is over."""
    stack = s.stack
    while stack and not s.over:
        frame = stack[-1]
        kind = frame[0]
        if kind < DO_EFFECT:
            if (
                kind not in (PAY_FEE, FINAL_FEE)
                or fee(s.players[frame[1]], frame[2]) <= s.players[frame[1]].bank
            ):
                return
            stack.pop()
            continue
        stack.pop()
        _resolve(s, frame, events)


def _resolve(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    kind, seat = frame[0], frame[1]
    if kind == FILLING_HAND:
        turn.filling_hand(s, seat, events)
    elif kind == ACTION_ENDS:
        clear_fees(s)
    elif kind == PRODUCING:
        production.producing(s, seat, frame[2], frame[3])
    elif kind == AUTO_BUILD:
        building.auto_build(s, seat)
    elif kind == ENTERED:
        building.entered(s, seat, frame[2])
    elif kind == ADDED:
        building.added(s, seat, frame[2])
    elif kind == TRIGGER:
        _triggered(s, frame, events)
    elif kind == TAKING:
        deeds.taking(s, frame, events)
    elif kind == DO_EFFECT:
        if frame[2] == NOWHERE:
            attack.attack_started(s, seat, events)
        else:
            cards.carry_out(s, seat, ALL[frame[2]], events)
    elif kind == DRAWING:
        turn.drawing(s, seat, frame[2])
    elif kind == MINING:
        production.mining(s, seat)
    elif kind == SCORING_TECHS:
        technologies.scoring_technologies(s, seat)
    elif kind == SEARCHING:
        cards.searching(s, frame, events)
    elif kind == ATTACHING:
        cards.attaching(s, seat, frame[2], frame[3])
    elif kind == ATTACK_BEGINS:
        attack.attack_begins(s, seat)
    elif kind == SHIPS_ATTACK:
        attack.ships_attack(s, seat, events)
    elif kind == VALUE_MADE:
        attack.value_made(s, frame, events)
    elif kind == SHIP_DONE:
        attack.ship_done(s, frame, events)
    elif kind == ATTACK_ENDS:
        attack.attack_ends(s)
    elif kind == SETTING_UP:
        setup.setting_up(s, frame[2], events)
    elif kind == GAME_ENDS:
        s.over = True


def _triggered(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """What a card makes of an added one, unless it is blockaded and was not paid for."""
    _, seat, number, added = frame
    effect = ALL[number]
    if effect.source not in s.players[seat].powers.blocked and holds(s, seat, effect, added):
        cards.carry_out(s, seat, effect, events)
