"""The ships of an attack one by one (2.10): values, rows, losses."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one, without_one
from orrery.games.alien_artifacts.actions import DRAW, NO, SHIP, YES
from orrery.games.alien_artifacts.components import FIRST_SHIP, NOWHERE, NUMBER, OPERATIONAL
from orrery.games.alien_artifacts.components import SHIP as SHIP_CLASS
from orrery.games.alien_artifacts.effects import (
    ALL,
    ATTACK_DELTA,
    DAMAGED,
    DESTROYED,
    LOSS_DOWNGRADE,
    NONE,
    ON_ATTACK_VALUE,
    ON_BLOCKADE_ROW,
    ON_DEFEND,
    ON_SHIP_ATTACK,
    ON_SHIP_LOSS,
    ON_SHIP_RESULT,
    PLACE_BLOCKADE,
    PLAN_ROWS,
    REDRAW_ATTACK,
    SHIP_BONUS,
    SYSTEM_ROWS,
    Effect,
)
from orrery.games.alien_artifacts.names import card_name
from orrery.games.alien_artifacts.rules.attack import useless_against
from orrery.games.alien_artifacts.rules.blockade import take_token
from orrery.games.alien_artifacts.rules.counting import amount, holds
from orrery.games.alien_artifacts.rules.decks import (
    can_draw,
    cards_left,
    discard,
    drawn,
    put_under,
    reveal_top,
)
from orrery.games.alien_artifacts.rules.triggers import abilities, fire
from orrery.games.alien_artifacts.state import (
    DO_EFFECT,
    LOSING,
    NEXT_SHIP,
    PLACING,
    REDRAW,
    REVEAL_ATTACK,
    REVEALING,
    SHIP_DONE,
    SHIPS_ATTACK,
    SYSTEM_TARGET,
    USE_ABILITY,
    VALUE_MADE,
    AlienArtifactsState,
    refresh,
)

# --- the next ship ----------------------------------------------------------------------------------


def ships_attack(s: AlienArtifactsState, seat: int) -> None:
    """The next ship, in an order of the attacker's choice."""
    if len(s.ships) > 1:
        s.stack.append((NEXT_SHIP, seat))
    elif s.ships:
        ship = s.ships[0]
        s.ships = ()
        _attack_with(s, seat, ship)


def next_ship_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """The ships that have not attacked yet."""
    return sorted(SHIP + ship - FIRST_SHIP for ship in s.ships)


def next_ship_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A ship attacks; the others follow."""
    seat = s.stack.pop()[1]
    ship = action - SHIP + FIRST_SHIP
    s.ships = without_one(s.ships, ship)
    s.stack.append((SHIPS_ATTACK, seat))
    _attack_with(s, seat, ship)


# --- its value --------------------------------------------------------------------------------------


def _attack_with(s: AlienArtifactsState, seat: int, ship: int) -> None:
    """A ship's bonus and abilities, then its card is revealed (L471-473)."""
    s.attacked |= 1 << ship
    bonus = _bonus(s, seat, ship)
    redraws = 0
    before: list[tuple[int, ...]] = []
    for effect in abilities(ship, ON_SHIP_ATTACK):
        if effect.op == REDRAW_ATTACK:
            redraws += effect.times
        elif effect.op != ATTACK_DELTA:
            before.append((DO_EFFECT, seat, effect.number))
        elif effect.vs != useless_against(s):
            if not effect.optional:
                bonus += amount(s, seat, effect)
            elif s.players[seat].bank >= effect.cost_credits:
                before.append((USE_ABILITY, seat, ship, effect.number))
    s.stack.append((REVEALING, seat, ship, bonus, redraws))
    s.stack.extend(reversed(before))


def _bonus(s: AlienArtifactsState, seat: int, ship: int) -> int:
    """What is added to the number of the card: by the ship, by cards of the attacker and of the defender."""
    alien, player = SHIP_BONUS[ship - FIRST_SHIP]
    bonus = alien if s.target == SYSTEM_TARGET else player
    for effect in s.players[seat].powers.triggers[ON_ATTACK_VALUE]:
        if effect.op == ATTACK_DELTA and effect.vs != useless_against(s):
            bonus += amount(s, seat, effect)
    if s.target != SYSTEM_TARGET:
        for effect in s.players[s.target].powers.triggers[ON_DEFEND]:
            bonus += amount(s, s.target, effect)
    return bonus


def ability_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP12: use the ability or not."""
    return [YES, NO]


def ability_answered(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A bonus that is paid for is added to what is revealed next."""
    _, seat, _, number = s.stack.pop()
    if action == YES:
        s.players[seat].bank -= ALL[number].cost_credits
        change_frame(s, REVEALING, 3, amount(s, seat, ALL[number]))


