"""Orbital stations: where a ship may dock, prices, and what may be done there later in a turn (A6).

One ship at a time docks at the Artifact, Hub, Mine and Converter; sets dock whole at the others
(ruling 5). ``dock_actions`` is the one place that says what may dock; what that does is in ``docking``.
"""

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_frontiers.actions import (
    ARTIFACT_BY,
    CONSTRUCTOR,
    CONSTRUCTOR_BY,
    HUB,
    HUB_BY,
    MARKET,
    MARKET_BY,
    MINE,
    MINE_BY,
    RAIDERS,
    RAIDERS_BY,
    SHIPYARD,
    SHIPYARD_BY,
    SOLAR,
    SOLAR_BY,
    STRAIGHT_STARTS,
    TERRAFORM,
)
from orrery.games.alien_frontiers.components import (
    AT_ARTIFACT,
    AT_CONSTRUCTOR,
    AT_HUB,
    AT_MARKET,
    AT_MINE,
    AT_RAIDERS,
    AT_SHIPYARD,
    AT_SOLAR,
    AT_TERRAFORM,
    BONUS_FUEL,
    BONUS_ORE,
    BRADBURY,
    COMPONENT_COUNT,
    FLEET,
    HEINLEIN,
    HERBERT,
    HUB_CIRCLES,
    IN_HAND,
    SHIPS_EACH,
    STATION_FUEL,
    STATION_ORE,
    VANVOGT,
)
from orrery.games.alien_frontiers.dice import PAIRS, SHOWS, STRAIGHTS, TOTAL, TRIPLES
from orrery.games.alien_frontiers.ships import RELIC, RELIC_BIT, SIX_BIT, owner_of, ship_of
from orrery.games.alien_frontiers.state import LAND, AlienFrontiersState, Player, ship_value


def supply_left(s: AlienFrontiersState, kind: str) -> int:
    """Tokens of ``fuel`` or ``ore`` still in the supply when the supply is finite (ruling 6)."""
    held = sum(p.fuel if kind == "fuel" else p.ore for p in s.players)
    return COMPONENT_COUNT[kind] - held


def gain(s: AlienFrontiersState, player: Player, fuel: int, ore: int) -> None:
    """Take resources from the supply, which is unlimited unless the table says otherwise (ruling 6)."""
    if s.variant.finite_tokens:
        fuel = min(fuel, supply_left(s, "fuel"))
        ore = min(ore, supply_left(s, "ore"))
    player.fuel += fuel
    player.ore += ore


# --- what may dock ------------------------------------------------------------------------------


def hand_tokens(s: AlienFrontiersState) -> int:
    """The unplaced ships as a mask of tokens."""
    mask = SHOWS[s.hand]
    return mask | RELIC_BIT if s.relic_at == IN_HAND else mask


def mine_highest(s: AlienFrontiersState) -> int:
    """The highest value docked at the Lunar Mine now (ruling 21); 0 if none."""
    highest = 0
    for ship in s.docks[AT_MINE]:
        token = ship & 7
        if token == RELIC:
            token = s.relic_value
        if token > highest:
            highest = token
    return highest


