"""What our bots make of How to Save a World: landers, the last round, payments, boosts."""

import pytest
from rulings.how_to_save_a_world.builder import A, B, C, Table, table

from orrery.core.bot import Position
from orrery.core.chance import SimRng
from orrery.core.registry import load_bot
from orrery.games.how_to_save_a_world.components import BOOST_MASK, LOCATION_IDS
from orrery.games.how_to_save_a_world.game import GAME
from orrery.games.how_to_save_a_world.outlook import outlook

THINKERS = ("greedy", "search:sims=40")
#: The asteroid is one space from its goal: this round is the last one.
LAST = 13
#: Landers that were placed where they are in nobody's way: those of the planet, and all of them.
ON_PLANET = "open-steppe-a open-steppe-a"
ALL = "open-steppe-a open-steppe-a common-dome-a"


def choice(spec: str, position: Table, seed: int = 1) -> str:
    """What a bot plays, in notation."""
    position.ready()
    rng = SimRng(seed)
    action = load_bot(spec).decide(Position(GAME, position.state, position.actor, rng), rng)
    return GAME.notate(position.state, action)


def turn(spec: str, position: Table) -> list[str]:
    """Everything that the bot does in its turn."""
    seat, moves = position.actor, []
    number = position.state.round
    while True:
        moves.append(choice(spec, position))
        position.play(moves[-1])
        if position.actor != seat or not position.state.stack or position.state.round != number:
            return moves


def last_lander(**owned: object) -> Table:
    """The last round; B and C have passed and A has one lander left, on the moon."""
    position = table().seat(A, placed=ON_PLANET, **owned)  # type: ignore[arg-type]
    position.seat(B, placed=ALL).seat(C, placed=ALL).asteroid(LAST)
    position.state.passed = 1 << B | 1 << C
    return taken(position)


def taken(position: Table) -> Table:
    """B and C are far ahead on all tracks."""
    return position.track("laser", "B13 C12").track("shield", "B13 C12").track("evacuation", "B13 C12")


def test_the_last_round_is_known() -> None:
    """The asteroid moves a space in any case; one space farther off nothing is certain."""
    assert outlook(last_lander().bag(laser=5, asteroid=3).ready().state).left == 0.0
    assert outlook(last_lander().asteroid(LAST - 1).bag(laser=5, asteroid=3).ready().state).left > 0.0
    assert outlook(last_lander().asteroid(LAST - 1).bag(laser=9).ready().state).left > 0.9


def test_a_project_that_cannot_fail_is_the_key_one() -> None:
    position = last_lander().meter("laser", 9).bag(laser=20)
    assert outlook(position.ready().state).chances == pytest.approx([1.0, 0.0, 0.0], abs=1e-3)
    position = last_lander().bag(evacuation=30)
    assert outlook(position.ready().state).chances == pytest.approx([0.0, 0.0, 1.0], abs=1e-3)


def test_in_the_middle_of_a_turn_the_same_rounds_are_to_come() -> None:
    """A payment and a window for boosts are asked within the turn: the asteroid has not arrived."""
    position = table().seat(A, organics=3, genius=1, hand="crew-rotation").bag(laser=3, asteroid=3)
    before = outlook(position.ready().state).left
    assert before > 3.0
    position.play("place ark-landing-b").play("work evacuation 1")
    assert position.phase == "payment" and outlook(position.state).left == pytest.approx(before, abs=0.5)
    position.play("genius 0").play("gain energy").play("gain energy")
    assert position.phase == "boost" and outlook(position.state).left == pytest.approx(before, abs=0.5)


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("lead", [0, 80])
def test_the_last_lander_is_played_for_points(spec: str, lead: int) -> None:
    """Four steps pass B on the shield and reach a leader bonus; also where the win is lost."""
    position = last_lander(minerals=9, knowledge=9, tokens="moon moon moon moon").seat(B, vp=lead)
    position.track("shield", "B3 A1 C0")
    assert "place crater-institute-a" in position.legal() and "place regolith-works-a" in position.legal()
    moves = turn(spec, position)
    assert moves[0] == "place frame-docks-a"
    assert position.disc(A, "shield") == 5 and position.vp(A) > 0


