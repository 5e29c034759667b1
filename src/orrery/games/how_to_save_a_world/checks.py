"""Every component is somewhere exactly once, and derived fields are right."""

from typing import Final

from orrery.games.how_to_save_a_world.components import (
    BASELINE_MOST,
    COPIES,
    CUBE_SUPPLY,
    DECK,
    FACILITIES,
    FULL_DECK,
    IMPACT,
    LANDERS,
    NOWHERE,
    RESOURCE_MOST,
    STARTING_CARDS,
    TAG_SLOTS,
    TAG_SUPPLY,
    THREAT,
    TIERS,
    TRACK,
)
from orrery.games.how_to_save_a_world.effects import LOCATION_LIST
from orrery.games.how_to_save_a_world.state import (
    BOOST_MOVE,
    CUBES_BACK,
    MOST_ROUNDS,
    HowToSaveAWorldState,
    derive,
)

_CARDS: Final = sorted([card for cards in (*FULL_DECK, *STARTING_CARDS) for card in cards])


def check_state(s: HowToSaveAWorldState) -> None:
    """Raise ``AssertionError`` if anything is lost, doubled or wrong."""
    _check_cards(s)
    _check_cubes(s)
    _check_players(s)
    _check_board(s)
    assert s.round <= MOST_ROUNDS, "the game stalls"


def _check_cards(s: HowToSaveAWorldState) -> None:
    found = [*s.box, *s.removed, *[card for card in s.display if card >= 0]]
    for deck in range(3):
        assert all(DECK[card] == deck for card in (*s.decks[deck], *s.market[deck])), deck
        found += [*s.decks[deck], *s.market[deck]]
    for player in s.players:
        found += [*player.hand, *player.discard]
        if player.returned != NOWHERE:
            found.append(player.returned)
        for cards in (player.hand, player.discard, player.hidden, player.placed):
            assert list(cards) == sorted(cards), cards
        for card in player.hidden:
            assert player.hidden.count(card) <= player.hand.count(card), card
    found.sort()
    if found != _CARDS:
        odd = [card for card in range(len(COPIES)) if found.count(card) != COPIES[card]]
        raise AssertionError(f"cards lost or doubled: {odd}")


def _check_cubes(s: HowToSaveAWorldState) -> None:
    for kind, total in enumerate(CUBE_SUPPLY):
        places = [s.supply[kind], s.bag[kind], s.aside[kind]]
        assert min(places) >= 0, (kind, places)
        found = sum(places) + sum(meter.count(kind) for meter in s.meters)
        if kind == len(CUBE_SUPPLY) - 1:
            found += sum(frame[2] for frame in s.stack if frame[0] == CUBES_BACK)
        assert found == total, f"cubes of kind {kind} lost or doubled: {found} of {total}"


def _check_players(s: HowToSaveAWorldState) -> None:
    moving = [frame[1] for frame in s.stack if frame[0] == BOOST_MOVE]
    for seat, player in enumerate(s.players):
        assert all(0 <= amount <= RESOURCE_MOST for amount in player.resources), player.resources
        assert all(0 <= level <= BASELINE_MOST for level in player.baselines), player.baselines
        for tag in range(3):
            assert player.active[tag] >= 0 <= player.spent[tag]
            assert player.active[tag] + player.spent[tag] <= TAG_SLOTS
        landers = sum(player.ready) + len(player.placed) + moving.count(seat)
        assert min(player.ready) >= 0, player.ready
        assert landers == sum(LANDERS), f"seat {seat} has {landers} landers"
        assert all(0 <= space <= TRACK for space in player.discs), player.discs
        assert player.vp >= 0
    for tag, total in enumerate(TAG_SUPPLY):
        assert sum(player.active[tag] + player.spent[tag] for player in s.players) <= total


def _check_board(s: HowToSaveAWorldState) -> None:
    assert 0 <= s.asteroid <= IMPACT
    assert 0 <= s.threat < len(THREAT)
    assert all(0 <= tile < TIERS for tile in s.tiles)
    shown = [facility for facility in s.facilities if facility != NOWHERE]
    hidden = [facility for facility in range(FACILITIES) if s.facility_pool >> facility & 1]
    assert sorted([*shown, *hidden]) == list(range(FACILITIES)), (shown, hidden)
    for project in range(3):
        order = s.standing[project]
        assert sorted(order) == list(range(s.variant.players)), order
        spaces = [s.players[seat].discs[project] for seat in order]
        assert spaces == sorted(spaces, reverse=True), spaces
        start = [seat for seat in order if not s.players[seat].discs[project]]
        assert start == sorted(start), order
    copy = s.clone()
    derive(copy)
    assert (copy.open, copy.blocked) == (s.open, s.blocked), "which locations are available is wrong"
    assert NOWHERE <= s.place < len(LOCATION_LIST)
