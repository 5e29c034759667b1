"""Every illegal move is told why, in every phase, and what it is told is true."""

import random

import pytest
from walks import TABLES, positions

from orrery.games.alien_frontiers.actions import ACTIONS, TABLE
from orrery.games.alien_frontiers.game import GAME

SAMPLE = 40


#: The actions of each block: drawing a block first gives small blocks their share.
BLOCKS = [
    [action for action in range(ACTIONS) if TABLE.template(action) == name] for name in TABLE.templates()
]


def refusals(number, seed):
    """Positions of a table with a sample of the moves that are illegal there."""
    pick = random.Random(f"{number}/{seed}")
    for state in positions(TABLES[number], seed):
        drawn = {pick.choice(pick.choice(BLOCKS)) for _ in range(SAMPLE)}
        yield state, sorted(drawn.difference(GAME.legal(state)))


# --- what a reason claims, read off the view --------------------------------------------------------------


def me(view):
    return view["players"][view["turn"]]


def free_docks(view, station):
    ships = view["stations"][station]["ships"]
    own = [ship for ship in ships if ship["seat"] == view["turn"]]
    return view["stations"][station]["docks"] - len(own if station == "hub" else ships)


def values(view, station):
    return [ship["value"] for ship in view["stations"][station]["ships"]]


def word(args, name):
    """The bare id in an argument such as ``@af-card-city``."""
    return str(args[name]).rpartition("-")[2]


def player(view, args, name="player"):
    return view["players"][int(str(args[name]).partition(":")[2])]


def relic_here(view):
    return view["relic"]["place"] == "hand"


def ship_value(view, args):
    return view["relic"]["value"] if str(args["ship"]).startswith("@") else args["ship"]


def lacks_set(view, args):
    wanted = [int(value) for value in str(args["set"]).split("-")]
    if args["relic"]:
        wanted.remove(view["relic"]["value"])
    return any(view["hand"].count(value) < wanted.count(value) for value in wanted)


def faces(view):
    """What the unplaced ships show, the Relic Ship included."""
    return [*view["hand"], *([view["relic"]["value"]] if relic_here(view) else [])]


def lacks_any_set(view, args):
    shown, needs = faces(view), word(args, "needs")
    if needs == "straight":
        return not any({low, low + 1, low + 2} <= set(shown) for low in range(1, 5))
    return max(map(shown.count, shown)) < {"pair": 2, "triple": 3}[needs]


#: What the pieces of a list claim.
LACKS = {
    "six": lambda v, a: 6 not in v["hand"],
    "relic": lambda v, a: not relic_here(v) or v["relic"]["value"] != 6,
    "dock": lambda v, a: free_docks(v, "terraform") == 0,
    "price": lambda v, a: cannot_pay(v, {"fuel": 1, "ore": 1, **a}),
    "fleet": lambda v, a: me(v)["ships"] <= 3,
}


def listed(args):
    """The pieces of a list."""
    return {word(args, place) for place in ("first", "second", "third", "fourth") if place in args}


def lacks_all(view, args):
    return all(LACKS[piece](view, args) for piece in listed(args))


def cannot_pay(view, args):
    short = [max(0, args[kind] - me(view)[kind]) for kind in ("fuel", "ore")]
    return short == [args["missing_fuel"], args["missing_ore"]] and any(short)


def field_on(view, args):
    return word(args, "field") in view["territories"][word(args, "territory")]["fields"]


def owner_index(args):
    return int(str(args["player"]).partition(":")[2])


