"""Moves in words: a Fluent message for every action, with the facts a player decides by.

What a docking brings is read off a trial docking, so that no rule is told twice. A label may be asked
for any action in any position; for one that is illegal it says what it would be. What is printed on the
components is a message of its own each.
"""

from typing import Final

from orrery.core.messages import Label, seat_name
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
    TAKE,
    TELEPORT,
    TERRITORY,
    TRADE,
    WARP,
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
    CARD_TYPES,
    CARDS,
    CONTENT,
    IN_HAND,
    SHIPS_EACH,
)
from orrery.games.alien_frontiers.dice import SIZE, VALUES, hand_of
from orrery.games.alien_frontiers.names import (
    SET_SIZE,
    Docking,
    card_name,
    docking,
    field_name,
    power_price,
    ship_name,
    single_token,
    station_name,
    territory_name,
)
from orrery.games.alien_frontiers.rules import planet, powers, stations
from orrery.games.alien_frontiers.rules.turn import RESOURCE_LIMIT
from orrery.games.alien_frontiers.state import (
    CANNON_SHOT,
    MOVE_TO,
    NOWHERE,
    RAID,
    WARP_PICK,
    AlienFrontiersState,
)

HUB_END: Final = 7


def label(s: AlienFrontiersState, action: int) -> Label:
    """The move as a message for people: id and arguments (see ``core.game.Label``)."""
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
    stations.dock(trial, action, None)
    return trial


def _dock_label(s: AlienFrontiersState, action: int) -> Label:
    parts = docking(s, action)
    trial = _trial(s, action, parts)
    if parts.station in SET_SIZE:
        return _set_label(s, parts, trial)
    before = s.players[s.turn]
    after = trial.players[s.turn]
    args: dict[str, int | str] = {"ship": ship_name(s, single_token(parts))}
    if parts.station == AT_ARTIFACT:
        args["total"] = stations.artifact_total(trial)
        return ("af-move-artifact", args)
    if parts.station == AT_HUB:
        args["steps"] = after.hub - before.hub + trial.excess
        args["circle"] = min(HUB_END, after.hub)
        return ("af-move-hub-spare" if trial.excess else "af-move-hub", args)
    if parts.station == AT_MINE:
        args["ore"] = after.ore - before.ore
        return ("af-move-mine", args)
    if parts.station == AT_SOLAR:
        args["fuel"] = after.fuel - before.fuel
        return ("af-move-solar", args)
    args["fuel"] = before.fuel - after.fuel
    args["ore"] = before.ore - after.ore
    return ("af-move-terraform", args)


def _set_label(s: AlienFrontiersState, parts: Docking, trial: AlienFrontiersState) -> Label:
    before = s.players[s.turn]
    after = trial.players[s.turn]
    args: dict[str, int | str] = {"set": parts.shown(), "relic": int(parts.relic)}
    if parts.station == AT_CONSTRUCTOR:
        args["ore"] = before.ore - after.ore
        return ("af-move-constructor", args)
    if parts.station == AT_MARKET:
        args["fuel"] = stations.market_rate(trial)
        return ("af-move-market", args)
    if parts.station == AT_SHIPYARD:
        args["fuel"] = before.fuel - after.fuel
        args["ore"] = before.ore - after.ore
        args["number"] = SHIPS_EACH - after.stock
        return ("af-move-shipyard", args)
    bumped = len(s.docks[AT_RAIDERS])
    if bumped:
        args["ships"] = bumped
        return ("af-move-raiders-bump", args)
    return ("af-move-raiders", args)


# --- the rest of the main phase -----------------------------------------------------------------------


def _main_label(s: AlienFrontiersState, action: int) -> Label:
    player = s.players[s.turn]
    if action < TRADE:
        return ("af-move-bay", {"ship": ship_name(s, stations.bay_token(action))})
    if action == TRADE:
        rate = stations.market_rate(s)
        return ("af-move-trade", {"fuel": rate}) if rate else ("af-move-trade-closed", {})
    if action == LAUNCH:
        if s.excess and player.colonies:
            return ("af-move-launch-spare", {"fuel": 1, "ore": 1, "steps": s.excess})
        return ("af-move-launch", {"fuel": 1, "ore": 1})
    if action == BUY_RELIC:
        return ("af-move-buy-relic", {"fuel": 1, "ore": 1})
    if action == CYCLE:
        return ("af-move-cycle", {"times": s.cycles})
    return ("af-move-claim", {"card": card_name(action - CLAIM), "total": stations.artifact_total(s)})


