"""Balance of New Frontiers: length, what ended the games, seats, homes, scores.

Which side of a mat is played is drawn, so that every home is played as often as any other; bots always
choose the same one of two, and the other would never be measured.

How good a home is can be seen by its wins and, with less luck in it, by its points: how many more than the
others at the table its player has, which is turned into wins by what a point more is worth in these games.
"""

from collections import Counter, defaultdict
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from balance_games.figures import against_fair, average, percent, spread
from orrery.arena.match import Outcome, play_match
from orrery.arena.statistics import Z95
from orrery.core.bot import Bot, Position
from orrery.core.chance import Rng, seed_from_text
from orrery.core.options import Options
from orrery.core.registry import load_bot, load_game
from orrery.games.new_frontiers.actions import SIDE

GAME = "new-frontiers"
#: Leads of a home are told apart from those of the homes it met by going over all games so often.
_FITTINGS = 12
#: The best of sixteen equal things lies so many standard deviations above their mean, on average.
_BEST_OF_SIXTEEN = 1.766
SIDES = [SIDE, SIDE + 1]
SETTINGS: dict[str, dict[str, Any]] = {
    "2": {"players": 2, "goals": False},
    "3": {"players": 3, "goals": False},
    "4": {"players": 4, "goals": False},
    "4g": {"players": 4, "goals": True},
    "5": {"players": 5, "goals": False},
}


class DrawnSide(Bot):
    """Plays as another bot does, on a side of its mat that is drawn."""

    def __init__(self, bot: Bot) -> None:
        super().__init__({})
        self.bot = bot
        self.side = 0

    def decide(self, position: Position, rng: Rng) -> int:
        if position.legal != SIDES:
            return self.bot.decide(position, rng)
        self.side = rng.below(len(SIDES))
        return SIDES[self.side]


class Tally:
    """What the games of one setting add up to."""

    def __init__(self, players: int, goals: bool) -> None:
        self.players = players
        self.goals = goals
        self.rounds: list[int] = []
        self.ends: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.home_games: Counter[str] = Counter()
        self.home_wins: defaultdict[str, float] = defaultdict(float)
        self.home_points: list[list[tuple[str, int]]] = []
        self.points: list[int] = []
        self.colonies: list[int] = []
        self.colonists: list[int] = []
        self.sources: defaultdict[str, int] = defaultdict(int)

    def name(self) -> str:
        """The setting in words."""
        return f"{self.players} players{', goals' if self.goals else ''}"

    def add(self, outcome: Outcome, homes: list[str]) -> None:
        """Count one match; ``homes`` are those of the seats."""
        table = outcome.table
        self.rounds.append(table["round"])
        self.ends.update(table["ending"])
        self.home_points.append(
            [(home, player["points"]) for home, player in zip(homes, table["players"], strict=True)]
        )
        share = 1 / len(outcome.winners)
        for seat, player in enumerate(table["players"]):
            won = share if seat in outcome.winners else 0.0
            self.seat_wins[seat] += won > 0
            self.points.append(player["points"])
            self.colonies.append(len(player["colonies"]))
            self.colonists.append(player["colonists"])
            for source, points in player["score"].items():
                self.sources[source] += points
            self.home_games[homes[seat]] += 1
            self.home_wins[homes[seat]] += won

    def against_fair(self, home: str) -> str:
        """The wins of a home as a multiple of those of an average player in this setting."""
        games = self.home_games[home]
        return f"{self.home_wins[home] * self.players / games:.2f}" if games else ""

    def worth_of_a_point(self) -> float:
        """How much more of a fair share a player wins with a point more, by what two would have changed."""
        gained = 0.0
        for seats in self.home_points:
            points = [own for _, own in seats]
            for seat, own in enumerate(points):
                others = points[:seat] + points[seat + 1 :]
                gained += _won(own + 2, others) - _won(own - 2, others)
        return gained / (4 * len(self.home_points))

    def leads(self) -> dict[str, list[float]]:
        """For every home how many points its players had more than the others, whatever homes these had."""
        worth: defaultdict[str, float] = defaultdict(float)
        found: defaultdict[str, list[float]] = defaultdict(list)
        for _ in range(_FITTINGS):
            found.clear()
            for seats in self.home_points:
                without = sum(points - worth[home] for home, points in seats)
                for home, points in seats:
                    rest = without - (points - worth[home])
                    found[home].append(points - rest / (self.players - 1))
            mean = fmean([lead for leads in found.values() for lead in leads])
            for home, leads in found.items():
                worth[home] = fmean(leads) - mean
        return {home: [lead - mean for lead in leads] for home, leads in found.items()}


def _won(own: int, others: list[int]) -> float:
    """The part of a win that so many points are against others, ties being shared."""
    return 0.0 if own < max(others) else 1 / (1 + others.count(own))


def play(options: Options, bot: str, number: int) -> tuple[Outcome, list[str]]:
    """One match of a setting by its number, and the home of each seat."""
    game = load_game(GAME)
    bots = [DrawnSide(load_bot(bot)) for _ in range(options["players"])]
    seed = seed_from_text(f"balance/{options['players']}/{options['goals']}/{number}")
    outcome = play_match(game, bots, options, seed)
    homes = {(row["mat"], "ab".index(row["side"])): row["id"] for row in game.content.tables["homes"]}
    players = outcome.table["players"]
    return outcome, [homes[player["mat"], seat.side] for player, seat in zip(players, bots, strict=True)]


