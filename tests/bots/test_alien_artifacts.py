"""What our bots make of Alien Artifacts: payments, the last turn, attacks, blockades."""

import pytest
from rulings.alien_artifacts.builder import A, B, Table, bonus, row, table

from orrery.core.bot import Position
from orrery.core.chance import SimRng
from orrery.core.registry import load_bot
from orrery.games.alien_artifacts.game import GAME

THINKERS = ("greedy", "search:sims=150")
#: 3 + 2 icons of each colour.
RED_FIVE = "red3-blue1-1 red2-blue1-1"
GREEN_FIVE = "blue1-green3-2 blue1-green2-3"


def choice(spec: str, position: Table, seed: int = 1) -> str:
    """What a bot plays, in notation."""
    position.ready()
    rng = SimRng(seed)
    action = load_bot(spec).decide(Position(GAME, position.state, position.actor, rng), rng)
    return GAME.notate(position.state, action)


def last_turn(**owned: str | int) -> Table:
    """The turn of B is the last one; A had its turn."""
    position = table(round_limit=1).turn(B).seat(B, **owned)  # type: ignore[arg-type]
    position.state.acted = False
    position.state.actions = 1
    return position


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("lead", [0, 40])
def test_the_last_action_is_played_for_points(spec: str, lead: int) -> None:
    """Trading or buying is worth nothing any more; also where the win is lost."""
    position = last_turn(hand=GREEN_FIVE, building="calcine").seat(A, vp=lead)
    assert "buy planet" in position.legal() and "trade green" in position.legal()
    assert choice(spec, position) == "build calcine"


@pytest.mark.parametrize("spec", THINKERS)
def test_artifacts_are_used_before_the_end(spec: str) -> None:
    position = last_turn(artifacts="song-of-triumph", hand="red2-blue2-1")
    position.by(B, "trade red").choose("pay red2-blue2-1 a")
    assert choice(spec, position) == "artifact song-of-triumph"


@pytest.mark.parametrize("spec", THINKERS)
def test_a_payment_wastes_nothing(spec: str) -> None:
    """3 + 3 pays for a planet of 5 as well, but then a section of 3 is gone where 2 were enough."""
    position = table().seat(A, hand="blue1-green3-2 blue1-green3-3 blue1-green2-3", building="calcine halny")
    position.by(A, "build calcine")
    while position.phase == "payment":
        position.by(A, choice(spec, position))
    assert [name for name in position.hand(A) if name.startswith("blue1-green3")]


@pytest.mark.parametrize("spec", THINKERS)
def test_a_ship_that_cannot_fail_attacks(spec: str) -> None:
    position = table().seat(A, hand=RED_FIVE, building="hammer-of-pollux", empire="targeting-matrices:l")
    position.system("dead-harbour").by(A, "build hammer-of-pollux")
    position.pay("red3-blue1-1.a", "red2-blue1-1.a")
    assert choice(spec, position) == "side operational"
    position.by(A, "side operational")
    assert choice(spec, position) == "attack system"


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_last_attack_decides(spec: str, seed: int) -> None:
    """Level on points; with its bonus of 3 the ship meets a row of the system that scores, whatever comes."""
    ship = "hammer-of-pollux"
    assert bonus(ship, "alien") == 3
    assert all(
        any(e["effect"] == "gain_vp" for e in found) for found in row("systems", "weaver-swarm")["rows"][3:7]
    )
    position = last_turn(hand=f"{RED_FIVE} blue1-green3-2", empire=f"{ship}:o targeting-matrices:l")
    position.system("weaver-swarm").seat(A, vp=2).ready()
    assert [sum(score.values()) for score in GAME.scores(position.state)] == [2, 2]
    moves = []
    while position.actor == B:
        moves.append(choice(spec, position, seed))
        position.play(moves[-1])
    assert moves[0] == "offensive" and moves[-1] == "attack system"


