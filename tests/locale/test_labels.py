"""Every move has words in every language, and the facts in them are those of the rules."""

import random

import pytest
from rulings.alien_frontiers.builder import BLUE, GREEN, RED, crowded, table
from walks import TABLES, positions

from orrery.core.game import CHANCE
from orrery.games.alien_frontiers.actions import ACTIONS, TABLE
from orrery.games.alien_frontiers.game import GAME
from orrery.locale import Translator
from orrery.locale.testing.catalogue import Renderer

NAMES = ["Anna", "Bo", "Cy", "Di"]
SAMPLE = 20


def english(t, move):
    """A move on a built table, in English."""
    words = Translator("en", ["alien-frontiers"], NAMES, strict=True)
    return words.label(GAME.label(t.state, GAME.parse(t.state, move)))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_any_action_in_any_position_has_a_label_with_just_its_arguments(number):
    """Also one that is illegal: its label says what it would be."""
    pick, words = random.Random(number), Renderer(GAME)
    for state in positions(TABLES[number], number):
        for action in pick.sample(range(ACTIONS), SAMPLE):
            words.text(GAME.label(state, action))


def test_every_block_of_actions_has_its_own_words():
    seen = {}
    for state in positions(TABLES[1], 1, rounds=1):
        for action in range(ACTIONS):
            seen.setdefault(GAME.label(state, action)[0], set()).add(TABLE.template(action))
    assert {template for templates in seen.values() for template in templates} == set(TABLE.templates())
    assert {message: found for message, found in seen.items() if len(found) > 1} == {}


#: What a label promises to take (-1) or give (+1) when the move is made.
PROMISES = {
    "af-move-solar": {"fuel": 1},
    "af-move-mine": {"ore": 1},
    "af-move-constructor": {"ore": -1},
    "af-move-shipyard": {"fuel": -1, "ore": -1},
    "af-move-terraform": {"fuel": -1, "ore": -1},
    "af-move-trade": {"fuel": -1},
    "af-move-launch": {"fuel": -1, "ore": -1},
    "af-move-buy-relic": {"fuel": -1, "ore": -1},
    "af-move-boost": {"fuel": -1},
    "af-move-stasis": {"fuel": -1},
    "af-move-flip": {"fuel": -1},
    "af-move-gravity": {"fuel": -1},
    "af-move-borrow": {"fuel": -1},
    "af-move-teleport": {"fuel": -1},
    "af-move-warp": {"fuel": -1},
    "af-move-shoot": {"fuel": -1},
}


def test_labels_promise_what_the_rules_then_do():
    kept = set()
    for number, options in enumerate(TABLES):
        for state in positions(options, number, rounds=8):
            if GAME.actor(state) == CHANCE:
                continue
            for action in GAME.legal(state):
                message, args = GAME.label(state, action)
                if message in PROMISES or message == "af-move-hub":
                    kept.add(message)
                    _check_promise(state, action, message, args)
    assert kept >= PROMISES.keys()


def _check_promise(state, action, message, args):
    after = state.clone()
    GAME.apply(after, action)
    old, new = state.players[state.turn], after.players[state.turn]
    if message == "af-move-hub":
        assert args["circle"] == new.hub
        assert args["steps"] == new.hub - old.hub
    for resource, sign in PROMISES.get(message, {}).items():
        change = getattr(new, resource) - getattr(old, resource)
        assert args[resource] == sign * change, (message, args)


# --- the facts of single moves ----------------------------------------------------------------------------


def test_solar_converter_counts_lem():
    assert english(table().roll(3, 4, 6), "solar 3") == "Solar Converter: ship 3, +2 fuel"
    t = table().colonies("lem", 1).roll(3, 4, 6)
    assert english(t, "solar 3") == "Solar Converter: ship 3, +3 fuel"


def test_market_tells_the_rate():
    t = table().roll(3, 3, 1)
    assert english(t, "market 3-3") == "Orbital Market: 3-3, then 1 ore for 3 fuel"
    t = table().colonies("heinlein", 1).seat(RED, fuel=2).roll(3, 3, 1)
    assert english(t, "market 3-3") == "Orbital Market: 3-3, then 1 ore for 1 fuel"
    t.play("market 3-3")
    assert english(t, "trade") == "Orbital Market: trade 1 fuel for 1 ore"


def test_shipyard_tells_price_and_ship():
    t = table().seat(RED, fuel=3, ore=3, ships=4).roll(3, 3, 1)
    assert english(t, "shipyard 3-3") == "Shipyard: 3-3, build ship no. 5 (2 fuel and 2 ore)"
    t = table().colonies("herbert", 1).roll(3, 3, 1)
    assert english(t, "shipyard 3-3") == "Shipyard: 3-3, build ship no. 4 (free)"


def test_constructor_counts_bradbury():
    t = table().seat(RED, ore=3).roll(5, 5, 5)
    assert english(t, "constructor 5-5-5") == "Colony Constructor: 5-5-5, land a colony for 3 ore"
    t = table().seat(RED, ore=3).colonies("bradbury", 1).roll(5, 5, 5)
    assert english(t, "constructor 5-5-5") == "Colony Constructor: 5-5-5, land a colony for 2 ore"


def test_hub_tells_steps_and_circle():
    t = table().seat(RED, hub=3).colonies("asimov", 1).roll(1, 2, 3)
    assert english(t, "hub 1") == "Colonist Hub: ship 1, 1 step to circle 4"
    t.play("hub 1")
    assert english(t, "hub 2") == "Colonist Hub: ship 2, 2 steps to circle 6"


