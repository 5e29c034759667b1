"""Rulings Q35 to Q37, and section 2.14: what scores, by source, and ties."""

import pytest

from orrery.games.new_frontiers.game import GAME

from .builder import A, B, C, Table, printed, table

EIGHT_WORLDS = "rebel-base rebel-outpost gem-world comet-zone spice-world new-earth space-port new-vinland"


def with_goal(goal: str, homes: str = "ancient-race") -> Table:
    """A table where one goal is face up."""
    return table(3, homes, goals=True).goals(open=goal)


CONSUMING = (
    "public-works",
    "mining-conglomerate",
    "imperium-arms-factory",
    "consumer-markets",
    "trade-league",
)


@pytest.mark.parametrize(
    ("powers", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 5), (5, 5), (6, 8), (7, 8)]
)
def test_Q35_civil_service_counts_consume_powers(powers: int, points: int) -> None:
    names = [*CONSUMING, "galactic-salon", "new-economy"][:powers]
    t = with_goal("civil-service").seat(A, techs=" ".join(names))
    assert t.score(A, "goals") == points


def test_Q35_new_economy_is_one_power_and_trade_league_one() -> None:
    one = with_goal("civil-service").seat(A, techs="new-economy")
    assert one.score(A, "goals") == 0
    two = with_goal("civil-service").seat(A, techs="new-economy trade-league")
    assert two.score(A, "goals") == 2
    three = with_goal("civil-service").seat(A, techs="new-economy trade-league galactic-salon")
    assert three.score(A, "goals") == 2


def test_Q35_colonies_count_too() -> None:
    t = with_goal("civil-service", "old-earth").seat(
        A, colonies="new-vinland secluded-world prosperous-world"
    )
    assert t.score(A, "goals") == 5


@pytest.mark.parametrize(
    ("colonies", "points"),
    [
        ("gem-world comet-zone galactic-engineers", 0),
        ("gem-world comet-zone pre-sentient-race", 3),
        ("gem-world comet-zone pre-sentient-race malevolent-lifeforms", 3),
        ("gem-world comet-zone pre-sentient-race alien-fuel-refinery", 8),
    ],
)
def test_Q36_diversification_counts_four_kinds_and_no_gray(colonies: str, points: int) -> None:
    assert with_goal("diversification", "old-earth").seat(A, colonies=colonies).score(A, "goals") == points


@pytest.mark.parametrize(("kind", "points"), [("genes", 3), ("rare", 0)])
def test_Q36_oort_counts_as_named(kind: str, points: int) -> None:
    t = with_goal("diversification", "old-earth").seat(
        A, colonies="gem-world comet-zone alien-oort-cloud-refinery:R"
    )
    t.last_pick().pool(vp=1).by(C, "pick diplomats").by(A, f"name {kind}")
    assert t.over
    assert t.score(A, "goals") == points


@pytest.mark.parametrize(
    ("colonists", "points"), [(0, 0), (2, 0), (3, 2), (4, 2), (5, 5), (6, 5), (7, 8), (11, 8)]
)
def test_Q37_bands_of_draft(colonists: int, points: int) -> None:
    assert with_goal("draft").seat(A, colonists=colonists).score(A, "goals") == points


@pytest.mark.parametrize(("goods", "points"), [(1, 0), (2, 2), (3, 2), (4, 5), (5, 5), (6, 8), (9, 8)])
def test_Q37_bands_of_stockpile_resources(goods: int, points: int) -> None:
    assert with_goal("stockpile-resources").stored(A, goods="NRNRNRNRG"[:goods]).score(A, "goals") == points


@pytest.mark.parametrize(("worlds", "points"), [(0, 0), (1, 2), (2, 5), (3, 5), (4, 8), (8, 8)])
def test_Q37_bands_of_exploration(worlds: int, points: int) -> None:
    t = with_goal("exploration").stored(A, worlds=" ".join(EIGHT_WORLDS.split()[:worlds]))
    assert t.score(A, "goals") == points


@pytest.mark.parametrize(("credits", "points"), [(3, 0), (4, 2), (7, 2), (8, 5), (11, 5), (12, 8), (40, 8)])
def test_Q37_bands_of_sales_tax(credits: int, points: int) -> None:
    assert with_goal("sales-tax").stored(A, credits=credits).score(A, "goals") == points


