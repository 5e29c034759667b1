"""Who knows what (part 3): starting cards in hand are their owner's, all that was open stays known."""

from orrery.core.chance import Rng
from orrery.core.messages import EVERYONE
from orrery.games.how_to_save_a_world.components import ACTION, BOOST, DECK, NOWHERE, SPECIES
from orrery.games.how_to_save_a_world.rules.effects import can_go_on
from orrery.games.how_to_save_a_world.state import (
    DEAL_CARD,
    KEEP_SPECIES,
    Cards,
    HowToSaveAWorldState,
    Player,
)


def unseen_starting(s: HowToSaveAWorldState, seat: int | None) -> list[int]:
    """Starting action cards whose place a seat does not know: in the box, and in hands of others."""
    cards = [card for card in s.box if DECK[card] == ACTION]
    for other, player in enumerate(s.players):
        if other != seat:
            cards += [card for card in player.hidden if DECK[card] == ACTION]
    return sorted(cards)


def unseen_species(s: HowToSaveAWorldState, seat: int | None) -> list[int]:
    """Species that a seat has not seen: in the deck, under it, and in hands of others.

    Once discards were shuffled, everything in the deck was open before.
    """
    cards = [] if s.reshuffled >> SPECIES & 1 else list(s.decks[SPECIES])
    for other, player in enumerate(s.players):
        if other != seat:
            cards += [card for card in player.hidden if DECK[card] == SPECIES]
            if player.returned != NOWHERE:
                cards.append(player.returned)
    return sorted(cards)


def redraw_hidden(s: HowToSaveAWorldState, seat: int, rng: Rng) -> HowToSaveAWorldState:
    """Draw again what ``seat`` cannot know: starting cards of the others, and the species they put back."""
    actions = unseen_starting(s, seat)
    species = unseen_species(s, seat)
    # Whoever is asked comes first: what was begun tells something of the hand.
    asked = s.stack[-1][1] if s.stack else NOWHERE
    others = [other for other in range(s.variant.players) if other != seat]
    others.sort(key=lambda other: other != asked)
    for other in others:
        player = s.players[other]
        known = list(player.hand)
        for card in player.hidden:
            known.remove(card)
        hidden = player.hidden
        while True:
            left = (actions.copy(), species.copy())
            _draw_hand(player, known, hidden, left, rng)
            if other != asked or can_go_on(s, other):
                break
        actions, species = left
        if player.returned != NOWHERE:
            player.returned = species.pop(rng.below(len(species)))
    s.box = tuple(sorted([*actions, *[card for card in s.box if DECK[card] != ACTION]]))
    if not s.reshuffled >> SPECIES & 1:
        s.decks[SPECIES] = tuple(species)
    return s


def _draw_hand(
    player: Player, known: list[int], hidden: Cards, pools: tuple[list[int], list[int]], rng: Rng
) -> None:
    """Others in place of the hidden cards, out of the pools of actions and species; all boosts are equal."""
    drawn = []
    for card in hidden:
        pool = pools[0] if DECK[card] == ACTION else pools[1]
        drawn.append(card if DECK[card] == BOOST else pool.pop(rng.below(len(pool))))
    player.hidden = tuple(sorted(drawn))
    player.hand = tuple(sorted([*known, *drawn]))


def audience(s: HowToSaveAWorldState, action: int) -> int:
    """A card that is dealt and the species that is kept are for their owner alone."""
    if s.stack and s.stack[-1][0] in (DEAL_CARD, KEEP_SPECIES):
        return 1 << s.stack[-1][1]
    return EVERYONE
