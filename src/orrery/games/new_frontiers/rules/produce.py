"""Produce (specification 2.10): goods on colonies, then what Produce powers pay (order: ruling Q15)."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import SetChoice
from orrery.games.new_frontiers.actions import (
    NAME,
    PASS,
    PRODUCE,
    PRODUCE_OORT,
    STORE_GOOD,
    action_on,
    actions_on,
    tile_meant,
)
from orrery.games.new_frontiers.components import NOWHERE, STOCKPILE
from orrery.games.new_frontiers.effects import (
    KIND_DEPENDENT,
    POWERS,
    PRO_CR_HERE,
    PRO_CR_PER,
)
from orrery.games.new_frontiers.names import kind_name, tile_name
from orrery.games.new_frontiers.powers import OORT_BIT, count_selected
from orrery.games.new_frontiers.sets import good_items, set_of, tile_items
from orrery.games.new_frontiers.state import (
    NAME_KIND,
    SHORTAGE,
    STOCK_GOODS,
    WINDFALL_GOOD,
    Frame,
    NewFrontiersState,
    Player,
    chooser,
    following,
    lift_good,
    place_good,
    produced_by,
    producer,
)
from orrery.games.new_frontiers.tiles import (
    COLONIES,
    FIRST_WORLD,
    KIND,
    OORT,
    PRODUCTION,
    TYPE,
    WINDFALL,
    good_on,
    tile_of,
)

#: The step of WINDFALL_GOOD that is the bonus of the tile.
BONUS: Final = -1

#: By colony, the good included: the kind it produces by itself; 0 for none.
_MAKES: Final[list[int]] = [
    KIND[tile_of(colony)] if good_on(colony) == 0 and TYPE[tile_of(colony)] == PRODUCTION else 0
    for colony in range(COLONIES)
]
#: By colony, the good included: the windfall colony without a good that it is; 0 for none.
_HALO: Final[list[int]] = [
    tile_of(colony) if good_on(colony) == 0 and TYPE[tile_of(colony)] == WINDFALL else 0
    for colony in range(COLONIES)
]


def start(s: NewFrontiersState, events: list[Event] | None) -> None:
    """The chooser collects what lies on the tile (L519-521)."""
    seat = chooser(s)
    if s.produce_credits:
        s.players[seat].credits += s.produce_credits
        if events is not None:
            tell(events, "nf-event-collected", player=seat_name(seat), credits=s.produce_credits)
        s.produce_credits = 0
    _turn(s, seat, events)


def _turn(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """One player after the other, from ``seat`` on, until one is asked something; then the comparison."""
    while seat != NOWHERE:
        if not _produce_from(s, seat, 1, events):
            return
        seat = following(s, seat)
    _compare_players(s, events)
    _ask_to_store(s, s.actors[0])


def _go_on(s: NewFrontiersState, seat: int, done: bool, events: list[Event] | None) -> None:
    """After an answer: the next player, if this one is done."""
    if done:
        _turn(s, following(s, seat), events)


# The functions below that take a player further say whether the player is done; if not, a question waits.


# --- production colonies ------------------------------------------------------------------------------


def _empty_production(player: Player, kind: int) -> list[int]:
    """The production colonies of a kind without a good."""
    return [colony >> 3 for colony in player.colonies if _MAKES[colony] == kind]  # tile_of, for every good


def _put(s: NewFrontiersState, seat: int, tile: int, kind: int, events: list[Event] | None) -> None:
    place_good(s, s.players[seat], tile, kind)
    s.produced += (produced_by(seat, tile, kind),)
    if events is not None:
        tell(
            events,
            "nf-event-produced",
            player=seat_name(seat),
            tile=tile_name(tile),
            kind=kind_name(kind),
        )


def _produce_from(s: NewFrontiersState, seat: int, first: int, events: list[Event] | None) -> bool:
    """Kinds from ``first`` on; where goods are too few the player chooses the colonies (L549-551)."""
    player = s.players[seat]
    kinds = 0
    for colony in player.colonies:
        kinds |= 1 << _MAKES[colony]
    for kind in range(first, 5):
        if not kinds >> kind & 1:
            continue
        empty = _empty_production(player, kind)
        if len(empty) <= s.goods[kind]:
            for tile in empty:
                _put(s, seat, tile, kind, events)
        elif s.goods[kind]:
            s.stack.append((SHORTAGE, seat, kind, s.goods[kind], FIRST_WORLD))
            return False
    return _make_windfalls(s, seat, BONUS if seat == chooser(s) else BONUS + 1, events)


def _lacking(s: NewFrontiersState, frame: Frame) -> list[int]:
    """The colonies that may still receive one of the last goods of a kind."""
    _, seat, kind, _, lowest = frame
    return [tile for tile in _empty_production(s.players[seat], kind) if tile >= lowest]


def shortage_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D19: the colonies that receive the last goods of a kind, in ascending order."""
    empty = _lacking(s, frame)
    return actions_on(PRODUCE, empty[: len(empty) - frame[3] + 1])


