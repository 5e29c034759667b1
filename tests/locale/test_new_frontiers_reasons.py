"""New Frontiers: every illegal move is told why, in every phase, and what it is told is true."""

import random
import re

import pytest
from new_frontiers_walks import TABLES, positions
from rendering import text_of

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE
from orrery.games.new_frontiers.actions import TABLE
from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.tiles import COLONISTS, COST, IDS, MILITARY
from orrery.locale import LANGUAGES, Translator

NAMES = ["Anna", "Bo", "Cy", "Di", "Ed"]
SAMPLE = 40

#: The actions of each block: drawing a block first gives small blocks their share.
BLOCKS = [
    [action for action in range(len(TABLE)) if TABLE.template(action) == name] for name in TABLE.templates()
]

BY_NOTATION = {TABLE.notate(action): action for action in range(len(TABLE))}


def own_tiles(state):
    """What the players own or look at: moves about these are refused for better reasons than absence."""
    player = state.players[max(0, GAME.actor(state))]
    slugs = [IDS[colony >> 3] for colony in player.colonies] + [IDS[tile] for tile in player.explored]
    slugs += [IDS[tile] for tile in range(40) if player.technologies >> tile & 1]
    return set(slugs + [IDS[tile] for tile in state.display])


def refusals(number, seed, rounds=3):
    """Positions of a table with a sample of the moves that are illegal there, own tiles preferred."""
    pick = random.Random(f"{number}/{seed}")
    for state in positions(TABLES[number], seed, rounds):
        drawn = {pick.choice(pick.choice(BLOCKS)) for _ in range(SAMPLE)}
        for _ in range(SAMPLE):
            slug = pick.choice(sorted(own_tiles(state)) or IDS)
            template = pick.choice(("settle", "pay", "replace", "with", "sell", "feed", "produce", "consume"))
            drawn |= {BY_NOTATION[move] for move in [f"{template} {slug}"] if move in BY_NOTATION}
        yield state, sorted(drawn.difference(GAME.legal(state)))


def test_no_reason_tells_what_a_seat_may_not_know():
    """A move that is illegal in two positions that look the same to a seat is so for the same reason."""
    compared = 0
    for number in (0, 2, 4):
        for state, illegal in refusals(number, seed=6, rounds=2):
            for seat in range(GAME.players(state)):
                twin = GAME.determinize(state, seat, SimRng(compared))
                for action in set(illegal).difference(GAME.legal(twin)):
                    compared += 1
                    assert GAME.reason(state, action) == GAME.reason(twin, action), TABLE.notate(action)
    assert compared > 10000


def test_goals_in_hand_and_on_the_table_are_refused_alike_to_all():
    """The three decisions about goals: their reasons name only the goal that was asked for."""
    asked = set()
    for seed in range(3):
        for state, _ in refusals(0, seed):
            for action in range(len(TABLE)):
                if TABLE.template(action) in ("reveal", "keep", "under") and action not in GAME.legal(state):
                    message, args = GAME.reason(state, action)
                    asked.add(message)
                    told = [value for name, value in args.items() if name == "goal"]
                    assert told in ([], [f"@nf-goal-{TABLE.notate(action).partition(' ')[2]}"])
    assert asked >= {"nf-why-not-storage", "nf-why-goal-not-drawn", "nf-why-goal-not-back"}


# --- what a reason claims, read off the view --------------------------------------------------------------


def word(args, name):
    """The bare id in an argument such as ``@nf-tile-comet-zone``."""
    return str(args[name]).split("-", 2)[2]


def me(view):
    seat = view["question"].get("seat", view["order"][view["next_pawn"]] if view["order"] else 0)
    return view["players"][seat]


def colony(view, args, name="tile"):
    """The own colony that an argument names, or None."""
    found = [colony for colony in me(view)["colonies"] if colony["tile"] == word(args, name)]
    return found[0] if found else None


def explored(view, args):
    return word(args, "tile") in me(view)["explored"]


def tile(args, name="tile"):
    return IDS.index(word(args, name))


def goods(view):
    return [colony["good"] for colony in me(view)["colonies"] if colony["good"]]


