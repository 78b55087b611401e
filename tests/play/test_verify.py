"""Holding a record against the rules, its scores and its seed: every way to cheat is found and named."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from monumental import write_action
from monumental.cards.loader import find_pack, read_pack
from monumental.play.records.opening import new_table
from monumental.play.records.record import Move, Record, RecordError, read_record, write_record
from monumental.play.records.replay import Replay, ReplayError, Verdict, verify
from monumental.play.table import Table
from tests.play.recorded import (
    KINDS,
    KINDS_IN_LANES,
    open_kind,
    played,
    seed_of,
    shown,
    so_far,
    whole_game,
    with_head,
)


@pytest.mark.parametrize("kind", KINDS)
def test_an_honest_game_is_found_honest(kind: str) -> None:
    table = whole_game(kind)

    verdict = verify(read_record(write_record(table.record_for(None))))

    assert (verdict.ended, verdict.luck, verdict.changes) == (True, "honest", ())
    assert shown(verdict.table) == shown(table)


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_so_far_is_verified_as_far_as_it_goes(kind: str) -> None:
    """With the keeper's seed, or without it as long as nothing is hidden."""
    record = whole_game(kind).record()
    half = so_far(record, len(record.moves) // 2)
    unsealed = half.head.model_copy(update={"luck": half.head.luck.model_copy(update={"seed": None})})

    assert verify(half).luck == "honest"
    assert verify(Record(unsealed, half.moves)).luck == "unknown"
    assert not verify(half).ended


def complaint(record: Record) -> str:
    with pytest.raises(RecordError) as found:
        verify(read_record(write_record(record)))
    return str(found.value)


def fair(kind: str = "duel") -> Record:
    return whole_game(kind).record_for(None)


def with_move(record: Record, place: int, **changes: Any) -> Record:
    moves = list(record.moves)
    moves[place] = replace(moves[place], **changes)
    return replace(record, moves=tuple(moves))


def with_ending(record: Record, **changes: Any) -> Record:
    assert record.ending is not None
    return replace(record, ending=record.ending.model_copy(update=changes))


#: So many moves of a game are exchanged, one at a time.
EXCHANGED = 36


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_an_exchanged_action_is_found(kind: str) -> None:
    """Another option at any move: some later line can't be, or the scores or the luck are not the same."""
    record = fair(kind)
    replay = Replay(record)
    choose = random.Random(kind)
    problems: list[str] = []
    exchanged = 0
    while exchanged < EXCHANGED:
        place = choose.randrange(len(record.moves))
        table = replay.at(place)
        move = record.moves[place]
        others = [word for word in options(table) if word != move.words]
        if others and not move.forced and not is_of_the_table(move):
            exchanged += 1
            problem = found_by(with_move(record, place, words=choose.choice(others)))
            # Some things make no difference in the end: then the scores are right and nobody was wronged.
            if problem is not None:
                problems.append(problem)
                assert problem.startswith("the luck ") or int(problem.split()[1].rstrip(":")) >= place + 2

    assert len(problems) > EXCHANGED * 2 / 3


def is_of_the_table(move: Move) -> bool:
    return move.words.split()[0] in {"undo", "redo", "sit"}


def options(table: Table) -> list[str]:
    return [write_action(table.game, action) for action in table.game.options()]


def found_by(record: Record) -> str | None:
    try:
        verify(record)
    except RecordError as error:
        return str(error)
    return None


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_a_drawn_card_that_could_have_come_but_did_not_is_found(kind: str) -> None:
    """One card that came later has come instead; the game so far does not mind, but the seed does."""
    record = whole_game(kind).record()
    lucky = [place for place, move in enumerate(record.moves) if move.drawn]
    found = 0
    for place in lucky[1:30:3]:
        exchanged = with_other_card(record, place)
        if exchanged is not None:
            problem = complaint(exchanged)
            assert problem == "the luck is not that of the seed: other cards came than it has", place
            found += 1

    assert found > 2


def with_other_card(record: Record, place: int) -> Record | None:
    """The record up to this place, where another card came last, if another one could come."""
    drawn = record.moves[place].drawn
    replay = Replay(so_far(record, place))
    table = replay.at(place)
    for other in sorted({word for move in record.moves[place + 1 :] for word in move.drawn} - {*drawn}):
        exchanged = with_move(so_far(record, place + 1), place, drawn=(*drawn[:-1], other))
        replay.record = exchanged
        try:
            replay.step(table.copy(table.luck.luck), place)
        except ReplayError:
            continue
        return exchanged
    return None


def test_a_card_dealt_before_the_first_move_is_held_against_the_seed_too() -> None:
    record = so_far(open_kind("duel").record(), 0)
    dealt = list(record.head.dealt)
    last = max(place for place in range(1, len(dealt)) if dealt[place] != dealt[place - 1])
    dealt[last - 1 : last + 1] = dealt[last], dealt[last - 1]

    assert verify(record).luck == "honest"
    assert complaint(with_head(record, dealt=tuple(dealt))).startswith("the luck is not that of the seed")


def test_a_card_that_could_not_come_is_found() -> None:
    record = fair()
    place = next(number for number, move in enumerate(record.moves) if move.drawn)
    drawn = record.moves[place].drawn

    def said(*words: str) -> str:
        return complaint(with_move(record, place, drawn=words))

    assert said("petra", *drawn[1:]).endswith("draw 1 on record is not among the cards that could come")
    assert said("pizza", *drawn[1:]).endswith("there is no card 'pizza'")
    assert said("9999", *drawn[1:]).endswith("draw 1 on record is not among the cards that could come")
    assert said(*drawn[:-1]).endswith(f"draws once more than the record has (its length: {len(drawn) - 1})")
    assert said(*drawn, "forum") == f"line {place + 2}: luck brings less than the record says"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"scores": (1, 2)}, "these are not the scores of the game"),
        ({"scores": ()}, "an ending has scores and winners, or says that the game was abandoned"),
        ({"winners": ()}, "an ending has scores and winners, or says that the game was abandoned"),
        ({"winners": (0, 1)}, "these are not the scores of the game"),
    ],
    ids=repr,
)
def test_wrong_scores_and_winners_are_found(change: dict[str, Any], sentence: str) -> None:
    assert complaint(with_ending(fair(), **change)) == f"line {len(fair().moves) + 2}: {sentence}"


