"""Heroes in the continuous mode: hiring is a turn action, and a returned Hero waits until the round ends."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from monumental.games.classic.modules.heroes import hero_row
from tests.continuous_scene import act, keys, lacking, offered, player, refused, supply, told, words
from tests.rules.modules.test_heroes import hero, row
from tests.rules.modules.test_heroes import scene as classic_scene

SIX = "marketplace scriptorium apothecary seafaring mathematics weaponry"


def scene(row: str = "", came: str = "1 2 3", **position: Any) -> Game:
    """A position with these Heroes in the row; the Heroes of some eras came already."""
    return classic_scene(row, came, rules="continuous", **position)


def set_aside(game: Game, seat: int = 0) -> str:
    """The Hero that lies marked beside the deck of a seat; `.` is none."""
    return keys(game, [hero_row(game.state).leaving_from(seat)])[0]


# Hiring


@pytest.mark.rule("CONT-ACT-04", "CONT-HERO-01")
def test_hiring_a_hero_is_the_turn_action_and_paid_in_gold() -> None:
    game = scene("ashoka boudica", supply="5 gold 3 production")

    act(game, "hire boudica")

    assert (hero(game), row(game)) == ("boudica", ["ashoka"])
    assert supply(game) == {"gold": 2, "production": 3}
    assert refused(game, "build workshop") == ("acted-already", "CONT-ACT-01")
    act(game, "end")
    assert game.seat == 1


@pytest.mark.rule("CONT-ACT-04")
def test_after_another_turn_action_no_hero_is_hired_this_turn() -> None:
    """The Egyptians wait for their next turn. A Market token keeps the first one open."""
    game = scene("boudica", supply="2 production 3 gold", market_tokens="carthage-mercenaries")

    act(game, "build workshop")
    reason = refused(game, "hire boudica")
    act(game, "end", "pass", "hire boudica")

    assert reason == ("acted-already", "CONT-ACT-01")
    assert hero(game) == "boudica"


@pytest.mark.rule("CONT-HERO-01")
def test_only_gold_pays_for_a_hero() -> None:
    game = scene("archimedes ashoka", supply="2 gold 9 production 9 science 9 military 9 culture")

    assert offered(game, "hire") == ["hire ashoka"]
    assert lacking(game, "hire archimedes") == ("gold", 3, 2)
    assert refused(game, "hire archimedes") == ("cannot-pay", "CONT-HERO-01")


@pytest.mark.rule("CONT-HERO-01")
def test_a_hero_that_another_player_has_is_not_for_hire() -> None:
    game = scene("boudica ashoka", supply="3 gold", other={"supply": "9 gold"})

    act(game, "hire boudica", "end")

    assert offered(game, "hire") == ["hire ashoka"]
    assert refused(game, "hire boudica") == ("hero-not-there", "CONT-HERO-01")


@pytest.mark.rule("CONT-HERO-01")
def test_who_has_a_hero_hires_no_other() -> None:
    game = scene("ashoka", hero="boudica", supply="9 gold")

    assert offered(game, "hire") == []
    assert refused(game, "hire ashoka") == ("has-a-hero", "MOD-HERO-05")


@pytest.mark.rule("CONT-HERO-02")
def test_heroes_are_no_cards_of_the_display() -> None:
    """Q-C-20: a hired Hero is no card taken, so 2 cards of the display go with two players."""
    game = scene(
        "ashoka boudica",
        supply="3 gold",
        display=SIX,
        eras=["wheel irrigation pyramids great-wall stonehenge"],
        luck="wheel irrigation",
    )

    act(game, "hire boudica", "end", "pass", "pass")

    assert keys(game, game.state.display.discard) == ["weaponry", "mathematics"]
    assert row(game) == ["ashoka"]


# Using one


@pytest.mark.rule("MOD-HERO-06", "CONT-ACT-14")
def test_using_a_hero_is_a_turn_action_and_once_per_round() -> None:
    game = scene(hero="marie-curie", supply="2 production", other={"supply": "2 production"})

    act(game, "hero", "end")
    next_player = game.seat
    act(game, "build workshop")

    assert (next_player, game.seat) == (1, 0)
    assert refused(game, "hero") == ("already-used", "CONT-ACT-14")
    assert supply(game) == {"production": 1, "science": 3}


@pytest.mark.rule("MOD-HERO-06")
def test_in_the_next_round_the_hero_is_used_again() -> None:
    game = scene(hero="marie-curie", marks=["hero"], supply="1 gold", other={"passed": True})

    act(game, "pass", "activate 1 a", "activate 1 a", "pass", "hero")

    assert supply(game) == {"science": 3}


@pytest.mark.rule("MOD-HERO-06")
def test_a_hero_is_hired_and_used_in_the_same_round_in_two_turns() -> None:
    game = scene("marie-curie", supply="4 gold 1 production", other={"passed": True})

    act(game, "hire marie-curie", "end", "hero")

    assert supply(game) == {"science": 3}


# Letting it go


@pytest.mark.rule("CONT-HERO-03")
def test_a_hero_that_is_returned_lies_next_to_the_deck() -> None:
    """Q-C-21. Its text is in force no more: a conquest costs 1 Military again."""
    game = scene("ashoka", hero="genghis-khan", troops="1:5 2:3", tokens={7: "goths"})

    with_khan = lacking(game, "conquer 7")
    act(game, "dismiss")

    assert (hero(game), set_aside(game), row(game)) == (".", "genghis-khan", ["ashoka"])
    assert (with_khan, lacking(game, "conquer 7")) == (("military", 4, 0), ("military", 5, 0))
    assert refused(game, "dismiss") == ("no-hero", "CONT-HERO-03")
    assert refused(game, "hero") == ("no-hero", "MOD-HERO-06")


@pytest.mark.rule("CONT-HERO-03")
def test_returning_a_hero_is_a_free_action_before_or_after_the_turn_action() -> None:
    """A Market token keeps the turn open, which would else end with the action."""
    before = scene(hero="ashoka", supply="2 production")
    after = scene(hero="ashoka", supply="2 production", market_tokens="carthage-mercenaries")

    act(before, "dismiss")
    still = (before.seat, offered(before, "build")[0])
    act(before, "build workshop")
    act(after, "build workshop", "dismiss")

    assert still == (0, "build workshop")
    assert (before.seat, words(after)) == (1, ["token carthage-mercenaries", "end"])
    assert (set_aside(before), set_aside(after)) == ("ashoka", "ashoka")


@pytest.mark.rule("CONT-HERO-04")
def test_who_returned_a_hero_hires_no_other_in_the_same_round() -> None:
    """Neither in this turn nor in a later one of the round."""
    game = scene("boudica", hero="ashoka", supply="2 production 9 gold", other={"passed": True})

    act(game, "dismiss")
    now = (offered(game, "hire"), refused(game, "hire boudica"))
    act(game, "build workshop")

    assert now == ([], ("hero-is-leaving", "CONT-HERO-04"))
    assert refused(game, "hire boudica") == ("hero-is-leaving", "CONT-HERO-04")


@pytest.mark.rule("CONT-HERO-04", "CONT-HERO-06")
def test_in_the_same_round_nobody_else_hires_the_returned_hero() -> None:
    game = scene("boudica", hero="ashoka", other={"supply": "9 gold"})

    act(game, "dismiss", "pass")

    assert (game.seat, offered(game, "hire")) == (1, ["hire boudica"])
    assert refused(game, "hire ashoka") == ("hero-not-there", "CONT-HERO-01")


@pytest.mark.rule("CONT-HERO-05")
def test_when_the_display_is_replenished_all_marked_heroes_return_to_the_row() -> None:
    """After the cards of the display are dealt, before the Era I card is passed."""
    game = scene(
        "cleopatra",
        hero="ashoka",
        other={"hero": "boudica"},
        display=SIX,
        eras=["wheel irrigation pyramids great-wall stonehenge"],
        luck="wheel irrigation",
    )

    act(game, "dismiss", "pass", "dismiss", "pass")
    assert game.journal is not None
    story = [event.key for event in game.journal]

    assert row(game) == ["ashoka", "boudica", "cleopatra"]
    assert (set_aside(game, 0), set_aside(game, 1)) == (".", ".")
    assert keys(game, [event.card for event in told(game, "dismissed")]) == ["ashoka", "boudica"]
    assert story.index("display-dealt") < story.index("dismissed") < story.index("first-player")


@pytest.mark.rule("CONT-HERO-05")
def test_a_hero_that_nobody_returned_stays_with_its_player() -> None:
    game = scene("cleopatra", hero="ashoka")

    act(game, "pass", "pass")

    assert (hero(game), row(game)) == ("ashoka", ["cleopatra"])


@pytest.mark.rule("CONT-HERO-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_from_the_next_round_on_anybody_hires_the_returned_hero(seat: int) -> None:
    """The Danes hold the Era I card then. Who returned the Hero may hire it, or another one."""
    game = scene("boudica", hero="ashoka", supply="3 gold", other={"supply": "3 gold"})

    act(game, "dismiss", "pass", "pass", "activate 1 a", "activate 1 a", *["pass"] * (1 - seat))

    assert (game.state.round, game.seat) == (2, seat)
    assert offered(game, "hire") == ["hire ashoka", "hire boudica"]
    act(game, "hire ashoka")
    assert hero(game, seat) == "ashoka"


@pytest.mark.rule("MOD-HERO-03")
def test_heroes_of_a_new_era_join_the_row_when_the_display_is_replenished() -> None:
    game = scene(
        "ashoka",
        came="1",
        display=SIX,
        eras=["harbor fortress guildhall", "flight internet"],
        separations=2,
        luck="harbor fortress pachacuti ibn-battuta genghis-khan",
    )

    act(game, "pass", "pass")

    assert row(game) == ["ashoka", "genghis-khan", "ibn-battuta", "pachacuti"]
    assert player(game).hero == -1
