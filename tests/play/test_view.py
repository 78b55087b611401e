"""What a seat and a spectator see of every game: who is asked, the display, what lies before each seat."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any, get_args, get_type_hints

import pytest

from monumental import Game, new_game
from monumental.engine.action import DONE, Action
from monumental.engine.agenda import Choice
from monumental.engine.catalog import Card
from monumental.engine.pieces.display import Display
from monumental.play.view import EraView, GameView, ScoreView, as_json, view_for
from monumental.play.views.seat import AutomaView, CellView, DrawnView, MarksView, SeatView
from tests import classic_scene, continuous_scene
from tests.scene import act, scene, words
from tests.solo_scene import AUTOMA, obey, solo_scene


def seen(game: Game, owner: int = 0, seat: int | None = None) -> SeatView:
    """What a seat, or a spectator, sees of a seat's belongings."""
    return view_for(game, seat).seats[owner]


def cell(game: Game, name: str) -> CellView:
    """A cell of seat 0's city."""
    return next(cell for cell in seen(game).city if cell.cell == name)


# The game


def test_a_view_says_what_is_played() -> None:
    game = scene(switches={"advantage_top_up": True})

    rules = view_for(game, 0).rules

    assert (rules.name, rules.version) == ("duel", game.rules.version)
    assert rules.modules == ("trade",)
    assert rules.switches == game.rules.switches
    assert rules.switches["advantage_top_up"]


def test_a_view_says_whose_it_is_and_how_far_the_game_has_come() -> None:
    game = scene(first=1, round=4, final=True)

    assert [view_for(game, seat).seat for seat in (0, 1, None)] == [0, 1, None]
    view = view_for(game, None)
    assert (view.first, view.round, view.final, view.over) == (1, 4, True, False)


def test_nobody_but_a_seat_at_the_table_has_a_view_of_a_seat() -> None:
    with pytest.raises(AssertionError):
        view_for(scene(), 2)


def test_a_view_never_changes_with_the_game() -> None:
    game = scene(city="forum* . . . . . . . .", supply="2 production", discard="fort")
    view = view_for(game, 0)
    before = json.dumps(as_json(view))

    act(game, "advantage production 2")

    assert json.dumps(as_json(view)) == before
    assert view_for(game, 0) != view
    with pytest.raises(FrozenInstanceError):
        view.round = 9  # type: ignore[misc]


# Who is asked


def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    game = scene(supply="1 military")

    mine, theirs, spectators = [view_for(game, seat) for seat in (0, 1, None)]

    assert mine.options == tuple(words(game))
    assert "pass" in mine.options
    assert (theirs.options, spectators.options) == (None, None)


def test_everybody_sees_who_is_asked_and_what() -> None:
    game = scene()

    for seat in (0, 1, None):
        asked = view_for(game, seat).asked
        assert asked is not None
        assert (asked.seat, asked.about, asked.question, asked.private) == (0, 0, "take-turn", False)
        assert asked.card is None


def test_a_question_about_a_card_names_it() -> None:
    game = scene(
        city="./masonry . . . . . . . .",
        aside="bushido",
        agenda=["EndRound 0", "TakeTurn 0", "KeepKnowledge 0 0 card:bushido"],
    )

    for seat in (0, 1, None):
        asked = view_for(game, seat).asked
        assert asked is not None
        assert (asked.question, asked.card) == ("keep-knowledge", "bushido")
        assert view_for(game, seat).seats[0].aside == ("bushido",)


class Peek(Choice):
    """A card that only one seat has seen."""

    question = "market-token"
    private = True

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, game: Game) -> list[Action]:
        return [DONE]

    def subject(self) -> Card | None:
        return self.card


def test_the_card_of_a_private_question_is_seen_by_nobody_else() -> None:
    game = scene()
    game.state.agenda.append(Peek(1, game.catalog.by_key["forum"]))

    asked = [view_for(game, seat).asked for seat in (0, 1, None)]

    assert [question and question.card for question in asked] == [None, "forum", None]
    assert [question and question.private for question in asked] == [True] * 3


