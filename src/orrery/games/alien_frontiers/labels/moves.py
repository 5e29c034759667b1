"""The label of any action. What a docking brings is read off a trial docking: no rule is told twice."""

from orrery.core.messages import Label, seat_name, why
from orrery.games.alien_frontiers.actions import (
    BAY,
    BAY_SHIP,
    BLAST,
    BOOST,
    BORROW,
    BUY_RELIC,
    CANNON,
    CLAIM,
    COLONY,
    CYCLE,
    DAMPEN,
    DONE,
    DRAW,
    END,
    FETCH,
    FIRST,
    FLIP,
    GRAVITY,
    ISOLATE,
    KEEP,
    LAUNCH,
    MOVE,
    PICK,
    POSITRON,
    RELIC_ROLL,
    REPULSE,
    ROLL,
    SHIP,
    STASIS,
    STEAL,
    TABLE,
    TAKE,
    TELEPORT,
    TERRITORY,
    TRADE,
    WARP,
    bay_ship_named,
    colony_named,
    gravity_ships,
    resource_named,
    ship_named,
    stolen_card,
    teleported_ship,
    token_named,
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
    BOOSTER,
    BURROUGHS,
    CARD_FUEL,
    CLAIM_TOTAL,
    DISPLAY_SIZE,
    GRAVITY_MANIPULATOR,
    HUB_CIRCLES,
    IN_HAND,
    PLASMA,
    POLARITY,
    RESOURCE_LIMIT,
    SHIPS_EACH,
    STASIS_BEAM,
    STATION_FUEL,
    STATION_ORE,
    TELEPORTER,
    WARPER,
)
from orrery.games.alien_frontiers.decisions import open_decision, open_frame
from orrery.games.alien_frontiers.dice import SIZE, VALUES, hand_of
from orrery.games.alien_frontiers.dockings import SET_SIZE, Docking, docking
from orrery.games.alien_frontiers.names import (
    card_name,
    field_name,
    ship_name,
    station_name,
    territory_name,
)
from orrery.games.alien_frontiers.rules import planet, powers, stations
from orrery.games.alien_frontiers.rules.docking import dock
from orrery.games.alien_frontiers.ships import RELIC, is_relic, owner_of
from orrery.games.alien_frontiers.state import AlienFrontiersState, spot


def label(s: AlienFrontiersState, action: int) -> Label:
    """The move as a message for people: id and arguments (see ``core.messages.Label``)."""
    decision = open_decision(s)
    if decision is not None and decision.label is not None and TABLE.template(action) in decision.answers:
        special: Label | None = decision.label(s, action, open_frame(s))
        if special is not None:
            return special
    if action < BAY:
        return _dock_label(s, action)
    if action < BOOST:
        return _main_label(s, action)
    if action < DAMPEN:
        return _power_label(s, action)
    if action < END:
        return _discard_label(action)
    if action < DRAW:
        return _choice_label(s, action)
    return _chance_label(action)


# --- docking ------------------------------------------------------------------------------------------


def _trial(s: AlienFrontiersState, action: int, parts: Docking) -> AlienFrontiersState:
    """The table after the docking, done with ships of just the right values."""
    trial = s.clone()
    trial.hand = hand_of(parts.own)
    trial.excess = 0
    if parts.relic:
        trial.relic_at = IN_HAND
    dock(trial, action, None)
    return trial


def _dock_label(s: AlienFrontiersState, action: int) -> Label:
    parts = docking(s, action)
    trial = _trial(s, action, parts)
    if parts.station in SET_SIZE:
        return _set_label(s, parts, trial)
    before = s.players[s.turn]
    after = trial.players[s.turn]
    ship = ship_name(s, parts.token())
    if parts.station == AT_ARTIFACT:
        total = stations.artifact_total(trial)
        return why("af-move-artifact", ship=ship, total=total, need=CLAIM_TOTAL)
    if parts.station == AT_HUB:
        steps = after.hub - before.hub + trial.excess
        circle = min(HUB_CIRCLES, after.hub)
        if trial.excess:
            return why("af-move-hub-spare", ship=ship, steps=steps, circle=circle)
        return why("af-move-hub", ship=ship, steps=steps, circle=circle)
    if parts.station == AT_MINE:
        return why("af-move-mine", ship=ship, ore=after.ore - before.ore)
    if parts.station == AT_SOLAR:
        return why("af-move-solar", ship=ship, fuel=after.fuel - before.fuel)
    return why("af-move-terraform", ship=ship, fuel=before.fuel - after.fuel, ore=before.ore - after.ore)