def shortage_set(s: NewFrontiersState, frame: Frame) -> SetChoice | None:
    """As many colonies as goods are left."""
    left = frame[3]
    return set_of(tile_items(PRODUCE, _lacking(s, frame)), left, left, begun=frame[4] > FIRST_WORLD)


def shortage_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """One of the last goods of a kind is placed."""
    _, seat, kind, left, _ = s.stack.pop()
    tile = tile_meant(PRODUCE, action)
    _put(s, seat, tile, kind, events)
    if left > 1:
        s.stack.append((SHORTAGE, seat, kind, left - 1, tile + 1))
    else:
        _go_on(s, seat, _produce_from(s, seat, kind + 1, events), events)


# --- windfall colonies --------------------------------------------------------------------------------


def _make_windfalls(s: NewFrontiersState, seat: int, step: int, events: list[Event] | None) -> bool:
    """The chooser's bonus, then each power, compulsory where a colony can take the good (Q17)."""
    steps = len(s.players[seat].powers.windfalls)
    while step < steps:
        if _windfalls(s, seat, step):
            s.stack.append((WINDFALL_GOOD, seat, step))
            return False
        step += 1
    return _earn(s, seat, events)


def windfall_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D17 and D18."""
    return _windfalls(s, frame[1], frame[2])


def _windfalls(s: NewFrontiersState, seat: int, step: int) -> list[int]:
    """Goods on the empty windfall colonies that fit; on the Oort Refinery once for each kind."""
    player = s.players[seat]
    wanted = 0 if step == BONUS else POWERS[player.powers.windfalls[step]].good
    out = []
    oort = False
    for colony in player.colonies:
        tile = _HALO[colony]
        if not tile:
            continue
        if tile == OORT:
            oort = True
        elif wanted in (0, KIND[tile]) and s.goods[KIND[tile]]:
            out.append(action_on(PRODUCE, tile))
    if oort:
        for kind in range(1, 5):
            if wanted in (0, kind) and s.oort in (0, kind) and s.goods[kind]:
                out.append(PRODUCE_OORT + kind - 1)
    return out


def windfall_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """A good on one windfall colony; a good on the Oort Refinery names its kind for this action."""
    _, seat, step = s.stack.pop()
    if action >= PRODUCE_OORT:
        s.oort = action - PRODUCE_OORT + 1
        _put(s, seat, OORT, s.oort, events)
    else:
        tile = tile_meant(PRODUCE, action)
        _put(s, seat, tile, KIND[tile], events)
    _go_on(s, seat, _make_windfalls(s, seat, step + 1, events), events)


# --- $ ------------------------------------------------------------------------------------------------


def _earn(s: NewFrontiersState, seat: int, events: list[Event] | None) -> bool:
    """The $ of a player's own powers; the Oort Refinery's kind is asked if it counts (Q28)."""
    powers = s.players[seat].powers
    if s.oort == 0 and powers.colony_kinds & OORT_BIT:
        for power in powers.incomes:
            if KIND_DEPENDENT[power]:
                s.stack.append((NAME_KIND, seat))
                return False
    _pay(s, seat, events)
    return True


def kind_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D16: one of the four kinds."""
    return [NAME, NAME + 1, NAME + 2, NAME + 3]


