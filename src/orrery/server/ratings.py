"""Rates how well accounts play, per game and number of players, from the results alone.

Ratings are those of Plackett and Luce (openskill) with its usual numbers: a new account has mu 25 and sigma
25/3, and the list is ordered by mu - 3 sigma. Sigma never grows (``limit_sigma``), so that nobody who wins
falls. Results are kept for ever and count in order of time: ``recompute`` finds the same numbers again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from math import inf, nextafter
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, desc, func, insert, select, text, update

from orrery.arena.statistics import share_of
from orrery.core.record import Result
from orrery.server.accounts import BOT, DELETED, bot_account
from orrery.server.storage.rooms import Room
from orrery.server.storage.schema import accounts, ratings, results, tables

#: The advisory lock of PostgreSQL under which one process at a time rates a match.
_LOCK: Final = 0x726174696E67


@dataclass(frozen=True, slots=True)
class Skill:
    """What the results tell of somebody's play; the list is ordered by ``value``."""

    mu: float
    sigma: float
    matches: int

    @property
    def value(self) -> float:
        """Return the skill that the account has with near certainty."""
        return self.mu - 3 * self.sigma


#: What is known of somebody who has not played.
NEW: Final = Skill(25.0, 25.0 / 3, 0)


@dataclass(frozen=True, slots=True)
class Finished:
    """A seat at the end of a match."""

    account: str
    points: int
    departed: str | None = None


def standings(ranking: Sequence[Sequence[int]]) -> list[int]:
    """Find the place of every seat, from 1; after a shared place as many are left out as share it."""
    places = [0] * sum(map(len, ranking))
    place = 1
    for group in ranking:
        for seat in group:
            places[seat] = place
        place += len(group)
    return places


def rate_table(connection: Connection, room: Room, result: Result, at: float) -> None:
    """Keep the result of a finished table and rate it, inside the write that finishes it."""
    seats = [
        Finished(
            bot_account(connection, seat.bot or "") if seat.account is None else seat.account,
            sum(result.scores[seat.seat].values()),
            seat.departed,
        )
        for seat in room.seats
    ]
    rate(connection, room.id, room.game, room.rules, room.rated, seats, result.ranking, at)


def rate(
    connection: Connection,
    table_id: str,
    game: str,
    rules: int,
    rated: bool,
    seats: Sequence[Finished],
    ranking: Sequence[Sequence[int]],
    at: float,
) -> None:
    """Write the result of a match, one row per seat, and change the ratings if it is ``rated``.

    A table that has a result already is left as it is. A match counts after all earlier ones of the same
    game and number of players, so its time is moved behind theirs if clocks say otherwise.
    """
    _lock(connection)
    if connection.execute(select(results.c.seat).where(results.c.table_id == table_id).limit(1)).first():
        return
    players = len(seats)
    same = and_(results.c.game == game, results.c.players == players)
    latest: float | None = connection.execute(select(func.max(results.c.at)).where(same)).scalar_one()
    if latest is not None:
        at = max(at, nextafter(latest, inf))
    places = standings(ranking)
    rows = [
        {
            "table_id": table_id,
            "seat": number,
            "account": seat.account,
            "game": game,
            "rules": rules,
            "players": players,
            "rated": rated,
            "place": places[number],
            "points": seat.points,
            "departed": seat.departed,
            "at": at,
        }
        for number, seat in enumerate(seats)
    ]
    connection.execute(insert(results), rows)
    if not rated:
        return
    names = sorted({seat.account for seat in seats})
    kind = and_(ratings.c.game == game, ratings.c.players == players, ratings.c.account.in_(names))
    before = {
        row.account: Skill(row.mu, row.sigma, row.matches)
        for row in connection.execute(select(ratings).where(kind))
    }
    after = updated(before, [(seat.account, place) for seat, place in zip(seats, places, strict=True)])
    if after:
        connection.execute(delete(ratings).where(kind))
        connection.execute(insert(ratings), _rows(game, players, after))
        _keep_changes(connection, [(table_id, seat.account) for seat in seats], before, after)


