"""Self-checks: no component lost or doubled, no derived field stale."""

from orrery.games.alien_frontiers.components import (
    AT_BURROUGHS,
    AT_HUB,
    BURROUGHS,
    CARD_TYPES,
    CARDS,
    COMPONENT_COUNT,
    CONTENT,
    DISPLAY_SIZE,
    FLEET,
    HUB_CIRCLES,
    IN_BAY,
    IN_HAND,
    SHIPS_EACH,
    STATION_COUNT,
    STATIONS,
    TERRITORY_COUNT,
)
from orrery.games.alien_frontiers.dice import SIDES, SIZE
from orrery.games.alien_frontiers.rules import planet
from orrery.games.alien_frontiers.ships import RELIC, is_relic, owner_of, token_of
from orrery.games.alien_frontiers.state import NOWHERE, REROLL, AlienFrontiersState, bay_ships, spot


def check_state(s: AlienFrontiersState) -> None:
    """Raise ``AssertionError`` naming the first thing that is wrong."""
    _check_ships(s)
    _check_relic(s)
    _check_cards(s)
    _check_planet(s)
    for seat, player in enumerate(s.players):
        assert player.fuel >= 0 and player.ore >= 0, f"seat {seat} owes resources"
    if s.variant.finite_tokens:
        assert sum(p.fuel for p in s.players) <= COMPONENT_COUNT["fuel"], "more fuel than tokens"
        assert sum(p.ore for p in s.players) <= COMPONENT_COUNT["ore"], "more ore than tokens"


def _check_ships(s: AlienFrontiersState) -> None:
    for station in range(STATION_COUNT):
        docked = s.docks[station]
        assert list(docked) == sorted(docked), f"{STATIONS[station]} is not in order"
        limit = s.variant.docks[station]
        if station == AT_HUB:
            for seat in range(s.variant.players):
                own = sum(owner_of(ship) == seat for ship in docked)
                assert own <= limit, f"seat {seat} overfills its Hub track"
        else:
            assert len(docked) <= limit, f"{STATIONS[station]} is overfull"
        for ship in docked:
            assert 1 <= token_of(ship) <= RELIC, f"no such ship: {ship}"
            assert owner_of(ship) < s.variant.players, f"nobody's ship: {ship}"
    # Counting a doomed ship on the Terraforming Station in lets a fleet shrink by one more (difference 14).
    least = FLEET - 1 if s.variant.plasma_ignore_ts else FLEET
    in_air = s.stack[-1][1] if s.stack and s.stack[-1][0] == REROLL else 0
    for seat, player in enumerate(s.players):
        assert 0 <= player.stock <= SHIPS_EACH - least, f"seat {seat} has fewer than {least} ships"
        bay = bay_ships(s, seat) - (in_air if seat == s.turn else 0)
        assert bay >= 0, f"seat {seat} has more than {SHIPS_EACH} ships"
    assert 0 <= SIZE[s.hand] <= SHIPS_EACH, "the hand is too large"


def _check_relic(s: AlienFrontiersState) -> None:
    docked = [
        (station, owner_of(ship))
        for station in range(STATION_COUNT)
        for ship in s.docks[station]
        if is_relic(ship)
    ]
    if s.relic_owner == NOWHERE:
        assert s.relic_at == AT_BURROUGHS and not docked, "the Relic is in two places"
        return
    assert s.control[BURROUGHS] == s.relic_owner, "the Relic's owner lost Burroughs"
    assert s.isolation != BURROUGHS, "the Relic is out although Burroughs is isolated"
    if s.relic_at < STATION_COUNT:
        assert docked == [(s.relic_at, s.relic_owner)], "the Relic is not where it is said to be"
        assert 1 <= s.relic_value <= SIDES, "the Relic shows no value"
    else:
        assert s.relic_at in (IN_BAY, IN_HAND) and not docked, "the Relic is in two places"
        assert s.relic_at != IN_HAND or s.relic_owner == s.turn, "the Relic is in a wrong hand"


def _check_cards(s: AlienFrontiersState) -> None:
    copies = CONTENT.column("cards", "copies")
    for card in range(CARD_TYPES):
        assert s.deck[card] >= 0 and s.discards[card] >= 0, f"{CARDS[card]} owed by a pile"
        held = sum(player.cards >> card & 1 for player in s.players)
        found = s.deck[card] + s.discards[card] + s.display.count(card) + held
        assert found == copies[card], f"{found} copies of {CARDS[card]}, not {copies[card]}"
    assert s.display == sorted(s.display) and len(s.display) <= DISPLAY_SIZE, "the display is wrong"


def _check_planet(s: AlienFrontiersState) -> None:
    for seat, player in enumerate(s.players):
        landed = sum(s.colonies[spot(place, seat)] for place in range(TERRITORY_COUNT))
        unplaced = player.colonies + (1 if player.hub else 0)
        assert landed + unplaced == s.variant.colonies, f"seat {seat} lost or doubled a colony"
        assert 0 <= player.hub <= HUB_CIRCLES and player.colonies >= 0, f"seat {seat} is off its Hub track"
        assert s.over or unplaced > 0, f"seat {seat} has no colony left, yet the game goes on"
    assert min(s.colonies) >= 0, "a territory owes a colony"
    for place in (s.isolation, s.positron, s.repulsor):
        assert NOWHERE <= place < TERRITORY_COUNT, "a field is off the planet"
    copy = s.clone()
    planet.refresh(copy)
    assert copy.control == s.control, "control is stale"
    assert copy.bonus == s.bonus, "bonuses are stale"
