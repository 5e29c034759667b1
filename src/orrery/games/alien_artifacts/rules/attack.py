"""Attacks on the alien system and on players (2.10): target, ships, defence, values, rows, losses."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.games.alien_artifacts.actions import AT_PLAYER, AT_SYSTEM, DEFEND, DONE, NO, SHIP, YES
from orrery.games.alien_artifacts.components import (
    BANK_MOST,
    FIRST_SHIP,
    NOWHERE,
    NUMBER,
    OPERATIONAL,
    PLANS,
)
from orrery.games.alien_artifacts.effects import (
    ALL,
    ATTACK_DELTA,
    DAMAGED,
    DESTROYED,
    GAIN_ARTIFACT,
    GAIN_CREDITS,
    GAIN_VP,
    LOSS_DOWNGRADE,
    ON_ATTACK_START,
    ON_BLOCKADE_ROW,
    ON_DEFEND,
    ON_SHIP_ATTACK,
    ON_SHIP_LOSS,
    ON_SHIP_RESULT,
    PLACE_BLOCKADE,
    PLACE_BLOCKADE_DELTA,
    PLAN_ROWS,
    REDRAW_ATTACK,
    SHIP_BONUS,
    SIDE_EFFECTS,
    SYSTEM_ROWS,
    VS_ALIEN,
    VS_PLAYER,
    Effect,
)
from orrery.games.alien_artifacts.names import card_name, plan_name, system_name
from orrery.games.alien_artifacts.rules.blockade import (
    ATTACK_TRIGGERS,
    ask_attack_fees,
    place_tokens,
    take_token,
)
from orrery.games.alien_artifacts.rules.conditions import holds
from orrery.games.alien_artifacts.rules.counting import count
from orrery.games.alien_artifacts.rules.decks import (
    can_draw,
    discard,
    drawn,
    gain_artifacts,
    put_under,
    reveal_system,
    reveal_top,
)
from orrery.games.alien_artifacts.state import (
    ATTACK_BEGINS,
    ATTACK_ENDS,
    ATTACK_SHIPS,
    DEFENCE,
    DO_EFFECT,
    NEXT_SHIP,
    PLACE_TOKENS,
    REDRAW,
    REVEAL_ATTACK,
    SHIP_DONE,
    SHIPS_ATTACK,
    SYSTEM_TARGET,
    USE_ABILITY,
    VALUE_MADE,
    AlienArtifactsState,
    refresh,
)

# --- declaring an attack ----------------------------------------------------------------------------


def ready_ships(s: AlienArtifactsState, seat: int) -> list[int]:
    """The operational ships that have not attacked this turn (A20)."""
    return [ship for ship in s.players[seat].powers.ships if not s.attacked >> ship & 1]


def target_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP10, DP11: the alien system or another player; a ship just built need not attack (A19)."""
    seat = frame[1]
    out = [DONE] if frame[4] else []
    if s.system != NOWHERE:
        out.append(AT_SYSTEM)
    out.extend(AT_PLAYER + other for other in range(s.variant.players) if other != seat)
    return out


def target_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """Whom the attack is on; the ships come next, then the defence."""
    _, seat, most, ship, _ = s.stack.pop()
    if action == DONE:
        return
    s.target = SYSTEM_TARGET if action == AT_SYSTEM else action - AT_PLAYER
    if events is not None:
        if s.target == SYSTEM_TARGET:
            tell(events, "aa-event-attack-system", player=seat_name(seat), system=system_name(s.system))
        else:
            tell(events, "aa-event-attack", player=seat_name(seat), victim=seat_name(s.target))
    s.stack.append((ATTACK_BEGINS, seat))
    if s.target != SYSTEM_TARGET:
        s.stack.append((DEFENCE, s.target))
    s.ships = []
    ready = ready_ships(s, seat)
    if ship != NOWHERE:
        s.ships = [ship]
    elif len(ready) == 1:
        s.ships = ready
    else:
        s.stack.append((ATTACK_SHIPS, seat, most if 0 < most < len(ready) else len(ready), SHIP))


