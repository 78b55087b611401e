"""A record played again: step anywhere, and go on where it stopped."""

from __future__ import annotations

import hashlib
import random
import time
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from monumental.engine.chance import Recording
from monumental.play.records.record import Ending, Record, RecordError, read_record, write_record
from monumental.play.records.replay import Replay, resume, verify
from monumental.play.table import Table
from monumental.testing import Leanings, position
from tests.play.recorded import (
    KINDS,
    KINDS_IN_LANES,
    one_move,
    open_kind,
    played,
    seed_of,
    shown,
    so_far,
    whole_game,
    with_head,
)


@cache
def course(kind: str, number: int = 0) -> list[Any]:
    """A game from its record, seen after every move, played from the start without a halt."""
    record = whole_game(kind, number).record_for(None)
    replay = Replay(record)
    table = replay.at(0)
    seen = [shown(table)]
    for place in range(len(replay)):
        replay.step(table, place)
        seen.append(shown(table))
    return seen


# Stepping


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_can_be_played_again_from_its_record(kind: str, number: int) -> None:
    """Steps back and forth, forced moves and other sitters included: the record has them all."""
    table = whole_game(kind, number)
    record = read_record(write_record(table.record_for(None)))

    again = Replay(record).at(len(record.moves))

    assert shown(again) == shown(table), f"{kind}, seed {number}"
    assert again.record() == table.record()
    words = {move.words.split()[0] for move in table.moves}
    assert {"undo", "redo", "sit"} <= words
    assert any(move.forced for move in table.moves)


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_stepping_forwards_shows_every_moment_of_the_game(kind: str) -> None:
    """The game itself, watched while it is played, is the measure."""
    table, choose, leanings = open_kind(kind, 0), random.Random(0), Leanings(0)
    watched = [position(table.game)]
    while table.version < 100:
        before = table.version
        one_move(table, choose, leanings)
        assert table.version == before + 1
        watched.append(position(table.game))
    assert tuple(table.moves) == whole_game(kind).record().moves[:100]
    replay = Replay(whole_game(kind).record_for(None))

    for place, here in enumerate(watched):
        assert position(replay.at(place).game) == here, f"{kind}, move {place}"


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_stepping_anywhere_equals_playing_from_the_start(kind: str) -> None:
    """Backwards, and to and fro, in a replay that has been nowhere yet."""
    seen = course(kind)
    record = whole_game(kind).record_for(None)
    backwards, at_random = Replay(record), Replay(record)
    choose = random.Random(kind)

    for place in range(len(seen) - 1, -1, -19):
        assert shown(backwards.at(place)) == seen[place], f"{kind}, backwards to {place}"
    for _ in range(25):
        place = choose.randrange(len(seen))
        assert shown(at_random.at(place)) == seen[place], f"{kind}, at random to {place}"


def test_a_replay_ends_where_the_record_ends() -> None:
    replay = Replay(whole_game("duel").record_for(None))

    assert shown(replay.at(-5)) == shown(replay.at(0))
    assert shown(replay.at(10**9)) == shown(replay.at(len(replay)))
    assert len(replay) == len(whole_game("duel").moves)


def test_a_table_of_a_replay_is_ones_own() -> None:
    replay = Replay(whole_game("classic").record_for(None))
    here = shown(replay.at(150))
    for place in (128, 150):
        table = replay.at(place)
        for seat in range(3):
            while table.can_undo(seat):
                table.undo(seat)
        table.sit(0, "greedy")
        table.events.clear()

    assert shown(replay.at(150)) == here


@pytest.mark.parametrize("kind", ["classic", "modules", "continuous"])
def test_stepping_anywhere_takes_less_than_a_tenth_of_a_second(kind: str) -> None:
    """The best of a few tries: other things run on this machine, too."""
    replay = Replay(whole_game(kind).record_for(None))
    replay.at(len(replay))
    choose = random.Random(1)
    places = [len(replay) - 1, 63, 64, 127, *(choose.randrange(len(replay)) for _ in range(10))]

    slowest = max(min(_seconds(replay, place) for _ in range(4)) for place in places)

    assert len(replay) > 300
    assert slowest < 0.1


