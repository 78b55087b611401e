"""The Scout and its errand of the Trade box: trading with Free Cities and claiming them."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental import Game, new_game, unpack
from monumental.engine.pieces.city import is_marked
from monumental.engine.state import SCOUT
from monumental.games.duel import DUEL
from monumental.games.duel.scouts.trade import FreeCities
from monumental.games.duel.state import duel
from tests.scene import act, cities, keys, offered, player, refused, scene, stack, supply, told, words

LIGHTHOUSE = "lighthouse-of-alexandria* . . . . . . . ."  # trades for free


def face_up(game: Game) -> list[str]:
    return keys(game, cities(game).face_up)


def owned(game: Game, seat: int = 0) -> list[str]:
    return keys(game, cities(game).owned[seat])


@pytest.mark.rule("DUEL-SCOUT-01", "DUEL-SCOUT-03")
def test_the_scout_trades_once_per_round_as_an_action_and_is_marked() -> None:
    game = scene(supply="3 gold", free={"face_up": "carthage bukhara ."}, other={"passed": True})

    assert offered(game, "trade") == ["trade carthage", "trade bukhara"]
    act(game, "trade carthage")

    assert is_marked(player(game), SCOUT)
    assert offered(game, "trade") == []
    assert refused(game, "trade bukhara") == ("already-used", "DUEL-SCOUT-01")


@pytest.mark.rule("DUEL-SCOUT-01")
def test_sending_the_scout_is_the_action_of_the_turn_and_it_is_back_in_the_next_round() -> None:
    game = scene(supply="2 gold", free={"face_up": "carthage . ."})

    act(game, "trade carthage")
    assert game.seat == 1
    act(game, "pass", "pass", "activate 1 a", "activate 1 a", "pass")

    assert offered(game, "trade") == ["trade carthage"]


@pytest.mark.rule("DUEL-SCOUT-02")
def test_without_the_trade_module_a_scout_does_not_trade() -> None:
    with_module = unpack("duel", ["duel-trade"]).rules

    assert "trade" not in DUEL.action_by_verb
    assert DUEL.slots == {}
    assert "trade" in with_module.action_by_verb
    assert with_module.slots == {"free_cities": FreeCities}


@pytest.mark.rule("DUEL-SCOUT-02")
def test_a_second_box_with_the_same_module_brings_no_second_table(tmp_path: Path) -> None:
    """Q-D-41: one deck of 30, each module once, the Basic Buildings of one box."""
    box = tmp_path / "more-trade"
    (box / "cards").mkdir(parents=True)
    (box / "pack.toml").write_text(
        'format = 1\nname = "more-trade"\nversion = "1"\nrules = "duel"\nmodules = ["trade"]\n'
    )
    (box / "cards" / "more.toml").write_text(
        '[granary]\nkind = "building"\nsource = "original"\nera = 1\ncost = 3\nresources = { gold = 1 }\n'
        '[lubeck]\nkind = "free_city"\nsource = "original"\ntrade = [{ do = "gain", gold = 1 }]\n'
    )

    game = new_game(packs=["duel-trade", str(box)], civilizations=("japanese", "aztecs"), first=0, seed=3)

    display = game.state.display
    assert display.count() + display.deck_count() == 30
    assert game.state.piles == [5, 5, 5, 5]
    assert len(duel(game).slots) == 1
    assert len(cities(game).face_up) + len(cities(game).urn) == 11
    assert [rule.verb for rule in game.rules.actions].count("trade") == 1


@pytest.mark.rule("DUEL-SCOUT-03")
def test_only_a_face_up_city_that_nobody_controls_or_an_own_one_is_traded_with() -> None:
    game = scene(
        supply="3 gold", free={"face_up": "carthage . .", "urn": "bukhara", "owned": ["hormuz", "novgorod"]}
    )

    assert offered(game, "trade") == ["trade carthage", "trade hormuz"]
    assert refused(game, "trade novgorod") == ("city-of-opponent", "DUEL-SCOUT-03")
    assert refused(game, "trade bukhara") == ("city-not-there", "DUEL-SCOUT-03")


@pytest.mark.rule("DUEL-SCOUT-04")
def test_a_trade_puts_one_own_gold_and_an_action_token_on_the_own_side() -> None:
    game = scene(supply="3 gold", free={"face_up": "petra carthage .", "gold": "0 1 0 0 2 0"})

    act(game, "trade carthage")

    assert supply(game) == {"gold": 2, "military": 2}
    assert cities(game).gold == (0, 2, 0, 0, 2, 0)
    assert cities(game).traded == (1,)


@pytest.mark.rule("DUEL-SCOUT-04")
def test_without_gold_the_scout_trades_with_no_city_but_an_own_one() -> None:
    """Q-D-25. Only Gold will do."""
    game = scene(supply="5 production 5 culture", free={"face_up": "carthage . .", "owned": ["hormuz", ""]})

    assert offered(game, "trade") == ["trade hormuz"]
    assert refused(game, "trade carthage") == ("cannot-pay", "DUEL-SCOUT-04")


@pytest.mark.rule("DUEL-SCOUT-05")
def test_after_the_payment_the_trade_effect_of_the_city_is_applied() -> None:
    game = scene(
        supply="1 gold", city="work-camp/bushido library . . . . . . .", free={"face_up": "palmyra . ."}
    )

    act(game, "trade palmyra")
    assert supply(game) == {}
    assert words(game) == ["archive a1", "archive b1", "no"]
    act(game, "archive b1", "take military")

    assert supply(game) == {"military": 1}
    assert keys(game, player(game).archive) == ["library"]


@pytest.mark.rule("DUEL-SCOUT-05")
def test_a_city_whose_effect_does_nothing_still_takes_the_gold() -> None:
    """Q-G-07: the Gold on the city is an effect of its own."""
    game = scene(supply="1 gold", free={"face_up": "palmyra . ."})

    act(game, "trade palmyra")

    assert cities(game).gold == (1, 0, 0, 0, 0, 0)
    assert game.seat == 1


@pytest.mark.rule("DUEL-SCOUT-06")
def test_example_the_aztec_players_scout_trades_and_gains_one_basic_building() -> None:
    game = scene(civ="aztecs", against="malians", supply="1 gold", free={"face_up": "petra novgorod venice"})

    act(game, "trade novgorod")
    assert offered(game, "build") == [
        "build workshop",
        "build laboratory",
        "build archery-range",
        "build barricade",
    ]
    act(game, "build laboratory")

    assert supply(game) == {}
    assert is_marked(player(game), SCOUT)
    assert cities(game).gold == (0, 1, 0, 0, 0, 0)
    assert cities(game).traded == (1,)
    assert keys(game, player(game).deck.known) == ["laboratory"]
    assert game.state.piles == [5, 4, 5, 5]


@pytest.mark.rule("DUEL-SCOUT-07")
def test_trade_for_free_takes_the_gold_from_the_stock_and_leaves_the_scout_alone() -> None:
    """Q-D-26."""
    game = scene(city=LIGHTHOUSE, supply="2 gold", free={"face_up": "carthage . ."}, other={"passed": True})

    act(game, "use a1")
    assert words(game) == ["trade carthage", "no"]
    act(game, "trade carthage")

    assert supply(game) == {"gold": 2, "military": 2}
    assert cities(game).gold == (1, 0, 0, 0, 0, 0)
    assert cities(game).traded == (0,)
    assert not is_marked(player(game), SCOUT)


@pytest.mark.rule("DUEL-SCOUT-07", "DUEL-SCOUT-08")
def test_the_gold_of_a_free_trade_counts_for_claiming() -> None:
    """Q-D-26. Not even Gold of one's own is needed."""
    game = scene(
        city=LIGHTHOUSE,
        free={"face_up": "carthage . .", "gold": "3 0 0 0 0 0", "urn": "venice"},
        luck="venice",
    )

    act(game, "use a1", "trade carthage")

    assert owned(game) == ["carthage"]


