"""Trade/Consume (specification 2.11): sell a good, then use every Consume power that can be used."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Limit, SetChoice
from orrery.games.new_frontiers.actions import (
    CONSUME,
    CONSUME_ACTION,
    FEED,
    PASS,
    SELL,
    STORE_CREDITS,
    action_on,
    actions_on,
    tile_meant,
)
from orrery.games.new_frontiers.components import NOWHERE, SALES_TAX
from orrery.games.new_frontiers.effects import (
    CON_DIFF,
    CON_UPTO,
    CON_USE,
    FEED_POWERS,
    NO_SALE,
    POWERS,
    PRICE_HERE,
    Effect,
)
from orrery.games.new_frontiers.names import kind_name, tile_name
from orrery.games.new_frontiers.sets import good_items, set_of
from orrery.games.new_frontiers.state import (
    CONSUME_GOODS,
    FEED_POWER,
    SELL_GOOD,
    STORE_SALE,
    Frame,
    NewFrontiersState,
    Player,
    following,
    gain_vp,
    goods_by_kind,
    owns,
    remove_good,
)
from orrery.games.new_frontiers.tiles import COLONIES, FIRST_WORLD, good_on, tile_of

#: Added to a tile: the action that sells its good.
_SOLD: Final[int] = action_on(SELL, 0)
#: By colony, the good included: whether that good can be sold.
_SELLS: Final[list[bool]] = [
    good_on(colony) > 0 and not NO_SALE[tile_of(colony)] for colony in range(COLONIES)
]


def start(s: NewFrontiersState, events: list[Event] | None) -> None:
    """The chooser first, who has the chip already (L588-592)."""
    _turn(s, s.actors[0], events)


def _turn(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """Both halves for one player after the other; without goods to sell or eat nothing is asked."""
    while seat != NOWHERE:
        s.used = 0
        s.consumed = 0
        if sellable(s.players[seat]):
            s.stack.append((SELL_GOOD, seat))
            return
        if _ask_to_consume(s, seat):
            return
        _consumed_all(s, seat, events)
        seat = following(s, seat)


def _go_on(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """The Consume half goes on, or the next player follows."""
    if not _ask_to_consume(s, seat):
        _consumed_all(s, seat, events)
        _turn(s, following(s, seat), events)


# --- selling ------------------------------------------------------------------------------------------


def sellable(player: Player) -> list[int]:
    """The colonies whose good can be sold (L632-633)."""
    return [colony >> 3 for colony in player.colonies if _SELLS[colony]]  # tile_of, asked of everybody


def sale_price(player: Player, tile: int, kind: int) -> int:
    """$ for a good of a kind on a colony: the price, and what Trade powers add (L612-615)."""
    return player.powers.prices[kind] + PRICE_HERE[tile]


def sale_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D20: a good to sell, or none."""
    out = [_SOLD + tile for tile in sellable(s.players[frame[1]])]
    out.append(PASS)
    return out


def sale_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """The Trade half."""
    seat = s.stack.pop()[1]
    if action == PASS:
        _go_on(s, seat, events)
    else:
        _sell(s, seat, tile_meant(SELL, action), events)


def _sell(s: NewFrontiersState, seat: int, tile: int, events: list[Event] | None) -> None:
    """Price and Trade powers; with Sales Tax face up the seller may store some of it (Q34)."""
    player = s.players[seat]
    kind = remove_good(s, player, tile)
    paid = sale_price(player, tile, kind)
    player.credits += paid
    if events is not None:
        tell(events, "nf-event-sold", player=seat_name(seat), kind=kind_name(kind), credits=paid)
    if s.open_goals >> SALES_TAX & 1:
        s.stack.append((STORE_SALE, seat, paid))
    else:
        _go_on(s, seat, events)


