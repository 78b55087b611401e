"""What is in the box, and the stock beside the map."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from monumental import new_game, unpack
from monumental.engine.catalog import KINDS, Card, Catalog
from monumental.games.classic.land.hexmap import members
from monumental.maps.fairness import BARBARIANS, FREE_TOWNS, MARKET_CITIES, PRODUCTION_TOKENS
from tests.classic_scene import (
    act,
    board,
    explorers,
    holdings,
    keys,
    lacking,
    land,
    offered,
    player,
    refused,
    scene,
    supply,
    told,
    units,
    words,
)
from tests.rules.classic.test_city_setup import COMMON, OWN_CARDS, PEOPLES
from tests.rules.duel.test_components import LANGUAGES, message


def catalog() -> Catalog:
    return unpack("classic", ("base",)).catalog


def of_kind(kind: str) -> list[Card]:
    return [card for card in catalog().cards if KINDS[card.kind] == kind]


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


# Cards


@pytest.mark.rule("BASE-COMP-01")
@pytest.mark.parametrize(("civilization", "building", "knowledge", "policy", "warlord"), OWN_CARDS)
def test_a_civilization_has_13_common_cards_a_building_and_a_knowledge_of_its_own(
    civilization: str, building: str, knowledge: str, policy: str, warlord: str
) -> None:
    """M-06."""
    people = catalog().civilization_by_key[civilization]

    cards = [catalog().cards[number] for number in people.deck]

    assert sorted(card.key for card in cards) == sorted([*COMMON, building, knowledge])
    assert Counter(KINDS[card.kind] for card in cards) == {"building": 14, "knowledge": 1}
    assert len(cards) == 15
    assert policy in {catalog().cards[number].key for number in people.policies}
    assert catalog().cards[people.warlord].key == warlord


@pytest.mark.rule("BASE-COMP-01")
def test_there_are_five_civilizations() -> None:
    assert [people.key for people in catalog().civilizations] == PEOPLES


@pytest.mark.rule("BASE-COMP-02")
def test_each_civilization_has_five_policies_of_its_own() -> None:
    policies = [number for people in catalog().civilizations for number in people.policies]

    assert [len(people.policies) for people in catalog().civilizations] == [5] * 5
    assert sorted(policies) == sorted(card.number for card in of_kind("policy"))
    assert len(set(policies)) == 25


@pytest.mark.rule("BASE-COMP-03")
def test_each_civilization_has_a_warlord_card_of_its_own() -> None:
    warlords = [people.warlord for people in catalog().civilizations]

    assert sorted(warlords) == sorted(card.number for card in of_kind("warlord"))
    assert len(set(warlords)) == 5


@pytest.mark.rule("BASE-COMP-01", "BASE-COMP-02", "BASE-COMP-03", "BASE-COMP-05", "BASE-COMP-06")
def test_there_are_105_civilization_cards_and_68_development_cards_with_the_basic_buildings() -> None:
    """Q-B-01: so the headings of the list add up."""
    peoples = sum(len(each.deck) + len(each.policies) + 1 for each in catalog().civilizations)
    development = sum(len(era) for era in catalog().eras)
    separations = len(unpack("classic").rules.eras)
    basics = copies([catalog().cards[number] for number in catalog().basics])

    assert peoples == 105
    assert development + separations + basics == 38 + 30 == 68


@pytest.mark.rule("BASE-COMP-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_20_solo_cards_stand_in_the_rules_in_every_language(language: str) -> None:
    text = message("locale/{language}/rules-classic.ftl", language, "BASE-COMP-04")

    assert re.findall(r"\d+", text) == ["20"]


@pytest.mark.rule("BASE-COMP-05")
def test_there_are_15_development_cards_of_era_one_12_of_era_two_and_8_of_era_three() -> None:
    """M-05: so many of each kind, each card once."""
    development = [card for card in catalog().cards if card.era]

    kinds = [Counter(KINDS[card.kind] for card in development if card.era == era) for era in (1, 2, 3)]

    assert [len(era) for era in catalog().eras] == [15, 12, 8]
    assert kinds == [
        {"wonder": 5, "building": 5, "knowledge": 5},
        {"wonder": 4, "building": 4, "knowledge": 4},
        {"wonder": 4, "knowledge": 4},
    ]
    assert copies(development) == 35


@pytest.mark.rule("BASE-COMP-05")
def test_there_is_a_separation_card_for_each_of_the_three_eras() -> None:
    """That of Era I was revealed when the display was dealt."""
    game = new_game("classic", seats=2, seed=1, journal=[])

    assert game.state.display.separations == 2
    assert [event.number for event in told(game, "era-begins")] == [1]


@pytest.mark.rule("BASE-COMP-06")
def test_there_are_ten_cards_of_each_of_the_three_basic_buildings() -> None:
    basics = [catalog().cards[number] for number in catalog().basics]

    assert {card.key: card.copies for card in basics} == {
        "workshop": 10,
        "laboratory": 10,
        "archery-range": 10,
    }
    assert {KINDS[card.kind] for card in basics} == {"building"}


def test_both_steps_of_a_wonder_cost_production() -> None:
    """M-12: the right circle too."""
    game = scene(supply="9 science 9 military 9 culture", wonder="pyramids", display="stonehenge . . . . .")

    assert lacking(game, "acquire 1") == ("production", 3, 0)
    assert lacking(game, "complete") == ("production", 3, 0)


# Tiles


@pytest.mark.rule("BASE-COMP-07")
@pytest.mark.parametrize("civilization", PEOPLES)
def test_the_capital_tiles_belong_to_no_civilization(civilization: str) -> None:
    """Q-B-02: four Capitals, five civilizations; everybody may take any of the four."""
    rivals = [people for people in PEOPLES if people != civilization][:3]

    game = new_game("classic", seed=1, first=0, civilizations=[*rivals, civilization])

    assert (game.seat, game.choice().question) == (3, "choose-capital")
    assert words(game) == ["capital 4", "capital 8", "capital 30", "capital 34"]


def test_meadow_forest_mountain_and_volcano_are_worth_0_1_2_and_3() -> None:
    """M-02: a Barbarian of 1 in each of them adds 1."""
    game = scene(drawing="f1  m1\n  C   h1\nv1  C", capitals=(3, 6))

    prices = {tile: lacking(game, f"conquer {tile}")[1] for tile in (2, 1, 4, 5)}

    assert prices == {2: 0 + 1, 1: 1 + 1, 4: 2 + 1, 5: 3 + 1}


def test_a_province_is_coastal_where_it_touches_water() -> None:
    """M-02: tile 8 is the water."""
    game = scene()

    coast = [tile + 1 for tile in members(board(game).hexmap.coast)]

    assert coast == [3, 4, 7, 9, 11, 12]


# Pieces


@pytest.mark.rule("BASE-COMP-08")
@pytest.mark.parametrize("civilization", PEOPLES)
def test_each_civilization_has_a_warlord_and_nine_troops(civilization: str) -> None:
    rival = "greeks" if civilization == "danes" else "danes"

    game = new_game("classic", seed=1, civilizations=[civilization, rival], draw_capitals=True)

    assert [units(game, land(game, seat)[0]) for seat in (0, 1)] == ["9 troops, warlord"] * 2
    assert sum(board(game).troops) == 18


@pytest.mark.rule("BASE-COMP-08")
def test_units_that_lose_a_province_are_not_lost_to_the_game() -> None:
    game = scene(troops="1:6 3:3", supply="2 military", other={"troops": "5:7 4:2"})

    act(game, "conquer 4", "send 3", "send 3")

    assert sum(board(game).troops) == 18
    assert units(game, 5) == "9 troops, warlord"


@pytest.mark.rule("BASE-COMP-09")
def test_each_player_has_two_explorers() -> None:
    game = scene(supply="1 military")

    assert explorers(game) == [1, 1]
    assert offered(game, "explore") == ["explore 1 2", "explore 1 6", "explore 2 2", "explore 2 6"]
    assert refused(game, "explore 3 2")[1] == "BASE-COMP-09"


@pytest.mark.rule("BASE-COMP-09")
@pytest.mark.parametrize("preset", ["rulebook", "published"])
def test_each_player_has_two_outposts(preset: str) -> None:
    """Q-B-37: in both presets two can stand on the map."""
    switches = unpack("classic", preset=preset).rules.switches
    game = scene(outposts=[3], troops="1:3 2:3 6:3", switches=switches)
    assert offered(game, "outpost") == ["outpost 2", "outpost 6"]

    act(game, "outpost 2")

    assert offered(game, "outpost") == []
    assert refused(game, "outpost 6") == ("no-outpost-left", "BASE-OUT-03")


# Tokens


@pytest.mark.rule("BASE-COMP-10")
def test_there_is_a_token_for_each_of_the_13_wonders() -> None:
    """M-05."""
    game = scene(wonder="pyramids", supply="3 production")

    act(game, "complete", "site 1")

    assert copies(of_kind("wonder")) == 13
    assert keys(game, board(game).wonders) == ["pyramids", *["."] * 11]


@pytest.mark.rule("BASE-COMP-10")
def test_there_are_50_exploration_tokens() -> None:
    """M-03; a map needs no more Barbarians of a value and no more Free Towns than these."""
    barbarians, towns = of_kind("barbarian"), of_kind("free_town")
    values: Counter[int] = Counter()
    for token in barbarians:
        values[token.value] += token.copies

    assert values == BARBARIANS
    assert copies(towns) == FREE_TOWNS
    assert copies(barbarians) + copies(towns) == 50
    assert sum(len(front) for front in catalog().fronts) == 50


@pytest.mark.rule("BASE-COMP-10")
def test_an_exploration_token_shows_a_number_or_demands_and_has_two_benefits_on_its_back() -> None:
    """M-03."""
    barbarians, towns = of_kind("barbarian"), of_kind("free_town")

    assert {len(token.benefits) for token in [*barbarians, *towns]} == {2}
    assert {token.value for token in barbarians} == {1, 2, 3, 4}
    assert {sum(token.demands) for token in barbarians} == {0}
    assert {token.value for token in towns} == {0}
    assert {sum(token.demands) for token in towns} == {1, 2, 3}
    assert {sum(1 for amount in token.demands if amount) for token in towns} == {1}


@pytest.mark.rule("BASE-COMP-10")
def test_there_are_20_market_tokens_five_of_each_of_four_cities() -> None:
    """M-04: each can be used for something."""
    cities: Counter[str] = Counter()
    for token in of_kind("market_token"):
        cities[token.city] += token.copies

    assert cities == {"baghdad": 5, "byzantium": 5, "carthage": 5, "timbuktu": 5}
    assert len(cities) == MARKET_CITIES
    assert [token.key for token in of_kind("market_token") if token.use is None] == []


@pytest.mark.rule("BASE-COMP-10")
def test_the_largest_layout_needs_all_25_production_tokens() -> None:
    """Q-B-07; what a map that needs more is told, the tests of maps say."""
    game = new_game("classic", seats=2, seed=1, layout="quiet-pastures-2")

    assert len(members(board(game).production)) == PRODUCTION_TOKENS == 25


# The stock


@pytest.mark.rule("BASE-COMP-11", "BASE-SETUP-06")
def test_gold_and_culture_do_not_run_out_when_all_of_the_box_are_in_use() -> None:
    """Q-G-01: no text limits them."""
    game = scene(
        city="mine* forum* . . . . . . .",
        supply="2 production 1 science 40 gold 20 culture",
        gained="2 production",
        other={"supply": "40 gold 20 culture"},
    )

    act(game, "use a1", "use b1", "branch 2", "pay production", "pay science")

    assert supply(game) == {"production": 1, "gold": 41, "culture": 21}


@pytest.mark.rule("BASE-COMP-12", "BASE-SETUP-07")
@pytest.mark.parametrize(
    ("resource", "in_the_box", "source"),
    [("production", 12, "work-camp"), ("military", 15, "fort"), ("science", 12, "library")],
)
def test_counters_do_not_run_out_when_all_of_the_box_are_in_use(
    resource: str, in_the_box: int, source: str
) -> None:
    """Q-G-01."""
    game = scene(
        city=f"{source} . . . . . . . .",
        supply=f"{in_the_box} {resource}",
        agenda=["TakeActions 0", "ChooseRowAndColumn 0"],
    )

    act(game, "activate 1 a")

    assert supply(game) == {resource: in_the_box + 1}


@pytest.mark.rule("BASE-COMP-12", "BASE-SETUP-07")
def test_no_more_than_one_wonder_counter_for_each_player_is_ever_needed() -> None:
    """Q-G-01: one goes back when a Wonder is given up, and when it is complete."""
    game = scene(
        supply="6 production",
        wonder="pyramids",
        display="stonehenge . . . . .",
        other={"wonder": "notre-dame"},
    )

    act(game, "acquire 1")
    asked = words(game)
    act(game, "keep stonehenge")
    begun = [player(game, seat).wonder for seat in (0, 1)]
    act(game, "complete", "site 1")

    assert asked == ["keep pyramids", "keep stonehenge"]
    assert keys(game, begun) == ["stonehenge", "notre-dame"]
    assert keys(game, [player(game, seat).wonder for seat in (0, 1)]) == [".", "notre-dame"]


@pytest.mark.rule("BASE-SETUP-06", "BASE-SETUP-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_tokens_and_counters_but_the_starting_gold_lie_in_the_stock(seats: int) -> None:
    game = new_game("classic", seed=1, civilizations=["random"] * seats)

    for seat in range(seats):
        assert supply(game, seat) == {"gold": 2}
        assert (player(game, seat).wonder, player(game, seat).second_wonder) == (-1, -1)
        held = holdings(game, seat)
        assert (held.exploration, held.market, held.used, held.production) == ((), (), (), 0)


@pytest.mark.rule("BASE-SETUP-06")
def test_gold_and_culture_come_from_the_stock_and_go_back_there() -> None:
    """The rival's supply has no part in it."""
    game = scene(
        city="mine* . . . . . . . .",
        supply="1 gold 1 culture",
        gained="2 production",
        other={"supply": "3 gold 3 culture"},
    )

    act(game, "use a1")
    gained = supply(game)
    act(game, "explore 1 2", "develop house-of-life")

    assert gained == {"gold": 2, "culture": 1}
    assert (supply(game)["gold"], supply(game).get("culture")) == (1, None)
    assert supply(game, 1) == {"gold": 3, "culture": 3}
