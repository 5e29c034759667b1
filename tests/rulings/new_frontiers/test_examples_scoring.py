"""Worked examples 10 to 12, 26, 27 and 30: points and ties."""

import pytest

from .builder import A, B, printed, table


def test_case_10_bonus_scoring() -> None:
    genes = "pre-sentient-race deep-space-symbionts malevolent-lifeforms"
    t = table(3).seat(A, techs="pan-galactic-league", colonies=f"{genes} rebel-miners imperium-fuel-depot")
    assert t.score(A, "bonus") == 3 * 2 + 2 * 1
    alone = table(3).seat(A, techs="pan-galactic-league")
    assert alone.score(A, "bonus") == 0


def test_case_11_skilled_workforce() -> None:
    t = table(3, "ancient-race", goals=True).goals(open="skilled-workforce")
    t.seat(A, techs="space-marines expeditionary-force terraforming-specialists")
    t.seat(A, techs="homesteading-pioneers investment-credits consumer-markets")
    assert t.score(A, "goals") == 2


def test_case_12_draft() -> None:
    t = table(3, goals=True).goals(open="draft").seat(A, colonists=6)
    assert t.score(A, "goals") == 5
    assert t.score(B, "goals") == 0


#: What makes two homes worth the same.
EVEN = printed("separatist-colony") - printed("ancient-race")


def test_case_26_tie() -> None:
    t = table(2, "ancient-race separatist-colony", goals=True)
    t.seat(A, credits=3, vp=EVEN, colonies="ancient-race:R comet-zone:R").seat(
        B, credits=4, colonies="prosperous-world"
    )
    t.stored(B, credits=5)
    assert t.points(A) == t.points(B)
    assert t.ranking() == [[A], [B]]


@pytest.mark.parametrize("credits", [5, 4])
def test_case_26_equal_sums(credits: int) -> None:
    t = table(2, "ancient-race separatist-colony", goals=True)
    t.seat(A, credits=3, vp=EVEN, colonies="ancient-race:R comet-zone:R")
    t.seat(B, credits=credits, colonies="prosperous-world" + (":N" if credits == 4 else ""))
    assert t.ranking() == [[A, B]]


def test_case_27_one_line_per_tile() -> None:
    """No tile of this content is Rebel and Imperium; these meet two lines of another "?" tile."""
    both = table(3).seat(A, techs="imperium-war-profiteers", colonies="imperium-fuel-depot")
    assert both.score(A, "bonus") == 2 + 2
    genes = table(3).seat(A, techs="pan-galactic-league", colonies="malevolent-lifeforms")
    assert genes.score(A, "bonus") == 2
    lords = table(3).seat(A, techs="imperium-lords", colonies="rebel-miners imperium-fuel-depot")
    assert lords.score(A, "bonus") == 2 + 1 + 1


def test_case_30_doubled_bonus_tile_use() -> None:
    """The two technologies that count Genes are faces of one tile; Uplift Coalition counts the same world."""
    t = table(3).seat(A, techs="pan-galactic-league", colonies="uplift-coalition")
    without = t.score(A, "bonus")
    t.seat(A, colonies="avian-uplift-race")
    assert without == 2 + 1
    assert t.score(A, "bonus") == without + 2 + 1
