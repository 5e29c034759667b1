"""The one vocabulary of effects (9.2) as a grammar: what somebody's own tables may say, for any content.

Every effect, trigger, count and parameter that the executor knows is here, with the places where it may
stand. What does not fit is told in words, whatever it is.
"""

from typing import Any, Final

from orrery.games.alien_artifacts.components import CLASSES, COLOURS, TYPES
from orrery.games.alien_artifacts.effects import PLACES

_GAINS: Final = ("gain_vp", "gain_credits", "draw_resources", "gain_artifact", "gain_defence_plan")
_CARDS: Final = (*_GAINS, "take_cards", "search", "remove_blockade", "attach_from_deck")
_DOINGS: Final = (
    *(*_CARDS, "produce", "attach_from_hand", "build_now", "perform", "attack_once"),
    *("extra_actions", "extra_turns"),
)
_CONSTANTS: Final = ("cost_delta", "limit_delta", "hand_size_delta")

#: The effects that may follow each trigger; of a row of an attack table the trigger is ``row``.
OPERATIONS: Final[dict[str, tuple[str, ...]]] = {
    "setup": (*_GAINS, "take_cards", "produce"),
    "static": (*_CONSTANTS, "produce_delta", "gold_ok"),
    "on_enter": (*_CARDS, "produce", "attack_once", "score_tech"),
    "on_card_added": _CARDS,
    "on_attack_start": _GAINS,
    "on_ship_attack": (*_GAINS, "attack_delta", "redraw_attack"),
    "on_attack_value": ("attack_delta",),
    "on_ship_result": _CARDS,
    "on_ship_loss": (*_GAINS, "loss_downgrade"),
    "on_blockade_row": ("place_blockade_delta",),
    "on_defend": ("attack_delta",),
    "on_production_match": _GAINS,
    "on_trade": _GAINS,
    "additional": _DOINGS,
    "action": _DOINGS,
    "faction_action": ("gain_artifact",),
    "artifact": (*_DOINGS, *_CONSTANTS, "attack_delta"),
    "end_scoring": ("gain_vp",),
    "row": (*_GAINS, "place_blockade", "destroyed", "damaged", "none"),
}
#: Triggers that a technology with each keyword may have.
KEYWORDS: Final[dict[str, tuple[str, ...]]] = {
    "constant": ("static", *(trigger for trigger in OPERATIONS if trigger.startswith("on_"))),
    "additional": ("additional",),
    "action": ("action",),
}
SHIP_TRIGGERS: Final = ("on_ship_attack", "on_ship_result", "on_ship_loss", "on_blockade_row")

_ACTIONS: Final = (
    *("discover_planet", "develop_tech", "build_ship", "buy", "prepare_resources", "trade_resources"),
    *("remove_blockade", "start_offensive", "collect_income", "mine_planets", "faction_action"),
)
_PERFORMED: Final = (
    *("discover_planet", "develop_tech", "build_ship", "buy"),
    *("start_offensive", "collect_income", "mine_planets"),
)
#: What each parameter may be: words, or the least of a number.
_WORDS: Final[dict[str, dict[str, tuple[Any, ...]]]] = {
    "take_cards": {"cls": tuple(CLASSES), "to": tuple(PLACES)},
    "search": {"cls": (*CLASSES, "chosen"), "type": (*TYPES, "chosen"), "to": tuple(PLACES)},
    "produce": {"planets": ("one", "that")},
    "produce_delta": {"when": ("discover",)},
    "cost_delta": {"action": (*_ACTIONS, "any")},
    "limit_delta": {"action": (*_ACTIONS, "any")},
    "gold_ok": {"action": ("faction_action",)},
    "attack_delta": {"vs": ("any", "alien", "player", "self")},
    "loss_downgrade": {"from": ("destroyed",), "to": ("damaged",)},
    "remove_blockade": {"cls": (*CLASSES, "any")},
    "build_now": {"cls": (*CLASSES, "any")},
    "perform": {"action": _PERFORMED},
    "score_tech": {"column": ("in_play",), "reveal": (True,)},
}
_NUMBERS: Final[dict[str, dict[str, int | None]]] = {
    **{name: {"n": 1} for name in (*_GAINS, "produce", "produce_delta", "remove_blockade")},
    **{name: {"n": 1} for name in ("attach_from_deck", "attach_from_hand", "extra_actions", "extra_turns")},
    **{name: {"n": 1} for name in ("place_blockade", "place_blockade_delta", "hand_size_delta")},
    "limit_delta": {"n": 1},
    "take_cards": {"draw": 1, "keep": 1},
    "cost_delta": {"n": None},
    "attack_delta": {"n": None},
    "redraw_attack": {"times": 1},
    "perform": {"cost_delta": None},
}
#: Parameters that may be missing: words, or the least of a number.
_OPTIONAL: Final[dict[str, dict[str, tuple[Any, ...] | int]]] = {
    "attach_from_deck": {"cls": (*CLASSES, "any", "same_card")},
    "attack_once": {"ships_max": (1,), "ship": ("that",), "optional": (True, False)},
    "attack_delta": {"div": 1, "optional": (True, False)},
    "redraw_attack": {"optional": (True,)},
    "perform": {"ships_max": 1},
    **{name: {"div": 1} for name in ("gain_vp", "gain_credits", "gain_artifact", "gain_defence_plan")},
}
_COUNTED: Final = ("gain_vp", "gain_credits", "gain_artifact", "gain_defence_plan", "attack_delta")
_LASTING: Final = (*_CONSTANTS, "attack_delta")
#: What a count may be narrowed down by.
_COUNTS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("cls", "type", "side"),
    "distinct_types": ("cls",),
    "sets": ("of",),
    "credits": (),
    "artifacts": (),
    "defence_plans": (),
    "resources_on_planets": (),
    "construction": ("cls",),
    "blockades_on_others": (),
}
_NARROWED: Final[dict[str, tuple[str, ...]]] = {
    "cls": (*CLASSES, "any"),
    "type": tuple(TYPES),
    "side": ("logistic", "operational"),
}
_THREE_COLOURS: Final = ["blue", "green", "red"]


