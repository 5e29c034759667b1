"""Everybody who is at or around a table, and all that they can ask of the server."""

from itertools import count
from typing import Any

from orrery.core.registry import load_game
from server.twins import Plan, Viewer, World

PASSWORD = "correct horse battery"
WRONG_CODE = "never-made-by-anybody"


class Company:
    """Everybody who is at or around a table: its players, spectators and impostors."""

    #: What the server counted and logged, the secrets it had, and the routes it was asked for.
    counted: str
    log: str
    secrets: dict[str, str]
    exercised: set[tuple[str, str]]

    def __init__(self, here: World, plan: Plan, public: bool, rated: bool, clock: bool) -> None:
        self.world, self.plan = here, plan
        self.keys = count()
        players = int(plan.options["players"])
        self.seats = [here.guest(f"Player {seat}") for seat in range(players)]
        #: Sits at another table of the same game, in a seat of the same number as somebody here.
        self.elsewhere = [here.guest(f"Elsewhere {seat}") for seat in range(players)]
        self.signed_out = here.guest("Signed out")
        self.copied = self._browser("Copied the address")
        self.nobody = here.viewers["Nobody"] = Viewer(here, "Nobody", None)
        self.ids = [viewer.ask("GET", "/api/me")["id"] for viewer in self.seats]
        self.table = self._gather(self.seats, public, rated, clock)
        self.other = self._gather(self.elsewhere, public, rated, False)
        self.signed_out.ask("DELETE", "/api/session")
        self.known_ply = self.ply
        for viewer in here.viewers.values():
            if viewer is not self.signed_out:
                viewer.connect()
                viewer.say(type="lobby", on=True)
                viewer.say(type="watch", table=self.table, since=None)
        here.settle()

    def _browser(self, name: str) -> Viewer:
        """A guest with a cookie instead of a token."""
        client = self.world.house.client
        made = client.post("/api/guests", json={"name": name})
        cookie = made.headers["set-cookie"].partition(";")[0]
        client.cookies.clear()
        self.world.secrets[f"cookie of {name}"] = cookie.partition("=")[2]
        viewer = self.world.viewers[name] = Viewer(self.world, name, None)
        viewer.headers = {"Cookie": cookie, "Origin": "http://testserver"}
        return viewer

    def _gather(self, group: list[Viewer], public: bool, rated: bool, clock: bool) -> str:
        """A table of these people, in this order: one is the host, one invited, others come by themselves."""
        host, guest = group[0], group[-1]
        kinds = ["me", *["open" if public else "invited"] * (len(group) - 2), "invited"]
        wish: dict[str, Any] = {"game": self.plan.game, "options": self.plan.options, "public": public}
        wish |= {"rated": rated, "seats": [{"kind": kind} for kind in kinds]}
        if clock:
            wish["clock"] = {"bank": 1000, "increment": 5}
        table: str = host.ask("POST", "/api/tables", json=wish)["table"]
        for seat, viewer in enumerate(group[1:-1], 1):
            if public:
                viewer.ask("POST", f"/api/tables/{table}/join", json={"seat": seat})
            else:
                viewer.ask("POST", "/api/invitations/claim", json={"code": self._code(host, table, seat)})
        code = self._code(host, table, len(group) - 1)
        guest.ask("POST", "/api/invitations/claim", json={"code": code})
        guest.ask("POST", "/api/invitations/claim", json={"code": code})
        host.ask("POST", f"/api/tables/{table}/start")
        return table

    def _code(self, host: Viewer, table: str, seat: int) -> str:
        """An invitation. The answer is the one place where the code stands, so it is not kept."""
        path = f"/api/tables/{table}/invitations"
        made = self.world.house.client.post(path, json={"seat": seat}, headers=host.headers)
        code: str = made.json()["code"]
        self.world.secrets[f"code of {table} {seat}"] = code
        return code

    @property
    def ply(self) -> int:
        response = self.world.house.client.get(f"/api/tables/{self.table}", headers=self.seats[0].headers)
        ply: int = response.json()["state"]["ply"]
        return ply

    @property
    def outsiders(self) -> list[Viewer]:
        return [self.elsewhere[0], self.copied, self.nobody, self.signed_out]

    def command(self, viewer: Viewer, what: str, by_socket: bool = False, **fields: Any) -> Any:
        """Send a command, and let everybody hear what it leads to."""
        message = {"type": what, "table": self.table, "key": f"key-{next(self.keys)}", **fields}
        answer = None
        if by_socket:
            viewer.say(**message)
        else:
            answer = viewer.ask("POST", f"/api/tables/{self.table}/commands", json=message)
        self.world.settle()
        return answer


