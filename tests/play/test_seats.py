"""What a seat at a table may do and learn: its own questions alone; and who may sit down there."""

from __future__ import annotations

import ast
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from monumental import Action
from monumental.engine.chance import seeded
from monumental.games.classic.state import ClassicState
from monumental.play import table as table_module
from monumental.play.errors import TurnError
from monumental.play.records.opening import new_table
from monumental.play.records.record import Gone, Move, RecordError, read_record, write_head, write_record
from monumental.play.records.replay import Replay, verify
from monumental.play.setup import SetupError
from monumental.play.table import Table
from monumental.play.takebacks import agreeing, asking
from monumental.testing import conceivable
from tests import classic_scene
from tests.play.recorded import open_kind, played, so_far, whole_game
from tests.play.test_table import everything, play
from tests.scene import scene
from tests.text.fluent_files import locale_files, read

GALLEYS, MERCENARIES = "carthage-galleys", "carthage-mercenaries"


def at_a_market(stack: str, seen: tuple[int, ...] = (1, 2)) -> Table:
    """Seat 0 is about to look at tokens that the others may have seen."""
    market = {"tile": 3, "city": "carthage", "stack": stack, "seen": list(seen), "visited": list(seen)}
    third = {"civilization": "greeks", "capital": 13}
    drawing = classic_scene.MAP + "  ..  C   m1\n"
    return Table(
        classic_scene.scene(
            supply="1 military",
            explorers=[3, 1],
            markets=[{**market, "count": len(stack.split())}],
            drawing=drawing,
            more=[third],
        )
    )


# Private questions


