"""The ten Free Cities and what a trade with them does."""

import pytest

from monumental import new_game
from monumental.engine.catalog import FREE_CITY
from tests.scene import act, advantage, cities, city, keys, player, refused, scene, supply, words

FREE_CITIES = [
    "novgorod",
    "petra",
    "venice",
    "carthage",
    "palmyra",
    "hormuz",
    "bukhara",
    "florence",
    "malacca",
    "varanasi",
]


@pytest.mark.rule("DUEL-COMP-04")
def test_there_are_ten_free_cities() -> None:
    game = new_game(seed=1)

    assert [card.key for card in game.catalog.cards if card.kind == FREE_CITY] == FREE_CITIES
    assert sorted(keys(game, cities(game).face_up + cities(game).urn)) == sorted(FREE_CITIES)


@pytest.mark.parametrize("card", FREE_CITIES)
def test_a_trade_lays_a_gold_on_the_city_and_marks_it(card: str) -> None:
    game = scene(supply="1 gold", free={"face_up": f". {card} ."})

    act(game, f"trade {card}")

    assert cities(game).gold == (0, 1, 0, 0, 0, 0)
    assert cities(game).traded == (1,)
    assert "gold" not in supply(game)
    assert keys(game, cities(game).face_up) == [".", card, "."]


def test_novgorod_gives_a_basic_building() -> None:
    game = scene(supply="1 gold", free={"face_up": "novgorod . ."}, piles={"laboratory": 1, "barricade": 2})

    act(game, "trade novgorod")
    assert words(game) == ["build laboratory", "build barricade", "no"]
    assert refused(game, "build workshop") == ("empty-pile", "DUEL-ACQ-05")
    act(game, "build laboratory")

    assert keys(game, player(game).deck.known) == ["laboratory"]
    assert supply(game) == {}
    assert game.state.piles == [0, 0, 0, 2]


def test_petra_reinforces_a_card_for_a_basic_resource() -> None:
    game = scene(supply="1 gold", free={"face_up": "petra . ."}, city="fort* library . . . . . . .")

    act(game, "trade petra")
    assert words(game) == ["reinforce a1", "no"]
    act(game, "reinforce a1", "take science")

    assert player(game).rotated == 0
    assert supply(game) == {"science": 1}
    assert game.seat == 1


def test_petra_gives_nothing_where_no_card_is_reinforced() -> None:
    declined = scene(supply="1 gold", free={"face_up": "petra . ."}, city="fort* . . . . . . . .")
    impossible = scene(supply="1 gold", free={"face_up": "petra . ."}, city="fort . . . . . . . .")

    act(declined, "trade petra", "no")
    act(impossible, "trade petra")

    assert (supply(declined), declined.seat) == ({}, 1)
    assert (supply(impossible), impossible.seat) == ({}, 1)


def test_venice_copies_a_card_of_the_city_but_no_policy() -> None:
    game = scene(
        supply="1 gold",
        free={"face_up": "venice . ."},
        city="trading-post library!/bushido* borobudur . . . . . .",
        policies="zen",
    )

    act(game, "trade venice")
    assert words(game) == ["copy a1", "copy b1", "copy b1k", "no"]
    assert refused(game, "copy c1") == ("copies-others", "DUEL-TERM-10")
    assert refused(game, "copy-policy zen") == ("not-copied-by-this", "DUEL-TERM-12")
    act(game, "copy a1")

    assert supply(game) == {"gold": 2}


@pytest.mark.parametrize("holder", ["", "1 military 1"])
def test_carthage_gives_two_military(holder: str) -> None:
    game = scene(supply="1 gold", free={"face_up": "carthage . ."}, advantage=holder)

    act(game, "trade carthage")

    assert supply(game) == {"military": 2}


def test_carthage_gives_the_holder_of_the_advantage_three_basic_resources() -> None:
    game = scene(supply="1 gold", free={"face_up": "carthage . ."}, advantage="0 military 1")

    act(game, "trade carthage", "take science", "take science", "take production")

    assert supply(game) == {"production": 1, "science": 2}
    assert (game.seat, advantage(game).tokens) == (1, 1)


def test_palmyra_archives_a_card_for_a_basic_resource() -> None:
    game = scene(supply="1 gold", free={"face_up": "palmyra . ."}, city="fort* library . . . . . . .")

    act(game, "trade palmyra")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1", "take production")

    assert keys(game, player(game).archive) == ["library"]
    assert supply(game) == {"production": 1}
    assert game.seat == 1


def test_palmyra_gives_nothing_where_no_card_is_archived() -> None:
    game = scene(supply="1 gold", free={"face_up": "palmyra . ."}, city="library . . . . . . . .")

    act(game, "trade palmyra", "no")

    assert supply(game) == {}
    assert game.seat == 1