CLAIMS = {
    "common-reason-over": lambda v, a: v["phase"] == "over",
    "common-reason-chance": lambda v, a: v["phase"] == "chance",
    "common-reason-other-chance": lambda v, a: v["phase"] == "chance",
    "common-reason-no-chance": lambda v, a: v["phase"] not in ("chance", "over"),
    "af-why-not-in-deck": lambda v, a: word(a, "card") not in v["unseen"],
    "af-why-no-seat": lambda v, a: a["players"] == len(v["players"]),
    "common-reason-pending": lambda v, a: a["phase"] == f"@af-phase-{v['phase']}" and v["phase"] != "main",
    "common-reason-not-asked": lambda v, a: v["phase"] == "main",
    "af-why-nothing-open": lambda v, a: v["phase"] == "main",
    "af-why-price": cannot_pay,
    "af-why-all-placed": lambda v, a: not v["hand"] and not relic_here(v),
    "af-why-no-ship": lambda v, a: a["ship"] not in v["hand"],
    "af-why-needs": lacks_any_set,
    "af-why-no-set": lambda v, a: lacks_set(v, a) and not lacks_any_set(v, a),
    "af-why-relic-absent": lambda v, a: not relic_here(v),
    "af-why-relic-value": lambda v, a: (
        relic_here(v)
        and a["value"] == v["relic"]["value"]
        and str(a["value"]) not in str(a["needed"]).split()
    ),
    "af-why-docks": lambda v, a: free_docks(v, word(a, "station")) == a["free"] < a["need"],
    "af-why-docks-broken": lambda v, a: free_docks(v, word(a, "station")) >= 2,
    "af-why-mine": lambda v, a: ship_value(v, a) < a["value"] == max(values(v, "mine")),
    "af-why-raid-total": lambda v, a: a["total"] <= a["docked"] == sum(values(v, "raiders")),
    "af-why-raid-lowest": lambda v, a: int(a["set"][0]) <= a["value"] == min(values(v, "raiders")),
    "af-why-no-stock": lambda v, a: me(v)["stock"] == 0,
    "af-why-hub-full": lambda v, a: me(v)["hub"] == a["circle"] == 7,
    "af-why-last-colony": lambda v, a: me(v)["colonies"] == 0 and me(v)["hub"] > 0,
    "af-why-fleet": lambda v, a: me(v)["ships"] == a["ships"] <= a["left"] == 3,
    "af-why-terraform-two": lacks_all,
    "af-why-terraform-three": lacks_all,
    "af-why-terraform-four": lacks_all,
    "af-why-no-pair": lambda v, a: v["turn_state"]["market_rate"] == 0,
    "af-why-launch": lambda v, a: me(v)["hub"] == a["circle"] < a["last"] == 7,
    "af-why-relic-out": lambda v, a: v["relic"]["owner"] == owner_index(a),
    "af-why-relic-control": lambda v, a: v["territories"]["burroughs"]["control"] != v["turn"],
    "af-why-isolated": lambda v, a: "isolation" in v["territories"][word(a, "territory")]["fields"],
    "af-why-cycle": lambda v, a: v["turn_state"]["cycles"] == 0,
    "af-why-display-empty": lambda v, a: not v["display"],
    "af-why-not-displayed": lambda v, a: word(a, "card") not in v["display"],
    "af-why-card-owned": lambda v, a: word(a, "card") in me(v)["cards"],
    "af-why-claim": lambda v, a: v["turn_state"]["artifact_total"] == a["total"] < a["need"] == 8,
    "af-why-card-missing": lambda v, a: word(a, "card") not in me(v)["cards"],
    "af-why-card-used": lambda v, a: word(a, "card") in v["turn_state"]["used"],
    "af-why-discard-used": lambda v, a: v["turn_state"]["discard_used"],
    "af-why-face": lambda v, a: ship_value(v, a) in (1, 6),
    "af-why-two-ships": lambda v, a: str(a["ship"]).startswith("@") or v["hand"].count(a["ship"]) == 1,
    "af-why-borrow-own": lambda v, a: v["territories"][word(a, "territory")]["control"] == v["turn"],
    "af-why-borrow-empty": lambda v, a: sum(v["territories"][word(a, "territory")]["colonies"]) == 0,
    "af-why-cannon-empty": lambda v, a: (
        {ship["seat"] for ship in v["stations"][word(a, "station")]["ships"]} <= {v["turn"]}
    ),
    "af-why-field-off": lambda v, a: (
        not any(word(a, "field") in place["fields"] for place in v["territories"].values())
    ),
    "af-why-field-there": field_on,
    "af-why-not-discarded": lambda v, a: word(a, "card") not in v["discards"],
    "af-why-repulsor": lambda v, a: "repulsor" in v["territories"][word(a, "territory")]["fields"],
    "af-why-no-colony-there": lambda v, a: (
        v["territories"][word(a, "territory")]["colonies"][owner_index(a)] == 0
    ),
    "af-why-decoy": lambda v, a: "decoy" in player(v, a)["cards"],
    "af-why-steal-none": lambda v, a: word(a, "card") not in player(v, a)["cards"],
    "af-why-take-none": lambda v, a: player(v, a)[word(a, "resource")] == 0,
    "af-why-bay-empty": lambda v, a: v["bay"][owner_index(a)] == 0,
    "af-why-bay-relic": lambda v, a: (v["relic"]["owner"], v["relic"]["place"]) != (owner_index(a), "bay"),
    "af-why-keep": lambda v, a: (
        (a["fuel"], a["ore"], a["limit"]) == (me(v)["fuel"], me(v)["ore"], v["limits"]["resources"])
    ),
}


