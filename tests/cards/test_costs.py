"""The cost curve: cards of a kind and an era cost alike in every pack, and no era is cheaper than before."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from monumental import unpack
from monumental.engine.catalog import BUILDING, HERO_CARD, KNOWLEDGE, PROVINCE, WONDER

PAGE = (Path(__file__).parent.parent.parent / "docs/balance.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## The cost curve")[2].partition("\n## ")[0]

#: The eras in the order in which they are played: the Renaissance, 4, comes before the last.
ERAS = {"I": 1, "II": 2, "Renaissance": 4, "III": 3}

#: What is compared together: packs that are played together.
TABLES = {
    "Classic and continuous": ("continuous", ("base", "renaissance", "five-players", "heroes")),
    "Duel": ("duel", ("duel-trade",)),
}
COLUMNS = {
    "Buildings": BUILDING,
    "Knowledge": KNOWLEDGE,
    "Wonders": WONDER,
    "Heroes": HERO_CARD,
    "Provinces": PROVINCE,
}


def span(table: str, era: str, kind: int) -> tuple[int, int] | None:
    """What the cheapest and the dearest such card costs in all; a Wonder has two prices."""
    rules, packs = TABLES[table]
    costs = [
        card.cost + card.completion_cost
        for card in unpack(rules, packs).catalog.cards
        if card.kind == kind and card.era == ERAS[era]
    ]
    return (min(costs), max(costs)) if costs else None


def written(table: str) -> list[list[str]]:
    """The rows of the table in the document, the first one naming the kinds."""
    text = SECTION.partition(f"{table}:\n")[2].partition("\n\n\n")[0]
    lines = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)[0].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [rows[0], *rows[2:]]


@pytest.mark.parametrize("table", TABLES)
def test_the_document_says_what_cards_cost(table: str) -> None:
    head, *rows = written(table)

    for era, *cells in rows:
        for column, cell in zip(head[1:], cells, strict=True):
            found = span(table, era, COLUMNS[column])
            told = "" if found is None else f"{found[0]}–{found[1]}" if found[0] < found[1] else str(found[0])
            assert cell == told, f"{column} of era {era}"


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("column", COLUMNS)
def test_no_era_is_cheaper_than_the_one_before(table: str, column: str) -> None:
    spans = [found for era in ERAS if (found := span(table, era, COLUMNS[column])) is not None]

    for (cheapest, dearest), (later_cheapest, later_dearest) in pairwise(spans):
        assert cheapest <= later_cheapest
        assert dearest <= later_dearest


def test_cards_of_a_kind_and_an_era_cost_alike() -> None:
    """Era I has Wonders whose cost is public, and low; ours cost more, or nobody would leave them."""
    for table in TABLES:
        for era in ERAS:
            for column, kind in COLUMNS.items():
                found = span(table, era, kind)
                if found is not None and (column, era) != ("Wonders", "I"):
                    assert found[1] - found[0] <= 2, f"{column} of era {era}"
