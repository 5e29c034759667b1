"""What a seat knows of a position of How to Save a World as numbers: all that the view shows.

Every copy of a card is told where it lies; copies of one card are all the same, so they stand in the order of
the places. Seats count from the observing one.
"""

from typing import Any, Final

from orrery.core.frame_fields import QuestionFields, StackFields
from orrery.core.observation import Layout, write_bits, write_list, write_numbers
from orrery.games.how_to_save_a_world.components import (
    ACTION,
    BASELINE_MOST,
    BOARD_MASK,
    BOOST,
    CARDS,
    COPIES,
    CUBES,
    DECK,
    DISPLAY,
    FACILITIES,
    IMPACT,
    LOCATIONS,
    MAX_SEATS,
    METER_LENGTH,
    NOWHERE,
    RESOURCE_MOST,
    SPACE_IDS,
    SPECIES,
    STARTING,
    THREAT,
    TIERS,
    TRACK,
    UPGRADES,
)
from orrery.games.how_to_save_a_world.decisions import DECISIONS
from orrery.games.how_to_save_a_world.effects import ALL, CONDITIONS
from orrery.games.how_to_save_a_world.rules.cards import price
from orrery.games.how_to_save_a_world.scoring import points
from orrery.games.how_to_save_a_world.situation import ASKED, GOING_ON, MASKS
from orrery.games.how_to_save_a_world.state import (
    BOOSTING,
    BUYING,
    EXCHANGE,
    TAG_COUNT,
    TURN_ENDS,
    Cards,
    HowToSaveAWorldState,
    Player,
)
from orrery.games.how_to_save_a_world.vocabulary import DECKS, PROJECTS, RESOURCES, TAGS, WORLDS

# Where a copy of a card lies; -1 for none of these.
_IN_DECK: Final = 0
_UNSEEN: Final = 1
_DISCARDED: Final = 2
_REMOVED: Final = 3
_SECRET: Final = 4  # in the own hand, seen by nobody else
_KNOWN: Final = 5  # in a hand, seen by all; and the seats behind
_PLAYED: Final = _KNOWN + MAX_SEATS  # likewise
_ALL_PLACES: Final = _PLAYED + MAX_SEATS

#: By number of players, observing seat and seat: how the seat is told.
_TOLD: Final[list[list[list[int]]]] = [
    [[(number - seat) % players for number in range(players)] for seat in range(players)]
    for players in range(MAX_SEATS + 1)
]

#: By card: its first copy, and behind the last.
_FIRST_COPY: Final[list[int]] = [sum(COPIES[:card]) for card in range(CARDS + 1)]

_MANY: Final = 999
_MOST_COPIES: Final[int] = max(COPIES)
_MOST_METER: Final[int] = max(METER_LENGTH)
#: How many frames are told of.
_FRAMES: Final = 6

