"""Balance of How to Save a World: length, key projects, order of play, and what winners took.

The first player is drawn, so a seat says nothing; what may matter is the place in the order of play, for
which later players are given something.
"""

from collections import Counter
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from balance_games.figures import against_fair, average, percent
from orrery.core.bot import Position
from orrery.core.chance import SimRng, bot_seed, chance_luck, seed_from_text
from orrery.core.game import CHANCE, TERMINAL
from orrery.core.options import Options
from orrery.core.registry import load_bot, load_game
from orrery.games.how_to_save_a_world.components import (
    ACTION_CARDS,
    CARD_IDS,
    FACILITY_IDS,
    FIRST_SPECIES,
    LOCATION_IDS,
    NOWHERE,
    UPGRADE_IDS,
)
from orrery.games.how_to_save_a_world.state import Player
from orrery.games.how_to_save_a_world.vocabulary import PROJECTS

GAME = "how-to-save-a-world"
SETTINGS: dict[str, dict[str, Any]] = {str(players): {"players": players} for players in (2, 3, 4)}
#: How many rounds a game should have.
ROUNDS = range(4, 7)
#: What can be taken, in the order of the page.
KINDS = ("starting card", "species", "upgrade", "location")


@dataclass
class Seat:
    """How a match went for one seat."""

    #: The place in the order of play, from 0.
    order: int
    won: float
    score: dict[str, int]
    #: By kind: what the seat had, got or used at least once.
    taken: dict[str, set[str]]
    steps: list[int]
    cards: int


@dataclass
class Played:
    """How a match went."""

    rounds: int
    key: str
    #: The facilities that came; other locations are there from the beginning.
    facilities: set[str]
    seats: list[Seat]


def play(options: Options, bot: str, number: int) -> Played:
    """One match of a setting by its number."""
    game = load_game(GAME)
    players = int(options["players"])
    seed = seed_from_text(f"balance/{GAME}/{players}/{number}")
    bots = [load_bot(bot) for _ in range(players)]
    state = game.new_state(options)
    taken: list[dict[str, set[str]]] = [{kind: set() for kind in KINDS} for _ in range(players)]
    first = NOWHERE
    plies = [0, 0]
    while (actor := game.actor(state)) != TERMINAL:
        if actor == CHANCE:
            action = game.sample(state, chance_luck(seed, plies[1]))
        else:
            if first == NOWHERE and state.round == 1:
                first = state.turn
                for seat, player in enumerate(state.players):
                    _begins(player, taken[seat])
            luck = bot_seed(seed, actor, sum(plies))
            action = bots[actor].decide(Position(game, state, actor, SimRng(luck)), SimRng(luck))
            _notes(game.notate(state, action).split(), taken[actor])
        plies[actor == CHANCE] += 1
        game.apply(state, action)
    winners = game.ranking(state)[0]
    scores = game.scores(state)
    return Played(
        state.round,
        PROJECTS[state.key_project],
        {FACILITY_IDS[facility] for facility in state.facilities if facility != NOWHERE},
        [
            Seat(
                (seat - first) % players,
                1 / len(winners) if seat in winners else 0.0,
                scores[seat],
                _with_end(player, taken[seat]),
                list(player.discs),
                len(player.hand) + len(player.discard),
            )
            for seat, player in enumerate(state.players)
        ],
    )


def _begins(player: Player, taken: dict[str, set[str]]) -> None:
    """The starting action card."""
    taken["starting card"] |= {CARD_IDS[card] for card in player.hand if card < ACTION_CARDS}


def _notes(words: list[str], taken: dict[str, set[str]]) -> None:
    """A move that takes something: a lander on a location, an upgrade."""
    if words[0] == "place":
        taken["location"].add(words[1])
    elif words[0] == "upgrade":
        taken["upgrade"].add(words[1])


def _with_end(player: Player, taken: dict[str, set[str]]) -> dict[str, set[str]]:
    """What the end shows as well: the species, and upgrades that came without a choice."""
    taken["species"] |= {CARD_IDS[card] for card in (*player.hand, *player.discard) if card >= FIRST_SPECIES}
    taken["upgrade"] |= {name for number, name in enumerate(UPGRADE_IDS) if player.upgrades >> number & 1}
    return taken


# --- the page -----------------------------------------------------------------------------------------


