"""Plant small mistakes in the rules and the packs, one at a time, and see whether the tests find them.

python tools/mutants.py --count 72 --seed 1            the quick lane: who survives it?
python tools/mutants.py --count 72 --seed 1 --only 17,40 --lane all

The mistakes of a seed are always the same ones. The checkout is copied, and nothing in it is changed.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CODE = ("src/monumental/engine", "src/monumental/games")
PACKS = "src/monumental/packs"

#: One mistake of four is in a pack.
SHARE_OF_PACKS = 4

#: What finds a mistake in the rules first, and what else the lanes have. A browser sees none of it.
FIRST = ("tests/golden", "tests/rules")
THEN = (
    "tests/cards",
    "tests/text",
    "tests/play",
    "tests/properties",
    "tests/library",
    "tests/bots",
    "tests/cli",
)

#: The longest that a lane takes, on a busy machine; a mistake that never ends is found, too.
PATIENCE = {"quick": 1800, "all": 7200}

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
}
CALCULATED: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*"}


class Mutant(NamedTuple):
    """A file, and what stands there instead of what."""

    file: str
    line: int
    start: int  # in the file's text
    end: int
    instead: str
    was: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.was!r} became {self.instead!r}"


def mutants(root: Path, count: int, seed: int) -> list[Mutant]:
    """So many mistakes, spread over all files by how much there is in them."""
    choose = random.Random(seed)
    in_code = [
        each for folder in CODE for path in sorted((root / folder).rglob("*.py")) for each in code(root, path)
    ]
    in_packs = [each for path in sorted((root / PACKS).rglob("cards/*.toml")) for each in pack(root, path)]
    of_packs = count // SHARE_OF_PACKS
    return choose.sample(in_code, count - of_packs) + choose.sample(in_packs, of_packs)


def code(root: Path, path: Path) -> Iterator[Mutant]:
    """Every small mistake that could be made in a module: another comparison, another sign, one more."""
    text = path.read_text(encoding="utf-8")
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    data = text.encode()

    def at(node: ast.expr, *, end: bool = False) -> int:
        line, column = (node.end_lineno, node.end_col_offset) if end else (node.lineno, node.col_offset)
        assert line is not None
        assert column is not None
        return starts[line - 1] + column

    def made(node: ast.expr, start: int, end: int, instead: str) -> Mutant:
        file = path.relative_to(root).as_posix()
        return Mutant(file, node.lineno, start, end, instead, data[start:end].decode().strip())

    tree = ast.parse(text)
    for node in [each for part in tree.body if is_rule(part) for each in ast.walk(part)]:
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARED:
            start, end = at(node.left, end=True), at(node.comparators[0])
            if b"(" not in data[start:end] and b")" not in data[start:end]:
                yield made(node, start, end, f" {COMPARED[type(node.ops[0])]} ")
        elif isinstance(node, ast.BinOp) and type(node.op) in CALCULATED:
            start, end = at(node.left, end=True), at(node.right)
            if b"(" not in data[start:end] and b")" not in data[start:end]:
                yield made(node, start, end, f" {CALCULATED[type(node.op)]} ")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            if b"(" not in data[at(node) : at(node.operand)]:
                yield made(node, at(node), at(node.operand), "")
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield made(node, at(node), at(node, end=True), str(not node.value))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield made(node, at(node), at(node, end=True), str(node.value + 1))


def is_rule(part: ast.stmt) -> bool:
    """Classes, functions and tables: no imports, and nothing that only types are checked with."""
    return isinstance(part, ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign)


def pack(root: Path, path: Path) -> Iterator[Mutant]:
    """Every number of a card, one larger."""
    text = path.read_text(encoding="utf-8")
    for found in re.finditer(r"(?<== )\d+\b", text):
        start, end = (len(text[:place].encode()) for place in found.span())
        file = path.relative_to(root).as_posix()
        line = text.count("\n", 0, found.start()) + 1
        yield Mutant(file, line, start, end, str(int(found[0]) + 1), found[0])


def is_found(mutant: Mutant, copy: Path, lane: str) -> tuple[bool, float]:
    """Do the tests of a lane fail with it? And after how many seconds?"""
    path = copy / mutant.file
    data = path.read_bytes()
    path.write_bytes(data[: mutant.start] + mutant.instead.encode() + data[mutant.end :])
    began = time.monotonic()
    try:
        return any(fails(copy, tests, lane) for tests in (FIRST, THEN)), time.monotonic() - began
    finally:
        path.write_bytes(data)


def fails(copy: Path, tests: tuple[str, ...], lane: str) -> bool:
    chosen = ["-m", "not long"] if lane == "quick" else []
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *chosen, *tests]
    clean = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ran = subprocess.run(
            command, cwd=copy, env=clean, timeout=PATIENCE[lane], check=False, capture_output=True
        )
    except subprocess.TimeoutExpired:
        return True
    return ran.returncode != 0


def copied(folder: Path, number: int) -> Path:
    """What is checked in, without what was built or fetched."""
    copy = folder / str(number)
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listed.splitlines():
        if not name.startswith("ui/"):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    return copy


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=72, help="how many mistakes")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default="", help="the numbers of some of them, with commas")
    parser.add_argument("--lane", choices=PATIENCE, default="quick", help="which tests shall find them")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried side by side")
    given = parser.parse_args()
    planted = dict(enumerate(mutants(ROOT, given.count, given.seed), start=1))
    wanted = [int(number) for number in given.only.split(",") if number] or [*planted]
    survivors = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        copies = [copied(Path(folder), number) for number in range(given.jobs)]

        def work(number: int) -> tuple[int, bool, float]:
            copy = copies.pop()
            try:
                return number, *is_found(planted[number], copy, given.lane)
            finally:
                copies.append(copy)

        for number, found, seconds in pool.map(work, wanted):
            said = "found" if found else "SURVIVED"
            print(f"{number:3} {said} after {seconds:.0f} s: {planted[number]}", flush=True)
            survivors += [] if found else [number]
    print(f"{len(wanted) - len(survivors)} of {len(wanted)} found, seed {given.seed}; survivors: {survivors}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
