"""A card without a test fails here: each is put into play by the test file of its pack file."""

import ast
import re
from pathlib import Path

import pytest

from monumental import unpack

CARDS = {key: file for pack in unpack("duel", ("duel-trade",)).packs for key, (file, _) in pack.cards.items()}

#: The tests of a file of cards, where they are not simply called after it.
TEST_FILES = {"basic.toml": "test_basic_buildings.py", "starting.toml": "test_starting_cards.py"}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_put_into_play_by_a_test(card: str) -> None:
    file = CARDS[card]
    tests = Path(__file__).with_name(TEST_FILES.get(file, f"test_{Path(file).stem.replace('-', '_')}.py"))

    assert card in words_in_play(tests)


def words_in_play(path: Path) -> set[str]:
    """The words in the drawings and actions of a test file: its strings, docstrings aside."""
    words: set[str] = set()
    for test in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for node in ast.walk(test):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    text = "" if node.value == ast.get_docstring(test, clean=False) else node.value
                    words.update(re.findall(r"[a-z]+(?:-[a-z0-9]+)*", text))
    return words