def test_what_is_asked_about_an_automa_its_decider_answers() -> None:
    """Two Markets are equally near."""
    markets = [{"tile": 1, "city": "carthage"}, {"tile": 7, "city": "baghdad"}]
    game = solo_scene(drawing="m$ m m C m m m$ C", capitals=(8, 4), production=[], markets=markets)
    obey(game, "explore 1")

    asked = view_for(game, 0).asked

    assert asked is not None
    assert (asked.seat, asked.about) == (0, AUTOMA)
    assert view_for(game, 0).options == ("explore 1 3", "explore 1 5")
    assert view_for(game, AUTOMA).options is None
    assert view_for(game, None).options is None


def test_when_the_game_is_over_nobody_is_asked_and_the_score_is_there() -> None:
    game = scene(final=True, policies="zen", agenda=["EndRound 0"])

    assert game.over
    for seat in (0, 1, None):
        view = view_for(game, seat)
        assert view.over
        assert (view.asked, view.options) == (None, None)
        assert view.score == ScoreView(points=(5, 0), winners=(0,))


def test_while_a_game_goes_on_everybody_sees_the_points_but_no_winner() -> None:
    game = scene(other={"policies": "codex"})

    assert view_for(game, 0).score == ScoreView(points=(0, 5), winners=None)


def test_before_everybody_has_a_civilization_there_are_no_points() -> None:
    game = new_game("duel", civilizations=["japanese", None], seed=1)

    view = view_for(game, None)

    assert [seat.civilization for seat in view.seats] == ["japanese", None]
    assert view.score is None


# The display


def test_the_display_is_seen_row_by_row_with_its_gaps() -> None:
    game = classic_scene.scene(
        display="marketplace . apothecary seafaring mathematics .",
        display_discard="weaponry scriptorium",
        taken=[1],
        separations=2,
    )

    display = view_for(game, 1).display

    assert display.rows == (("marketplace", None, "apothecary"), ("seafaring", "mathematics", None))
    assert display.discard == ("weaponry", "scriptorium")
    assert display.taken == (1,)
    assert display.separations == 2


def test_the_deck_shows_which_cards_may_come_but_not_their_order() -> None:
    game = classic_scene.scene(eras=["weaponry apothecary", "", "computing"], separations=2)

    deck = view_for(game, 0).display.deck

    assert deck == (
        EraView(1, 2, ("apothecary", "weaponry"), {}),
        EraView(3, 1, ("computing",), {}),
    )


def test_where_boxes_are_mixed_the_deck_has_fewer_cards_than_may_be_in_it() -> None:
    """Of two Buildings one stayed in the box, and nobody knows which."""
    game = scene()
    urn = tuple(game.catalog.number(key) for key in ("windmill", "bourse", "stirrup"))
    game.state.display = Display((), (urn,), 0, (), spare=((1, 0, 0, 0),))

    assert view_for(game, 0).display.deck == (
        EraView(2, 2, ("bourse", "stirrup", "windmill"), {"building": 1}),
    )


def test_an_era_of_which_only_spare_cards_are_left_is_in_the_deck_no_more() -> None:
    game = scene()
    game.state.display = Display((), ((game.catalog.number("bourse"),),), 0, (), spare=((1, 0, 0, 0),))

    assert view_for(game, 0).display.deck == ()


def test_piles_of_basic_buildings_say_how_many_are_left() -> None:
    piles = {"workshop": 4, "laboratory": 5, "archery-range": 0, "barricade": 1}

    assert view_for(scene(piles=piles), None).piles == piles


# A seat


def test_a_city_is_seen_cell_by_cell() -> None:
    game = classic_scene.scene(city="forum!* work-camp+ ./wheel!  forum/wheel^ . .  . . fort")

    assert " ".join(cell.cell for cell in seen(game).city) == "a1 b1 c1 a2 b2 c2 a3 b3 c3"
    assert cell(game, "a1") == CellView("a1", "forum", None, True, True, False, True, False)
    assert cell(game, "b1") == CellView("b1", "work-camp", None, False, True, False, False, False)
    assert cell(game, "c1") == CellView("c1", None, "wheel", False, False, False, False, True)
    assert cell(game, "a2") == CellView("a2", "forum", "wheel", False, False, True, False, False)
    assert cell(game, "b2") == CellView("b2", None, None, False, False, False, False, False)


def test_resources_are_named_all_five() -> None:
    game = scene(supply="2 production 1 gold", gained="3 culture")

    assert seen(game).supply == {"production": 2, "science": 0, "military": 0, "culture": 0, "gold": 1}
    assert seen(game).gained == {"production": 0, "science": 0, "military": 0, "culture": 3, "gold": 0}


