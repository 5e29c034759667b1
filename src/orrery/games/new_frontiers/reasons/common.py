"""What several kinds of reasons share: a price that cannot be paid, a missing good."""

from orrery.core.messages import Label, why
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.situation import NO_COLONY, good_at
from orrery.games.new_frontiers.state import Player


def price(player: Player, rule: str, credits: int) -> Label:
    """The price cannot be paid: what it is, and what is missing."""
    return why("nf-why-price", rule=rule, credits=credits, missing=credits - player.credits)


def no_good(player: Player, tile: int, rule: str) -> Label | None:
    """Why there is no good to use on a tile, if there is none."""
    good = good_at(player, tile)
    if good == NO_COLONY:
        return why("nf-why-not-colony", rule=rule, tile=tile_name(tile))
    return why("nf-why-no-good", rule=rule, tile=tile_name(tile)) if good == 0 else None