def is_number(value: Any, least: int | None = None) -> bool:
    """Whether this is a plain number, from ``least`` on if that is given."""
    return type(value) is int and (least is None or value >= least)


def effect_problems(where: str, effect: Any, triggers: tuple[str, ...]) -> list[str]:
    """What is wrong with an effect that may have one of these triggers; ``row`` for none at all."""
    if not isinstance(effect, dict):
        return [f"{where}: {effect!r} is no effect (C22)"]
    trigger = effect.get("trigger", "row")
    if not isinstance(trigger, str) or trigger not in triggers:
        return [f"{where}: no trigger {trigger!r} there (C22)"]
    name = effect.get("effect")
    if not isinstance(name, str) or name not in OPERATIONS[trigger]:
        return [f"{where}: no effect {name!r} there (C22)"]
    found = _parameter_problems(effect, name, trigger)
    found += _per_problems(effect, name, trigger)
    found += _until_problems(effect, name, trigger)
    found += _if_problems(effect.get("if", {}), trigger) if "if" in effect else []
    found += _cost_problems(effect, name, trigger) if "cost" in effect else []
    return [f"{where}, {name}: {problem} (C22)" for problem in found]


def _parameter_problems(effect: dict[str, Any], name: str, trigger: str) -> list[str]:
    words, numbers, optional = _WORDS.get(name, {}), _NUMBERS.get(name, {}), _OPTIONAL.get(name, {})
    known = {*words, *numbers, *optional, "trigger", "effect", "if", "cost", "per", "until"}
    found = [f"no parameter {key!r}" for key in effect if key not in known]
    for key, allowed in words.items():
        if not _is_one_of(effect.get(key), allowed):
            found.append(f"{key} is {effect.get(key)!r}")
    for key, least in numbers.items():
        if not is_number(effect.get(key), least):
            found.append(f"{key} is {effect.get(key)!r}")
    for key, bound in optional.items():
        if key in effect:
            value = effect[key]
            fits = is_number(value, bound) if isinstance(bound, int) else _is_one_of(value, bound)
            if not fits:
                found.append(f"{key} is {value!r}")
    return found + _misplaced(effect, name, trigger)


def _misplaced(effect: dict[str, Any], name: str, trigger: str) -> list[str]:
    """Parameters that say nothing together, or not with this trigger."""
    found = []
    if name == "take_cards" and not (
        is_number(effect.get("keep")) and is_number(effect.get("draw"), effect["keep"])
    ):
        found.append("more cards are kept than drawn")
    if name == "produce" and (effect.get("planets") == "that") != (trigger in ("setup", "on_enter")):
        found.append("one planet is chosen, unless it is that which enters")
    if name == "attack_once" and ("ship" in effect) != (trigger == "on_enter"):
        found.append("one ship is chosen, unless it is that which enters")
    if name in ("cost_delta", "attack_delta") and effect.get("n") == 0:
        found.append("n is 0")
    if name == "attack_delta" and (effect.get("vs") == "self") != (trigger == "on_defend"):
        found.append("self is who defends")
    if "ships_max" in effect and name == "perform" and effect.get("action") != "start_offensive":
        found.append("ships_max is of an offensive")
    return found


def _is_one_of(value: Any, allowed: tuple[Any, ...]) -> bool:
    """Whether a value is among those allowed, of the same type: True is not 1."""
    return any(type(value) is type(one) and value == one for one in allowed)


def _per_problems(effect: dict[str, Any], name: str, trigger: str) -> list[str]:
    if "per" not in effect:
        needed = trigger == "end_scoring"
        return ["it counts nothing"] * (needed or "div" in effect)
    if name not in _COUNTED:
        return ["it cannot count"]
    per = effect["per"]
    if isinstance(per, dict) and per.get("count") == "colour_sets_paid":
        cost = effect.get("cost")
        paid = isinstance(cost, dict) and cost.get("icons") == "any" and name == "gain_vp"
        fits = paid and per == {"count": "colour_sets_paid", "of": _THREE_COLOURS}
        return [] if fits else ["colour sets are paid for by any number of icons, and score VP"]
    return count_problems(per, ())


