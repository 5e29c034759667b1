"""Project work in six steps (2.9): the disc, the price, cubes, the reward, leader bonuses, change symbols."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import changed, replaced
from orrery.games.how_to_save_a_world.actions import DONE, EVERY
from orrery.games.how_to_save_a_world.actions import WORK as WORK_ACTION
from orrery.games.how_to_save_a_world.components import (
    BONUSES,
    CHANGES,
    COST_UP_TO,
    MEMBERS,
    NOWHERE,
    PROJECT_RES,
    REWARD,
    STEPS_PAID,
    TIERS,
    TRACK,
)
from orrery.games.how_to_save_a_world.effects import REWARD_LIST, WORK_CHEAPER, WORK_OFF, WORKED
from orrery.games.how_to_save_a_world.names import project_name
from orrery.games.how_to_save_a_world.rules.boosts import ask_boosts, occurred, score_vp
from orrery.games.how_to_save_a_world.rules.payment import (
    discount,
    hidden_might_pay,
    pay,
    purse,
    use_discount,
)
from orrery.games.how_to_save_a_world.state import (
    PARTS,
    STEPPING,
    WORK_ENDS,
    WORK_MORE,
    WORKING,
    Cards,
    HowToSaveAWorldState,
    Player,
)


def location_discount(s: HowToSaveAWorldState) -> int:
    """What the location takes off the work of its action."""
    return 0 if s.place == NOWHERE else WORK_OFF[s.place]


def steps_cost(player: Player, project: int, steps: int) -> int:
    """What so many steps cost, before discounts."""
    costs = COST_UP_TO[project]
    space = player.discs[project]
    return costs[space + steps] - costs[space]


def most_steps(s: HowToSaveAWorldState, player: Player, project: int, off: int) -> int:
    """How many steps a player can make and pay, with so much off (A12, A15)."""
    paid = STEPS_PAID[project][player.discs[project]]
    money = purse(s, player, PROJECT_RES[project]) + off
    return paid[money] if money < len(paid) else paid[-1]


def begin_work(s: HowToSaveAWorldState, seat: int, mask: int, most: int, split: bool) -> None:
    """Ask for the work, if any is possible."""
    off = location_discount(s)
    if work_possible(s, seat, mask, off) or _work_unsure(s, seat, mask):
        s.stack.append((WORKING, seat, mask, 0, most, int(split), off))


def work_for_tags(
    s: HowToSaveAWorldState, seat: int, mask: int, steps: int, split: bool, events: list[Event] | None
) -> None:
    """The steps that tags were spent for are made; only where, is asked."""
    off = location_discount(s)
    if split:
        s.stack.append((WORKING, seat, mask, 0, steps, 1, off))
        return
    frame = (WORKING, seat, mask, min(steps, reach(s, seat, mask, off)), steps, 0, off)
    choices = work_choices(s, frame)
    s.stack.append(frame)
    if len(choices) == 1:
        work_chosen(s, choices[0], events)


def reach(s: HowToSaveAWorldState, seat: int, mask: int, off: int) -> int:
    """The most steps that can be made on one of these projects."""
    player = s.players[seat]
    if player.upgrades & WORK_CHEAPER:
        off += discount(s, player, WORK_CHEAPER)
    most = 0
    for project in MEMBERS[mask]:
        steps = most_steps(s, player, project, off)
        if steps > most:
            most = steps
    return most


def work_possible(s: HowToSaveAWorldState, seat: int, mask: int, off: int) -> bool:
    """Whether a step can be made."""
    player = s.players[seat]
    if player.upgrades & WORK_CHEAPER:
        off += discount(s, player, WORK_CHEAPER)
    for project in MEMBERS[mask]:  # noqa: SIM110 - compiled, this is quicker than any()
        if most_steps(s, player, project, off):
            return True
    return False


def _work_unsure(s: HowToSaveAWorldState, seat: int, mask: int) -> bool:
    """Whether others cannot know if a step can be paid: then that it is asked for must not tell."""
    player = s.players[seat]
    return any(hidden_might_pay(s, player, PROJECT_RES[project]) for project in MEMBERS[mask])


def work_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D12-D14: a project and the steps on it, or none (A11); steps that tags were spent for are made."""
    _, seat, mask, least, most, _, off = frame
    player = s.players[seat]
    if player.upgrades & WORK_CHEAPER:
        off += discount(s, player, WORK_CHEAPER)
    out: list[int] = [] if least else [DONE]
    for project in MEMBERS[mask]:
        steps = most_steps(s, player, project, off)
        if steps > most:
            steps = most
        if steps and steps >= least:
            first = WORK_ACTION + project * TRACK - 1
            out += EVERY[first + (least or 1) : first + steps + 1]
    return out or [DONE]