@pytest.mark.rule("DUEL-SCOUT-08")
@pytest.mark.parametrize(("gold", "claimed"), [("2 0 0 3 0 0", []), ("3 0 0 0 0 0", ["carthage"])])
def test_four_gold_on_the_own_side_claim_a_city(gold: str, claimed: list[str]) -> None:
    game = scene(supply="1 gold", free={"face_up": "carthage . .", "gold": gold})

    act(game, "trade carthage")

    assert owned(game) == claimed
    assert owned(game, 1) == []
    assert len(told(game, "claimed")) == len(claimed)


@pytest.mark.rule("DUEL-SCOUT-09")
def test_a_claim_returns_the_tokens_of_both_sides_to_the_stock() -> None:
    """Q-D-28: the opponent's Gold on it is lost. Other cities keep theirs."""
    game = scene(
        supply="1 gold",
        free={"face_up": "carthage petra .", "gold": "3 2 0 3 1 0", "traded": "3 4", "urn": "venice"},
        luck="venice",
    )

    act(game, "trade carthage")

    assert cities(game).gold == (0, 2, 0, 0, 1, 0)
    assert cities(game).traded == (4,)
    assert supply(game) == {"military": 2}
    assert supply(game, 1) == {}


@pytest.mark.rule("DUEL-SCOUT-10")
def test_a_claimed_city_lies_marked_at_its_owners_city() -> None:
    """Q-D-28: it can't be used again this round, not even by a free trade."""
    game = scene(
        city=LIGHTHOUSE,
        supply="1 gold",
        free={"face_up": "carthage petra .", "gold": "3 0 0 0 0 0"},
        other={"passed": True},
    )

    act(game, "trade carthage")
    assert owned(game) == ["carthage"]
    assert keys(game, cities(game).used) == ["carthage"]
    act(game, "use a1")

    assert offered(game, "trade") == ["trade petra"]
    assert refused(game, "trade carthage") == ("city-already-traded", "DUEL-SCOUT-16")