LAYOUT: Final = Layout()
# The open question, and what goes on.
_QUESTION: Final = QuestionFields(
    LAYOUT, MAX_SEATS, {kind: row.phase for kind, row in DECISIONS.items()}, ASKED, MASKS
)
_PRICE: Final = LAYOUT.amount("question: price", _MANY)
_TAG_PRICE: Final = LAYOUT.amount("question: tags of the price", _MANY)
_COUNTED: Final = LAYOUT.flag("question: tags counted", len(TAGS))
_LAST: Final = LAYOUT.flag("question: last boost of the turn")
_GOING: Final = StackFields(LAYOUT, MAX_SEATS, _FRAMES, GOING_ON, MASKS)
# The match.
_ROUND: Final = LAYOUT.amount("round", _MANY)
_TURN: Final = LAYOUT.category("turn", MAX_SEATS)
_BADGE: Final = LAYOUT.category("badge", MAX_SEATS)
_KEY: Final = LAYOUT.category("key project", len(PROJECTS))
_ASTEROID: Final = LAYOUT.amount("asteroid", IMPACT + 1)
_THREAT: Final = LAYOUT.amount("threat", max(THREAT))
_BAG: Final = LAYOUT.amount("cubes in the bag", _MANY, len(CUBES))
_SUPPLY: Final = LAYOUT.amount("cubes in the supply", _MANY, len(CUBES))
_ASIDE: Final = LAYOUT.amount("cubes aside", _MANY, len(CUBES))
_STANDING: Final = LAYOUT.category("standing on the project", MAX_SEATS, len(PROJECTS), MAX_SEATS)
_TIER: Final = LAYOUT.amount("tier of the reward", TIERS, len(PROJECTS))
_METER: Final = LAYOUT.category("cubes on the meter", len(CUBES), len(PROJECTS), _MOST_METER)
_OPEN: Final = LAYOUT.flag("locations open", LOCATIONS)
_BLOCKED: Final = LAYOUT.flag("locations blocked", LOCATIONS)
_FACILITY: Final = LAYOUT.category("facilities", FACILITIES, len(SPACE_IDS))
_FACILITY_POOL: Final = LAYOUT.flag("facilities unseen", FACILITIES)
# Cards on the table.
_DISPLAY: Final = LAYOUT.category("cards on display", CARDS, len(DECKS), DISPLAY)
_LEFT: Final = LAYOUT.amount("cards left in the deck", _MANY, len(DECKS))
_SPECIES_SEEN: Final = LAYOUT.flag("species deck known")
_COPY: Final = LAYOUT.category("place of the copy of the card", _ALL_PLACES, _FIRST_COPY[CARDS])
# The players.
_RESOURCES: Final = LAYOUT.amount("resources", RESOURCE_MOST, MAX_SEATS, len(RESOURCES))
_BASELINES: Final = LAYOUT.amount("baselines", BASELINE_MOST, MAX_SEATS, len(RESOURCES))
_ACTIVE: Final = LAYOUT.amount("tags active", _MANY, MAX_SEATS, len(TAGS))
_SPENT: Final = LAYOUT.amount("tags spent", _MANY, MAX_SEATS, len(TAGS))
_READY: Final = LAYOUT.amount("landers ready", _MANY, MAX_SEATS, len(WORLDS))
_PLACED: Final = LAYOUT.amount("landers placed", _MANY, MAX_SEATS, LOCATIONS)
_DISCS: Final = LAYOUT.amount("discs", TRACK, MAX_SEATS, len(PROJECTS))
_UPGRADES: Final = LAYOUT.flag("upgrades", MAX_SEATS, UPGRADES)
_PASSED: Final = LAYOUT.flag("passed", MAX_SEATS)
_VP: Final = LAYOUT.amount("victory points on the track", _MANY, MAX_SEATS)
_POINTS: Final = LAYOUT.amount("points", _MANY, MAX_SEATS)
_HIDDEN: Final = LAYOUT.amount("cards in hand that only the owner has seen", _MANY, MAX_SEATS, len(DECKS))
_RETURNED: Final = LAYOUT.flag("species put under the deck", MAX_SEATS)
_OWN_RETURNED: Final = LAYOUT.category("species that was put under the deck", CARDS)
# The turn.
_PLACE: Final = LAYOUT.category("location", LOCATIONS)
_BOUGHT: Final = LAYOUT.amount("cards bought", _MOST_COPIES, CARDS)
_HAPPENED: Final = LAYOUT.flag("events", len(CONDITIONS))
_NEWS: Final = LAYOUT.flag("news", len(CONDITIONS))
_LATER: Final = LAYOUT.flag("a boost was put off")
_NEVER: Final = LAYOUT.flag("no more boosts")
_USED: Final = LAYOUT.flag("upgrades used", UPGRADES)
_SCORED: Final = LAYOUT.flag("upgrades that scored", UPGRADES)
_TAGS_SPENT: Final = LAYOUT.amount("tags spent this turn", _MANY, len(TAGS))

#: By card: where its first copy is told.
_FIRST: Final[list[int]] = [_COPY + first for first in _FIRST_COPY[:CARDS]]
#: By deck: its cards with several copies. Starting cards never come into a deck.
_SEVERAL: Final[list[list[int]]] = [
    [card for card in range(CARDS) if DECK[card] == deck and COPIES[card] > 1 and not STARTING[card]]
    for deck in range(len(DECKS))
]


def _begun(species: int) -> list[int]:
    """What every observation begins with: what is open from the start, and cards where most of them are.

    Decks are known but for their species; starting actions are not. Of several copies nothing is told yet.
    """
    numbers = LAYOUT.empty()
    write_bits(BOARD_MASK, _OPEN, 1, numbers)
    for card in range(CARDS):
        if COPIES[card] > 1:
            continue
        if DECK[card] == SPECIES:
            numbers[_FIRST[card]] = species
        elif not STARTING[card]:
            numbers[_FIRST[card]] = _IN_DECK
        elif DECK[card] == ACTION:
            numbers[_FIRST[card]] = _UNSEEN
    return numbers


