"""Every component is somewhere exactly once, and derived fields are right."""

from typing import Final

from orrery.core.fields import field_names
from orrery.games.alien_artifacts.components import (
    ARTIFACTS,
    BANK_MOST,
    CARDS,
    PLANS,
    RESOURCES,
    SHOWN,
    SYSTEMS,
    TOKENS,
)
from orrery.games.alien_artifacts.powers import Powers, powers_of
from orrery.games.alien_artifacts.state import (
    ATTACH_TO,
    CHOOSE_SIDE,
    HOLDING,
    MOST_TURNS,
    PREPARE_CARDS,
    RESOURCE_PLACE,
    AlienArtifactsState,
    blockaded,
)

_RESOURCES: Final = list(range(RESOURCES))
_POWERS: Final = field_names(Powers)
_CARDS: Final = list(range(CARDS))


def check_state(s: AlienArtifactsState) -> None:
    """Raise ``AssertionError`` if anything is lost, doubled or wrong."""
    _check_resources(s)
    _check_cards(s)
    _check_rest(s)
    assert s.round <= MOST_TURNS, "the game stalls (A62)"
    for player in s.players:
        assert 0 <= player.bank <= BANK_MOST, player.bank
        for cards in (player.hand, player.building, player.attached, player.empire, player.tokens):
            assert list(cards) == sorted(cards)
        assert set(player.tokens) <= {packed >> 1 for packed in player.empire}
        assert {packed // SHOWN for packed in player.attached} <= set(player.building)
        assert {packed // SHOWN * 2 + 1 for packed in player.produced} <= set(player.empire)
        boosts = s.boosts if s.players[s.turn] is player else ()
        fresh = powers_of(player.empire, blockaded(player) & ~s.paid, boosts)
        for name in _POWERS:
            assert getattr(fresh, name) == getattr(player.powers, name), name


def _preparing(s: AlienArtifactsState) -> bool:
    return any(frame[0] in (PREPARE_CARDS, ATTACH_TO) for frame in s.stack)


def _check_resources(s: AlienArtifactsState) -> None:
    found = [*s.deck, *s.discards]
    for player in s.players:
        found += player.hand
        found += [packed % SHOWN >> 1 for packed in (*player.attached, *player.produced)]
    if _preparing(s):
        found += [shown >> 1 for shown in s.aside]
    for frame in s.stack:
        if frame[0] in HOLDING and frame[RESOURCE_PLACE] >= 0:
            found.append(frame[RESOURCE_PLACE])
    assert sorted(found) == _RESOURCES, f"resource cards lost or doubled: {_odd(found, _RESOURCES)}"


def _check_cards(s: AlienArtifactsState) -> None:
    found = [card for card in s.top if card >= 0]
    found += [card for card in range(CARDS) if s.pool >> card & 1]
    found += s.bottom
    for player in s.players:
        found += player.building
        found += [packed >> 1 for packed in player.empire]
    if not _preparing(s):
        found += s.aside
    found += [frame[2] for frame in s.stack if frame[0] == CHOOSE_SIDE]
    assert sorted(found) == _CARDS, f"cards lost or doubled: {_odd(found, _CARDS)}"


def _odd(found: list[int], wanted: list[int]) -> list[int]:
    """What is missing or there more than once."""
    return [number for number in wanted if found.count(number) != 1]


def _check_rest(s: AlienArtifactsState) -> None:
    systems = [system for system in range(SYSTEMS) if s.system_pool >> system & 1]
    found = sorted([*systems, *s.system_bottom, *([s.system] if s.system >= 0 else [])])
    assert found == list(range(SYSTEMS)), found
    artifacts = [s.artifact_pool, s.artifact_discards, *(player.artifacts for player in s.players)]
    assert sum(artifacts) == (1 << ARTIFACTS) - 1, artifacts
    plans = [s.plan_pool, *(player.plans for player in s.players)]
    assert sum(plans) == (1 << PLANS) - 2, plans
    assert s.tokens_left + sum(len(player.tokens) for player in s.players) == TOKENS