@pytest.mark.rule("DUEL-SCOUT-11")
def test_a_new_city_takes_the_place_of_a_claimed_one_and_is_open_at_once() -> None:
    """Q-D-29: for everybody who has not used the Scout, and for a free trade."""
    game = scene(
        city=LIGHTHOUSE,
        supply="1 gold",
        free={"face_up": "petra carthage palmyra", "gold": "0 3 0 0 0 0", "urn": "hormuz venice"},
        other={"supply": "1 gold"},
        luck="venice",
    )

    act(game, "trade carthage")

    assert face_up(game) == ["petra", "venice", "palmyra"]
    assert keys(game, cities(game).urn) == ["hormuz"]
    assert offered(game, "trade") == ["trade petra", "trade venice", "trade palmyra"]  # the opponent
    act(game, "trade venice", "use a1")
    assert offered(game, "trade") == ["trade petra", "trade venice", "trade palmyra"]


@pytest.mark.rule("DUEL-SCOUT-11")
def test_with_an_empty_deck_of_free_cities_a_claimed_one_is_not_replaced() -> None:
    """Q-D-29."""
    game = scene(
        supply="1 gold",
        free={"face_up": "petra carthage palmyra", "gold": "0 3 0 0 0 0"},
        other={"supply": "1 gold"},
    )

    act(game, "trade carthage")

    assert face_up(game) == ["petra", ".", "palmyra"]
    assert told(game, "revealed") == []
    assert offered(game, "trade") == ["trade petra", "trade palmyra"]


@pytest.mark.rule("DUEL-SCOUT-12")
def test_a_player_may_own_several_free_cities() -> None:
    game = scene(
        supply="1 gold",
        free={"face_up": "carthage . .", "gold": "3 0 0 0 0 0", "owned": ["hormuz petra", ""]},
    )

    act(game, "trade carthage")

    assert owned(game) == ["hormuz", "petra", "carthage"]


