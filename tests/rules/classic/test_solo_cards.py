"""What an Automa takes from the display, how it raises Wonders, and where it puts their tokens."""

from __future__ import annotations

import pytest

from monumental import Game, new_game, unpack
from monumental.cards.text import load_texts
from monumental.play.speech.names import card_name
from tests.classic_scene import act, board, keys, player, refused, scene, supply, told, words
from tests.solo_scene import AUTOMA, area, events, follow, obey, solo_scene, take_turn

#: The usual map and a third Capital, tile 13: with three players the display is a single row of six.
THREE_CAPITALS = """
C   m1  f2$ m1  C
  m1  h2  ~   m2
..  mt  v4  f1  ..
  C
"""


def display(game: Game) -> list[str]:
    return keys(game, game.state.display.slots)


def begun(game: Game) -> str:
    """The Wonder that the Automa has in construction; `.` where there is none."""
    return keys(game, [player(game, AUTOMA).wonder])[0]


def tokens(game: Game) -> dict[int, str]:
    """The Wonder tokens on the map."""
    return {tile: key for tile, key in enumerate(keys(game, board(game).wonders), start=1) if key != "."}


def one_row(slots: str) -> Game:
    """An Automa at seat 1 of three, so that the display is one row, the deck on its left."""
    danes = {"civilization": "danes", "capital": 13}
    return scene(
        against="greeks",
        other={"automa": {"deck": "solo-4"}},
        more=[danes],
        drawing=THREE_CAPITALS,
        display=slots,
    )


# The cards of the display


@pytest.mark.rule("MOD-AUTO-10")
def test_of_equally_dear_cards_it_takes_the_one_furthest_from_the_deck() -> None:
    """By the alphabet the Marketplace, next to the deck, would come first."""
    game = one_row("marketplace scriptorium wheel warrior-priest-altar apothecary .")

    obey(game, "take cheapest building")

    assert area(game) == ["warrior-priest-altar"]
    assert events(game) == ["picked-cheapest 3", "tie-furthest", "automa-took"]


@pytest.mark.rule("MOD-AUTO-10")
@pytest.mark.parametrize(
    "slots",
    [
        ". warrior-priest-altar scriptorium marketplace . .",
        "marketplace . . . warrior-priest-altar scriptorium",
    ],
)
def test_how_far_a_card_is_from_the_deck_is_counted_in_its_own_row(slots: str) -> None:
    """With two players both rows begin next to the deck: the Scriptorium is the third card of its row."""
    game = solo_scene(display=slots)

    obey(game, "take cheapest building")

    assert area(game) == ["scriptorium"]
    assert events(game) == ["picked-cheapest 3", "tie-furthest", "automa-took"]


@pytest.mark.rule("MOD-AUTO-10")
@pytest.mark.parametrize(
    ("slots", "reasons"),
    [
        ("marketplace . scriptorium . . warrior-priest-altar", ["tie-furthest", "tie-alphabet"]),
        (". . warrior-priest-altar . . scriptorium", ["tie-alphabet"]),
    ],
)
def test_of_cards_that_are_equally_far_the_alphabet_decides(slots: str, reasons: list[str]) -> None:
    """Whichever row it lies in: S comes before W. The Marketplace would come first, but is near the deck."""
    game = solo_scene(display=slots)

    obey(game, "take cheapest building")

    assert area(game) == ["scriptorium"]
    assert events(game) == ["picked-cheapest 3", *reasons, "automa-took"]


@pytest.mark.rule("MOD-AUTO-10")
def test_the_keys_of_development_cards_are_in_the_order_of_their_english_names() -> None:
    """The engine knows no names and goes by the keys."""
    packs = ("base", "renaissance")
    box = unpack("classic", packs)
    game = new_game("classic", seats=2, seed=1, packs=packs)
    texts = load_texts("en", [pack.folder for pack in box.packs], box.rules)
    cards = [card for card in game.catalog.cards if card.era and card.kind in box.rules.deck_table]

    by_key = sorted(cards, key=lambda card: card.key)
    by_name = sorted(cards, key=lambda card: card_name(game, card.number, texts).casefold())

    assert len(cards) == 35 + 12
    assert [card.key for card in by_key] == [card.key for card in by_name]


@pytest.mark.rule("MOD-AUTO-10")
def test_a_line_about_all_knowledge_takes_every_knowledge_and_nothing_else() -> None:
    game = solo_scene("chinese", display="wheel marketplace flight . stonehenge mathematics")

    obey(game, "take all knowledge")

    assert area(game) == ["wheel", "flight", "mathematics"]
    assert display(game) == [".", "marketplace", ".", ".", "stonehenge", "."]
    assert events(game) == ["automa-took"] * 3


