"""New Frontiers: numbers govern nouns as the languages want it, on messages people really see."""

from importlib.resources import files

import pytest

from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.tiles import IDS
from orrery.locale import LANGUAGES, Translator

NUMBERS = (0, 1, 2, 5, 21, 22, 1.5)


def said(language, message, argument, **others):
    words = Translator(language, [GAME], ["Anna"], strict=True)
    return [words.text(message, **{argument: number}, **others) for number in NUMBERS]


POLISH = {
    ("nf-n-colonists", "colonists"): (
        "0 kolonistów|1 kolonista|2 koloniści|5 kolonistów|21 kolonistów|22 koloniści|1,5 kolonisty"
    ),
    ("nf-n-worlds", "worlds"): "0 planet|1 planeta|2 planety|5 planet|21 planet|22 planety|1,5 planety",
    ("nf-n-goods", "goods"): "0 dóbr|1 dobro|2 dobra|5 dóbr|21 dóbr|22 dobra|1,5 dobra",
}
RUSSIAN = {
    ("nf-n-colonists", "colonists"): (
        "0 колонистов|1 колонист|2 колониста|5 колонистов|21 колонист|22 колониста|1,5 колониста"
    ),
    ("nf-n-worlds", "worlds"): "0 миров|1 мир|2 мира|5 миров|21 мир|22 мира|1,5 мира",
    ("nf-n-goods", "goods"): "0 товаров|1 товар|2 товара|5 товаров|21 товар|22 товара|1,5 товара",
}


@pytest.mark.parametrize(("message", "argument"), POLISH)
def test_polish(message, argument):
    assert said("pl", message, argument) == POLISH[message, argument].split("|")


@pytest.mark.parametrize(("message", "argument"), RUSSIAN)
def test_russian(message, argument):
    assert said("ru", message, argument) == RUSSIAN[message, argument].split("|")


def test_english():
    assert said("en", "nf-n-goods", "goods")[:3] == ["0 goods", "1 good", "2 goods"]


def test_verbs_agree_with_the_colonists_that_come():
    polish = said("pl", "nf-event-colonists", "count", player="seat:0")
    assert polish[1:4] == [
        "Anna: przybywa 1 kolonista",
        "Anna: przybywają 2 koloniści",
        "Anna: przybywa 5 kolonistów",
    ]
    russian = said("ru", "nf-event-colonists", "count", player="seat:0")
    assert russian[1:5] == [
        "Anna: прибывает 1 колонист",
        "Anna: прибывают 2 колониста",
        "Anna: прибывает 5 колонистов",
        "Anna: прибывает 21 колонист",
    ]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["$2", "1 VP", "1 VP and $2"]),
        ("pl", ["2 $", "1 PZ", "1 PZ i 2 $"]),
        ("ru", ["2 $", "1 ПО", "1 ПО и 2 $"]),
    ],
)
def test_gains_leave_out_what_is_zero(language, texts):
    words = Translator(language, [GAME], strict=True)
    pairs = [(0, 2), (1, 0), (1, 2)]
    assert [words.text("nf-gain", vp=vp, credits=credits) for vp, credits in pairs] == texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_of_nothing_is_a_word(language):
    words = Translator(language, [GAME], strict=True)
    assert words.text("nf-price", credits=0) == {"en": "free", "pl": "za darmo", "ru": "бесплатно"}[language]
    assert "3" in words.text("nf-price", credits=3)


@pytest.mark.parametrize(
    ("language", "few", "many"),
    [
        ("en", "Explore: draw 1 more world from the bag.", "Explore: draw 5 more worlds from the bag."),
        ("pl", "Odkrywanie: dodatkowo 1 planeta z woreczka.", "Odkrywanie: dodatkowo 5 planet z woreczka."),
        ("ru", "Разведка: ещё 1 мир из мешка.", "Разведка: ещё 5 миров из мешка."),
    ],
)
def test_powers_count(language, few, many):
    words = Translator(language, [GAME], strict=True)
    assert [words.text("nf-power-explore-draw", worlds=worlds) for worlds in (1, 5)] == [few, many]


@pytest.mark.parametrize(
    ("language", "verbs"),
    [
        ("en", ["1 world must go back", "2 worlds must go back", "5 worlds must go back"]),
        ("pl", ["wraca jeszcze 1 planeta", "wracają jeszcze 2 planety", "wraca jeszcze 5 planet"]),
        ("ru", ["возвращается ещё 1 мир", "возвращаются ещё 2 мира", "возвращается ещё 5 миров"]),
    ],
)
def test_verbs_agree_with_the_worlds_that_go_back(language, verbs):
    texts = said(language, "nf-why-return-must", "worlds", rule="2.7")
    assert [verb for verb, text in zip(verbs, texts[1:4], strict=True) if verb not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_do_not_end_the_sentence_they_stand_in(language):
    """A name that ends with a full stop would double the one of the sentence."""
    words = Translator(language, [GAME], strict=True)
    for tile in IDS:
        assert not words.text(f"nf-tile-{tile}").endswith("."), tile
        text = words.text("nf-why-not-in-bag", tile=words.text(f"nf-tile-{tile}"), rule="2.7")
        assert ".." not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dash_is_no_hyphen(language):
    file = files("orrery.games.new_frontiers") / "locale" / language / "game.ftl"
    hyphens = [line for line in file.read_text("utf-8").splitlines() if " - " in line or "}-{" in line]
    assert hyphens == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_world_of_explore_is_asked_for_in_other_words(language):
    words = Translator(language, [GAME], strict=True)
    assert words.text("nf-phase-take-second-prompt") != words.text("nf-phase-take-prompt")
