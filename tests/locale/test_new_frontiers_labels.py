"""New Frontiers: every move has words in every language, and the facts in them are those of the rules."""

import pytest
from new_frontiers_walks import TABLES, positions
from rendering import text_of
from rulings.new_frontiers.builder import A, B, new_game, table

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE
from orrery.games.new_frontiers.actions import TABLE
from orrery.games.new_frontiers.component_words import (
    effect_label,
    goal_text,
    is_stand_in,
    keyword_names,
    tile_text,
)
from orrery.games.new_frontiers.components import CONTENT, GOALS
from orrery.games.new_frontiers.effects import EFFECTS, POWERS_OF, parse_effect
from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.tiles import IDS, TILES
from orrery.games.new_frontiers.tiles import TABLE as TILE_TABLE
from orrery.locale import LANGUAGES, Translator

#: Moves that name a goal in the chooser's hand.
SECRET = ("keep", "under", "goal")
NAMES = ["Anna", "Bo", "Cy", "Di", "Ed"]


def english(t, move):
    """A move on a built table, in English."""
    words = Translator("en", [GAME], NAMES)
    return text_of(words, GAME.label(t.ready().state, GAME.parse(t.state, move)))


def test_every_block_of_actions_has_its_own_words():
    seen = {}
    for state in positions(TABLES[0], 1, rounds=1):
        for action in range(len(TABLE)):
            seen.setdefault(GAME.label(state, action)[0], set()).add(TABLE.template(action))
    assert {template for templates in seen.values() for template in templates} == set(TABLE.templates())
    assert {message: found for message, found in seen.items() if len(found) > 1} == {}


def test_no_label_tells_what_a_seat_may_not_know():
    """Labels of one position are those of any other that looks the same to a seat that sees the move."""
    compared = 0
    for state in positions(TABLES[2], 3, rounds=2):
        for seat in range(GAME.players(state)):
            twin = GAME.determinize(state, seat, SimRng(compared))
            for action in GAME.legal(state):
                if TABLE.template(action) not in SECRET or GAME.actor(state) == seat:
                    compared += 1
                    assert GAME.label(state, action) == GAME.label(twin, action)
    assert compared > 1000


#: What a label promises to take (-1) or give (+1) by the end of the move.
PROMISES = {
    "nf-move-buy": {"credits": -1},
    "nf-move-settle": {"credits": -1, "colonists": -1},
    "nf-move-settle-military": {"colonists": -1},
    "nf-move-settle-oort": {"credits": -1, "colonists": -1},
    "nf-move-pay": {"credits": -1, "colonists": -1},
    "nf-move-colonists": {"colonists": 1},
    "nf-move-sell": {"credits": 1},
}


def test_labels_promise_what_the_rules_then_do():
    kept = set()
    for number, options in enumerate(TABLES):
        for seed in range(6):
            for state in positions(options, 10 * number + seed):
                if GAME.actor(state) == CHANCE:
                    continue
                for action in GAME.legal(state):
                    message, args = GAME.label(state, action)
                    if message in PROMISES:
                        kept.add(message)
                        _check_promise(state, action, message, args)
    assert kept >= PROMISES.keys()


def _check_promise(state, action, message, args):
    seat = GAME.actor(state)
    after = state.clone()
    old = state.players[seat]
    income = old.powers.settle_income if message.startswith(("nf-move-settle", "nf-move-pay")) else 0
    GAME.apply(after, action)
    new = after.players[seat]
    for name, sign in PROMISES[message].items():
        change = getattr(new, name) - getattr(old, name) - (income if name == "credits" else 0)
        assert args[name] == sign * change, (message, args)


def test_consume_labels_promise_what_is_gained():
    eaten = 0
    for number, options in enumerate(TABLES):
        for seed in range(4):
            for state in positions(options, 20 * number + seed):
                for action in GAME.legal(state) if GAME.actor(state) >= 0 else []:
                    if TABLE.template(action) == "consume":
                        eaten += 1
                        _check_meal(state, action)
    assert eaten > 20


def _check_meal(state, action):
    """The whole meal, whichever goods are chosen, brings what the label says."""
    args = GAME.label(state, action)[1]
    seat = GAME.actor(state)
    old = state.players[seat]
    after = state.clone()
    events = []
    GAME.apply(after, action, events)
    while after.stack and GAME.actor(after) == seat and TABLE.template(GAME.legal(after)[0]) == "feed":
        GAME.apply(after, GAME.legal(after)[0], events)
    paid = [event.args for event in events if event.id == "nf-event-yield"]
    assert sum(event["vp"] for event in paid) == args["vp"]
    assert sum(event["credits"] for event in paid) == args["credits"]
    if "eaten" not in args:
        assert args["goods"] == sum(event.id == "nf-event-eaten" for event in events)
    assert old is not after.players[seat]


