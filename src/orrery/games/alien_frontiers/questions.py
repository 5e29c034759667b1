"""What an open decision has settled so far, by name, for views; who is asked is always the player at turn."""

from typing import Any

from orrery.games.alien_frontiers.components import RAID_LIMIT, RESOURCE_LIMIT, STATIONS, TERRITORIES
from orrery.games.alien_frontiers.dice import VALUES
from orrery.games.alien_frontiers.ships import RELIC
from orrery.games.alien_frontiers.state import AlienFrontiersState

Frame = tuple[int, ...]


def no_question(s: AlienFrontiersState, frame: Frame) -> dict[str, Any]:
    """Nothing is settled yet."""
    return {}


def land_question(s: AlienFrontiersState, frame: Frame) -> dict[str, Any]:
    """Whether the colony comes from the Hub track."""
    return {"from_hub": frame[1] == 1}


def raid_question(s: AlienFrontiersState, frame: Frame) -> dict[str, Any]:
    """Resources taken, and how many more a raid may take."""
    return {"taken": frame[1], "left": RAID_LIMIT - frame[1]}


def cannon_question(s: AlienFrontiersState, frame: Frame) -> dict[str, Any]:
    """The station fired at, and the ships driven away."""
    return {"station": STATIONS[frame[1]], "shots": frame[2]}


def teleport_question(s: AlienFrontiersState, frame: Frame) -> dict[str, Any]:
    """The lifted ship, and where it was docked."""
    relic = frame[2] == RELIC
    return {"station": STATIONS[frame[1]], "value": s.relic_value if relic else frame[2], "relic": relic}


def warp_question(s: AlienFrontiersState, frame: Frame) -> dict[str, Any]:
    """The ships picked for the reroll."""
    return {"picked": list(VALUES[frame[1]]), "relic": frame[2] == 1}


def colony_question(s: AlienFrontiersState, frame: Frame) -> dict[str, Any]:
    """The colony that is to be moved or swapped."""
    return {"territory": TERRITORIES[frame[1]], "owner": frame[2]}


def keep_question(s: AlienFrontiersState, frame: Frame) -> dict[str, Any]:
    """How many resources are kept."""
    return {"limit": RESOURCE_LIMIT}
