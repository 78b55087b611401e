"""The words of the glossary: archive, Basic Building, Basic resource, discard, gain, reinforce."""

from __future__ import annotations

import pytest

from monumental import Game, unpack
from tests.classic_scene import (
    act,
    board,
    city,
    deck,
    keys,
    lacking,
    offered,
    pile,
    player,
    refused,
    scene,
    supply,
    words,
)

#: The cards of the base game, by name: their prices are what is printed on them, and may be tuned.
CARDS = unpack("classic", ("base",)).catalog.by_key

SIX_FORTS = "fort fort fort fort fort fort"


# Archive


@pytest.mark.rule("BASE-TERM-01")
def test_only_cards_on_top_that_were_not_activated_can_be_archived() -> None:
    """Q-B-14: a Knowledge only where it lies alone."""
    game = scene(city="forum* fort* mine ./wheel library/seafaring . . . .")

    act(game, "use a1", "branch 1")

    assert words(game) == ["archive c1", "archive b2", "archive a2k", "no"]
    assert refused(game, "archive b1") == ("card-is-active", "BASE-TERM-01")
    assert refused(game, "archive b2k") == ("card-is-covered", "BASE-TERM-02")
    assert refused(game, "archive c2") == ("no-card-there", "BASE-TERM-01")


@pytest.mark.rule("BASE-TERM-01", "BASE-TERM-03")
def test_an_archived_card_lies_under_the_warlord_card_and_is_nobodys_city_card_any_more() -> None:
    """The Terracotta Army gives 1 Military for each card there."""
    game = scene(city="forum* terracotta-army* mine . . . . . .", archive="fort")

    act(game, "use a1", "branch 1", "archive c1", "use b1")

    assert keys(game, player(game).archive) == ["fort", "mine"]
    assert keys(game, player(game).owned()) == ["forum", "terracotta-army"]
    assert supply(game) == {"military": 2}


@pytest.mark.rule("BASE-TERM-01")
def test_on_the_own_turn_the_gap_of_an_archived_card_stays_until_the_city_is_replenished() -> None:
    """Q-B-14."""
    game = scene(city=f"forum* mine library {SIX_FORTS}", known="library work-camp")

    act(game, "use a1", "branch 1", "archive b1")
    assert city(game)[:3] == ["forum", ".", "library"]
    act(game, "end")

    assert city(game)[:3] == ["work-camp", "library", "library"]


@pytest.mark.rule("BASE-TERM-02")
def test_the_knowledge_under_an_archived_card_is_discarded() -> None:
    game = scene(city="forum* library/wheel . . . . . . .")

    act(game, "use a1", "branch 1", "archive b1")

    assert keys(game, player(game).archive) == ["library"]
    assert keys(game, player(game).discard) == ["wheel"]
    assert city(game) == ["forum"] + ["."] * 17


# Archive on another player's turn


def province_lost(*, luck: str = "", **theirs: str) -> Game:
    """The Egyptians take Province 4 of the Japanese, whose Sakoku then lets them archive a card."""
    game = scene(
        against="japanese",
        supply="1 military",
        troops="1:6 3:3",
        other={"policies": "sakoku", "troops": "5:8 4:1", **theirs},
        luck=luck,
    )
    act(game, "conquer 4", "send 3")
    return game


@pytest.mark.rule("BASE-TERM-04")
def test_a_card_archived_on_another_players_turn_is_replaced_from_the_deck_at_once() -> None:
    game = province_lost(city="mine library . . . . . . .", known="forum work-camp")

    assert (game.seat, words(game)) == (1, ["archive a1", "archive b1", "no"])
    act(game, "archive b1")

    assert city(game, 1)[:3] == ["mine", "work-camp", "."]
    assert keys(game, player(game, 1).archive) == ["library"]
    assert deck(game, 1) == ["forum"]
    assert supply(game, 1) == {"culture": 1}
    assert (game.seat, game.choice().question) == (0, "take-turn")


