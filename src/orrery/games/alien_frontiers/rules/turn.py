"""Set-up and the course of a turn: gather, roll, main phase, end (specification A2-A5)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_frontiers.actions import DRAW, FIRST, KEEP, RELIC_ROLL, ROLL
from orrery.games.alien_frontiers.components import (
    AT_TERRAFORM,
    CONTENT,
    DISPLAY_SIZE,
    IN_BAY,
    IN_HAND,
    RESOURCE_LIMIT,
)
from orrery.games.alien_frontiers.dice import FIRST_OF_SIZE, SIDES, VALUES
from orrery.games.alien_frontiers.rules.display import dealt
from orrery.games.alien_frontiers.rules.docking import gather_fleet
from orrery.games.alien_frontiers.rules.planet import refresh_bonus, undock_to_stock
from orrery.games.alien_frontiers.rules.powers import rerolled, resource_cache
from orrery.games.alien_frontiers.ships import owner_of
from orrery.games.alien_frontiers.state import (
    DEAL,
    FIRST_ROLL,
    FIRST_SEAT,
    KEEP_EIGHT,
    NOWHERE,
    RELIC_REROLL,
    RELIC_TURN_ROLL,
    REROLL,
    TURN_ROLL,
    AlienFrontiersState,
    clear_turn,
    ships_in_play,
)

# --- set-up -------------------------------------------------------------------------------------------


def set_up(s: AlienFrontiersState) -> None:
    """Leave to chance: three displayed cards, a card each, and the first player (A2)."""
    players = s.variant.players
    if s.variant.first == "seat":
        s.stack.append((FIRST_SEAT, 0))
    elif s.variant.first == "random":
        s.stack.append((FIRST_SEAT, -1))
    else:
        s.stack.append((FIRST_ROLL, 0, 0, 0, (1 << players) - 1))
    for seat in range(players - 1, -1, -1):
        s.stack.append((DEAL, seat, 1))
    s.stack.append((DEAL, NOWHERE, DISPLAY_SIZE))


def _first_roll(s: AlienFrontiersState, value: int, events: list[Event] | None) -> None:
    """The highest roll starts; those tied for it roll again (difference 27)."""
    _, seat, best, leaders, contenders = s.stack.pop()
    if events is not None:
        tell(events, "af-event-first-roll", player=seat_name(seat), value=value)
    if value > best:
        best = value
        leaders = 1 << seat
    elif value == best:
        leaders |= 1 << seat
    following = seat + 1
    while following < s.variant.players and not contenders >> following & 1:
        following += 1
    if following < s.variant.players:
        s.stack.append((FIRST_ROLL, following, best, leaders, contenders))
    elif leaders & (leaders - 1):
        lowest = (leaders & -leaders).bit_length() - 1
        s.stack.append((FIRST_ROLL, lowest, 0, 0, leaders))
    else:
        _start(s, leaders.bit_length() - 1, events)


def _start(s: AlienFrontiersState, first: int, events: list[Event] | None) -> None:
    """Compensation in turn order, then the first turn (A2.5, A3)."""
    s.first = first
    s.turn = first
    row = CONTENT.tables["setup"][s.variant.players - 2]
    for place in range(s.variant.players):
        player = s.players[(first + place) % s.variant.players]
        player.fuel += row["bonus_fuel"][place]
        player.ore += row["bonus_ore"][place]
    if events is not None:
        tell(events, "af-event-first", player=seat_name(first))
    begin_turn(s, events)


# --- a turn -------------------------------------------------------------------------------------------


def begin_turn(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """A ship on the Terraforming Station is gone; all others are gathered and rolled (A4.1)."""
    clear_turn(s)
    refresh_bonus(s)
    if s.turn == s.first:
        s.round += 1
        if s.variant.round_limit and s.round > s.variant.round_limit:
            s.over = True
            if events is not None:
                tell(events, "af-event-round-limit", rounds=s.variant.round_limit)
            return
    for ship in s.docks[AT_TERRAFORM]:
        if owner_of(ship) == s.turn:
            undock_to_stock(s, AT_TERRAFORM, ship, events)
    gather_fleet(s)
    if s.relic_owner == s.turn:
        s.relic_at = IN_BAY
        s.relic_value = 0
        s.stack.append((RELIC_TURN_ROLL,))
    s.stack.append((TURN_ROLL,))
    if events is not None:
        tell(events, "af-event-turn", player=seat_name(s.turn), round=s.round)


def end_turn(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """Stranded ships go to the bay (ruling 2); more than eight resources are returned (A4.4)."""
    s.hand = 0
    if s.relic_at == IN_HAND:
        s.relic_at = IN_BAY
    player = s.players[s.turn]
    if player.fuel + player.ore > RESOURCE_LIMIT:
        if not s.variant.auto_discard:
            s.stack.append((KEEP_EIGHT,))
            return
        player.ore = min(player.ore, RESOURCE_LIMIT)
        player.fuel = RESOURCE_LIMIT - player.ore
    next_turn(s, events)


def keep_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Every mix of eight out of what the player has (difference 11)."""
    player = s.players[s.turn]
    return [
        KEEP + fuel
        for fuel in range(RESOURCE_LIMIT + 1)
        if fuel <= player.fuel and RESOURCE_LIMIT - fuel <= player.ore
    ]


