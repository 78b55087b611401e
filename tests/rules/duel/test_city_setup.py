"""Setting up the players: civilizations, cities, decks, Policies, Gold and the first player."""

from __future__ import annotations

import pytest

from monumental import Game, new_game, read_action, score_sheets, unpack
from monumental.engine.chance import LuckError, Recorded
from monumental.engine.reasons import IllegalAction
from monumental.engine.state import SCOUT, WARLORD
from monumental.play.setup import SetupError
from monumental.testing import city_cards
from tests.scene import (
    act,
    advantage,
    city,
    keys,
    offered,
    player,
    printed,
    refused,
    scene,
    stack,
    supply,
    told,
    words,
)

#: What luck brings before the cities are dealt.
TABLE = "masonry sahara academy democracy phoenicia trading-post petra venice carthage"
#: The first nine cards of a city, without its Knowledge.
NINE = "work-camp library fort work-camp library fort forum mine work-camp"
ALL_CELLS = list(range(9))


def dealt(
    first: str, second: str = NINE, *, civilizations: tuple[str, str] = ("japanese", "malians")
) -> Game:
    """A game in which luck brings these cards to the cities; seat 0 is the first player."""
    catalog = unpack("duel").catalog
    luck = [catalog.number(key) for key in f"{TABLE} {first} {second}".split()]
    return new_game(chance=Recorded(luck), civilizations=civilizations, first=0, journal=[])


def dealt_places(game: Game, seat: int) -> list[int]:
    return [event.place for event in told(game, "dealt") if event.seat == seat]


def everything(game: Game, seat: int) -> list[str]:
    """The keys of all city cards of a seat, wherever they lie."""
    return sorted(keys(game, city_cards(player(game, seat))))


# Civilizations


@pytest.mark.rule("DUEL-CITY-01")
def test_each_player_chooses_a_civilization_that_nobody_else_plays() -> None:
    """Free choice, different civilizations (Q-D-02)."""
    game = new_game(seed=1, first=0)
    assert (game.seat, game.choice().question) == (0, "choose-civilization")
    assert words(game) == ["choose aztecs", "choose japanese", "choose malians"]

    act(game, "choose japanese")

    assert game.seat == 1
    assert words(game) == ["choose aztecs", "choose malians"]
    assert refused(game, "choose japanese") == ("civilization-taken", "DUEL-CITY-01")
    with pytest.raises(IllegalAction, match="DUEL-CITY-01"):
        game.play(read_action(game, "choose japanese"))


@pytest.mark.rule("DUEL-CITY-01")
def test_a_civilization_agreed_on_beforehand_is_not_asked_for() -> None:
    game = new_game(seed=1, first=0, civilizations=[None, "aztecs"])
    assert (game.seat, words(game)) == (0, ["choose japanese", "choose malians"])

    act(game, "choose malians")

    chosen = [game.catalog.civilizations[each.civilization].key for each in game.state.players]
    assert chosen == ["malians", "aztecs"]
    with pytest.raises(SetupError, match="each player needs a civilization of their own"):
        new_game(seed=1, civilizations=["aztecs", "aztecs"])


@pytest.mark.rule("DUEL-CITY-01")
def test_the_cards_of_an_unused_civilization_go_back_to_the_box() -> None:
    game = new_game(seed=1, civilizations=["japanese", "malians"])

    in_play = {
        card
        for seat in (0, 1)
        for card in (
            *city_cards(player(game, seat)),
            *player(game, seat).culture_deck,
            *stack(game, seat).cards,
        )
    }

    unused = {"ball-court", "floating-gardens", "calendar", "codex", "flower-war", "triple-alliance"}
    assert unused.isdisjoint(keys(game, sorted(in_play)))
    assert "lake-texcoco" not in keys(game, sorted(in_play))
    assert {"dojo", "bushido", "zen", "salt-market", "dyula-traders"} <= set(keys(game, sorted(in_play)))


