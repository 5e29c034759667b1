"""What conditions and effects count of an Empire (9.2). A blockaded card counts by its class only (A21)."""

from orrery.games.alien_artifacts.components import CLASS, FIRST_TECH, NOWHERE, TYPE
from orrery.games.alien_artifacts.effects import (
    ANY,
    CONDITIONS,
    COUNT_ARTIFACTS,
    COUNT_BLOCKADES,
    COUNT_CARDS,
    COUNT_CONSTRUCTION,
    COUNT_CREDITS,
    COUNT_PLANS,
    COUNT_PRODUCED,
    COUNT_SETS,
    COUNT_TYPES,
    Count,
    Effect,
)
from orrery.games.alien_artifacts.state import AlienArtifactsState, Player


def count(s: AlienArtifactsState, seat: int, what: Count) -> int:
    """How many of something a player has."""
    player = s.players[seat]
    kind = what.kind
    if kind == COUNT_CARDS:
        return count_cards(player, what.cls, what.type, what.side)
    if kind == COUNT_TYPES:
        return _distinct_types(player, what.cls)
    if kind == COUNT_SETS:
        return _sets(player.powers.counts, what.classes)
    if kind == COUNT_CREDITS:
        return player.bank
    if kind == COUNT_ARTIFACTS:
        return player.artifacts.bit_count()
    if kind == COUNT_PLANS:
        return player.plans.bit_count()
    if kind == COUNT_PRODUCED:
        return len(player.produced)
    if kind == COUNT_CONSTRUCTION:
        return sum(what.cls in (ANY, CLASS[card]) for card in player.building)
    if kind == COUNT_BLOCKADES:
        return sum(len(other.tokens) for number, other in enumerate(s.players) if number != seat)
    return 0


def _sets(counts: list[int], classes: list[int]) -> int:
    """How many sets of one card of each of these classes there are."""
    fewest = counts[classes[0]]
    for cls in classes:
        if counts[cls] < fewest:
            fewest = counts[cls]
    return fewest


def amount(s: AlienArtifactsState, seat: int, effect: Effect) -> int:
    """How much an effect brings: its number, for each or for every few of what it counts."""
    if effect.per is None:
        return effect.n
    return effect.n * (count(s, seat, effect.per) // effect.div)


def count_cards(player: Player, cls: int, kind: int, side: int) -> int:
    """Cards of the Empire of a class, type and side; ANY for all."""
    if kind == ANY and side == ANY:
        return len(player.empire) if cls == ANY else player.powers.counts[cls]
    blocked = player.powers.blocked
    found = 0
    for packed in player.empire:
        card = packed >> 1
        if (
            cls in (ANY, CLASS[card])
            and kind in (ANY, TYPE[card])
            and side in (ANY, packed & 1)
            and (not blocked or card not in blocked)
        ):
            found += 1
    return found


def _distinct_types(player: Player, cls: int) -> int:
    blocked = player.powers.blocked
    types = 0
    for packed in player.empire:
        card = packed >> 1
        if cls in (ANY, CLASS[card]) and card not in blocked:
            types |= 1 << TYPE[card]
    return types.bit_count()


def technology_points(s: AlienArtifactsState, seat: int, card: int, at_end: bool) -> int:
    """The best single condition that an operational technology meets (L437, L663)."""
    best = 0
    for condition in CONDITIONS[card - FIRST_TECH]:
        points = condition.end if at_end else condition.in_play
        if points > best and count(s, seat, condition.count) >= condition.least:
            best = points
    return best


def holds(s: AlienArtifactsState, seat: int, effect: Effect, added: int = NOWHERE, value: int = 0) -> bool:
    """Whether the conditions of an effect are met, for an added card or the value of an attack."""
    if s.marker > effect.marker_most or value < effect.value_least:
        return False
    if added == NOWHERE:
        return True
    if effect.if_cls not in (ANY, CLASS[added]):
        return False
    return not effect.first_of_type or _first_of_its_type(s.players[seat], added)


def _first_of_its_type(player: Player, card: int) -> bool:
    """Whether no other card of its class in the Empire has the type of this one (L719)."""
    blocked = player.powers.blocked
    for packed in player.empire:
        other = packed >> 1
        if (
            other != card
            and CLASS[other] == CLASS[card]
            and TYPE[other] == TYPE[card]
            and other not in blocked
        ):
            return False
    return True