@pytest.mark.parametrize(
    ("owned", "gives"),
    [
        ("", {"military": 1}),
        ("petra", {"military": 1, "gold": 1}),
        ("petra venice", {"military": 1, "gold": 1}),
        ("petra venice malacca", {"military": 1, "gold": 1}),
    ],
)
def test_hormuz_gives_a_basic_resource_and_a_gold_for_one_free_city_at_most(
    owned: str, gives: dict[str, int]
) -> None:
    game = scene(supply="1 gold", free={"face_up": "hormuz . .", "owned": [owned, "bukhara"]})

    act(game, "trade hormuz", "take military")

    assert supply(game) == gives


def test_hormuz_counts_itself_once_it_is_yours() -> None:
    game = scene(free={"owned": ["hormuz", ""]})

    act(game, "trade hormuz", "take military")

    assert supply(game) == {"military": 1, "gold": 1}


@pytest.mark.parametrize(
    ("known", "discard", "archive", "gives"),
    [
        ("fort", "", "masonry", {}),
        ("fort", "stirrup", "masonry", {"science": 1}),
        ("bushido fort", "stirrup", "", {"science": 2}),
        ("bushido fort", "stirrup masonry democracy", "", {"science": 3}),
    ],
)
def test_bukhara_gives_science_for_up_to_three_knowledge_owned(
    known: str, discard: str, archive: str, gives: dict[str, int]
) -> None:
    game = scene(
        supply="1 gold", free={"face_up": "bukhara . ."}, known=known, discard=discard, archive=archive
    )

    act(game, "trade bukhara")

    assert supply(game) == gives


def test_florence_sells_culture_for_two_basic_resources() -> None:
    game = scene(supply="2 military 1 gold", free={"face_up": "florence . ."}, wonder="borobudur")

    act(game, "trade florence")
    assert words(game) == ["yes", "no"]
    act(game, "yes", "pay military", "pay military")

    assert supply(game) == {"culture": 1}


def test_florence_sells_culture_for_one_basic_resource_to_the_owner_of_a_wonder() -> None:
    game = scene(supply="1 military 1 gold", free={"face_up": "florence . ."}, discard="borobudur")

    act(game, "trade florence", "yes", "pay military")

    assert supply(game) == {"culture": 1}


def test_florence_asks_nothing_of_those_who_cannot_pay() -> None:
    game = scene(supply="1 military 1 gold", free={"face_up": "florence . ."})

    act(game, "trade florence")

    assert supply(game) == {"military": 1}
    assert game.seat == 1


def test_florence_may_be_left() -> None:
    game = scene(supply="2 military 1 gold", free={"face_up": "florence . ."})

    act(game, "trade florence", "no")

    assert supply(game) == {"military": 2}
    assert game.seat == 1


def test_malacca_discards_from_the_display_for_two_basic_resources_of_one_type() -> None:
    game = scene(supply="1 gold", free={"face_up": "malacca . ."}, display="tibet . bourse . . .")

    act(game, "trade malacca")
    assert words(game) == ["remove 1", "remove 3", "no"]
    act(game, "remove 3", "take production")

    assert keys(game, game.state.display.slots) == ["tibet", ".", ".", ".", ".", "."]
    assert keys(game, game.state.display.discard) == ["bourse"]
    assert supply(game) == {"production": 2}


def test_malacca_gives_nothing_where_no_card_is_discarded() -> None:
    game = scene(supply="1 gold", free={"face_up": "malacca . ."}, display="tibet . . . . .")

    act(game, "trade malacca", "no")

    assert supply(game) == {}
    assert keys(game, game.state.display.slots) == ["tibet", ".", ".", ".", ".", "."]


def test_varanasi_discards_a_card_of_the_city_and_draws_and_uses_another() -> None:
    game = scene(
        supply="1 gold",
        free={"face_up": "varanasi . ."},
        city="fort* library . . . . . . .",
        known="fort trading-post",
    )

    act(game, "trade varanasi")
    assert words(game) == ["discard b1", "no"]
    act(game, "discard b1")

    assert city(game)[:2] == ["fort", "."]
    assert keys(game, player(game).discard) == ["library", "trading-post"]
    assert supply(game) == {"gold": 2}


def test_varanasi_draws_nothing_where_no_card_is_discarded() -> None:
    game = scene(
        supply="1 gold",
        free={"face_up": "varanasi . ."},
        city="library . . . . . . . .",
        known="trading-post",
    )

    act(game, "trade varanasi", "no")

    assert supply(game) == {}
    assert keys(game, player(game).deck.known) == ["trading-post"]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("petra", ("nothing-to-reinforce", "DUEL-TERM-23")),
        ("venice", ("nothing-copyable", "DUEL-TERM-12")),
        ("palmyra", ("no-inactive-card", "DUEL-TERM-03")),
        ("bukhara", ("nothing-to-count", "DUEL-ACQ-06")),
        ("florence", ("cannot-pay-basics", "DUEL-TERM-22")),
        ("malacca", ("empty-display", "DUEL-REPD-04")),
        ("varanasi", ("no-inactive-card", "DUEL-TERM-15")),
    ],
)
def test_a_city_of_your_own_that_could_do_nothing_is_not_traded_with(
    card: str, reason: tuple[str, str]
) -> None:
    game = scene(free={"owned": [card, ""]})

    assert refused(game, f"trade {card}") == reason
