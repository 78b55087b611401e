"""A table: seats that act in turn, the record of what they did, and steps back."""

from __future__ import annotations

import pytest

from monumental import Action, IllegalAction, new_game, read_action
from monumental.play.errors import TurnError
from monumental.play.position import dump
from monumental.play.records.opening import new_table
from monumental.play.records.record import Move
from monumental.play.table import Table
from monumental.testing import position
from tests import classic_scene
from tests.play.recorded import check_replay, played
from tests.scene import scene, supply

FORUM = "forum* fort library . . . . . ."


def play(table: Table, seat: int, *actions: str) -> None:
    for action in actions:
        table.play(seat, read_action(table.game, action))


def everything(table: Table) -> tuple[object, list[str], list[Move], list[int]]:
    """All that an action could change."""
    events = [repr(event) for event in table.events]
    return position(table.game), events, list(table.moves), list(table.luck.cards)


# Who may act


def test_only_the_seat_that_is_asked_may_act() -> None:
    table = Table(scene(supply="1 production"))
    before = everything(table)

    with pytest.raises(TurnError, match=r"^seat 1 is not asked now$"):
        play(table, 1, "pass")

    assert everything(table) == before
    play(table, 0, "advantage production 1")
    with pytest.raises(TurnError, match=r"^seat 0 is not asked now$"):
        play(table, 0, "pass")


@pytest.mark.parametrize(
    "action",
    [
        Action("conquer"),
        Action("use", 8),
        Action("yes"),
        Action("dance"),
        Action("acquire", 99),
        Action("build", 9999),
        Action("activate", 0, 7),
        Action("advantage", 7, 1),
    ],
    ids=repr,
)
def test_an_illegal_action_is_refused_and_leaves_no_trace(action: Action) -> None:
    table = Table(scene())
    before = everything(table)

    with pytest.raises(IllegalAction):
        table.play(0, action)

    assert everything(table) == before
    assert not table.can_undo(0)


def test_nobody_acts_once_the_game_is_over() -> None:
    table = Table(scene(final=True))
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert table.game.over
    before = everything(table)

    with pytest.raises(TurnError, match=r"^the game is over$"):
        table.play(0, Action("pass"))
    table.play_forced()

    assert everything(table) == before


# The record


def test_the_record_says_who_did_what_and_which_cards_luck_brought() -> None:
    table = Table(scene(supply="4 science", urn="library fort", luck="library"))

    play(table, 0, "progress")
    play(table, 1, "pass")
    play(table, 0, "advantage science 2")

    assert table.moves == [
        Move(0, "progress", ("library",)),
        Move(1, "pass"),
        Move(0, "advantage science 2"),
    ]


def test_a_move_records_all_cards_that_luck_brought_in_order() -> None:
    table = Table(
        scene(
            city="fort fort fort fort fort fort fort . .",
            urn="library work-camp forum",
            other={"city": " ".join(["fort"] * 9)},
            eras=["masonry democracy"],
            luck="forum library democracy masonry",
        )
    )
    play(table, 0, "pass")

    play(table, 1, "pass")

    assert table.moves == [Move(0, "pass"), Move(1, "pass", ("forum", "library", "democracy", "masonry"))]


def test_the_table_tells_what_happens() -> None:
    table = Table(scene(supply="1 production"))
    heard = len(table.events)

    play(table, 0, "advantage production 1")

    assert [event.key for event in table.events[heard:]] == ["paid", "took-advantage"]


@pytest.mark.parametrize("seed", range(10))
def test_a_game_can_be_played_again_from_its_record(seed: int) -> None:
    """Steps back and forth included: the record has them too."""
    table = played(new_table(seed=seed), seed)

    check_replay(table, f"seed {seed}")
    assert "undo" in [move.words for move in table.moves], f"seed {seed}"


# Steps back


def test_a_step_back_restores_the_position_and_what_was_told() -> None:
    table = Table(scene(supply="2 production", city=FORUM))
    here, events, _, _ = everything(table)

    play(table, 0, "advantage production 2")
    assert table.can_undo(0)
    table.undo(0)

    assert everything(table)[:2] == (here, events)
    assert table.moves == [Move(0, "advantage production 2"), Move(0, "undo")]
    assert not table.can_undo(0)


def test_every_step_of_ones_turn_can_be_taken_back_one_by_one() -> None:
    table = Table(scene(supply="1 production 1 science 1 military", city=FORUM))
    positions = [dump(table.game)]
    for action in ("use a1", "branch 2", "pay production", "pay science"):
        play(table, 0, action)
        positions.append(dump(table.game))

    for here in reversed(positions):
        assert dump(table.game) == here
        if table.can_undo(0):
            table.undo(0)

    assert not table.can_undo(0)
    assert [move.words for move in table.moves[4:]] == ["undo"] * 4