@pytest.mark.parametrize("spec", THINKERS)
def test_points_are_bought_at_the_end(spec: str) -> None:
    """Nothing else scores: resources are worth nothing when the world is saved."""
    position = last_lander(energy=3, organics=3).facility("hall-of-donors")
    moves = turn(spec, position)
    assert moves[0] == "place hall-of-donors-a"
    assert position.vp(A) == 4


@pytest.mark.parametrize("spec", THINKERS)
def test_a_species_that_counts_is_bought_at_the_end(spec: str) -> None:
    """Four science tokens are worth 4 VP to one of them and nothing to the others."""
    position = taken(table()).seat(A, placed="open-steppe-a common-dome-a", organics=2)
    position.seat(A, spent="science science science science")
    position.display("species", "terrace-ox wiesporka prism-heron")
    position.display("action", "- - -").display("boost", "- - -")
    position.seat(B, placed=ALL).seat(C, placed=ALL).asteroid(LAST)
    position.state.passed = 1 << B | 1 << C
    assert turn(spec, position)[:2] == ["place canopy-market-b", "buy wiesporka"]


@pytest.mark.parametrize("spec", THINKERS)
def test_what_a_species_counts_is_not_spent_for_nothing(spec: str) -> None:
    """Ten minerals are 5 VP at the end; a step that wins no place costs one of them."""
    position = last_lander(minerals=10, hand="ore-beetle").track("shield", "B13 C12 A8")
    position.seat(A, tokens="moon moon")
    moves = turn(spec, position)
    assert position.has(A, "minerals") == 10, moves


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("players", [2, 4])
def test_no_lander_stays_idle(spec: str, players: int) -> None:
    """Even the poorest place gives something, this round or the next."""
    position = table(players).seat(A, placed="open-steppe-a")
    for seat in range(1, players):
        position.seat(seat, placed=ALL)
    position.state.passed = (1 << players) - 2
    while position.actor == A and sum(position.landers(A)):
        move = choice(spec, position)
        assert move != "pass"
        position.play(move)


@pytest.mark.parametrize("spec", THINKERS)
def test_a_leader_bonus_within_reach_is_taken(spec: str) -> None:
    """A's next step on the laser scores 3 VP; B stands beside it and is next."""
    position = table(2).seat(A, energy=4, placed=ON_PLANET).seat(B, energy=4, placed=ON_PLANET)
    position.track("laser", "B3 A3")
    moves = turn(spec, position)
    assert moves[0] == "place lens-yard-b" and position.vp(A) == 3


@pytest.mark.parametrize("spec", THINKERS)
def test_genius_is_saved_where_the_resource_comes_back(spec: str) -> None:
    """Energy that is spent rises to its baseline in the next round, genius does not."""
    position = table().seat(A, energy=4, genius=1, baselines={"energy": 4}, hand="mirror-farm")
    position.play("play mirror-farm")
    assert choice(spec, position) == "genius 0"


@pytest.mark.parametrize("spec", THINKERS)
def test_a_boost_that_costs_nothing_is_played(spec: str) -> None:
    """Work has been done; there is no lander left that could spend the tags of the card."""
    position = table().seat(A, minerals=3, placed=ON_PLANET, hand="hull-printers")
    position.play("place frame-docks-b").play("work shield 1")
    while position.phase == "boost":
        move = choice(spec, position)
        assert move != "never"
        position.play(move)
    assert position.baselines(A) == {"minerals": 1}


@pytest.mark.parametrize("spec", THINKERS)
def test_baselines_are_raised_early_and_not_in_the_last_round(spec: str) -> None:
    """Knowledge buys production in the first round; in the last one a species counts it."""
    early = table().seat(A, knowledge=2, placed=ON_PLANET).play("place crater-institute-a")
    assert choice(spec, early).startswith("upgrade ")
    late = last_lander(knowledge=3, hand="thriller-moss").play("place crater-institute-b")
    assert choice(spec, late) == "done"


