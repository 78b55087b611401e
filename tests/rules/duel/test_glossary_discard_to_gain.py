"""The words of the glossary, from Discard to Gain."""

from pathlib import Path

import pytest

from monumental import Game
from monumental.cards.grammar import amount
from monumental.cards.text import load_texts
from monumental.engine.chance import seeded
from monumental.engine.pieces.city import is_marked
from monumental.engine.resources import GOLD, MILITARY
from monumental.engine.state import POLICY
from monumental.play.imagine import imagine
from monumental.play.words import question
from tests.scene import (
    act,
    advantage,
    city,
    keys,
    offered,
    pass_round,
    player,
    refused,
    scene,
    supply,
    told,
    words,
)

ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")

# Discard


@pytest.mark.rule("DUEL-TERM-13")
def test_a_discarded_card_goes_to_the_pile_it_belongs_to() -> None:
    game = scene(
        supply="2 gold",
        city="library . . . . . . . .",
        known="trading-post",
        display="tibet . . . . .",
        free={"face_up": "malacca varanasi ."},
        other={"supply": "1 gold", "city": "fort . . . . . . . ."},
    )

    act(game, "trade varanasi", "discard a1", "trade malacca", "remove 1", "take science")

    assert keys(game, player(game).discard) == ["library", "trading-post"]
    assert keys(game, game.state.display.discard) == ["tibet"]
    assert player(game, 1).discard == ()


@pytest.mark.rule("DUEL-TERM-14")
def test_a_card_discarded_from_the_display_leaves_a_gap_and_tops_the_development_discard_pile() -> None:
    game = scene(
        supply="1 gold",
        display="tibet bourse . . . .",
        display_discard="masonry",
        free={"face_up": "malacca . ."},
    )

    act(game, "trade malacca")
    assert refused(game, "remove 3") == ("empty-slot", "DUEL-REPD-04")
    assert refused(game, "pass") == ("not-asked-now", "DUEL-TERM-14")
    act(game, "remove 1")

    assert keys(game, game.state.display.slots) == [".", "bourse", ".", ".", ".", "."]
    assert keys(game, game.state.display.discard) == ["masonry", "tibet"]


@pytest.mark.rule("DUEL-TERM-15")
def test_only_an_inactive_card_of_the_city_is_discarded_and_goes_to_the_own_pile() -> None:
    game = scene(
        civ="aztecs",
        against="japanese",
        policies="calendar",
        city="fort* mine . . . . . . .",
        discard="forum",
    )

    act(game, "policy")
    assert words(game) == ["discard b1", "no"]
    assert refused(game, "discard a1") == ("card-is-active", "DUEL-TERM-15")
    assert refused(game, "discard c1") == ("no-card-there", "DUEL-TERM-15")
    act(game, "discard b1")

    assert keys(game, player(game).discard) == ["forum", "mine"]
    assert city(game)[:2] == ["fort", "."]
    assert game.state.display.discard == ()


@pytest.mark.rule("DUEL-TERM-15")
def test_the_knowledge_under_a_discarded_card_is_discarded_too() -> None:
    """Q-D-08."""
    game = scene(civ="aztecs", against="japanese", policies="calendar", city="mine/masonry . . . . . . . .")

    act(game, "policy")
    assert refused(game, "discard a1k") == ("card-is-covered", "DUEL-TERM-15")
    act(game, "discard a1")

    assert sorted(keys(game, player(game).discard)) == ["masonry", "mine"]
    assert city(game) == ["."] * 18


@pytest.mark.rule("DUEL-TERM-16")
def test_the_own_discard_pile_can_be_looked_at_at_any_time() -> None:
    game = scene(city="fort* . . . . . . . .", discard="mine library", first=1)

    act(game, "pass")
    seen = imagine(game, 0, seeded(1))

    assert keys(seen, player(seen).discard) == ["mine", "library"]


# Draw


@pytest.mark.rule("DUEL-TERM-17")
def test_cards_are_drawn_from_the_top_of_the_city_deck() -> None:
    game = scene(
        city=". . . . fort/electricity . . . .",
        provinces="sahara",
        known="mine workshop library",
        agenda=ACTIVATION,
    )

    act(game, "activate 2 a", "apply b2k")

    assert keys(game, player(game).discard) == ["library", "workshop"]
    assert keys(game, player(game).deck.known) == ["mine"]


