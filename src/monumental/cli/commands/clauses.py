"""`monumental clauses`: the clauses of the rules, the code that keeps them and the tests that prove them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.citations import places, tests_of
from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import WrongInput

if TYPE_CHECKING:
    from monumental.cards.text import Texts


def clauses(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CLAUSE]...",
            help="Only these clauses, or all that begin so: BASE-ACT-04, BASE-ACT, BASE.",
            show_default=False,
        ),
    ] = None,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only clauses that no code or no test cites.")
    ] = False,
    rules: Annotated[str | None, typer.Option(help="Only the clauses of these rules, such as: duel.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Print the clauses of the rules, where the code keeps each, and, in a checkout, which tests cite it."""
    from monumental.cards.text import LOCALE
    from monumental.plugins import boxes

    texts = spoken(lang)
    known = chosen(all_clauses(rules, texts), wanted or [], texts)
    kept = places(LOCALE.parent, boxes())
    tests = tests_folder()
    cited = {} if tests is None else tests_of(tests)
    if missing:
        if tests is None:
            raise WrongInput(texts("terminal-no-checkout"))
        known = [clause for clause in known if clause not in kept or clause not in cited]
    if as_json:
        data = [
            {
                "id": clause,
                "text": texts.clause(clause),
                "places": [place._asdict() for place in kept.get(clause, [])],
                "tests": cited.get(clause, []),
            }
            for clause in known
        ]
        print(json.dumps({"language": texts.language, "clauses": data}, ensure_ascii=False, indent=2))
        return
    for clause in known:
        print(texts("terminal-clause", clause=clause, text=texts.clause(clause)))
        for place in kept.get(clause, []):
            print(f"  {place.file}:{place.line}  {place.name}")
        if clause not in kept:
            print(f"  {texts('terminal-clause-no-place')}")
        if tests is not None:
            print(f"  {texts('terminal-clause-tests', count=len(cited.get(clause, ())))}")
    print(texts("terminal-clauses-missing" if missing else "terminal-clauses", count=len(known)))


def all_clauses(rules: str | None, texts: Texts) -> list[str]:
    """The ids of all clauses, or of one rule system, in the order of the rules."""
    from monumental.cards.clauses import clause_index
    from monumental.cards.text import rule_books

    books = rule_books()
    if rules is not None and rules not in books:
        raise WrongInput(texts("terminal-no-rules", rules=rules, known=", ".join(books)))
    return [clause.id for clause in clause_index() if rules in {None, clause.book}]


def chosen(known: list[str], wanted: list[str], texts: Texts) -> list[str]:
    """The clauses that somebody named, whole or by how they begin; all of them if nothing was named."""
    from monumental.cards.clauses import begins

    beginnings = [word.upper().removesuffix("-") for word in wanted]
    for word, beginning in zip(wanted, beginnings, strict=True):
        if not any(begins(clause, beginning) for clause in known):
            raise WrongInput(texts("terminal-no-clause", clause=word))
    if not wanted:
        return known
    return [clause for clause in known if any(begins(clause, beginning) for beginning in beginnings)]


def tests_folder() -> Path | None:
    """The tests of the checkout this runs in; an installed package has none."""
    from monumental.cards.text import LOCALE

    for root in (Path.cwd(), *LOCALE.parents):
        if (root / "tests").is_dir() and (root / "src" / "monumental").is_dir():
            return root / "tests"
    return None
