"""Monsters in classic: they lie among the Barbarians, guard their tile, and can be defeated."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, score_sheets, unpack
from monumental.engine.catalog import FREE_TOWN, MONSTER
from monumental.games.classic.modules.monsters import monsters
from tests import classic_scene
from tests.classic_scene import (
    act,
    board,
    explorers,
    holdings,
    keys,
    lacking,
    offered,
    owner,
    refused,
    supply,
    told,
    units,
    words,
)
from tests.rules.classic.test_setup import opening

PACKS = ("base", "monsters")

#: A Barbarian token of each number: from the front it is the same as a Monster's.
FRONTS = {1: "illyrians", 2: "gauls", 3: "goths", 4: "huns"}


def scene(tiles: str = "", cards: str = "", finders: str = "", waiting: str = "", **position: Any) -> Game:
    """A position with these Monsters on the map: where, which, who found them, which still attack."""
    found = {"tiles": tiles, "cards": cards, "finders": finders, "waiting": waiting}
    return classic_scene.scene(**{"packs": PACKS, "modules": {"monsters": found}, **position})


def find(
    monster: str, supply: str = "", tile: int = 2, origin: int = 1, send: str = "", **position: Any
) -> Game:
    """Whoever acts, the Egyptians if not told otherwise, conquers a tile and finds this Monster there.

    They have Military for it, and `supply` besides; the Units come from the Capital, or as `send` says.
    """
    packs = position.get("packs", PACKS)
    value = unpack(position.get("rules", "classic"), packs).catalog.by_key[monster].value
    game = scene(
        **{
            "supply": f"{value} military {supply}",
            "tokens": {tile: FRONTS[value]},
            "luck": monster,
            **position,
        }
    )
    act(game, f"conquer {tile}", *[send or f"send {origin}"] * value)
    return game


def standing(game: Game) -> dict[int, str]:
    """Where Monsters stand."""
    found = monsters(board(game))
    return {tile + 1: name for tile, name in zip(found.tiles, keys(game, found.cards), strict=True)}


def trophies(game: Game, seat: int = 0) -> list[str]:
    """The Monsters that a seat has defeated."""
    found = monsters(board(game))
    cards = keys(game, found.defeated)
    return [card for card, winner in zip(cards, found.winners, strict=True) if winner == seat]


def attacks(game: Game) -> list[str]:
    """The Monsters that have attacked, in order."""
    return keys(game, [event.card for event in told(game, "monster-attacks")])


# Among the Barbarians


@pytest.mark.rule("MOD-MON-01")
def test_twelve_monsters_are_mixed_into_the_barbarian_tokens() -> None:
    """Luck knows 14, 12, 8 and 4 Barbarians, and besides them 4, 4, 3 and 1 Monsters."""
    game = opening(2, packs=PACKS)

    cards = game.catalog.cards
    numbers = {cards[urn[0]].value: [cards[token].kind for token in urn] for urn in board(game).urns}
    del numbers[0]

    assert {value: len(kinds) for value, kinds in numbers.items()} == {1: 18, 2: 16, 3: 11, 4: 5}
    assert {value: kinds.count(MONSTER) for value, kinds in numbers.items()} == {1: 4, 2: 4, 3: 3, 4: 1}


@pytest.mark.rule("MOD-MON-01")
def test_no_monster_hides_in_a_free_town() -> None:
    game = opening(2, packs=PACKS)

    cards = game.catalog.cards
    towns = [token for urn in board(game).urns for token in urn if not cards[token].value]

    assert {cards[token].kind for token in towns} == {FREE_TOWN}
    assert len(towns) == 12


@pytest.mark.rule("MOD-MON-01")
def test_a_map_with_monsters_looks_like_one_without() -> None:
    with_monsters = opening(2, packs=PACKS)
    without = opening(2)

    assert board(with_monsters).fronts == board(without).fronts
    assert len(with_monsters.catalog.fronts) == len(without.catalog.fronts)


@pytest.mark.rule("MOD-MON-01")
@pytest.mark.parametrize(("luck", "question"), [("illyrians", "choose-benefit"), ("nian", "take-turn")])
def test_only_a_conquest_shows_whether_it_is_a_monster(luck: str, question: str) -> None:
    game = scene(supply="1 military", luck=luck)

    act(game, "conquer 2", "send 1")

    assert supply(game) == {}
    assert game.choice().question == question


# Found


@pytest.mark.rule("MOD-MON-02")
def test_a_found_monster_gives_nothing_and_stands_on_its_tile() -> None:
    game = find("nian")

    assert (owner(game, 2), standing(game)) == (0, {2: "nian"})
    assert [(event.seat, event.place) for event in told(game, "monster-found")] == [(0, 1)]
    assert told(game, "took-token") == told(game, "gained") == []
    assert words(game) == ["end"]


@pytest.mark.rule("MOD-MON-02")
def test_the_token_of_a_monster_leaves_the_game() -> None:
    """It is no Exploration token of anybody, and luck can't bring it again."""
    game = find("nian")

    nian = game.catalog.number("nian")

    assert holdings(game).exploration == ()
    assert [urn for urn in board(game).urns if nian in urn] == []
    assert board(game).fronts[1] == -1


