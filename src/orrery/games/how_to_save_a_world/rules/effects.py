"""The executor: what an effect does, and what it leaves open to its owner (9.1, A46)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.games.how_to_save_a_world.actions import DONE, EVERY, MOST_TAGS, OPTION, SHUTTLE, TAGS_SPENT, YES
from orrery.games.how_to_save_a_world.components import MEMBERS, MOON, PLANET
from orrery.games.how_to_save_a_world.effects import (
    ALL,
    BADGE,
    BOUGHT,
    BUY,
    CARD_CONDITION,
    CHOOSE,
    FERRY,
    GAIN,
    GAIN_TAG,
    GAIN_UPGRADE,
    LISTS,
    NO_LIMIT,
    PAY,
    PER_TAG,
    RAISE,
    REACTIVATE,
    REFILL,
    REMOVE,
    RESEARCH,
    SCORE_VP,
    SHUTTLED,
    SPENT,
    WORK,
    Effect,
)
from orrery.games.how_to_save_a_world.names import world_name
from orrery.games.how_to_save_a_world.rules.boosts import ask_boosts, boost_due, occurred, score_vp
from orrery.games.how_to_save_a_world.rules.cards import (
    begin_removing,
    buy_more,
    buyable,
    can_buy,
    cards_owned,
)
from orrery.games.how_to_save_a_world.rules.gaining import below, gain, levels, raise_baselines, refill, room
from orrery.games.how_to_save_a_world.rules.payment import (
    can_pay_price,
    might_pay_price,
    pay_price,
    tag_payment_choices,
)
from orrery.games.how_to_save_a_world.rules.research import (
    affordable,
    free_upgrades,
    research_more,
    upgrade_more,
)
from orrery.games.how_to_save_a_world.rules.tags import (
    free_slots,
    reactivate,
    spend_choices,
    spend_tags,
    tags_at_hand,
    take_tags,
    unsure,
    usable_cards,
)
from orrery.games.how_to_save_a_world.rules.work import (
    begin_work,
    location_discount,
    reach,
    work_choices,
    work_for_tags,
    work_possible,
)
from orrery.games.how_to_save_a_world.state import (
    BOOSTING,
    BUY_MORE,
    CHOICE_MORE,
    CHOOSING,
    EXCHANGE,
    EXCHANGE_MORE,
    FERRYING,
    PARTS,
    PAY_TAGS,
    PRICE,
    REPEATING,
    RESEARCH_MORE,
    SPEND_TAGS,
    TAG_COUNT,
    UPGRADE_MORE,
    WORKING,
    HowToSaveAWorldState,
    Player,
)


def parts(
    s: HowToSaveAWorldState, seat: int, number: int, place: int, window: int, events: list[Event] | None
) -> None:
    """The next part of a list; boosts may come before it where a window is open, as in an action (D21)."""
    if window and s.news and boost_due(s, seat, s.news):
        s.stack.append((PARTS, seat, number, place, window))
        s.stack.append((BOOSTING, seat))
        return
    effects = LISTS[number]
    if place + 1 < len(effects):
        s.stack.append((PARTS, seat, number, place + 1, window))
    if effects:
        effect = effects[place]
        # What comes most often is called from here.
        if effect.op == GAIN:
            gain(s, seat, effect, effect.n, events)
        else:
            _carry_out(s, seat, effect, events)


def _carry_out(s: HowToSaveAWorldState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """Do an effect, or ask what it leaves open."""
    op = effect.op
    if op == RAISE:
        raise_baselines(s, seat, effect, events)
    elif op == GAIN_TAG:
        take_tags(s, seat, effect, events)
    elif op == SCORE_VP:
        score_vp(s, seat, effect.n, events)
    elif op == WORK:
        begin_work(s, seat, effect.mask, effect.n, effect.split)
    elif op == PER_TAG:
        _ask_tags(s, seat, effect)
    elif op == RESEARCH:
        research_more(s, (RESEARCH_MORE, seat, effect.n))
    elif op == BUY:
        buy_more(s, (BUY_MORE, seat, effect.number, effect.n))
    elif op == BADGE:
        _take_badge(s, seat, events)
    elif op == GAIN_UPGRADE:
        upgrade_more(s, (UPGRADE_MORE, seat, effect.mask, effect.n, effect.number), events)
    elif op == REMOVE:
        begin_removing(s, seat, effect)
    elif op == PAY:
        exchange_more(s, (EXCHANGE_MORE, seat, effect.number, effect.most))
    elif op == CHOOSE:
        choice_more(s, (CHOICE_MORE, seat, effect.number, effect.pick, 0))
    elif op == REACTIVATE:
        reactivate(s, seat, effect, events)
    elif op == FERRY:
        ferry_more(s, seat, effect.n, effect.number)
    elif op == REFILL:
        refill(s, seat, effect, events)


def _take_badge(s: HowToSaveAWorldState, seat: int, events: list[Event] | None) -> None:
    """The order of this round stays; the holder begins the next (R23)."""
    s.badge = seat
    if events is not None:
        tell(events, "hw-event-badge", player=seat_name(seat))


# --- once for every tag -----------------------------------------------------------------------------


def _useful(s: HowToSaveAWorldState, seat: int, effect: Effect, limit: int) -> int:
    """How often what follows from tags can do something (A47), reckoned as far as a limit."""
    then = LISTS[effect.then]
    if len(then) != 1:
        return NO_LIMIT
    player = s.players[seat]
    one = then[0]
    if one.op == WORK:
        most = reach(s, seat, one.mask, location_discount(s))
    elif one.op == BUY:
        if _boost_may_come(s, player, effect, one):
            return NO_LIMIT
        most = buyable(s, player, one, limit * one.n)
    elif one.op == GAIN:
        most = 0
        for each in MEMBERS[one.mask]:
            most += room(player, each)
    elif one.op == GAIN_TAG:
        most = 0
        for tag in MEMBERS[one.mask]:
            most += free_slots(player, tag)
    else:
        return NO_LIMIT
    return -(-most // one.n)


def _boost_may_come(s: HowToSaveAWorldState, player: Player, effect: Effect, buying: Effect) -> bool:
    """Whether a boost may be played between the purchases, because of them or of the tags spent for them."""
    if s.never:
        return False
    conditions = 0
    for deck in MEMBERS[buying.mask]:
        conditions |= BOUGHT[deck]
    for bit, mask, _ in SPENT:
        if mask & effect.mask:
            conditions |= bit
    conditions &= ~s.happened
    for card in usable_cards(s, player):  # noqa: SIM110 - this is quicker than any()
        if CARD_CONDITION[card] & conditions:
            return True
    return False


def most_tags(s: HowToSaveAWorldState, seat: int, effect: Effect, limit: int = MOST_TAGS) -> int:
    """How many tags may be spent at most, as far as everybody knows, and no more than a limit."""
    if limit > effect.most:
        limit = effect.most
    useful = _useful(s, seat, effect, limit)
    return useful if useful < limit else limit


def _ask_tags(s: HowToSaveAWorldState, seat: int, effect: Effect) -> None:
    player = s.players[seat]
    if (unsure(player) or tags_at_hand(s, player, effect.mask)) and most_tags(s, seat, effect, 1):
        s.stack.append((TAG_COUNT, seat, effect.number))


def tag_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D7: how many tags are spent."""
    effect = ALL[frame[2]]
    most = most_tags(s, frame[1], effect, tags_at_hand(s, s.players[frame[1]], effect.mask))
    return EVERY[TAGS_SPENT : TAGS_SPENT + most + 1]


