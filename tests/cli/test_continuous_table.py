"""The table of the continuous mode, of Heroes and of Monsters, as it is drawn and as it is told."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from monumental import Game, unpack
from monumental.bots import make_bot
from monumental.cards.text import LANGUAGES, Texts
from monumental.cli.languages import spoken
from monumental.cli.screens.classic.hexdrawing import draw_map
from monumental.cli.screens.classic.tile_signs import SEAT_STYLES, legend
from monumental.cli.screens.classic.tile_words import about_tile
from monumental.cli.screens.classic.tiles import LETTERS
from monumental.cli.screens.score import drawn_sheet
from monumental.cli.screens.views import view_of
from monumental.cli.table.explaining.answers import about_card
from monumental.engine.chance import seeded
from monumental.play.imagine import imagine
from monumental.play.notation import read
from monumental.play.setup import new_game
from monumental.play.speech.subjects import subject
from tests import classic_scene, continuous_scene
from tests.lanes import first_now

pytestmark = pytest.mark.long

PACKS = ("base", "heroes", "monsters")
RULES = pytest.mark.parametrize(
    "scene", [classic_scene.scene, continuous_scene.scene], ids=["classic", "continuous"]
)


def texts(game: Game, language: str = "en") -> Texts:
    return spoken(language, unpack(game.rules.name, PACKS))


def printed(thing: object, width: int = 80) -> str:
    """Without colours."""
    console = Console(width=width, color_system=None, force_terminal=False, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def drawn(game: Game, seat: int = 0, width: int = 80, language: str = "en") -> str:
    return printed(view_of(game).board.whole_table(game, seat, texts(game, language), width), width)


def told(game: Game, seat: int = 0) -> str:
    return "\n".join(view_of(game).story.whole_table(game, seat, texts(game)))


def flat(out: str) -> str:
    """Without the line breaks that a narrow terminal makes."""
    return " ".join(out.split())


def with_modules(scene: Any, **more: Any) -> Game:
    """Heroes and Monsters at every place where they can be."""
    monsters = {"tiles": "3 6", "cards": "golem nian", "finders": "0 1", "waiting": "6"}
    trophies = {"defeated": "sphinx", "winners": "0"}
    game = scene(
        packs=PACKS,
        hero="ashoka",
        marks=["hero"],
        other={"hero": "cleopatra"},
        tokens={4: "gauls"},
        modules={"heroes": {"row": "archimedes boudica"}, "monsters": {**monsters, **trophies}},
        **more,
    )
    assert isinstance(game, Game)
    return game


# One row, the Era I card, who has passed, whose turn it is


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_the_display_is_one_row(seats: int, cards: int) -> None:
    game = new_game("continuous", seats=seats, seed=1, civilizations=["random"] * seats, draw_capitals=True)

    assert "┄┄┄" not in drawn(game)
    display = told(game).split("Display:\n")[1].splitlines()
    assert [line.split(":")[0] for line in display[: cards + 1]] == [
        *(str(number) for number in range(1, cards + 1)),
        "Development deck",
    ]


def test_who_holds_the_era_card_who_has_passed_and_whose_turn_it_is() -> None:
    game = continuous_scene.scene(first=1, other={"passed": True})

    assert "A Egyptians (you) · 0 points · on turn ───" in drawn(game)
    assert "B Danes · 0 points · holds the Era I card · has passed\n" in drawn(game)
    assert "Egyptians (you), 0 points, on turn.\n" in told(game)
    assert "Danes, 0 points, holds the Era I card, has passed.\n" in told(game)


def test_classic_has_a_first_player_and_no_era_card() -> None:
    assert "first player" in drawn(classic_scene.scene())
    assert "Era I card" not in drawn(classic_scene.scene())


# Action markers


def test_markers_lie_on_cards_and_explorers() -> None:
    game = continuous_scene.scene(
        city="forum!* mine* . . . . . . .",
        policies="corvee",
        marks=["policy", "warlord"],
        explorers=[2, 2],
        explored=[1],
    )

    for line in ("× Forum", "» Mine", "▲ × Corvée", "× Ramses II", "× 1 on tile 2 · 2 on tile 2", "a1×2"):
        assert line in drawn(game)
    for line in (
        "a1 Forum, used",
        "b1 Mine, activated",
        "Ramses II, used",
        "1 on tile 2 (has acted) and 2 on",
    ):
        assert line in told(game)
    assert "Explorer 1 of Egyptians (has acted); Explorer 2 of Egyptians." in told(game)


def test_the_legend_explains_markers_and_monsters_where_there_are_any() -> None:
    def signs(game: Game) -> set[str]:
        return {meaning.split()[0] for meaning in legend(game, texts(game))}

    assert {"a1×", "☠3"} <= signs(with_modules(continuous_scene.scene))
    assert "☠3" in signs(with_modules(classic_scene.scene))
    assert {"a1×", "☠3"}.isdisjoint(signs(classic_scene.scene()))


# Heroes


@RULES
def test_heroes_for_hire_stand_above_the_display_with_their_costs(scene: Any) -> None:
    game = with_modules(scene)

    assert drawn(game).index("Archimedes ●3 · Boudica ●3") < drawn(game).index("Display · ")
    assert "Heroes for hire: Archimedes for 3 Gold and Boudica for 3 Gold\nDisplay" in told(game)


@RULES
def test_where_there_is_room_heroes_stand_there_with_their_texts(scene: Any) -> None:
    game = with_modules(scene)

    assert "Whenever you lose a Province: gain 1 Production." in flat(drawn(game, width=120))
    assert "Whenever you lose a Province" not in flat(drawn(game, width=80))


@RULES
def test_each_players_hero_is_in_view(scene: Any) -> None:
    game = with_modules(scene)

    assert "Hero: Cleopatra" in flat(drawn(game))
    assert "Hero × Ashoka" in flat(drawn(game))
    assert "Hero: Cleopatra." in told(game)
    assert "\nHero: Ashoka, used\n" in told(game)


def test_a_hero_that_was_returned_lies_there_marked() -> None:
    game = continuous_scene.scene(
        packs=("base", "heroes"), hero="ashoka", other={"hero": "boudica", "passed": True}
    )
    game.play(read(game, "dismiss"))

    line = "Ashoka (returned, for hire again after this round)"
    assert f"× {line}" in flat(drawn(game))
    assert line in flat(drawn(game, seat=1))
    assert f"\nHero: {line}\n" in told(game)


@RULES
def test_a_card_of_a_hero_or_a_monster_is_shown_on_demand(scene: Any) -> None:
    game = with_modules(scene)

    for words, text in (("boudica", "Whenever you lose a Province"), ("nian", "lose 1 Production token")):
        (answer,) = about_card(game, 0, words, texts(game))
        assert text in " ".join(answer.lines)
    in_view = [answer.title for answer in about_card(game, 0, "", texts(game))]
    assert {"Archimedes", "Boudica", "Ashoka", "Golem", "Nian"} <= set(in_view)


@RULES
def test_what_is_done_with_a_hero_is_about_that_card(scene: Any) -> None:
    game = with_modules(scene)

    for words, key in (("hire boudica", "boudica"), ("hero", "ashoka"), ("dismiss", "ashoka")):
        card = subject(game, read(game, words), 0)
        assert card is not None
        assert card.key == key


# Monsters


@RULES
def test_monsters_stand_on_the_map(scene: Any) -> None:
    game = with_modules(scene)
    drawing = draw_map(game, 80)
    assert drawing is not None

    assert "☠4" in drawing.plain
    assert "☠2" in drawing.plain
    assert "Monster Golem, strength 4" in about_tile(game, 0, "3", texts(game)).title
    assert "Tile 6: meadow, value 0; Monster Nian, strength 2;" in told(game)


@RULES
def test_monsters_about_to_attack_stand_below_the_display_with_what_they_do(scene: Any) -> None:
    game = with_modules(scene)
    line = "Attack at the end of the round Nian on tile 6 · Attack on each player: lose 1 Production token."

    assert line in flat(drawn(game))
    assert line in flat(drawn(game, width=120))
    assert "Attack at the end of the round:\nNian on tile 6.\nAttack on each player: lose 1" in told(game)
    assert "Attack at the end" not in drawn(scene(packs=PACKS))


@RULES
def test_defeated_monsters_are_trophies(scene: Any) -> None:
    game = with_modules(scene)

    assert "Monsters defeated Sphinx" in flat(drawn(game))
    assert "Monsters 1" in flat(drawn(game, seat=1))
    assert "Monsters defeated: Sphinx" in told(game)
    assert "Monsters" in printed(drawn_sheet(game, texts(game)))


# Five players


def test_every_player_has_a_letter_and_a_colour_of_their_own() -> None:
    assert len(set(LETTERS)) == len(set(SEAT_STYLES)) == 5


@cache
def positions(rules: str, seats: int) -> list[Game]:
    """From a whole game of bots."""
    game = new_game(rules, seats=seats, seed=2, civilizations=["random"] * seats, packs=PACKS)
    bots = [make_bot("random", seat) for seat in range(seats)]
    found: list[Game] = []
    for decision in count():
        if game.over:
            return [*found, game]
        if decision % 40 == 0:
            found.append(game.clone(seeded(0)))
        game.play(bots[game.seat].choose(imagine(game, game.seat, seeded(decision)), game.seat))
    raise AssertionError


def test_five_players_are_on_the_map() -> None:
    game = positions("continuous", 5)[-1]

    assert "A " in drawn(game)
    for letter in LETTERS:
        assert f"{letter} {texts(game).civilization(civilization_of(game, letter))}" in drawn(game)
        assert letter.lower() in drawn(game).split("Map: ")[1]


def civilization_of(game: Game, letter: str) -> Any:
    return game.catalog.civilizations[game.state.players[LETTERS.index(letter)].civilization]


@pytest.mark.parametrize("width", first_now([80, 100, 140]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_table_never_leaves_its_width(language: str, width: int) -> None:
    for rules, seats in (("continuous", 2), ("continuous", 5), ("classic", 4)):
        for game in positions(rules, seats)[:-1:2]:
            lines = drawn(game, game.seat, width, language).splitlines()
            assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_sheet_for_five_fits_in_80_columns(language: str) -> None:
    game = positions("continuous", 5)[-1]

    sheet = printed(drawn_sheet(game, texts(game, language)))

    assert max(cell_len(line) for line in sheet.splitlines()) <= 80
    assert "…" not in sheet
    # A line for each achievement and for Dominance, the total, and the frame.
    assert len(sheet.splitlines()) == len(game.rules.achievements) + 7
