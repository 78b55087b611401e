"""`print(game)` and a notebook show the table, and nothing that is not for everybody's eyes."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from monumental import Game, new_game
from monumental.cards.text import LANGUAGES
from monumental.engine.shown import ARTISTS, Artist
from monumental.play.drawings.svg import board_svg
from monumental.play.drawings.text import board_text
from monumental.testing import Leanings
from tests import classic_scene
from tests.scene import scene

GAMES: dict[str, dict[str, Any]] = {
    "duel": {"rules": "duel"},
    "classic": {"rules": "classic", "seats": 3, "packs": ("base", "heroes", "monsters")},
    "solo": {"rules": "classic", "seats": 2, "automas": (1,)},
    "continuous": {"rules": "continuous", "seats": 5},
}

DRAWN = """\
duel, round 1: seat 0 is asked 'take-turn'
display  1 colossus-of-rhodes  2 .  3 .  4 .  5 .  6 .
free cities  petra 0g 3g  .  .
advantage  seat 0 2 military
provinces 0  sahara barricade
provinces 1  .

seat 0 japanese  8 points  2 production 1 gold  (first)
    a       b           c
  1 forum*  work-camp!  .
  2 .       .           ./masonry
  3 .       .           .
    deck 0  discard 0

seat 1 aztecs  0 points  no resources
    a  b  c
  1 .  .  .
  2 .  .  .
  3 .  .  .
    deck 0  discard 0"""

SECRET = {"tile": 3, "city": "carthage", "seen": [1]}


def texts_of(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter() if element.text]


def drawn_duel() -> Game:
    return scene(
        city="forum* work-camp! . . . ./masonry . . .",
        supply="2 production 1 gold",
        display="colossus-of-rhodes . . . . .",
        advantage="0 military 2",
        provinces="sahara barricade",
        free={"face_up": "petra . .", "gold": "0 0 0 3 0 0"},
    )


def test_print_shows_the_table() -> None:
    assert str(drawn_duel()) == DRAWN


def test_the_map_shows_who_stands_where() -> None:
    game = classic_scene.scene(troops="1:6 2:3", warlord=2, explorers=[2, 1], other={"troops": "5:9"})

    shown = board_text(game)

    assert "1 C a6 ea" in shown
    assert "2 m a3W ea" in shown
    assert "3 f2$2" in shown
    assert "5 C b9W ebb" in shown


def test_the_picture_names_cards_people_and_the_question() -> None:
    shown = texts_of(board_svg(drawn_duel()))

    assert "Duel · Round 1" in shown
    assert {"Forum", "Work Camp", "Colossus of Rhodes", "Sahara", "Barricade", "Masonry"} <= set(shown)
    assert "Japanese: Your turn: take one action, or pass." in shown


@pytest.mark.parametrize("kind", sorted(GAMES))
def test_every_position_can_be_shown(kind: str) -> None:
    game = new_game(seed=8, **GAMES[kind])
    leanings = Leanings(4)

    for decision in range(300):
        if decision % 20 == 0:
            assert len(board_text(game).splitlines()) > 5 * len(game.state.players)
            ET.fromstring(board_svg(game))
        if not game.over:
            game.play(leanings.choose(game.options()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_speak_all_languages(language: str) -> None:
    assert len(texts_of(board_svg(drawn_duel(), 0, language))) > 30


def test_what_one_seat_has_seen_is_not_shown_to_others() -> None:
    tokens = [card.key for card in classic_scene.scene().catalog.cards if card.city == "carthage"]
    stacks = [f"{tokens[0]} {tokens[1]}", f"{tokens[1]} {tokens[2]}"]
    games = [classic_scene.scene(markets=[{**SECRET, "stack": stack}]) for stack in stacks]

    assert games[0].state != games[1].state
    for draw in (board_text, board_svg):
        assert draw(games[0]) == draw(games[1])
        assert draw(games[0], 0) == draw(games[1], 0)


def test_print_and_notebooks_show_what_everybody_sees() -> None:
    game = drawn_duel()

    assert str(game) == board_text(game)
    assert game._repr_svg_() == board_svg(game)


def test_the_engine_alone_only_names_the_game() -> None:
    game = drawn_duel()

    assert type(ARTISTS[0]) is Artist
    assert ARTISTS[0].text(game) == repr(game)
    assert ARTISTS[0].picture(game) is None
