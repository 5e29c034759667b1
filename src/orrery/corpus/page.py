"""The statistics of a corpus as one HTML file: tables with drawn intervals, nothing loaded from elsewhere."""

from html import escape
from typing import Final

from orrery.arena.statistics import Share
from orrery.corpus.tally import Tally

_HEIGHT: Final = 24
#: Where the scale over the plots is marked.
_MARKS: Final = (0, 25, 50, 75, 100)

_STYLE: Final = """
:root {
  color-scheme: light dark;
  --ink: #1b2230; --soft: #5b6272; --paper: #f4f2ec; --card: #fffefb; --line: #e2ded4;
  --mark: #5f7391; --above: #17784a; --below: #b4472d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e7e9ee; --soft: #9aa3b5; --paper: #0e121a; --card: #171d28; --line: #2b3342;
    --mark: #93a9cc; --above: #62cf99; --below: #f2906f;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 2.5rem 1.25rem 4rem;
  background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 0.5rem; font-size: 2rem; line-height: 1.2; letter-spacing: -0.01em; }
h2 { margin: 3rem 0 0; font-size: 1.5rem; }
h2 + p { margin: 0.15rem 0 1rem; color: var(--soft); }
h3 { margin: 0; padding: 0.9rem 1rem 0; font-size: 1rem; }
p.note { margin: 0.4rem 0; max-width: 46rem; color: var(--soft); }
.key { display: inline-block; width: 0.8em; height: 0.8em; border-radius: 50%; }
.group { margin: 0 0 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-variant-numeric: tabular-nums; }
th, td { height: 2.4rem; padding: 0 0.5rem; text-align: right; white-space: nowrap; }
th { color: var(--soft); font-size: 0.8125rem; font-weight: 600; }
tbody tr { border-top: 1px solid var(--line); }
th:first-child, td:first-child { padding-left: 1rem; text-align: left; white-space: normal;
  overflow-wrap: anywhere; }
th:last-child, td:last-child { padding: 0 1.75rem; }
.number { width: 5.25rem; }
.interval { width: 10.5rem; }
.plot { width: 36%; }
svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--soft); font-size: 12px; font-weight: 400; text-anchor: middle; }
.scale { stroke: var(--line); }
.fair { stroke: var(--soft); stroke-dasharray: 3 3; }
.range { stroke: var(--mark); stroke-width: 6; stroke-linecap: round; opacity: 0.45; }
.share { fill: var(--mark); }
.above .range { stroke: var(--above); }
.above .share, .above .key { fill: var(--above); background: var(--above); }
.below .range { stroke: var(--below); }
.below .share, .below .key { fill: var(--below); background: var(--below); }
.above td:nth-child(3) { color: var(--above); font-weight: 600; }
.below td:nth-child(3) { color: var(--below); font-weight: 600; }
@media (max-width: 48rem) {
  .interval, .fairness, th:nth-child(4), td:nth-child(4), th:nth-child(5), td:nth-child(5) { display: none; }
  body { font-size: 14px; }
  .number { width: 3.75rem; }
  .plot { width: 30%; }
  th:last-child, td:last-child { padding: 0 1.25rem; }
}
"""


def _scale() -> str:
    """What stands over the plots."""
    words = "".join([f'<text x="{mark}%" y="16">{mark}</text>' for mark in _MARKS])
    return f'<svg height="{_HEIGHT}" role="img" aria-label="0 to 100 %">{words}</svg>'


def _drawn(wins: Share, fair: float) -> str:
    """A share with its interval on a line from nothing to everything; the fair share is marked."""
    title = f"{wins.share:.1%}, 95 % interval {wins.low:.1%} to {wins.high:.1%}"
    middle = _HEIGHT / 2
    scale = [f'<line class="scale" x1="{mark}%" x2="{mark}%" y1="0" y2="{_HEIGHT}"/>' for mark in _MARKS]
    return (
        f'<svg height="{_HEIGHT}" role="img" aria-label="{title}"><title>{title}</title>{"".join(scale)}'
        f'<line class="fair" x1="{fair:.2%}" x2="{fair:.2%}" y1="0" y2="{_HEIGHT}"/>'
        f'<line class="range" x1="{wins.low:.2%}" x2="{wins.high:.2%}" y1="{middle}" y2="{middle}"/>'
        f'<circle class="share" cx="{wins.share:.2%}" cy="{middle}" r="5"/></svg>'
    )


def _told(wins: Share, fair: float) -> str:
    """Whether the interval lies above the fair share or below it; nothing where luck may be the reason."""
    return "above" if wins.low > fair else "below" if wins.high < fair else ""


def _rows(tally: Tally, group: str, least: int) -> str:
    fair = 1 / tally.players
    lines = []
    for name, count in tally.rows(group):
        if count.games < least:
            continue
        wins = count.wins
        lines.append(
            f'<tr class="{_told(wins, fair)}">'
            f"<td>{escape(name)}</td><td>{count.games:,}</td><td>{wins.share:.1%}</td>"
            f"<td>{wins.low:.1%} to {wins.high:.1%}</td><td>{wins.share / fair:.2f}</td>"
            f"<td>{count.points / count.games:.1f}</td><td>{_drawn(wins, fair)}</td></tr>"
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
                f'<div class="group"><h3>By {escape(group)}</h3><table><colgroup><col><col class="number">'
                '<col class="number"><col class="interval"><col class="number fairness"><col class="number">'
                f'<col class="plot"></colgroup><thead><tr><th>{escape(group)}</th><th>seats</th>'
                "<th>wins</th><th>95 % interval</th><th>of fair</th><th>points</th>"
                f"<th>{_scale()}</th></tr></thead><tbody>{rows}</tbody></table></div>"
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
        "The dot is the share of wins in per cent, the bar its 95&nbsp;% interval (Wilson), the dashed line "
        "an equal share for everybody. Where the bar does not reach the line, luck alone is an unlikely "
        'reason: <span class="above"><span class="key"></span> above</span> or '
        '<span class="below"><span class="key"></span> below</span> an equal share.'
        f"{rare}{left_out}</p>"
        f"{body}</body></html>\n"
    )
