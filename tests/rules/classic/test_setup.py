"""Setting up the table: the map and the tokens on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from monumental import Game, new_game, unpack
from monumental.engine.catalog import FREE_TOWN
from monumental.engine.chance import LuckError, Recorded
from monumental.games.classic.land.hexmap import CAPITAL, WATER, members
from monumental.games.classic.setup import market_tokens
from monumental.maps.drawing import draw_tiles
from monumental.play.setup import SetupError
from tests.classic_scene import (
    act,
    board,
    end_turn,
    holdings,
    keys,
    offered,
    refused,
    scene,
    told,
    words,
)
from tests.rules.classic.test_maps import FAIR, LAYOUTS

TOWNS = "visby samarkand lubeck cahokia"
CITIES = "carthage baghdad timbuktu byzantium"
DISPLAY = "stonehenge apothecary seafaring pyramids marketplace wheel"

ALL_TOWNS = [
    *["visby", "pskov", "gades", "leptis-magna", "samarkand", "lubeck"],
    *["taxila", "tyre", "ragusa", "cahokia", "kashgar", "kilwa"],
]
OF_BAGHDAD = [
    f"baghdad-{name}" for name in ("scholars", "translators", "astrologers", "copyists", "water-clocks")
]


def opening(
    seats: int = 2,
    *,
    towns: str = TOWNS,
    cities: str = CITIES,
    display: str = DISPLAY,
    then: Sequence[str | int] = (),
    first: int | None = 0,
    civilizations: Sequence[str | None] = (),
    draw_capitals: bool = False,
    packs: Sequence[str] = ("base",),
) -> Game:
    """A game on the small map. Luck brings Free Towns and Market cities, one for each player, the display,
    and `then` cards or numbers, counted from 0: a seat, or which of the civilizations or Capitals left.
    """
    catalog = unpack("classic", packs).catalog
    luck = [catalog.number(town) for town in towns.split()[:seats]]
    luck += [market_tokens(catalog, city)[0] for city in cities.split()[:seats]]
    luck += [catalog.number(card) for card in display.split()]
    luck += [catalog.number(draw) if isinstance(draw, str) else ~draw for draw in then]
    return new_game(
        "classic",
        seats=seats,
        civilizations=civilizations,
        first=first,
        packs=packs,
        draw_capitals=draw_capitals,
        chance=Recorded(luck),
        journal=[],
    )


def front(game: Game, tile: int) -> str:
    """What the Exploration token of a tile shows: a number, or `t` and the sum of a Free Town's demands."""
    number = board(game).fronts[tile - 1]
    if number < 0:
        return ""
    token = game.catalog.cards[game.catalog.fronts[number][0]]
    return f"t{sum(token.demands)}" if token.kind == FREE_TOWN else str(token.value)


def production(game: Game) -> list[int]:
    return [tile + 1 for tile in members(board(game).production)]


# The map


@pytest.mark.rule("BASE-SETUP-01")
@pytest.mark.parametrize(("seats", "name"), LAYOUTS)
def test_the_map_is_a_layout_for_the_number_of_players(seats: int, name: str) -> None:
    """M-01."""
    game = new_game("classic", seats=seats, seed=1, layout=name)

    assert board(game).hexmap.name == name
    assert len(board(game).hexmap.capitals) == len(game.state.players) == seats


@pytest.mark.rule("BASE-SETUP-01")
def test_unless_told_otherwise_the_small_layout_is_played() -> None:
    names = [board(new_game("classic", seats=seats, seed=1)).hexmap.name for seats in (2, 3, 4)]

    assert names == ["clash-of-titans-2", "clash-of-titans-3", "clash-of-titans-4"]


@pytest.mark.rule("BASE-SETUP-01")
def test_a_layout_for_other_numbers_of_players_is_refused() -> None:
    with pytest.raises(SetupError, match="the map quiet-pastures-3 is for 3 players, not for 2"):
        new_game("classic", seats=2, seed=1, layout="quiet-pastures-3")


@pytest.mark.rule("BASE-SETUP-01")
def test_the_players_may_make_a_map_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "valley.toml"
    path.write_text(f'format = 1\nname = "valley"\nplayers = 2\nmap = """{FAIR}"""\n', encoding="utf-8")

    game = new_game("classic", seats=2, seed=1, layout=str(path))

    assert board(game).hexmap.name == "valley"
    assert draw_tiles(board(game).hexmap.tiles) == FAIR.lstrip("\n")


