"""Walking fields: nothing is forgotten, derived and shared fields are left out."""

import json

from orrery.core.fields import canonical_bytes, canonical_json, dump, field_names, restore
from orrery.core.game import State


class Part:
    __slots__ = ("count", "names")

    def __init__(self, count: int, names: list[str]) -> None:
        self.count = count
        self.names = names


class Base(State):
    __slots__ = ("number", "total")
    DERIVED = ("total",)


class Whole(Base):
    __slots__ = ("flag", "grid", "one", "parts", "stack", "tables", "word")
    DERIVED = ("total",)
    SHARED = ("tables",)

    def clone(self) -> "Whole":
        return make()


def make(number: int = 3) -> Whole:
    whole = Whole()
    whole.number, whole.total, whole.flag, whole.word = number, 99, True, "żółw"
    whole.grid, whole.stack = [[1, 2], []], [(1, 2), (3,)]
    whole.parts, whole.one = [Part(1, ["a"]), Part(2, [])], Part(5, ["b"])
    whole.tables = object()
    return whole


DATA = {
    "number": 3,
    "flag": True,
    "grid": [[1, 2], []],
    "one": {"count": 5, "names": ["b"]},
    "parts": [{"count": 1, "names": ["a"]}, {"count": 2, "names": []}],
    "stack": [[1, 2], [3]],
    "word": "żółw",
}


def test_names_come_from_all_bases() -> None:
    assert field_names(Whole) == [
        "number",
        "total",
        "flag",
        "grid",
        "one",
        "parts",
        "stack",
        "tables",
        "word",
    ]


def test_dump_leaves_out_derived_and_shared() -> None:
    assert dump(make()) == DATA
    assert json.loads(json.dumps(dump(make()))) == DATA


def test_restore_is_the_inverse() -> None:
    other = make(number=8)
    other.grid, other.stack, other.word, other.flag = [], [], "", False
    other.parts[1].count = 77
    restore(other, json.loads(json.dumps(DATA)))
    assert dump(other) == DATA
    assert other.stack == [(1, 2), (3,)]
    assert isinstance(other.parts[0], Part)


def test_a_field_that_holds_a_tuple_is_restored_as_one() -> None:
    part = Part(1, [])
    part.names = ("a", "b")  # type: ignore[assignment]
    restore(part, {"count": 2, "names": ["c"]})
    assert (part.count, part.names) == (2, ("c",))


def test_restored_lists_are_independent_of_the_data() -> None:
    data = json.loads(json.dumps(DATA))
    other = make()
    restore(other, data)
    other.grid[0].append(9)
    other.one.names.append("c")
    assert data == DATA


def test_canonical_json_has_one_spelling() -> None:
    assert canonical_json({"b": [1, True], "a": "é"}) == '{"a":"é","b":[1,true]}'.encode()


def test_keys_tell_states_apart_and_ignore_the_derived() -> None:
    same, other = make(), make(number=4)
    same.total = 0
    assert canonical_bytes(make()) == canonical_bytes(same) != canonical_bytes(other)