def keep_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Keep some fuel and fill up to eight with ore."""
    s.stack.pop()
    player = s.players[s.turn]
    player.fuel = action - KEEP
    player.ore = RESOURCE_LIMIT - player.fuel
    if events is not None:
        tell(events, "af-event-keep", player=seat_name(s.turn), fuel=player.fuel, ore=player.ore)
    next_turn(s, events)


def next_turn(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """The turn passes clockwise."""
    s.turn = (s.turn + 1) % s.variant.players
    begin_turn(s, events)


# --- chance -------------------------------------------------------------------------------------------


def chance_outcomes(s: AlienFrontiersState) -> list[int]:
    """The outcomes of the chance decision on top of the stack."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind == DEAL:
        return [DRAW + card for card in range(len(s.deck)) if s.deck[card]]
    if kind in (RELIC_TURN_ROLL, RELIC_REROLL):
        return list(range(RELIC_ROLL, RELIC_ROLL + SIDES))
    if kind == FIRST_SEAT:
        if frame[1] >= 0:
            return [FIRST + frame[1]]
        return list(range(FIRST, FIRST + s.variant.players))
    size = rolled_dice(s)
    return list(range(ROLL + FIRST_OF_SIZE[size], ROLL + FIRST_OF_SIZE[size + 1]))


def rolled_dice(s: AlienFrontiersState) -> int:
    """How many own-colour ships the roll on top of the stack rolls."""
    frame = s.stack[-1]
    if frame[0] == TURN_ROLL:
        return ships_in_play(s, s.turn)
    return frame[1] if frame[0] == REROLL else 1


def chance_happened(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Apply an outcome of the chance decision on top of the stack."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind == TURN_ROLL:
        s.stack.pop()
        s.hand = action - ROLL
        _tell_roll(s, VALUES[s.hand], events)
        if not s.stack:
            resource_cache(s, events)
    elif kind == RELIC_TURN_ROLL:
        s.stack.pop()
        s.relic_at = IN_HAND
        s.relic_value = action - RELIC_ROLL + 1
        _tell_relic_roll(s, events)
        resource_cache(s, events)
    elif kind == DEAL:
        dealt(s, action - DRAW, events)
    elif kind == REROLL:
        s.stack.pop()
        rerolled(s, action - ROLL)
        _tell_roll(s, VALUES[action - ROLL], events)
    elif kind == RELIC_REROLL:
        s.stack.pop()
        s.relic_value = action - RELIC_ROLL + 1
        _tell_relic_roll(s, events)
    elif kind == FIRST_ROLL:
        _first_roll(s, VALUES[action - ROLL][0], events)
    else:
        s.stack.pop()
        _start(s, action - FIRST, events)


def _tell_roll(s: AlienFrontiersState, values: tuple[int, ...], events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "af-event-roll", player=seat_name(s.turn), dice=" ".join(map(str, values)))


def _tell_relic_roll(s: AlienFrontiersState, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "af-event-relic-roll", player=seat_name(s.turn), value=s.relic_value)
