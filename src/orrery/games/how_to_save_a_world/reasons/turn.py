"""Why no lander, card, shuttle or boost now (2.4, 2.5, 2.12, R43)."""

from orrery.core.messages import Label, why
from orrery.games.how_to_save_a_world.actions import BOOST_CARD, LATER, PLACE, PLAY, SHUTTLE
from orrery.games.how_to_save_a_world.components import (
    AREA,
    BOOST_MASK,
    CARD_COST,
    CARD_RES,
    FIRST_BOOST,
    GENIUS,
    MOON,
    SHUTTLE_COST,
    SHUTTLE_RES,
    WORLD,
)
from orrery.games.how_to_save_a_world.names import area_name, card_name, location_name, world_name
from orrery.games.how_to_save_a_world.reasons.common import (
    BOOSTS,
    LOCATIONS,
    PROGRESS,
    SETUP,
    TURN,
    not_usable,
    short,
)
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState, Player


def turn_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A lander that is not ready, a card that is not there, a fee that cannot be paid."""
    player = s.players[frame[1] if frame else s.turn]
    if action < PLAY:
        return (
            ferry_reason(s, frame, action)
            if not player.ready[1 - (action - SHUTTLE)]
            else _fee(player, SHUTTLE_RES, SHUTTLE_COST)
        )
    if action < PLACE:
        refused = not_usable(s, player, action - PLAY, TURN)
        return refused or _fee(player, CARD_RES, CARD_COST)
    location = action - PLACE
    if not player.ready[WORLD[location]]:
        return why("hw-reason-no-lander", rule=TURN, world=world_name(WORLD[location]))
    return _unavailable(s, location)


def _fee(player: Player, resource: int, cost: int) -> Label:
    return short(TURN, resource, cost, player.resources[resource] + player.resources[GENIUS])


def _unavailable(s: HowToSaveAWorldState, location: int) -> Label:
    """A location that is not there, occupied, or in an area that is."""
    if not s.open >> location & 1:
        return why("hw-reason-not-built", rule=LOCATIONS, location=location_name(location))
    if any(location in player.placed for player in s.players):
        return why("hw-reason-occupied", rule=LOCATIONS, location=location_name(location))
    return why("hw-reason-area", rule=LOCATIONS, area=area_name(AREA[location]))


def ferry_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """No lander is ready on the other world."""
    return why("hw-reason-no-lander", rule=TURN, world=world_name(1 - (action - SHUTTLE)))


def boost_move_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """Another available location on the moon."""
    location = action - PLACE
    if WORLD[location] != MOON:
        return why("hw-reason-moon", rule=PROGRESS)
    if BOOST_MASK >> location & 1:
        return why("hw-reason-leaves", rule=PROGRESS, location=location_name(location))
    return _unavailable(s, location)


def boost_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A boost that is not in hand, or whose condition is not met; no later chance."""
    if action == LATER:
        return why("hw-reason-last-chance", rule=BOOSTS)
    card = action - BOOST_CARD + FIRST_BOOST
    refused = not_usable(s, s.players[frame[1]], card, BOOSTS)
    return refused or why("hw-reason-condition", rule=BOOSTS, card=card_name(card))


def species_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """One of the two that were dealt."""
    return why("hw-reason-not-dealt", rule=SETUP)