def test_what_reasons_claim_is_so():
    checked = set()
    for number in range(len(TABLES)):
        for state, illegal in refusals(number, seed=2):
            view = GAME.view(state, None)
            for action in illegal:
                message, args = GAME.reason(state, action)
                assert message.startswith(("af-why-", "common-reason-"))
                assert str(args["rule"]).startswith("A")
                if message in CLAIMS:
                    checked.add(message)
                    assert CLAIMS[message](view, args), (TABLE.notate(action), message, args)
    assert len(checked) > 40, sorted(CLAIMS.keys() - checked)


@pytest.mark.parametrize(("move", "pieces"), [("6", ("six", "fleet")), ("r", ("relic",))])
def test_terraforming_names_everything_that_is_missing(move, pieces):
    lengths = set()
    for number in range(len(TABLES)):
        for state in positions(TABLES[number], seed=6):
            view = GAME.view(state, None)
            action = GAME.parse(state, f"terraform {move}")
            if view["phase"] != "main" or action in GAME.legal(state):
                continue
            player = me(view)
            short = {f"missing_{kind}": max(0, 1 - player[kind]) for kind in ("fuel", "ore")}
            missing = {piece for piece in (*pieces, "dock", "price") if LACKS[piece](view, short)}
            message, args = GAME.reason(state, action)
            lengths.add(len(missing))
            if len(missing) > 1:
                assert listed(args) == missing, (message, args)
            else:
                assert not listed(args)
    assert lengths >= {1, 2, 3}


def test_a_ship_that_must_dock_can_dock_where_it_is_told():
    told = 0
    for number in range(len(TABLES)):
        for state, illegal in refusals(number, seed=3):
            for action in illegal:
                message, args = GAME.reason(state, action)
                if message in ("af-why-end", "af-why-bay"):
                    told += 1
                    station = word(args, "station")
                    legal = [GAME.notate(state, move) for move in GAME.legal(state)]
                    face = "r" if str(args["ship"]).startswith("@") else str(args["ship"])
                    assert any(move.startswith(f"{station} ") and face in move for move in legal)
    assert told > 50


def test_paying_what_is_missing_takes_the_price_away():
    paid = 0
    for number in range(len(TABLES)):
        for state, illegal in refusals(number, seed=4):
            for action in illegal:
                message, args = GAME.reason(state, action)
                if message == "af-why-price":
                    paid += 1
                    rich = state.clone()
                    rich.players[rich.turn].fuel += int(args["missing_fuel"])
                    rich.players[rich.turn].ore += int(args["missing_ore"])
                    legal = action in GAME.legal(rich)
                    assert legal or GAME.reason(rich, action)[0] != "af-why-price", TABLE.notate(action)
    assert paid > 50