@pytest.mark.parametrize("stack", [GALLEYS, f"{GALLEYS} {MERCENARIES}"])
def test_only_the_seat_that_is_asked_has_options(stack: str) -> None:
    table = at_a_market(stack)
    play(table, 0, "visit 1")

    assert [action.verb for action in table.options(0)] == ["keep"] * len(stack.split())
    assert table.options(1) == table.options(2) == table.options(None) == []
    assert [table.is_asked(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]


def test_what_others_are_told_is_the_same_whatever_the_market_holds() -> None:
    """Of any action that could be written, by any seat that is not asked, and by those who watch."""
    tables = [at_a_market(stack) for stack in (GALLEYS, MERCENARIES, f"{GALLEYS} {MERCENARIES}")]
    for table in tables:
        play(table, 0, "visit 1")
    answers = [
        [
            (repr(table.why_not(seat, action)), table.options(seat), table.is_forced())
            for seat in (1, 2, None)
            for action in conceivable(tables[0].game)
        ]
        for table in tables
    ]

    assert all(one == other for one, other in pairwise(answers))
    reasons = [table.why_not(1, Action("keep", 3)) for table in tables]
    assert {reason.key for reason in reasons if reason} == {"another-is-asked"}
    assert None not in reasons


def test_a_refused_attempt_tells_nothing_either() -> None:
    refusals = []
    for stack in (GALLEYS, MERCENARIES):
        table = at_a_market(stack)
        play(table, 0, "visit 1")
        for action in table.game.options():
            with pytest.raises(TurnError) as refused:
                table.play(1, action)
            refusals.append((refused.value.key, str(refused.value)))

    assert set(refusals) == {("refused-not-asked", "seat 1 is not asked now")}


def test_the_seat_that_is_asked_is_told_why_not() -> None:
    table = at_a_market(GALLEYS)
    play(table, 0, "visit 1")
    others = next(card.number for card in table.game.catalog.cards if card.key == MERCENARIES)

    reason = table.why_not(0, Action("keep", others))

    assert reason is not None
    assert reason.key == "not-in-market"
    assert table.why_not(0, table.options(0)[0]) is None


@pytest.mark.parametrize("stack", [GALLEYS, f"{GALLEYS} {GALLEYS}"], ids=["one token", "two equal tokens"])
def test_a_private_question_is_asked_even_if_there_is_only_one_answer(stack: str) -> None:
    """That it leaves no choice would tell the others what lies in the Market."""
    table = _asked_about(stack)
    assert len(table.options(0)) == 1

    table.play_forced()

    assert not table.is_forced()
    assert table.game.choice().question == "market-token"
    assert not any(move.forced for move in table.moves)


def _asked_about(stack: str) -> Table:
    if len(set(stack.split())) == len(stack.split()):
        table = at_a_market(stack)
        play(table, 0, "visit 1")
        return table
    # Our boxes have no two equal tokens of a city; somebody's own pack may.
    table = at_a_market(f"{GALLEYS} {MERCENARIES}")
    play(table, 0, "visit 1")
    state = table.game.state
    assert isinstance(state, ClassicState)
    place = next(number for number, market in enumerate(state.markets) if market.stack)
    market = state.markets[place]
    twice = (market.stack[0], market.stack[0])
    state.markets[place] = type(market)(
        market.tile, market.city, 2, market.urn, twice, market.seen, market.visited
    )
    return table


def test_nobody_has_options_once_the_game_is_over() -> None:
    table = whole_game("duel")

    assert table.options(0) == table.options(1) == []
    assert not table.is_asked(0)
    assert not table.is_forced()
    for seat in (0, 1, None):
        reason = table.why_not(seat, Action("pass"))
        assert reason is not None
        assert reason.key == "game-over"


# Records for a seat


@pytest.mark.parametrize("kind", ["classic", "modules", "continuous"])
def test_during_the_game_a_seat_gets_what_it_saw_and_no_seed(kind: str) -> None:
    whole, place = next(
        (record, number)
        for record in (whole_game(kind, number).record() for number in range(4))
        for number, move in enumerate(record.moves)
        if any(":" in word for word in move.drawn)
    )
    table = Replay(so_far(whole, place + 5)).at(place + 5)
    seats = range(len(table.sitters))
    assert table.seed is not None

    for seat in (*seats, None):
        record = table.record_for(seat)
        text = write_record(record)
        assert table.seed.hex() not in text
        assert record.ending is None
        for mine, real in zip(record.moves, table.moves, strict=True):
            assert (mine.seat, mine.words, mine.forced) == (real.seat, real.words, real.forced)
            for word, drawn in zip(mine.drawn, real.drawn, strict=True):
                owner, colon, _ = drawn.rpartition(":")
                assert word == (drawn if not colon or owner == str(seat) else f"{owner}:?")


def test_what_others_drew_makes_no_difference_to_what_a_seat_gets() -> None:
    whole = whole_game("classic", 0).record()
    place = next(number for number, move in enumerate(whole.moves) if any(":" in word for word in move.drawn))
    table = Replay(so_far(whole, place + 1)).at(place + 1)
    other = (table.moves[-1].seat + 1) % 3
    before = write_record(table.record_for(other))
    seen = table.moves[-1]

    table.moves[-1] = Move(
        seen.seat, seen.words, tuple(f"{seen.seat}:token" for _ in seen.drawn), seen.forced
    )

    assert write_record(table.record_for(other)) == before
    assert write_record(table.record_for(None)) == before


def test_after_the_game_everybody_gets_everything() -> None:
    table = whole_game("classic")
    assert table.seed is not None

    records = {write_record(table.record_for(seat)) for seat in (0, 1, 2, None)}

    assert len(records) == 1
    assert table.record_for(0).moves == tuple(table.moves)
    assert table.record_for(0).seed() == table.seed
    assert "?" not in records.pop()


def test_the_keepers_record_has_the_seed_at_any_time() -> None:
    table = played(open_kind("duel"), 0, moves=10)

    assert table.record().seed() == table.seed
    assert table.record().moves == tuple(table.moves)


def test_a_table_that_does_not_know_how_its_game_began_writes_no_record() -> None:
    table = Table(scene())

    for write in (table.record, lambda: table.record_for(0)):
        with pytest.raises(RecordError, match=r"^nobody wrote down how this game began$"):
            write()


# Sitting down


def test_a_bot_takes_over_a_seat_and_a_person_comes_back() -> None:
    table = Table(scene(supply="1 production"), ("human", "human"))
    before = everything(table)[0]

    table.sit(0, "greedy")
    assert table.sitters == ["greedy", "human"]
    table.sit(0, "human")

    assert table.sitters == ["human", "human"]
    assert table.moves == [Move(0, "sit greedy"), Move(0, "sit human")]
    assert everything(table)[0] == before


@pytest.mark.parametrize("reason", ["late", "resigned"])
def test_the_record_says_why_a_bot_plays_on(reason: str) -> None:
    table = open_kind("duel", 3)
    table.sit(0, "greedy", reason=reason)

    [move] = [each for each in table.moves if each.is_seating]
    assert (move.words, move.sitter, move.reason) == (f"sit greedy {reason}", "greedy", reason)
    again = Replay(table.record()).at(len(table.moves))
    assert (again.sitters, again.resigned) == (table.sitters, table.resigned)
    assert table.copy(seeded(1)).resigned == table.resigned == ({0} if reason == "resigned" else set())


@pytest.mark.parametrize("name", ["late", "resigned", "taken"])
def test_somebody_may_be_called_like_a_reason(name: str) -> None:
    move = Move(0, f"sit {name}")

    assert (move.sitter, move.reason) == (name, "")


def test_nobody_sits_down_where_somebody_has_resigned() -> None:
    table = Table(scene(supply="1 production"), ("human", "human"))
    table.sit(0, "greedy", reason="resigned")
    before = everything(table)

    for sitter in ("human", "random"):
        with pytest.raises(TurnError, match=r"^whoever sat at seat 0 has resigned$"):
            table.sit(0, sitter)

    assert everything(table) == before
    table.sit(1, "greedy")


def agreed(gone: Gone) -> Table:
    """A table that has agreed on this for whoever does not come back."""
    table = open_kind("duel", 3)
    assert table.head is not None
    table.head = table.head.model_copy(update={"gone": gone})
    return table


@pytest.mark.parametrize("reason", ["late", "absent"])
def test_a_seat_is_free_to_be_taken_where_that_was_agreed_on(reason: str) -> None:
    table = agreed("taken")
    table.sit(0, "normal", reason=reason)
    assert (table.vacant, table.copy(seeded(1)).vacant) == ({0}, {0})

    table.sit(0, "human", reason="taken")

    assert (table.sitters[0], table.vacant, table.resigned) == ("human", set(), set())
    again = Replay(read_record(write_record(table.record())))
    assert again.at(len(again) - 1).vacant == {0}
    assert again.at(len(again)).sitters == table.sitters


@pytest.mark.parametrize("reason", ["late", "absent"])
def test_whoever_does_not_come_back_has_resigned_where_that_was_agreed_on(reason: str) -> None:
    table = agreed("resigned")

    table.sit(0, "normal", reason=reason)

    assert (table.resigned, table.vacant) == ({0}, set())
    again = Replay(read_record(write_record(table.record())))
    assert again.at(len(again)).resigned == {0}
    with pytest.raises(TurnError, match="has resigned"):
        table.sit(0, "human")


@pytest.mark.parametrize(
    ("gone", "before", "sitter"),
    [
        ("kept", "late", "human"),
        ("taken", "", "human"),  # left to a bot for a while
        ("taken", "late", "greedy"),
        ("taken", None, "human"),  # somebody sits there
    ],
)
def test_nobody_takes_a_seat_that_is_not_free(gone: Gone, before: str | None, sitter: str) -> None:
    table = agreed(gone)
    if before is not None:
        table.sit(0, "normal", reason=before)
    moves = [*table.moves]

    with pytest.raises(TurnError, match=r"^nobody else can take over seat 0$"):
        table.sit(0, sitter, reason="taken")

    assert table.moves == moves
    # Nor does a record that says so play.
    record = table.record()
    forged = replace(record, moves=(*record.moves, Move(0, f"sit {sitter} taken")))
    with pytest.raises(RecordError, match="nobody else can take over seat 0"):
        Replay(forged).at(len(forged.moves))


def test_whoever_is_back_has_their_seat_and_nobody_else_takes_it() -> None:
    table = agreed("taken")
    table.sit(0, "normal", reason="late")

    table.sit(0, "human")

    assert table.vacant == set()


def test_whoever_sits_down_goes_on_from_here() -> None:
    """The game is the same, and so is what can be taken back or done again."""
    table = Table(scene(supply="3 production 1 science", other={"supply": "1 production"}))
    play(table, 0, "advantage production 1")
    assert table.can_undo(0)

    table.sit(0, "greedy")

    assert table.can_undo(0)
    table.undo(0)
    table.sit(0, "human")
    table.redo(0)
    assert [move.words for move in table.moves] == [
        "advantage production 1",
        "sit greedy",
        "undo",
        "sit human",
        "redo",
    ]


def test_a_record_says_who_sat_down() -> None:
    table = played(open_kind("duel"), 0, moves=12)
    table.sit(1, "Ada_2.b-c")
    record = table.record()

    replay = Replay(record)

    assert replay.at(12).sitters == ["human", "human"]
    assert replay.at(13).sitters == ["human", "Ada_2.b-c"]
    assert write_head(record.head) == write_head(open_kind("duel").record().head)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_sits_down_where_no_seat_is(seat: int) -> None:
    table = Table(scene())

    with pytest.raises(TurnError, match=f"^nobody can sit down at seat {seat}$") as refused:
        table.sit(seat, "greedy")

    assert refused.value.key == "refused-seat"
    assert table.moves == []


def test_nobody_sits_down_at_the_automas_seat() -> None:
    table = open_kind("solo")
    before = list(table.sitters)

    with pytest.raises(TurnError) as refused:
        table.sit(1, "greedy")

    assert refused.value.key == "refused-seat"
    assert table.sitters == before
    table.sit(2, "greedy")


def test_the_automa_takes_over_nobodys_seat() -> None:
    """It has no City: it follows its Solo cards from the beginning, or not at all."""
    table = open_kind("solo")

    with pytest.raises(TurnError) as refused:
        table.sit(2, "automa")

    assert refused.value.key == "refused-seat"


@pytest.mark.parametrize(
    "name", ["", " ", "a b", "-a", ".a", "x" * 41, "_a", "a\n", "a\x1b[2J", "../a", "0:?"]
)
def test_a_name_is_a_plain_word(name: str) -> None:
    table = Table(scene())

    with pytest.raises(TurnError) as refused:
        table.sit(0, name)

    assert refused.value.key == "refused-name"
    assert table.sitters == ["human", "human"]
    assert table.moves == []


@pytest.mark.parametrize("name", ["Zdeněk", "花子", "Ada_2.b-c", "7"])
def test_people_keep_their_names(name: str) -> None:
    table = new_table("duel", (name, "greedy"), seed=1)
    table.sit(1, name)

    record = read_record(write_record(table.record()))

    assert record.head.seats == (name, "greedy")
    assert verify(record).table.sitters == [name, name]


@pytest.mark.parametrize(
    ("rules", "names"), [("duel", ("automa", "human")), ("duel", ("a b", "human")), ("classic", ("x", "x"))]
)
def test_nobody_else_sits_down_at_the_start(rules: str, names: tuple[str, ...]) -> None:
    """The Automa where it was agreed on and nowhere else; and nobody without a name."""
    automas = [1] if rules == "classic" else []

    with pytest.raises(SetupError, match=r"^seats: '[a-z ]+' can't sit at seat \d$"):
        new_table(rules, names, automas=automas, seed=1)


def test_whoever_sits_down_meanwhile_takes_nobodys_turn() -> None:
    table = new_table("duel", seed=1)
    seen = table.version
    acting = table.game.seat
    for name in ("greedy", "human", "greedy", "human"):
        table.sit(1 - acting, name)

    table.play(acting, table.game.options()[0], seen)

    assert [move.is_seating for move in table.moves[seen:]] == [True] * 4 + [False]
    with pytest.raises(TurnError) as refused:
        table.play(table.game.seat, table.game.options()[0], seen)
    assert refused.value.key == "refused-stale"


def test_a_step_back_is_free_whoever_sits_down_meanwhile() -> None:
    table = new_table("duel", seed=1)
    while not table.can_undo(table.game.seat):
        table.play(table.game.seat, table.game.options()[0])
    acting, seen = table.game.seat, table.version
    table.sit(1 - acting, "greedy")

    table.undo(acting, seen)
    table.sit(1 - acting, "human")
    table.redo(acting, seen + 2)

    assert [move.words for move in table.moves[seen:]] == ["sit greedy", "undo", "sit human", "redo"]


def test_a_change_of_seats_may_be_stale() -> None:
    table = new_table("duel", seed=1)
    table.sit(0, "greedy", table.version)

    with pytest.raises(TurnError) as refused:
        table.sit(0, "human", 0)

    assert refused.value.key == "refused-stale"
    assert table.sitters[0] == "greedy"


def test_nobody_sits_down_once_the_game_is_over() -> None:
    """Nothing follows the last line of a record."""
    table = Table(scene(final=True))
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert table.game.over

    with pytest.raises(TurnError, match=r"^the game is over$") as refused:
        table.sit(0, "greedy")

    assert refused.value.key == "refused-over"
    assert len(table.moves) == 2


# Words


def test_whatever_a_table_refuses_it_can_say_in_words() -> None:
    sources = [Path(str(module.__file__)).with_suffix(".py") for module in (table_module, asking, agreeing)]
    trees = [ast.parse(source.read_text(encoding="utf-8")) for source in sources]
    keys = {
        ast.literal_eval(node.args[0])
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TurnError"
    }

    assert len(keys) == 16
    assert keys - read(locale_files("en")).entries.keys() == set()