def _keep_changes(
    connection: Connection,
    played: Sequence[tuple[str, str]],
    before: dict[str, Skill],
    after: dict[str, Skill],
) -> None:
    """Write what a match did to the ratings of those who played it, as (table, account)."""
    changes = [
        {
            "of_table": table_id,
            "of_account": account,
            "rating_before": before.get(account, NEW).value,
            "rating_after": after[account].value,
        }
        for table_id, account in sorted(set(played))
    ]
    changed = update(results).where(
        results.c.table_id == bindparam("of_table"), results.c.account == bindparam("of_account")
    )
    connection.execute(changed, changes)


def updated(before: dict[str, Skill], places: Sequence[tuple[str, int]]) -> dict[str, Skill]:
    """Find the skills of all who played, after a match in which (account, place) came out.

    Who sat there several times, as only bots can, gets the mean of what each seat would have got. A match
    with fewer than two different accounts tells nothing: the result is empty.
    """
    if len({account for account, _ in places}) < 2:
        return {}
    model = _model()
    teams = []
    for account, _ in places:
        skill = before.get(account)
        teams.append([model.rating() if skill is None else model.rating(mu=skill.mu, sigma=skill.sigma)])
    rated = model.rate(teams, ranks=[float(place) for _, place in places])
    shares: dict[str, list[Any]] = {}
    for (account, _), team in zip(places, rated, strict=True):
        shares.setdefault(account, []).append(team[0])
    after: dict[str, Skill] = {}
    for account, own in shares.items():
        matches = before[account].matches if account in before else 0
        mu = sum(one.mu for one in own) / len(own)
        after[account] = Skill(mu, sum(one.sigma for one in own) / len(own), matches + 1)
    return after


@cache
def _model() -> Any:
    # Imported with the first result: a server that starts has none yet.
    from openskill.models import PlackettLuce

    return PlackettLuce(limit_sigma=True)


def recompute(connection: Connection) -> int:
    """Throw all ratings away and find them again from the results; returns how many there are."""
    _lock(connection)
    connection.execute(delete(ratings))
    connection.execute(update(results).values(rating_before=None, rating_after=None))
    order = (results.c.game, results.c.players, results.c.at, results.c.table_id, results.c.seat)
    columns = (*order, results.c.account, results.c.place)
    rows = connection.execute(select(*columns).where(results.c.rated).order_by(*order)).all()
    count = 0
    for (game, players), matches in groupby(rows, lambda row: (row.game, row.players)):
        skills: dict[str, Skill] = {}
        for table_id, group in groupby(matches, lambda row: row.table_id):
            seats = list(group)
            after = updated(skills, [(row.account, row.place) for row in seats])
            if after:
                _keep_changes(connection, [(table_id, row.account) for row in seats], skills, after)
            skills |= after
        if skills:
            connection.execute(insert(ratings), _rows(game, players, skills))
        count += len(skills)
    return count


def _rows(game: str, players: int, skills: dict[str, Skill]) -> list[dict[str, Any]]:
    return [
        {
            "account": account,
            "game": game,
            "players": players,
            "mu": skill.mu,
            "sigma": skill.sigma,
            "matches": skill.matches,
        }
        for account, skill in sorted(skills.items())
    ]


def _lock(connection: Connection) -> None:
    """Let matches be rated one after the other; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


# --- for people ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """An account's matches of one game and number of players. A shared first place is a part of a win."""

    game: str
    players: int
    matches: int
    wins: float
    #: The share of wins with its 95 % interval.
    share: float
    low: float
    high: float
    #: How often the first, second, ... place.
    places: list[int]


