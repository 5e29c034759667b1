"""Part 3: starting hands and the species that were put back are secret; whatever was open is known to all."""

import pytest

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL
from orrery.core.messages import EVERYONE
from orrery.games.how_to_save_a_world.components import LOCATION_IDS
from orrery.games.how_to_save_a_world.effects import ALL, SOURCES, TAG_FOR, TAG_RES
from orrery.games.how_to_save_a_world.game import GAME
from orrery.games.how_to_save_a_world.vocabulary import RESOURCES, TAGS

from .builder import A, B, C, Table, card, names, new_game, table

Twins = tuple[Table, Table]
#: Of the same deck, with different tags.
PLANET_SPECIES, SCIENCE_SPECIES, MOON_SPECIES = "wiesporka", "thriller-moss", "static-eel"


def told(t: Table, seat: int | None) -> list[tuple[str, tuple[tuple[str, int | str], ...]]]:
    """What a seat was told so far."""
    return [(e.id, tuple(sorted(e.args.items()))) for e in t.events if e.visible_to(seat)]


def assert_alike(twins: Twins, *seats: int | None) -> None:
    """Nothing that these seats (None: a spectator) can look at tells two positions apart."""
    one, other = twins
    for seat in seats:
        assert one.view(seat) == other.view(seat)
        assert told(one, seat) == told(other, seat)
    assert one.actor == other.actor


def twins(one: str, other: str, players: int = 3) -> Twins:
    """A has one card or the other in secret."""
    return table(players).seat(A, secret=one), table(players).seat(A, secret=other)


def both(pair: Twins, *moves: str) -> Twins:
    """The same moves in both; after each the others cannot tell them apart."""
    for move in moves:
        for t in pair:
            t.play(move)
        assert_alike(pair, B, C, None)
    return pair


def each(pair: Twins, **given: object) -> Twins:
    """A has this as well, in both."""
    for t in pair:
        t.seat(A, **given)  # type: ignore[arg-type]
    return pair


@pytest.mark.parametrize("pair", [(PLANET_SPECIES, MOON_SPECIES), ("trial-beam", "field-notes")])
def test_part_3_a_starting_hand_is_its_owners_secret(pair: tuple[str, str]) -> None:
    hands = twins(*pair)
    assert_alike(hands, B, C, None)
    assert hands[0].view(A) != hands[1].view(A)
    seen = hands[0].view(B)["players"][A]
    assert seen["hand"] is None and seen["known"] == [] and seen["cards"] == 1


def dealt(wanted: list[str], others: list[str]) -> Table:
    """Two players with the wanted cards, dealt in this order; displays have none of either list."""
    t, left = new_game(2), list(wanted)
    while t.actor == CHANCE:
        outcomes = t.legal()
        if left and f"deal {left[0]}" in outcomes:
            t.do(f"deal {left.pop(0)}")
        else:
            t.do(max(one for one in outcomes if one.split()[1] not in wanted + others))
    return t


def test_part_3_what_is_dealt_and_kept_is_seen_by_its_owner_only() -> None:
    cards = ["trial-beam", "first-herd", "wiesporka", "basalt-grazer", "ore-beetle", "mimic-crow"]
    others = ["field-notes", "first-herd", "dune-lanternfly", "balance-crane", "ore-beetle", "mimic-crow"]
    pair = (dealt(cards, others), dealt(others, cards))
    assert_alike(pair, B, None)
    assert GAME.audience(pair[0].state, GAME.parse(pair[0].state, "keep wiesporka")) == 1 << A
    pair[0].play("keep wiesporka")
    pair[1].play("keep balance-crane")
    assert_alike(pair, B, None)
    for t in pair:
        t.play("keep ore-beetle")
        assert t.view(A)["players"][B]["returned"] is None and t.view(A)["players"][B]["returned_there"]
        assert t.view(B)["players"][B]["returned"] == "mimic-crow"
    assert_alike(pair, B, None)


def test_part_3_cards_that_are_dealt_are_for_one_seat() -> None:
    t = new_game(3)
    while not t.offers("deal"):
        t.do(min(t.legal()))
    action = GAME.legal(t.state)[0]
    assert GAME.audience(t.state, action) == 1 << A