def test_a_seed_that_was_not_promised_is_found() -> None:
    assert complaint(with_ending(fair(), seed=seed_of(99).hex())) == (
        "the seed is not the one that was promised at the start"
    )


def test_a_promise_for_a_better_seed_does_not_help() -> None:
    """Whoever makes up another seed and its promise has other luck than the game."""
    other = seed_of(99)
    promise = fair().head.luck.model_copy(update={"commitment": hashlib.sha256(other).hexdigest()})

    assert complaint(with_head(with_ending(fair(), seed=other.hex()), luck=promise)).startswith(
        "the luck is not that of the seed"
    )


def test_two_seeds_in_one_record_are_one_too_many() -> None:
    promise = fair().head.luck.model_copy(update={"seed": seed_of(99).hex()})

    assert (
        complaint(with_head(fair(), luck=promise)) == "the seed is not the one that was promised at the start"
    )


def test_a_seed_without_a_promise_proves_nothing() -> None:
    nothing = fair().head.luck.model_copy(update={"commitment": None})

    assert complaint(with_head(fair(), luck=nothing)) == (
        "a seed was shown at the end, but none was promised at the start"
    )


def test_a_promise_is_kept_at_the_end() -> None:
    withheld = complaint(with_ending(fair(), seed=None))

    assert withheld.endswith("a seed was promised at the start, and the ending does not show it")


