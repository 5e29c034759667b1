"""What every kind of reason needs: the price that cannot be paid, the ship that is missing."""

from orrery.core.messages import Label, why
from orrery.games.alien_frontiers.components import IN_HAND
from orrery.games.alien_frontiers.dice import SHOWS
from orrery.games.alien_frontiers.names import ship_name
from orrery.games.alien_frontiers.ships import RELIC
from orrery.games.alien_frontiers.state import AlienFrontiersState


def no_seat(s: AlienFrontiersState) -> Label:
    """The move names a player who is not at this table."""
    return why("af-why-no-seat", rule="A3", players=s.variant.players)


def lacking(s: AlienFrontiersState, fuel: int, ore: int) -> dict[str, int]:
    """A price and what the player at turn lacks of it, as arguments."""
    player = s.players[s.turn]
    return {
        "fuel": fuel,
        "ore": ore,
        "missing_fuel": max(0, fuel - player.fuel),
        "missing_ore": max(0, ore - player.ore),
    }


def can_pay(s: AlienFrontiersState, fuel: int, ore: int) -> bool:
    """Whether the player at turn has that much."""
    player = s.players[s.turn]
    return player.fuel >= fuel and player.ore >= ore


def price(s: AlienFrontiersState, rule: str, fuel: int, ore: int) -> Label:
    """The price cannot be paid: what it is, and what is missing."""
    return why("af-why-price", rule=rule, **lacking(s, fuel, ore))


def all_placed(s: AlienFrontiersState) -> bool:
    """Whether the player at turn has no unplaced ship."""
    return not s.hand and s.relic_at != IN_HAND


def not_unplaced(s: AlienFrontiersState, token: int) -> Label | None:
    """Why no ship of that token can be used from the hand, if none can."""
    if all_placed(s):
        return why("af-why-all-placed", rule="A4")
    if token == RELIC:
        return None if s.relic_at == IN_HAND else why("af-why-relic-absent", rule="A7")
    if SHOWS[s.hand] >> token - 1 & 1:
        return None
    return why("af-why-no-ship", rule="A4", ship=ship_name(s, token))
