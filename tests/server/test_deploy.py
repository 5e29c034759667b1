"""The files of deploy/ do what they say: read as they are, and run where their programs are to be had."""

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from fnmatch import fnmatch
from pathlib import Path

import httpx
import pytest

from orrery.cli.main import build_parser
from orrery.server.settings import Settings

from .processes import server
from .proxies import DEPLOY, MAKERS, NAME, ROOT, Front, free_port, front, program
from .waiting import HUNG

CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")


def instruction(name: str) -> str:
    """What the container file says after one of its words, over several lines if need be."""
    found = re.search(rf"^{name} ((?:.*\\\n)*.*)$", CONTAINER, re.MULTILINE)
    assert found is not None
    return found[1].replace("\\\n", "")


def unit() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    # Names of systemd are not to be made small.
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "orrery.service", "utf-8")
    return parser


# --- the unit and the container file ----------------------------------------------------------------------


def test_the_unit_starts_the_server_with_options_that_there_are() -> None:
    service = unit()["Service"]
    program, command, *words = shlex.split(service["ExecStart"])
    assert (Path(program).name, command) == ("orrery", "serve")
    args = build_parser("serve").parse_args(words)
    assert args.https and args.origin == [f"https://{NAME}"]
    # Where the database lies is what systemd makes for it, and lets it write to.
    assert args.db == f"sqlite:////var/lib/{service['StateDirectory']}/tables.sqlite3"
    # Twenty seconds are promised for saying goodbye.
    assert int(service["TimeoutStopSec"]) > 20


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    text = (DEPLOY / "orrery.service").read_text("utf-8")
    copy = tmp_path / "orrery.service"
    # The program must be there.
    copy.write_text(text.replace("/opt/orrery/venv/bin/orrery", sys.executable), "utf-8")
    found = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    told = [line for line in found.stderr.splitlines() if "orrery.service" in line]
    assert found.returncode == 0 and told == []


def test_the_container_installs_the_wheel_that_is_built_and_serves_from_its_volume() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pattern, _ = instruction("COPY").split()
    assert fnmatch(f"dist/{project['name']}-{project['version']}-py3-none-any.whl", pattern)
    assert project["requires-python"] == ">=3.11" and instruction("FROM").endswith("python:3.11-slim")
    program, command, *words = json.loads(instruction("ENTRYPOINT"))
    assert (program, command) == ("orrery", "serve") and program in project["scripts"]
    args = build_parser("serve").parse_args(words)
    assert args.db.startswith(f"sqlite:///{instruction('VOLUME')}/")
    assert args.host == "0.0.0.0" and args.port == int(instruction("EXPOSE"))
    assert instruction("STOPSIGNAL") == "SIGTERM" and instruction("USER") == "orrery"


# --- the proxies ------------------------------------------------------------------------------------------


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    """The address of a server that is started as the examples want it."""
    folder = tmp_path / "served"
    folder.mkdir()
    words = ["--https", "--origin", f"https://{NAME}", "--workers", "1"]
    with server(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log", *words) as running:
        yield running.url


def test_the_container_knows_whether_the_server_is_well(served: str) -> None:
    _, command = instruction("HEALTHCHECK").split(" ", 1)
    _, *words = json.loads(command)

    def is_well(address: str) -> bool:
        here = [word.replace("http://127.0.0.1:8000", address) for word in words]
        assert here != words
        return subprocess.run([sys.executable, *here], capture_output=True, check=False).returncode == 0

    assert is_well(served)
    assert not is_well(f"http://127.0.0.1:{free_port()}")


@pytest.mark.parametrize(("name", "words"), [("nginx.conf", "$remote_addr"), ("Caddyfile", "{remote_host}")])
def test_a_proxy_tells_who_asks_and_not_what_they_say_of_themselves(name: str, words: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    told = re.findall(r"X-Forwarded-For (\S+?);?$", text, re.MULTILINE)
    assert told == [words]
    assert text.count("{") == text.count("}")


@pytest.fixture(params=[(name, path) for name in MAKERS for path in ("", "/orrery")], ids=str)
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Front]:
    """Each of the examples in front of the server, at the root and below a path."""
    name, path = request.param
    if (found := program(name)) is None:
        pytest.skip(f"{name} is not installed; a full run fetches it")
    served = request.getfixturevalue("served")
    with front(name, found, tmp_path / name, served, path) as running:
        yield running


def test_page_requests_and_sockets_come_through_a_proxy(proxy: Front) -> None:
    page = proxy.ask("GET", "/")
    assert page.is_success and '<script type="module"' in page.text
    assert page.headers["strict-transport-security"].startswith("max-age=")
    script = re.search(r'src="\./(assets/[^"]+\.js)"', page.text)
    assert script is not None and proxy.ask("GET", f"/{script[1]}").is_success
    # A browser gets a cookie for HTTPS alone.
    cookie = proxy.ask("POST", "/api/guests", json={"name": "Anna"}, headers={"Origin": f"https://{NAME}"})
    assert cookie.is_success and "; Secure" in cookie.headers["set-cookie"]
    token = proxy.ask("POST", "/api/guests", json={"name": "Boris", "token": True}).json()["token"]
    wish = {"game": "alien-frontiers", "options": {"players": 2}, "rated": False, "start": True}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    signed = {"Authorization": f"Bearer {token}"}
    made = proxy.ask("POST", "/api/tables", json={**wish, "seats": seats}, headers=signed)
    assert made.is_success, made.text
    with proxy.socket(token) as ear:
        ear.say(type="watch", table=made.json()["table"], since=0)
        state = ear.hear("state", lambda one: bool(one["choices"]))
        act = {"table": state["table"], "ply": state["ply"], "action": state["choices"][0]["action"]}
        ear.say(type="act", key="first", **act)
        assert ear.hear("ack")["key"] == "first"
    # The largest record that the server takes comes to it; that this one is none it says in its own words.
    size = Settings(database="").record_limit
    large = proxy.ask("POST", "/api/records", content=b"x" * size, headers=signed)
    assert large.status_code != 413 and large.json()["error"]["code"], large.text
    if proxy.plain is not None:
        plain = httpx.get(f"http://127.0.0.1:{proxy.plain}/x", headers={"Host": NAME}, trust_env=False)
        assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/x")
    # Whatever somebody says of where they come from: thirty new guests a minute are the most at one address.
    codes = [
        proxy.ask(
            "POST", "/api/guests", json={"name": "Cleo"}, headers={"X-Forwarded-For": f"203.0.113.{number}"}
        ).status_code
        for number in range(40)
    ]
    assert codes[-1] == 429


@pytest.mark.parametrize("name", list(MAKERS))
def test_a_proxy_takes_the_example_as_it_is_written(name: str, tmp_path: Path) -> None:
    """But for the certificate of nginx, which must be there."""
    if (found := program(name)) is None:
        pytest.skip(f"{name} is not installed; a full run fetches it")
    command = MAKERS[name](found, tmp_path, "http://127.0.0.1:8000", "", (443, 80))
    if name == "nginx":
        command = [*command, "-t"]
    else:
        command = [found, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    tried = subprocess.run(
        command, capture_output=True, text=True, timeout=HUNG, env={"HOME": str(tmp_path)}, check=False
    )
    assert tried.returncode == 0, tried.stderr
