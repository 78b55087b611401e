"""Takebacks: back through luck and the moves of others, without a single card being drawn anew."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from monumental import IllegalAction, read_action
from monumental.bots import BOTS, make_bot
from monumental.bots.bot import Bot
from monumental.games.classic.state import classic
from monumental.play.errors import TurnError
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.position import dump
from monumental.play.records.luck import Luck
from monumental.play.records.opening import Opening, open_table, usual_sitters
from monumental.play.records.record import Move, Record, RecordError, left_moments, read_record, write_record
from monumental.play.records.replay import Replay, ReplayError, resume, verify
from monumental.play.setup import agree
from monumental.play.table import Table
from monumental.play.takebacks.steps import Steps
from monumental.testing import Leanings, position
from tests.play.recorded import KINDS, check_replay, open_kind, seed_of, shown
from tests.play.test_seats import GALLEYS
from tests.play.test_seats import at_a_market as three_at_a_market
from tests.play.test_table import at_a_market, everything, play
from tests.scene import scene


def against_bots(kind: str, number: int = 0) -> Table:
    """A table of one person at seat 0; bots have the other seats, unless an Automa sits there."""
    rules, terms = KINDS[kind]
    box, agreed = agree(rules, {**terms, "seed": number})
    people = usual_sitters(agreed)
    sitters = ("human", *[name.replace("human", "random") for name in people[1:]])
    table = open_table(Opening(box, agreed, sitters), Luck(seed_of(number)))
    table.bots = BOTS
    return table


def go_on(table: Table, decisions: int, leanings: Leanings) -> None:
    """Everybody plays on, until seat 0 has decided so often."""
    while decisions and not table.game.over:
        seat = table.game.seat
        decisions -= seat == 0
        table.play(seat, table.done_before(seat) or leanings.choose(table.game.options()))


def take_back(table: Table, times: int = 1) -> None:
    """Beyond what is free, so many times."""
    while times:
        table.undo(0, table.version)
        times -= table.moves[-1].verb == "takeback"


def played_again(table: Table) -> None:
    """The record, as a file, played again: the same table and the same record."""
    record = read_record(write_record(table.record()))
    again = Replay(record).at(len(record.moves))
    again.bots = BOTS
    assert shown(again) == shown(table)
    assert again.record() == table.record()


def drawing() -> Table:
    """Seat 0 can draw one of two cards; the other player has nothing to do."""
    game = scene(supply="4 science", urn="library fort", luck="library", city="forum* . . . . . . . .")
    return Table(game, ("human", "greedy"), bots=BOTS)


# The luck


@pytest.mark.parametrize("kind", KINDS)
def test_back_and_forth_through_luck_a_hundred_times_brings_the_same_cards(kind: str) -> None:
    seed = 24
    table = against_bots(kind, seed)
    leanings, choose = Leanings(seed), random.Random(seed)
    go_on(table, 25, leanings)
    there, drawn = position(table.game), _standing_luck(table)
    assert drawn

    for _ in range(100):
        back = choose.randrange(1, 12)
        for _ in range(back):
            table.undo(0, table.version)
        for _ in range(back):
            table.redo(0, table.version)
        assert (position(table.game), _standing_luck(table)) == (there, drawn), f"seed {seed}"

    played_again(table)


def _standing_luck(table: Table) -> list[tuple[int, ...]]:
    return [done.cards for done in table.steps.done if done.cards]


@pytest.mark.parametrize("kind", KINDS)
def test_going_back_and_choosing_the_same_by_hand_brings_the_same_cards(kind: str) -> None:
    table = against_bots(kind, 3)
    go_on(table, 20, Leanings(3))
    line = [*table.steps.done]
    there, luck = position(table.game), table.luck.place()
    while table.can_undo(0):
        table.undo(0)
    assert len(table.steps.done) < len(line) - 20

    for done in line[len(table.steps.done) :]:
        table.play(done.seat, done.action)

    assert [(done.action, done.cards) for done in table.steps.done] == [(it.action, it.cards) for it in line]
    assert (position(table.game), table.luck.place()) == (there, luck)


@pytest.mark.parametrize("kind", KINDS)
def test_going_back_and_choosing_otherwise_is_as_if_the_first_had_never_been(kind: str) -> None:
    table, other = against_bots(kind, 5), against_bots(kind, 5)
    go_on(table, 15, Leanings(1))
    for _ in range(10):
        table.undo(0)
    for done in table.steps.done:
        other.play(done.seat, done.action)

    for _ in range(60):
        if not other.game.over:
            action = other.game.options()[-1]
            other.play(other.game.seat, action)
            table.play(table.game.seat, action)

    assert position(table.game) == position(other.game)
    assert _standing_luck(table) == _standing_luck(other)
    assert table.luck.place() == other.luck.place()


def test_a_takeback_restores_the_position_and_says_so() -> None:
    table = drawing()
    here = dump(table.game)
    told = len(table.events)
    play(table, 0, "progress")

    table.undo(0)

    assert dump(table.game) == here
    assert [(event.key, event.seat, event.number) for event in table.events[told:]] == [("took-back", 0, 1)]
    assert table.moves == [Move(0, "progress", ("library",)), Move(0, "takeback 0")]
    play(table, 0, "progress")
    assert table.moves[-1] == Move(0, "progress", ("library",))


def test_several_takebacks_in_a_row_are_told_as_one() -> None:
    table = against_bots("duel", 1)
    go_on(table, 12, Leanings(1))

    take_back(table, 5)

    told = [event for event in table.events if event.key == "took-back"]
    assert [(event.seat, event.number) for event in told] == [(0, 5)]
    assert table.events[-1] is told[0]


def test_somebody_who_saw_what_was_taken_back_is_told_what_still_counts() -> None:
    table = against_bots("classic", 2)
    go_on(table, 10, Leanings(2))
    while table.steps.of(0):
        table.undo(0)
    seen, heard = table.version, [*table.events]

    take_back(table)
    go_on(table, 1, Leanings(9))

    standing, news = table.heard.since(seen)
    assert standing < len(heard)
    assert [*map(repr, heard[:standing] + news)] == [*map(repr, table.events)]
    assert news[0].key == "took-back"
    assert table.heard.passages(seen)[0][0] == seen + 1


def test_what_was_seen_makes_nothing_before_it_free_again() -> None:
    """Whoever has seen what luck brings takes back the step before it as a takeback as well."""
    table = against_bots("duel", 4)
    go_on(table, 8, Leanings(4))

    take_back(table, 2)

    assert [move.verb for move in table.moves[-2:]] == ["takeback", "takeback"]
    assert table.steps.of(0) == []


def test_positions_of_long_ago_are_played_again_and_not_kept() -> None:
    table = against_bots("continuous", 6)
    go_on(table, 40, Leanings(6))

    assert len(table.steps._before) < len(table.steps.done) / 4
    while table.can_undo(0):
        table.undo(0)
    assert table.game.seat == 0


# Bots


def test_a_bot_does_the_same_again_where_nothing_else_was_done() -> None:
    table = against_bots("duel", 7)
    bot = make_bot("random", 1)
    thought = _let_play(table, bot)
    for _ in range(10):
        table.play(0, table.options(0)[0])
        thought += _let_play(table, bot)
    there, first = position(table.game), thought
    for _ in range(6):
        table.undo(0)
    for _ in range(10 - len(table.steps.decided_by(0, BOTS))):
        table.play(0, table.options(0)[0])
        thought += _let_play(table, bot)

    assert position(table.game) == there
    assert thought == first


def _let_play(table: Table, bot: Bot) -> int:
    """Bots play until seat 0 is asked; gives how often one had to think."""
    thought = 0
    while not table.game.over and table.game.seat != 0:
        action = table.done_before(1)
        if action is None:
            thought += 1
            action = bot.choose(imagine(table.game, 1, imagined_luck(0, table.decisions)), 1)
        table.play(1, action)
    return thought


def test_a_person_at_that_seat_is_asked_anew() -> None:
    table = against_bots("duel", 7)
    go_on(table, 3, Leanings(7))
    while table.game.seat == 0:
        table.play(0, table.options(0)[0])
    table.play(1, table.options(1)[0])
    table.undo(0)
    table.play(0, table.steps.undone[-1][0].action)
    assert table.done_before(1) is not None

    table.sit(1, "Ada")

    assert table.done_before(1) is None


def test_what_a_bot_decided_for_me_is_no_decision_of_mine() -> None:
    table = against_bots("duel", 8)
    go_on(table, 3, Leanings(8))
    mine = table.steps.decided_by(0, table.bots)
    table.sit(0, "random")
    go_on(table, 4, Leanings(8))
    table.sit(0, "human")
    assert table.steps.decided_by(0, table.bots) == mine

    table.undo(0)
    while table.moves[-1].verb == "undo":
        table.undo(0)

    assert len(table.steps.done) == mine[0]


# The end


def test_against_computers_even_the_end_can_be_taken_back() -> None:
    table = against_bots("duel", 9)
    go_on(table, 10_000, Leanings(9))
    assert table.game.over
    scores = table.record().ending

    table.undo(0)
    assert table.options(0)
    assert table.record().ending is None
    table.redo(0)

    assert table.record().ending == scores
    assert verify(read_record(write_record(table.record_for(None)))).luck == "honest"


# The record


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_with_takebacks_verifies_and_goes_on(kind: str) -> None:
    table, choose = against_bots(kind, 11), random.Random(11)
    leanings = Leanings(11)
    for _ in range(12):
        go_on(table, 4, leanings)
        for _ in range(choose.randrange(4)):
            if table.can_undo(0):
                table.undo(0)
        if table.can_redo(0) and choose.random() < 0.5:
            table.redo(0)
    assert any(move.verb == "takeback" for move in table.moves)
    played_again(table)

    record = read_record(write_record(table.record()))
    again, _ = resume(record)
    again.bots = BOTS
    go_on(table, 10_000, Leanings(1))
    go_on(again, 10_000, Leanings(1))

    assert position(again.game) == position(table.game)
    assert again.record() == table.record()
    assert verify(read_record(write_record(table.record_for(None)))).luck == "honest"


def test_cards_that_were_drawn_anew_after_a_takeback_do_not_verify() -> None:
    """Whoever keeps the game can't re-roll by writing a takeback and other cards."""
    table = against_bots("duel", 12)
    go_on(table, 10, Leanings(12))
    first = next(at for at in range(len(table.steps.done)) if table.steps.done[at].cards)
    drawn = table.steps.done[first]
    while table.decisions > first:
        table.undo(0)
    go_on(table, 10_000, Leanings(13))
    table.bots = ()
    record = table.record()
    assert verify(record).luck == "honest"
    luck = next(at for at, move in enumerate(record.moves) if move.verb == "takeback")
    later = next(at for at in range(luck, len(record.moves)) if record.moves[at].drawn)
    assert drawn.cards

    for card in ("library", "fort", "forum", "workshop", "work-camp", "masonry"):
        others = (card, *record.moves[later].drawn[1:])
        if others == record.moves[later].drawn:
            continue
        moves = [*record.moves]
        moves[later] = replace(moves[later], drawn=others)
        with pytest.raises(RecordError):
            verify(Record(record.head, tuple(moves), record.ending))


