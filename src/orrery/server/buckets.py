"""How often each of many may ask: a token bucket for everyone, and who shares one."""

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.types import Scope

from orrery.server.limits import Bucket

#: How many buckets are kept; the one used longest ago goes first.
_MOST: Final = 50_000


class Buckets:
    """One bucket per key: full at first, ``burst`` deep, filled again at ``rate`` per second."""

    def __init__(self, rate: float, burst: float, most: int = _MOST) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> float:
        """Take one out: 0, or how many seconds it will be until there is one to take."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()


def address_of(scope: Scope) -> str:
    """The network address that a request comes from; a whole IPv6 network of one household is one."""
    client = scope.get("client")
    if not client:
        return "nowhere"
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
