"""Setting up the cards of the table: the Development deck, the display, the Basic Buildings."""

from __future__ import annotations

from collections import Counter

import pytest

from monumental import Game, new_game, unpack
from monumental.cards.errors import PackError
from monumental.engine.catalog import KINDS
from monumental.engine.chance import LuckError
from monumental.engine.pieces.display import replenish_display
from tests.classic_scene import act, deck, end_turn, keys, offered, pile, refused, scene, told
from tests.rules.classic.test_setup import DISPLAY, opening

ERA_1 = [
    *["library-of-alexandria", "stonehenge", "pyramids", "great-wall", "terracotta-army"],
    *["warrior-priest-altar", "apothecary", "scriptorium", "marketplace", "caravanserai"],
    *["seafaring", "mathematics", "weaponry", "wheel", "irrigation"],
]
ERA_2 = [
    *["machu-picchu", "angkor-wat", "notre-dame", "alhambra"],
    *["fortress", "harbor", "university", "guildhall"],
    *["metal-casting", "compass", "feudalism", "scholasticism"],
]
ERA_3 = [
    *["international-space-station", "panama-canal", "statue-of-liberty", "eiffel-tower"],
    *["electricity", "computing", "flight", "internet"],
]
RENAISSANCE = [
    *["sistine-chapel", "taj-mahal", "himeji-castle", "globe-theatre"],
    *["bank", "arsenal", "printing-house", "bottega"],
    *["perspective", "humanism", "gunpowder", "cartography"],
]

WITH_RENAISSANCE = ("base", "renaissance")
FULL = "stonehenge apothecary seafaring pyramids marketplace wheel"

#: A third player, and a map that is long enough.
THIRD = [{"civilization": "greeks", "capital": 5}]
THREE_CAPITALS = "C m1 C m1 C"


def for_three(*, display: str = FULL, eras: list[str], separations: int = 0, luck: str) -> Game:
    return scene(
        drawing=THREE_CAPITALS,
        capitals=(1, 3),
        more=THIRD,
        display=display,
        eras=eras,
        separations=separations,
        luck=luck,
    )


def slots(game: Game) -> list[str]:
    return keys(game, game.state.display.slots)


def story(game: Game) -> list[str]:
    """The whole Development deck, dealt to its end: Separation cards and the eras of cards."""
    row = 0
    while game.state.display.deck_count():
        replenish_display(game, row, 0)
        row = (row + 1) % game.state.display.rows
    assert game.journal is not None
    cards = game.catalog.cards
    return [
        f"Separation {event.number}" if event.key == "era-begins" else f"Era {cards[event.card].era}"
        for event in game.journal
        if event.key in {"era-begins", "display-dealt"}
    ]


# The Development deck


