"""The Warlord: an action of its own for whoever has the Advantage."""

from __future__ import annotations

import pytest

from monumental.engine.pieces.city import is_marked
from monumental.engine.state import WARLORD
from tests.scene import act, keys, offered, player, refused, scene, stack, supply, words


@pytest.mark.rule("DUEL-WAR-01")
def test_montezuma_gives_military_for_every_province_type() -> None:
    game = scene(
        civ="aztecs", against="japanese", advantage="0 military 1", provinces="sahara phoenicia lake-texcoco"
    )

    act(game, "warlord")

    assert supply(game) == {"military": 2}


@pytest.mark.rule("DUEL-WAR-01")
def test_oda_nobunaga_conquers_for_two_less_or_gives_two_of_a_kind() -> None:
    conquering = scene(advantage="0 military 1", supply="1 military", other={"provinces": "sahara"})
    gaining = scene(advantage="0 military 1")

    act(conquering, "warlord", "branch 1", "conquer")
    act(gaining, "warlord", "branch 2", "take science")

    assert keys(conquering, stack(conquering).cards) == ["sahara"]
    assert supply(conquering) == {}
    assert supply(gaining) == {"science": 2}


@pytest.mark.rule("DUEL-WAR-01")
def test_sundiata_keita_takes_a_province_of_the_display_or_the_opponent_for_two_less() -> None:
    """Malians pay with Gold and gain 1 Gold for every conquest."""
    game = scene(
        civ="malians",
        advantage="0 military 1",
        supply="1 gold",
        display="sahara . . . . .",
        other={"provinces": "phoenicia barricade"},
    )

    act(game, "warlord")
    assert words(game) == ["branch 1"]  # conquering would cost 2 + 2 - 2
    act(game, "branch 1", "acquire 1")

    assert keys(game, stack(game).cards) == ["sahara"]
    assert supply(game) == {"military": 1, "gold": 1}


@pytest.mark.rule("DUEL-WAR-02")
@pytest.mark.parametrize("holder", ["", "1 military 1"], ids=["nobody", "the opponent"])
def test_without_the_advantage_the_warlord_is_not_used(holder: str) -> None:
    game = scene(advantage=holder)

    assert offered(game, "warlord") == []
    assert refused(game, "warlord") == ("needs-advantage", "DUEL-WAR-02")


@pytest.mark.rule("DUEL-WAR-02")
def test_the_warlord_is_used_once_per_round_and_marked() -> None:
    game = scene(advantage="0 military 1", other={"passed": True})

    act(game, "warlord", "branch 2", "take science")

    assert is_marked(player(game), WARLORD)
    assert offered(game, "warlord") == []
    assert refused(game, "warlord") == ("already-used", "DUEL-WAR-02")


@pytest.mark.rule("DUEL-WAR-02")
def test_using_the_warlord_is_the_action_of_the_turn() -> None:
    game = scene(advantage="0 military 1")

    act(game, "warlord", "branch 2", "take science")

    assert game.seat == 1


@pytest.mark.rule("DUEL-WAR-02")
def test_in_the_next_round_the_warlord_can_be_used_again() -> None:
    game = scene(advantage="0 military 2", marks=["warlord"], other={"passed": True})

    act(game, "pass", "activate 1 a", "activate 1 a")
    act(game, "pass")  # the opponent, first player now

    assert offered(game, "warlord") == ["warlord"]


@pytest.mark.rule("DUEL-WAR-02")
def test_the_mark_stays_when_the_advantage_is_lost_and_taken_back() -> None:
    """Q-D-24."""
    game = scene(advantage="0 military 1", supply="3 military", other={"supply": "2 military"})

    act(game, "warlord", "branch 2", "take science")
    act(game, "advantage military 2")  # the opponent
    act(game, "advantage military 3", "pass")

    assert refused(game, "warlord") == ("already-used", "DUEL-WAR-02")


@pytest.mark.rule("DUEL-WAR-02")
def test_a_warlord_that_would_do_nothing_is_not_offered() -> None:
    """Q-G-07. Montezuma without a Province."""
    game = scene(civ="aztecs", against="japanese", advantage="0 military 1")

    assert offered(game, "warlord") == []
    assert refused(game, "warlord") == ("nothing-to-count", "DUEL-ACQ-12")
