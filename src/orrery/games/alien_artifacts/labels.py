"""Moves as messages for people. A move that several decisions share is told by the decision at hand."""

from typing import Final

from orrery.core.messages import Label, seat_name, why
from orrery.games.alien_artifacts.actions import (
    ACT,
    ADD,
    ARTIFACT,
    AT_PLAYER,
    AT_SYSTEM,
    BUILD,
    BUY,
    CARD,
    CLASS_CHOICE,
    DEAL_FACTION,
    DEFEND,
    DISCARD,
    DONE,
    DRAW,
    END,
    EXTRA,
    FACTION,
    FEE,
    FIRST,
    GAIN_ARTIFACT,
    GAIN_PLAN,
    INCOME,
    KEEP,
    MINE,
    MOST_UNBLOCKED,
    NEXT_SYSTEM,
    OFFENSIVE,
    PASS,
    PAY,
    PAY_PLANET,
    PICK_FACTION,
    PREPARE,
    SHIP,
    SHOW,
    SIDE,
    TOP,
    TRADE,
    TYPE,
    UNBLOCK,
    YES,
)
from orrery.games.alien_artifacts.components import (
    CLASS,
    CLASSES,
    COLOUR,
    FIRST_SHIP,
    FIRST_TECH,
    GOLD,
    ICONS,
    ICONS_PER_TOKEN,
    NOWHERE,
    NUMBER,
    SHOWN,
    SIDES,
)
from orrery.games.alien_artifacts.effects import ALL, ATTACH_FROM_HAND, FACTION_ACTIONS
from orrery.games.alien_artifacts.effects import INCOME as COLLECTING
from orrery.games.alien_artifacts.effects import MINE as MINING
from orrery.games.alien_artifacts.effects import OFFENSIVE as ATTACKING
from orrery.games.alien_artifacts.names import (
    artifact_name,
    card_name,
    class_name,
    colour_name,
    faction_name,
    icons_args,
    other_icons_args,
    plan_name,
    system_name,
    type_name,
)
from orrery.games.alien_artifacts.rules.blockade import fee
from orrery.games.alien_artifacts.rules.building import missing_icons
from orrery.games.alien_artifacts.rules.buying import buy_cost
from orrery.games.alien_artifacts.rules.counting import amount
from orrery.games.alien_artifacts.rules.deeds import faction_cost, operational_cost
from orrery.games.alien_artifacts.rules.payment import shown_by
from orrery.games.alien_artifacts.state import (
    ATTACH_SECTION,
    PLACE_TOKENS,
    SHOW_SECTION,
    USE_ABILITY,
    AlienArtifactsState,
    Player,
)
from orrery.games.alien_artifacts.view import phase

#: The phases in which ``card`` says what is done with the card.
_CARD_PHASES: Final = (
    *("attach-to", "blockade", "next-planet", "next-technology", "next-build", "next-trigger", "unblock"),
)
_DONE_PHASES: Final = ("trade", "prepare", "three-colours", "target", "ships", "discard")
_ANSWER_PHASES: Final = ("ability", "redraw", "fee", "final-fee")


def asked_seat(s: AlienArtifactsState) -> int:
    """Who decides now, or would: labels may be asked for at any time."""
    return s.stack[-1][1] if s.stack and s.stack[-1][1] != NOWHERE else s.turn


def label(s: AlienArtifactsState, action: int) -> Label:
    """The move as a message for people: id and arguments."""
    if action < KEEP:
        return _turn_label(s, action)
    if action < PAY:
        return _choice_label(s, action)
    if action < DRAW:
        return _paying_label(action)
    return _chance_label(action)


# --- the turn ---------------------------------------------------------------------------------------


