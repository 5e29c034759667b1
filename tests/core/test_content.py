"""Component tables: provenance is required, the hash identifies."""

import pytest

from orrery.core.content import PROVENANCE, Content, ContentError, load_content

ROWS = [
    {"id": "a", "copies": 2, "provenance": "rulebook"},
    {"id": "b", "copies": 1, "provenance": "inferred"},
]


def test_columns_in_row_order() -> None:
    content = Content({"cards": ROWS})
    assert content.column("cards", "id") == ["a", "b"]
    assert content.column("cards", "copies") == [2, 1]


@pytest.mark.parametrize("row", [{"id": "c"}, {"id": "c", "provenance": "hearsay"}])
def test_a_row_without_provenance_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(ContentError) as caught:
        Content({"cards": [*ROWS, row]})
    assert (
        str(caught.value) == "cards row 3: provenance must be one of rulebook, published, inferred, stand-in"
    )


def test_every_provenance_is_accepted() -> None:
    Content({"cards": [{"provenance": word} for word in PROVENANCE]})


def test_the_hash_follows_the_values_and_not_the_spelling() -> None:
    turned = [dict(reversed(row.items())) for row in ROWS]
    assert Content({"cards": ROWS}).hash() == Content({"cards": turned}).hash()
    changed = [{**ROWS[0], "copies": 3}, ROWS[1]]
    assert Content({"cards": ROWS}).hash() != Content({"cards": changed}).hash()
    assert Content({"cards": ROWS}).hash() != Content({"cards": ROWS[::-1]}).hash()


def test_tables_are_read_from_the_package() -> None:
    content = load_content("plugin_game", ["cargo"])
    assert content.column("cargo", "id") == ["spice", "silk", "robots", "maps", "relics"]
