"""What can't be set up as wished is said in one clear sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from monumental import Game, new_game, unpack
from monumental.cards.errors import PackError
from monumental.engine.chance import Recording, seeded
from monumental.games.classic.state import ClassicState
from monumental.games.continuous import SWITCHES as CONTINUOUS
from monumental.games.duel import PRESETS, SWITCHES
from monumental.maps.drawing import draw_tiles
from monumental.play.position import dump
from monumental.play.setup import SetupError


@pytest.mark.parametrize(
    ("wishes", "problem"),
    [
        ({"rules": "chess"}, "unknown rules 'chess' (there are: classic, continuous, duel)"),
        ({"rules": "duell"}, "unknown rules 'duell' (did you mean 'duel'?)"),
        ({"preset": "house"}, "unknown preset 'house' (there are: published, rulebook)"),
        ({"preset": "publised"}, "unknown preset 'publised' (did you mean 'published'?)"),
        (
            {"switches": {"final_decoy": True}},
            "unknown rule switch 'final_decoy' (did you mean 'final_decay'?)",
        ),
        (
            {"civilizations": ("aztecs", "japonese")},
            "unknown civilization 'japonese' (did you mean 'japanese'?)",
        ),
        (
            {"civilizations": ("aztecs", "xyz")},
            "unknown civilization 'xyz' (there are: aztecs, japanese, malians)",
        ),
        ({"civilizations": ("", "aztecs")}, "unknown civilization '' (there are: aztecs, japanese, malians)"),
        ({"civilizations": ("aztecs", "aztecs")}, "each player needs a civilization of their own"),
        ({"seats": 1}, "duel has 2 seats, not 1"),
        ({"civilizations": (None, None, None)}, "duel has 2 seats, not 3"),
        ({"rules": "classic", "seats": 5}, "classic has 2 to 4 seats, not 5"),
        ({"rules": "continuous", "seats": 1}, "continuous has 2 to 5 seats, not 1"),
        (
            {"rules": "continuous", "seats": 3, "packs": ("base", "five-players")},
            "continuous has 5 seats, not 3",
        ),
        (
            {"rules": "continuous", "switches": {"one_explorers": True}},
            "unknown rule switch 'one_explorers' (did you mean 'one_explorer'?)",
        ),
        (
            {"rules": "continuous", "switches": {"keep_display_after_end": True}, "seats": 2},
            f"unknown rule switch 'keep_display_after_end' (there are: {', '.join(sorted(CONTINUOUS))})",
        ),
        (
            {"rules": "classic", "seats": 2, "civilizations": ("danes", "greeks", "chinese")},
            "there are 2 seats, so there can't be 3 civilizations",
        ),
        ({"layout": "quiet-pastures-2"}, "duel is played without a map"),
        (
            {"rules": "classic", "layout": "quiet-pasture-2"},
            "unknown map 'quiet-pasture-2' (did you mean 'quiet-pastures-2'?)",
        ),
        (
            {"rules": "classic", "seats": 3, "layout": "quiet-pastures-2"},
            "the map quiet-pastures-2 is for 2 players, not for 3",
        ),
        (
            {"rules": "classic", "layout": "random:often"},
            "a random map is written random or random:7, not 'random:often'",
        ),
        ({"first": 2}, "the first player is a seat from 0 to 1, not 2"),
        ({"first": -1}, "the first player is a seat from 0 to 1, not -1"),
        ({"automas": (1,)}, "duel is played without the Automa"),
        ({"rules": "continuous", "automas": (1,)}, "continuous is played without the Automa"),
        ({"rules": "classic", "automas": (2,)}, "the Automa sits at a seat from 0 to 1, not at 2"),
        (
            {"rules": "classic", "seats": 4, "automas": (0, -1)},
            "the Automa sits at a seat from 0 to 3, not at -1",
        ),
        (
            {"rules": "classic", "automas": (0, 1)},
            "somebody must play against the Automa: at least one seat is not the Automa's",
        ),
        (
            {"rules": "classic", "seats": 3, "automas": (2, 1, 0, 1)},
            "somebody must play against the Automa: at least one seat is not the Automa's",
        ),
        (
            {"rules": "classic", "automas": (1,), "advanced": 5},
            "an Automa has 0 to 4 Advanced cards, not 5",
        ),
        (
            {"rules": "classic", "automas": (1,), "advanced": -1},
            "an Automa has 0 to 4 Advanced cards, not -1",
        ),
        (
            {"rules": "classic", "advanced": 1},
            "Advanced cards are for the Automa, and no seat is the Automa's",
        ),
    ],
)
def test_a_wish_that_can_not_be_granted_is_explained(wishes: dict[str, Any], problem: str) -> None:
    with pytest.raises(SetupError) as error:
        new_game(**wishes)

    assert str(error.value) == problem


@pytest.mark.rule("MOD-AUTO-01")
@pytest.mark.parametrize(
    ("seats", "automas", "advanced"), [(2, (0,), 4), (2, (1, 1), 1), (3, (2, 0), 0), (4, (1, 2, 3), 4)]
)
def test_an_automa_can_sit_at_any_seat_as_long_as_somebody_plays_against_it(
    seats: int, automas: tuple[int, ...], advanced: int
) -> None:
    game = new_game("classic", seats=seats, automas=automas, advanced=advanced, seed=1)

    assert isinstance(game.state, ClassicState)
    decks = game.state.solo_decks
    assert {seat for seat in range(seats) if decks[seat] is not None} == set(automas)
    assert game.seat not in automas


def test_an_unknown_switch_is_explained_with_all_of_them() -> None:
    with pytest.raises(SetupError) as error:
        new_game(switches={"zzz": True})

    assert str(error.value) == f"unknown rule switch 'zzz' (there are: {', '.join(sorted(SWITCHES))})"


@pytest.mark.parametrize(
    ("pack", "problem"),
    [
        ("duel-trad", "unknown pack 'duel-trad' (did you mean 'duel-trade'?)"),
        ("no/such/folder", "unknown pack 'no/such/folder'"),
        ("\0", "unknown pack '\\x00'"),
        ("x" * 5000, f"unknown pack '{'x' * 57}...'"),
    ],
    ids=["misspelt", "no-folder", "no-text", "long"],
)
def test_an_unknown_pack_is_explained(pack: str, problem: str) -> None:
    with pytest.raises(PackError) as error:
        new_game(packs=[pack])

    assert error.value.problems == [problem]


def test_a_folder_without_a_pack_is_explained(tmp_path: Path) -> None:
    with pytest.raises(PackError) as error:
        new_game(packs=[str(tmp_path)])

    assert error.value.problems == [f"{tmp_path}: no pack.toml here, so this is no pack"]


def test_the_same_pack_twice_is_refused() -> None:
    with pytest.raises(SetupError) as error:
        new_game(packs=["duel-trade", "duel-trade"])

    assert str(error.value) == "a pack is named twice: duel-trade, duel-trade"


def civilizations(game: Game) -> list[str]:
    names = [civilization.key for civilization in game.catalog.civilizations]
    return [names[player.civilization] for player in game.state.players]


def test_wishes_are_granted() -> None:
    game = new_game(civilizations=("malians", "aztecs"), first=1, seed=3)

    assert civilizations(game) == ["malians", "aztecs"]
    assert game.state.first == game.seat == 1


def test_a_civilization_left_open_is_asked_for_in_the_game() -> None:
    game = new_game(civilizations=("malians", None), first=0, seed=3)

    assert (game.seat, game.choice().question) == (1, "choose-civilization")
    names = [game.catalog.civilizations[option.first].key for option in game.options()]
    assert names == ["aztecs", "japanese"]


def test_a_civilization_can_be_left_to_luck() -> None:
    drawn = {
        tuple(civilizations(new_game(civilizations=("random", "aztecs"), seed=seed))) for seed in range(20)
    }

    assert drawn == {("japanese", "aztecs"), ("malians", "aztecs")}


def test_a_map_is_the_small_one_for_so_many_players_unless_another_is_named() -> None:
    maps = [new_game("classic", seats=seats, seed=1).state for seats in (2, 3, 4)]
    wide = new_game("classic", seats=3, seed=1, layout="quiet-pastures-3").state

    names = [state.hexmap.name for state in (*maps, wide) if isinstance(state, ClassicState)]
    assert names == ["clash-of-titans-2", "clash-of-titans-3", "clash-of-titans-4", "quiet-pastures-3"]


def test_a_random_map_has_the_seed_of_the_game_or_one_of_its_own() -> None:
    def drawn(layout: str, seed: int) -> str:
        state = new_game("classic", seats=3, seed=seed, layout=layout).state
        assert isinstance(state, ClassicState)
        return draw_tiles(state.hexmap.tiles)

    assert drawn("random", 1) == drawn("random", 1) != drawn("random", 2)
    assert drawn("random:5", 1) == drawn("random:5", 2) == drawn("random", 5)


@pytest.mark.parametrize("rules", ["classic", "continuous"])
def test_packs_bring_their_modules(rules: str) -> None:
    game = new_game(rules, seats=2, seed=1, packs=("base", "monsters", "heroes"))

    assert set(game.rules.modules) == {"heroes", "monsters"}
    assert set(game.state.slots) == {"heroes", "monsters"}
    assert set(new_game(rules, seats=2, seed=1).state.slots) == set()


@pytest.mark.rule("CONT-SETUP-01", "CONT-SETUP-02", "CONT-SETUP-03", "CONT-SETUP-04")
def test_the_display_of_the_continuous_mode_grows_with_the_players() -> None:
    displays = [new_game("continuous", seats=seats, seed=1).state.display for seats in (2, 3, 4, 5)]

    assert [(len(display.slots), display.rows) for display in displays] == [(6, 1), (7, 1), (8, 1), (9, 1)]


@pytest.mark.rule("MOD-FIVE-01")
def test_five_players_bring_their_pack() -> None:
    game = new_game("continuous", seats=5, seed=1)
    named = new_game("continuous", seats=5, seed=1, packs=("base", "five-players"))

    assert game.rules.modules == ("five-players",)
    assert game.catalog.packs == ("base", "five-players")
    assert dump(game) == dump(named)


def test_switches_go_before_the_preset() -> None:
    published = unpack(preset="published").rules.switches
    with_switch = unpack(preset="published", switches={"final_decay": False}).rules.switches

    assert unpack().rules.switches == PRESETS["rulebook"] == SWITCHES
    assert published == PRESETS["published"] != SWITCHES
    assert with_switch == {**published, "final_decay": False}


def test_opening_a_box_with_switches_does_not_change_other_boxes() -> None:
    unpack(switches={"final_decay": not SWITCHES["final_decay"]})

    assert unpack().rules.switches == SWITCHES


def test_luck_can_be_passed_in() -> None:
    luck = Recording(seeded(5))

    game = new_game(chance=luck)

    assert dump(game) == dump(new_game(seed=5))
    assert luck.cards
