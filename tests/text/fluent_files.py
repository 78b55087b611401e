"""The Fluent files as the checks see them: every message with its place and its arguments."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from monumental.cards.text import LOCALE

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Entry:
    """A message: where it stands, what is filled in, and the forms of each plural in it."""

    file: str
    arguments: frozenset[str]
    plurals: tuple[frozenset[str], ...]


@dataclass(frozen=True)
class FluentFiles:
    entries: dict[str, Entry]
    problems: list[str]


def locale_files(language: str) -> list[Path]:
    return sorted((LOCALE / language).glob("*.ftl"))


def read(paths: list[Path]) -> FluentFiles:
    """All messages of some files, and what is malformed in them."""
    entries: dict[str, Entry] = {}
    problems: list[str] = []
    for path in paths:
        for item in _parsed(path):
            if isinstance(item, ast.Junk):
                problems.append(f"{path.name}: no Fluent message: {(item.content or '').strip()[:60]}")
            elif isinstance(item, ast.Term):
                problems.append(f"{path.name}: -{item.id.name}: a term; ours are all messages")
            elif isinstance(item, ast.Message):
                key = item.id.name
                if key in entries:
                    problems.append(f"{path.name}: {key}: stands in {entries[key].file} already")
                look = _Look()
                look.visit(item)
                problems += [f"{path.name}: {key}: {problem}" for problem in look.problems]
                entries[key] = Entry(path.name, frozenset(look.arguments), tuple(look.plurals))
    return FluentFiles(entries, problems)


@cache
def _parsed(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


class _Look(Visitor):
    """Walks through one message."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.plurals: list[frozenset[str]] = []
        self.problems: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = frozenset(
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        )
        # `[0] … *[other] …` asks for a number, not for a form of the noun.
        if names <= CATEGORIES and names != {"other"}:
            self.plurals.append(names)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        if "\n" in node.value:
            self.problems.append("goes over several lines")
        if "  " in node.value:
            self.problems.append("has two spaces in a row")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.problems.append(f"refers to {node.id.name}; texts are put together by the game")

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        self.problems.append(f"has the attribute {node.id.name}, which nobody reads")


def plural_forms(language: str) -> set[str]:
    """The forms that whole numbers take: `one` and `other` in English, `few` too in Czech."""
    form = Locale.parse(language).plural_form
    return {form(number) for number in range(200)}
