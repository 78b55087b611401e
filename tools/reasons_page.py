"""Write docs/reasons.md: every reason that something can't be done, its clauses and an example of each.

The examples are the positions of tests/text/reasons, which the tests play.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/reasons.md"
EXAMPLES = ROOT / "tests/text/reasons"

#: The rule systems, each with a file of examples.
SYSTEMS = ("duel", "classic", "continuous")

#: How the clauses of a book begin, and its page.
BOOKS = {"DUEL": "duel", "BASE": "classic", "CONT": "continuous", "MOD": "modules"}

HEAD = """# Why something can't be done

Whatever is refused is refused with a reason: a sentence with its numbers, and the clause that says so.
Here is every reason by its key, which `game.why_not(action).key` gives, with an example of what is said.
Beside it stand the clauses that it cites in each rule system, with the modules of classic and continuous.
Where there are several causes, each is said with its own clause.
The examples are in `tests/text/reasons`: the tests play them, and each was read beside the rules.
This page is written from them by `tools/reasons_page.py`.

| reason | an example | Duel | classic | continuous |
|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Example:
    """A position in which something can't be done, and what is said of it."""

    rules: str  # the rule system
    key: str
    clause: str
    says: str
    tries: str  # the action that is refused
    position: Mapping[str, object] = field(default_factory=dict)  # as the scenes of the tests take it
    plays: Sequence[str] = ()  # what is played before
    also: Sequence[str] = ()  # the clauses of further causes
    seat: int | None = None  # who tries it, where somebody else is asked


def examples() -> list[Example]:
    """All of them, in the order of the files."""
    return [
        Example(rules=rules, **entry)
        for rules in SYSTEMS
        for entry in tomllib.loads((EXAMPLES / f"{rules}.toml").read_text(encoding="utf-8"))["reason"]
    ]


def page() -> str:
    """The page: a line for each reason."""
    found = examples()
    lines = []
    for key in sorted({example.key for example in found}):
        given = [example for example in found if example.key == key]
        cited = (_clauses([each for each in given if each.rules == rules]) for rules in SYSTEMS)
        # The one that says least else.
        says = min((example.says for example in given), key=len)
        lines.append(f"| `{key}` | {says} | {' | '.join(cited)} |")
    return HEAD + "\n".join(lines) + "\n"


def _clauses(given: Sequence[Example]) -> str:
    return ", ".join(_linked(clause) for clause in sorted({example.clause for example in given}))


def _linked(clause: str) -> str:
    """A clause leads to its book; where no book says it but a rule switch, there is only the switch."""
    book = BOOKS.get(clause.partition("-")[0])
    return f"`{clause}`" if book is None else f"[{clause}](rules/{book}.md#{clause.lower()})"


def main() -> None:
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page():
        sys.exit("docs/reasons.md is out of step: run python tools/reasons_page.py")


if __name__ == "__main__":
    main()