def test_part_3_the_species_put_back_is_its_owners_secret() -> None:
    pair = (table(3).returned(A, PLANET_SPECIES), table(3).returned(A, MOON_SPECIES))
    assert_alike(pair, B, C, None)
    assert pair[0].view(A)["players"][A]["returned"] == PLANET_SPECIES


def test_part_3_tags_are_asked_for_whatever_the_hidden_card_bears() -> None:
    pair = both(twins(PLANET_SPECIES, MOON_SPECIES), "place reed-delta-a")
    assert pair[0].legal() == {"tags 0", "tags 1"} and pair[1].legal() == {"tags 0"}
    both(pair, "tags 0")


def test_part_3_which_tags_are_spent_is_asked_whatever_the_hidden_card_bears() -> None:
    pair = each(twins(PLANET_SPECIES, MOON_SPECIES), tokens="planet")
    both(pair, "place reed-delta-a", "tags 1")
    assert pair[0].legal() == {"token planet", "card wiesporka"} and pair[1].legal() == {"token planet"}
    both(pair, "token planet")


@pytest.mark.parametrize(("location", "others"), [("lens-yard-a", "moon"), ("frame-docks-a", "moon")])
def test_part_3_tags_for_work(location: str, others: str) -> None:
    pair = each(twins(MOON_SPECIES, PLANET_SPECIES), tokens=others, energy=3, minerals=3)
    both(pair, f"place {location}", "tags 1", "token moon")


def test_part_3_tags_for_purchases() -> None:
    pair = each(twins(PLANET_SPECIES, MOON_SPECIES), tokens="planet", minerals=9)
    both(pair, "place canopy-market-a", "tags 1", "token planet", "done")


def test_part_3_research_is_asked_where_a_hidden_card_might_pay() -> None:
    pair = both(twins(SCIENCE_SPECIES, MOON_SPECIES), "place crater-institute-a")
    assert pair[0].legal() == {"done", "upgrade supply-depots"} and pair[1].legal() == {"done"}
    both(pair, "done")


def test_part_3_how_it_is_paid_is_asked_where_a_hidden_card_might_pay() -> None:
    pair = each(twins(SCIENCE_SPECIES, MOON_SPECIES), knowledge=1)
    both(pair, "place crater-institute-a", "upgrade supply-depots", "tags 0", "done")


def test_part_3_a_price_in_tags_is_asked_for_whatever_the_hidden_card_bears() -> None:
    pair = each(
        twins(SCIENCE_SPECIES, MOON_SPECIES), energy=1, tokens="science science", hand="thesis-defence"
    )
    both(pair, "play thesis-defence")
    assert pair[0].legal() == {"done", "yes"} and pair[1].legal() == {"done"}
    both(pair, "done")


@pytest.mark.parametrize("minerals", [1, 2])
def test_part_3_a_price_in_resources_and_tags(monkeypatch: pytest.MonkeyPatch, minerals: int) -> None:
    """A table may ask for both, as for 2 minerals and 3 science tags."""
    effect = next(one for one in ALL if SOURCES[one.source][1] == "thesis-defence" and one.tag_price)
    monkeypatch.setattr(effect, "price", [(1 << RESOURCES.index("minerals"), 2)])
    pair = each(twins(SCIENCE_SPECIES, MOON_SPECIES), energy=1, tokens="science science")
    both(each(pair, hand="thesis-defence", minerals=minerals), "play thesis-defence")
    assert (pair[0].actor, pair[1].actor) == ((A, A) if minerals == 2 else (B, B))


@pytest.mark.parametrize(
    ("location", "resource"),
    [("frame-docks-b", "minerals"), ("lens-yard-b", "energy"), ("relay-bazaar-a", "organics")],
)
def test_part_3_science_may_serve_as_any_resource(location: str, resource: str) -> None:
    """A table may let science tags serve as any resource, for work and for cards."""
    place = LOCATION_IDS.index(location)
    printed = TAG_RES[place], TAG_FOR[place]
    TAG_RES[place], TAG_FOR[place] = RESOURCES.index(resource), 1 << TAGS.index("science")
    try:
        pair = twins(SCIENCE_SPECIES, MOON_SPECIES)
        for t in pair:
            t.facility("relay-bazaar")
        both(pair, f"place {location}", "done")
    finally:
        TAG_RES[place], TAG_FOR[place] = printed