@pytest.mark.rule("DUEL-CITY-03")
@pytest.mark.parametrize("civilization", ["aztecs", "japanese", "malians"])
def test_a_player_takes_the_city_cards_and_policies_of_their_civilization(civilization: str) -> None:
    opponent = "malians" if civilization == "japanese" else "japanese"
    game = new_game(seed=1, civilizations=[civilization, opponent])
    people = game.catalog.civilization_by_key[civilization]

    assert everything(game, 0) == sorted(keys(game, people.deck))
    assert len(everything(game, 0)) == 15
    assert player(game).culture_deck == tuple(sorted(people.policies))
    assert len(player(game).culture_deck) == 5


WARLORDS_AND_SCOUTS = [
    ("aztecs", "montezuma", "pochteca"),
    ("japanese", "oda-nobunaga", "red-seal-merchant"),
    ("malians", "sundiata-keita", "wangara-merchant"),
]


@pytest.mark.rule("DUEL-CITY-03")
@pytest.mark.parametrize(("civilization", "warlord", "scout"), WARLORDS_AND_SCOUTS)
def test_a_player_takes_the_warlord_and_the_scout_of_their_civilization(
    civilization: str, warlord: str, scout: str
) -> None:
    opponent = "malians" if civilization == "japanese" else "japanese"
    game = new_game(seed=1, civilizations=[civilization, opponent])

    people = game.catalog.civilizations[player(game).civilization]

    assert keys(game, [people.warlord, people.scout]) == [warlord, scout]
    assert {warlord, scout}.isdisjoint(everything(game, 0))


@pytest.mark.rule("DUEL-CITY-07")
@pytest.mark.parametrize(("civilization", "warlord", "scout"), WARLORDS_AND_SCOUTS)
def test_warlord_and_scout_lie_ready_beside_an_empty_city(
    civilization: str, warlord: str, scout: str
) -> None:
    game = scene(
        civ=civilization,
        against="malians" if civilization == "japanese" else "japanese",
        supply="2 gold",
        provinces="phoenicia",
        other={"provinces": "sahara", "passed": True},
        advantage="0 military 1",
        free={"face_up": "bukhara . ."},
    )

    act(game, "trade bukhara", "warlord")

    people = game.catalog.civilizations[player(game).civilization]
    assert keys(game, [event.card for event in told(game, "used")]) == [warlord]
    assert keys(game, [people.scout]) == [scout]
    assert player(game).marked == 1 << WARLORD | 1 << SCOUT
    assert city(game) == ["."] * 18


# The city


@pytest.mark.rule("DUEL-CITY-04")
def test_the_city_is_dealt_card_by_card_from_the_top_left_to_the_bottom_right() -> None:
    game = dealt(first="mine fort library fort dojo work-camp library work-camp forum")

    assert city(game)[:9] == [
        *["mine", "fort", "library"],
        *["fort", "dojo", "work-camp"],
        *["library", "work-camp", "forum"],
    ]
    assert dealt_places(game, 0) == ALL_CELLS
    assert (player(game).rotated, player(game).activated, player(game).marked) == (0, 0, 0)


@pytest.mark.rule("DUEL-CITY-04")
def test_both_players_have_a_city() -> None:
    game = dealt(
        first="mine fort library fort dojo work-camp library work-camp forum",
        second="salt-market fort mine forum library library work-camp work-camp salt-market",
    )

    assert city(game, 1)[:9] == [
        *["salt-market", "fort", "mine"],
        *["forum", "library", "library"],
        *["work-camp", "work-camp", "salt-market"],
    ]
    assert dealt_places(game, 1) == ALL_CELLS


@pytest.mark.rule("DUEL-CITY-04")
@pytest.mark.parametrize("card", ["work-camp", "library", "fort", "forum", "mine", "dojo"])
def test_the_fifteen_cards_are_shuffled_so_any_may_come_first(card: str) -> None:
    others = "work-camp library fort work-camp library fort work-camp work-camp"

    game = dealt(first=f"{card} {others}")

    assert city(game)[0] == card