def for_sale(view):
    return {row["tile"]: row["left"] for row in view["technologies"]}


def phase_of(view, args):
    return args["phase"] == f"@nf-phase-{view['phase']}"


CLAIMS = {
    "common-reason-over": lambda v, a: v["phase"] == "over",
    "common-reason-chance": lambda v, a: v["phase"] == "chance",
    "common-reason-other-chance": lambda v, a: v["phase"] == "chance",
    "common-reason-no-chance": lambda v, a: v["phase"] not in ("chance", "over"),
    "nf-why-no-seat": lambda v, a: a["players"] == len(v["players"]),
    "nf-why-seated": lambda v, a: int(str(a["player"]).partition(":")[2]) in v["order"],
    "nf-why-mat-dealt": lambda v, a: a["mat"] in [player["mat"] for player in v["players"]],
    "nf-why-not-in-bag": lambda v, a: word(a, "tile") not in v["unseen"],
    "nf-why-picked": lambda v, a: {"id": word(a, "action"), "picked": True} in v["actions"],
    "nf-why-not-in-game": lambda v, a: word(a, "action") not in [row["id"] for row in v["actions"]],
    "nf-why-no-pass": phase_of,
    "nf-why-not-asked": lambda v, a: v["phase"] == "pick",
    "common-reason-pending": lambda v, a: phase_of(v, a) and a["player"] == f"seat:{v['question']['seat']}",
    "nf-why-price": lambda v, a: a["credits"] - a["missing"] == me(v)["credits"] < a["credits"],
    "nf-why-not-colony": lambda v, a: colony(v, a) is None,
    "nf-why-no-good": lambda v, a: colony(v, a)["good"] is None,
    "nf-why-has-good": lambda v, a: colony(v, a)["good"] is not None,
    "nf-why-power-used": lambda v, a: word(a, "tile") in v["action_state"]["used"],
    "nf-why-no-power": lambda v, a: colony(v, a) is None and word(a, "tile") not in me(v)["technologies"],
    "nf-why-owned": lambda v, a: word(a, "tile") in me(v)["technologies"],
    "nf-why-face": lambda v, a: word(a, "tile") not in for_sale(v) and word(a, "other") in for_sale(v),
    "nf-why-sold-out": lambda v, a: for_sale(v)[word(a, "tile")] == 0,
    "nf-why-take-must": lambda v, a: v["phase"] == "take",
    "nf-why-not-displayed": lambda v, a: word(a, "tile") not in v["display"],
    "nf-why-return-must": lambda v, a: v["question"]["count"] == a["worlds"],
    "nf-why-not-explored": lambda v, a: not explored(v, a),
    "nf-why-not-returned": lambda v, a: word(a, "tile") not in v["aside"],
    "nf-why-settle-must": lambda v, a: v["phase"] == "settle",
    "nf-why-colony-already": lambda v, a: colony(v, a) is not None,
    "nf-why-colonists": lambda v, a: (
        explored(v, a) and me(v)["colonists"] == a["have"] < a["colonists"] == COLONISTS[tile(a)]
    ),
    "nf-why-military": lambda v, a: (
        explored(v, a)
        and a["military"] + a["more"] < a["defence"] == COST[tile(a)]
        and a["military"] >= me(v)["military"]
    ),
    "nf-why-pay-peaceful": lambda v, a: explored(v, a) and not MILITARY[tile(a)],
    "nf-why-no-pay": lambda v, a: explored(v, a) and MILITARY[tile(a)] == 1,
    "nf-why-class": lambda v, a: explored(v, a),
    "nf-why-choice-made": lambda v, a: v["phase"] in ("second", "replace"),
    "nf-why-no-resettle": lambda v, a: "dying-colony" not in [c["tile"] for c in me(v)["colonies"]],
    "nf-why-no-replace": lambda v, a: "terraforming-engineers" not in me(v)["technologies"],
    "nf-why-replace-military": lambda v, a: MILITARY[tile(a)] == 1,
    "nf-why-replace-new": lambda v, a: colony(v, a)["new"],
    "nf-why-replace-none": lambda v, a: colony(v, a) is not None,
    "nf-why-with-cost": lambda v, a: (
        explored(v, a) and not a["least"] <= a["credits"] <= a["most"] and a["credits"] == COST[tile(a)]
    ),
    "nf-why-with-kind": lambda v, a: explored(v, a) and word(a, "old") == v["question"]["old"],
    "nf-why-produce-must": lambda v, a: v["phase"] in ("windfall", "shortage"),
    "nf-why-no-second-sale": lambda v, a: "trade-league" not in me(v)["technologies"],
    "nf-why-consume-must": lambda v, a: word(a, "tile") not in v["action_state"]["used"] and goods(v),
    "nf-why-hungry": lambda v, a: v["phase"] == "consume",
    "nf-why-hungry-kind": lambda v, a: word(a, "kind") not in goods(v),
    "nf-why-feed-must": lambda v, a: v["question"]["count"] == a["goods"],
    "nf-why-store-more": lambda v, a: v["question"]["credits"] == a["credits"],
    "nf-why-store-zero": lambda v, a: v["phase"] == "store-credits",
}