def count_problems(count: Any, further: tuple[str, ...]) -> list[str]:
    """What is wrong with a count that may have further parts of its own."""
    if not isinstance(count, dict) or not _is_one_of(count.get("count"), tuple(_COUNTS)):
        return [f"{count!r} counts nothing"]
    narrowed = _COUNTS[count["count"]]
    known = {"count", *narrowed, *further}
    found = [f"no {key!r} of {count['count']}" for key in count if key not in known]
    for key in narrowed:
        if key == "of":
            of = count.get(key)
            if not isinstance(of, list) or not of or not all(_is_one_of(one, tuple(CLASSES)) for one in of):
                found.append(f"of is {of!r}")
        elif key in count and not _is_one_of(count[key], _NARROWED[key]):
            found.append(f"{key} is {count[key]!r}")
    return found


def condition_problems(where: str, condition: Any) -> list[str]:
    """What is wrong with a row of an operational technology (C12)."""
    numbers = ("min", "in_play", "end")
    found = count_problems(condition, numbers)
    if isinstance(condition, dict):
        for key, least in (("min", 1), ("in_play", 0), ("end", 0)):
            if not is_number(condition.get(key), least):
                found.append(f"{key} is {condition.get(key)!r}")
    return [f"{where}: {problem} (C12)" for problem in found]


def _until_problems(effect: dict[str, Any], name: str, trigger: str) -> list[str]:
    """What lasts a turn is of an artifact, and all that an artifact changes lasts a turn."""
    lasts = trigger == "artifact" and name in _LASTING
    if lasts != ("until" in effect):
        return ["until: only what an artifact changes lasts until the end of the turn, and it does"]
    return [] if not lasts or effect["until"] == "end_of_turn" else [f"until is {effect['until']!r}"]


def _if_problems(condition: Any, trigger: str) -> list[str]:
    if not isinstance(condition, dict) or not condition:
        return [f"if is {condition!r}"]
    found = []
    for key, value in condition.items():
        if key == "round_marker_max":
            fits = trigger not in ("static", "row", "end_scoring") and is_number(value, 1)
        elif key == "value_min":
            fits = trigger == "on_ship_result" and is_number(value, 1)
        elif key == "cls":
            fits = trigger == "on_card_added" and _is_one_of(value, tuple(CLASSES))
        else:
            fits = trigger == "on_card_added" and key == "first_of_type_in_class" and value is True
        if not fits:
            found.append(f"if has {key} {value!r}")
    return found


def _cost_problems(effect: dict[str, Any], name: str, trigger: str) -> list[str]:
    """A price in C, in hand cards, or in icons."""
    cost = effect["cost"]
    if not isinstance(cost, dict) or not cost:
        return [f"cost is {cost!r}"]
    bonus = trigger == "on_ship_attack" and name == "attack_delta" and effect.get("optional") is True
    if trigger not in ("additional", "action", "faction_action") and not bonus:
        return ["it has no cost there"]
    if set(cost) == {"credits"}:
        return [] if is_number(cost["credits"], 1) else [f"cost is {cost!r}"]
    if set(cost) == {"discard_hand"} and not bonus:
        return [] if is_number(cost["discard_hand"], 1) else [f"cost is {cost!r}"]
    if "icons" not in cost or bonus:
        return [f"cost is {cost!r}"]
    return _icon_problems(cost, effect)


def _icon_problems(cost: dict[str, Any], effect: dict[str, Any]) -> list[str]:
    found = [f"no {key!r} of a cost" for key in cost if key not in _COST_PARTS]
    colours = cost.get("colours")
    if (
        not isinstance(colours, list)
        or not colours
        or not all(_is_one_of(one, tuple(COLOURS)) for one in colours)
    ):
        return [*found, f"the colours are {colours!r}"]
    if "card_limit" in cost and not is_number(cost["card_limit"], 1):
        found.append(f"card_limit is {cost['card_limit']!r}")
    if not _is_one_of(cost.get("gold", False), (True, False)):
        found.append(f"gold is {cost['gold']!r}")
    if cost["icons"] == "any":
        per = effect.get("per")
        if not isinstance(per, dict) or per.get("count") != "colour_sets_paid":
            found.append("any number of icons is paid for nothing")
        if colours != _THREE_COLOURS or cost.get("mode") != "mixed" or cost.get("gold", False):
            found.append("any number of icons is of the three colours mixed, without gold")
        return found
    if not is_number(cost["icons"], 1):
        found.append(f"icons is {cost['icons']!r}")
    # Of one colour out of several nobody could tell which.
    if cost.get("mode") not in ("one_colour", "mixed") or (cost["mode"] == "one_colour" and len(colours) > 1):
        found.append(f"mode is {cost.get('mode')!r}")
    return found


_COST_PARTS: Final = ("icons", "colours", "mode", "card_limit", "gold")
