"""The one vocabulary of the component tables (9.1): the words they use, and what may stand where.

Every effect, event, location rule, ability and way of scoring that the executor knows is here with its
parameters. What does not fit is told in words, whatever it is.
"""

from typing import Any, Final

# --- the words ---------------------------------------------------------------------------------------

#: Genius is the last; those before it are basic.
RESOURCES: Final = ["energy", "knowledge", "minerals", "organics", "genius"]
BASIC_RESOURCES: Final = 4
TAGS: Final = ["planet", "science", "moon"]
PROJECTS: Final = ["laser", "shield", "evacuation"]
WORLDS: Final = ["planet", "moon"]
DECKS: Final = ["action", "boost", "species"]
#: Where the lander of a location goes at the end of the round.
FRAMES: Final = ["shuttle", "stay", "boost"]
UPGRADE_KINDS: Final = ["simple", "tech1", "tech2"]
STACKS: Final = ["A", "B"]
PATH_SYMBOLS: Final = ["cubes", "facility_A", "facility_B", "refresh"]
LIMITS: Final = ["each", "per_turn"]

_GAINED: Final = (*RESOURCES, "any_basic")
_RAISED: Final = (*_GAINED, "any")
_BASIC: Final = (*RESOURCES[:BASIC_RESOURCES], "any_basic")
_TAGS: Final = (*TAGS, "planet_or_moon", "any")
_WORKED: Final = (*PROJECTS, "any_one", "any_split")

#: What a parameter may be: one of some words, or a number from the first bound to the second.
Words = tuple[str, ...]
Bounds = tuple[int, int]
_MOST: Final = 99
_RESOURCE_STEPS: Final = (1, 10)
_TAG_STEPS: Final = (1, 5)
_TRACK_STEPS: Final = (1, 13)
_SOME: Final = (1, _MOST)

#: Effects by name, with their parameters; ``then``, ``options`` and ``cost`` are lists and asked for apart.
EFFECTS: Final[dict[str, dict[str, Words | Bounds]]] = {
    "gain": {"res": _GAINED, "n": _RESOURCE_STEPS},
    "baseline": {"res": _RAISED, "n": _RESOURCE_STEPS},
    "gain_tag": {"tag": _TAGS, "n": _TAG_STEPS},
    "vp": {"n": _SOME},
    "badge": {},
    "work": {"project": _WORKED, "n": _TRACK_STEPS},
    "research": {"n": _SOME},
    "gain_upgrade": {"kind": tuple(UPGRADE_KINDS), "n": _SOME},
    "buy": {"n": _SOME, "deck": (*DECKS, "any"), "discount": (0, _MOST)},
    "remove_card": {},
    "per_tag": {"tag": _TAGS},
    "pay": {"max": _SOME},
    "choose": {"pick": _SOME},
    "reactivate": {"tag": _TAGS, "n": (1, 15)},
    "shuttle_free": {"n": (1, 3)},
    "refill": {"res": _GAINED},
}
#: Parameters of effects that are neither words nor numbers.
_FURTHER: Final[dict[str, tuple[str, ...]]] = {
    "buy": ("free",),
    "remove_card": ("then",),
    "per_tag": ("max", "then"),
    "pay": ("cost", "then"),
    "choose": ("options",),
}
_MOST_OPTIONS: Final = 6
#: What is done once for every tag or payment; neither may stand in the other.
_REPEATED: Final = ("per_tag", "pay")