@pytest.mark.parametrize(
    "words",
    [
        "takeback",
        "takeback x",
        "takeback -1",
        "takeback 007",
        "takeback 99",
        "takeback 1 2",
        "takeback 1",
        "ask",
        "ask 0",
        "ask x 1",
        "ask 0 7",
        "ask 0 SEAT",
        "ask 0 1 1",
        "ask 99 1",
        "agree",
        "decline",
    ],
)
def test_a_record_that_takes_back_what_nobody_did_is_not_played(words: str) -> None:
    table = open_kind("duel", 1)
    table.play(table.game.seat, table.game.options()[0])
    table.play(table.game.seat, table.game.options()[0])
    seat = table.steps.done[0].seat
    moves = (*table.moves, Move(seat, words.replace("SEAT", str(seat))))

    with pytest.raises(ReplayError):
        Replay(Record(table.record().head, moves)).at(len(moves))


def test_a_replay_passes_over_what_was_left() -> None:
    moves = [Move(0, "a")] * 4 + [Move(0, "takeback 2")] + [Move(0, "b")] * 3 + [Move(0, "takeback 6")]
    assert left_moments(moves) == ((3, 4), (7, 8))
    assert left_moments([*moves, Move(0, "takeback 1")]) == ((2, 9),)


def test_where_one_steps_in_a_replay_with_takebacks() -> None:
    table = against_bots("duel", 2)
    go_on(table, 8, Leanings(2))
    while table.steps.of(0):
        table.undo(0)
    back = table.way_back(0).to
    version = table.version
    table.undo(0)
    go_on(table, 1, Leanings(3))

    replay = Replay(table.record())

    assert replay.passed_over(back) == version
    assert replay.before(version + 1) == back
    assert position(replay.at(back).game) == position(replay.at(version + 1).game)


