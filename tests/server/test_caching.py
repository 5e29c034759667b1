"""What a client has is not sent again: files are kept, answers have tags, and the rest is compressed."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from orrery.core.registry import game_names
from orrery.server.app import create_app
from orrery.server.settings import Settings
from server.house import House

SCRIPT = "export const answer = 42;\n" * 200
#: Not what a compressor would make of it: so it is seen whether the file was handed out as it lies there.
BROTLI, GZIP = b"as brotli", b"as gzip"

UNCHANGING = [
    "/api/games",
    "/api/locale/en",
    *(f"/api/locale/pl/{game}" for game in game_names()),
    *(
        f"/api/games/{game}/{what}"
        for game in game_names()
        for what in ("actions", "content", "examples", "rules?lang=ru")
    ),
    "/api/games/alien-artifacts/pictures/resource-card.svg",
]


@pytest.fixture
def client(database_url: str, tmp_path: Path) -> Iterator[TestClient]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>" + "words " * 300)
    (page / "icon.svg").write_text("<svg/>")
    (page / "assets" / "index-abc.js").write_text(SCRIPT)
    (page / "assets" / "index-abc.js.br").write_bytes(BROTLI)
    (page / "assets" / "index-abc.js.gz").write_bytes(GZIP)
    settings = Settings(
        database=database_url,
        static=page,
        workers=1,
        origins=("http://testserver",),
        request_rate=1e6,
        request_burst=10**6,
    )
    with TestClient(create_app(settings)) as client:
        yield client


def get(client: TestClient, path: str, **headers: str) -> Any:
    """An answer as it came, its body not unpacked."""
    asked = {
        "Accept-Encoding": "identity",
        **{name.replace("_", "-"): text for name, text in headers.items()},
    }
    with client.stream("GET", path, headers=asked) as response:
        response.raw = b"".join(response.iter_raw())
    return response


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip, deflate", "gzip", GZIP),
        ("br;q=0, gzip", "gzip", GZIP),
        ("GZIP;q=0.5", "gzip", GZIP),
        ("identity", None, SCRIPT.encode()),
        ("", None, SCRIPT.encode()),
    ],
)
def test_a_file_of_the_page_comes_as_it_was_compressed_when_it_was_built(client, accepted, coding, body):
    answer = get(client, "/assets/index-abc.js", Accept_Encoding=accepted)
    assert (answer.status_code, answer.headers.get("content-encoding"), answer.raw) == (200, coding, body)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-length"] == str(len(body))
    assert "accept-encoding" in answer.headers["vary"].lower()


def test_what_is_named_by_its_content_is_kept_for_ever_and_the_rest_is_asked_for(client):
    assert (
        get(client, "/assets/index-abc.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    )
    for path in ("/", "/index.html", "/icon.svg"):
        first = get(client, path)
        assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
        again = get(client, path, If_None_Match=first.headers["etag"])
        assert (again.status_code, again.raw) == (304, b"")


def test_each_coding_of_a_file_has_a_tag_of_its_own(client):
    tags = {
        get(client, "/assets/index-abc.js", Accept_Encoding=how).headers["etag"] for how in ("br", "gzip", "")
    }
    assert len(tags) == 3


@pytest.mark.parametrize("path", UNCHANGING)
def test_what_does_not_change_is_sent_once(client, path):
    whole = get(client, path)
    packed = get(client, path, Accept_Encoding="gzip")
    assert whole.status_code == packed.status_code == 200
    assert "no-store" not in whole.headers["cache-control"]
    assert packed.headers["etag"] != whole.headers["etag"] or packed.raw == whole.raw
    if packed.raw != whole.raw:
        assert packed.headers["content-encoding"] == "gzip"
        assert len(packed.raw) < len(whole.raw) and gzip.decompress(packed.raw) == whole.raw
    for answer, coding in ((whole, "identity"), (packed, "gzip")):
        tag = answer.headers["etag"]
        for given in (tag, f'"other", W/{tag}'):
            again = get(client, path, Accept_Encoding=coding, If_None_Match=given)
            assert (again.status_code, again.raw) == (304, b"")
            assert again.headers["etag"] == tag
        assert get(client, path, If_None_Match='"other"').status_code == 200


def test_answers_about_somebody_are_compressed_but_never_kept(client):
    anna = House(client).guest("Anna")
    for _ in range(8):
        anna.table("alien-frontiers", ["me", "open"])
    path = "/api/tables?list=mine"
    plain = get(client, path, **anna.headers)
    packed = get(client, path, **anna.headers, Accept_Encoding="gzip")
    assert plain.headers["cache-control"] == packed.headers["cache-control"] == "no-store"
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert json.loads(gzip.decompress(packed.raw)) == json.loads(plain.raw)
    assert packed.headers["content-length"] == str(len(packed.raw))
    assert "accept-encoding" in plain.headers["vary"].lower()
    small = get(client, "/api/me", **anna.headers, Accept_Encoding="gzip")
    assert "content-encoding" not in small.headers


def test_a_large_answer_is_compressed_too(client):
    """Beside the event loop: it would hold up everybody else."""
    description = get(client, "/api/openapi.json", Accept_Encoding="gzip")
    assert json.loads(gzip.decompress(description.raw))["openapi"]


def test_who_is_not_signed_in_is_nobody_and_no_error(client):
    house = House(client)
    assert house.nobody().ask("GET", "/session") == {"account": None}
    anna = house.guest("Anna")
    assert anna.ask("GET", "/session")["account"]["name"] == "Anna"
