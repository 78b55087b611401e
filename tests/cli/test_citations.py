"""Which code keeps a clause: citations are found in the sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.cli.citations import Citation, Place, cited_by, places

SOURCE = '''"""A module that mentions GAME-ACT-01, and claims to keep [GAME-TOP-01]."""

import this  # [GAME-TOP-02]

#: So many of them.
#: [GAME-NUM-01, GAME-NUM-02]
MOST: Final = 3

PRICES = {
    "low": 1,  # [GAME-NUM-03]
}


class City:
    """Nine cells, see `ids["GAME-CITY-09"]`.  [GAME-CITY-01]"""

    size = 9  # [GAME-CITY-02]

    @property
    def rows(self):
        """Three.

        And as many columns.
        [GAME-CITY-03, Q-B-07,
        GAME-CITY-04]
        """
        # Not the other way round.  [GAME-CITY-05]
        return 3

    # Cards are dealt one by one.  [GAME-CITY-06]
    def deal(self):
        cards = ["[GAME-CITY-07]"]

        def one():
            """The topmost.  [GAME-CITY-08]"""
'''


def test_a_citation_belongs_to_the_innermost_function_class_or_constant() -> None:
    assert cited_by(SOURCE) == [
        Citation("GAME-TOP-01", 1, ""),
        Citation("GAME-TOP-02", 3, ""),
        Citation("GAME-NUM-01", 6, "MOST"),
        Citation("GAME-NUM-02", 6, "MOST"),
        Citation("GAME-NUM-03", 10, "PRICES"),
        Citation("GAME-CITY-01", 14, "City"),
        Citation("GAME-CITY-02", 17, "City"),
        Citation("GAME-CITY-03", 20, "City.rows"),
        Citation("GAME-CITY-04", 20, "City.rows"),
        Citation("GAME-CITY-05", 27, "City.rows"),
        Citation("GAME-CITY-06", 30, "City.deal"),
        Citation("GAME-CITY-08", 34, "City.deal.one"),
    ]


@pytest.mark.parametrize("source", ["", "x = 1\n", '"""Nothing."""\n\nCLAUSES = {"a": "GAME-ACT-01"}\n'])
def test_a_file_need_not_cite_anything(source: str) -> None:
    assert cited_by(source) == []


def test_a_part_that_cites_a_clause_twice_is_one_place(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "chess"
    folder.mkdir(parents=True)
    (folder / "king.py").write_text(
        'def move():\n    """One step.  [GAME-KING-01]"""\n    return 1  # [GAME-KING-01, GAME-KING-02]\n'
        'def castle():\n    """Two.  [GAME-KING-01]"""\n',
        encoding="utf-8",
    )

    assert places(tmp_path, {}) == {
        "GAME-KING-01": [Place("games/chess/king.py", 1, "move"), Place("games/chess/king.py", 4, "castle")],
        "GAME-KING-02": [Place("games/chess/king.py", 3, "move")],
    }


def test_who_looks_at_a_game_or_plays_it_keeps_no_rule(tmp_path: Path) -> None:
    for room in ("bots", "testing", "cli"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "one.py").write_text('"""[GAME-KING-01]"""\n', encoding="utf-8")

    assert places(tmp_path, {}) == {}
