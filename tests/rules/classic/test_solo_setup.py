"""Setting up a game with Automas: the map, the display, who begins, and the Solo decks."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game, new_game
from monumental.engine.chance import Recording, seeded
from monumental.games.classic.automa.deck import solo_deck
from monumental.games.classic.automa.turn import OWN_LINES, FollowLine
from monumental.games.classic.land.outposts import outposts_left
from monumental.maps.files import shipped_maps
from tests.classic_scene import (
    act,
    board,
    city,
    end_turn,
    explorers,
    holdings,
    keys,
    land,
    player,
    scene,
    supply,
    told,
    units,
    warlord,
    words,
)
from tests.solo_scene import deeds, solo_pile, take_turn

PEOPLES = ("egyptians", "danes", "greeks", "japanese")
STANDARD = [f"solo-{number}" for number in range(1, 16)]


def table(seats: int = 2, automas: tuple[int, ...] = (1,), seed: int = 1, **wishes: Any) -> Game:
    """A new game with its journal: everybody has a civilization, nobody a Capital yet."""
    wishes = {"civilizations": PEOPLES[:seats], **wishes}
    return new_game("classic", seats=seats, automas=automas, seed=seed, journal=[], **wishes)


def settle(game: Game) -> Game:
    """Everybody moves into the first Capital offered."""
    while game.choice().question == "choose-capital":
        game.play(game.options()[0])
    return game


def turns(game: Game) -> list[int]:
    """Whose turns there were."""
    return [event.seat for event in told(game, "turn-begins")]


# The table


@pytest.mark.rule("BASE-SOLO-01")
def test_you_play_on_a_map_for_two_against_a_civilization_that_you_choose() -> None:
    game = table(civilizations=(None, None))

    assert board(game).hexmap.name in shipped_maps(2)
    assert len(board(game).hexmap.capitals) == 2
    assert (game.seat, game.choice().seat, game.choice().question) == (0, 0, "choose-civilization")
    act(game, "choose greeks")
    assert (game.seat, game.choice().seat, game.choice().question) == (0, 1, "choose-civilization")
    assert words(game) == ["choose chinese", "choose danes", "choose egyptians", "choose japanese"]
    act(game, "choose danes")
    peoples = [game.catalog.civilizations[player(game, seat).civilization].key for seat in (0, 1)]
    assert peoples == ["greeks", "danes"]


@pytest.mark.rule("BASE-SOLO-02")
@pytest.mark.parametrize(
    ("seats", "automas", "rows"), [(2, (1,), 2), (3, (0, 2), 1), (4, (1, 2, 3), 1), (2, (), 2), (3, (), 1)]
)
def test_an_automa_counts_as_a_player_for_the_display(
    seats: int, automas: tuple[int, ...], rows: int
) -> None:
    display = table(seats, automas).state.display

    assert (display.rows, len(display.slots), display.count()) == (rows, 6, 6)
    assert display.deck_count() == 15 - 6 + 12 + 8


@pytest.mark.rule("MOD-AUTO-01")
def test_each_market_has_a_token_for_the_automa_too() -> None:
    assert [market.count for market in board(table(3, (0, 1))).markets] == [3, 3, 3]


# Who begins


@pytest.mark.rule("BASE-SOLO-03")
@pytest.mark.parametrize("automa", [0, 1])
def test_the_automa_has_the_first_turn_and_then_turns_alternate(automa: int) -> None:
    game = settle(table(automas=(automa,), switches={"automa_two_cards": False}))
    person = 1 - automa

    while game.choice().question != "activate":
        game.play(game.options()[0])
    assert turns(game) == [automa, person]
    assert game.seat == person
    act(game, "activate 1 a")
    end_turn(game)

    assert turns(game)[:3] == [automa, person, automa]
    assert game.state.first == automa


@pytest.mark.rule("BASE-SOLO-03", "MOD-AUTO-01")
def test_the_players_may_agree_that_somebody_else_begins() -> None:
    game = settle(table(first=0))

    assert [event.seat for event in told(game, "first-player")] == [0]
    assert turns(game) == [0]
    assert game.choice().question == "activate"


@pytest.mark.rule("MOD-AUTO-01")
def test_luck_says_which_of_several_automas_begins() -> None:
    firsts = {table(4, (0, 2, 3), seed).state.first for seed in range(30)}
    agreed = {table(4, (0, 2, 3), seed, first=1).state.first for seed in range(5)}

    assert firsts == {0, 2, 3}
    assert agreed == {1}


@pytest.mark.rule("MOD-AUTO-01")
@pytest.mark.parametrize(("automas", "asked"), [((1,), 0), ((0, 2), 1)])
def test_luck_is_not_asked_who_begins_when_there_is_one_automa(automas: tuple[int, ...], asked: int) -> None:
    luck = Recording(seeded(1))

    table(3, automas, chance=luck)

    # Cards are recorded as they are, a seat as a number below zero.
    assert len([drawn for drawn in luck.cards if drawn < 0]) == asked


@pytest.mark.rule("MOD-AUTO-01")
@pytest.mark.parametrize(
    ("seats", "automas"), [(2, (0,)), (2, (1,)), (3, (1,)), (3, (0, 2)), (4, (0, 1, 2)), (4, (1, 3)), (3, ())]
)
def test_any_seats_can_be_automas(seats: int, automas: tuple[int, ...]) -> None:
    game = table(seats, automas)

    decks = board(game).solo_decks
    assert tuple(seat for seat in range(seats) if decks[seat] is not None) == automas


@pytest.mark.rule("MOD-AUTO-01")
def test_a_seat_named_twice_is_one_automa() -> None:
    game = new_game("classic", seats=2, automas=(1, 1), seed=1)

    assert [deck is None for deck in board(game).solo_decks] == [True, False]


# Who decides for an Automa


@pytest.mark.rule("MOD-AUTO-05")
@pytest.mark.parametrize(
    ("automas", "deciders"),
    [
        ((1,), [0, 0, 2, 3]),
        ((0,), [3, 1, 2, 3]),
        ((1, 2), [0, 0, 0, 3]),
        ((0, 3), [2, 1, 2, 2]),
        ((0, 1, 3), [2, 2, 2, 2]),
    ],
)
def test_the_nearest_player_to_the_right_of_an_automa_decides_for_it(
    automas: tuple[int, ...], deciders: list[int]
) -> None:
    game = table(4, automas, first=0)
    asked = {}

    while game.choice().question == "choose-capital":
        asked[game.choice().seat] = game.seat
        game.play(game.options()[0])

    assert [asked[seat] for seat in range(4)] == deciders


@pytest.mark.rule("MOD-AUTO-05")
@pytest.mark.parametrize(("conqueror", "tiles"), [(1, [2, 4]), (2, [4, 6])])
def test_that_player_decides_ties_too_and_an_automa_between_them_decides_nothing(
    conqueror: int, tiles: list[int]
) -> None:
    greeks = {"civilization": "greeks", "capital": 5, "automa": {"deck": "solo-5"}}
    game = scene(
        drawing="C m C m C m C",
        capitals=(1, 3),
        other={"automa": {"deck": "solo-5"}},
        more=[greeks, {"civilization": "chinese", "capital": 7}],
        production=[],
    )

    game.state.agenda.append(FollowLine(conqueror, game.catalog.by_key["solo-5"], 0, OWN_LINES))
    game.advance()

    assert (game.seat, game.choice().seat) == (0, conqueror)
    assert words(game) == [f"conquer {tile}" for tile in tiles]


# The Solo deck


@pytest.mark.rule("MOD-AUTO-02")
@pytest.mark.parametrize("people", ["chinese", "danes", "egyptians", "greeks", "japanese"])
def test_a_solo_deck_has_the_standard_cards_and_the_card_of_the_civilization(people: str) -> None:
    other = "greeks" if people != "greeks" else "danes"
    game = table(civilizations=(other, people))

    assert solo_pile(game) == (sorted([*STANDARD, f"solo-{people}"]), [])


@pytest.mark.rule("MOD-AUTO-02")
def test_nobody_knows_the_order_of_a_new_solo_deck() -> None:
    deck = solo_deck(table(), 1).deck
    drawn = {told(settle(table(seed=seed)), "solo-card")[0].card for seed in range(60)}

    assert deck.known == ()
    # Each of the sixteen comes first in some game.
    assert len(drawn) == 16


@pytest.mark.rule("MOD-AUTO-02")
def test_the_card_of_a_civilization_that_is_chosen_later_is_in_the_deck() -> None:
    game = table(civilizations=("egyptians", None))
    act(game, "choose japanese")

    assert solo_pile(game)[0] == sorted([*STANDARD, "solo-japanese"])


@pytest.mark.rule("MOD-AUTO-01", "MOD-AUTO-02")
def test_every_automa_has_a_solo_deck_of_its_own() -> None:
    game = table(4, (1, 2), first=0)

    assert solo_pile(game, 1)[0] == sorted([*STANDARD, "solo-danes"])
    assert solo_pile(game, 2)[0] == sorted([*STANDARD, "solo-greeks"])


@pytest.mark.rule("MOD-AUTO-01")
def test_revealing_a_card_takes_it_from_ones_own_deck_only() -> None:
    greeks = {"civilization": "greeks", "capital": 3, "automa": {"deck": "solo-4 solo-12"}}
    game = scene(
        drawing="C m C m C",
        capitals=(1, 5),
        other={"automa": {"deck": "solo-4 solo-12"}},
        more=[greeks],
        production=[],
        luck="solo-4 solo-4",
    )

    take_turn(game)

    assert turns(game) == [1, 2, 0]
    assert solo_pile(game, 1) == solo_pile(game, 2) == (["solo-12"], ["solo-4"])
    assert (deeds(game, 1), deeds(game, 2)) == (["card solo-4", "gained 3"],) * 2


@pytest.mark.rule("MOD-AUTO-23")
def test_with_heroes_every_solo_deck_has_their_card() -> None:
    game = table(packs=("base", "heroes"))

    assert solo_pile(game)[0] == sorted([*STANDARD, "solo-danes", "solo-hero"])


# What an Automa begins with


@pytest.mark.rule("MOD-AUTO-03")
@pytest.mark.parametrize("preset", ["rulebook", "published"])
def test_an_automa_has_two_gold_its_pieces_in_its_capital_and_no_city(preset: str) -> None:
    game = settle(table(first=0, preset=preset))
    automa = player(game, 1)
    (capital,) = land(game, 1)

    assert set(city(game, 1)) == {"."}
    assert (automa.deck.count(), automa.discard, automa.owned()) == (0, (), [])
    assert supply(game, 1) == {"gold": 2}
    assert (automa.policies, len(automa.culture_deck)) == ((), 5)
    assert keys(game, automa.culture_deck)[0] == "danegeld"
    assert units(game, capital) == "9 troops, warlord"
    assert (warlord(game, 1), explorers(game, 1)) == (capital, [capital, capital])
    assert outposts_left(game, 1) == 2
    assert holdings(game, 1).exploration == holdings(game, 1).market == ()


@pytest.mark.rule("MOD-AUTO-03")
def test_whoever_plays_against_an_automa_begins_as_in_any_game() -> None:
    game = settle(table(first=0))

    assert "." not in city(game)[:9]
    assert player(game).deck.count() in {5, 6}
    assert supply(game) == {"gold": 2}


@pytest.mark.rule("MOD-AUTO-03")
def test_luck_may_give_the_capitals() -> None:
    game = table(first=0, draw_capitals=True)

    assert game.choice().question == "activate"
    assert sorted(land(game, 0) + land(game, 1)) == [tile + 1 for tile in board(game).hexmap.capitals]
