"""Paying: genius in place of basic resources, any basic resource, tags as a resource, discounts (R17, D6)."""

from orrery.core.messages import Event
from orrery.core.sets import Item, SetChoice
from orrery.games.how_to_save_a_world.actions import EVERY, GENIUS_PAID, PAY, TAGS_SPENT
from orrery.games.how_to_save_a_world.components import GENIUS, NOWHERE
from orrery.games.how_to_save_a_world.effects import ABILITY_N, ONCE_MASK, TAG_FOR, TAG_RES, Effect
from orrery.games.how_to_save_a_world.rules.tags import spend_tags, tags_at_hand, unsure
from orrery.games.how_to_save_a_world.state import (
    PAY_ANY,
    PAY_TAGS,
    PAYING,
    PAYMENT,
    PRICE,
    HowToSaveAWorldState,
    Player,
)

# --- discounts --------------------------------------------------------------------------------------


def discount(s: HowToSaveAWorldState, player: Player, kind: int) -> int:
    """What upgrades of a kind take off a price now."""
    serving = player.upgrades & kind & ~s.used
    if not serving:
        return 0
    return sum([n for upgrade, n in enumerate(ABILITY_N) if serving >> upgrade & 1])


def use_discount(s: HowToSaveAWorldState, player: Player, kind: int) -> None:
    """Discounts that serve once a turn have served."""
    s.used |= player.upgrades & kind & ONCE_MASK


# --- one resource -----------------------------------------------------------------------------------


def purse(s: HowToSaveAWorldState, player: Player, resource: int) -> int:
    """How much of a resource a player can pay, genius and a location's rule included."""
    resources = player.resources
    if resource == GENIUS:
        return resources[GENIUS]
    total = resources[resource] + resources[GENIUS]
    if s.place != NOWHERE and TAG_RES[s.place] == resource:
        total += tags_at_hand(s, player, TAG_FOR[s.place])
    return total


def hidden_might_pay(s: HowToSaveAWorldState, player: Player, resource: int) -> bool:
    """Whether tags that others cannot know of might serve as the resource here."""
    return s.place != NOWHERE and TAG_RES[s.place] == resource and unsure(player)


def pay(s: HowToSaveAWorldState, seat: int, resource: int, cost: int, events: list[Event] | None) -> None:
    """Pay, or ask for the split where there are several (D6)."""
    if cost and s.place != NOWHERE and TAG_RES[s.place] == resource:
        player = s.players[seat]
        choices = tag_payment(s, player, resource, cost)
        if len(choices) > 1 or unsure(player):
            s.stack.append((PAY_TAGS, seat, resource, cost))
        else:
            _pay_tags(s, seat, resource, cost, choices[0] - TAGS_SPENT, events)
        return
    pay_rest(s, seat, resource, cost)


def pay_rest(s: HowToSaveAWorldState, seat: int, resource: int, cost: int) -> None:
    """Pay with the resource and genius alone."""
    player = s.players[seat]
    resources = player.resources
    if resource == GENIUS:
        resources[GENIUS] = resources[GENIUS] - cost
        return
    least = cost - resources[resource]
    if least < 0:
        least = 0
    if cost > least and resources[GENIUS] > least:
        s.stack.append((PAYMENT, seat, resource, cost))
        return
    _spend(player, resource, cost, least)


def _spend(player: Player, resource: int, cost: int, genius: int) -> None:
    """Pay so much, some of it with genius."""
    resources = player.resources
    if genius:
        resources[GENIUS] = resources[GENIUS] - genius
    resources[resource] = resources[resource] - (cost - genius)


def payment_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D6: how many units are replaced by genius, the fewest first."""
    resources = s.players[frame[1]].resources
    cost = frame[3]
    least = cost - resources[frame[2]]
    if least < 0:
        least = 0
    most = resources[GENIUS]
    if most > cost:
        most = cost
    return EVERY[GENIUS_PAID + least : GENIUS_PAID + most + 1]


def payment_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """It is paid."""
    _, seat, resource, cost = s.stack.pop()
    _spend(s.players[seat], resource, cost, action - GENIUS_PAID)


def tag_payment(s: HowToSaveAWorldState, player: Player, resource: int, cost: int) -> list[int]:
    """How many tags may serve as the resource, as actions, the fewest first (A18)."""
    without = player.resources[resource] + player.resources[GENIUS]
    most = min(cost, tags_at_hand(s, player, TAG_FOR[s.place]))
    return EVERY[TAGS_SPENT + max(0, cost - without) : TAGS_SPENT + most + 1]


def tag_payment_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D6 where tags serve as a resource."""
    return tag_payment(s, s.players[frame[1]], frame[2], frame[3])


