"""What happens when something else does: effects with a trigger, those of blockaded cards for a fee."""

from typing import Final

from orrery.core.messages import Event
from orrery.games.alien_artifacts.actions import CARD
from orrery.games.alien_artifacts.components import LOGISTIC, NOWHERE, OPERATIONAL
from orrery.games.alien_artifacts.effects import (
    ALL,
    DRAW_RESOURCES,
    GAIN_ARTIFACT,
    GAIN_CREDITS,
    GAIN_PLAN,
    GAIN_VP,
    LOSS_DOWNGRADE,
    PLACE_BLOCKADE_DELTA,
    SIDE_EFFECTS,
    Effect,
)
from orrery.games.alien_artifacts.rules.blockade import fee
from orrery.games.alien_artifacts.rules.counting import amount, holds
from orrery.games.alien_artifacts.state import (
    ASK_FEE,
    DO_EFFECT,
    FIRING,
    NEXT_TRIGGER,
    AlienArtifactsState,
    Player,
)

#: Effects whose order among each other is all the same.
_IN_ANY_ORDER: Final = (
    *(GAIN_VP, GAIN_CREDITS, GAIN_ARTIFACT, GAIN_PLAN, DRAW_RESOURCES),
    *(LOSS_DOWNGRADE, PLACE_BLOCKADE_DELTA),
)


def abilities(ship: int, trigger: int) -> list[Effect]:
    """The abilities of a ship's operational side with that trigger."""
    return [effect for effect in SIDE_EFFECTS[ship * 2 + OPERATIONAL] if effect.trigger == trigger]


def blockaded_effects(player: Player, trigger: int) -> list[Effect]:
    """What blockaded cards that lie logistic side up would do on that trigger."""
    return [
        effect
        for card in player.powers.blocked
        if card * 2 + LOGISTIC in player.empire
        for effect in SIDE_EFFECTS[card * 2 + LOGISTIC]
        if effect.trigger == trigger
    ]


def fire(
    s: AlienArtifactsState,
    seat: int,
    trigger: int,
    added: int = NOWHERE,
    ship: int = NOWHERE,
    but: int = NOWHERE,
) -> None:
    """Let everything happen that a trigger sets off in an Empire and on a ship, but for one kind."""
    player = s.players[seat]
    effects = player.powers.triggers[trigger]
    if player.powers.blocked:
        effects = effects + blockaded_effects(player, trigger)
    if ship != NOWHERE:
        effects = effects + abilities(ship, trigger)
    pending = [effect.number for effect in effects if effect.op != but and holds(s, seat, effect, added)]
    if pending:
        s.stack.append((FIRING, seat, *sorted(pending)))


def firing(s: AlienArtifactsState, frame: tuple[int, ...]) -> None:
    """The next of the effects that happen at the same time; its owner orders them if it matters (DP23)."""
    seat = frame[1]
    if len(frame) > 3:
        blocked = s.players[seat].powers.blocked
        for number in frame[2:]:
            if ALL[number].source in blocked or ALL[number].op not in _IN_ANY_ORDER:
                s.stack.append((NEXT_TRIGGER, *frame[1:]))
                return
        s.stack.append((FIRING, seat, *frame[3:]))
    _trigger(s, seat, frame[2])


def _trigger(s: AlienArtifactsState, seat: int, number: int) -> None:
    """An effect happens; that of a blockaded card if the fee is paid for this once (A22)."""
    effect, player = ALL[number], s.players[seat]
    if effect.source not in player.powers.blocked:
        s.stack.append((DO_EFFECT, seat, number))
    elif effect.op != GAIN_CREDITS or amount(s, seat, effect) > fee(player, effect.source):
        s.stack.append((ASK_FEE, seat, effect.source, number))


def trigger_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP23: the card whose effect comes next."""
    return sorted({CARD + ALL[number].source for number in frame[2:]})


def trigger_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The effect of a card happens; the others follow."""
    frame = s.stack.pop()
    seat = frame[1]
    pending = list(frame[2:])
    chosen = next(number for number in pending if ALL[number].source == action - CARD)
    pending.remove(chosen)
    s.stack.append((FIRING, seat, *pending))
    _trigger(s, seat, chosen)
