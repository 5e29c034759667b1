"""Tables of figures as commands print them."""

from rich.table import Table

from orrery.arena.statistics import Share


def plain_table(*titles: str, words: int = 1) -> Table:
    """A table without lines; the first ``words`` columns hold words, the others figures."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for number, title in enumerate(titles):
        table.add_column(title, justify="left" if number < words else "right")
    return table


def share_text(share: Share) -> str:
    """A share with its interval, such that its parts stand below each other in a column of figures."""
    return f"{share.share:.1%}  ({share.low:5.1%} to {share.high:6.1%})"