def tour(company: Company, viewer: Viewer) -> None:
    """Every route that is about the table, none of which may change it."""
    table, ply, game = company.table, company.ply, company.plan.game
    base = f"/api/tables/{table}"
    viewer.ask("GET", base)
    viewer.ask("GET", f"{base}?since={ply - 2}")
    viewer.ask("GET", f"{base}/record")
    for when in (0, company.known_ply, ply, ply + 1):
        viewer.ask("GET", f"{base}/positions/{when}")
    for seat in range(len(company.seats) + 1):
        viewer.ask("GET", f"{base}/positions/{ply - 1}?seat={seat}")
    for which in ("open", "live", "mine", "waiting"):
        viewer.ask("GET", f"/api/tables?list={which}")
    for account in company.ids:
        viewer.ask("GET", f"/api/accounts/{account}")
    viewer.ask("GET", f"/api/ratings/{game}/{len(company.seats)}")
    viewer.ask("GET", "/api/me")
    viewer.ask("GET", "/api/session")
    viewer.ask("GET", "/api/me/statistics")
    viewer.ask("GET", "/api/me/turns")
    viewer.ask(
        "PUT", "/api/me/devices", json={"endpoint": "http://nowhere", "keys": {"p256dh": "A", "auth": "A"}}
    )
    viewer.ask("POST", "/api/me/devices/forget", json={"endpoint": "https://nowhere"})
    viewer.ask("PUT", "/api/me/digest", json={"address": "a@example.org"})
    viewer.ask("DELETE", "/api/me/digest")
    viewer.ask("POST", "/api/digest/confirm", json={"code": WRONG_CODE})
    viewer.ask("POST", f"/api/digest/unsubscribe/{WRONG_CODE}")
    tournament = f"/api/tournaments/{table}"
    viewer.ask("GET", "/api/tournaments?list=running")
    viewer.ask("POST", "/api/tournaments", json={"name": "Cup", "game": "no-such-game"})
    viewer.ask("GET", tournament)
    viewer.ask("DELETE", tournament)
    for what in ("enter", "withdraw", "start", "rounds"):
        viewer.ask("POST", f"{tournament}/{what}")
    viewer.ask("POST", f"{base}/join", json={"seat": 0})
    viewer.ask("POST", f"{base}/leave")
    viewer.ask("POST", f"{base}/start")
    viewer.ask("POST", f"{base}/rematch")
    viewer.ask("POST", f"{base}/hint")
    viewer.ask("POST", f"{base}/review")
    viewer.ask("GET", f"{base}/summary")
    viewer.ask("PUT", f"{base}/seats/1", json={"kind": "me"})
    viewer.ask("POST", f"{base}/invitations", json={"seat": 1})
    viewer.ask("POST", "/api/invitations/look", json={"code": WRONG_CODE})
    viewer.ask("POST", "/api/invitations/claim", json={"code": WRONG_CODE})
    viewer.ask("POST", "/api/reset", json={"code": WRONG_CODE, "password": PASSWORD})
    viewer.ask("GET", "/api/announcements")
    viewer.ask("DELETE", base)
    seen = viewer.ask("GET", f"{base}/record")
    viewer.ask("POST", "/api/records", content=(seen if isinstance(seen, str) else "").encode())


