"""Points as they stand now, the places on the tracks, and who is first (2.16)."""

from typing import Any, Final

from orrery.core.results import ranking_by
from orrery.games.how_to_save_a_world.components import (
    CARD_TAGS,
    CONTENT,
    DECK,
    FIRST_SPECIES,
    KEY_VP,
    KIND_MASK,
    NEUTRALS,
    NOWHERE,
    OTHER_VP,
)
from orrery.games.how_to_save_a_world.state import Cards, HowToSaveAWorldState
from orrery.games.how_to_save_a_world.vocabulary import (
    DECKS,
    METRICS,
    PROJECTS,
    RESOURCES,
    TAGS,
    UPGRADE_KINDS,
)

_METRICS: Final = list(METRICS)
TAG_TOKENS: Final = 0
BASELINES_AT_MOST: Final = 1
BASELINES_AT_LEAST: Final = 2
RESOURCE_LEFT: Final = 3
UPGRADES_OWNED: Final = 4
CARDS_OWNED: Final = 5
TRACK_POS: Final = 6
LOWEST_TRACK: Final = 7
TAG_SETS: Final = 8
BORNE_TAGS: Final = 9
TRACK_PLACE: Final = 10
TOKENS_TOTAL: Final = 11


class Score:
    """What a species card scores for: ``vp`` for every full ``div`` of what it counts."""

    __slots__ = ("div", "metric", "parameter", "table", "vp")

    def __init__(self, data: dict[str, Any]) -> None:
        self.metric: int = _METRICS.index(data["metric"])
        self.vp: int = data["vp"]
        self.div: int = data["div"]
        #: The level, or the number of a tag, resource, kind, deck or project.
        self.parameter: int = data.get("level", 0)
        for name, words in (
            ("tag", TAGS),
            ("res", RESOURCES),
            ("kind", UPGRADE_KINDS),
            ("deck", DECKS),
            ("project", PROJECTS),
        ):
            if name in data:
                self.parameter = words.index(data[name])
        self.table: list[int] = data.get("table", [])


#: By species card (from 0).
SCORES: Final[list[Score]] = [Score(row["score"]) for row in CONTENT.tables["species"]]


def place_on(s: HowToSaveAWorldState, project: int, seat: int) -> int:
    """The place of a disc on a track, from 0; neutral discs take places; NOWHERE on the start (R48)."""
    space = s.players[seat].discs[project]
    if not space:
        return NOWHERE
    place = s.standing[project].index(seat)
    for neutral in NEUTRALS[project][s.variant.players]:
        # A neutral disc lies lowest on its space (A16).
        place += neutral >= space
    return place


def place_vp(s: HowToSaveAWorldState, project: int, seat: int, table: list[int]) -> int:
    """VP of a table for the place on a track."""
    place = place_on(s, project, seat)
    return table[place] if 0 <= place < len(table) else 0


def counted(s: HowToSaveAWorldState, seat: int, score: Score, seen: Cards) -> int:
    """What a species card counts; of tags on cards, those of the cards that are ``seen``."""
    player = s.players[seat]
    metric, parameter = score.metric, score.parameter
    if metric == TAG_TOKENS:
        return player.active[parameter] + player.spent[parameter]
    if metric == BASELINES_AT_MOST:
        return sum([level <= parameter for level in player.baselines])
    if metric == BASELINES_AT_LEAST:
        return sum([level >= parameter for level in player.baselines])
    if metric == RESOURCE_LEFT:
        return player.resources[parameter]
    if metric == UPGRADES_OWNED:
        return (player.upgrades & KIND_MASK[parameter]).bit_count()
    if metric == CARDS_OWNED:
        return sum([DECK[card] == parameter for card in player.hand + player.discard])
    if metric == TRACK_POS:
        return player.discs[parameter]
    if metric == LOWEST_TRACK:
        return min(player.discs)
    if metric == TAG_SETS:
        return min([player.active[tag] + player.spent[tag] for tag in range(3)])
    if metric == BORNE_TAGS:
        return sum([CARD_TAGS[card][parameter] for card in seen])
    if metric == TRACK_PLACE:
        return place_vp(s, parameter, seat, score.table)
    return sum(player.active) + sum(player.spent)


def species_vp(s: HowToSaveAWorldState, seat: int, card: int, seen: Cards) -> int:
    """What a species card would score now, as far as the cards that are ``seen`` tell."""
    score = SCORES[card - FIRST_SPECIES]
    return score.vp * (counted(s, seat, score, seen) // score.div)


def itemised(s: HowToSaveAWorldState, seat: int) -> dict[str, int]:
    """Points by source: what the score track shows; projects and species are counted at the end."""
    player = s.players[seat]
    key, others, species = 0, 0, 0
    if s.over:
        for project in range(3):
            if project == s.key_project:
                key = place_vp(s, project, seat, KEY_VP[project])
            else:
                others += place_vp(s, project, seat, OTHER_VP[project])
        owned = player.hand + player.discard
        for card in owned:
            if card >= FIRST_SPECIES:
                species += species_vp(s, seat, card, owned)
    return {"track": player.vp, "key": key, "projects": others, "species": species}


def points(s: HowToSaveAWorldState, seat: int) -> int:
    """All points of a seat; before the end, those of the score track."""
    return sum(itemised(s, seat).values()) if s.over else s.players[seat].vp


def ranking(s: HowToSaveAWorldState) -> list[list[int]]:
    """Points, then points from the key project (R50); who is still level shares the place (A36)."""
    items = [itemised(s, seat) for seat in range(s.variant.players)]
    return ranking_by([(sum(item.values()), item["key"]) for item in items])