@pytest.mark.rule("BASE-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_luck_may_make_the_map_with_a_seed_of_its_own(seats: int) -> None:
    drawings = [
        draw_tiles(board(new_game("classic", seats=seats, seed=seed, layout=layout)).hexmap.tiles)
        for seed, layout in [(1, "random:7"), (2, "random:7"), (2, "random:8"), (2, "random")]
    ]

    assert drawings[0] == drawings[1]
    assert len(set(drawings)) == 3


# Barbarians and Free Towns


@pytest.mark.rule("BASE-SETUP-02")
@pytest.mark.parametrize(("seats", "name"), LAYOUTS)
def test_barbarians_and_free_towns_lie_where_the_layout_shows_them(seats: int, name: str) -> None:
    game = new_game("classic", seats=seats, seed=1, layout=name)
    tiles = board(game).hexmap.tiles

    lying = [front(game, number + 1)[:1] for number in range(len(tiles))]

    assert lying == ["t" if tile.town else str(tile.barbarian or "") for tile in tiles]
    assert lying.count("t") == seats


@pytest.mark.rule("BASE-SETUP-02")
@pytest.mark.parametrize("town", ALL_TOWNS)
def test_any_free_town_may_come_and_its_demands_are_seen(town: str) -> None:
    other = "kilwa" if town != "kilwa" else "visby"

    game = opening(towns=f"{town} {other}")

    seen = game.catalog.fronts[board(game).fronts[3 - 1]]
    demands = game.catalog.by_key[town].demands
    assert game.catalog.number(town) in seen
    assert {game.catalog.cards[token].demands for token in seen} == {demands}
    assert front(game, 17) == f"t{sum(game.catalog.by_key[other].demands)}"


@pytest.mark.rule("BASE-SETUP-02")
def test_no_free_town_comes_twice() -> None:
    with pytest.raises(LuckError, match="draw 2 on record is not among the cards"):
        opening(towns="kilwa kilwa")


@pytest.mark.rule("BASE-SETUP-02")
@pytest.mark.parametrize("token", ["illyrians", "thracians", "numidians", "ligurians", "picts"])
def test_the_back_of_a_barbarian_is_hidden_until_somebody_conquers_it(token: str) -> None:
    """Q-B-04: any token with that number may be turned over."""
    game = scene(supply="1 military", luck=token)
    assert front(game, 2) == "1"

    act(game, "conquer 2", "send 1")

    assert keys(game, holdings(game).exploration) == [token]
    assert keys(game, [event.card for event in told(game, "took-token")]) == [token]


@pytest.mark.rule("BASE-SETUP-02")
@pytest.mark.parametrize(
    ("token", "taken"),
    [
        ("gauls", ""),  # a 2
        ("visby", ""),  # a Free Town
        ("picts", "picts picts"),  # the box has 2 of them
    ],
)
def test_no_barbarian_with_another_number_is_turned_over_and_none_that_is_taken(
    token: str, taken: str
) -> None:
    game = scene(supply="1 military", other={"exploration": taken}, luck=token)
    act(game, "conquer 2")

    with pytest.raises(LuckError, match="draw 1 on record is not among the cards"):
        act(game, "send 1")


@pytest.mark.rule("BASE-SETUP-02")
@pytest.mark.parametrize("town", ["samarkand", "taxila"])
def test_the_back_of_a_free_town_is_hidden_until_somebody_conquers_it(town: str) -> None:
    """Q-B-04: both demand 2 Science."""
    game = scene(troops="1:8 6:1", supply="1 military 2 science", tokens={10: "samarkand"}, luck=town)

    act(game, "conquer 10", "send 1")

    assert keys(game, holdings(game).exploration) == [town]


# Markets


@pytest.mark.rule("BASE-SETUP-03")
@pytest.mark.parametrize(("seats", "tiles"), [(2, [6, 14]), (3, [10, 14, 20]), (4, [6, 17, 21, 32])])
def test_every_market_gets_as_many_tokens_as_there_are_players(seats: int, tiles: list[int]) -> None:
    """Q-B-05: of a city of its own."""
    game = opening(seats)

    markets = board(game).markets

    assert [market.tile + 1 for market in markets] == tiles
    assert [market.city for market in markets] == CITIES.split()[:seats]
    assert [market.count for market in markets] == [seats] * seats


@pytest.mark.rule("BASE-SETUP-03")
@pytest.mark.parametrize("city", CITIES.split())
def test_any_city_may_lie_on_a_market(city: str) -> None:
    other = "carthage" if city != "carthage" else "timbuktu"

    game = opening(cities=f"{city} {other}")

    assert [market.city for market in board(game).markets] == [city, other]


@pytest.mark.rule("BASE-SETUP-03")
def test_no_city_lies_on_two_markets() -> None:
    """Q-B-05."""
    with pytest.raises(LuckError, match="draw 4 on record is not among the cards"):
        opening(cities="carthage carthage")


@pytest.mark.rule("BASE-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_visitor_sees_as_many_tokens_as_there_are_players(seats: int) -> None:
    """They were drawn at random from the five of the city and lay face down."""
    more = [{"civilization": "greeks", "capital": 6}, {"civilization": "chinese", "capital": 8}]
    drawing = "m1$ C m1 C m1 C m1 C"
    for tokens in (OF_BAGHDAD[:seats], OF_BAGHDAD[-seats:]):
        game = scene(
            drawing=drawing,
            capitals=(2, 4),
            more=more[: seats - 2],
            explorers=[1, 2],
            markets=[{"tile": 1, "city": "baghdad"}],
            luck=" ".join(tokens),
        )
        assert (board(game).markets[0].stack, board(game).markets[0].seen) == ((), 0)

        act(game, "visit 1")

        assert words(game) == [f"keep {token}" for token in tokens]


@pytest.mark.rule("BASE-SETUP-03")
def test_no_token_of_another_city_lies_on_a_market() -> None:
    game = scene(
        explorers=[3, 1],
        markets=[{"tile": 3, "city": "baghdad"}],
        luck="baghdad-scholars carthage-galleys",
    )

    with pytest.raises(LuckError, match="draw 2 on record is not among the cards"):
        act(game, "visit 1")


# Production tokens


@pytest.mark.rule("BASE-SETUP-04")
@pytest.mark.parametrize(("seats", "name"), LAYOUTS)
def test_a_production_token_lies_on_every_tile_but_capitals_water_and_markets(seats: int, name: str) -> None:
    """Q-B-06."""
    game = new_game("classic", seats=seats, seed=1, layout=name)

    tiles = board(game).hexmap.tiles
    assert production(game) == [
        number
        for number, tile in enumerate(tiles, start=1)
        if tile.terrain not in {CAPITAL, WATER} and not tile.market
    ]


@pytest.mark.rule("BASE-SETUP-04")
def test_on_the_small_map_for_two_there_are_13_production_tokens() -> None:
    game = opening()

    assert production(game) == [2, 3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17, 18]


@pytest.mark.rule("BASE-SETUP-04")
@pytest.mark.parametrize("tile", [1, 3, 8])
def test_there_is_nothing_to_pick_up_on_a_capital_a_market_or_water(tile: int) -> None:
    game = scene(explorers=[tile, 2])

    assert offered(game, "pick-up") == ["pick-up 2"]
    assert refused(game, "pick-up 1") == ("no-production-token", "BASE-EXP-06")


@pytest.mark.rule("BASE-SETUP-04")
def test_there_is_one_production_token_on_a_tile() -> None:
    game = scene(explorers=[2, 2])

    act(game, "pick-up 1")

    assert (holdings(game).production, 2 in production(game)) == (1, False)
    assert refused(game, "pick-up 2") == ("no-production-token", "BASE-EXP-06")


# Unused tokens


@pytest.mark.rule("BASE-SETUP-05")
def test_market_tokens_that_were_not_drawn_never_come() -> None:
    """Of the five of Baghdad two lie there, and the second visitor finds what the first one left."""
    game = scene(
        explorers=[3, 1],
        markets=[{"tile": 3, "city": "baghdad"}],
        other={"explorers": [3, 5]},
        luck="baghdad-scholars baghdad-copyists",
    )
    act(game, "visit 1")
    assert refused(game, "keep baghdad-astrologers") == ("not-in-market", "BASE-EXP-04")

    act(game, "keep baghdad-scholars")
    end_turn(game)
    act(game, "activate 1 a", "visit 1")

    assert words(game) == ["keep baghdad-copyists"]
    act(game, "keep baghdad-copyists")
    assert (board(game).markets[0].count, board(game).markets[0].stack) == (0, ())


@pytest.mark.rule("BASE-SETUP-05")
@pytest.mark.parametrize(("seats", "absent"), [(2, 2), (3, 1), (4, 0)])
def test_the_tokens_of_cities_without_a_market_stay_in_the_box(seats: int, absent: int) -> None:
    game = opening(seats)

    on_map = Counter(game.catalog.cards[token].city for market in board(game).markets for token in market.urn)

    assert on_map == dict.fromkeys(CITIES.split()[:seats], 5)
    assert len(set(CITIES.split()) - set(on_map)) == absent


@pytest.mark.rule("BASE-SETUP-05")
def test_no_token_of_the_box_takes_the_place_of_one_that_is_gone() -> None:
    game = scene(supply="1 military", explorers=[4, 1], luck="thracians")

    act(game, "pick-up 1", "produce", "conquer 2", "send 1", "branch 1")
    end_turn(game)

    assert [front(game, tile) for tile in range(1, 13)] == [
        *["", "", "2", "1", ""],
        *["1", "2", "", "2"],
        *["t1", "4", "1"],
    ]
    assert production(game) == [2, 6, 7, 9, 10, 11, 12]
    assert (holdings(game).production, keys(game, holdings(game).exploration)) == (0, ["thracians"])