# --- the facts of single moves ----------------------------------------------------------------------------


def test_picks_tell_the_bonus():
    t = table(3).produce_tile(2)
    assert english(t, "pick develop") == "Develop (your bonus: you pay $1 less)"
    assert english(t, "pick produce") == (
        "Produce (your bonus: $2 from the tile and a good on an empty windfall colony)"
    )


def test_technologies_cost_what_discounts_leave():
    t = table(3).seat(A, credits=9, techs="investment-credits").seat(B, credits=9)
    t.play("pick develop")
    assert english(t, "buy space-marines") == "Buy Space Marines: free, 1 VP"
    assert english(t, "buy galactic-imperium") == "Buy Galactic Imperium: $7, ? VP"
    t.play("pass")
    assert english(t, "buy space-marines") == "Buy Space Marines: $2, 1 VP"
    assert english(t, "pass") == "Buy nothing"


def test_income_after_a_purchase_is_told():
    t = table(3).seat(A, credits=9, colonies="deep-space-symbionts").play("pick develop")
    assert english(t, "buy space-marines") == "Buy Space Marines: $1, 1 VP; then you gain $1"


def test_worlds_are_told_with_their_numbers():
    t = table(3)
    assert english(t, "take rebel-base") == (
        "Take Rebel Base: military, defence 6, 2 colonists, 6 VP, no goods"
    )
    assert english(t, "take comet-zone") == (
        "Take Comet Zone: cost $3, 1 colonist, 2 VP, produces Rare elements"
    )
    assert english(t, "take asteroid-belt").endswith("1 VP, windfall: Rare elements")


def test_homes_are_told_with_their_numbers():
    t = new_game(2).chance(*["flip tails"] * 16, "seat p1", "mat 1", "mat 2")
    old_earth, sparta = (CONTENT.tables["homes"][row] for row in (0, 3))
    numbers = f"cost ${old_earth['cost']}, {old_earth['vp']} VP, produces Novelty"
    assert english(t, "side a") == f"Side a: Old Earth, {numbers}"
    t.play("side a")
    numbers = f"military, defence {sparta['cost']}, {sparta['vp']} VP, no goods"
    assert english(t, "side b") == f"Side b: New Sparta, {numbers}"


def test_settling_tells_price_and_military():
    worlds = "comet-zone rebel-miners alien-robot-sentry alien-oort-cloud-refinery"
    t = table(3).seat(A, credits=5, colonists=3, techs="mining-robots space-marines", explored=worlds)
    t.play("pick settle")
    assert english(t, "settle comet-zone") == "Settle Comet Zone: $2, 1 colonist"
    assert english(t, "settle rebel-miners") == (
        "Settle Rebel Miners: Military 2 needed, yours is 2; 1 colonist"
    )
    assert english(t, "settle-oort genes") == ("Settle Alien Oort Cloud Refinery as Genes: free, 1 colonist")
    assert english(t, "colonists") == "Take 2 colonists"


def test_paying_for_a_military_world_names_the_power():
    t = table(3).seat(A, credits=5, colonists=3, techs="contact-specialist", explored="rebel-miners")
    t.play("pick settle")
    assert english(t, "pay rebel-miners") == (
        "Settle Rebel Miners by paying (Contact Specialist): $1, 1 colonist"
    )


def test_goods_for_military_are_counted():
    t = table(3).seat(
        A, colonists=2, techs="imperium-arms-factory", colonies="comet-zone:R", explored="rebel-miners"
    )
    t.play("pick settle")
    assert english(t, "settle rebel-miners") == (
        "Settle Rebel Miners: Military 2 needed, yours is 0, up to 2 more for goods; 1 colonist"
    )
    t.play("settle rebel-miners")
    assert english(t, "discard imperium-arms-factory comet-zone") == (
        "Discard the good of Comet Zone (Rare elements): +2 Military (Imperium Arms Factory), 2 of 2"
    )


def test_sales_and_meals_tell_what_they_bring():
    t = table(3, homes="old-earth").seat(
        A, techs="export-duties consumer-markets", colonies="comet-zone:R spice-world:N gem-world:N"
    )
    t.play("pick trade")
    assert english(t, "sell comet-zone") == "Sell the good of Comet Zone (Rare elements): $3"
    assert english(t, "sell spice-world") == "Sell the good of Spice World (Novelty): $4"
    t.play("pass")
    assert english(t, "consume consumer-markets") == "Consumer Markets: consume 2 goods for 2 VP and $2"
    assert english(t, "consume old-earth") == "Old Earth: consume 2 goods of any kind for 3 VP"