@pytest.mark.rule("DUEL-TERM-17")
def test_nothing_is_drawn_from_an_empty_deck_in_the_action_phase() -> None:
    two = scene(
        city=". . . . fort/electricity . . . .", provinces="sahara", known="library", agenda=ACTIVATION
    )
    none = scene(civ="aztecs", against="japanese", supply="1 culture", discard="fort library")

    act(two, "activate 2 a", "apply b2k")
    act(none, "develop calendar")

    assert keys(two, player(two).discard) == ["library"]
    assert keys(none, player(none).discard) == ["fort", "library"]
    assert supply(none) == {}


# During City Activation


@pytest.mark.rule("DUEL-TERM-18")
def test_texts_during_city_activation_are_applied_in_the_order_of_choice_and_marked() -> None:
    game = scene(
        civ="aztecs",
        against="japanese",
        city="krak-des-chevaliers fort/electricity . . . . . . .",
        policies="triple-alliance",
        provinces="phoenicia barricade",
        known="library",
        agenda=ACTIVATION,
    )

    act(game, "activate 1 c")
    assert words(game) == ["apply a1", "apply b1k", "apply policy", "done"]
    act(game, "apply policy", "take science", "take production")
    assert words(game) == ["apply a1", "apply b1k", "done"]
    act(game, "apply b1k")
    assert words(game) == ["apply a1", "done"]
    act(game, "done")

    assert supply(game) == {"production": 1, "military": 3, "science": 2}
    assert [is_marked(player(game), place) for place in (0, 10, POLICY)] == [False, True, True]
    assert game.choice().question == "take-turn"


# Gain a card


@pytest.mark.rule("DUEL-TERM-19")
def test_gaining_a_card_is_acquiring_it_without_paying() -> None:
    game = scene(
        civ="aztecs",
        against="japanese",
        city="fort/scientific-method* . . . . . . . .",
        policies="codex",
        display="electricity . . . . .",
    )

    act(game, "use a1k", "acquire 1")

    assert keys(game, player(game).deck.known) == ["electricity"]
    assert supply(game) == {"culture": 1}
    assert told(game, "paid") == []


@pytest.mark.rule("DUEL-TERM-19")
def test_a_gained_wonder_is_begun_not_complete() -> None:
    """Q-D-16."""
    game = scene(wonder="borobudur", supply="4 production", display="hagia-sophia . . . . .")

    act(game, "complete", "acquire 1")

    assert keys(game, [player(game).wonder]) == ["hagia-sophia"]
    assert keys(game, player(game).deck.known) == ["borobudur"]
    assert game.seat == 1


def test_a_gained_wonder_is_complete_where_the_switch_says_so() -> None:
    """Q-D-16, switch `gain_wonder_complete`."""
    game = scene(
        wonder="borobudur",
        supply="4 production",
        display="colossus-of-rhodes . . . . .",
        switches={"gain_wonder_complete": True},
    )

    act(game, "complete", "acquire 1")

    assert player(game).wonder == -1
    assert keys(game, player(game).deck.known) == ["colossus-of-rhodes", "borobudur"]
    assert supply(game) == {"military": 2}


def test_the_switch_says_nothing_about_a_wonder_that_is_paid_for() -> None:
    """Q-D-16, switch `gain_wonder_complete`."""
    game = scene(
        supply="3 production", display="colossus-of-rhodes . . . . .", switches={"gain_wonder_complete": True}
    )

    act(game, "acquire 1")

    assert keys(game, [player(game).wonder]) == ["colossus-of-rhodes"]
    assert supply(game) == {}


# If you gained


@pytest.mark.rule("DUEL-TERM-20")
def test_resources_gained_this_round_count_though_they_are_spent_and_are_not_spent_by_it() -> None:
    """Q-D-44."""
    game = scene(city="mine . . workshop . . . . .", agenda=ACTIVATION, other={"passed": True})

    act(game, "activate 1 a", "build laboratory")
    assert supply(game) == {}
    act(game, "use a1")

    assert supply(game) == {"gold": 1}


@pytest.mark.rule("DUEL-TERM-20")
def test_resources_generated_by_a_copy_count_as_gained() -> None:
    """Q-D-44."""
    game = scene(city="crystal-palace* workshop mine* . . . . . .", other={"passed": True})

    assert refused(game, "use c1") == ("not-gained", "DUEL-TERM-20")
    act(game, "use a1", "copy b1", "use c1")

    assert supply(game) == {"production": 2, "gold": 1}


