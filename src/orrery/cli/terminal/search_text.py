"""Makes texts comparable, so that what was typed finds what is meant."""

import unicodedata
from typing import Final

#: Letters that Unicode does not take apart into a plain letter and a mark.
_PLAIN: Final = str.maketrans({"ł": "l"})


def folded(text: str) -> str:
    """Write a text in small letters without their accents, for those whose keyboard has none."""
    apart = unicodedata.normalize("NFKD", text.lower().translate(_PLAIN))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