def tax_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D25: any part of what the sale brought."""
    return list(range(STORE_CREDITS, STORE_CREDITS + frame[2] + 1))


def tax_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """$ to the storage board."""
    seat = s.stack.pop()[1]
    count = action - STORE_CREDITS
    player = s.players[seat]
    player.credits -= count
    player.stored_credits += count
    if events is not None and count:
        tell(events, "nf-event-stored-credits", player=seat_name(seat), credits=count)
    _go_on(s, seat, events)


# --- consuming ----------------------------------------------------------------------------------------


def eaten_of(fed: int, kind: int) -> int:
    """How many goods of a kind a meal had so far: four bits a kind."""
    return fed >> 4 * kind & 15


def fed_with(fed: int, kind: int) -> int:
    """A meal with one more good of a kind."""
    return fed + (1 << 4 * kind)


def _kinds(counts: list[int]) -> int:
    """How many kinds have a good."""
    found = 0
    for count in counts:
        if count:
            found += 1
    return found


def _appetite(power: Effect, counts: list[int]) -> int:
    """How many goods a power would eat now: as many as it can, 0 if it cannot be used (L639-651)."""
    if power.different:
        found = min(power.size, _kinds(counts))
        return 0 if power.op == CON_USE and found < power.size else found
    if power.op == CON_UPTO:
        return min(power.size, counts[power.good] if power.good else sum(counts))
    for kind in range(1, 5):
        if counts[kind] < power.needs[kind]:
            return 0
    return power.size if sum(counts) >= power.size else 0


def usable(s: NewFrontiersState, player: Player) -> list[int]:
    """The unused powers that can eat something now."""
    counts = goods_by_kind(player)
    if sum(counts) == 0:
        return []
    return [
        power
        for power in player.powers.consume
        if not s.used >> power & 1 and _appetite(POWERS[power], counts)
    ]


def _open_sale(s: NewFrontiersState, player: Player) -> int:
    """An unused power to sell once more, or -1."""
    for power in player.powers.sales:
        if not s.used >> power & 1:
            return power
    return -1


def _ask_to_consume(s: NewFrontiersState, seat: int) -> bool:
    """Ask if a power can be used; whether it was asked."""
    player = s.players[seat]
    if (player.powers.consume and usable(s, player)) or (_open_sale(s, player) >= 0 and sellable(player)):
        s.stack.append((CONSUME_GOODS, seat))
        return True
    return False


def consume_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D21: stopping only if nothing but the optional sale is left (L617-621, L653-654)."""
    player = s.players[frame[1]]
    out: list[int] = []
    if player.powers.sales and _open_sale(s, player) >= 0:
        out = actions_on(SELL, sellable(player))
    powers = usable(s, player)
    if not powers:
        out.append(PASS)
    out.extend([CONSUME_ACTION[power] for power in powers])
    return out


def consume_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Use a power, sell once more (Q31), or stop."""
    seat = s.stack.pop()[1]
    player = s.players[seat]
    if action == PASS:
        _consumed_all(s, seat, events)
        _turn(s, following(s, seat), events)
    elif action < CONSUME:
        s.used |= 1 << _open_sale(s, player)
        _sell(s, seat, tile_meant(SELL, action), events)
    else:
        power = FEED_POWERS[action - CONSUME]
        s.used |= 1 << power
        if events is not None:
            tell(events, "nf-event-consume", player=seat_name(seat), tile=tile_name(POWERS[power].tile))
        left = _appetite(POWERS[power], goods_by_kind(player))
        _feed(s, seat, power, left, FIRST_WORLD, 0, events)


def _feed(
    s: NewFrontiersState,
    seat: int,
    power: int,
    left: int,
    lowest: int,
    fed: int,
    events: list[Event] | None,
) -> None:
    """Eat goods while there is no choice; ask when there is."""
    player = s.players[seat]
    while left:
        meals = _meals(player, POWERS[power], left, lowest, fed)
        if len(meals) > 1:
            s.stack.append((FEED_POWER, seat, power, left, lowest, fed))
            return
        fed = _eat(s, seat, power, left, meals[0], fed, events)
        left -= 1
        lowest = meals[0] + 1
    _go_on(s, seat, events)


def _meals(player: Player, power: Effect, left: int, lowest: int, fed: int) -> list[int]:
    """The colonies, from ``lowest`` on, whose good may be eaten next so that the rest can follow.

    ``fed`` counts what was eaten so far (see ``eaten_of``). Goods are eaten in ascending order of
    colonies, so that every set is offered once.
    """
    out = []
    for colony in player.colonies:
        kind = colony & 7  # good_on and tile_of: this is run for every good of every meal
        tile = colony >> 3
        if kind and tile >= lowest:
            later = goods_by_kind(player, tile + 1)
            if _completes(power, left - 1, fed_with(fed, kind), later):
                out.append(tile)
    return out


def _completes(power: Effect, left: int, fed: int, later: list[int]) -> bool:
    """Whether ``left`` more goods out of ``later`` complete what was fed."""
    if power.different:
        fresh = 0
        for kind in range(1, 5):
            eaten = fed >> 4 * kind & 15  # eaten_of: this is run for every good of every meal
            if eaten > 1:
                return False
            if eaten == 0 and later[kind]:
                fresh += 1
        return fresh >= left
    if power.op == CON_UPTO:
        if power.good == 0:
            return sum(later) >= left
        return fed == eaten_of(fed, power.good) << 4 * power.good and later[power.good] >= left
    missing = 0
    beyond = 0
    for kind in range(1, 5):
        need = power.needs[kind] - (fed >> 4 * kind & 15)
        if need > 0:
            missing += need
            if later[kind] < need:
                return False
        else:
            beyond -= need
    return missing <= left and beyond <= power.free and sum(later) >= left


def feed_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D22."""
    _, seat, power, left, lowest, fed = frame
    return actions_on(FEED, _meals(s.players[seat], POWERS[power], left, lowest, fed))


