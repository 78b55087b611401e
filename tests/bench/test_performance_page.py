"""The page about speed shows the ratios on record."""

from __future__ import annotations

import pytest

from monumental.bench.ratios import Ratios, read_ratios, recorded
from tests.bench.fakes import compared
from tools.performance_page import BEGIN, END, PAGE, SOURCE, renewed


def test_the_page_keeps_step_with_the_record() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert page == renewed(page, read_ratios(SOURCE))


def test_the_tables_stand_between_their_marks() -> None:
    ratios = Ratios(interpreted=recorded([compared("duel"), compared("classic", clone=None)]))

    page = renewed(f"Before.\n\n{BEGIN}\nstale\n{END}\n\nAfter.\n", ratios)

    lines = page.splitlines()
    assert (lines[0], lines[-1]) == ("Before.", "After.")
    assert "stale" not in page
    assert "| ours to catanatron | duel, 2 seats | classic, 3 seats |" in lines
    assert "| catanatron 3.2.1, Catan, 2 players: clone | **10.0** (10.0–10.0) | – |" in lines
    assert renewed(page, ratios) == page


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="the page has no place for the ratios"):
        renewed("Nothing here.", Ratios())
