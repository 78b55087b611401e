"""City Activation: one row and one column, what the cards give, and the texts applied at once."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.engine.pieces.city import is_marked
from monumental.engine.state import CELLS, POLICY
from tests.scene import Seat, act, advantage, keys, offered, player, refused, scene, supply, words

ALL_NINE = [f"activate {row} {column}" for row in "123" for column in "abc"]


def at_dawn(
    city: str = "",
    *,
    civ: str = "japanese",
    supply: str = "",
    known: str = "",
    provinces: str = "",
    other: Seat | None = None,
) -> Game:
    """The round begins: seat 0 is the first player and is asked to activate."""
    return scene(
        civ=civ,
        city=city,
        supply=supply,
        known=known,
        provinces=provinces,
        other=other,
        agenda=["StartRound 0"],
    )


def turned(game: Game, seat: int = 0) -> str:
    """The nine cells, row by row: `*` where a card lies turned."""
    cells = ["*" if player(game, seat).rotated >> cell & 1 else "." for cell in range(CELLS)]
    return " ".join("".join(cells[row : row + 3]) for row in (0, 3, 6))


@pytest.mark.rule("DUEL-ACT-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_activates_then_the_opponent_then_the_first_player_acts(first: int) -> None:
    game = scene(first=first, agenda=[f"StartRound {first}"])
    asked = []

    for _ in range(2):
        asked.append((game.choice().question, game.seat))
        act(game, "activate 1 a")
    asked.append((game.choice().question, game.seat))

    assert asked == [("activate", first), ("activate", 1 - first), ("take-turn", first)]


@pytest.mark.rule("DUEL-ACT-01", "DUEL-ACT-04")
def test_the_second_player_is_asked_when_the_first_player_has_activated_and_applied_everything() -> None:
    """Q-D-06."""
    game = at_dawn("fort/electricity . . . . . . . .", known="library work-camp")

    act(game, "activate 1 a")
    still_first = game.seat
    act(game, "apply a1k")

    assert still_first == 0
    assert (game.choice().question, game.seat) == ("activate", 1)
    assert supply(game) == {"production": 1, "military": 1}


@pytest.mark.rule("DUEL-ACT-02")
@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ("activate 1 a", "*** *.. *.."),
        ("activate 1 b", "*** .*. .*."),
        ("activate 2 b", ".*. *** .*."),
        ("activate 3 c", "..* ..* ***"),
    ],
)
def test_the_cards_of_one_row_and_one_column_are_turned(choice: str, expected: str) -> None:
    game = at_dawn("fort fort fort fort fort fort fort fort fort")

    choices = words(game)
    act(game, choice)

    assert choices == ALL_NINE
    assert turned(game) == expected
    assert supply(game) == {"military": 5}


@pytest.mark.rule("DUEL-ACT-02")
@pytest.mark.parametrize("action", ["pass", "use a1"])
def test_nothing_else_can_be_done_before_the_city_is_activated(action: str) -> None:
    game = at_dawn("forum* fort fort fort fort fort fort fort fort")

    assert refused(game, action) == ("city-first", "DUEL-PHASE-02")


@pytest.mark.rule("DUEL-ACT-02")
def test_a_city_has_three_rows_and_three_columns() -> None:
    game = at_dawn("fort fort fort fort fort fort fort fort fort")

    assert refused(game, "activate 4 a") == ("no-such-row", "DUEL-ACT-02")


@pytest.mark.rule("DUEL-ACT-02")
def test_a_row_or_column_with_gaps_may_be_chosen_and_gives_less() -> None:
    """Q-D-05."""
    game = at_dawn("fort . . . library . . . work-camp")

    act(game, "activate 1 b")

    assert turned(game) == "*.. .*. ..."
    assert supply(game) == {"science": 1, "military": 1}


@pytest.mark.rule("DUEL-ACT-02")
def test_an_empty_row_and_an_empty_column_may_be_chosen() -> None:
    """Q-D-05."""
    game = at_dawn("fort . . . . . . . .")

    act(game, "activate 2 b")

    assert turned(game) == "... ... ..."
    assert supply(game) == {}


@pytest.mark.rule("DUEL-ACT-03")
def test_a_card_on_a_knowledge_is_activated_together_with_it() -> None:
    game = at_dawn(
        "forum/bushido . . . forum/masonry . . . .",
        supply="1 production",
    )

    act(game, "activate 1 a", "activate 1 a")

    assert turned(game) == "*.. ... ..."
    assert offered(game, "use") == ["use a1", "use a1k"]
    assert refused(game, "use b2k") == ("not-activated", "DUEL-USE-01")
    assert refused(game, "build workshop") == ("cannot-pay", "DUEL-ACQ-03")


@pytest.mark.rule("DUEL-ACT-03")
def test_the_standing_text_of_a_knowledge_is_in_force_once_its_cover_is_activated() -> None:
    game = at_dawn("fort/masonry . . . . . . . .", supply="1 production")

    act(game, "activate 1 a", "activate 1 a")

    assert offered(game, "build") == [
        "build workshop",
        "build laboratory",
        "build archery-range",
        "build barricade",
    ]


@pytest.mark.rule("DUEL-ACT-04")
def test_a_text_for_when_the_card_is_activated_is_applied_now_and_marked() -> None:
    game = at_dawn("fort/electricity . . . . . . . .", known="library work-camp")

    act(game, "activate 1 a")
    asked = words(game)
    act(game, "apply a1k")
    marked = is_marked(player(game), CELLS)
    act(game, "activate 1 a")

    assert asked == ["apply a1k", "done"]
    assert supply(game) == {"production": 1, "military": 1}
    assert keys(game, player(game).discard) == ["work-camp"]
    assert marked
    assert refused(game, "use a1k") == ("only-when-activated", "DUEL-ACT-04")


@pytest.mark.rule("DUEL-ACT-04")
def test_a_text_for_when_the_card_is_activated_may_be_left_and_is_then_over() -> None:
    """Q-D-06: it is offered, never forced."""
    game = at_dawn("fort/electricity . . . . . . . .", known="library work-camp")

    act(game, "activate 1 a", "done", "activate 1 a")

    assert game.choice().question == "take-turn"
    assert supply(game) == {"military": 1}
    assert keys(game, player(game).deck.known) == ["library", "work-camp"]
    assert not is_marked(player(game), CELLS)
    assert refused(game, "use a1k") == ("only-when-activated", "DUEL-ACT-04")


@pytest.mark.rule("DUEL-ACT-04")
def test_what_the_cards_give_is_there_for_the_texts_applied_on_activation() -> None:
    """Q-D-06: no order of icons and texts is better than icons first.

    The Mine that Electricity draws sees the 2 Production of this activation.
    """
    game = at_dawn("work-camp/electricity work-camp . . . . . . .", known="mine")

    act(game, "activate 1 a", "apply a1k", "yes")

    assert supply(game) == {"production": 2, "gold": 1}


@pytest.mark.rule("DUEL-ACT-05")
def test_a_text_for_city_activation_on_an_activated_card_is_applied_now_and_marked() -> None:
    game = at_dawn("krak-des-chevaliers . . . . . . . .", provinces="barricade")

    act(game, "activate 1 a")
    asked = words(game)
    act(game, "apply a1", "take science")

    assert asked == ["apply a1", "done"]
    assert supply(game) == {"science": 2, "military": 2}
    assert is_marked(player(game), 0)
    assert (game.choice().question, game.seat) == ("activate", 1)


@pytest.mark.rule("DUEL-ACT-05")
def test_a_text_for_city_activation_on_a_card_that_is_not_activated_is_not_applied() -> None:
    game = at_dawn("krak-des-chevaliers . . . . . . . .", provinces="barricade")

    act(game, "activate 2 b")

    assert (game.choice().question, game.seat) == ("activate", 1)
    assert supply(game) == {}


@pytest.mark.rule("DUEL-ACT-05")
def test_the_topmost_policys_text_for_city_activation_is_applied_now_and_marked() -> None:
    game = at_dawn(civ="malians", other={"policies": "codex triple-alliance"})

    act(game, "activate 1 a", "activate 1 a")
    asked = (game.seat, words(game))
    act(game, "apply policy", "take military", "take science")

    assert asked == (1, ["apply policy", "done"])
    assert supply(game, 1) == {"science": 1, "military": 1}
    assert is_marked(player(game, 1), POLICY)
    assert (game.choice().question, game.seat) == ("take-turn", 0)


@pytest.mark.rule("DUEL-ACT-05")
def test_a_covered_policys_text_for_city_activation_is_not_applied() -> None:
    game = at_dawn(civ="malians", other={"policies": "triple-alliance codex"})

    act(game, "activate 1 a", "activate 1 a")

    assert (game.choice().question, game.seat) == ("take-turn", 0)
    assert supply(game, 1) == {}


@pytest.mark.rule("DUEL-ACT-04", "DUEL-ACT-05")
@pytest.mark.parametrize("first", ["a1k", "b1", "policy"])
def test_several_texts_of_an_activation_come_in_the_order_of_the_players_choice(first: str) -> None:
    """Q-G-06, Q-D-06: each of them can be the first; the others are asked for again."""
    texts = ["apply b1", "apply a1k", "apply policy"]
    game = scene(
        civ="aztecs",
        against="japanese",
        agenda=["StartRound 0"],
        city="fort/electricity krak-des-chevaliers . . . . . . .",
        known="work-camp",
        provinces="barricade",
        policies="triple-alliance",
    )

    act(game, "activate 1 c")
    before = words(game)
    act(game, f"apply {first}")
    while game.choice().question == "gain-basic":
        act(game, "take science")

    assert before == [*texts, "done"]
    assert words(game) == [*(text for text in texts if text != f"apply {first}"), "done"]


@pytest.mark.rule("DUEL-ACT-06")
def test_every_activated_card_gives_what_its_corner_shows_and_no_other_card_does() -> None:
    game = at_dawn(
        """
            workshop  trading-post        hagia-sophia
            library   colossus-of-rhodes  fort
            fort      laboratory          forum
        """
    )

    act(game, "activate 1 b")

    assert supply(game) == {"production": 2, "science": 2, "military": 2, "culture": 1, "gold": 2}
    assert player(game).gained == [2, 2, 2, 1, 2]


@pytest.mark.rule("DUEL-ACT-07", "DUEL-ACT-08")
def test_the_rulebooks_example_of_an_activation_comes_out_as_printed() -> None:
    """The top row and the center column: 2 Work Camps, the second on a Knowledge, 2 Forts, 1 Library."""
    game = at_dawn(
        """
            work-camp  work-camp/bushido  fort
            library    fort               mine
            forum      library            dojo
        """
    )

    act(game, "activate 1 b")
    generated = supply(game)
    act(game, "activate 1 a", "use b1k")

    assert turned(game) == "*** .*. .*."
    assert generated == {"production": 2, "military": 2, "science": 1}
    assert advantage(game).holder == 0
    assert is_marked(player(game), CELLS + 1)


@pytest.mark.rule("DUEL-ACT-08")
@pytest.mark.parametrize("knowledge", ["bushido", "masonry", "stirrup", "scientific-method"])
def test_a_knowledge_gives_no_resources(knowledge: str) -> None:
    game = at_dawn(f"fort/{knowledge} ./{knowledge} . . . . . . .")

    act(game, "activate 1 a")

    assert turned(game) == "**. ... ..."
    assert supply(game) == {"military": 1}
