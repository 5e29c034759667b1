"""The reasons against a move that all games have, in words that all games share; ``rule`` cites the rules."""

from orrery.core.messages import Label, seat_name, why


def phase_name(prefix: str, phase: str) -> str:
    """The argument that stands for what the game with this prefix calls a decision."""
    return f"@{prefix}-phase-{phase}"


def over(rule: str) -> Label:
    """The match is over."""
    return why("common-reason-over", rule=rule)


def chance_first(rule: str) -> Label:
    """Luck decides before anybody can move."""
    return why("common-reason-chance", rule=rule)


def other_chance(rule: str) -> Label:
    """Luck decides, but this outcome cannot come up."""
    return why("common-reason-other-chance", rule=rule)


def no_chance(rule: str, seat: int) -> Label:
    """An outcome of luck, while a seat decides."""
    return why("common-reason-no-chance", rule=rule, player=seat_name(seat))


def pending(rule: str, seat: int, phase: str) -> Label:
    """Another decision comes first; ``phase`` is its :func:`phase_name`."""
    return why("common-reason-pending", rule=rule, player=seat_name(seat), phase=phase)


def not_asked(rule: str, phase: str) -> Label:
    """The move answers a decision that is not open; ``phase`` is its :func:`phase_name`."""
    return why("common-reason-not-asked", rule=rule, phase=phase)


def order(rule: str) -> Label:
    """Members of a set that are named one by one come in the order of the list."""
    return why("common-reason-order", rule=rule)
