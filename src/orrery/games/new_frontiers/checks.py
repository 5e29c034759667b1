"""Self-checks of a position: no component lost or doubled, no derived field stale (C12, C23-C32)."""

from orrery.core.fields import field_names
from orrery.games.new_frontiers.components import (
    ACTION_TILES,
    EMPIRE_LIMIT,
    EXPLORE,
    GOALS,
    GOODS,
    MAX_SEATS,
    NOWHERE,
    PRODUCE,
    SETTLE,
    SPACES,
)
from orrery.games.new_frontiers.powers import Powers, tile_numbers
from orrery.games.new_frontiers.state import (
    KEEP_WORLD,
    RETURN_WORLDS,
    NewFrontiersState,
    chooser,
    derive,
    goal_of,
    picker,
    shown_face,
    stored_good,
)
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    FIRST_HOME,
    FIRST_WORLD,
    IDS,
    KIND,
    OORT,
    SMALL_STACKS,
    STACK_OF,
    STACKS,
    TECHNOLOGIES,
    WORLDS,
    good_on,
    spaces,
    tile_of,
)


def check_state(s: NewFrontiersState) -> None:
    """Raise ``AssertionError`` naming the first thing that is wrong."""
    _check_pools(s)
    _check_worlds(s)
    _check_goods(s)
    _check_technologies(s)
    _check_empires(s)
    _check_round(s)
    _check_goals(s)
    _check_derived(s)


def _check_pools(s: NewFrontiersState) -> None:
    on_mats = sum(player.colonists for player in s.players)
    settled = sum(COLONISTS[tile_of(colony)] for player in s.players for colony in player.colonies)
    assert s.colonists >= 0 and all(p.colonists >= 0 for p in s.players), "colonists are owed"
    # A home that left play sent its colonist on; none ever returns to the pool (C23).
    assert s.colonists + on_mats + settled == s.variant.colonists, "a colonist is lost or doubled (C23)"
    chips = sum(player.vp for player in s.players)
    assert s.vp_pool >= 0, "the VP pool owes chips"
    if s.vp_pool:
        assert s.vp_pool + chips == s.variant.vp_pool, "a VP chip is lost or doubled (C24)"
    else:
        assert chips >= s.variant.vp_pool, "VP chips vanished with the pool (C24)"
    for seat, player in enumerate(s.players):
        assert player.credits >= 0 and player.stored_credits >= 0, f"seat {seat} owes $ (C28)"


def _check_worlds(s: NewFrontiersState) -> None:
    places = [*s.bag, *s.display, *s.aside]
    for player in s.players:
        places += player.explored
        places += [tile_of(colony) for colony in player.colonies if tile_of(colony) < FIRST_HOME]
        places += [tile for tile in range(FIRST_WORLD, FIRST_HOME) if player.stored_worlds >> tile & 1]
        assert player.stored_worlds >> FIRST_HOME == 0, "something stored is no world"
        assert player.stored_worlds & (1 << FIRST_WORLD) - 1 == 0, "something stored is no world"
    bag = list(range(FIRST_WORLD, FIRST_WORLD + WORLDS))
    assert sorted(places) == bag, "a world is lost or doubled (C25)"
    lists = [s.bag, list(s.display), list(s.aside)]
    for player in s.players:
        lists += [list(player.explored), player.colonies]
    assert all(tiles == sorted(tiles) for tiles in lists), "a list of worlds is out of order"


def _check_goods(s: NewFrontiersState) -> None:
    counts = s.goods[:]
    assert counts[0] == 0 and min(counts) >= 0, "the supply owes goods"
    for player in s.players:
        for colony in player.colonies:
            tile, good = tile_of(colony), good_on(colony)
            counts[good] += 1
            fits = good <= 4 if tile == OORT else good in (0, KIND[tile])
            assert fits, f"a good of kind {good} lies on {IDS[tile]} (C12)"
        for kind in range(1, 5):
            counts[kind] += stored_good(player, kind)
        assert player.stored_goods & 255 == 0 and player.stored_goods >> 40 == 0, "no such stored good"
    assert counts[1:] == GOODS[1:], f"goods are lost or doubled: {counts[1:]} (C26)"


def _check_technologies(s: NewFrontiersState) -> None:
    held = [0] * STACKS
    for player in s.players:
        assert player.technologies >> TECHNOLOGIES == 0, "something bought is no technology"
        for tile in tile_numbers(player.technologies, []):
            assert tile == shown_face(s, STACK_OF[tile]), f"{IDS[tile]} is not in this game (C16)"
            held[STACK_OF[tile]] += 1
    for stack in range(STACKS):
        copies = s.variant.copies if stack < SMALL_STACKS else 1
        found = held[stack] + s.supply[stack]
        assert s.supply[stack] >= 0 and found == copies, f"stack {stack} has {found} tiles, not {copies}"


