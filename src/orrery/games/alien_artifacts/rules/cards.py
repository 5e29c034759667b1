"""Card actions, additional effects, artifacts: whether they can be used, what they do (2.7, 2.12, 9.2)."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Limit, SetChoice
from orrery.games.alien_artifacts.actions import CARD, CLASS_CHOICE, DISCARD, DONE, PAY, SHOW, TYPE
from orrery.games.alien_artifacts.components import (
    BANK_MOST,
    BLUE,
    CLASS,
    COLOUR,
    GREEN,
    ICONS,
    LOGISTIC,
    NOWHERE,
    RED,
    SHOWN,
)
from orrery.games.alien_artifacts.components import TYPE as CARD_TYPE
from orrery.games.alien_artifacts.effects import (
    ALL,
    ANY,
    ARTIFACT_EFFECTS,
    ATTACH_FROM_DECK,
    ATTACH_FROM_HAND,
    ATTACK_DELTA,
    ATTACK_ONCE,
    BUILD_NOW,
    BUY,
    CHOSEN,
    DRAW_RESOURCES,
    EXTRA_ACTIONS,
    EXTRA_TURNS,
    GAIN_ARTIFACT,
    GAIN_CREDITS,
    GAIN_PLAN,
    GAIN_VP,
    LIMIT_DELTA,
    PERFORM,
    PRODUCE,
    REMOVE_BLOCKADE,
    SAME_CARD,
    SEARCH,
    SIDE_EFFECTS,
    TAKE_CARDS,
    Effect,
)
from orrery.games.alien_artifacts.names import artifact_name, card_name
from orrery.games.alien_artifacts.rules.attack import ready_ships
from orrery.games.alien_artifacts.rules.blockade import own_tokens, remove_tokens
from orrery.games.alien_artifacts.rules.building import complete, row_colours
from orrery.games.alien_artifacts.rules.conditions import holds
from orrery.games.alien_artifacts.rules.counting import count
from orrery.games.alien_artifacts.rules.decks import (
    can_draw,
    deck_size,
    discard,
    drawn,
    gain_artifacts,
    gain_plans,
    put_under,
    reveal_top,
)
from orrery.games.alien_artifacts.rules.deeds import begin_buying, can_buy, can_perform, perform
from orrery.games.alien_artifacts.rules.payment import card_set, pay_items, shown_by, spend
from orrery.games.alien_artifacts.state import (
    ATTACH_HAND,
    ATTACH_SECTION,
    ATTACHING,
    ATTACK_TARGET,
    CHOOSE_CARD,
    CHOOSE_CLASS,
    CHOOSE_TYPE,
    DISCARD_COST,
    DO_EFFECT,
    DRAWING,
    PRODUCING,
    PROGRAMME,
    REMOVE_TOKENS,
    REVEAL_ATTACHED,
    SEARCHING,
    TAKING,
    AlienArtifactsState,
    Player,
)

_THREE_COLOURS = 1 << BLUE | 1 << GREEN | 1 << RED


# --- whether something can be used ------------------------------------------------------------------


def card_effects(card: int, trigger: int) -> list[Effect]:
    """The effects of a technology's logistic side that are used so."""
    return [effect for effect in SIDE_EFFECTS[card * 2 + LOGISTIC] if effect.trigger == trigger]


def can_use(s: AlienArtifactsState, seat: int, card: int, trigger: int) -> bool:
    """Whether a technology's action or additional effect can be paid for and would change something (A61)."""
    player = s.players[seat]
    for effect in card_effects(card, trigger):
        if effect.cost_credits > player.bank or effect.cost_discard > len(player.hand):
            return False
        if effect.cost_icons == ANY:
            if not programme_choices(s, programme_frame(s, seat, effect)):
                return False
        elif not changes(s, seat, effect):
            return False
    return True


