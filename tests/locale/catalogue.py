"""The messages of ours and of every installed game, for tests that look at single ones."""

from functools import cache

from orrery.core.messages import Label
from orrery.core.registry import game_names
from orrery.locale import Translator, message_files
from orrery.locale.testing.catalogue import Catalogue


@cache
def catalogue(language: str) -> dict[str, frozenset[str]]:
    """The arguments of every message of a language, by id."""
    return Catalogue(message_files(language, game_names()), []).arguments


def arguments(language: str, message: str) -> frozenset[str]:
    """The arguments a message needs, those of the messages it is made of included."""
    return catalogue(language)[message]


@cache
def _translator(language: str) -> Translator:
    return Translator(language, game_names())


def label_arguments(language: str, label: Label) -> set[str]:
    """The arguments a label needs: those of its message and of the messages its arguments refer to."""
    return _translator(language).arguments(label)


def text_of(words: Translator, label: Label) -> str:
    """A label as text, with nothing left out: no argument, reference or message is missing."""
    assert label[1].keys() == label_arguments(words.language, label), label
    text = words.label(label)
    assert not set("{}[]@") & set(text), text
    return text