def statistics(connection: Connection, account: str) -> list[Tally]:
    """Sum up the results of an account, rated or not, per game and number of players."""
    kind = (results.c.game, results.c.players)
    mine = results.c.account == account
    counted = connection.execute(
        select(*kind, results.c.place, func.count().label("times"))
        .where(mine)
        .group_by(*kind, results.c.place)
        .order_by(*kind, results.c.place)
    ).all()
    winners = results.alias("winners")
    sharing = (
        select(func.count())
        .where(winners.c.table_id == results.c.table_id, winners.c.place == 1)
        .scalar_subquery()
    )
    firsts = connection.execute(
        select(*kind, sharing.label("sharing"))
        .where(mine, results.c.place == 1)
        .order_by(*kind, results.c.table_id, results.c.seat)
    ).all()
    tallies = []
    for (game, players), group in groupby(counted, lambda row: (row.game, row.players)):
        places = [0] * players
        for row in group:
            places[row.place - 1] = row.times
        wins = sum(1 / row.sharing for row in firsts if (row.game, row.players) == (game, players))
        share = share_of(wins, sum(places))
        tallies.append(Tally(game, players, share.games, wins, share.share, share.low, share.high, places))
    return tallies


def skills_of(connection: Connection, account: str) -> list[tuple[str, int, Skill]]:
    """List the ratings of an account by game and number of players."""
    found = connection.execute(
        select(ratings).where(ratings.c.account == account).order_by(ratings.c.game, ratings.c.players)
    )
    return [(row.game, row.players, Skill(row.mu, row.sigma, row.matches)) for row in found]


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of a ranking list."""

    account: str
    name: str
    kind: str
    skill: Skill

    @property
    def is_bot(self) -> bool:
        """Tell whether it is the account of a bot."""
        return self.kind == BOT


def ranking_list(
    connection: Connection, game: str, players: int, limit: int, offset: int = 0
) -> list[Listed]:
    """List the best of a game and number of players; those who deleted their account are left out."""
    found = connection.execute(
        select(ratings, accounts.c.name, accounts.c.kind)
        .join(accounts, accounts.c.id == ratings.c.account)
        .where(ratings.c.game == game, ratings.c.players == players, accounts.c.kind != DELETED)
        .order_by(desc(ratings.c.mu - 3 * ratings.c.sigma), ratings.c.account)
        .limit(limit)
        .offset(offset)
    )
    return [Listed(row.account, row.name, row.kind, Skill(row.mu, row.sigma, row.matches)) for row in found]


def rating_changes(connection: Connection, table_id: str) -> list[dict[str, float] | None]:
    """List by seat what a match did to the ratings; None where it did nothing."""
    found = connection.execute(
        select(results.c.rating_before, results.c.rating_after)
        .where(results.c.table_id == table_id)
        .order_by(results.c.seat)
    )
    return [
        None if row.rating_after is None else {"before": row.rating_before, "after": row.rating_after}
        for row in found
    ]


def latest_results(connection: Connection, account: str, private: bool, limit: int) -> list[dict[str, Any]]:
    """List an account's latest results with whom they played, those of private tables only if ``private``."""
    query = select(results).where(results.c.account == account)
    if not private:
        query = query.join(tables, and_(tables.c.id == results.c.table_id, tables.c.public))
    order = (desc(results.c.at), results.c.table_id, results.c.seat)
    found = [dict(row._mapping) for row in connection.execute(query.order_by(*order).limit(limit))]
    seated = connection.execute(
        select(results.c.table_id, results.c.seat, accounts.c.name, accounts.c.kind)
        .join(accounts, accounts.c.id == results.c.account)
        .where(results.c.table_id.in_({row["table_id"] for row in found}))
        .order_by(results.c.table_id, results.c.seat)
    ).all()
    for row in found:
        row["others"] = [
            {"seat": one.seat, "name": one.name, "bot": one.kind == BOT}
            for one in seated
            if one.table_id == row["table_id"] and one.seat != row["seat"]
        ]
    return found