def can_use_artifact(s: AlienArtifactsState, seat: int, artifact: int) -> bool:
    """Whether an artifact would change something."""
    return any(changes(s, seat, effect) for effect in ARTIFACT_EFFECTS[artifact])


def changes(s: AlienArtifactsState, seat: int, effect: Effect) -> bool:
    """Whether an effect would change something now (A61)."""
    player = s.players[seat]
    op = effect.op
    if not holds(s, seat, effect):
        return False
    if op == GAIN_CREDITS:
        return player.bank - effect.cost_credits < BANK_MOST
    if op == DRAW_RESOURCES:
        return len(s.deck) + len(s.discards) > 0
    if op == GAIN_ARTIFACT:
        return s.artifact_pool | s.artifact_discards != 0
    if op == GAIN_PLAN:
        return s.plan_pool != 0
    if op == TAKE_CARDS:
        return s.top[effect.cls] != NOWHERE
    if op == SEARCH:
        return any(deck_size(s, cls) for cls in range(3) if effect.cls in (CHOSEN, cls))
    if op == PRODUCE:
        return len(player.powers.planets) > 0 and len(s.deck) + len(s.discards) > 0
    if op == ATTACK_ONCE:
        return len(ready_ships(s, seat)) > 0
    if op == REMOVE_BLOCKADE:
        return len(own_tokens(player, effect.cls)) > 0
    if op == ATTACH_FROM_DECK:
        return effect.cls != SAME_CARD and _row(player, effect.cls) and len(s.deck) + len(s.discards) > 0
    if op == ATTACH_FROM_HAND:
        return any(hand_sections(player, card) for card in player.building)
    if op == BUILD_NOW:
        return _row(player, effect.cls)
    if op == PERFORM:
        if effect.deed == BUY:
            return any(can_buy(s, player, cls, effect.delta) for cls in range(3))
        return can_perform(s, seat, effect.deed, effect.delta)
    # A bonus changes nothing by itself: an artifact is worth using for its other effect.
    return op not in (LIMIT_DELTA, ATTACK_DELTA)


def _row(player: Player, cls: int) -> bool:
    return any(cls in (ANY, CLASS[card]) for card in player.building)


def hand_sections(player: Player, card: int) -> list[int]:
    """The sections in hand that can be put under a card."""
    return [item for item in pay_items(player, row_colours(CLASS[card])) if item < PAY + SHOWN]


# --- using it ---------------------------------------------------------------------------------------


def use_card_effects(
    s: AlienArtifactsState, seat: int, card: int, trigger: int, events: list[Event] | None
) -> None:
    """Pay for a technology's action or additional effect; it happens next."""
    player = s.players[seat]
    if events is not None:
        tell(events, "aa-event-uses", player=seat_name(seat), card=card_name(card))
    for effect in reversed(card_effects(card, trigger)):
        player.bank -= effect.cost_credits
        if effect.cost_icons == ANY:
            s.stack.append(programme_frame(s, seat, effect))
        else:
            s.stack.append((DO_EFFECT, seat, effect.number))
            if effect.cost_discard:
                s.stack.append((DISCARD_COST, seat, effect.number))


def use_artifact(s: AlienArtifactsState, seat: int, artifact: int, events: list[Event] | None) -> None:
    """An artifact is used up; its effects happen in order."""
    s.players[seat].artifacts &= ~(1 << artifact)
    s.artifact_discards |= 1 << artifact
    if events is not None:
        tell(events, "aa-event-uses", player=seat_name(seat), card=artifact_name(artifact))
    for effect in reversed(ARTIFACT_EFFECTS[artifact]):
        s.stack.append((DO_EFFECT, seat, effect.number))


