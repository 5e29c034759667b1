"""The renderer: languages, arguments that refer, fallbacks, and games from outside."""

import sys

import pytest

from orrery.core.registry import UnknownName
from orrery.locale import LANGUAGES, MissingMessage, Translator, UnknownLanguage, message_files

AF = ["alien-frontiers"]


def test_an_unknown_language_is_told_which_there_are():
    with pytest.raises(UnknownLanguage, match="no language 'xx'; there is: en, pl, ru"):
        Translator("xx")


def test_an_unknown_game_is_told_which_there_are():
    with pytest.raises(UnknownName, match=r"no game 'chess'; there is:.*alien-frontiers"):
        Translator("en", ["chess"]).text("af-title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_names_and_references_are_words(language):
    words = Translator(language, AF, ["Анна", "Bo"], strict=True)
    label = ("af-event-steal", {"player": "seat:0", "victim": "seat:1", "card": "@af-card-city"})
    text = words.label(label)
    assert "Анна" in text
    assert "Bo" in text
    assert words.text("af-card-city") in text


def test_a_seat_without_a_name_has_a_number():
    assert Translator("pl", AF, ["Anna"]).name(3) == "Gracz 4"


def test_a_referenced_message_is_given_the_other_arguments():
    words = Translator("en", AF, ["Anna"], strict=True)
    label = ("af-event-dock", {"player": "seat:0", "station": "@af-n-ships", "ships": 2})
    assert words.label(label) == "Anna docks at the 2 ships"


def test_references_that_refer_to_each_other_end():
    words = Translator("en", AF, ["Anna", "Bo"], strict=True)
    args = {"player": "@af-event-turn", "card": "@af-card-city", "round": 3}
    with pytest.raises(MissingMessage, match="player"):
        words.label(("af-event-claim", args))


def test_names_are_never_read_as_references():
    words = Translator("en", AF, ["@af-title", "seat:0"], strict=True)
    assert words.label(("af-event-cycle", {"player": "seat:0"})) == "@af-title renews the display"
    assert words.label(("af-event-cycle", {"player": "seat:1"})) == "seat:0 renews the display"
    assert words.text("af-event-cycle", player="@nobody") == "@nobody renews the display"


def test_numbers_carry_no_direction_marks():
    assert Translator("en", AF).text("af-n-ships", ships=3) == "3 ships"


def test_strict_refuses_what_is_missing():
    words = Translator("pl", AF, strict=True)
    with pytest.raises(MissingMessage, match="pl has no message 'af-nothing'"):
        words.text("af-nothing")
    with pytest.raises(MissingMessage, match="af-n-ships"):
        words.text("af-n-ships")
    with pytest.raises(MissingMessage, match="af-card-nothing"):
        words.label(("af-event-display", {"card": "@af-card-nothing"}))


def test_otherwise_what_is_missing_shows():
    words = Translator("pl", AF)
    assert words.text("af-nothing") == "[af-nothing]"
    assert words.label(("af-event-display", {"card": "@af-nothing"})) == "Wyłożona karta: [af-nothing]"


def test_what_only_the_page_shows_is_sent_to_it_and_not_read_here():
    names = [file.name for file in message_files("pl", AF)]
    assert names == [
        "common.ftl",
        "notification.ftl",
        "terminal.ftl",
        "web.ftl",
        "game.ftl",
        "guide.ftl",
        "terminal.ftl",
        "web.ftl",
    ]
    rendered = [file.name for file in message_files("pl", AF, page=False)]
    assert rendered == [name for name in names if name != "web.ftl"]
    assert not Translator("pl", AF).has("af-web-board")


def test_arguments_of_a_label_are_those_of_all_its_messages():
    words = Translator("en", AF)
    label = ("af-event-dock", {"player": "seat:0", "station": "@af-n-ships", "ships": 2})
    assert words.arguments(label) == {"player", "station", "ships"}
    assert words.arguments(("af-event-cycle", {})) == {"player"}
    assert words.arguments(("af-nothing", {})) == set()


@pytest.fixture
def guest(tmp_path, monkeypatch):
    """A game whose class is defined in a lone module beside a locale folder."""
    # A translator asks a game for nothing but its id and where it is defined.
    (tmp_path / "guest_game.py").write_text('class Guest:\n    id = "guest"\n')
    for language, text in {
        "en": "guest-hello = Hello\nguest-only = Bare",
        "pl": "guest-hello = Cześć",
    }.items():
        folder = tmp_path / "locale" / language
        folder.mkdir(parents=True)
        (folder / "guest.ftl").write_text(text + "\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module = __import__("guest_game")
    yield module.Guest()
    del sys.modules["guest_game"]


def test_a_game_from_outside_brings_its_own_words(guest):
    assert Translator("en", [guest], strict=True).text("guest-hello") == "Hello"
    assert Translator("pl", [guest], strict=True).text("guest-hello") == "Cześć"
    assert not Translator("en", [guest]).has("af-title")


def test_a_language_it_lacks_shows_english_marked(guest):
    assert Translator("ru", [guest]).text("guest-hello") == "[en] Hello"
    assert Translator("pl", [guest]).text("guest-only") == "[en] Bare"
    with pytest.raises(MissingMessage):
        Translator("pl", [guest], strict=True).text("guest-only")