@pytest.mark.parametrize("spec", THINKERS)
def test_a_fee_that_is_worth_it_is_paid_in_the_final_scoring(spec: str) -> None:
    """4 different types of ships are worth 4 points at the end; the token costs 1 C."""
    empire = "targeting-matrices:o*1 compass:l black-death:l granary:l caravan:l"
    position = last_turn(bank=3, empire=empire)
    position.seat(B, hand="red2-blue2-1").by(B, "trade red").choose("pay red2-blue2-1 a")
    while position.phase != "final-fee":
        position.quiet()
    assert choice(spec, position) == "yes"


def play_out(spec: str, position: Table, seed: int = 1) -> list[str]:
    """Everything that the seat at turn does until the match is over; luck is what it may be."""
    seat = position.ready().actor
    moves = []
    while not position.over:
        if position.actor == seat:
            moves.append(choice(spec, position, seed))
            position.play(moves[-1])
        else:
            position.quiet()
    return moves


@pytest.mark.parametrize("spec", THINKERS)
def test_the_side_that_scores_wins_in_the_last_turn(spec: str) -> None:
    """Four types of ships: the technology is worth 1 + 4 points operational, 1 logistic."""
    ships = "compass:l black-death:l granary:l caravan:l"
    position = last_turn(hand="red2-blue3-1 red2-blue2-1", building="targeting-matrices", empire=ships)
    position.seat(A, vp=9).ready()
    assert [sum(score.values()) for score in GAME.scores(position.state)] == [9, 5]
    assert "buy planet" in position.legal() and "trade blue" in position.legal()
    moves = play_out(spec, position)
    assert moves[0] == "build targeting-matrices" and "side operational" in moves
    assert GAME.ranking(position.state)[0] == [B]


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("points_of_a", [0, 60])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_of_the_last_turn_is_played_for_points(spec: str, points_of_a: int, seed: int) -> None:
    """Also where the win cannot be lost any more, or is lost: several moves that score only together."""
    ships = "compass:l black-death:l granary:l caravan:l"
    position = last_turn(hand="red2-blue3-1 red2-blue2-1", building="targeting-matrices", empire=ships)
    position.seat(A, vp=points_of_a).ready()
    play_out(spec, position, seed)
    assert [sum(score.values()) for score in GAME.scores(position.state)] == [points_of_a, 10]


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_credits_break_the_tie_in_the_last_turn(spec: str, seed: int) -> None:
    """Level on points and in C, and nothing to score with: the Bank decides (L671), so nothing is bought."""
    position = last_turn(hand="red2-blue2-1 blue1-green3-2").ready()
    assert position.bank(A) == position.bank(B)
    assert play_out(spec, position, seed)[0].startswith("trade ")
    assert GAME.ranking(position.state)[0] == [B]


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_sure_point_is_better_than_an_attack_that_may_fail(spec: str, seed: int) -> None:
    """Level on points, less C. The ship without a bonus may be lost; the planet is a point whatever comes."""
    ship = "wandering-falcon"
    assert all(found[0]["effect"] == "destroyed" for found in row("systems", "weaver-swarm")["rows"][:2])
    position = last_turn(hand=f"{RED_FIVE} {GREEN_FIVE}", building="calcine", empire=f"{ship}:o")
    position.system("weaver-swarm").seat(A, vp=1, bank=15).ready()
    assert [sum(score.values()) for score in GAME.scores(position.state)] == [1, 1]
    assert "offensive" in position.legal()
    assert play_out(spec, position, seed)[0] == "build calcine"
    assert GAME.ranking(position.state)[0] == [B]


def test_more_than_one_step_is_no_loss_on_the_way() -> None:
    """Half-way through a payment, and before luck is drawn, a move looks no worse than doing nothing."""
    position = table().seat(A, hand=GREEN_FIVE, building="calcine").seat(B, empire="kowadlo:l").ready()
    before = GAME.evaluate(position.state)[A]
    position.by(A, "build calcine").pay("blue1-green3-2.b", "blue1-green2-3.b").by(A, "side operational")
    assert GAME.evaluate(position.state)[A] > before
