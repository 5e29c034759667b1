"""Our own messages: every one exists in every language with the same arguments, and is used."""

from pathlib import Path

import pytest

import orrery
from orrery.core.registry import bot_names
from orrery.locale import FALLBACK, LANGUAGES
from orrery.locale.testing.catalogue import Catalogue
from orrery.locale.testing.sources import Source

ROOT = Path(orrery.__file__).parent
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
#: Who uses the messages of a file.
USERS = {
    "common.ftl": ("common", [ROOT, WEB]),
    "notification.ftl": ("notification", [ROOT / "server"]),
    "terminal.ftl": ("terminal", [ROOT / "cli"]),
    "web.ftl": ("web", [WEB]),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read_and_every_id_is_there_once(language: str) -> None:
    found = Catalogue.ours(language)
    assert found.broken() == []
    assert found.files.keys() == USERS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert Catalogue.ours(language).differences(Catalogue.ours(FALLBACK)) == []


@pytest.mark.parametrize("file", USERS)
def test_ids_begin_with_the_name_of_their_file(file: str) -> None:
    prefix, _ = USERS[file]
    found = Catalogue.ours(FALLBACK).files[file]
    assert [message for message in found if not message.startswith(f"{prefix}-")] == []


@pytest.mark.parametrize("file", USERS)
def test_no_message_is_missing_and_none_unused(file: str) -> None:
    prefix, users = USERS[file]
    source, found = Source(users), Catalogue.ours(FALLBACK)
    assert source.missing(prefix, found.ids, in_page=[""]) == []
    mentioned = {other for message, others in found.mentions.items() for other in others if other != message}
    # Codes of errors and names of bots come from Python.
    known = Source([ROOT]).quoted | set(bot_names())
    assert source.unused(set(found.files[file]) - mentioned, known) == []
