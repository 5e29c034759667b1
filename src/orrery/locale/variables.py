"""Which arguments a message uses, those of the messages it mentions included."""

from collections.abc import Sequence
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Mentions(Visitor):
    """The variables and the other messages that one message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        """``{ $name }``"""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        """``{ other-message }``"""
        self.messages.add(node.id.name)


def _mentions(resources: Sequence[ast.Resource]) -> dict[str, _Mentions]:
    found: dict[str, _Mentions] = {}
    for resource in resources:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, _Mentions()).visit(entry)
    return found


def messages_used(resources: Sequence[ast.Resource]) -> dict[str, frozenset[str]]:
    """For every message of the resources: the other messages that its text is made of, directly."""
    return {message: frozenset(found.messages) for message, found in _mentions(resources).items()}


def variables_used(resources: Sequence[ast.Resource]) -> dict[str, frozenset[str]]:
    """For every message of the resources: the names of all variables its text may need."""
    mentions = _mentions(resources)
    return {message: frozenset(_closure(message, mentions, set())) for message in mentions}


def _closure(message: str, mentions: dict[str, _Mentions], seen: set[str]) -> set[str]:
    if message in seen or message not in mentions:
        return set()
    seen.add(message)
    found = set(mentions[message].variables)
    for other in mentions[message].messages:
        found |= _closure(other, mentions, seen)
    return found