def test_part_3_a_hidden_card_may_count_as_any_type_whatever_it_bears() -> None:
    pair = each(twins(PLANET_SPECIES, MOON_SPECIES), tokens="planet", upgrades="joint-credentials")
    both(pair, "place reed-delta-a", "tags 1", "token planet")


def test_part_3_after_the_shuttle_the_hand_is_not_given_away() -> None:
    pair = each(twins("trial-beam", "field-notes"), energy=2, upgrades="quick-unloading")
    both(pair, "shuttle moon", "done")


def test_part_3_whole_turns_with_different_hands_look_the_same() -> None:
    pair = each(twins("trial-beam", "field-notes"), energy=3, minerals=3, hand="crew-rotation")
    both(pair, "place frame-docks-b", "work shield 1", "boost crew-rotation", "gain energy")
    both(pair, "pass", "pass", "pass")


def test_part_3_what_a_known_species_is_worth_tells_nothing_of_hidden_cards() -> None:
    """Root vole counts planet tags on cards, of which a hidden one may bear one."""
    pair = each(twins(PLANET_SPECIES, MOON_SPECIES), hand="root-vole crew-rotation")
    assert_alike(pair, B, C, None)


def test_part_3_a_card_bought_in_the_open_stays_known() -> None:
    t = (
        table(3)
        .display("boost", "encore hull-printers nursery-wing")
        .seat(A, minerals=9, secret="trial-beam")
    )
    t.by(A, "place canopy-market-b", "buy encore").luck()
    for seat in (B, C, None):
        assert t.view(seat)["players"][A]["known"] == ["encore"]
    for number in range(20):
        assert card("encore") in GAME.determinize(t.state, B, SimRng(number)).players[A].hand


def test_part_3_a_played_card_is_known_even_when_it_is_back_in_hand() -> None:
    t = table(2).seat(A, energy=1, secret="charter-grant").by(A, "play charter-grant")
    t.choose(*["gain energy", "gain minerals"] * 2).all_pass().luck()
    assert t.hand(A) == ["charter-grant"] and t.view(B)["players"][A]["known"] == ["charter-grant"]
    assert "charter-grant" not in t.view(B)["unseen_starting"]


def test_part_3_a_hidden_card_spent_as_a_tag_is_known() -> None:
    t = (
        table(2)
        .seat(A, secret=PLANET_SPECIES)
        .by(A, "place reed-delta-a", "tags 1")
        .spend(0, "card wiesporka")
    )
    assert t.view(B)["players"][A]["discard"] == ["wiesporka"]
    assert "wiesporka" not in t.view(B)["decks"]["species"]["unseen"]


def test_part_3_a_deck_has_no_order_and_its_next_card_is_chance() -> None:
    t = table(3).seat(A, secret=PLANET_SPECIES).seat(B, organics=9).returned(C, MOON_SPECIES)
    t.turn(B).by(B, "place canopy-market-b", f"buy {t.row('species')[0]}")
    assert t.actor == CHANCE and t.offers("reveal").isdisjoint({PLANET_SPECIES, MOON_SPECIES})
    unseen = t.view(B)["decks"]["species"]["unseen"]
    assert set(unseen) == t.offers("reveal") | {PLANET_SPECIES, MOON_SPECIES}
    assert PLANET_SPECIES not in t.view(A)["decks"]["species"]["unseen"]


def test_part_3_the_species_under_the_deck_come_last() -> None:
    t = table(2).display("species", "ore-beetle mimic-crow terrace-ox").seat(A, organics=9)
    t.returned(A, PLANET_SPECIES).returned(B, MOON_SPECIES)
    t.deck("species", market="crowd-coral").by(A, "place canopy-market-b", "buy terrace-ox")
    assert t.row("species") == [PLANET_SPECIES, "ore-beetle", "mimic-crow"] and t.actor == B


def test_part_3_determinized_hands_come_from_what_is_unseen() -> None:
    t = table(3).seat(A, secret="trial-beam wiesporka").seat(B, secret="crew-rotation field-notes static-eel")
    t.seat(B, hand="encore").ready()
    actions, species = set(), set()
    for number in range(200):
        twin = GAME.determinize(t.state, A, SimRng(number))
        GAME.check(twin)
        assert twin.players[A].hand == t.state.players[A].hand
        hand = names(twin.players[B].hand)
        assert len(hand) == 4 and {"crew-rotation", "encore"} <= set(hand)
        actions.update(hand[:1])
        species.update(hand[-1:])
        assert GAME.view(twin, A) == GAME.view(t.state, A)
    assert actions == {"frame-segment", "first-herd", "charter-grant", "field-notes", "supply-line"}
    assert species == set(t.view(A)["decks"]["species"]["unseen"])
    assert len(species) == 27 - 1 - 3  # all but the own one and those in the display


