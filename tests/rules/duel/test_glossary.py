"""The words of the glossary, from Acquire to Copy."""

import pytest

from monumental import score_sheets
from monumental.engine.pieces.city import is_marked
from monumental.engine.resources import GOLD
from tests.scene import (
    act,
    city,
    keys,
    offered,
    pass_round,
    player,
    printed,
    refused,
    scene,
    stack,
    supply,
    told,
    words,
)

# Acquire


@pytest.mark.rule("DUEL-TERM-01")
@pytest.mark.parametrize(
    ("action", "deck", "provinces"),
    [
        ("acquire 1", ["windmill"], ["sahara"]),
        ("acquire 2", ["masonry"], ["sahara"]),
        ("acquire 3", [], ["sahara", "tibet"]),
        ("build workshop", ["workshop"], ["sahara"]),
        ("build barricade", [], ["sahara", "barricade"]),
    ],
)
def test_an_acquired_card_goes_on_the_city_deck_provinces_and_barricades_on_the_stack(
    action: str, deck: list[str], provinces: list[str]
) -> None:
    game = scene(
        supply="9 gold", display="windmill masonry tibet . . .", urn="fort library", provinces="sahara"
    )

    act(game, action)

    assert keys(game, player(game).deck.known) == deck
    assert keys(game, stack(game).cards) == provinces
    assert len(told(game, "paid")) == 1


@pytest.mark.rule("DUEL-TERM-01")
def test_an_acquired_wonder_is_begun_and_does_not_go_on_the_deck_yet() -> None:
    """Q-D-16."""
    game = scene(supply="3 production", display="colossus-of-rhodes . . . . .")

    act(game, "acquire 1")

    assert keys(game, [player(game).wonder]) == ["colossus-of-rhodes"]
    assert player(game).deck.count() == 0


# Active Policy


@pytest.mark.rule("DUEL-TERM-02")
def test_the_active_policy_is_the_one_developed_last() -> None:
    military = printed("phoenicia").cost - 1  # enough, were the Shogunate active
    game = scene(
        policies="shogunate zen tea-ceremony",
        city="fort* . . . . . . . .",
        supply=f"1 science {military} military",
        advantage="0 production 1",
        display="phoenicia . . . . .",
    )

    assert refused(game, "acquire 1") == ("cannot-pay", "DUEL-ACQ-07")
    act(game, "policy", "pay science")

    assert supply(game) == {"military": military, "culture": 1}
    assert [event.card for event in told(game, "used")] == [game.catalog.number("tea-ceremony")]


# Archive


@pytest.mark.rule("DUEL-TERM-03")
def test_only_inactive_cards_of_the_city_that_lie_on_top_can_be_archived() -> None:
    """Q-D-07: a Knowledge only where it lies alone."""
    game = scene(city="forum* fort* mine ./masonry library/democracy . . . .")

    act(game, "use a1", "branch 1")

    assert words(game) == ["archive c1", "archive b2", "archive a2k", "no"]
    assert refused(game, "archive b1") == ("card-is-active", "DUEL-TERM-03")
    assert refused(game, "archive b2k") == ("card-is-covered", "DUEL-TERM-04")
    assert refused(game, "archive c2") == ("no-card-there", "DUEL-TERM-03")


@pytest.mark.rule("DUEL-TERM-03")
def test_an_archived_card_lies_under_the_warlord_and_is_out_of_the_game() -> None:
    game = scene(city="forum* ./masonry . . . . . . .")

    act(game, "use a1", "branch 1", "archive b1k")

    assert keys(game, player(game).archive) == ["masonry"]
    assert keys(game, player(game).owned()) == ["forum"]
    assert [line.points for line in score_sheets(game)[0].lines if line.name == "knowledge"] == [0]


@pytest.mark.rule("DUEL-TERM-03")
def test_the_gap_of_an_archived_card_stays_until_the_end_of_the_round() -> None:
    """Q-D-07."""
    game = scene(city="forum* fort . . . . . . .", known="library mine", luck="forum")

    act(game, "use a1", "branch 1", "archive b1")
    assert city(game)[:3] == ["forum", ".", "."]
    pass_round(game)

    assert city(game)[:3] == ["mine", "library", "forum"]
    assert keys(game, player(game).archive) == ["fort"]


