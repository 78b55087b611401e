"""Setting up the players: civilizations, cities, Policies, Gold, Capitals and pieces."""

from __future__ import annotations

import pytest

from monumental import Game, new_game, read_action, unpack
from monumental.engine.chance import LuckError
from monumental.engine.reasons import IllegalAction
from monumental.play.setup import SetupError
from tests.classic_scene import (
    act,
    board,
    city,
    created,
    explorers,
    keys,
    land,
    offered,
    player,
    refused,
    scene,
    supply,
    told,
    units,
    warlord,
    words,
)
from tests.rules.classic.test_setup import opening

PEOPLES = ["chinese", "danes", "egyptians", "greeks", "japanese"]
#: The special Building and the Knowledge of each, a Policy, and the Warlord.
OWN_CARDS = [
    ("chinese", "paper-mill", "pyrotechnics", "silk-road", "hua-mulan"),
    ("danes", "mead-hall", "longships", "danegeld", "siegfried"),
    ("egyptians", "aswan-quarry", "hieroglyphs", "corvee", "ramses-ii"),
    ("greeks", "agora", "philosophy", "emporia", "hercules"),
    ("japanese", "samurai-training-ground", "waka-poetry", "sakoku", "miyamoto-musashi"),
]
COMMON = [*["work-camp"] * 5, *["library"] * 3, *["fort"] * 3, "forum", "mine"]

#: The first nine cards of a city, without its Knowledge.
NINE = "work-camp library fort work-camp library fort forum mine work-camp"
TURN_ORDER = [
    (2, 0, [1, 0]),
    (2, 1, [0, 1]),
    (3, 0, [2, 1, 0]),
    (3, 1, [0, 2, 1]),
    (4, 0, [3, 2, 1, 0]),
    (4, 2, [1, 0, 3, 2]),
]


def dealt(*, last: str = NINE, first: str = NINE) -> Game:
    """A game in which luck brings these cards to the cities, that of the last player, seat 1, first."""
    return opening(civilizations=("egyptians", "danes"), then=[*last.split(), *first.split()])


def number(civilization: str) -> int:
    return unpack("classic").catalog.civilization_by_key[civilization].number


def peoples(game: Game) -> list[str]:
    return [game.catalog.civilizations[each.civilization].key for each in game.state.players]


def everything(game: Game, seat: int = 0) -> list[str]:
    return sorted(keys(game, player(game, seat).owned()))


def dealt_places(game: Game, seat: int) -> list[int]:
    return [event.place for event in told(game, "dealt") if event.seat == seat]


# Civilizations


@pytest.mark.rule("BASE-CITY-01")
@pytest.mark.parametrize(("seats", "first", "order"), TURN_ORDER)
def test_from_the_last_player_on_each_chooses_a_civilization(
    seats: int, first: int, order: list[int]
) -> None:
    """Q-B-03: counter-clockwise, and all before the first Capital is chosen."""
    game = new_game("classic", seats=seats, seed=1, first=first)
    asked = []

    for civilization in PEOPLES[:seats]:
        asked.append((game.choice().question, game.seat))
        act(game, f"choose {civilization}")

    assert asked == [("choose-civilization", seat) for seat in order]
    assert [peoples(game)[seat] for seat in order] == PEOPLES[:seats]
    assert game.choice().question == "choose-capital"


@pytest.mark.rule("BASE-CITY-01")
def test_a_civilization_that_somebody_has_cannot_be_chosen_again() -> None:
    game = new_game("classic", seats=3, seed=1, first=0)
    assert words(game) == [f"choose {people}" for people in PEOPLES]

    act(game, "choose greeks")

    assert words(game) == ["choose chinese", "choose danes", "choose egyptians", "choose japanese"]
    assert refused(game, "choose greeks") == ("civilization-taken", "BASE-CITY-01")
    assert refused(game, "capital 5") == ("not-asked-now", "BASE-CITY-01")
    with pytest.raises(IllegalAction, match="BASE-CITY-01"):
        game.play(read_action(game, "choose greeks"))


