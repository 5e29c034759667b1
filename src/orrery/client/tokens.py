"""Keeps the token of a program's account: one file per server, readable by its owner only."""

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

_OWNER_ONLY: Final = 0o600


def server_url(text: str) -> str:
    """Return the address of a server in one spelling; raises ``ValueError`` if it is none.

    ``play.example.org`` is ``https://play.example.org``; a machine's own address is ``http`` unless told.
    """
    address = text.strip()
    if "://" not in address:
        host = address.partition("/")[0].rpartition(":")[0] or address.partition("/")[0]
        address = f"{'http' if host in ('localhost', '127.0.0.1', '[::1]') else 'https'}://{address}"
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise ValueError(f"{text!r} is no address of a server") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(f"{text!r} is no address of a server; write it as https://play.example.org")
    if parts.username is not None or parts.password is not None:
        raise ValueError("an address holds no name or password: the terminal keeps its own token")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    place = host if port is None else f"{host}:{port}"
    return f"{parts.scheme}://{place}{parts.path.rstrip('/')}"


class TokenFile:
    """Keeps the token for one server in a folder."""

    def __init__(self, folder: Path, server: str) -> None:
        self.server = server
        scheme, _, rest = server.partition("://")
        self.path = folder / f"{re.sub(r'[^A-Za-z0-9.-]+', '_', rest)}.{scheme}.json"

    def read(self) -> str | None:
        """Return the token, if there is one for this server."""
        try:
            data = json.loads(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError):
            raise ValueError(f"{self.path}: this is no token; remove the file to start anew") from None
        match data:
            case {"server": self.server, "token": str(token)}:
                return token
        return None

    def write(self, token: str) -> None:
        """Keep a token in place of the one before; the file is complete at every moment."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        with suppress(FileNotFoundError):
            fresh.unlink()
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY), "w") as file:
            json.dump({"server": self.server, "token": token}, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, self.path)

    def set_aside(self, mark: str) -> Path:
        """Keep the token under another name, for it may be the only key to an account; returns its path."""
        aside = self.path.with_suffix(f".{re.sub(r'[^A-Za-z0-9_-]+', '_', mark)}.json")
        os.replace(self.path, aside)
        return aside

    def forget(self) -> None:
        """Remove the token."""
        self.path.unlink(missing_ok=True)
