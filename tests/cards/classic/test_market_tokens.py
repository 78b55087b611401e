"""The Market tokens: what each gives to whoever uses it."""

import pytest

from tests.classic_scene import (
    act,
    deck,
    explorers,
    holdings,
    keys,
    lacking,
    player,
    refused,
    scene,
    supply,
    troops,
    units,
    words,
)


@pytest.mark.parametrize(
    ("token", "gives"),
    [
        ("carthage-mercenaries", {"military": 4}),
        ("carthage-purple-cloth", {"culture": 1, "gold": 1}),
        ("baghdad-scholars", {"science": 4}),
        ("timbuktu-manuscripts", {"science": 2, "culture": 1}),
        ("byzantium-mosaics", {"production": 2, "culture": 1}),
    ],
)
def test_a_market_token_gives_this_once(token: str, gives: dict[str, int]) -> None:
    game = scene(market_tokens=token)

    act(game, f"token {token}")

    assert supply(game) == gives
    assert keys(game, holdings(game).used) == [token]
    assert refused(game, f"token {token}") == ("token-used", "BASE-EXP-10")


# Carthage


def test_war_elephants_conquer_any_province_for_four_less() -> None:
    game = scene(
        market_tokens="carthage-war-elephants",
        supply="2 military",
        troops="1:5 2:1 3:3",
        other={"troops": "5:3 4:6"},
    )

    assert lacking(game, "conquer 4") == ("military", 6, 2)
    act(game, "token carthage-war-elephants")
    assert words(game) == ["conquer 4", "conquer 6", "conquer 7", "no"]
    act(game, "conquer 4", *["send 1"] * 5, "send 3")

    assert supply(game) == {}
    assert units(game, 4) == "6 troops"


def test_war_elephants_are_kept_while_they_can_conquer_nothing() -> None:
    game = scene(market_tokens="carthage-war-elephants")

    assert refused(game, "token carthage-war-elephants") == ("cannot-pay", "BASE-CONQ-12")


def test_galleys_move_explorers_three_steps_and_give_gold() -> None:
    game = scene(market_tokens="carthage-galleys")

    act(game, "token carthage-galleys", "explore 1 2", "explore 1 3", "explore 1 8")

    assert explorers(game) == [8, 1]
    assert supply(game) == {"gold": 1}


def test_galleys_give_gold_to_those_who_stay_too() -> None:
    game = scene(market_tokens="carthage-galleys")

    act(game, "token carthage-galleys", "no")

    assert (explorers(game), supply(game)) == ([1, 1], {"gold": 1})


def test_shipwrights_give_three_production_and_move_two_units() -> None:
    game = scene(market_tokens="carthage-shipwrights", troops="1:8 2:1")

    act(game, "token carthage-shipwrights", "move 1", "to 2", "move 1", "to 2")

    assert supply(game) == {"production": 3}
    assert troops(game, 2) == 3
    assert game.choice().question == "take-turn"


# Baghdad


def test_translators_acquire_knowledge_for_four_less() -> None:
    game = scene(
        market_tokens="baghdad-translators", display="flight feudalism pyramids . . .", supply="2 science"
    )

    act(game, "token baghdad-translators")
    assert words(game) == ["acquire 1", "no"]
    assert lacking(game, "acquire 2") == ("science", 3, 2)
    assert refused(game, "acquire 3") == ("not-that-kind", "BASE-ACQ-01")
    act(game, "acquire 1")

    assert supply(game) == {}
    assert deck(game) == ["flight"]


def test_astrologers_draw_two_cards_that_can_be_used() -> None:
    game = scene(
        market_tokens="baghdad-astrologers", known="mine scriptorium library", city="fort . . . . . . . ."
    )

    act(game, "token baghdad-astrologers")
    assert supply(game) == {"science": 3}
    assert keys(game, player(game).drawn) == ["library", "scriptorium"]
    act(game, "use d2", "archive a1")

    assert keys(game, player(game).archive) == ["fort"]


def test_astrologers_are_kept_while_there_is_no_card_to_draw() -> None:
    game = scene(market_tokens="baghdad-astrologers")

    assert refused(game, "token baghdad-astrologers") == ("empty-deck", "BASE-ACT-07")


@pytest.mark.parametrize(("answer", "archived"), [("archive b1", ["library"]), ("no", [])])
def test_copyists_archive_a_card_and_give_two_science(answer: str, archived: list[str]) -> None:
    game = scene(market_tokens="baghdad-copyists", city="fort* library . . . . . . .")

    act(game, "token baghdad-copyists")
    assert words(game) == ["archive b1", "no"]
    act(game, answer)

    assert supply(game) == {"science": 2}
    assert keys(game, player(game).archive) == archived


