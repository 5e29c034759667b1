"""Why a technology cannot be bought, or a world taken, returned or stored (2.5, 2.7, 2.13)."""

from orrery.core.messages import Label
from orrery.games.new_frontiers.actions import BUY, PASS, RETURN, STORE_WORLD, TAKE
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.reasons.common import order, price, why
from orrery.games.new_frontiers.rules import develop
from orrery.games.new_frontiers.state import NewFrontiersState, shown_face
from orrery.games.new_frontiers.tiles import FIRST_WORLD, STACK_OF


def buy_reason(s: NewFrontiersState, action: int, seat: int) -> Label:
    """A technology is for sale once each, while it lasts, on the side that is up."""
    tile = action - BUY
    player = s.players[seat]
    stack = STACK_OF[tile]
    if player.technologies >> tile & 1:
        return why("nf-why-owned", "2.5", tile=tile_name(tile))
    if shown_face(s, stack) != tile:
        return why("nf-why-face", "2.2", tile=tile_name(tile), other=tile_name(shown_face(s, stack)))
    if s.supply[stack] == 0:
        return why("nf-why-sold-out", "2.5", tile=tile_name(tile))
    return price(player, "2.5", develop.price(s, seat, tile))


def take_reason(action: int) -> Label:
    """One of the worlds drawn must be taken."""
    if action == PASS:
        return why("nf-why-take-must", "2.7")
    return why("nf-why-not-displayed", "2.7", tile=tile_name(action - TAKE + FIRST_WORLD))


def return_reason(s: NewFrontiersState, action: int, seat: int, excess: int) -> Label:
    """Exactly the excess goes back, out of the explored worlds."""
    if action == PASS:
        return why("nf-why-return-must", "2.7", worlds=excess)
    world = action - RETURN + FIRST_WORLD
    if world not in s.players[seat].explored:
        return why("nf-why-not-explored", "2.7", tile=tile_name(world))
    return order("2.7")


def store_world_reason(action: int) -> Label:
    """Only a world just returned can be stored."""
    return why("nf-why-not-returned", "2.13", tile=tile_name(action - STORE_WORLD + FIRST_WORLD))
