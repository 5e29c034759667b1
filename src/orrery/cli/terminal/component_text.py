"""Tells about a component: its name, what is printed on it, and where it is."""

from typing import Final

from rich.padding import Padding
from rich.text import Text

from orrery.cli.terminal.boards.board import Component, View
from orrery.cli.terminal.boards.parts import joined
from orrery.cli.terminal.menu import Choice, Menu, near, whole_number
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.search_text import folded

#: Of more components than these, only the names are shown.
_AT_ONCE: Final = 3
_INDENT: Final = (0, 0, 0, 2)


def show_component(screen: Screen, typed: str, quoted: str, menu: Menu, view: View) -> None:
    """Show the component of that name, or the one that a numbered move is about, in full.

    ``quoted`` is what was typed as it may be repeated on the screen.
    """
    number = whole_number(typed)
    choice = None if number is None else menu.numbered(number)
    if choice is not None:
        _show_choice(screen, choice, view)
        return
    if number is not None:
        screen.say("terminal-input-number", number=number, last=len(menu.choices))
        return
    found = find_components(screen, typed)
    if typed and len(found) <= _AT_ONCE:
        for component in found:
            _show(screen, component, view)
    if found and (not typed or len(found) > _AT_ONCE):
        screen.say("terminal-show-names")
        names = sorted({screen.board.name(screen.style, component) for component in found})
        screen.show(Padding(Text(", ".join(names)), _INDENT))
    if not found:
        ids = [component.id for component in screen.board.components(screen.style)]
        names = [screen.board.name(screen.style, c) for c in screen.board.components(screen.style)]
        close = near(typed, [*dict.fromkeys([*ids, *(name.lower() for name in names)])])
        if close:
            screen.say("terminal-show-near", name=quoted, near=", ".join(close))
        else:
            screen.say("terminal-show-unknown", name=quoted)


def find_components(screen: Screen, typed: str) -> list[Component]:
    """The components of that id or name, else those with such words in their names; all for nothing typed."""
    board, style = screen.board, screen.style
    components = board.components(style)
    wanted = folded(typed)
    names = {component: folded(board.name(style, component)) for component in components}
    exact = [c for c in components if wanted in (c.id, c.id.replace("-", " "), names[c])]
    words = wanted.split()
    return exact or [
        component
        for component in components
        if all(any(word.startswith(part) for word in names[component].split()) for part in words)
        or (bool(wanted) and component.id.startswith(wanted.replace(" ", "-")))
    ]


def _show_choice(screen: Screen, choice: Choice, view: View) -> None:
    """A move with all there is to say about it, and the components that its label or notation names."""
    screen.show(Text.assemble(f"{choice.number} ", choice.label, " ", (f"[{choice.notation}]", "dim")))
    words = choice.notation.split()
    for component in screen.board.components(screen.style):
        name = screen.board.message(f"{component.kind}-{component.id}")
        if component.id in words or name in choice.refers:
            _show(screen, component, view)


def _show(screen: Screen, component: Component, view: View) -> None:
    board, style = screen.board, screen.style
    screen.show(Text(board.name(style, component), style="bold"))
    printed = [screen.label(label) for label in board.game.component_words(component.table, component.id)]
    text = board.word(style, f"{component.kind}-{component.id}-text", "")
    if not printed and text:
        printed = [text]
    places = board.places(component, view, style)
    for line in [board.numbers(component, style), *map(Text, printed), joined(" · ", places)]:
        if line:
            screen.show(Padding(line, _INDENT))
