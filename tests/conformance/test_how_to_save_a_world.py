"""How to Save a World keeps the protocol, while it is not yet on the list of games."""

from collections.abc import Iterator

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE
from orrery.games.how_to_save_a_world.components import CARD_IDS, DECK
from orrery.games.how_to_save_a_world.game import GAME
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState, with_card, without_card
from orrery.testing import conformance


def first_turn(players: int, card: str) -> HowToSaveAWorldState:
    """The first turn of a game, whose player has that card as well."""
    state, rng = GAME.new_state(GAME.resolve({"players": players})), SimRng(card)
    while state.round == 0:
        chance = GAME.actor(state) == CHANCE
        GAME.apply(state, GAME.sample(state, rng) if chance else GAME.legal(state)[0])
    number = CARD_IDS.index(card)
    player = state.players[state.turn]
    if number in state.display:
        state.display[state.display.index(number)] = state.decks[DECK[number]][0]
        state.decks[DECK[number]] = state.decks[DECK[number]][1:]
    else:
        state.decks[DECK[number]] = without_card(state.decks[DECK[number]], number)
    player.hand = with_card(player.hand, number)
    return state


def rare_positions() -> Iterator[HowToSaveAWorldState]:
    """Positions of decisions that random games hardly ever reach."""
    state = first_turn(2, "stockpile-audit")
    state.players[state.turn].baselines = (9, 9, 9, 9, 0)
    GAME.play(state, GAME.parse(state, "play stockpile-audit"))
    yield state
    state = first_turn(3, "second-wind")
    state.players[state.turn].spent = (2, 1, 0)
    GAME.play(state, GAME.parse(state, "play second-wind"))
    yield state
    state = first_turn(4, "night-ferry")
    GAME.play(state, GAME.parse(state, "play night-ferry"))
    yield state


TestHowToSaveAWorld = conformance(GAME, positions=rare_positions)
