"""Random games: every card, cube, token and lander is somewhere once, and what only grows only grows."""

from collections import Counter
from typing import Any

import pytest

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL
from orrery.games.how_to_save_a_world.components import CARD_IDS, CONTENT
from orrery.games.how_to_save_a_world.game import GAME
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState

PROJECTS = ("laser", "shield", "evacuation")
#: Spaces of the path with a cubes symbol.
CUBES_ON = (5, 8, 11)
UNLIMITED = {"open-steppe-a", "common-dome-a"}
AREA = {row["id"]: row["area"] for row in CONTENT.tables["locations"]}


def cards(s: HowToSaveAWorldState) -> Counter[str]:
    """All cards, wherever they are."""
    found = [*s.box, *s.removed, *[card for card in s.display if card >= 0]]
    for pile in (*s.decks, *s.market):
        found += pile
    for player in s.players:
        found += [*player.hand, *player.discard, *[player.returned][: player.returned >= 0]]
    return Counter(CARD_IDS[card] for card in found)


def check_cubes(view: dict[str, Any], players: int) -> None:
    """A cube for every step on a track, and the asteroid's: for each player one, and one for every symbol."""
    flying = sum(frame["cubes"] for frame in view["resolving"] if frame["what"] == "cubes-back")
    on_meters = Counter(
        cube for project in PROJECTS for cube in view["projects"][project]["meter"] if cube is not None
    )
    for kind in (*PROJECTS, "asteroid"):
        there = view["bag"][kind] + view["aside"][kind] + on_meters[kind]
        if kind == "asteroid":
            symbols = sum(view["asteroid"] >= space for space in CUBES_ON)
            assert there + flying == players * (1 + symbols)
            assert there + flying + view["supply"][kind] == 16
        else:
            assert there == sum(player["discs"][kind] for player in view["players"])
            assert there + view["supply"][kind] == 52


def check_landers(view: dict[str, Any]) -> None:
    """Three each; one to a limited location, and with two players one to an area of such locations."""
    placed = [location for player in view["players"] for location in player["placed"]]
    limited = [location for location in placed if location not in UNLIMITED]
    places = limited if len(view["players"]) > 2 else [AREA[location] for location in limited]
    assert len(places) == len(set(places)), places
    for seat, player in enumerate(view["players"]):
        moving = view["phase"] == "boost-move" and view["question"]["seat"] == seat
        assert sum(player["ready"].values()) + len(player["placed"]) + moving == 3


def check_players(view: dict[str, Any], before: dict[str, Any] | None) -> None:
    """Markers and baselines are on their tracks, tokens in their slots; what cannot shrink has not."""
    for seat, player in enumerate(view["players"]):
        assert all(0 <= amount <= 10 for amount in player["resources"].values())
        assert all(0 <= level <= 10 for level in player["baselines"].values())
        tokens = {tag: player["active"][tag] + player["spent"][tag] for tag in player["active"]}
        assert max(tokens.values()) <= 5
        if before is None:
            continue
        old = before["players"][seat]
        assert player["vp"] >= old["vp"] and set(player["upgrades"]) >= set(old["upgrades"])
        assert all(player["discs"][project] >= old["discs"][project] for project in PROJECTS)
        assert all(player["baselines"][name] >= level for name, level in old["baselines"].items())
        assert all(n >= old["active"][tag] + old["spent"][tag] for tag, n in tokens.items())


def check_board(view: dict[str, Any], before: dict[str, Any] | None) -> None:
    """The asteroid nears, rewards change, threat rises with the rounds."""
    if view["round"]:
        assert view["threat"] == min(8, 2 + view["round"])
    if before is not None:
        assert view["asteroid"] >= before["asteroid"]
        assert all(view["projects"][p]["tier"] >= before["projects"][p]["tier"] for p in PROJECTS)
    for project in PROJECTS:
        spaces = [view["players"][seat]["discs"][project] for seat in view["projects"][project]["standing"]]
        assert spaces == sorted(spaces, reverse=True)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(8))
def test_nothing_is_lost_in_random_games(players: int, number: int) -> None:
    """In every second game nobody passes who can do anything else."""
    state = GAME.new_state(GAME.resolve({"players": players}))
    rng = SimRng(f"conservation {players} {number}")
    all_cards = cards(state)
    assert sum(all_cards.values()) == 34 + 28 + 27 and all_cards["crew-rotation"] == 4
    before = None
    while (actor := GAME.actor(state)) != TERMINAL:
        choices = GAME.legal(state)
        assert choices, "nobody can do anything"
        if number % 2 and choices[0] == GAME.pass_action(state) and len(choices) > 1:
            del choices[0]
        GAME.apply(state, GAME.sample(state, rng) if actor == CHANCE else choices[rng.below(len(choices))])
        view = GAME.view(state, None)
        assert cards(state) == all_cards
        check_cubes(view, players)
        check_landers(view)
        check_players(view, before)
        check_board(view, before)
        before = view
    assert before is not None and before["key"] in PROJECTS
    points = [sum(score.values()) for score in GAME.scores(state)]
    assert {points[seat] for seat in GAME.ranking(state)[0]} == {max(points)}
