"""The drawn table of Alien Artifacts: fits, shows what the view says and no more, never by colour alone."""

import json
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rulings.alien_artifacts.builder import A, B, table

from cli.drawn_board import DrawnBoard, View, check_pages, extremes, weighted_moves
from cli.sitting import new_match
from orrery.cli.terminal.boards.alien_artifacts_cards import CARD, KIND, Pen
from orrery.cli.terminal.boards.board import Component
from orrery.cli.terminal.style import SIGNS
from orrery.core.match import Match
from orrery.games.alien_artifacts.components import RESOURCE_IDS
from orrery.games.alien_artifacts.game import GAME
from orrery.locale import LANGUAGES

NAMES = ("Ada", "Bo", "Cleo", "A rather long name indeed", "Ewa")
TABLE = DrawnBoard(GAME, NAMES)
BOARD = TABLE.board
words, style_of, drawn = TABLE.words, TABLE.style_of, TABLE.drawn
WINDOWS = ((80, 24), (100, 30), (120, 50))
#: How likely a move is by its first word, so that Empires grow: 5 for words that are not named.
_LIKELY = {
    **dict.fromkeys(("trade", "end", "done", "pass", "discard", "no"), 1),
    **dict.fromkeys(("build", "offensive", "faction", "artifact", "act", "use", "income", "mine", "yes"), 12),
}


def building_moves(match: Match, number: int) -> Iterator[int]:
    """Play a match to its end, mostly building; yields the seat before each decision."""
    return weighted_moves(match, _LIKELY, 5, number)


# --- it fits ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", extremes([2, 3, 4, 5]))
def test_every_page_of_a_match_fits_into_the_window(players: int) -> None:
    match = new_match("alien-artifacts", players, "pages")
    check_pages(match, building_moves(match, players), WINDOWS, 53)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_before_anything_is_dealt_and_after_the_end(language: str) -> None:
    start = GAME.new_state(GAME.resolve({"players": 2}))
    match = new_match("alien-artifacts", 2, "end", round_limit=3)
    for _ in building_moves(match, 1):
        pass
    for view in (GAME.view(start, None), match.view(None), match.view(0)):
        for width in (60, 80, 120):
            lines = drawn(view, width, language).splitlines()
            assert max(map(cell_len, lines)) <= width
            assert words(language, 2).text("aa-title") in lines[0]


# --- it shows the table -----------------------------------------------------------------------------------


def area() -> View:
    """A position with something in every place."""
    t = table(2).seat(
        A,
        bank=6,
        vp=3,
        faction="league",
        hand="blue3-green2-1 red2-gold2-2",
        building="calcine+green3-red1-1.a",
        empire="mika-1:o*2+blue2-green2-1.b black-death:o general-levy:l",
        artifacts="nova-heart",
        plans="ransom",
    )
    return t.seat(B, hand="blue1-green3-2", empire="halny:l", plans="minefield").view(A)


def test_construction_stands_left_of_the_empire_with_icons_and_costs() -> None:
    view = area()
    text = drawn(view, 120)
    (row,) = [line for line in text.splitlines() if line.startswith("Planets")]
    left, right = row.split("│")
    cost = view["players"][A]["costs"]["planet"]
    assert f"Planets {cost} ≤2" in " ".join(left.split())
    assert f"Calcine 3/{cost} Exterm" in left
    assert "op Mika 1 ⊘2 Explor [2 green]" in right
    (titles,) = [line for line in text.splitlines() if line.startswith("icons")]
    assert [part.strip() for part in titles.split("│")] == ["icons ≤cards  Under construction", "Empire"]


def test_hand_bank_artifacts_and_own_plans_are_shown() -> None:
    text = drawn(area(), 120)
    assert "Hand 3 blue Expans/2 green Explor #1 │ 2 red Exterm/2 gold Exploit #2" in text
    assert "Bank 6/15 C" in text
    assert "Artifacts Nova Heart" in text
    assert "Defence plan Ransom 1" in text


def test_hands_and_plans_of_others_are_not_shown() -> None:
    text = drawn(area(), 120)
    assert "1 blue/3 green" not in text
    assert "Minefield" not in text


def test_the_open_cards_and_what_is_left_are_shown() -> None:
    view = area()
    text = " ".join(drawn(view, 120).split())
    for deck in view["decks"].values():
        assert words("en", 2).text(f"aa-{KIND[deck['top']]}-{deck['top']}") in text
        assert f"({deck['left']} left)" in text


def test_the_end_is_in_sight() -> None:
    view = json.loads(json.dumps(area()))
    view |= {"marker": 1, "deck": 17}
    text = drawn(view, 120)
    assert "resource deck ran out 1 of 2 times │ 17 cards left" in text
    assert "last round" not in text
    view["ending"] = True
    text = drawn(view, 120)
    assert "ran out 2 of 2 times" in text
    assert "last round" in text.splitlines()[0]


def test_the_rows_of_the_system_that_ready_ships_may_meet_are_marked() -> None:
    view = area()
    view["system"]["available"] = "watchtower-nebula"
    (ship,) = [entry for entry in view["players"][A]["empire"] if entry["card"] == "black-death"]
    bonus = ship["now"]["alien"]
    text = " ".join(drawn(view, 120).split())
    for value in range(1, 8):
        reached = bonus + 1 <= value <= bonus + 4
        assert (f"►{value} " in text) == reached, value
    view["turn_state"]["attacked"] = ["black-death"]
    system = next(line for line in drawn(view, 120).splitlines() if line.startswith("Alien system"))
    assert "►" not in system