@pytest.mark.parametrize("spec", THINKERS)
def test_the_boost_move_goes_where_points_are(spec: str) -> None:
    """The compulsory move in the last round: one step on the laser wins its first place."""
    position = table().seat(A, energy=2, placed=f"{ON_PLANET} take-command-a").track("laser", "B3 A3")
    position.seat(B, placed=ALL).seat(C, placed=ALL).asteroid(LAST)
    assert BOOST_MASK >> LOCATION_IDS.index("take-command-a") & 1
    position.all_pass()
    assert position.phase == "boost-move"
    assert choice(spec, position) == "place lens-yard-b"


def test_more_than_one_step_is_no_loss_on_the_way() -> None:
    """Half-way through a move it looks no worse than not to have begun it."""
    position = table().seat(A, minerals=6, tokens="moon moon moon", placed=ON_PLANET).ready()
    before = GAME.evaluate(position.state)[A]
    position.play("place frame-docks-a").play("tags 3")
    while position.actor == A and position.state.stack:
        position.play(choice("greedy", position))
    assert GAME.evaluate(position.state)[A] > before


def finish(position: Table) -> Table:
    """Pass and let luck decide until the game is over."""
    while not position.over:
        position.all_pass().luck()
    return position


@pytest.mark.parametrize("spec", THINKERS)
def test_the_step_that_wins_is_made_in_the_last_turn(spec: str) -> None:
    """The laser saves the world for certain: a step on it wins, 36 to 34; 4 VP at once lose, 30 to 41."""
    position = last_lander(energy=3, organics=3, vp=15).seat(B, vp=5).facility("hall-of-donors")
    position.track("laser", "B3 A3 C0").meter("laser", 9).bag(laser=20)
    assert "place hall-of-donors-a" in position.legal()
    assert turn(spec, position)[0] == "place lens-yard-b"
    assert GAME.ranking(finish(position).state)[0] == [A]


@pytest.mark.parametrize("spec", THINKERS)
def test_the_last_step_goes_to_the_key_project(spec: str) -> None:
    """A step passes B on the laser or on the shield; the shield will save the world and pays more."""
    position = last_lander(energy=4, minerals=5).meter("shield", 9).bag(shield=25)
    position.track("laser", "B9 A9 C0").track("shield", "B10 A10 C0")
    assert "place lens-yard-b" in position.legal()
    assert turn(spec, position)[0] == "place frame-docks-b"
    assert position.disc(A, "shield") == 11


@pytest.mark.parametrize("spec", THINKERS)
def test_the_last_card_is_played_before_passing(spec: str) -> None:
    """All landers are placed; the card in hand is worth a VP, and no round follows."""
    position = taken(table()).seat(A, placed=ALL, energy=1, hand="public-acclaim").seat(B, placed=ALL)
    position.seat(C, placed=ALL).asteroid(LAST)
    position.state.passed = 1 << B | 1 << C
    assert turn(spec, position)[0] == "play public-acclaim"
    assert position.vp(A) == 1


@pytest.mark.parametrize("spec", THINKERS)
def test_means_are_kept_for_the_lander_that_needs_them(spec: str) -> None:
    """In the last round the energy of a step that wins the laser is not spent on a flight or a card."""
    position = last_lander(energy=2, hand="mirror-farm").track("laser", "B3 A3 C0")
    assert {"shuttle planet", "play mirror-farm"} <= position.legal()
    turn(spec, position)
    assert position.disc(A, "laser") == 4


def test_the_shuttle_flies_where_the_last_points_are() -> None:
    """A step takes the lead of the evacuation, on the planet; it takes a bot that sees beyond the flight."""
    position = taken(table()).seat(A, placed="open-steppe-a open-steppe-a", energy=1, organics=5)
    position.seat(B, placed="lens-yard-a lens-yard-b frame-docks-a").seat(C, placed=ALL).asteroid(LAST)
    position.track("evacuation", "B7 A7 C0").state.passed = 1 << B | 1 << C
    assert choice("search:sims=80", position) == "shuttle planet"
