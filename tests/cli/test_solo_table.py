"""The area of an Automa as it is drawn and as it is told, and the news of its turns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from monumental import Game
from monumental.bots import make_bot
from monumental.cards.text import LANGUAGES
from monumental.cli.screens.classic.solo_news import passages
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.screens.score import drawn_sheet, spoken_sheet
from monumental.cli.screens.views import view_of
from monumental.cli.table.explaining.answers import about_card, log
from monumental.cli.table.telling.news import digest, tell
from monumental.cli.table.telling.paragraph import Paragraph
from monumental.engine.action import NONE
from monumental.engine.chance import seeded
from monumental.engine.resources import GOLD
from monumental.play.imagine import imagine
from monumental.play.setup import new_game
from tests.cli.test_classic_table import drawn, printed, texts, told
from tests.scene import reprinted
from tests.solo_scene import AUTOMA, PUBLISHED, RULEBOOK, follow, solo_scene

pytestmark = pytest.mark.long

AREA = {
    "supply": "4 gold",
    "policies": "emporia",
    "discard": "weaponry irrigation pyramids marketplace",
    "wonder": "stonehenge",
    "troops": "5:7 4:1 9:1",
    "warlord": 9,
    "explorers": [4, 8],
    "exploration": "gauls",
    "market_tokens": "carthage-galleys",
    "production_tokens": 1,
}

PIECES = (
    "7 Troops in the Capital",
    "Warlord on tile 9",
    "Explorer 1 on tile 4",
    "Explorer 2 on tile 8",
    "2 Outposts left to build",
)


def area(switches: Mapping[str, bool] = RULEBOOK) -> Game:
    cards = {"deck": "solo-4 solo-12", "revealed": "solo-3 solo-5"}
    return solo_scene("greeks", {**AREA, "automa": cards}, switches=switches)


def in_full(game: Game, width: int = 80) -> str:
    return printed(view_of(game).board.belongings_of(game, AUTOMA, 0, texts()), width)


def in_sentences(game: Game) -> list[str]:
    return view_of(game).story.belongings_of(game, AUTOMA, 0, texts())


@pytest.mark.rule("BASE-SOLO-06", "MOD-AUTO-03")
def test_an_automa_is_there_at_a_glance() -> None:
    glance = " ".join(drawn(area()).split())

    points = "20 points (12 of them provisional Dominance)"
    counts = "Provinces 2 · Knowledge 2 · Wonders 1 · Policies 1 of 5 · "
    assert f"B Greeks (Automa) · {points} · ●4 {counts}" in glance
    assert "Buildings 1 Wonder in construction: Stonehenge · 1 Production token · " in glance
    assert "Solo deck: 2 cards left" in glance
    assert "Map: A Egyptians (you) · B Greeks (Automa)" in glance
    sentence = f"Greeks (Automa), {points}.\n4 Gold; Provinces 2; Knowledge 2; Wonders 1; Policies 1 of 5; "
    assert sentence in told(area())


def test_the_area_of_an_automa_is_shown_in_full_by_a_command() -> None:
    shown = [" ".join(line.split()) for line in in_full(area(), 160).splitlines()]

    assert shown[1:] == [
        "An economic civilization.",
        "Gold ●4",
        "Policies 1 of 5",
        "Knowledge Weaponry · Irrigation",
        "Wonders Pyramids",
        "Buildings Marketplace",
        "Wonder in construction Stonehenge",
        "Provinces 4 · 9",
        f"Pieces {' · '.join(PIECES)}",
        "Tokens 1 Production token · Galleys · Gauls",
        "Solo deck 2 cards left",
        "Revealed Solo 3 · Solo 5",
        "Latest Solo card Solo 5",
        "1 Conquer the adjacent Province with the lowest cost.",
        "2 (2 Gold) Conquer the adjacent Province with the lowest cost.",
        "3 Economic: move both Explorers 2 steps each.",
    ]


def test_the_area_of_an_automa_is_told_in_sentences() -> None:
    assert in_sentences(area()) == [
        "Greeks (Automa), 20 points (12 of them provisional Dominance).",
        "An economic civilization.",
        "4 Gold.",
        "Policies: 1 of 5",
        "Knowledge: Weaponry and Irrigation",
        "Wonders: Pyramids",
        "Buildings: Marketplace",
        "Wonder in construction: Stonehenge",
        "Provinces: 4 and 9",
        f"Pieces: {', '.join(PIECES[:-1])} and {PIECES[-1]}",
        "Tokens: 1 Production token, Galleys and Gauls",
        "Solo deck: 2 cards left",
        "Revealed: Solo 3 and Solo 5",
        "Latest Solo card: Solo 5",
        "1: Conquer the adjacent Province with the lowest cost.",
        "2: (2 Gold) Conquer the adjacent Province with the lowest cost.",
        "3: Economic: move both Explorers 2 steps each.",
    ]


def test_an_automa_that_has_nothing_yet() -> None:
    game = solo_scene("greeks", {"automa": {"deck": "solo-4"}})

    assert "Knowledge: none" in in_sentences(game)
    assert "Solo deck: 1 card left" in in_sentences(game)
    assert not [line for line in in_sentences(game) if line.startswith(("Revealed", "Latest", "Tokens"))]
    assert "Latest Solo card" not in in_full(game)


def test_lines_for_other_civilizations_are_dim() -> None:
    game = solo_scene("greeks", {"automa": {"revealed": "solo-1"}})
    console = Console(width=80, force_terminal=True, color_system="standard", highlight=False, markup=False)
    with console.capture() as capture:
        console.print(view_of(game).board.belongings_of(game, AUTOMA, 0, texts()))
    shown = capture.get()

    assert "\x1b[2mArchitectural: " in shown
    assert "\x1b[2mConquer " not in shown


def test_the_cards_in_view_include_the_latest_solo_card() -> None:
    titles = [answer.title for answer in about_card(area(), 0, "", texts())]

    assert "Solo 5" in titles
    assert "Solo 3" not in titles


@pytest.mark.rule("BASE-SOLO-04", "MOD-AUTO-07")
def test_each_line_is_told_with_what_came_of_it() -> None:
    game = solo_scene("danes", {"supply": "1 gold"}, tokens={4: "gauls"})
    follow(game, "solo-3")
    assert game.journal is not None

    assert digest(game, game.journal, 0, texts(), seeing=True) == [
        Paragraph("Danes, line 1: Develop a Policy.", "Danes developed a Policy (1 in all)."),
        Paragraph(
            "Danes, line 2: (3 Gold) Develop a Policy.", "Danes could not pay 3 Gold and skipped the line."
        ),
    ]
    assert log(game, game.journal, "", texts()).lines == (
        "Danes, line 1: Develop a Policy.",
        "Danes developed a Policy (1 in all).",
        "Danes, line 2: (3 Gold) Develop a Policy.",
        "Danes could not pay 3 Gold and skipped the line.",
    )


def answered(folder: Path) -> Game:
    """A Policy of the Greeks answers when the Danes complete a Wonder, before its token is placed."""
    answer = 'event = "completed", who = "opponent"'
    game = solo_scene(
        "danes",
        {"troops": "5:8 4:1", "wonder": "pyramids", "automa": {"deck": "solo-4"}},
        civ="greeks",
        policies="emporia",
        packs=reprinted(folder, "emporia", 'event = "explored"', answer, box="base"),
    )
    follow(game, "solo-7")
    return game


def test_a_text_that_answers_an_automa_does_not_break_its_line(tmp_path: Path) -> None:
    game = answered(tmp_path)
    assert game.journal is not None

    first, *others = digest(game, game.journal, 0, texts(), seeing=True)

    assert first.head.startswith("Danes, line 1: Complete the Wonder in construction")
    assert first.below == (
        "Danes completed Pyramids. Greeks: Emporia takes effect. Greeks gained 2 Gold. "
        "Danes put the Wonder token of Pyramids on tile 4 (meadow)."
    )
    assert [each.head.partition(":")[0] for each in others] == ["Danes, line 2", "Danes, line 3"]
    assert first in tell(game, game.journal, texts(), seeing=True)


def test_what_a_text_of_others_did_in_a_line_is_told_in_short(tmp_path: Path) -> None:
    """What the Greeks gained is as little news for others as on any turn."""
    game = answered(tmp_path)
    assert game.journal is not None

    first = digest(game, game.journal, 2, texts(), seeing=True)[0]

    assert first.below.startswith("Danes completed Pyramids. Danes put the Wonder token")


def test_what_somebody_decided_heads_the_rest_of_a_line(tmp_path: Path) -> None:
    game = answered(tmp_path)
    game.journal = []
    game.tell("tie-decided", AUTOMA, place=3, number=0)
    game.tell("completed", AUTOMA, game.catalog.number("pyramids"))
    game.tell("gained", 0, resource=GOLD, number=1)
    game.tell("automa-developed", AUTOMA, number=1)

    (paragraph,) = digest(game, game.journal, 0, texts(), seeing=True)

    assert paragraph.head == "Greeks chose tile 4 (meadow) for the Danes."
    assert paragraph.below == (
        "Danes completed Pyramids. Greeks gained 1 Gold. Danes developed a Policy (1 in all)."
    )


@pytest.mark.parametrize("key", ["solo-card", "turn-begins", "turn-ends", "round-begins", "final-turns"])
def test_a_line_ends_with_the_next_card_or_turn(tmp_path: Path, key: str) -> None:
    game = answered(tmp_path)
    game.journal = []
    line = game.catalog.number("solo-3")
    game.tell("solo-line", AUTOMA, line)
    game.tell("automa-developed", AUTOMA, number=1)
    game.tell(key, AUTOMA, line, number=2)
    game.tell("settled", 0, place=0)

    assert [passage.headed for passage in passages(game.journal)] == [True, False]
    told = digest(game, game.journal, 0, texts(), seeing=True)
    assert told[0] == Paragraph("Danes, line 1: Develop a Policy.", "Danes developed a Policy (1 in all).")
    assert told[-1] == Paragraph("Greeks settled on tile 1 (Capital).")


def test_what_nobody_does_is_not_part_of_a_line(tmp_path: Path) -> None:
    game = answered(tmp_path)
    game.journal = []
    game.tell("solo-line", AUTOMA, game.catalog.number("solo-3"))
    game.tell("automa-developed", AUTOMA, number=1)
    game.tell("display-discarded", NONE, game.catalog.number("wheel"))

    told = digest(game, game.journal, 0, texts(), seeing=True)

    assert [bool(each.below) for each in told] == [True, False]


def test_a_screen_lays_out_what_came_of_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    paragraphs = [Paragraph("Danes, line 1: Develop a Policy.", "It worked."), Paragraph("Round 2 begins.")]

    DrawnScreen(texts()).news("", paragraphs)
    drawn_lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    PlainScreen(texts()).news("News", paragraphs)
    told_lines = capsys.readouterr().out.splitlines()

    assert drawn_lines == ["· Danes, line 1: Develop a Policy.", "    It worked.", "· Round 2 begins."]
    assert told_lines == ["News:", "Danes, line 1: Develop a Policy.", "It worked.", "Round 2 begins."]


def test_a_round_that_begins_is_no_deed_of_the_automa() -> None:
    game = solo_scene("danes")
    game.tell("settled", AUTOMA, place=4)
    game.tell("round-begins", AUTOMA, number=2)
    game.tell("automa-developed", AUTOMA, number=1)
    assert game.journal is not None

    lines = log(game, game.journal, "all", texts()).lines

    assert lines == (
        "Danes settled on tile 5 (Capital).",
        "Round 2 begins.",
        "Danes developed a Policy (1 in all).",
    )


@pytest.mark.rule("MOD-AUTO-21")
def test_gold_of_the_automa_is_on_the_sheet_only_where_it_counts() -> None:
    by_the_book, as_published = area(), area(switches=PUBLISHED)

    assert "Gold" not in printed(drawn_sheet(by_the_book, texts()))
    assert not [line for line in spoken_sheet(by_the_book, texts()) if "Gold" in line]
    assert "1 × 1 = 1" in [line for line in spoken_sheet(as_published, texts()) if "Gold" in line][-1]
    assert "Gold" in printed(drawn_sheet(as_published, texts()))
    # At a glance, the Gold itself is enough.
    assert "each 3 Gold" not in drawn(as_published)


def test_the_score_sheet_says_who_is_an_automa() -> None:
    sheet = printed(drawn_sheet(area(), texts())).splitlines()

    assert [name.strip() for name in sheet[1].split("┃")[2:4]] == ["", "Greeks"]
    assert [name.strip() for name in sheet[2].split("┃")[2:4]] == ["Egyptians", "(Automa)"]
    assert [line for line in spoken_sheet(area(), texts()) if line.endswith("points.")] == [
        "Egyptians: 0 points.",
        "Greeks (Automa): 20 points.",
    ]


@pytest.mark.parametrize("width", [50, 60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_line_never_stands_alone(language: str, width: int) -> None:
    game = solo_scene("greeks", {"automa": {"revealed": "solo-5"}})
    shown = printed(view_of(game).board.belongings_of(game, AUTOMA, 0, texts(language)), width)

    assert not [line for line in shown.splitlines() if line.strip() in {"1", "2", "3"}]


@cache
def positions(seats: int, automas: tuple[int, ...]) -> list[Game]:
    """From a whole game of bots and Automas."""
    game = new_game(
        "classic",
        seats=seats,
        seed=2,
        civilizations=["random"] * seats,
        automas=automas,
        advanced=3,
        preset="published",
        packs=("base", "heroes", "monsters"),
    )
    bot = make_bot("random", 1)
    found: list[Game] = []
    for decision in count():
        if decision % 80 == 0 or game.over:
            found.append(game.clone(seeded(0)))
        if game.over:
            return found
        game.play(bot.choose(imagine(game, game.seat, seeded(decision)), game.seat))
    raise AssertionError


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_automa_never_leaves_the_width_of_the_table(language: str, width: int) -> None:
    for seats, automas in ((2, (1,)), (4, (1, 3))):
        for game in positions(seats, automas)[:-1]:
            words = texts(language)
            shown = drawn(game, game.seat, width, language)
            for automa in automas:
                shown += printed(view_of(game).board.belongings_of(game, automa, game.seat, words), width)
            assert max(cell_len(line) for line in shown.splitlines()) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_sheet_with_automas_fits_in_80_columns(language: str) -> None:
    sheet = printed(drawn_sheet(positions(4, (1, 3))[-1], texts(language)))

    assert max(cell_len(line) for line in sheet.splitlines()) <= 80
    assert "…" not in sheet
