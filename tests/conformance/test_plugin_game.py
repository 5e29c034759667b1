"""A game of somebody else's, tested with the kit as its author would."""

from typing import Self

import pytest
from plugin_game.game import GAME, KINDS, OFFERING, OPENING, ContrabandState

from orrery.core.messages import why
from orrery.locale.testing import words
from orrery.testing import RulingTable, conformance, content_columns

TestContraband = conformance(GAME)
TestWords = words(GAME)
TestContent = content_columns(GAME)


# --- rulings --------------------------------------------------------------------------------------------


class Table(RulingTable[ContrabandState]):
    """Contraband on the table; seats have nothing but what is described."""

    def hand(self, seat: int, cards: str) -> Self:
        """Cards in a hand, taken from the deck."""
        for card in map(KINDS.index, cards.split()):
            self.state.deck[card] -= 1
            self.state.players[seat].hand[card] += 1
        return self

    def stowed(self, *cards: str) -> Self:
        """The card that lies before each seat, at customs."""
        for player, card in zip(self.state.players, map(KINDS.index, cards), strict=True):
            self.state.deck[card] -= 1
            player.stowed = card
        return self.ask(OPENING)

    def ask(self, kind: int) -> Self:
        """Every seat in turn is to decide that, and nothing else."""
        self.state.stack = [(kind, seat) for seat in reversed(range(len(self.state.players)))]
        return self

    def ready(self) -> Self:
        self.game.derive(self.state)
        self.game.check(self.state)
        return self


def table(players: int = 2, **options: object) -> Table:
    return Table(GAME, GAME.new_state(GAME.resolve({"players": players, **options})))


def last_round(t: Table) -> Table:
    t.state.round = t.state.rounds
    return t


def test_the_highest_value_declared_alone_scores() -> None:
    t = table(3).stowed("maps", "spice", "maps").by(0, "declare").by(1, "declare").by(2, "smuggle")
    assert [t.score(seat, "declared") for seat in range(3)] == [4, 0, 0]
    assert [t.score(seat, "smuggled") for seat in range(3)] == [0, 0, 1]


@pytest.mark.parametrize(("ties", "points"), [("nobody", [0, 0]), ("all", [2, 2])])
def test_ties_score_only_if_the_table_wants_it(ties: str, points: list[int]) -> None:
    t = table(ties=ties).stowed("silk", "silk").play("declare", "declare")
    assert [t.points(seat) for seat in range(2)] == points


def test_after_the_last_round_comes_the_black_market() -> None:
    t = last_round(table().stowed("silk", "maps").hand(0, "spice").hand(1, "spice"))
    t.play("smuggle", "smuggle")
    assert t.offers("offer") == {"spice"}
    assert t.can("done")


def test_a_kind_offered_once_sells() -> None:
    t = table(3).hand(0, "spice maps").hand(1, "maps").hand(2, "relics relics").ask(OFFERING)
    t.choose("offer maps", "offer spice").choose("offer maps").choose("offer relics", "offer relics")
    assert t.over
    assert [t.score(seat, "market") for seat in range(3)] == [1, 0, 0]
    assert t.ranking() == [[0], [1, 2]]


def test_cards_are_laid_down_from_the_cheapest() -> None:
    t = table().hand(0, "spice silk maps").ask(OFFERING).by(0, "offer silk")
    assert t.reason("offer spice") == why("cb-why-order", card="@cb-cargo-spice")
    assert t.reason("offer relics") == why("cb-why-no-card", card="@cb-cargo-relics")
    t.illegal("stow silk", "declare", "deal silk").by(0, "offer maps").by(1, "done")
    assert t.over


def test_at_most_two_cards_are_offered() -> None:
    t = table().hand(0, "spice silk maps").ask(OFFERING)
    assert t.no_set("offer spice", "offer silk", "offer maps") == why("common-set-many", most=2)
    assert t.no_set("offer relics") == why("common-set-unknown")
    t.choose().choose()
    assert t.over
