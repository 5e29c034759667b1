"""Who knows what (part 3): hands and unused defence plans are their owner's; all else is open."""

from orrery.core.chance import Rng
from orrery.core.messages import EVERYONE
from orrery.games.alien_artifacts.components import PLANS
from orrery.games.alien_artifacts.state import DRAW_HAND, PLAN_DRAW, AlienArtifactsState, Player


def hidden_plans(player: Player) -> int:
    """The plans held that nobody else has seen, as a bit mask."""
    return player.plans & ~player.plans_shown


def unseen_resources(s: AlienArtifactsState, seat: int | None) -> list[int]:
    """The resource cards whose place a seat does not know: the deck, and the hands of others."""
    cards = list(s.deck)
    for other, player in enumerate(s.players):
        if other != seat:
            cards.extend(player.hand)
    return sorted(cards)


def unseen_plans(s: AlienArtifactsState, seat: int | None) -> int:
    """The same of the defence plans."""
    plans = s.plan_pool
    for player in s.players:
        plans |= hidden_plans(player)
    return plans if seat is None else plans & ~hidden_plans(s.players[seat])


def redraw_hidden(s: AlienArtifactsState, seat: int, rng: Rng) -> AlienArtifactsState:
    """Draw again what ``seat`` cannot know: the hands and the unused plans of the others."""
    cards = unseen_resources(s, seat)
    plans = [plan for plan in range(PLANS) if unseen_plans(s, seat) >> plan & 1]
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        hand = [cards.pop(rng.below(len(cards))) for _ in player.hand]
        player.hand = tuple(sorted(hand))
        held = hidden_plans(player).bit_count()
        player.plans &= player.plans_shown
        for _ in range(held):
            player.plans |= 1 << plans.pop(rng.below(len(plans)))
    s.deck = cards
    s.plan_pool = sum(1 << plan for plan in plans)
    return s


def audience(s: AlienArtifactsState, action: int) -> int:
    """A card drawn to the hand and a plan drawn are for their owner alone."""
    if s.stack and s.stack[-1][0] in (DRAW_HAND, PLAN_DRAW):
        return 1 << s.stack[-1][1]
    return EVERYONE
