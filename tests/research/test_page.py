"""The page about research keeps step with the code, and its examples work."""

from __future__ import annotations

import doctest

import pytest

from tools.research_page import PAGE, page


def test_the_tables_are_those_of_the_code() -> None:
    text = PAGE.read_text(encoding="utf-8")

    assert text == page(text), "run python tools/research_page.py"


@pytest.mark.long
def test_the_examples_do_what_they_say() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)

    assert result.attempted > 20
    assert result.failed == 0