def test_luck_that_nobody_promised_can_not_be_checked() -> None:
    nothing = fair().head.luck.model_copy(update={"commitment": None})

    verdict = verify(with_head(with_ending(fair(), seed=None), luck=nothing))

    assert (verdict.ended, verdict.luck, verdict.commitment) == (True, "unknown", None)


def test_a_verdict_names_the_promise_and_says_where_the_game_began() -> None:
    verdict = verify(fair())

    assert verdict.commitment == fair().head.luck.commitment
    assert not verdict.began_in_position


def test_a_typed_seed_is_called_by_its_name() -> None:
    table = played(new_table(seed=12), 12)
    record = table.record_for(None)

    assert verify(record).luck == "typed"
    assert table.record_for(None) == table.record()
    pretended = record.head.luck.model_copy(update={"typed": 13})
    assert complaint(with_head(record, luck=pretended)) == "the seed is not that of the number 13"


def test_a_seed_of_the_keeper_does_for_an_ending_without_one() -> None:
    assert verify(with_ending(whole_game("duel").record(), seed=None)).luck == "honest"


def test_a_missing_ending_is_found() -> None:
    record = replace(fair(), ending=None)

    assert complaint(record) == (
        f"line {len(record.moves) + 2}: the game is over, and the record lacks its ending"
    )


def test_an_ending_that_comes_too_early_is_found() -> None:
    record = replace(fair(), moves=fair().moves[:60])

    assert complaint(record) == "line 62: the game is not over yet"


def is_idle_step(move: Move, later: Sequence[Move]) -> bool:
    """An Explorer's last step, after which they take no token and visit no Market: the game is as good
    without it."""
    verb, *numbers = move.words.split()
    return verb == "explore" and not any(
        each.seat == move.seat
        and each.words.split()[0] in {"explore", "pick-up", "visit"}
        and each.words.split()[1] == numbers[0]
        for each in later
    )


@pytest.mark.parametrize("kind", KINDS_IN_LANES)
def test_a_removed_line_and_a_doubled_line_are_found(kind: str) -> None:
    """Unless the line meant nothing: somebody who sits down where they sit, a step back or forth, what was
    taken back at once, and the last step of an Explorer who does nothing more."""
    record = fair(kind)
    choose = random.Random(kind)
    for place in choose.sample(range(len(record.moves)), 12):
        move = record.moves[place]
        removed = replace(record, moves=record.moves[:place] + record.moves[place + 1 :])
        doubled = replace(record, moves=record.moves[: place + 1] + record.moves[place:])
        if move.words.split()[0] == "sit":
            assert found_by(doubled) is None
        elif move.words not in {"undo", "redo"}:
            after = next((each for each in record.moves[place + 1 :] if not each.forced), None)
            taken_back = after is not None and after.words == "undo"
            if not taken_back and not is_idle_step(move, record.moves[place + 1 :]):
                assert (found_by(removed) or "").startswith(("line ", "the luck ")), (
                    f"without line {place + 2}"
                )
            assert (found_by(doubled) or "").startswith(("line ", "the luck ")), f"line {place + 2} twice"


@pytest.mark.parametrize("kind", KINDS)
def test_a_forced_move_written_twice_is_found(kind: str) -> None:
    """Where nothing is forced, nothing happens: the line must not pass for the one before."""
    record = fair(kind)
    forced = [place for place, move in enumerate(record.moves) if move.forced]
    for place in forced[:10]:
        doubled = replace(record, moves=record.moves[: place + 1] + record.moves[place:])
        assert found_by(doubled) is not None, place


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_forced_and_what_was_chosen_are_told_apart(kind: str) -> None:
    record = fair(kind)
    choose = random.Random(kind)
    for place in choose.sample(range(len(record.moves)), 20):
        move = record.moves[place]
        problem = found_by(with_move(record, place, forced=not move.forced))
        # A person may have been asked although there was only one answer, and may take that back.
        if not move.forced:
            happened = "does not say what happened" if is_of_the_table(move) else "was not forced"
            assert problem == f"line {place + 2}: '{move.words}' {happened}"