@pytest.mark.rule("BASE-TERM-04")
def test_the_replacement_is_not_activated_and_gives_nothing() -> None:
    """Q-B-14."""
    game = province_lost(city="library . . . . . . . .", known="workshop")

    act(game, "archive a1")

    assert player(game, 1).rotated == 0
    assert player(game, 1).gained == [0, 0, 0, 1, 0]


@pytest.mark.rule("BASE-TERM-04", "BASE-TERM-02")
def test_a_knowledge_dealt_as_the_replacement_gets_a_card_on_top() -> None:
    """Q-B-14. The Knowledge that lay there goes to the discard pile."""
    game = province_lost(city="library/wheel . . . . . . . .", known="fort mine seafaring")

    act(game, "archive a1")

    assert city(game, 1) == ["mine", *["."] * 8, "seafaring", *["."] * 8]
    assert keys(game, player(game, 1).discard) == ["wheel"]
    assert deck(game, 1) == ["fort"]


@pytest.mark.rule("BASE-TERM-04", "BASE-REPC-04")
def test_of_two_knowledge_cards_dealt_as_the_replacement_its_owner_keeps_one() -> None:
    game = province_lost(city="library . . . . . . . .", known="mine irrigation seafaring")

    act(game, "archive a1")
    assert (game.seat, words(game)) == (1, ["keep seafaring", "keep irrigation"])
    act(game, "keep irrigation")

    assert (city(game, 1)[0], city(game, 1)[9]) == ("mine", "irrigation")
    assert keys(game, player(game, 1).discard) == ["seafaring"]
    assert game.seat == 0


@pytest.mark.rule("BASE-TERM-04", "BASE-REPC-05")
def test_the_discard_pile_is_shuffled_where_the_replacement_needs_it() -> None:
    game = province_lost(city="library . . . . . . . .", discard="fort mine", luck="mine")

    act(game, "archive a1")

    assert city(game, 1)[0] == "mine"
    assert keys(game, player(game, 1).deck.urn) == ["fort"]


@pytest.mark.rule("BASE-TERM-04")
def test_nothing_is_dealt_where_nothing_is_archived() -> None:
    game = province_lost(city="library . . . . . . . .", known="mine")

    act(game, "no")

    assert city(game, 1)[:2] == ["library", "."]
    assert deck(game, 1) == ["mine"]
    assert supply(game, 1) == {}


# Basic Buildings, Basic resources


@pytest.mark.rule("BASE-TERM-05", "BASE-TERM-07")
def test_the_basic_buildings_are_workshops_laboratories_and_archery_ranges() -> None:
    """The Pyramids repeat the Goths, who give a Basic Building."""
    game = scene(city="pyramids* . . . . . . . .", exploration="goths", display="marketplace . . . . .")

    act(game, "use a1", "repeat goths", "branch 2")
    assert words(game) == ["build workshop", "build laboratory", "build archery-range", "no"]
    assert refused(game, "acquire 1") == ("not-that-kind", "BASE-TERM-07")
    act(game, "build laboratory")

    assert deck(game) == ["laboratory"]
    assert pile(game, "laboratory") == 9


@pytest.mark.rule("BASE-TERM-08")
def test_neither_gold_nor_culture_is_a_basic_resource() -> None:
    game = scene(market_tokens="timbuktu-salt-slabs")

    act(game, "token timbuktu-salt-slabs")

    assert words(game) == ["take production", "take science", "take military"]
    assert refused(game, "take gold") == ("not-basic", "BASE-TERM-08")
    assert refused(game, "take culture") == ("not-basic", "BASE-TERM-08")


# Discard


@pytest.mark.rule("BASE-TERM-06")
def test_any_card_of_the_own_city_can_be_discarded_activated_or_not() -> None:
    """Q-B-15: a Knowledge under a card, too. The Guildhall discards a card, then draws one."""
    game = scene(
        city="guildhall* fort* mine ./wheel library/seafaring* . . . .", known="work-camp", discard="forum"
    )

    act(game, "use a1")
    assert words(game) == [
        *["discard a1", "discard b1", "discard c1", "discard b2", "discard a2k", "discard b2k"],
        "no",
    ]
    assert refused(game, "discard c2") == ("no-card-there", "BASE-TERM-06")
    act(game, "discard c1")

    assert keys(game, player(game).discard) == ["forum", "mine"]
    assert game.state.display.discard == ()
    assert city(game)[2] == "."


