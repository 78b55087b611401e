"""Activate City: one row and one column, what the cards give, and how often their texts are used."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.engine.state import CELLS
from tests.classic_scene import act, city, deck, keys, offered, player, refused, scene, supply, told, words

EIGHT_FORTS = "fort fort fort fort fort fort fort fort"
ALL_NINE = [f"activate {row} {column}" for row in "123" for column in "abc"]


def at_dawn(city: str, supply: str = "") -> Game:
    """Seat 0 begins its turn and is asked to activate."""
    return scene(city=city, supply=supply, agenda=["StartTurn 0"])


def turned(game: Game) -> str:
    """The nine cells, row by row: `*` where a card lies turned."""
    cells = ["*" if player(game).rotated >> cell & 1 else "." for cell in range(CELLS)]
    return " ".join("".join(cells[row : row + 3]) for row in (0, 3, 6))


# One row and one column


@pytest.mark.rule("BASE-ACT-01", "BASE-ACT-02")
@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ("activate 1 a", "*** *.. *.."),
        ("activate 1 b", "*** .*. .*."),
        ("activate 2 b", ".*. *** .*."),
        ("activate 3 c", "..* ..* ***"),
    ],
)
def test_the_cards_of_one_row_and_one_column_are_activated_and_turned(choice: str, expected: str) -> None:
    game = at_dawn(f"fort {EIGHT_FORTS}")

    choices = words(game)
    act(game, choice)

    assert choices == ALL_NINE
    assert turned(game) == expected
    assert supply(game) == {"military": 5}


@pytest.mark.rule("BASE-ACT-01")
@pytest.mark.parametrize("action", ["end", "use a1", "token carthage-mercenaries"])
def test_the_row_and_the_column_are_chosen_before_anything_else(action: str) -> None:
    game = scene(city="forum* . . . . . . . .", market_tokens="carthage-mercenaries", agenda=["StartTurn 0"])

    assert refused(game, action) == ("city-first", "BASE-TURN-02")


@pytest.mark.rule("BASE-ACT-01")
def test_a_city_has_three_rows_and_three_columns() -> None:
    assert refused(at_dawn(f"fort {EIGHT_FORTS}"), "activate 4 a") == ("no-such-row", "BASE-ACT-01")


@pytest.mark.rule("BASE-ACT-01")
def test_the_city_is_activated_once_a_turn() -> None:
    game = at_dawn(f"fort {EIGHT_FORTS}")

    act(game, "activate 1 a")

    assert refused(game, "activate 2 b") == ("city-is-activated", "BASE-TURN-02")


@pytest.mark.rule("BASE-ACT-01")
@pytest.mark.parametrize(
    ("choice", "expected", "gained"),
    [
        ("activate 1 b", "*.. .*. ...", {"science": 1, "military": 1}),
        ("activate 2 a", "*.. .*. ...", {"science": 1, "military": 1}),
        ("activate 3 a", "*.. ... ..*", {"production": 1, "military": 1}),
    ],
)
def test_a_row_or_column_with_gaps_may_be_chosen_and_gives_less(
    choice: str, expected: str, gained: dict[str, int]
) -> None:
    """Q-B-12."""
    game = at_dawn("fort . . . library . . . work-camp")

    act(game, choice)

    assert turned(game) == expected
    assert supply(game) == gained


@pytest.mark.rule("BASE-ACT-01")
def test_an_empty_row_and_an_empty_column_may_be_chosen() -> None:
    """Q-B-12."""
    game = at_dawn("fort . . . . . . . .")

    act(game, "activate 2 b")

    assert turned(game) == "... ... ..."
    assert supply(game) == {}


@pytest.mark.rule("BASE-ACT-02")
def test_the_row_and_the_column_are_announced() -> None:
    game = at_dawn(f"fort {EIGHT_FORTS}")

    act(game, "activate 2 c")

    assert [(event.seat, event.place) for event in told(game, "activated")] == [(0, 5)]


# Knowledge


@pytest.mark.rule("BASE-ACT-03")
def test_a_knowledge_is_activated_together_with_the_card_on_it() -> None:
    game = at_dawn("agora/seafaring . . . agora/irrigation . . . .", supply="1 gold")

    act(game, "activate 1 a")

    assert offered(game, "use") == ["use a1", "use a1k"]
    assert refused(game, "use b2") == ("not-activated", "BASE-ACT-04")
    assert refused(game, "use b2k") == ("not-activated", "BASE-ACT-04")


@pytest.mark.rule("BASE-ACT-03")
def test_the_knowledge_and_the_card_on_it_both_give_what_they_show() -> None:
    game = at_dawn("fort/mathematics . . . work-camp/weaponry . . . .")

    act(game, "activate 1 a")

    assert supply(game) == {"science": 1, "military": 1}


@pytest.mark.rule("BASE-ACT-03")
@pytest.mark.parametrize(("choice", "less"), [("activate 1 a", 1), ("activate 2 b", 0)])
def test_the_permanent_text_of_a_knowledge_is_in_force_when_its_position_is_activated(
    choice: str, less: int
) -> None:
    """Metal Casting makes a Workshop cost 1 less."""
    game = at_dawn("fort/metal-casting . . . . . . . .", supply="2 production")

    act(game, choice, "build workshop")

    assert supply(game).get("production", 0) == less
    assert deck(game) == ["workshop"]


# The order of resources and texts


@pytest.mark.rule("BASE-ACT-04")
def test_what_the_cards_show_is_taken_at_once_and_their_texts_wait() -> None:
    """Q-B-11: icons are never harmful, so nobody is asked."""
    game = at_dawn("warrior-priest-altar paper-mill marketplace . . . . . .")

    act(game, "activate 1 a")

    assert supply(game) == {"science": 2, "military": 1, "gold": 2}
    assert offered(game, "use") == ["use b1"]


@pytest.mark.rule("BASE-ACT-04")
@pytest.mark.parametrize(
    "order",
    [
        ["use a1", "use b1k", "take production", "build workshop"],
        ["use b1k", "take production", "use a1", "build workshop"],
        ["use b1k", "take production", "build workshop", "use a1"],
    ],
)
def test_texts_are_used_in_any_order_and_between_other_actions(order: list[str]) -> None:
    """The Agora gives one of each Basic resource for 1 Gold, Seafaring one of choice."""
    game = scene(city="agora* fort/seafaring* . . . . . . .", supply="1 production 1 gold")

    act(game, *order)

    assert supply(game) == {"production": 1, "science": 1, "military": 1}
    assert deck(game) == ["workshop"]


@pytest.mark.rule("BASE-ACT-04")
def test_a_text_can_wait_until_its_condition_holds() -> None:
    """The Mine looks for 2 Production generated this turn."""
    game = scene(city="mine* . . . . . . . .", gained="1 production", production_tokens=1)
    assert refused(game, "use a1") == ("not-gained", "BASE-TERM-09")

    act(game, "produce", "use a1")

    assert supply(game) == {"production": 1, "gold": 1}


# Once a turn


@pytest.mark.rule("BASE-ACT-05")
def test_a_text_is_used_once_in_the_turn() -> None:
    game = scene(city="agora* agora* . . . . . . .", supply="5 gold")

    act(game, "use a1")

    assert offered(game, "use") == ["use b1"]
    assert refused(game, "use a1") == ("already-used", "BASE-ACT-05")


@pytest.mark.rule("BASE-ACT-05")
def test_a_text_can_be_used_again_in_a_later_turn_of_activation() -> None:
    """Q-G-08. The reinforced Agora stays in the city."""
    game = scene(city="agora!* fort/hieroglyphs* . . . . . . .", supply="1 gold", known=EIGHT_FORTS)
    assert refused(game, "use a1") == ("already-used", "BASE-ACT-05")

    act(game, "use b1k", "reinforce a1", "end", "activate 1 a", "end", "activate 1 a")

    assert city(game)[0] == "agora"
    assert offered(game, "use") == ["use a1"]


@pytest.mark.rule("BASE-ACT-04")
def test_what_was_done_this_turn_counts_for_this_turn_only() -> None:
    """Q-G-08. The Warrior Priest Altar gives 1 Culture to those who conquered; it is reinforced."""
    game = scene(city=f"warrior-priest-altar/hieroglyphs* {EIGHT_FORTS}", did="conquered")
    assert offered(game, "use") == ["use a1", "use a1k"]

    act(game, "use a1k", "reinforce a1", "end", "activate 1 a", "end", "activate 1 a")

    assert city(game)[0] == "warrior-priest-altar"
    assert refused(game, "use a1") == ("condition-unmet", "BASE-CONQ-01")


@pytest.mark.rule("BASE-ACT-05")
def test_a_text_that_says_so_is_used_as_often_as_it_can_be_paid() -> None:
    game = scene(civ="greeks", policies="athenian-democracy", supply="5 gold")

    act(game, "may policy", "may policy")

    assert supply(game) == {"gold": 1, "culture": 2}
    assert refused(game, "may policy") == ("cannot-pay", "BASE-TERM-10")


@pytest.mark.rule("BASE-ACT-05")
def test_a_card_that_is_activated_again_gives_its_resources_again_and_its_text_once_more() -> None:
    """Q-B-13: of the card and of the Knowledge under it."""
    game = scene(
        city="paper-mill!/seafaring!* fort* work-camp . . . . . .",
        supply="2 gold",
        market_tokens="baghdad-water-clocks",
    )

    act(game, "token baghdad-water-clocks")
    assert words(game) == ["activate-card a1", "activate-card b1", "no"]
    assert refused(game, "activate-card c1") == ("not-activated", "BASE-ACT-05")
    assert refused(game, "activate-card a1k") == ("card-is-covered", "BASE-ACT-03")
    act(game, "activate-card a1")

    assert supply(game) == {"science": 2, "gold": 3}
    act(game, "use a1", "take military", "take military", "use a1k", "take military")
    assert supply(game) == {"science": 2, "military": 3, "gold": 2}
    assert refused(game, "use a1") == ("already-used", "BASE-ACT-05")
    assert refused(game, "use a1k") == ("already-used", "BASE-ACT-05")


@pytest.mark.rule("BASE-ACT-05")
def test_a_card_that_activates_others_gets_no_second_use() -> None:
    """Its resources and those of its cover come again, but it could repeat itself for ever."""
    game = scene(city="fort/electricity!* mine . . . . . . .", market_tokens="baghdad-water-clocks")

    act(game, "token baghdad-water-clocks", "activate-card a1")

    assert supply(game) == {"military": 1, "gold": 1}
    assert refused(game, "use a1k") == ("already-used", "BASE-ACT-05")


@pytest.mark.rule("BASE-ACT-05")
def test_only_what_gives_something_is_activated_again() -> None:
    game = scene(city="forum* fort* mine!* . . . . . .", market_tokens="baghdad-water-clocks")

    act(game, "token baghdad-water-clocks")

    assert words(game) == ["activate-card b1", "activate-card c1", "no"]
    assert refused(game, "activate-card a1") == ("no-effect-now", "BASE-ACT-05")


@pytest.mark.rule("BASE-ACT-05")
def test_a_text_activates_a_position_beyond_the_row_and_the_column() -> None:
    """Electricity: the card, the Knowledge under it and their texts count as activated."""
    game = scene(city="fort/electricity* workshop/seafaring . . . . . . .")

    act(game, "use a1k")
    assert words(game) == ["activate-card b1", "no"]
    assert refused(game, "activate-card a1") == ("activated-already", "BASE-ACT-05")
    act(game, "activate-card b1", "use b1k", "take science")

    assert supply(game) == {"production": 2, "science": 1}
    assert turned(game) == "**. ... ..."
    assert refused(game, "use b1k") == ("already-used", "BASE-ACT-05")


# Never mandatory


@pytest.mark.rule("BASE-ACT-06")
def test_a_turn_may_end_with_texts_unused() -> None:
    game = scene(city=f"agora* {EIGHT_FORTS}", supply="1 gold", known="fort")
    assert offered(game, "use") == ["use a1"]

    act(game, "end")

    assert supply(game) == {"gold": 1}
    assert told(game, "used") == []
    assert (game.choice().question, game.seat) == ("activate", 1)


@pytest.mark.rule("BASE-ACT-06")
def test_a_text_that_was_begun_may_still_be_left() -> None:
    game = scene(city="scriptorium* fort . . . . . . .")

    act(game, "use a1")
    assert words(game) == ["archive b1", "no"]
    act(game, "no")

    assert city(game)[:2] == ["scriptorium", "fort"]
    assert player(game).archive == ()
    assert refused(game, "use a1") == ("already-used", "BASE-ACT-05")


# Drawing from an empty deck


@pytest.mark.rule("BASE-ACT-07")
def test_an_empty_city_deck_is_made_anew_from_the_discard_pile_before_a_text_draws() -> None:
    game = scene(city="library-of-alexandria* . . . . . . . .", discard="fort library mine", luck="library")

    act(game, "use a1")

    assert supply(game) == {"science": 1}
    assert len(told(game, "reshuffled")) == 1
    assert player(game).discard == ()
    assert sorted(keys(game, player(game).deck.urn)) == ["fort", "mine"]


@pytest.mark.rule("BASE-ACT-07")
def test_two_cards_are_drawn_though_the_deck_has_one() -> None:
    game = scene(known="fort", discard="library", market_tokens="baghdad-astrologers", luck="library")

    act(game, "token baghdad-astrologers")

    assert supply(game) == {"science": 1, "military": 1}
    assert keys(game, player(game).drawn) == ["fort", "library"]


@pytest.mark.rule("BASE-ACT-07")
def test_with_deck_and_discard_pile_empty_a_text_that_draws_does_nothing() -> None:
    """Q-G-07."""
    game = scene(city="library-of-alexandria* . . . . . . . .")

    assert refused(game, "use a1") == ("empty-deck", "BASE-ACT-07")