@pytest.mark.rule("BASE-DECK-02", "BASE-DECK-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_era_one_comes_first_then_two_then_three_each_after_its_separation_card(seats: int) -> None:
    game = new_game("classic", seats=seats, seed=1, journal=[])

    dealt = story(game)

    assert dealt == [
        *["Separation 1", *["Era 1"] * 15],
        *["Separation 2", *["Era 2"] * 12],
        *["Separation 3", *["Era 3"] * 8],
    ]


@pytest.mark.rule("BASE-DECK-01")
def test_the_cards_are_sorted_by_era_and_each_is_there_once() -> None:
    game = opening()

    left = [sorted(keys(game, era)) for era in game.state.display.eras]

    assert left == [sorted(set(ERA_1) - set(DISPLAY.split())), sorted(ERA_2), sorted(ERA_3)]
    assert [len(era) for era in left] == [9, 12, 8]


@pytest.mark.rule("BASE-DECK-01")
@pytest.mark.parametrize("card", ERA_1)
def test_era_one_is_shuffled_so_any_of_its_cards_may_come_first(card: str) -> None:
    others = [other for other in ERA_1 if other != card]

    game = opening(3, display=" ".join([card, *others[:5]]))

    assert slots(game)[-1] == card


@pytest.mark.rule("BASE-DECK-01")
@pytest.mark.parametrize(("era", "card"), [(2, "machu-picchu"), (2, "scholasticism"), (3, "internet")])
def test_later_eras_are_shuffled_too(era: int, card: str) -> None:
    eras = [" ".join(ERA_2), " ".join(ERA_3)][era - 2 :]
    game = for_three(eras=eras, separations=4 - era, luck=card)

    end_turn(game)

    assert slots(game)[0] == card


@pytest.mark.rule("BASE-DECK-01", "BASE-DECK-02")
@pytest.mark.parametrize("later", ["compass", "flight", "workshop", "forum", "bank"])
def test_no_card_of_a_later_era_or_another_kind_lies_among_those_of_era_one(later: str) -> None:
    with pytest.raises(LuckError, match="draw 5 on record is not among the cards"):
        opening(display=f"{later} {DISPLAY}", packs=WITH_RENAISSANCE)


@pytest.mark.rule("BASE-DECK-02")
def test_no_card_of_a_later_era_comes_while_an_earlier_era_has_cards() -> None:
    game = for_three(eras=["irrigation", "compass feudalism", "internet"], separations=2, luck="compass")
    with pytest.raises(LuckError, match="draw 1 on record is not among the cards"):
        end_turn(game)

    game = for_three(eras=["compass feudalism", "internet"], separations=2, luck="internet")
    with pytest.raises(LuckError, match="draw 1 on record is not among the cards"):
        end_turn(game)


@pytest.mark.rule("BASE-DECK-03", "BASE-DECK-04")
def test_a_separation_card_leaves_the_game_and_takes_no_place_in_the_display() -> None:
    """Q-B-09: the last card of Era I goes to the upper row, the first of Era II to the lower one."""
    game = scene(
        display=FULL, eras=["irrigation", "compass feudalism"], separations=1, luck="irrigation compass"
    )

    end_turn(game)

    display = game.state.display
    assert slots(game) == ["irrigation", "stonehenge", "apothecary", "compass", "pyramids", "marketplace"]
    assert [event.number for event in told(game, "era-begins")] == [2]
    assert display.separations == 0
    assert keys(game, display.discard) == ["seafaring", "wheel"]


@pytest.mark.rule("BASE-DECK-03")
def test_a_separation_card_lies_on_the_deck_until_the_next_card_is_dealt() -> None:
    game = for_three(eras=["irrigation", "compass feudalism"], separations=1, luck="irrigation compass")

    end_turn(game)
    before = (told(game, "era-begins"), game.state.display.separations)
    act(game, "activate 1 a")
    end_turn(game)

    assert before == ([], 1)
    assert [event.number for event in told(game, "era-begins")] == [2]
    assert game.state.display.separations == 0


@pytest.mark.rule("BASE-DECK-05")
def test_cards_discarded_from_the_display_do_not_come_back_into_the_deck() -> None:
    game = for_three(eras=["irrigation weaponry"], luck="wheel")

    with pytest.raises(LuckError, match="draw 1 on record is not among the cards"):
        end_turn(game)


@pytest.mark.rule("BASE-DECK-05")
def test_no_new_deck_is_made_when_the_development_deck_is_empty() -> None:
    game = for_three(eras=[], luck="")

    end_turn(game)

    assert slots(game) == [".", "stonehenge", "apothecary", "seafaring", "pyramids", "marketplace"]
    assert keys(game, game.state.display.discard) == ["wheel"]


# The Renaissance


@pytest.mark.parametrize("packs", [("base", "renaissance"), ("renaissance", "base")])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_renaissance_lies_between_the_second_and_the_third_era(packs: list[str], seats: int) -> None:
    game = new_game("classic", seats=seats, seed=1, packs=packs, journal=[])

    dealt = story(game)

    assert dealt == [
        *["Separation 1", *["Era 1"] * 15],
        *["Separation 2", *["Era 2"] * 12],
        *["Separation 4", *["Era 4"] * 12],
        *["Separation 3", *["Era 3"] * 8],
    ]


def test_the_renaissance_has_four_wonders_four_buildings_and_four_knowledge_cards() -> None:
    catalog = unpack("classic", WITH_RENAISSANCE).catalog

    cards = [card for card in catalog.cards if card.pack == "renaissance"]

    assert [card.key for card in cards if card.era == 4] == RENAISSANCE
    assert len(cards) == 12
    assert Counter(KINDS[card.kind] for card in cards) == {"wonder": 4, "building": 4, "knowledge": 4}


def test_without_its_pack_the_renaissance_is_not_played_and_alone_it_is_no_game() -> None:
    game = opening()

    assert game.rules.eras == (1, 2, 3)
    assert {card.era for card in game.catalog.cards} == {0, 1, 2, 3}
    with pytest.raises(PackError, match="era 1 needs 5 cards of the kind Wonder, there are 0"):
        new_game("classic", seats=2, seed=1, packs=["renaissance"])


# The Basic Buildings


@pytest.mark.rule("BASE-DECK-06")
def test_the_basic_buildings_lie_in_three_piles_by_type() -> None:
    game = opening()

    piles = dict(zip(keys(game, game.catalog.basics), game.state.piles, strict=True))

    assert piles == {"workshop": 10, "laboratory": 10, "archery-range": 10}


@pytest.mark.rule("BASE-DECK-06")
def test_the_piles_are_face_up_so_each_can_be_bought_from_and_nothing_else_can() -> None:
    game = scene(supply="2 production")
    assert offered(game, "build") == ["build workshop", "build laboratory", "build archery-range"]
    assert refused(game, "build work-camp") == ("no-such-pile", "BASE-DECK-06")
    assert refused(game, "build marketplace") == ("no-such-pile", "BASE-DECK-06")

    act(game, "build laboratory")

    assert game.state.piles == [10, 9, 10]
    assert deck(game) == ["laboratory"]


@pytest.mark.rule("BASE-DECK-06")
def test_a_pile_that_is_used_up_does_not_hinder_the_others() -> None:
    game = scene(supply="9 production", piles={"workshop": 1, "laboratory": 10, "archery-range": 10})

    act(game, "build workshop")

    assert pile(game, "workshop") == 0
    assert refused(game, "build workshop") == ("empty-pile", "BASE-ACQ-03")
    assert offered(game, "build") == ["build laboratory", "build archery-range"]


# The display


@pytest.mark.rule("BASE-DISP-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_six_cards_in_a_line_make_the_display_the_first_one_furthest_from_the_deck(seats: int) -> None:
    """Q-B-09: the Separation card of Era I lay on top and is not one of the six."""
    game = opening(seats, display="stonehenge apothecary seafaring pyramids marketplace wheel")

    display = game.state.display
    assert slots(game) == ["wheel", "marketplace", "pyramids", "seafaring", "apothecary", "stonehenge"]
    assert [event.place for event in told(game, "display-dealt")] == [5, 4, 3, 2, 1, 0]
    assert [event.number for event in told(game, "era-begins")] == [1]
    assert (display.rows, display.deck_count(), display.separations, display.discard) == (1, 29, 2, ())


@pytest.mark.rule("BASE-DISP-02")
def test_two_players_have_two_rows_of_three_dealt_one_after_the_other() -> None:
    """Q-B-10: both rows begin at the deck, and the upper one is dealt first."""
    game = opening(2, display="stonehenge apothecary seafaring pyramids marketplace wheel")

    display = game.state.display
    assert slots(game) == ["seafaring", "apothecary", "stonehenge", "wheel", "marketplace", "pyramids"]
    assert [event.place for event in told(game, "display-dealt")] == [2, 1, 0, 5, 4, 3]
    assert (display.rows, display.row_length()) == (2, 3)
    assert (display.deck_count(), display.separations, display.discard) == (29, 2, ())


@pytest.mark.rule("BASE-DISP-02")
def test_in_each_of_two_rows_the_right_most_card_is_furthest_from_the_deck() -> None:
    """Q-B-10."""
    two = scene(display=FULL, eras=["irrigation weaponry"], luck="weaponry irrigation")
    three = for_three(display=FULL, eras=["irrigation weaponry"], luck="weaponry")

    end_turn(two)
    end_turn(three)

    assert keys(two, two.state.display.discard) == ["seafaring", "wheel"]
    assert slots(two) == ["weaponry", "stonehenge", "apothecary", "irrigation", "pyramids", "marketplace"]
    assert keys(three, three.state.display.discard) == ["wheel"]
    assert slots(three) == ["weaponry", "stonehenge", "apothecary", "seafaring", "pyramids", "marketplace"]


@pytest.mark.rule("BASE-DISP-02")
def test_where_the_deck_runs_short_the_upper_row_is_filled_first() -> None:
    """Q-B-10: two cards are missing above, one below, and the deck has two."""
    game = scene(
        display="stonehenge . . pyramids . wheel",
        taken=[1, 2],
        eras=["internet flight"],
        luck="flight internet",
    )

    end_turn(game)

    assert slots(game) == ["internet", "flight", "stonehenge", ".", "pyramids", "wheel"]
    assert [event.place for event in told(game, "display-dealt")] == [1, 0]
