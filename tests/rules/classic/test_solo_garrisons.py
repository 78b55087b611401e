"""With which Units an Automa conquers, and how many Provinces in a row."""

from __future__ import annotations

import pytest

from tests.classic_scene import board, created, land, owner, supply, told, units
from tests.rules.classic.test_solo_conquest import on_line, on_star
from tests.solo_scene import AUTOMA, deeds, events, obey, solo_scene


@pytest.mark.rule("MOD-AUTO-14")
def test_a_troop_of_the_capital_and_the_warlord_move_in() -> None:
    """One Troop is enough, however strong the Province: here Barbarians of 4 on a meadow."""
    game = on_line({1: "huns"}, troops="4:6 3:3", warlord=3, luck="huns")

    obey(game, "conquer lowest")

    assert units(game, 1) == "1 troops, warlord"
    assert units(game, 2) == "8 troops"


@pytest.mark.rule("MOD-AUTO-14")
def test_the_warlord_comes_from_wherever_he_is() -> None:
    """From the far end of land that is cut off from the Capital."""
    game = solo_scene(
        automa={"troops": "7:7 3:2", "warlord": 3},
        drawing="C m m m m m C",
        capitals=(1, 7),
        tokens={2: "huns", 4: "huns", 6: "illyrians"},
        luck="illyrians",
    )

    obey(game, "conquer lowest")

    assert units(game, 3) == "2 troops"
    assert units(game, 6) == "1 troops, warlord"


@pytest.mark.rule("MOD-AUTO-14")
def test_the_warlord_stays_where_he_holds_a_province_alone() -> None:
    game = on_line({3: "illyrians"}, automa={"warlord": 1}, luck="illyrians")

    obey(game, "conquer lowest")

    assert units(game, 1) == "warlord"
    assert units(game, 2) == "8 troops"
    assert units(game, 3) == "1 troops"


@pytest.mark.rule("MOD-AUTO-14")
def test_an_outpost_lets_the_warlord_go() -> None:
    game = on_line({3: "illyrians"}, automa={"warlord": 1, "outposts": [1]}, luck="illyrians")

    obey(game, "conquer lowest")

    assert units(game, 1) == "outpost"
    assert units(game, 3) == "1 troops, warlord"


@pytest.mark.rule("MOD-AUTO-14")
def test_the_troop_comes_from_the_capital_only() -> None:
    """Tile 1 has eight Troops, the Capital the last one: it is the one that goes."""
    game = on_line({3: "illyrians"}, automa={"troops": "2:1 1:8"}, luck="illyrians")

    obey(game, "conquer lowest")

    assert units(game, 1) == "8 troops"
    assert units(game, 2) == ""
    assert units(game, 3) == "1 troops, warlord"


@pytest.mark.rule("MOD-AUTO-14")
def test_without_a_troop_in_the_capital_an_outpost_is_put_there() -> None:
    """The Warlord comes along all the same."""
    game = on_line({3: "illyrians"}, automa={"troops": "1:9"}, luck="illyrians")

    obey(game, "conquer lowest")

    assert units(game, 1) == "9 troops"
    assert units(game, 3) == "warlord, outpost"
    assert created(game)[AUTOMA] == 1
    assert deeds(game) == ["conquered 3", "outpost on 3"]


@pytest.mark.rule("MOD-AUTO-14")
def test_an_outpost_alone_holds_a_province_where_the_warlord_can_t_come() -> None:
    game = on_line({3: "illyrians"}, automa={"troops": "", "warlord": 1}, luck="illyrians")

    obey(game, "conquer lowest")

    assert units(game, 1) == "warlord"
    assert units(game, 3) == "outpost"


@pytest.mark.rule("MOD-AUTO-14")
def test_as_long_as_the_capital_has_a_troop_no_outpost_is_spent() -> None:
    game = on_line({3: "illyrians"}, automa={"troops": "2:1 1:8"}, luck="illyrians")

    obey(game, "conquer lowest")

    assert units(game, 3) == "1 troops, warlord"
    assert created(game)[AUTOMA] == 0


