"""Cases of sets on which the server and the page must agree: web/tests/sets.test.ts reads them too."""

import json
from pathlib import Path
from typing import Any

import pytest

from orrery.core.sets import Item, Limit, SetChoice

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "set_cases.json").read_text("utf-8"))


def made(offer: dict[str, Any]) -> SetChoice:
    items = [Item(**item) for item in offer["items"]]
    limits = [Limit(**limit) for limit in offer["limits"]]
    bounds = (offer["least"], offer["most"], offer["confirm"], offer["goal"])
    return SetChoice(items, *bounds, limits, offer["alike"], most_total=offer["most_total"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_marks_are_judged_as_the_page_judges_them(case: dict[str, Any]) -> None:
    choice = made(case["set"])
    for tried in case["tries"]:
        problem = choice.problem(tried["marks"])
        assert (list(problem) if problem else None) == tried["problem"], tried
        # Marks that are no items have neither a sum nor a next one.
        if "total" in tried:
            assert choice.total(tried["marks"]) == tried["total"], tried
            assert choice.markable(tried["marks"]) == tried["markable"], tried