@pytest.mark.rule("BASE-CITY-01")
def test_civilizations_agreed_on_beforehand_are_not_asked_for() -> None:
    """Q-B-03."""
    game = new_game("classic", seed=1, first=0, civilizations=["japanese", None, "danes"])
    assert (game.seat, words(game)) == (1, ["choose chinese", "choose egyptians", "choose greeks"])

    act(game, "choose greeks")

    assert peoples(game) == ["japanese", "greeks", "danes"]
    assert game.choice().question == "choose-capital"
    with pytest.raises(SetupError, match="each player needs a civilization of their own"):
        new_game("classic", seed=1, civilizations=["danes", "greeks", "danes"])


@pytest.mark.rule("BASE-CITY-01")
@pytest.mark.parametrize("civilization", PEOPLES)
def test_luck_may_draw_the_civilizations_for_the_last_player_first(civilization: str) -> None:
    """Q-B-03."""
    left = [people for people in PEOPLES if people != civilization]
    other = left[PEOPLES.index(civilization) - 1]
    luck: list[str | int] = [number(civilization), left.index(other), *NINE.split(), *NINE.split()]

    game = opening(civilizations=("random", "random"), then=luck)

    assert peoples(game) == [other, civilization]
    drawn = [(event.seat, event.number) for event in told(game, "drew-civilization")]
    assert drawn == [(1, number(civilization)), (0, number(other))]
    assert game.choice().question == "choose-capital"


@pytest.mark.rule("BASE-CITY-01")
def test_luck_draws_no_civilization_that_somebody_has() -> None:
    for which, people in enumerate(["chinese", "egyptians", "greeks", "japanese"]):
        game = opening(civilizations=("danes", "random"), then=[which, *NINE.split(), *NINE.split()])
        assert peoples(game) == ["danes", people]
    with pytest.raises(LuckError, match="draw 11 on record is not among the cards"):
        opening(civilizations=("danes", "random"), then=[4])


@pytest.mark.rule("BASE-CITY-01")
def test_who_still_chooses_knows_what_was_drawn_for_the_others() -> None:
    game = opening(3, civilizations=("random", None, "greeks"), then=[1])

    assert (game.seat, words(game)) == (1, ["choose chinese", "choose egyptians", "choose japanese"])
    assert refused(game, "choose danes") == ("civilization-taken", "BASE-CITY-01")


@pytest.mark.rule("BASE-CITY-02", "BASE-CITY-04")
@pytest.mark.parametrize(("civilization", "building", "knowledge", "policy", "leader"), OWN_CARDS)
def test_a_player_takes_what_belongs_to_their_civilization(
    civilization: str, building: str, knowledge: str, policy: str, leader: str
) -> None:
    """Policies and the Warlord card lie apart from the 15 cards that are shuffled."""
    rival = "greeks" if civilization == "danes" else "danes"

    game = new_game("classic", seed=1, civilizations=[civilization, rival], draw_capitals=True)

    people = game.catalog.civilizations[player(game).civilization]
    assert everything(game) == sorted([*COMMON, building, knowledge])
    assert len(player(game).culture_deck) == 5
    assert policy in keys(game, player(game).culture_deck)
    assert keys(game, [people.warlord]) == [leader]
    assert units(game, land(game)[0]) == "9 troops, warlord"