def test_water_clocks_activate_a_card_again_and_give_gold() -> None:
    game = scene(
        market_tokens="baghdad-water-clocks", city="scriptorium!* library fort/wheel* mine . . . . ."
    )

    act(game, "token baghdad-water-clocks")
    assert words(game) == ["activate-card a1", "activate-card c1", "no"]
    assert refused(game, "activate-card b1") == ("not-activated", "BASE-ACT-05")
    act(game, "activate-card a1")
    assert supply(game) == {"science": 2, "gold": 1}
    act(game, "use a1", "archive b1")

    assert keys(game, player(game).archive) == ["library"]


# Timbuktu


def test_gold_dust_gives_two_gold_and_a_basic_resource() -> None:
    game = scene(market_tokens="timbuktu-gold-dust")

    act(game, "token timbuktu-gold-dust", "take science")

    assert supply(game) == {"science": 1, "gold": 2}
    assert game.choice().question == "take-turn"


def test_salt_slabs_give_four_basic_resources() -> None:
    game = scene(market_tokens="timbuktu-salt-slabs")

    act(game, "token timbuktu-salt-slabs", "take science", "take science", "take military", "take production")

    assert supply(game) == {"production": 1, "science": 2, "military": 1}
    assert game.choice().question == "take-turn"


@pytest.mark.parametrize(
    ("others", "used", "gold"),
    [("", "", 1), ("carthage-galleys", "", 2), ("carthage-galleys", "baghdad-scholars byzantium-icons", 3)],
)
def test_camels_give_gold_for_up_to_three_market_tokens_themselves_included(
    others: str, used: str, gold: int
) -> None:
    game = scene(market_tokens=f"timbuktu-camels {others}", used_tokens=used)

    act(game, "token timbuktu-camels")

    assert supply(game) == {"gold": gold}


def test_kola_nuts_give_two_gold_and_move_explorers_two_steps() -> None:
    game = scene(market_tokens="timbuktu-kola-nuts")

    act(game, "token timbuktu-kola-nuts", "explore 1 2", "explore 1 3")

    assert supply(game) == {"gold": 2}
    assert explorers(game) == [3, 1]
    assert game.choice().question == "take-turn"


# Byzantium


def test_master_builders_build_a_section_of_a_wonder_for_four_less() -> None:
    beginning = scene(
        market_tokens="byzantium-master-builders",
        display="panama-canal internet . . . .",
        supply="2 production",
    )
    completing = scene(
        market_tokens="byzantium-master-builders", wonder="panama-canal", supply="2 production"
    )

    act(beginning, "token byzantium-master-builders")
    assert words(beginning) == ["acquire 1", "no"]
    act(beginning, "acquire 1")
    act(completing, "token byzantium-master-builders", "complete", "site 1")

    assert (supply(beginning), keys(beginning, [player(beginning).wonder])) == ({}, ["panama-canal"])
    assert (supply(completing), deck(completing)) == ({"gold": 2}, ["panama-canal"])


def test_engineers_give_a_building_of_cost_four_at_most_and_a_production() -> None:
    game = scene(
        market_tokens="byzantium-engineers",
        display="apothecary printing-house pyramids . . .",
        packs=("base", "renaissance"),
    )

    act(game, "token byzantium-engineers")
    assert words(game) == ["acquire 1", "build workshop", "build laboratory", "build archery-range", "no"]
    assert refused(game, "acquire 2") == ("too-costly", "BASE-TERM-07")
    act(game, "acquire 1")

    assert deck(game) == ["apothecary"]
    assert supply(game) == {"production": 1}


def test_icons_give_culture_and_let_a_card_stay() -> None:
    game = scene(market_tokens="byzantium-icons", city="fort* library . . . . . . .")

    act(game, "token byzantium-icons")
    assert words(game) == ["reinforce a1", "no"]
    act(game, "reinforce a1")

    assert supply(game) == {"culture": 1}
    assert player(game).reinforced == 0b1


def test_greek_fire_conquers_a_province_of_another_player_for_four_less() -> None:
    game = scene(
        market_tokens="byzantium-greek-fire",
        supply="2 military",
        troops="1:5 2:1 3:3",
        other={"troops": "5:3 4:6"},
    )

    act(game, "token byzantium-greek-fire", "branch 1")
    assert words(game) == ["conquer 4", "no"]
    assert refused(game, "conquer 7") == ("other-province", "BASE-CONQ-01")
    act(game, "conquer 4", *["send 1"] * 5, "send 3")

    assert supply(game) == {}
    assert units(game, 4) == "6 troops"


def test_greek_fire_gives_three_military_instead() -> None:
    game = scene(market_tokens="byzantium-greek-fire", supply="1 military")

    act(game, "token byzantium-greek-fire")
    assert words(game) == ["branch 2"]
    act(game, "branch 2")

    assert supply(game) == {"military": 4}
