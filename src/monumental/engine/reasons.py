"""Why something can't be done: a key for its text, the rule that says so, and the numbers."""

from __future__ import annotations

from monumental.engine.action import NONE
from monumental.engine.errors import MonumentalError


class Reason:
    """`Reason("cannot-pay", "knowledge", need=3, have=2, resource=SCIENCE)`.

    `rule` names the rule behind it; the rule system knows its clause (`Rules.clauses`). Left out, the key
    itself names it.
    """

    def __init__(
        self, key: str, rule: str = "", need: int = 0, have: int = 0, resource: int = NONE, card: int = NONE
    ) -> None:
        self.key = key
        self.rule = rule or key
        self.need = need
        self.have = have
        self.resource = resource
        self.card = card

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r}, need={self.need}, have={self.have})"


class IllegalAction(MonumentalError):  # noqa: N818 (the name says what was tried, not what went wrong)
    """An action that is not among the options. Nothing has changed."""

    def __init__(self, reason: Reason, clause: str) -> None:
        super().__init__(f"not possible: {reason.key} ({clause})")
        self.reason = reason
        self.clause = clause