def _power_label(s: AlienFrontiersState, action: int) -> Label:
    if action < STASIS:
        return _turn_label(s, "af-move-boost", action - BOOST + 1, 1)
    if action < FLIP:
        return _turn_label(s, "af-move-stasis", action - STASIS + 1, -1)
    if action < GRAVITY:
        token = action - FLIP + 1
        return _turn_label(s, "af-move-flip", token, 7 - 2 * powers.token_value(s, token))
    if action < BORROW:
        down, up = (action - GRAVITY) // 7 + 1, (action - GRAVITY) % 7 + 1
        return (
            "af-move-gravity",
            {
                "down": ship_name(s, down),
                "lower": powers.token_value(s, down) - 1,
                "up": ship_name(s, up),
                "higher": powers.token_value(s, up) + 1,
                "fuel": power_price(s, 2),
            },
        )
    if action < CANNON:
        territory = action - BORROW
        fuel = power_price(s, powers.borrow_cost(s, territory))
        return ("af-move-borrow", {"territory": territory_name(territory), "fuel": fuel})
    if action < TELEPORT:
        return (
            "af-move-cannon-pohl" if powers.discount(s) else "af-move-cannon",
            {"station": station_name(action - CANNON)},
        )
    if action < WARP:
        offset = action - TELEPORT
        return (
            "af-move-teleport",
            {
                "station": station_name(offset // 7),
                "ship": ship_name(s, offset % 7 + 1),
                "fuel": power_price(s, 2),
            },
        )
    return ("af-move-warp", {"fuel": power_price(s, 1)})


def _turn_label(s: AlienFrontiersState, key: str, token: int, change: int) -> Label:
    """A card that turns one ship to another face."""
    args: dict[str, int | str] = {
        "ship": ship_name(s, token),
        "value": powers.token_value(s, token) + change,
        "fuel": power_price(s, 1),
    }
    return (key, args)


def _discard_label(action: int) -> Label:
    if action < ISOLATE:
        return ("af-move-dampen", {"field": field_name(action - DAMPEN)})
    if action < POSITRON:
        return ("af-move-isolate", {"territory": territory_name(action - ISOLATE)})
    if action < REPULSE:
        return ("af-move-positron", {"territory": territory_name(action - POSITRON)})
    if action < FETCH:
        return ("af-move-repulse", {"territory": territory_name(action - REPULSE)})
    if action < BLAST:
        return ("af-move-fetch", {"card": card_name(action - FETCH)})
    if action == BLAST:
        return ("af-move-blast", {})
    return ("af-move-move", {}) if action == MOVE else ("af-move-swap", {})


# --- decisions within a move, and chance ----------------------------------------------------------------


def _choice_label(s: AlienFrontiersState, action: int) -> Label:
    if action == END:
        ships = SIZE[s.hand] + int(s.relic_at == IN_HAND)
        return ("af-move-end-bay", {"ships": ships}) if ships else ("af-move-end", {})
    if action == DONE:
        return _done_label(s)
    if action < COLONY:
        return _territory_label(s, action - TERRITORY)
    if action < SHIP:
        place = territory_name((action - COLONY) >> 2)
        return ("af-move-colony", {"territory": place, "owner": seat_name(action & 3)})
    if action < BAY_SHIP:
        return _ship_label(s, action - SHIP)
    if action < TAKE:
        owner = seat_name((action - BAY_SHIP) >> 1)
        return ("af-move-bay-relic" if action - BAY_SHIP & 1 else "af-move-bay-ship", {"owner": owner})
    if action < STEAL:
        owner = seat_name((action - TAKE) >> 1)
        return ("af-move-take-ore" if action - TAKE & 1 else "af-move-take-fuel", {"owner": owner})
    if action < PICK:
        seat, card = (action - STEAL) // CARD_TYPES, (action - STEAL) % CARD_TYPES
        owned = s.players[s.turn].cards >> card & 1
        return (
            "af-move-steal-owned" if owned else "af-move-steal",
            {"owner": seat_name(seat), "card": card_name(card)},
        )
    if action < KEEP:
        return ("af-move-pick", {"ship": ship_name(s, action - PICK + 1)})
    fuel = action - KEEP
    return ("af-move-keep", {"fuel": fuel, "ore": RESOURCE_LIMIT - fuel})


def _done_label(s: AlienFrontiersState) -> Label:
    frame = s.stack[-1] if s.stack else (NOWHERE,)
    if frame[0] == RAID:
        return ("af-move-done-raid", {})
    if frame[0] == CANNON_SHOT:
        return ("af-move-done-cannon", {})
    if frame[0] == WARP_PICK:
        return ("af-move-done-warp", {"ships": SIZE[frame[1]] + frame[2]})
    return ("af-move-done", {})


def _territory_label(s: AlienFrontiersState, territory: int) -> Label:
    args: dict[str, int | str] = {"territory": territory_name(territory)}
    if s.stack and s.stack[-1][0] == MOVE_TO:
        return ("af-move-move-to", args)
    trial = s.clone()
    trial.colonies[territory * 4 + s.turn] += 1
    if s.control[territory] != s.turn and planet.controller(trial, territory) == s.turn:
        return ("af-move-land-control", args)
    return ("af-move-land", args)


def _ship_label(s: AlienFrontiersState, offset: int) -> Label:
    args: dict[str, int | str] = {
        "station": station_name(offset // 28),
        "owner": seat_name(offset // 7 % 4),
        "ship": ship_name(s, offset % 7 + 1),
    }
    if s.stack and s.stack[-1][0] == CANNON_SHOT:
        args["fuel"] = power_price(s, 1) if s.stack[-1][2] == 0 else 1
        return ("af-move-shoot", args)
    return ("af-move-ship", args)


def _chance_label(action: int) -> Label:
    if action < FIRST:
        return ("af-move-draw", {"card": card_name(action - DRAW)})
    if action < RELIC_ROLL:
        return ("af-move-first", {"player": seat_name(action - FIRST)})
    if action < ROLL:
        return ("af-move-relic", {"value": action - RELIC_ROLL + 1})
    dice = " ".join(map(str, VALUES[action - ROLL]))
    return ("af-move-roll", {"dice": dice or "-"})


def component_words(table: str, component: str) -> list[Label]:
    """What a station, a territory or a card says; a card's second line is what discarding it does."""
    if table == "stations":
        return [(f"af-station-{component}-text", {})]
    if table == "territories":
        return [(f"af-territory-{component}-bonus", {})]
    if table != "cards":
        return []
    lines: list[Label] = [(f"af-card-{component}-power", {})]
    if CONTENT.tables["cards"][CARDS.index(component)]["discard"] is not None:
        lines.append((f"af-card-{component}-discard", {}))
    return lines
