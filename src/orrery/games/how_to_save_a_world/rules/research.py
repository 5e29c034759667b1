"""Research and upgrades (2.10)."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.games.how_to_save_a_world.actions import DONE, UPGRADE, UPGRADINGS
from orrery.games.how_to_save_a_world.components import (
    KIND_MASK,
    MEMBERS,
    NOWHERE,
    SIMPLE,
    UPGRADE_COST,
    UPGRADE_KIND,
    UPGRADES,
)
from orrery.games.how_to_save_a_world.effects import (
    RESEARCH_CHEAPER,
    RESEARCH_OFF,
    UPGRADE_LIST,
)
from orrery.games.how_to_save_a_world.effects import UPGRADED as UPGRADED_EVENTS
from orrery.games.how_to_save_a_world.names import upgrade_name
from orrery.games.how_to_save_a_world.rules.boosts import ask_boosts, occurred
from orrery.games.how_to_save_a_world.rules.payment import (
    discount,
    hidden_might_pay,
    pay,
    purse,
    use_discount,
)
from orrery.games.how_to_save_a_world.state import (
    GAIN_UPGRADES,
    PARTS,
    RESEARCH_MORE,
    RESEARCHING,
    UPGRADE_MORE,
    UPGRADED,
    HowToSaveAWorldState,
    Player,
)

KNOWLEDGE: Final = 1

DEAREST: Final[int] = max(UPGRADE_COST)
#: By money up to what the dearest upgrade costs: the upgrades that cost no more, as bit masks.
WITHIN: Final[list[int]] = [
    sum(1 << upgrade for upgrade in range(UPGRADES) if UPGRADE_COST[upgrade] <= money)
    for money in range(DEAREST + 1)
]


def research_discount(s: HowToSaveAWorldState, player: Player) -> int:
    """What location and upgrades take off the price of an upgrade."""
    off = 0 if s.place == NOWHERE else RESEARCH_OFF[s.place]
    if player.upgrades & RESEARCH_CHEAPER:
        off += discount(s, player, RESEARCH_CHEAPER)
    return off


def upgrade_cost(s: HowToSaveAWorldState, player: Player, upgrade: int) -> int:
    """What an upgrade costs now."""
    return max(0, UPGRADE_COST[upgrade] - research_discount(s, player))


def free_upgrades(player: Player, kinds: int) -> int:
    """The upgrades of these kinds that can be had, as a bit mask: simple ones, and slots without a cube."""
    found = 0
    for kind in MEMBERS[kinds]:
        found |= KIND_MASK[kind]
    return found & ~player.upgrades


def research_more(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> None:
    """The next research action, if anything can be bought."""
    _, seat, left = frame
    if ask_boosts(s, seat, frame):
        return
    player = s.players[seat]
    if left and (affordable(s, player) or hidden_might_pay(s, player, KNOWLEDGE)):
        s.stack.append((RESEARCHING, seat, left))


def affordable(s: HowToSaveAWorldState, player: Player) -> int:
    """The upgrades that a player lacks and can pay, as a bit mask."""
    money = purse(s, player, KNOWLEDGE) + research_discount(s, player)
    return WITHIN[money if money < DEAREST else DEAREST] & ~player.upgrades


def research_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D16: an upgrade that can be paid, or none."""
    out = [DONE]
    UPGRADINGS.add(affordable(s, s.players[frame[1]]), out)
    return out


def research_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """An upgrade is paid and gained."""
    _, seat, left = s.stack.pop()
    if action == DONE:
        return
    player = s.players[seat]
    upgrade = action - UPGRADE
    cost = upgrade_cost(s, player, upgrade)
    if player.upgrades & RESEARCH_CHEAPER and cost < UPGRADE_COST[upgrade]:
        use_discount(s, player, RESEARCH_CHEAPER)
    stack = s.stack
    stack.append((RESEARCH_MORE, seat, left - 1))
    depth = len(stack)
    pay(s, seat, KNOWLEDGE, cost, events)
    if len(stack) == depth:
        upgraded(s, seat, upgrade, events)
    else:
        stack.insert(depth, (UPGRADED, seat, upgrade))


def upgraded(s: HowToSaveAWorldState, seat: int, upgrade: int, events: list[Event] | None) -> None:
    """A simple upgrade gives what it says; another gets a cube. It does not score for itself (A50)."""
    player = s.players[seat]
    kind = UPGRADE_KIND[upgrade]
    if events is not None:
        tell(events, "hw-event-upgrade", player=seat_name(seat), upgrade=upgrade_name(upgrade))
    occurred(s, seat, UPGRADED_EVENTS[kind], events)
    if kind == SIMPLE:
        s.stack.append((PARTS, seat, UPGRADE_LIST[upgrade], 0, 0))
    else:
        player.upgrades |= 1 << upgrade


def upgrade_more(s: HowToSaveAWorldState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """Gain so many upgrades of a kind without paying (R29); without a free slot it is lost (A41)."""
    _, seat, kinds, left, number = frame
    if not left:
        return
    free = free_upgrades(s.players[seat], kinds)
    if free & (free - 1):
        s.stack.append((GAIN_UPGRADES, seat, kinds, left, number))
    elif free:
        s.stack.append((UPGRADE_MORE, seat, kinds, left - 1, number))
        upgraded(s, seat, free.bit_length() - 1, events)


def gain_upgrade_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D17: an upgrade of that kind."""
    out: list[int] = []
    UPGRADINGS.add(free_upgrades(s.players[frame[1]], frame[2]), out)
    return out


def gain_upgrade_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """It is gained."""
    _, seat, kinds, left, number = s.stack.pop()
    s.stack.append((UPGRADE_MORE, seat, kinds, left - 1, number))
    upgraded(s, seat, action - UPGRADE, events)
