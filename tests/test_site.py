"""The site: every page has its place, every link leads somewhere, and the reference has every public name.

`make docs` builds it and checks it, too; this needs nothing but the files.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import monumental
from tools.docs_comments import comment

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NAMES = [path.relative_to(ROOT).as_posix() for path in PAGES]

#: What is shown as it is typed has no links and no headings.
CODE = re.compile(r"^(`{3,}).*?^\1$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^(`{3,}).*?^\1$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PLACE = re.compile(r'\bid="([^"]+)"')
ELSEWHERE = ("https:", "http:", "mailto:")


def anchors(text: str) -> set[str]:
    """The headings of a page as links name them, on the site and wherever Markdown is shown."""
    text = FENCED.sub("", text)
    headings = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text))
    return {heading.replace(" ", "-") for heading in headings} | set(PLACE.findall(text))


def dead_links(page: Path) -> Iterator[str]:
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        if link.startswith(ELSEWHERE):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists():
            yield f"{link}: there is no such file"
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
            yield f"{link}: there is no such heading"


def documented() -> list[str]:
    """What the reference shows, page by page."""
    pages = (path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs/reference").glob("*.md")))
    return [name for page in pages for name in re.findall(r"^::: (\S+)$", page, re.MULTILINE)]


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_of_a_page_leads_to_a_file_and_a_heading_that_are_there(page: Path) -> None:
    assert list(dead_links(page)) == []


def test_a_dead_link_is_found_and_code_is_not_read_for_links(tmp_path: Path) -> None:
    other = tmp_path / "other.md"
    other.write_text('# A new verb: swap\n\n```\n# no heading\n```\n<a id="duel-1"></a>', "utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "[1](other.md) [2](other.md#a-new-verb-swap) [3](other.md#duel-1) [4](https://example.org/x)\n"
        "[5](gone.md) [6](other.md#no-heading) [7](#nowhere)\n`[8](gone.md)`\n```\n[9](gone.md)\n```\n",
        "utf-8",
    )

    assert list(dead_links(page)) == [
        "gone.md: there is no such file",
        "other.md#no-heading: there is no such heading",
        "#nowhere: there is no such heading",
    ]


def test_every_page_stands_once_in_the_contents_of_the_site() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]

    places = Counter(re.findall(r"- (?:[\w ]+: )?(\S+\.md)$", contents, re.MULTILINE))
    assert {page: places[page] for page in NAMES if places[page] != 1} == {}
    assert sorted(set(places) - set(NAMES)) == []


def test_every_public_name_stands_once_in_the_reference() -> None:
    places = Counter(documented())

    ours = [f"monumental.{name}" for name in monumental.__all__]
    assert {name: places[name] for name in ours if places[name] != 1} == {}


@pytest.mark.parametrize("name", documented())
def test_what_stands_in_the_reference_is_there(name: str) -> None:
    home, _, last = name.rpartition(".")

    assert last in getattr(import_module(home), "__all__", ()) or find_spec(name) is not None


def test_the_reference_has_what_stands_beside_an_attribute() -> None:
    lines = [
        "    supply: list[int]",
        "    gained: list[int]  # this turn or round",
        "    #: Of somebody whose turn",
        "    #: has just begun.",
        "    did: frozenset[str]",
        "    wonder: int  # noqa: E1",
    ]

    said = [comment(lines, line, line) for line in (1, 2, 5, 6)]
    assert said == ["", "This turn or round.", "Of somebody whose turn has just begun.", ""]
