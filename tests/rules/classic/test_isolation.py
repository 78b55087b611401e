"""Which Units can join an attack: connected ones, those of isolated Provinces, and the one that stays."""

from __future__ import annotations

import pytest

from monumental import Game, read_action
from tests.classic_scene import act, land, offered, owner, refused, scene, supply, units, words

NO_TOKENS: dict[int, str] = {}
STRICT = {"isolated_strict": True}


def at_hand(game: Game, tile: int) -> tuple[str, int]:
    """Why no more Units could join an attack that needs them, and how many could."""
    reason = game.why_not(read_action(game, f"conquer {tile}"))
    assert reason is not None
    return reason.key, reason.have


# Connection


@pytest.mark.rule("BASE-CONQ-04")
def test_units_come_from_the_capital_and_from_connected_provinces() -> None:
    """Tile 10 touches 6 only; 1, 2 and 3 are connected to it through one's own land, 12 is not."""
    game = scene(troops="1:1 2:2 3:2 6:2 12:2", tokens=NO_TOKENS, supply="1 military")

    act(game, "conquer 10")
    options = words(game)
    not_mine = refused(game, "send 7")
    act(game, "send 3")

    assert options == ["send 1", "send-warlord", "send 2", "send 3", "send 6"]
    assert not_mine == ("not-your-land", "BASE-CONQ-04")
    assert (units(game, 3), units(game, 10)) == ("1 troops", "1 troops")


@pytest.mark.rule("BASE-CONQ-04")
def test_nobody_is_sent_from_where_nobody_is() -> None:
    game = scene(troops="2:3", outposts=[6], tokens={3: "gauls"}, supply="3 military")

    act(game, "conquer 3")

    assert words(game) == ["send-warlord", "send 2"]
    assert refused(game, "send 1") == ("no-unit-there", "BASE-CONQ-04")
    assert refused(game, "send 6") == ("no-unit-there", "BASE-CONQ-04")


@pytest.mark.rule("BASE-CONQ-04")
@pytest.mark.parametrize(
    ("theirs", "what"), [("5:9", "nobody's Province"), ("5:8 2:1", "another player's Province")]
)
def test_other_land_breaks_the_connection(theirs: str, what: str) -> None:
    """Q-B-33: tile 2 lies between the Capital and tile 3; an attack on 4 gets no Unit past it."""
    game = scene(troops="1:6 3:3", tokens=NO_TOKENS, supply="1 military", other={"troops": theirs})

    act(game, "conquer 4")

    assert words(game) == ["send 3"], what
    assert refused(game, "send 1") == ("not-connected", "BASE-CONQ-10")
    assert refused(game, "send-warlord") == ("not-connected", "BASE-CONQ-10")


@pytest.mark.rule("BASE-CONQ-04")
def test_water_breaks_the_connection() -> None:
    """Q-B-33: between tile 3 and tile 12 lies the water of tile 8."""
    game = scene(troops="1:3 2:1 3:2 12:3", tokens=NO_TOKENS, supply="1 military")

    act(game, "conquer 9")

    assert words(game) == ["send 12"]
    assert refused(game, "send 3") == ("not-connected", "BASE-CONQ-10")


@pytest.mark.rule("BASE-CONQ-04")
def test_the_capital_connects_as_a_province_does() -> None:
    """Q-B-33: on a line of tiles only the Capital lies between 2 and 4."""
    game = scene(
        drawing="m1 m1 C m1 m1 C",
        capitals=[3, 6],
        troops="2:3 4:1",
        warlord=4,
        tokens=NO_TOKENS,
        supply="1 military",
    )

    act(game, "conquer 5")

    assert words(game) == ["send 2", "send 4", "send-warlord"]


# Isolated Provinces


@pytest.mark.rule("BASE-CONQ-10")
def test_units_of_an_isolated_province_attack_only_its_neighbours() -> None:
    """Tile 12 is isolated: it touches 9 and 11. The Capital's Units join no attack there, nor 12's at 2."""
    game = scene(troops="1:4 12:3", tokens={2: "goths", 9: "goths"}, supply="9 military")

    isolated = at_hand(game, 9)
    within_reach = offered(game, "conquer")
    act(game, "conquer 2")

    assert isolated == ("units-must-stay", 2)
    assert within_reach == ["conquer 2", "conquer 6"]
    assert words(game) == ["send 1", "send-warlord"]
    assert refused(game, "send 12") == ("not-connected", "BASE-CONQ-10")