def tag_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """So many tags are spent; what follows is done as often."""
    stack = s.stack
    _, seat, number = stack.pop()
    effect = ALL[number]
    count = action - TAGS_SPENT
    if count:
        depth = len(stack)
        spend_tags(s, seat, effect.mask, count, events)
        if len(stack) == depth:
            repeating(s, seat, effect.then, count, events)
        else:
            stack.insert(depth, (REPEATING, seat, effect.then, count))


def repeating(
    s: HowToSaveAWorldState, seat: int, number: int, times: int, events: list[Event] | None
) -> None:
    """What follows from tags: works are one work action, purchases come one after the other."""
    then = LISTS[number]
    if len(then) == 1:
        one = then[0]
        if one.op == WORK:
            work_for_tags(s, seat, one.mask, one.n * times, one.split, events)
            return
        if one.op == BUY:
            buy_more(s, (BUY_MORE, seat, one.number, one.n * times))
            return
        if one.op == GAIN:
            gain(s, seat, one, one.n * times, events)
            return
    if times > 1:
        s.stack.append((REPEATING, seat, number, times - 1))
    s.stack.append((PARTS, seat, number, 0, 0))


def can_go_on(s: HowToSaveAWorldState, seat: int) -> bool:
    """Whether the hand of a seat can do what the seat has begun: spend the tags that it said it would."""
    player = s.players[seat]
    for frame in s.stack:
        kind = frame[0]
        if kind == SPEND_TAGS:
            if not spend_choices(s, frame):
                return False
        elif kind == PAY_TAGS:
            if not tag_payment_choices(s, frame):
                return False
        elif kind == WORKING:
            if frame[3] and work_choices(s, frame) == [DONE]:
                return False
        elif kind == PRICE:
            effect = ALL[frame[2]]
            for mask, n in effect.tag_price[max(0, frame[3] - len(effect.price)) :]:
                if tags_at_hand(s, player, mask) < n:
                    return False
    return True


# --- payments, alternatives, free shuttles ----------------------------------------------------------


