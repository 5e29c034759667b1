"""What a position is worth, for bots: the evaluation used at cut-off, and the numbers it is made of.

The unit is a point at the end of the game. A seat has its points so far and its means: what the next
Settle, Develop, Trade and Produce will make of its worlds, $, goods and powers. Each of these counts as
often as that action may still come, which the ends of the game in sight decide. So means are worth
nothing once they cannot be used any more.
"""

from typing import Final

from orrery.games.new_frontiers.components import (
    COLONY_LIMIT,
    CONTENT,
    DEVELOP,
    DIPLOMATS,
    DRAFT,
    EXPLORE,
    GOALS,
    NOWHERE,
    POOL_LIMIT,
    PRODUCE,
    SETTLE,
    SPACES,
    TRADE,
)
from orrery.games.new_frontiers.effects import CON_USE, POWERS, POWERS_OF, WORTH
from orrery.games.new_frontiers.powers import Powers
from orrery.games.new_frontiers.scoring import band_points, goal_amount, goal_points, variable_points
from orrery.games.new_frontiers.state import (
    GOAL_DRAW,
    TAKE_WORLD,
    NewFrontiersState,
    Player,
    chooser,
    good_count,
)
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    COST,
    KIND,
    LARGE_MASK,
    MILITARY,
    PRODUCTION,
    TYPE,
    VP,
    WINDFALL,
    spaces,
)

# --- how long the game goes on ---

#: What a player uses up in a round before anything is known of this table, and for how many rounds
#: that guess counts beside what was seen.
_COLONISTS_A_ROUND: Final = 1.0
_CHIPS_A_ROUND: Final = 0.6
_SPACES_A_ROUND: Final = 1.0
_COLONIES_A_ROUND: Final = 0.5
_GUESS: Final = 3.0
_LONGEST: Final = 12.0
#: How likely a useful action is picked in a round, and how much likelier than any other tile it is.
_PICKED: Final = 0.8
_POPULAR: Final = 1.25
#: The least chance that an action still comes this round for a seat that has a pick to make itself.
_OWN_PICK: Final = 0.7
_TILES_IN_PLAY: Final = 7
#: Points count for less the more rounds can still turn the game.
_FOG: Final = 0.2

# --- means, in points ---

#: A $ that can be spent, and one beyond what the purchases to come will cost.
_CREDIT: Final = 0.9
_SPARE_CREDIT: Final = 0.12
#: What a purchase costs; and the share of Settles that cost $.
_PURCHASE: Final = 4.0
_SETTLE_PURCHASE: Final = 0.5
#: Colonists: those that the best worlds in hand do not need yet.
_COLONIST: Final = 0.15
_SPARE_COLONIST: Final = 0.08
_USEFUL_COLONISTS: Final = 3
#: A point of Military opens worlds not yet found.
_MILITARY: Final = 0.07
_MOST_MILITARY: Final = 9
#: What is left of a plan for every colonist, $ or point of Military it lacks.
_LACKS_COLONIST: Final = 0.7
_LACKS_CREDIT: Final = 0.85
_LACKS_MILITARY: Final = 0.6
#: A plan is worth less than what it aims at: others may be quicker, or it costs the turn.
_PLAN: Final = 0.65
#: The same for the Settles after the next one.
_SECOND_PLAN: Final = 0.8
_THIRD_PLAN: Final = 0.6
#: Of the goods a new world makes, the part that adds to what is sold and eaten; and the chance that the
#: first good of a windfall world is sold in any case.
_NEW_GOODS: Final = 0.7
_FIRST_GOOD: Final = 0.3
#: What each power of a new world brings in a round, and for how many rounds at most.
_WORLD_POWER: Final = 0.08
_FRUITFUL: Final = 6.0
#: What a good look at worlds brings, while the own plans are poor, and the second world of who chose it.
_EXPLORED: Final = 3.0
_SECOND_WORLD: Final = 2.0
_PLANS_ENOUGH: Final = 0.4
#: A good not used in the next Trade.
_LATER_GOOD: Final = 0.4
#: Produce and Trade follow each other that well.
_CYCLE: Final = 0.5
#: Powers, each for an action of its phase.
_DRAW: Final = 0.3
_CHEAPER: Final = 0.25
_PAYS: Final = 0.35
_TWICE: Final = 0.5
_REPLACE: Final = 0.3
_COUNTED_INCOME: Final = 1.3
#: What a "?" tile still gains in a round.
_GROWTH: Final = 0.35
_GROWING: Final = 5.0
#: What the way to the next band of a goal counts, for a goal in play and for one that may still come
#: into play, and how many rounds it takes to walk it.
_NEARING: Final = 0.5
_UNSEEN: Final = 0.15
_WALK: Final = 3.0
#: What the choice among goals nobody has seen yet brings.
_CHOICE: Final = 3.0
#: What is left of the points of Draft for every round still to come: its colonists can be taken later as
#: well, and until then they had better settle.
_DRAFT_LATER: Final = 0.5
#: What $ and goods are worth when nothing can be bought any more: they break ties.
_TIE: Final = 0.01