def ship_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP11: any of the ready ships, in ascending order, at least one (A18)."""
    _, seat, _, lowest = frame
    ships = [SHIP + ship - FIRST_SHIP for ship in ready_ships(s, seat) if SHIP + ship - FIRST_SHIP >= lowest]
    return [DONE, *ships] if s.ships else ships


def ship_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    items = [Item(action) for action in ship_choices(s, frame) if action != DONE]
    return SetChoice(items, 0 if s.ships else 1, frame[2], DONE, begun=len(s.ships) > 0)


def ship_chosen(s: AlienArtifactsState, action: int) -> None:
    """One more ship takes part; with none left to add the attack goes on."""
    _, seat, left, _ = s.stack.pop()
    if action == DONE:
        return
    s.ships.append(action - SHIP + FIRST_SHIP)
    frame = (ATTACK_SHIPS, seat, left - 1, action + 1)
    if left > 1 and ship_choices(s, frame) != [DONE]:
        s.stack.append(frame)


def defence_choices(s: AlienArtifactsState, seat: int) -> list[int]:
    """DP9: the basic plan or one of those held."""
    plans = s.players[seat].plans | 1
    return [DEFEND + plan for plan in range(PLANS) if plans >> plan & 1]


def defence_chosen(s: AlienArtifactsState, plan: int, events: list[Event] | None) -> None:
    """The defender shows a plan; it is kept (L481) and known from now on."""
    seat = s.stack.pop()[1]
    s.plan = plan
    if plan:
        s.players[seat].plans_shown |= 1 << plan
    if events is not None:
        events.append(
            Event("aa-event-defence", {"player": seat_name(seat), "plan": plan_name(plan)}, reveals=plan > 0)
        )


# --- the course of an attack ------------------------------------------------------------------------


def attack_begins(s: AlienArtifactsState, seat: int) -> None:
    """Fees of both sides, then what happens once for every attack (L485)."""
    s.stack.append((ATTACK_ENDS, seat))
    s.stack.append((SHIPS_ATTACK, seat))
    s.stack.append((DO_EFFECT, seat, NOWHERE))
    if s.target != SYSTEM_TARGET:
        ask_attack_fees(s, s.target, (ON_DEFEND,))
    ask_attack_fees(s, seat, ATTACK_TRIGGERS)


def attack_started(s: AlienArtifactsState, seat: int, events: list[Event] | None) -> None:
    """Triggers of an attack, once however many ships take part."""
    for effect in s.players[seat].powers.triggers[ON_ATTACK_START]:
        _gain(s, seat, effect, effect.n, events)


def ships_attack(s: AlienArtifactsState, seat: int, events: list[Event] | None) -> None:
    """The next ship, in an order of the attacker's choice."""
    if len(s.ships) > 1:
        s.stack.append((NEXT_SHIP, seat))
    elif s.ships:
        s.stack.append((SHIPS_ATTACK, seat))
        _attack_with(s, seat, s.ships.pop(), events)


def next_ship_choices(s: AlienArtifactsState) -> list[int]:
    """The ships that have not attacked yet."""
    return sorted(SHIP + ship - FIRST_SHIP for ship in s.ships)


def next_ship_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A ship attacks; the others follow."""
    seat = s.stack.pop()[1]
    ship = action - SHIP + FIRST_SHIP
    s.ships.remove(ship)
    s.stack.append((SHIPS_ATTACK, seat))
    _attack_with(s, seat, ship, events)


def _abilities(ship: int, trigger: int) -> list[Effect]:
    """The abilities of a ship's operational side with that trigger."""
    return [effect for effect in SIDE_EFFECTS[ship * 2 + OPERATIONAL] if effect.trigger == trigger]


def _attack_with(s: AlienArtifactsState, seat: int, ship: int, events: list[Event] | None) -> None:
    """A ship's bonus and abilities, then its card is revealed (L471-473)."""
    player = s.players[seat]
    s.attacked |= 1 << ship
    alien, versus = SHIP_BONUS[ship - FIRST_SHIP]
    on_system = s.target == SYSTEM_TARGET
    bonus = s.attack_bonus
    if on_system:
        bonus += alien + player.powers.alien_bonus
    else:
        bonus += versus + player.powers.player_bonus + s.players[s.target].powers.defence
    redraws = 0
    asked = NOWHERE
    for effect in _abilities(ship, ON_SHIP_ATTACK):
        if effect.op == REDRAW_ATTACK:
            redraws += effect.n or 1
        elif effect.op == ATTACK_DELTA:
            if effect.optional:
                if player.bank >= effect.cost_credits:
                    asked = effect.number
            elif effect.vs != (VS_PLAYER if on_system else VS_ALIEN):
                times = 1 if effect.per is None else count(s, seat, effect.per) // effect.div
                bonus += effect.n * times
        else:
            _gain(s, seat, effect, effect.n, events)
    if asked != NOWHERE:
        s.stack.append((USE_ABILITY, seat, ship, asked, bonus, redraws))
    else:
        _reveal(s, seat, ship, bonus, redraws)


def ability_answers() -> list[int]:
    """DP12: use the ability or not."""
    return [YES, NO]


def ability_answered(s: AlienArtifactsState, action: int) -> None:
    """A bonus that is paid for."""
    _, seat, ship, number, bonus, redraws = s.stack.pop()
    if action == YES:
        s.players[seat].bank -= ALL[number].cost_credits
        bonus += ALL[number].n
    _reveal(s, seat, ship, bonus, redraws)


def _reveal(s: AlienArtifactsState, seat: int, ship: int, bonus: int, redraws: int) -> None:
    if can_draw(s):
        s.stack.append((REVEAL_ATTACK, seat, ship, bonus, redraws))
    else:
        s.stack.append((VALUE_MADE, seat, ship, NOWHERE, bonus))


