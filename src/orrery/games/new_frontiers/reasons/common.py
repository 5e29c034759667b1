"""What every kind of reason needs: the message, the price that cannot be paid, the colony that is missing."""

from orrery.core.messages import Label
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.situation import NO_COLONY, good_on
from orrery.games.new_frontiers.state import Player


def why(key: str, rule: str, **args: int | str) -> Label:
    """The message ``key`` with its arguments, citing ``rule``."""
    label: dict[str, int | str] = {"rule": rule}
    label.update(args)
    return (key, label)


def price(player: Player, rule: str, credits: int) -> Label:
    """The price cannot be paid: what it is, and what is missing."""
    return why("nf-why-price", rule, credits=credits, missing=credits - player.credits)


def order(rule: str) -> Label:
    """Where several things are chosen, it is in the order of the list: each set is offered once."""
    return why("nf-why-order", rule)


def no_good(player: Player, tile: int, rule: str) -> Label | None:
    """Why there is no good to use on a tile, if there is none."""
    good = good_on(player, tile)
    if good == NO_COLONY:
        return why("nf-why-not-colony", rule, tile=tile_name(tile))
    return why("nf-why-no-good", rule, tile=tile_name(tile)) if good == 0 else None
