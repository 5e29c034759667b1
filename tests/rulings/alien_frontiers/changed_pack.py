"""A pack that changes every number a pack may change, and rules that follow each of them.

``test_content`` writes the pack and runs this module in a process of its own: content is read once a process.
"""

from typing import Any, Final

#: Numbers by table, row and column; ``blocked`` and the compensations are whole cells.
CHANGES: Final[dict[tuple[str, str | int, str], Any]] = {
    ("stations", "artifact", "docks"): 5,
    ("stations", "hub", "docks"): 2,
    ("stations", "constructor", "docks"): 7,
    ("stations", "mine", "docks"): 6,
    ("stations", "market", "docks"): 6,
    ("stations", "shipyard", "docks"): 8,
    ("stations", "solar", "docks"): 9,
    ("stations", "terraform", "docks"): 2,
    ("stations", "hub", "fuel"): 2,
    ("stations", "hub", "ore"): 3,
    ("stations", "constructor", "ore"): 5,
    ("stations", "shipyard", "fuel"): 2,
    ("stations", "shipyard", "ore"): 3,
    ("stations", "terraform", "fuel"): 3,
    ("stations", "terraform", "ore"): 2,
    ("territories", "bradbury", "ore"): 2,
    ("territories", "burroughs", "fuel"): 2,
    ("territories", "burroughs", "ore"): 3,
    ("territories", "heinlein", "fuel"): 2,
    ("territories", "herbert", "fuel"): 3,
    ("territories", "herbert", "ore"): 2,
    ("territories", "lem", "fuel"): 3,
    ("territories", "pohl", "fuel"): 2,
    ("cards", "booster", "copies"): 3,
    ("cards", "decoy", "copies"): 1,
    ("cards", "booster", "fuel"): 2,
    ("cards", "crystal", "fuel"): 2,
    ("cards", "gravity", "fuel"): 3,
    ("cards", "teleporter", "fuel"): 3,
    ("cards", "plasma", "fuel"): 2,
    ("cards", "polarity", "fuel"): 3,
    ("cards", "stasis", "fuel"): 4,
    ("cards", "warper", "fuel"): 5,
    ("limits", "hub", "number"): 6,
    ("limits", "claim", "number"): 9,
    ("limits", "raid", "number"): 5,
    ("limits", "display", "number"): 4,
    ("limits", "fleet", "number"): 4,
    ("components", "ore", "count"): 9,
    ("components", "fuel", "count"): 12,
    ("setup", 2, "colonies"): 7,
    ("setup", 3, "colonies"): 6,
    ("setup", 4, "colonies"): 5,
    ("setup", 2, "long_game_colonies"): 6,
    ("setup", 3, "long_game_colonies"): 7,
    ("setup", 4, "long_game_colonies"): 7,
    ("setup", 2, "bonus_fuel"): [1, 0],
    ("setup", 3, "bonus_fuel"): [0, 2, 0],
    ("setup", 4, "bonus_fuel"): [0, 1, 2, 1],
    ("setup", 2, "bonus_ore"): [0, 2],
    ("setup", 3, "bonus_ore"): [1, 0, 1],
    ("setup", 4, "bonus_ore"): [0, 0, 0, 2],
    ("setup", 2, "blocked"): {"solar": 2, "mine": 2, "market": 2, "constructor": 3, "shipyard": 3},
    ("setup", 3, "blocked"): {"solar": 1, "mine": 2, "market": 2, "artifact": 1},
}


def _check_prices() -> None:
    from .builder import RED, table

    t = table().seat(RED, fuel=2, ore=3, hub=6).roll(1, 2, 3)
    t.illegal("hub 1")
    assert t.play("launch", "territory lem").wealth() == (0, 0)
    table().seat(RED, fuel=1, ore=3, hub=6).roll(1).illegal("launch")
    assert table().seat(RED, ore=5).roll(5, 5, 5).play("constructor 5-5-5").ore() == 0
    table().seat(RED, ore=4).roll(5, 5, 5).illegal("constructor 5-5-5")
    assert table().seat(RED, ore=3).colonies("bradbury", 1).roll(5, 5, 5).play("constructor 5-5-5").ore() == 0
    assert table().seat(RED, fuel=2, ore=3).roll(2, 2).play("shipyard 2-2").wealth() == (0, 0)
    sixth = table().seat(RED, fuel=4, ore=6, ships=5).roll(2, 2)
    assert sixth.play("shipyard 2-2").wealth() == (0, 0)
    herbert = table().seat(RED, fuel=1, ore=4, ships=5).colonies("herbert", 1).roll(2, 2)
    assert herbert.play("shipyard 2-2").wealth() == (0, 0)
    terraformed = table().seat(RED, fuel=3, ore=2, ships=5).roll(1, 6).play("terraform 6")
    assert terraformed.wealth() == (0, 0)
    table().seat(RED, fuel=3, ore=2, ships=4).roll(1, 6).illegal("terraform 6")
    relic = table().seat(RED, fuel=2, ore=3).colonies("burroughs", 1).roll(1).play("buy-relic")
    assert relic.wealth() == (0, 0)
    market = table().seat(RED, fuel=3).colonies("heinlein", 1).roll(6, 6).play("market 6-6", "trade")
    assert market.wealth() == (1, 1)
    assert table().colonies("lem", 1).roll(1).play("solar 1").fuel() == 4