# What was seen


def test_whoever_has_looked_at_a_market_still_knows_its_tokens_after_a_takeback() -> None:
    table = at_a_market(looked_at=True)
    table.bots = frozenset({"greedy"})
    table._sat[1] = {"greedy"}
    play(table, 0, "visit 1")

    table.undo(0)

    market = classic(table.game).markets[0]
    assert market.seen == 0b11
    assert classic(imagine(table.game, 0, imagined_luck(0, 1))).markets[0].stack == market.stack


# Other people


def test_at_a_table_of_people_everybody_else_has_to_agree() -> None:
    table = three_at_a_market(GALLEYS)
    play(table, 0, "visit 1")
    assert table.way_back(0).asks == (1, 2)
    with pytest.raises(TurnError) as refused:
        table.undo(0)
    assert refused.value.key == "refused-undo"

    table.ask_back(0)
    table.agree(2)
    assert table.game.choice().question == "market-token"
    table.agree(1)

    assert [move.words for move in table.moves] == ["visit 1", "ask 0 1 2", "agree", "agree", "takeback 0"]
    assert table.asking.open is None
    assert not table.can_redo(0)


def test_whoever_does_not_agree_leaves_everything_as_it_is() -> None:
    table = three_at_a_market(GALLEYS)
    play(table, 0, "visit 1")
    before = everything(table)[:2]
    table.ask_back(0)

    table.decline(1)

    assert everything(table)[:2] == before
    assert table.asking.open is None
    with pytest.raises(TurnError) as refused:
        table.ask_back(0)
    assert refused.value.key == "refused-ask-again"
    play(table, 0, f"keep {GALLEYS}")
    table.ask_back(0)
    assert table.asking.open is not None


