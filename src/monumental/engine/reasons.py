"""Why something can't be done: a key for its text, the rule that says so, and the numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from monumental.engine.effects import Effect
    from monumental.engine.sentences.triggers import Condition


class Reason:
    """Why something can't be done: `Reason("cannot-pay", "knowledge", need=3, have=2, resource=SCIENCE)`.

    `rule` names the rule behind it; the rule system knows its clause (`Rules.clauses`). Left out, the key
    itself names it. Where a text can't be used, `sentence` or `condition` is what stands in the way: it is
    said in the words of the card.
    """

    def __init__(
        self,
        key: str,
        rule: str = "",
        need: int = 0,
        have: int = 0,
        resource: int = NONE,
        card: int = NONE,
        sentence: Effect | None = None,
        condition: Condition | None = None,
    ) -> None:
        self.key = key
        self.rule = rule or key
        self.need = need
        self.have = have
        self.resource = resource
        self.card = card
        self.sentence = sentence
        self.condition = condition
        self.also: tuple[Reason, ...] = ()  # where there are several ways: why not in the others

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r}, need={self.need}, have={self.have})"

    def same_as(self, other: Reason) -> bool:
        """Would it be said in the same words?"""
        return (
            (self.key, self.rule, self.need, self.have) == (other.key, other.rule, other.need, other.have)
            and (self.resource, self.card) == (other.resource, other.card)
            and self.sentence is other.sentence
            and self.condition is other.condition
        )


def together(reasons: list[Reason]) -> Reason | None:
    """Several causes as one: what can be made up for comes first, and nothing is said twice."""
    named: list[Reason] = []
    for reason in reasons:
        named.append(reason)
        named.extend(reason.also)
        reason.also = ()
    causes: list[Reason] = []
    for has_numbers in (True, False):
        for reason in named:
            if (reason.need > 0) == has_numbers and not any(reason.same_as(known) for known in causes):
                causes.append(reason)
    if not causes:
        return None
    causes[0].also = tuple(causes[1:])
    return causes[0]


class IllegalAction(MonumentalError):  # noqa: N818 (the name says what was tried, not what went wrong)
    """An action that is not among the options. Nothing has changed."""

    def __init__(self, reason: Reason, clause: str) -> None:
        super().__init__(f"not possible: {reason.key} ({clause})")
        self.reason = reason
        self.clause = clause
