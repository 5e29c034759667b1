"""Features: what bots are told of a position, and what their weights add up to.

A game numbers its features once (:class:`FeatureNames`) and says which of them it finds in a position
(``Game.describe``). Who asks for the value hands in :class:`Found`, which adds up weights; who trains the
weights hands in :class:`FoundList`, which writes the features down. So both see the same.
"""

from collections.abc import Iterable


class FeatureNames:
    """Numbers the features of a game in the order they are named."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def one(self, name: str) -> int:
        """The number of a feature of its own."""
        self.names.append(name)
        return len(self.names) - 1

    def counted(self, name: str, most: int) -> int:
        """The number of "name 0"; those up to "name ``most``" follow it."""
        return self.each(name, [str(number) for number in range(most + 1)])

    def each(self, name: str, members: Iterable[str]) -> int:
        """The number of the feature of the first member; those of the others follow it."""
        first = len(self.names)
        self.names.extend([f"{name} {member}" for member in members])
        return first

    def grid(self, name: str, sizes: list[int]) -> int:
        """The number of "name 0-0"; those of all other combinations follow it, the last number first."""
        members = [""]
        for size in sizes:
            members = [f"{member}-{number}" for member in members for number in range(size)]
        return self.each(name, [member[1:] for member in members])


class Features:
    """The features of a game by number, and what is said and first supposed of them."""

    def __init__(
        self, names: list[str], first_guess: dict[str, float], reason_by_start: dict[str, str]
    ) -> None:
        self.names: list[str] = names
        #: What some features are worth, by name, before anything was learned.
        self.first_guess: dict[str, float] = first_guess
        #: For each feature the message that says in a hint what a move does that gains by it, or nothing:
        #: that of the first start that its name begins with.
        self.reasons: list[str] = [_first_fitting(name, reason_by_start) for name in names]


def _first_fitting(name: str, reason_by_start: dict[str, str]) -> str:
    for start, reason in reason_by_start.items():
        if name.startswith(start):
            return reason
    return ""


class Found:
    """The weights of the features that one seat has, added up."""

    def __init__(self, weights: list[float]) -> None:
        self.total: float = 0.0
        self._weights: list[float] = weights

    def add(self, feature: int) -> None:
        """The seat has this feature."""
        self.total += self._weights[feature]

    def add_times(self, feature: int, amount: float) -> None:
        """The seat has that much of this feature."""
        self.total += amount * self._weights[feature]


class FoundList(Found):
    """The features that one seat has, written down."""

    def __init__(self) -> None:
        super().__init__([])
        self.features: list[int] = []
        self.amounts: list[float] = []

    def add(self, feature: int) -> None:
        self.features.append(feature)
        self.amounts.append(1.0)

    def add_times(self, feature: int, amount: float) -> None:
        self.features.append(feature)
        self.amounts.append(amount)