def _set_label(s: AlienFrontiersState, parts: Docking, trial: AlienFrontiersState) -> Label:
    before = s.players[s.turn]
    after = trial.players[s.turn]
    shown, relic = parts.shown(), int(parts.relic)
    if parts.station == AT_CONSTRUCTOR:
        return why("af-move-constructor", set=shown, relic=relic, ore=before.ore - after.ore)
    if parts.station == AT_MARKET:
        return why("af-move-market", set=shown, relic=relic, fuel=stations.market_rate(trial))
    if parts.station == AT_SHIPYARD:
        if before.stock == 0:
            return why("af-move-shipyard-none", set=shown, relic=relic)
        return why(
            "af-move-shipyard",
            set=shown,
            relic=relic,
            fuel=before.fuel - after.fuel,
            ore=before.ore - after.ore,
            number=SHIPS_EACH - after.stock,
        )
    bumped = len(s.docks[AT_RAIDERS])
    if bumped:
        return why("af-move-raiders-bump", set=shown, relic=relic, ships=bumped)
    return why("af-move-raiders", set=shown, relic=relic)


# --- the rest of the main phase -----------------------------------------------------------------------


def _main_label(s: AlienFrontiersState, action: int) -> Label:
    if action < TRADE:
        return why("af-move-bay", ship=ship_name(s, token_named(BAY, action)))
    if action == TRADE:
        rate = stations.market_rate(s)
        return why("af-move-trade", fuel=rate) if rate else why("af-move-trade-closed")
    if action == LAUNCH:
        fuel, ore = STATION_FUEL[AT_HUB], STATION_ORE[AT_HUB]
        if s.excess and s.players[s.turn].colonies:
            return why("af-move-launch-spare", fuel=fuel, ore=ore, steps=s.excess)
        return why("af-move-launch", fuel=fuel, ore=ore)
    if action == BUY_RELIC:
        return why("af-move-buy-relic", fuel=BONUS_FUEL[BURROUGHS], ore=BONUS_ORE[BURROUGHS])
    if action == CYCLE:
        return why("af-move-cycle", cards=DISPLAY_SIZE, times=s.cycles)
    return why("af-move-claim", card=card_name(action - CLAIM), total=stations.artifact_total(s))


def _power_label(s: AlienFrontiersState, action: int) -> Label:
    if action < STASIS:
        token = token_named(BOOST, action)
        return _turn_label(s, "af-move-boost", BOOSTER, token, powers.token_value(s, token) + 1)
    if action < FLIP:
        token = token_named(STASIS, action)
        return _turn_label(s, "af-move-stasis", STASIS_BEAM, token, powers.token_value(s, token) - 1)
    if action < GRAVITY:
        token = token_named(FLIP, action)
        value = powers.opposite(powers.token_value(s, token))
        return _turn_label(s, "af-move-flip", POLARITY, token, value)
    if action < BORROW:
        down, up = gravity_ships(action)
        return why(
            "af-move-gravity",
            down=ship_name(s, down),
            lower=powers.token_value(s, down) - 1,
            up=ship_name(s, up),
            higher=powers.token_value(s, up) + 1,
            fuel=powers.power_price(s, GRAVITY_MANIPULATOR),
        )
    if action < CANNON:
        territory = action - BORROW
        fuel = max(0, powers.borrow_cost(s, territory) - powers.discount(s))
        return why("af-move-borrow", territory=territory_name(territory), fuel=fuel)
    if action < TELEPORT:
        return _cannon_label(s, action - CANNON)
    if action < WARP:
        station, token = teleported_ship(action)
        fuel = powers.power_price(s, TELEPORTER)
        return why("af-move-teleport", station=station_name(station), ship=ship_name(s, token), fuel=fuel)
    return why("af-move-warp", fuel=powers.power_price(s, WARPER))


