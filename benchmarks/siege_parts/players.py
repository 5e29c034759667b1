"""Those who only want to play. What they were told is done is kept, to be looked for afterwards."""

import random
from dataclasses import dataclass, field
from typing import Any

import httpx

from siege_parts.place import Place

GAMES = ("alien-frontiers", "new-frontiers")


@dataclass(slots=True)
class Told:
    """A move that the server said is done."""

    table: str
    ply: int
    seat: int
    move: str
    key: str


@dataclass(slots=True)
class Pair:
    """Two people who play one match after the other with each other."""

    place: Place
    tokens: tuple[str, str]
    number: int
    pace: float
    tables: list[str] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    #: How often a command had to be sent again.
    again: int = 0

    async def play(self) -> None:
        """Play until the siege is over."""
        rng = random.Random(self.number)
        async with self.place.caller(self.tokens[0]) as one, self.place.caller(self.tokens[1]) as two:
            both = (one, two)
            while not self.place.stopped.is_set():
                table = await self._begin(both)
                if table is None:
                    return
                self.tables.append(table)
                await self._play_match(both, table, rng)

    async def _ask(self, who: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer: the server may be away, full or slow."""
        while not self.place.stopped.is_set():
            try:
                answer = await who.request(method, f"{self.place.url}/api{path}", json=body)
            except httpx.HTTPError:
                self.again += 1
                await self.place.pause(0.3)
                continue
            self.place.expect_known(answer)
            if answer.status_code not in (429, 500, 503):
                return answer
            self.again += 1
            await self.place.pause(float(answer.headers.get("retry-after", 1)))
        return None

    async def _begin(self, both: tuple[httpx.AsyncClient, httpx.AsyncClient]) -> str | None:
        game = GAMES[self.number % len(GAMES)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": game, "options": {"players": 2}, "seats": seats, "rated": False}
        made = await self._ask(both[0], "POST", "/tables", wish)
        if made is None:
            return None
        table: str = made.json()["table"]
        await self._ask(both[1], "POST", f"/tables/{table}/join", {})
        await self._ask(both[0], "POST", f"/tables/{table}/start")
        return table

    async def _play_match(
        self, both: tuple[httpx.AsyncClient, httpx.AsyncClient], table: str, rng: random.Random
    ) -> None:
        seat = 0
        while not self.place.stopped.is_set():
            answer = await self._ask(both[seat], "GET", f"/tables/{table}?since=1000000")
            if answer is None:
                return
            state = answer.json()["state"] if answer.status_code == 200 else None
            if state is None:
                # The start was asked for when the server died: it is asked for again.
                await self._ask(both[0], "POST", f"/tables/{table}/start")
                await self.place.pause(0.2)
                continue
            if state["status"] != "running":
                return
            if not state["choices"]:
                seat = 1 - seat if state["actor"] != seat else seat
                await self.place.pause(0.05)
                continue
            choice = rng.choice(state["choices"])
            key = f"{table}-{state['ply']}-{choice['action']}"
            command = {"type": "act", "table": table, "key": key, "ply": state["ply"]}
            done = await self._ask(
                both[seat], "POST", f"/tables/{table}/commands", {**command, "action": choice["action"]}
            )
            if done is not None and done.status_code == 200:
                self.place.moves += 1
                self.told.append(Told(table, state["ply"], seat, choice["move"], key))
            elif done is not None and done.json().get("code") not in ("stale", "not-your-turn"):
                self.place.faults.append(f"a move of {table} was refused: {done.text[:200]}")
            await self.place.pause(self.pace * rng.uniform(0.5, 1.5))
