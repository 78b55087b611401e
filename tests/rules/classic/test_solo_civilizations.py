"""The Solo cards of the civilizations: every way they can go."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from tests.classic_scene import player
from tests.solo_scene import (
    PUBLISHED,
    Switches,
    consolation,
    deeds,
    follow,
    gold,
    in_both_presets,
    lines_tried,
    solo_pile,
    solo_scene,
    take_turn,
)

#: A map without Provinces: Explorers and armies have nowhere to go.
SEA: dict[str, Any] = {"drawing": "C ~ C", "capitals": (1, 3)}

#: The Automa sits at the middle one of three Capitals.
THREE_CAPITALS = "C m m C m m C"


# China


@pytest.mark.rule("MOD-AUTO-04")
@in_both_presets
def test_china_draws_until_a_card_has_a_technological_line_and_does_all_its_lines(switches: Switches) -> None:
    game = solo_scene(
        "chinese",
        display="mathematics compass . . . .",
        deck="solo-1 solo-12 solo-3 solo-4",
        luck="solo-12 solo-1 solo-3",
        automa={"supply": "3 gold"},
        switches=switches,
    )

    follow(game, "solo-chinese")

    assert deeds(game) == [
        *["card solo-12", "put away solo-12", "card solo-1", "put away solo-1"],
        *["card solo-3", "policy 1", "paid 3", "policy 2", "took mathematics", "took compass"],
    ]
    assert lines_tried(game, "solo-3") == [0, 1, 2, 3]
    assert solo_pile(game) == (["solo-4"], ["solo-12", "solo-1", "solo-3"])


def test_china_puts_no_card_away_when_the_first_one_fits() -> None:
    game = solo_scene("chinese", **SEA, luck="solo-13", deck="solo-13 solo-12")

    follow(game, "solo-chinese")

    assert deeds(game)[0] == "card solo-13"
    assert lines_tried(game, "solo-13") == [0, 1, 2, 3, 4]
    assert solo_pile(game) == (["solo-12", "solo-13"], [])


@pytest.mark.rule("MOD-AUTO-02")
def test_china_goes_on_with_a_new_deck_when_the_old_one_has_no_such_card_left() -> None:
    """Its own card lies among the revealed ones, and has no technological line itself."""
    pile = {"deck": "solo-12", "revealed": "solo-4 solo-chinese"}
    game = solo_scene("chinese", automa={"automa": pile}, luck="solo-12 solo-chinese solo-4")

    follow(game, "solo-chinese")

    assert deeds(game)[:6] == [
        *["card solo-12", "put away solo-12", "shuffled"],
        *["card solo-chinese", "put away solo-chinese", "card solo-4"],
    ]
    assert lines_tried(game, "solo-4") == [0, 1, 2]
    assert solo_pile(game) == (["solo-12"], ["solo-chinese", "solo-4"])


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
def test_china_draws_nothing_when_no_card_has_a_technological_line(switches: Switches) -> None:
    game = solo_scene("chinese", deck="solo-12 solo-1", switches=switches)

    follow(game, "solo-chinese")

    assert deeds(game) == consolation(switches)
    assert solo_pile(game) == (["solo-1", "solo-12"], [])


# Denmark


@in_both_presets
@pytest.mark.parametrize(
    ("troops", "done"),
    [
        ("5:9", ["empty"]),
        ("5:8 2:1", ["empty"]),
        ("5:8 4:1", ["gained 1"]),
        ("5:5 2:1 4:1 9:1 12:1", ["gained 3"]),
    ],
    ids=["none", "inland", "one", "three and one inland"],
)
def test_denmark_gains_a_gold_for_each_coastal_province_and_draws_another_card(
    troops: str, done: list[str], switches: Switches
) -> None:
    """No Province on the coast is no impossible line: it gains nothing."""
    game = solo_scene("danes", automa={"troops": troops}, luck="solo-4", switches=switches)

    follow(game, "solo-danes")

    assert deeds(game) == [*done, "card solo-4", "gained 3"]


def test_denmark_does_not_count_a_capital_on_the_coast() -> None:
    game = solo_scene("danes", **SEA, luck="solo-4")

    follow(game, "solo-danes")

    assert gold(game) == 3


@pytest.mark.rule("MOD-AUTO-06")
def test_denmark_follows_the_card_that_it_drew_as_any_other() -> None:
    game = solo_scene("danes", **SEA, deck="solo-2", luck="solo-2")

    follow(game, "solo-danes")

    assert lines_tried(game, "solo-2") == [0, 1, 2, 3]
    assert lines_tried(game, "solo-danes") == [0, 1]


# Egypt


@in_both_presets
@pytest.mark.rule("MOD-AUTO-07")
def test_egypt_does_the_lines_for_all_twice_and_the_others_not_at_all(switches: Switches) -> None:
    """Solo card 8 has a Wonder for the Egyptians. The price is paid each time, as long as there is Gold."""
    game = solo_scene(
        "egyptians",
        civ="greeks",
        display="mathematics seafaring metal-casting feudalism pyramids marketplace",
        deck="solo-8 solo-4",
        luck="solo-8",
        automa={"supply": "3 gold"},
        switches=switches,
    )

    follow(game, "solo-egyptians")

    assert lines_tried(game, "solo-8") == [0, 1, 0, 1]
    assert deeds(game) == [
        "card solo-8",
        *["took feudalism", "paid 2", "took metal-casting"],
        *["took seafaring", "unaffordable 2"],
    ]
    assert solo_pile(game) == (["solo-4"], ["solo-8"])


@pytest.mark.rule("MOD-AUTO-08")
def test_egypt_is_consoled_for_every_line_that_fails_twice() -> None:
    game = solo_scene("egyptians", civ="greeks", **SEA, deck="solo-5", luck="solo-5", switches=PUBLISHED)

    follow(game, "solo-egyptians")

    assert lines_tried(game, "solo-5") == [0, 1, 0, 1]
    assert deeds(game) == ["card solo-5", *["impossible", "gained 2", "impossible"] * 2]


@pytest.mark.rule("MOD-AUTO-04")
def test_egypt_does_an_advanced_card_twice_that_draws_another() -> None:
    """Each time another card comes, which is followed once as any other."""
    game = solo_scene(
        "egyptians",
        civ="greeks",
        **SEA,
        policies="phalanx",
        deck="solo-advanced-6 solo-4 solo-1",
        luck="solo-advanced-6 solo-4 solo-1",
    )

    follow(game, "solo-egyptians")

    assert lines_tried(game, "solo-advanced-6") == [0, 1, 0, 1]
    assert (lines_tried(game, "solo-4"), lines_tried(game, "solo-1")) == ([0], [0, 1, 2, 3, 4])
    # The second time it has as many Policies as the other player.
    assert len(player(game, 1).policies) == 1


@pytest.mark.rule("MOD-AUTO-02")
def test_egypt_may_draw_its_own_card_from_a_new_deck_and_does_it_twice() -> None:
    pile = {"deck": "", "revealed": "solo-4 solo-egyptians"}
    game = solo_scene("egyptians", civ="greeks", automa={"automa": pile}, luck="solo-egyptians solo-4 solo-4")

    follow(game, "solo-egyptians")

    assert deeds(game) == [
        *["shuffled", "card solo-egyptians", "card solo-4", "gained 3", "gained 3"],
        *["shuffled", "card solo-4", "gained 3", "gained 3"],
    ]


# Greece


@pytest.mark.rule("MOD-AUTO-06")
@in_both_presets
@pytest.mark.parametrize(
    ("card", "lines"),
    [("solo-8", [2, 3, 4]), ("solo-9", [2, 3]), ("solo-5", [2]), ("solo-12", [1]), ("solo-3", [2, 3])],
    ids=["architectural", "aggressive", "economic", "cultural", "technological"],
)
def test_greece_does_only_the_lines_of_an_archetype_whichever_it_is(
    card: str, lines: list[int], switches: Switches
) -> None:
    game = solo_scene("greeks", **SEA, deck=f"{card} solo-advanced-1", luck=card, switches=switches)

    follow(game, "solo-greeks")

    assert lines_tried(game, card) == lines
    assert solo_pile(game) == (["solo-advanced-1"], [card])


def test_greece_does_what_the_lines_say() -> None:
    game = solo_scene("greeks", display="pyramids marketplace . . . .", deck="solo-8", luck="solo-8")

    follow(game, "solo-greeks")

    assert deeds(game) == [
        "card solo-8",
        *["began pyramids", "completed pyramids", "token on 5", "took marketplace"],
    ]


def test_greece_shuffles_where_a_line_says_so() -> None:
    game = solo_scene("greeks", deck="solo-10 solo-4", luck="solo-10")

    follow(game, "solo-greeks")

    assert deeds(game) == ["card solo-10", "policy 1", "policy 2", "shuffled"]
    assert solo_pile(game) == (["solo-10", "solo-4"], [])


def test_greece_draws_again_when_a_card_has_no_line_of_an_archetype() -> None:
    game = solo_scene(
        "greeks",
        deck="solo-advanced-1 solo-advanced-6 solo-greeks solo-12",
        luck="solo-advanced-6 solo-greeks solo-12",
    )

    follow(game, "solo-greeks")

    assert deeds(game) == [
        *["card solo-advanced-6", "put away solo-advanced-6"],
        *["card solo-greeks", "put away solo-greeks"],
        *["card solo-12", "policy 1", "gained 2"],
    ]
    assert solo_pile(game)[0] == ["solo-advanced-1"]


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
def test_greece_draws_nothing_when_no_card_has_such_a_line(switches: Switches) -> None:
    game = solo_scene("greeks", deck="solo-advanced-1", switches=switches)

    follow(game, "solo-greeks")

    assert deeds(game) == consolation(switches)


# Japan


def against_two(**position: Any) -> Game:
    """The Japanese Automa between the Greeks, seat 0, and the Danes, seat 2."""
    third = {"civilization": "danes", "capital": 7, **position.pop("third", {})}
    return solo_scene(
        "japanese",
        civ="greeks",
        drawing=THREE_CAPITALS,
        capitals=(1, 4),
        production=[],
        more=[third],
        **position,
    )


@in_both_presets
def test_japan_with_fewer_provinces_conquers_the_cheapest(switches: Switches) -> None:
    """It has fewer Policies too, but does one thing only."""
    game = solo_scene(
        "japanese", civ="greeks", troops="1:8 2:1", policies="phalanx", luck="ligurians", switches=switches
    )

    follow(game, "solo-japanese")

    assert deeds(game) == ["conquered 4"]


@in_both_presets
@pytest.mark.parametrize("troops", ["5:8 4:1", "5:7 4:1 9:1"], ids=["as many", "more"])
def test_japan_with_provinces_enough_but_fewer_policies_develops_one(troops: str, switches: Switches) -> None:
    game = solo_scene(
        "japanese",
        civ="greeks",
        troops="1:8 2:1",
        policies="phalanx",
        automa={"troops": troops},
        switches=switches,
    )

    follow(game, "solo-japanese")

    assert deeds(game) == ["policy 1"]


@in_both_presets
@pytest.mark.parametrize("policies", ["bushido", "bushido sakoku"], ids=["as many", "more"])
def test_japan_with_enough_of_both_draws_another_card(policies: str, switches: Switches) -> None:
    game = solo_scene(
        "japanese",
        civ="greeks",
        policies="phalanx",
        automa={"policies": policies},
        luck="solo-4",
        switches=switches,
    )

    follow(game, "solo-japanese")

    assert deeds(game) == ["card solo-4", "gained 3"]


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
def test_japan_with_fewer_provinces_that_can_not_conquer_does_nothing_else(switches: Switches) -> None:
    game = solo_scene(
        "japanese",
        civ="greeks",
        drawing="C m ~ C",
        capitals=(1, 4),
        troops="1:8 2:1",
        policies="phalanx",
        switches=switches,
    )

    follow(game, "solo-japanese")

    assert deeds(game) == consolation(switches)


@pytest.mark.parametrize(
    ("mine", "third"), [("1:8 2:1", "7:9"), ("1:9", "7:8 6:1")], ids=["the first", "the second"]
)
def test_japan_compares_its_provinces_with_each_opponent(mine: str, third: str) -> None:
    """One that has more is enough, though the other has none."""
    game = against_two(troops=mine, third={"troops": third})

    follow(game, "solo-japanese")

    assert game.choice().question == "automa-conquer"


@pytest.mark.parametrize(("mine", "third"), [("phalanx", ""), ("", "sagas")], ids=["the first", "the second"])
def test_japan_compares_its_policies_with_each_opponent(mine: str, third: str) -> None:
    game = against_two(policies=mine, third={"policies": third})

    follow(game, "solo-japanese")

    assert deeds(game) == ["policy 1"]


@pytest.mark.rule("MOD-AUTO-04")
def test_japan_draws_on_top_of_the_cards_of_its_turn() -> None:
    game = solo_scene(
        "japanese",
        civ="greeks",
        deck="solo-japanese solo-4 solo-2",
        luck="solo-japanese solo-4 solo-2",
        switches={"automa_two_cards": True},
    )

    take_turn(game)

    assert deeds(game) == [
        *["card solo-japanese", "card solo-4", "gained 3"],
        *["card solo-2", "impossible", "impossible"],
    ]