def _seconds(replay: Replay, place: int) -> float:
    begun = time.perf_counter()
    replay.at(place)
    return time.perf_counter() - begun


# Going on


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_a_game_goes_on_with_the_luck_it_would_have_had(kind: str) -> None:
    """From every one of its first moves, and some later ones: what comes until luck was asked twice more."""
    whole = whole_game(kind).record()
    for moves in (*range(60), *range(60, len(whole.moves), 60)):
        table, luck = resume(so_far(whole, moves))
        assert (luck.seed, luck.typed) == (whole_game(kind).seed, None)
        wanted = goes_on(whole, table, moves)
        assert table.moves == list(whole.moves[:wanted]), f"{kind}: from move {moves}"


def goes_on(whole: Record, table: Table, moves: int) -> int:
    """Make the moves of the record at a table with luck of its own, until some had luck; how far it came."""
    lucky = 0
    for place in range(moves, min(moves + 40, len(whole.moves))):
        move = whole.moves[place]
        table.make(move)
        lucky += bool(move.drawn)
        if lucky == 2:
            return place + 1
    return min(moves + 40, len(whole.moves))


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_that_goes_on_ends_as_it_would_have_ended(kind: str) -> None:
    whole = whole_game(kind).record()
    for moves in (0, len(whole.moves) // 3, len(whole.moves) - 1):
        table, _ = resume(read_record(write_record(so_far(whole, moves))))
        for move in whole.moves[moves:]:
            table.make(move)

        assert shown(table) == shown(whole_game(kind))
        assert table.record() == whole
        assert table.record_for(None) == whole_game(kind).record_for(None)


def test_a_game_that_goes_on_keeps_its_seed_to_itself() -> None:
    """The keeper's record has the seed; what the players get of the game afterwards has not."""
    table, luck = resume(so_far(whole_game("duel").record(), 30))

    for seat in (0, 1, None):
        assert luck.seed.hex() not in write_record(table.record_for(seat))
    assert luck.seed.hex() in write_record(table.record())
    assert Replay(so_far(whole_game("duel").record(), 30)).at(10).record_for(0).seed() is None


def test_steps_back_and_forth_are_still_possible_after_a_break() -> None:
    whole = whole_game("classic").record()
    places = [number for number, move in enumerate(whole.moves) if move.words == "undo"][:5]
    for place in places:
        table, _ = resume(so_far(whole, place + 1))
        seat = whole.moves[place].seat
        back = position(table.game)
        table.redo(seat)
        assert position(table.game) == position(resume(so_far(whole, place))[0].game)
        table.undo(seat)
        assert position(table.game) == back


def test_a_game_that_is_over_does_not_go_on() -> None:
    with pytest.raises(RecordError, match=r"^the game is over, so it can't go on$"):
        resume(whole_game("duel").record())


def test_without_the_seed_no_game_goes_on() -> None:
    with pytest.raises(RecordError, match=r"^the record does not have the seed, so the game can't go on"):
        resume(so_far(whole_game("duel").record_for(None), 20))


def test_with_another_seed_no_game_goes_on() -> None:
    record = so_far(whole_game("duel").record(), 60)
    other = record.head.luck.model_copy(
        update={"seed": seed_of(9).hex(), "commitment": hashlib.sha256(seed_of(9)).hexdigest()}
    )

    with pytest.raises(RecordError, match=r"^the luck is not that of the seed"):
        resume(with_head(record, luck=other))


def test_a_game_whose_ending_was_lost_in_a_crash_is_over_when_it_goes_on() -> None:
    whole = whole_game("duel").record()

    table, _ = resume(replace(whole, ending=None))

    assert table.game.over
    assert table.record() == whole


def test_the_luck_of_a_game_that_goes_on_is_recorded_as_before() -> None:
    table, _ = resume(so_far(whole_game("duel").record(), 30))

    assert isinstance(table.game.chance, Recording)
    assert verify(played(table, 77).record_for(None)).luck == "honest"


def test_an_ending_is_what_the_table_says() -> None:
    table = whole_game("solo")
    ending = table.record_for(None).ending

    assert isinstance(ending, Ending)
    assert len(ending.scores) == 3
    assert max(ending.scores) == ending.scores[ending.winners[0]]
