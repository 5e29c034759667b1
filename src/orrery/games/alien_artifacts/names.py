"""Names of components as arguments of messages."""

from orrery.games.alien_artifacts.components import (
    ARTIFACT_IDS,
    CLASS,
    CLASSES,
    COLOURS,
    FACTION_IDS,
    IDS,
    PLAN_IDS,
    RESOURCE_IDS,
    SIDES,
    SYSTEM_IDS,
    TYPES,
)


def card_name(card: int) -> str:
    """The argument that stands for a class card."""
    return f"@aa-{CLASSES[CLASS[card]]}-{IDS[card]}"


def artifact_name(artifact: int) -> str:
    """The argument that stands for an artifact."""
    return f"@aa-artifact-{ARTIFACT_IDS[artifact]}"


def system_name(system: int) -> str:
    """The argument that stands for an alien system."""
    return f"@aa-system-{SYSTEM_IDS[system]}"


def plan_name(plan: int) -> str:
    """The argument that stands for a defence plan."""
    return f"@aa-plan-{PLAN_IDS[plan]}"


def faction_name(faction: int) -> str:
    """The argument that stands for a faction."""
    return f"@aa-faction-{FACTION_IDS[faction]}"


def class_name(cls: int) -> str:
    """The argument that stands for a class."""
    return f"@aa-class-{CLASSES[cls]}"


def colour_name(colour: int) -> str:
    """The argument that stands for a colour."""
    return f"@aa-colour-{COLOURS[colour]}"


def type_name(kind: int) -> str:
    """The argument that stands for a type."""
    return f"@aa-type-{TYPES[kind]}"


def side_name(side: int) -> str:
    """The argument that stands for a side."""
    return f"@aa-side-{SIDES[side]}"


def resource_name(resource: int) -> str:
    """The argument that stands for a resource card: its id says its sections and number."""
    return RESOURCE_IDS[resource]


def icons_args(icons: int, colour: int) -> dict[str, int | str]:
    """So many icons of a colour: the argument ``section`` and the number it needs."""
    return {"section": f"@aa-icons-{COLOURS[colour]}", "icons": icons}


def other_icons_args(icons: int, colour: int) -> dict[str, int | str]:
    """The same for the other section of a resource card: ``section2`` and its number."""
    return {"section2": f"@aa-icons2-{COLOURS[colour]}", "icons2": icons}