def length_lines(tallies: list[Tally]) -> list[str]:
    """Rounds, points and ends by setting."""
    lines = [
        "| setting | games | rounds: mean | 10 % to 90 % | points a player | colonies "
        "| colonists left | ended by |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for tally in tallies:
        rounds = tally.rounds
        ends = ", ".join(f"{name} {count / len(rounds):.0%}" for name, count in tally.ends.most_common())
        lines.append(
            f"| {tally.name()} | {len(rounds):,} | {average(rounds)} "
            f"| {spread(rounds)} "
            f"| {fmean(tally.points):.1f} | {fmean(tally.colonies):.1f} "
            f"| {fmean(tally.colonists):.1f} | {ends} |"
        )
    return lines


def seat_lines(tallies: list[Tally]) -> list[str]:
    """Shares of wins by seat."""
    lines = []
    for tally in tallies:
        games = len(tally.rounds)
        seats = "; ".join(
            f"seat {seat + 1} {percent(tally.seat_wins[seat], games)}" for seat in range(tally.players)
        )
        lines.append(f"- {tally.name()}: {seats}")
    return lines


def shares_by_points(tallies: list[Tally]) -> dict[str, tuple[float, float]]:
    """By home: wins against those of an average player as points foretell them, and their uncertainty."""
    shares: defaultdict[str, float] = defaultdict(float)
    variances: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    for tally in tallies:
        point = tally.worth_of_a_point()
        for home, leads in tally.leads().items():
            even = len(leads) / tally.players
            fair[home] += even
            shares[home] += even * (1 + point * fmean(leads))
            if len(leads) > 1:
                variances[home] += (even * point * stdev(leads)) ** 2 / len(leads)
    return {home: (shares[home] / fair[home], sqrt(variances[home]) / fair[home]) for home in fair}


def home_lines(tallies: list[Tally]) -> list[str]:
    """Shares of wins by home over all settings, the best first, against those of an average player."""
    names = {row["id"]: row["name"] for row in load_game(GAME).content.tables["homes"]}
    games: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    for tally in tallies:
        for home, count in tally.home_games.items():
            games[home] += count
            wins[home] += tally.home_wins[home]
            fair[home] += count / tally.players
    by_points = shares_by_points(tallies)
    heads = ["home", "games", "wins", "fair", "wins/fair", "by points", *(tally.name() for tally in tallies)]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for home in sorted(games, key=lambda name: wins[name] / fair[name], reverse=True):
        even = fair[home] / games[home]
        share, deviation = by_points[home]
        by_setting = " | ".join(tally.against_fair(home) for tally in tallies)
        lines.append(
            f"| {names[home]} | {games[home]:,} | {percent(wins[home], games[home])} | {even:.1%} "
            f"| {against_fair(wins[home], fair[home], games[home])} "
            f"| {share:.2f} ± {Z95 * deviation:.2f} | {by_setting} |"
        )
    luck = fmean([sqrt(fair[home] * (1 - fair[home] / games[home])) / fair[home] for home in games])
    luck_by_points = fmean([deviation for _, deviation in by_points.values()])
    worth = ", ".join(f"{tally.worth_of_a_point():.3f} ({tally.name()})" for tally in tallies)
    return [
        *lines,
        "",
        f"Sixteen equal homes would lie from {_extremes(luck)} by luck alone, by points from "
        f"{_extremes(luck_by_points)}. A point more is worth so much of a fair share: {worth}.",
    ]


def _extremes(deviation: float) -> str:
    """Between which shares the worst and the best of sixteen equal homes lie, on average."""
    return f"{1 - _BEST_OF_SIXTEEN * deviation:.2f} to {1 + _BEST_OF_SIXTEEN * deviation:.2f}"


def source_lines(tallies: list[Tally]) -> list[str]:
    """Points a player by source and setting."""
    sources = list(tallies[-1].sources)
    lines = ["| setting | " + " | ".join(sources) + " |", "|---" * (len(sources) + 1) + "|"]
    for tally in tallies:
        seats = len(tally.rounds) * tally.players
        cells = " | ".join(f"{tally.sources[source] / seats:.1f}" for source in sources)
        lines.append(f"| {tally.name()} | {cells} |")
    return lines


def page(matches: dict[str, list[tuple[Outcome, list[str]]]]) -> list[str]:
    """What the matches of all settings show."""
    tallies = []
    for setting, played in matches.items():
        tally = Tally(SETTINGS[setting]["players"], SETTINGS[setting]["goals"])
        for outcome, homes in played:
            tally.add(outcome, homes)
        tallies.append(tally)
    return [
        "The rulebook says that a game usually lasts 12 to 15 rounds.",
        "",
        *length_lines(tallies),
        "",
        "A game can meet several end conditions in its last round; colonies include the home.",
        "",
        "## By seat",
        "",
        *seat_lines(tallies),
        "",
        "Seats are drawn into a random order, so they should be equal; shared wins count for each.",
        "",
        "## By home colony",
        "",
        "Share of wins of the player with this home, over all settings, against the share an average player "
        "has (`fair`). The side of the mat is drawn, not chosen. By points: what wins/fair would be, by how "
        "many points its players had more than the others at the table. The last columns are wins/fair "
        "by setting: a home can be even over all of them and in none.",
        "",
        *home_lines(tallies),
        "",
        "## Points by source",
        "",
        *source_lines(tallies),
    ]
