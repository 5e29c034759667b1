"""Why no such payment: genius, resources and tags (2.6, 2.7)."""

from orrery.core.messages import Label, why
from orrery.core.reasons import order
from orrery.games.how_to_save_a_world.actions import (
    GENIUS_PAID,
    PAY,
    TAG_CARD,
    TAGS_SPENT,
    TOKEN,
    WILD_CARD,
)
from orrery.games.how_to_save_a_world.components import CARDS as CARD_COUNT
from orrery.games.how_to_save_a_world.components import GENIUS
from orrery.games.how_to_save_a_world.effects import ALL, TAG_FOR
from orrery.games.how_to_save_a_world.names import card_name, resource_name, tag_name
from orrery.games.how_to_save_a_world.reasons.common import LOCATIONS, RESOURCES, TAGS, not_usable
from orrery.games.how_to_save_a_world.rules.effects import most_tags
from orrery.games.how_to_save_a_world.rules.tags import CARD_WORTH, tags_at_hand
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState


def payment_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """More genius than there is or than it costs, or too little of the resource for the rest."""
    _, seat, resource, cost = frame
    resources = s.players[seat].resources
    genius = action - GENIUS_PAID
    if genius > cost:
        return why("hw-reason-genius-cost", rule=RESOURCES, cost=cost)
    if genius > resources[GENIUS]:
        return why("hw-reason-genius-many", rule=RESOURCES, genius=resources[GENIUS])
    missing = cost - genius - resources[resource]
    return why("hw-reason-genius-few", rule=RESOURCES, missing=missing, res=resource_name(resource))


def tag_payment_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """More tags than there are or than it costs, or too little for the rest."""
    _, seat, resource, cost = frame
    player = s.players[seat]
    tags = action - TAGS_SPENT
    if tags > cost:
        return why("hw-reason-tags-cost", rule=LOCATIONS, cost=cost)
    there = tags_at_hand(s, player, TAG_FOR[s.place])
    if tags > there:
        return why("hw-reason-tags-few", rule=TAGS, tags=there)
    missing = cost - tags - player.resources[resource] - player.resources[GENIUS]
    return why("hw-reason-genius-few", rule=RESOURCES, missing=missing, res=resource_name(resource))


def any_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A resource that is used up, or one that comes too late."""
    resource = action - PAY
    if not s.players[frame[1]].resources[resource]:
        return why("hw-reason-none-left", rule=RESOURCES, res=resource_name(resource))
    return order(RESOURCES)


def tag_count_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """More tags than there are, or than are of use (A47)."""
    effect = ALL[frame[2]]
    there = tags_at_hand(s, s.players[frame[1]], effect.mask)
    if action - TAGS_SPENT > there:
        return why("hw-reason-tags-few", rule=TAGS, tags=there)
    return why("hw-reason-tags-useless", rule=TAGS, tags=most_tags(s, frame[1], effect))


def spend_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A token or card that is not there or bears another tag, or that is needless."""
    _, seat, mask, _, _, _, lowest, wild = frame
    player = s.players[seat]
    if action < TAG_CARD:
        tag = action - TOKEN
        if not player.active[tag]:
            return why("hw-reason-no-token", rule=TAGS, tag=tag_name(tag))
        if not mask >> tag & 1 and not wild:
            return why("hw-reason-wrong-tag", rule=TAGS, tag=tag_name(tag))
        return order(TAGS) if action < lowest else why("hw-reason-needless", rule=TAGS)
    card = (action - TAG_CARD) % CARD_COUNT
    refused = not_usable(s, player, card, TAGS)
    if refused is not None:
        return refused
    if action >= WILD_CARD and not wild:
        return why("hw-reason-wild", rule=TAGS)
    if action < WILD_CARD and not CARD_WORTH[mask][card]:
        return why("hw-reason-card-tags", rule=TAGS, card=card_name(card))
    return order(TAGS) if action < lowest else why("hw-reason-needless", rule=TAGS)


def exchange_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """The price cannot be paid."""
    return why("hw-reason-price", rule=RESOURCES)