@pytest.mark.rule("DUEL-CITY-04")
def test_no_card_comes_more_often_than_the_civilization_has_it() -> None:
    with pytest.raises(LuckError, match="draw 11 on record is not among the cards"):
        dealt(first="dojo dojo work-camp library fort work-camp library fort work-camp")


@pytest.mark.rule("DUEL-CITY-05")
@pytest.mark.parametrize("cell", [0, 4, 8])
def test_the_next_card_is_dealt_on_top_of_a_knowledge(cell: int) -> None:
    cards = NINE.split()

    game = dealt(first=" ".join([*cards[:cell], "bushido", *cards[cell:]]))

    knowledge = ["."] * 9
    knowledge[cell] = "bushido"
    assert city(game) == [*cards, *knowledge]
    assert dealt_places(game, 0) == [*range(cell), cell + 9, *range(cell, 9)]


@pytest.mark.rule("DUEL-CITY-05")
def test_the_text_of_a_knowledge_under_a_card_can_be_read_and_used() -> None:
    game = scene(city="work-camp/bushido* . . . . . . . .")

    assert offered(game, "use") == ["use a1k"]
    act(game, "use a1k")

    assert advantage(game).holder == 0


@pytest.mark.rule("DUEL-CITY-06")
def test_the_undealt_cards_are_the_city_deck_and_the_discard_pile_is_empty() -> None:
    game = dealt(first=NINE)

    deck = player(game).deck
    assert sorted(keys(game, deck.urn)) == [
        "bushido",
        "dojo",
        "fort",
        "library",
        "work-camp",
        "work-camp",
    ]
    assert deck.known == ()
    assert player(game).discard == ()
    assert player(game).archive == ()


@pytest.mark.rule("DUEL-CITY-06")
def test_with_a_knowledge_in_the_city_ten_cards_are_dealt_and_five_are_left() -> None:
    game = dealt(first=f"bushido {NINE}")

    assert player(game, 0).deck.count() == 5
    assert player(game, 1).deck.count() == 6


@pytest.mark.rule("DUEL-CITY-06")
def test_the_city_deck_is_face_down_so_any_of_its_cards_may_be_drawn_next() -> None:
    for card in ("dojo", "bushido"):
        game = scene(supply="2 science", urn="dojo bushido", luck=card)

        act(game, "progress")

        assert keys(game, [event.card for event in told(game, "drew")]) == [card]


# Provinces


@pytest.mark.rule("DUEL-CITY-08")
@pytest.mark.parametrize("civilization", ["japanese", "malians"])
def test_the_province_stack_is_an_empty_space_at_the_start(civilization: str) -> None:
    opponent = "malians" if civilization == "japanese" else "japanese"

    game = new_game(seed=1, civilizations=[civilization, opponent])

    assert stack(game).cards == ()
    assert stack(game).markers == (0, 0, 0)


@pytest.mark.rule("DUEL-CITY-08")
def test_each_player_has_a_province_stack_of_their_own() -> None:
    price = printed("phoenicia").cost
    game = scene(supply=f"{price} military", display="phoenicia . . . . .", other={"provinces": "sahara"})

    act(game, "acquire 1")

    assert keys(game, stack(game, 0).cards) == ["phoenicia"]
    assert keys(game, stack(game, 1).cards) == ["sahara"]


