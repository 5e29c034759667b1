"""Every installed game keeps the protocol, and its rules follow its component tables."""

from collections.abc import Iterator

from rulings.alien_artifacts import rare as alien_artifacts
from rulings.how_to_save_a_world import rare as how_to_save_a_world
from rulings.new_frontiers.builder import A, C, table

from orrery.core.registry import game_names
from orrery.games.new_frontiers.state import NewFrontiersState
from orrery.testing import conformance, content_columns


def short_supply() -> Iterator[NewFrontiersState]:
    """Too few goods for all worlds that produce: in random games the supply hardly ever runs out."""
    t = table(3, "galactic-developers", goals=True).stored(C, goods="R" * 15)
    yield t.seat(A, colonies="comet-zone new-earth rebel-miners").by(A, "pick produce").state


#: Positions of decisions that random games hardly ever reach.
RARE = {
    "alien-artifacts": alien_artifacts.rare_positions,
    "new-frontiers": short_supply,
    "how-to-save-a-world": how_to_save_a_world.rare_positions,
}
#: Columns that change what happens in a few positions only: the kit looks through more games for these.
SELDOM = {
    "alien-artifacts": [
        "technologies.logistic",
        "technologies.conditions",
        "artifacts.effects",
        "ships.abilities",
    ],
    "how-to-save-a-world": [
        "projects.leader_bonuses",
        "rewards.effect",
        "boosts.effect",
        "boosts.trigger",
        "species.score",
        "actions.effect",
        "locations.action",
        "upgrades.effect",
        "upgrades.ability",
    ],
}

for _name in game_names():
    _title = _name.title().replace("-", "")
    globals()[f"Test{_title}"] = conformance(_name, positions=RARE.get(_name))
    globals()[f"Test{_title}Content"] = content_columns(_name, seldom=SELDOM.get(_name, ()))