@pytest.mark.rule("DUEL-TERM-03")
def test_a_reinforced_card_is_inactive_and_can_be_archived_in_the_same_round() -> None:
    """Q-D-07."""
    game = scene(city="forum* windmill* . . . . . . .", other={"passed": True})

    assert offered(game, "use") == ["use b1"]
    act(game, "use b1", "reinforce b1", "use a1", "branch 1")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1")

    assert keys(game, player(game).archive) == ["windmill"]


@pytest.mark.rule("DUEL-TERM-04")
def test_the_knowledge_under_an_archived_card_is_discarded_and_keeps_its_point() -> None:
    """Q-D-07."""
    game = scene(city="forum* library/masonry . . . . . . .")

    act(game, "use a1", "branch 1", "archive b1")

    assert keys(game, player(game).archive) == ["library"]
    assert keys(game, player(game).discard) == ["masonry"]
    assert city(game) == ["forum"] + ["."] * 17
    assert [line.points for line in score_sheets(game)[0].lines if line.name == "knowledge"] == [1]


# Basic Buildings, Basic resources


@pytest.mark.rule("DUEL-TERM-05")
def test_a_text_that_gives_a_basic_building_may_give_a_barricade() -> None:
    """Q-D-47: from any pile that is not empty."""
    game = scene(
        supply="1 gold",
        free={"face_up": "novgorod . ."},
        provinces="sahara",
        piles={"workshop": 1, "archery-range": 2, "barricade": 1},
    )

    act(game, "trade novgorod")
    assert words(game) == ["build workshop", "build archery-range", "build barricade", "no"]
    act(game, "build barricade")

    assert keys(game, stack(game).cards) == ["sahara", "barricade"]
    assert game.state.piles == [1, 0, 2, 0]


@pytest.mark.rule("DUEL-TERM-06")
def test_neither_gold_nor_culture_is_gained_as_a_basic_resource() -> None:
    game = scene(city="dojo* . . . . . . . .", advantage="0 military 1")

    act(game, "use a1")

    assert words(game) == ["take production", "take science", "take military"]
    assert refused(game, "take gold") == ("not-basic", "DUEL-TERM-06")
    assert refused(game, "take culture") == ("not-basic", "DUEL-TERM-06")


@pytest.mark.rule("DUEL-TERM-06")
def test_culture_does_not_pay_for_a_basic_resource() -> None:
    game = scene(policies="tea-ceremony", supply="5 culture", advantage="0 military 1")

    assert refused(game, "policy") == ("cannot-pay-basics", "DUEL-TERM-22")
    assert refused(game, "build barricade") == ("cannot-pay", "DUEL-ACQ-03")


# Bonus effect


@pytest.mark.rule("DUEL-TERM-07")
def test_the_bonus_of_a_policy_is_gained_when_it_and_every_later_one_is_developed() -> None:
    game = scene(supply="6 culture", other={"passed": True})

    act(game, "develop shogunate")
    assert supply(game) == {"culture": 5, "military": 2}
    act(game, "develop sankin-kotai")
    assert supply(game) == {"culture": 3, "military": 4, "production": 2}
    act(game, "develop rangaku")

    assert supply(game) == {"military": 6, "production": 4, "gold": 1}


@pytest.mark.rule("DUEL-TERM-07")
def test_the_bonus_of_a_policy_is_not_gained_when_it_is_used() -> None:
    game = scene(civ="malians", policies="scholars-of-sankore pilgrimage-to-mecca", supply="2 gold")

    act(game, "policy")

    assert supply(game) == {"culture": 1}


# Build a Wonder section


@pytest.mark.rule("DUEL-TERM-08")
@pytest.mark.parametrize(
    ("actions", "wonder", "deck", "left"),
    [
        (["acquire 2", "keep hagia-sophia"], "hagia-sophia", [], {"production": 8}),
        (["complete"], ".", ["crystal-palace"], {"production": 6, "culture": 1}),
    ],
)
def test_building_a_wonder_section_begins_a_wonder_or_completes_one_but_not_both(
    actions: list[str], wonder: str, deck: list[str], left: dict[str, int]
) -> None:
    game = scene(
        display="panama hagia-sophia . . . .", supply="5 military 9 production", wonder="crystal-palace"
    )

    act(game, "acquire 1")
    assert words(game) == ["acquire 2", "complete", "no"]
    act(game, *actions)

    assert keys(game, [player(game).wonder]) == [wonder]
    assert keys(game, player(game).deck.known) == deck
    assert supply(game) == left
    assert game.seat == 1


# Controlled Province


