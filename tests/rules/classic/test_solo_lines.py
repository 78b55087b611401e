"""Every line that can stand on a Solo card, alone: what it does, and when it can't be done.

Names of tests begin with the word of the line: CQ conquer, KN Knowledge, BL Building, W Wonder, POL Policy,
EX Explorers, G Gold, SH shuffle, DR draw, TT Trade track.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from monumental import Game
from monumental.engine.catalog import Script, SoloLine
from monumental.games.classic.automa.turn import AdvanceOnTradeTrack, try_line
from tests.classic_scene import (
    board,
    explorers,
    holdings,
    keys,
    land,
    pile,
    player,
    supply,
    told,
    units,
    warlord,
)
from tests.solo_scene import (
    AUTOMA,
    PUBLISHED,
    Switches,
    area,
    consolation,
    deeds,
    do_line,
    events,
    gold,
    in_both_presets,
    solo_pile,
    solo_scene,
)

#: A card of the pack that has the line, and which line of it.
CQ_LOW, CQ_HIGH = ("solo-1", 0), ("solo-2", 3)
CQ3_HIGH = ("solo-6", 3)
KN_LOW = ("solo-3", 2)
KN_HIGH = ("solo-2", 0)
KN_ALL = ("solo-13", 3)
BL_LOW, BL_HIGH = ("solo-6", 2), ("solo-11", 6)
W = ("solo-7", 0)
POL, POL_PLUS = ("solo-3", 0), ("solo-12", 1)
EX1, EX2, EX3 = ("solo-6", 0), ("solo-5", 2), ("solo-14", 3)
G3 = ("solo-4", 0)
SH = ("solo-6", 4)
DR = ("solo-danes", 1)
TT2 = ("solo-advanced-7", 0)

#: One Market is next to the Capital of the Automa, the other one six steps away.
ROAD = "C m$ m m m m m$ C"
FAR, NEAR = {"tile": 2, "city": "carthage"}, {"tile": 7, "city": "baghdad"}

#: Three of each kind that cost 3, 4 and 5 on the left: Knowledge, Buildings, Wonders.
KNOWLEDGE = "seafaring mathematics compass"
BUILDINGS = "caravanserai harbor marketplace"
WONDERS = "machu-picchu eiffel-tower pyramids"


def on_the_road(*markets: Mapping[str, object], **position: Any) -> Game:
    """The Automa on tile 8, with Markets on a road to the other Capital."""
    position = {"drawing": ROAD, "capitals": (1, 8), "markets": markets, "production": [], **position}
    return solo_scene(**position)


# Conquering


@pytest.mark.rule("MOD-AUTO-09", "BASE-SOLO-07")
def test_cq_low_conquers_the_adjacent_province_that_costs_least_and_its_token_leaves() -> None:
    game = solo_scene(luck="thracians")

    do_line(game, *CQ_LOW)

    assert deeds(game) == ["conquered 4"]
    assert (units(game, 4), units(game, 5), warlord(game, AUTOMA)) == ("1 troops, warlord", "8 troops", 4)
    assert keys(game, board(game).removed) == ["thracians"]
    assert (supply(game, AUTOMA), holdings(game, AUTOMA).exploration) == ({}, ())


@pytest.mark.rule("MOD-AUTO-09")
def test_cq_low_gives_the_gold_of_the_token_where_the_players_agreed_on_it() -> None:
    game = solo_scene(luck="thracians", switches=PUBLISHED)

    do_line(game, *CQ_LOW)

    assert deeds(game) == ["conquered 4", "gained 1"]
    assert keys(game, holdings(game, AUTOMA).exploration) == ["thracians"]
    assert supply(game, AUTOMA) == {"gold": 1}


@in_both_presets
@pytest.mark.rule("MOD-AUTO-09")
def test_cq_high_conquers_the_adjacent_province_that_costs_most(switches: Switches) -> None:
    game = solo_scene(switches=switches, luck="kassites")

    do_line(game, *CQ_HIGH)

    assert deeds(game) == ["conquered 9"]
    assert supply(game, AUTOMA) == {}


@in_both_presets
@pytest.mark.rule("MOD-AUTO-09", "MOD-AUTO-13", "MOD-AUTO-14")
def test_cq3_high_conquers_three_one_by_one_each_the_dearest_then_in_reach(switches: Switches) -> None:
    """From the Capital 9 costs 2 and 4 costs 1; from 9 the forest 12 costs 2; from there the volcano 7."""
    game = solo_scene(switches=switches, luck="cimbri ligurians huns")

    do_line(game, *CQ3_HIGH)

    conquests = [event.place + 1 for event in told(game, "conquered-province")]
    costs = [event.number for event in told(game, "picked-dearest")]
    assert (conquests, costs) == ([9, 12, 11], [2, 2, 7])
    assert land(game, AUTOMA) == [5, 9, 11, 12]
    assert [units(game, tile) for tile in (5, 9, 12)] == ["6 troops", "1 troops", "1 troops"]
    assert units(game, 11) == "1 troops, warlord"
    assert gold(game) == (3 if switches["automa_token_gold"] else 0)


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize("line", [CQ_LOW, CQ_HIGH, CQ3_HIGH])
def test_cq_is_impossible_where_no_province_is_within_reach(
    line: tuple[str, int], switches: Switches
) -> None:
    game = solo_scene(drawing="C ~ C", capitals=(1, 3), switches=switches)

    do_line(game, *line)

    assert deeds(game) == consolation(switches)


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
def test_cq3_high_is_done_where_only_one_province_can_be_conquered(switches: Switches) -> None:
    game = solo_scene(drawing="C ~ m C", capitals=(1, 4), switches=switches)

    do_line(game, *CQ3_HIGH)

    assert deeds(game) == ["conquered 3"]


# Cards of the display


#: By the distance from the deck, the Apothecary would be taken, and the Wheel.
MIXED = "marketplace wheel apothecary compass harbor stonehenge"
ONE_DEAR = "marketplace wheel scriptorium compass harbor stonehenge"


@in_both_presets
@pytest.mark.rule("BASE-SOLO-06", "MOD-AUTO-09", "MOD-AUTO-10")
@pytest.mark.parametrize(
    ("line", "display", "taken", "reasons"),
    [
        pytest.param(KN_LOW, MIXED, "wheel", ["picked-cheapest 4"], id="KN-low"),
        pytest.param(KN_HIGH, MIXED, "compass", ["picked-dearest 6"], id="KN-high"),
        pytest.param(KN_ALL, f"marketplace {KNOWLEDGE} pyramids .", KNOWLEDGE, [], id="KN-all"),
        pytest.param(KN_ALL, "marketplace compass . . pyramids .", "compass", [], id="KN-all, one"),
        pytest.param(BL_LOW, MIXED, "marketplace", ["picked-cheapest 3"], id="BL-low"),
        pytest.param(BL_HIGH, ONE_DEAR, "harbor", ["picked-dearest 4"], id="BL-high"),
    ],
)
def test_kn_and_bl_take_cards_of_the_display_without_paying(
    line: tuple[str, int], display: str, taken: str, reasons: list[str], switches: Switches
) -> None:
    """Cost comes before the distance from the deck."""
    game = solo_scene(display=display, switches=switches)

    do_line(game, *line)

    assert deeds(game) == [f"took {card}" for card in taken.split()]
    assert [event for event in events(game) if event != "automa-took"] == reasons
    assert area(game) == taken.split()
    left = ["." if card in taken.split() else card for card in display.split()]
    assert keys(game, game.state.display.slots) == left
    assert gold(game) == 0


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize(
    ("line", "display"),
    [
        pytest.param(KN_LOW, BUILDINGS, id="KN-low"),
        pytest.param(KN_HIGH, WONDERS, id="KN-high"),
        pytest.param(KN_ALL, f"{BUILDINGS} {WONDERS}", id="KN-all"),
        pytest.param(BL_LOW, KNOWLEDGE, id="BL-low"),
        pytest.param(BL_HIGH, f"{KNOWLEDGE} {WONDERS}", id="BL-high"),
        pytest.param(W, f"{KNOWLEDGE} {BUILDINGS}", id="W"),
    ],
)
def test_kn_bl_and_w_are_impossible_without_such_a_card_in_the_display(
    line: tuple[str, int], display: str, switches: Switches
) -> None:
    """Basic Buildings are not in the display."""
    game = solo_scene(display=f"{display} . . ." if len(display.split()) == 3 else display, switches=switches)

    do_line(game, *line)

    assert deeds(game) == consolation(switches)
    assert area(game) == []
    assert [pile(game, key) for key in ("workshop", "laboratory", "archery-range")] == [10, 10, 10]


# Wonders


@in_both_presets
@pytest.mark.rule("MOD-AUTO-09")
def test_w_begins_the_cheapest_wonder_where_none_is_in_construction(switches: Switches) -> None:
    game = solo_scene(display=f"{WONDERS} . . .", switches=switches)

    do_line(game, *W)

    assert deeds(game) == ["began pyramids"]
    assert keys(game, [player(game, AUTOMA).wonder]) == ["pyramids"]
    assert (area(game), supply(game, AUTOMA)) == ([], {})
    assert keys(game, game.state.display.slots)[:3] == ["machu-picchu", "eiffel-tower", "."]


@in_both_presets
@pytest.mark.rule("BASE-SOLO-06", "MOD-AUTO-09")
def test_w_completes_the_wonder_in_construction_before_it_begins_another(switches: Switches) -> None:
    """Its bonus is not gained: the Pyramids would give 1 Gold."""
    game = solo_scene(display=f"{WONDERS} . . .", automa={"wonder": "pyramids"}, switches=switches)

    do_line(game, *W)

    assert deeds(game) == ["completed pyramids", "token on 5"]
    assert (player(game, AUTOMA).wonder, area(game)) == (-1, ["pyramids"])
    assert keys(game, game.state.display.slots)[:3] == WONDERS.split()
    assert supply(game, AUTOMA) == {}


# Policies


@in_both_presets
@pytest.mark.rule("MOD-AUTO-16", "MOD-AUTO-09")
@pytest.mark.parametrize(("had", "now"), [("", 1), ("emporia", 2), ("emporia phalanx", 3)])
def test_pol_puts_one_more_policy_beside_the_others_and_pays_nothing(
    had: str, now: int, switches: Switches
) -> None:
    """Athenian Democracy, Olympic Games and Phalanx would give something when they are developed."""
    game = solo_scene("greeks", automa={"policies": had}, switches=switches)

    do_line(game, *POL)

    automa = player(game, AUTOMA)
    assert deeds(game) == [f"policy {now}"]
    assert (len(automa.policies), len(automa.culture_deck)) == (now, 5 - now)
    assert len({*automa.policies, *automa.culture_deck}) == 5
    assert (supply(game, AUTOMA), automa.standing) == ({}, ())


FIVE = "emporia athenian-democracy olympic-games phalanx peripatetic-school"


@in_both_presets
@pytest.mark.rule("MOD-AUTO-16", "MOD-AUTO-08")
def test_pol_is_impossible_when_all_five_are_developed(switches: Switches) -> None:
    game = solo_scene("greeks", automa={"policies": FIVE}, switches=switches)

    do_line(game, *POL)

    assert deeds(game) == consolation(switches)
    assert len(player(game, AUTOMA).policies) == 5


@in_both_presets
@pytest.mark.rule("MOD-AUTO-16")
@pytest.mark.parametrize(
    ("had", "done"),
    [
        ("", ["policy 1", "gained 2"]),
        ("emporia phalanx", ["policy 3", "gained 6"]),
        (FIVE, ["gained 10"]),
    ],
    ids=["none", "two", "all five"],
)
def test_pol_plus_develops_a_policy_and_gives_two_gold_for_each_that_it_has_then(
    had: str, done: list[str], switches: Switches
) -> None:
    """With all five it is done in part, and that is no reason for a consolation."""
    game = solo_scene("greeks", automa={"policies": had}, switches=switches)

    do_line(game, *POL_PLUS)

    assert deeds(game) == done


# Explorers


@in_both_presets
@pytest.mark.parametrize(("line", "tile"), [(EX1, 7), (EX2, 6), (EX3, 5)], ids=["EX1", "EX2", "EX3"])
def test_ex_moves_both_explorers_so_many_steps(line: tuple[str, int], tile: int, switches: Switches) -> None:
    game = on_the_road(FAR, switches=switches)

    do_line(game, *line)

    steps = [f"explorer to {step}" for step in range(7, tile - 1, -1)]
    assert deeds(game) == steps * 2
    assert explorers(game, AUTOMA) == [tile, tile]


@pytest.mark.rule("BASE-SOLO-07")
def test_ex_takes_market_tokens_and_production_tokens_out_of_the_game() -> None:
    game = on_the_road(NEAR, FAR, production=[6, 5], luck="baghdad-scholars")

    do_line(game, *EX3)

    assert explorers(game, AUTOMA) == [5, 5]
    assert keys(game, board(game).removed) == ["baghdad-scholars"]
    assert (board(game).production, holdings(game, AUTOMA).market) == (0, ())
    assert supply(game, AUTOMA) == {}


def test_ex_gives_gold_for_tokens_where_the_players_agreed_on_it() -> None:
    """4 for a token with four Science, 1 for two Production tokens."""
    game = on_the_road(NEAR, FAR, production=[6, 5], luck="baghdad-scholars", switches=PUBLISHED)

    do_line(game, *EX3)

    assert keys(game, holdings(game, AUTOMA).market) == ["baghdad-scholars"]
    assert (board(game).production, holdings(game, AUTOMA).production) == (0, 0)
    assert supply(game, AUTOMA) == {"gold": 5}


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize("line", [EX1, EX2, EX3], ids=["EX1", "EX2", "EX3"])
def test_ex_is_impossible_where_there_is_nothing_to_go_to(line: tuple[str, int], switches: Switches) -> None:
    game = on_the_road(switches=switches)

    do_line(game, *line)

    assert deeds(game) == consolation(switches)
    assert explorers(game, AUTOMA) == [8, 8]


# Gold, and the Solo deck


@in_both_presets
def test_g3_gives_three_gold(switches: Switches) -> None:
    game = solo_scene(automa={"supply": "1 gold"}, switches=switches)

    do_line(game, *G3)

    assert deeds(game) == ["gained 3"]
    assert supply(game, AUTOMA) == {"gold": 4}


@in_both_presets
@pytest.mark.rule("MOD-AUTO-02")
def test_sh_makes_a_new_deck_of_all_solo_cards_the_revealed_ones_included(switches: Switches) -> None:
    game = solo_scene(automa={"automa": {"deck": "solo-4", "revealed": "solo-6 solo-12"}}, switches=switches)

    do_line(game, *SH)

    assert deeds(game) == ["shuffled"]
    assert solo_pile(game) == (["solo-12", "solo-4", "solo-6"], [])


@in_both_presets
@pytest.mark.rule("MOD-AUTO-04")
def test_dr_draws_another_solo_card_and_follows_it(switches: Switches) -> None:
    game = solo_scene(deck="solo-4 solo-12", luck="solo-12", switches=switches)

    do_line(game, *DR)

    assert deeds(game) == ["card solo-12", "gained 3"]
    assert solo_pile(game) == (["solo-4"], ["solo-12"])


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize("steps", [1, 2], ids=["TT1", "TT2"])
def test_tt_can_never_be_done_without_a_trade_track(steps: int, switches: Switches) -> None:
    """Only the second stands on a card of ours."""
    tracked = SoloLine(Script("", (AdvanceOnTradeTrack(steps),)), 0, "")
    game = solo_scene(switches=switches)

    try_line(game, AUTOMA, tracked)
    do_line(game, *TT2)

    assert deeds(game) == consolation(switches) * 2