def rounds_left(s: NewFrontiersState) -> float:
    """About how many rounds follow this one: as few as the nearest end of the game leaves."""
    if s.over or s.ending:
        return 0.0
    rules = s.variant
    count = rules.players
    elapsed = s.round - 1 + s.next_pawn / max(1, len(s.order)) + _GUESS
    pace = (rules.colonists - count - s.colonists + _GUESS * count * _COLONISTS_A_ROUND) / elapsed
    least = (s.colonists - POOL_LIMIT + 1) / max(pace, 0.1)
    pace = (rules.vp_pool - s.vp_pool + _GUESS * count * _CHIPS_A_ROUND) / elapsed
    least = min(least, s.vp_pool / pace)
    for player in s.players:
        covered = spaces(player.technologies)
        pace = (covered + _GUESS * _SPACES_A_ROUND) / elapsed
        least = min(least, (SPACES + 1 - covered) / pace)
        founded = len(player.colonies)
        pace = (founded - 1 + _GUESS * _COLONIES_A_ROUND) / elapsed
        least = min(least, (COLONY_LIMIT + 1 - founded) / max(pace, 0.1))
    if rules.round_limit:
        least = min(least, float(rules.round_limit - s.round))
    return max(0.0, min(least - 0.5, _LONGEST))


def _still_to_act(s: NewFrontiersState) -> int:
    """Bit mask of the seats that have not finished their part of the current action."""
    if s.tile == NOWHERE or not s.stack:
        return 0
    frame = s.stack[-1]
    seat = frame[1]
    if frame[0] == TAKE_WORLD and frame[2]:
        return 1 << seat
    mask = 0
    found = seat == NOWHERE
    for actor in s.actors:
        found = found or actor == seat
        if found:
            mask |= 1 << actor
    return mask


def _trade(powers: Powers, counts: list[int]) -> float:
    """What one Trade makes of goods, by kind, in points; ``counts`` is used up."""
    prices = powers.prices
    value = float(powers.consume_vp)
    for _ in range(1 + len(powers.sales)):
        best = 0
        for kind in range(1, 5):
            if counts[kind] and (best == 0 or prices[kind] > prices[best]):
                best = kind
        if best == 0:
            return value
        counts[best] -= 1
        value += _CREDIT * prices[best]
    left = counts[1] + counts[2] + counts[3] + counts[4]
    eaten = 0
    for number in powers.consume:
        if left == 0:
            break
        power = POWERS[number]
        size = power.size
        if power.different:
            kinds = 0
            for kind in range(1, 5):
                if counts[kind]:
                    kinds += 1
            if kinds < size:
                if power.op == CON_USE:
                    continue
                size = kinds
            taken = 0
            for kind in range(1, 5):
                if counts[kind] and taken < size:
                    counts[kind] -= 1
                    taken += 1
            value += (power.vp + _CREDIT * power.cr) * (1 if power.op == CON_USE else taken)
        elif power.op == CON_USE:
            needs = power.needs
            if size > left:
                continue
            if power.free < size:
                short = False
                for kind in range(1, 5):
                    if counts[kind] < needs[kind]:
                        short = True
                if short:
                    continue
            free = power.free
            for kind in range(1, 5):
                counts[kind] -= needs[kind]
                spare = min(free, counts[kind])
                counts[kind] -= spare
                free -= spare
            taken = size
            value += power.vp + _CREDIT * power.cr
        else:
            taken = min(size, counts[power.good] if power.good else left)
            if power.good:
                counts[power.good] -= taken
            value += (power.vp + _CREDIT * power.cr) * taken
        left -= taken
        eaten += taken
    for number in powers.consumed_vp:
        value += POWERS[number].n * eaten
    for kind in range(1, 5):
        value += _LATER_GOOD * _CREDIT * prices[kind] * counts[kind]
    return value