def feed_set(s: NewFrontiersState, frame: Frame) -> SetChoice | None:
    """The goods that complete the meal of a power.

    What it eats without a choice was eaten when it was used: then the meal has begun.
    """
    _, seat, number, left, lowest, fed = frame
    power = POWERS[number]
    limits: list[Limit] = []
    wanted = [True] * 5
    if power.different:
        for kind in range(1, 5):
            wanted[kind] = eaten_of(fed, kind) == 0
            limits.append(Limit(kind_name(kind), 0, 1))
    elif power.op == CON_UPTO:
        if power.good:
            wanted = [kind == power.good for kind in range(5)]
    else:
        needs = [power.needs[kind] - eaten_of(fed, kind) for kind in range(5)]
        limits = [Limit(kind_name(kind), needs[kind], left) for kind in range(1, 5) if needs[kind] > 0]
        if sum(limit.least for limit in limits) == left:
            wanted = [need > 0 for need in needs]
    colonies = [
        colony
        for colony in s.players[seat].colonies
        if good_on(colony) and wanted[good_on(colony)] and tile_of(colony) >= lowest
    ]
    return set_of(good_items(FEED, colonies), left, left, begun=fed > 0, limits=limits)


def feed_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """One good is eaten."""
    _, seat, power, left, _, fed = s.stack.pop()
    tile = tile_meant(FEED, action)
    fed = _eat(s, seat, power, left, tile, fed, events)
    _feed(s, seat, power, left - 1, tile + 1, fed, events)


def _eat(
    s: NewFrontiersState, seat: int, power: int, left: int, tile: int, fed: int, events: list[Event] | None
) -> int:
    """A good goes to the supply; pay for each, or for the whole meal with its last good."""
    player = s.players[seat]
    kind = remove_good(s, player, tile)
    s.consumed += 1
    effect = POWERS[power]
    if events is not None:
        tell(events, "nf-event-eaten", player=seat_name(seat), kind=kind_name(kind))
    if left == 1 or effect.op in (CON_UPTO, CON_DIFF):
        player.credits += effect.cr
        if effect.vp:
            gain_vp(s, player, effect.vp)
        if events is not None:
            tell(events, "nf-event-yield", player=seat_name(seat), vp=effect.vp, credits=effect.cr)
    return fed_with(fed, kind)


def _consumed_all(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """Powers that eat nothing: Galactic Salon, and New Economy last of all (Q29, Q30)."""
    player = s.players[seat]
    earned = player.powers.consume_vp
    for number in player.powers.consumed_vp:
        power = POWERS[number]
        earned += power.n * s.consumed
        if owns(player, power.named):
            earned += power.vp
    if earned:
        gain_vp(s, player, earned)
        if events is not None:
            tell(events, "nf-event-vp", player=seat_name(seat), vp=earned)