#: By whether all species of the deck were open before.
_BEGUN: Final[list[list[int]]] = [_begun(_UNSEEN), _begun(_IN_DECK)]
#: By card: how many of its copies are told.
_NO_COPIES: Final[list[int]] = [0] * CARDS


def observe(s: HowToSaveAWorldState, seat: int) -> list[int]:
    """The position as ``seat`` knows it, in the order of ``LAYOUT``."""
    out = _BEGUN[s.reshuffled >> SPECIES & 1][:]
    _observe_question(s, seat, out)
    if s.stack:
        _GOING.write(s.stack, seat, s.variant.players, out)
    _observe_match(s, seat, out)
    _observe_board(s, seat, out)
    copies = _NO_COPIES[:]
    _observe_decks(s, seat, copies, out)
    told = _TOLD[s.variant.players][seat]
    for number in range(s.variant.players):
        player: Player = s.players[number]
        at = told[number]
        _observe_player(s, number, player, at, out)
        _observe_cards(player, at, copies, out)
    out[_OWN_RETURNED] = s.players[seat].returned
    _observe_turn(s, out)
    return out


def _observe_question(s: HowToSaveAWorldState, seat: int, out: list[int]) -> None:
    """The decision at hand, and what it is about."""
    if s.over:
        _QUESTION.write_over(out)
        return
    if not _QUESTION.write(s.stack, s.turn, seat, s.variant.players, out):
        return
    frame = s.stack[-1]
    kind = frame[0]
    if kind == BUYING:
        out[_PRICE] = price(s, s.players[frame[1]], ALL[frame[2]])
    elif kind == BOOSTING:
        out[_LAST] = 1 if s.stack[-2][0] == TURN_ENDS else 0
    elif kind == TAG_COUNT:
        write_bits(ALL[frame[2]].mask, _COUNTED, 1, out)
    elif kind == EXCHANGE:
        for _, units in ALL[frame[2]].price:
            out[_PRICE] += units
        for _, tags in ALL[frame[2]].tag_price:
            out[_TAG_PRICE] += tags


def _observe_match(s: HowToSaveAWorldState, seat: int, out: list[int]) -> None:
    told = _TOLD[s.variant.players][seat]
    out[_ROUND] = s.round
    out[_TURN] = told[s.turn]
    out[_BADGE] = told[s.badge]
    out[_KEY] = s.key_project
    out[_ASTEROID] = s.asteroid + 1
    out[_THREAT] = THREAT[s.threat]
    write_numbers(s.bag, _BAG, out)
    write_numbers(s.supply, _SUPPLY, out)
    write_numbers(s.aside, _ASIDE, out)


def _observe_board(s: HowToSaveAWorldState, seat: int, out: list[int]) -> None:
    """Projects and locations."""
    told = _TOLD[s.variant.players][seat]
    for project in range(len(PROJECTS)):
        place = _STANDING + project * MAX_SEATS
        for other in s.standing[project]:
            out[place] = told[other]
            place += 1
        out[_TIER + project] = s.tiles[project] + 1
        _copy_named(s.meters[project], _METER + project * _MOST_METER, out)
    write_bits(s.open & ~BOARD_MASK, _OPEN, 1, out)
    write_bits(s.blocked, _BLOCKED, 1, out)
    _copy_named(s.facilities, _FACILITY, out)
    write_bits(s.facility_pool, _FACILITY_POOL, 1, out)


def _observe_decks(s: HowToSaveAWorldState, seat: int, copies: list[int], out: list[int]) -> None:
    """Displays, and what everybody, or this seat alone, can know of the decks behind them."""
    write_list(s.display, _DISPLAY, out)
    for card in s.display:
        if card != NOWHERE and COPIES[card] == 1:
            out[_FIRST[card]] = -1
    seen = s.reshuffled >> SPECIES & 1
    out[_SPECIES_SEEN] = seen
    for deck in range(len(DECKS)):
        out[_LEFT + deck] = len(s.decks[deck])
        if deck != SPECIES or seen:
            _place_several(s, deck, _IN_DECK, copies, out)
        _place(s.market[deck], _DISCARDED, copies, out)
    _place(s.removed, _REMOVED, copies, out)
    if not seen:
        _place_several(s, SPECIES, _UNSEEN, copies, out)
    for card in s.box:
        if DECK[card] == ACTION:
            _place_one(card, _UNSEEN, copies, out)
    for other in range(s.variant.players):
        if other != seat:
            _observe_hidden(s.players[other], copies, out)
    own = s.players[seat].returned
    if own != NOWHERE and COPIES[own] == 1:
        out[_FIRST[own]] = -1


