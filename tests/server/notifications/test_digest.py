"""E-mails go to confirmed addresses, once a day at the most, and stop by one click."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from orrery.server.errors import ApiError
from orrery.server.limits import LINKS_BY, LINKS_TO
from orrery.server.notifications import digest
from orrery.server.notifications.words import table_name, translator
from orrery.server.settings import Mail
from orrery.server.storage.rooms import load_room
from orrery.server.storage.schema import digests, tables
from server.house import House, Person, decider, open_house
from server.notifications.services import Mailbox, mail_server

GAME = "new-frontiers"
ADDRESS = "anna@example.org"


class Post:
    """A server that sends e-mail, and the box it goes to."""

    def __init__(self, house: House, box: Mailbox, mail: Mail) -> None:
        self.house = house
        self.box = box
        self.mail = mail
        self.server = house.client.app.state.server

    def look(self) -> None:
        self.house.client.portal.call(self.server.digest_sender.look, self.mail)

    def text(self, number: int = -1) -> str:
        return str(self.box.mails[number][1].get_content())

    def room(self, table: str) -> Any:
        with self.server.db.engine.connect() as connection:
            return load_room(connection, table)

    def change(self, statement: Any) -> None:
        with self.server.db.engine.begin() as connection:
            connection.execute(statement)

    def confirmed(self, person: Person, address: str = ADDRESS) -> None:
        """Ask for a digest, and open the link that comes."""
        person.ask("PUT", "/me/digest", json={"address": address})
        code = re.search(r"#/confirm/(\S+)", self.text())[1]
        self.house.nobody().ask("POST", "/digest/confirm", json={"code": code})

    def waiting(self) -> tuple[str, Person]:
        """A table that has waited for two hours, and for whom."""
        table, group = self.house.seated(GAME, 2)
        self.change(update(tables).where(tables.c.id == table).values(moved=tables.c.moved - 7200))
        return table, decider(table, group)


@pytest.fixture
def post(database_url: str) -> Iterator[Post]:
    with mail_server() as (box, port):
        mail = Mail(
            "127.0.0.1", port, "none", None, None, "Orrery <play@example.org>", "https://play.example.org"
        )
        with open_house(database_url, mail=mail) as house:
            yield Post(house, box, mail)


@pytest.mark.storage
def test_a_digest_comes_once_a_day_and_stops_by_one_click(post):
    _, anna = post.waiting()
    post.confirmed(anna)
    assert anna.ask("GET", "/me/reminders") | {"key": ""} == {
        "key": "", "devices": 0, "mail": True, "address": ADDRESS, "confirmed": True,
    }  # fmt: skip
    for _ in range(3):
        post.look()
    assert len(post.box.mails) == 2, "the link, and one digest"
    to, digest = post.box.mails[-1]
    assert to == [ADDRESS] and digest["Subject"] == "Orrery: a table waits for you"
    assert "New Frontiers with" in post.text() and "https://play.example.org/#/turns" in post.text()
    assert digest["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # A day later there is another.
    post.change(update(digests).values(sent=digests.c.sent - 24 * 3600 - 1))
    post.look()
    assert len(post.box.mails) == 3
    # A mail program ends it: a form, without any session.
    link = digest["List-Unsubscribe"].strip("<>")
    path = link.removeprefix("https://play.example.org")
    answer = post.house.client.post(path, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert post.house.client.post(path).status_code == 204, "once more changes nothing"
    post.change(update(digests).values(sent=0.0))
    post.look()
    assert len(post.box.mails) == 3
    assert anna.ask("GET", "/me/reminders")["address"] is None


def test_of_several_processes_one_sends_it(post):
    _, anna = post.waiting()
    post.confirmed(anna)
    with post.server.db.engine.begin() as connection:
        now = time.time()
        (one,) = digest.due(connection, now)
        assert [digest.claim(connection, one, now) for _ in range(2)] == [True, False]


def test_nothing_is_sent_to_an_address_that_nobody_confirmed(post):
    _, anna = post.waiting()
    anna.ask("PUT", "/me/digest", json={"address": ADDRESS})
    post.look()
    assert len(post.box.mails) == 1 and "confirm" in post.text()
    assert not anna.ask("GET", "/me/reminders")["confirmed"]
    anna.ask("PUT", "/me/digest", 429, json={"address": ADDRESS})
    anna.ask("PUT", "/me/digest", 429, json={"address": "other@example.org"})
    post.house.guest("Other").ask("PUT", "/me/digest", 429, json={"address": ADDRESS})
    post.house.nobody().ask("POST", "/digest/confirm", 404, json={"code": "wrong"})
    code = re.search(r"#/confirm/(\S+)", post.text())[1]
    post.house.nobody().ask("POST", "/digest/confirm", json={"code": code})
    post.house.nobody().ask("POST", "/digest/confirm", 404, json={"code": code})


SAME = ["anna@example.org", "Anna@Example.org", "anna+1@example.org", "an.na@example.org"]


def test_nobody_is_flooded_with_links(post):
    """Whoever withdrew could ask again at once, for anybody's address, as long as the server sent any."""
    answers = []
    for number in range(12):
        person = post.house.guest(f"Guest {number}")
        for _ in range(2):
            wish = {"address": SAME[number % len(SAME)]}
            answer = post.house.client.put("/api/me/digest", json=wish, headers=person.headers)
            answers.append(answer.status_code)
            person.ask("DELETE", "/me/digest", 204)
    assert answers.count(204) == len(post.box.mails) == LINKS_TO and answers.count(429) == 24 - LINKS_TO
    assert int(answer.headers["retry-after"]) > 3600
    # Others are told as before.
    post.house.guest("Boris").ask("PUT", "/me/digest", json={"address": "boris@example.org"})


