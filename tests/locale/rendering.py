"""Labels rendered with nothing left out, for tests that look at single ones."""

from orrery.core.messages import Label
from orrery.locale import Translator
from orrery.locale.testing.catalogue import CHAPTER


def text_of(words: Translator, label: Label) -> str:
    """A label as text, with nothing left out: no argument, reference or message is missing."""
    assert label[1].keys() - {CHAPTER} == words.arguments(label), label
    text = words.label(label)
    assert not set("{}[]@") & set(text), text
    return text