def kind_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """The Oort Refinery's kind for the rest of the action."""
    seat = s.stack.pop()[1]
    s.oort = action - NAME + 1
    if events is not None:
        tell(events, "nf-event-named", player=seat_name(seat), kind=kind_name(s.oort))
    _pay(s, seat, events)
    _turn(s, following(s, seat), events)


def _pay(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    player = s.players[seat]
    earned = player.powers.income
    for number in player.powers.incomes:
        power = POWERS[number]
        if power.op == PRO_CR_PER:
            earned += power.n * count_selected(power, player.technologies, player.colonies, s.oort)
        elif power.op == PRO_CR_HERE:
            earned += power.n * _made_on(s, seat, power.tile)
        else:
            earned += power.n * _kinds_made(s, seat)
    if earned:
        _gain(s, seat, earned, events)


def _gain(s: NewFrontiersState, seat: int, earned: int, events: list[Event] | None) -> None:
    s.players[seat].credits += earned
    if events is not None:
        tell(events, "nf-event-income", player=seat_name(seat), credits=earned)


def _made_on(s: NewFrontiersState, seat: int, tile: int) -> int:
    """Whether a good was produced on a colony in this action, as 0 or 1 (L535-537)."""
    made = tile_of(produced_by(seat, tile, 0))
    return int(any(tile_of(entry) == made for entry in s.produced))


def _kinds_made(s: NewFrontiersState, seat: int) -> int:
    """How many kinds of goods a player produced in this action."""
    return len({good_on(good) for good in s.produced if producer(good) == seat})


def goods_made(s: NewFrontiersState, seat: int, kind: int) -> int:
    """Goods of a kind a player produced in this action (L539-540); kind 0 for any."""
    return sum(producer(good) == seat and kind in (0, good_on(good)) for good in s.produced)


def _compare_players(s: NewFrontiersState, events: list[Event] | None) -> None:
    """Powers for the most goods of a kind, when all have produced: strictly the most (Q15, Q16)."""
    for seat in s.actors:
        earned = 0
        for number in s.players[seat].powers.most:
            power = POWERS[number]
            own = goods_made(s, seat, power.good)
            if own and all(goods_made(s, other, power.good) < own for other in s.actors if other != seat):
                earned += power.n
        if earned:
            _gain(s, seat, earned, events)


# --- Stockpile Resources ------------------------------------------------------------------------------


def _ask_to_store(s: NewFrontiersState, seat: int) -> None:
    """After the whole action, while the goal is face up (Q33)."""
    if not s.open_goals >> STOCKPILE & 1:
        return
    while seat != NOWHERE:
        for colony in s.players[seat].colonies:
            if good_on(colony):
                s.stack.append((STOCK_GOODS, seat, FIRST_WORLD))
                return
        seat = following(s, seat)


def _stocked(s: NewFrontiersState, frame: Frame) -> list[int]:
    """The colonies whose goods may still be stored."""
    _, seat, lowest = frame
    return [colony for colony in s.players[seat].colonies if good_on(colony) and tile_of(colony) >= lowest]


def stock_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D23: any of the own goods, in ascending order, until the player stops."""
    return [*(action_on(STORE_GOOD, tile_of(colony)) for colony in _stocked(s, frame)), PASS]


def stock_set(s: NewFrontiersState, frame: Frame) -> SetChoice | None:
    """Some of the own goods, all or none."""
    items = good_items(STORE_GOOD, _stocked(s, frame))
    return set_of(items, 0, len(items), begun=frame[2] > FIRST_WORLD, confirm=PASS)


def stock_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """A good goes to the storage board and never comes back (L882-887)."""
    seat = s.stack.pop()[1]
    if action == PASS:
        _ask_to_store(s, following(s, seat))
        return
    player = s.players[seat]
    tile = tile_meant(STORE_GOOD, action)
    kind = lift_good(player, tile)
    player.stored_goods += 1 << 8 * kind
    if events is not None:
        tell(events, "nf-event-stored-good", player=seat_name(seat), kind=kind_name(kind))
    frame = (STOCK_GOODS, seat, tile + 1)
    if _stocked(s, frame):
        s.stack.append(frame)
    else:
        _ask_to_store(s, following(s, seat))
