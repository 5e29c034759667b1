"""A push service and a mail server of one's own, which really open what they get."""

import asyncio
import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """Takes messages as the push service of a browser does, and opens them as the browser does."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.status = 201
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def device(self, name: str = "device") -> dict[str, Any]:
        """What a browser would send to the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encode(point), "auth": encode(self._auth)}
        return {"endpoint": f"http://127.0.0.1:{self.port}/{name}", "keys": keys, "language": "en"}

    def opened(self) -> list[Any]:
        """The messages in clear."""
        return [
            json.loads(
                http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
            )
            for _, _, body in self.requests
        ]


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.requests.append((self.path, dict(self.headers), body))
            self.send_response(service.status)
            if service.status == 302:
                self.send_header("Location", f"http://127.0.0.1:{service.port}/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Mailbox:
    """Keeps every e-mail."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], Any]] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        from email import message_from_bytes, policy

        self.mails.append((envelope.rcpt_tos, message_from_bytes(envelope.content, policy=policy.default)))
        return "250 taken"


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, int]]:
    box = Mailbox()
    loop = asyncio.new_event_loop()
    listening = loop.run_until_complete(
        loop.create_server(lambda: SMTP(box, hostname="127.0.0.1", loop=loop), "127.0.0.1", 0)
    )
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield box, listening.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        listening.close()
        loop.close()
