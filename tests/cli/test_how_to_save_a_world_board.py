"""The drawn table of How to Save a World: fits, shows what the view says and no more, and not by colour."""

from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rulings.how_to_save_a_world.builder import A, B, Table, table

from cli.drawn_board import DrawnBoard, View, check_pages, extremes, weighted_moves
from cli.sitting import Sitting, new_match
from orrery.cli.terminal.boards.board import Component
from orrery.cli.terminal.boards.how_to_save_a_world_cards import KIND, Pen
from orrery.cli.terminal.boards.how_to_save_a_world_worlds import order
from orrery.cli.terminal.style import SIGNS
from orrery.cli.terminal.table import Offered
from orrery.core.match import Match
from orrery.games.how_to_save_a_world.game import GAME
from orrery.games.how_to_save_a_world.vocabulary import PROJECTS
from orrery.locale import LANGUAGES
from orrery.locale.testing.catalogue import Catalogue

NAMES = ("Ada", "Bo", "Cleo", "A rather long name indeed")
TABLE = DrawnBoard(GAME, NAMES)
BOARD = TABLE.board
words, style_of, drawn = TABLE.words, TABLE.style_of, TABLE.drawn
WINDOWS = ((80, 24), (100, 30), (160, 50))
#: How likely a move is by its first word, so that much is done in a match: 8 for words that are not named.
_LIKELY = {
    **dict.fromkeys(("pass", "done", "never", "later"), 1),
    **dict.fromkeys(("work", "upgrade", "buy", "boost", "yes"), 20),
}


def line_of(text: str, start: str) -> str:
    """The only line that begins so."""
    (line,) = [line for line in text.splitlines() if line.startswith(start)]
    return line


def busy_moves(match: Match, number: int) -> Iterator[int]:
    """Play a match to its end, doing much; yields the seat before each decision."""
    return weighted_moves(match, _LIKELY, 8, number)


# --- it fits ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", extremes([2, 3, 4]))
def test_every_page_of_a_match_fits_into_the_window(players: int) -> None:
    match = new_match("how-to-save-a-world", players, "pages")
    check_pages(match, busy_moves(match, players), WINDOWS, 41)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_a_full_table_keeps_to_the_rows_and_to_the_width(language: str, width: int) -> None:
    view = everything()
    whole = drawn(view, width, language).splitlines()
    assert max(map(cell_len, whole)) <= width
    for rows in (22, 30, 40):
        lines = drawn(view, width, language, rows=rows).splitlines()
        assert len(lines) <= rows
        assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_before_anything_is_dealt_and_after_the_end(language: str) -> None:
    start = GAME.new_state(GAME.resolve({"players": 2}))
    end = table(2).track("laser", "A3 B1").ended("laser")
    for view in (GAME.view(start, None), end.ready().view(None), end.view(A)):
        for width in (60, 80, 120):
            lines = drawn(view, width, language).splitlines()
            assert max(map(cell_len, lines)) <= width
            assert words(language, 2).text("hw-title") in lines[0]
    assert words(language, 2).text("hw-board-key", project="@hw-project-laser") in lines[0]


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_what_was_taken_back_is_told_on_the_page_itself(width: int, height: int) -> None:
    match = new_match("how-to-save-a-world", 4, "first")
    for seat in busy_moves(match, 4):
        if match.view(seat)["phase"] == "turn":
            break
    sitting = Sitting(match, ["place crater-institute-b", "undo"], (width, height))
    page = sitting.asked[-1]
    assert "Taken back: Place a lander: Crater Institute B" in page
    assert len(page.splitlines()) <= height


