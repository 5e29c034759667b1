"""The executor: what an effect does, and what it leaves open to its owner (2.7, 2.12, 9.2)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_artifacts.actions import CARD, CLASS_CHOICE
from orrery.games.alien_artifacts.components import BANK_MOST, CLASS, NOWHERE
from orrery.games.alien_artifacts.effects import (
    ALL,
    ANY,
    ATTACH_FROM_DECK,
    ATTACH_FROM_HAND,
    ATTACK_ONCE,
    BUILD_NOW,
    BUY,
    DRAW_RESOURCES,
    EXTRA_ACTIONS,
    EXTRA_TURNS,
    GAIN_ARTIFACT,
    GAIN_CREDITS,
    GAIN_PLAN,
    GAIN_VP,
    LOSS_DOWNGRADE,
    ON_ENTER,
    PERFORM,
    PLACE_BLOCKADE_DELTA,
    PRODUCE,
    REMOVE_BLOCKADE,
    SAME_CARD,
    SCORE_TECH,
    SEARCH,
    TAKE_CARDS,
    Effect,
)
from orrery.games.alien_artifacts.rules.attack import ready_ships
from orrery.games.alien_artifacts.rules.blockade import remove_tokens
from orrery.games.alien_artifacts.rules.building import complete
from orrery.games.alien_artifacts.rules.buying import begin_buying, begin_search, can_buy, searched_decks
from orrery.games.alien_artifacts.rules.combat import change_frame, soften_loss
from orrery.games.alien_artifacts.rules.counting import amount
from orrery.games.alien_artifacts.rules.decks import gain_artifacts, gain_plans
from orrery.games.alien_artifacts.rules.deeds import begin_building, buildable, can_perform, perform
from orrery.games.alien_artifacts.rules.preparing import can_prepare, row
from orrery.games.alien_artifacts.rules.technologies import reveal_for
from orrery.games.alien_artifacts.state import (
    ATTACHING,
    ATTACK_TARGET,
    CHOOSE_CARD,
    CHOOSE_CLASS,
    DRAWING,
    PLACING,
    PREPARE_CARDS,
    PRODUCING,
    TAKING,
    AlienArtifactsState,
    refresh,
)


def carry_out(s: AlienArtifactsState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """Do an effect, or ask what it leaves open (DP20)."""
    op = effect.op
    if s.marker > effect.marker_most:
        return
    if op <= GAIN_PLAN:
        _gain(s, seat, op, amount(s, seat, effect), events)
    elif effect.end_of_turn:
        s.boosts += (effect.number,)
        refresh(s, seat)
    elif op == TAKE_CARDS:
        s.taken = NOWHERE
        s.stack.append((TAKING, seat, effect.cls, effect.draw, effect.place, effect.keep))
    elif op in (SEARCH, ATTACH_FROM_HAND):
        s.taken = NOWHERE
        _ask_class(s, seat, effect, events)
    elif op == PERFORM:
        _perform(s, seat, effect, events)
    elif op in (PRODUCE, ATTACH_FROM_DECK, BUILD_NOW):
        _ask_card(s, seat, effect, events)
    elif op == SCORE_TECH:
        reveal_for(s, seat, s.taken)
    elif op == ATTACK_ONCE:
        _attack(s, seat, effect)
    elif op == REMOVE_BLOCKADE:
        remove_tokens(s, seat, effect.cls, effect.n, events)
    elif op == EXTRA_ACTIONS:
        s.actions += effect.n
    elif op == EXTRA_TURNS:
        s.extra_turns += effect.n
    elif op == PLACE_BLOCKADE_DELTA:
        change_frame(s, PLACING, 2, effect.n)
    elif op == LOSS_DOWNGRADE:
        soften_loss(s)


def _gain(s: AlienArtifactsState, seat: int, op: int, n: int, events: list[Event] | None) -> None:
    """Points on the track, which has no end (A43); C, as many as the Bank still holds; cards."""
    player = s.players[seat]
    if op == GAIN_VP:
        player.vp += n
        if events is not None:
            tell(events, "aa-event-vp", player=seat_name(seat), vp=n)
    elif op == GAIN_CREDITS:
        gained = min(n, BANK_MOST - player.bank)
        player.bank += gained
        if events is not None:
            tell(events, "aa-event-credits", player=seat_name(seat), credits=gained)
    elif op == DRAW_RESOURCES:
        s.stack.append((DRAWING, seat, n))
    elif op == GAIN_ARTIFACT:
        gain_artifacts(s, seat, n)
    else:
        gain_plans(s, seat, n)


def _attack(s: AlienArtifactsState, seat: int, effect: Effect) -> None:
    """An attack by one ship: the one that was just built, which need not, or any that is ready."""
    if not effect.that:
        if ready_ships(s, seat):
            s.stack.append((ATTACK_TARGET, seat, effect.ships_most, NOWHERE, int(effect.optional)))
    elif not s.attacked >> s.taken & 1:
        s.stack.append((ATTACK_TARGET, seat, 1, s.taken, int(effect.optional)))


def _perform(s: AlienArtifactsState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """Another action with a changed cost; all its rules apply."""
    if effect.deed == BUY:
        _ask_class(s, seat, effect, events)
    elif effect.deed < BUY:
        _ask_card(s, seat, effect, events)
    elif can_perform(s, seat, effect.deed, effect.delta):
        perform(s, seat, effect.deed, effect.delta, effect.ships_most, events)


# --- the card that an effect is used on -------------------------------------------------------------


def effect_cards(s: AlienArtifactsState, seat: int, effect: Effect) -> list[int]:
    """The cards that an effect may be used on."""
    player = s.players[seat]
    if effect.op == PERFORM:
        return buildable(s, seat, effect.delta, effect.deed)
    if effect.op == PRODUCE:
        if not effect.that:
            return player.powers.planets
        return [s.taken] if s.taken in player.powers.planets else []
    if effect.cls == SAME_CARD:
        return [s.taken] if s.taken in player.building else []
    return [card for card in player.building if effect.cls in (ANY, CLASS[card])]


def _ask_card(s: AlienArtifactsState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    cards = effect_cards(s, seat, effect)
    # Whether a hand can pay for one card only is a secret: with several in the row it is asked.
    hidden = effect.op == PERFORM and len(row(s.players[seat], effect.deed)) > 1
    if len(cards) > 1 or (cards and hidden):
        s.stack.append((CHOOSE_CARD, seat, effect.number))
    elif cards:
        _on_card(s, seat, effect, cards[0], events)


def card_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: the card an effect is used on."""
    return [CARD + card for card in effect_cards(s, frame[1], ALL[frame[2]])]


