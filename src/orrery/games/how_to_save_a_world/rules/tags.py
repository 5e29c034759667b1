"""Tags: tokens gained and made active again, and tags spent from tokens and cards (2.7)."""

from typing import Final, TypeAlias

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, Limit, SetChoice
from orrery.core.tuples import changed, with_one
from orrery.games.how_to_save_a_world.actions import (
    MOST_TAGS,
    REACTIVATE,
    TAG_CARD,
    TAKE_TAG,
    TOKEN,
    WILD_CARD,
)
from orrery.games.how_to_save_a_world.components import (
    CARD_TAGS,
    CARDS,
    DOWNWARDS,
    FIRST_BOOST,
    FIRST_SPECIES,
    MEMBERS,
    TAG_SLOTS,
)
from orrery.games.how_to_save_a_world.effects import ABILITY_N, SPENT, TAG_WILD, TAGGED, Effect
from orrery.games.how_to_save_a_world.names import card_name, tag_name
from orrery.games.how_to_save_a_world.rules.boosts import occurred
from orrery.games.how_to_save_a_world.state import (
    REACTIVATING,
    SPEND_TAGS,
    TAGS_DONE,
    TAKE_TAGS,
    HowToSaveAWorldState,
    Player,
    leave_hand,
)

#: By mask of types and card: how many of its tags have one of the types.
CARD_WORTH: Final[list[list[int]]] = [
    [sum(CARD_TAGS[card][tag] for tag in MEMBERS[mask]) for card in range(CARDS)] for mask in range(8)
]
_ALL_TAGS: Final = 7
#: More than any card bears.
_LARGE: Final = 99
#: What can be spent: (action, tags it counts for, how often, whether as any type).
Source: TypeAlias = tuple[int, int, int, bool]


def unsure(player: Player) -> bool:
    """Whether others cannot know all tags of the hand: then what it can do must not show."""
    hidden = player.hidden
    return len(hidden) > 0 and (hidden[0] < FIRST_BOOST or hidden[-1] >= FIRST_SPECIES)


def usable_cards(s: HowToSaveAWorldState, player: Player) -> list[int]:
    """The hand without what was bought this turn (R33)."""
    cards = list(player.hand)
    for card in s.bought:
        if card in cards:
            cards.remove(card)
    return cards


def wild_tags(s: HowToSaveAWorldState, player: Player) -> int:
    """How many tags may count as any type."""
    serving = player.upgrades & TAG_WILD & ~s.used
    if not serving:
        return 0
    return sum([n for upgrade, n in enumerate(ABILITY_N) if serving >> upgrade & 1])


def tags_at_hand(s: HowToSaveAWorldState, player: Player, mask: int) -> int:
    """How many tags of these types can be spent."""
    active = player.active
    total = 0
    if mask & 1:
        total = active[0]
    if mask & 2:
        total += active[1]
    if mask & 4:
        total += active[2]
    worth = CARD_WORTH[mask]
    for card in player.hand:
        total += worth[card]
    for card in s.bought:
        if card in player.hand:
            total -= worth[card]
    if player.upgrades & TAG_WILD:
        wild = wild_tags(s, player)
        if wild:
            others = sum(active) - sum([active[tag] for tag in MEMBERS[mask]])
            for card in usable_cards(s, player):
                others += CARD_WORTH[_ALL_TAGS][card] > worth[card]
            total += min(wild, others)
    return total if total < MOST_TAGS else MOST_TAGS


# --- gaining and reactivating -----------------------------------------------------------------------


def free_slots(player: Player, tag: int) -> int:
    """How many tokens of a type still have a slot (R19)."""
    return TAG_SLOTS - player.active[tag] - player.spent[tag]


def _token(s: HowToSaveAWorldState, seat: int, tag: int, n: int, events: list[Event] | None) -> int:
    player = s.players[seat]
    gained = free_slots(player, tag)
    if gained > n:
        gained = n
    if gained > 0:
        player.active = changed(player.active, tag, gained)
        if events is not None:
            tell(events, "hw-event-token", player=seat_name(seat), tag=tag_name(tag), n=gained)
    return gained


