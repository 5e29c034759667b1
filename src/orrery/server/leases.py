"""Tells which other server processes are dead, so that their tables can be claimed.

Every process gives a sign of life every two seconds, by its own clock, which may be behind: it does not count
the time in which the process stood still. So times of two processes are never compared. Whoever gave the same
sign at several looks in a row is taken for dead; a process that comes to look but seldom, because the machine
is busy or the database away, takes the longer for it, and does not blame others for that. Only a process that
has just started, and has nothing else to go by, believes the clocks: else players would be charged for the
hours in which there was no server.
"""

from collections.abc import Mapping
from typing import Final

from orrery.server.storage.rooms import Sign

#: Seconds between two signs of life of a process, and between two looks at those of the others.
RENEWAL: Final = 2.0
#: At so many looks in a row a process that is dead was seen with the same sign.
SAME_SIGN: Final = 4


class Leases:
    """Remembers the signs of life that other processes gave, from look to look."""

    def __init__(self, server_id: str, alone: bool) -> None:
        self._server_id = server_id
        #: Whether no other process can be alive on this database.
        self._alone = alone
        self._looks: dict[str, tuple[Sign, int]] | None = None

    def look(self, signs: Mapping[str, Sign], now: float) -> dict[str, Sign]:
        """Take in all signs of life, and return those that were the last of a process."""
        if self._looks is None:
            old = now - SAME_SIGN * RENEWAL
            self._looks = {name: (sign, SAME_SIGN) for name, sign in signs.items() if sign.seen < old}
        looks: dict[str, tuple[Sign, int]] = {}
        for name, sign in signs.items():
            known, times = self._looks.get(name, (sign, 0))
            looks[name] = (sign, times + 1 if known == sign else 1)
        self._looks = looks
        return {
            name: sign
            for name, (sign, times) in looks.items()
            if name != self._server_id and (self._alone or sign.gone or times >= SAME_SIGN)
        }
