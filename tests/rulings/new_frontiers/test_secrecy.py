"""Section 2.13 and part 3: goals in play, and what nobody but their owner may notice of them."""

from collections.abc import Callable

import pytest

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE
from orrery.games.new_frontiers.components import GOALS
from orrery.games.new_frontiers.game import GAME

from .builder import A, B, C, Table, table

Twins = tuple[Table, Table]


def tell(t: Table, seat: int | None) -> list[tuple[str, tuple[tuple[str, int | str], ...], bool]]:
    """What a seat was told so far."""
    return [(e.id, tuple(sorted(e.args.items())), e.reveals) for e in t.events if e.visible_to(seat)]


def assert_alike(twins: Twins, seat: int | None) -> None:
    """Nothing a seat (None: a spectator) can look at tells two positions apart."""
    one, other = twins
    assert one.view(seat) == other.view(seat)
    assert tell(one, seat) == tell(other, seat)
    assert one.actor == other.actor
    assert GAME.scores(one.state) == GAME.scores(other.state)
    if seat is not None:
        assert GAME.key(one.state, seat) == GAME.key(other.state, seat)
        if one.actor == seat:
            assert one.legal() == other.legal()


def both(twins: Twins, *moves: str) -> Twins:
    """The same moves in both."""
    for t in twins:
        t.play(*moves)
    return twins


def hidden_twins(one: str, other: str) -> Twins:
    """Two positions that differ in the goal face down before A."""
    first = table(3, goals=True).goals(hidden=one, owner=A)
    second = table(3, goals=True).goals(hidden=other, owner=A)
    return first.ready(), second.ready()


PAIRS = [("draft", "civil-service"), ("draft", "sales-tax"), ("exploration", "stockpile-resources")]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_part_3_a_face_down_goal_is_its_owners_secret(one: str, other: str) -> None:
    twins = hidden_twins(one, other)
    for seat in (B, C, None):
        assert_alike(twins, seat)
    assert twins[0].view(A) != twins[1].view(A)
    both(twins, "pick develop")
    for seat in (B, C, None):
        assert_alike(twins, seat)
    both(twins, "hide")
    for t in twins:
        t.finish()
    for seat in (B, C, None):
        assert_alike(twins, seat)
    both(twins, "pick produce", "hide")
    for seat in (B, C, None):
        assert_alike(twins, seat)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_part_3_everybody_knows_who_owns_the_face_down_goal(one: str, other: str) -> None:
    mine = table(3, goals=True).goals(hidden=one, owner=A)
    theirs = table(3, goals=True).goals(hidden=one, owner=B)
    assert mine.view(C) != theirs.view(C)
    assert mine.view(None) != theirs.view(None)
    assert hidden_twins(one, other)[0].view(C) == mine.view(C)


def overview(draws: str, keep: str, under: str) -> Table:
    """B, the second, has resolved an Overview."""
    t = table(3, goals=True).picked("develop").by(B, "pick overview")
    t.chance(*[f"goal {goal}" for goal in draws.split()])
    return t.by(B, f"keep {keep}", f"under {under}")


def test_part_3_goals_looked_at_are_the_choosers_secret() -> None:
    twins = (
        overview("draft keywords sales-tax", "draft", "keywords"),
        overview("exploration civil-service diversification", "exploration", "civil-service"),
    )
    for seat in (A, C, None):
        assert_alike(twins, seat)
    assert twins[0].view(B) != twins[1].view(B)


def test_part_3_the_order_under_the_stack_is_the_choosers_secret() -> None:
    draws = "draft keywords sales-tax"
    twins = (overview(draws, "draft", "keywords"), overview(draws, "draft", "sales-tax"))
    for seat in (A, C, None):
        assert_alike(twins, seat)
    assert twins[0].view(B) != twins[1].view(B)


def test_part_3_nobody_sees_the_goals_while_they_are_chosen() -> None:
    twins = (table(3, goals=True).picked("develop"), table(3, goals=True).picked("develop"))
    both(twins, "pick overview")
    for t, goals in zip(twins, ("draft keywords sales-tax", "exploration civil-service draft"), strict=True):
        t.chance(*[f"goal {goal}" for goal in goals.split()])
    for seat in (A, C, None):
        assert_alike(twins, seat)
    assert twins[0].legal() == {"keep draft", "keep keywords", "keep sales-tax"}
    twins[0].by(B, "keep sales-tax")
    twins[1].by(B, "keep civil-service")
    for seat in (A, C, None):
        assert_alike(twins, seat)


def test_part_3_who_put_goals_back_knows_them_until_another_draws_them() -> None:
    t = overview("draft keywords sales-tax", "draft", "keywords")
    twin = overview("draft keywords sales-tax", "draft", "sales-tax")
    assert t.view(B) != twin.view(B)
    opened = table(3, goals=True).goals(open="civil-service skilled-workforce diversification exploration")
    opened.goals(under="draft/1 keywords/1 sales-tax/1 stockpile-resources/1")
    opened.by(A, "pick overview")
    assert opened.actor == A
    assert opened.offers("keep") == {"draft", "keywords", "sales-tax"}


def test_2_13_the_uppermost_goals_come_first() -> None:
    t = table(3, goals=True).goals(open="civil-service skilled-workforce diversification exploration")
    t.goals(under="keywords/1 sales-tax/1").picked("develop").by(B, "pick overview")
    assert t.actor == CHANCE
    assert t.legal() == {"goal draft", "goal stockpile-resources"}
    t.chance("goal draft", "goal stockpile-resources")
    assert t.offers("keep") == {"draft", "stockpile-resources", "keywords"}
    t.by(B, "keep draft", "under stockpile-resources").finish().rounds("diplomats")
    t.play("pick overview").by(B, "hide")
    assert t.offers("keep") == {"sales-tax", "stockpile-resources", "keywords"}


