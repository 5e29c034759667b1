"""What goes on by itself: frames that are neither a decision nor chance are resolved until one is."""

from orrery.core.messages import Event
from orrery.games.how_to_save_a_world.effects import ALL
from orrery.games.how_to_save_a_world.rules import (
    boosts,
    cards,
    effects,
    payment,
    progress,
    research,
    setup,
    tags,
    turn,
    work,
)
from orrery.games.how_to_save_a_world.state import (
    ACT_AFTER,
    BACK_AT,
    BOUGHT,
    BUY_MORE,
    CARD_PLAYED,
    CHOICE_MORE,
    CUBES_BACK,
    EXCHANGE_MORE,
    FILLING,
    MOVING,
    NEXT_TURN,
    PARTS,
    PAYING,
    PRICE,
    PROGRESS,
    REPEATING,
    RESEARCH_MORE,
    SETTING_UP,
    SHUTTLING,
    STEPPING,
    SYMBOL,
    TAGS_DONE,
    TURN_ENDS,
    UPGRADE_MORE,
    UPGRADED,
    WORK_ENDS,
    WORK_MORE,
    HowToSaveAWorldState,
)


def settle(s: HowToSaveAWorldState, events: list[Event] | None) -> None:
    """Go on until somebody decides, chance is asked, or the game is over."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        kind = frame[0]
        if kind < PARTS:
            return
        if len(stack) > 1:
            stack.pop()
        else:
            # A list that pop empties gets a block of memory elsewhere, and again with what comes next.
            stack.clear()
        # What comes most often is called from here.
        if kind == PARTS:
            effects.parts(s, frame[1], frame[2], frame[3], frame[4], events)
        elif kind == TURN_ENDS:
            turn.turn_ends(s, frame, events)
        elif kind >= PROGRESS:
            _resolve_phase(s, kind, frame, events)
        elif kind == WORK_ENDS:
            work.work_ends(s, frame[1], frame[2], frame[3], events)
        else:
            _resolve(s, kind, frame, events)


def _resolve(s: HowToSaveAWorldState, kind: int, frame: tuple[int, ...], events: list[Event] | None) -> None:
    seat = frame[1]
    if kind == TAGS_DONE:
        tags.tags_done(s, seat, events)
    elif kind == RESEARCH_MORE:
        research.research_more(s, frame)
    elif kind == REPEATING:
        effects.repeating(s, seat, frame[2], frame[3], events)
    elif kind == CARD_PLAYED:
        turn.card_played(s, seat, frame[2], events)
    elif kind == STEPPING:
        work.stepping(s, seat, frame[2], frame[3], events)
    elif kind == UPGRADED:
        research.upgraded(s, seat, frame[2], events)
    elif kind == BUY_MORE:
        cards.buy_more(s, frame)
    elif kind == NEXT_TURN:
        turn.next_turn(s, events)
    elif kind == BACK_AT:
        boosts.boost_over(s, frame[2])
    elif kind == SHUTTLING:
        effects.fly(s, seat, frame[2], events)
    elif kind == PAYING:
        payment.pay_rest(s, seat, frame[2], frame[3])
    elif kind == UPGRADE_MORE:
        research.upgrade_more(s, frame, events)
    elif kind == BOUGHT:
        cards.bought(s, seat, frame[2], events)
    elif kind == FILLING:
        s.stack.append(frame)
        cards.filling(s, 0, events)
    elif kind == EXCHANGE_MORE:
        effects.exchange_more(s, frame)
    elif kind == ACT_AFTER:
        turn.act_after(s, frame)
    elif kind == WORK_MORE:
        work.work_more(s, frame)
    elif kind == PRICE:
        payment.pay_price(s, seat, ALL[frame[2]], frame[3], events)


def _resolve_phase(
    s: HowToSaveAWorldState, kind: int, frame: tuple[int, ...], events: list[Event] | None
) -> None:
    if kind == PROGRESS:
        progress.progress(s, frame[2], events)
    elif kind == MOVING:
        progress.moving(s, frame[2], events)
    elif kind == SYMBOL:
        progress.resolve_symbol(s, frame[2], events)
    elif kind == CUBES_BACK:
        progress.cubes_back(s, frame[2])
    elif kind == SETTING_UP:
        setup.setting_up(s, frame[2], events)
    elif kind == CHOICE_MORE:
        effects.choice_more(s, frame)