@pytest.mark.rule("BASE-CITY-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_of_an_unused_civilization_goes_back_to_the_box(seats: int) -> None:
    game = new_game("classic", seed=1, civilizations=PEOPLES[:seats], draw_capitals=True)

    in_play = {
        key
        for seat in range(seats)
        for key in (*everything(game, seat), *keys(game, player(game, seat).culture_deck))
    }

    for civilization, building, knowledge, policy, _ in OWN_CARDS:
        used = civilization in PEOPLES[:seats]
        assert [key in in_play for key in (building, knowledge, policy)] == [used] * 3
    assert sum(board(game).troops) == 9 * seats
    assert len(board(game).warlords) == len(board(game).capitals) == seats
    assert len(board(game).explorers) == 2 * seats


# The city


@pytest.mark.rule("BASE-CITY-05")
@pytest.mark.parametrize("card", ["work-camp", "library", "fort", "forum", "mine", "aswan-quarry"])
def test_the_fifteen_cards_are_shuffled_so_any_may_come_first(card: str) -> None:
    game = dealt(first=f"{card} work-camp library fort work-camp library fort work-camp work-camp")

    assert city(game)[0] == card


@pytest.mark.rule("BASE-CITY-04", "BASE-CITY-05")
@pytest.mark.parametrize("card", ["mine", "mead-hall", "gift-of-the-nile", "ramses-ii", "workshop"])
def test_no_card_comes_that_is_not_among_the_fifteen(card: str) -> None:
    """There is one Mine; the Mead Hall is the Danes', and neither Policies nor Warlords are shuffled in."""
    with pytest.raises(LuckError, match="draw 21 on record is not among the cards"):
        dealt(first=f"mine {card} library fort work-camp library fort work-camp work-camp")


@pytest.mark.rule("BASE-CITY-06")
def test_a_city_is_dealt_card_by_card_from_the_top_left_to_the_bottom_right() -> None:
    game = dealt(
        first="mine fort library fort aswan-quarry work-camp library work-camp forum",
        last="mead-hall fort mine forum library library work-camp work-camp fort",
    )

    assert city(game, 0)[:9] == [
        *["mine", "fort", "library"],
        *["fort", "aswan-quarry", "work-camp"],
        *["library", "work-camp", "forum"],
    ]
    assert city(game, 1)[:9] == [
        *["mead-hall", "fort", "mine"],
        *["forum", "library", "library"],
        *["work-camp", "work-camp", "fort"],
    ]
    assert dealt_places(game, 0) == dealt_places(game, 1) == list(range(9))
    assert (player(game).rotated, player(game).activated, player(game).marked) == (0, 0, 0)


@pytest.mark.rule("BASE-CITY-07")
@pytest.mark.parametrize("cell", [0, 4, 8])
def test_the_next_card_is_dealt_on_top_of_a_knowledge(cell: int) -> None:
    cards = NINE.split()

    game = dealt(first=" ".join([*cards[:cell], "hieroglyphs", *cards[cell:]]))

    knowledge = ["."] * 9
    knowledge[cell] = "hieroglyphs"
    assert city(game) == [*cards, *knowledge]
    assert dealt_places(game, 0) == [*range(cell), cell + 9, *range(cell, 9)]


@pytest.mark.rule("BASE-CITY-07")
def test_the_text_of_a_knowledge_under_a_card_can_be_read_and_used() -> None:
    game = scene(city="work-camp/hieroglyphs* . . . . . . . .")

    assert offered(game, "use") == ["use a1k"]
    act(game, "use a1k", "reinforce a1")

    assert player(game).reinforced == 1


@pytest.mark.rule("BASE-CITY-08")
def test_the_undealt_cards_are_the_city_deck_and_the_discard_pile_is_empty() -> None:
    game = dealt(first=NINE, last=f"longships {NINE}")

    left = ["aswan-quarry", "fort", "hieroglyphs", "library", "work-camp", "work-camp"]
    assert sorted(keys(game, player(game).deck.urn)) == left
    assert (player(game).deck.known, player(game).discard, player(game).archive) == ((), (), ())
    assert (player(game, 0).deck.count(), player(game, 1).deck.count()) == (6, 5)


@pytest.mark.rule("BASE-CITY-08")
@pytest.mark.parametrize("card", ["aswan-quarry", "hieroglyphs"])
def test_the_city_deck_is_face_down_so_any_of_its_cards_may_be_drawn_next(card: str) -> None:
    game = scene(supply="3 science", urn="aswan-quarry hieroglyphs", luck=card)

    act(game, "progress")

    assert keys(game, player(game).drawn) == [card]


# Beside the city


@pytest.mark.rule("BASE-CITY-09")
def test_the_warlord_card_lies_ready_beside_an_empty_city() -> None:
    game = scene(civ="egyptians", supply="1 military", tokens={})

    act(game, "conquer 2", "send-warlord")

    assert keys(game, [event.card for event in told(game, "warlord-benefit")]) == ["ramses-ii"]
    assert supply(game) == {"production": 2}
    assert city(game) == ["."] * 18


@pytest.mark.rule("BASE-CITY-10")
def test_policies_start_face_down_and_undeveloped() -> None:
    game = dealt()

    policies = ["divine-kingship", "corvee", "book-of-the-dead", "gift-of-the-nile", "house-of-life"]
    assert keys(game, player(game).culture_deck) == policies
    assert player(game).policies == ()


@pytest.mark.rule("BASE-CITY-10")
def test_the_owner_may_look_and_take_any_policy_of_the_culture_deck() -> None:
    game = scene(supply="1 culture")

    assert offered(game, "develop") == [
        "develop divine-kingship",
        "develop corvee",
        "develop book-of-the-dead",
        "develop gift-of-the-nile",
        "develop house-of-life",
    ]
    assert refused(game, "develop danegeld") == ("not-your-policy", "BASE-POL-01")


@pytest.mark.rule("BASE-CITY-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_two_gold(seats: int) -> None:
    game = new_game("classic", seed=1, civilizations=PEOPLES[-seats:])

    assert [supply(game, seat) for seat in range(seats)] == [{"gold": 2}] * seats


# Capitals


@pytest.mark.rule("BASE-CITY-13")
@pytest.mark.parametrize(("seats", "first", "order"), TURN_ORDER)
def test_from_the_last_player_on_each_chooses_a_capital(seats: int, first: int, order: list[int]) -> None:
    """Counter-clockwise; then the start player begins."""
    game = new_game("classic", seed=1, civilizations=PEOPLES[:seats], first=first, journal=[])
    asked, taken = [], []

    for _ in range(seats):
        asked.append((game.choice().question, game.seat))
        taken.append(words(game)[-1])
        act(game, taken[-1])

    tiles = [f"capital {tile + 1}" for tile in board(game).hexmap.capitals]
    assert asked == [("choose-capital", seat) for seat in order]
    assert taken == tiles[::-1]
    assert [f"capital {board(game).capitals[seat] + 1}" for seat in order] == taken
    assert [event.seat for event in told(game, "settled")] == order
    assert (game.seat, game.choice().question) == (first, "activate")


@pytest.mark.rule("BASE-CITY-13")
def test_any_free_capital_can_be_chosen_and_no_other_tile() -> None:
    """Q-B-02: a Capital tile belongs to no civilization."""
    game = new_game("classic", seed=1, civilizations=["danes", "greeks"], first=0)
    assert (game.seat, words(game)) == (1, ["capital 8", "capital 12"])
    assert refused(game, "capital 9") == ("no-capital-there", "BASE-CITY-13")
    assert refused(game, "activate 1 a") == ("not-asked-now", "BASE-CITY-13")

    act(game, "capital 8")

    assert (game.seat, words(game)) == (0, ["capital 12"])
    assert refused(game, "capital 8") == ("capital-taken", "BASE-CITY-13")
    assert (land(game, 0), land(game, 1)) == ([], [8])


@pytest.mark.rule("BASE-CITY-13")
@pytest.mark.parametrize(("which", "drawn", "left"), [(0, 8, 12), (1, 12, 8)])
def test_luck_may_draw_the_capitals_for_the_last_player_first(which: int, drawn: int, left: int) -> None:
    luck: list[str | int] = [*NINE.split(), *NINE.split(), which, 0]

    game = opening(civilizations=("egyptians", "danes"), draw_capitals=True, then=luck)

    assert (land(game, 1), land(game, 0)) == ([drawn], [left])
    assert (game.seat, game.choice().question) == (0, "activate")


@pytest.mark.rule("BASE-CITY-13")
def test_luck_draws_no_capital_twice() -> None:
    luck: list[str | int] = [*NINE.split(), *NINE.split(), 0, 1]

    with pytest.raises(LuckError, match="draw 30 on record is not among the cards"):
        opening(civilizations=("egyptians", "danes"), draw_capitals=True, then=luck)


@pytest.mark.rule("BASE-CITY-14", "BASE-CITY-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pieces_but_the_outposts_start_on_the_own_capital(seats: int) -> None:
    game = new_game("classic", seed=1, civilizations=PEOPLES[:seats], draw_capitals=True)

    for seat in range(seats):
        capital = board(game).capitals[seat] + 1
        assert land(game, seat) == [capital]
        assert units(game, capital) == "9 troops, warlord"
        assert (warlord(game, seat), explorers(game, seat)) == (capital, [capital, capital])
    assert sorted(board(game).capitals) == list(board(game).hexmap.capitals)
    assert (board(game).outposts, created(game)) == (0, [0] * seats)


@pytest.mark.rule("BASE-CITY-15")
def test_two_outposts_lie_in_the_supply_of_each_player() -> None:
    game = scene(troops="1:0 2:3 6:3 3:3")

    act(game, "outpost 2", "outpost 6")

    assert [units(game, tile) for tile in (2, 6)] == ["outpost", "outpost"]
    assert refused(game, "outpost 3") == ("no-outpost-left", "BASE-OUT-03")
    assert created(game) == [2, 0]