def raid_floor(s: AlienFrontiersState) -> int:
    """The lowest ship a straight at the Raiders' Outpost may start with (A6.2)."""
    docked = s.docks[AT_RAIDERS]
    if not docked:
        return 1
    if s.variant.raid_lowest_die:
        return min(ship_value(s, ship) for ship in docked) + 1
    total = 0
    for ship in docked:
        total += ship_value(s, ship)
    # low + (low+1) + (low+2) > total
    return max(1, total // 3)


def free_docks(s: AlienFrontiersState, station: int) -> int:
    """Docks open to the player at turn; at the Hub those of the own track."""
    docked = s.docks[station]
    if station != AT_HUB:
        return s.variant.docks[station] - len(docked)
    free = s.variant.docks[AT_HUB]
    turn = s.turn
    for ship in docked:
        if ship >> 3 == turn:
            free -= 1
    return free


def room_for_set(s: AlienFrontiersState, station: int, size: int) -> bool:
    """Enough free docks; with ``whole_groups`` those of a broken set stay closed (ruling 3)."""
    docked = s.docks[station]
    room = s.variant.docks[station]
    if not s.variant.whole_groups:
        return len(docked) + size <= room
    ships: dict[int, int] = {}
    for ship in docked:
        group = ship_of(owner_of(ship), ship_value(s, ship))
        ships[group] = ships.get(group, 0) + 1
    groups = 0
    for count in ships.values():
        groups += (count + size - 1) // size
    return (groups + 1) * size <= room


def constructor_ore(s: AlienFrontiersState) -> int:
    """The ore of a landing by the Colony Constructor, less with Bradbury Plateau (PL 9.4, 10.2)."""
    ore = STATION_ORE[AT_CONSTRUCTOR]
    return max(0, ore - BONUS_ORE[BRADBURY]) if s.bonus >> BRADBURY & 1 else ore


def shipyard_price(s: AlienFrontiersState) -> tuple[int, int]:
    """Fuel and ore for the next ship: once, twice, three times the price of the first beyond the starting
    fleet, less with Herbert Valley (PL 9.9, rulings 23, 25).

    A third ship, which only ``plasma_ignore_ts`` can make necessary, costs what a fourth does.
    """
    tier = max(1, SHIPS_EACH - s.players[s.turn].stock + 1 - FLEET)
    fuel = tier * STATION_FUEL[AT_SHIPYARD]
    ore = tier * STATION_ORE[AT_SHIPYARD]
    if s.bonus >> HERBERT & 1:
        return max(0, fuel - BONUS_FUEL[HERBERT]), max(0, ore - BONUS_ORE[HERBERT])
    return fuel, ore


def may_land_at_constructor(s: AlienFrontiersState, player: Player) -> bool:
    """A supply colony, or the last one from the Hub track (A6.1, ruling 18, difference 6)."""
    return player.colonies > 0 or (player.hub > 0 and s.variant.last_colony_cc)


def dock_actions(s: AlienFrontiersState, fuel: int, ore: int) -> list[int]:
    """Every docking the unplaced ships allow, sorted, if ``fuel`` and ``ore`` can be paid."""
    hand = s.hand
    shows = SHOWS[hand]
    relic = s.relic_value if s.relic_at == IN_HAND else 0
    tokens = shows | RELIC_BIT if relic else shows
    if not tokens:
        return []
    player = s.players[s.turn]
    docks = s.docks
    room = s.variant.docks
    out: list[int] = []
    if len(docks[AT_ARTIFACT]) < room[AT_ARTIFACT]:
        out.extend(ARTIFACT_BY[tokens])
    hub = player.hub
    if hub < HUB_CIRCLES and (hub or player.colonies) and (not docks[AT_HUB] or free_docks(s, AT_HUB) > 0):
        out.extend(HUB_BY[tokens])  # a colony on the last circle must be launched first (ruling 14, 19)
    triples = TRIPLES[hand]
    pairs = PAIRS[hand]
    # With the Relic the set needs one own ship fewer of the Relic's value.
    with_relic = 1 << relic - 1 if relic else 0
    if (
        (triples or pairs & with_relic)
        and ore >= constructor_ore(s)
        and may_land_at_constructor(s, player)
        and room_for_set(s, AT_CONSTRUCTOR, 3)
    ):
        out.extend(CONSTRUCTOR_BY[triples])
        if pairs & with_relic:
            out.append(CONSTRUCTOR + 5 + relic)
    if len(docks[AT_MINE]) < room[AT_MINE]:
        out.extend(MINE_BY[_mine_tokens(s, tokens, relic)])
    two = shows & with_relic
    if (pairs or two) and room_for_set(s, AT_MARKET, 2):
        out.extend(MARKET_BY[pairs])
        if two:
            out.append(MARKET + 5 + relic)
    straights = STRAIGHTS[shows]
    any_straight = STRAIGHTS[shows | with_relic] if relic else straights
    if any_straight:
        _add_raids(s, straights, any_straight, relic, out)
    if (pairs or two) and player.stock > 0 and room_for_set(s, AT_SHIPYARD, 2):
        price = shipyard_price(s)
        if fuel >= price[0] and ore >= price[1]:
            out.extend(SHIPYARD_BY[pairs])
            if two:
                out.append(SHIPYARD + 5 + relic)
    if len(docks[AT_SOLAR]) < room[AT_SOLAR]:
        out.extend(SOLAR_BY[tokens])
    if (
        (shows & SIX_BIT or relic == 6)
        and fuel >= STATION_FUEL[AT_TERRAFORM]
        and ore >= STATION_ORE[AT_TERRAFORM]
        and len(docks[AT_TERRAFORM]) < room[AT_TERRAFORM]
        and (player.colonies or player.hub)
    ):
        if shows & SIX_BIT and player.stock < SHIPS_EACH - FLEET:
            out.append(TERRAFORM)  # three own-colour ships must remain (PL 9.11, ruling 24)
        if relic == 6:
            out.append(TERRAFORM + 1)
    return out


def _mine_tokens(s: AlienFrontiersState, tokens: int, relic: int) -> int:
    """Of the unplaced ships those that may dock at the Lunar Mine: none below the highest there (ruling 21).

    With Van Vogt Mountains the first ship of a turn may have any value.
    """
    if s.bonus >> VANVOGT & 1 and not s.mine_used:
        return tokens
    highest = mine_highest(s)
    if highest < 2:
        return tokens
    fitting = (tokens & ~RELIC_BIT) >> highest - 1 << highest - 1
    return fitting | RELIC_BIT if relic >= highest else fitting


def _add_raids(s: AlienFrontiersState, straights: int, with_relic: int, relic: int, out: list[int]) -> None:
    """Append the straights that may dock at the Raiders' Outpost, of own ships and with the Relic."""
    floor = raid_floor(s) - 1
    out.extend(RAIDERS_BY[straights >> floor << floor])
    if relic:
        # Straights that contain the Relic's value can use the Relic for it.
        for low in range(max(1, relic - 2, floor + 1), min(4, relic) + 1):
            if with_relic >> low - 1 & 1:
                out.append(RAIDERS + 3 + low)


def docked_tokens(s: AlienFrontiersState, action: int) -> int:
    """The tokens a docking action uses, as a mask."""
    if action >= TERRAFORM:
        return RELIC_BIT if action > TERRAFORM else SIX_BIT
    if action >= SOLAR:
        return 1 << action - SOLAR
    if action >= RAIDERS and action < SHIPYARD:
        mask = 7 << (action - RAIDERS) % STRAIGHT_STARTS
        if action >= RAIDERS + STRAIGHT_STARTS:
            mask = mask & ~(1 << s.relic_value - 1) | RELIC_BIT
        return mask
    if action >= MINE and action < MARKET:
        return 1 << action - MINE
    if action < HUB:
        return 1 << action
    if action < CONSTRUCTOR:
        return 1 << action - HUB
    offset = action - CONSTRUCTOR
    if action >= SHIPYARD:
        offset = action - SHIPYARD
    elif action >= MARKET:
        offset = action - MARKET
    return 1 << offset if offset < 6 else 1 << offset - 6 | RELIC_BIT


def takes_any_ship(s: AlienFrontiersState, docks: list[int]) -> bool:
    """Whether ``docks`` offers a station that takes every ship, so that none is stranded."""
    return docks[0] < CONSTRUCTOR or len(s.docks[AT_SOLAR]) < s.variant.docks[AT_SOLAR]


def stranded_tokens(s: AlienFrontiersState, docks: list[int]) -> int:
    """Unplaced ships that no docking of ``docks`` uses: only these may go to the bay (ruling 1)."""
    tokens = hand_tokens(s)
    if s.variant.free_maintenance:
        return tokens
    for action in docks:
        tokens &= ~docked_tokens(s, action)
        if not tokens:
            break
    return tokens


def artifact_total(s: AlienFrontiersState) -> int:
    """Values at the Alien Artifact since the last claim (ruling 8)."""
    total = TOTAL[s.artifact_hand]
    return total + s.relic_value if s.artifact_relic else total


# --- the Orbital Market and the Hub during the turn ------------------------------------------------


def market_rate(s: AlienFrontiersState) -> int:
    """Fuel for one ore with the pairs the player at turn has docked; 0 without a pair (ruling 22)."""
    seen = 0
    best = 0
    for ship in s.docks[AT_MARKET]:
        if ship >> 3 == s.turn:
            value = ship_value(s, ship)
            if seen >> value & 1 and (best == 0 or value < best):
                best = value
            seen |= 1 << value
    if best and s.bonus >> HEINLEIN & 1:
        return BONUS_FUEL[HEINLEIN]
    return best


def can_trade(s: AlienFrontiersState, fuel: int) -> bool:
    """A docked pair and its price in fuel (PL 9.7); of a finite supply some ore must be left."""
    rate = market_rate(s)
    return 0 < rate <= fuel and (not s.variant.finite_tokens or supply_left(s, "ore") > 0)


def trade(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """Fuel for one ore at the Orbital Market (PL 9.7)."""
    player = s.players[s.turn]
    rate = market_rate(s)
    player.fuel -= rate
    gain(s, player, 0, 1)
    if events is not None:
        tell(events, "af-event-trade", player=seat_name(s.turn), fuel=rate)


def can_launch(player: Player) -> bool:
    """A colony on the last circle, and the price of a launch (PL 9.3, ruling 15)."""
    if player.hub < HUB_CIRCLES:
        return False
    return player.fuel >= STATION_FUEL[AT_HUB] and player.ore >= STATION_ORE[AT_HUB]


def launch(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """Pay and choose a territory for the colony on the last circle."""
    player = s.players[s.turn]
    player.fuel -= STATION_FUEL[AT_HUB]
    player.ore -= STATION_ORE[AT_HUB]
    if events is not None:
        tell(events, "af-event-launch", player=seat_name(s.turn))
    s.stack.append((LAND, 1))
