"""A word of the game, as a rule system lists it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Term:
    """What it is called and what it means say the messages `term-`, `forms-` and `meaning-` of its key."""

    key: str
    clauses: tuple[str, ...]  # that say what it is, the best one first
    kind: str = ""  # cards of this kind use it, whatever they say; of Basic Buildings: `basic_building`
    everyday: bool = False  # it can be looked up, but stands in nearly every sentence: no link there


def term(key: str, *clauses: str, kind: str = "", everyday: bool = False) -> Term:
    return Term(key, clauses, kind, everyday)


def with_clauses(terms: tuple[Term, ...], more: Mapping[str, tuple[str, ...]]) -> tuple[Term, ...]:
    """The same terms where another book says more about some of them: its clauses come first."""
    return tuple(replace(each, clauses=more.get(each.key, ()) + each.clauses) for each in terms)


__all__ = ["Term", "term", "with_clauses"]
