"""The table of Duel as it is drawn and as it is told, from drawn positions."""

from __future__ import annotations

from functools import cache
from itertools import count

import pytest
from rich.cells import cell_len
from rich.console import Console

from monumental import Game, unpack
from monumental.bots import make_bot
from monumental.cards.text import LANGUAGES, Texts, load_texts
from monumental.cli.recorded.saving import Saver
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.screens.views import view_of
from monumental.cli.table.host import Host
from monumental.cli.table.seats import Seats
from monumental.cli.table.sitting import Leave, Sitting
from monumental.engine.chance import seeded
from monumental.play.imagine import imagine
from monumental.play.setup import new_game
from monumental.play.speech.verdict import verdict
from monumental.play.table import Table
from tests.cli.terminal import lines, run
from tests.lanes import first_now
from tests.scene import keys, player, scene

pytestmark = pytest.mark.long


def texts(language: str = "en") -> Texts:
    return load_texts(language, [pack.folder for pack in unpack().packs])


def drawn(game: Game, seat: int = 0, width: int = 80, language: str = "en") -> str:
    """The table without colours."""
    console = Console(width=width, color_system=None, force_terminal=False, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(view_of(game).board.whole_table(game, seat, texts(language), width))
    return capture.get()


def told(game: Game, seat: int = 0) -> str:
    return "\n".join(view_of(game).story.whole_table(game, seat, texts()))


def at_the_table(game: Game, *typed: str, plain: bool = True) -> None:
    """Two people sit at a position and type these lines."""
    screen = PlainScreen(texts()) if plain else DrawnScreen(texts())
    typist = lines(*typed)

    def read(prompt: str) -> str:
        typed = typist(prompt)
        if typed is None:
            raise EOFError
        return typed

    table = Table(game)
    host = Host(table, texts(), screen, hints=False, quick=False)
    Sitting(host, Seats(table, 0), read, Saver(table, screen, texts())).run()


def test_activated_and_used_cards_are_marked_by_signs() -> None:
    game = scene(city="forum* mine!* library . . . . . .")

    assert "» Forum" in drawn(game)
    assert "× Mine" in drawn(game)
    assert "│ Library ⚗1" in drawn(game)
    assert "Row 1: a1 Forum, activated; b1 Mine, used; c1 Library (1 Science)" in told(game)
    assert "Row 2: a2 empty; b2 empty; c2 empty" in told(game)


def test_a_knowledge_lies_under_its_card() -> None:
    game = scene(city="forum/bushido* . . . . . . . .")

    assert "└ » Bushido" in drawn(game)
    assert "a1 Forum, activated; under it a1k Bushido, activated" in told(game)


def test_provinces_lie_in_a_stack_with_their_barricades_and_types() -> None:
    game = scene(provinces="sahara phoenicia barricade barricade")

    assert "▲ Barricade (+2) × 2 · Phoenicia (Coastal) · Sahara (Mountain)" in drawn(game)
    line = "Provinces, topmost first: Barricade (+2) × 2, Phoenicia (Coastal) and Sahara (Mountain)"
    assert line in told(game)


def test_policies_wonder_and_the_known_top_of_the_deck_are_shown() -> None:
    game = scene(policies="zen rangaku", wonder="colossus-of-rhodes", known="fort academy")

    assert "▲ Rangaku · Zen (Next Policy ✦3)" in drawn(game)
    completing = game.catalog.by_key["colossus-of-rhodes"].completion_cost
    assert f"Colossus of Rhodes, {completing} Production to complete" in drawn(game)
    assert "on top: Academy and Fort" in drawn(game)
    assert "Policies, topmost first: Rangaku and Zen" in told(game)
    assert "Next Policy: 3 Culture" in told(game)
    assert f"Wonder in construction: Colossus of Rhodes, {completing} Production to complete" in told(game)


def test_free_cities_show_the_gold_on_both_sides() -> None:
    game = scene(free={"face_up": "petra venice .", "gold": "3 0 0 1 0 0"})

    row = next(line for line in drawn(game).splitlines() if "Petra" in line)
    assert row.split()[-2:] == ["●3", "●1"]
    row = next(line for line in drawn(game, seat=1).splitlines() if "Petra" in line)
    assert row.split()[-2:] == ["●1", "●3"]
    assert "Petra: Japanese: 3 Gold on this side; Aztecs: 1 Gold on this side" in told(game)


@pytest.mark.parametrize(
    ("advantage", "sentence"),
    [
        ("", "Nobody holds the Advantage."),
        ("1 military 2", "Aztecs: holds the Advantage with 2 Military"),
        ("0", "Japanese: holds the Advantage without tokens"),
    ],
)
def test_the_advantage_says_who_holds_it_with_what(advantage: str, sentence: str) -> None:
    game = scene(advantage=advantage)

    assert sentence in drawn(game)
    assert sentence in told(game)


def test_a_player_who_pays_for_provinces_in_gold_sees_their_price_in_gold() -> None:
    game = scene(civ="malians", display="sahara . . . . .")

    assert "Sahara (Mountain)" in drawn(game)
    assert "●3" in next(line for line in drawn(game).splitlines() if "Sahara" in line)
    assert "⚔3" in next(line for line in drawn(game, seat=1).splitlines() if "Sahara" in line)
    assert "1: Sahara (Mountain), Province, 3 Gold, Era I" in told(game)


def test_the_final_round_and_who_has_passed_are_said() -> None:
    game = scene(final=True, round=7, other={"passed": True})

    assert "Round 7, the final round" in drawn(game)
    assert "has passed" in drawn(game)
    assert "Round 7, the final round." in told(game)


def test_before_civilizations_are_chosen_there_is_a_display_to_look_at() -> None:
    game = new_game(seed=1, first=0)

    assert "Before the first round" in drawn(game)
    assert "Player 1 (you) · first player" in drawn(game)
    assert "Player 1 (you), first player." in told(game)


@cache
def positions() -> list[Game]:
    """From a whole game of two bots."""
    game = new_game(seed=2, civilizations=("aztecs", "japanese"))
    bots = [make_bot("greedy", seat) for seat in range(2)]
    found: list[Game] = []
    for decision in count():
        if game.over:
            return found
        if decision % 20 == 0:
            found.append(game.clone(seeded(0)))
        game.play(bots[game.seat].choose(imagine(game, game.seat, seeded(decision)), game.seat))
    raise AssertionError


@pytest.mark.parametrize("width", first_now([80, 100, 120]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_table_never_leaves_its_width(language: str, width: int) -> None:
    tables = [drawn(game, game.seat, width, language) for game in positions()]

    assert max(cell_len(line) for table in tables for line in table.splitlines()) <= width


def test_a_choice_of_one_is_played_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    # With nothing to pay with, the Forum can only archive.
    game = scene(city="forum* library . . . . . . .")

    with pytest.raises(Leave):
        at_the_table(game, "use forum")

    assert "Only one choice: Archive a card\n" in capsys.readouterr().out


def test_a_forced_pass_at_the_end_of_a_chain_is_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    # Nobody can do anything but pass: first the Japanese, then the Aztecs.
    game = scene(final=True, round=6, piles={}, urn="fort", other={"urn": "fort"}, luck="fort fort")

    at_the_table(game)

    out = capsys.readouterr().out
    assert out.count("Only one choice: Pass: no more actions this round\n") == 2
    assert "Final score" in out


def test_a_tie_is_explained_question_by_question() -> None:
    game = scene(supply="1 gold", other={"supply": "2 gold"})

    assert verdict(game, texts()) == [
        "Tied. The next question is who holds the Advantage: 0 : 0.",
        "Tied. The next question is who has more Gold: 1 : 2.",
        "Tied on points. What decided: who has more Gold",
        "Aztecs won.",
    ]


def test_a_tie_that_nothing_decides_is_a_shared_victory() -> None:
    assert verdict(scene(), texts())[-1] == "Shared victory: Japanese and Aztecs."


def test_full_width_signs_are_read_like_plain_ones() -> None:
    game = scene(city="forum* work-camp . . . . . . .", other={"supply": "2 gold"})

    with pytest.raises(Leave):
        at_the_table(game, "ｕｓｅ　ａ１", "１")

    assert keys(game, player(game).archive) == ["work-camp"]


def test_a_seed_is_told_as_it_is_typed() -> None:
    ran = run("play", "duel", "--seed", "123456789", "--plain")

    assert "123456789" in ran.out
