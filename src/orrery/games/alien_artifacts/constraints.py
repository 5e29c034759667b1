"""What the rulebook demands of any set of components (C1-C26)."""

from orrery.core.content import Content


def check_content(content: Content) -> list[str]:
    """What component tables violate of the constraints; empty if sound."""
    return []
