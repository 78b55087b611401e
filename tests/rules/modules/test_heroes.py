"""Heroes in classic: the row above the display, hiring one for Gold, its text, and letting it go."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, score_sheets
from monumental.games.classic.modules.heroes import hero_row
from tests import classic_scene
from tests.classic_scene import act, end_turn, keys, lacking, offered, player, refused, supply, told, words
from tests.rules.classic.test_setup import opening

THREE_CAPITALS = """
C   m1  C
  m1  m1
..  C   ..
"""

SIX = "marketplace scriptorium apothecary seafaring mathematics weaponry"


def scene(row: str = "", came: str = "1 2 3", **position: Any) -> Game:
    """A position with these Heroes in the row; the Heroes of some eras came already."""
    heroes = {"heroes": {"row": row, "eras": came}}
    return classic_scene.scene(**{"packs": ("base", "heroes"), "modules": heroes, **position})


def at_three(row: str = "", came: str = "1 2 3", **position: Any) -> Game:
    """A game of three players: the Egyptians, the Danes and the Greeks."""
    greeks = {"civilization": "greeks", "capital": 6}
    return scene(row, came, drawing=THREE_CAPITALS, capitals=(1, 3), more=[greeks], **position)


def row(game: Game) -> list[str]:
    """The Heroes for hire, by name."""
    return sorted(keys(game, hero_row(game.state).row))


def hero(game: Game, seat: int = 0) -> str:
    """The Hero of a seat; `.` is none."""
    return keys(game, [player(game, seat).hero])[0]


# The row


@pytest.mark.rule("MOD-HERO-01")
def test_hiring_a_hero_takes_no_card_from_the_display() -> None:
    """Nobody acquired a card, so each row of the display loses the one furthest from the deck."""
    game = scene("boudica", display=SIX, supply="3 gold")

    act(game, "hire boudica")
    slots = keys(game, game.state.display.slots)
    act(game, "end")

    assert slots == SIX.split()
    assert keys(game, game.state.display.discard) == ["apothecary", "weaponry"]
    assert row(game) == []


@pytest.mark.rule("MOD-HERO-01")
def test_the_row_of_heroes_does_not_slide_away_with_the_display() -> None:
    game = scene("ashoka boudica", display=SIX)

    act(game, "end")

    assert row(game) == ["ashoka", "boudica"]
    assert keys(game, game.state.display.discard) == ["apothecary", "weaponry"]


@pytest.mark.rule("MOD-HERO-01")
def test_a_text_that_gives_a_card_of_the_display_gives_no_hero() -> None:
    game = scene("boudica", city="bottega* . . . . . . . .", packs=("base", "renaissance", "heroes"))

    act(game, "use a1")

    assert words(game) == ["build workshop", "build laboratory", "build archery-range", "no"]


@pytest.mark.rule("MOD-HERO-02")
@pytest.mark.parametrize(
    ("seats", "drawn"),
    [
        (2, ["boudica", "archimedes", "cleopatra"]),
        (3, ["cleopatra", "ashoka", "boudica", "archimedes"]),
        (4, ["archimedes", "cleopatra", "boudica", "ashoka"]),
    ],
    ids=["3 for 2", "4 for 3", "all 4 for 4"],
)
def test_luck_brings_one_hero_of_the_first_era_more_than_there_are_players(
    seats: int, drawn: list[str]
) -> None:
    """Another draw would be an error: no more Heroes come than luck has brought here."""
    game = opening(seats, packs=("base", "heroes"), then=drawn)

    assert row(game) == sorted(drawn)
    assert keys(game, [event.card for event in told(game, "hero-came")]) == drawn
    assert game.choice().question == "choose-civilization"


@pytest.mark.rule("MOD-HERO-03")
def test_the_first_card_of_an_era_brings_one_hero_more_than_there_are_players() -> None:
    game = scene(
        "boudica",
        came="1",
        display=SIX,
        eras=["harbor fortress", "flight"],
        separations=2,
        luck="harbor fortress pachacuti ibn-battuta genghis-khan",
    )

    act(game, "end")

    assert [event.number for event in told(game, "era-begins")] == [2]
    assert row(game) == ["boudica", "genghis-khan", "ibn-battuta", "pachacuti"]


@pytest.mark.rule("MOD-HERO-03")
def test_with_three_players_all_four_heroes_of_an_era_come() -> None:
    came = "pachacuti ibn-battuta murasaki-shikibu genghis-khan"
    game = at_three(
        came="1",
        display=SIX,
        eras=["harbor", "flight"],
        separations=2,
        luck=f"harbor {came}",
    )

    act(game, "end")

    assert row(game) == sorted(came.split())


@pytest.mark.rule("MOD-HERO-03")
def test_two_eras_that_begin_together_both_bring_their_heroes() -> None:
    came = "pachacuti ibn-battuta murasaki-shikibu albert-einstein sacagawea marie-curie"
    game = scene(
        came="1",
        display=SIX,
        eras=["harbor", "flight internet"],
        separations=2,
        luck=f"harbor flight {came}",
    )

    act(game, "end")

    assert [event.number for event in told(game, "era-begins")] == [2, 3]
    assert row(game) == sorted(came.split())


@pytest.mark.rule("MOD-HERO-03")
@pytest.mark.parametrize(
    ("packs", "came", "eras", "separations", "begins"),
    [
        (("base", "heroes"), "1 2", ["harbor fortress", "flight"], 1, []),
        (("base", "renaissance", "heroes"), "1 2", ["bank arsenal", "flight"], 2, [4]),
    ],
    ids=["a further card of the era", "the Renaissance has no Heroes"],
)
def test_no_more_heroes_come(
    packs: tuple[str, ...], came: str, eras: list[str], separations: int, begins: list[int]
) -> None:
    """Luck brings the card of the display and nothing else."""
    game = at_three(
        "boudica",
        came,
        packs=packs,
        display=SIX,
        eras=eras,
        separations=separations,
        luck=eras[0].split()[0],
    )

    act(game, "end")

    assert [event.number for event in told(game, "era-begins")] == begins
    assert row(game) == ["boudica"]


# Hiring


@pytest.mark.rule("MOD-HERO-04")
def test_a_hired_hero_is_paid_in_gold_and_lies_next_to_the_city() -> None:
    game = scene("archimedes boudica", supply="5 gold 1 science")

    act(game, "hire archimedes")

    assert supply(game) == {"gold": 2, "science": 1}
    assert (hero(game), row(game)) == ("archimedes", ["boudica"])
    assert keys(game, [event.card for event in told(game, "hired")]) == ["archimedes"]
    assert game.seat == 0


@pytest.mark.rule("MOD-HERO-04")
def test_only_gold_pays_for_a_hero() -> None:
    game = scene("archimedes ashoka", supply="2 gold 9 production 9 science 9 military 9 culture")

    assert offered(game, "hire") == ["hire ashoka"]
    assert lacking(game, "hire archimedes") == ("gold", 3, 2)
    assert refused(game, "hire archimedes") == ("cannot-pay", "MOD-HERO-04")


@pytest.mark.rule("MOD-HERO-04")
def test_only_a_hero_of_the_row_can_be_hired() -> None:
    game = scene("boudica", supply="9 gold", other={"hero": "ashoka"})

    assert offered(game, "hire") == ["hire boudica"]
    assert refused(game, "hire ashoka") == ("hero-not-there", "MOD-HERO-04")
    assert refused(game, "hire sacagawea") == ("hero-not-there", "MOD-HERO-04")


@pytest.mark.rule("MOD-HERO-04")
def test_hiring_is_one_of_many_actions_of_a_turn() -> None:
    game = scene("genghis-khan", supply="4 gold 3 military", tokens={2: "gauls", 6: "gauls"}, luck="gauls")

    act(game, "explore 1 2", "hire genghis-khan", "conquer 2", "send 1", "send 1", "branch 1")

    assert supply(game) == {"military": 1, "science": 1, "gold": 1}
    assert hero(game) == "genghis-khan"


@pytest.mark.rule("MOD-HERO-05")
def test_who_has_a_hero_hires_no_other() -> None:
    game = scene("ashoka boudica", supply="9 gold")

    act(game, "hire ashoka")

    assert offered(game, "hire") == []
    assert refused(game, "hire boudica") == ("has-a-hero", "MOD-HERO-05")
    assert hero(game) == "ashoka"


@pytest.mark.rule("MOD-HERO-05")
def test_every_player_may_have_a_hero() -> None:
    game = scene("boudica", hero="ashoka", active=1, other={"supply": "3 gold"})

    act(game, "hire boudica")

    assert (hero(game, 0), hero(game, 1)) == ("ashoka", "boudica")


# Its text


@pytest.mark.rule("MOD-HERO-06")
def test_the_text_of_a_hero_is_in_force_as_long_as_one_has_the_card() -> None:
    """Genghis Khan makes conquests 1 Military cheaper. Tile 7 costs 5."""
    game = scene("genghis-khan", supply="4 gold", troops="1:5 2:3", tokens={7: "goths"})

    in_the_row = lacking(game, "conquer 7")
    act(game, "hire genghis-khan")
    hired = lacking(game, "conquer 7")
    act(game, "dismiss")

    assert in_the_row == ("military", 5, 4)
    assert hired == ("military", 4, 0)
    assert lacking(game, "conquer 7") == ("military", 5, 0)


@pytest.mark.rule("MOD-HERO-06")
def test_a_hero_stays_when_the_activated_cards_go() -> None:
    game = scene(
        hero="genghis-khan",
        troops="1:5 2:3",
        tokens={7: "goths"},
        city="fort* . . . . . . . .",
        luck="fort",
    )

    end_turn(game)
    act(game, "activate 1 a", "end", "activate 1 a")

    assert hero(game) == "genghis-khan"
    assert lacking(game, "conquer 7") == ("military", 4, 1)


@pytest.mark.rule("MOD-HERO-06")
def test_the_text_of_another_players_hero_does_nothing_for_oneself() -> None:
    game = scene(other={"hero": "genghis-khan"}, troops="1:5 2:3", tokens={7: "goths"})

    assert lacking(game, "conquer 7") == ("military", 5, 0)


@pytest.mark.rule("MOD-HERO-06")
def test_a_hero_is_used_in_the_turn_in_which_it_was_hired_and_once_per_turn() -> None:
    game = scene("marie-curie", supply="4 gold 2 production")

    act(game, "hire marie-curie", "hero")

    assert supply(game) == {"production": 1, "science": 3}
    assert offered(game, "hero") == []
    assert refused(game, "hero") == ("already-used", "MOD-HERO-06")


@pytest.mark.rule("MOD-HERO-06")
def test_in_the_next_turn_the_hero_is_used_again() -> None:
    game = scene(hero="marie-curie", marks=["hero"], supply="1 gold")

    assert refused(game, "hero") == ("already-used", "MOD-HERO-06")
    act(game, "end", "activate 1 a", "end", "activate 1 a", "hero")

    assert supply(game) == {"science": 3}


@pytest.mark.rule("MOD-HERO-06")
@pytest.mark.parametrize(
    ("hired", "reason", "clause"),
    [
        ("", "no-hero", "MOD-HERO-06"),
        ("genghis-khan", "works-by-itself", "MOD-HERO-06"),
        ("marie-curie", "cannot-pay", "BASE-TERM-10"),
    ],
)
def test_a_hero_is_used_only_where_it_says_something_that_can_be_done(
    hired: str, reason: str, clause: str
) -> None:
    game = scene(hero=hired)

    assert offered(game, "hero") == []
    assert refused(game, "hero") == (reason, clause)


# Letting it go


@pytest.mark.rule("MOD-HERO-07")
def test_a_returned_hero_lies_in_the_row_and_another_one_can_be_hired() -> None:
    """The Gold is not given back."""
    game = scene("boudica", hero="ashoka", supply="3 gold")

    act(game, "dismiss")
    freed = (hero(game), row(game), supply(game))
    act(game, "hire boudica")

    assert freed == (".", ["ashoka", "boudica"], {"gold": 3})
    assert (hero(game), row(game), supply(game)) == ("boudica", ["ashoka"], {})


@pytest.mark.rule("MOD-HERO-07")
def test_without_a_hero_there_is_none_to_return() -> None:
    game = scene("ashoka")

    assert offered(game, "dismiss") == []
    assert refused(game, "dismiss") == ("no-hero", "MOD-HERO-07")


@pytest.mark.rule("MOD-HERO-07")
def test_a_hero_can_be_returned_after_other_actions_and_after_it_was_used() -> None:
    game = scene("ashoka", hero="marie-curie", supply="1 production 2 military 2 gold")

    act(game, "explore 1 2", "hero", "dismiss", "hire ashoka", "explore 1 6")

    assert (hero(game), row(game)) == ("ashoka", ["marie-curie"])
    assert supply(game) == {"science": 3}


@pytest.mark.rule("MOD-HERO-07")
def test_a_returned_hero_can_be_hired_by_the_next_player() -> None:
    game = scene(hero="ashoka", other={"supply": "2 gold"})

    act(game, "dismiss", "end", "activate 1 a", "hire ashoka")

    assert (hero(game, 0), hero(game, 1)) == (".", "ashoka")


@pytest.mark.rule("MOD-HERO-07")
def test_a_returned_hero_takes_its_action_token_along() -> None:
    """Who pays for the same Hero again has it as if hired for the first time."""
    game = scene(hero="marie-curie", marks=["hero"], supply="4 gold 1 production")

    act(game, "dismiss", "hire marie-curie", "hero")

    assert supply(game) == {"science": 3}


@pytest.mark.rule("MOD-HERO-06", "MOD-HERO-07")
def test_hiring_a_hero_again_makes_nothing_the_first_time_again() -> None:
    """Archimedes answers to the first Scientific Progress of the turn."""
    game = scene(hero="archimedes", known="fort fort", supply="4 science 3 gold")

    act(game, "progress", "take production", "dismiss", "hire archimedes", "progress")

    assert supply(game) == {"production": 1, "military": 2}
    assert game.choice().question == "take-turn"


# Points


@pytest.mark.rule("MOD-HERO-08")
def test_heroes_give_no_points() -> None:
    game = scene("archimedes", hero="william-shakespeare")

    sheets = score_sheets(game)

    assert [line.name for line in sheets[0].lines] == ["provinces", "knowledge", "wonders", "policies"]
    assert [sheet.total for sheet in sheets] == [0, 0]
