"""Balance of Alien Artifacts: length, seats, factions, strategies of the winners, attacks on players.

A strategy is where points and actions came from. The points of a seat are counted for planets (production,
planets in the Empire), technologies (their effects and conditions, technologies in the Empire) or ships
(attacks, ships in the Empire), each card with what its faction scores for it. A winner played a strategy that
brought ``POINTS_SHARE`` of its points; it played trade if ``DEALS_SHARE`` of its actions were Trade or
Buy. So it may have played several of them.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from balance_games.figures import against_fair, average, percent, spread
from orrery.core.bot import Position
from orrery.core.chance import SimRng, bot_seed, chance_luck, seed_from_text
from orrery.core.game import CHANCE, TERMINAL
from orrery.core.options import Options
from orrery.core.registry import load_bot, load_game
from orrery.games.alien_artifacts.components import CLASS, FACTION_IDS, TYPE
from orrery.games.alien_artifacts.effects import ANY, COUNT_CARDS, FACTION_SCORING
from orrery.games.alien_artifacts.state import DRAW_PRODUCED, SHOW_SECTION, SYSTEM_TARGET, AlienArtifactsState

GAME = "alien-artifacts"
SETTINGS: dict[str, dict[str, Any]] = {str(players): {"players": players} for players in (2, 3, 4, 5)}
STRATEGIES = ("planets", "technologies", "ships", "trade")
POINTS_SHARE = 0.4
DEALS_SHARE = 1 / 3
#: What begins an action, by the first word of its notation.
ACTIONS = (
    *("buy", "build", "prepare", "trade", "unblock", "offensive", "income", "mine", "faction", "act", "pass"),
)


@dataclass
class Seat:
    """How a match went for one seat."""

    faction: str
    won: float
    score: dict[str, int]
    #: Points by planets, technologies, ships and artifacts.
    points: dict[str, int]
    actions: dict[str, int]
    cards: int
    attacked: int
    was_attacked: int


@dataclass
class Played:
    """How a match went."""

    rounds: int
    seats: list[Seat]


def play(options: Options, bot: str, number: int) -> Played:
    """One match of a setting by its number."""
    game = load_game(GAME)
    seed = seed_from_text(f"balance/{options['players']}/{number}")
    bots = [load_bot(bot) for _ in range(options["players"])]
    state = game.new_state(options)
    watch = _Watch(options["players"])
    plies = [0, 0]
    while (actor := game.actor(state)) != TERMINAL:
        if actor == CHANCE:
            action = game.sample(state, chance_luck(seed, plies[1]))
        else:
            luck = bot_seed(seed, actor, sum(plies))
            action = bots[actor].decide(Position(game, state, actor, SimRng(luck)), SimRng(luck))
            watch.decided(state, actor, game.notate(state, action).split())
        plies[actor == CHANCE] += 1
        watch.before(state)
        game.apply(state, action)
        watch.after(state)
    winners = game.ranking(state)[0]
    return Played(
        state.round,
        [
            Seat(
                FACTION_IDS[player.faction],
                1 / len(winners) if seat in winners else 0.0,
                game.scores(state)[seat],
                watch.points_of(state, seat, game.scores(state)[seat]),
                dict(watch.actions[seat]),
                len(player.empire),
                watch.attacked[seat],
                watch.was_attacked[seat],
            )
            for seat, player in enumerate(state.players)
        ],
    )


class _Watch:
    """What is seen of a match while it is played."""

    def __init__(self, players: int) -> None:
        self.actions: list[Counter[str]] = [Counter() for _ in range(players)]
        self.points: list[Counter[str]] = [Counter() for _ in range(players)]
        self.attacked = [0] * players
        self.was_attacked = [0] * players
        self._means = ""
        self._source = ""
        self._vp: list[int] = []

    def decided(self, state: AlienArtifactsState, seat: int, words: list[str]) -> None:
        """A seat decided for a move, before it is made."""
        if not state.stack:
            self._means = words[0]
            if words[0] in ACTIONS:
                self.actions[seat][words[0]] += 1
        elif words[0] == "attack" and words[1] != "system":
            self.attacked[seat] += 1
            self.was_attacked[int(words[1][1:]) - 1] += 1

    def before(self, state: AlienArtifactsState) -> None:
        """Note what would bring points now: an attack, a card drawn for a planet, else what was begun."""
        drawing = bool(state.stack) and state.stack[-1][0] in (SHOW_SECTION, DRAW_PRODUCED)
        if state.target == SYSTEM_TARGET or state.target >= 0:
            self._source = "ships"
        elif drawing:
            self._source = "planets"
        else:
            self._source = "artifacts" if self._means == "artifact" else "technologies"
        self._vp = [player.vp for player in state.players]

    def after(self, state: AlienArtifactsState) -> None:
        """Count the points that a move brought."""
        for seat, player in enumerate(state.players):
            self.points[seat][self._source] += player.vp - self._vp[seat]

    def points_of(self, state: AlienArtifactsState, seat: int, score: dict[str, int]) -> dict[str, int]:
        """All points of a seat at the end, by what brought them."""
        points = self.points[seat]
        points["technologies"] += score["technologies"]
        for packed in state.players[seat].empire:
            card = packed >> 1
            points[STRATEGIES[CLASS[card]]] += 1
            for effect in FACTION_SCORING[state.players[seat].faction]:
                per = effect.per
                if per is not None and per.kind == COUNT_CARDS:
                    fits = per.cls in (ANY, CLASS[card]) and per.type in (ANY, TYPE[card])
                    points[STRATEGIES[CLASS[card]]] += effect.n * fits
        return dict(points)


def strategies(seat: Seat) -> list[str]:
    """The strategies that a seat played."""
    total = max(1, sum(seat.points.values()))
    found = [name for name in STRATEGIES[:3] if seat.points.get(name, 0) >= POINTS_SHARE * total]
    deals = seat.actions.get("trade", 0) + seat.actions.get("buy", 0)
    if deals >= DEALS_SHARE * max(1, sum(seat.actions.values())):
        found.append("trade")
    return found


# --- the page -----------------------------------------------------------------------------------------


def _length(matches: dict[str, list[Played]]) -> list[str]:
    lines = [
        "| players | games | turns a player: mean | 10 % to 90 % | points a player | of the winner "
        "| cards in the Empire |",
        "|---|---|---|---|---|---|---|",
    ]
    for setting, played in matches.items():
        rounds = [match.rounds for match in played]
        seats = [seat for match in played for seat in match.seats]
        won = [sum(seat.score.values()) for seat in seats if seat.won]
        lines.append(
            f"| {setting} | {len(played):,} | {average(rounds)} | {spread(rounds)} "
            f"| {fmean(sum(seat.score.values()) for seat in seats):.1f} | {fmean(won):.1f} "
            f"| {fmean(seat.cards for seat in seats):.1f} |"
        )
    return lines


def _seats(matches: dict[str, list[Played]]) -> list[str]:
    lines = []
    for setting, played in matches.items():
        wins = [sum(match.seats[seat].won for match in played) for seat in range(int(setting))]
        shares = [f"seat {seat + 1} {percent(won, len(played))}" for seat, won in enumerate(wins)]
        lines.append(f"- {setting} players: {'; '.join(shares)}")
    return lines


def _factions(matches: dict[str, list[Played]]) -> list[str]:
    games: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    by_count: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for setting, played in matches.items():
        for match in played:
            for seat in match.seats:
                games[seat.faction] += 1
                wins[seat.faction] += seat.won
                fair[seat.faction] += 1 / len(match.seats)
                by_count[seat.faction, setting].append(seat.won * len(match.seats))
    counts = "".join(f"| {setting} players " for setting in matches)
    lines = [
        f"| faction | games | wins | wins/fair {counts}|",
        "|---|---|---|---" + "|---" * len(matches) + "|",
    ]
    for faction in sorted(games, key=lambda name: wins[name] / fair[name], reverse=True):
        cells = "".join(f"| {fmean(by_count[faction, setting] or [0.0]):.2f} " for setting in matches)
        lines.append(
            f"| {faction} | {games[faction]:,} | {percent(wins[faction], games[faction])} "
            f"| {against_fair(wins[faction], fair[faction], games[faction])} {cells}|"
        )
    return lines


def _strategies(matches: dict[str, list[Played]]) -> list[str]:
    names = " | ".join(STRATEGIES)
    lines = [f"| players | {names} | none of them |", "|---" * (len(STRATEGIES) + 2) + "|"]
    everything = {**matches, "all": [match for played in matches.values() for match in played]}
    for setting, played in everything.items():
        found: Counter[str] = Counter()
        for match in played:
            of_winners = {name for seat in match.seats if seat.won for name in strategies(seat)}
            found.update(of_winners or {"none"})
        cells = " | ".join(percent(found[name], len(played)) for name in (*STRATEGIES, "none"))
        lines.append(f"| {setting} | {cells} |")
    return lines


def _shares(matches: dict[str, list[Played]]) -> list[str]:
    """Points and actions by kind, of all and of winners."""
    seats = [seat for played in matches.values() for match in played for seat in match.seats]
    lines = ["| | of all players | of winners |", "|---|---|---|"]
    won = [seat for seat in seats if seat.won]
    for name in (*STRATEGIES[:3], "artifacts"):
        cells = [fmean(seat.points.get(name, 0) for seat in some) for some in (seats, won)]
        lines.append(f"| points from {name} | {cells[0]:.1f} | {cells[1]:.1f} |")
    for name in sorted({name for seat in seats for name in seat.actions}):
        cells = [fmean(seat.actions.get(name, 0) for seat in some) for some in (seats, won)]
        lines.append(f"| {name} actions | {cells[0]:.1f} | {cells[1]:.1f} |")
    return lines


def _attacks(matches: dict[str, list[Played]]) -> list[str]:
    lines = [
        "| players | games with an attack on a player | attacks a game | attackers win/fair "
        "| attacked win/fair |",
        "|---|---|---|---|---|",
    ]
    for setting, played in matches.items():
        seats = [seat for match in played for seat in match.seats]
        some = sum(any(seat.attacked for seat in match.seats) for match in played)
        cells = []
        for group in (
            [seat for seat in seats if seat.attacked],
            [seat for seat in seats if seat.was_attacked],
        ):
            won = sum(seat.won for seat in group)
            fair = len(group) / int(setting)
            cells.append(against_fair(won, fair, len(group)) if group else "none")
        lines.append(
            f"| {setting} | {percent(some, len(played))} "
            f"| {sum(seat.attacked for seat in seats) / len(played):.2f} | {' | '.join(cells)} |"
        )
    return lines


def page(matches: dict[str, list[Played]]) -> list[str]:
    """What the matches of all settings show."""
    return [
        *_length(matches),
        "",
        "## By seat",
        "",
        *_seats(matches),
        "",
        "The first player is drawn, so seats should be equal.",
        "",
        "## By faction",
        "",
        "Wins against those of an average player at such tables (`wins/fair`; 1 is even); by player count "
        "without intervals.",
        "",
        *_factions(matches),
        "",
        "## Strategies of the winners",
        "",
        f"A winner played planets, technologies or ships if they brought at least {POINTS_SHARE:.0%} of its "
        "points: production and planets in the Empire; effects and conditions of technologies and "
        "technologies in the Empire; attacks and ships in the Empire; each card with what the faction scores "
        f"for it. It played trade if at least {DEALS_SHARE:.0%} of its actions were Trade or Buy. One winner "
        "can have played several.",
        "",
        *_strategies(matches),
        "",
        *_shares(matches),
        "",
        "## Attacks on players",
        "",
        "Wins of those who attacked a player at least once, and of those who were attacked.",
        "",
        *_attacks(matches),
    ]
