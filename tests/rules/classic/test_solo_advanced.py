"""Advanced cards: how many a Solo deck has, which ones luck brings, those that help who has the fewest."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, new_game, unpack
from monumental.engine.chance import Chance, LuckError, Recorded, Recording, seeded
from monumental.engine.events import Event
from monumental.games.classic.automa.deck import playable_cards
from tests.classic_scene import player
from tests.solo_scene import (
    AUTOMA,
    PUBLISHED,
    Switches,
    consolation,
    deeds,
    do_line,
    follow,
    in_both_presets,
    solo_pile,
    solo_scene,
)

#: All but the seventh, which speaks of the Trade track.
PLAYED = [f"solo-advanced-{number}" for number in (1, 2, 3, 4, 5, 6, 8)]


def opening(advanced: int, chance: Chance | None = None, seed: int = 1, **wishes: Any) -> Game:
    """A new game against the Danes before anybody has a Capital."""
    wishes = {"automas": (1,), "civilizations": ("greeks", "danes"), "first": 0, **wishes}
    return new_game("classic", advanced=advanced, chance=chance or seeded(seed), **wishes)


def advanced_in(game: Game, seat: int = 1) -> list[str]:
    return [card for card in solo_pile(game, seat)[0] if card.startswith("solo-advanced")]


def luck_with(*cards: str) -> Recorded:
    """The luck of a game in which these Advanced cards are drawn, in this order."""
    recorded = Recording(seeded(1))
    catalog = opening(len(cards), recorded).catalog
    numbers = {catalog.number(card) for card in PLAYED}
    drawn = iter(cards)
    return Recorded(
        [catalog.number(next(drawn)) if card in numbers else card for card in recorded.cards],
    )


# How many and which


@pytest.mark.rule("MOD-AUTO-02")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_a_solo_deck_has_none_to_four_advanced_cards_beside_the_others(count: int) -> None:
    game = opening(count)

    others = [card for card in solo_pile(game)[0] if card not in advanced_in(game)]
    assert len(set(advanced_in(game))) == len(advanced_in(game)) == count
    assert others == sorted([*[f"solo-{number}" for number in range(1, 16)], "solo-danes"])


@pytest.mark.rule("MOD-AUTO-02")
def test_luck_chooses_the_advanced_cards_one_by_one() -> None:
    cards = ["solo-advanced-8", "solo-advanced-1", "solo-advanced-5"]

    assert advanced_in(opening(3, luck_with(*cards))) == sorted(cards)
    with pytest.raises(LuckError):
        opening(2, luck_with("solo-advanced-8", "solo-advanced-8"))


@pytest.mark.rule("MOD-AUTO-02")
def test_everybody_sees_which_advanced_cards_a_deck_has() -> None:
    journal: list[Event] = []

    game = opening(3, seed=5, journal=journal)

    shown = [game.catalog.cards[event.card].key for event in journal if event.key == "solo-advanced"]
    assert sorted(shown) == advanced_in(game)


@pytest.mark.rule("MOD-AUTO-02")
def test_each_advanced_card_is_drawn_in_some_game_but_never_the_one_of_the_trade_track() -> None:
    drawn = [tuple(advanced_in(opening(4, seed=seed))) for seed in range(40)]

    assert {card for cards in drawn for card in cards} == set(PLAYED)
    assert len(set(drawn)) > 10


@pytest.mark.rule("MOD-AUTO-02")
def test_the_card_of_the_trade_track_can_not_come_even_by_luck() -> None:
    with pytest.raises(LuckError):
        opening(1, luck_with("solo-advanced-7"))


@pytest.mark.rule("MOD-AUTO-02")
def test_with_a_trade_track_its_card_could_be_drawn() -> None:
    box = unpack("classic", ("base",))
    tracked = box.rules.with_module("trade-track")

    def found(rules: Any) -> list[str]:
        return sorted(
            box.catalog.cards[card].key for card in playable_cards(rules, box.catalog, advanced=True)
        )

    assert found(tracked) == sorted([*PLAYED, "solo-advanced-7"])
    assert found(box.rules) == PLAYED


@pytest.mark.rule("MOD-AUTO-01", "MOD-AUTO-02")
def test_every_automa_draws_advanced_cards_for_its_own_deck_from_all_of_them() -> None:
    pairs = [
        (advanced_in(game, 0), advanced_in(game, 2))
        for game in [
            opening(
                4, seed=seed, automas=(0, 2), first=1, civilizations=("greeks", "danes", "japanese"), seats=3
            )
            for seed in range(10)
        ]
    ]

    assert {(len(one), len(other)) for one, other in pairs} == {(4, 4)}
    # Of seven cards two decks of four have one in common at least, and seldom the same four.
    assert all(set(one) & set(other) for one, other in pairs)
    assert any(one != other for one, other in pairs)


# The fewest

#: The Automa, on tile 7, has two Provinces beside it, and so have the others, on 1 and 11.
ISLES = "C m m ~ m m C ~ m m C"
DISPLAY = "machu-picchu marketplace . . . ."
THE_FEWEST = ["solo-advanced-5", "solo-advanced-6", "solo-advanced-8"]


def with_counts(card: str, *counts: int, **position: Any) -> Game:
    """Each seat has so many Wonders, Policies or Provinces, as the card asks; the Automa is seat 1."""
    seats = [belongings(card, seat, count) for seat, count in enumerate(counts)]
    more = [{"civilization": "danes", "capital": 11, **belongings} for belongings in seats[2:]]
    position = {"drawing": ISLES, "capitals": (1, 7), "display": DISPLAY, "production": [], **position}
    return solo_scene("greeks", automa=seats[1], more=more, **position, **seats[0])


def belongings(card: str, seat: int, count: int) -> dict[str, Any]:
    wonders = ["stonehenge great-wall", "pyramids alhambra", "notre-dame angkor-wat"][seat].split()
    policies = ["corvee house-of-life", "emporia phalanx", "sagas danegeld"][seat].split()
    troops = ["1:7 2:1 3:1", "7:7 6:1 5:1", "11:7 10:1 9:1"][seat].split()
    return {
        "solo-advanced-5": {"discard": " ".join(wonders[:count])},
        "solo-advanced-6": {"policies": " ".join(policies[:count])},
        "solo-advanced-8": {"troops": " ".join(troops[: count + 1])},
    }[card]


def help_for(card: str, count: int) -> list[str]:
    """What an Automa does that has so many, and the fewest."""
    return {
        "solo-advanced-5": ["began machu-picchu", "took marketplace"],
        "solo-advanced-6": [f"policy {count + 1}"],
        "solo-advanced-8": [f"conquered {6 - count}"],
    }[card]


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize("card", THE_FEWEST)
@pytest.mark.parametrize(("his", "its"), [(1, 0), (2, 0), (2, 1)])
def test_an_automa_that_has_fewer_than_the_other_player_gets_help(
    card: str, his: int, its: int, switches: Switches
) -> None:
    game = with_counts(card, his, its, switches=switches)

    do_line(game, card, 0)

    assert deeds(game) == help_for(card, its)


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize("card", THE_FEWEST)
@pytest.mark.parametrize(("his", "its"), [(0, 0), (1, 1), (0, 1), (1, 2)])
def test_an_automa_that_has_as_many_or_more_gets_nothing(
    card: str, his: int, its: int, switches: Switches
) -> None:
    """Nor is it consoled."""
    game = with_counts(card, his, its, switches=switches)

    do_line(game, card, 0)

    assert deeds(game) == ["empty"]


@pytest.mark.parametrize("card", THE_FEWEST)
@pytest.mark.parametrize(
    ("counts", "helps"),
    [((1, 0, 1), True), ((2, 1, 2), True), ((1, 0, 0), False), ((0, 0, 2), False), ((2, 1, 0), False)],
)
def test_the_fewest_means_fewer_than_everybody_else(
    card: str, counts: tuple[int, int, int], helps: bool
) -> None:
    game = with_counts(card, *counts, switches=PUBLISHED)

    do_line(game, card, 0)

    assert deeds(game) == (help_for(card, counts[1]) if helps else ["empty"])


@in_both_presets
def test_a_wonder_in_construction_is_not_yet_one(switches: Switches) -> None:
    """The Automa completes it and is none the poorer; so is the other player's not counted."""
    game = with_counts("solo-advanced-5", 0, 0, wonder="great-wall", switches=switches)
    richer = with_counts("solo-advanced-5", 1, 0, wonder="great-wall", switches=switches)
    player(richer, AUTOMA).wonder = richer.catalog.number("eiffel-tower")

    do_line(game, "solo-advanced-5", 0)
    do_line(richer, "solo-advanced-5", 0)

    assert deeds(game) == ["empty"]
    assert deeds(richer) == ["completed eiffel-tower", "token on 7", "took marketplace"]


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
@pytest.mark.parametrize(
    ("display", "done"),
    [
        ("machu-picchu . . . . .", ["began machu-picchu"]),
        ("marketplace . . . . .", ["took marketplace"]),
        ("compass . . . . .", []),
    ],
    ids=["no Building", "no Wonder", "neither"],
)
def test_the_fifth_card_is_done_in_part_or_not_at_all(
    display: str, done: list[str], switches: Switches
) -> None:
    game = with_counts("solo-advanced-5", 1, 0, display=display, switches=switches)

    do_line(game, "solo-advanced-5", 0)

    assert deeds(game) == (done or consolation(switches))


@in_both_presets
@pytest.mark.rule("MOD-AUTO-08")
def test_the_eighth_card_is_impossible_for_an_automa_that_can_not_conquer(switches: Switches) -> None:
    game = solo_scene(drawing="C m ~ C", capitals=(1, 4), troops="1:8 2:1", switches=switches)

    do_line(game, "solo-advanced-8", 0)

    assert deeds(game) == consolation(switches)


@pytest.mark.rule("MOD-AUTO-04")
@pytest.mark.parametrize("card", [*THE_FEWEST, "solo-advanced-7"])
def test_cards_of_the_fewest_draw_another_whether_or_not_they_helped(card: str) -> None:
    game = solo_scene("greeks", deck=f"{card} solo-4", luck="solo-4")

    follow(game, card)

    first = "impossible" if card == "solo-advanced-7" else "empty"
    assert deeds(game) == [first, "card solo-4", "gained 3"]
    assert solo_pile(game) == ([card], ["solo-4"])
