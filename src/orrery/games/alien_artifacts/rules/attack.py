"""Declaring an attack on the alien system or a player (2.10): target, ships, defence plan, fees."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.games.alien_artifacts.actions import AT_PLAYER, AT_SYSTEM, DEFEND, DONE, SHIP
from orrery.games.alien_artifacts.components import FIRST_SHIP, NOWHERE, PLANS
from orrery.games.alien_artifacts.effects import (
    ON_ATTACK_START,
    ON_ATTACK_VALUE,
    ON_DEFEND,
    VS_ALIEN,
    VS_PLAYER,
)
from orrery.games.alien_artifacts.names import plan_name, system_name
from orrery.games.alien_artifacts.rules.blockade import clear_fees
from orrery.games.alien_artifacts.rules.decks import bits, reveal_system
from orrery.games.alien_artifacts.rules.triggers import blockaded_effects, fire
from orrery.games.alien_artifacts.state import (
    ASK_FEE,
    ATTACK_BEGINS,
    ATTACK_ENDS,
    ATTACK_SHIPS,
    DEFENCE,
    SHIPS_ATTACK,
    SYSTEM_TARGET,
    AlienArtifactsState,
)

# --- target and ships -------------------------------------------------------------------------------


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
    """Whom the attack is on; its ships come next, then the defence."""
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
    if s.target != SYSTEM_TARGET and s.players[s.target].plans:
        s.stack.append((DEFENCE, s.target))
    ready = ready_ships(s, seat)
    if ship != NOWHERE:
        s.ships = (ship,)
    elif len(ready) == 1:
        s.ships = tuple(ready)
    else:
        s.ships = ()
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


def ship_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """One more ship takes part; with none left to add the attack goes on."""
    _, seat, left, _ = s.stack.pop()
    if action == DONE:
        return
    s.ships += (action - SHIP + FIRST_SHIP,)
    frame = (ATTACK_SHIPS, seat, left - 1, action + 1)
    if left > 1 and ship_choices(s, frame) != [DONE]:
        s.stack.append(frame)


# --- defence ----------------------------------------------------------------------------------------


def defence_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP9: the basic plan or one of those held; who holds none is not asked."""
    return bits(s.players[frame[1]].plans | 1, 0, PLANS, DEFEND)


def defence_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The defender shows a plan; it is kept (L481) and known from now on."""
    seat = s.stack.pop()[1]
    s.plan = action - DEFEND
    if s.plan:
        s.players[seat].plans_shown |= 1 << s.plan
    if events is not None:
        args: dict[str, int | str] = {"player": seat_name(seat), "plan": plan_name(s.plan)}
        events.append(Event("aa-event-defence", args, reveals=s.plan > 0))


# --- the attack begins and ends ---------------------------------------------------------------------


def attack_begins(s: AlienArtifactsState, seat: int) -> None:
    """Fees for what blockaded cards add to the values, then what happens once for every attack (L485)."""
    s.stack.append((ATTACK_ENDS, seat, s.paid))
    s.stack.append((SHIPS_ATTACK, seat))
    fire(s, seat, ON_ATTACK_START)
    if s.target != SYSTEM_TARGET:
        _ask_fees(s, s.target, ON_DEFEND)
    _ask_fees(s, seat, ON_ATTACK_VALUE)


def useless_against(s: AlienArtifactsState) -> int:
    """The kind of bonus that the target of the attack does not concern."""
    return VS_PLAYER if s.target == SYSTEM_TARGET else VS_ALIEN


def _ask_fees(s: AlienArtifactsState, seat: int, trigger: int) -> None:
    """Ask about every blockaded card that would change the values of this attack."""
    effects = blockaded_effects(s.players[seat], trigger)
    cards = {effect.source for effect in effects if effect.vs != useless_against(s)}
    for card in sorted(cards, reverse=True):
        s.stack.append((ASK_FEE, seat, card, NOWHERE))


def attack_ends(s: AlienArtifactsState, frame: tuple[int, ...]) -> None:
    """An attacked system goes under its deck and the next is revealed (L479, L563)."""
    clear_fees(s, frame[2])
    if s.target == SYSTEM_TARGET:
        s.system_bottom += (s.system,)
        s.system = NOWHERE
        reveal_system(s)
    s.target = NOWHERE
    s.plan = 0
