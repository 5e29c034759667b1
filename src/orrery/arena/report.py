"""The result of a league as JSON with stable keys, and as Markdown."""

from typing import Any, Final

from orrery.arena.league import League
from orrery.arena.ratings import Estimate
from orrery.arena.standings import Meeting, Standings

#: How the numbers are to be read, for a report that stands alone.
METHOD: Final = (
    "Every line-up plays every deal once from each seat, so all bots meet the same luck. A shared first place"
    " is part of a win. Ratings: Bradley-Terry in Luce's form (400 points are ten times the strength), fitted"
    " to all matches at once; intervals, 95 %, by drawing the deals again. Shares: Wilson's interval."
)


def as_json(league: League, result: Standings) -> dict[str, Any]:
    """The whole result."""
    return {
        **league.settings(),
        "players": league.players,
        "deals": league.deals,
        "games": result.games,
        "finished": result.finished,
        "ratings": {bot: _numbers(estimate, 1) for bot, estimate in result.ratings.ratings.items()},
        "leads": {bot: _numbers(estimate, 1) for bot, estimate in result.ratings.leads.items()},
        "meetings": [_meeting(meeting) for meeting in result.meetings],
        "differences": [
            {"bot": one.bot, "other": one.other, "deals": one.deals, **_numbers(one.share, 4)}
            for one in result.differences
        ],
    }


def _numbers(estimate: Estimate, digits: int) -> dict[str, float]:
    return {
        "value": round(estimate.value, digits),
        "low": round(estimate.low, digits),
        "high": round(estimate.high, digits),
    }


def _meeting(meeting: Meeting) -> dict[str, Any]:
    return {
        "bot": meeting.bot,
        "opponent": meeting.opponent,
        "games": meeting.games,
        "wins": round(meeting.wins.wins, 4),
        "share": round(meeting.wins.share, 4),
        "low": round(meeting.wins.low, 4),
        "high": round(meeting.wins.high, 4),
        "share_by_seat": [round(share, 4) for share in meeting.by_seat],
        "points": round(meeting.points, 2),
        "points_of_others": round(meeting.points_of_others, 2),
        "decisions_per_game": round(meeting.decisions, 1),
    }


def rating_text(estimate: Estimate) -> str:
    """A rating with its interval, in whole points."""
    return f"{estimate.value:+.0f} ({estimate.low:+.0f} to {estimate.high:+.0f})"


def as_markdown(league: League, result: Standings) -> str:
    """Ratings, crosstable and paired differences, with how they were made."""
    chance = 1 / league.players
    given_up = result.games - result.finished
    lines = [
        f"`{league.game}`, {league.players} players, {result.games} games on {league.deals} deals"
        f" (seed `{league.seed}`)" + (f", {given_up} of them given up" if given_up else "") + ".",
        "",
        METHOD,
        "",
        "| bot | rating | above the next |",
        "|---|---|---|",
    ]
    for bot, estimate in result.ratings.ratings.items():
        lead = result.ratings.leads.get(bot)
        lines.append(f"| {bot} | {rating_text(estimate)} | {rating_text(lead) if lead else ''} |")
    lines += ["", f"Wins of the bot on the left, alone among those above (chance: {chance:.0%}):", ""]
    lines += _crosstable(result)
    if result.differences:
        lines += [
            "",
            "Paired differences, deal by deal: how much more often the first wins than the second.",
            "",
        ]
        lines += ["| bot | other | deals | difference |", "|---|---|---|---|"]
    for one in result.differences:
        share = f"{one.share.value:+.1%} ({one.share.low:+.1%} to {one.share.high:+.1%})"
        lines.append(f"| {one.bot} | {one.other} | {one.deals} | {share} |")
    return "\n".join([*lines, ""])


def _crosstable(result: Standings) -> list[str]:
    bots = list(result.ratings.ratings)
    cells = {(one.bot, one.opponent): one.wins for one in result.meetings}
    lines = ["| | " + " | ".join(bots) + " |", "|---" * (len(bots) + 1) + "|"]
    for bot in bots:
        row = []
        for other in bots:
            share = cells.get((bot, other))
            row.append("" if share is None else f"{share.share:.0%} ({share.low:.0%} to {share.high:.0%})")
        lines.append(f"| {bot} | " + " | ".join(row) + " |")
    return lines