@pytest.mark.rule("DUEL-TERM-09")
def test_a_province_is_controlled_while_it_lies_in_the_stack() -> None:
    game = scene(
        first=1,
        city="fort/regional-taxation* . . . . . . . .",
        provinces="sahara barricade tibet",
        other={
            "supply": f"{printed('tibet').cost} military",
            "city": "fort/regional-taxation* . . . . . . . .",
        },
    )

    act(game, "conquer", "use a1k", "use a1k")

    assert keys(game, stack(game).cards) == ["sahara", "barricade"]
    assert keys(game, stack(game, 1).cards) == ["tibet"]
    assert supply(game) == {"gold": 1}
    assert supply(game, 1) == {"gold": 1}


# Copy


@pytest.mark.rule("DUEL-TERM-10", "DUEL-TERM-11")
def test_copying_uses_a_card_used_before_and_generates_its_resources_again() -> None:
    """Q-D-18: the copying card gets the Action token; the copied one need not be activated."""
    game = scene(city="crystal-palace* dojo! library . . . . . .")

    act(game, "use a1", "copy b1", "yes")

    assert supply(game) == {"military": 2}
    assert is_marked(player(game), 0)
    assert player(game).rotated == 0b000_000_001


@pytest.mark.rule("DUEL-TERM-10")
def test_copying_a_card_does_not_use_it_up() -> None:
    game = scene(city="crystal-palace* dojo* . . . . . . .", other={"passed": True})

    act(game, "use a1", "copy b1", "yes")
    assert offered(game, "use") == ["use b1"]
    act(game, "use b1")

    assert supply(game) == {"military": 3}


@pytest.mark.rule("DUEL-TERM-11")
def test_resources_are_generated_again_where_the_text_can_do_nothing_now() -> None:
    game = scene(city="crystal-palace* colossus-of-rhodes . . . . . . .")

    act(game, "use a1", "copy b1")

    assert supply(game) == {"military": 2}
    assert game.seat == 1


@pytest.mark.rule("DUEL-TERM-11", "DUEL-USE-02")
def test_the_resources_of_a_copied_card_can_be_had_without_using_its_text() -> None:
    """To use a text is never mandatory: a Salt Market sells Military, and need not."""
    game = scene(
        civ="malians",
        against="japanese",
        city="salt-market/apprenticeship* . . . . . . . .",
        supply="1 military",
    )

    act(game, "use a1k", "copy a1")
    assert words(game) == ["yes", "no"]
    act(game, "no")

    assert supply(game) == {"military": 1, "gold": 1}


@pytest.mark.rule("DUEL-TERM-12")
def test_only_cards_of_the_own_city_and_developed_policies_are_copied() -> None:
    """Q-D-18: top cards and visible Knowledge, and Policies though they are covered."""
    game = scene(
        city="crystal-palace* fort/bushido . . . . . . .",
        policies="tea-ceremony zen",
        supply="1 science 1 military",
        discard="dojo",
        known="mine",
        other={"city": ". . dojo . . . . . ."},
    )

    act(game, "use a1")

    assert words(game) == [
        "copy b1",
        "copy b1k",
        "copy-policy tea-ceremony",
        "copy-policy zen",
        "no",
    ]
    assert refused(game, "copy c1") == ("no-card-there", "DUEL-TERM-12")
    assert refused(game, "copy-policy sankin-kotai") == ("not-developed", "DUEL-TERM-12")


@pytest.mark.rule("DUEL-TERM-12")
def test_copying_cannot_be_copied() -> None:
    """Q-D-18. The Borobudur would give Science, but it is not a text to be copied either."""
    game = scene(city="crystal-palace* borobudur fort/apprenticeship . . . . . .", policies="zen")

    act(game, "use a1")

    assert offered(game, "copy") == ["copy c1"]
    assert refused(game, "copy b1") == ("copies-others", "DUEL-TERM-10")
    assert refused(game, "copy c1k") == ("copies-others", "DUEL-TERM-10")


@pytest.mark.rule("DUEL-TERM-12")
def test_texts_that_are_in_force_by_themselves_cannot_be_copied() -> None:
    """Q-D-18: of an Amphitheater and a Bourse only the resources, of Masonry and Rangaku nothing."""
    game = scene(city="crystal-palace* amphitheater bourse/masonry . . . . . .", policies="rangaku")

    act(game, "use a1")
    assert words(game) == ["copy b1", "copy c1", "no"]
    assert refused(game, "copy c1k") == ("nothing-to-copy", "DUEL-TERM-10")
    act(game, "copy c1")

    assert supply(game) == {"gold": printed("bourse").resources[GOLD]}
    assert game.seat == 1
