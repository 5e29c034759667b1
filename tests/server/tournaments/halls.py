"""People who play tournaments on a server in this process."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from server.house import House, Person, open_house

GAME = "new-frontiers"
_names = count()


class Hall:
    """A server, with tournaments whose time passes when a test says so."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.server = house.client.app.state.server
        self.now: float = self.server.clock.now()
        self.server.clock.now = lambda: self.now

    def member(self, name: str) -> Person:
        """Somebody with a claimed account."""
        person = self.house.guest(name)
        body = {"name": f"{name} {next(_names)}", "password": "a long password"}
        token = person.ask("POST", "/me/claim", json=body)["token"]
        return Person(self.house, body["name"], token)

    def tournament(self, organiser: Person, people: list[Person], players: int = 2, **wish: Any) -> str:
        """A tournament that people have entered; rounds follow each other at once if not said otherwise."""
        options = {"players": players, **wish.pop("options", {})}
        body = {"name": "Cup", "game": GAME, "options": options, "pause": 0, **wish}
        made: str = organiser.ask("POST", "/tournaments", json=body)["tournament"]
        for person in people:
            person.ask("POST", f"/tournaments/{made}/enter")
        return made

    def look(self, seconds: float = 0.0) -> None:
        """Let time pass, and let the server do what is due then."""
        self.now += seconds
        for _ in range(3):
            # Closing a round, beginning the next, sitting down: one thing leads to another.
            self.house.client.portal.call(self.server.director.look)

    def seen(self, tournament: str, person: Person | None = None) -> Any:
        """A tournament as somebody sees it."""
        return (person or self.house.nobody()).ask("GET", f"/tournaments/{tournament}")

    def table_of(self, tournament: str, person: Person) -> str | None:
        """The table at which somebody plays in this round."""
        table: str | None = self.seen(tournament, person)["you"]["table"]
        return table

    def sit(self, tournament: str, people: list[Person]) -> None:
        """Let everybody come to their table."""
        for person in people:
            you = self.seen(tournament, person)["you"]
            if you["table"] is not None and you["missing"]:
                person.ask("POST", f"/tables/{you['table']}/join", json={})

    def play(self, tournament: str, people: list[Person]) -> None:
        """Play a round in which the first of these people beats those behind, by their resignation."""
        self.sit(tournament, people)
        for person in reversed(people):
            table = self.table_of(tournament, person)
            if table is None:
                continue
            room = person.look(table)["room"]
            there = [seat for seat in room["seats"] if seat["kind"] == "person" and seat["left"] is None]
            if room["status"] == "running" and len(there) > 1:
                person.command(table, "resign")
            self.look()


@contextmanager
def open_hall(database_url: str, **chosen: Any) -> Iterator[Hall]:
    """A server on this database, stopped afterwards."""
    with open_house(database_url, **chosen) as house:
        yield Hall(house)
