"""Tables of figures as commands print them."""

from rich.table import Table


def plain_table(*titles: str, words: int = 1) -> Table:
    """A table without lines; the first ``words`` columns hold words, the others figures."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for number, title in enumerate(titles):
        table.add_column(title, justify="left" if number < words else "right")
    return table
