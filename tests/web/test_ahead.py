"""The first file of the page names what an address will need, so that a browser asks for it all at once."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from monumental.web.routes.ahead import FILES, PIECES, first_file

INDEX = '<html><head><script src="/assets/index.js"></script><link href="/assets/base.js"></head></html>'

#: Two files that import each other are named once each.
BUILT = {
    "src/pages/learn/Lesson.svelte": {
        "file": "assets/lesson.js",
        "css": ["assets/lesson.css"],
        "imports": ["_t"],
    },
    "_t": {
        "file": "assets/table.js",
        "css": ["assets/table.css"],
        "imports": ["_b", "src/pages/learn/Lesson.svelte"],
    },
    "_b": {"file": "assets/base.js"},
}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / FILES).write_text(json.dumps(BUILT))
    return tmp_path


def named(page: Path, address: str) -> list[str]:
    return re.findall(
        r'rel="(?:modulepreload|preload)"[^>]* href="/assets/([^"]+)"', first_file(page, address).decode()
    )


def test_a_lesson_names_all_that_it_is_made_of_and_what_is_named_already_not_again(page: Path) -> None:
    assert named(page, "learn/duel/city") == ["lesson.js", "table.js", "lesson.css", "table.css"]


@pytest.mark.parametrize("address", ["", "learn", "rules/read/duel", "learn/duel/city/more", "table"])
def test_an_address_without_a_table_names_nothing_more(page: Path, address: str) -> None:
    assert first_file(page, address).decode() == INDEX


def test_a_page_without_the_list_of_its_files_is_still_a_page(page: Path) -> None:
    (page / FILES).unlink()

    assert first_file(page, "learn/duel/city").decode() == INDEX


def test_a_page_that_is_built_anew_is_read_anew(page: Path) -> None:
    before = first_file(page, "learn/duel/city")
    (page / "index.html").write_text(INDEX.replace("index.js", "other.js"))

    assert before != first_file(page, "learn/duel/city")


def test_the_pieces_are_those_that_the_page_loads() -> None:
    app = Path("ui/src/app.svelte").read_text(encoding="utf-8")

    for piece in PIECES.values():
        assert f'import("{piece.replace("src/", "./")}")' in app