def exchange_more(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> None:
    """Ask whether to pay, if that is possible and of use."""
    _, seat, number, left = frame
    if ask_boosts(s, seat, frame):
        return
    effect = ALL[number]
    if left and might_pay_price(s, s.players[seat], effect) and can_do(s, seat, effect.then):
        s.stack.append((EXCHANGE, seat, number, left))


def exchange_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D23: pay, or not."""
    return [DONE, YES] if can_pay_price(s, s.players[frame[1]], ALL[frame[2]]) else [DONE]


def exchange_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """The price is paid and what follows is done; then it may be done again."""
    _, seat, number, left = s.stack.pop()
    if action == DONE:
        return
    effect = ALL[number]
    if left > 1:
        s.stack.append((EXCHANGE_MORE, seat, number, left - 1))
    s.stack.append((PARTS, seat, effect.then, 0, 0))
    pay_price(s, seat, effect, 0, events)


def choice_more(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> None:
    """Ask for an alternative, if one can do something; a single one is taken."""
    _, seat, number, left, taken = frame
    options = _options(s, seat, ALL[number], taken)
    if not left or not options:
        return
    if len(options) == 1:
        s.stack.append((PARTS, seat, ALL[number].options[options[0]], 0, 0))
    else:
        s.stack.append((CHOOSING, seat, number, left, taken))


def _options(s: HowToSaveAWorldState, seat: int, effect: Effect, taken: int) -> list[int]:
    return [
        place
        for place, number in enumerate(effect.options)
        if not taken >> place & 1 and can_do(s, seat, number)
    ]


def option_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D20: one of the alternatives that can do something."""
    return [OPTION + place for place in _options(s, frame[1], ALL[frame[2]], frame[4])]


def option_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """It is done; where several may be picked, another one follows."""
    _, seat, number, left, taken = s.stack.pop()
    place = action - OPTION
    if left > 1:
        s.stack.append((CHOICE_MORE, seat, number, left - 1, taken | 1 << place))
    s.stack.append((PARTS, seat, ALL[number].options[place], 0, 0))


def ferry_more(s: HowToSaveAWorldState, seat: int, left: int, number: int) -> None:
    """Ask for a free shuttle, if a lander is ready."""
    if left and sum(s.players[seat].ready):
        s.stack.append((FERRYING, seat, left, number))


def ferry_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """The world to fly to, or none."""
    ready = s.players[frame[1]].ready
    return [DONE, *[SHUTTLE + world for world in (PLANET, MOON) if ready[1 - world]]]


def ferry_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A lander flies without a fee."""
    _, seat, left, number = s.stack.pop()
    if action != DONE:
        fly(s, seat, action - SHUTTLE, events)
        ferry_more(s, seat, left - 1, number)


def fly(s: HowToSaveAWorldState, seat: int, world: int, events: list[Event] | None) -> None:
    """A lander moves from the other ready area to this one."""
    player = s.players[seat]
    planet, moon = player.ready
    player.ready = (planet + 1, moon - 1) if world == PLANET else (planet - 1, moon + 1)
    if events is not None:
        tell(events, "hw-event-shuttle", player=seat_name(seat), world=world_name(world))
    occurred(s, seat, SHUTTLED, events)


# --- whether it would do anything -------------------------------------------------------------------


def can_do(s: HowToSaveAWorldState, seat: int, number: int) -> bool:
    """Whether a list of effects would do something."""
    for effect in LISTS[number]:  # noqa: SIM110 - this is quicker than any()
        if _can_do(s, seat, effect):
            return True
    return False


def _can_do(s: HowToSaveAWorldState, seat: int, effect: Effect) -> bool:
    player = s.players[seat]
    op, mask = effect.op, effect.mask
    if op == GAIN:
        return any(room(player, each) > 0 for each in MEMBERS[mask])
    if op == RAISE:
        return any(levels(player, each) > 0 for each in MEMBERS[mask])
    if op == GAIN_TAG:
        return any(free_slots(player, tag) > 0 for tag in MEMBERS[mask])
    if op == WORK:
        return work_possible(s, seat, mask, location_discount(s))
    if op == RESEARCH:
        return unsure(player) or affordable(s, player) != 0
    if op == GAIN_UPGRADE:
        return free_upgrades(player, mask) != 0
    if op == BUY:
        return can_buy(s, player, effect)
    if op == REMOVE:
        return cards_owned(player) > 0
    if op == PER_TAG:
        return unsure(player) or tags_at_hand(s, player, mask) > 0
    if op == PAY:
        return might_pay_price(s, player, effect)
    if op == CHOOSE:
        return any(can_do(s, seat, option) for option in effect.options)
    if op == REACTIVATE:
        return any(player.spent[tag] > 0 for tag in MEMBERS[mask])
    if op == FERRY:
        return sum(player.ready) > 0
    if op == REFILL:
        return len(below(player, mask)) > 0
    return True
