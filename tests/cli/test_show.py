"""``show``: what is printed on a component, and where it is."""

import pytest

from cli.sitting import Sitting, new_match, play_to
from orrery.cli.terminal.boards import board_of
from orrery.cli.terminal.style import TableStyle
from orrery.core.registry import load_game
from orrery.locale import LANGUAGES, Translator


def shown(game: str, typed: str, language: str = "en", moves: int = 0) -> str:
    """What is answered at the first decision of a match, or after some moves at random."""
    match = new_match(game, 3, "show")
    play_to(match, lambda m: sum(entry.actor >= 0 for entry in m.record.entries) >= moves)
    return Sitting(match, [typed], language=language).asked[1]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "show warper",
            ["Temporal Warper", "reroll any number of unplaced ships", "Take a card from the discard pile"],
        ),
        ("show Alien City", ["Alien City", "1 victory point."]),
        ("show hub", ["Colonist Hub", "Any ship, on your own track", "3 docks each"]),
        ("show lem", ["Lem Badlands", "brings 1 more fuel", "· –"]),
        ("show bay", ["Maintenance Bay", "For ships that can dock nowhere"]),
        ("show positron", ["Positron Field", "1 point more"]),
        ("show discard", ["Discard pile", "–"]),
        ("show mountains", ["Van Vogt Mountains"]),
        ("show alien", ["Alien City", "Alien Monument", "Alien Artifact"]),
        ("show colonist hubb", ['Nothing is called "colonist hubb". Near it: colonist hub']),
        ("show %$", ['Nothing is called "%$"; "show" lists the names.']),
        ("show 1", ["1 Alien Artifact: ship", "[artifact ", "Any ship. Each ship docked"]),
        ("show 99", ["There is no move 99"]),
        ("show", ["Type show and one of these names:", "Alien Artifact, Alien City"]),
    ],
)
def test_components_of_alien_frontiers(typed: str, told: list[str]) -> None:
    answer = shown("alien-frontiers", typed)
    for text in told:
        assert text in answer


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "show space-marines",
            ["Space Marines", "$2 1VP", "Settle: +2 Military.", "on the technology boards: "],
        ),
        ("show old earth", ["Old Earth", "Consume: 2 goods of any kind for 3 VP.", "stand-in values"]),
        ("show comet", ["Comet Zone", "$3♙ [R] 2VP", "in the bag"]),
        ("show draft", ["Draft", "Unused colonists on your mat at the end"]),
        ("show develop", ["Develop", "each player may buy one technology"]),
    ],
)
def test_components_of_new_frontiers(typed: str, told: list[str]) -> None:
    answer = shown("new-frontiers", typed)
    for text in told:
        assert text in answer


def test_who_holds_a_tile_is_told() -> None:
    match = new_match("new-frontiers", 3, "show")
    play_to(match, lambda m: any(player["explored"] for player in m.view(None)["players"]))
    players = match.view(None)["players"]
    seat = next(seat for seat, player in enumerate(players) if player["explored"])
    slug = players[seat]["explored"][0]
    assert (
        f"{'▲■●'[seat]} {match.seats[seat].name}: explored world" in Sitting(match, [f"show {slug}"]).asked[1]
    )


def test_the_discard_pile_is_looked_at() -> None:
    match = new_match("alien-frontiers", 3, "show")
    play_to(match, lambda m: sum(m.view(None)["discards"].values()) > 2)
    words = Translator("en", [match.game])
    answer = Sitting(match, ["show discard pile"]).asked[1]
    for card, count in match.view(None)["discards"].items():
        assert words.text(f"af-card-{card}") + (f" ×{count}" if count > 1 else "") in answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["alien-frontiers", "new-frontiers"])
def test_every_component_has_a_name_by_which_it_is_found(game: str, language: str) -> None:
    rules = load_game(game)
    board = board_of(rules)
    style = TableStyle(Translator(language, [rules], strict=True), ("Ann", "Bo"), 100)
    components = board.components(style)
    named = {(component.kind, component.id) for component in components}
    for kind in rules.facts.components:
        assert any(kind == other for other, _ in named) or kind == "kind", kind
    names = [board.name(style, component) for component in components]
    assert len(names) > 20
    assert all(name and "[" not in name for name in names)