def idle_commands(company: Company, ply: int) -> list[dict[str, Any]]:
    """Commands of every type that are refused, or at least change nothing, whoever sends them."""
    last = len(load_game(company.plan.game).table) - 1
    return [
        {"type": "act", "ply": ply + 1, "action": 0},
        {"type": "act", "ply": 0, "action": 0},
        {"type": "act", "ply": ply, "action": 10**6},
        {"type": "undo", "ply": ply + 7},
        {"type": "why", "ply": ply, "actions": [0, last // 2, last]},
        {"type": "why", "ply": ply, "actions": [10**6]},
        {"type": "choose", "ply": ply, "marks": [0, last]},
        {"type": "choose", "ply": ply + 1, "marks": []},
        {"type": "chat", "text": " \n "},
        {"type": "offer", "kind": "takeback"},
        {"type": "offer", "kind": "takeover", "seat": 99},
        {"type": "answer", "offer": 999, "accept": True},
        {"type": "return"},
        {"type": "extend", "seat": 99, "seconds": 5},
        {"type": "act", "ply": ply},
        {"type": "nonsense"},
    ]


def every_command(company: Company, viewer: Viewer) -> None:
    """Every type of message, by HTTP and by socket."""
    ply = company.ply
    wishes = idle_commands(company, ply)
    if viewer in company.outsiders:
        wishes += [{"type": "resign"}, {"type": "standing", "orders": {"forced": True, "pass": True}}]
    for wish in wishes:
        message = {"table": company.table, "key": f"key-{next(company.keys)}", **wish}
        viewer.ask("POST", f"/api/tables/{company.table}/commands", json=message)
        if viewer.session is not None:
            viewer.session.send_json({**message, "key": f"key-{next(company.keys)}"})
    if viewer.session is not None:
        viewer.session.send_text("[1, 2]")
        viewer.say(type="watch", table="no-such-table")
        viewer.say(type="watch", table=company.other, since=None)
        viewer.say(type="unwatch", table=company.other)
        viewer.say(type="unwatch", table=company.table)
        viewer.say(type="watch", table=company.table, since=ply - 3)
    company.world.settle()


def once(company: Company) -> None:
    """Routes that are about no table or change something for good; asked once."""
    nobody, world = company.nobody, company.world
    for path in ("/", "/healthz", "/readyz", "/api/openapi.json", "/api/games", "/api/locale/en"):
        nobody.ask("GET", path)
    for part in ("actions", "content", "rules", "examples"):
        nobody.ask("GET", f"/api/games/{company.plan.game}/{part}")
    nobody.ask("GET", "/api/games/alien-artifacts/pictures/resource-card.svg")
    nobody.ask("GET", f"/api/locale/pl/{company.plan.game}")
    claimed = world.viewers["Claims"] = Viewer(world, "Claims", None)
    claimed.headers = dict(company.elsewhere[-1].headers)
    claimed.ask("PATCH", "/api/me", json={"name": "Renamed"})
    claimed.ask("POST", "/api/me/claim", json={"name": "Claimed", "password": PASSWORD})
    # The guest's session has ended with that, and the socket with the session.
    company.elsewhere[-1].session = None
    nobody.ask("POST", "/api/session", json={"name": "Claimed", "password": PASSWORD + "!"})
    nobody.ask("POST", "/api/session", json={"name": "Claimed", "password": PASSWORD, "token": "perhaps"})
    signed = world.house.client.post(
        "/api/session", json={"name": "Claimed", "password": PASSWORD, "token": True}
    )
    world.secrets["second token"] = signed.json()["token"]
    world.secrets["password"] = PASSWORD
    end_of_an_account(company, signed.json()["token"])


def end_of_an_account(company: Company, token: str) -> None:
    """Everything that is about all of an account, up to its end."""
    world = company.world
    owner = world.viewers["Owner"] = Viewer(world, "Owner", token)
    for old in (PASSWORD + "!", PASSWORD):
        owner.ask("POST", "/api/me/password", json={"old": old, "new": PASSWORD + "?"})
    owner.ask("GET", "/api/me/export")
    owner.ask("DELETE", "/api/me/sessions")
    leaver = world.guest("Leaver")
    for method in ("PUT", "DELETE"):
        for how in ("muted", "blocked"):
            leaver.ask(method, f"/api/me/{how}/{company.ids[0]}")
            leaver.ask("GET", "/api/me/relations")
    about = {"account": company.ids[0], "table": company.table, "reason": "x"}
    leaver.ask("POST", "/api/reports", json=about)
    # The key of the server for push is its own, so this alone is not compared.
    world.house.client.get("/api/me/reminders", headers=leaver.headers)
    leaver.ask("POST", "/api/me/delete", json={})
    for viewer in (owner, leaver, company.nobody):
        viewer.ask("GET", "/api/me/export")
        viewer.ask("POST", "/api/me/delete", json={"password": PASSWORD})


def play(company: Company, step: int, seat: int, action: int) -> None:
    """One step of the plan, by HTTP and by socket in turn."""
    # Less in all than the lease of a table lasts, or the server would take it over from itself.
    company.world.now += 0.25
    company.command(company.seats[seat], "act", bool(step % 2), ply=company.ply, action=action)


def agreements(company: Company, quiet: int) -> None:
    """Chat, orders, time and offers; ``quiet`` is a seat that knows no secret."""
    asker = company.seats[quiet]
    others = [viewer for viewer in company.seats if viewer is not asker]
    company.command(asker, "chat", text="hello")
    company.command(company.copied, "chat", by_socket=True, text="hello from the door")
    company.command(asker, "standing", orders={"forced": False, "pass": False})
    company.command(asker, "extend", seat=1 - min(quiet, 1), seconds=60)
    for kind in ({"kind": "abandon"}, {"kind": "takeover", "seat": company.seats.index(others[0])}):
        company.command(asker, "offer", **kind)
        room = asker.ask("GET", f"/api/tables/{company.table}")["room"]
        for offer in room["offers"]:
            company.command(others[0], "answer", by_socket=True, offer=offer["id"], accept=False)


def take_back(company: Company, quiet: int) -> None:
    """Everybody agrees to go back to the first decision that stands."""
    log = company.seats[quiet].ask("GET", f"/api/tables/{company.table}")["state"]["log"]["entries"]
    to = next(entry["ply"] for entry in log if entry["actor"] >= 0)
    company.command(company.seats[quiet], "offer", kind="takeback", to=to)
    room = company.seats[quiet].ask("GET", f"/api/tables/{company.table}")["room"]
    for seat in room["offers"][0]["waiting"]:
        company.command(company.seats[seat], "answer", offer=room["offers"][0]["id"], accept=True)


def metrics(company: Company) -> str:
    """What is counted, without what is measured."""
    text = company.world.house.client.get("/metrics").text
    counted = ("orrery_http_requests_total", "orrery_commands_total", "orrery_moves_total", "orrery_guard")
    return "\n".join(line for line in text.splitlines() if line.startswith(counted))