def test_whoever_asked_may_think_again() -> None:
    table = three_at_a_market(GALLEYS)
    play(table, 0, "visit 1")
    table.ask_back(0)

    table.decline(0)

    assert table.asking.open is None


def test_what_is_asked_lapses_when_somebody_acts() -> None:
    table = three_at_a_market(GALLEYS)
    play(table, 0, "visit 1")
    table.ask_back(0)

    play(table, 0, f"keep {GALLEYS}")

    assert table.asking.open is None
    with pytest.raises(TurnError) as refused:
        table.agree(1)
    assert refused.value.key == "refused-ask-gone"


def test_who_is_not_asked_has_no_say() -> None:
    table = three_at_a_market(GALLEYS)
    play(table, 0, "visit 1")
    table.ask_back(0)
    table.agree(1)
    before = table.version

    for seat in (0, 1):
        with pytest.raises(TurnError):
            table.agree(seat)
    with pytest.raises(TurnError) as refused:
        table.ask_back(1)

    assert refused.value.key in {"refused-ask-open", "refused-undo-nothing"}
    assert table.version == before


def test_an_answer_is_to_what_its_giver_has_seen() -> None:
    table = three_at_a_market(GALLEYS)
    play(table, 0, "visit 1")
    seen = table.version
    table.ask_back(0, seen)

    with pytest.raises(TurnError) as refused:
        table.agree(1, seen)

    assert refused.value.key == "refused-stale"
    table.agree(1, table.version)


def test_asking_makes_no_action_too_late() -> None:
    table = three_at_a_market(GALLEYS)
    play(table, 0, "visit 1")
    seen = table.version
    table.ask_back(0)
    table.agree(1)

    table.play(0, read_action(table.game, f"keep {GALLEYS}"), seen)

    assert table.asking.open is None


def test_a_person_for_whom_a_bot_plays_is_asked_too() -> None:
    table = three_at_a_market(GALLEYS)
    table.bots = BOTS
    table.sit(1, "greedy")
    play(table, 0, "visit 1")

    assert table.way_back(0).asks == (1, 2)


def test_among_people_the_end_is_the_end() -> None:
    table = Table(scene(final=True))
    play(table, 0, "pass")
    play(table, 1, "pass")

    with pytest.raises(TurnError) as refused:
        table.ask_back(0)

    assert refused.value.key == "refused-undo-over"


def test_asks_are_in_the_record_and_played_again() -> None:
    table = open_kind("classic", 3)
    leanings = Leanings(3)
    while table.version < 40 or table.can_undo(0) or not table.steps.decided_by(0, ()):
        table.play(table.game.seat, leanings.choose(table.game.options()))
    table.ask_back(0)
    table.agree(1)
    check_replay(table, "asked")
    table.agree(2)
    check_replay(table, "taken back")
    table.play(0, table.options(0)[0])
    check_replay(table, "gone on")

    agreed = table.record()
    others = tuple(move for move in agreed.moves if move.words != "agree")
    with pytest.raises(ReplayError, match="not all have agreed"):
        Replay(Record(agreed.head, others)).at(len(others))


def test_an_illegal_action_leaves_no_step() -> None:
    table = drawing()
    with pytest.raises(IllegalAction):
        play(table, 0, "conquer")

    assert table.steps.done == []
    assert isinstance(table.steps, Steps)
