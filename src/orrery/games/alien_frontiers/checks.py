"""Self-checks: no component lost or doubled, no derived field stale, no table out of line."""

from orrery.core.content import Content
from orrery.games.alien_frontiers.actions import RELIC
from orrery.games.alien_frontiers.components import (
    AT_BURROUGHS,
    AT_HUB,
    BURROUGHS,
    CARD_TYPES,
    CARDS,
    CONTENT,
    FIELDS,
    IN_BAY,
    IN_HAND,
    MAX_SEATS,
    SHIPS_EACH,
    STATION_COUNT,
    STATIONS,
    TERRITORIES,
    TERRITORY_COUNT,
    TOKEN_COUNT,
)
from orrery.games.alien_frontiers.dice import SIZE
from orrery.games.alien_frontiers.rules import planet
from orrery.games.alien_frontiers.state import NOWHERE, REROLL, AlienFrontiersState, bay_ships


def check_state(s: AlienFrontiersState) -> None:
    """Raise ``AssertionError`` naming the first thing that is wrong."""
    _check_ships(s)
    _check_relic(s)
    _check_cards(s)
    _check_planet(s)
    for seat, player in enumerate(s.players):
        assert player.fuel >= 0 and player.ore >= 0, f"seat {seat} owes resources"
    if s.variant.finite_tokens:
        assert sum(p.fuel for p in s.players) <= TOKEN_COUNT["fuel"], "more fuel than tokens"
        assert sum(p.ore for p in s.players) <= TOKEN_COUNT["ore"], "more ore than tokens"


def _check_ships(s: AlienFrontiersState) -> None:
    for station in range(STATION_COUNT):
        docked = s.docks[station]
        assert docked == sorted(docked), f"{STATIONS[station]} is not in order"
        limit = s.variant.docks[station]
        if station == AT_HUB:
            for seat in range(s.variant.players):
                own = sum(ship >> 3 == seat for ship in docked)
                assert own <= limit, f"seat {seat} overfills its Hub track"
        else:
            assert len(docked) <= limit, f"{STATIONS[station]} is overfull"
        for ship in docked:
            assert 1 <= ship & 7 <= RELIC and ship >> 3 < s.variant.players, f"no such ship: {ship}"
    # Counting a doomed ship on the Terraforming Station in lets a fleet shrink below three (difference 14).
    least = 2 if s.variant.plasma_ignore_ts else 3
    in_air = s.stack[-1][1] if s.stack and s.stack[-1][0] == REROLL else 0
    for seat, player in enumerate(s.players):
        assert 0 <= player.stock <= SHIPS_EACH - least, f"seat {seat} has fewer than {least} ships"
        bay = bay_ships(s, seat) - (in_air if seat == s.turn else 0)
        assert bay >= 0, f"seat {seat} has more than {SHIPS_EACH} ships"
    assert 0 <= SIZE[s.hand] <= SHIPS_EACH, "the hand is too large"


def _check_relic(s: AlienFrontiersState) -> None:
    docked = [
        (station, ship >> 3)
        for station in range(STATION_COUNT)
        for ship in s.docks[station]
        if ship & 7 == RELIC
    ]
    if s.relic_owner == NOWHERE:
        assert s.relic_at == AT_BURROUGHS and not docked, "the Relic is in two places"
        return
    assert s.control[BURROUGHS] == s.relic_owner, "the Relic's owner lost Burroughs"
    assert s.isolation != BURROUGHS, "the Relic is out although Burroughs is isolated"
    if s.relic_at < STATION_COUNT:
        assert docked == [(s.relic_at, s.relic_owner)], "the Relic is not where it is said to be"
        assert 1 <= s.relic_value <= 6, "the Relic shows no value"
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
    assert s.display == sorted(s.display) and len(s.display) <= 3, "the display is wrong"


def _check_planet(s: AlienFrontiersState) -> None:
    for seat, player in enumerate(s.players):
        landed = sum(s.colonies[place * MAX_SEATS + seat] for place in range(TERRITORY_COUNT))
        unplaced = player.colonies + (1 if player.hub else 0)
        assert landed + unplaced == s.variant.colonies, f"seat {seat} lost or doubled a colony"
        assert 0 <= player.hub <= 7 and player.colonies >= 0, f"seat {seat} is off its Hub track"
        assert s.over or unplaced > 0, f"seat {seat} has no colony left, yet the game goes on"
    assert min(s.colonies) >= 0, "a territory owes a colony"
    for place in (s.isolation, s.positron, s.repulsor):
        assert NOWHERE <= place < TERRITORY_COUNT, "a field is off the planet"
    copy = s.clone()
    planet.refresh(copy)
    assert copy.control == s.control, "control is stale"
    assert copy.bonus == s.bonus, "bonuses are stale"


def check_content(content: Content) -> list[str]:
    """Constraints the rulebook itself gives (specification A1, A3)."""
    problems = content.odd_rows(CONTENT)
    if problems:
        return problems
    tables = content.tables
    count = {row["id"]: row["count"] for row in tables["components"]}

    def expect(holds: bool, problem: str) -> None:
        if not holds:
            problems.append(problem)

    cards = {row["id"]: row["copies"] for row in tables["cards"]}
    expect(sum(cards.values()) == count["cards"], "the deck does not have 22 cards (PL 5)")
    expect(len(cards) == CARD_TYPES, "there are not 12 types of card (PL 12)")
    expect(
        cards.get("city") == 1 and cards.get("monument") == 1,
        "City or Monument is not single (PL 12.1)",
    )
    expect(len(tables["territories"]) == count["territories"], "there are not 8 territories (PL 5)")
    expect(len(FIELDS) == count["fields"], "there are not 3 field generators (PL 5)")
    expect(len(tables["stations"]) == STATION_COUNT, "there are not 9 stations with docks (PL 9)")
    expect(count["ships"] == MAX_SEATS * SHIPS_EACH, "there are not 6 ships a colour (PL 5)")
    docks = {row["id"]: row["docks"] for row in tables["stations"]}
    for row in tables["setup"]:
        players, blocked = row["players"], row["blocked"]
        spare = (MAX_SEATS - players) * SHIPS_EACH
        expect(
            sum(blocked.values()) == spare,
            f"{players} players: {sum(blocked.values())} blocking dice, but {spare} are unused (PL 6)",
        )
        expect(
            all(0 < dice < docks[station] for station, dice in blocked.items()),
            f"{players} players: a station is blocked altogether (PL 6)",
        )
        each = count["colonies"] // MAX_SEATS - 1
        expect(
            max(row["colonies"], row["long_game_colonies"]) <= each,
            f"{players} players: more than {each} colonies each (PL 5)",
        )
        expect(
            len(row["bonus_fuel"]) == len(row["bonus_ore"]) == players,
            f"{players} players: compensation is not given for each (PL 6)",
        )
    ids = [row["id"] for name in ("stations", "territories", "cards") for row in tables[name]]
    expect(len(ids) == len(set(ids)), "two components share an id")
    expect(content.column("territories", "id") == TERRITORIES, "territories are out of order")
    return problems
