"""The component tables."""

from typing import Final

from orrery.core.content import Content, load_content

CONTENT: Final[Content] = load_content(
    "orrery.games.how_to_save_a_world",
    [
        *("numbers", "costs", "decks", "resources", "turn_order", "setup", "supplies", "threat"),
        *("projects", "rewards", "path", "meters", "areas", "locations", "facilities", "facility_spaces"),
        *("upgrades", "actions", "boosts", "species"),
    ],
)
