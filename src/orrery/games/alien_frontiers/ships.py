"""Docked ships as small ints: ``seat * 8 + token``.

A *token* names a ship in hand or dock: 1..6 an own-colour ship of that value, 7 the Relic Ship. The few loops
that every decision runs through take a ship apart by themselves (``ship >> 3``, ``ship & 7``).
"""

from typing import Final

RELIC: Final = 7

# Masks of tokens have bit ``token - 1``.
RELIC_BIT: Final = 64
SIX_BIT: Final = 32


def ship_of(seat: int, token: int) -> int:
    """The docked ship of that owner and token."""
    return seat * 8 + token


def owner_of(ship: int) -> int:
    """The seat a docked ship belongs to."""
    return ship >> 3


def token_of(ship: int) -> int:
    """What a docked ship shows, or RELIC."""
    return ship & 7


def is_relic(ship: int) -> bool:
    """Whether a docked ship is the Relic Ship."""
    return ship & 7 == RELIC