def _length(matches: dict[str, list[Played]]) -> list[str]:
    numbers = sorted({match.rounds for played in matches.values() for match in played})
    heads = "".join(f"| {number} " for number in numbers)
    lines = [
        f"| players | games | rounds: mean {heads}| {ROUNDS[0]} to {ROUNDS[-1]} | points a player "
        "| of the winner | steps a player | cards |",
        "|---" * (len(numbers) + 8) + "|",
    ]
    for setting, played in matches.items():
        rounds = [match.rounds for match in played]
        seats = [seat for match in played for seat in match.seats]
        won = [sum(seat.score.values()) for seat in seats if seat.won]
        shares = "".join(f"| {rounds.count(number) / len(rounds):.1%} " for number in numbers)
        within = percent(sum(number in ROUNDS for number in rounds), len(rounds))
        lines.append(
            f"| {setting} | {len(played):,} | {average(rounds)} {shares}| {within} "
            f"| {fmean(sum(seat.score.values()) for seat in seats):.1f} | {fmean(won):.1f} "
            f"| {fmean(sum(seat.steps) for seat in seats):.1f} | {fmean(seat.cards for seat in seats):.1f} |"
        )
    return lines


def _keys(matches: dict[str, list[Played]]) -> list[str]:
    lines = ["| players " + "".join(f"| {name} " for name in PROJECTS) + "|", "|---" * 4 + "|"]
    everything = {**matches, "all": [match for played in matches.values() for match in played]}
    for setting, played in everything.items():
        keys = Counter(match.key for match in played)
        cells = " | ".join(percent(keys[name], len(played)) for name in PROJECTS)
        lines.append(f"| {setting} | {cells} |")
    return lines


def _order(matches: dict[str, list[Played]]) -> list[str]:
    lines = ["| players | place | wins/fair |", "|---|---|---|"]
    for setting, played in matches.items():
        for place in range(int(setting)):
            won = sum(seat.won for match in played for seat in match.seats if seat.order == place)
            fair = len(played) / int(setting)
            lines.append(f"| {setting} | {place + 1} | {against_fair(won, fair, len(played))} |")
    return lines


def _sources(matches: dict[str, list[Played]]) -> list[str]:
    seats = [seat for played in matches.values() for match in played for seat in match.seats]
    won = [seat for seat in seats if seat.won]
    lines = ["| points | of all players | of winners |", "|---|---|---|"]
    for source in seats[0].score:
        cells = [fmean(seat.score[source] for seat in some) for some in (seats, won)]
        lines.append(f"| {source} | {cells[0]:.1f} | {cells[1]:.1f} |")
    return lines


def _could(match: Played, kind: str, name: str) -> bool:
    """Whether something could be had in a match: a location of a facility only if that came."""
    if kind != "location":
        return True
    area = next((one for one in FACILITY_IDS if name.startswith(f"{one}-")), None)
    return area is None or area in match.facilities


def _taken(matches: dict[str, list[Played]], kind: str, names: list[str]) -> list[str]:
    """By thing: how many winners and how many others took it, and how those who did fared."""
    lines = [f"| {kind} | winners | others | wins/fair of those |", "|---|---|---|---|"]
    rows = []
    for name in names:
        taken = {True: 0, False: 0}
        there = {True: 0, False: 0}
        wins = fair = 0.0
        count = 0
        for played in matches.values():
            for match in played:
                if not _could(match, kind, name):
                    continue
                for seat in match.seats:
                    there[seat.won > 0] += 1
                    if name in seat.taken[kind]:
                        taken[seat.won > 0] += 1
                        wins += seat.won
                        fair += 1 / len(match.seats)
                        count += 1
        shares = [taken[won] / max(1, there[won]) for won in (True, False)]
        told = against_fair(wins, fair, count) if count else "never taken"
        line = f"| {name} | {shares[0]:.1%} | {shares[1]:.1%} | {told} |"
        rows.append((wins / fair if fair else 0.0, line))
    return lines + [line for _, line in sorted(rows, reverse=True)]


def page(matches: dict[str, list[Played]]) -> list[str]:
    """What the matches of all settings show."""
    names = {
        "starting card": sorted(
            {
                name
                for played in matches.values()
                for match in played
                for seat in match.seats
                for name in seat.taken["starting card"]
            }
        ),
        "species": CARD_IDS[FIRST_SPECIES:],
        "upgrade": list(UPGRADE_IDS),
        "location": list(LOCATION_IDS),
    }
    lines = [
        *_length(matches),
        "",
        "## Key projects",
        "",
        "The project that saved the world, as a share of all games.",
        "",
        *_keys(matches),
        "",
        "## By order of play",
        "",
        "Wins against those of an average player (`wins/fair`; 1 is even), by the place in the order of "
        "play; the first player is drawn.",
        "",
        *_order(matches),
        "",
        "## Points",
        "",
        *_sources(matches),
    ]
    for kind in KINDS:
        lines += [
            "",
            f"## By {kind}",
            "",
            "How many winners and how many others had it at some time, and the wins of those who did.",
            "",
            *_taken(matches, kind, names[kind]),
        ]
    return lines