def attack_revealed(s: AlienArtifactsState, resource: int, events: list[Event] | None) -> None:
    """The number of the card is the base of the value; it may be replaced if an ability says so."""
    _, seat, ship, bonus, redraws = s.stack.pop()
    drawn(s, resource, events)
    if events is not None:
        value = NUMBER[resource] + bonus
        tell(events, "aa-event-value", ship=card_name(ship), number=NUMBER[resource], value=value)
    if redraws and (s.deck or s.discards):
        s.stack.append((REDRAW, seat, ship, resource, bonus, redraws))
    else:
        s.stack.append((VALUE_MADE, seat, ship, resource, NUMBER[resource] + bonus))


def redraw_answered(s: AlienArtifactsState, action: int) -> None:
    """DP12: another card, or the value stands."""
    _, seat, ship, resource, bonus, redraws = s.stack.pop()
    if action == YES:
        discard(s, resource)
        _reveal(s, seat, ship, bonus, redraws - 1)
    else:
        s.stack.append((VALUE_MADE, seat, ship, resource, NUMBER[resource] + bonus))


def row_of(s: AlienArtifactsState, value: int) -> list[Effect]:
    """What the value brings by the table that applies; beyond its ends the nearest row (A16)."""
    rows = SYSTEM_ROWS[s.system] if s.target == SYSTEM_TARGET else PLAN_ROWS[s.plan]
    return rows[min(max(value, 1), len(rows)) - 1]


def value_made(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """The attacker's gains first, then the loss (A55)."""
    _, seat, ship, resource, value = frame
    s.stack.append((SHIP_DONE, seat, ship, resource, value))
    row = row_of(s, value)
    for effect in row:
        if effect.op == PLACE_BLOCKADE:
            place_tokens(s, seat, effect.n + _more_tokens(s, seat, ship), PLACE_TOKENS)
        elif effect.op == GAIN_ARTIFACT:
            gain_artifacts(s, seat, effect.n)
        else:
            _gain(s, seat, effect, effect.n, events)


def _more_tokens(s: AlienArtifactsState, seat: int, ship: int) -> int:
    effects = s.players[seat].powers.triggers[ON_BLOCKADE_ROW] + _abilities(ship, ON_BLOCKADE_ROW)
    return sum(effect.n for effect in effects if effect.op == PLACE_BLOCKADE_DELTA)


def _gain(s: AlienArtifactsState, seat: int, effect: Effect, n: int, events: list[Event] | None) -> None:
    """Points and credits, at once."""
    player = s.players[seat]
    if effect.op == GAIN_VP:
        player.vp += n
        if events is not None:
            tell(events, "aa-event-vp", player=seat_name(seat), vp=n)
    elif effect.op == GAIN_CREDITS:
        gained = min(n, BANK_MOST - player.bank)
        player.bank += gained
        if events is not None:
            tell(events, "aa-event-credits", player=seat_name(seat), credits=gained)


def ship_done(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """The card is discarded; the loss of the row, else what the ship's abilities make of the value."""
    _, seat, ship, resource, value = frame
    if resource != NOWHERE:
        discard(s, resource)
    loss = 0
    for effect in row_of(s, value):
        if effect.op in (DESTROYED, DAMAGED):
            loss = effect.op
    if loss:
        _lose(s, seat, ship, loss, events)
        return
    for effect in reversed(_abilities(ship, ON_SHIP_RESULT)):
        if holds(s, seat, effect, value=value):
            s.stack.append((DO_EFFECT, seat, effect.number))


def _lose(s: AlienArtifactsState, seat: int, ship: int, loss: int, events: list[Event] | None) -> None:
    """Destroyed: under its deck. Damaged: back to construction, without tokens (A51)."""
    player = s.players[seat]
    for effect in player.powers.triggers[ON_SHIP_LOSS] + _abilities(ship, ON_SHIP_LOSS):
        if effect.op == LOSS_DOWNGRADE:
            loss = DAMAGED
        else:
            _gain(s, seat, effect, effect.n, events)
    player.empire.remove(ship * 2 + OPERATIONAL)
    while ship in player.tokens:
        take_token(s, seat, ship)
    refresh(s, seat)
    if loss == DAMAGED:
        insort(player.building, ship)
    else:
        put_under(s, [ship])
        reveal_top(s, 2)
    if events is not None:
        what = "aa-event-damaged" if loss == DAMAGED else "aa-event-destroyed"
        tell(events, what, player=seat_name(seat), ship=card_name(ship))


def attack_ends(s: AlienArtifactsState) -> None:
    """An attacked system goes under its deck and the next is revealed (L479, L563)."""
    if s.target == SYSTEM_TARGET:
        s.system_bottom.append(s.system)
        s.system = NOWHERE
        reveal_system(s)
    s.target = NOWHERE
    s.plan = 0
