"""The page of the balance report: everything is on it, in words and numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from monumental.balance import page as page_module
from monumental.balance.page import Scale, page
from monumental.balance.report import (
    Finding,
    Length,
    Pairing,
    People,
    Points,
    Rate,
    Report,
    SeatResult,
    Thing,
    Use,
)
from monumental.cards.text import LOCALE, load_texts
from monumental.play.setup import unpack

BOX = unpack("duel")
TEXTS = load_texts("en", tuple(pack.folder for pack in BOX.packs), BOX.rules)

#: Elements that have no end tag.
VOID = {"meta", "br"}

NOBODY = Rate(0, 0.0, 0.0, 0.0)

TRADING_POST = Thing(
    "trading-post",
    "building",
    "duel-trade",
    "partial",
    era=1,
    cost=4,
    shown=1200,
    taken=1155,
    affordable=1500,
    taken_then=1130,
    round_shown=2.4,
    round_taken=3.6,
    used=5.2,
    having=Rate(1200, 0.571, 0.543, 0.599),
    lacking=Rate(900, 0.402, 0.371, 0.434),
)
WINDMILL = replace(
    TRADING_POST,
    key="windmill",
    source="original",
    era=2,
    shown=0,
    taken=0,
    affordable=0,
    taken_then=0,
    having=NOBODY,
    lacking=NOBODY,
)
ACADEMY = replace(TRADING_POST, key="academy", source="official", taken=600)
MASONRY = replace(TRADING_POST, key="masonry", group="knowledge", taken=60, having=NOBODY)

REPORT = Report(
    head={
        "monumental": "0.1.0",
        "rules": "duel",
        "rules_version": 2,
        "packs": [{"name": "duel-trade", "version": "1", "digest": "0" * 64}],
        "preset": "rulebook",
        "switches": {"final-decay": True, "aztec-start-province": False},
        "map": None,
        "seats": 2,
        "bot": "normal",
        "games": 2000,
        "seed": 4711,
    },
    games=2000,
    decisions=351234,
    findings=(
        Finding("too-strong", "academy", "building", 0.182, -1.0, 0.15, 5.0),
        Finding("dominates", "trading-post", "building", 0.9625, 0.1, 0.9, 4.0),
        Finding("rots", "masonry", "knowledge", 0.05, 0.1, 0.9, 3.0),
        Finding("civilization", "aztecs", "", 0.589, 0.45, 0.55, 2.0),
        Finding("seat", "1", "", 0.455, 0.47, 0.53, 1.0),
        Finding("never", "windmill", "building", 0.0, 1.0, 1.0, 0.0),
        Finding("unused-effect", "place_type_marker", "", 0.0, 1.0, 1.0, 0.0),
    ),
    civilizations=(
        People("aztecs", Rate(1300, 0.589, 0.562, 0.616), 31.2, "partial"),
        People("malians", Rate(1300, 0.463, 0.436, 0.49), 29.7, "original"),
    ),
    pairings=(
        Pairing("aztecs", "malians", Rate(700, 0.571, 0.534, 0.607)),
        Pairing("malians", "aztecs", Rate(700, 0.429, 0.393, 0.466)),
    ),
    seats=(
        SeatResult(0, Rate(2000, 0.545, 0.523, 0.567), 30.4),
        SeatResult(1, Rate(2000, 0.455, 0.433, 0.477), 29.3),
    ),
    length=Length(11, 12.6, 14, {11: 310, 12: 815, 14: 875}),
    points=(
        Points("provinces", 12.0, 0.6, 15.0, 9.0),
        Points("free-cities", 8.0, 0.4, 5.0, 11.0),
    ),
    things=(WINDMILL, MASONRY, ACADEMY, TRADING_POST),
    actions=(Use("trade", 1234, 500, 0), Use("acquire", 20500, 2000, 0)),
    effects=(Use("place_type_marker", 0, 0, 3), Use("gain_basic", 777, 640, 9)),
)


class Reader(HTMLParser):
    """Reads a page as strictly as XML: what is opened is closed, in order."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.rows: dict[str, str] = {}
        self._row = ""
        self.words: list[str] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._see(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._see(tag, attrs)

    def _see(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"{tag} has an attribute twice"
        self.elements.append((tag, dict(attrs)))
        if tag == "tr":
            self._row = dict(attrs).get("id") or ""

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag
        if tag == "tr":
            self._row = ""

    def handle_data(self, data: str) -> None:
        if "style" in self.open:
            return
        self.words.append(data)
        if self._row:
            self.rows[self._row] = f"{self.rows.get(self._row, '')} {data}"

    def text(self) -> str:
        return plain(" ".join(self.words))

    def row(self, name: str) -> str:
        return plain(self.rows[name])

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def plain(words: str) -> str:
    """Every space is one space, the one before % too."""
    return " ".join(words.split()).replace(" .", ".")


@pytest.fixture(scope="module")
def source() -> str:
    return page(REPORT, BOX.catalog, TEXTS)


@pytest.fixture(scope="module")
def read(source: str) -> Reader:
    return Reader(source)


def test_every_tag_is_closed_in_order(read: Reader) -> None:
    assert read.open == []


def test_the_same_report_makes_the_same_page(source: str) -> None:
    assert page(REPORT, BOX.catalog, TEXTS) == source


def test_nothing_comes_from_elsewhere_and_nothing_runs(source: str, read: Reader) -> None:
    tags = {tag for tag, _ in read.elements}

    assert "http" not in source
    assert "//" not in source
    assert "@import" not in source
    assert set(re.findall(r"url\(([^)]*)\)", source)) == {"#hatch-band", "#hatch-bar"}
    assert not tags & {"script", "link", "img", "iframe", "object"}
    assert all(not name.startswith("on") for _, attributes in read.elements for name in attributes)


def test_the_sections_stand_in_order(read: Reader) -> None:
    sections = [section["id"] for section in read.all("section")]

    assert sections == ["findings", "win-rates", "length", "points", "things", "uses", "reading"]


def test_the_head_says_which_games_these_were(read: Reader) -> None:
    head = read.text().partition("What to look at first")[0]

    for fact in ("Duel, version 2", "normal", "2,000 games", "4711", "Trade, version 1", "0.1.0", "351,234"):
        assert fact in head


@pytest.mark.parametrize(
    "sentence",
    [
        "its owners win more often than those who lack it, by 18.2 percentage points more than is usual",
        "Trading Post dominates: taken in 96.2 % of the games in which it was shown (10–90 % expected).",
        "Masonry rots: taken in only 5.0 % of the games",
        "Aztecs wins too often: 58.9 % of its games (45–55 % expected).",
        "Seat 2 wins too rarely: 45.5 % of the games (47–53 % expected).",
        "Windmill was never shown in any game.",
        "place_type_marker stands on a card, and never came about.",
    ],
)
def test_a_finding_is_one_sentence(read: Reader, sentence: str) -> None:
    assert sentence in read.text()


def test_findings_keep_their_order_and_lead_to_their_rows(read: Reader) -> None:
    ids = [attributes["id"] for _, attributes in read.elements if "id" in attributes]
    links = [link["href"] or "" for link in read.all("a")]

    assert len(set(ids)) == len(ids)
    assert {link.removeprefix("#") for link in links} <= set(ids)
    assert links[-7:] == [
        "#thing-academy",
        "#thing-trading-post",
        "#thing-masonry",
        "#civilization-aztecs",
        "#seat-1",
        "#thing-windmill",
        "#effect-place_type_marker",
    ]


def test_the_head_lists_the_switches_of_the_rules(read: Reader) -> None:
    switches = "1 of 2 on off The Aztecs start with a Province. on The Advantage decays"

    assert switches in read.text()


def test_no_findings_are_said_to_be_none() -> None:
    text = Reader(page(replace(REPORT, findings=()), BOX.catalog, TEXTS)).text()

    assert "Nothing stands out" in text


def test_rows_in_a_finding_are_marked_with_a_word(read: Reader) -> None:
    assert read.row("thing-trading-post").startswith("■ dominates Trading Post")
    assert read.row("thing-academy").startswith("▲ too strong Academy")
    assert read.row("thing-windmill").startswith("○ never shown Windmill")
    assert read.row("civilization-aztecs").startswith("◆ off balance Aztecs")
    assert read.row("civilization-malians").startswith("Malians")


def test_win_rates_have_their_numbers_beside_them(read: Reader) -> None:
    assert read.row("civilization-aztecs").endswith("58.9 % 56.2–61.6 % 1,300 31.2")
    assert read.row("seat-0") == "Seat 1 54.5 % 52.3–56.7 % 2,000 30.4"


def test_civilizations_meet_in_a_matrix(read: Reader) -> None:
    assert "Malians 42.9 % 39.3–46.6 % –" in read.text()


def test_the_histogram_has_a_number_on_every_bar_and_no_round_is_left_out(read: Reader) -> None:
    text = read.text()

    assert "Games took 11 to 14 rounds, 12.6 on average." in text
    assert "310 11 815 12 13 875 14" in text


def test_points_are_told_apart_by_word_and_pattern(read: Reader) -> None:
    patterns = [bar["class"] for bar in read.all("rect") if bar.get("class") in {"solid", "hatched"}]

    assert "Provinces 60.0 % of all points winners 15.0 75.0 % others 9.0 45.0 %" in read.text()
    assert patterns == ["solid", "hatched"] * 2


def test_a_thing_stands_in_one_row_with_all_its_numbers(read: Reader) -> None:
    row = read.row("thing-trading-post")

    assert row.startswith("■ dominates Trading Post ◐ partly public Era I 4 1,200 96.2 % 75.3 %")
    assert row.endswith("75.3 % 2.4 → 3.6 5.2 57.1 % 40.2 % +16.9")
    assert [row for row in read.rows if row.startswith("thing-")] == [
        "thing-trading-post",
        "thing-academy",
        "thing-windmill",
        "thing-masonry",
    ]


def test_what_was_not_measured_is_a_dash(read: Reader) -> None:
    assert read.row("thing-windmill").endswith("○ ours Era II 4 0 – – – – – – –")
    assert read.row("thing-masonry").endswith("– 40.2 % –")


def test_groups_without_things_are_left_out(read: Reader) -> None:
    text = read.text()

    assert "Buildings: 3, and what became of them" in text
    assert "Knowledge: one, and what became of it" in text
    assert "Wonders" not in text


def test_the_most_frequent_verbs_stand_first_and_unused_ones_last_with_a_word(read: Reader) -> None:
    verbs = [row for row in read.rows if row.startswith(("action-", "effect-"))]

    assert verbs == ["action-acquire", "action-trade", "effect-gain_basic", "effect-place_type_marker"]
    assert read.row("effect-gain_basic") == "gain_basic 9 777 32.0 %"
    assert read.row("effect-place_type_marker").startswith("□ never came about place_type_marker 3 0")


def test_every_plot_says_its_numbers(read: Reader) -> None:
    drawn = [svg for svg in read.all("svg") if svg.get("aria-hidden") != "true"]

    assert len(drawn) == 2 + 4 + 2 + 1 + 4 + 2 * 4 + 2 * 4
    assert all(svg["role"] == "img" and re.search(r"\d", svg["aria-label"] or "") for svg in drawn)


def test_with_and_without_are_told_apart_by_shape(read: Reader) -> None:
    dots = [circle["class"] for circle in read.all("circle")]

    # The key, then trading post, academy and masonry, which nobody had.
    assert dots[-7:] == ["filled", "hollow", "filled", "hollow", "filled", "hollow", "hollow"]


def test_every_table_has_a_caption_and_heads_with_a_scope(read: Reader) -> None:
    assert len(read.all("caption")) == len(read.all("table")) == 8
    assert all(head.get("scope") for head in read.all("th"))


def test_a_name_with_a_bracket_stays_a_name() -> None:
    odd = replace(TRADING_POST, key='<b onclick="x">&')

    source = page(replace(REPORT, things=(odd,), findings=()), BOX.catalog, TEXTS)

    assert "<b" not in source.replace("<body", "").replace("<br", "")
    assert '<b onclick="x">&' in Reader(source).text()


def test_a_report_of_nothing_is_a_page_too() -> None:
    nothing = replace(
        REPORT,
        games=0,
        findings=(),
        civilizations=(),
        pairings=(),
        seats=(),
        length=Length(0, 0.0, 0, {}),
        points=(),
        things=(),
        actions=(),
        effects=(),
    )

    read = Reader(page(nothing, BOX.catalog, TEXTS))

    assert read.open == []
    assert "No game came to an end." in read.text()


def test_with_four_seats_an_equal_share_is_a_quarter() -> None:
    seats = tuple(SeatResult(seat, Rate(2000, 0.25, 0.23, 0.27), 30.0) for seat in range(4))

    text = Reader(page(replace(REPORT, seats=seats), BOX.catalog, TEXTS)).text()

    assert "an equal share, 25.0 %; hatched: 22.5–27.5 %" in text


def test_an_axis_has_few_round_ticks() -> None:
    assert Scale(0.4, 0.65).ticks() == [0.4, 0.45, 0.5, 0.55, 0.6, 0.65]
    assert Scale(0.15, 0.85).ticks() == [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
    assert Scale(0, 1).ticks() == [0, 0.25, 0.5, 0.75, 1]


def test_every_text_that_the_page_asks_for_is_there() -> None:
    folder = Path(page_module.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in (folder / "page.py", *folder.glob("*.jinja"))]
    written = {key for source in sources for key in re.findall(r'"(balance-[a-z-]+)"', source)}
    messages = (LOCALE / "en/balance.ftl").read_text(encoding="utf-8")

    assert written
    assert written - set(re.findall(r"^(balance-[a-z-]+) =", messages, re.MULTILINE)) == set()
