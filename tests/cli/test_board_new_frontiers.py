"""The drawn table of New Frontiers: fits, shows what the view says and no more, never by colour alone."""

import json
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len

from cli.drawn_board import DrawnBoard, View, extremes
from orrery.cli.terminal.boards.new_frontiers_tiles import NUMBERS, Pen
from orrery.cli.terminal.style import LETTERS, SIGNS
from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL
from orrery.games.new_frontiers.component_words import is_stand_in
from orrery.games.new_frontiers.components import GOALS
from orrery.games.new_frontiers.game import GAME
from orrery.locale import LANGUAGES
from orrery.testing.full import full_run

NAMES = ("Ada", "Bo", "Cleo", "A rather long name indeed", "Ewa")
VARIANTS: tuple[dict[str, object], ...] = ({"first_game": True}, {}, {"goals": True})
TABLE = DrawnBoard(GAME, NAMES)
BOARD = TABLE.board
words, style_of, drawn = TABLE.words, TABLE.style_of, TABLE.drawn


def walk(players: int, options: dict[str, object], seed: int = 1) -> list[tuple[Any, int]]:
    """The decisions of a whole match of random players: the table and the seat that decides, then the end."""
    rng = SimRng(10 * seed + players)
    state = GAME.new_state(GAME.resolve({"players": players, **options}))
    found = []
    while (actor := GAME.actor(state)) != TERMINAL:
        if actor == CHANCE:
            GAME.apply(state, GAME.sample(state, rng))
            continue
        found.append((state.clone(), actor))
        legal = GAME.legal(state)
        GAME.apply(state, legal[rng.below(len(legal))])
    return [*found, (state.clone(), TERMINAL)]


