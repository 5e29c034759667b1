"""The pictures of rules pages: there, told in words, nothing but drawings, the same in every language."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from orrery.core.registry import game_names, load_game
from orrery.locale import FALLBACK, LANGUAGES, PICTURE, beside, rules_page, rules_pictures

#: Whatever Markdown shows as a picture, also what is not written as ours are.
ANY_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
#: How wide a picture is on a phone, and how large its signs are there at least.
PHONE, SMALLEST = 313, 12


def shown(game: str, language: str) -> list[tuple[str, str]]:
    """The pictures of a page: what each shows in words, and its name."""
    return PICTURE.findall(rules_page(load_game(game), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_picture_of_a_page_is_there_and_told_in_words(game: str, language: str) -> None:
    page = rules_page(load_game(game), language)
    assert len(ANY_PICTURE.findall(page)) == len(shown(game, language))
    for words, name in shown(game, language):
        assert len(words.split()) > 2, name
        assert name in rules_pictures(load_game(game)), name
    assert [name for _, name in shown(game, language)] == [name for _, name in shown(game, FALLBACK)]


@pytest.mark.parametrize("game", game_names())
def test_every_drawing_beside_a_game_is_shown(game: str) -> None:
    folder = Path(str(beside(load_game(game)))) / "pictures"
    there = {file.name for file in folder.iterdir()} if folder.is_dir() else set()
    assert there == set(rules_pictures(load_game(game)))


@pytest.mark.parametrize(
    ("game", "pictures"),
    [("alien-artifacts", 8), ("alien-frontiers", 6), ("how-to-save-a-world", 7), ("new-frontiers", 4)],
)
def test_games_of_many_components_show_their_parts(game: str, pictures: int) -> None:
    assert len(rules_pictures(load_game(game))) == pictures


@pytest.mark.parametrize("game", game_names())
def test_drawings_are_nothing_but_shapes_and_large_signs(game: str) -> None:
    for name, file in rules_pictures(load_game(game)).items():
        root = ElementTree.fromstring(file.read_text("utf-8"))
        scale = min(1, PHONE / int(root.attrib["width"]))
        for element in root.iter():
            kind = element.tag.partition("}")[2]
            assert kind in {"svg", "rect", "circle", "path", "text"}, name
            assert not [
                attribute for attribute in element.attrib if "href" in attribute or attribute[:2] == "on"
            ]
            if kind == "text":
                assert int(element.attrib["font-size"]) * scale >= SMALLEST, name
                # Words would need a translation: pictures have numbers and signs, the page explains them.
                assert not re.search(r"[^\W\d_]", element.text or ""), name
