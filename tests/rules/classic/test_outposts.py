"""Outposts: three Units go home, an Outpost takes their place, twice in a game."""

from __future__ import annotations

import pytest

from monumental.games.classic import PRESETS
from tests.classic_scene import (
    act,
    board,
    created,
    end_turn,
    land,
    offered,
    owner,
    refused,
    scene,
    supply,
    units,
    warlord,
    words,
)

NO_TOKENS: dict[int, str] = {}


@pytest.mark.rule("BASE-OUT-01")
@pytest.mark.parametrize(
    ("troops", "chief", "offers"),
    [
        ("1:6 2:3", 1, ["outpost 2"]),
        ("1:7 2:2", 2, ["outpost 2"]),
        ("1:3 2:3 6:3", 1, ["outpost 2", "outpost 6"]),
    ],
)
def test_an_outpost_is_built_for_free_where_three_units_are(
    troops: str, chief: int, offers: list[str]
) -> None:
    """The Warlord is a Unit as well."""
    game = scene(troops=troops, warlord=chief)

    assert offered(game, "outpost") == offers
    assert supply(game) == {}


@pytest.mark.rule("BASE-OUT-01")
@pytest.mark.parametrize(("troops", "chief"), [("1:7 2:2", 1), ("1:8 2:1", 2)])
def test_two_units_are_too_few_for_an_outpost(troops: str, chief: int) -> None:
    game = scene(troops=troops, warlord=chief, explorers=[2, 2])

    assert offered(game, "outpost") == []
    assert refused(game, "outpost 2") == ("too-few-units", "BASE-OUT-01")


@pytest.mark.rule("BASE-OUT-01")
@pytest.mark.parametrize("tile", [1, 3, 4, 8])
def test_an_outpost_is_built_in_a_province_of_ones_own_only(tile: int) -> None:
    """Q-B-38: not in the Capital, whatever stands there."""
    game = scene(other={"troops": "5:5 4:4"})

    assert offered(game, "outpost") == []
    assert refused(game, f"outpost {tile}") == ("not-your-province", "BASE-OUT-01")


@pytest.mark.rule("BASE-OUT-01")
def test_an_outpost_may_be_built_between_two_conquests() -> None:
    """Q-B-38: the 3 Troops that took the forest are at home again for the next attack."""
    game = scene(troops="1:3 2:1", supply="7 military", tokens={3: "gauls"}, luck="gauls")

    act(game, "conquer 3", "send 1", "send 1", "send 1", "branch 1", "outpost 3")
    home = units(game, 1)
    act(game, "conquer 7", "send 1", "send 1", "end")

    assert home == "3 troops, warlord"
    assert land(game) == [1, 2, 3, 7]


@pytest.mark.rule("BASE-OUT-02")
@pytest.mark.parametrize(
    ("before", "after"), [(3, "outpost"), (4, "1 troops, outpost"), (6, "3 troops, outpost")]
)
def test_three_units_return_to_the_capital_and_the_outpost_takes_their_place(before: int, after: str) -> None:
    """Q-B-38: exactly 3; the Outpost then holds the Province alone."""
    game = scene(troops=f"1:1 2:{before}", supply="1 military")

    act(game, "outpost 2")

    assert units(game, 2) == after
    assert units(game, 1) == "4 troops, warlord"
    assert owner(game, 2) == 0
    assert created(game) == [1, 0]
    assert supply(game) == {"military": 1}


@pytest.mark.rule("BASE-OUT-02")
def test_the_warlord_returns_as_one_of_the_three_where_it_must() -> None:
    game = scene(troops="1:5 2:2", warlord=2)

    act(game, "outpost 2")

    assert units(game, 2) == "outpost"
    assert units(game, 1) == "7 troops, warlord"


@pytest.mark.rule("BASE-OUT-02")
@pytest.mark.parametrize(
    ("answer", "there", "home"),
    [("yes", "2 troops, outpost", "4 troops, warlord"), ("no", "1 troops, warlord, outpost", "5 troops")],
)
def test_with_troops_enough_the_owner_says_whether_the_warlord_returns(
    answer: str, there: str, home: str
) -> None:
    game = scene(troops="1:2 2:4", warlord=2)

    act(game, "outpost 2")
    asked = (game.choice().question, words(game))
    act(game, answer)

    assert asked == ("warlord-returns", ["yes", "no"])
    assert units(game, 2) == there
    assert units(game, 1) == home


