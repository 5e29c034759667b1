"""Part 4, choosing a set: several worlds or goods are marked in any order and confirmed as one."""

from itertools import permutations

import pytest

from orrery.core.sets import SetChoice
from orrery.games.new_frontiers.game import GAME

from .builder import A, B, C, Table, table


def offered(t: Table) -> SetChoice | None:
    """The set that is to be chosen now."""
    return GAME.set_choice(t.ready().state)


def chosen(t: Table) -> SetChoice:
    """The set that is to be chosen now, which there must be."""
    choice = offered(t)
    assert choice is not None
    return choice


def moves(t: Table, choice: SetChoice) -> list[str]:
    """What may be marked."""
    return [GAME.notate(t.state, item.action) for item in choice.items]


# --- D9: worlds that go back ------------------------------------------------------------------------------


def above_nine(**options: bool) -> Table:
    """Seat A has seven colonies and four explored worlds after Explore: two must go back (2.7)."""
    t = table(3, **options).seat(
        A, colonies="comet-zone spice-world prosperous-world new-vinland space-port asteroid-belt"
    )
    t.seat(A, explored="rebel-base rebel-outpost").by(A, "pick explore")
    t.draw("artist-settlement secluded-world rebel-miners new-earth alien-monolith rebel-homeworld gem-world")
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take new-earth")
    return t.by(A, "take rebel-miners")


def test_D9_two_worlds_in_any_order() -> None:
    t = above_nine()
    choice = chosen(t)
    assert (choice.least, choice.most, choice.confirm, choice.begun) == (2, 2, None, False)
    worlds = ["rebel-miners", "rebel-outpost", "rebel-base", "artist-settlement"]
    assert set(moves(t, choice)) == {f"return {world}" for world in worlds}
    for first, second in permutations(worlds, 2):
        after = t.copy().choose(f"return {first}", f"return {second}")
        assert after.explored(A) == set(worlds) - {first, second}
        assert {first, second} <= after.bag
        assert after.picking


def test_D9_exactly_the_excess() -> None:
    t = above_nine()
    assert t.no_set("return rebel-base")[0] == "common-set-few"
    three = ("return rebel-base", "return rebel-miners", "return rebel-outpost")
    assert t.no_set(*three)[0] == "common-set-many"
    assert t.no_set("return rebel-base", "return rebel-base")[0] == "common-set-unknown"
    assert t.no_set("return rebel-base", "return secluded-world")[0] == "common-set-unknown"


def test_D9_one_by_one_the_rest_of_the_set_is_known() -> None:
    t = above_nine().by(A, "return rebel-miners")
    choice = chosen(t)
    assert (choice.least, choice.most, choice.begun) == (1, 1, True)
    assert set(moves(t, choice)) == {"return rebel-outpost", "return rebel-base", "return artist-settlement"}


def test_D9_a_single_world_is_an_ordinary_choice() -> None:
    t = table(3).seat(B, colonies="comet-zone spice-world prosperous-world")
    t.seat(B, explored="rebel-base rebel-miners rebel-outpost rebel-homeworld alien-monolith")
    t.by(A, "pick explore").draw(
        "artist-settlement secluded-world new-earth gem-world space-port new-vinland"
    )
    t.draw("asteroid-belt").by(A, "take space-port").by(B, "take gem-world").by(C, "take new-earth")
    t.by(A, "take asteroid-belt")
    assert len(t.offers("return")) == 6
    assert offered(t) is None


def test_D24_any_of_the_worlds_returned_may_be_stored() -> None:
    t = above_nine(goals=True).goals(open="exploration")
    t.choose("return rebel-base", "return artist-settlement")
    assert t.legal() == {"store-world rebel-base", "store-world artist-settlement", "pass"}


# --- D19: the last goods of a kind ------------------------------------------------------------------------


def too_few_goods(left: int) -> Table:
    """Three empty production colonies, and so many Rare goods left for them (L549-551)."""
    t = table(2, "new-sparta", goals=True).seat(A, colonies="rebel-miners comet-zone new-earth")
    return t.goals(open="stockpile-resources").stored(B, goods="R" * (17 - left)).by(A, "pick produce")