def change_frame(s: AlienArtifactsState, kind: int, place: int, by: int) -> None:
    """Add to a number in the topmost frame of a kind."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if frame[0] == kind:
            s.stack[depth] = (*frame[:place], frame[place] + by, *frame[place + 1 :])
            return


def revealing(s: AlienArtifactsState, frame: tuple[int, ...]) -> None:
    """Reveal a card for a ship; if there is none its bonus is all it has."""
    _, seat, ship, bonus, redraws = frame
    if can_draw(s):
        s.stack.append((REVEAL_ATTACK, seat, ship, bonus, redraws))
    else:
        s.stack.append((VALUE_MADE, seat, ship, NOWHERE, bonus))


def attack_revealed(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The number of the card is the base of the value; it may be replaced if an ability says so."""
    _, seat, ship, bonus, redraws = s.stack.pop()
    resource = action - DRAW
    drawn(s, resource, events)
    value = NUMBER[resource] + bonus
    if events is not None:
        who = seat_name(seat)
        tell(events, "aa-event-value", player=who, ship=card_name(ship), number=NUMBER[resource], value=value)
    if redraws and cards_left(s):
        s.stack.append((REDRAW, seat, ship, resource, bonus, redraws))
    else:
        s.stack.append((VALUE_MADE, seat, ship, resource, value))


def redraw_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP12: another card, or the value stands."""
    return [YES, NO]


def redraw_answered(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The first card is discarded, or counts."""
    _, seat, ship, resource, bonus, redraws = s.stack.pop()
    if action == YES:
        discard(s, resource)
        s.stack.append((REVEALING, seat, ship, bonus, redraws - 1))
    else:
        s.stack.append((VALUE_MADE, seat, ship, resource, NUMBER[resource] + bonus))


# --- what it brings ---------------------------------------------------------------------------------


def row_of(s: AlienArtifactsState, value: int) -> list[Effect]:
    """What the value brings by the table that applies; beyond its ends the nearest row (A16)."""
    rows = SYSTEM_ROWS[s.system] if s.target == SYSTEM_TARGET else PLAN_ROWS[s.plan]
    return rows[min(max(value, 1), len(rows)) - 1]


def value_made(s: AlienArtifactsState, frame: tuple[int, ...]) -> None:
    """The attacker's gains first, then the loss (A55)."""
    _, seat, ship, resource, value = frame
    s.stack.append((SHIP_DONE, seat, ship, resource, value))
    for effect in reversed(row_of(s, value)):
        if effect.op == PLACE_BLOCKADE:
            if s.tokens_left and s.players[s.target].empire:
                s.stack.append((PLACING, seat, effect.n))
                fire(s, seat, ON_BLOCKADE_ROW, ship=ship)
        elif effect.op not in (DESTROYED, DAMAGED, NONE):
            s.stack.append((DO_EFFECT, seat, effect.number))


def ship_done(s: AlienArtifactsState, frame: tuple[int, ...]) -> None:
    """The card is discarded; the loss of the row, else what the ship's abilities make of the value."""
    _, seat, ship, resource, value = frame
    if resource != NOWHERE:
        discard(s, resource)
    loss = 0
    for effect in row_of(s, value):
        if effect.op in (DESTROYED, DAMAGED):
            loss = effect.op
    if loss:
        s.stack.append((LOSING, seat, ship, loss))
        # There is nothing to soften about damage.
        fire(s, seat, ON_SHIP_LOSS, ship=ship, but=LOSS_DOWNGRADE if loss == DAMAGED else NOWHERE)
        return
    for effect in reversed(abilities(ship, ON_SHIP_RESULT)):
        if holds(s, seat, effect, value=value):
            s.stack.append((DO_EFFECT, seat, effect.number))


def soften_loss(s: AlienArtifactsState) -> None:
    """A ship about to be destroyed is damaged instead."""
    for depth in range(len(s.stack) - 1, -1, -1):
        if s.stack[depth][0] == LOSING:
            s.stack[depth] = (*s.stack[depth][:3], DAMAGED)
            return


def losing(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """Destroyed: under its deck. Damaged: back to construction. Its tokens return (A51)."""
    _, seat, ship, loss = frame
    player = s.players[seat]
    player.empire = without_one(player.empire, ship * 2 + OPERATIONAL)
    while ship in player.tokens:
        take_token(s, seat, ship)
    refresh(s, seat)
    if loss == DAMAGED:
        player.building = with_one(player.building, ship)
    else:
        put_under(s, (ship,))
        reveal_top(s, SHIP_CLASS)
    if events is not None:
        what = "aa-event-damaged" if loss == DAMAGED else "aa-event-destroyed"
        tell(events, what, player=seat_name(seat), ship=card_name(ship))