@pytest.mark.parametrize(
    ("techs", "points"),
    [
        ("alien-monument imperium-arms-factory", 0),
        ("alien-monument imperium-arms-factory terraforming-engineers", 2),
        ("alien-monument imperium-arms-factory terraforming-engineers uplift-gene-hunters", 5),
    ],
)
def test_2_13_keywords_goal(techs: str, points: int) -> None:
    assert with_goal("keywords").seat(A, techs=techs).score(A, "goals") == points


def test_2_13_all_five_keywords() -> None:
    t = with_goal("keywords", "rebel-cantina")
    t.seat(
        A,
        techs="alien-monument imperium-arms-factory terraforming-engineers",
        colonies="devolved-uplift-race",
    )
    assert t.score(A, "goals") == 8


def test_2_13_an_explored_world_counts_for_no_goal() -> None:
    t = with_goal("keywords", "rebel-cantina")
    t.seat(A, techs="alien-monument imperium-arms-factory", explored="devolved-uplift-race")
    assert t.score(A, "goals") == 2


@pytest.mark.parametrize(
    ("techs", "points"),
    [
        ("space-marines homesteading-pioneers investment-credits", 0),
        ("space-marines homesteading-pioneers investment-credits alien-monument", 2),
        ("space-marines homesteading-pioneers investment-credits alien-monument export-duties", 5),
        ("space-marines homesteading-pioneers investment-credits alien-monument trade-league", 8),
    ],
)
def test_2_13_skilled_workforce_trade_league_is_trade_and_consume(techs: str, points: int) -> None:
    assert with_goal("skilled-workforce").seat(A, techs=techs).score(A, "goals") == points


def test_2_13_every_goal_in_play_scores_for_everybody() -> None:
    t = table(3, "ancient-race", goals=True).goals(open="draft", hidden="sales-tax", owner=B)
    t.seat(A, colonists=3).seat(C, colonists=5).stored(A, credits=8).stored(C, credits=4)
    t.last_pick().pool(vp=1, spare=B).by(C, "pick trade").by(B, "hide").finish()
    assert t.over
    assert t.open_goals == {"draft", "sales-tax"}
    assert [t.score(seat, "goals") for seat in (A, B, C)] == [2 + 5, 0, 5 + 2]


def test_2_13_goals_left_in_the_stack_do_not_score() -> None:
    t = table(3, "ancient-race", goals=True).seat(A, colonists=9)
    assert t.score(A, "goals") == 0


def test_2_14_score_by_source() -> None:
    t = table(3, "old-earth", goals=True).goals(open="draft")
    t.seat(A, credits=9, colonists=5, vp=4, techs="space-marines pan-galactic-league")
    t.seat(A, credits=9, colonies="comet-zone:R pre-sentient-race", explored="rebel-base")
    tiles = printed("old-earth") + 1 + 2 + 1
    assert GAME.scores(t.ready().state)[A] == {"chips": 4, "tiles": tiles, "bonus": 2, "goals": 5}
    assert t.points(A) == 4 + tiles + 2 + 5


def test_2_14_explored_worlds_leave_before_scoring() -> None:
    t = table(3).seat(A, explored="rebel-base").last_pick().pool(vp=1).by(C, "pick diplomats")
    assert t.over
    assert t.explored(A) == set()
    assert t.score(A, "tiles") == printed("old-earth")


def test_2_14_a_home_may_cost_points() -> None:
    assert printed("alpha-centauri") < 0
    assert table(3, "alpha-centauri").score(A, "tiles") == printed("alpha-centauri")


def test_2_14_ranking_and_winner() -> None:
    homes = [printed(home) for home in ("old-earth", "ancient-race", "new-sparta")]
    chips = [10 - homes[0], 12 - homes[1], 8 - homes[2]]
    t = table(3).seat(A, vp=chips[0]).seat(B, vp=chips[1]).seat(C, credits=5, vp=chips[2])
    assert [t.points(seat) for seat in (A, B, C)] == [10, 12, 8]
    assert t.ranking() == [[B], [A], [C]]


def test_2_14_a_stored_good_breaks_no_tie() -> None:
    homes = ("ancient-race", "separatist-colony", "alien-research-team")
    chips = [10 - printed(home) for home in homes]
    t = (
        table(3, " ".join(homes), goals=True)
        .seat(A, vp=chips[0])
        .stored(A, goods="RR")
        .seat(B, credits=1, vp=chips[1])
        .seat(C, vp=chips[2])
    )
    assert t.points(A) == t.points(B) == t.points(C)
    assert t.ranking() == [[B], [A, C]]