def tag_payment_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """So many tags serve; the rest is paid otherwise."""
    _, seat, resource, cost = s.stack.pop()
    _pay_tags(s, seat, resource, cost, action - TAGS_SPENT, events)


def _pay_tags(
    s: HowToSaveAWorldState, seat: int, resource: int, cost: int, tags: int, events: list[Event] | None
) -> None:
    s.stack.append((PAYING, seat, resource, cost - tags))
    spend_tags(s, seat, TAG_FOR[s.place], tags, events)


# --- any resource -----------------------------------------------------------------------------------


def units(player: Player, mask: int) -> int:
    """How many units of these resources a player can pay; genius goes for any basic one."""
    resources = player.resources
    total = resources[GENIUS]
    for resource in range(GENIUS):
        if mask >> resource & 1:
            total += resources[resource]
    return total


def pay_any(s: HowToSaveAWorldState, seat: int, n: int) -> None:
    """Pay units of any basic resource, or ask which."""
    player = s.players[seat]
    resources = player.resources
    there = [resource for resource in range(5) if resources[resource]]
    if len(there) == 1:
        resources[there[0]] = resources[there[0]] - n
    elif sum(resources) == n:
        player.resources = [0] * len(resources)
    else:
        s.stack.append((PAY_ANY, seat, n, 0, 0))


def any_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D6: resources in ascending order, such that there are enough."""
    resources = s.players[frame[1]].resources
    out: list[int] = []
    there = 0
    for resource in range(4, frame[3] - 1, -1):
        if resources[resource]:
            there += resources[resource]
            if there >= frame[2]:
                out.append(PAY + resource)
    out.reverse()
    return out


def any_set(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    resources, left = s.players[frame[1]].resources, frame[2]
    items = [
        Item(PAY + resource, min(left, resources[resource]))
        for resource in range(frame[3], 5)
        if resources[resource]
    ]
    return SetChoice(items, left, left, begun=frame[4] > 0)


def any_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A unit is paid, and the others if nothing is left to choose."""
    _, seat, left, _, _ = s.stack.pop()
    resources = s.players[seat].resources
    resource = action - PAY
    resources[resource] = resources[resource] - 1
    if left > 1:
        frame = (PAY_ANY, seat, left - 1, resource, 1)
        s.stack.append(frame)
        rest = any_choices(s, frame)
        if len(rest) == 1:
            any_chosen(s, rest[0], events)


# --- a printed price --------------------------------------------------------------------------------


def can_pay_price(s: HowToSaveAWorldState, player: Player, effect: Effect) -> bool:
    """Whether all parts of a price can be paid together."""
    return _can_pay_resources(player, effect) and can_spend_tags(s, player, effect)


def might_pay_price(s: HowToSaveAWorldState, player: Player, effect: Effect) -> bool:
    """Whether a price can be paid, as far as everybody knows."""
    return _can_pay_resources(player, effect) and (unsure(player) or can_spend_tags(s, player, effect))


def _can_pay_resources(player: Player, effect: Effect) -> bool:
    genius = player.resources[GENIUS]
    left = 0
    anything = 0
    fixed = [0, 0, 0, 0, 0]
    for mask, n in effect.price:
        resource = mask.bit_length() - 1
        if mask == 1 << resource:
            fixed[resource] += n
        else:
            anything += n
    for resource in range(GENIUS):
        rest = player.resources[resource] - fixed[resource]
        if rest < 0:
            genius += rest
        else:
            left += rest
    genius -= fixed[GENIUS]
    return genius >= 0 and left + genius >= anything


def can_spend_tags(s: HowToSaveAWorldState, player: Player, effect: Effect) -> bool:
    """Whether there are the tags of a price."""
    return all(tags_at_hand(s, player, mask) >= n for mask, n in effect.tag_price)


def pay_price(
    s: HowToSaveAWorldState, seat: int, effect: Effect, part: int, events: list[Event] | None
) -> None:
    """Pay the parts of a price one after the other: resources, then tags."""
    parts = len(effect.price)
    if part + 1 < parts + len(effect.tag_price):
        s.stack.append((PRICE, seat, effect.number, part + 1))
    if part >= parts:
        mask, n = effect.tag_price[part - parts]
        spend_tags(s, seat, mask, n, events)
        return
    mask, n = effect.price[part]
    resource = mask.bit_length() - 1
    if mask != 1 << resource:
        pay_any(s, seat, n)
    elif part + 1 < parts:
        # What is left must pay the other parts: no genius is spent here but what is needed.
        player = s.players[seat]
        _spend(player, resource, n, max(0, n - player.resources[resource]))
    else:
        pay(s, seat, resource, n, events)