def _plans(player: Player, powers: Powers, settles: float, cycles: float, rounds: float) -> float:
    """What the explored worlds promise: the best with the next Settle, the next with the one after it."""
    best = 0.0
    second = 0.0
    third = 0.0
    fruitful = min(rounds, _FRUITFUL)
    large = player.technologies & LARGE_MASK
    for world in player.explored:
        value = VP[world] + _WORLD_POWERS[world] * fruitful
        kind = KIND[world]
        if TYPE[world] == PRODUCTION:
            value += _CREDIT * powers.prices[kind] * cycles * _NEW_GOODS
        elif TYPE[world] == WINDFALL:
            value += _CREDIT * powers.prices[kind] * min(1.0, cycles + _FIRST_GOOD)
        rest = large
        while rest:
            low = rest & -rest
            value += WORTH[low.bit_length() - 1][world]
            rest ^= low
        chance = 1.0
        lacking = COLONISTS[world] - player.colonists
        if lacking > 0:
            chance = _LACKS_COLONIST * min(1.0, max(0.0, settles - 1.0))
        cost = COST[world]
        if MILITARY[world]:
            strength = powers.military
            for number in powers.military_against:
                if POWERS[number].match[world]:
                    strength += POWERS[number].n
            if strength < cost:
                by_force = _LACKS_MILITARY ** (cost - strength)
                for number in powers.pays:
                    if POWERS[number].match[world]:
                        price = max(0, cost + POWERS[number].n)
                        lacking = price - player.credits
                        paid = _LACKS_CREDIT**lacking if lacking > 0 else 1.0
                        if paid * (value - _CREDIT * price) > by_force * value:
                            by_force = 1.0
                            value = paid * (value - _CREDIT * price)
                chance *= by_force
        else:
            for number in powers.costs:
                if POWERS[number].match[world]:
                    cost += POWERS[number].n
            if cost > 0:
                lacking = cost - player.credits
                if lacking > 0:
                    chance *= _LACKS_CREDIT**lacking
                value -= _CREDIT * cost
        value *= chance
        if value > best:
            third = second
            second = best
            best = value
        elif value > second:
            third = second
            second = value
        elif value > third:
            third = value
    total = best * min(1.0, settles)
    if settles > 1.0:
        total += second * min(1.0, settles - 1.0) * _SECOND_PLAN
        if settles > 2.0:
            total += third * min(1.0, settles - 2.0) * _THIRD_PLAN
    return _PLAN * total


def _world_powers() -> list[float]:
    """What the powers of each tile are worth in a round, roughly: their number."""
    return [_WORLD_POWER * len(powers) for powers in POWERS_OF]


_WORLD_POWERS: Final[list[float]] = _world_powers()


def _chances(s: NewFrontiersState, picks: int, own: bool, rounds: float) -> list[float]:
    """How often each action may be expected to come after the current one, by action tile.

    ``picks`` are still to be made this round, ``own`` if one of them is the seat's own.
    """
    later = _PICKED * rounds
    sooner = later
    if picks:
        now = _POPULAR * picks / (_TILES_IN_PLAY - s.picked.bit_count())
        if own and now < _OWN_PICK:
            now = _OWN_PICK
        sooner += 1.0 if now > 1.0 else now
    return [later if s.picked >> tile & 1 else sooner for tile in range(DIPLOMATS)]


def _means(s: NewFrontiersState, seat: int, acting: bool, chances: list[float], rounds: float) -> float:
    """What the means of a seat will still bring, in points."""
    player = s.players[seat]
    # Tiles that entered in this action sleep until it is over, but they are there to stay.
    powers = player.powers.woken(player.asleep, player.technologies, player.colonies)
    settles = chances[SETTLE]
    develops = chances[DEVELOP]
    trades = chances[TRADE]
    produces = chances[PRODUCE]
    explores = chances[EXPLORE]
    if acting:
        if s.tile == SETTLE:
            settles += 1.0
        elif s.tile == DEVELOP:
            develops += 1.0
        elif s.tile == TRADE:
            trades += 1.0
        elif s.tile == PRODUCE:
            produces += 1.0
        elif s.tile == EXPLORE:
            explores += 1.0
    cycles = _CYCLE * min(produces, trades)

    purchases = develops + _SETTLE_PURCHASE * settles
    spending = min(1.0, purchases)
    credits = float(player.credits)
    useful = min(credits, _PURCHASE * purchases)
    value = spending * (_CREDIT * useful + _SPARE_CREDIT * (credits - useful))
    usable = min(player.colonists, _USEFUL_COLONISTS)
    value += (_COLONIST * usable + _SPARE_COLONIST * (player.colonists - usable)) * min(1.0, settles)
    if powers.military:
        value += _MILITARY * min(powers.military, _MOST_MILITARY) * min(settles, explores)

    goods = [0, 0, 0, 0, 0]
    full = [0, 0, 0, 0, 0]
    halos = [0, 0, 0, 0, 0]
    for colony in player.colonies:
        tile = colony >> 3
        goods[colony & 7] += 1
        if TYPE[tile] == PRODUCTION:
            full[KIND[tile]] += 1
        elif TYPE[tile] == WINDFALL:
            halos[KIND[tile]] += 1
    for number in powers.windfalls:
        kind = POWERS[number].good
        if kind and halos[kind]:
            halos[kind] -= 1
            full[kind] += 1
    if trades > 0.0:
        value += _trade(powers, goods) * min(1.0, trades)
        value += _trade(powers, full) * cycles

    income = powers.income + _COUNTED_INCOME * len(powers.incomes) + len(powers.most)
    value += (
        _CREDIT
        * spending
        * (
            income * produces
            + (powers.develop_discount + powers.develop_income) * max(0.0, develops - 0.5)
            + powers.settle_income * max(0.0, settles - 0.5)
        )
    )
    per_settle = _DRAW * powers.settle_draws + _CHEAPER * len(powers.costs) + _PAYS * len(powers.pays)
    if powers.two >= 0:
        per_settle += _TWICE
    if powers.replace >= 0:
        per_settle += _REPLACE
    if settles > 1.0:
        value += per_settle * (settles - 1.0)
    value += (_DRAW * powers.explore_draws + _COLONIST * powers.explore_colonists) * min(explores, settles)

    plans = _plans(player, powers, settles, cycles, rounds) if player.explored else 0.0
    value += plans
    if acting and s.tile == EXPLORE and settles > 0.0:
        worlds = _EXPLORED + _SECOND_WORLD if chooser(s) == seat else _EXPLORED
        value += worlds * min(1.0, settles) / (1.0 + _PLANS_ENOUGH * plans)
    large = (player.technologies & LARGE_MASK).bit_count()
    if large:
        value += _GROWTH * large * min(rounds, _GROWING)
    return value