def test_nobody_has_links_sent_to_all_the_world(post):
    anna = post.house.guest("Anna")
    answers = []
    for number in range(LINKS_BY + 3):
        wish = {"address": f"somebody{number}@example.org"}
        answers.append(post.house.client.put("/api/me/digest", json=wish, headers=anna.headers).status_code)
        anna.ask("DELETE", "/me/digest", 204)
    assert answers == [204] * LINKS_BY + [429] * 3 and len(post.box.mails) == LINKS_BY


def test_a_name_is_no_link(post):
    """Whoever asks for a link chooses a name that stands in the e-mail, which goes to whom they like."""
    mallory = post.house.guest("www.evil.example/win")
    mallory.ask("PUT", "/me/digest", json={"address": ADDRESS})
    assert "www. evil. example/ win" in post.text()
    _, anna = post.waiting()
    other = post.house.guest("https://evil.example")
    table = other.table(GAME, ["me", "open"])
    anna.ask("POST", f"/tables/{table}/join", json={})
    assert "evil.example" not in table_name(translator("en", [GAME]), post.room(table), "nobody")


def test_an_address_of_a_deleted_account_is_not_kept(post):
    anna = post.house.guest("Anna")
    me = anna.ask("GET", "/me")["id"]
    anna.ask("POST", "/me/delete", 204, json={})
    with post.server.db.engine.begin() as connection, pytest.raises(ApiError) as told:
        digest.ask(connection, me, ADDRESS, "en", "code")
    assert told.value.status == 401


def test_a_table_that_has_just_begun_to_wait_is_not_worth_an_e_mail(post):
    table, group = post.house.seated(GAME, 2)
    post.confirmed(decider(table, group))
    post.look()
    assert len(post.box.mails) == 1


def test_the_link_that_ends_it_ends_that_and_nothing_else(post):
    _, anna = post.waiting()
    post.confirmed(anna)
    post.look()
    token = post.box.mails[-1][1]["List-Unsubscribe"].strip("<>").rpartition("/")[2]
    stranger = Person(post.house, "Stranger", token)
    stranger.ask("GET", "/me", 401)
    anna.ask("POST", f"/digest/unsubscribe/{token[:-2]}xx", 404)
    # Who has another address by now gets e-mails there.
    anna.ask("DELETE", "/me/digest")
    post.confirmed(anna, "new@example.org")
    post.house.nobody().ask("POST", f"/digest/unsubscribe/{token}")
    assert anna.ask("GET", "/me/reminders")["address"] == "new@example.org"


@pytest.mark.parametrize(
    "address", ["no", "a@b\nBcc: x@y", "a b@c.d", "<a@b.c>", "a@b, c@d", "@b.c", "a@", "ą@" + "b" * 200]
)
def test_what_is_no_address_is_refused(post, address):
    anna = post.house.guest("Anna")
    anna.ask("PUT", "/me/digest", 422, json={"address": address})
    assert post.box.mails == []


def test_a_server_without_e_mail_says_so(database_url):
    with open_house(database_url) as house:
        anna = house.guest("Anna")
        assert not anna.ask("GET", "/me/reminders")["mail"]
        anna.ask("PUT", "/me/digest", 409, json={"address": ADDRESS})


def test_a_mail_server_that_is_away_is_no_harm(database_url):
    mail = Mail("127.0.0.1", 9, "none", None, None, "play@example.org", "https://play.example.org")
    with open_house(database_url, mail=mail) as house:
        table, group = house.seated(GAME, 2)
        mover = decider(table, group)
        mover.ask("PUT", "/me/digest", 503, json={"address": ADDRESS})
        mover.move(table)