@pytest.mark.rule("BASE-CONQ-10")
@pytest.mark.parametrize(("strict", "options"), [(False, ["send 11", "send 12"]), (True, ["send 11"])])
def test_a_group_of_isolated_provinces(strict: bool, options: list[str]) -> None:
    """Q-B-32: tile 10 touches 11, and 12 is connected to it; by a switch only neighbours join."""
    game = scene(
        troops="1:3 11:3 12:3",
        tokens=NO_TOKENS,
        supply="9 military",
        switches={"isolated_strict": strict},
    )

    act(game, "conquer 10")

    assert words(game) == options


@pytest.mark.rule("BASE-CONQ-10")
@pytest.mark.parametrize(
    ("strict", "number"), [(False, ("units-must-stay", 4)), (True, ("units-cut-off", 2))]
)
def test_how_many_units_an_isolated_group_has_for_an_attack(strict: bool, number: tuple[str, int]) -> None:
    """Q-B-32: of 3 Troops on each of two Provinces, 2 each can leave."""
    game = scene(
        troops="1:3 11:3 12:3",
        tokens={10: "kilwa", 7: "huns"},
        supply="9 military 9 production",
        switches={"isolated_strict": strict},
    )

    assert at_hand(game, 7) == number


@pytest.mark.rule("BASE-CONQ-10")
def test_by_the_strict_reading_units_behind_the_neighbour_stay_out() -> None:
    """Q-B-32: tile 12 is connected to 11, but only 11 touches 10."""
    game = scene(troops="1:3 11:3 12:3", tokens=NO_TOKENS, supply="9 military", switches=STRICT)

    act(game, "conquer 10")

    assert refused(game, "send 12") == ("not-connected", "BASE-CONQ-10")


@pytest.mark.rule("BASE-CONQ-10")
def test_the_strict_reading_lets_connected_units_come_from_afar() -> None:
    """Q-B-32: only what is cut off from the Capital must be a neighbour. Tile 10 touches 6, not 1 or 2."""
    game = scene(troops="1:3 2:3 6:1", tokens=NO_TOKENS, supply="1 military", switches=STRICT)

    act(game, "conquer 10")

    assert words(game) == ["send 1", "send-warlord", "send 2"]


@pytest.mark.rule("BASE-CONQ-10")
def test_a_province_cut_off_by_a_conquest_is_isolated_from_then_on() -> None:
    """Q-B-34: the Danes take tile 4 out of the land between 3 and 9."""
    game = scene(
        active=1,
        tokens=NO_TOKENS,
        troops="1:3 2:1 3:1 4:1 9:3",
        warlord=4,
        supply="1 gold",
        other={"supply": "3 military"},
    )

    act(game, "conquer 4", "send 5", "send 5", "send 5", "end", "activate 1 a")
    alone = refused(game, "move 9")
    act(game, "conquer 12")

    assert owner(game, 9) == 0
    assert alone == ("isolated", "BASE-MAN-02")
    assert words(game) == ["send 9"]


# Combined attacks


@pytest.mark.rule("BASE-CONQ-11")
@pytest.mark.parametrize("strict", [False, True])
def test_an_isolated_province_and_connected_land_attack_together(strict: bool) -> None:
    """Q-B-32: tile 7 touches the isolated 11 and 6, which is connected to the Capital."""
    game = scene(
        troops="1:1 6:2 11:3",
        tokens={7: "gauls"},
        supply="4 military",
        switches={"isolated_strict": strict},
        luck="gauls",
    )

    act(game, "conquer 7")
    options = words(game)
    act(game, "send 11", "send 6", "send 11", "send-warlord")

    assert options == ["send 1", "send-warlord", "send 6", "send 11"]
    assert units(game, 7) == "3 troops, warlord"
    assert land(game) == [1, 6, 7, 11]


