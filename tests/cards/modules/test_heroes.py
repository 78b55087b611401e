"""The Heroes: what each costs and does, in classic and, where a round makes a difference, in it."""

from __future__ import annotations

import pytest

from tests.classic_scene import MAP, act, city, deck, holdings, keys, lacking, player, refused, supply, words
from tests.rules.continuous.test_heroes import scene as round_scene
from tests.rules.modules.test_heroes import hero, scene


@pytest.mark.parametrize(
    ("name", "era", "cost"),
    [
        ("archimedes", 1, 3),
        ("ashoka", 1, 2),
        ("boudica", 1, 3),
        ("cleopatra", 1, 2),
        ("genghis-khan", 2, 4),
        ("ibn-battuta", 2, 3),
        ("murasaki-shikibu", 2, 4),
        ("pachacuti", 2, 3),
        ("albert-einstein", 3, 4),
        ("marie-curie", 3, 4),
        ("sacagawea", 3, 4),
        ("william-shakespeare", 3, 5),
    ],
)
def test_a_hero_belongs_to_an_era_and_costs_this(name: str, era: int, cost: int) -> None:
    rich = scene(name, supply=f"{cost} gold")
    poor = scene(name, supply=f"{cost - 1} gold")

    act(rich, f"hire {name}")

    assert (hero(rich), supply(rich)) == (name, {})
    assert lacking(poor, f"hire {name}") == ("gold", cost, cost - 1)
    assert rich.catalog.by_key[name].era == era


# Era I


def test_archimedes_gives_a_basic_resource_for_the_first_scientific_progress_of_a_turn() -> None:
    game = scene(hero="archimedes", known="fort fort", supply="4 science")

    act(game, "progress")
    assert words(game) == ["take production", "take science", "take military"]
    act(game, "take production", "progress")

    assert supply(game) == {"production": 1, "military": 2}
    assert game.choice().question == "take-turn"


def test_archimedes_answers_once_in_a_round_and_again_in_the_next() -> None:
    """A City of nine Forts needs no new cards."""
    game = round_scene(
        hero="archimedes",
        city="fort " * 9,
        known="library library library",
        supply="4 science 2 gold",
        other={"passed": True},
    )

    act(game, "progress", "take production", "end", "progress")
    first_round = supply(game)
    act(game, "end", "pass", "activate 1 a", "activate 1 a", "pass", "progress", "take science")

    assert first_round == {"production": 1, "science": 2, "gold": 2}
    assert supply(game) == {"military": 5, "science": 2}


def test_ashoka_turns_military_into_science_as_often_as_one_likes() -> None:
    game = scene(hero="ashoka", supply="2 military 1 gold")

    act(game, "may hero", "may hero")
    assert supply(game) == {"science": 2, "gold": 1}
    act(game, "may hero")

    assert supply(game) == {"science": 3}
    assert refused(game, "may hero") == ("cannot-pay", "BASE-TERM-10")


def test_ashoka_needs_no_turn_action_in_a_round() -> None:
    game = round_scene(hero="ashoka", supply="4 military 2 production")

    act(game, "may hero", "build workshop", "may hero")
    after = game.seat
    act(game, "end")

    assert supply(game) == {"military": 2, "science": 2}
    assert (after, game.seat) == (0, 1)


def test_boudica_gives_production_whenever_one_loses_a_province() -> None:
    """The Egyptians take two Provinces from the Danes, who have her."""
    game = scene(
        troops="1:6 2:1 3:1", supply="2 military", other={"hero": "boudica", "troops": "5:7 4:1 9:1"}
    )

    act(game, "conquer 4", "send 1")
    assert supply(game, 1) == {"production": 1}
    act(game, "conquer 9", "send 1")

    assert (supply(game, 0), supply(game, 1)) == ({}, {"production": 2})


def test_boudica_gives_gold_for_the_first_province_taken_from_another_player_in_a_turn() -> None:
    game = scene(
        hero="boudica",
        troops="1:5 2:1 3:1",
        supply="3 military",
        other={"troops": "5:7 4:1 9:1"},
        tokens={6: "numidians"},
        luck="numidians",
    )

    act(game, "conquer 6", "send 1", "branch 1")
    assert supply(game) == {"military": 2, "science": 2}
    act(game, "conquer 4", "send 1")
    assert supply(game) == {"military": 1, "science": 2, "gold": 1}
    act(game, "conquer 9", "send 1")

    assert supply(game) == {"science": 2, "gold": 1}