@pytest.mark.rule("DUEL-SCOUT-13")
def test_example_the_malian_player_claims_after_the_effect_of_the_fourth_trade() -> None:
    game = scene(
        civ="malians",
        supply="1 gold",
        free={"face_up": "novgorod . .", "gold": "3 0 0 2 0 0", "traded": "3", "urn": "petra"},
        luck="petra",
    )

    act(game, "trade novgorod")
    assert owned(game) == []
    assert cities(game).gold == (4, 0, 0, 2, 0, 0)
    act(game, "build barricade")

    assert keys(game, stack(game).cards) == ["barricade"]
    assert owned(game) == ["novgorod"]
    assert keys(game, cities(game).used) == ["novgorod"]
    assert cities(game).gold == (0, 0, 0, 0, 0, 0)
    assert cities(game).traded == ()
    assert face_up(game) == ["petra", ".", "."]
    assert game.seat == 1


@pytest.mark.rule("DUEL-SCOUT-13")
def test_the_effect_of_the_fourth_trade_does_not_count_the_city_as_claimed() -> None:
    """Q-D-28. Hormuz gives 1 Gold for each Free City of one's own."""
    game = scene(supply="1 gold", free={"face_up": "hormuz . .", "gold": "3 0 0 0 0 0"})

    act(game, "trade hormuz", "take science")

    assert supply(game) == {"science": 1}
    assert owned(game) == ["hormuz"]


@pytest.mark.rule("DUEL-SCOUT-14")
def test_trading_with_an_own_city_costs_no_gold_and_marks_city_and_scout() -> None:
    game = scene(
        supply="1 gold", free={"face_up": "petra . .", "owned": ["carthage", ""]}, other={"passed": True}
    )

    act(game, "trade carthage")

    assert supply(game) == {"gold": 1, "military": 2}
    assert keys(game, cities(game).used) == ["carthage"]
    assert is_marked(player(game), SCOUT)
    assert refused(game, "trade petra") == ("already-used", "DUEL-SCOUT-01")


@pytest.mark.rule("DUEL-SCOUT-15")
def test_a_free_trade_with_an_own_city_needs_no_gold_and_marks_the_city_only() -> None:
    game = scene(city=LIGHTHOUSE, free={"owned": ["carthage", ""]}, other={"passed": True})

    act(game, "use a1", "trade carthage")

    assert supply(game) == {"military": 2}
    assert cities(game).gold == (0, 0, 0, 0, 0, 0)
    assert keys(game, cities(game).used) == ["carthage"]
    assert not is_marked(player(game), SCOUT)
    assert refused(game, "trade carthage") == ("city-already-traded", "DUEL-SCOUT-16")


@pytest.mark.rule("DUEL-SCOUT-16")
def test_a_city_is_traded_with_once_per_round_but_two_cities_may_be() -> None:
    """Q-D-27."""
    game = scene(
        city=LIGHTHOUSE, supply="2 gold", free={"face_up": "carthage petra ."}, other={"passed": True}
    )

    act(game, "use a1", "trade carthage")

    assert refused(game, "trade carthage") == ("city-already-traded", "DUEL-SCOUT-16")
    assert offered(game, "trade") == ["trade petra"]
    act(game, "trade petra")
    assert cities(game).gold == (1, 1, 0, 0, 0, 0)


@pytest.mark.rule("DUEL-SCOUT-16")
def test_both_players_may_trade_with_the_same_city_in_a_round() -> None:
    """Q-D-27."""
    game = scene(supply="1 gold", free={"face_up": "carthage . ."}, other={"supply": "1 gold"})

    act(game, "trade carthage", "trade carthage")

    assert cities(game).gold == (1, 0, 0, 1, 0, 0)
    assert cities(game).traded == (0, 3)