#: Cards whose effects ask what random matches seldom do, and the decision that each leads to.
_SELDOM = {"second-wind": "reactivate", "stockpile-audit": "refill", "night-ferry": "ferry"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", _SELDOM)
def test_decisions_that_are_seldom_asked_have_moves_that_can_be_told(card: str, language: str) -> None:
    low = {"energy": 5, "minerals": 5}
    t = (
        table(2)
        .seat(A, hand=card, spent="planet moon science", baselines=low, energy=3)
        .by(A, f"play {card}")
    )
    view = t.view(A)
    assert view["phase"] == _SELDOM[card]
    style = style_of(view, 80, language)
    for action in GAME.legal(t.state):
        move = Offered(action, GAME.notate(t.state, action), GAME.label(t.state, action))
        for full in (True, False):
            text = BOARD.describe(move, view, style, full)
            assert text is None or not set("{}@") & set(text.plain)
    assert max(map(cell_len, drawn(view, 80, language).splitlines())) <= 80


@pytest.mark.parametrize("width", [80, 120])
def test_the_first_menu_of_a_round_names_every_place_on_one_page(width: int) -> None:
    match = new_match("how-to-save-a-world", 4, "first")
    for seat in busy_moves(match, 4):
        if match.view(seat)["phase"] == "turn":
            break
    (page,) = Sitting(match, window=(width, 24), language="pl").asked
    for action in match.legal(match.actor):
        word, *rest = match.notate(action).split()
        if word == "place":
            assert words("pl", 4).text(f"hw-location-{rest[0]}") in page


# --- it shows the table -----------------------------------------------------------------------------------


def described() -> Table:
    """A position with something in every place."""
    t = table(3).seat(
        A,
        hand="mirror-farm recount",
        secret="static-eel",
        discard="symposium",
        tokens="moon moon science",
        spent="planet",
        upgrades="mixed-fuel trade-contacts",
        placed="lens-yard-b sunwell-flats-a",
        vp=7,
        baselines={"energy": 2, "genius": 1},
        energy=5,
        knowledge=3,
        minerals=4,
    )
    t.seat(B, hand="quarry-shift", secret="pale-bat", placed="common-dome-a", energy=2)
    t.track("laser", "A4 B2").track("shield", "B1").tile("laser", 2)
    t.bag(laser=3, shield=1, asteroid=4).meter("laser", 4).meter("evacuation", 2)
    t.display("action", "deep-study eureka-week -").facility("night-school")
    return t.asteroid(6).threat(5).badge(B).ready()


def everything() -> View:
    """The view of that position for its first seat."""
    return described().view(A)


def test_the_end_is_in_sight() -> None:
    text = drawn(everything(), 120)
    assert line_of(text, "End") == (
        "End asteroid 6/14 │ Laser 4/10 │ Shield 0/10 │ Evacuation 2/10 │ threat 5"
    )
    assert "Bag 8: laser 3, shield 1, evacuation 0, asteroid 4" in text
    path = line_of(text, "Path")
    assert path.startswith("Path 7 new cards · 8 asteroid cubes · 9 facility B + new cards")
    assert "14 impact" in text


def test_after_the_end_the_key_project_and_how_full_the_meters_are_is_told() -> None:
    text = drawn(table(2).meter("laser", 13).meter("shield", 4).ended("laser").ready().view(A), 120)
    assert "key project: laser" in text.splitlines()[0]
    assert "Laser 13/13 │ Shield 4/14 │ Evacuation 0/10" in line_of(text, "End")


def test_a_track_shows_discs_bonuses_that_are_left_and_the_reward_in_force() -> None:
    text = drawn(everything(), 120)
    # Space 3 was a change and 4 a bonus of the laser: both are gone with the disc on 4.
    laser = line_of(text, "Laser E")
    assert "0● 1 2■ 3 4▲ 5 6◇ 7 8+4~ 9 10 11+5 12 13" in laser
    assert "reward +1 #P/M" in laser
    assert laser.endswith("▮▮▮▮▯▯▯▯▯▯╎▯▯▯")


def test_the_order_on_a_track_is_that_of_places() -> None:
    t = table(2).track("laser", "B6 A6").ready()
    view = t.view(A)
    assert order(view, "laser") == [(6, None), (6, B), (6, A), (3, None)]
    for seat in (A, B):
        place = [one for _, one in order(view, "laser")].index(seat) + 1
        assert view["players"][seat]["places"]["laser"] == place


def test_worlds_show_landers_what_is_free_and_what_places_give() -> None:
    text = drawn(everything(), 120)
    assert "Sunwell Flats A▲» +2E B○ +1E, +2K" in text
    assert "Lens Yard A○ laser ×1 per #M B▲» laser ×1, +1E" in text
    assert "Common Dome ∞■ +1 any" in text
    assert "Night School ○ research ×2, upgrades −1" in text
    assert "Planet ready ▲" in text


def test_with_two_players_a_lander_blocks_its_area() -> None:
    view = table(2).seat(A, placed="sunwell-flats-a").ready().view(A)
    assert "Sunwell Flats A▲» +2E B× +1E, +2K" in drawn(view, 120)


def test_displays_show_todays_price_in_their_resource() -> None:
    view = everything()
    # Four cards are owned, and trade contacts take one off.
    text = drawn(view, 120)
    assert "Actions 3K" in text and "Boosts 3M" in text and "Species 3O" in text
    assert "Deep Study research ×3 │ Eureka Week +2G │ –" in text


def test_the_price_is_that_of_the_purchase_at_hand() -> None:
    t = table(2).seat(A, hand="mirror-farm", energy=3, knowledge=5).seat(A, hand="procurement-desk")
    t.seat(A, hand="symposium deep-study").by(A, "play procurement-desk")
    view = t.view(A)
    assert view["phase"] == "buy"
    assert f"Actions {view['question']['price']}K" in drawn(view, 120)
    assert view["question"]["price"] == 2


def test_figures_show_markers_baselines_tokens_landers_and_cards() -> None:
    lines = drawn(everything(), 120).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("── Players"))
    assert lines[top + 1].split() == [
        *("►▲", "Ada", "7", "5/2", "3/0", "4/0"),
        *("0/0", "0/1", "0+1", "1", "2", "4", "1/0", "2"),
    ]
    assert "⚑" in lines[top + 2]
    assert "⚑" not in lines[top + 1]