@pytest.mark.rule("BASE-OUT-02")
def test_an_outpost_may_share_its_tile_with_a_wonder() -> None:
    """Q-B-38."""
    game = scene(troops="1:6 2:3", wonders={2: "pyramids"})

    act(game, "outpost 2")

    assert units(game, 2) == "outpost"
    assert board(game).wonders[1] == game.catalog.number("pyramids")


@pytest.mark.rule("BASE-OUT-03")
@pytest.mark.parametrize("rebuild", [False, True])
def test_two_outposts_and_no_third(rebuild: bool) -> None:
    game = scene(troops="1:0 2:3 3:3 6:3", switches={"outpost_rebuild": rebuild})

    act(game, "outpost 2", "outpost 3")

    assert board(game).outposts == 0b110
    assert created(game) == [2, 0]
    assert offered(game, "outpost") == []
    assert refused(game, "outpost 6") == ("no-outpost-left", "BASE-OUT-03")


@pytest.mark.rule("BASE-OUT-03")
def test_a_lost_outpost_counts_among_the_two_of_the_game() -> None:
    """Q-B-37, by the letter: two were created, one of them stands no more."""
    game = scene(troops="1:3 2:3 6:3", outposts=[3], created=2)

    assert offered(game, "outpost") == []
    assert refused(game, "outpost 2") == ("no-outpost-left", "BASE-OUT-03")


@pytest.mark.rule("BASE-OUT-03")
def test_by_a_switch_a_lost_outpost_can_be_built_again() -> None:
    """Q-B-37: two reusable pieces."""
    game = scene(troops="1:3 2:3 6:3", outposts=[3], created=2, switches={"outpost_rebuild": True})

    act(game, "outpost 2")

    assert board(game).outposts == 0b110
    assert refused(game, "outpost 6") == ("no-outpost-left", "BASE-OUT-03")


@pytest.mark.rule("BASE-OUT-03")
def test_only_the_published_edition_builds_lost_outposts_again() -> None:
    """Q-B-37."""
    assert {name: switches["outpost_rebuild"] for name, switches in PRESETS.items()} == {
        "rulebook": False,
        "published": True,
    }


@pytest.mark.rule("BASE-OUT-04")
def test_an_outpost_never_moves() -> None:
    """It is neither sent nor moved, alone or with the Units around it."""
    alone = scene(troops="1:9", outposts=[2], supply="9 military", tokens=NO_TOKENS)
    guarded = scene(troops="1:7 2:2", outposts=[2], supply="9 military")

    act(guarded, "move 2", "to 1", "move 2", "to 1")
    options = offered(alone, "move")
    refusal = refused(alone, "move 2")
    act(alone, "conquer 3")

    assert options == ["move 1"]
    assert refusal == ("no-unit-there", "BASE-MAN-02")
    assert refused(alone, "send 2") == ("no-unit-there", "BASE-CONQ-04")
    assert units(guarded, 2) == "outpost"
    assert units(guarded, 1) == "9 troops, warlord"


@pytest.mark.rule("BASE-OUT-05")
def test_a_province_has_at_most_one_outpost() -> None:
    game = scene(troops="1:3 2:3 6:3", outposts=[2])

    assert offered(game, "outpost") == ["outpost 6"]
    assert refused(game, "outpost 2") == ("outpost-there", "BASE-OUT-05")


@pytest.mark.rule("BASE-OUT-06")
def test_an_outpost_may_be_built_in_an_isolated_province() -> None:
    """The three Units go home although no way leads there."""
    game = scene(troops="1:5 12:3", warlord=12)

    act(game, "outpost 12", "no")

    assert units(game, 12) == "warlord, outpost"
    assert units(game, 1) == "8 troops"
    assert warlord(game) == 12


@pytest.mark.rule("BASE-OUT-07")
@pytest.mark.parametrize(("rebuild", "offers"), [(False, []), (True, ["outpost 6"])])
def test_an_outpost_on_a_lost_province_returns_to_the_reserve(rebuild: bool, offers: list[str]) -> None:
    """Q-B-37: there it stays by the letter, or is built again by a switch."""
    game = scene(
        active=1,
        troops="1:2 6:3",
        outposts=[2, 4],
        tokens=NO_TOKENS,
        switches={"outpost_rebuild": rebuild},
        other={"supply": "3 military"},
    )

    act(game, "conquer 4", "send 5", "send 5", "send 5")
    lost = (units(game, 4), land(game), board(game).outposts)
    end_turn(game)
    act(game, "activate 1 a")

    assert lost == ("3 troops", [1, 2, 6], 0b10)
    assert offered(game, "outpost") == offers
