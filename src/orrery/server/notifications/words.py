"""What a reminder says, in the language of who gets it; never more than a list of one's own tables shows."""

import re
from collections.abc import Sequence

from orrery.core.registry import UnknownName, load_game
from orrery.locale import FALLBACK, LANGUAGES, Translator
from orrery.server.storage.rooms import Room


def translator(language: str, games: Sequence[str]) -> Translator:
    """Return a translator for games, in a language or in English."""
    return Translator(language if language in LANGUAGES else FALLBACK, games)


def unlinked(name: str) -> str:
    """Return a name in which no program that shows it sees an address to open."""
    return re.sub(r"([.:/@])(?=\S)", r"\1 ", name)


def table_name(words: Translator, room: Room, account: str) -> str:
    """Name a table by its game and the others who sit there."""
    try:
        title = words.text(f"{load_game(room.game).facts.prefix}-title")
    except UnknownName:
        title = room.game
    others = [unlinked(seat.name) for seat in room.seats if seat.name is not None and seat.account != account]
    if not others:
        return title
    return words.text("notification-table", game=title, names=", ".join(others))


def reminder_words(words: Translator, room: Room, account: str) -> tuple[str, str]:
    """Return title and text of a reminder."""
    name = table_name(words, room, account)
    if room.status == "running":
        return words.text("notification-move"), name
    return words.text("notification-seat"), name
