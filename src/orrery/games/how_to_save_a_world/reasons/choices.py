"""Why not that resource, tag, project, upgrade or card (2.6-2.11)."""

from orrery.core.messages import Label, why
from orrery.core.reasons import order
from orrery.games.how_to_save_a_world.actions import (
    BUY,
    DONE,
    GAIN,
    PLUS,
    RAISE,
    REACTIVATE,
    REFILL,
    REMOVE,
    REMOVE_PLAYED,
    TAKE_TAG,
    UPGRADE,
)
from orrery.games.how_to_save_a_world.actions import WORK as WORK_ACTION
from orrery.games.how_to_save_a_world.components import (
    BASELINE_MOST,
    DECK,
    DECK_RES,
    PROJECT_RES,
    RESOURCE_MOST,
    TAG_SLOTS,
    TRACK,
    UPGRADE_KIND,
)
from orrery.games.how_to_save_a_world.effects import ALL, WORK_CHEAPER
from orrery.games.how_to_save_a_world.names import (
    card_name,
    deck_name,
    kind_name,
    project_name,
    resource_name,
    tag_name,
    upgrade_name,
)
from orrery.games.how_to_save_a_world.reasons.common import (
    CARDS,
    LOCATIONS,
    RESOURCES,
    TAGS,
    UPGRADES,
    WORK,
    short,
)
from orrery.games.how_to_save_a_world.rules.cards import price
from orrery.games.how_to_save_a_world.rules.gaining import levels, room
from orrery.games.how_to_save_a_world.rules.payment import discount, purse
from orrery.games.how_to_save_a_world.rules.research import KNOWLEDGE, upgrade_cost
from orrery.games.how_to_save_a_world.rules.tags import free_slots
from orrery.games.how_to_save_a_world.rules.work import steps_cost
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState

# --- gains ------------------------------------------------------------------------------------------


def gain_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A resource that is not offered or full, or that comes too late."""
    resource = action - GAIN
    if not frame[2] >> resource & 1:
        return why("hw-reason-not-offered", rule=RESOURCES)
    if not room(s.players[frame[1]], resource):
        return why("hw-reason-full", rule=RESOURCES, res=resource_name(resource), most=RESOURCE_MOST)
    return order(RESOURCES)


def raise_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A baseline that is not offered or at its top, or that comes too late."""
    resource = action - RAISE
    if not frame[2] >> resource & 1:
        return why("hw-reason-not-offered", rule=RESOURCES)
    if not levels(s.players[frame[1]], resource):
        return why("hw-reason-baseline-full", rule=RESOURCES, res=resource_name(resource), most=BASELINE_MOST)
    return order(RESOURCES)


def refill_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A marker that is not below its baseline."""
    return why("hw-reason-not-below", rule=RESOURCES, res=resource_name(action - REFILL))


def more_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A resource that the location did not give, or that is full."""
    resource = action - PLUS
    if not frame[2] >> resource & 1:
        return why("hw-reason-not-given", rule=UPGRADES, res=resource_name(resource))
    return why("hw-reason-full", rule=RESOURCES, res=resource_name(resource), most=RESOURCE_MOST)


def take_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A type that is not offered or without a slot, or that comes too late."""
    tag = action - TAKE_TAG
    if not frame[2] >> tag & 1:
        return why("hw-reason-not-offered", rule=TAGS)
    if not free_slots(s.players[frame[1]], tag):
        return why("hw-reason-slots", rule=TAGS, tag=tag_name(tag), slots=TAG_SLOTS)
    return order(TAGS)


def reactivate_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A type without spent tokens, or one that comes too late."""
    tag = action - REACTIVATE
    if not frame[2] >> tag & 1:
        return why("hw-reason-not-offered", rule=TAGS)
    if not s.players[frame[1]].spent[tag]:
        return why("hw-reason-none-spent", rule=TAGS, tag=tag_name(tag))
    return order(TAGS)


# --- work and upgrades ------------------------------------------------------------------------------


def work_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """Another project, more steps than allowed or than the track has, or a price that cannot be paid."""
    _, seat, mask, least, most, _, off = frame
    if action == DONE:
        return why("hw-reason-tags-bind", rule=WORK, steps=least)
    player = s.players[seat]
    project, steps = divmod(action - WORK_ACTION, TRACK)
    steps += 1
    if not mask >> project & 1:
        return why("hw-reason-project", rule=WORK, project=project_name(project))
    if steps > most:
        return why("hw-reason-steps", rule=WORK, steps=most)
    if player.discs[project] + steps > TRACK:
        return why("hw-reason-track-end", rule=WORK, project=project_name(project))
    cost = max(0, steps_cost(player, project, steps) - off - discount(s, player, WORK_CHEAPER))
    there = purse(s, player, PROJECT_RES[project])
    if there < cost:
        return short(WORK, PROJECT_RES[project], cost, there)
    return why("hw-reason-tags-bind", rule=WORK, steps=least)


def research_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """An upgrade that is there already, or that cannot be paid."""
    player = s.players[frame[1]]
    upgrade = action - UPGRADE
    if player.upgrades >> upgrade & 1:
        return why("hw-reason-owned", rule=UPGRADES, upgrade=upgrade_name(upgrade))
    return short(UPGRADES, KNOWLEDGE, upgrade_cost(s, player, upgrade), purse(s, player, KNOWLEDGE))


def upgrade_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """An upgrade of another kind, or one that is there already."""
    upgrade = action - UPGRADE
    if not frame[2] >> UPGRADE_KIND[upgrade] & 1:
        wanted = next(kind for kind in range(3) if frame[2] >> kind & 1)
        return why("hw-reason-kind", rule=UPGRADES, kind=kind_name(wanted))
    return why("hw-reason-owned", rule=UPGRADES, upgrade=upgrade_name(upgrade))


# --- cards and alternatives -------------------------------------------------------------------------


def buy_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A card that is not open, of another deck, or too dear."""
    player, effect = s.players[frame[1]], ALL[frame[2]]
    card = action - BUY
    deck = DECK[card]
    if card not in s.display:
        return why("hw-reason-not-open", rule=CARDS, card=card_name(card))
    if not effect.mask >> deck & 1:
        return why("hw-reason-deck", rule=CARDS, deck=deck_name(deck))
    return short(CARDS, DECK_RES[deck], price(s, player, effect), purse(s, player, DECK_RES[deck]))


def remove_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """A card that is not owned."""
    if action < REMOVE_PLAYED:
        return why("hw-reason-not-in-hand", rule=CARDS, card=card_name(action - REMOVE))
    return why("hw-reason-not-played", rule=CARDS, card=card_name(action - REMOVE_PLAYED))


def option_reason(s: HowToSaveAWorldState, frame: tuple[int, ...], action: int) -> Label:
    """An alternative that does not exist, was taken, or would do nothing."""
    return why("hw-reason-option", rule=LOCATIONS)
