"""Routes that tell what is installed: games, their rules, components and messages, and levels of bots."""

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final

import orjson
from fastapi import Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel

from orrery.core.examples import play_example
from orrery.core.game import Game
from orrery.core.registry import UnknownName, game_names, load_game
from orrery.locale import (
    FALLBACK,
    LANGUAGES,
    game_files,
    message_files,
    rules_examples,
    rules_page,
    rules_pictures,
)
from orrery.server.bots import levels
from orrery.server.documents import Document
from orrery.server.errors import not_found
from orrery.server.routes.common import api_router

router = api_router("/api", "games")

_JSON: Final = "application/json"
_TEXT: Final = "text/plain; charset=utf-8"


class Players(BaseModel):
    """How many may play."""

    min: int
    max: int


class GameOption(BaseModel):
    """Something a table may choose."""

    name: str
    kind: str
    values: list[str]
    default: int | bool | str
    doc: str


class DecisionInfo(BaseModel):
    """A kind of decision; ``chapter`` is the anchor of its section in the rules page.

    ``secret``: nobody else may know whether it has more than one answer, and no order plays the only one.
    """

    phase: str
    chapter: str
    set: bool
    secret: bool


class GameInfo(BaseModel):
    """An installed game, with its fact sheet from ``prefix`` on."""

    id: str
    rules: int
    content: str
    players: Players
    options: list[GameOption]
    stand_ins: int
    standing: list[str]
    prefix: str
    phases: list[str]
    sources: list[str]
    components: list[str]
    decisions: list[DecisionInfo]


class ExampleStep(BaseModel):
    """A position of an example, as its seat sees it, and which parts of the board to look at."""

    view: dict[str, Any]
    look: list[str]


class RulesExample(BaseModel):
    """An example of the rules; what its steps say is in the rules page."""

    seat: int
    steps: list[ExampleStep]


class Level(BaseModel):
    """A bot that may sit down."""

    level: str
    bot: str


class Installed(BaseModel):
    """Everything that can be played, and with whom."""

    games: list[GameInfo]
    levels: list[Level]
    languages: dict[str, str]


def _game(name: str) -> Game[Any]:
    try:
        return load_game(name)
    except UnknownName:
        raise not_found("game") from None


def _describe(game: Game[Any]) -> GameInfo:
    rows = [row for table in game.content.tables.values() for row in table]
    options = []
    for option in game.options:
        kind = "choice" if option.choices else "flag" if isinstance(option.default, bool) else "number"
        values = list(option.choices)
        options.append(
            GameOption(name=option.name, kind=kind, values=values, default=option.default, doc=option.doc)
        )
    offers_pass = type(game).pass_action is not Game.pass_action
    return GameInfo(
        id=game.id,
        rules=game.rules_version,
        content=game.content.hash(),
        players=Players(min=game.min_players, max=game.max_players),
        options=options,
        stand_ins=sum(row["provenance"] == "stand-in" for row in rows),
        standing=["forced", "pass"] if offers_pass else ["forced"],
        prefix=game.facts.prefix,
        phases=list(game.facts.phases),
        sources=list(game.facts.sources),
        components=list(game.facts.components),
        decisions=[
            DecisionInfo(
                phase=one.phase,
                chapter=one.chapter,
                set=one.set_choice is not None,
                secret=one.phase in game.facts.secret,
            )
            for one in game.facts.decisions
        ],
    )


@cache
def _installed(names: tuple[str, ...], bots: tuple[tuple[str, str], ...]) -> Document:
    found = [_describe(load_game(name)) for name in names]
    known = [Level(level=level, bot=bot) for level, bot in bots]
    return Document(
        Installed(games=found, levels=known, languages=LANGUAGES).model_dump_json().encode(), _JSON
    )


@router.get("/games", response_model=Installed)
def games(request: Request) -> Response:
    """List every installed game with its fact sheet, and the levels of bots."""
    bots = tuple((level["level"], level["bot"]) for level in levels())
    return _installed(tuple(game_names()), bots).answer(request)


@cache
def _actions(game: Game[Any]) -> Document:
    return Document(orjson.dumps([game.table.notate(action) for action in range(len(game.table))]), _JSON)


@router.get("/games/{game}/actions", response_model=list[str])
def actions(game: str, request: Request) -> Response:
    """List the notation of every action, by number."""
    return _actions(_game(game)).answer(request)


def worded_tables(game: Game[Any]) -> dict[str, list[dict[str, Any]]]:
    """Return the component tables of a game, every row that has an id with the words printed on it."""
    return {
        table: [
            {**row, "words": game.component_words(table, row["id"])} if "id" in row else row for row in rows
        ]
        for table, rows in game.content.tables.items()
    }


@cache
def _content(game: Game[Any]) -> Document:
    return Document(orjson.dumps(worded_tables(game)), _JSON)


@router.get("/games/{game}/content", response_model=dict[str, list[dict[str, Any]]])
def content(game: str, request: Request) -> Response:
    """Return the component tables; a row says where it is from and, in ``words``, what is printed on it."""
    return _content(_game(game)).answer(request)


@cache
def _rules(game: Game[Any], language: str) -> Document | None:
    page = rules_page(game, language) or rules_page(game, FALLBACK)
    return Document(page.encode(), _TEXT) if page else None


@router.get("/games/{game}/rules", response_class=PlainTextResponse)
def rules(game: str, request: Request, lang: Annotated[str, Query(max_length=8)] = FALLBACK) -> Response:
    """Return the rules page as Markdown, in English where there is no other."""
    page = _rules(_game(game), lang if lang in LANGUAGES else FALLBACK)
    if page is None:
        raise not_found("rules page")
    return page.answer(request)


@cache
def _pictures(game: Game[Any]) -> dict[str, Document]:
    return {name: Document(file.read_bytes(), "image/svg+xml") for name, file in rules_pictures(game).items()}


@router.get("/games/{game}/pictures/{picture}", response_class=Response)
def picture(game: str, picture: str, request: Request) -> Response:
    """Return a picture of the rules page; there are no others than those it shows."""
    drawing = _pictures(_game(game)).get(picture)
    if drawing is None:
        raise not_found("picture")
    return drawing.answer(request)


@cache
def _examples(game: Game[Any]) -> Document:
    played = {name: play_example(game, example) for name, example in rules_examples(game).items()}
    return Document(orjson.dumps(played), _JSON)


@router.get("/games/{game}/examples", response_model=dict[str, RulesExample])
def examples(game: str, request: Request) -> Response:
    """Return the examples of the rules page by name, played by the game's own rules step by step."""
    return _examples(_game(game)).answer(request)


@cache
def _shared_messages(language: str) -> Document:
    return _messages(message_files(language))


@cache
def _messages_of(language: str, game: Game[Any]) -> Document:
    return _messages(game_files(game, language))


def _messages(files: Iterable[Traversable]) -> Document:
    return Document("\n".join(file.read_text("utf-8") for file in files).encode(), _TEXT)


@router.get("/locale/{language}", response_class=PlainTextResponse)
def locale(language: str, request: Request) -> Response:
    """Return the messages that all games share as Fluent text."""
    return _shared_messages(_language(language)).answer(request)


@router.get("/locale/{language}/{game}", response_class=PlainTextResponse)
def game_locale(language: str, game: str, request: Request) -> Response:
    """Return the messages of one game as Fluent text."""
    return _messages_of(_language(language), _game(game)).answer(request)


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise not_found("language")
    return language
