"""Setting up the table: the Development deck, the Basic Buildings, the Free Cities, the stock."""

from __future__ import annotations

import pytest

from monumental import Game, new_game, unpack
from monumental.engine.action import NONE
from monumental.engine.chance import LuckError, Recorded
from monumental.engine.pieces.display import replenish_display
from tests.scene import (
    act,
    advantage,
    cities,
    keys,
    offered,
    pass_round,
    player,
    printed,
    refused,
    scene,
    supply,
    told,
    words,
)

DISPLAY = "masonry sahara academy democracy phoenicia trading-post"
FREE_CITIES = "petra venice carthage"
ERA_1 = [
    *["academy", "amphitheater", "trading-post"],
    *["apprenticeship", "democracy", "masonry"],
    *["colossus-of-rhodes", "lighthouse-of-alexandria", "mausoleum-of-halicarnassus"],
    *["nile-delta", "phoenicia", "sahara"],
]
ALL_FREE_CITIES = [
    *["bukhara", "carthage", "florence", "hormuz", "malacca"],
    *["novgorod", "palmyra", "petra", "varanasi", "venice"],
]


def opening(display: str = DISPLAY, free_cities: str = FREE_CITIES) -> Game:
    """A table laid out with these cards, in the order they come; the civilizations are still to be chosen."""
    catalog = unpack("duel").catalog
    luck = [catalog.number(key) for key in f"{display} {free_cities}".split()]
    return new_game(chance=Recorded(luck), first=0, journal=[])


def with_first(card: str, others: list[str], count: int) -> str:
    """A card and as many others as it takes."""
    return " ".join([card, *(other for other in others if other != card)][:count])


# The Development deck


@pytest.mark.rule("DUEL-SETUP-01", "DUEL-SETUP-02")
def test_era_one_comes_first_then_two_then_three_each_after_its_separation_card() -> None:
    game = new_game(seed=1, journal=[])

    while game.state.display.deck_count():
        replenish_display(game, 0, 0)

    assert game.journal is not None
    cards = game.catalog.cards
    story = [
        f"Separation {event.number}" if event.key == "era-begins" else f"Era {cards[event.card].era}"
        for event in game.journal
        if event.key in {"era-begins", "display-dealt"}
    ]
    assert story == [
        *["Separation 1", *["Era 1"] * 12],
        *["Separation 2", *["Era 2"] * 12],
        *["Separation 3", *["Era 3"] * 6],
    ]
    assert game.state.display.separations == 0


@pytest.mark.rule("DUEL-SETUP-01")
def test_each_era_is_sorted_out_and_holds_all_its_cards_once() -> None:
    game = opening()

    left = [sorted(keys(game, era)) for era in game.state.display.eras]

    assert left[0] == sorted(set(ERA_1) - set(DISPLAY.split()))
    assert [len(era) for era in left] == [6, 12, 6]
    assert left[1] == sorted(card.key for card in game.catalog.cards if card.era == 2)
    assert left[2] == sorted(card.key for card in game.catalog.cards if card.era == 3)


@pytest.mark.rule("DUEL-SETUP-01")
@pytest.mark.parametrize("card", ERA_1)
def test_era_one_is_shuffled_so_any_of_its_cards_may_come_first(card: str) -> None:
    game = opening(display=with_first(card, ERA_1, 6))

    assert keys(game, game.state.display.slots)[-1] == card


@pytest.mark.rule("DUEL-SETUP-01", "DUEL-SETUP-02")
@pytest.mark.parametrize("later", ["stirrup", "yukon", "workshop", "lake-texcoco"])
def test_no_card_of_a_later_era_or_another_kind_lies_among_those_of_era_one(later: str) -> None:
    with pytest.raises(LuckError, match="draw 1 on record is not among the cards"):
        opening(display=with_first(later, ERA_1, 6))


@pytest.mark.rule("DUEL-SETUP-03")
def test_six_cards_make_the_display_the_first_one_furthest_from_the_deck() -> None:
    """The Separation card on top is removed and not one of the six (Q-D-01); dealt from right to left."""
    game = opening(display="masonry sahara academy democracy phoenicia trading-post")

    slots = keys(game, game.state.display.slots)

    assert slots == ["trading-post", "phoenicia", "democracy", "academy", "sahara", "masonry"]
    assert [event.place for event in told(game, "display-dealt")] == [5, 4, 3, 2, 1, 0]
    assert (game.state.display.deck_count(), game.state.display.separations) == (24, 2)


@pytest.mark.rule("DUEL-SETUP-04")
def test_the_development_discard_pile_starts_empty() -> None:
    game = opening()

    assert game.state.display.discard == ()


@pytest.mark.rule("DUEL-SETUP-04")
def test_cards_discarded_from_the_display_lie_on_the_development_discard_pile_for_good() -> None:
    """The pile is never made into a new deck (Q-D-53)."""
    game = scene(
        display="masonry sahara academy democracy phoenicia trading-post",
        display_discard="amphitheater",
    )

    pass_round(game)

    display = game.state.display
    assert keys(game, display.discard) == ["amphitheater", "trading-post", "phoenicia", "democracy"]
    assert keys(game, display.slots) == [".", ".", ".", "masonry", "sahara", "academy"]


