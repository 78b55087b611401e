"""Terminals of less than 80 columns: cards are listed, and no word is broken."""

from __future__ import annotations

from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console

from monumental import Game, new_game
from monumental.cards.loader import find_pack
from monumental.cards.text import LANGUAGES, Texts, load_texts
from monumental.cli.screens.belongings import city_cards, displayed
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.score import spoken_sheet
from monumental.cli.screens.views import view_of
from monumental.cli.table.typed.menu import Menu
from monumental.testing.scene import classic_scene
from tests.lanes import first_now
from tests.scene import scene

pytestmark = pytest.mark.long

DUEL = scene(
    city="forum/bushido* mine!* library work-camp fort/bureaucracy ball-court library forum workshop",
    display="lighthouse-of-alexandria mausoleum-of-halicarnassus trans-siberian-railway sahara academy .",
    supply="4 production 3 gold",
    provinces="sahara phoenicia barricade barricade",
    wonder="colossus-of-rhodes",
    known="fort academy",
    free={"face_up": "petra venice novgorod", "gold": "3 0 0 1 0 0"},
    other={"city": "dojo . . . . . . . ."},
    round=7,
    final=True,
)


@cache
def games() -> dict[str, tuple[Game, tuple[str, ...]]]:
    """Tables with much on them, and their packs."""
    return {
        "duel": (DUEL, ("duel-trade",)),
        "classic": (classic_scene(city="forum* mine library . . . . . .", wonder="stonehenge"), ("base",)),
        "continuous": (
            new_game(
                "continuous",
                seed=3,
                seats=5,
                civilizations=("chinese", "danes", "egyptians", "greeks", "japanese"),
                packs=("base", "five-players", "heroes", "monsters"),
            ),
            ("base", "five-players", "heroes", "monsters"),
        ),
    }


def told(name: str, width: int, language: str) -> str:
    """The table, the options and the points, without colours."""
    game, packs = games()[name]
    texts = load_texts(language, [find_pack(pack) for pack in packs], game.rules)
    screen = DrawnScreen(texts)
    screen.console = screen.pager.console = Console(
        width=width, height=24, color_system=None, force_terminal=False, highlight=False, markup=False
    )
    with screen.console.capture() as capture:
        screen.table(game, game.seat, whole=True)
        for owner in range(len(game.state.players)):
            screen.belongings(game, owner, game.seat)
        for part in view_of(game).parts:
            screen.part(game, game.seat, part)
        options(screen, game, texts)
        screen.sheet(game)
    return capture.get()


def options(screen: DrawnScreen, game: Game, texts: Texts) -> None:
    screen.options(game, "X", "?", Menu(game, texts), set())


#: What a map is drawn with, and nothing else.
WALLS = frozenset("│┌├┬┴┤┐┘┼≈")


def words_in(out: str) -> set[str]:
    """All but the map: that is drawn as large as there is room."""
    return {word for line in out.splitlines() if not WALLS.intersection(line) for word in line.split()}


@pytest.mark.parametrize("width", first_now([60, 79, 70, 50]))
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "ja"])
@pytest.mark.parametrize("name", ["duel", "classic", "continuous"])
def test_no_word_is_broken(name: str, language: str, width: int) -> None:
    out = told(name, width, language)

    # A terminal that is wider than any line breaks none; the narrow one lists the points, as told.
    wide = "".join(" " if sign in WALLS else sign for sign in told(name, 79 * 100, language))
    whole = {*wide.split(), *unbroken(name, language).split()}
    broken = {word for word in words_in(out) if word not in whole and word.strip("─┄") != ""}
    assert broken == set()
    assert max(cell_len(line) for line in out.splitlines()) <= width


def unbroken(name: str, language: str) -> str:
    """What the listed forms say, with room for every line."""
    game, packs = games()[name]
    texts = load_texts(language, [find_pack(pack) for pack in packs], game.rules)
    view = view_of(game)
    lines = view.story.whole_table(game, game.seat, texts)
    for part in view.parts:
        lines += view.story.part_of_table(game, game.seat, part, texts)
    return "\n".join([*lines, *spoken_sheet(game, texts)])


@pytest.mark.parametrize("name", ["duel", "classic", "continuous"])
def test_a_japanese_card_stands_on_one_line(name: str) -> None:
    game, packs = games()[name]
    texts = load_texts("ja", [find_pack(pack) for pack in packs], game.rules)

    lines = told(name, 60, "ja").splitlines()

    for card in [*displayed(game), *city_cards(game, game.seat)]:
        assert any(texts.card(card) in line for line in lines), texts.card(card)


def test_a_city_is_listed_cell_by_cell() -> None:
    lines = [line.rstrip() for line in told("duel", 60, "en").splitlines()]

    assert "a1 » Forum" in lines
    assert "   └ » Bushido" in lines
    assert "b1 × Mine" in lines
    assert "2 Mausoleum at Halicarnassus »⚒1 · Wonder · ⚒3+⚒3 · Era I" in lines
    assert "Petra · Japanese ●3 · Aztecs ●1" in [each.strip() for each in lines]
