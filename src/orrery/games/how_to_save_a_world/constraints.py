"""What the rulebook demands of any set of components (part 8, C1-C42)."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from orrery.core.content import Content
from orrery.games.how_to_save_a_world.components import CONTENT
from orrery.games.how_to_save_a_world.table_shapes import all_effects, strange_rows, vocabulary_problems
from orrery.games.how_to_save_a_world.vocabulary import (
    ABILITIES,
    BASIC_RESOURCES,
    DECKS,
    EFFECTS,
    EVENTS,
    LOCATION_RULES,
    METRICS,
    PROJECTS,
    RESOURCES,
    STACKS,
    TAGS,
    WORLDS,
    is_falling,
)

Rows: TypeAlias = list[dict[str, Any]]
Tables: TypeAlias = dict[str, Rows]

#: C1.
_COSTS: Final = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7]
#: C6, C7, C9, C10, C12, C13, C23, C24: the numbers that the rulebook states, with the constraint that does.
_NUMBERS: Final = {
    "landers_planet": (2, "C9"),
    "landers_moon": (1, "C9"),
    "resource_most": (10, "C10"),
    "baseline_most": (10, "C10"),
    "tag_slots": (5, "C12"),
    "display_size": (3, "C13"),
    "score_lap": (50, "C23"),
    "laser_draw": (10, "C24"),
    "shield_draw": (10, "C24"),
    "asteroid_cubes_start": (1, "C7"),
    "asteroid_cubes_symbol": (1, "C7"),
}
_THREAT: Final = [3, 4, 5, 6, 7, 8]
_MOST_PLAYERS: Final = 4
_TECH_CUBES: Final = 12
#: C14.
_CARDS: Final = {"actions": 34, "boosts": 28, "species": 27}
_FACILITIES: Final = 10
#: C28: names that the rulebook gives, by table.
_NAMED: Final = {
    "actions": ["increase-production"],
    "boosts": ["test-nuclear-drive", "rapid-extraction-team"],
    "species": ["wiesporka", "voracious-river-hippo", "thriller-moss"],
    "areas": ["take-command"],
    "facilities": ["infra-con-structor", "momentum-converter"],
}
#: C30.
_SPECIES: Final[dict[str, dict[str, Any]]] = {
    "wiesporka": {"metric": "tag_tokens", "vp": 1, "div": 1, "tag": "science"},
    "voracious-river-hippo": {"metric": "baselines_at_most", "vp": 1, "div": 1, "level": 4},
    "thriller-moss": {"metric": "resource_left", "vp": 1, "div": 2, "res": "knowledge"},
}
_RAISE_TWO: Final = [{"op": "baseline", "res": "any_basic", "n": 2}]
#: C21.
_WORKED_ANY: Final = {"event": "worked", "project": "any", "min": 1}


def check_content(content: Content) -> list[str]:
    """What component tables violate of the constraints, each line with its number; empty if sound."""
    problems = [f"there is no table {table}" for table in CONTENT.tables if table not in content.tables]
    problems = problems or content.odd_rows(CONTENT) or strange_rows(content, CONTENT)
    problems = problems or vocabulary_problems(content) or list(_C40(content.tables))
    if problems:
        return problems
    return [problem for constraint in _CONSTRAINTS for problem in constraint(content.tables)]


# --- small questions to tables ----------------------------------------------------------------------


def _by_id(rows: Rows) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


def _board(t: Tables) -> Rows:
    """The locations that are there from the beginning, not those of facilities."""
    areas = {row["id"] for row in t["areas"]}
    return [row for row in t["locations"] if row["area"] in areas]


def _world(t: Tables, location: dict[str, Any]) -> str:
    """Facilities are on the moon."""
    areas = {row["id"]: row["world"] for row in t["areas"]}
    return str(areas.get(location["area"], "moon"))


def _kind(t: Tables, kind: str) -> Rows:
    return [row for row in t["upgrades"] if row["kind"] == kind]


def _copies(rows: Rows) -> int:
    return sum(row["copies"] for row in rows)


def _symbols(t: Tables) -> Counter[str]:
    return Counter(symbol for row in t["path"] for symbol in row["symbols"])


# --- C1-C5, C32, C37: projects and their tiles ------------------------------------------------------


def _C1(t: Tables) -> Iterator[str]:
    """Three tracks with the 13 costs."""
    for row in t["projects"]:
        if row["costs"] != _COSTS:
            yield f"projects, {row['id']}: the costs are not those printed (C1)"


def _C2(t: Tables) -> Iterator[str]:
    """Laser costs energy; every project has a basic resource of its own."""
    resources = [row["res"] for row in t["projects"]]
    if resources[0] != "energy":
        yield "projects, laser: res is not energy (C2)"
    if len(set(resources)) < len(PROJECTS) or not set(resources) <= set(RESOURCES[:BASIC_RESOURCES]):
        yield f"projects: res is {', '.join(resources)}, not a basic resource for each (C2)"


def _C3(t: Tables) -> Iterator[str]:
    """Nine tiles, tiers 1 to 3 for each project; a tile lies below every change symbol."""
    for project in PROJECTS:
        tiers = sorted(row["tier"] for row in t["rewards"] if row["project"] == project)
        if tiers != [1, 2, 3]:
            yield f"rewards: the tiers of {project} are {tiers} (C3)"
    for row in t["projects"]:
        if len(row["change_spaces"]) not in (1, 2):
            yield f"projects, {row['id']}: change_spaces are {row['change_spaces']} (C3)"


def _C4(t: Tables) -> Iterator[str]:
    """The worked example of the laser passes a bonus of 3 VP and a change symbol."""
    laser = t["projects"][0]
    if not any(bonus["vp"] == 3 and 3 <= bonus["space"] <= 5 for bonus in laser["leader_bonuses"]):
        yield "projects, laser: no bonus of 3 VP on spaces 3 to 5 (C4)"
    if not any(3 <= space <= 5 for space in laser["change_spaces"]):
        yield "projects, laser: no change symbol on spaces 3 to 5 (C4)"


def _C5(t: Tables) -> Iterator[str]:
    """The tiles that the rulebook shows."""

    def effects(project: str) -> Rows:
        return [effect for row in t["rewards"] if row["project"] == project for effect in row["effect"]]

    first = [row["effect"] for row in t["rewards"] if (row["project"], row["tier"]) == ("laser", 1)]
    if first != [[{"op": "gain_tag", "tag": "science", "n": 1}]]:
        yield "rewards: the first tile of laser is not a science tag (C5)"
    choices = ("planet_or_moon", "any")
    if not any(one["op"] == "gain_tag" and one["tag"] in choices for one in effects("laser")):
        yield "rewards: no tile of laser has a choice of tags with moon (C5)"
    if not any(one["op"] == "gain_upgrade" and one["kind"] == "tech1" for one in effects("shield")):
        yield "rewards: no tile of shield is a Tech 1 (C5)"


def _C32(t: Tables) -> Iterator[str]:
    """Three places each, and the key project is worth more, place by place."""
    for row in t["projects"]:
        key, other = row["key_vp"], row["other_vp"]
        if not is_falling(key) or not is_falling(other):
            yield f"projects, {row['id']}: VP for places are {key} and {other} (C32)"
        elif any(key[place] <= other[place] for place in range(3)):
            yield f"projects, {row['id']}: key_vp {key} is not above other_vp {other} (C32)"


def _C37(t: Tables) -> Iterator[str]:
    """Bonus and change spaces lie on the track, each once."""
    last = len(_COSTS)
    for row in t["projects"]:
        bonuses = [bonus["space"] for bonus in row["leader_bonuses"]]
        for column, spaces in (("leader_bonuses", bonuses), ("change_spaces", row["change_spaces"])):
            if len(set(spaces)) < len(spaces) or not all(1 <= space <= last for space in spaces):
                yield f"projects, {row['id']}: {column} are on {spaces} (C37)"
        if any(bonus["vp"] < 1 for bonus in row["leader_bonuses"]):
            yield f"projects, {row['id']}: a bonus is worth nothing (C37)"


# --- C6-C13, C18, C19, C23, C24, C35: what everybody begins with, and the supply --------------------


def _C6(t: Tables) -> Iterator[str]:
    """The threat tokens."""
    levels = [row["level"] for row in t["threat"]]
    if levels != _THREAT:
        yield f"threat: the levels are {levels}, not 3 to 8 (C6)"


def _numbers(t: Tables) -> Iterator[str]:
    """C7, C9, C10, C12, C13, C23 and C24."""
    for row in t["numbers"]:
        number, constraint = _NUMBERS[row["id"]]
        if row["value"] != number:
            yield f"numbers, {row['id']}: {row['value']}, not {number} ({constraint})"


def _C8(t: Tables) -> Iterator[str]:
    """Two, one and no neutral discs, on two different spaces of each track."""
    discs = [row["neutral_discs"] for row in t["setup"]]
    if discs != [2, 1, 0]:
        yield f"setup: {discs} neutral discs with 2, 3 and 4 players (C8)"
    for row in t["projects"]:
        spaces = row["neutral"]
        if len(set(spaces)) != 2 or not all(1 <= space <= len(_COSTS) for space in spaces):
            yield f"projects, {row['id']}: neutral discs on {spaces} (C8)"


def _C10(t: Tables) -> Iterator[str]:
    """Markers start on the track, baselines at 0."""
    for row in t["resources"]:
        if not 0 <= row["start"] <= _NUMBERS["resource_most"][0]:
            yield f"resources, {row['id']}: start is {row['start']} (C10)"
        if row["baseline"] != 0:
            yield f"resources, {row['id']}: baseline is {row['baseline']}, not 0 (C10)"


def _C11(t: Tables) -> Iterator[str]:
    """The player in each place has what the one before has, and one marker more."""
    before: list[str] = []
    for number, row in enumerate(t["turn_order"]):
        bonus = row["bonus"]
        if len(set(bonus)) != number or len(bonus) != number or not set(before) <= set(bonus):
            yield f"turn_order, place {row['place']}: the bonus is {bonus} (C11)"
        before = bonus


def _C12(t: Tables) -> Iterator[str]:
    """Tag tokens for every slot of four players."""
    needed = _NUMBERS["tag_slots"][0] * _MOST_PLAYERS
    for row in t["supplies"]:
        if row["id"].endswith("-tag") and row["count"] < needed:
            yield f"supplies, {row['id']}: {row['count']}, not {needed} (C12)"


def _C13(t: Tables) -> Iterator[str]:
    """A starting boost and a starting action for everybody, and a full display of what is left."""
    for table in ("actions", "boosts"):
        starting = _copies([row for row in t[table] if row["starting"]])
        if starting < _MOST_PLAYERS:
            yield f"{table}: {starting} starting cards (C13)"
    equal = {row["id"] for row in t["boosts"] if row["starting"]}
    if len(equal) > 1:
        yield f"boosts: starting boosts are not equal: {', '.join(sorted(equal))} (C13, A48)"


def _C18(t: Tables) -> Iterator[str]:
    """What cards are bought with."""
    resources = [row["res"] for row in t["decks"]]
    if resources != ["knowledge", "minerals", "organics"]:
        yield f"decks: {', '.join(DECKS)} are bought with {', '.join(resources)} (C18)"


def _C19(t: Tables) -> Iterator[str]:
    """The shuttle and an action card cost 1 energy."""
    for row in t["costs"]:
        if (row["res"], row["n"]) != ("energy", 1):
            yield f"costs, {row['id']}: {row['n']} {row['res']}, not 1 energy (C19)"


def _C35(t: Tables) -> Iterator[str]:
    """Supplies cannot run out."""
    cubes = _symbols(t)["cubes"]
    for row in t["supplies"]:
        needed = _MOST_PLAYERS * (1 + cubes) if row["id"] == "asteroid" else _MOST_PLAYERS * len(_COSTS)
        if not row["id"].endswith("-tag") and row["count"] < needed:
            yield f"supplies, {row['id']}: {row['count']}, but a game may need {needed} (C35)"


# --- C14, C28-C30, C33, C34: cards ------------------------------------------------------------------


def _C14(t: Tables) -> Iterator[str]:
    """The number of cards and facilities."""
    for table, size in _CARDS.items():
        found = _copies(t[table])
        if found != size:
            yield f"{table}: {found} cards, not {size} (C14)"
    stacks = Counter(row["stack"] for row in t["facilities"])
    if len(t["facilities"]) != _FACILITIES or len(stacks) < len(STACKS):
        yield f"facilities: {stacks['A']} of stack A and {stacks['B']} of stack B, not 10 of both (C14)"


def _C28(t: Tables) -> Iterator[str]:
    """The names that the rulebook gives."""
    for table, names in _NAMED.items():
        known = _by_id(t[table])
        yield from (f"{table}: no {name} (C28)" for name in names if name not in known)


def _C29(t: Tables) -> Iterator[str]:
    """The texts of cards that the rulebook gives."""
    boosts, actions = _by_id(t["boosts"]), [row["effect"] for row in t["actions"]]
    drive, team = boosts.get("test-nuclear-drive"), boosts.get("rapid-extraction-team")
    if drive and (drive["trigger"], drive["effect"]) != (
        {"event": "worked", "project": "laser", "min": 1},
        [{"op": "baseline", "res": "energy", "n": 2}],
    ):
        yield "boosts, test-nuclear-drive: not 2 energy baselines after laser work (C29)"
    if team and (team["trigger"], team["effect"]) != (
        {"event": "raised_baseline", "res": "any_basic"},
        [{"op": "gain", "res": "energy", "n": 2}],
    ):
        yield "boosts, rapid-extraction-team: not 2 energy for a raised basic baseline (C29)"
    if _RAISE_TWO not in actions:
        yield "actions: none raises any two basic baselines (C29)"
    if [{"op": "research", "n": 2}] not in actions:
        yield "actions: none is two research actions (C29)"


def _C30(t: Tables) -> Iterator[str]:
    """What the known species score for."""
    species = _by_id(t["species"])
    for name, score in _SPECIES.items():
        if name in species and species[name]["score"] != score:
            yield f"species, {name}: not scored as in the rulebook (C30)"


def _C33(t: Tables) -> Iterator[str]:
    """The usual tags of each kind of card."""
    if 2 * sum(not row["tags"] for row in t["actions"]) <= len(t["actions"]):
        yield "actions: most have tags (C33)"
    if 2 * sum(len(row["tags"]) == 2 for row in t["boosts"]) <= len(t["boosts"]):
        yield "boosts: most have no pair of tags (C33)"
    if not any(row["tags"] == ["moon", "moon"] for row in t["boosts"]):
        yield "boosts: none has two moon tags (C33)"
    for row in t["species"]:
        if len(row["tags"]) != 1:
            yield f"species, {row['id']}: {len(row['tags'])} tags, not 1 (C33)"
    for tag in TAGS:
        found = sum(row["copies"] for row in t["species"] if row["tags"] == [tag])
        if 3 * found != _CARDS["species"]:
            yield f"species: {found} have the tag {tag}, not a third (C33)"


def _C34(t: Tables) -> Iterator[str]:
    """The four conditions of boosts that any matching event meets."""
    events = [row["trigger"] for row in t["boosts"]]
    generic = {
        "gained_res any_basic": {"event": "gained_res", "res": "any_basic"} in events,
        "raised_baseline any": any(
            event["event"] == "raised_baseline" and event["res"] in ("any", "any_basic") for event in events
        ),
        "gained_tag any": {"event": "gained_tag", "tag": "any"} in events,
        "worked any": any(event["event"] == "worked" and event["project"] == "any" for event in events),
    }
    yield from (f"boosts: none waits for {name} (C34)" for name, found in generic.items() if not found)


# --- C15-C17, C27, C31, C41, C42: places ------------------------------------------------------------


def _C15(t: Tables) -> Iterator[str]:
    """One boost location: Take Command on the moon, which brings the badge and more."""
    boosts = [row for row in t["locations"] if row["frame"] == "boost"]
    if [row["area"] for row in boosts] != ["take-command"]:
        yield f"locations: {[row['id'] for row in boosts]} have the boost frame, not Take Command (C15)"
        return
    if _world(t, boosts[0]) != "moon":
        yield "areas, take-command: not on the moon (C15)"
    action = boosts[0]["action"]
    if len(action) < 2 or not any(effect["op"] == "badge" for effect in action):
        yield f"locations, {boosts[0]['id']}: not the badge and something more (C15)"


def _C16(t: Tables) -> Iterator[str]:
    """An unlimited location on the moon; every unlimited one is a stay location."""
    if not any(row["unlimited"] and _world(t, row) == "moon" for row in _board(t)):
        yield "locations: none of the moon is unlimited (C16)"
    for row in t["locations"]:
        if row["unlimited"] and row["frame"] != "stay":
            yield f"locations, {row['id']}: unlimited, but its frame is {row['frame']} (C16)"


def _C17(t: Tables) -> Iterator[str]:
    """Every area and facility has a location."""
    used = {row["area"] for row in t["locations"]}
    for table in ("areas", "facilities"):
        yield from (f"{table}, {row['id']}: no location (C17)" for row in t[table] if row["id"] not in used)


def _C27(t: Tables) -> Iterator[str]:
    """As many facility spaces as symbols, and tiles enough."""
    symbols = _symbols(t)
    for stack in STACKS:
        spaces = sum(row["stack"] == stack for row in t["facility_spaces"])
        tiles = sum(row["stack"] == stack for row in t["facilities"])
        found = symbols[f"facility_{stack}"]
        if not found == spaces <= tiles:
            yield f"stack {stack}: {found} symbols, {spaces} spaces and {tiles} tiles (C27)"


def _C31(t: Tables) -> Iterator[str]:
    """The effects of locations that the rulebook shows."""
    board = _board(t)
    actions = [row["action"] for row in board]

    def per_tag(tag: str, then: dict[str, Any]) -> Rows:
        return [{"op": "per_tag", "tag": tag, "max": None, "then": [then]}]

    known = {
        "2 energy": [{"op": "gain", "res": "energy", "n": 2}] in actions,
        "2 organics for each planet tag": per_tag("planet", {"op": "gain", "res": "organics", "n": 2})
        in actions,
        "shield work for each moon tag": per_tag("moon", {"op": "work", "project": "shield", "n": 1})
        in actions,
        "laser work for each moon tag": per_tag("moon", {"op": "work", "project": "laser", "n": 1})
        in actions,
        "a purchase for each planet tag": any(
            action[0]["op"] == "per_tag"
            and action[0]["tag"] == "planet"
            and action[0]["then"][0]["op"] == "buy"
            for action in actions
        ),
        "science tags as knowledge": any(
            {"rule": "tag_as_resource", "tag": "science", "res": "knowledge"} in row["rules"] for row in board
        ),
        "removing a card": any(action[0]["op"] == "remove_card" for action in actions),
    }
    yield from (f"locations: none has {name} (C31)" for name, found in known.items() if not found)


def _C41(t: Tables) -> Iterator[str]:
    """Every project can be worked on without tags, with tags and by a card."""
    actions = [effect for row in _board(t) for effect in row["action"]]
    cards = [effect for row in t["actions"] for effect in row["effect"]]
    for project in PROJECTS:
        ways = {
            "without tags": any(_works_on(effect, project) for effect in actions),
            "with tags": any(
                effect["op"] == "per_tag" and _works_on(effect["then"][0], project) for effect in actions
            ),
            "by a card": any(_works_on(effect, project) for effect in cards),
        }
        yield from (
            f"locations, actions: {project} cannot be worked on {way} (C41)" for way in ways if not ways[way]
        )


def _works_on(effect: dict[str, Any], project: str) -> bool:
    return bool(effect["op"] == "work" and effect["project"] == project)


def _C42(t: Tables) -> Iterator[str]:
    """Landers can leave each world and stay on it."""
    for world in WORLDS:
        frames = {row["frame"] for row in _board(t) if _world(t, row) == world}
        if not {"shuttle", "stay"} <= frames:
            yield f"locations: the frames of the {world} are {', '.join(sorted(frames))} (C42)"


# --- C20-C22: upgrades ------------------------------------------------------------------------------


def _C20(t: Tables) -> Iterator[str]:
    """The known simple upgrade; that they give baselines and tags only is asked with the vocabulary."""
    known = [{"op": "baseline", "res": name, "n": 1} for name in ("minerals", "organics")]
    if not any(row["cost"] == 1 and row["effect"] in (known, known[::-1]) for row in _kind(t, "simple")):
        yield "upgrades: none is the mineral and organics baselines for 1 knowledge (C20)"


def _C21(t: Tables) -> Iterator[str]:
    """The known Tech 1 and Tech 2."""
    hooks = {row["ability"]["hook"] for row in _kind(t, "tech1")}
    for hook in ("shuttle_pay_any", "shuttle_then_act"):
        if hook not in hooks:
            yield f"upgrades: no Tech 1 has {hook} (C21)"
    scores = [(row["cost"], row["ability"]["event"], row["ability"]["vp"]) for row in _kind(t, "tech2")]
    if (5, _WORKED_ANY, 1) not in scores:
        yield "upgrades: no Tech 2 for 5 knowledge scores 1 VP for project work (C21)"
    if not any(vp == 2 for _, _, vp in scores):
        yield "upgrades: no Tech 2 scores 2 VP (C21)"


def _C22(t: Tables) -> Iterator[str]:
    """Tech cubes may run out."""
    slots = len(_kind(t, "tech1")) + len(_kind(t, "tech2"))
    if slots <= _TECH_CUBES:
        yield f"upgrades: {slots} of Tech 1 and Tech 2, not more than the {_TECH_CUBES} cubes (C22)"


# --- C25, C26, C36: path and meters -----------------------------------------------------------------


def _C25(t: Tables) -> Iterator[str]:
    """Cracks of the laser meter, each with a shield space of its own."""
    laser, shield, evacuation = t["meters"]
    cracks = laser["cracks"]
    for name, row in (("laser", laser), ("shield", shield)):
        spaces = [crack[name] for crack in cracks]
        if len(set(spaces)) < len(spaces) or not all(1 <= space <= row["length"] for space in spaces):
            yield f"meters, laser: cracks use the {name} spaces {spaces} (C25)"
    if not cracks or shield["cracks"] or evacuation["cracks"]:
        yield "meters: cracks are on the laser meter, and nowhere else (C25)"


def _C26(t: Tables) -> Iterator[str]:
    """The path has a start, no gaps and one impact point, and the stretch of the worked example."""
    path = t["path"]
    if [row["space"] for row in path] != list(range(1, len(path) + 1)):
        yield "path: the spaces are not 1, 2, 3 and so on (C26)"
    if [row["impact"] for row in path] != [False] * (len(path) - 1) + [True]:
        yield "path: the impact point is not the last space (C26)"
    if path[0]["symbols"] or path[-1]["symbols"]:
        yield "path: the start and the impact point have no symbols (C26, A52)"
    symbols = [row["symbols"] for row in path]
    if not any(
        "facility_B" in symbols[place]
        and sorted(symbols[place + 1]) == ["cubes", "refresh"]
        and any(symbol.startswith("facility") for earlier in symbols[:place] for symbol in earlier)
        for place in range(2, min(6, len(path) - 1))
    ):
        yield "path: no facility, then facility B on spaces 3 to 6 with cubes and refresh behind it (C26)"


def _C36(t: Tables) -> Iterator[str]:
    """Impact points within the meters, which are not shorter than in the worked examples."""
    least = {"laser": 8, "shield": 6, "evacuation": 1}
    for row in t["meters"]:
        if row["length"] < least[row["id"]]:
            yield f"meters, {row['id']}: length is {row['length']}, not {least[row['id']]} (C36)"
        if not 1 <= row["impact"] <= row["length"]:
            yield f"meters, {row['id']}: impact is {row['impact']} (C36)"


# --- C39, C40: the whole ----------------------------------------------------------------------------


def _C39(t: Tables) -> Iterator[str]:
    """Stand-ins use all words. A table that holds none is somebody's true one, and may do without some."""
    effects = [effect for list_ in all_effects(t) for effect in list_]
    used: list[tuple[str, dict[str, Any], set[str], tuple[str, ...]]] = [
        ("effect", EFFECTS, {effect["op"] for effect in effects}, ("locations", "actions", "boosts")),
        ("event", EVENTS, {row["trigger"]["event"] for row in t["boosts"]}, ("boosts",)),
        (
            "rule",
            LOCATION_RULES,
            {rule["rule"] for row in t["locations"] for rule in row["rules"]},
            ("locations",),
        ),
        (
            "hook",
            ABILITIES,
            {row["ability"]["hook"] for row in t["upgrades"] if row["ability"]},
            ("upgrades",),
        ),
        ("metric", METRICS, {row["score"]["metric"] for row in t["species"]}, ("species",)),
    ]
    for kind, known, found, homes in used:
        invented = all(any(row["provenance"] == "stand-in" for row in t[table]) for table in homes)
        yield from (
            f"{', '.join(homes)}: no row has the {kind} {word} (C39)"
            for word in known
            if invented and word not in found
        )


def _C40(t: Tables) -> Iterator[str]:
    """Ids in one word, none of them twice; that every row says where it is from is asked when it is read."""
    groups = [["actions", "boosts", "species", "upgrades", "rewards"], ["locations"], ["areas", "facilities"]]
    for tables in (*groups, ["threat"], ["facility_spaces"]):
        ids = Counter(row["id"] for table in tables for row in t[table])
        for name, count in ids.items():
            if count > 1:
                yield f"{', '.join(tables)}: {count} rows have the id {name} (C40)"
            if not name or name != "-".join(name.lower().split()):
                yield f"{', '.join(tables)}: {name!r} is no id in one word (C40)"


_CONSTRAINTS: Final[list[Callable[[Tables], Iterator[str]]]] = [
    *(_C1, _C2, _C3, _C4, _C5, _C6, _numbers, _C8, _C10, _C11, _C12, _C13, _C14, _C15, _C16, _C17),
    *(_C18, _C19, _C20, _C21, _C22, _C25, _C26, _C27, _C28, _C29, _C30, _C31, _C32, _C33, _C34, _C35),
    *(_C36, _C37, _C39, _C41, _C42),
]
