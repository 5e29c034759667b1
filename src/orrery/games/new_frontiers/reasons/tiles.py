"""Why a technology cannot be bought, or a world taken, returned or stored (2.5, 2.7, 2.13)."""

from orrery.core.messages import Label, why
from orrery.core.reasons import order
from orrery.games.new_frontiers.actions import BUY, PASS, RETURN, STORE_WORLD, TAKE, block_of, tile_meant
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.reasons.common import price
from orrery.games.new_frontiers.rules import develop
from orrery.games.new_frontiers.state import Frame, NewFrontiersState, shown_face
from orrery.games.new_frontiers.tiles import STACK_OF


def buy_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """A technology is for sale once each, while it lasts, on the side that is up."""
    if block_of(action) != BUY:
        return None
    tile = action - BUY
    seat = frame[1]
    player = s.players[seat]
    stack = STACK_OF[tile]
    name = tile_name(tile)
    if player.technologies >> tile & 1:
        return why("nf-why-owned", rule="2.5", tile=name)
    if shown_face(s, stack) != tile:
        return why("nf-why-face", rule="2.2", tile=name, other=tile_name(shown_face(s, stack)))
    if s.supply[stack] == 0:
        return why("nf-why-sold-out", rule="2.5", tile=name)
    return price(player, "2.5", develop.price(s, seat, tile))


def take_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """One of the worlds drawn must be taken."""
    if action == PASS:
        return why("nf-why-take-must", rule="2.7")
    if block_of(action) != TAKE:
        return None
    return why("nf-why-not-displayed", rule="2.7", tile=tile_name(tile_meant(TAKE, action)))


def return_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Exactly the excess goes back, out of the explored worlds."""
    _, seat, excess, _ = frame
    if action == PASS:
        return why("nf-why-return-must", rule="2.7", worlds=excess)
    if block_of(action) != RETURN:
        return None
    world = tile_meant(RETURN, action)
    if world not in s.players[seat].explored:
        return why("nf-why-not-explored", rule="2.7", tile=tile_name(world))
    return order("2.7")


def store_world_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Only a world just returned can be stored."""
    if block_of(action) != STORE_WORLD:
        return None
    return why("nf-why-not-returned", rule="2.13", tile=tile_name(tile_meant(STORE_WORLD, action)))