@cache
def views(players: int, variant: int) -> list[View]:
    """Positions of a whole match as the seat that decides sees them: some of every phase, and the end."""
    found: dict[str, list[View]] = {}
    for state, actor in walk(players, VARIANTS[variant]):
        view = GAME.view(state, actor if actor >= 0 else None)
        found.setdefault(view["phase"], []).append(view)
    return [view for phase in found.values() for view in (phase[len(phase) // 2], phase[-1])]


def late(players: int, variant: int, phase: str) -> View:
    """The last position of that phase in a match: by then there is something on the table."""
    return [view for view in views(players, variant) if view["phase"] == phase][-1]


# --- it fits ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
@pytest.mark.parametrize("players", extremes([2, 3, 4, 5]))
def test_whole_matches_are_drawn_within_the_width(players: int, variant: int) -> None:
    """Each view at one of four widths and in one of three languages, in turn; at all widths in a full run."""
    languages = [*LANGUAGES]
    widths = (60, 80, 100, 120)
    for number, view in enumerate(views(players, variant)):
        for width in widths if full_run() else [widths[(number + players + 2 * variant) % 4]]:
            lines = drawn(view, width, languages[number % 3]).splitlines()
            assert max(map(cell_len, lines)) <= width
            lines = drawn(view, width, languages[number % 3], rows=20).splitlines()
            assert max(map(cell_len, lines)) <= width
            # Worlds on display and technologies for sale are never left out: here no moves describe them.
            if width >= 100 and view["phase"] not in ("take", "buy"):
                assert len(lines) <= 20, view["phase"]


def test_the_table_is_drawn_before_anything_is_dealt() -> None:
    for variant in VARIANTS:
        state = GAME.new_state(GAME.resolve({"players": 2, **variant}))
        for language in LANGUAGES:
            assert "New Frontiers" in drawn(GAME.view(state, None), 80, language)


# --- it shows the table -----------------------------------------------------------------------------------


def test_the_action_row_tells_free_picked_and_current_tiles() -> None:
    view = late(3, 0, "settle")
    view = json.loads(json.dumps(view))
    view["actions"] = [
        {"id": "develop", "picked": True},
        {"id": "settle", "picked": True},
        {"id": "produce", "picked": False},
        {"id": "trade", "picked": False},
    ]
    view["pickers"] = {"develop": 2, "settle": 0}
    view["action"], view["produce_credits"] = "settle", 3
    row = next(line for line in drawn(view, 100).splitlines() if line.startswith("Actions"))
    assert row.split("  ") == ["Actions ✓Develop ●", "►Settle ▲", "Produce +$3", "Trade"]


@pytest.mark.parametrize("letters", [False, True])
def test_the_action_row_tells_who_picked_a_tile(letters: bool) -> None:
    signs = LETTERS if letters else SIGNS
    told = 0
    for state, _ in walk(4, {}):
        view = GAME.view(state, None)
        text = drawn(view, 120, letters=letters)
        row = next(line for line in text.splitlines() if line.startswith("Actions"))
        picked = [action["id"] for action in view["actions"] if action["picked"]]
        shown = [cell[-1] for cell in row.split("  ") if cell[-2] == " "]
        assert shown == [signs[view["pickers"][tile]] for tile in picked]
        told += len(picked)
    assert told


def test_the_track_shows_both_pawns_of_two_players() -> None:
    view = json.loads(json.dumps(late(2, 0, "pick")))
    view["order"], view["next_pawn"] = [1, 0, 0, 1], 2
    row = next(line for line in drawn(view, 100).splitlines() if line.startswith("Order"))
    assert "✓■ Bo  ✓▲ Ada  ►▲ Ada  ■ Bo" in row


def test_every_end_of_the_game_is_shown_with_its_limit_and_who_is_nearest() -> None:
    view = json.loads(json.dumps(late(3, 0, "pick")))
    view["vp_pool"], view["colonist_pool"], view["ending"] = 17, 4, ["colonists"]
    for player, spaces in zip(view["players"], (2, 9, 3), strict=True):
        player["spaces"] = spaces
        player["colonies"] = player["colonies"][:1]
    view["players"][0]["colonies"] *= 6
    text = drawn(view, 100)
    row = next(line for line in text.splitlines() if line.startswith("Ends"))
    assert "VP pool 17 (=0)" in row
    assert "! ♙ pool 4 (<5)" in row
    assert "spaces 9 (>10) ■" in row
    assert "colonies 6 (>7) ▲" in row
    assert "last round: colonist pool" in text.splitlines()[0]


def test_figures_of_every_empire_are_shown() -> None:
    for players, variant in ((2, 0), (4, 1), (5, 2)):
        for view in views(players, variant):
            lines = drawn(view, 100).splitlines()
            top = next(number for number, line in enumerate(lines) if line.startswith("── Empires"))
            for seat, player in enumerate(view["players"]):
                row = lines[top + 1 + seat]
                assert SIGNS[seat] in row
                cells = row.split()
                settled = sum(colony["colonists"] for colony in player["colonies"])
                assert cells[-6] == f"${player['credits']}"
                assert cells[-5] == f"{player['colonists']}+{settled}"
                assert cells[-3] == f"{player['spaces']}/10"
                assert cells[-2] == f"{len(player['colonies'])}/7"
                sources = [str(player["score"][name]) for name in ("chips", "tiles", "bonus")]
                last = -7 if view["goals"] is None else -8
                assert cells[last - 3 : last + 1] == [str(player["points"]), *sources]


def test_at_the_end_every_tile_of_every_empire_is_named() -> None:
    for players in (2, 5):
        view = late(players, 1, "over")
        text = " ".join(drawn(view, 100).split())
        for player in view["players"]:
            for slug in [colony["tile"] for colony in player["colonies"]] + player["technologies"]:
                assert words("en", players).text(f"nf-tile-{slug}") in text


def test_the_empire_that_decides_is_named_in_full_whatever_the_phase() -> None:
    for view in views(4, 2):
        if view["question"] is None:
            continue
        player = view["players"][view["question"]["seat"]]
        text = " ".join(drawn(view, 80).split())
        tiles = (
            [colony["tile"] for colony in player["colonies"]] + player["explored"] + player["technologies"]
        )
        for slug in tiles:
            assert words("en", 4).text(f"nf-tile-{slug}") in text


def test_develop_shows_what_can_be_bought_with_cost_copies_and_powers() -> None:
    view = json.loads(json.dumps(late(3, 0, "buy")))
    view["technologies"] = [
        {"tile": "space-marines", "left": 2},
        {"tile": "homesteading-pioneers", "left": 1},
        {"tile": "consumer-markets", "left": 3},
        {"tile": "genetics-lab", "left": 0},
    ]
    for player in view["players"]:
        player["technologies"] = []
    buyer = view["players"][view["question"]["seat"]]
    buyer |= {"credits": 3, "explored": [], "colonies": buyer["colonies"][:1]}
    buyer["colonies"][0]["tile"] = "old-earth"
    text = drawn(view, 100)
    assert "$2 Space Marines×2 1VP +2⚔" in text
    assert "$3 Homesteading Pioneers 2VP Exp: +1♙" in text
    assert "Dearer or owned $5 Consumer Markets°×3" in text
    assert "Genetics Lab" not in text


def test_explore_shows_every_world_on_display_with_its_powers() -> None:
    view = json.loads(json.dumps(late(2, 0, "take")))
    view["display"] = ["comet-zone", "rebel-base", "spice-world"]
    text = drawn(view, 100)
    assert "$3♙ [R] Comet Zone° 2VP Pro: made here +$1" in text
    assert "⚔6♙♙ – Rebel Base° 6VP Rebel" in text
    assert "$2♙ [N] Spice World° 1VP Sell N +$2" in text


def test_colonies_show_their_goods_and_places_for_goods() -> None:
    view = json.loads(json.dumps(late(2, 0, "pick")))
    seat = view["order"][view["next_pawn"]]
    view["players"][seat]["colonies"] = [
        {"tile": "comet-zone", "good": "rare", "colonists": 1, "new": False},
        {"tile": "asteroid-belt", "good": None, "colonists": 1, "new": True},
        {"tile": "alien-oort-cloud-refinery", "good": "genes", "colonists": 1, "new": False},
        {"tile": "new-sparta", "good": None, "colonists": 1, "new": False},
    ]
    text = drawn(view, 120)
    assert "[R•]♙ Comet Zone°" in text
    assert "(R·)♙ Asteroid Belt° 1VP new" in text
    assert "(G•)♙ Alien Oort Cloud Refinery°" in text
    assert "–♙ New Sparta°" in text


# --- goals, and what is hidden ------------------------------------------------------------------------------


def goal_names(text: str) -> set[str]:
    return {goal for goal in GOALS if words("en", 4).text(f"nf-goal-{goal}") in text}


def test_goals_are_named_to_those_who_know_them_only() -> None:
    seen = 0
    for state, _ in [entry for entry in walk(4, {"goals": True}, seed=5) if entry[0].hidden_goal >= 0][::9]:
        for seat in (None, 0, 1, 2, 3):
            view = GAME.view(state, seat)
            # Words like "Exploration" may be part of other names; the rows of goals are looked at alone.
            lines = drawn(view, 120).splitlines()
            start = next(number for number, line in enumerate(lines) if line.startswith("Goals"))
            end = next(number for number, line in enumerate(lines) if line.startswith("──"))
            known = set(view["goals"]["open"]) | set(view["goals"]["drawn"] or ())
            known |= {goal for goal in [*view["goals"]["under"], view["goals"]["kept"]] if goal}
            if seat == state.hidden_owner:
                known.add(GOALS[state.hidden_goal])
            else:
                assert f"face down: {SIGNS[state.hidden_owner]} ?" in " ".join(lines[start:end])
            assert goal_names(" ".join(lines[start:end])) == known
            seen += 1
    assert seen > 50


def test_twin_tables_that_differ_in_what_a_seat_cannot_know_look_alike() -> None:
    rng = SimRng(7)
    differing = 0
    for state, _ in walk(3, {"goals": True}, seed=2)[::19]:
        for seat in range(3):
            twin = GAME.determinize(state, seat, rng)
            differing += GAME.key(twin) != GAME.key(state)
            for width in (80, 100):
                assert drawn(GAME.view(twin, seat), width) == drawn(GAME.view(state, seat), width)
    assert differing > 10


def test_storage_boards_are_shown() -> None:
    view = json.loads(json.dumps(late(4, 2, "pick")))
    for player in view["players"]:
        player["stored"] = {"goods": dict.fromkeys(view["goods"], 0), "worlds": [], "credits": 0}
    view["players"][1]["stored"]["goods"]["genes"] = 2
    view["players"][2]["stored"] |= {"worlds": ["comet-zone"], "credits": 4}
    text = " ".join(drawn(view, 120).split())
    assert "stored ■ G2 ● [R] Comet Zone°, $4" in text


# --- signs, words and groups --------------------------------------------------------------------------------


def test_letters_replace_signs_where_the_terminal_has_no_others() -> None:
    view = late(3, 0, "pick")
    text = drawn(view, 100, letters=True)
    assert not set(text) & set("⚔♙•→−×►✓°│" + SIGNS)
    for seat in range(3):
        assert f"{LETTERS[seat]} {NAMES[seat]}" in text


def test_stand_ins_are_marked_and_explained() -> None:
    for players, variant in ((2, 0), (5, 2)):
        for view in views(players, variant):
            text = drawn(view, 80)
            assert "° stand-in" in " ".join(text.split())
    view = late(2, 0, "pick")
    pen = Pen(style_of(view, 100))
    for slug, tile in NUMBERS.items():
        assert pen.name(slug).plain.endswith("°") == is_stand_in(tile)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_short_text(language: str) -> None:
    pen = Pen(style_of(late(2, 0, "pick"), 100, language))
    for slug in NUMBERS:
        text = pen.powers(slug).plain
        assert "{" not in text
        assert "@" not in text
    assert len(pen.powers("galactic-salon").plain) < 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_stand_under_headings_that_exist(language: str) -> None:
    templates = {GAME.table.notate(action).split()[0] for action in range(len(GAME.table))}
    assert set(BOARD.groups) <= templates
    for message in BOARD.groups.values():
        assert words(language, 2).has(message)