def test_a_city_deck_shows_what_was_put_on_it_and_what_else_is_in_it() -> None:
    game = scene(known="fort forum", urn="work-camp library fort", discard="forum library", archive="fort")

    for seat in (0, 1, None):
        player = seen(game, 0, seat)
        assert player.deck.known == ("fort", "forum")
        assert player.deck.unknown == ("fort", "library", "work-camp")
        assert player.deck.count == 5
        assert player.discard == ("forum", "library")
        assert player.archive == ("fort",)


def test_what_lies_beside_a_city_is_seen() -> None:
    game = continuous_scene.scene(
        drawn="forum! fort",
        policies="corvee",
        wonder="pyramids",
        hero="boudica",
        marks=["policy", "hero"],
        did="conquered acquired",
        packs=("base", "heroes"),
        modules={"heroes": {"eras": "1"}},
    )

    player = seen(game, 0, 1)

    assert player.drawn == (DrawnView("forum", True), DrawnView("fort", False))
    assert player.policies == ("corvee",)
    assert "corvee" not in player.culture_deck
    assert player.culture_deck == tuple(sorted(player.culture_deck))
    assert (player.wonder, player.second_wonder, player.hero) == ("pyramids", None, "boudica")
    assert player.marks == MarksView(policy=True, warlord=False, scout=False, hero=True)
    assert player.did == ("acquired", "conquered")


def test_marks_of_the_warlord_and_the_scout_are_seen() -> None:
    game = scene(marks=["warlord", "scout"], other={"passed": True})

    assert seen(game).marks == MarksView(policy=False, warlord=True, scout=True, hero=False)
    assert (seen(game).passed, seen(game, 1).passed) == (False, True)


def test_cards_that_are_being_resolved_are_seen() -> None:
    game = scene(
        wonder="colossus-of-rhodes",
        second_wonder="borobudur",
        agenda=["TakeTurn 0", "KeepWonder 0"],
    )

    player = seen(game, 0, 1)

    assert (player.wonder, player.second_wonder) == ("colossus-of-rhodes", "borobudur")


def test_the_solo_deck_of_an_automa_shows_what_may_come_and_what_was_revealed() -> None:
    automa = {"automa": {"deck": "solo-7 solo-4", "revealed": "solo-12 solo-2"}, "discard": "forum"}
    game = solo_scene(automa=automa)

    assert seen(game).automa is None
    assert seen(game, AUTOMA).automa == AutomaView(("solo-4", "solo-7"), ("solo-12", "solo-2"))
    assert seen(game, AUTOMA).discard == ("forum",)


# As data


def test_a_view_is_plain_data_under_the_same_names() -> None:
    view = view_for(classic_scene.scene(city="forum . . . . . . . ."), 0)

    data: Any = json.loads(json.dumps(as_json(view)))

    assert list(data) == [field.name for field in fields(GameView)]
    assert data["seats"][0]["city"][0]["card"] == "forum"
    assert data["seats"][0]["city"][1]["card"] is None
    assert data["classic"]["tiles"][0]["terrain"] == "capital"
    assert data["duel"] is None
    assert data["options"] == list(view.options or ())


def parts_of(kind: object) -> set[object]:
    """All types that a type is made of."""
    found = {kind}
    for part in get_args(kind):
        found |= parts_of(part)
    if isinstance(kind, type) and is_dataclass(kind):
        for name, part in get_type_hints(kind).items():
            # What boxes of others show has the types that they give it.
            found |= {part} if name == "more" else parts_of(part)
    return found


def test_every_part_of_a_view_is_typed() -> None:
    """An interface is made from these types."""
    parts = parts_of(GameView)

    assert not {Any, object} & parts
    named = [kind.__name__ for kind in parts if isinstance(kind, type) and is_dataclass(kind)]
    assert len(set(named)) == len(named) > 20


def test_a_view_has_no_facts_that_the_cards_have() -> None:
    """Only what differs from game to game: the catalog knows the rest."""
    facts = {"cost", "name", "text", "value", "kind", "resources"}
    found = {
        field.name
        for kind in parts_of(GameView)
        if isinstance(kind, type) and is_dataclass(kind)
        for field in fields(kind)
    }

    assert facts & found == {"name"}  # of the rules
