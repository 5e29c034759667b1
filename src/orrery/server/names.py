"""Checks what people may call themselves."""

import re
import unicodedata
from typing import Final

from orrery.server.errors import ApiError
from orrery.server.limits import LONGEST_NAME

#: What a deleted account is called. Nobody else can be; clients show it in the language of who looks.
NOBODY: Final = "deleted player"
#: What the database keeps of a folded name.
_LONGEST_KEY: Final = 80
#: Letters and symbols that show nothing at all: a name of these would be no name.
_INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
#: Marks that show nothing by themselves: joiners, and what chooses the form of the letter or emoji before.
_UNSEEN: Final = dict.fromkeys(
    (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
)
#: Marks that one letter may carry; more would cover what stands above and below.
MOST_MARKS: Final = 4

#: Letters of other alphabets, small ones, beside the Latin ones that they or their capitals look like.
_ALIKE: Final = str.maketrans(
    "авгеікмнорстухѕјԁԛԝ" + "αβεηικμνορτυχ" + "ıƖ", "abreikmhopctyxsjdqw" + "abehikmvoptyx" + "il"
)
#: What is one stroke or one ring in most typefaces, in small letters: a large I is a small l, and so on.
_STROKES: Final = str.maketrans("i1|0", "lllo")


def clean_name(text: str) -> str:
    """Return a name as it is kept and shown; ``ApiError`` says what is wrong with it.

    Names are 1 to 40 printable characters after NFC, with single spaces. That leaves out line breaks and
    other control characters, and those that turn the direction of the text around them.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ApiError(422, "bad-name", f"a name has 1 to {LONGEST_NAME} characters")
    if not name.isprintable() or not _INVISIBLE.isdisjoint(name):
        raise ApiError(422, "bad-name", "a name has printable characters only")
    if all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise ApiError(422, "bad-name", "a name needs something that can be seen")
    if _most_marks(name) > MOST_MARKS:
        raise ApiError(422, "bad-name", f"a letter has at most {MOST_MARKS} marks")
    if len(name_key(name)) > _LONGEST_KEY:
        raise ApiError(422, "bad-name", "the name is too long")
    return name


def _most_marks(name: str) -> int:
    """Return how many marks follow each other at most."""
    kinds = "".join(unicodedata.category(letter)[0] for letter in name)
    return max(len(run) for run in re.split("[^M]", kinds))


def name_key(name: str) -> str:
    """Return a key that is equal for names that differ only in case or in the form of their letters."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def look_of(name: str) -> str:
    """Return a key that is equal for names that people may take for each other, whatever their alphabet."""
    return name_key(name.translate(_UNSEEN)).translate(_ALIKE).translate(_STROKES)