def seen(t: Table, seat: int, read: Callable[[Table], object]) -> set[object]:
    """What a fact may be as far as a seat knows, over many guesses."""
    found = set()
    for seed in range(60):
        guess = Table(GAME.determinize(t.ready().state, seat, SimRng(seed)))
        GAME.check(guess.state)
        assert guess.view(seat) == t.view(seat)
        found.add(read(guess))
    return found


def test_part_3_a_guess_keeps_what_a_seat_knows_and_nothing_else() -> None:
    t = table(3, goals=True).goals(open="draft", hidden="sales-tax", owner=A)
    assert seen(t, A, lambda guess: guess.face_down) == {("sales-tax", A)}
    others = {(goal, A) for goal in GOALS if goal != "draft"}
    assert seen(t, B, lambda guess: guess.face_down) == others


def test_part_3_a_guess_keeps_the_goals_a_seat_put_back() -> None:
    t = overview("draft keywords sales-tax", "draft", "keywords")
    under = [GOALS.index("keywords"), GOALS.index("sales-tax")]
    assert [entry >> 5 for entry in t.state.under_goals] == under
    assert seen(t, B, lambda guess: tuple(entry >> 5 for entry in guess.state.under_goals)) == {tuple(under)}
    assert len(seen(t, C, lambda guess: tuple(entry >> 5 for entry in guess.state.under_goals))) > 20


def test_part_3_everything_else_is_public() -> None:
    t = table(3).seat(
        A, credits=3, vp=2, techs="space-marines", colonies="comet-zone:R", explored="rebel-base"
    )
    views = [t.view(seat) for seat in (A, B, C)]
    assert views[0] == views[1] == views[2] == t.view(None)
    for seed in range(3):
        assert GAME.key(GAME.determinize(t.state, B, SimRng(seed))) == GAME.key(t.state)


def test_2_13_storage_needs_the_goal_face_up_when_the_action_is_resolved() -> None:
    t = table(3, goals=True).goals(hidden="stockpile-resources", owner=C).seat(A, colonies="comet-zone")
    hidden = t.copy().by(A, "pick produce").by(C, "hide").finish()
    assert hidden.board(A) == ("", set(), 0)
    t.by(A, "pick produce").by(C, "reveal")
    assert t.actor == A
    t.by(A, "store-good comet-zone")
    assert t.board(A) == ("R", set(), 0)


def test_2_13_stored_items_never_come_back() -> None:
    t = table(3, goals=True).goals(open="stockpile-resources sales-tax")
    t.stored(A, goods="RN", credits=3).seat(A, colonies="comet-zone")
    t.rounds("trade", "develop", "produce")
    assert t.board(A) == ("NR", set(), 3)


def test_2_13_at_most_one_world_per_action() -> None:
    t = table(3, goals=True).goals(open="exploration")
    t.seat(A, explored="rebel-base rebel-homeworld rebel-outpost alien-monolith alien-sentinels")
    t.seat(A, explored="gem-world comet-zone space-port").by(A, "pick explore")
    t.draw("artist-settlement secluded-world asteroid-belt new-vinland rebel-miners new-earth spice-world")
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take asteroid-belt")
    t.by(A, "take new-vinland", "return rebel-base", "return rebel-homeworld", "store-world rebel-homeworld")
    assert t.picking
    assert t.board(A)[1] == {"rebel-homeworld"}
    assert "rebel-base" in t.bag


def test_2_13_at_most_one_goal_is_face_down() -> None:
    t = table(3, goals=True).by(A, "pick overview").chance("goal draft", "goal keywords", "goal sales-tax")
    t.by(A, "keep sales-tax", "under draft").rounds("develop", "produce")
    t.play("pick explore").finish().by(B, "pick overview").by(A, "hide")
    t.chance("goal exploration", "goal civil-service", "goal diversification")
    t.by(B, "keep exploration", "under civil-service")
    assert t.face_down == ("exploration", B)
    assert t.open_goals == {"sales-tax"}


def test_2_13_the_overview_gives_money_before_the_goals_are_seen() -> None:
    t = table(3, goals=True).picked("develop").by(B, "pick overview")
    assert t.actor == CHANCE
    assert t.credits(B) == 1


def test_part_3_goals_put_back_by_another_are_no_longer_known() -> None:
    def drawn(keep: str, under: str) -> Table:
        t = table(3, goals=True).goals(open="civil-service skilled-workforce diversification exploration")
        t.goals(under="draft/1 keywords/1 sales-tax/1 stockpile-resources/1").by(A, "pick overview")
        return t.by(A, f"keep {keep}", f"under {under}")

    first = drawn("draft", "keywords")
    for twin in (drawn("draft", "sales-tax"), drawn("keywords", "draft")):
        for seat in (B, C, None):
            assert_alike((first, twin), seat)
    under = [entry >> 5 for entry in first.state.under_goals]
    assert [GOALS[goal] for goal in under] == ["stockpile-resources", "keywords", "sales-tax"]
    assert seen(first, B, lambda guess: guess.state.under_goals[0] >> 5) == {under[0]}
    assert len(seen(first, B, lambda guess: guess.state.under_goals[1] >> 5)) == 3
    assert len(seen(first, C, lambda guess: guess.state.under_goals[0] >> 5)) == 4


def test_part_3_a_guess_in_the_middle_of_the_choice() -> None:
    t = table(3, goals=True).by(A, "pick overview").chance("goal draft", "goal keywords", "goal sales-tax")
    hand = {frozenset(["draft", "keywords", "sales-tax"])}
    assert seen(t, A, lambda guess: frozenset(guess.offers("keep"))) == hand
    assert len(seen(t, B, lambda guess: frozenset(guess.offers("keep")))) > 20
