"""The Fluent files of the package, parsed, and the source that uses them."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from orrery.core.messages import Label
from orrery.locale import Translator

ROOT = Path(str(files("orrery")))
WEB = Path(__file__).resolve().parents[2] / "web"
LOCALE = ROOT / "locale"


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def file_names(language: str) -> list[str]:
    """The .ftl files of a language."""
    return sorted(file.name for file in (LOCALE / language).glob("*.ftl"))


def entries(language: str, file: str) -> list[ast.EntryType]:
    """Everything in one file, junk included."""
    text = (LOCALE / language / file).read_text("utf-8")
    return FluentParser().parse(text).body


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """All messages of a language by id."""
    return {
        entry.id.name: entry
        for file in file_names(language)
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
    }


@cache
def _references(language: str, message: str) -> _References:
    found = _References()
    found.visit(catalogue(language)[message])
    return found


def mentioned(language: str, message: str) -> set[str]:
    """The other messages that a message is made of, directly."""
    return _references(language, message).messages


@cache
def arguments(language: str, message: str) -> frozenset[str]:
    """The arguments a message needs, those of the messages it is made of included."""
    own = set(_references(language, message).variables)
    for other in mentioned(language, message):
        own |= arguments(language, other)
    return frozenset(own)


def label_arguments(language: str, label: Label) -> set[str]:
    """The arguments a label needs: those of its message and of the messages its arguments refer to."""
    message, args = label
    needed = set(arguments(language, message))
    for name in sorted(needed):
        value = args.get(name)
        if isinstance(value, str) and value.startswith("@"):
            others = {other: args[other] for other in args if other != name}
            needed |= label_arguments(language, (value[1:], others))
    return needed


def text_of(words: Translator, label: Label) -> str:
    """A label as text, with nothing left out: no argument, reference or message is missing."""
    assert label[1].keys() == label_arguments(words.language, label), label
    text = words.label(label)
    assert not set("{}[]@") & set(text), text
    return text


def source(*folders: str) -> str:
    """The Python source below folders of the package."""
    modules = [module for folder in folders for module in sorted((ROOT / folder).rglob("*.py"))]
    return "\n".join(module.read_text("utf-8") for module in modules)


def web_source() -> str:
    """The source of the browser client, written as Python writes what ids are put together from."""
    files = [file for kind in ("*.ts", "*.svelte") for file in sorted((WEB / "src").rglob(kind))]
    text = "\n".join(file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts"))
    return text.replace("`", '"').replace("${", "{")


def quoted_ids(text: str) -> set[str]:
    """Words written out in source that could be ids; parts of ids (``f"af-card-{x}"``) are not."""
    return set(re.findall(r"""["'@]([a-z][a-z0-9_-]*[a-z0-9])["']""", text))


def built_ids(text: str) -> list[re.Pattern[str]]:
    """Patterns of the ids that f-strings put together: a fixed start of two words, then anything."""
    starts = re.findall(r"""["'@]((?:[a-z]+-){2,})\{[^{}]*\}([a-z0-9_-]*)""", text)
    return [re.compile(re.escape(start) + r"[A-Za-z0-9_-]+" + re.escape(end)) for start, end in starts]