def _turn_label(s: AlienFrontiersState, message: str, card: int, token: int, value: int) -> Label:
    """A card that turns one ship to another face."""
    return why(message, ship=ship_name(s, token), value=value, fuel=powers.power_price(s, card))


def _cannon_label(s: AlienFrontiersState, station: int) -> Label:
    """Firing at a station: the price of each ship, and where those of the Terraforming Station go."""
    place, fuel, first = station_name(station), CARD_FUEL[PLASMA], powers.shot_price(s, 0)
    if station == AT_TERRAFORM:
        relic = any(is_relic(ship) for ship in s.docks[station] if owner_of(ship) != s.turn)
        return why("af-move-cannon-relic" if relic else "af-move-cannon-stock", station=place, fuel=first)
    if first != fuel:
        return why("af-move-cannon-pohl", station=place, fuel=fuel, first=first)
    return why("af-move-cannon", station=place, fuel=fuel)


def _discard_label(action: int) -> Label:
    if action < ISOLATE:
        return why("af-move-dampen", field=field_name(action - DAMPEN))
    if action < POSITRON:
        return why("af-move-isolate", territory=territory_name(action - ISOLATE))
    if action < REPULSE:
        return why("af-move-positron", territory=territory_name(action - POSITRON))
    if action < FETCH:
        return why("af-move-repulse", territory=territory_name(action - REPULSE))
    if action < BLAST:
        return why("af-move-fetch", card=card_name(action - FETCH))
    if action == BLAST:
        return why("af-move-blast")
    return why("af-move-move") if action == MOVE else why("af-move-swap")


# --- decisions within a move, and chance ----------------------------------------------------------------


def _choice_label(s: AlienFrontiersState, action: int) -> Label:
    if action == END:
        ships = SIZE[s.hand] + int(s.relic_at == IN_HAND)
        return why("af-move-end-bay", ships=ships) if ships else why("af-move-end")
    if action == DONE:
        return why("af-move-done")
    if action < COLONY:
        return _landing_label(s, action - TERRITORY)
    if action < SHIP:
        territory, seat = colony_named(action)
        return why("af-move-colony", territory=territory_name(territory), owner=seat_name(seat))
    if action < BAY_SHIP:
        station, seat, token = ship_named(action)
        place, owner = station_name(station), seat_name(seat)
        if token == RELIC:
            return why("af-move-ship-relic", station=place, owner=owner)
        return why("af-move-ship", station=place, owner=owner, ship=token)
    if action < TAKE:
        seat, relic = bay_ship_named(action)
        return why("af-move-bay-relic" if relic else "af-move-bay-ship", owner=seat_name(seat))
    if action < STEAL:
        seat, ore = resource_named(action)
        return why("af-move-take-ore" if ore else "af-move-take-fuel", owner=seat_name(seat))
    if action < PICK:
        seat, card = stolen_card(action)
        owned = s.players[s.turn].cards >> card & 1
        message = "af-move-steal-owned" if owned else "af-move-steal"
        return why(message, owner=seat_name(seat), card=card_name(card))
    if action < KEEP:
        return why("af-move-pick", ship=ship_name(s, token_named(PICK, action)))
    fuel = action - KEEP
    return why("af-move-keep", fuel=fuel, ore=RESOURCE_LIMIT - fuel)


def _landing_label(s: AlienFrontiersState, territory: int) -> Label:
    trial = s.clone()
    trial.colonies[spot(territory, s.turn)] += 1
    place = territory_name(territory)
    if s.control[territory] != s.turn and planet.controller(trial, territory) == s.turn:
        return why("af-move-land-control", territory=place)
    return why("af-move-land", territory=place)


def _chance_label(action: int) -> Label:
    if action < FIRST:
        return why("af-move-draw", card=card_name(action - DRAW))
    if action < RELIC_ROLL:
        return why("af-move-first", player=seat_name(action - FIRST))
    if action < ROLL:
        return why("af-move-relic", value=action - RELIC_ROLL + 1)
    dice = " ".join(map(str, VALUES[action - ROLL]))
    return why("af-move-roll", dice=dice or "-")
