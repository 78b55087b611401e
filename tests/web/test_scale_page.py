"""What docs/scale.md reckons on paper follows from the figures on the same page."""

from __future__ import annotations

import re

import pytest

from monumental.web.people.registry import BELIEVED
from monumental.web.store.databases import CONNECTIONS
from tools.scale_page import CARRIED, COSTS, FIGURE, PAGE, ROWS, SCALE, Paper, tables_of

WRITTEN = PAGE.read_text(encoding="utf-8")
MEASURED = WRITTEN.partition("## On paper")[0]

#: Figures that we take so, or that the code has; all others were measured.
TAKEN = {"M", "N", "O", "P", "Q"}


def test_everything_on_paper_follows_from_the_figures() -> None:
    assert SCALE.renewed(WRITTEN) == WRITTEN, "run python -m tools.scale_page"


def test_every_figure_is_one_that_stands_among_those_that_were_measured() -> None:
    figures = {letter: (amount, unit) for letter, amount, unit in FIGURE.findall(WRITTEN)}
    words = {"D": "up to 3 ms", "K": "a second", "E": "190 MiB"}

    for letter, (amount, unit) in figures.items():
        if letter not in TAKEN:
            assert words.get(letter, f"{amount} {unit}") in MEASURED, letter


def test_what_the_code_has_is_as_the_page_says() -> None:
    on = Paper(WRITTEN)

    assert on.of["P"] == CONNECTIONS + 1
    assert on.of["Q"] == BELIEVED


def test_every_figure_is_needed_and_none_is_missing() -> None:
    formulas = " ".join(how for _, how, _ in (*ROWS, *CARRIED, *COSTS))
    figures = [letter for letter, _, _ in FIGURE.findall(WRITTEN)]

    assert figures == sorted(set(re.findall(r"\b[A-Z]\b", formulas)))


def needed(formula: str) -> set[str]:
    """The figures of a formula, and those of the rows that it names."""
    rows = [int(number) for number in re.findall(r"\((\d+)\)", formula)]
    return set(re.findall(r"\b[A-Z]\b", formula)).union(*[needed(ROWS[row - 1][1]) for row in rows])


@pytest.mark.parametrize("letter", [letter for letter, _, _ in FIGURE.findall(WRITTEN)])
def test_a_figure_that_was_measured_again_changes_what_follows_from_it_and_nothing_else(letter: str) -> None:
    again = re.sub(rf"^(\| {letter} \| )", r"\g<1>9", WRITTEN, flags=re.MULTILINE)

    before, after = told(WRITTEN), told(again)

    changed = [how for (_, how, old), (_, _, new) in zip(before, after, strict=True) if old != new]
    assert changed == [how for _, how, _ in before if letter in needed(how)]


def told(written: str) -> list[tuple[str, str, str]]:
    """What is told of, the formula, and what comes of it."""
    formulas = {how for _, how, _ in (*ROWS, *CARRIED, *COSTS)}
    cells = [line.strip("| ").split(" | ", 2) for line in tables_of(written).splitlines() if "|" in line]
    return [(cell[0], cell[1], cell[2]) for cell in cells if len(cell) == 3 and cell[1] in formulas]