def _observe_hidden(player: Player, copies: list[int], out: list[int]) -> None:
    """What nobody but a player knows: see ``unseen_starting`` and ``unseen_species``."""
    for card in player.hidden:
        if DECK[card] != BOOST:
            _place_one(card, _UNSEEN, copies, out)
    if player.returned != NOWHERE:
        _place_one(player.returned, _UNSEEN, copies, out)


def _observe_player(s: HowToSaveAWorldState, number: int, player: Player, at: int, out: list[int]) -> None:
    """What a player has, as everybody sees it; ``at`` is the seat as it is told."""
    write_list(player.resources, _RESOURCES + at * len(RESOURCES), out)
    write_numbers(player.baselines, _BASELINES + at * len(RESOURCES), out)
    write_numbers(player.active, _ACTIVE + at * len(TAGS), out)
    write_numbers(player.spent, _SPENT + at * len(TAGS), out)
    write_numbers(player.ready, _READY + at * len(WORLDS), out)
    _count(player.placed, _PLACED + at * LOCATIONS, out)
    write_numbers(player.discs, _DISCS + at * len(PROJECTS), out)
    write_bits(player.upgrades, _UPGRADES + at * UPGRADES, 1, out)
    out[_PASSED + at] = s.passed >> number & 1
    out[_VP + at] = player.vp
    out[_POINTS + at] = points(s, number)
    for card in player.hidden:
        place = _HIDDEN + at * len(DECKS) + DECK[card]
        out[place] = out[place] + 1
    out[_RETURNED + at] = 0 if player.returned == NOWHERE else 1


def _observe_cards(player: Player, at: int, copies: list[int], out: list[int]) -> None:
    """The cards of a player; what nobody else has seen of a hand is told to its owner alone."""
    hidden = player.hidden
    passed = 0
    known: Any = _KNOWN + at
    for card in player.hand:
        # Both are sorted.
        if passed < len(hidden) and hidden[passed] == card:
            passed += 1
            if at == 0:
                _place_one(card, _SECRET, copies, out)
        else:
            _place_one(card, known, copies, out)
    _place(player.discard, _PLAYED + at, copies, out)


def _observe_turn(s: HowToSaveAWorldState, out: list[int]) -> None:
    out[_PLACE] = s.place
    _count(s.bought, _BOUGHT, out)
    write_bits(s.happened, _HAPPENED, 1, out)
    write_bits(s.news, _NEWS, 1, out)
    out[_LATER] = 1 if s.later else 0
    out[_NEVER] = 1 if s.never else 0
    write_bits(s.used, _USED, 1, out)
    write_bits(s.scored, _SCORED, 1, out)
    write_numbers(s.tags_spent, _TAGS_SPENT, out)


def _copy_named(names: tuple[int, ...], start: int, out: list[int]) -> None:
    """The same for categories, most of which are none."""
    for name in names:
        if name != NOWHERE:
            out[start] = name
        start += 1


def _place(cards: Cards, place: Any, copies: list[int], out: list[Any]) -> None:
    for card in cards:
        _place_one(card, place, copies, out)


def _place_several(s: HowToSaveAWorldState, deck: int, place: Any, copies: list[int], out: list[Any]) -> None:
    """The same of the cards of a deck with several copies; of the others every observation begins with it."""
    for card in _SEVERAL[deck]:
        for _copy in range(s.decks[deck].count(card)):
            _place_one(card, place, copies, out)


def _place_one(card: int, place: Any, copies: list[int], out: list[Any]) -> None:
    """The next copy of a card lies there; ``copies`` has how many of several are told already."""
    copy = _FIRST[card]
    if COPIES[card] > 1:
        told = copies[card]
        copies[card] = told + 1
        copy += told
    out[copy] = place


def _count(cards: Cards, start: int, out: list[int]) -> None:
    for card in cards:
        out[start + card] = out[start + card] + 1
