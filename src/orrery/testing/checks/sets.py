"""Checks of choosing a set: what may be marked is what the rules ask for, move by move."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from orrery.core.chance import Rng
from orrery.core.sets import SetChoice, SetRefused, set_moves
from orrery.testing.checks.tools import fail, notated
from orrery.testing.checks.words import check_label
from orrery.testing.full import full_run
from orrery.testing.playthrough import Playthrough, kind_of

#: Decisions of each kind that are looked at in a game.
_DECISIONS: Final = 8 if full_run() else 2
#: Sets of a decision that are all tried; of more, some are drawn.
_ALL: Final = 400 if full_run() else 80
_DRAWN: Final = 25
#: How often marks are drawn at random until they fit.
_TRIES: Final = 30


def fitting_sets(choice: SetChoice) -> Iterator[tuple[int, ...]]:
    """Every set that may be confirmed, its marks in the order of the items."""
    actions = [item.action for item in choice.items]

    def grown(marks: tuple[int, ...], first: int) -> Iterator[tuple[int, ...]]:
        if choice.problem(marks) is None:
            yield marks
        addable = set(choice.markable(marks))
        for place in range(first, len(actions)):
            if actions[place] in addable:
                yield from grown((*marks, actions[place]), place)

    yield from grown((), 0)


def random_set(choice: SetChoice, rng: Rng) -> list[int] | None:
    """Marks drawn in any order until they fit; None if that did not come about."""
    for _ in range(_TRIES):
        marks: list[int] = []
        while True:
            more = choice.markable(marks)
            if choice.problem(marks) is None and (not more or rng.below(len(more) + 1) == 0):
                return marks
            if not more:
                break
            marks.append(more[rng.below(len(more))])
    return None


#: A path through a set: its moves, and the position they lead to.
_Path = tuple[tuple[int, ...], Any]


def _paths(play: Playthrough, state: Any, choice: SetChoice) -> Iterator[_Path]:
    """Every way through the set that ``legal`` offers, move by move."""
    game, seat = play.game, play.game.actor(state)

    def grown(moves: tuple[int, ...], here: Any, choice: SetChoice) -> Iterator[_Path]:
        members = {item.action for item in choice.items} | {choice.confirm}
        for action in game.legal(here):
            if action not in members:
                continue  # another answer to the same decision
            after = here.clone()
            game.apply(after, action)
            further = game.set_choice(after) if game.actor(after) == seat else None
            if action == choice.confirm or further is None or not further.begun:
                yield (*moves, action), after
            else:
                yield from grown((*moves, action), after, further)

    yield from grown((), state, choice)


def sets(play: Playthrough) -> None:
    """Where a set is chosen, the sets that can be marked are the paths that ``legal`` offers, one each."""
    game = play.game
    seen: Counter[tuple[int, bool]] = Counter()
    for ply, state in enumerate(play.states):
        seat = game.actor(state)
        choice = game.set_choice(state)
        if choice is None:
            continue
        if seat < 0:
            fail(play.where(ply), "set_choice() offers a set, but no seat decides")
        if choice.begun and not _goes_on(play, ply):
            fail(play.where(ply), "the set is called begun, but the move before was none of a set")
        case = (kind_of(state), choice.begun)
        seen[case] += 1
        if seen[case] <= _DECISIONS:
            _check_choice(play, ply, choice)


def _goes_on(play: Playthrough, ply: int) -> bool:
    """Whether the move before a ply took a member of a set, for the same seat."""
    game = play.game
    if not ply or game.actor(play.states[ply - 1]) != game.actor(play.states[ply]):
        return False
    earlier = game.set_choice(play.states[ply - 1])
    return earlier is not None and play.actions[ply - 1] in [item.action for item in earlier.items]


def _check_choice(play: Playthrough, ply: int, choice: SetChoice) -> None:
    game, state, where = play.game, play.states[ply], play.where(ply)
    before = game.key(state)
    _check_items(play, ply, choice)
    marked = list(islice(fitting_sets(choice), _ALL + 1))
    paths = list(islice(_paths(play, state, choice), _ALL + 1))
    if not marked:
        fail(where, "a set is to be chosen, but no marks can be confirmed")
    if len(marked) > _ALL or len(paths) > _ALL:
        _compare_some(play, ply, choice)
    else:
        _compare_all(play, ply, marked, paths)
        _check_use(play, ply, choice, marked)
    _check_other_answers(play, ply, choice)
    if game.key(state) != before:
        fail(where, "set_choice() or set_moves() changes the state")
    _check_secrecy(play, ply, choice)


def _check_items(play: Playthrough, ply: int, choice: SetChoice) -> None:
    """Items are different actions of the table with words, counts and known tags."""
    game, state, where = play.game, play.states[ply], play.where(ply)
    actions = [item.action for item in choice.items]
    if len(set(actions)) != len(actions):
        fail(where, f"an item of the set is listed twice: {notated(game, actions)}")
    if choice.confirm is not None and choice.confirm in actions:
        fail(where, f"{notated(game, [choice.confirm])} both is a member of the set and confirms it")
    if any(item.times < 1 for item in choice.items):
        fail(where, "an item of the set may be marked less than once; leave it out")
    if not 0 <= choice.least <= choice.most:
        fail(where, f"the set has {choice.least} to {choice.most} members")
    for action in [*actions, *([] if choice.confirm is None else [choice.confirm])]:
        what = f"the label of {game.notate(state, action)!r}, of a set,"
        check_label(play, ply, what, game.label(state, action))
    tags = {tag for item in choice.items for tag in item.tags}
    for tag in [*(limit.tag for limit in choice.limits), *choice.alike, *tags]:
        check_label(play, ply, "the limit of a set", ("common-set-few-of", {"what": tag}))


def _compare_all(play: Playthrough, ply: int, marked: list[tuple[int, ...]], paths: list[_Path]) -> None:
    game, state, where = play.game, play.states[ply], play.where(ply)
    offered = {path: game.key(after) for path, after in paths}
    sets_of: dict[tuple[int, ...], tuple[int, ...]] = {}
    for marks in marked:
        path = _moves(play, ply, marks)
        if path not in offered:
            problem = f"the set {notated(game, marks)} becomes {notated(game, path)}"
            fail(where, f"{problem}, which legal() does not offer as a whole")
        if path in sets_of:
            both = f"{notated(game, sets_of[path])} and {notated(game, marks)}"
            fail(where, f"the sets {both} become the same moves")
        sets_of[path] = marks
    for path in offered:
        if path not in sets_of:
            fail(where, f"legal() offers {notated(game, path)}, but no set can be marked that becomes it")
    ends: dict[bytes, tuple[int, ...]] = {}
    for path, key in offered.items():
        if key in ends:
            both = f"{notated(game, sets_of[ends[key]])} and {notated(game, sets_of[path])}"
            fail(where, f"the sets {both} leave the same position: equal sets have to be one path")
        ends[key] = path
    # The order in which somebody marks is free.
    for marks in marked[-3:]:
        if set_moves(game, state, marks[::-1]) != set_moves(game, state, marks):
            fail(where, f"the set {notated(game, marks)}, marked backwards, becomes other moves")


def _compare_some(play: Playthrough, ply: int, choice: SetChoice) -> None:
    """Sets drawn at random become paths, and paths drawn at random can be marked."""
    game, state, where = play.game, play.states[ply], play.where(ply)
    rng = play.rng(f"sets/{ply}")
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for _ in range(_DRAWN):
        drawn = random_set(choice, rng)
        if drawn is None:
            continue
        marks = tuple(sorted(drawn))
        path = _moves(play, ply, marks)
        if found.setdefault(path, marks) != marks:
            both = f"{notated(game, found[path])} and {notated(game, marks)}"
            fail(where, f"the sets {both} become the same moves")
        _walk(play, where, state, path)
    if not found:
        fail(where, "no marks drawn at random can be confirmed")
    for _ in range(_DRAWN):
        path = _random_path(play, state, choice, rng)
        drawn = _marks_of(choice, [action for action in path if action != choice.confirm])
        if drawn is None or tuple(set_moves(game, state, drawn)) != path:
            fail(where, f"legal() offers {notated(game, path)}, but no set can be marked that becomes it")


def _walk(play: Playthrough, where: str, state: Any, path: Sequence[int]) -> None:
    """Fail unless the moves of a set end it: not before the last of them, and not after."""
    game, seat, here = play.game, play.game.actor(state), state.clone()
    for place, action in enumerate(path):
        confirmed = game.set_choice(here)
        game.apply(here, action)
        further = game.set_choice(here) if game.actor(here) == seat else None
        goes_on = further is not None and further.begun and action != getattr(confirmed, "confirm", None)
        if goes_on != (place < len(path) - 1):
            fail(where, f"the set that becomes {notated(play.game, path)} is over earlier or later")


def _random_path(play: Playthrough, state: Any, choice: SetChoice, rng: Rng) -> tuple[int, ...]:
    game, seat, here = play.game, play.game.actor(state), state.clone()
    moves: list[int] = []
    while True:
        members = {item.action for item in choice.items} | {choice.confirm}
        offered = [action for action in game.legal(here) if action in members]
        if not offered:
            fail(
                play.game.id,
                f"after {notated(game, moves)} the set is not over, but legal() offers no member",
            )
        moves.append(offered[rng.below(len(offered))])
        game.apply(here, moves[-1])
        further = game.set_choice(here) if game.actor(here) == seat else None
        if moves[-1] == choice.confirm or further is None or not further.begun:
            return tuple(moves)
        choice = further


def _marks_of(choice: SetChoice, members: Sequence[int]) -> list[int] | None:
    """The marks of a path, with the members that the rules take by themselves; None if they do not fit."""
    marks: list[int] = []
    for member in members:
        if member not in choice.markable(marks):
            return None
        marks.append(member)
    while choice.problem(marks) is not None:
        more = choice.markable(marks)
        if not more:
            return None
        marks.append(more[0])
    return marks


def _check_use(play: Playthrough, ply: int, choice: SetChoice, marked: list[tuple[int, ...]]) -> None:
    """No item is listed in vain, and no more often than it can be marked."""
    most = Counter[int]()
    for marks in marked:
        for action, times in Counter(marks).items():
            most[action] = max(most[action], times)
    for item in choice.items:
        if not most[item.action]:
            move = notated(play.game, [item.action])
            fail(play.where(ply), f"{move} may be marked, but no set that can be confirmed has it")


def _check_other_answers(play: Playthrough, ply: int, choice: SetChoice) -> None:
    """A move beside the set does not go on with it."""
    game, state = play.game, play.states[ply]
    members = {item.action for item in choice.items} | {choice.confirm}
    for action in play.legal(ply):
        if action not in members:
            after = state.clone()
            game.apply(after, action)
            further = game.set_choice(after) if game.actor(after) == game.actor(state) else None
            if further is not None and further.begun:
                fail(play.where(ply), f"{notated(game, [action])} takes a member, but cannot be marked")


def _check_secrecy(play: Playthrough, ply: int, choice: SetChoice) -> None:
    """The deciding seat is offered the same in every state that it holds possible."""
    game, state = play.game, play.states[ply]
    seat = game.actor(state)
    twin = game.determinize(state, seat, play.rng(f"sets/{ply}/twin"))
    if described(game.set_choice(twin)) != described(choice):
        fail(play.where(ply), "another set is offered in a state that the seat cannot tell from this one")


def described(choice: SetChoice | None) -> Any:
    """A choice as data to compare."""
    if choice is None:
        return None
    items = [[item.action, item.times, item.worth, list(item.tags)] for item in choice.items]
    limits = [[limit.tag, limit.least, limit.most] for limit in choice.limits]
    bounds = [choice.least, choice.most, choice.confirm, choice.goal, choice.most_total, choice.begun]
    return [items, limits, bounds, list(choice.alike)]


def _moves(play: Playthrough, ply: int, marks: Sequence[int]) -> tuple[int, ...]:
    try:
        return tuple(set_moves(play.game, play.states[ply], marks))
    except SetRefused as refused:
        problem = f"the set {notated(play.game, marks)} fits, but set_moves() refuses it: {refused.label[0]}"
        fail(play.where(ply), problem)