def _turn_label(s: AlienArtifactsState, action: int) -> Label:
    seat = asked_seat(s)
    player = s.players[seat]
    if action < BUY:
        return _answer_label(s, action)
    if action < EXTRA:
        return why("aa-move-buy", cls=class_name(action - BUY), credits=buy_cost(player, 0))
    if action < BUILD:
        return why("aa-move-extra", count=action - EXTRA)
    if action < PREPARE:
        card = action - BUILD
        name = CLASSES[CLASS[card]]
        return why(f"aa-move-build-{name}", card=card_name(card), icons=missing_icons(player, card))
    if action < TRADE:
        return why("aa-move-prepare", cls=class_name(action - PREPARE))
    if action < UNBLOCK:
        return why("aa-move-trade", colour=colour_name(action - TRADE))
    if action < OFFENSIVE:
        cls, number = divmod(action - UNBLOCK, MOST_UNBLOCKED)
        icons = (number + 1) * ICONS_PER_TOKEN
        return why("aa-move-unblock", cls=class_name(cls), count=number + 1, icons=icons)
    if action == OFFENSIVE:
        return why("aa-move-offensive", icons=operational_cost(player, ATTACKING, 0))
    if action == INCOME:
        return why("aa-move-income", icons=operational_cost(player, COLLECTING, 0))
    if action == MINE:
        return why("aa-move-mine", icons=operational_cost(player, MINING, 0))
    if action == FACTION:
        return _faction_label(player)
    if action < ADD:
        return why("aa-move-act", card=card_name(action - ACT + FIRST_TECH))
    if action < ARTIFACT:
        return why("aa-move-use", card=card_name(action - ADD + FIRST_TECH))
    if action < FEE:
        return why("aa-move-artifact", artifact=artifact_name(action - ARTIFACT))
    return why("aa-move-fee", card=card_name(action - FEE), credits=fee(player, action - FEE))


def _faction_label(player: Player) -> Label:
    """The faction action with its price; before factions are dealt it has none."""
    if player.faction == NOWHERE:
        return why("aa-move-faction-none")
    colours = FACTION_ACTIONS[player.faction].cost_colours
    colour = next(colour for colour in range(GOLD + 1) if colours >> colour & 1)
    return ("aa-move-faction", icons_args(faction_cost(player), colour))


def _answer_label(s: AlienArtifactsState, action: int) -> Label:
    now = phase(s)
    if action == PASS:
        return why("aa-move-pass")
    if action == END:
        return why("aa-move-end")
    if action == DONE:
        return why(f"aa-move-done-{now}" if now in _DONE_PHASES else "aa-move-done")
    answer = "yes" if action == YES else "no"
    if now not in _ANSWER_PHASES:
        return why(f"aa-move-{answer}")
    frame = s.stack[-1]
    if now in ("fee", "final-fee"):
        if action != YES:
            return why("aa-move-no-fee", card=card_name(frame[2]))
        credits = fee(s.players[frame[1]], frame[2])
        return why(f"aa-move-yes-{now}", card=card_name(frame[2]), credits=credits)
    if frame[0] == USE_ABILITY:
        if action != YES:
            return why("aa-move-no-ability")
        effect = ALL[frame[3]]
        bonus = amount(s, frame[1], effect)
        return why("aa-move-yes-ability", bonus=bonus, credits=effect.cost_credits)
    return why(f"aa-move-{answer}-redraw", value=NUMBER[frame[3]] + frame[4])


# --- choices within a move --------------------------------------------------------------------------