@pytest.mark.rule("BASE-TERM-06")
def test_the_knowledge_under_a_discarded_card_is_discarded_with_it() -> None:
    """Q-B-15."""
    game = scene(city="guildhall* library/wheel . . . . . . .", known="work-camp")

    act(game, "use a1", "discard b1")

    assert sorted(keys(game, player(game).discard)) == ["library", "wheel"]
    assert city(game) == ["guildhall"] + ["."] * 17


@pytest.mark.rule("BASE-TERM-06")
def test_discarding_an_activated_card_loses_its_unused_text_and_keeps_its_resources() -> None:
    """Q-B-15."""
    game = scene(city="guildhall scriptorium . fort . . . . .", known="fort", agenda=["StartTurn 0"])

    act(game, "activate 1 b")
    assert offered(game, "use") == ["use a1", "use b1"]
    act(game, "use a1", "discard b1")

    assert supply(game) == {"production": 3, "science": 2, "military": 1}
    assert refused(game, "use b1") == ("no-card-there", "BASE-ACT-04")


@pytest.mark.rule("BASE-TERM-06")
def test_the_permanent_text_of_a_discarded_card_is_no_longer_in_force() -> None:
    """Q-B-15. Metal Casting makes a Workshop cost 1 less."""
    game = scene(city="guildhall* library/metal-casting* . . . . . . .", supply="1 production", known="fort")
    assert "build workshop" in words(game)

    act(game, "use a1", "discard b1")

    assert lacking(game, "build workshop") == ("production", 2, 1)
    assert player(game).standing == ()


@pytest.mark.rule("BASE-TERM-06")
def test_a_card_may_discard_itself_and_its_text_goes_on() -> None:
    game = scene(city="guildhall* . . . . . . . .", known="fort")

    act(game, "use a1", "discard a1")

    assert keys(game, player(game).discard) == ["guildhall"]
    assert keys(game, player(game).drawn) == ["fort"]


# Gain


@pytest.mark.rule("BASE-TERM-07")
@pytest.mark.parametrize(("action", "card"), [("acquire 1", "marketplace"), ("build workshop", "workshop")])
def test_a_gained_card_costs_nothing_and_goes_on_top_of_the_deck(action: str, card: str) -> None:
    """The Alhambra's bonus: a Building that costs at most 3."""
    game = scene(
        wonder="alhambra",
        supply=f"{CARDS['alhambra'].completion_cost} production",
        display="marketplace apothecary wheel . . .",
        known="fort",
    )

    act(game, "complete")
    assert refused(game, "acquire 2") == ("too-costly", "BASE-TERM-07")
    assert refused(game, "acquire 3") == ("not-that-kind", "BASE-TERM-07")
    act(game, action)

    assert supply(game) == {}
    assert deck(game) == ["fort", card, "alhambra"]


@pytest.mark.rule("BASE-TERM-07")
def test_a_gained_wonder_is_complete_at_once_and_the_one_in_construction_is_not_touched() -> None:
    """Q-B-17. Corvee gains a Wonder; the Pyramids give 1 Gold when they are completed."""
    game = scene(policies="corvee", supply="8 production", wonder="stonehenge", display="pyramids . . . . .")

    act(game, "policy", "acquire 1")
    assert words(game) == ["site 1"]
    act(game, "site 1")

    assert supply(game) == {"gold": 1}
    assert deck(game) == ["pyramids"]
    assert keys(game, [player(game).wonder, board(game).wonders[0]]) == ["stonehenge", "pyramids"]


# Reinforce


@pytest.mark.rule("BASE-TERM-11")
def test_a_reinforced_card_stays_in_the_city_when_the_turn_ends() -> None:
    game = scene(city=f"library* forum/hieroglyphs* mine* {SIX_FORTS}", known="library work-camp")

    act(game, "use b1k", "reinforce c1", "end")

    assert city(game)[:3] == ["work-camp", "library", "mine"]
    assert sorted(keys(game, player(game).discard)) == ["forum", "hieroglyphs", "library"]


