"""Sends one encrypted message to the push service of a browser (RFC 8030, 8188, 8291, 8292).

The address comes from strangers, so it is treated as one that may lead anywhere: HTTPS only, public addresses
only, resolved once and connected to as resolved, no redirects, little time, and nothing of the answer read.
"""

import asyncio
import base64
import hashlib
import os
import re
import socket
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

#: Characters of an address, and bytes of a message: what push services take at least is 4,096.
LONGEST_ENDPOINT: Final = 1024
LONGEST_MESSAGE: Final = 2048
#: Seconds that a message may take to be delivered, and that sending may take.
_LASTS: Final = 24 * 3600
_PATIENCE: Final = 10.0
#: Seconds for which a signature holds; services take a day at most.
_SIGNED: Final = 12 * 3600
#: What the public internet has of IPv6. Elsewhere a gateway may lead to an IPv4 address of any kind (NAT64).
_PUBLIC_IPV6: Final = IPv6Network("2000::/3")
#: Characters that an address is written with; what else there may be every program reads in its own way.
_ENDPOINT: Final = re.compile(r"[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=%-]+")
#: Whoever names a host may let questions about it wait for long, and a thread with each of them. So they wait
#: here, and not where everything else is done that takes a while.
_resolving: Final = ThreadPoolExecutor(8, "push-resolve")


class BadEndpoint(ValueError):
    """An address that nothing is sent to; the message says why."""


class Gone(Exception):
    """The push service does not know this device any more."""


class NotSent(Exception):
    """The push service did not take the message; the message says why, without the address."""


@dataclass(frozen=True, slots=True)
class Device:
    """Where a browser is reached, with the keys that only it can open messages for."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> str:
    """Make the private key by which push services know this server."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(private: str) -> str:
    """Return the public half, as browsers want it."""
    key = Vapid02.from_pem(private.encode()).public_key
    return _encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_device(device: Device, anywhere: bool) -> None:
    """Raise :class:`BadEndpoint` unless messages can be sent to it; ``anywhere`` is for tests."""
    if len(device.endpoint) > LONGEST_ENDPOINT:
        raise BadEndpoint("the address is too long")
    try:
        parts = urlsplit(device.endpoint)
        host = httpx.URL(device.endpoint).host
    except (ValueError, httpx.InvalidURL):
        raise BadEndpoint("the address cannot be read") from None
    if _ENDPOINT.fullmatch(device.endpoint) is None or host != parts.hostname:
        raise BadEndpoint("the address cannot be read")
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadEndpoint("the address is not one of HTTPS")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise BadEndpoint("the address has no host, or a name in front of it")
    try:
        _ = parts.port
        point, secret = _decode(device.p256dh), _decode(device.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadEndpoint("the keys are not those of a browser") from None
    if len(secret) != 16:
        raise BadEndpoint("the keys are not those of a browser")


async def send(
    client: httpx.AsyncClient, device: Device, message: bytes, private: str, contact: str, anywhere: bool
) -> None:
    """Send a message; raises :class:`Gone`, :class:`NotSent` or :class:`BadEndpoint`."""
    assert len(message) <= LONGEST_MESSAGE
    check_device(device, anywhere)
    parts = urlsplit(device.endpoint)
    address = await _resolved(parts.hostname or "", parts.port or 443, anywhere)
    host = f"[{address}]" if ":" in address else address
    url = httpx.URL(device.endpoint).copy_with(host=host)
    origin = f"{parts.scheme}://{parts.netloc}"
    headers = {
        **_signed(private, origin, contact),
        "Host": parts.netloc,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_LASTS),
        "Urgency": "normal",
    }
    body = _encrypted(message, device)
    extensions = {"sni_hostname": parts.hostname} if parts.scheme == "https" else {}
    try:
        async with asyncio.timeout(_PATIENCE):
            async with client.stream(
                "POST", url, content=body, headers=headers, extensions=extensions
            ) as answer:
                status = answer.status_code
    except (httpx.HTTPError, OSError, TimeoutError) as error:
        raise NotSent(type(error).__name__) from None
    if status in (404, 410):
        raise Gone
    if status >= 300:
        raise NotSent(f"status {status}")


async def _resolved(host: str, port: int, anywhere: bool) -> str:
    """Return an address of a host, if all of its addresses are public ones."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(_PATIENCE):
            found = await asyncio.get_running_loop().run_in_executor(_resolving, ask)
    except (OSError, TimeoutError, UnicodeError):
        raise NotSent("the host is not known") from None
    addresses = [str(one[4][0]) for one in found]
    if not anywhere and not all(_public(one) for one in addresses):
        raise BadEndpoint("the address is not a public one")
    return addresses[0]


def _public(address: str) -> bool:
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return parsed.ipv4_mapped.is_global
        if parsed not in _PUBLIC_IPV6 or parsed.sixtofour is not None:
            return False
    return parsed.is_global and not parsed.is_multicast


def _encrypted(message: bytes, device: Device) -> bytes:
    encrypted: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decode(device.p256dh),
        auth_secret=_decode(device.auth),
        version="aes128gcm",
    )
    return encrypted


def _signed(private: str, origin: str, contact: str) -> Mapping[str, str]:
    claims: dict[str, Any] = {"aud": origin, "sub": contact, "exp": int(time.time()) + _SIGNED}
    signed: Mapping[str, str] = Vapid02.from_pem(private.encode()).sign(claims)
    return signed


def endpoint_key(endpoint: str) -> str:
    """Return what an address is known by."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