def test_boudica_gives_gold_once_in_a_round() -> None:
    game = round_scene(
        hero="boudica",
        troops="1:5 2:1 3:1",
        supply="2 military",
        other={"troops": "5:7 4:1 9:1", "passed": True},
    )

    act(game, "conquer 4", "send 1", "end", "conquer 9", "send 1")

    assert supply(game) == {"gold": 1}


def test_cleopatra_gives_gold_for_the_first_policy_that_another_player_develops_in_a_turn() -> None:
    game = scene(supply="9 culture", other={"hero": "cleopatra", "supply": "9 culture"})

    act(game, "develop house-of-life")
    assert supply(game, 1) == {"culture": 9, "gold": 1}
    act(game, "develop gift-of-the-nile")

    assert supply(game, 1) == {"culture": 9, "gold": 1}


def test_cleopatra_gives_nothing_for_ones_own_policies() -> None:
    game = scene(hero="cleopatra", supply="1 culture")

    act(game, "develop house-of-life")

    assert supply(game) == {"science": 2}


def test_cleopatra_gives_gold_again_in_the_next_turn_of_another_player() -> None:
    game = scene(supply="9 culture", other={"hero": "cleopatra"})

    act(game, "develop house-of-life", "end", "activate 1 a", "end", "activate 1 a", "develop corvee")

    assert supply(game, 1) == {"gold": 2}


def test_cleopatra_gives_gold_once_in_a_round_whoever_is_the_first() -> None:
    """The Egyptians, then the Greeks develop a Policy; the Danes have her."""
    game = round_scene(
        supply="1 culture",
        other={"hero": "cleopatra", "passed": True},
        more=[{"civilization": "greeks", "capital": 13, "supply": "1 culture"}],
        drawing=f"{MAP}  C",
    )

    act(game, "develop house-of-life")
    assert supply(game, 1) == {"gold": 1}
    act(game, "develop athenian-democracy")

    assert supply(game, 1) == {"gold": 1}


# Era II


@pytest.mark.parametrize(("name", "prices"), [("genghis-khan", [1, 3, 4]), ("", [1, 4, 5])])
def test_genghis_khan_makes_every_conquest_one_cheaper_but_never_free(name: str, prices: list[int]) -> None:
    """A meadow with Barbarians of 1, a mountain with Barbarians of 2, a meadow with 5 Troops."""
    game = scene(hero=name, troops="1:5 2:1 3:3", other={"troops": "5:4 4:5"})

    assert [lacking(game, f"conquer {tile}")[1] for tile in (6, 7, 4)] == prices


@pytest.mark.parametrize(
    ("tokens", "used", "science"),
    [
        ("carthage-galleys", "", 1),
        ("carthage-galleys", "baghdad-scholars", 2),
        ("carthage-galleys timbuktu-camels", "baghdad-scholars byzantium-icons", 3),
    ],
)
def test_ibn_battuta_gives_science_for_up_to_three_market_tokens(
    tokens: str, used: str, science: int
) -> None:
    game = scene(hero="ibn-battuta", market_tokens=tokens, used_tokens=used)

    act(game, "hero")

    assert supply(game) == {"science": science}
    assert refused(game, "hero") == ("already-used", "MOD-HERO-06")


def test_ibn_battuta_needs_a_market_token() -> None:
    game = scene(hero="ibn-battuta", exploration="gauls")

    assert refused(game, "hero") == ("nothing-to-count", "BASE-EXP-04")


def test_murasaki_shikibu_copies_a_developed_policy_covered_or_not() -> None:
    """The Policy on top was used already."""
    game = scene(
        hero="murasaki-shikibu",
        policies="gift-of-the-nile house-of-life",
        marks=["policy"],
        troops="1:7 2:1 6:1",
    )

    act(game, "hero")
    assert words(game) == ["copy-policy gift-of-the-nile", "copy-policy house-of-life", "no"]
    act(game, "copy-policy gift-of-the-nile")

    assert supply(game) == {"production": 2}


@pytest.mark.parametrize("policies", ["", "divine-kingship"])
def test_murasaki_shikibu_needs_a_policy_with_something_to_use(policies: str) -> None:
    game = scene(hero="murasaki-shikibu", policies=policies)

    assert refused(game, "hero") == ("nothing-copyable", "BASE-ACT-05")


def test_in_a_round_murasaki_shikibu_and_the_policy_are_two_turn_actions() -> None:
    """Q-C-29: a copy is a use of the copying card, and the copied one may be marked."""
    game = round_scene(hero="murasaki-shikibu", policies="house-of-life", other={"passed": True})

    act(game, "policy", "end", "hero", "copy-policy house-of-life")

    assert supply(game) == {"science": 2}
    act(game, "end")
    assert refused(game, "hero") == ("already-used", "CONT-ACT-14")
    assert refused(game, "policy") == ("already-used", "CONT-ACT-14")


