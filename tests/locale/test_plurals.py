"""Numbers govern nouns as the languages want it, on messages people really see."""

import pytest

from orrery.locale import Translator

NUMBERS = (0, 1, 2, 5, 21, 22, 1.5)


def said(language, message, argument, **others):
    words = Translator(language, ["alien-frontiers"], strict=True)
    return [words.text(message, **{argument: number}, **others) for number in NUMBERS]


#: What else a message needs.
OTHERS = {"af-missing": {"missing_fuel": 0}}
POLISH = {
    ("af-n-ships", "ships"): "0 statków|1 statek|2 statki|5 statków|21 statków|22 statki|1,5 statku",
    ("af-n-left", "left"): "0 statków|1 statek|2 statki|5 statków|21 statków|22 statki|1,5 statku",
    ("af-n-steps", "steps"): "0 kroków|1 krok|2 kroki|5 kroków|21 kroków|22 kroki|1,5 kroku",
    ("af-n-fuel", "fuel"): "0 paliwa|1 paliwo|2 paliwa|5 paliwa|21 paliwa|22 paliwa|1,5 paliwa",
    ("af-n-ore", "ore"): "0 rudy|1 ruda|2 rudy|5 rudy|21 rudy|22 rudy|1,5 rudy",
    ("af-missing", "missing_ore"): "|".join(
        f"{number} rudy" for number in ("0", "1", "2", "5", "21", "22", "1,5")
    ),
    ("af-event-round-limit", "rounds"): "|".join(
        f"Koniec gry: {text}"
        for text in (
            "minęło 0 rund",
            "minęła 1 runda",
            "minęły 2 rundy",
            "minęło 5 rund",
            "minęło 21 rund",
            "minęły 22 rundy",
            "minęło 1,5 rundy",
        )
    ),
}
RUSSIAN = {
    ("af-n-ships", "ships"): "0 кораблей|1 корабль|2 корабля|5 кораблей|21 корабль|22 корабля|1,5 корабля",
    ("af-n-left", "left"): ("0 кораблей|1 корабля|2 кораблей|5 кораблей|21 корабля|22 кораблей|1,5 корабля"),
    ("af-n-steps", "steps"): "0 шагов|1 шаг|2 шага|5 шагов|21 шаг|22 шага|1,5 шага",
    ("af-n-fuel", "fuel"): "0 топлива|1 топливо|2 топлива|5 топлива|21 топливо|22 топлива|1,5 топлива",
    ("af-n-ore", "ore"): "0 руды|1 руда|2 руды|5 руды|21 руда|22 руды|1,5 руды",
    ("af-missing", "missing_ore"): "|".join(
        f"{number} руды" for number in ("0", "1", "2", "5", "21", "22", "1,5")
    ),
    ("af-event-round-limit", "rounds"): "|".join(
        f"Игра окончена: {text}"
        for text in (
            "прошло 0 раундов",
            "прошёл 1 раунд",
            "прошло 2 раунда",
            "прошло 5 раундов",
            "прошёл 21 раунд",
            "прошло 22 раунда",
            "прошло 1,5 раунда",
        )
    ),
}


@pytest.mark.parametrize(("message", "argument"), POLISH)
def test_polish(message, argument):
    assert said("pl", message, argument, **OTHERS.get(message, {})) == POLISH[message, argument].split("|")


@pytest.mark.parametrize(("message", "argument"), RUSSIAN)
def test_russian(message, argument):
    assert said("ru", message, argument, **OTHERS.get(message, {})) == RUSSIAN[message, argument].split("|")


def test_english():
    assert said("en", "af-n-ships", "ships")[:3] == ["0 ships", "1 ship", "2 ships"]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["free", "2 ore", "1 fuel", "1 fuel and 2 ore"]),
        ("pl", ["za darmo", "2 rudy", "1 paliwo", "1 paliwo i 2 rudy"]),
        ("ru", ["бесплатно", "2 руды", "1 топливо", "1 топливо и 2 руды"]),
    ],
)
def test_sums_leave_out_what_is_zero(language, texts):
    words = Translator(language, ["alien-frontiers"], strict=True)
    sums = [words.text("af-sum", fuel=fuel, ore=ore) for fuel in (0, 1) for ore in (0, 2)]
    assert sums == texts


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["2 ore", "1 fuel", "1 fuel and 2 ore", "2 fuel", "2 fuel and 2 ore"]),
        ("pl", ["2 rudy", "1 paliwa", "1 paliwa i 2 rudy", "2 paliwa", "2 paliwa i 2 rudy"]),
        ("ru", ["2 руды", "1 топлива", "1 топлива и 2 руды", "2 топлива", "2 топлива и 2 руды"]),
    ],
)
def test_what_is_missing(language, texts):
    words = Translator(language, ["alien-frontiers"], strict=True)
    pairs = [(fuel, ore) for fuel in (0, 1, 2) for ore in (0, 2) if fuel or ore]
    assert [words.text("af-missing", missing_fuel=fuel, missing_ore=ore) for fuel, ore in pairs] == texts
