"""Setting up the continuous mode: one row of cards, the Era I card, rounds of four steps, five players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from monumental import Game, new_game, unpack
from monumental.cards.errors import PackError
from monumental.engine.catalog import BUILDING, KNOWLEDGE, WONDER
from monumental.engine.chance import Recorded
from monumental.games.classic.setup import market_tokens
from monumental.play.setup import SetupError, packs_for
from tests.classic_scene import board
from tests.continuous_scene import act, keys, player, scene, told, words

TOWNS = "visby samarkand lubeck cahokia kilwa"
CITIES = "carthage baghdad timbuktu byzantium calicut"
ERA_ONE = [
    *["stonehenge", "apothecary", "seafaring", "pyramids", "marketplace"],
    *["wheel", "great-wall", "scriptorium", "irrigation", "weaponry"],
]
PEOPLES = ("egyptians", "danes", "greeks", "japanese", "chinese")
SIZES = [
    pytest.param(2, 6, marks=pytest.mark.rule("CONT-SETUP-01")),
    pytest.param(3, 7, marks=pytest.mark.rule("CONT-SETUP-02")),
    pytest.param(4, 8, marks=pytest.mark.rule("CONT-SETUP-03")),
    pytest.param(5, 9, marks=pytest.mark.rule("CONT-SETUP-04")),
]


def opening(seats: int, *, display: Sequence[str], first: int | None = 0, drawn: Sequence[int] = ()) -> Game:
    """A game on the small map. Luck brings Free Towns and Market cities, one for each player, the display,
    and `drawn` numbers: the start player, counted from 0.
    """
    catalog = unpack("continuous", packs_for("continuous", seats)).catalog
    luck = [catalog.number(town) for town in TOWNS.split()[:seats]]
    luck += [market_tokens(catalog, city)[0] for city in CITIES.split()[:seats]]
    luck += [catalog.number(card) for card in display]
    luck += [~number for number in drawn]
    return new_game("continuous", seats=seats, first=first, chance=Recorded(luck), journal=[])


def seated(seats: int, first: int) -> Game:
    """A game at its first question of the first round: all have their civilizations and Capitals."""
    return new_game(
        "continuous",
        civilizations=PEOPLES[:seats],
        first=first,
        seed=1,
        draw_capitals=True,
        journal=[],
    )


# The boxes


@pytest.mark.rule("CONT-GEN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_players_need_no_expansion(seats: int) -> None:
    game = new_game("continuous", seats=seats, seed=1)

    assert game.rules.modules == ()
    assert {card.pack for card in game.catalog.cards} == {"base"}


@pytest.mark.rule("CONT-GEN-02")
@pytest.mark.parametrize("seats", [1, 6])
def test_there_are_two_to_five_players(seats: int) -> None:
    """Q-C-31: it is not played alone."""
    with pytest.raises(SetupError, match=f"continuous has .* seats, not {seats}"):
        new_game("continuous", seats=seats, seed=1)


# The display


@pytest.mark.parametrize(("seats", "size"), SIZES)
def test_the_display_is_one_row_with_a_card_more_for_each_player(seats: int, size: int) -> None:
    """Dealt from the end furthest from the deck. Q-C-27: two players have one row, too."""
    game = opening(seats, display=ERA_ONE[:size])

    display = game.state.display

    assert display.rows == 1
    assert keys(game, display.slots) == ERA_ONE[:size][::-1]
    assert [event.place for event in told(game, "display-dealt")] == list(range(size))[::-1]


@pytest.mark.parametrize(("seats", "size"), SIZES)
def test_the_rest_of_the_development_cards_is_the_deck(seats: int, size: int) -> None:
    game = opening(seats, display=ERA_ONE[:size])

    of_era_one = len(unpack("continuous", packs_for("continuous", seats)).catalog.eras[0])

    assert len(game.state.display.eras[0]) == of_era_one - size
    assert game.state.display.discard == ()


# Action markers


@pytest.mark.rule("CONT-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_action_marker_lies_on_a_card_or_an_explorer_when_the_game_begins(seats: int) -> None:
    game = seated(seats, first=0)

    assert [player(game, seat).marked for seat in range(seats)] == [0] * seats
    assert board(game).explored == 0


# The Era I card


@pytest.mark.rule("CONT-SETUP-06")
def test_the_era_one_card_is_the_first_to_leave_the_deck() -> None:
    """Q-C-32: it does not count as a card of the display. Two Separation cards stay in the deck."""
    game = opening(2, display=ERA_ONE[:6])

    assert game.journal is not None
    laid_out = [(event.key, event.number) for event in game.journal if event.key != "display-dealt"]

    assert game.journal[0].key == "era-begins"
    assert laid_out == [("era-begins", 1), ("first-player", 0)]
    assert game.state.display.separations == 2


@pytest.mark.rule("CONT-SETUP-06")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (5, 4)])
def test_the_start_player_takes_the_era_one_card_and_begins(seats: int, first: int) -> None:
    game = seated(seats, first)

    assert game.state.first == first
    assert [event.seat for event in told(game, "first-player")] == [first]
    assert [(event.seat, event.number) for event in told(game, "round-begins")] == [(first, 1)]
    assert (game.choice().question, game.seat) == ("activate", first)


@pytest.mark.rule("CONT-SETUP-06")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_luck_says_who_takes_the_era_one_card_if_nobody_was_agreed_on(drawn: int) -> None:
    """M-11."""
    game = opening(3, display=ERA_ONE[:7], first=None, drawn=[drawn])

    assert game.state.first == drawn
    assert [event.seat for event in told(game, "first-player")] == [drawn]


# Rounds


@pytest.mark.rule("CONT-SETUP-07")
def test_a_round_is_activating_acting_and_replenishing_cities_and_display_in_this_order() -> None:
    game = scene(
        agenda=["OpenRound 0"],
        round=4,
        known="fort",
        other={"known": "library"},
        display="caravanserai . . . . mathematics",
        eras=[" ".join(ERA_ONE)],
        luck="stonehenge apothecary seafaring pyramids",
    )

    act(game, "activate 1 a", "activate 1 a", "pass", "pass")

    assert game.journal is not None
    assert [(event.key, event.seat) for event in game.journal] == [
        ("activated", 0),
        ("activated", 1),
        ("passed", 0),
        ("passed", 1),
        ("dealt", 0),
        ("dealt", 1),
        *[("display-dealt", -1)] * 4,
        ("first-player", 1),
        ("round-begins", 1),
    ]
    assert (game.choice().question, game.seat) == ("activate", 1)
    assert game.state.round == 6


@pytest.mark.rule("CONT-SETUP-07")
def test_nothing_is_replenished_while_anybody_still_acts() -> None:
    """In classic each turn ends with it."""
    game = scene(
        city="fort* . . . . . . . .", known="library", supply="4 production", display="stonehenge . . . . ."
    )

    act(game, "acquire 1", "pass")

    assert told(game, "dealt") == []
    assert told(game, "display-dealt") == []
    assert keys(game, player(game).city)[0] == "fort"
    assert game.seat == 0


# Five players


@pytest.mark.rule("MOD-FIVE-01")
def test_five_players_have_twelve_more_development_cards() -> None:
    game = new_game("continuous", seats=5, seed=1)

    display = game.state.display
    cards = [game.catalog.cards[card] for era in (display.slots, *display.eras) for card in era]
    table = Counter((card.era, card.kind) for card in cards)

    assert {kind: [table[era, kind] for era in (1, 2, 3)] for kind in (WONDER, BUILDING, KNOWLEDGE)} == {
        WONDER: [6, 6, 6],
        BUILDING: [6, 5, 0],
        KNOWLEDGE: [7, 5, 6],
    }
    assert Counter(card.pack for card in cards) == {"base": 35, "five-players": 12}


@pytest.mark.rule("MOD-FIVE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_players_do_not_have_these_cards(seats: int) -> None:
    with pytest.raises(SetupError, match=f"continuous has 5 seats, not {seats}"):
        new_game("continuous", seats=seats, seed=1, packs=("base", "five-players"))


@pytest.mark.rule("MOD-FIVE-01")
def test_with_the_renaissance_the_deck_of_five_players_has_its_twelve_cards_besides() -> None:
    game = new_game("continuous", seats=5, seed=1, packs=("base", "renaissance"))

    assert game.state.display.count() + game.state.display.deck_count() == 35 + 12 + 12
    assert set(game.rules.modules) == {"five-players", "renaissance"}


@pytest.mark.rule("MOD-FIVE-01")
def test_classic_is_not_played_with_five() -> None:
    """M-14."""
    with pytest.raises(SetupError, match="classic has 2 to 4 seats, not 5"):
        new_game("classic", seats=5, seed=1)
    with pytest.raises(PackError, match="five-players"):
        new_game("classic", seats=4, seed=1, packs=("base", "five-players"))


@pytest.mark.rule("MOD-FIVE-02")
def test_the_map_of_five_players_has_five_capitals_free_towns_and_markets() -> None:
    game = opening(5, display=ERA_ONE[:9])

    tiles = board(game).hexmap.tiles

    assert len(board(game).hexmap.capitals) == 5
    assert len([tile for tile in tiles if tile.town]) == 5
    assert len(board(game).markets) == len([tile for tile in tiles if tile.market]) == 5


@pytest.mark.rule("MOD-FIVE-02")
def test_the_fifth_market_has_five_tokens_of_its_own() -> None:
    """Q-B-05: each Market has a city of its own, and a token for each player."""
    game = opening(5, display=ERA_ONE[:9])

    markets = board(game).markets

    assert [market.city for market in markets] == CITIES.split()
    assert [market.count for market in markets] == [5] * 5
    assert sorted(keys(game, markets[4].urn)) == [
        "calicut-calico",
        "calicut-monsoon-winds",
        "calicut-pepper",
        "calicut-spice-merchants",
        "calicut-storytellers",
    ]


@pytest.mark.rule("MOD-FIVE-02")
def test_each_of_five_players_lives_in_a_capital_of_their_own() -> None:
    game = new_game("continuous", civilizations=PEOPLES, first=0, seed=1)
    assert [len(words(game)), game.choice().question] == [5, "choose-capital"]

    asked = []
    while game.choice().question == "choose-capital":
        asked.append((game.seat, len(words(game))))
        act(game, words(game)[0])

    assert asked == [(4, 5), (3, 4), (2, 3), (1, 2), (0, 1)]
    assert sorted(board(game).capitals) == sorted(board(game).hexmap.capitals)
