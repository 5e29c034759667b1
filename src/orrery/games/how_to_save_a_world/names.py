"""Names of components as arguments of messages."""

from orrery.games.how_to_save_a_world.components import (
    AREA_IDS,
    CARD_IDS,
    CUBES,
    DECK,
    FACILITY_IDS,
    FIRST_FACILITY,
    LOCATION_IDS,
    UPGRADE_IDS,
)
from orrery.games.how_to_save_a_world.vocabulary import (
    DECKS,
    PROJECTS,
    RESOURCES,
    TAGS,
    UPGRADE_KINDS,
    WORLDS,
)


def card_name(card: int) -> str:
    """The argument that stands for a card."""
    return f"@hw-{DECKS[DECK[card]]}-{CARD_IDS[card]}"


def location_name(location: int) -> str:
    """The argument that stands for a location."""
    return f"@hw-location-{LOCATION_IDS[location]}"


def area_name(area: int) -> str:
    """The argument that stands for an area of the board or, behind those, a facility."""
    return f"@hw-{'area' if area < FIRST_FACILITY else 'facility'}-{AREA_IDS[area]}"


def facility_name(facility: int) -> str:
    """The argument that stands for a facility."""
    return f"@hw-facility-{FACILITY_IDS[facility]}"


def upgrade_name(upgrade: int) -> str:
    """The argument that stands for an upgrade."""
    return f"@hw-upgrade-{UPGRADE_IDS[upgrade]}"


def kind_name(kind: int) -> str:
    """The argument that stands for a kind of upgrade."""
    return f"@hw-kind-{UPGRADE_KINDS[kind]}"


def project_name(project: int) -> str:
    """The argument that stands for a project."""
    return f"@hw-project-{PROJECTS[project]}"


def cube_name(cube: int) -> str:
    """The argument that stands for a kind of cube."""
    return f"@hw-cube-{CUBES[cube]}"


def resource_name(resource: int) -> str:
    """The argument that stands for a resource."""
    return f"@hw-resource-{RESOURCES[resource]}"


def tag_name(tag: int) -> str:
    """The argument that stands for a type of tags."""
    return f"@hw-tag-{TAGS[tag]}"


def world_name(world: int) -> str:
    """The argument that stands for a world."""
    return f"@hw-world-{WORLDS[world]}"


def deck_name(deck: int) -> str:
    """The argument that stands for a kind of cards."""
    return f"@hw-deck-{DECKS[deck]}"


def amount_args(resource: int, n: int) -> dict[str, int | str]:
    """So much of a resource, as something gained or spent: ``amount`` and the number it needs."""
    return {"amount": f"@hw-amount-{RESOURCES[resource]}", "n": n}


def price_args(resource: int, n: int) -> dict[str, int | str]:
    """The same for what something costs: ``price`` and the number it needs."""
    return {"price": f"@hw-price-{RESOURCES[resource]}", "fee": n}


def tags_args(tag: int, n: int) -> dict[str, int | str]:
    """So many tags of a type: ``tags`` and the number it needs."""
    return {"tags": f"@hw-tags-{TAGS[tag]}", "n": n}