def take_tags(s: HowToSaveAWorldState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """Gain tokens of a mask, as far as there are slots; which, is asked where it is a choice (D11)."""
    player = s.players[seat]
    mask, n = effect.mask, effect.n
    most = 0
    last = 0
    types = 0
    for tag in MEMBERS[mask]:
        free = free_slots(player, tag)
        if free > 0:
            most += free
            types += 1
            last = tag
    if types == 1:
        if _token(s, seat, last, n, events):
            occurred(s, seat, TAGGED[last], events)
    elif types:
        s.stack.append((TAKE_TAGS, seat, mask, min(n, most), 0, effect.number, 0))


def take_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D11: types in ascending order, such that all tokens fit."""
    player = s.players[frame[1]]
    out: list[int] = []
    fits = 0
    for tag in DOWNWARDS[frame[2] >> frame[4] << frame[4]]:
        free = free_slots(player, tag)
        fits += free
        if free > 0 and fits >= frame[3]:
            out.append(TAKE_TAG + tag)
    out.reverse()
    return out


def take_set(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    player, left = s.players[frame[1]], frame[3]
    items = [
        Item(TAKE_TAG + tag, min(left, free_slots(player, tag)))
        for tag in range(frame[4], 3)
        if frame[2] >> tag & 1 and free_slots(player, tag) > 0
    ]
    return SetChoice(items, left, left, begun=frame[6] > 0)


def take_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A token is taken, and the others if nothing is left to choose; with the last the gain is complete."""
    _, seat, mask, left, _, number, taken = s.stack.pop()
    tag = action - TAKE_TAG
    _token(s, seat, tag, 1, events)
    taken |= 1 << tag
    if left > 1:
        frame = (TAKE_TAGS, seat, mask, left - 1, tag, number, taken)
        s.stack.append(frame)
        rest = take_choices(s, frame)
        if len(rest) == 1:
            take_chosen(s, rest[0], events)
        return
    conditions = 0
    for each in MEMBERS[taken]:
        conditions |= TAGGED[each]
    occurred(s, seat, conditions, events)


def reactivate(s: HowToSaveAWorldState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """Spent tokens of a mask become active; which, is asked where it is a choice."""
    player = s.players[seat]
    mask, n = effect.mask, effect.n
    types = [tag for tag in MEMBERS[mask] if player.spent[tag]]
    total = sum([player.spent[tag] for tag in types])
    if len(types) > 1 and total > n:
        s.stack.append((REACTIVATING, seat, mask, n, 0, effect.number, 0))
        return
    for tag in types:
        _reactivated(s, seat, tag, min(n, player.spent[tag]), events)


def _reactivated(s: HowToSaveAWorldState, seat: int, tag: int, n: int, events: list[Event] | None) -> None:
    player = s.players[seat]
    player.spent = changed(player.spent, tag, -n)
    player.active = changed(player.active, tag, n)
    if events is not None:
        tell(events, "hw-event-reactivates", player=seat_name(seat), tag=tag_name(tag), n=n)


def reactivate_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """Types in ascending order, such that there are enough tokens."""
    spent = s.players[frame[1]].spent
    out: list[int] = []
    there = 0
    for tag in DOWNWARDS[frame[2] >> frame[4] << frame[4]]:
        if spent[tag]:
            there += spent[tag]
            if there >= frame[3]:
                out.append(REACTIVATE + tag)
    out.reverse()
    return out


def reactivate_set(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    spent, left = s.players[frame[1]].spent, frame[3]
    items = [
        Item(REACTIVATE + tag, min(left, spent[tag]))
        for tag in range(frame[4], 3)
        if frame[2] >> tag & 1 and spent[tag]
    ]
    return SetChoice(items, left, left, begun=frame[6] > 0)


def reactivate_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A token becomes active, and the others if nothing is left to choose."""
    _, seat, mask, left, _, number, _ = s.stack.pop()
    tag = action - REACTIVATE
    _reactivated(s, seat, tag, 1, events)
    if left > 1:
        frame = (REACTIVATING, seat, mask, left - 1, tag, number, 1)
        s.stack.append(frame)
        rest = reactivate_choices(s, frame)
        if len(rest) == 1:
            reactivate_chosen(s, rest[0], events)


# --- spending ---------------------------------------------------------------------------------------


def spend_tags(s: HowToSaveAWorldState, seat: int, mask: int, goal: int, events: list[Event] | None) -> None:
    """Spend so many tags of these types; which, is asked where it is a choice (D8)."""
    if not goal:
        return
    player = s.players[seat]
    if not unsure(player):
        sources = _sources(s, player, mask, goal, wild_tags(s, player), 0)
        if len(sources) == 1:
            action, worth, _, _ = sources[0]
            for _time in range(-(-goal // worth)):
                _spend(s, seat, action, mask, events)
            tags_done(s, seat, events)
            return
        if sum([source[1] * source[2] for source in sources]) == goal and not sources[-1][3]:
            for action, _, times, _ in sources:
                for _time in range(times):
                    _spend(s, seat, action, mask, events)
            tags_done(s, seat, events)
            return
    s.stack.append((TAGS_DONE, seat))
    s.stack.append((SPEND_TAGS, seat, mask, goal, 0, _LARGE, 0, wild_tags(s, player)))


def _sources(
    s: HowToSaveAWorldState, player: Player, mask: int, goal: int, wild: int, lowest: int
) -> list[Source]:
    """What can be spent, from an action on, in ascending order."""
    out: list[Source] = []
    for tag in range(3):
        if player.active[tag] and TOKEN + tag >= lowest:
            if mask >> tag & 1:
                out.append((TOKEN + tag, 1, player.active[tag], False))
            elif wild:
                out.append((TOKEN + tag, 1, min(wild, player.active[tag]), True))
    worth = CARD_WORTH[mask]
    cards = usable_cards(s, player)
    # They are sorted: copies of one card stand behind each other.
    before = -1
    for card in cards:
        if card != before and worth[card] and TAG_CARD + card >= lowest:
            out.append((TAG_CARD + card, worth[card], cards.count(card), False))
        before = card
    if wild:
        before = -1
        for card in cards:
            if (
                card != before
                and worth[card] < min(CARD_WORTH[_ALL_TAGS][card], goal)
                and WILD_CARD + card >= lowest
            ):
                out.append((WILD_CARD + card, worth[card] + 1, min(wild, cards.count(card)), True))
            before = card
    return out


def _rest(sources: list[Source], place: int) -> list[Source]:
    """What can be spent after one of the sources was: itself as often as it is left, and later ones."""
    action, worth, times, wild = sources[place]
    rest = list(sources[place + 1 :])
    if times > 1:
        rest.insert(0, (action, worth, times - 1, wild))
    if TAG_CARD <= action < WILD_CARD:
        # A card is gone, however it was to count.
        rest = [
            one if one[0] != action + CARDS else (one[0], one[1], min(one[2], times - 1), one[3])
            for one in rest
        ]
    return [one for one in rest if one[2] > 0]


def _completes(sources: list[Source], missing: int, smallest: int, wild: int) -> bool:
    """Whether some of the sources make up what is missing, so that none of all that is spent is needless."""
    if missing <= 0:
        return -missing < smallest
    for place, (_, worth, _, as_any) in enumerate(sources):
        if as_any and not wild:
            continue
        if _completes(
            _rest(sources, place), missing - worth, min(smallest, worth), wild - 1 if as_any else wild
        ):
            return True
    return False


def spend_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D8: tokens and cards in ascending order, so that each way is offered once and nothing is needless."""
    _, seat, mask, goal, paid, smallest, lowest, wild = frame
    return [
        source[0] for source in _useful(s, s.players[seat], mask, goal, paid, smallest, lowest, wild, False)
    ]


def _useful(
    s: HowToSaveAWorldState,
    player: Player,
    mask: int,
    goal: int,
    paid: int,
    smallest: int,
    lowest: int,
    wild: int,
    anywhere: bool,
) -> list[Source]:
    """The sources that some way of paying begins with or, ``anywhere``, has."""
    sources = _sources(s, player, mask, goal, wild, lowest)
    single = 0
    for _, worth, times, as_any in sources:
        if worth == 1 and not as_any:
            single += times
    out = []
    for place, source in enumerate(sources):
        action, worth, times, as_any = source
        missing = goal - paid - worth
        smallest_of_all = worth if worth < smallest else smallest
        if missing <= 0:
            useful = -missing < smallest_of_all
        elif anywhere:
            rest = _rest([source, *sources[:place], *sources[place + 1 :]], 0)
            if action >= WILD_CARD:
                rest = _without_plain(rest, source)
            useful = _completes(rest, missing, smallest_of_all, wild - as_any)
        else:
            # Tags that come one by one make up anything; where they do not suffice, ways are tried.
            useful = missing < single or _completes(
                _rest(sources, place), missing, smallest_of_all, wild - as_any
            )
            if worth == 1 and not as_any:
                single -= times
        if useful:
            out.append(source)
    return out


def _without_plain(rest: list[Source], source: Source) -> list[Source]:
    """The rest without a card that counts as any type already."""
    return [
        (one[0], one[1], one[2] - 1, one[3]) if one[0] == source[0] - CARDS else one
        for one in rest
        if one[0] != source[0] - CARDS or one[2] > 1
    ]


def spend_set(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set: what is still to spend."""
    _, seat, mask, goal, paid, smallest, lowest, wild = frame
    player = s.players[seat]
    sources = _useful(s, player, mask, goal, paid, smallest, lowest, wild, True)
    items = []
    limits = [Limit("@hw-wild", 0, wild)] if any(source[3] for source in sources) else []
    cards = usable_cards(s, player)
    actions = [source[0] for source in sources]
    for action, worth, times, as_any in sources:
        tags = ["@hw-wild"] if as_any else []
        if action >= TAG_CARD:
            card = (action - TAG_CARD) % CARDS
            tags.append(card_name(card))
            if action < WILD_CARD and action + CARDS in actions:
                limits.append(Limit(card_name(card), 0, cards.count(card)))
        items.append(Item(action, times, worth, tags))
    missing = goal - paid
    choice = SetChoice(items, 1, missing, None, goal=missing, limits=limits, begun=paid > 0)
    if paid:
        choice.most_total = missing - 1 + smallest
    return choice


def spend_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A token is flipped, or a card discarded for its tags; the rest as well if nothing is left to choose."""
    _, seat, mask, goal, paid, smallest, _, wild = s.stack.pop()
    player = s.players[seat]
    worth = _worth(action, mask)
    _spend(s, seat, action, mask, events)
    paid += worth
    if paid < goal:
        wild -= _as_any(action, mask)
        frame = (SPEND_TAGS, seat, mask, goal, paid, min(smallest, worth), action, wild)
        s.stack.append(frame)
        if not unsure(player):
            rest = spend_choices(s, frame)
            if len(rest) == 1:
                spend_chosen(s, rest[0], events)


def _worth(action: int, mask: int) -> int:
    """How many tags what is spent counts for."""
    if action < TAG_CARD:
        return 1
    if action < WILD_CARD:
        return CARD_WORTH[mask][action - TAG_CARD]
    return CARD_WORTH[mask][action - WILD_CARD] + 1


def _as_any(action: int, mask: int) -> bool:
    """Whether one tag of what is spent counts as any type."""
    return action >= WILD_CARD or (action < TAG_CARD and not mask >> (action - TOKEN) & 1)


def _spend(s: HowToSaveAWorldState, seat: int, action: int, mask: int, events: list[Event] | None) -> None:
    player = s.players[seat]
    as_any = _as_any(action, mask)
    if as_any:
        s.used |= player.upgrades & TAG_WILD
    if action < TAG_CARD:
        tag = action - TOKEN
        player.active = changed(player.active, tag, -1)
        player.spent = changed(player.spent, tag, 1)
        s.tags_spent = changed(s.tags_spent, tag, 1)
        if events is not None:
            tell(events, "hw-event-spends-token", player=seat_name(seat), tag=tag_name(tag))
        return
    card = (action - TAG_CARD) % CARDS
    leave_hand(player, card)
    player.discard = with_one(player.discard, card)
    for tag in MEMBERS[_ALL_TAGS if as_any else mask]:
        s.tags_spent = changed(s.tags_spent, tag, CARD_TAGS[card][tag])
    if events is not None:
        tell(events, "hw-event-spends-card", player=seat_name(seat), card=card_name(card))


def tags_done(s: HowToSaveAWorldState, seat: int, events: list[Event] | None) -> None:
    """All tags are spent: what waits for that is met."""
    conditions = 0
    for bit, mask, least in SPENT:
        spent = 0
        for tag in MEMBERS[mask]:
            spent += s.tags_spent[tag]
        if spent >= least:
            conditions |= bit
    if conditions:
        occurred(s, seat, conditions, events)