def test_replacing_tells_the_colonists():
    t = table(3).seat(A, colonists=1, techs="terraforming-engineers", colonies="asteroid-belt")
    t.seat(A, explored="new-earth comet-zone").play("pick settle", "replace asteroid-belt")
    assert english(t, "with new-earth") == "New Earth in place of Asteroid Belt: free, 1 colonist more"
    assert english(t, "with comet-zone") == "Comet Zone in place of Asteroid Belt: free"


# --- what is printed on tiles -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_goal_reads_in_every_language(language):
    words = Translator(language, [GAME])
    for tile in range(TILES):
        assert len(tile_text(tile)) == len(EFFECTS[tile])
        for label in [*tile_text(tile), *((keyword, {}) for keyword in keyword_names(tile))]:
            assert text_of(words, label)
    for goal in range(len(GOALS)):
        assert text_of(words, goal_text(goal)).endswith(".")


#: Texts of effects, a few of which no tile has today: a corrected row needs no new message.
EFFECT_TEXTS = {
    "SET.mil(-1)": "Settle: -1 Military.",
    "SET.mil(2,kw=Rebel)": "Settle, Rebel worlds: +2 Military.",
    "SET.mil(1,G&mil&windfall)": "Settle, Genes military windfall worlds: +1 Military.",
    "SET.cost(-2,!N&!kw=Uplift)": "Settle, non-Novelty non-Uplift worlds: they cost $2 less.",
    "SET.cost(1,!mil)": "Settle, non-military worlds: they cost $1 more.",
    "SET.cost(-1)": "Settle: a world costs $1 less.",
    "SET.pay_mil(-1,!alien)?": (
        "Settle, non-Alien worlds: you may settle a military one as if it were non-military; "
        "it costs its defence in $, $1 less."
    ),
    "SET.pay_mil(0,*)?": (
        "Settle, all worlds: you may settle a military one as if it were non-military; "
        "it costs its defence in $."
    ),
    "SET.discard_mil(2,*)?": "Settle: you may discard any good for +2 Military in this action.",
    "SET.collect(2)": "Settle: if you take colonists, 2 colonists more.",
    "EXP.draw(1)": "Explore: draw 1 more world from the bag.",
    "PRO.windfall(*)": "Produce: a good on one empty windfall colony of any kind.",
    "PRO.cr_per(1,tile[*])": "Produce: $1 for each tile.",
    "PRO.cr_per(2,colony[kw=Rebel&mil])": "Produce: $2 for each Rebel military colony.",
    "PRO.cr_most(2,R)": "Produce: $2 if nobody produces as many goods as you (Rare elements).",
    "TRA.price(1,this)": "Trade: $1 more for the good of this colony.",
    "CON.use(1N+1G+1*->3vp)": "Consume: 1 × Novelty, 1 × Genes and 1 good of any kind for 3 VP.",
    "CON.use(3diff->3vp+1cr)": "Consume: 3 goods of different kinds for 3 VP and $1.",
    "CON.upto(2,*->1cr)": "Consume: up to 2 goods of any kind, $1 for each.",
    "END.score(1,tech[CON])": "At the end: 1 VP for each technology with a power of Consume.",
    "END.score(3,name[Mining Robots])": "At the end: 3 VP for each copy of Mining Robots.",
    "END.table(kinds,1,3,6,10)": (
        "At the end, by number (kind of goods among your colonies, from one up): 1 / 3 / 6 / 10 VP."
    ),
}


@pytest.mark.parametrize("text", EFFECT_TEXTS)
def test_effects_read_as_they_are_written(text):
    words = Translator("en", [GAME])
    effect = parse_effect(TILE_TABLE, IDS.index("comet-zone"), text)
    assert text_of(words, effect_label(effect)) == EFFECT_TEXTS[text]


def test_powers_are_told_as_often_as_the_rules_know_them():
    for tile in range(TILES):
        told = [
            label for label in tile_text(tile) if not label[0].startswith(("nf-power-score", "nf-power-any"))
        ]
        powers = [label for label in told if label[0] != "nf-power-no-sale"]
        assert len(powers) == len(POWERS_OF[tile])


def test_stand_ins_are_those_of_the_content():
    marked = {IDS[tile] for tile in range(TILES) if is_stand_in(tile)}
    rows = [row for name in ("technologies", "worlds", "homes") for row in CONTENT.tables[name]]
    assert marked == {row["id"] for row in rows if row["provenance"] == "stand-in"}
    assert "space-marines" not in marked
