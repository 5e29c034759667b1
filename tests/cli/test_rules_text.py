"""Rules found by topic."""

from orrery.cli.rules_text import find_sections, load_rules, parse_rules
from orrery.core.registry import load_game

PAGE = """# The game

Preface.

## 1 Set-up
Deal cards.

```
# not a heading
```

## 2. The turn
### 2.1 Docking ships
Dock them.
### Harbour master
Takes a fee.
"""


def test_headings_split_the_page() -> None:
    sections = parse_rules(PAGE)
    assert [(s.level, s.number, s.title) for s in sections] == [
        (1, "", "The game"),
        (2, "1", "Set-up"),
        (2, "2", "The turn"),
        (3, "2.1", "Docking ships"),
        (3, "", "Harbour master"),
    ]
    assert "# not a heading" in sections[1].body
    assert sections[2].body == ""


def test_topics_are_found_by_number_then_heading_then_text() -> None:
    sections = parse_rules(PAGE)

    def found(topic: str) -> list[str]:
        return [section.heading for section in find_sections(sections, topic)]

    assert found("2") == ["2 The turn"]
    assert found("2.1") == ["2.1 Docking ships"]
    assert found("dock") == ["2.1 Docking ships"]
    assert found("HARB mast") == ["Harbour master"]
    assert found("fee") == ["Harbour master"]
    assert found("zebra") == []


def test_every_station_territory_and_card_is_a_topic() -> None:
    game = load_game("alien-frontiers")
    sections = load_rules(game)
    for table in ("stations", "territories", "cards"):
        for row in game.content.tables[table]:
            assert find_sections(sections, row["id"]), row["id"]
