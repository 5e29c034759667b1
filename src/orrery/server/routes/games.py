"""Routes that tell what is installed: games, their rules, components and messages, and levels of bots."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel

from orrery.core.game import Game
from orrery.core.registry import UnknownName, game_names, load_game
from orrery.locale import FALLBACK, LANGUAGES, message_files, rules_page, rules_pictures
from orrery.server.bots import levels
from orrery.server.errors import not_found
from orrery.server.routes.common import StrictRoute

router = APIRouter(prefix="/api", tags=["games"], route_class=StrictRoute)


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


@router.get("/games")
def games() -> Installed:
    """List every installed game with its fact sheet, and the levels of bots."""
    found = [_describe(load_game(name)) for name in game_names()]
    return Installed(games=found, levels=[Level(**level) for level in levels()], languages=LANGUAGES)


@router.get("/games/{game}/actions")
def actions(game: str) -> list[str]:
    """List the notation of every action, by number."""
    table = _game(game).table
    return [table.notate(action) for action in range(len(table))]


@cache
def _worded_tables(game: Game[Any]) -> dict[str, list[dict[str, Any]]]:
    """Return the component tables of a game, every row that has an id with the words printed on it."""
    return {
        table: [
            {**row, "words": game.component_words(table, row["id"])} if "id" in row else row for row in rows
        ]
        for table, rows in game.content.tables.items()
    }


@router.get("/games/{game}/content")
def content(game: str) -> dict[str, list[dict[str, Any]]]:
    """Return the component tables; a row says where it is from and, in ``words``, what is printed on it."""
    return _worded_tables(_game(game))


@router.get("/games/{game}/rules", response_class=PlainTextResponse)
def rules(game: str, lang: Annotated[str, Query(max_length=8)] = FALLBACK) -> str:
    """Return the rules page as Markdown, in English where there is no other."""
    loaded = _game(game)
    page = (rules_page(loaded, lang) if lang in LANGUAGES else "") or rules_page(loaded, FALLBACK)
    if not page:
        raise not_found("rules page")
    return page


@cache
def _pictures(game: Game[Any]) -> dict[str, bytes]:
    return {name: file.read_bytes() for name, file in rules_pictures(game).items()}


@router.get("/games/{game}/pictures/{picture}", response_class=Response)
def picture(game: str, picture: str) -> Response:
    """Return a picture of the rules page; there are no others than those it shows."""
    drawing = _pictures(_game(game)).get(picture)
    if drawing is None:
        raise not_found("picture")
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})


@router.get("/locale/{language}", response_class=PlainTextResponse)
def locale(language: str, game: Annotated[list[str] | None, Query(max_length=20)] = None) -> str:
    """Return messages as Fluent text: the shared ones, and those of the games named."""
    if language not in LANGUAGES:
        raise not_found("language")
    found = message_files(language, [_game(name) for name in game or []])
    return "\n".join(file.read_text("utf-8") for file in found)
