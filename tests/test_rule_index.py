"""Every rule has its tests and every citation leads somewhere."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import monumental
from monumental.cli.citations import Place, places
from monumental.engine.agenda import Choice, Task
from monumental.engine.moves.taking import TakeCard
from monumental.engine.rules import Rules
from monumental.games import classic, continuous
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL, with_trade
from monumental.games.duel.clauses import CLAUSES

TESTS = Path(__file__).parent
SOURCE = Path(monumental.__file__).parent
TRADE = with_trade(DUEL)

#: Every book of rules: how its clauses begin, and how many there are.
BOOKS = {
    "duel": ("DUEL", 199),
    "classic": ("BASE", 195),
    "continuous": ("CONT", 73),
    "modules": ("MOD", 42),
}

#: A function or class that several rule systems share keeps some clauses of each of their books.
MOST_CLAUSES_OF_A_PART = 15

#: Every rule system with all its modules, and the books its questions and reasons may cite.
SYSTEMS = [
    (TRADE, {"duel"}),
    (classic.with_heroes(classic.with_monsters(CLASSIC)), {"classic", "modules"}),
    (
        continuous.with_heroes(continuous.with_monsters(continuous.with_five_players(CONTINUOUS))),
        {"continuous", "classic", "modules"},
    ),
]
NAMES = [rules.name for rules, _ in SYSTEMS]

#: Rules of shared parts that speak of what a rule system does not have: Province cards, passing.
PROVINCE_CARDS = {"province", "conquers-with"}
NOT_PLAYED = {
    "duel": set[str](),
    "classic": {*PROVINCE_CARDS, "has-passed"},
    "continuous": PROVINCE_CARDS,
}


def clauses_of(book: str) -> list[str]:
    text = (SOURCE / "locale" / "en" / f"rules-{book}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([A-Z]+-[A-Z]+-\d+) =", text, flags=re.MULTILINE)


def all_clauses() -> list[str]:
    return [clause for book in BOOKS for clause in clauses_of(book)]


# Tests


def cited_in(tree: ast.AST) -> list[str]:
    """The clauses of every `pytest.mark.rule(…)`; anything but plain words is taken as it is written."""
    return [
        argument.value
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        else ast.unparse(argument)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"pytest.mark.rule", "mark.rule"}
        for argument in node.args
    ]


@cache
def citations() -> list[tuple[str, str]]:
    """Each citation: the test file and the clause."""
    return [
        (path.relative_to(TESTS).as_posix(), clause)
        for path in sorted(TESTS.rglob("test_*.py"))
        for clause in cited_in(ast.parse(path.read_text(encoding="utf-8")))
    ]


def test_every_clause_that_a_test_cites_exists() -> None:
    known = set(all_clauses())

    assert [f"{file} cites {clause}" for file, clause in citations() if clause not in known] == []


def test_every_clause_is_cited_by_a_test() -> None:
    cited = {clause for _, clause in citations()}

    assert [clause for clause in all_clauses() if clause not in cited] == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_stands_in_the_rules_once(book: str) -> None:
    prefix, count = BOOKS[book]
    clauses = clauses_of(book)

    assert len(clauses) == len(set(clauses)) == count
    assert {clause.partition("-")[0] for clause in clauses} == {prefix}


def test_citations_are_found_wherever_they_stand() -> None:
    source = """
        pytestmark = pytest.mark.rule("A-B-01")
        @pytest.mark.rule("A-B-02", "A-B-03")
        def test_one(): ...
        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-B-04"))])
        def test_two(): ...
        @pytest.mark.rule(CLAUSE)
        def test_three(): ...
    """

    found = cited_in(ast.parse("\n".join(line.strip() for line in source.splitlines())))

    assert sorted(found) == ["A-B-01", "A-B-02", "A-B-03", "A-B-04", "CLAUSE"]


# Code


@pytest.fixture(scope="module")
def kept() -> dict[str, list[Place]]:
    return places(SOURCE, {})


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_leads_to_the_code_that_keeps_it(book: str, kept: dict[str, list[Place]]) -> None:
    assert [clause for clause in clauses_of(book) if clause not in kept] == []


def test_every_clause_that_the_code_cites_exists(kept: dict[str, list[Place]]) -> None:
    known = set(all_clauses())

    assert [f"{kept[clause][0]} cites {clause}" for clause in kept if clause not in known] == []


def test_the_code_cites_a_clause_where_it_keeps_it(kept: dict[str, list[Place]]) -> None:
    """In a function, a class or a constant: not at the top of a file, and not between its parts."""
    nowhere = [f"{place.file}:{place.line}" for found in kept.values() for place in found if not place.name]

    assert nowhere == []


def test_no_part_of_the_code_claims_a_whole_chapter(kept: dict[str, list[Place]]) -> None:
    """Whoever looks for a clause shall not be led to a place that keeps everything."""
    claims = Counter((place.file, place.name) for found in kept.values() for place in found)

    assert [(*place, count) for place, count in claims.items() if count > MOST_CLAUSES_OF_A_PART] == []


# Questions and reasons


def all_choices(kind: type[Choice] = Choice) -> Iterator[type[Choice]]:
    for child in kind.__subclasses__():
        yield child
        yield from all_choices(child)


def all_tasks(kind: type[Task] = Task) -> Iterator[type[Task]]:
    for child in kind.__subclasses__():
        yield child
        yield from all_tasks(child)


def modules_of(rules: Rules) -> list[str]:
    """The shared modules that a rule system is made of, as far as it imports them, and its own."""
    reached: set[str] = set()
    waiting = [f"monumental.games.{rules.name}"]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(imports_of(name))
    return sorted(reached)


@cache
def imports_of(module: str) -> list[str]:
    """The engine and game modules that a module imports when it runs, and the parts of a package."""
    return [
        node.module
        for node in ast.walk(source_of(module))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("monumental.")
    ]


@cache
def source_of(module: str) -> ast.Module:
    path = SOURCE.joinpath(*module.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def questions(modules: list[str]) -> set[str]:
    return {kind.question for kind in all_choices() if kind.question and kind.__module__ in modules}


def rules_of_taking(modules: list[str]) -> set[str]:
    """The rules behind texts that take a card."""
    waiting: list[type[TakeCard]] = [TakeCard]
    found = set()
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if kind.__module__ in modules:
            found.add(kind.rule)
    return found - {""}


class RuleNames:
    """Every name that can be the rule of a `Reason`, followed through parameters, names and constants.

    Where it is an attribute, whatever in this rule system has that attribute is asked.
    """

    def __init__(self, rules: Rules) -> None:
        names = modules_of(rules)
        modules = [source_of(name) for name in names]
        asked = questions(names)
        counted = {noun.rule for noun in rules.nouns.values()}
        taking = rules_of_taking(names)
        self.attributes = {
            "self.question": asked,
            "choice.question": asked,
            "noun.rule": counted,
            "self.per.rule": counted,
            "self.rule": taking,
            "self.effect.rule": taking,
        }
        self.calls: dict[str, list[tuple[ast.FunctionDef, ast.Call]]] = defaultdict(list)
        for function in [node for module in modules for node in ast.walk(module)]:
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                        self.calls[node.func.id].append((function, node))
        self.constants = {
            ast.unparse(target): node.value
            for module in modules
            for node in module.body
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        }
        self.found: set[str] = set()
        self.unclear: list[str] = []
        for function, call in self.calls["Reason"]:
            given = argument(call, 1, "rule") or argument(call, 0, "key")
            self.follow(given, function, ast.unparse(call))

    def follow(self, node: ast.expr | None, function: ast.FunctionDef, where: str) -> None:
        parameters = [parameter.arg for parameter in function.args.args]
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.found.add(node.value)
        elif node is not None and ast.unparse(node) in self.attributes:
            self.found.update(self.attributes[ast.unparse(node)])
        elif isinstance(node, ast.Name) and node.id in parameters:
            for caller, call in self.calls[function.name]:
                self.follow(argument(call, parameters.index(node.id), node.id), caller, ast.unparse(call))
        elif isinstance(node, ast.Name) and assigned(function, node.id):
            for value in assigned(function, node.id):
                self.follow(value, function, where)
        elif isinstance(node, ast.IfExp):
            self.follow(node.body, function, where)
            self.follow(node.orelse, function, where)
        elif isinstance(node, ast.Subscript) and ast.unparse(node.value) in self.constants:
            values = ast.walk(self.constants[ast.unparse(node.value)])
            self.found.update(
                value.value
                for value in values
                if isinstance(value, ast.Constant) and isinstance(value.value, str)
            )
        else:
            self.unclear.append(f"{function.name}: {where}")


def argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    if position < len(call.args):
        return call.args[position]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def assigned(function: ast.FunctionDef, name: str) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
    ]


@pytest.mark.parametrize(
    ("rules", "books", "name"),
    [
        pytest.param(rules, books, name, id=f"{rules.name}-{name}")
        for rules, books in SYSTEMS
        for name in rules.clauses
    ],
)
def test_the_clause_behind_a_question_or_reason_exists(rules: Rules, books: set[str], name: str) -> None:
    """Where no book says it, a rule switch does."""
    clause = rules.clauses[name]

    assert clause in rules.switches or any(clause in clauses_of(book) for book in books)


def test_the_trade_box_adds_to_the_clauses_of_duel() -> None:
    added = set(TRADE.clauses) - set(CLAUSES)

    assert CLAUSES.items() < TRADE.clauses.items()
    assert {"trade", "trade-price", "trade-once", "trade-for-free"} <= added
    assert {TRADE.clauses[name][:10] for name in added} == {"DUEL-SCOUT"}


@pytest.mark.parametrize("rules", [rules for rules, _ in SYSTEMS], ids=NAMES)
def test_every_question_has_a_clause(rules: Rules) -> None:
    found = questions(modules_of(rules))

    assert {"take-turn", "activate", "archive", "keep-knowledge"} <= found
    assert sorted(found - set(rules.clauses)) == []


def test_everything_that_waits_for_an_answer_asks_a_question() -> None:
    silent = [kind.__name__ for kind in all_choices() if not kind.question and not kind.__subclasses__()]

    assert silent == []


def test_every_task_has_a_name_of_its_own() -> None:
    """A saved game names its tasks."""
    names = [kind.__name__ for kind in all_tasks()]

    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("rules", [rules for rules, _ in SYSTEMS], ids=NAMES)
def test_every_reason_names_a_rule_that_has_a_clause(rules: Rules) -> None:
    names = RuleNames(rules)

    assert names.unclear == []
    assert {"knowledge", "archive", "discard", "empty-slot", "conquest"} <= names.found
    assert sorted(names.found - set(rules.clauses)) == sorted(NOT_PLAYED[rules.name])


@pytest.mark.parametrize("rules", [rules for rules, _ in SYSTEMS], ids=NAMES)
def test_no_clause_is_kept_for_a_question_or_reason_that_is_never_given(rules: Rules) -> None:
    used = questions(modules_of(rules)) | RuleNames(rules).found

    assert sorted(set(rules.clauses) - used) == []