def _choice_label(s: AlienArtifactsState, action: int) -> Label:
    if action < CARD:
        return why("aa-move-keep", card=card_name(action - KEEP))
    if action < SIDE:
        now = phase(s)
        message = f"aa-move-card-{now}" if now in _CARD_PHASES else "aa-move-card"
        return why(message, card=card_name(action - CARD), **_victim(s))
    if action < SHIP:
        return _side_label(s, action - SIDE)
    if action < AT_SYSTEM:
        return why("aa-move-ship", ship=card_name(action - SHIP + FIRST_SHIP))
    if action == AT_SYSTEM:
        return why("aa-move-attack-system", system=system_name(s.system) if s.system != NOWHERE else "-")
    if action < DEFEND:
        return why("aa-move-attack", victim=seat_name(action - AT_PLAYER))
    if action < SHOW:
        return why("aa-move-defend", plan=plan_name(action - DEFEND))
    if action < TYPE:
        return _section_label(s, action - SHOW)
    if action < CLASS_CHOICE:
        return why("aa-move-type", type=type_name(action - TYPE))
    if action < PICK_FACTION:
        return _class_label(s, action - CLASS_CHOICE)
    if action < DISCARD:
        return why("aa-move-pick", faction=faction_name(action - PICK_FACTION))
    return _resource_label("aa-move-discard", action - DISCARD)


def _victim(s: AlienArtifactsState) -> dict[str, int | str]:
    """Whose cards a blockade falls on."""
    if s.stack and s.stack[-1][0] == PLACE_TOKENS:
        return {"victim": seat_name(s.stack[-1][2])}
    return {}


def _side_label(s: AlienArtifactsState, side: int) -> Label:
    """What the side of a card that enters the Empire is good for."""
    if phase(s) != "side":
        return why(f"aa-move-side-{SIDES[side]}")
    card = s.stack[-1][2]
    return why(f"aa-move-side-{CLASSES[CLASS[card]]}-{SIDES[side]}", card=card_name(card))


def _class_label(s: AlienArtifactsState, cls: int) -> Label:
    """A deck to draw from, or a row to put hand cards under."""
    if phase(s) == "choose-class" and ALL[s.stack[-1][2]].op == ATTACH_FROM_HAND:
        return why("aa-move-row", cls=class_name(cls))
    return why("aa-move-deck", deck=f"@aa-deck-{CLASSES[cls]}")


def _section_label(s: AlienArtifactsState, section: int) -> Label:
    if s.stack and s.stack[-1][0] in (SHOW_SECTION, ATTACH_SECTION):
        shown = s.stack[-1][3] * 2 + section
        return ("aa-move-show", icons_args(ICONS[shown], COLOUR[shown]))
    return why("aa-move-section", section="ab"[section])


# --- resource cards ---------------------------------------------------------------------------------


def _resource_label(message: str, resource: int) -> Label:
    """A message about a whole resource card: both sections and its number."""
    a, b = resource * 2, resource * 2 + 1
    sections = {**icons_args(ICONS[a], COLOUR[a]), **other_icons_args(ICONS[b], COLOUR[b])}
    return (message, {**sections, "number": NUMBER[resource]})


def _paying_label(action: int) -> Label:
    """A section that is used, and what else the card shows."""
    shown = shown_by(action)
    other = shown ^ 1
    args: dict[str, int | str] = {
        **icons_args(ICONS[shown], COLOUR[shown]),
        **other_icons_args(ICONS[other], COLOUR[other]),
        "number": NUMBER[shown >> 1],
    }
    if action < PAY_PLANET:
        return ("aa-move-pay", args)
    return ("aa-move-pay-planet", {**args, "planet": card_name((action - PAY_PLANET) // SHOWN)})


def _chance_label(action: int) -> Label:
    if action < TOP:
        return _resource_label("aa-move-draw", action - DRAW)
    if action < NEXT_SYSTEM:
        return why("aa-move-top", card=card_name(action - TOP))
    if action < GAIN_ARTIFACT:
        return why("aa-move-system", system=system_name(action - NEXT_SYSTEM))
    if action < GAIN_PLAN:
        return why("aa-move-gain", artifact=artifact_name(action - GAIN_ARTIFACT))
    if action < DEAL_FACTION:
        return why("aa-move-plan", plan=plan_name(action - GAIN_PLAN))
    if action < FIRST:
        return why("aa-move-deal", faction=faction_name(action - DEAL_FACTION))
    return why("aa-move-first", player=seat_name(action - FIRST))