@pytest.mark.rule("MOD-MON-02")
def test_other_monsters_are_still_to_be_found() -> None:
    game = find("nian", supply="1 gold", tokens={2: "illyrians", 6: "illyrians"}, luck="nian sphinx")

    act(game, "conquer 6", "send 1")

    assert standing(game) == {2: "nian", 6: "sphinx"}


@pytest.mark.rule("MOD-MON-03")
def test_a_monster_attacks_as_soon_as_it_is_found() -> None:
    """Nian takes a Production token from everyone."""
    game = find("nian", production_tokens=2, other={"production_tokens": 1})

    assert game.journal is not None
    story = [event.key for event in game.journal if event.key.startswith(("conquered", "monster", "lost"))]

    assert story == [
        "conquered-province",
        "monster-found",
        "monster-attacks",
        *["lost-production-tokens"] * 2,
    ]
    assert (holdings(game, 0).production, holdings(game, 1).production) == (1, 0)
    assert game.seat == 0


@pytest.mark.rule("MOD-MON-03")
def test_a_monster_that_has_attacked_never_attacks_again() -> None:
    """Neither later, nor when another player conquers its tile."""
    game = find("nian", production_tokens=3, other={"troops": "5:7 4:1 3:1", "city": "fort . . . . . . . ."})

    act(game, "end", "activate 1 a", "conquer 2", "send 5")

    assert (owner(game, 2), standing(game)) == (1, {2: "nian"})
    assert attacks(game) == ["nian"]
    assert holdings(game).production == 2


# On guard


@pytest.mark.rule("MOD-MON-06")
def test_nobody_takes_the_production_token_of_a_tile_with_a_monster() -> None:
    """Neither its finder nor anybody else; that of another tile is free."""
    position: dict[str, Any] = {"troops": "1:8 2:1", "explorers": [2, 6], "other": {"explorers": [2, 5]}}
    mine = scene("2", "nian", "0", **position)
    theirs = scene("2", "nian", "0", active=1, **position)

    assert offered(mine, "pick-up") == ["pick-up 2"]
    assert offered(theirs, "pick-up") == []
    assert refused(mine, "pick-up 1") == ("guarded", "MOD-MON-06")
    assert refused(theirs, "pick-up 1") == ("guarded", "MOD-MON-06")


@pytest.mark.rule("MOD-MON-06")
def test_nobody_takes_a_market_token_of_a_tile_with_a_monster() -> None:
    guarded = scene("3", "nian", "0", explorers=[3, 1], tokens={})
    free = scene("2", "nian", "0", explorers=[3, 1], tokens={})

    assert offered(guarded, "visit") == []
    assert refused(guarded, "visit 1") == ("guarded", "MOD-MON-06")
    assert offered(free, "visit") == ["visit 1"]


