"""The proxies of deploy/, real ones, in front of a server on the loopback address."""

import getpass
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import connect

from orrery.testing.full import full_run

from .processes import PATIENT, Ear
from .waiting import HUNG, eventually

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
#: The name that the examples serve.
NAME = "play.example.org"
#: Where Debian's package puts each program.
PROGRAMS = {"nginx": "usr/sbin/nginx", "caddy": "usr/bin/caddy"}
NGINX = """\
user {user};
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
#: No certificates from elsewhere, and nothing outside of the folder.
CADDY = """\
{{
    admin off
    auto_https disable_redirects
    storage file_system {folder}
}}
"""


def program(name: str) -> str | None:
    """A proxy that is installed; in a full run one of Debian's package, unpacked into the build folder."""
    if (found := shutil.which(name)) is not None:
        return found
    folder = ROOT / "build" / "proxies"
    unpacked = folder / PROGRAMS[name]
    if not unpacked.exists() and full_run() and shutil.which("apt-get") is not None:
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", name], cwd=folder, capture_output=True, check=False)
        for package in folder.glob(f"{name}_*.deb"):
            subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
    return str(unpacked) if unpacked.exists() else None


def example(name: str, replaced: dict[str, str]) -> str:
    """One of the examples with other words in it; each of them must stand there."""
    text = (DEPLOY / name).read_text("utf-8")
    for words, others in replaced.items():
        assert words in text, f"{name} does not say {words!r} any more"
        text = text.replace(words, others)
    return text


def free_port() -> int:
    """A port of the loopback address that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the name of the examples, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "certificate.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(private)
    return folder / "certificate.pem", folder / "key.pem"


class Front:
    """A proxy that speaks HTTPS by the name of the examples, as a browser reaches it."""

    def __init__(self, port: int, certificate: Path, path: str, plain: int | None) -> None:
        self._port = port
        self._path = path
        self._ssl = ssl.create_default_context(cafile=str(certificate))
        self._http = httpx.Client(verify=self._ssl, timeout=HUNG, trust_env=False)
        #: Where it takes requests without HTTPS, if it does.
        self.plain = plain

    def ask(self, method: str, path: str, **data: Any) -> httpx.Response:
        """An answer; ``path`` is below that of the page. No cookie is kept."""
        self._http.cookies.clear()
        headers = {"Host": NAME, **data.pop("headers", {})}
        address = f"https://127.0.0.1:{self._port}{self._path}{path}"
        name = {"sni_hostname": NAME}
        return self._http.request(method, address, headers=headers, extensions=name, **data)

    @contextmanager
    def socket(self, token: str) -> Iterator[Ear]:
        """A socket through the proxy."""
        headers = {"Authorization": f"Bearer {token}", "Origin": f"https://{NAME}"}
        address = f"wss://{NAME}{self._path}/api/socket"
        with connect(
            address,
            address=("127.0.0.1", self._port),
            ssl=self._ssl,
            additional_headers=headers,
            close_timeout=2,
            **PATIENT,
        ) as wire:
            yield Ear(wire)

    def is_up(self) -> bool:
        """Whether it can be reached."""
        try:
            return self.ask("GET", "/healthz").is_success
        except httpx.TransportError:
            return False

    def close(self) -> None:
        """Hang up."""
        self._http.close()


def nginx(found: str, folder: Path, server: str, path: str, ports: tuple[int, int]) -> list[str]:
    """Make the configuration from the example; what starts it."""
    certificate, key = make_certificate(folder)
    replaced = {
        "listen 443 ssl;": f"listen 127.0.0.1:{ports[0]} ssl;",
        "listen 80;": f"listen 127.0.0.1:{ports[1]};",
        "/etc/ssl/orrery/fullchain.pem": str(certificate),
        "/etc/ssl/orrery/privkey.pem": str(key),
        "http://127.0.0.1:8000/": f"{server}/",
        "location / {": f"location {path}/ {{",
    }
    (folder / "site.conf").write_text(example("nginx.conf", replaced), "utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=getpass.getuser()), "utf-8")
    return [found, "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(found: str, folder: Path, server: str, path: str, ports: tuple[int, int]) -> list[str]:
    """Make the configuration from the example, as its comment says for a path; what starts it."""
    certificate, key = make_certificate(folder)
    opening, closing = f"\ttls {certificate} {key}\n\tbind 127.0.0.1\n", ""
    if path:
        opening, closing = f"{opening}\thandle_path {path}/* {{\n", "\t}\n"
    replaced = {
        "play.example.org {\n": f"https://{NAME}:{ports[0]} {{\n{opening}",
        "\t}\n}\n": f"\t}}\n{closing}}}\n",
        "127.0.0.1:8000": server.removeprefix("http://"),
    }
    text = CADDY.format(folder=folder) + example("Caddyfile", replaced)
    (folder / "Caddyfile").write_text(text, "utf-8")
    return [found, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


MAKERS = {"nginx": nginx, "caddy": caddy}


@contextmanager
def front(name: str, found: str, folder: Path, server: str, path: str) -> Iterator[Front]:
    """The example of a proxy in front of a server: at the root, or below ``path``."""
    folder.mkdir()
    ports = free_port(), free_port()
    command = MAKERS[name](found, folder, server, path, ports)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(folder)})
    proxy = Front(ports[0], folder / "certificate.pem", path, ports[1] if name == "nginx" else None)
    try:
        eventually(lambda: proxy.is_up() or process.poll() is not None, f"{name} up")
        assert process.poll() is None, (folder / "log").read_text("utf-8", "replace")
        yield proxy
    finally:
        proxy.close()
        process.terminate()
        process.wait(HUNG)