def _ramps() -> list[list[float]]:
    """Points of each goal by amount, growing evenly from band to band: half the way counts half."""
    ramps: list[list[float]] = []
    for bands in CONTENT.column("goals", "bands"):
        ramp = [0.0]
        reached = 0.0
        for least, points in bands:
            steps = least - len(ramp) + 1
            ramp += [reached + (points - reached) * step / steps for step in range(1, steps + 1)]
            reached = float(points)
        ramps.append(ramp)
    return ramps


_RAMPS: Final[list[list[float]]] = _ramps()


def _goals_in_play(s: NewFrontiersState) -> int:
    """Bit mask of the goals face up and the one face down."""
    return s.open_goals if s.hidden_goal == NOWHERE else s.open_goals | 1 << s.hidden_goal


def _ambitions(s: NewFrontiersState, player: Player, rounds: float) -> float:
    """What the goals promise beyond the points they give as things stand; Draft promises less."""
    in_play = _goals_in_play(s) & ~(1 << DRAFT)
    value = -_NEARING * goal_points(player, in_play, s.oort)
    for goal in range(len(GOALS)):
        if goal == DRAFT:
            continue
        ramp = _RAMPS[goal]
        amount = goal_amount(player, goal, s.oort)
        promise = ramp[amount] if amount < len(ramp) else ramp[-1]
        value += (_NEARING if in_play >> goal & 1 else _UNSEEN) * promise
    value *= min(1.0, rounds / _WALK)
    if _goals_in_play(s) >> DRAFT & 1:
        value -= band_points(DRAFT, player.colonists) * (1.0 - _DRAFT_LATER**rounds)
    return value


def _standing(s: NewFrontiersState, player: Player) -> float:
    """The points of a seat as they stand, a face-down goal included."""
    value = float(player.vp + player.powers.printed)
    value += variable_points(player, s.oort)
    goals = _goals_in_play(s)
    if goals:
        value += goal_points(player, goals, s.oort)
    return value + _TIE * (player.credits + good_count(player))


def evaluate(s: NewFrontiersState) -> list[float]:
    """The position of every seat in points, near the result itself once the game is over."""
    if s.over:
        return [_standing(s, player) for player in s.players]
    rounds = rounds_left(s)
    picks = len(s.order) - s.next_pawn
    if s.tile != NOWHERE:
        picks -= 1
    acting = _still_to_act(s)
    clarity = 1.0 / (1.0 + _FOG * rounds)
    values: list[float] = []
    others = _chances(s, picks, False, rounds)
    pickers = _chances(s, picks, True, rounds)
    to_pick = s.order[len(s.order) - picks :]
    for seat in range(s.variant.players):
        chances = pickers if seat in to_pick else others
        means = _means(s, seat, acting >> seat & 1 == 1, chances, rounds)
        if s.variant.goals:
            means += _ambitions(s, s.players[seat], rounds)
            if s.stack and s.stack[-1][0] == GOAL_DRAW and s.stack[-1][1] == seat:
                means += _CHOICE
        values.append((_standing(s, s.players[seat]) + means) * clarity)
    return values
