"""Limits how often somebody may ask: token buckets, one for each account, address or connection."""

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.types import Scope

from orrery.server.settings import Settings

#: How many buckets are kept; the one used longest ago goes first.
_MOST: Final = 50_000
#: This machine itself: a proxy, or somebody who could do worse.
_HERE: Final = ("127.0.0.1", "::1")


class Bucket:
    """Token bucket: it starts full, holds ``burst`` tokens and gains ``rate`` per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._since = time.monotonic()

    def take(self) -> float:
        """Take one token and return 0; if there is none, return the seconds until there will be."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate

    def give_back(self) -> None:
        """Put back a token that was taken for nothing."""
        self._left = min(self._burst, self._left + 1)


class Buckets:
    """Keeps one :class:`Bucket` per key, made when the key is first used."""

    def __init__(self, rate: float, burst: float, most: int = _MOST) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """Return the bucket of this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str) -> float:
        """Take one token of this key and return 0, or return the seconds until there will be one."""
        return self.of(key).take()

    def give_back(self, key: str) -> None:
        """Put back a token of this key that was taken for nothing."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back()


def trusted(settings: Settings) -> frozenset[str]:
    """Return the addresses that are not one person's: this machine, and proxies that bring many."""
    return frozenset((*_HERE, *settings.proxies))


def address_of(scope: Scope) -> str:
    """Return the network address a request comes from; the IPv6 network of one household counts as one."""
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