def test_a_fee_is_told_with_its_card() -> None:
    planet = "mika-1+green3-red1-1.a+green3-red1-3.a"
    t = table(2).seat(A, bank=5, empire="vorschs-phantom-mk2:l*2", building=planet)
    view = t.by(A, "build mika-1", "side logistic").view(A)
    assert view["phase"] == "fee"
    assert "Now Vorsch's Phantom Mk2 Exterm · fee: 2 C" in drawn(view, 100)


def test_the_rows_of_the_basic_plan_are_told_while_ships_are_chosen_against_a_player() -> None:
    t = table(2).seat(A, empire="compass:o tracker:o", hand="red3-blue1-1 red2-blue1-1")
    t.seat(B, empire="halny:l", plans="minefield").by(A, "offensive").pay("red3-blue1-1.a", "red2-blue1-1.a")
    view = t.by(A, "attack p2").view(A)
    assert view["phase"] == "ships"
    text = " ".join(drawn(view, 100).split())
    assert "Defence plan Basic Defence Plan 1 destroyed │ 2 damaged │ ►3 –" in text
    assert "Alien system" not in text


def test_what_is_paid_so_far_in_each_of_three_colours_is_told() -> None:
    programme = "deep-analysis-and-research-programme"
    hand = "blue3-green1-1 green3-red1-1 red3-blue1-1"
    t = table(2).seat(A, empire=f"{programme}:l", hand=hand).by(A, f"act {programme}")
    assert "paid: 0 blue, 0 green, 0 red" in drawn(t.view(A), 120)
    t.by(A, "pay blue3-green1-1 a")
    assert "paid: 3 blue, 0 green, 0 red" in drawn(t.view(A), 120)


def test_a_payment_names_what_is_paid_for_first() -> None:
    hand = "green3-red1-1 green3-red1-3 green3-red2-1"
    t = table(2).seat(A, building="mika-1", hand=hand).by(A, "build mika-1")
    line = next(line for line in drawn(t.view(A), 100).splitlines() if line.startswith("Now"))
    assert line == "Now Discover Planet · Mika 1 Explor · icons to pay: 5 · cards at most: 2"


def test_figures_of_every_player_are_shown() -> None:
    view = area()
    lines = drawn(view, 100).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("── Players"))
    for seat, player in enumerate(view["players"]):
        cells = lines[top + 1 + seat].split()
        assert SIGNS[seat] in lines[top + 1 + seat]
        counts = ["1+0", "0+1", "1+0"] if seat == A else ["0+1", "0+0", "0+0"]
        assert cells[-5:] == [*counts, str(len(player["artifacts"])), "1"]
        assert cells[-9:-7] == [str(player["bank"]), "C"]
        assert cells[-10] == str(player["points"])


def test_letters_replace_signs_where_the_terminal_has_no_others() -> None:
    text = drawn(area(), 100, letters=True)
    assert not set(text) & set("⚔⊘│►≤≥→−" + SIGNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_short_text_without_gaps(language: str) -> None:
    pen = Pen(style_of(area(), 100, language))
    for slug in CARD:
        text = pen.both_sides(slug).plain
        assert text
        assert not set("{}@") & set(text)
    for table_name in ("systems", "plans"):
        for row in GAME.content.tables[table_name]:
            cells = pen.attack_table(table_name, row["id"])
            assert not any(set("{}@") & set(cell.plain) for cell in cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_says_something_of_what_the_long_one_says(language: str) -> None:
    TABLE.check_short_forms(language, 80)


# --- moves and components ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_stand_under_headings_that_exist(language: str) -> None:
    TABLE.check_headings(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_looked_up_with_its_place(language: str) -> None:
    view = area()
    style = style_of(view, 100, language)
    components = BOARD.components(style)
    assert {component.id for component in components} >= {*KIND, *RESOURCE_IDS}
    for component in components:
        assert all(place.plain for place in BOARD.places(component, view, style))


@pytest.mark.parametrize(
    ("kind", "slug", "place"),
    [
        ("planet", "calcine", "▲ Ada: under construction"),
        ("planet", "mika-1", "▲ Ada: in the Empire, operational"),
        ("planet", "halny", "■ Bo: in the Empire, logistic"),
        ("artifact", "nova-heart", "▲ Ada: held"),
        ("plan", "ransom", "▲ Ada: held"),
        ("plan", "minefield", "not seen yet"),
        ("faction", "league", "▲ Ada: plays it"),
        ("resource", "blue3-green2-1", "▲ Ada: in hand"),
        ("resource", "green3-red1-1", "▲ Ada: under a card in construction"),
        ("resource", "blue2-green2-1", "▲ Ada: on a planet"),
        ("resource", "blue1-green3-2", "not seen yet"),
    ],
)
def test_where_a_component_is(kind: str, slug: str, place: str) -> None:
    view = area()
    found = BOARD.places(Component(kind, "", slug), view, style_of(view, 100))
    assert [text.plain for text in found] == [place]