def work_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """Pay for the steps, then make them; other projects may follow where the action allows it (A49)."""
    _, seat, mask, _, most, split, off = s.stack.pop()
    if action == DONE:
        return
    player = s.players[seat]
    project = (action - WORK_ACTION) // TRACK
    steps = action - WORK_ACTION - project * TRACK + 1
    cost = steps_cost(player, project, steps)
    taken_off = off if off < cost else cost
    cost -= taken_off
    if cost and player.upgrades & WORK_CHEAPER:
        less = discount(s, player, WORK_CHEAPER)
        if less:
            cost = max(0, cost - less)
            use_discount(s, player, WORK_CHEAPER)
    if split and most > steps:
        s.stack.append((WORK_MORE, seat, mask & ~(1 << project), most - steps, off - taken_off))
    stack = s.stack
    depth = len(stack)
    pay(s, seat, PROJECT_RES[project], cost, events)
    if len(stack) == depth:
        stepping(s, seat, project, steps, events)
    else:
        stack.insert(depth, (STEPPING, seat, project, steps))


def work_more(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> None:
    """The steps that are left, on other projects; boosts for the work that was done may come before (D21)."""
    _, seat, mask, most, off = frame
    if ask_boosts(s, seat, frame):
        return
    if work_possible(s, seat, mask, off) or _work_unsure(s, seat, mask):
        s.stack.append((WORKING, seat, mask, 0, most, 1, off))


def stepping(
    s: HowToSaveAWorldState, seat: int, project: int, steps: int, events: list[Event] | None
) -> None:
    """Steps 1, 3 and 4: the disc moves onto the others, cubes go into the bag, the reward is received."""
    player = s.players[seat]
    player.discs = changed(player.discs, project, steps)
    s.standing = replaced(s.standing, project, moved(s, project, seat))
    s.supply = changed(s.supply, project, -steps)
    s.bag = changed(s.bag, project, steps)
    if events is not None:
        tell(
            events,
            "hw-event-works",
            player=seat_name(seat),
            project=project_name(project),
            steps=steps,
            space=player.discs[project],
        )
    s.stack.append((WORK_ENDS, seat, project, steps))
    s.stack.append((PARTS, seat, REWARD_LIST[REWARD[project][s.tiles[project]]], 0, 0))


def moved(s: HowToSaveAWorldState, project: int, seat: int) -> Cards:
    """The order on a track after a disc moved: behind all that are as far, for it lies on top of them."""
    players = s.players
    space = players[seat].discs[project]
    order = list(s.standing[project])
    order.remove(seat)
    place = 0
    while place < len(order) and players[order[place]].discs[project] >= space:
        place += 1
    order.insert(place, seat)
    return tuple(order)


def farthest_other(s: HowToSaveAWorldState, project: int, seat: int) -> int:
    """How far any other player has come; neutral discs do not count."""
    for other in s.standing[project]:
        if other != seat:
            return s.players[other].discs[project]
    return 0


def work_ends(
    s: HowToSaveAWorldState, seat: int, project: int, steps: int, events: list[Event] | None
) -> None:
    """Steps 5 and 6, for spaces that nobody else has reached (A14); then the event."""
    last = s.players[seat].discs[project]
    first = farthest_other(s, project, seat) + 1
    if first <= last - steps:
        first = last - steps + 1
    for space, vp in BONUSES[project]:
        if first <= space <= last:
            if events is not None:
                tell(events, "hw-event-leader", player=seat_name(seat), project=project_name(project))
            score_vp(s, seat, vp, events)
    for space in CHANGES[project]:
        if first <= space <= last and s.tiles[project] < TIERS - 1:
            s.tiles = changed(s.tiles, project, 1)
            if events is not None:
                tell(events, "hw-event-tile", project=project_name(project))
    occurred(s, seat, WORKED[project][steps], events)
