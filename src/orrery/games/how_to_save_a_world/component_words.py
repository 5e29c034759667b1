"""What is printed on components, line by line, as messages put together from the tables.

A line says where it stands (*Action*, *Then*, the condition of a boost) and what is done (``does``). What is
done for tags, for a payment or for a card that is removed has the rest inside it (``inner``), or, where the
rest is longer, on lines of its own.
"""

from typing import Any, Final, TypeAlias

from orrery.core.messages import Label, why
from orrery.games.how_to_save_a_world.components import CONTENT

Args: TypeAlias = dict[str, int | str]
Effect: TypeAlias = dict[str, Any]

_ROWS: Final[dict[str, dict[str, dict[str, Any]]]] = {
    table: {row["id"]: row for row in rows if "id" in row} for table, rows in CONTENT.tables.items()
}
#: Effects that have others within them; a choice can stand in a line with what comes before it.
_OUTER: Final = ("per_tag", "pay", "remove_card", "choose")
_DISCOUNTS: Final = ("buy_discount", "research_discount", "work_discount")
#: Events that name the same word for each of their parameters.
_EVENT_WORDS: Final = ("project", "res", "tag", "deck", "kind", "world")
_PLACES: Final = ("first", "second", "third")


def component_words(table: str, component: str) -> list[Label]:
    """What a component says; rows of other tables say nothing."""
    row = _ROWS[table].get(component)
    if row is None:
        return []
    if table == "locations":
        return location_text(row)
    if table == "facilities":
        return facility_text(component)
    if table == "actions":
        return [*_card_lines(row), *_effect_lines("effect", row["effect"])]
    if table == "boosts":
        return boost_text(row)
    if table == "species":
        return [*_card_lines(row), score_text(row["score"])]
    if table == "rewards":
        return _effect_lines("reward", row["effect"])
    if table == "upgrades":
        return upgrade_text(row)
    if table == "projects":
        return project_text(row)
    if table == "meters":
        return meter_text(row)
    if table == "threat":
        return [why("hw-line-threat", level=row["level"])]
    return []


# --- one component ----------------------------------------------------------------------------------


def location_text(row: dict[str, Any]) -> list[Label]:
    """The action of a location, its rules, and where its lander goes."""
    lines = _effect_lines("action", row["action"])
    for rule in row["rules"]:
        name = rule["rule"]
        if name == "tag_as_resource":
            named: Args = {"spent": f"@hw-each-tag-{rule['tag']}", "resource": f"@hw-resource-{rule['res']}"}
            lines.append(("hw-here-tag_as_resource", named))
        else:
            lines.append(why(f"hw-here-{name}", n=rule["n"]))
    lines.append(why("hw-frame-unlimited" if row["unlimited"] else f"hw-frame-{row['frame']}"))
    return lines


def facility_text(facility: str) -> list[Label]:
    """The locations of a facility, each behind its name if there are several."""
    places = [row for row in _ROWS["locations"].values() if row["area"] == facility]
    lines: list[Label] = []
    for row in places:
        if len(places) > 1:
            lines.append(why(f"hw-location-{row['id']}"))
        lines += location_text(row)
    return lines


def upgrade_text(row: dict[str, Any]) -> list[Label]:
    """The kind and price of an upgrade, and what it brings."""
    cost = why(
        "hw-line-upgrade", kind=f"@hw-kind-{row['kind']}", price="@hw-price-knowledge", fee=row["cost"]
    )
    ability = row["ability"]
    if ability is None:
        return [cost, *_effect_lines("effect", row["effect"])]
    name = ability["hook"]
    if name == "score":
        return [cost, ("hw-can-score", {**_when(ability["event"]), "vp": ability["vp"]})]
    if name in _DISCOUNTS:
        return [cost, why(f"hw-can-{name}-{ability['limit']}", n=ability["n"])]
    if "n" in ability:
        return [cost, why(f"hw-can-{name}", n=ability["n"])]
    return [cost, why(f"hw-can-{name}")]


def project_text(row: dict[str, Any]) -> list[Label]:
    """What the track of a project shows: its resource, its bonuses and changes, and VP at the end."""
    lines = [why("hw-line-track-resource", resource=f"@hw-resource-{row['res']}")]
    lines += [
        why("hw-line-track-bonus", space=bonus["space"], vp=bonus["vp"]) for bonus in row["leader_bonuses"]
    ]
    lines += [why("hw-line-track-change", space=space) for space in row["change_spaces"]]
    for column in ("key_vp", "other_vp"):
        places: Args = dict(zip(_PLACES, row[column], strict=True))
        lines.append((f"hw-line-track-{column}", places))
    return lines


def meter_text(row: dict[str, Any]) -> list[Label]:
    """The spaces of a meter, its impact point and its cracks."""
    lines = [why("hw-line-meter", length=row["length"], impact=row["impact"])]
    return lines + [
        why("hw-line-crack", laser=crack["laser"], shield=crack["shield"]) for crack in row["cracks"]
    ]


def boost_text(row: dict[str, Any]) -> list[Label]:
    """The tags of a boost, its condition with the first thing it does, then the others."""
    (_, first), *rest = _effect_lines("plain", row["effect"])
    return [*_card_lines(row), ("hw-line-when", {**_when(row["trigger"]), **first}), *rest]


