"""Hints for the optional mypyc build. This file itself is never compiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_hints):
        """Without the compiler a hint changes nothing."""
        return lambda cls: cls
