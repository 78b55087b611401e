"""The engine and the games are silent and pure: nothing they do depends on, or shows outside of, a game."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import monumental

SOURCE = Path(monumental.__file__).parent

#: Modules of Python's library that read a clock, a die, a file, the environment or each other's memory.
IMPURE = {
    *("asyncio", "ctypes", "datetime", "getpass", "glob", "http", "importlib", "io", "json", "locale"),
    *("logging", "multiprocessing", "os", "pathlib", "pickle", "platform", "random", "secrets", "shutil"),
    *(
        "socket",
        "subprocess",
        "sys",
        "tempfile",
        "threading",
        "time",
        "tomllib",
        "urllib",
        "uuid",
        "warnings",
    ),
}
LOUD = {"breakpoint", "compile", "eval", "exec", "exit", "input", "open", "print", "__import__"}

#: What each package may import of ours.
OURS = {"engine": ("monumental.engine",), "games": ("monumental.engine", "monumental.games")}


def imported(tree: ast.AST) -> list[str]:
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.append("." * node.level + (node.module or ""))
    return names


def impurities(source: str, package: str) -> list[str]:
    """What a module of `engine` or `games` does that it must not do."""
    tree = ast.parse(source)
    found = []
    for name in imported(tree):
        top = name.partition(".")[0]
        ours = any(f"{name}.".startswith(f"{allowed}.") for allowed in OURS[package])
        if not ours and (top not in sys.stdlib_module_names or top in IMPURE):
            found.append(f"imports {name}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LOUD:
            found.append(f"calls {node.func.id}")
        if isinstance(node, ast.Global):
            found.append(f"changes the global {' '.join(node.names)}")
    return found


def modules() -> list[Path]:
    return sorted(path for package in OURS for path in (SOURCE / package).rglob("*.py"))


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_module_of_the_engine_and_the_games_is_silent_and_pure(path: Path) -> None:
    package = path.relative_to(SOURCE).parts[0]

    assert impurities(path.read_text(encoding="utf-8"), package) == []


def test_the_modules_are_found() -> None:
    names = {path.relative_to(SOURCE).as_posix() for path in modules()}

    assert {
        "engine/game.py",
        "engine/chance.py",
        "games/duel/rounds.py",
        "games/duel/scouts/trade.py",
    } <= names


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("import random", "imports random"),
        ("import os.path", "imports os.path"),
        ("from time import sleep", "imports time"),
        ("from io import StringIO", "imports io"),
        ("import pydantic", "imports pydantic"),
        ("from monumental.play.setup import new_game", "imports monumental.play.setup"),
        ("from monumental import new_game", "imports monumental"),
        ("from monumental.engineer import lay", "imports monumental.engineer"),
        ("from . import game", "imports ."),
        ("def loud():\n    print('me')", "calls print"),
        ("text = open('cards.toml').read()", "calls open"),
        ("def lazy():\n    import random", "imports random"),
        ("count = 0\ndef more():\n    global count\n    count += 1", "changes the global count"),
    ],
)
@pytest.mark.parametrize("package", ["engine", "games"])
def test_what_is_not_pure_is_noticed(source: str, problem: str, package: str) -> None:
    assert impurities(source, package) == [problem]


@pytest.mark.parametrize(
    ("source", "package", "problems"),
    [
        ("from monumental.engine.game import Game", "engine", []),
        ("from monumental.engine.game import Game", "games", []),
        ("from monumental.games.duel import DUEL", "games", []),
        ("from monumental.games.duel import DUEL", "engine", ["imports monumental.games.duel"]),
        ("import hashlib\nfrom collections import Counter", "engine", []),
    ],
)
def test_games_stand_on_the_engine_and_not_the_other_way(
    source: str, package: str, problems: list[str]
) -> None:
    assert impurities(source, package) == problems


def test_the_engine_alone_loads_nothing_but_the_standard_library() -> None:
    code = "import sys, monumental.games.duel; print({'pydantic', 'rich', 'typer'} & set(sys.modules))"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "set()"


def test_every_name_of_the_package_can_be_had() -> None:
    assert [name for name in monumental.__all__ if getattr(monumental, name, None) is None] == []