def _check_empires(s: NewFrontiersState) -> None:
    for seat, player in enumerate(s.players):
        tiles = tile_numbers(player.technologies, player.colonies)
        homes = [tile for tile in tiles if tile >= FIRST_HOME]
        assert len(homes) <= 1, f"seat {seat} has two homes"
        if homes:
            assert (homes[0] - FIRST_HOME) // 2 == player.mat, f"seat {seat} has a home of another mat"
        assert len(player.colonies) <= EMPIRE_LIMIT, f"seat {seat} has more than nine colonies (C32)"
        assert spaces(player.technologies) <= SPACES + 2, f"seat {seat} built off the mat (C32)"
        entered = tile_numbers(player.asleep, [])
        assert all(tile in tiles for tile in entered), f"seat {seat} dreams of tiles it lacks"
        assert s.tile != NOWHERE or not entered, f"seat {seat} has tiles asleep between actions"
        if s.tile not in (EXPLORE, SETTLE):
            total = len(player.explored) + len(player.colonies)
            assert total <= EMPIRE_LIMIT, f"seat {seat} has more than nine worlds (C27)"
    mats = [player.mat for player in s.players if player.mat != NOWHERE]
    assert len(mats) == len(set(mats)), "a mat was dealt twice"


def _check_round(s: NewFrontiersState) -> None:
    if s.round == 0:
        return
    pawns = [seat for seat in range(s.variant.players) for _ in range(s.variant.pawns_each)]
    assert sorted(s.order) == pawns, "a pawn is lost or doubled"
    if s.over or s.next_pawn == len(s.order):
        return
    picks = s.next_pawn + (s.tile != NOWHERE)
    assert s.picked.bit_count() == picks, f"{s.picked.bit_count()} tiles picked by {picks} pawns (C29)"
    assert s.pickers >> 3 * len(ACTION_TILES) == 0, "no such action tile was picked"
    # A pawn that moves stays among those that have acted.
    pickers = [picker(s, tile) for tile in range(len(ACTION_TILES)) if s.picked >> tile & 1]
    assert sorted(pickers) == sorted(s.order[:picks]), "tiles were picked by other pawns than acted (C29)"
    if s.tile != NOWHERE:
        assert s.picked >> s.tile & 1, "an unpicked action is resolved (C29)"
        assert picker(s, s.tile) == chooser(s), "an action is resolved for another player's pick (C29)"
    assert s.produce_credits < s.round, "more $ on Produce than rounds without it (C31)"
    if s.picked >> PRODUCE & 1 and s.tile != PRODUCE:
        assert s.produce_credits == 0, "$ were left on Produce (C31)"
    if s.tile == NOWHERE:
        idle = (s.aside, s.display, s.produced, s.stack)
        assert not any(idle), "something is left over from an action"
        assert not (s.used or s.strength or s.consumed or s.oort), "a number is left over from an action"
    if s.stack and s.stack[-1][0] not in (RETURN_WORLDS, KEEP_WORLD):
        assert s.tile == SETTLE or not s.aside, "worlds lie aside"


def _check_goals(s: NewFrontiersState) -> None:
    found = [goal for goal in range(len(GOALS)) if s.pool_goals >> goal & 1]
    found += [goal for goal in range(len(GOALS)) if s.open_goals >> goal & 1]
    found += [goal for goal in range(len(GOALS)) if s.drawn_goals >> goal & 1]
    found += [goal_of(entry) for entry in s.under_goals]
    found += [goal for goal in (s.hidden_goal, s.kept_goal) if goal != NOWHERE]
    expected = list(range(len(GOALS))) if s.variant.goals else []
    assert sorted(found) == expected, "a goal is lost or doubled (C30)"
    assert (s.hidden_goal == NOWHERE) == (s.hidden_owner == NOWHERE), "a face-down goal has no owner"
    assert s.hidden_owner < s.variant.players <= MAX_SEATS, "a face-down goal has no owner"


def _check_derived(s: NewFrontiersState) -> None:
    copy = s.clone()
    derive(copy)
    assert copy.market == s.market, "the market is stale"
    assert copy.actors == s.actors, "the acting order is stale"
    assert copy.picked == s.picked, "the mask of picked tiles is stale"
    for seat, (player, fresh) in enumerate(zip(s.players, copy.players, strict=True)):
        for name in field_names(Powers):
            same = getattr(player.powers, name) == getattr(fresh.powers, name)
            assert same, f"{name} of seat {seat} is stale"