def _check_cards() -> None:
    from .builder import GREEN, RED, table

    for card, move, price in (
        ("booster", "boost 3", 2),
        ("stasis", "stasis 3", 4),
        ("polarity", "flip 3", 3),
        ("gravity", "gravity 3 4", 3),
        ("warper", "warp", 5),
    ):
        assert table().seat(RED, fuel=price, cards=card).roll(3, 4).play(move).fuel() == 0
        table().seat(RED, fuel=price - 1, cards=card).roll(3, 4).illegal(move)
        cheap = table().seat(RED, fuel=price - 2, cards=card).colonies("pohl", 1).roll(3, 4)
        assert cheap.play(move).fuel() == 0
    borrowed = table().seat(RED, fuel=4, cards="crystal").colonies("lem", 0, 2).roll(1).play("borrow lem")
    assert borrowed.fuel() == 0
    lifted = table().seat(RED, fuel=3, cards="teleporter").roll(4, 5).play("mine 4", "teleport mine 4")
    assert lifted.fuel() == 0
    shot = table().seat(RED, fuel=4, cards="plasma").dock("solar", GREEN, 1, 1, 1).roll(1)
    shot.play("cannon solar").choose("ship solar p2 1", "ship solar p2 1")
    assert shot.fuel() == 0
    assert len(shot.docked("solar")) == 1


def _check_limits() -> None:
    from .builder import GREEN, new_game, table

    t = table().roll(2, 6)
    assert t.view["limits"] == {
        **{"hub": 6, "claim": 9, "resources": 8},
        **{"raid": 5, "display": 4, "fleet": 4, "ships": 6, "rounds": 0},
    }
    assert not t.play("artifact 2", "artifact 6").offers("claim")
    assert table().roll(3, 6).play("artifact 3", "artifact 6").offers("claim")
    raid = table().seat(GREEN, fuel=9).roll(1, 2, 3).play("raiders 1-2-3")
    assert raid.choose(*["take p2 fuel"] * 5).fuel() == 5
    new = new_game(4, first="seat").deal("booster booster booster stasis")
    assert len(new.shown) == 4
    assert new.deal("city monument decoy warper").chance("first p1").stock() == 2


def _check_docks() -> None:
    from .builder import new_game

    docks = {
        2: {"artifact": 5, "hub": 2, "constructor": 4, "mine": 4, "market": 4, "shipyard": 5, "solar": 7},
        3: {"artifact": 4, "hub": 2, "constructor": 7, "mine": 4, "market": 4, "shipyard": 8, "solar": 8},
        4: {"artifact": 5, "hub": 2, "constructor": 7, "mine": 6, "market": 6, "shipyard": 8, "solar": 9},
    }
    for players, expected in docks.items():
        stations = new_game(players).view["stations"]
        shown = {name: station["docks"] for name, station in stations.items()}
        assert shown == {**expected, "raiders": 3, "terraform": 2}


def _check_setup() -> None:
    from .builder import RED, new_game, table

    for players, colonies, long_game in ((2, 7, 6), (3, 6, 7), (4, 5, 7)):
        assert new_game(players).unplaced(0) == colonies
        assert new_game(players, long_game=True).unplaced(0) == long_game
        start = new_game(players, first="seat").deal("booster booster booster stasis")
        start.deal(" ".join(["city", "monument", "warper", "gravity"][:players]))
        start.chance("first p1")
        given = [start.wealth(seat) for seat in range(players)]
        assert (
            given
            == {
                2: [(1, 0), (0, 2)],
                3: [(0, 1), (2, 0), (0, 1)],
                4: [(0, 0), (1, 0), (2, 0), (1, 2)],
            }[players]
        )
    finite = table(2, finite_tokens=True).seat(RED, fuel=3, ore=2).roll(1)
    assert finite.view["supply"] == {"fuel": 9, "ore": 7}


def main() -> None:
    """Every rule that reads a number of the tables, once."""
    _check_prices()
    _check_cards()
    _check_limits()
    _check_docks()
    _check_setup()


if __name__ == "__main__":
    main()