def test_after_a_step_back_something_else_can_be_done() -> None:
    table = Table(scene(supply="2 production", city=FORUM))
    play(table, 0, "advantage production 2")

    table.undo(0)
    play(table, 0, "build workshop")

    assert supply(table.game) == {}
    assert table.game.seat == 1


def test_there_is_no_step_back_before_the_first_action() -> None:
    table = Table(scene())

    with pytest.raises(TurnError, match=r"^there is nothing yet that could be taken back$"):
        table.undo(0)

    assert table.moves == []


def test_there_is_no_step_back_once_luck_was_drawn() -> None:
    table = Table(
        scene(supply="4 science", urn="library fort", luck="library", city="forum* . . . . . . . .")
    )

    play(table, 0, "progress")

    assert not table.can_undo(0)
    with pytest.raises(TurnError):
        table.undo(0)
    assert table.moves == [Move(0, "progress", ("library",))]


def test_a_card_that_everybody_knew_is_no_luck() -> None:
    table = Table(scene(supply="2 science", known="library", urn="fort"))
    here = dump(table.game)

    play(table, 0, "progress")
    table.undo(0)

    assert dump(table.game) == here


def test_luck_also_closes_the_steps_before_it() -> None:
    """Otherwise a player could look at a card and go back behind it."""
    table = Table(scene(supply="2 science", urn="forum fort", luck="forum", city="fort . . . . . . . ."))
    play(table, 0, "progress")
    assert table.game.choice().question == "use-drawn"

    play(table, 0, "yes")

    assert table.can_undo(0)
    table.undo(0)
    assert table.game.choice().question == "use-drawn"
    assert not table.can_undo(0)


def test_a_step_back_is_free_until_the_other_player_has_acted() -> None:
    table = Table(scene(supply="2 production", other={"supply": "2 production"}))
    play(table, 0, "build barricade")
    assert table.game.seat == 1
    assert table.can_undo(0)
    assert not table.can_undo(1)

    play(table, 1, "build barricade")

    assert not table.can_undo(0)
    assert table.can_undo(1)
    with pytest.raises(TurnError):
        table.undo(0)


def test_nobody_takes_back_what_the_other_player_did() -> None:
    table = Table(scene(supply="2 production"))
    play(table, 0, "build barricade")
    before = everything(table)

    with pytest.raises(TurnError):
        table.undo(1)

    assert everything(table) == before


def test_the_other_players_action_closes_all_steps_before_it_even_when_taken_back() -> None:
    table = Table(scene(supply="2 production", other={"supply": "2 production"}))
    play(table, 0, "build barricade")
    play(table, 1, "build barricade")

    table.undo(1)

    assert not table.can_undo(0)
    assert not table.can_undo(1)


# Secrets


def at_a_market(*, looked_at: bool) -> Table:
    """An Explorer of seat 0 is at the Market of Carthage; perhaps seat 1 has looked at its tokens before."""
    market: dict[str, object] = {"tile": 3, "city": "carthage"}
    luck = "carthage-galleys carthage-mercenaries"
    if looked_at:
        market |= {"stack": "carthage-galleys", "seen": [1], "visited": [1], "count": 1}
        luck = ""
    return Table(classic_scene.scene(supply="1 military", explorers=[3, 1], markets=[market], luck=luck))


def test_a_look_at_a_market_can_not_be_taken_back_even_when_no_luck_was_drawn() -> None:
    """Somebody looked before, so luck has nothing to say; but this player did not know."""
    table = at_a_market(looked_at=True)
    play(table, 0, "explore 2 2")
    assert table.can_undo(0)

    play(table, 0, "visit 1")

    assert table.moves[-1].drawn == ()
    assert not table.can_undo(0)
    with pytest.raises(TurnError, match="a secret shown"):
        table.undo(0)
    assert table.game.choice().question == "market-token"


def test_a_first_look_at_a_market_is_luck_as_well() -> None:
    table = at_a_market(looked_at=False)

    play(table, 0, "visit 1")

    assert len(table.moves[-1].drawn) == 2
    assert not table.can_undo(0)


def test_what_is_kept_after_a_look_can_not_be_taken_back() -> None:
    """The others have seen it: whoever could choose anew would have shown them two of the tokens."""
    table = at_a_market(looked_at=False)
    play(table, 0, "visit 1")

    table.play(0, table.game.options()[0])

    assert not table.can_undo(0)
    with pytest.raises(TurnError, match="a secret shown"):
        table.undo(0)


def test_a_step_back_restores_the_map() -> None:
    table = Table(classic_scene.scene(supply="3 military", troops="1:6 2:3"))
    here, events, _, _ = everything(table)

    play(table, 0, "move 2", "to 1", "explore 1 2")
    for _ in range(3):
        table.undo(0)

    assert everything(table)[:2] == (here, events)


