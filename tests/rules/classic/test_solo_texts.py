"""Texts while an Automa plays: those of players answer to what it does, its own never do anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.cards.loader import SHIPPED
from tests.classic_scene import act, city, deck, land, scene, supply, told, words
from tests.scene import reprinted
from tests.solo_scene import AUTOMA, PUBLISHED, deeds, do_line, events, follow, solo_scene, take_turn

# Texts of players


def answering(folder: Path) -> tuple[str]:
    """Emporia that give 2 Gold whenever another player completes a Wonder."""
    return reprinted(
        folder, "emporia", 'event = "explored"', 'event = "completed", who = "opponent"', box="base"
    )


@pytest.mark.rule("MOD-AUTO-09", "MOD-AUTO-12")
@pytest.mark.parametrize("troops", ["5:8 4:1", "5:7 4:1 2:1"], ids=["one site", "tied sites"])
def test_the_texts_that_answer_to_a_wonder_come_before_its_token(tmp_path: Path, troops: str) -> None:
    """Whether the token has one place to go or several: as with a Wonder of a player."""
    game = solo_scene(
        "danes",
        civ="greeks",
        policies="emporia",
        packs=answering(tmp_path),
        automa={"wonder": "pyramids", "troops": troops, "warlord": 5},
    )

    do_line(game, "solo-7", 0)
    while game.choice().question == "automa-site":
        game.play(game.options()[0])

    order = [key for key in events(game) if key in {"gained 2", "placed-wonder"}]
    assert order == ["gained 2", "placed-wonder"]


@pytest.mark.rule("MOD-AUTO-09")
def test_a_text_of_a_player_answers_when_the_automa_completes_a_wonder(tmp_path: Path) -> None:
    game = solo_scene(
        "danes",
        civ="greeks",
        policies="emporia",
        packs=answering(tmp_path),
        automa={"wonder": "pyramids"},
    )

    do_line(game, "solo-7", 0)

    assert supply(game) == {"gold": 2}


@pytest.mark.rule("MOD-AUTO-09")
def test_a_player_whose_province_the_automa_takes_may_answer_and_then_its_lines_go_on() -> None:
    """Sakoku: whoever loses a Province may archive a card and gain 1 Culture."""
    game = solo_scene(
        "danes",
        civ="japanese",
        policies="sakoku",
        city="fort . . . . . . . .",
        known="mine",
        drawing="C m C",
        capitals=(1, 3),
        troops="1:8 2:1",
        automa={"supply": "2 gold"},
        active=AUTOMA,
        agenda=["TakeActions 0"],
    )

    follow(game, "solo-5")
    asked = (game.seat, game.choice().question, words(game))
    act(game, "archive a1")

    assert asked == (0, "archive", ["archive a1", "no"])
    assert supply(game) == {"culture": 1}
    assert (city(game)[0], deck(game)) == ("mine", [])
    assert deeds(game) == ["conquered 2", "impossible"]
    assert land(game, AUTOMA) == [2, 3]


@pytest.mark.rule("MOD-AUTO-09")
def test_no_policy_of_the_automa_answers_to_what_a_player_does() -> None:
    game = solo_scene("greeks", automa={"policies": "emporia"}, wonder="stonehenge", supply="3 production")

    act(game, "complete", "site 1")

    assert supply(game) == {"production": 2}
    assert (supply(game, AUTOMA), told(game, "triggered")) == ({}, [])


@pytest.mark.rule("MOD-AUTO-09")
@pytest.mark.parametrize(
    ("people", "policy", "card", "line"),
    [
        # Production for a conquered Barbarian, and Siegfried, who takes both benefits of a token.
        ("danes", "viking-raids", "solo-1", 0),
        # Hercules gives Gold when he moves in; Emporia gives Gold for a token that an Explorer took.
        ("greeks", "emporia", "solo-1", 0),
        ("greeks", "emporia", "solo-6", 0),
        # Wonders cheaper; Ramses II gives Production.
        ("egyptians", "divine-kingship", "solo-1", 0),
        ("egyptians", "divine-kingship", "solo-7", 0),
        # Two Science for Musashi, one Gold for a Policy of the Chinese.
        ("japanese", "bushido", "solo-1", 0),
        ("chinese", "silk-road", "solo-3", 0),
    ],
)
def test_nothing_that_the_automa_owns_gives_it_anything(
    people: str, policy: str, card: str, line: int
) -> None:
    game = solo_scene(
        people,
        civ="greeks" if people != "greeks" else "danes",
        automa={"policies": policy, "wonder": "stonehenge", "discard": "weaponry marketplace"},
        luck="thracians" if card == "solo-1" else "",
    )

    do_line(game, card, line)

    assert supply(game, AUTOMA) == {}
    assert (told(game, "triggered"), told(game, "line-impossible")) == ([], [])


@pytest.mark.rule("MOD-AUTO-09")
@pytest.mark.parametrize("people", ["danes", "greeks", "egyptians", "japanese", "chinese"])
def test_the_warlord_of_an_automa_gives_nothing_even_where_tokens_give_gold(people: str) -> None:
    """Only the 1 Gold of the Thracians; Hercules would give 1 more, Siegfried 1 Military."""
    other = "greeks" if people != "greeks" else "danes"
    game = solo_scene(people, civ=other, luck="thracians", switches=PUBLISHED)

    do_line(game, "solo-1", 0)

    assert supply(game, AUTOMA) == {"gold": 1}
    assert (game.seat, game.choice().question) == (0, "take-turn")


@pytest.mark.rule("MOD-AUTO-09")
def test_developing_again_gives_no_bonus_of_the_earlier_policies() -> None:
    """Danegeld gives 1 Gold, the Thing one of each Basic resource, each once more with every Policy."""
    game = solo_scene("danes", automa={"policies": "danegeld thing-assembly"})

    do_line(game, "solo-3", 0)

    assert deeds(game) == ["policy 3"]
    assert supply(game, AUTOMA) == {}


@pytest.mark.rule("MOD-AUTO-04")
def test_basic_resources_that_a_player_gained_on_the_turn_of_an_automa_are_lost_after_it() -> None:
    game = solo_scene(supply="2 production 1 gold", luck="solo-4")

    take_turn(game)

    assert supply(game) == {"gold": 1}


@pytest.mark.rule("MOD-AUTO-09")
def test_the_texts_of_its_civilization_are_not_in_force(tmp_path: Path) -> None:
    """Spartans of one's own gain 1 Gold whenever they conquer; their Automa does not."""
    (tmp_path / "civilizations").mkdir()
    head = 'format = 1\nname = "mine"\nversion = "1"\nrules = "classic"\n'
    (tmp_path / "pack.toml").write_text(head, encoding="utf-8")
    greeks = (SHIPPED / "base" / "civilizations" / "greeks.toml").read_text(encoding="utf-8")
    when = 'when = [{ event = "conquered", limit = "whenever", then = [{ do = "gain", gold = 1 }] }]\n'
    (tmp_path / "civilizations" / "spartans.toml").write_text(greeks + when, encoding="utf-8")
    packs = ("base", str(tmp_path))

    person = scene(civ="spartans", packs=packs, drawing="C m C", capitals=(1, 3), supply="1 military")
    act(person, "conquer 2", "send 1")
    automa = solo_scene("spartans", packs=packs, drawing="C m C", capitals=(1, 3))
    do_line(automa, "solo-5", 0)

    assert (land(person), supply(person)) == ([1, 2], {"gold": 1})
    assert (land(automa, AUTOMA), supply(automa, AUTOMA)) == ([2, 3], {})
