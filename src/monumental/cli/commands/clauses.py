"""`monumental clauses`: the clauses of the rules, and the tests that prove them."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import WrongInput

if TYPE_CHECKING:
    from collections.abc import Iterator

    from monumental.cards.text import Texts


def clauses(
    missing: Annotated[bool, typer.Option("--missing", help="Only clauses that no test cites.")] = False,
    rules: Annotated[str | None, typer.Option(help="Only the clauses of these rules, such as: duel.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Print the clauses of the rules, and how many tests cite each; in a checkout, which ones."""
    texts = spoken(lang)
    known = all_clauses(rules, texts)
    tests = tests_folder()
    cited = {} if tests is None else citations(tests)
    if missing:
        if tests is None:
            raise WrongInput(texts("terminal-no-checkout"))
        known = [clause for clause in known if clause not in cited]
    if as_json:
        data = [{"id": each, "text": texts.clause(each), "tests": cited.get(each, [])} for each in known]
        print(json.dumps({"language": texts.language, "clauses": data}, ensure_ascii=False, indent=2))
        return
    for clause in known:
        count = len(cited.get(clause, ()))
        print(texts("terminal-clause", clause=clause, text=texts.clause(clause)))
        if tests is not None and not missing:
            print(f"  {texts('terminal-clause-tests', count=count)}")
    print(texts("terminal-clauses-missing" if missing else "terminal-clauses", count=len(known)))


def all_clauses(rules: str | None, texts: Texts) -> list[str]:
    """The ids of all clauses, or of one rule system, in the order of the rules."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    from monumental.cards.text import LOCALE

    files = {path.stem.removeprefix("rules-"): path for path in sorted((LOCALE / "en").glob("rules-*.ftl"))}
    if rules is not None and rules not in files:
        raise WrongInput(texts("terminal-no-rules", rules=rules, known=", ".join(files)))
    return [
        entry.id.name
        for name, path in files.items()
        if rules in {None, name}
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    ]


def tests_folder() -> Path | None:
    """The tests of the checkout this runs in; an installed package has none."""
    from monumental.cards.text import LOCALE

    for root in (Path.cwd(), *LOCALE.parents):
        if (root / "tests").is_dir() and (root / "src" / "monumental").is_dir():
            return root / "tests"
    return None


def citations(tests: Path) -> dict[str, list[str]]:
    """The tests that cite each clause with `@pytest.mark.rule`."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        where = path.relative_to(tests.parent).as_posix()
        for name, clause in marks(ast.parse(path.read_text(encoding="utf-8"))):
            cited.setdefault(clause, []).append(f"{where}::{name}" if name else where)
    return cited


def marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every citation in a file: the test's name, none for a mark of the whole file, and the clause."""
    decorated: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                for call in rule_calls(decorator):
                    decorated.add(call)
                    yield from ((node.name, clause) for clause in strings(call))
    for call in rule_calls(tree):
        if call not in decorated:
            yield from (("", clause) for clause in strings(call))


def rule_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """`pytest.mark.rule(...)` anywhere below."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node


def strings(call: ast.Call) -> list[str]:
    return [
        argument.value
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