def test_D19_the_colonies_are_marked_in_any_order() -> None:
    colonies = ["rebel-miners", "comet-zone", "new-earth"]
    for first, second in permutations(colonies, 2):
        t = too_few_goods(2)
        choice = chosen(t)
        assert (choice.least, choice.most, choice.confirm) == (2, 2, None)
        t.choose(f"produce {first}", f"produce {second}")
        assert t.goods(A) == {first: "R", second: "R"}


def test_D19_a_single_good_is_an_ordinary_choice() -> None:
    assert offered(too_few_goods(1)) is None


# --- D22: what a power consumes ---------------------------------------------------------------------------


def consuming(power: str, colonies: str, techs: str = "", home: str = "new-sparta") -> Table:
    """Seat A has sold nothing and uses a Consume power."""
    t = table(3, home).seat(A, techs=techs, colonies=colonies)
    return t.by(A, "pick trade", "pass", f"consume {power}")


def test_D22_the_good_listed_last_is_fed_first() -> None:
    """It used to eat another good without a word."""
    t = consuming("old-earth", "gem-world:N comet-zone:R pre-sentient-race:G", home="old-earth")
    listed = moves(t, chosen(t))
    last, first = listed[-1], listed[0]
    t.choose(last, first)
    assert len(t.goods(A)) == 1
    assert f"feed {next(iter(t.goods(A)))}" == listed[1]
    assert t.vp(A) == 1 + 3


def test_D22_every_pair_of_three_goods() -> None:
    colonies = ["gem-world", "comet-zone", "pre-sentient-race"]
    for first, second in permutations(colonies, 2):
        t = consuming("old-earth", "gem-world:N comet-zone:R pre-sentient-race:G", home="old-earth")
        t.choose(f"feed {first}", f"feed {second}")
        assert set(t.goods(A)) == set(colonies) - {first, second}


def test_D22_three_different_kinds() -> None:
    colonies = "gem-world:N spice-world:N comet-zone:R pre-sentient-race:G deserted-alien-outpost:A"
    t = consuming("diversified-economy", colonies, "diversified-economy")
    alike = t.no_set("feed gem-world", "feed spice-world", "feed comet-zone")
    assert alike == ("common-set-many-of", {"most": 1, "what": "@nf-kind-novelty"})
    t.choose("feed spice-world", "feed deserted-alien-outpost", "feed comet-zone")
    assert t.goods(A) == {"gem-world": "N", "pre-sentient-race": "G"}


def test_D22_a_kind_and_any_other() -> None:
    colonies = "adaptable-uplift-race:G pre-sentient-race:G comet-zone:R gem-world:N"
    t = consuming("adaptable-uplift-race", colonies)
    lacking = t.no_set("feed comet-zone", "feed gem-world")
    assert lacking == ("common-set-few-of", {"missing": 1, "what": "@nf-kind-genes"})
    t.choose("feed gem-world", "feed adaptable-uplift-race")
    assert t.goods(A) == {"pre-sentient-race": "G", "comet-zone": "R"}


def test_D22_only_goods_of_the_kind_may_be_marked() -> None:
    colonies = "rebel-miners:R comet-zone:R asteroid-belt:R gem-world:N"
    t = consuming("mining-conglomerate", colonies, "mining-conglomerate")
    assert set(moves(t, chosen(t))) == {"feed rebel-miners", "feed comet-zone", "feed asteroid-belt"}
    t.choose("feed rebel-miners", "feed asteroid-belt")
    assert t.goods(A) == {"comet-zone": "R", "gem-world": "N"}
    assert t.vp(A) == 1 + 2


def test_D22_goods_without_a_choice_are_no_move() -> None:
    """Of three goods two are eaten: the second follows from the first where only one is left."""
    t = consuming("old-earth", "gem-world:N comet-zone:R pre-sentient-race:G", home="old-earth")
    listed = moves(t, chosen(t))
    before = len(t.events)
    t.choose(listed[2], listed[1])
    assert sum(event.id == "nf-event-eaten" for event in t.events[before:]) == 2
    assert t.picking or t.actor == B


