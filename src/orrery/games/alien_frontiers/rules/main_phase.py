"""The main phase: everything the player at turn may do in it, and doing it (specification A4.3)."""

from orrery.core.messages import Event
from orrery.games.alien_frontiers.actions import (
    BAY,
    BAY_BY,
    BLAST,
    BOOST,
    BORROW,
    BUY_RELIC,
    CANNON,
    CLAIM,
    CYCLE,
    DAMPEN,
    END,
    FETCH,
    FLIP,
    GRAVITY,
    ISOLATE,
    LAUNCH,
    MOVE,
    POSITRON,
    REPULSE,
    STASIS,
    TELEPORT,
    TRADE,
    WARP,
    gravity_ships,
    token_named,
)
from orrery.games.alien_frontiers.components import (
    AT_MARKET,
    BOOSTER,
    CRYSTAL,
    GRAVITY_MANIPULATOR,
    HUB_CIRCLES,
    IN_HAND,
    ISOLATION_FIELD,
    POLARITY,
    POSITRON_FIELD,
    REPULSOR_FIELD,
    STASIS_BEAM,
)
from orrery.games.alien_frontiers.rules import discards, powers
from orrery.games.alien_frontiers.rules.discards import discard_actions
from orrery.games.alien_frontiers.rules.display import claim, claimable, cycle
from orrery.games.alien_frontiers.rules.docking import dock, send_to_bay
from orrery.games.alien_frontiers.rules.planet import buy_relic, can_buy_relic
from orrery.games.alien_frontiers.rules.powers import ACTIVE_CARDS, power_actions
from orrery.games.alien_frontiers.rules.stations import (
    can_launch,
    can_trade,
    dock_actions,
    launch,
    stranded_tokens,
    takes_any_ship,
    trade,
)
from orrery.games.alien_frontiers.rules.turn import end_turn
from orrery.games.alien_frontiers.state import MAIN_FRAME, NOWHERE, AlienFrontiersState


def main_choices(s: AlienFrontiersState, frame: tuple[int, ...] = MAIN_FRAME) -> list[int]:
    """Everything the player at turn may do (A4.3)."""
    player = s.players[s.turn]
    fuel = player.fuel
    if s.hand or s.relic_at == IN_HAND:
        out = dock_actions(s, fuel, player.ore)
        may_end = not out or s.variant.free_maintenance
        if may_end or not takes_any_ship(s, out):
            out.extend(BAY_BY[stranded_tokens(s, out)])
    else:
        out = []
        may_end = True
    if s.docks[AT_MARKET] and can_trade(s, fuel):
        out.append(TRADE)
    if player.hub == HUB_CIRCLES and can_launch(player):
        out.append(LAUNCH)
    if s.bonus and can_buy_relic(s):
        out.append(BUY_RELIC)
    if s.cycles and s.display:
        out.append(CYCLE)
    if s.artifact_hand or s.artifact_relic:
        out.extend(claimable(s))
    ready = player.cards & ~s.used & ACTIVE_CARDS
    if ready:
        power_actions(s, ready, out)
        if not s.discard_used:
            discard_actions(s, ready, out)
    if may_end:
        out.append(END)
    return out


def main_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Dock, use what the turn offers, use or discard a card, or end the turn."""
    if s.excess and action != LAUNCH and not s.variant.excess_all_turn:
        s.excess = 0  # only a launch at once keeps the spare steps (ruling 16)
    if action < BAY:
        dock(s, action, events)
    elif action == END:
        end_turn(s, events)
    elif action < CLAIM:
        if action < TRADE:
            send_to_bay(s, token_named(BAY, action))
        elif action == TRADE:
            trade(s, events)
        elif action == LAUNCH:
            launch(s, events)
        elif action == BUY_RELIC:
            buy_relic(s, events)
        elif action == CYCLE:
            cycle(s, events)
    elif action < BOOST:
        claim(s, action - CLAIM, events)
    elif action < DAMPEN:
        _use_card(s, action, events)
    else:
        _discard_card(s, action, events)


def _use_card(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """A card's power paid in fuel."""
    if action < STASIS:
        token = token_named(BOOST, action)
        powers.turn_ship(s, BOOSTER, token, powers.token_value(s, token) + 1, events)
    elif action < FLIP:
        token = token_named(STASIS, action)
        powers.turn_ship(s, STASIS_BEAM, token, powers.token_value(s, token) - 1, events)
    elif action < GRAVITY:
        token = token_named(FLIP, action)
        powers.turn_ship(s, POLARITY, token, powers.opposite(powers.token_value(s, token)), events)
    elif action < BORROW:
        down, up = gravity_ships(action)
        powers.gravity(s, down, up, events)
    elif action < CANNON:
        powers.borrow(s, action - BORROW, events)
    elif action < TELEPORT:
        powers.open_cannon(s, action - CANNON)
    elif action < WARP:
        powers.teleport(s, action, events)
    else:
        powers.warp(s, events)


def _discard_card(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """A card's discard power."""
    if action < ISOLATE:
        discards.spend(s, BOOSTER, events)
        discards.put_field(s, action - DAMPEN, NOWHERE, events)
    elif action < POSITRON:
        discards.spend(s, STASIS_BEAM, events)
        discards.put_field(s, ISOLATION_FIELD, action - ISOLATE, events)
    elif action < REPULSE:
        discards.spend(s, CRYSTAL, events)
        discards.put_field(s, POSITRON_FIELD, action - POSITRON, events)
    elif action < FETCH:
        discards.spend(s, GRAVITY_MANIPULATOR, events)
        discards.put_field(s, REPULSOR_FIELD, action - REPULSE, events)
    elif action < BLAST:
        discards.fetch(s, action - FETCH, events)
    elif action == BLAST:
        discards.open_blast(s)
    elif action == MOVE:
        discards.open_move(s)
    else:
        discards.open_swap(s)