@pytest.mark.rule("DUEL-TERM-20")
def test_what_is_gained_on_the_turn_of_the_opponent_counts_until_the_round_ends() -> None:
    """Q-D-44."""
    game = scene(
        civ="malians",
        policies="desert-tolls",
        first=1,
        free={"face_up": "carthage . ."},
        other={"supply": "1 gold"},
    )

    act(game, "trade carthage")
    assert player(game).gained[GOLD] == 1
    pass_round(game)

    assert player(game).gained == [0, 0, 0, 0, 0]


@pytest.mark.rule("DUEL-TERM-20")
def test_gold_paid_as_production_is_not_production_gained() -> None:
    """Q-G-03."""
    game = scene(city="mine* . . . . . . . .", supply="4 gold", other={"passed": True})

    act(game, "build workshop", "build workshop")

    assert player(game).gained == [0, 0, 0, 0, 0]
    assert refused(game, "use a1") == ("not-gained", "DUEL-TERM-20")


# Gain the Advantage


@pytest.mark.rule("DUEL-TERM-21")
def test_gaining_the_advantage_costs_nothing_and_takes_all_tokens_off_the_card() -> None:
    game = scene(city="fort/bushido* . . . . . . . .", supply="2 military", advantage="1 military 5")

    act(game, "use a1k")

    assert (advantage(game).holder, advantage(game).resource, advantage(game).tokens) == (0, -1, 0)
    assert supply(game) == {"military": 2}


@pytest.mark.rule("DUEL-TERM-21")
def test_a_gained_advantage_is_lost_at_the_end_of_the_round() -> None:
    """Q-D-21."""
    game = scene(city="./bushido* . . . . . . . .")

    act(game, "use a1k")
    assert advantage(game).holder == 0
    pass_round(game)

    assert advantage(game).holder == -1


def herald(folder: Path, text: str, stake: str) -> Game:
    """Q-D-33: no card of ours lets the holder gain the Advantage, but one of a pack may."""
    (folder / "cards").mkdir()
    (folder / "pack.toml").write_text('format = 1\nname = "heralds"\nversion = "1"\nrules = "duel"\n')
    (folder / "cards" / "heralds.toml").write_text(
        f'[herald]\nkind = "building"\nsource = "original"\nuse = [{text}]\n'
    )
    return scene(city="herald* . . . . . . . .", advantage=stake, packs=("duel-trade", str(folder)))


GAIN_IT = '{ do = "gain_advantage" }'


@pytest.mark.rule("DUEL-TERM-21", "DUEL-USE-02")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, -1, 0)), ("no", (0, 2, 3))])
def test_the_holder_who_gains_the_advantage_says_whether_the_tokens_go(
    tmp_path: Path, answer: str, left: tuple[int, int, int]
) -> None:
    """Q-D-33: the text can be used, and the stake never goes by itself."""
    game = herald(tmp_path, GAIN_IT, "0 military 3")

    act(game, "use a1")
    asked = (game.choice().question, game.seat, offered(game, "yes"), offered(game, "no"))
    act(game, answer)

    assert asked == ("clear-stake", 0, ["yes"], ["no"])
    assert (advantage(game).holder, advantage(game).resource, advantage(game).tokens) == left
    assert [event.number for event in told(game, "cleared-stake")] == ([3] if answer == "yes" else [])
    assert told(game, "gained-advantage") == []


@pytest.mark.rule("DUEL-TERM-21")
def test_the_rest_of_the_text_comes_after_the_answer_whatever_it_is(tmp_path: Path) -> None:
    game = herald(tmp_path, f'{GAIN_IT}, {{ do = "gain", culture = 1 }}', "0 military 3")

    act(game, "use a1", "no")

    assert (advantage(game).holder, advantage(game).tokens) == (0, 3)
    assert supply(game) == {"culture": 1}


@pytest.mark.rule("DUEL-TERM-21")
def test_where_no_token_lies_on_it_there_is_nothing_to_gain_for_the_holder(tmp_path: Path) -> None:
    """Q-G-07: a text that would change nothing is not offered."""
    game = herald(tmp_path, GAIN_IT, "0")

    assert offered(game, "use") == []


@pytest.mark.rule("DUEL-TERM-21")
@pytest.mark.parametrize("language", ["en", "es", "cs", "ja"])
def test_the_holder_is_warned_of_the_tokens_that_would_be_lost(tmp_path: Path, language: str) -> None:
    game = herald(tmp_path, GAIN_IT, "0 military 3")
    texts = load_texts(language)

    act(game, "use a1")

    stake = amount(texts, MILITARY, 3)
    assert question(game, texts).endswith(texts("ask-clear-stake", amount=stake))
    assert stake in question(game, texts)