#: What a boost waits for and what a Tech 2 upgrade scores for.
EVENTS: Final[dict[str, dict[str, Words | Bounds]]] = {
    "worked": {"project": (*PROJECTS, "any"), "min": _TRACK_STEPS},
    "raised_baseline": {"res": _RAISED},
    "gained_res": {"res": _RAISED},
    "gained_tag": {"tag": _TAGS},
    "bought_card": {"deck": (*DECKS, "any")},
    "gained_upgrade": {"kind": (*UPGRADE_KINDS, "any")},
    "removed_card": {},
    "used_shuttle": {},
    "played_action": {},
    "placed_lander": {"world": (*WORLDS, "any")},
    "gained_vp": {"min": _SOME},
    "spent_tag": {"tag": _TAGS, "min": (1, 15)},
}
#: What is special about a location while its action is resolved (R11).
LOCATION_RULES: Final[dict[str, dict[str, Words | Bounds]]] = {
    "tag_as_resource": {"tag": tuple(TAGS), "res": _BASIC[:BASIC_RESOURCES]},
    "buy_discount": {"n": _SOME},
    "work_discount": {"n": _SOME},
    "research_discount": {"n": _SOME},
}
#: What a Tech 1 upgrade allows from now on; ``score`` is that of every Tech 2 upgrade.
ABILITIES: Final[dict[str, dict[str, Words | Bounds]]] = {
    "shuttle_pay_any": {},
    "shuttle_then_act": {},
    "action_card_pay_any": {},
    "buy_discount": {"n": _SOME, "limit": tuple(LIMITS)},
    "research_discount": {"n": _SOME, "limit": tuple(LIMITS)},
    "work_discount": {"n": _SOME, "limit": tuple(LIMITS)},
    "location_gain_plus": {"n": _RESOURCE_STEPS, "limit": ("per_turn",)},
    "tag_wild": {"n": (1, 15), "limit": ("per_turn",)},
    "score": {"vp": _SOME, "limit": ("per_turn",)},
}
#: What a species card counts; ``vp`` are scored for every full ``div`` of it.
METRICS: Final[dict[str, dict[str, Words | Bounds]]] = {
    "tag_tokens": {"tag": tuple(TAGS)},
    "baselines_at_most": {"level": (0, 10)},
    "baselines_at_least": {"level": (0, 10)},
    "resource_left": {"res": tuple(RESOURCES)},
    "upgrades": {"kind": ("tech1", "tech2")},
    "cards_owned": {"deck": tuple(DECKS)},
    "track_pos": {"project": tuple(PROJECTS)},
    "lowest_track": {},
    "tag_sets": {},
    "card_tags": {"tag": tuple(TAGS)},
    "track_place": {"project": tuple(PROJECTS)},
    "tokens_total": {},
}
_SCORED: Final[dict[str, Words | Bounds]] = {"vp": _SOME, "div": _SOME}

#: What a reward tile may give (D15): nothing that asks for a payment or works on a project again.
REWARDS: Final = ("gain", "baseline", "gain_tag", "vp", "badge", "gain_upgrade", "reactivate", "refill")
#: What a simple upgrade may give (R26).
SIMPLE: Final = ("baseline", "gain_tag")


# --- what does not fit -------------------------------------------------------------------------------


def effects_problems(where: str, effects: Any, allowed: tuple[str, ...] = tuple(EFFECTS)) -> list[str]:
    """What is wrong with a list of effects, resolved in order, of which some are allowed here."""
    return [f"{where}: {problem} (C38)" for problem in _list_problems(effects, allowed)]


def event_problems(where: str, event: Any) -> list[str]:
    """What is wrong with an event."""
    return [f"{where}: {problem} (C38)" for problem in _named_problems(event, "event", EVENTS)]


def location_rule_problems(where: str, rule: Any) -> list[str]:
    """What is wrong with a location rule."""
    return [f"{where}: {problem} (C38)" for problem in _named_problems(rule, "rule", LOCATION_RULES)]


def ability_problems(where: str, ability: Any, kind: str) -> list[str]:
    """What is wrong with the ability of a Tech 1 or Tech 2 upgrade."""
    if isinstance(ability, dict) and (ability.get("hook") == "score") != (kind == "tech2"):
        return [f"{where}: {kind} has no ability {ability.get('hook')!r} (C38)"]
    found = _named_problems(ability, "hook", ABILITIES, ("event",) if kind == "tech2" else ())
    if not found and kind == "tech2":
        found = _named_problems(ability.get("event"), "event", EVENTS)
    return [f"{where}: {problem} (C38)" for problem in found]


def score_problems(where: str, score: Any) -> list[str]:
    """What is wrong with what a species card scores for."""
    placed = isinstance(score, dict) and score.get("metric") == "track_place"
    found = _named_problems(score, "metric", METRICS, (*_SCORED, "table") if placed else tuple(_SCORED))
    if not found:
        found = [f"{name} is {score.get(name)!r}" for name in _SCORED if not _fits(score, name, _SCORED)]
    if not found and placed and not is_falling(score.get("table")):
        found = [f"table is {score.get('table')!r}"]
    return [f"{where}: {problem} (C38)" for problem in found]