@pytest.mark.rule("MOD-AUTO-10")
@pytest.mark.parametrize(
    ("order", "slots"),
    [
        ("take cheapest building", "wheel stonehenge . . . ."),
        ("take dearest building", "wheel stonehenge . . . ."),
        ("take cheapest knowledge", "marketplace stonehenge . . . ."),
        ("take dearest knowledge", "marketplace stonehenge . . . ."),
        ("take all knowledge", "marketplace stonehenge . . . ."),
        ("raise wonder", "marketplace wheel . . . ."),
    ],
)
def test_without_a_card_of_the_kind_the_line_is_impossible(order: str, slots: str) -> None:
    game = solo_scene(display=slots)

    obey(game, order)

    assert events(game) == ["line-impossible"]
    assert display(game) == slots.split()
    assert area(game) == []


@pytest.mark.rule("MOD-AUTO-10")
def test_lines_about_cards_leave_the_basic_buildings_alone() -> None:
    """Their piles belong to no display: the piles are full and the display empty."""
    game = solo_scene()

    obey(game, "take cheapest building")

    assert events(game) == ["line-impossible"]
    assert set(game.state.piles) == {10}


# Face up in its area


@pytest.mark.rule("BASE-SOLO-06")
def test_gained_cards_lie_face_up_in_the_area_in_the_order_they_came() -> None:
    game = solo_scene("chinese", {"discard": "flight"}, display="marketplace wheel . . . .")

    obey(game, "take cheapest building")
    obey(game, "take dearest knowledge")

    assert area(game) == ["flight", "marketplace", "wheel"]
    assert player(game, AUTOMA).deck.is_empty()
    assert player(game, AUTOMA).city == player(scene(), 1).city


@pytest.mark.rule("BASE-SOLO-06", "MOD-AUTO-09")
def test_gained_cards_never_activate() -> None:
    """The Marketplace would give 2 Gold, the Scriptorium 2 Science; neither do so now nor on later turns."""
    game = solo_scene(
        automa={"discard": "scriptorium"}, deck="solo-4", luck="solo-4", display="marketplace . . . . ."
    )

    obey(game, "take cheapest building")
    take_turn(game)

    assert area(game) == ["scriptorium", "marketplace"]
    assert supply(game, AUTOMA) == {"gold": 3}  # of its Solo card
    assert [event.seat for event in told(game, "gained")] == [AUTOMA]
    assert player(game, AUTOMA).city == player(scene(), 1).city
    assert player(game, AUTOMA).deck.is_empty()


@pytest.mark.rule("MOD-AUTO-09")
def test_an_automa_pays_nothing_for_cards() -> None:
    game = solo_scene(automa={"supply": "2 gold"}, display="harbor flight stonehenge . . .")

    obey(game, "take dearest building")
    obey(game, "take dearest knowledge")
    obey(game, "raise wonder")

    assert area(game) == ["harbor", "flight"]
    assert begun(game) == "stonehenge"
    assert supply(game, AUTOMA) == {"gold": 2}
    assert told(game, "paid") == []


# Wonders


@pytest.mark.rule("MOD-AUTO-11")
def test_an_automa_begins_the_wonder_whose_left_circle_costs_least() -> None:
    """It is only begun: it lies neither in the area nor on the map. The dearer ones lie further away."""
    game = solo_scene(display="stonehenge alhambra panama-canal . . wheel")

    obey(game, "raise wonder")

    assert begun(game) == "stonehenge"
    assert events(game) == ["picked-cheapest 3", "automa-began"]
    assert area(game) == []
    assert tokens(game) == {}
    assert display(game) == [".", "alhambra", "panama-canal", ".", ".", "wheel"]


@pytest.mark.rule("MOD-AUTO-10", "MOD-AUTO-11")
@pytest.mark.parametrize(
    ("slots", "chosen"),
    [
        ("pyramids great-wall stonehenge . . .", "stonehenge"),
        (". . stonehenge great-wall . pyramids", "pyramids"),
    ],
)
def test_among_equal_wonders_distance_and_alphabet_decide(slots: str, chosen: str) -> None:
    game = solo_scene(display=slots)

    obey(game, "raise wonder")

    assert begun(game) == chosen