def test_who_saw_a_card_is_checked() -> None:
    record = fair("classic")
    place = next(
        number for number, move in enumerate(record.moves) if any(":" in word for word in move.drawn)
    )
    move = record.moves[place]
    for seer in ("", "7:", f"{(move.seat + 1) % 3}:"):
        drawn = tuple(seer + word.rpartition(":")[2] for word in move.drawn)
        assert complaint(with_move(record, place, drawn=drawn)) == (
            f"line {place + 2}: '{move.words}' does not say what happened"
        )


def test_another_seat_is_found() -> None:
    place = next(number for number, move in enumerate(fair().moves) if not move.forced)

    assert complaint(with_move(fair(), place, seat=1 - fair().moves[place].seat)) == (
        f"line {place + 2}: seat {1 - fair().moves[place].seat} is not asked now"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("dance", "unknown verb 'dance'"),
        ("", "an action begins with a verb"),
        ("conquer 1 2 3 4", "'conquer 1 2 3 4' should have the form"),
        ("yes", "'yes' can't be done here (reason: "),
        ("undo", "nothing can be taken back"),
        ("redo", "there is nothing to do again"),
        ("sit down here", "a name is up to 40 letters"),
        ("sit", "a name is up to 40 letters"),
        ("undo 1", "nothing can be taken back"),
        ("\x1b[2J", "unknown verb '"),
    ],
)
def test_words_that_are_no_move_are_named(words: str, sentence: str) -> None:
    problem = complaint(with_move(fair(), 0, words=words))

    assert problem.startswith(f"line 2: {sentence}")
    assert problem.isprintable()


def test_hidden_draws_end_the_replay() -> None:
    """A player's record of a game that goes on: as far as it can be played, and then it says why not."""
    record = whole_game("classic").record()
    place = next(
        number for number, move in enumerate(record.moves) if any(":" in word for word in move.drawn)
    )
    seat = record.moves[place].seat
    replay = Replay(record)
    during = replay.at(place + 1)
    own, others = during.record_for(seat), during.record_for((seat + 1) % 3)

    assert shown(Replay(others).at(place)) == shown(replay.at(place))
    with pytest.raises(ReplayError) as found:
        Replay(others).at(place + 1)

    assert found.value.line == place + 2
    assert str(found.value) == (
        f"line {place + 2}: what somebody saw is hidden in this record, so it can't be played from here on"
    )
    assert verify(own).luck == "unknown"


# What has changed since


def changed(record: Record) -> Record:
    digests = [pack.model_copy(update={"digest": "0" * 64}) for pack in record.head.packs]
    return with_head(record, version=record.head.version + 1, packs=tuple(digests))


def pack_changed() -> str:
    """What is said of it: the cards are others, whatever the number of their version."""
    version = read_pack(find_pack("duel-trade")).head.version
    return f"the pack duel-trade has changed since (version {version} then, {version} now)"


def test_an_old_record_that_still_agrees_is_verified() -> None:
    verdict: Verdict = verify(changed(fair()))

    assert (verdict.ended, verdict.luck) == (True, "honest")
    assert verdict.changes == (
        f"it was played by duel {fair().head.version + 1}, and this is duel {fair().head.version}",
        pack_changed(),
    )


@pytest.mark.parametrize(
    "broken",
    [
        lambda: with_move(fair(), 0, words="yes"),
        lambda: with_ending(fair(), scores=(1, 2)),
        lambda: replace(fair(), ending=None),
        lambda: replace(fair(), moves=fair().moves[:60]),
        lambda: with_head(fair(), dealt=()),
        lambda: with_head(fair(), dealt=(*fair().head.dealt[1:], fair().head.dealt[0])),
    ],
)
def test_where_an_old_record_does_not_agree_the_change_is_named(broken: Callable[[], Record]) -> None:
    problem = complaint(changed(broken()))

    assert "; it was played by duel " in problem
    assert problem.endswith(f"; {pack_changed()}")