@pytest.mark.rule("MOD-MON-06")
def test_no_text_takes_the_production_token_of_a_tile_with_a_monster() -> None:
    """Ligurians: gather a Production token of one's Provinces, and move a Unit."""
    game = scene("2", "nian", "0", troops="1:6 2:1 7:1", supply="1 military", luck="ligurians")

    act(game, "conquer 6", "send 1", "branch 2")

    assert words(game) == ["gather 6", "gather 7", "no"]
    assert refused(game, "gather 2") == ("guarded", "MOD-MON-06")


# Defeated


@pytest.mark.rule("MOD-MON-07")
def test_an_explorer_on_the_tile_defeats_the_monster_for_its_strength_in_military() -> None:
    """The Roc has strength 3."""
    game = scene("2", "roc", "0", explorers=[2, 1], supply="5 military")

    act(game, "defeat 1")

    assert supply(game) == {"military": 2}
    assert (standing(game), trophies(game)) == ({}, ["roc"])
    assert [(event.seat, event.place) for event in told(game, "defeated")] == [(0, 1)]


@pytest.mark.rule("MOD-MON-07")
def test_a_monster_is_not_defeated_for_less_than_its_strength() -> None:
    """Gold stands in for Military."""
    poor = scene("2", "roc", "0", explorers=[2, 1], supply="1 military 1 gold")
    rich = scene("2", "roc", "0", explorers=[2, 1], supply="1 military 3 gold")

    act(rich, "defeat 1")

    assert offered(poor, "defeat") == []
    assert refused(poor, "defeat 1") == ("cannot-pay", "MOD-MON-07")
    assert lacking(poor, "defeat 1") == ("military", 3, 2)
    assert supply(rich) == {"gold": 1}


@pytest.mark.rule("MOD-MON-07")
def test_only_an_explorer_on_the_tile_can_defeat_the_monster() -> None:
    game = scene("2", "roc", "0", troops="1:5 2:4", warlord=2, explorers=[6, 2], supply="9 military")

    assert offered(game, "defeat") == ["defeat 2"]
    assert refused(game, "defeat 1") == ("no-monster", "MOD-MON-07")


@pytest.mark.rule("MOD-MON-07")
def test_defeating_a_monster_is_the_explorers_action_of_the_turn() -> None:
    """It may still move; the other Explorer takes the token that nobody guards any more."""
    game = scene("2", "roc", "0", explorers=[2, 2], supply="4 military")

    act(game, "defeat 1")
    reason = refused(game, "pick-up 1")
    act(game, "pick-up 2", "explore 1 6")

    assert reason == ("explorer-has-acted", "BASE-EXP-03")
    assert (holdings(game).production, explorers(game)) == (1, [6, 2])


@pytest.mark.rule("MOD-MON-07")
def test_an_explorer_that_has_acted_defeats_no_monster() -> None:
    game = scene("2", "roc", "0", explorers=[6, 2], explored=[2], supply="9 military")

    act(game, "pick-up 1", "explore 1 2")

    assert offered(game, "defeat") == []
    assert refused(game, "defeat 1") == ("explorer-has-acted", "BASE-EXP-03")
    assert refused(game, "defeat 2") == ("explorer-has-acted", "BASE-EXP-03")


@pytest.mark.rule("MOD-MON-07")
def test_whoever_defeats_the_monster_takes_the_card_whoever_found_it_and_holds_the_tile() -> None:
    game = scene(
        "2", "roc", "0", troops="1:8 2:1", active=1, other={"explorers": [5, 2], "supply": "3 military"}
    )

    act(game, "defeat 2")

    assert (trophies(game, 0), trophies(game, 1)) == ([], ["roc"])
    assert owner(game, 2) == 0


# Points, and everything else


