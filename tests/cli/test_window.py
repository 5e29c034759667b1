"""Board, news, moves and prompt fit into the window, in every language, however long the moves are."""

import pytest
from rich.cells import cell_len

from cli.sitting import Sitting, new_match, random_moves
from orrery.locale import LANGUAGES

WINDOWS = ((100, 30), (80, 24))
#: Of the decisions of a match, every so many are looked at, and the first of those with many moves.
EVERY = 67
MANY = 15
FIRST = 12


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("alien-frontiers", 4, {"round_limit": 16}),
        ("new-frontiers", 5, {}),
        ("new-frontiers", 4, {"goals": True}),
    ],
)
def test_every_page_fits(game: str, players: int, options: dict[str, object]) -> None:
    match = new_match(game, players, "window", **options)
    languages = [*LANGUAGES]
    phases = set()
    many = 0
    for number, seat in enumerate(random_moves(match)):
        phase = match.view(seat)["phase"]
        long = len(match.legal(seat)) >= MANY and many < FIRST
        many += long
        if number % EVERY and phase in phases and not long:
            continue
        phases.add(phase)
        language = languages[match.ply % len(languages)]
        for width, height in WINDOWS:
            (page,) = Sitting(match, window=(width, height), language=language).asked
            lines = page.splitlines()
            assert len(lines) <= height, f"{language}, {phase}:\n{page}"
            assert max(map(cell_len, lines)) <= width, f"{language}, {phase}:\n{page}"
    assert len(phases) > 5
    assert many