def carry_out(s: AlienArtifactsState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """Do an effect, or ask what it leaves open (DP20)."""

    op = effect.op
    if not holds(s, seat, effect):
        return
    if op == GAIN_VP:
        gain_vp(s, seat, effect.n * (1 if effect.per is None else count(s, seat, effect.per)), events)
    elif op == GAIN_CREDITS:
        gain_credits(s, seat, effect.n, events)
    elif op == DRAW_RESOURCES:
        s.stack.append((DRAWING, seat, effect.n))
    elif op == GAIN_ARTIFACT:
        gain_artifacts(s, seat, effect.n)
    elif op == GAIN_PLAN:
        gain_plans(s, seat, effect.n)
    elif op == TAKE_CARDS:
        s.stack.append((TAKING, seat, effect.cls, effect.draw, effect.place))
    elif op == SEARCH:
        s.taken = NOWHERE
        if effect.cls == CHOSEN:
            s.stack.append((CHOOSE_CLASS, seat, effect.number))
        elif deck_size(s, effect.cls):
            s.stack.append((CHOOSE_TYPE, seat, effect.cls))
    elif op == PRODUCE and effect.that:
        s.stack.append((PRODUCING, seat, s.taken, effect.n))
    elif op in (PRODUCE, BUILD_NOW, ATTACH_FROM_HAND):
        _ask_card(s, seat, effect)
    elif op == ATTACH_FROM_DECK:
        if effect.cls != SAME_CARD:
            _ask_card(s, seat, effect)
        elif s.taken != NOWHERE:
            s.stack.append((ATTACHING, seat, s.taken, effect.n))
    elif op == LIMIT_DELTA:
        s.limit_bonus += effect.n
    elif op == ATTACK_DELTA:
        s.attack_bonus += effect.n
    elif op == ATTACK_ONCE:
        if ready_ships(s, seat):
            s.stack.append((ATTACK_TARGET, seat, effect.ships_most, NOWHERE, 0))
    elif op == REMOVE_BLOCKADE:
        remove_tokens(s, seat, effect.cls, effect.n, REMOVE_TOKENS)
    elif op == PERFORM:
        if effect.deed == BUY:
            s.stack.append((CHOOSE_CLASS, seat, effect.number))
        else:
            perform(s, seat, effect.deed, effect.delta, effect.ships_most)
    elif op == EXTRA_ACTIONS:
        s.actions += effect.n
    elif op == EXTRA_TURNS:
        s.extra_turns += effect.n


def gain_vp(s: AlienArtifactsState, seat: int, n: int, events: list[Event] | None) -> None:
    """Points on the track, which has no end (A43)."""
    s.players[seat].vp += n
    if events is not None:
        tell(events, "aa-event-vp", player=seat_name(seat), vp=n)


def gain_credits(s: AlienArtifactsState, seat: int, n: int, events: list[Event] | None) -> None:
    """C, as many as the Bank still holds."""
    player = s.players[seat]
    gained = min(n, BANK_MOST - player.bank)
    player.bank += gained
    if events is not None:
        tell(events, "aa-event-credits", player=seat_name(seat), credits=gained)


# --- what an effect leaves open ---------------------------------------------------------------------


def effect_cards(s: AlienArtifactsState, seat: int, effect: Effect) -> list[int]:
    """The cards that an effect may be used on."""
    player = s.players[seat]
    if effect.op == PRODUCE:
        return player.powers.planets
    row = [card for card in player.building if effect.cls in (ANY, CLASS[card])]
    if effect.op == ATTACH_FROM_HAND:
        return [card for card in row if hand_sections(player, card)]
    return row


def _ask_card(s: AlienArtifactsState, seat: int, effect: Effect) -> None:
    cards = effect_cards(s, seat, effect)
    if len(cards) > 1:
        s.stack.append((CHOOSE_CARD, seat, effect.number))
    elif cards:
        _on_card(s, seat, effect, cards[0])


def card_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: the card an effect is used on."""
    return [CARD + card for card in effect_cards(s, frame[1], ALL[frame[2]])]


def card_chosen(s: AlienArtifactsState, card: int) -> None:
    """An effect is used on a card."""
    _, seat, number = s.stack.pop()
    _on_card(s, seat, ALL[number], card)


def _on_card(s: AlienArtifactsState, seat: int, effect: Effect, card: int) -> None:
    if effect.op == PRODUCE:
        s.stack.append((PRODUCING, seat, card, effect.n))
    elif effect.op == BUILD_NOW:
        complete(s, seat, card)
    elif effect.op == ATTACH_FROM_HAND:
        s.stack.append((ATTACH_HAND, seat, card))
    else:
        s.stack.append((ATTACHING, seat, card, effect.n))


def class_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: the deck to search or to buy from."""
    effect = ALL[frame[2]]
    if effect.op == PERFORM:
        player = s.players[frame[1]]
        return [CLASS_CHOICE + cls for cls in range(3) if can_buy(s, player, cls, effect.delta)]
    return [CLASS_CHOICE + cls for cls in range(3) if deck_size(s, cls)]


def class_chosen(s: AlienArtifactsState, cls: int, events: list[Event] | None) -> None:
    """A deck is chosen."""
    _, seat, number = s.stack.pop()
    if ALL[number].op == PERFORM:
        begin_buying(s, seat, cls, ALL[number].delta, events)
    else:
        s.stack.append((CHOOSE_TYPE, seat, cls))


def deck_types(s: AlienArtifactsState, cls: int) -> int:
    """The types still in a class deck, as a bit mask: all know what it holds (A47)."""
    types = 0
    for card in (*s.pool[cls], *s.bottom[cls]):
        types |= 1 << CARD_TYPE[card]
    if s.top[cls] != NOWHERE:
        types |= 1 << CARD_TYPE[s.top[cls]]
    return types


def type_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: a type that the deck still has (A61)."""
    types = deck_types(s, frame[2])
    return [TYPE + kind for kind in range(4) if types >> kind & 1]


def type_chosen(s: AlienArtifactsState, kind: int) -> None:
    """The deck is searched for a card of this type."""
    _, seat, cls = s.stack.pop()
    s.stack.append((SEARCHING, seat, cls, kind))


def searching(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """Turn up cards until one of the type appears; the others go under the deck (L699)."""
    _, seat, cls, kind = frame
    card = s.top[cls]
    if card == NOWHERE:
        put_under(s, s.aside)
        s.aside = []
        reveal_top(s, cls)
        return
    s.top[cls] = NOWHERE
    if CARD_TYPE[card] != kind:
        s.aside.append(card)
        s.stack.append((SEARCHING, seat, cls, kind))
        reveal_top(s, cls)
        return
    put_under(s, s.aside)
    s.aside = []
    s.taken = card
    insort(s.players[seat].building, card)
    reveal_top(s, cls)
    if events is not None:
        tell(events, "aa-event-takes", player=seat_name(seat), card=card_name(card))


# --- attaching --------------------------------------------------------------------------------------


def attaching(s: AlienArtifactsState, seat: int, card: int, left: int) -> None:
    """Turn up the next card to attach, if there is one."""
    if left and can_draw(s):
        s.stack.append((REVEAL_ATTACHED, seat, card, left))


def fitting_sections(card: int, resource: int) -> list[int]:
    """The sections of a resource card that can lie under a card, as actions."""
    colours = row_colours(CLASS[card])
    return [SHOW + section for section in (0, 1) if colours >> COLOUR[resource * 2 + section] & 1]


def attached_revealed(s: AlienArtifactsState, resource: int, events: list[Event] | None) -> None:
    """A card that fits is attached, another one discarded; where both sections fit the owner chooses."""
    _, seat, card, left = s.stack.pop()
    drawn(s, resource, events)
    sections = fitting_sections(card, resource)
    if len(sections) == 2:
        s.stack.append((ATTACH_SECTION, seat, card, resource, left))
        return
    s.stack.append((ATTACHING, seat, card, left - 1))
    if sections:
        _attach(s, seat, card, resource * 2 + sections[0] - SHOW, events)
    else:
        discard(s, resource)


def attach_section_chosen(s: AlienArtifactsState, section: int, events: list[Event] | None) -> None:
    """The section by which a card is attached."""
    _, seat, card, resource, left = s.stack.pop()
    s.stack.append((ATTACHING, seat, card, left - 1))
    _attach(s, seat, card, resource * 2 + section, events)


def _attach(s: AlienArtifactsState, seat: int, card: int, shown: int, events: list[Event] | None) -> None:
    insort(s.players[seat].attached, card * SHOWN + shown)
    if events is not None:
        tell(events, "aa-event-attached", player=seat_name(seat), card=card_name(card), icons=ICONS[shown])


def hand_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: a section in hand that fits under the card."""
    return hand_sections(s.players[frame[1]], frame[2])


def hand_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A hand card is tucked under a card."""
    _, seat, card = s.stack.pop()
    shown = action - PAY
    s.players[seat].hand.remove(shown >> 1)
    _attach(s, seat, card, shown, events)


def discard_cost_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: the hand card that is the price."""
    return [DISCARD + resource for resource in s.players[frame[1]].hand]


def discard_cost_chosen(s: AlienArtifactsState, resource: int) -> None:
    """A hand card is discarded as a price."""
    seat = s.stack.pop()[1]
    s.players[seat].hand.remove(resource)
    discard(s, resource)


# --- a payment in all three colours -----------------------------------------------------------------
# The frame: (PROGRAMME, seat, effect, cards left, lowest, blue, green, red).


def programme_frame(s: AlienArtifactsState, seat: int, effect: Effect) -> tuple[int, ...]:
    """The frame that asks for the cards; the limit of the effect takes the place of the usual one."""
    return (PROGRAMME, seat, effect.number, effect.card_limit + s.limit_bonus, 0, 0, 0, 0)


def programme_items(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Sections of the three colours, in ascending order."""
    return [item for item in pay_items(s.players[frame[1]], _THREE_COLOURS) if item >= frame[4]]


def programme_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Cards with which every colour can still be had, or enough once each is there."""
    items = programme_items(s, frame)
    left, sums = frame[3], frame[5:8]
    missing = sum(1 << colour for colour in range(3) if sums[colour] == 0)
    out = [] if missing else [DONE]
    for place, item in enumerate(items):
        shown = shown_by(item)
        rest = missing & ~(1 << COLOUR[shown])
        if _can_add(items[place + 1 :], rest, left - 1, shown >> 1):
            out.append(item)
    return out


def _can_add(items: list[int], missing: int, left: int, card: int) -> bool:
    """Whether later cards bring the colours that are missing."""
    if not missing:
        return True
    if missing.bit_count() > left:
        return False
    return any(
        missing >> COLOUR[shown_by(item)] & 1
        and shown_by(item) >> 1 != card
        and _can_add(
            items[place + 1 :], missing & ~(1 << COLOUR[shown_by(item)]), left - 1, shown_by(item) >> 1
        )
        for place, item in enumerate(items)
    )


def programme_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    sums = frame[5:8]
    least = sum(icons == 0 for icons in sums)
    choice = card_set(programme_items(s, frame), least, frame[3], DONE)
    names = ("blue", "green", "red")
    choice.limits += [
        Limit(f"@aa-colour-{names[colour]}", int(sums[colour] == 0), frame[3]) for colour in range(3)
    ]
    choice.begun = any(sums)
    return choice


def programme_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """One more card; with none left to add the sets of three colours score (T26)."""
    _, seat, number, left, _, *sums = s.stack.pop()
    if action != DONE:
        shown = spend(s, s.players[seat], action)
        sums[COLOUR[shown]] += ICONS[shown]
        frame = (PROGRAMME, seat, number, left - 1, action + 1, *sums)
        if left > 1 and (not all(sums) or programme_items(s, frame)):
            s.stack.append(frame)
            return
    gain_vp(s, seat, ALL[number].n * min(sums), events)