def score_text(score: dict[str, Any]) -> Label:
    """What a species card scores for."""
    name, vp, div = score["metric"], score["vp"], score["div"]
    if name == "track_place":
        places: Args = {
            place: vp * (points // div) for place, points in zip(_PLACES, score["table"], strict=True)
        }
        return ("hw-line-place", {"project": f"@hw-project-{score['project']}", **places})
    args: Args = {"vp": vp, "div": div}
    if "level" in score:
        return ("hw-line-each", {**args, "counted": f"@hw-count-{name}", "level": score["level"]})
    word = next((score[key] for key in ("tag", "res", "kind", "deck", "project") if key in score), None)
    counted = f"@hw-count-{name}-{word}" if word else f"@hw-count-{name}"
    return ("hw-line-each", {**args, "counted": counted})


def _card_lines(row: dict[str, Any]) -> list[Label]:
    """That a card is a starting card, and its tags."""
    lines = [why("hw-line-starting")] if row.get("starting") else []
    tags = [f"@hw-tag-{tag}" for tag in row["tags"]]
    if len(tags) == 2:
        return [*lines, why("hw-line-tags", tag=tags[0], tag2=tags[1])]
    return [*lines, *(why("hw-line-tag", tag=tag) for tag in tags)]


# --- events -----------------------------------------------------------------------------------------


def _when(event: dict[str, Any]) -> Args:
    """The event that something waits for, as the argument ``when`` with what it needs."""
    name = event["event"]
    word = next((event[key] for key in _EVENT_WORDS if key in event), None)
    args: Args = {"when": f"@hw-when-{name}-{word}" if word else f"@hw-when-{name}"}
    if "min" in event:
        args["least"] = event["min"]
    return args


# --- effects ----------------------------------------------------------------------------------------


def effect_args(effect: Effect) -> Args:
    """What an effect does in one line: the argument ``does`` with what it needs."""
    return _does(effect)[0]


def _effect_lines(lead: str, effects: list[Effect]) -> list[Label]:
    """Effects in order: the first behind a word of its own, the others behind *then*."""
    lines: list[Label] = []
    for place, effect in enumerate(effects):
        does, *rest = _does(effect)
        lines.append(("hw-line-next" if place else f"hw-line-{lead}", does))
        lines += [("hw-line-part", part) for part in rest]
    return lines


def _does(effect: Effect) -> list[Args]:
    """What an effect does: the argument ``does`` with what it needs; then what has lines of its own."""
    name = effect["op"]
    if name not in _OUTER:
        return [_plain(effect)]
    if name == "choose":
        options = [part for option in effect["options"] for one in option for part in _does(one)]
        return [{"does": "@hw-does-choose", "pick": effect["pick"]}, *options]
    args, then, several = _outer(effect), effect["then"], len(effect.get("cost", [])) > 1
    if len(then) == 1 and then[0]["op"] not in _OUTER[:-1] and not several:
        inner, *rest = _does(then[0])
        return [{**inner, **args, "inner": inner["does"]}, *rest]
    parts = [_price(part, "does") for part in effect["cost"]] if several else []
    return [{**args, "does": f"{args['does']}-list"}, *parts, *(part for one in then for part in _does(one))]


def _outer(effect: Effect) -> Args:
    """What comes before the rest of an effect: tags that are spent, a payment, a card that is removed."""
    name = effect["op"]
    if name == "per_tag":
        if effect["max"] is None:
            return {"does": "@hw-does-per_tag", "spent": f"@hw-each-tag-{effect['tag']}"}
        return {"does": "@hw-does-per_tag-most", "most": effect["max"], "tag": f"@hw-tag-{effect['tag']}"}
    if name == "pay":
        several = len(effect["cost"]) > 1
        price = {} if several else _price(effect["cost"][0], "price")
        does = "@hw-does-pay-each" if several else "@hw-does-pay"
        return {"does": does, "times": effect["max"], **price}
    return {"does": "@hw-does-remove_card"}


def _price(part: dict[str, Any], name: str) -> Args:
    """A part of a price as the argument of that name."""
    word = part["res"] if "res" in part else f"tag-{part['tag']}"
    return {name: f"@hw-price-{word}", "fee": part["n"]}


def _plain(effect: Effect) -> Args:
    """What an effect without others in it does."""
    name = effect["op"]
    does = f"@hw-does-{name}"
    if name == "gain":
        return {"does": does, "amount": f"@hw-amount-{effect['res']}", "n": effect["n"]}
    if name == "gain_tag":
        return {"does": does, "tags": f"@hw-tags-{effect['tag']}", "n": effect["n"]}
    if name == "buy":
        buying: Args = {"does": f"{does}-{effect['deck']}", "n": effect["n"]}
        if effect["free"]:
            return {**buying, "does": f"{does}-free", "buying": f"{does}-{effect['deck']}"}
        if effect["discount"]:
            cheaper: Args = {"does": f"{does}-cheaper", "discount": effect["discount"]}
            return {**buying, "buying": f"{does}-{effect['deck']}", **cheaper}
        return buying
    if name == "reactivate":
        return {"does": does, "tokens": f"@hw-tag-{effect['tag']}", "n": effect["n"]}
    if name == "refill":
        return {"does": does, "resource": f"@hw-resource-{effect['res']}"}
    word = next((effect[key] for key in ("res", "project", "kind") if key in effect), None)
    if word is not None:
        does = f"{does}-{word}"
    return {"does": does, "n": effect["n"]} if "n" in effect else {"does": does}
