"""Tells by which names this server goes, and whether a browser's request comes from a page of it."""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from orrery.server.settings import Settings

_PORTS: Final = {"http": 80, "https": 443}


def comes_from_here(origin: str, host: str) -> bool:
    """Tell whether the page at ``origin`` is one of the server that was called as ``host``.

    A proxy may speak HTTPS to the browser and HTTP to us, so the scheme says nothing: host and port are
    compared. A ``host`` without a port means the usual one of whatever scheme the browser used.
    """
    try:
        page, called = urlsplit(origin), urlsplit(f"//{host}")
        page_port, called_port = page.port, called.port
    except ValueError:
        return False
    if page.scheme not in _PORTS or page.hostname is None or origin != f"{page.scheme}://{page.netloc}":
        return False
    if "@" in page.netloc or called.netloc != host or "@" in host:
        return False
    usual = _PORTS[page.scheme]
    return page.hostname == called.hostname and (page_port or usual) == (called_port or usual)


def known_names(settings: Settings) -> frozenset[str]:
    """Return the names by which this server may be called: its machine's, and those of its origins."""
    machine = socket.gethostname().lower()
    given = (urlsplit(origin).hostname or "" for origin in settings.origins)
    return frozenset({"localhost", settings.host.lower(), machine, f"{machine}.local", *given} - {""})


def is_ours(host: str, names: frozenset[str]) -> bool:
    """Tell whether a server of these ``names`` may be called as ``host``; numbers are nobody else's name."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    if name is None:
        return False
    try:
        ip_address(name)
    except ValueError:
        return name in names or name.endswith(".localhost")
    return True
