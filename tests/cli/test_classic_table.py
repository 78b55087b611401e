"""The table of classic as it is drawn and as it is told, from drawn positions."""

from __future__ import annotations

from functools import cache
from itertools import count

import pytest
from rich.cells import cell_len
from rich.console import Console

from monumental import Game, unpack
from monumental.bots import make_bot
from monumental.cards.text import LANGUAGES, Texts
from monumental.cli.languages import spoken
from monumental.cli.screens.score import drawn_sheet
from monumental.cli.screens.views import view_of
from monumental.cli.table.telling.news import digest
from monumental.cli.table.telling.paragraph import Paragraph
from monumental.engine.chance import seeded
from monumental.play.imagine import imagine
from monumental.play.setup import new_game
from monumental.play.speech.verdict import verdict
from tests.classic_scene import act, scene
from tests.lanes import first_now


def texts(language: str = "en") -> Texts:
    return spoken(language, unpack("classic"))


def printed(thing: object, width: int = 80) -> str:
    """Without colours."""
    console = Console(width=width, color_system=None, force_terminal=False, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def drawn(game: Game, seat: int = 0, width: int = 80, language: str = "en") -> str:
    return printed(view_of(game).board.whole_table(game, seat, texts(language), width), width)


def told(game: Game, seat: int = 0) -> str:
    return "\n".join(view_of(game).story.whole_table(game, seat, texts()))


def test_opponents_are_there_at_a_glance() -> None:
    game = scene(
        other={
            "supply": "2 gold 1 culture",
            "production_tokens": 2,
            "exploration": "gauls visby",
            "troops": "5:8 4:1",
            "wonder": "stonehenge",
        }
    )

    glance = "B Danes · 4 points (3 of them provisional Dominance) · ✦1 ●2 "
    glance += "Provinces 1 · Knowledge 0 · Wonders 0 · Policies 0 · "
    glance += "2 Production tokens · 2 Exploration tokens · Stonehenge, 3 Production to complete"
    assert glance in " ".join(drawn(game).split())
    assert (
        "Danes, 4 points (3 of them provisional Dominance).\n1 Culture and 2 Gold; Provinces 1; Knowledge 0;"
        in told(game)
    )


def test_an_opponents_city_is_shown_in_full_by_a_command() -> None:
    game = scene(other={"city": "forum* work-camp . . . . . . ."})

    assert "Forum" not in drawn(game)
    assert "» Forum" in printed(view_of(game).board.belongings_of(game, 1, 0, texts()))
    assert "a1 Forum, activated" in "\n".join(view_of(game).story.belongings_of(game, 1, 0, texts()))


def test_the_reserve_names_its_tokens() -> None:
    game = scene(
        production_tokens=1,
        market_tokens="carthage-galleys",
        used_tokens="carthage-mercenaries",
        exploration="gauls",
        outposts=[2],
    )

    line = "Reserve   1 Production token · Galleys · × Mercenaries · Gauls · 1 Outpost left"
    assert line in drawn(game)
    line = "Reserve: 1 Production token, Galleys, Mercenaries, used, Gauls and 1 Outpost left to build"
    assert line in told(game)


def test_drawn_cards_lie_beside_the_city() -> None:
    game = scene(drawn="forum library")

    assert "Drawn     d1 » Forum · d2 » Library ⚗1" in drawn(game)
    assert "Drawn: d1 Forum, activated and d2 Library (1 Science), activated" in told(game)


def test_policies_warlord_and_wonder_lie_beside_the_city() -> None:
    game = scene(policies="corvee divine-kingship", marks=["warlord"], wonder="stonehenge")

    assert "▲ Divine Kingship · Corvée (Next Policy ✦" in drawn(game)
    assert "Warlord   × Ramses II" in drawn(game)
    assert "Stonehenge, 3 Production to complete" in drawn(game)
    assert "Warlord: Ramses II, used" in told(game)


def test_with_two_players_the_display_has_two_rows() -> None:
    game = scene(display="stonehenge pyramids irrigation seafaring . weaponry")
    rows = drawn(game).split("Map: ")[0]

    assert rows.index("3 Irrigation") < rows.index("┄┄┄") < rows.index("4 Seafaring")
    assert "Display, row 1:\n1: Stonehenge" in told(game)
    assert "Display, row 2:\n4: Seafaring" in told(game)


def test_with_three_players_the_display_has_one_row() -> None:
    game = new_game("classic", seats=3, seed=1, civilizations=["random"] * 3, draw_capitals=True)

    assert "┄┄┄" not in drawn(game)
    assert "\nDisplay:\n1: " in told(game)


def test_the_end_of_the_game_is_announced() -> None:
    assert "Round 4 · the end is near: one more round after this one" in drawn(scene(round=4, ending=True))
    assert "Round 5, the final round" in drawn(scene(round=5, ending=True, final=True))


def test_the_map_names_the_peoples_by_their_letters() -> None:
    game = scene()

    assert "Map: A Egyptians (you) · B Danes\n" in drawn(game)
    assert "Map: A Egyptians · B Danes (you)\n" in drawn(game, seat=1)


@cache
def positions(seats: int) -> list[Game]:
    """From a whole game of bots."""
    game = new_game("classic", seats=seats, seed=2, civilizations=["random"] * seats, layout="random")
    bots = [make_bot("random", seat) for seat in range(seats)]
    found: list[Game] = []
    for decision in count():
        if game.over:
            return found
        if decision % 60 == 0:
            found.append(game.clone(seeded(0)))
        game.play(bots[game.seat].choose(imagine(game, game.seat, seeded(decision)), game.seat))
    raise AssertionError


@pytest.mark.parametrize("width", first_now([80, 100, 140]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_table_never_leaves_its_width(language: str, width: int) -> None:
    for seats in (2, 4):
        for game in positions(seats):
            lines = drawn(game, game.seat, width, language).splitlines()
            assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_sheet_for_four_fits_in_80_columns(language: str) -> None:
    game = positions(4)[-1]

    sheet = printed(drawn_sheet(game, texts(language)))

    assert max(cell_len(line) for line in sheet.splitlines()) <= 80
    assert "…" not in sheet


def test_others_are_told_in_one_paragraph_without_what_does_not_matter() -> None:
    game = scene(supply="3 military", troops="1:9", luck="thracians")
    act(game, "conquer 2", "send 1", "branch 1", "explore 1 2")
    journal = game.journal
    assert journal is not None

    own = digest(game, journal, 0, texts(), seeing=True)
    others = digest(game, journal, 1, texts(), seeing=True)

    assert Paragraph("Egyptians paid 1 Military.") in own
    assert len(others) == 1
    assert others[0].head.startswith(
        "Egyptians conquered Province 2 (meadow). Egyptians took the Exploration token"
    )
    assert "paid" not in others[0].head


def test_steps_of_an_explorer_are_told_once() -> None:
    game = scene(supply="3 military")
    act(game, "explore 1 2", "explore 1 3", "explore 2 6")
    steps = [event for event in game.journal or () if event.key == "explorer-moved"]

    assert digest(game, steps, 0, texts(), seeing=True) == [
        Paragraph("Egyptians moved Explorer 1 to tile 3 (forest)."),
        Paragraph("Egyptians moved Explorer 2 to tile 6 (meadow)."),
    ]


def test_a_tie_among_four_names_the_players() -> None:
    game = new_game("classic", seats=4, seed=1, civilizations=("egyptians", "danes", "chinese", "greeks"))
    game.state.players[2].supply[4] = 5

    sentences = verdict(game, texts())

    assert "Egyptians 2 : Danes 2 : Chinese 5 : Greeks 2" in sentences[0]
    assert sentences[-1] == "Chinese won."
