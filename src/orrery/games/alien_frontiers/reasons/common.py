"""What every kind of reason needs: the message, the price that cannot be paid, the ship that is missing."""

from orrery.core.messages import Label
from orrery.games.alien_frontiers.actions import RELIC
from orrery.games.alien_frontiers.components import IN_HAND
from orrery.games.alien_frontiers.dice import SHOWS
from orrery.games.alien_frontiers.names import ship_name
from orrery.games.alien_frontiers.state import AlienFrontiersState


def why(key: str, rule: str, **args: int | str) -> Label:
    """The message ``key`` with its arguments, citing ``rule``."""
    label: dict[str, int | str] = {"rule": rule}
    label.update(args)
    return (key, label)


def no_seat(s: AlienFrontiersState) -> Label:
    """The move names a player who is not at this table."""
    return why("af-why-no-seat", "A3", players=s.variant.players)


def can_pay(s: AlienFrontiersState, fuel: int, ore: int) -> bool:
    """Whether the player at turn has that much."""
    player = s.players[s.turn]
    return player.fuel >= fuel and player.ore >= ore


def price(s: AlienFrontiersState, rule: str, fuel: int, ore: int) -> Label:
    """The price cannot be paid: what it is, and what is missing."""
    player = s.players[s.turn]
    return why(
        "af-why-price",
        rule,
        fuel=fuel,
        ore=ore,
        missing_fuel=max(0, fuel - player.fuel),
        missing_ore=max(0, ore - player.ore),
    )


def not_unplaced(s: AlienFrontiersState, token: int) -> Label | None:
    """Why no ship of that token can be used from the hand, if none can."""
    if not s.hand and s.relic_at != IN_HAND:
        return why("af-why-all-placed", "A4")
    if token == RELIC:
        return None if s.relic_at == IN_HAND else why("af-why-relic-absent", "A7")
    if SHOWS[s.hand] >> token - 1 & 1:
        return None
    return why("af-why-no-ship", "A4", ship=ship_name(s, token))