def test_what_reasons_claim_is_so():
    checked = set()
    for number in range(len(TABLES)):
        for seed in (3, 4):
            for state, illegal in refusals(number, seed):
                view = GAME.view(state, None)
                for action in illegal:
                    message, args = GAME.reason(state, action)
                    assert message.startswith(("nf-why-", "common-reason-"))
                    assert re.fullmatch(r"2\.([2-9]|1[0-4])", str(args["rule"]))
                    if message in CLAIMS:
                        checked.add(message)
                        assert CLAIMS[message](view, args), (TABLE.notate(action), message, args)
    assert len(checked) > 38, sorted(CLAIMS.keys() - checked)


def acquisitions():
    """Every refused purchase and settling in many positions, with the reason."""
    moves = [action for action in range(len(TABLE)) if TABLE.template(action) in ("buy", "settle", "pay")]
    for number in range(len(TABLES)):
        for seed in (5, 6, 7):
            for state in positions(TABLES[number], seed):
                if state.stack and GAME.view(state, None)["phase"] in ("buy", "settle", "second"):
                    for action in set(moves).difference(GAME.legal(state)):
                        yield state, action, *GAME.reason(state, action)


def test_paying_what_is_missing_takes_the_price_away():
    paid = 0
    for state, action, message, args in acquisitions():
        if message == "nf-why-price":
            paid += 1
            rich = state.clone()
            rich.players[GAME.actor(state)].credits += int(args["missing"])
            assert action in GAME.legal(rich), TABLE.notate(action)
    assert paid > 100


def test_colonists_and_military_that_are_missing_are_what_is_missing():
    helped = set()
    for state, action, message, args in acquisitions():
        if message in ("nf-why-colonists", "nf-why-military"):
            other = state.clone()
            if message == "nf-why-colonists":
                other.players[GAME.actor(state)].colonists += int(args["colonists"]) - int(args["have"])
            else:
                other.strength += int(args["defence"]) - int(args["military"])
            legal = action in GAME.legal(other)
            helped |= {message} if legal else set()
            assert legal or GAME.reason(other, action)[0] != message, TABLE.notate(action)
            assert legal or message == "nf-why-colonists", TABLE.notate(action)
    assert helped == {"nf-why-colonists", "nf-why-military"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_read_as_sentences(language):
    words = Translator(language, [GAME], NAMES)
    for number in (0, 3):
        for state, illegal in refusals(number, seed=5, rounds=2):
            for action in illegal[:5]:
                assert text_of(words, GAME.reason(state, action)).endswith((".", "?"))


def test_a_pass_that_is_refused_says_what_is_to_be_decided():
    refused = set()
    for number in range(len(TABLES)):
        for seed in (0, 1, 2):
            for state in positions(TABLES[number], seed):
                action = TABLE.parse("pass")
                if GAME.actor(state) not in (CHANCE, -4) and action not in GAME.legal(state):
                    refused.add(GAME.reason(state, action)[0])
    assert "common-reason-pending" not in refused
    assert len(refused) >= 7, refused
