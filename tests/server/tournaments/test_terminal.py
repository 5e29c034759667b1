"""Tournaments in the terminal: what is drawn, and the command against a real server."""

import os
import re
import subprocess
import sys

import pytest

from orrery.cli.commands.tournament import overview
from orrery.locale import LANGUAGES, Translator
from server.tournaments.halls import open_hall
from server.waiting import HUNG


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_is_drawn(database_url, language):
    with open_hall(database_url) as hall:
        people = [hall.member(f"P{number}") for number in range(3)]
        cup = hall.tournament(people[0], people, rounds=2, pause=None)
        people[0].ask("POST", f"/tournaments/{cup}/start")
        playing = next(one for one in people if hall.table_of(cup, one) is not None)
        seen = hall.seen(cup, playing)
        lines = overview(seen, Translator(language, strict=True), "https://there")
        text = "\n".join(lines)
        for person in people:
            assert person.name in text
        assert f"orrery play --server https://there --table {seen['you']['table']}" in text
        hall.play(cup, people)
        done = "\n".join(overview(hall.seen(cup), Translator(language, strict=True), "https://there"))
        assert "orrery play" not in done and re.search(r"^ +1 +P", done, re.M)


def test_the_command_lists_enters_and_withdraws(own_server, tmp_path):
    def run(*words: str) -> str:
        environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
        command = [sys.executable, "-m", "orrery.cli.main", "tournament", "--server", own_server.url, *words]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=HUNG)
        return done.stdout + done.stderr

    import httpx

    with httpx.Client(base_url=f"{own_server.url}/api", timeout=HUNG) as client:
        token = client.post("/guests", json={"name": "Olga", "token": True}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        token = client.post("/me/claim", json={"name": "Olga", "password": "a long password"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        wish = {"name": "Terminal cup", "game": "new-frontiers", "options": {"players": 2}}
        cup = client.post("/tournaments", json=wish).json()["tournament"]
    assert "Terminal cup" in run("--names", "Wanda")
    assert "Wanda" in run(cup, "--enter")
    assert "Wanda" not in run(cup, "--withdraw").partition("\n\n")[2]
    assert "no such tournament" in run("0" * 24)
    assert "say which tournament" in run("--enter")