@pytest.mark.parametrize(("name", "prices"), [("pachacuti", [3, 5]), ("", [4, 6])])
def test_pachacuti_makes_each_section_of_a_wonder_one_cheaper(name: str, prices: list[int]) -> None:
    begin = scene(hero=name, display="terracotta-army marketplace . . . .")
    complete = scene(hero=name, wonder="terracotta-army")

    assert [lacking(begin, "acquire 1")[1], lacking(complete, "complete")[1]] == prices
    assert lacking(begin, "acquire 2") == ("production", 3, 0)


# Era III


def test_albert_einstein_gives_any_knowledge_of_the_display_for_four_science() -> None:
    game = scene(hero="albert-einstein", display="internet harbor angkor-wat wheel . .", supply="5 science")

    act(game, "hero")
    assert words(game) == ["acquire 1", "acquire 4", "no"]
    assert refused(game, "acquire 2") == ("not-that-kind", "BASE-TERM-07")
    act(game, "acquire 1")

    assert (supply(game), deck(game)) == ({"science": 1}, ["internet"])


def test_albert_einstein_needs_four_science() -> None:
    game = scene(hero="albert-einstein", display="internet . . . . .", supply="3 science")

    assert refused(game, "hero") == ("cannot-pay", "BASE-TERM-10")
    assert lacking(game, "hero") == ("science", 4, 3)


def test_albert_einstein_needs_a_knowledge() -> None:
    game = scene(hero="albert-einstein", display="harbor . . . . .", supply="4 science")

    assert refused(game, "hero") == ("no-such-card", "BASE-TERM-07")


def test_marie_curie_gives_three_science_for_a_production() -> None:
    game = scene(hero="marie-curie", supply="2 production")
    poor = scene(hero="marie-curie", supply="9 science")

    act(game, "hero")

    assert supply(game) == {"production": 1, "science": 3}
    assert refused(poor, "hero") == ("cannot-pay", "BASE-TERM-10")


def test_sacagawea_gives_culture_for_the_first_token_that_an_explorer_takes_in_a_turn() -> None:
    game = scene(hero="sacagawea", explorers=[2, 6])

    act(game, "pick-up 1")
    assert supply(game) == {"culture": 1}
    act(game, "pick-up 2")

    assert (supply(game), holdings(game).production) == ({"culture": 1}, 2)


def test_sacagawea_gives_culture_for_a_market_token_too() -> None:
    market = {"tile": 3, "city": "baghdad", "stack": "baghdad-scholars baghdad-copyists", "seen": [0]}
    game = scene(hero="sacagawea", explorers=[3, 1], markets=[market])

    act(game, "visit 1", "keep baghdad-copyists")

    assert supply(game) == {"culture": 1}


def test_sacagawea_gives_culture_once_in_a_round() -> None:
    game = round_scene(hero="sacagawea", explorers=[2, 6], supply="2 production", other={"passed": True})

    act(game, "pick-up 1", "end", "build workshop", "end", "pick-up 2")

    assert (supply(game), holdings(game).production) == ({"culture": 1}, 2)


def test_a_defeated_monster_is_no_token_for_sacagawea() -> None:
    game = scene(
        hero="sacagawea",
        explorers=[2, 1],
        supply="2 military",
        packs=("base", "heroes", "monsters"),
        modules={"monsters": {"tiles": "2", "cards": "nian", "finders": "1"}},
    )

    act(game, "defeat 1")

    assert supply(game) == {}


def test_william_shakespeare_gives_culture_for_a_discarded_card() -> None:
    """Any card of the City, activated or not, and a Knowledge under a card."""
    game = scene(hero="william-shakespeare", city="fort* mine/hieroglyphs . . . . . . .")

    act(game, "hero")
    assert words(game) == ["discard a1", "discard b1", "discard b1k", "no"]
    act(game, "discard a1")

    assert supply(game) == {"culture": 1}
    assert (city(game)[0], keys(game, player(game).discard)) == (".", ["fort"])


def test_william_shakespeare_gives_nothing_for_nothing() -> None:
    unwilling = scene(hero="william-shakespeare", city="fort* . . . . . . . .")
    empty = scene(hero="william-shakespeare")

    act(unwilling, "hero", "no")

    assert (supply(unwilling), city(unwilling)[0]) == ({}, "fort")
    assert refused(empty, "hero") == ("city-is-empty", "BASE-TERM-06")