@pytest.mark.rule("DUEL-CITY-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_aztecs_start_with_a_province_and_six_type_markers(seat: int) -> None:
    """A sixteenth card besides the fifteen of the city (Q-D-03); two markers of each type (Q-D-14)."""
    civilizations = ["aztecs", "japanese"] if seat == 0 else ["japanese", "aztecs"]

    game = new_game(seed=1, civilizations=civilizations)

    assert keys(game, stack(game, seat).cards) == ["lake-texcoco"]
    assert stack(game, seat).added_types == (0,)
    assert stack(game, seat).markers == (2, 2, 2)
    assert len(everything(game, seat)) == 15
    assert stack(game, 1 - seat).cards == ()


@pytest.mark.rule("DUEL-CITY-09")
def test_the_starting_province_is_a_normal_province() -> None:
    """It gives a point, counts for Dominance and can be conquered at its cost of 2 (Q-D-03)."""
    game = scene(supply="2 military", other={"provinces": "lake-texcoco"})
    before = [sheet.total for sheet in score_sheets(game)]

    act(game, "conquer")

    assert before == [0, 1 + 3]
    assert [sheet.total for sheet in score_sheets(game)] == [1 + 3, 0]
    assert keys(game, stack(game, 0).cards) == ["lake-texcoco"]
    assert supply(game) == {}


@pytest.mark.rule("DUEL-CITY-09")
def test_a_table_may_play_without_the_starting_province() -> None:
    """The rule switch of Q-D-03; the markers stay."""
    game = new_game(seed=1, civilizations=["aztecs", "japanese"], switches={"aztec_start_province": False})

    assert stack(game).cards == ()
    assert stack(game).markers == (2, 2, 2)


# Policies, Gold, the first player


@pytest.mark.rule("DUEL-CITY-10")
def test_policies_start_face_down_and_undeveloped() -> None:
    game = dealt(first=NINE)

    policies = player(game).culture_deck
    assert keys(game, policies) == ["shogunate", "sankin-kotai", "tea-ceremony", "zen", "rangaku"]
    assert player(game).policies == ()
    assert told(game, "developed") == []


@pytest.mark.rule("DUEL-CITY-10")
def test_the_owner_may_look_and_take_any_policy_of_the_culture_deck() -> None:
    game = scene(supply="1 culture", other={"supply": "1 culture"})

    assert offered(game, "develop") == [
        "develop shogunate",
        "develop sankin-kotai",
        "develop tea-ceremony",
        "develop zen",
        "develop rangaku",
    ]
    assert refused(game, "develop codex") == ("not-your-policy", "DUEL-POL-01")


@pytest.mark.rule("DUEL-CITY-11")
@pytest.mark.parametrize("civilizations", [("aztecs", "japanese"), ("malians", "aztecs")])
def test_each_player_starts_with_two_gold(civilizations: tuple[str, str]) -> None:
    game = new_game(seed=1, civilizations=civilizations)

    assert [supply(game, 0), supply(game, 1)] == [{"gold": 2}, {"gold": 2}]


@pytest.mark.rule("DUEL-CITY-12")
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_may_say_who_is_first_player(first: int) -> None:
    """Who last was abroad, the players know best (M-11)."""
    game = new_game(seed=1, civilizations=["aztecs", "japanese"], first=first, journal=[])

    assert game.state.first == first
    assert [event.seat for event in told(game, "first-player")] == [first]
    assert (game.seat, game.choice().question) == (first, "activate")


@pytest.mark.rule("DUEL-CITY-12")
@pytest.mark.parametrize("first", [0, 1])
def test_otherwise_luck_decides_who_is_first_player(first: int) -> None:
    """Q-D-04."""
    catalog = unpack("duel").catalog
    cards = [catalog.number(key) for key in TABLE.split()]

    game = new_game(chance=Recorded([*cards[:6], ~first, *cards[6:]]), journal=[])

    assert game.state.first == first
    assert (game.seat, game.choice().question) == (first, "choose-civilization")


@pytest.mark.rule("DUEL-CITY-12")
def test_the_first_player_is_a_seat_at_the_table() -> None:
    with pytest.raises(SetupError, match="the first player is a seat from 0 to 1, not 2"):
        new_game(seed=1, first=2)