def test_hub_tells_of_spare_steps():
    t = table().seat(RED, fuel=1, ore=1, hub=5).colonies("asimov", 1).roll(1, 2, 3).play("hub 1")
    assert "beyond circle 7" in english(t, "hub 2")
    t.play("hub 2")
    assert english(t, "launch").endswith("1 step for the next one")


def test_cards_count_pohl():
    t = table().seat(RED, fuel=2, cards="booster gravity plasma").dock("mine", BLUE, 1).roll(1, 3, 4)
    assert english(t, "boost 3") == "Booster Pod: 3 becomes 4 (1 fuel)"
    assert english(t, "gravity 3 4") == "Gravity Manipulator: 3 becomes 2, 4 becomes 5 (2 fuel)"
    assert english(t, "cannon mine") == "Plasma Cannon: fire at Lunar Mine (1 fuel per ship)"
    t = table().seat(RED, fuel=2, cards="booster plasma").dock("mine", BLUE, 1).colonies("pohl", 1).roll(1, 3)
    assert english(t, "boost 3") == "Booster Pod: 3 becomes 4 (free)"
    assert english(t, "cannon mine").endswith("(1 fuel per ship, the first free)")
    t.play("cannon mine")
    assert english(t, "ship mine p4 1") == "Lunar Mine: drive away ship 1 (Di) - free"


def test_raiders_tell_whom_they_drive_away():
    assert english(table().roll(2, 3, 4), "raiders 2-3-4") == "Raiders' Outpost: raid with 2-3-4"
    t = table().dock("raiders", GREEN, 1, 2, 3).roll(2, 3, 4)
    assert english(t, "raiders 2-3-4") == "Raiders' Outpost: raid with 2-3-4, driving away 3 ships"


def test_the_relic_is_named():
    t = table().colonies("burroughs", 1).roll(3, 1, 1, relic=3)
    assert english(t, "solar r") == "Solar Converter: ship Relic 3, +2 fuel"
    assert english(t, "market 3-3+r") == "Orbital Market: 3-3 (one is the Relic), then 1 ore for 3 fuel"


def test_ending_tells_of_stranded_ships():
    assert english(crowded().roll(1, 2, 4), "end") == "End the turn: 3 ships to the Maintenance Bay"


def test_landing_tells_of_control():
    t = table().seat(RED, fuel=1, ore=1, hub=7).colonies("lem", 0, 1).roll(1, 2, 3).play("launch")
    assert english(t, "territory lem") == "Land on Lem Badlands"
    assert english(t, "territory pohl") == "Land on Pohl Foothills and take control"


# --- where ships go, and what cannot be built ---------------------------------------------------------------


def test_a_docked_relic_sent_home_goes_to_burroughs():
    t = table().seat(RED, cards="plasma").seat(BLUE, ships=4).colonies("burroughs", 0, 1)
    t = t.relic(GREEN, "mine", 4).dock("solar", BLUE, 2).roll(1).play("blast")
    assert english(t, "ship mine p2 r") == "Lunar Mine: the Relic Ship (Bo) back to Burroughs Desert"
    assert english(t, "ship solar p4 2") == "Solar Converter: ship 2 (Di) back to stock"


def test_the_cannon_at_the_terraforming_station_says_where_the_ship_goes():
    t = table().seat(RED, fuel=2, cards="plasma").seat(GREEN, ships=4).dock("terraform", GREEN, 6).roll(1)
    assert english(t, "cannon terraform") == (
        "Plasma Cannon: fire at Terraforming Station, its ship back to stock (1 fuel)"
    )
    t.play("cannon terraform")
    assert english(t, "ship terraform p2 6") == "Terraforming Station: ship 6 (Bo) back to stock - 1 fuel"
    t = table().seat(RED, fuel=2, cards="plasma").colonies("burroughs", 0, 1).relic(GREEN, "terraform", 6)
    t = t.roll(1)
    assert english(t, "cannon terraform") == (
        "Plasma Cannon: fire at Terraforming Station, the Relic Ship back to Burroughs Desert (1 fuel)"
    )
    t.play("cannon terraform")
    assert english(t, "ship terraform p2 r") == (
        "Terraforming Station: Relic 6 (Bo) back to Burroughs Desert - 1 fuel"
    )


def test_there_is_no_seventh_ship():
    t = table().seat(RED, fuel=3, ore=3, ships=6).roll(3, 3, 1)
    assert english(t, "shipyard 3-3") == "Shipyard: 3-3, but there is no ship left to build"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Orbital Teleporter: lift ship 4 from Colonist Hub (2 fuel)"),
        ("pl", "Teleporter Orbitalny: statek 4 opuszcza stację - Centrum Kolonistów (2 paliwa)"),
        ("ru", "Орбитальный телепортатор: корабль 4 покидает станцию - Центр колонистов (2 топлива)"),
    ],
)
def test_the_teleporter_names_the_station_a_ship_leaves(language, text):
    t = table().seat(RED, fuel=2, cards="teleporter").roll(2, 4, 6).play("hub 4")
    words = Translator(language, ["alien-frontiers"], NAMES, strict=True)
    assert words.label(GAME.label(t.state, GAME.parse(t.state, "teleport hub 4"))) == text