def test_with_three_players_only_the_one_who_acted_may_step_back() -> None:
    table = Table(new_game("classic", civilizations=("danes", "greeks", "chinese"), first=0, seed=1))
    last = table.game.seat
    table.play(last, table.game.options()[0])
    following = table.game.seat
    assert table.can_undo(last)

    table.play(following, table.game.options()[0])

    assert [table.can_undo(seat) for seat in range(3)] == [seat == following for seat in range(3)]


# What leaves no choice


def paying_for_culture() -> Table:
    """The Forum asks for two different resources: which one first is the only real choice."""
    mine = "1 production 1 science"
    return Table(scene(supply=mine, city="forum* . . . . . . . .", other={"supply": "1 production"}))


def test_what_leaves_no_choice_is_played_and_recorded() -> None:
    table = paying_for_culture()

    play(table, 0, "use a1")
    table.play_forced()
    play(table, 0, "pay production")
    table.play_forced()

    assert table.moves == [
        Move(0, "use a1"),
        Move(0, "branch 2", forced=True),
        Move(0, "pay production"),
        Move(0, "pay science", forced=True),
    ]
    assert supply(table.game) == {"culture": 1}
    assert table.game.seat == 1


def test_nothing_is_played_where_there_is_a_choice() -> None:
    table = paying_for_culture()
    before = everything(table)
    assert len(table.game.options()) > 1

    table.play_forced()

    assert everything(table) == before


def test_a_step_back_takes_what_was_forced_along() -> None:
    table = paying_for_culture()
    positions = [dump(table.game)]
    for action in ("use a1", "pay production"):
        play(table, 0, action)
        table.play_forced()
        positions.append(dump(table.game))
    assert len(table.moves) == 4

    for here in reversed(positions[:-1]):
        table.undo(0)
        assert dump(table.game) == here

    assert not table.can_undo(0)
    assert table.moves[4:] == [Move(0, "undo"), Move(0, "undo")]


def test_what_was_forced_can_not_be_taken_back_by_itself() -> None:
    """The same Knowledge twice in a cell: which one stays makes no difference."""
    table = Table(
        scene(
            city="./bushido fort fort fort fort fort fort fort fort",
            aside="bushido",
            agenda=["EndRound 0", "TakeTurn 0", "KeepKnowledge 0 0 card:bushido"],
            supply="1 production",
        )
    )

    table.play_forced()

    assert table.moves == [Move(0, "keep bushido", forced=True)]
    assert not table.can_undo(0)


def test_luck_drawn_by_what_was_forced_closes_the_steps_before_it() -> None:
    forts = " ".join(["fort"] * 9)
    table = Table(scene(city=forts, other={"city": forts}, eras=["masonry"], luck="masonry"))
    play(table, 0, "pass")
    assert table.can_undo(0)

    table.play_forced()

    assert table.moves[:2] == [Move(0, "pass"), Move(1, "pass", ("masonry",), forced=True)]
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_what_was_forced_on_the_other_player_is_no_act_of_theirs() -> None:
    table = Table(scene(supply="3 production"))
    positions = [dump(table.game)]
    for action in ("build barricade", "advantage production 1"):
        play(table, 0, action)
        table.play_forced()
        positions.append(dump(table.game))
    assert [move.words for move in table.moves] == [
        "build barricade",
        "pass",
        "advantage production 1",
    ]
    assert not table.can_undo(1)

    for here in reversed(positions[:-1]):
        table.undo(0)
        assert dump(table.game) == here

    assert not table.can_undo(0)


def test_a_pass_that_was_asked_for_but_left_no_choice_is_no_act_either() -> None:
    """At a device people are asked to pass; who can do nothing else has not acted by it."""
    table = Table(scene(supply="3 production"))
    before = dump(table.game)
    play(table, 0, "build barricade")
    play(table, 1, "pass")
    after = dump(table.game)
    assert table.can_undo(0)

    table.undo(0)

    assert dump(table.game) == before
    assert table.game.seat == 0
    table.redo(0)
    assert dump(table.game) == after
    assert table.moves[2:] == [Move(0, "undo"), Move(0, "redo")]


def test_who_had_to_pass_can_take_that_back_alone_until_another_has_acted() -> None:
    table = Table(scene(supply="3 production"))
    play(table, 0, "build barricade")
    play(table, 1, "pass")
    assert table.undoable(1) == ["pass"]

    table.undo(1)
    assert (table.game.seat, table.undoable(0)) == (1, ["build barricade"])
    play(table, 1, "pass")
    play(table, 0, "advantage production 1")

    assert table.undoable(0) == ["advantage production 1", "build barricade"]
    assert not table.can_undo(1)


def test_what_left_no_choice_takes_no_undo_away_unless_it_draws() -> None:
    """The last pass of a round ends it, and the cities are dealt full."""
    table = Table(scene(supply="1 production", other={"passed": True}, urn="fort fort", then=1))
    play(table, 0, "build barricade")
    assert table.can_undo(0)

    play(table, 0, "pass")

    assert table.moves[-1].drawn
    assert not table.can_undo(0)
