"""Research and upgrades (2.10)."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.games.how_to_save_a_world.actions import DONE, UPGRADE
from orrery.games.how_to_save_a_world.components import (
    KIND_MASK,
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


def upgrade_cost(s: HowToSaveAWorldState, player: Player, upgrade: int) -> int:
    """What an upgrade costs now."""
    off = 0 if s.place == NOWHERE else RESEARCH_OFF[s.place]
    if player.upgrades & RESEARCH_CHEAPER:
        off += discount(s, player, RESEARCH_CHEAPER)
    return max(0, UPGRADE_COST[upgrade] - off)


def free_upgrades(player: Player, kinds: int) -> list[int]:
    """The upgrades of these kinds that can be had: simple ones, and slots without a cube."""
    return [
        upgrade
        for upgrade in range(UPGRADES)
        if kinds >> UPGRADE_KIND[upgrade] & 1 and not player.upgrades >> upgrade & 1
    ]


def research_more(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> None:
    """The next research action, if anything can be bought."""
    _, seat, left = frame
    if ask_boosts(s, seat, frame):
        return
    player = s.players[seat]
    if left and (
        research_choices(s, (RESEARCHING, seat, left)) != [DONE] or hidden_might_pay(s, player, KNOWLEDGE)
    ):
        s.stack.append((RESEARCHING, seat, left))


def research_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D16: an upgrade that can be paid, or none."""
    player = s.players[frame[1]]
    money = purse(s, player, KNOWLEDGE)
    off = 0 if s.place == NOWHERE else RESEARCH_OFF[s.place]
    if player.upgrades & RESEARCH_CHEAPER:
        off += discount(s, player, RESEARCH_CHEAPER)
    money += off
    owned = player.upgrades
    out = [DONE]
    for upgrade in range(UPGRADES):
        if UPGRADE_COST[upgrade] <= money and not owned >> upgrade & 1:
            out.append(UPGRADE + upgrade)
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
    s.stack.append((RESEARCH_MORE, seat, left - 1))
    s.stack.append((UPGRADED, seat, upgrade))
    pay(s, seat, KNOWLEDGE, cost, events)


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
    if len(free) > 1:
        s.stack.append((GAIN_UPGRADES, seat, kinds, left, number))
    elif free:
        s.stack.append((UPGRADE_MORE, seat, kinds, left - 1, number))
        upgraded(s, seat, free[0], events)


def gain_upgrade_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D17: an upgrade of that kind."""
    return [UPGRADE + upgrade for upgrade in free_upgrades(s.players[frame[1]], frame[2])]


def gain_upgrade_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """It is gained."""
    _, seat, kinds, left, number = s.stack.pop()
    s.stack.append((UPGRADE_MORE, seat, kinds, left - 1, number))
    upgraded(s, seat, action - UPGRADE, events)


def has_free(player: Player, kinds: int) -> bool:
    """Whether an upgrade of these kinds can be had."""
    return any(kinds >> kind & 1 and KIND_MASK[kind] & ~player.upgrades for kind in range(3))
