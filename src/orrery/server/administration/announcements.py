"""What an operator tells everybody."""

import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from orrery.server.administration.operations import Impossible, Operation
from orrery.server.limits import LONGEST_ANNOUNCEMENT
from orrery.server.storage.schema import announcements


def announce(
    connection: Connection, operation: Operation, text: str, translations: dict[str, str], until: float | None
) -> int:
    """Tell everybody something, for ever or until then; returns its number."""
    told = {"": text.strip(), **{language: words.strip() for language, words in translations.items()}}
    if not all(told.values()):
        raise Impossible("an announcement needs words")
    if any(len(words) > LONGEST_ANNOUNCEMENT for words in told.values()):
        raise Impossible(f"an announcement has at most {LONGEST_ANNOUNCEMENT} characters")
    first = told.pop("")
    row = {"text": first, "translations": told, "at": time.time(), "until": until}
    made = connection.execute(insert(announcements).values(row))
    assert made.inserted_primary_key is not None
    number = int(made.inserted_primary_key[0])
    _changed(connection, operation, {"announcement": number, "text": first, "until": until})
    return number


def withdraw(connection: Connection, operation: Operation, number: int) -> None:
    """Take an announcement back."""
    this = announcements.c.id == number
    text = connection.execute(select(announcements.c.text).where(this)).scalar_one_or_none()
    if text is None:
        raise Impossible(f"there is no announcement {number}")
    connection.execute(delete(announcements).where(this))
    _changed(connection, operation, {"announcement": number, "text": text})


def _changed(connection: Connection, operation: Operation, detail: dict[str, Any]) -> None:
    operation.detail |= detail
    operation.news.append(("announcements", "-"))
    operation.log(connection)