def test_part_3_at_the_end_species_are_shown_and_action_cards_are_not() -> None:
    t = table(2).seat(A, secret="trial-beam wiesporka").bag().asteroid(13).all_pass().luck()
    assert t.over
    seen = t.view(B)["players"][A]
    assert seen["known"] == ["wiesporka"] and seen["hidden"] == {"action": 1, "boost": 0, "species": 0}


def test_part_3_discarded_cards_of_the_market_are_known() -> None:
    t = table(2).display("boost", "encore hull-printers nursery-wing").bag().asteroid(2).all_pass().luck()
    assert t.view(A)["decks"]["boost"]["market"] == ["nursery-wing"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_part_3_random_moves_look_the_same_whatever_others_hold(players: int, number: int) -> None:
    """What a seat does not know is drawn again; a move that both games allow looks the same in both."""
    state, rng = GAME.new_state(GAME.resolve({"players": players})), SimRng(f"twins {players} {number}")
    compared = 0
    while (actor := GAME.actor(state)) != TERMINAL:
        choices = GAME.legal(state)
        action = GAME.sample(state, rng) if actor == CHANCE else choices[rng.below(len(choices))]
        if actor != CHANCE:
            watcher = (actor + 1 + rng.below(players - 1)) % players
            twin = GAME.determinize(state, watcher, rng)
            if action in GAME.legal(twin) and GAME.audience(state, action) == EVERYONE:
                pair = (Table(state.clone()), Table(twin))
                for t in pair:
                    GAME.apply(t.state, action, t.events)
                assert_alike(pair, watcher, None)
                compared += 1
        GAME.apply(state, action)
    assert compared > 10


def assert_others_have_a_move(t: Table) -> None:
    """Whatever B thinks A holds can do what A said: it has a move, and can be played on to the next turn."""
    for number in range(60):
        twin = Table(GAME.determinize(t.ready().state, B, SimRng(number)))
        assert GAME.view(twin.state, B) == GAME.view(t.state, B)
        while twin.state.turn == A and twin.state.stack:
            assert twin.legal(), f"nothing can be done with {twin.hand(A)}"
            twin.do(max(twin.legal()))


def test_part_3_whoever_said_how_many_tags_holds_them_in_the_eyes_of_others() -> None:
    """A spends a secret card and a token for two steps: others draw only hands that bear a moon tag."""
    t = table(2).seat(A, energy=9, secret=MOON_SPECIES, tokens="moon").by(A, "place lens-yard-a", "tags 2")
    assert t.phase == "tags"
    assert_others_have_a_move(t)


def test_part_3_whoever_pays_with_tags_holds_them_in_the_eyes_of_others() -> None:
    """At the institute science tags are knowledge: whoever bought for 2 with 1 knowledge holds one."""
    t = table(2).seat(A, knowledge=1, secret=SCIENCE_SPECIES).by(A, "place crater-institute-a")
    t.by(A, "upgrade reactor-library")
    assert t.phase == "pay-tags"
    assert_others_have_a_move(t)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(3))
def test_part_3_a_determinized_position_always_has_a_move(players: int, number: int) -> None:
    state, rng = GAME.new_state(GAME.resolve({"players": players})), SimRng(f"moves {players} {number}")
    while (actor := GAME.actor(state)) != TERMINAL:
        if actor != CHANCE and state.stack:
            for watcher in range(players):
                twin = GAME.determinize(state, watcher, rng)
                while twin.stack and GAME.actor(twin) == actor:
                    choices = GAME.legal(twin)
                    assert choices, (GAME.view(state, watcher)["question"], names(twin.players[actor].hand))
                    GAME.apply(twin, choices[rng.below(len(choices))])
        choices = GAME.legal(state)
        GAME.apply(state, GAME.sample(state, rng) if actor == CHANCE else choices[rng.below(len(choices))])
