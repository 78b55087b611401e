"""What an Automa has of the Exploration tokens of Provinces that it conquers."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from tests.classic_scene import board, holdings, keys, owner, supply, told
from tests.rules.modules.test_monsters import attacks, standing
from tests.solo_scene import AUTOMA, events, obey, solo_scene


def conquering(token: str, **position: Any) -> Game:
    """The Automa, whose Capital is tile 2, conquers tile 1, a meadow with this token on it."""
    game = solo_scene(
        **{"drawing": "m C C", "capitals": (3, 2), "tokens": {1: token}, "luck": token, **position}
    )
    obey(game, "conquer lowest")
    assert owner(game, 1) == AUTOMA
    return game


@pytest.mark.rule("MOD-AUTO-15", "BASE-SOLO-07")
@pytest.mark.parametrize("token", ["illyrians", "samarkand", "huns"])
def test_a_claimed_exploration_token_is_turned_over_and_leaves_the_game(token: str) -> None:
    game = conquering(token)

    assert keys(game, board(game).removed) == [token]
    assert holdings(game, AUTOMA).exploration == ()
    assert supply(game, AUTOMA) == {}
    assert events(game)[1:] == ["conquered-province", "token-left"]
    assert keys(game, [event.card for event in told(game, "token-left")]) == [token]
    assert board(game).fronts[1 - 1] < 0


@pytest.mark.rule("MOD-AUTO-15")
@pytest.mark.parametrize(
    ("token", "gold"),
    [
        ("thracians", 1),
        ("numidians", 0),
        ("gauls", 1),
        ("scythians", 1),
        ("kassites", 0),  # 1 Culture
        ("goths", 2),
        ("vandals", 1),  # 1 Culture and 1 Gold
        ("xiongnu", 0),  # 1 Culture
        ("huns", 3),  # or 2 Culture
        ("sea-peoples", 1),  # 2 Culture and 1 Gold
    ],
)
def test_agreed_on_gold_a_barbarian_token_gives_the_gold_of_its_better_benefit(token: str, gold: int) -> None:
    """Its Culture counts for nothing."""
    game = conquering(token, switches={"automa_token_gold": True})

    assert supply(game, AUTOMA) == ({"gold": gold} if gold else {})
    assert keys(game, holdings(game, AUTOMA).exploration) == [token]
    assert board(game).removed == ()


@pytest.mark.rule("MOD-AUTO-15")
@pytest.mark.parametrize(
    ("town", "gold"),
    [
        ("visby", 1),
        ("pskov", 0),
        ("leptis-magna", 2),  # 1 Culture
        ("samarkand", 3),  # 1 Culture and 1 Gold
        ("lubeck", 2),
        ("taxila", 2),  # 1 Culture
        ("tyre", 2),  # 1 Culture, or 2 Gold
        ("ragusa", 2),  # 1 Culture
        ("cahokia", 3),
        ("kashgar", 4),  # 2 Culture
        ("kilwa", 3),  # or 1 Culture
    ],
)
def test_agreed_on_gold_1_culture_of_a_free_town_counts_as_2_gold(town: str, gold: int) -> None:
    game = conquering(town, switches={"automa_token_gold": True})

    assert supply(game, AUTOMA) == ({"gold": gold} if gold else {})
    assert keys(game, holdings(game, AUTOMA).exploration) == [town]
    assert [event.key for event in told(game, "automa-kept-token")] == ["automa-kept-token"]


@pytest.mark.rule("MOD-AUTO-15")
@pytest.mark.parametrize("gold", [False, True])
def test_a_monster_instead_of_a_token_gives_nothing_and_attacks(gold: bool) -> None:
    """The Sphinx takes 2 Gold from the conqueror; neither kept nor gone, it stands on its tile."""
    game = conquering(
        "illyrians",
        automa={"supply": "3 gold"},
        packs=("base", "monsters"),
        modules={"monsters": {"tiles": "", "cards": "", "finders": "", "waiting": ""}},
        switches={"automa_token_gold": gold},
        luck="sphinx",
    )

    assert standing(game) == {1: "sphinx"}
    assert attacks(game) == ["sphinx"]
    assert supply(game, AUTOMA) == {"gold": 1}
    assert holdings(game, AUTOMA).exploration == ()
    assert board(game).removed == ()
