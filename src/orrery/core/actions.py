"""Action tables: every move of a game is a small int with one notation."""

from difflib import get_close_matches


class ActionTable:
    """Numbers moves in blocks and knows the notation of each.

    A block is a template with one entry per target: ``table.block(40, "mine", ["1", "2"])`` makes
    action 40 read ``mine 1`` and action 41 ``mine 2``. Blocks follow each other without gaps.
    """

    def __init__(self) -> None:
        self._notations: list[str] = []
        self._templates: list[str] = []
        self._offsets: list[int] = []
        self._ids: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._notations)

    def block(self, first: int, template: str, targets: list[str] | None = None) -> None:
        """Add a block that must start at ``first``; without targets it is a single action."""
        if first != len(self._notations):
            raise ValueError(f"block {template!r} should start at {len(self._notations)}")
        for offset, target in enumerate(targets if targets is not None else [""]):
            notation = f"{template} {target}".strip()
            if notation in self._ids:
                raise ValueError(f"two actions read {notation!r}")
            self._ids[notation] = len(self._notations)
            self._notations.append(notation)
            self._templates.append(template)
            self._offsets.append(offset)

    def notate(self, action: int) -> str:
        """The notation of ``action``."""
        if not 0 <= action < len(self._notations):
            raise ValueError(f"no action has the number {action}; there are {len(self)}")
        return self._notations[action]

    def template(self, action: int) -> str:
        """The name of the block ``action`` belongs to."""
        return self._templates[action]

    def offset(self, action: int) -> int:
        """The place of ``action`` within its block."""
        return self._offsets[action]

    def templates(self) -> list[str]:
        """The names of all blocks, in order."""
        return list(dict.fromkeys(self._templates))

    def parse(self, text: str) -> int:
        """The action that reads ``text``; case and spacing are free."""
        notation = " ".join(text.split())
        for candidate in (notation, notation.lower()):
            if candidate in self._ids:
                return self._ids[candidate]
        near = get_close_matches(notation.lower(), self._ids, n=3)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise ValueError(f"no move reads {notation!r}{hint}")
