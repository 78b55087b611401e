"""The text keys that the source uses, read off the source itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages
from typing import get_args

import monumental.engine
import monumental.games
from monumental.cards.schema import CivilizationText, Source
from monumental.cards.text import LANGUAGES
from monumental.engine.agenda import Choice
from monumental.engine.catalog import KINDS, TYPES
from monumental.engine.resources import RESOURCES
from monumental.games.duel import DUEL, with_trade

SOURCE = Path(str(files("monumental")))
RULES = with_trade(DUEL)


@cache
def _trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


def _first_arguments(*names: str) -> Iterator[ast.expr]:
    """What is passed first to functions or methods of these names."""
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                if name in names:
                    yield node.args[0]


def _keys(argument: ast.expr) -> set[str]:
    """The keys an argument can be: one, or one of two (`"a" if … else "b"`); made-up ones aside."""
    if isinstance(argument, ast.IfExp):
        return _keys(argument.body) | _keys(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    return set()


def constants() -> set[str]:
    """Every string in the source: a key that is not among them is said by nobody."""
    return {
        node.value.replace("_", "-")
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def told() -> set[str]:
    """The keys of events."""
    return {key for argument in _first_arguments("tell") for key in _keys(argument)}


def reasons() -> set[str]:
    """The keys of reasons."""
    return {key for argument in _first_arguments("Reason") for key in _keys(argument)}


def asked() -> set[str]:
    """The questions of all choices."""
    for package in (monumental.engine, monumental.games):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    return {choice.question for choice in _subclasses(Choice) if choice.question}


def _subclasses(kind: type[Choice]) -> list[type[Choice]]:
    return [kind, *(deeper for child in kind.__subclasses__() for deeper in _subclasses(child))]


def spoken() -> set[str]:
    """The keys written out where a text is asked for: `texts("sentence", ...)`."""
    return {key for argument in _first_arguments("texts", "_texts") for key in _keys(argument)}


def beginnings() -> set[str]:
    """The beginnings of keys that are made up on the way: `verb-` of `texts(f"verb-{verb}")`."""
    return {
        part.values[0].value
        for argument in _first_arguments("texts", "_texts")
        for part in ast.walk(argument)
        if isinstance(part, ast.JoinedStr)
        and isinstance(part.values[0], ast.Constant)
        and isinstance(part.values[0].value, str)
    }


@cache
def families() -> dict[str, set[str]]:
    """All keys that begin so and are made up on the way, from what the rules and the schema list."""
    eras = {str(era) for table in RULES.deck_table.values() for era in range(1, len(table) + 1)}
    conquerors = set(get_args(CivilizationText.model_fields["conquers_with"].annotation))
    endings: dict[str, set[str]] = {
        "ask-": asked(),
        "event-": told(),
        "reason-": reasons(),
        "option-": set(RULES.words),
        "score-": {part.name for part in RULES.achievements},
        "tie-": {part.name for part in RULES.tie_breaks},
        "switch-": set(RULES.switches),
        "preset-": set(RULES.presets),
        "resource-": set(RESOURCES),
        "amount-": set(RESOURCES),
        "kind-": set(KINDS),
        "type-": set(TYPES),
        "era-": eras,
        "language-": set(LANGUAGES),
        "fact-source-": set(get_args(Source)),
        "has-": set(RULES.nouns),
        "verb-gain-per-": set(RULES.nouns),
        "you-": set(RULES.occasions),
        "opponent-": set(RULES.occasions),
        "verb-if-this-round-": set(RULES.occasions),
        "price-": set(RULES.prices),
        "special-conquers-with-": conquerors - {"military"},
        "one-": {KINDS[kind] for kind in RULES.deck_table} | {"basic"},
    }
    return {
        beginning: {f"{beginning}{ending}".replace("_", "-") for ending in found}
        for beginning, found in endings.items()
    }


def verbs() -> set[str]:
    """A verb has a message of its own or several: which, its own test says."""
    return {f"verb-{verb}".replace("_", "-") for verb in RULES.verbs}
