"""Where the clauses of the rules are cited: in the code that keeps them and the tests that prove them.

Both are read from the sources, so nothing is imported and nothing is marked while a game runs. Code cites a
clause in square brackets, in the docstring of a function or class or in a comment.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from typing import TYPE_CHECKING, NamedTuple, TypeGuard

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

#: The rooms of the package whose code keeps rules. The others only look at a game, or play it.
ROOMS = ("engine", "games", "cards", "maps", "play")

#: Ids, of rulings too, stand in square brackets: what only mentions a clause does not claim to keep it.
BRACKETS = re.compile(r"\[([A-Z]+-[A-Z]+-\d+(?:,\s+[A-Z]+-[A-Z]+-\d+)*)\]")
CLAUSE = re.compile(r"\b[A-Z]{3,}-[A-Z]+-\d+\b")

#: How a test cites a clause.
MARK = "pytest.mark.rule"


class Place(NamedTuple):
    """A function, class or constant that keeps a clause."""

    file: str
    line: int
    name: str  # empty where the citation belongs to nothing: at the top of a file, say


class Citation(NamedTuple):
    """One clause that a file cites."""

    clause: str
    line: int
    name: str


class Part(NamedTuple):
    """A named part of a file, with the lines it fills."""

    name: str
    first: int
    last: int


# Code


def places(package: Path, boxes: Mapping[str, Path]) -> dict[str, list[Place]]:
    """The code that keeps each clause, in the order of the files; then that of other people's boxes."""
    files = {
        path.relative_to(package).as_posix(): path
        for room in ROOMS
        for path in sorted((package / room).rglob("*.py"))
    }
    for box, folder in boxes.items():
        for path in sorted(folder.rglob("*.py")):
            files[f"{box}/{path.relative_to(folder).as_posix()}"] = path
    found: dict[str, list[Place]] = {}
    for file, path in files.items():
        for clause, line, name in cited_by(path.read_text(encoding="utf-8")):
            known = found.setdefault(clause, [])
            if name not in [place.name for place in known if place.file == file]:
                known.append(Place(file, line, name))
    return found


def cited_by(source: str) -> list[Citation]:
    """Every citation in a file, from top to bottom. Of a docstring, the line is where its part begins."""
    if not CLAUSE.search(source):
        return []
    tree = ast.parse(source)
    found = [
        Citation(clause, getattr(node, "lineno", 1), name)
        for node, name in documented(tree, "")
        for clause in clauses_in(ast.get_docstring(node, clean=False) or "")
    ]
    found.extend(cited_in_comments(source, tree))
    return sorted(found, key=lambda citation: citation.line)


def cited_in_comments(source: str, tree: ast.Module) -> Iterator[Citation]:
    lines = source.splitlines()
    if not any("#" in line and clauses_in(line) for line in lines):
        return
    parts = list(parts_of(tree))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for clause in clauses_in(token.string):
                yield Citation(clause, token.start[0], owner(parts, lines, token.start[0]))


def clauses_in(text: str) -> list[str]:
    return [clause for group in BRACKETS.findall(text) for clause in CLAUSE.findall(group)]


Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def documented(node: ast.AST, name: str) -> Iterator[tuple[Documented, str]]:
    """Whatever may have a docstring, and its full name."""
    if isinstance(node, Documented):
        yield node, name
        for child in node.body:
            if isinstance(child, Documented) and not isinstance(child, ast.Module):
                yield from documented(child, f"{name}.{child.name}" if name else child.name)


def parts_of(tree: ast.Module) -> Iterator[Part]:
    """The functions and classes of a file and its constants, outer parts first."""
    for node, full_name in documented(tree, ""):
        if not isinstance(node, ast.Module):
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            yield Part(full_name, first, node.end_lineno or first)
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            yield Part(ast.unparse(target), statement.lineno, statement.end_lineno or statement.lineno)


def owner(parts: list[Part], lines: list[str], line: int) -> str:
    """What a comment belongs to: the part that begins right below it, or the innermost one around it."""
    below = line + 1
    while below <= len(lines) and lines[below - 1].lstrip().startswith("#"):
        below += 1
    if lines[line - 1].lstrip().startswith("#"):
        for part in parts:
            if part.first == below:
                return part.name
    around = [part for part in parts if part.first <= line <= part.last]
    return max(around, key=lambda part: part.first).name if around else ""


# Tests


def tests_of(folder: Path) -> dict[str, list[str]]:
    """The tests that cite each clause with `@pytest.mark.rule`."""
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if MARK in source:
            where = path.relative_to(folder.parent).as_posix()
            for name, clause in marks(ast.parse(source)):
                cited.setdefault(clause, []).append(f"{where}::{name}" if name else where)
    return cited


def marks(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Every citation in a file of tests: the test, none for a mark of the whole file, and the clause.

    What a test does is not looked at: a mark stands before it.
    """
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                for call in rule_calls(decorator):
                    yield from ((node.name, clause) for clause in strings(call))
            if isinstance(node, ast.ClassDef):
                yield from marks(node)
        else:
            for call in rule_calls(node):
                yield from (("", clause) for clause in strings(call))


def rule_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """`pytest.mark.rule(...)` anywhere below."""
    return (node for node in ast.walk(tree) if is_mark(node))


def is_mark(node: ast.AST) -> TypeGuard[ast.Call]:
    # Only what ends so is written out: a file has many calls.
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and ast.unparse(node.func) == MARK
    )


def strings(call: ast.Call) -> list[str]:
    return [
        argument.value
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