@pytest.mark.rule("BASE-TERM-11")
def test_only_an_activated_card_on_top_of_the_city_can_be_reinforced() -> None:
    game = scene(city="library* forum/hieroglyphs* mine . ./wheel* . . . .", drawn="fort")

    act(game, "use b1k")

    assert words(game) == ["reinforce a1", "reinforce b1", "reinforce b2k", "no"]
    assert refused(game, "reinforce c1") == ("not-activated", "BASE-TERM-11")
    assert refused(game, "reinforce b1k") == ("card-is-covered", "BASE-TERM-12")
    assert refused(game, "reinforce a2") == ("no-card-there", "BASE-TERM-11")
    assert refused(game, "reinforce d1") == ("not-in-city", "BASE-SCI-03")


@pytest.mark.rule("BASE-TERM-11")
def test_a_reinforced_card_is_active_until_the_turn_ends_and_not_activated_afterwards() -> None:
    """Q-B-16: its text can still be used, it can't be archived, and next turn it lies straight."""
    game = scene(
        city=f"scriptorium* library/hieroglyphs* mine {SIX_FORTS}", known="library library work-camp"
    )

    act(game, "use b1k", "reinforce a1", "use a1")
    assert refused(game, "archive a1") == ("card-is-active", "BASE-TERM-01")
    act(game, "archive c1", "end")

    assert city(game)[0] == "scriptorium"
    assert (player(game).rotated, player(game).reinforced, player(game).marked) == (0, 0, 0)


@pytest.mark.rule("BASE-TERM-11")
def test_several_cards_are_reinforced_by_several_texts_but_none_twice() -> None:
    """Q-B-16."""
    game = scene(
        city=f"mine* forum/hieroglyphs* library* {SIX_FORTS}",
        market_tokens="byzantium-icons",
        known="work-camp",
    )

    act(game, "use b1k", "reinforce a1", "token byzantium-icons")
    assert words(game) == ["reinforce b1", "reinforce c1", "no"]
    assert refused(game, "reinforce a1") == ("already-reinforced", "BASE-TERM-11")
    act(game, "reinforce c1", "end")

    assert city(game)[:3] == ["mine", "work-camp", "library"]


@pytest.mark.rule("BASE-TERM-12")
def test_the_knowledge_under_a_reinforced_card_is_discarded_when_the_turn_ends() -> None:
    """Q-B-16: until then it can be used."""
    game = scene(city=f"mine/hieroglyphs* library/seafaring* fort {SIX_FORTS}", known="work-camp")

    act(game, "use a1k", "reinforce b1", "use b1k", "take science")
    assert supply(game) == {"science": 1}
    act(game, "end")

    assert (city(game)[1], city(game)[10]) == ("library", ".")
    assert sorted(keys(game, player(game).discard)) == ["hieroglyphs", "mine", "seafaring"]


@pytest.mark.rule("BASE-TERM-11", "BASE-TERM-12")
def test_a_text_may_reinforce_the_card_that_lies_on_it() -> None:
    game = scene(city=f"mine/hieroglyphs* fort fort {SIX_FORTS}")

    act(game, "use a1k", "reinforce a1", "end")

    assert (city(game)[0], city(game)[9]) == ("mine", ".")
    assert keys(game, player(game).discard) == ["hieroglyphs"]


@pytest.mark.rule("BASE-TERM-06", "BASE-TERM-11")
def test_a_reinforced_card_that_is_discarded_does_not_stay() -> None:
    game = scene(
        city=f"guildhall* library/hieroglyphs* mine* {SIX_FORTS}", known="work-camp work-camp fort forum"
    )

    act(game, "use b1k", "reinforce c1", "use a1", "discard c1", "end")

    assert city(game)[:3] == ["fort", "work-camp", "work-camp"]
    assert "mine" in keys(game, player(game).discard)
