"""The page about position files explains every field, and its example is one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from monumental import read_position, read_snapshot, write_snapshot
from monumental.play.position import FIELDS

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "positions.md").read_text(encoding="utf-8")
TOML = (DOCS / "positions/duel.toml").read_text(encoding="utf-8")
JSON = (DOCS / "positions/duel.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_of_a_position_is_explained(field: str) -> None:
    assert re.search(rf"`{field}`|`{field} =", PAGE)


def test_the_page_shows_the_example_file() -> None:
    assert f"```toml\n{TOML}```" in PAGE


def test_the_example_in_json_is_the_same_position_in_full() -> None:
    assert json.loads(JSON) == json.loads(write_snapshot(read_position(TOML)))
    assert read_snapshot(JSON).state == read_position(TOML).state