@pytest.mark.rule("BASE-CONQ-11")
def test_several_isolated_provinces_attack_together() -> None:
    """Q-B-32: 3 and 11 are both cut off, from the Capital and from each other; both touch 7."""
    game = scene(troops="1:3 3:2 11:2", tokens=NO_TOKENS, supply="2 military")

    act(game, "conquer 7")
    options = words(game)
    act(game, "send 3", "send 11")

    assert options == ["send 3", "send 11"]
    assert units(game, 7) == "2 troops"


@pytest.mark.rule("BASE-CONQ-11")
def test_what_does_not_touch_the_target_does_not_join() -> None:
    """Q-B-32: 12 is as isolated as 3, but only 3 touches 4; with 3's single spare Troop there are too few."""
    game = scene(troops="1:3 3:2 12:4", tokens={4: "gauls"}, supply="9 military")

    assert at_hand(game, 4) == ("units-must-stay", 1)
    assert refused(game, "conquer 4") == ("units-must-stay", "BASE-CONQ-06")


@pytest.mark.rule("BASE-CONQ-11")
def test_a_conquest_between_two_parts_of_ones_land_connects_them() -> None:
    """Q-B-35: after 7 is taken from both sides, a Troop of the Capital goes through it against 12."""
    game = scene(troops="1:3 6:2 11:2", tokens=NO_TOKENS, supply="3 military")

    before = refused(game, "move 11")
    act(game, "conquer 7", "send 6", "send 11", "conquer 12", "send 1")

    assert before == ("isolated", "BASE-MAN-02")
    assert units(game, 12) == "1 troops"
    assert supply(game) == {}


# Leaving one behind


@pytest.mark.rule("BASE-CONQ-06")
@pytest.mark.parametrize(
    ("troops", "warlord", "outposts", "options"),
    [
        ("1:3 2:1", 1, [], ["send 1", "send-warlord"]),
        ("1:3 2:2", 1, [], ["send 1", "send-warlord", "send 2"]),
        ("1:3", 2, [], ["send 1"]),
        ("1:3 2:1", 2, [], ["send 1", "send 2", "send-warlord"]),
        ("1:3 2:1", 1, [2], ["send 1", "send-warlord", "send 2"]),
        ("1:3", 2, [2], ["send 1", "send-warlord"]),
    ],
)
def test_a_unit_or_an_outpost_stays_in_every_province(
    troops: str, warlord: int, outposts: list[int], options: list[str]
) -> None:
    """Q-B-30, Q-B-31: a Troop, the Warlord alone or an Outpost alone holds a Province."""
    game = scene(troops=troops, warlord=warlord, outposts=outposts, tokens=NO_TOKENS, supply="1 military")

    act(game, "conquer 3")

    assert words(game) == options


@pytest.mark.rule("BASE-CONQ-06")
def test_of_a_troop_and_the_warlord_one_stays() -> None:
    game = scene(troops="1:1 2:1", warlord=2, tokens=NO_TOKENS, supply="2 military")

    act(game, "conquer 7", "send 2")

    assert words(game) == ["send 1"]
    assert refused(game, "send-warlord") == ("last-unit", "BASE-CONQ-06")


@pytest.mark.rule("BASE-CONQ-06")
def test_an_outpost_lets_all_units_leave() -> None:
    game = scene(troops="2:2", outposts=[2], tokens={3: "gauls"}, supply="3 military", luck="gauls")

    act(game, "conquer 3", "send 2", "send 2", "send-warlord")

    assert units(game, 2) == "outpost"
    assert units(game, 3) == "2 troops, warlord"
    assert land(game) == [1, 2, 3]


@pytest.mark.rule("BASE-CONQ-06")
def test_neither_a_wonder_nor_an_explorer_holds_a_province() -> None:
    """Q-B-31."""
    game = scene(
        troops="1:1 2:1", explorers=[2, 2], wonders={2: "pyramids"}, tokens=NO_TOKENS, supply="1 military"
    )

    act(game, "conquer 3")

    assert refused(game, "send 2") == ("last-unit", "BASE-CONQ-06")


@pytest.mark.rule("BASE-CONQ-06")
def test_the_capital_may_be_left_empty() -> None:
    game = scene(troops="1:1", tokens=NO_TOKENS, supply="2 military")

    act(game, "conquer 2", "send-warlord", "conquer 6", "send 1")

    assert units(game, 1) == ""
    assert owner(game, 1) == 0
    assert land(game) == [1, 2, 6]
