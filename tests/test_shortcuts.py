"""What the compiled engine asks of Python all the time is answered as Python answers (tools/shortcuts.h)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SHORTCUTS = Path(__file__).resolve().parent.parent / "tools" / "shortcuts.h"

#: A module that is told the same, compiled or not.
ASKED = """
from __future__ import annotations


class Task:
    pass


class Step(Task):
    pass


class Deal(Step):
    pass


class DealTwice(Deal):
    pass


class Choice(Task):
    pass


TASKS: list[Task] = [Task(), Step(), Deal(), DealTwice(), Choice()]


def steps() -> list[bool]:
    return [isinstance(task, Step) for task in TASKS]


def taken(numbers: list[int], at: int) -> str:
    try:
        return f"{numbers.pop(at)} of {numbers}"
    except IndexError as error:
        return f"{error}: {numbers}"


def last_taken(numbers: list[int]) -> str:
    try:
        return f"{numbers.pop()} of {numbers}"
    except IndexError as error:
        return f"{error}: {numbers}"


def longer_and_shorter() -> list[int]:
    numbers: list[int] = []
    seen: list[int] = []
    for most in (3, 8, 9, 40, 1):
        while len(numbers) < most:
            numbers.append(len(numbers) * len(numbers) - 6)
        while len(numbers) > most // 2:
            seen.append(numbers.pop())
        for number in numbers:
            seen.append(number)
    return seen


def changed_while_sorted(numbers: list[int]) -> str:
    def key(number: int) -> int:
        numbers.append(number)
        return -number

    try:
        numbers.sort(key=key)
    except ValueError as error:
        return str(error)
    return str(numbers)


def sums(numbers: tuple[int, ...]) -> list[int]:
    doubled = list(numbers)
    for number in numbers:
        doubled.append(number + number)
    return doubled


def joined(first: int, then: int) -> list[int]:
    numbers: list[int] = []
    for number in range(first):
        numbers.append(number)
    numbers.extend([300 + number for number in range(then)])
    numbers.extend(numbers)
    numbers.extend((1, 2))
    return numbers


def copied(things: object) -> object:
    assert isinstance(things, (tuple, set, str))
    return sorted(list(things))


def answers() -> list[object]:
    places = [-6, -5, -1, 0, 1, 4, 5]
    return [
        steps(),
        [taken([10, 20, 30, 40, 50], place) for place in places],
        [taken([], place) for place in places],
        [last_taken([]), last_taken([7]), last_taken([7, 8])],
        longer_and_shorter(),
        changed_while_sorted([3, 1, 2]),
        changed_while_sorted([]),
        [joined(first, then) for first in (0, 1, 16) for then in (0, 1, 15, 16, 40)],
        sums(()),
        sums((-7, -6, -5, -4, -3, -2, 0, 127, 128, 129, 255, 256, 257, 2**31, 2**62, -(2**62), 2**80)),
        [copied((3, 1, 2)), copied({3, 1, 2}), copied("acb")],
    ]
"""

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import Distribution

library, = mypycify(["asked.py"], opt_level="1", multi_file=False)
library.extra_compile_args = [*library.extra_compile_args, *sys.argv[1:]]
command = Distribution({"ext_modules": [library]}).get_command_obj("build_ext")
command.inplace = True
command.ensure_finalized()
command.run()
"""

ANSWERS = "import asked; print(asked.__file__); print(*asked.answers(), sep='\\n')"


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="elsewhere there are no shortcuts")
def test_python_is_answered_for_as_it_answers(tmp_path: Path) -> None:
    (tmp_path / "asked.py").write_text(ASKED, encoding="utf-8")
    by_python = run(tmp_path, ANSWERS)

    run(tmp_path, BUILD, "-include", str(SHORTCUTS))
    on_the_spot = run(tmp_path, ANSWERS)

    assert by_python[0].endswith(".py")
    assert not on_the_spot[0].endswith(".py")
    assert on_the_spot[1:] == by_python[1:]


def run(folder: Path, program: str, *arguments: str) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout.splitlines()
