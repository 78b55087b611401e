"""Scientific Progress: pay 2 Science, draw and use the top card of the city deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scene import act, keys, offered, player, refused, reprinted, scene, supply, told, words


@pytest.mark.rule("DUEL-SCI-01")
def test_two_science_draw_and_use_the_top_card_of_the_city_deck() -> None:
    game = scene(supply="3 science", known="fort library work-camp")

    act(game, "progress")

    assert supply(game) == {"science": 1, "production": 1}
    assert keys(game, player(game).deck.known) == ["fort", "library"]
    assert keys(game, player(game).discard) == ["work-camp"]
    assert game.seat == 1


@pytest.mark.rule("DUEL-SCI-01")
def test_below_the_cards_everybody_knows_luck_says_what_is_drawn() -> None:
    game = scene(supply="2 science", urn="fort library work-camp", luck="library")

    act(game, "progress")

    assert supply(game) == {"science": 1}
    assert keys(game, player(game).deck.urn) == ["work-camp", "fort"]
    assert keys(game, player(game).discard) == ["library"]


@pytest.mark.rule("DUEL-SCI-01")
def test_one_science_is_too_little() -> None:
    game = scene(supply="1 science", known="fort")

    assert offered(game, "progress") == []
    assert refused(game, "progress") == ("cannot-pay", "DUEL-SCI-01")


@pytest.mark.rule("DUEL-SCI-01")
@pytest.mark.parametrize(
    ("paid_with", "left"),
    [("2 gold", {"military": 1}), ("1 science 2 gold", {"military": 1, "gold": 1})],
)
def test_gold_stands_in_for_science(paid_with: str, left: dict[str, int]) -> None:
    game = scene(supply=paid_with, known="fort")

    act(game, "progress")

    assert supply(game) == left


@pytest.mark.rule("DUEL-SCI-01")
def test_a_text_may_make_scientific_progress_cheaper(tmp_path: Path) -> None:
    """Q-G-04: Scholars of Sankore, were they to say so of it and not of Knowledge."""
    packs = reprinted(tmp_path, "scholars-of-sankore", 'price = "knowledge"', 'price = "progress"')
    game = scene(packs=packs, civ="malians", policies="scholars-of-sankore", supply="1 science", known="fort")

    act(game, "progress")

    assert supply(game) == {"military": 1}


@pytest.mark.rule("DUEL-SCI-02")
def test_the_drawn_card_gives_its_resources_then_its_action_and_is_discarded_last() -> None:
    game = scene(supply="2 science", advantage="0 military 1", known="dojo")

    act(game, "progress")
    assert supply(game) == {"military": 1}
    assert words(game) == ["yes", "no"]
    act(game, "yes", "take production")
    assert player(game).discard == ()
    act(game, "take production")

    assert supply(game) == {"military": 1, "production": 2}
    assert keys(game, player(game).discard) == ["dojo"]
    assert player(game).aside == ()


@pytest.mark.rule("DUEL-SCI-02")
def test_the_action_of_a_drawn_card_may_be_left() -> None:
    game = scene(supply="2 science", known="dojo")

    act(game, "progress", "no")

    assert supply(game) == {"military": 1}
    assert keys(game, player(game).discard) == ["dojo"]


@pytest.mark.rule("DUEL-SCI-02")
def test_a_drawn_knowledge_gives_its_effect_without_a_card_on_it() -> None:
    """Q-D-19. Regional Taxation gives 1 Gold for each Province."""
    game = scene(civ="malians", supply="2 science", provinces="sahara phoenicia", known="regional-taxation")

    act(game, "progress", "yes")

    assert supply(game) == {"gold": 2}
    assert keys(game, player(game).discard) == ["regional-taxation"]


@pytest.mark.rule("DUEL-SCI-02")
def test_a_drawn_wonder_is_used_like_a_building_and_gives_no_completion_bonus() -> None:
    """Q-D-19. The Colossus gives 2 Military when activated and 2 more only when it is completed."""
    game = scene(supply="2 science", provinces="phoenicia", known="colossus-of-rhodes")

    act(game, "progress", "yes")

    assert supply(game) == {"military": 2, "gold": 1}
    assert keys(game, player(game).discard) == ["colossus-of-rhodes"]


@pytest.mark.rule("DUEL-SCI-02")
def test_when_this_card_is_activated_applies_to_a_drawn_card() -> None:
    """Q-D-19. Electricity draws and uses the next card."""
    game = scene(supply="2 science", known="fort library electricity")

    act(game, "progress", "yes")

    assert supply(game) == {"science": 1}
    assert keys(game, player(game).deck.known) == ["fort"]
    assert keys(game, player(game).discard) == ["library", "electricity"]


@pytest.mark.rule("DUEL-SCI-02")
@pytest.mark.parametrize("card", ["masonry", "bureaucracy", "bourse", "amphitheater", "krak-des-chevaliers"])
def test_permanent_texts_of_a_drawn_card_do_nothing(card: str) -> None:
    """Q-D-19."""
    game = scene(supply="2 science 5 gold", provinces="sahara barricade", known=card)

    act(game, "progress")

    assert keys(game, player(game).discard) == [card]
    assert game.seat == 1
    assert [told(game, key) for key in ("triggered", "used", "used-freely")] == [[], [], []]


@pytest.mark.rule("DUEL-SCI-03")
def test_example_a_drawn_trading_post_gives_two_gold_and_is_discarded() -> None:
    game = scene(civ="japanese", supply="2 science", known="trading-post")

    act(game, "progress")

    assert supply(game) == {"gold": 2}
    assert keys(game, player(game).discard) == ["trading-post"]
    assert player(game).deck.count() == 0


@pytest.mark.rule("DUEL-SCI-01", "DUEL-REPC-08")
def test_with_an_empty_deck_there_is_no_scientific_progress() -> None:
    """Q-D-38."""
    game = scene(supply="2 science", discard="fort library")

    assert offered(game, "progress") == []
    assert refused(game, "progress") == ("empty-deck", "DUEL-REPC-08")


@pytest.mark.rule("DUEL-SCI-01")
def test_scientific_progress_can_be_made_several_times_a_round() -> None:
    """Q-D-38."""
    game = scene(supply="6 science", known="fort library work-camp", other={"passed": True})

    act(game, "progress", "progress", "progress")

    assert supply(game) == {"production": 1, "science": 1, "military": 1}
    assert keys(game, player(game).discard) == ["work-camp", "library", "fort"]
