"""The statistics of a corpus as one HTML file: tables with drawn intervals, nothing loaded from elsewhere."""

from html import escape
from typing import Final

from orrery.corpus.tally import Count, Tally

_WIDTH: Final = 320
_HEIGHT: Final = 22
#: Room beside the line for the half of a dot at its end.
_MARGIN: Final = 6

_STYLE: Final = """
:root {
  color-scheme: light dark;
  --ink: #1b2230; --paper: #fbfaf7; --line: #d9d5cb; --mark: #2f6fb2; --fair: #b4552d;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e9ee; --paper: #12161f; --line: #333b4b; --mark: #7db4ea; --fair: #f0a06f; }
}
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 2rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid var(--line); }
th, td { text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
td svg { display: block; margin-left: auto; }
.range { stroke: var(--mark); stroke-width: 3; }
.share { fill: var(--mark); }
.fair { stroke: var(--fair); stroke-dasharray: 3 3; }
p.note { max-width: 46rem; }
"""


def _drawn(count: Count, fair: float) -> str:
    """A share with its interval on a line from nothing to everything; the fair share is marked."""
    wins = count.wins
    middle = _HEIGHT / 2
    places = (wins.low, wins.high, wins.share, fair)
    low, high, share, even = (round(_MARGIN + part * _WIDTH, 1) for part in places)
    title = f"{wins.share:.1%}, 95 % interval {wins.low:.1%} to {wins.high:.1%}"
    return (
        f'<svg width="{_WIDTH + 2 * _MARGIN}" height="{_HEIGHT}" role="img" aria-label="{title}">'
        f"<title>{title}</title>"
        f'<line class="fair" x1="{even}" x2="{even}" y1="0" y2="{_HEIGHT}"/>'
        f'<line class="range" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
        f'<circle class="share" cx="{share}" cy="{middle}" r="5"/></svg>'
    )


def _rows(tally: Tally, group: str, least: int) -> str:
    fair = 1 / tally.players
    lines = []
    for name, count in tally.rows(group):
        if count.games < least:
            continue
        wins = count.wins
        lines.append(
            f"<tr><td>{escape(name)}</td><td>{count.games:,}</td><td>{wins.share:.1%}</td>"
            f"<td>{wins.low:.1%} to {wins.high:.1%}</td><td>{wins.share / fair:.2f}</td>"
            f"<td>{count.points / count.games:.1f}</td><td>{_drawn(count, fair)}</td></tr>"
        )
    return "\n".join(lines)


def _section(tally: Tally, least: int) -> str:
    parts = [
        f"<h2>{escape(tally.game)}, {tally.players} players</h2>",
        f"<p>{tally.matches:,} matches, {tally.rounds / tally.matches:.1f} rounds and "
        f"{tally.decisions / tally.matches:.0f} decisions each.</p>",
    ]
    for group in tally.groups:
        rows = _rows(tally, group, least)
        if rows:
            parts.append(
                f"<h3>By {escape(group)}</h3><table><thead><tr><th>{escape(group)}</th><th>seats</th>"
                "<th>wins</th><th>95 % interval</th><th>of fair</th><th>points</th><th>0 to 100 %</th>"
                f"</tr></thead><tbody>{rows}</tbody></table>"
            )
    return "\n".join(parts)


def statistics_page(tallies: list[Tally], unfinished: int, least: int) -> str:
    """The whole page; values that were there fewer than ``least`` times are left out."""
    left_out = f" {unfinished:,} unfinished matches are not counted." if unfinished else ""
    rare = f" What was there fewer than {least} times is left out." if least > 1 else ""
    body = "\n".join(_section(tally, least) for tally in tallies)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Statistics of a corpus</title><style>{_STYLE}</style></head><body>"
        '<h1>Statistics of a corpus</h1><p class="note">A shared first place is a part of a win. '
        "The dot is the share of wins, the bar its 95 % interval (Wilson), the dashed line an equal share "
        "for everybody: where the bar does not touch the line, luck alone is an unlikely reason."
        f"{rare}{left_out}</p>"
        f"{body}</body></html>\n"
    )