# --- D23: goods that are stored ---------------------------------------------------------------------------


def storing() -> Table:
    """Seat A may store goods after Produce (L1020-1022)."""
    t = table(2, "new-sparta", goals=True).seat(A, colonies="comet-zone:R gem-world:N new-earth:R")
    return t.goals(open="stockpile-resources").by(A, "pick produce")


def test_D23_the_good_listed_last_and_then_another() -> None:
    """Storing the last good used to end storing."""
    t = storing()
    choice = chosen(t)
    assert GAME.notate(t.state, choice.confirm or 0) == "pass"
    assert (choice.least, choice.most) == (0, 3)
    listed = moves(t, choice)
    t.choose(listed[-1], listed[0])
    assert len(t.goods(A)) == 1
    assert f"store-good {next(iter(t.goods(A)))}" == listed[1]


@pytest.mark.parametrize(
    ("marks", "kept"),
    [
        ("", "comet-zone gem-world new-earth"),
        ("gem-world", "comet-zone new-earth"),
        ("new-earth gem-world", "comet-zone"),
        ("new-earth comet-zone gem-world", ""),
    ],
)
def test_D23_some_all_or_none(marks: str, kept: str) -> None:
    t = storing().choose(*[f"store-good {colony}" for colony in marks.split()])
    assert set(t.goods(A)) == set(kept.split())
    assert t.picking


def test_D23_one_by_one_the_rest_of_the_set_is_known() -> None:
    t = storing()
    first, *rest = moves(t, chosen(t))
    t.by(A, first)
    choice = chosen(t)
    assert choice.begun
    assert moves(t, choice) == rest


# --- D11: goods for Military ------------------------------------------------------------------------------


def fighting(target: str, colonies: str, colonists: int = 1) -> Table:
    """Seat A wants to settle a military world with goods for Imperium Arms Factory (+2, Rare)."""
    t = table(3).seat(A, colonists=colonists, techs="imperium-arms-factory", explored=target)
    return t.seat(A, colonists=0, colonies=colonies).by(A, "pick settle", f"settle {target}")


def test_D11_goods_for_two_powers_in_any_order() -> None:
    colonies = "rebel-black-market-gangs:N gem-world:N comet-zone:R asteroid-belt:R"
    marks = ("discard imperium-arms-factory asteroid-belt", "discard rebel-black-market-gangs gem-world")
    for order in permutations(marks):
        t = fighting("rebel-underground", colonies)
        choice = chosen(t)
        assert (choice.goal, choice.least, choice.most) == (3, 2, 2)
        assert choice.total([item.action for item in choice.items[:1]]) in (1, 2)
        t.choose(*order)
        assert "rebel-underground" in t.colonies(A)
        assert set(t.goods(A)) == {"rebel-black-market-gangs", "comet-zone"}


def test_D11_a_power_takes_one_good() -> None:
    t = fighting("rebel-underground", "rebel-black-market-gangs:N comet-zone:R asteroid-belt:R")
    twice = "discard imperium-arms-factory comet-zone", "discard imperium-arms-factory asteroid-belt"
    assert t.no_set(*twice) == ("common-set-many-of", {"most": 1, "what": "@nf-kind-rare"})
    assert t.no_set(twice[0]) == ("common-set-short", {"missing": 1})


def test_D11_one_power_is_an_ordinary_choice() -> None:
    assert offered(fighting("rebel-miners", "comet-zone:R asteroid-belt:R")) is None


def test_D11_a_good_too_many_is_left_to_single_moves() -> None:
    """+1 first is legal though +3 alone would do: no set can say that, so there is none."""
    weak, strong = "rebel-black-market-gangs", "self-repairing-alien-artillery"
    t = table(3).seat(A, colonists=1, explored="rebel-underground", colonies=f"{weak}:N {strong}:A")
    t.by(A, "pick settle", "settle rebel-underground")
    assert t.legal() == {f"discard {weak} {weak}", f"discard {strong} {strong}"}
    assert offered(t) is None