def test_the_own_board_shows_cards_upgrades_and_what_species_are_worth() -> None:
    text = drawn(everything(), 120)
    assert "Mirror Farm +4E" in text
    assert "Recount [#S] tags spent ≥3: 2 #any active again" in text
    assert "Static Eel [#M] 1 VP per 2× E left =2 VP" in text
    assert line_of(text, "Played") == "Played Symposium"
    assert (
        line_of(text, "Upgrades") == "Upgrades Mixed Fuel shuttle for any resource │ Trade Contacts cards −1"
    )


def test_what_others_hide_is_not_shown() -> None:
    text = drawn(everything(), 120)
    assert "Pale Bat" not in text
    assert "■ Quarry Shift, Species 1 unseen" in text
    everybody = drawn(described().view(None), 120)
    assert "Static Eel" not in everybody


def test_the_location_of_the_turn_and_the_price_are_told_with_the_question() -> None:
    t = table(3).seat(A, organics=2, genius=1).by(A, "place ark-landing-b", "work evacuation 1")
    assert t.view(A)["phase"] == "payment"
    assert line_of(drawn(t.view(A), 100), "Now") == "Now at Ark Landing B evacuation ×1, +1O · to pay: 1O"


def test_letters_replace_signs_where_the_terminal_has_no_others() -> None:
    text = drawn(everything(), 120, letters=True)
    assert not set(text) & set("○×∞»↑⚑◇▮▯╎–−│►→≥≤·" + SIGNS)


# --- words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_short_text_without_gaps(language: str) -> None:
    pen = Pen(style_of(everything(), 100, language))
    for slug, kind in KIND.items():
        text = pen.says(slug).plain
        assert bool(text) == (kind != "area"), slug
        assert not set("{}@") & set(text), slug


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_says_something_of_what_the_long_one_says(language: str) -> None:
    TABLE.check_short_forms(language, 130)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_words_of_the_board_are_there_in_every_language(language: str) -> None:
    english, other = (Catalogue.of(GAME, one) for one in ("en", language))
    assert english.files["terminal.ftl"] == other.files["terminal.ftl"]
    for message in english.files["terminal.ftl"]:
        assert english.arguments[message] == other.arguments[message], message


# --- moves and components ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_stand_under_headings_that_exist(language: str) -> None:
    TABLE.check_headings(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_looked_up_with_its_place(language: str) -> None:
    view = everything()
    style = style_of(view, 100, language)
    components = BOARD.components(style)
    assert {component.id for component in components} >= {*KIND, *PROJECTS}
    for component in components:
        found = BOARD.places(component, view, style)
        assert found
        assert all(place.plain for place in found), component


def test_a_project_is_looked_up_with_its_track_and_its_meter_and_nothing_else() -> None:
    components = BOARD.components(style_of(everything(), 100))
    assert [one.table for one in components if one.id == "laser"] == ["projects", "meters"]


@pytest.mark.parametrize(
    ("kind", "slug", "places"),
    [
        ("action", "mirror-farm", ["▲ Ada: in hand"]),
        ("action", "symposium", ["▲ Ada: played or spent"]),
        ("action", "deep-study", ["open in its display"]),
        ("action", "quarry-shift", ["■ Bo: in hand"]),
        ("action", "twin-study", ["in its deck"]),
        ("species", "static-eel", ["▲ Ada: in hand", "worth 2 VP now"]),
        ("species", "pale-bat", ["not seen yet"]),
        ("location", "lens-yard-b", ["▲"]),
        ("location", "lens-yard-a", ["free"]),
        ("location", "grand-array-a", ["not built yet"]),
        ("area", "lens-yard", ["Lens Yard A: free", "Lens Yard B: ▲"]),
        ("facility", "night-school", ["built", "Night School: free"]),
        ("facility", "grand-array", ["face down in stack B"]),
        ("upgrade", "mixed-fuel", ["▲ Ada: has it"]),
        ("upgrade", "growth-prize", ["costs 4K now"]),
        ("reward", "laser-1", ["replaced"]),
        ("reward", "laser-2", ["in force"]),
        ("reward", "laser-3", ["comes later"]),
        ("project", "laser", ["neutral disc: space 6", "▲ Ada: space 4", "■ Bo: space 2", "● Cleo: space 0"]),
    ],
)
def test_where_a_component_is(kind: str, slug: str, places: list[str]) -> None:
    view = everything()
    found = BOARD.places(Component(kind, "", slug), view, style_of(view, 100))
    assert [text.plain for text in found] == places