@pytest.mark.rule("MOD-AUTO-14")
def test_without_a_troop_and_without_an_outpost_it_can_t_conquer() -> None:
    """The Warlord in the Capital is not enough."""
    game = on_line({3: "illyrians"}, automa={"troops": "1:9", "created": 2})

    obey(game, "conquer lowest")

    assert events(game) == ["line-impossible"]
    assert land(game, AUTOMA) == [1, 2]


@pytest.mark.rule("MOD-AUTO-14", "BASE-OUT-03")
@pytest.mark.parametrize(
    ("rebuild", "deed"), [(False, ["impossible"]), (True, ["conquered 3", "outpost on 3"])]
)
def test_a_lost_outpost_is_put_on_a_province_again_only_by_a_switch(rebuild: bool, deed: list[str]) -> None:
    """Q-B-37: it has created two and lost both. By the letter there are two in a game."""
    game = on_line(
        {3: "illyrians"},
        automa={"troops": "1:9", "created": 2},
        luck="illyrians" if rebuild else "",
        switches={"outpost_rebuild": rebuild},
    )

    obey(game, "conquer lowest")

    assert deeds(game) == deed


@pytest.mark.rule("MOD-AUTO-14", "BASE-OUT-03")
@pytest.mark.parametrize("rebuild", [False, True])
def test_two_outposts_on_the_map_are_all_there_are(rebuild: bool) -> None:
    game = on_star(
        {3: "illyrians"},
        automa={"troops": "1:9", "outposts": [5, 7]},
        switches={"outpost_rebuild": rebuild},
    )

    obey(game, "conquer lowest")

    assert deeds(game) == ["impossible"]
    assert land(game, AUTOMA) == [1, 4, 5, 7]


# Three in a row


@pytest.mark.rule("MOD-AUTO-13")
@pytest.mark.parametrize(("order", "count"), [("conquer highest", 1), ("conquer three", 3)])
def test_a_line_says_how_many_provinces_are_conquered(order: str, count: int) -> None:
    game = solo_scene("danes", drawing="m m m m C C", capitals=(6, 5), tokens={}, troops="6:9")

    obey(game, order)

    assert land(game, AUTOMA) == sorted([5, *[4, 3, 2][:count]])


@pytest.mark.rule("MOD-AUTO-13", "MOD-AUTO-14")
@pytest.mark.parametrize(
    ("drawing", "capitals", "created", "conquered"),
    [("m m C C", (4, 3), 0, ["2", "1"]), ("m m m m C C", (6, 5), 1, ["4", "3"])],
)
def test_three_conquests_end_where_land_or_outposts_end(
    drawing: str, capitals: tuple[int, int], created: int, conquered: list[str]
) -> None:
    """With a single Troop: it goes first, then as many Outposts as there are. That is no impossible line."""
    game = solo_scene(
        "danes",
        {"troops": f"{capitals[1]}:1", "created": created},
        drawing=drawing,
        capitals=capitals,
        switches={"automa_consolation": True},
    )

    obey(game, "conquer three")

    assert [deed.split()[1] for deed in deeds(game) if deed.startswith("conquered")] == conquered
    assert units(game, int(conquered[1])) == "warlord, outpost"
    assert told(game, "line-impossible") == []
    assert supply(game, AUTOMA) == {}


# Whoever held it


@pytest.mark.rule("MOD-AUTO-13", "MOD-AUTO-14")
def test_a_person_is_driven_out_of_a_province() -> None:
    """The Units go home, the Outpost into the supply; a Wonder token stays; nothing is claimed."""
    game = on_line(
        {1: "huns"},
        troops="4:6 3:3",
        warlord=3,
        outposts=[3],
        wonders={3: "stonehenge"},
    )

    obey(game, "conquer highest")

    assert owner(game, 3) == AUTOMA
    assert units(game, 3) == "1 troops, warlord"
    assert units(game, 4) == "9 troops, warlord"
    assert board(game).wonders[3 - 1] == game.catalog.number("stonehenge")
    assert [(event.seat, event.number) for event in told(game, "conquered-from")] == [(AUTOMA, 0)]
    assert events(game) == ["picked-dearest 10", "conquered-from"]