def card_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """An effect is used on a card."""
    _, seat, number = s.stack.pop()
    _on_card(s, seat, ALL[number], action - CARD, events)


def _on_card(
    s: AlienArtifactsState, seat: int, effect: Effect, card: int, events: list[Event] | None
) -> None:
    if effect.op == PERFORM:
        begin_building(s, seat, card, effect.delta, events)
    elif effect.op == BUILD_NOW:
        complete(s, seat, card)
    elif effect.op == PRODUCE:
        more = s.players[seat].powers.produce_more if effect.trigger == ON_ENTER else 0
        s.stack.append((PRODUCING, seat, card, effect.n + more))
    else:
        s.stack.append((ATTACHING, seat, card, effect.n))


# --- the class that an effect is used on ------------------------------------------------------------


def effect_classes(s: AlienArtifactsState, seat: int, effect: Effect) -> list[int]:
    """The decks to search or to buy from, or the rows to put hand cards under, as actions."""
    if effect.op == SEARCH:
        return searched_decks(s, effect.cls, effect.type)
    player = s.players[seat]
    if effect.op == PERFORM:
        return [CLASS_CHOICE + cls for cls in range(3) if can_buy(s, player, cls, effect.delta)]
    return [CLASS_CHOICE + cls for cls in range(3) if can_prepare(player, cls, True)]


def _ask_class(s: AlienArtifactsState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    classes = effect_classes(s, seat, effect)
    # Whether a hand fits under one row only is a secret: with several rows it is asked.
    rows = sum(len(row(s.players[seat], cls)) > 0 for cls in range(3))
    if len(classes) > 1 or (classes and rows > 1 and effect.op == ATTACH_FROM_HAND):
        s.stack.append((CHOOSE_CLASS, seat, effect.number))
    elif classes:
        _on_class(s, seat, effect, classes[0] - CLASS_CHOICE, events)


def class_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: the deck or the row."""
    return effect_classes(s, frame[1], ALL[frame[2]])


def class_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A deck or a row is chosen."""
    _, seat, number = s.stack.pop()
    _on_class(s, seat, ALL[number], action - CLASS_CHOICE, events)


def _on_class(
    s: AlienArtifactsState, seat: int, effect: Effect, cls: int, events: list[Event] | None
) -> None:
    if effect.op == PERFORM:
        begin_buying(s, seat, cls, effect.delta, events)
    elif effect.op == SEARCH:
        begin_search(s, seat, cls, effect.type, effect.place)
    else:
        s.stack.append((PREPARE_CARDS, seat, cls, effect.n, 0, 1))