# The Basic Buildings


@pytest.mark.rule("DUEL-SETUP-05")
def test_the_basic_buildings_lie_in_four_piles_of_five() -> None:
    game = opening()

    piles = dict(zip(keys(game, game.catalog.basics), game.state.piles, strict=True))

    assert piles == {"workshop": 5, "laboratory": 5, "archery-range": 5, "barricade": 5}


@pytest.mark.rule("DUEL-SETUP-05")
def test_the_piles_are_face_up_so_each_can_be_bought_from_and_nothing_else_can() -> None:
    game = scene(supply="2 production")

    assert offered(game, "build") == [
        "build workshop",
        "build laboratory",
        "build archery-range",
        "build barricade",
    ]
    assert refused(game, "build work-camp") == ("no-such-pile", "DUEL-SETUP-05")

    act(game, "build laboratory")

    assert game.state.piles == [5, 4, 5, 5]
    assert keys(game, player(game).deck.known) == ["laboratory"]


# The Free Cities


@pytest.mark.rule("DUEL-SETUP-06")
def test_three_free_cities_are_revealed_and_seven_stay_face_down() -> None:
    game = opening(free_cities="hormuz petra bukhara")

    assert keys(game, cities(game).face_up) == ["hormuz", "petra", "bukhara"]
    assert sorted(keys(game, cities(game).urn)) == sorted(
        set(ALL_FREE_CITIES) - {"hormuz", "petra", "bukhara"}
    )
    assert cities(game).owned == ((), ())
    assert keys(game, [event.card for event in told(game, "revealed")]) == ["hormuz", "petra", "bukhara"]


@pytest.mark.rule("DUEL-SETUP-06")
@pytest.mark.parametrize("city", ALL_FREE_CITIES)
def test_the_free_cities_are_shuffled_so_any_may_be_revealed_first(city: str) -> None:
    game = opening(free_cities=with_first(city, ALL_FREE_CITIES, 3))

    assert keys(game, cities(game).face_up)[0] == city


@pytest.mark.rule("DUEL-SETUP-06")
def test_each_face_up_free_city_has_a_side_for_each_player() -> None:
    """Gold of one player lies on that player's side only."""
    free = {"face_up": "carthage . ."}
    game = scene(supply="1 gold", other={"supply": "1 gold"}, free=free)
    assert cities(game).gold == (0, 0, 0, 0, 0, 0)

    act(game, "trade carthage")
    assert (cities(game).gold, cities(game).traded) == ((1, 0, 0, 0, 0, 0), (0,))

    act(game, "trade carthage")
    assert (cities(game).gold, cities(game).traded) == ((1, 0, 0, 1, 0, 0), (0, 3))


# The stock and the Advantage


@pytest.mark.rule("DUEL-SETUP-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_all_tokens_but_the_starting_gold_lie_in_the_stock(seat: int) -> None:
    game = new_game(seed=1, civilizations=["japanese", "malians"])

    assert supply(game, seat) == {"gold": 2}
    assert player(game, seat).gained == [0, 0, 0, 0, 0]
    assert player(game, seat).marked == 0
    assert cities(game).gold == (0, 0, 0, 0, 0, 0)
    assert cities(game).traded == ()


@pytest.mark.rule("DUEL-SETUP-07")
def test_tokens_come_from_the_stock_and_go_back_there() -> None:
    """The opponent's supply has no part in it."""
    price = printed("phoenicia").cost
    game = scene(
        city="dojo* . . . . . . . .",
        supply=f"{price - 1} military 1 gold",
        display="phoenicia . . . . .",
        other={"supply": "3 gold"},
    )

    act(game, "use a1")
    assert supply(game) == {"military": price, "gold": 1}
    assert player(game).marked == 1
    act(game, "pass", "acquire 1")

    assert supply(game) == {"science": 1, "gold": 1}
    assert supply(game, 1) == {"gold": 3}


@pytest.mark.rule("DUEL-SETUP-08")
def test_the_advantage_points_at_neither_player_and_bears_no_tokens() -> None:
    game = new_game(seed=1, civilizations=["japanese", "malians"])

    assert advantage(game).holder == NONE
    assert (advantage(game).resource, advantage(game).tokens) == (NONE, 0)


@pytest.mark.rule("DUEL-SETUP-08")
@pytest.mark.parametrize("first", [0, 1])
def test_neither_warlord_can_be_used_at_the_start(first: int) -> None:
    game = new_game(seed=1, civilizations=["japanese", "malians"], first=first)

    act(game, "activate 1 a", "activate 1 a")

    assert (game.seat, game.choice().question) == (first, "take-turn")
    assert "warlord" not in words(game)
    assert refused(game, "warlord") == ("needs-advantage", "DUEL-WAR-02")