@pytest.mark.rule("MOD-MON-08")
def test_each_defeated_monster_is_worth_a_point_without_dominance() -> None:
    game = scene()
    found = monsters(board(game))
    cards = [game.catalog.number(name) for name in ("nian", "roc", "fafnir")]
    game.state.slots["monsters"] = type(found)(defeated=tuple(cards), winners=(0, 1, 0))

    lines = [sheet.lines[-1] for sheet in score_sheets(game)]

    assert [line.name for line in lines] == ["monsters", "monsters"]
    assert [(line.count, line.points, line.dominance) for line in lines] == [(2, 2, 0), (1, 1, 0)]
    assert [sheet.total for sheet in score_sheets(game)] == [2, 1]


@pytest.mark.rule("MOD-MON-08")
def test_a_monster_that_still_stands_is_worth_nothing() -> None:
    game = scene("2", "roc", "0")

    assert [sheet.total for sheet in score_sheets(game)] == [0, 0]


@pytest.mark.rule("MOD-MON-09")
def test_a_monster_neither_defends_a_province_nor_takes_it_from_the_points() -> None:
    """A meadow with 2 Troops costs 2 with and without the strongest Monster."""
    other = {"troops": "5:6 4:1 3:2"}
    with_monster = scene("3", "fafnir", "1", troops="1:8 2:1", other=other, tokens={})
    without = scene(troops="1:8 2:1", other=other, tokens={})

    assert lacking(with_monster, "conquer 3") == lacking(without, "conquer 3") == ("military", 3, 0)
    assert [sheet.total for sheet in score_sheets(with_monster)] == [1, 5]


@pytest.mark.rule("MOD-MON-09")
def test_a_province_with_a_monster_is_conquered_and_the_monster_stays() -> None:
    game = scene(
        "3", "fafnir", "1", troops="1:8 2:1", supply="3 military 1 gold", other={"troops": "5:6 3:2"}
    )

    act(game, "conquer 3", "send 1", "send 1", "send 1")

    assert (units(game, 3), standing(game)) == ("3 troops", {3: "fafnir"})
    assert (attacks(game), supply(game)) == ([], {"gold": 1})


@pytest.mark.rule("MOD-MON-09")
def test_finding_a_monster_is_a_conquest_of_barbarians() -> None:
    """Viking Raids give 1 Production for one, and the Warrior Priest Altar 1 Culture for any."""
    altar = "warrior-priest-altar* . . . . . . . ."
    game = find("nian", civ="danes", against="greeks", policies="viking-raids", city=altar)

    act(game, "use a1")

    assert supply(game) == {"production": 1, "culture": 1}


@pytest.mark.rule("MOD-MON-09")
def test_units_move_and_an_outpost_is_built_where_a_monster_stands() -> None:
    game = scene("2", "roc", "0", troops="1:7 2:2", supply="1 military")

    act(game, "move 1", "to 2", "outpost 2")

    assert units(game, 2) == "outpost"
    assert standing(game) == {2: "roc"}


@pytest.mark.rule("MOD-MON-03")
@pytest.mark.parametrize(("token_first", "gold"), [("yes", {"gold": 1}), ("no", {})])
def test_the_conqueror_may_turn_the_token_over_before_gaining_gold_that_a_monster_could_take(
    token_first: str, gold: dict[str, int]
) -> None:
    """Hercules gives 1 Gold, where the Sphinx takes 2. Q-G-06"""
    game = find("sphinx", civ="greeks", against="danes", send="send-warlord")

    act(game, token_first)

    assert supply(game) == gold


@pytest.mark.rule("MOD-MON-03")
def test_nothing_is_asked_where_no_monster_can_lie_or_nothing_can_be_taken() -> None:
    """The only Monster of the number 4 was found; and no Monster takes the Production of Ramses II. Q-G-06"""
    found = {"defeated": "fafnir", "winners": "1"}
    tame = classic_scene.scene(
        packs=PACKS,
        modules={"monsters": found},
        civ="japanese",
        against="greeks",
        policies="bushido",
        tokens={2: "huns"},
        supply="4 military",
        luck="huns",
    )
    act(tame, "conquer 2", *["send 1"] * 4)
    ramses = find("nian", send="send-warlord")

    assert tame.choice().question == "choose-benefit"
    assert (ramses.choice().question, supply(ramses)) == ("take-turn", {"production": 2})