def is_number(value: Any, least: int, most: int = _MOST) -> bool:
    """Whether this is a plain number between bounds."""
    return type(value) is int and least <= value <= most


def is_falling(values: Any) -> bool:
    """Whether these are VP for places 1, 2 and 3, none below 0 and none above the one before."""
    return (
        isinstance(values, list)
        and len(values) == 3
        and all(is_number(value, 0) for value in values)
        and values[0] >= values[1] >= values[2]
    )


def _named_problems(
    node: Any, key: str, known: dict[str, dict[str, Words | Bounds]], further: tuple[str, ...] = ()
) -> list[str]:
    """What is wrong with an object whose ``key`` names it, and which has just the parameters of that name."""
    if not isinstance(node, dict):
        return [f"{node!r} is no {key}"]
    name = node.get(key)
    if not isinstance(name, str) or name not in known:
        return [f"no {key} {name!r} there"]
    parameters = known[name]
    wanted = (*parameters, *further)
    found = [f"{name}: no {one} is given" for one in wanted if one not in node]
    found += [f"{name}: no parameter {one!r}" for one in node if one != key and one not in wanted]
    return found or [
        f"{name}: {one} is {node[one]!r}" for one in parameters if not _fits(node, one, parameters)
    ]


def _fits(node: dict[str, Any], name: str, parameters: dict[str, Words | Bounds]) -> bool:
    value, allowed = node.get(name), parameters[name]
    if isinstance(value, str):
        return value in allowed
    least, most = allowed[0], allowed[-1]
    return isinstance(least, int) and isinstance(most, int) and is_number(value, least, most)


def _list_problems(effects: Any, allowed: tuple[str, ...]) -> list[str]:
    if not isinstance(effects, list) or not effects:
        return [f"{effects!r} is no list of effects"]
    return [problem for effect in effects for problem in _effect_problems(effect, allowed)]


def _effect_problems(effect: Any, allowed: tuple[str, ...]) -> list[str]:
    known = {name: EFFECTS[name] for name in allowed}
    name = effect.get("op") if isinstance(effect, dict) else None
    further = _FURTHER.get(name, ()) if isinstance(name, str) else ()
    found = _named_problems(effect, "op", known, further)
    if found:
        return found
    inner = tuple(one for one in allowed if one not in _REPEATED) if name in _REPEATED else allowed
    if name == "buy":
        found = _buy_problems(effect)
    elif name == "choose":
        found = _choose_problems(effect, inner)
    elif name == "pay":
        found = _cost_problems(effect["cost"])
    elif name == "per_tag" and effect["max"] is not None and not is_number(effect["max"], 1):
        found = [f"max is {effect['max']!r}"]
    if "then" in further:
        found += _list_problems(effect["then"], inner)
    return [f"{name}: {problem}" for problem in found]


def _buy_problems(effect: dict[str, Any]) -> list[str]:
    if type(effect["free"]) is not bool:
        return [f"free is {effect['free']!r}"]
    return ["what is free has no discount"] if effect["free"] and effect["discount"] else []


def _choose_problems(effect: dict[str, Any], allowed: tuple[str, ...]) -> list[str]:
    options = effect["options"]
    if not isinstance(options, list) or not effect["pick"] < len(options) <= _MOST_OPTIONS:
        return [f"{effect['pick']} is chosen of {options!r}"]
    return [problem for option in options for problem in _list_problems(option, allowed)]


def _cost_problems(cost: Any) -> list[str]:
    """A price: resources or tags, each of them so many."""
    if not isinstance(cost, list) or not cost:
        return [f"cost is {cost!r}"]
    found = []
    for part in cost:
        words = {"res": _GAINED, "tag": _TAGS}
        kind = next((one for one in words if isinstance(part, dict) and set(part) == {one, "n"}), None)
        if kind is None or part[kind] not in words[kind] or not is_number(part["n"], 1):
            found.append(f"cost has {part!r}")
    return found