@pytest.mark.rule("MOD-AUTO-11")
def test_a_wonder_in_construction_is_completed_first() -> None:
    """However cheap another one is. The completed Wonder lies with the gained cards, and gives no bonus."""
    game = solo_scene(automa={"wonder": "pyramids", "troops": "5:8 4:1"}, display="stonehenge . . . . .")

    obey(game, "raise wonder")

    assert begun(game) == "."
    assert area(game) == ["pyramids"]
    assert tokens(game) == {4: "pyramids"}
    assert events(game) == ["completed", "placed-wonder"]
    assert display(game)[0] == "stonehenge"
    assert supply(game, AUTOMA) == {}


@pytest.mark.rule("MOD-AUTO-11")
def test_of_several_lines_one_begins_a_wonder_and_the_next_completes_it() -> None:
    """The Egyptians' lines of the card: Wonder, Wonder, Wonder, Building, shuffle."""
    game = solo_scene(
        "egyptians",
        {"troops": "5:8 4:1"},
        civ="greeks",
        display="alhambra stonehenge . . . .",
        production=[],
        markets=[],
    )

    follow(game, "solo-11")

    assert area(game) == ["stonehenge"]
    assert begun(game) == "alhambra"
    assert tokens(game) == {4: "stonehenge"}


@pytest.mark.rule("MOD-AUTO-11")
def test_a_wonder_can_be_completed_while_the_display_has_none() -> None:
    game = solo_scene(automa={"wonder": "pyramids", "troops": "5:8 4:1"})

    obey(game, "raise wonder")

    assert area(game) == ["pyramids"]
    assert told(game, "line-impossible") == []


# The Wonder token


@pytest.mark.rule("MOD-AUTO-12")
def test_the_token_goes_to_the_province_of_the_lowest_value() -> None:
    """A forest (1), not a mountain (2) or a volcano (3), and not the Capital."""
    game = solo_scene(automa={"wonder": "pyramids", "troops": "5:5 7:1 11:2 12:1"})

    obey(game, "raise wonder")

    assert tokens(game) == {12: "pyramids"}
    assert events(game) == ["completed", "tie-value 1", "placed-wonder"]


@pytest.mark.rule("MOD-AUTO-12")
def test_a_province_that_has_a_token_gets_no_second_one() -> None:
    """Its meadow has one; of forest and mountain the forest is lower."""
    game = solo_scene(automa={"wonder": "pyramids", "troops": "5:6 4:1 12:1 7:1"}, wonders={4: "stonehenge"})

    obey(game, "raise wonder")

    assert tokens(game) == {4: "stonehenge", 12: "pyramids"}


@pytest.mark.rule("MOD-AUTO-12", "MOD-AUTO-05")
def test_among_provinces_of_the_same_value_the_player_on_the_right_decides() -> None:
    game = solo_scene(automa={"wonder": "pyramids", "troops": "5:6 4:1 9:1 12:1"})

    obey(game, "raise wonder")

    assert game.choice().question == "automa-site"
    assert (game.seat, game.choice().seat) == (0, AUTOMA)
    assert words(game) == ["site 4", "site 9"]
    assert refused(game, "site 12") == ("not-tied-site", "MOD-AUTO-12")
    assert refused(game, "site 5") == ("not-tied-site", "MOD-AUTO-12")
    assert refused(game, "conquer 4") == ("not-asked-now", "MOD-AUTO-12")
    assert tokens(game) == {}

    act(game, "site 9")

    assert tokens(game) == {9: "pyramids"}
    assert events(game) == ["completed", "tie-value", "tie-decided", "placed-wonder"]
    assert [(event.place, event.number) for event in told(game, "tie-decided")] == [(9 - 1, 0)]


@pytest.mark.rule("MOD-AUTO-12")
@pytest.mark.parametrize(
    ("troops", "wonders"), [("5:9", {}), ("5:7 4:1 9:1", {4: "stonehenge", 9: "great-wall"})]
)
def test_without_a_free_province_the_token_goes_to_the_capital(troops: str, wonders: dict[int, str]) -> None:
    game = solo_scene(automa={"wonder": "pyramids", "troops": troops}, wonders=wonders)

    obey(game, "raise wonder")

    assert tokens(game) == {**wonders, 5: "pyramids"}
    assert events(game) == ["completed", "site-capital", "placed-wonder"]


@pytest.mark.rule("MOD-AUTO-12")
def test_where_every_tile_has_a_token_the_wonder_is_complete_without_one() -> None:
    lying = {4: "stonehenge", 5: "great-wall"}
    game = solo_scene(automa={"wonder": "pyramids", "troops": "5:8 4:1"}, wonders=lying)

    obey(game, "raise wonder")

    assert area(game) == ["pyramids"]
    assert begun(game) == "."
    assert tokens(game) == lying
    assert events(game) == ["completed", "no-site"]
