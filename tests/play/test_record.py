"""The record of a game as a file: every field both ways, and everything that is wrong in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from monumental.play.records.record import (
    LONGEST_LINE,
    LONGEST_SENTENCE,
    MOST_LINES,
    Ending,
    Head,
    LuckHead,
    MapHead,
    Move,
    PackHead,
    Record,
    RecordError,
    SetupHead,
    head_for,
    read_record,
    with_seed,
    without_seed,
    write_ending,
    write_head,
    write_move,
    write_record,
)
from tests.play.recorded import KINDS, greedy_game, open_kind, played, whole_game

DIGEST = "0123456789abcdef" * 4
SEED = "fedcba9876543210" * 4

#: A head that says no more than it must.
LEAST: dict[str, Any] = {
    "format": "monumental-record-1",
    "rules": "duel",
    "version": 1,
    "switches": {},
    "packs": [{"name": "duel-trade", "version": "1", "digest": DIGEST}],
    "seats": ["human", "greedy"],
}

#: A head that says all there is to say.
MOST = Head(
    format="monumental-record-1",
    rules="continuous",
    version=12,
    modules=("heroes", "monsters"),
    switches={"one": True, "other": False},
    packs=(
        PackHead(name="base", version="1", digest=DIGEST),
        PackHead(name="mine", version="2.0-žluť", digest=SEED),
    ),
    seats=("human", "Ada-2", "automa"),
    setup=SetupHead(
        civilizations=("danes", None, "random"),
        first=2,
        map=MapHead(name="my-valley", drawing="C m1\nC"),
        draw_capitals=True,
        automas=(2,),
        advanced=4,
    ),
    luck=LuckHead(commitment=DIGEST, typed=-7, seed=SEED),
    dealt=("forum", "3", "1:amber"),
    hints=True,
    gone="taken",
)

MOST_ENDING = Ending(scores=(40, -2, 7), winners=(0,), seed=SEED)


def text_of(*lines: object) -> str:
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def head(**changes: object) -> dict[str, object]:
    return {**LEAST, **changes}


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as found:
        read_record(text)
    sentence = str(found.value)
    assert len(sentence.splitlines()) == 1
    return sentence


# Both ways


def test_a_head_with_every_field_is_read_as_it_was_written() -> None:
    assert read_record(write_head(MOST)).head == MOST
    assert json.loads(write_head(MOST)).keys() == Head.model_fields.keys() - {"position"}


def test_a_head_leaves_out_what_goes_without_saying() -> None:
    record = read_record(text_of(LEAST))

    assert json.loads(write_head(record.head)) == LEAST
    assert record.head.luck == LuckHead()
    assert record.head.dealt == ()


def test_a_position_stands_in_the_head_as_it_is() -> None:
    position = {"rules": "duel", "seats": [{"civilization": "aztecs"}], "final": True, "text": "ž\n"}

    record = read_record(text_of(head(position=position)))

    assert record.head.position == position
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Move(0, "use b2"), '[0,"use b2"]'),
        (Move(1, "use b2", ("forum", "3")), '[1,"use b2",["forum","3"]]'),
        (Move(1, "pass", forced=True), '[1,"pass","forced"]'),
        (Move(0, "pass", ("forum",), forced=True), '[0,"pass",["forum"],"forced"]'),
        (Move(0, "visit 1", ("0:amber", "0:silk")), '[0,"visit 1",["0:amber","0:silk"]]'),
        (Move(0, "visit 1", ("0:?",)), '[0,"visit 1",["0:?"]]'),
        (Move(1, "undo"), '[1,"undo"]'),
        (Move(1, "sit Ada-2"), '[1,"sit Ada-2"]'),
        (Move(1, 'ž " \\ \n \u2028'), '[1,"ž \\" \\\\ \\n \u2028"]'),
    ],
    ids=repr,
)
def test_a_move_is_one_line(move: Move, line: str) -> None:
    assert write_move(move) == line
    assert read_record(f"{text_of(LEAST)}{line}\n").moves == (move,)


@pytest.mark.parametrize(
    ("ending", "line"),
    [
        (Ending(scores=(40, -2), winners=(0,)), '{"scores":[40,-2],"winners":[0]}'),
        (
            Ending(scores=(3, 3), winners=(0, 1), seed=SEED),
            f'{{"scores":[3,3],"winners":[0,1],"seed":"{SEED}"}}',
        ),
    ],
)
def test_the_ending_is_the_last_line(ending: Ending, line: str) -> None:
    assert write_ending(ending) == line
    assert read_record(f'{text_of(LEAST)}[0,"pass"]\n{line}\n').ending == ending


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game_is_read_as_it_was_written(kind: str) -> None:
    record = whole_game(kind).record()
    text = write_record(record)

    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert text.count("\n") == len(record.moves) + 2


def test_lines_of_windows_are_read_too() -> None:
    record = whole_game("duel").record()

    assert read_record(write_record(record).replace("\n", "\r\n")) == record


# Seeds


def test_the_seed_is_that_of_the_ending_or_the_keepers_own() -> None:
    sealed = Record(read_record(text_of(LEAST)).head, ())
    keepers = Record(with_seed(sealed.head, bytes.fromhex(SEED)), ())
    ended = Record(sealed.head, (), Ending(scores=(1, 2), winners=(1,), seed=SEED))

    assert sealed.seed() is None
    assert keepers.seed() == ended.seed() == bytes.fromhex(SEED)


def test_only_a_typed_seed_is_for_everybody() -> None:
    sealed = MOST.model_copy(update={"luck": LuckHead(commitment=DIGEST, seed=SEED)})

    assert without_seed(sealed).luck == head_for(0, sealed).luck == LuckHead(commitment=DIGEST)
    assert without_seed(MOST) == MOST


# Secrets


@pytest.mark.parametrize(
    ("seat", "seen"),
    [(0, ("0:amber", "forum", "1:?")), (1, ("0:?", "forum", "1:silk")), (None, ("0:?", "forum", "1:?"))],
)
def test_what_only_one_seat_saw_is_hidden_from_all_others(seat: int | None, seen: tuple[str, ...]) -> None:
    move = Move(0, "visit 1", ("0:amber", "forum", "1:silk"), forced=True)

    assert move.seen_by(seat) == Move(0, "visit 1", seen, forced=True)


def test_seat_1_is_not_seat_11() -> None:
    assert Move(11, "visit 1", ("11:amber",)).seen_by(1).drawn == ("11:?",)
    assert Move(1, "visit 1", ("1:amber",)).seen_by(11).drawn == ("1:?",)


# A cut-off last line


def test_a_last_line_that_was_cut_off_was_never_written() -> None:
    """Whatever the crash left of it: of a move, of a move with luck, or of the ending."""
    record = whole_game("classic").record()
    lucky = next(number for number, move in enumerate(record.moves) if len(move.drawn) > 1)
    first = write_record(Record(record.head, record.moves[:1]))
    for last in (write_move(record.moves[0]), write_move(record.moves[lucky]), write_ending(MOST_ENDING)):
        for cut in range(len(last)):
            assert read_record(first + last[:cut]) == Record(record.head, record.moves[:1]), last[:cut]
        assert read_record(first + last) != Record(record.head, record.moves[:1])


@pytest.mark.parametrize("rest", ["\x00" * 512, "[0,\ufffd", "\x00[0", "}"])
def test_whatever_else_a_crash_leaves_at_the_end_is_no_line(rest: str) -> None:
    """Some disks fill up what was not written yet with zeros."""
    record = whole_game("duel").record()

    assert read_record(write_record(record) + rest) == record


def test_a_last_line_may_lack_its_end() -> None:
    record = whole_game("duel").record()

    assert read_record(write_record(record).rstrip("\n")) == record


def test_of_a_head_that_was_cut_off_nothing_is_left() -> None:
    line = write_head(whole_game("duel").record().head)

    for cut in range(len(line)):
        assert refusal(line[:cut]) == "line 1: a record begins with a line that says how the game began"


# What is wrong


#: A file, and what its reader says about it; of what depends on the words of others, the beginning.
FAULTS = [
    ("", "line 1: a record begins with a line that says how the game began"),
    ("\n", "line 1: not valid JSON: Expecting value"),
    ("[]\n", "line 1: should be an object in braces, {…}"),
    ("7\n", "line 1: should be an object in braces, {…}"),
    ("{}\n", "line 1: the field 'format' is missing"),
    ("a game\n", "line 1: not valid JSON: Expecting value"),
    (
        text_of(head(format="monumental-record-2")),
        "line 1: format: input should be 'monumental-record-1'",
    ),
    (text_of(head(colour="red")), "line 1: unknown field 'colour'"),
    (text_of(head(scores=[1])), "line 1: the field 'scores' does not belong here"),
    (text_of(head(seat=["human"])), "line 1: unknown field 'seat' (did you mean 'seats'?)"),
    (text_of(head(luck={"typed": "seven"})), "line 1: luck.typed: "),
    (text_of(head(luck={"seed": "abc"})), "line 1: luck.seed: "),
    (text_of(head(packs=[{"name": "base"}])), "line 1: packs[0]: the field 'version' is missing"),
    (text_of(head(seats=["human", "a b"])), "line 1: seats[1]: "),
    (text_of(head(seats=["human", "x" * 41])), "line 1: seats[1]: "),
    (text_of(head(seats="human")), "line 1: seats: "),
    (text_of(head(dealt=["x" * 81])), "line 1: dealt[0]: "),
    (text_of(head(position=[])), "line 1: position: "),
    (
        text_of(head(setup={"civilizations": [], "map": {"name": "/etc/hosts", "drawing": ""}})),
        "line 1: setup.map",
    ),
    (f'{text_of(LEAST)}[0,"pass"]\n[0,"pa\n[0,"pass"]\n', "line 3: not valid JSON: "),
    (f'{text_of(LEAST)}\n[0,"pass"]\n', "line 2: not valid JSON: Expecting value"),
    (text_of(LEAST, []), 'line 2: a move is written [0, "use b2", ["forum"]]'),
    (text_of(LEAST, [0]), 'line 2: a move is written [0, "use b2", ["forum"]]'),
    (text_of(LEAST, "pass"), 'line 2: a move is written [0, "use b2", ["forum"]]'),
    (text_of(LEAST, None), 'line 2: a move is written [0, "use b2", ["forum"]]'),
    (text_of(LEAST, [0, "a", [], "forced", 1]), 'line 2: a move is written [0, "use b2", ["forum"]]'),
    (text_of(LEAST, [2, "pass"]), "line 2: a move begins with a seat from 0 to 1"),
    (text_of(LEAST, [-1, "pass"]), "line 2: a move begins with a seat from 0 to 1"),
    (text_of(LEAST, [True, "pass"]), "line 2: a move begins with a seat from 0 to 1"),
    (text_of(LEAST, ["0", "pass"]), "line 2: a move begins with a seat from 0 to 1"),
    (text_of(LEAST, [0.0, "pass"]), "line 2: a move begins with a seat from 0 to 1"),
    (text_of(LEAST, [10**400, "pass"]), "line 2: a move begins with a seat from 0 to 1"),
    (text_of(LEAST, [0, 7]), "line 2: the action should be words"),
    (text_of(LEAST, [0, "pass", []]), "line 2: after the action come the cards drawn, then perhaps"),
    (text_of(LEAST, [0, "pass", [7]]), "line 2: after the action come the cards drawn, then perhaps"),
    (text_of(LEAST, [0, "pass", [""]]), "line 2: after the action come the cards drawn, then perhaps"),
    (text_of(LEAST, [0, "pass", ["x" * 81]]), "line 2: after the action come the cards drawn"),
    (text_of(LEAST, [0, "pass", "free"]), "line 2: after the action come the cards drawn, then perhaps"),
    (text_of(LEAST, [0, "a", "forced", ["forum"]]), "line 2: after the action come the cards drawn"),
    (text_of(LEAST, [0, "a", "forced", "forced"]), "line 2: after the action come the cards drawn"),
    (text_of(LEAST, {}), "line 2: an ending has scores and winners, or says that the game was abandoned"),
    (
        text_of(LEAST, {"scores": [1, 2], "winners": [1], "seed": "no"}),
        "line 2: seed: ",
    ),
    (
        text_of(LEAST, {"scores": [1, 2], "winners": [1]}, [0, "pass"]),
        "line 3: the game is over, so nothing follows",
    ),
    (
        text_of(LEAST, {"scores": [1, 2], "winners": [1]}, {"scores": [1, 2], "winners": [1]}),
        "line 3: the game is over, so nothing follows",
    ),
    (text_of(LEAST, [0, "x" * LONGEST_LINE]), "line 2: no line of a record is so long"),
    (
        text_of(LEAST, *[[0, "pass"]] * MOST_LINES),
        f"a record has at most {MOST_LINES} lines, not {MOST_LINES + 1}",
    ),
    (
        text_of(LEAST) + "[" * 40_000 + "\n[]\n",
        "line 2: too many brackets inside each other",
    ),
    (text_of(LEAST) + "[0," + "1" * 5000 + "]\n", "line 2: not valid JSON: "),
]


@pytest.mark.parametrize(("text", "sentence"), FAULTS, ids=[sentence for _, sentence in FAULTS])
def test_what_is_wrong_is_said_in_one_sentence(text: str, sentence: str) -> None:
    assert refusal(text).startswith(sentence)


@pytest.mark.parametrize("depth", [33, 100, *range(850, 1000, 10)])
def test_brackets_inside_each_other_never_bring_the_reader_down(depth: int) -> None:
    """Just as many as Python still reads may be too many for it to show."""
    nest = "[" * depth + "]" * depth
    for text in (
        f"{text_of(LEAST)}{nest}\n",
        f'{text_of(LEAST)}[{nest},"pass"]\n',
        json.dumps(head(rules="?")).replace('"?"', nest) + "\n",
        json.dumps(head(switches={"a": "?"})).replace('"?"', nest) + "\n",
    ):
        assert refusal(text).endswith(": too many brackets inside each other")


def test_a_sentence_is_short_and_draws_nothing_on_the_screen() -> None:
    nasty = head(**{"\x1b[2J\n\ud800" + "x" * 1000: 1})

    sentence = refusal(text_of(nasty))

    assert sentence.isprintable()
    assert len(sentence) <= LONGEST_SENTENCE


# Size


@pytest.mark.long
def test_a_whole_game_of_classic_takes_less_than_100_kb() -> None:
    """Four bots that are after the points, with every module."""
    table = greedy_game("modules")

    assert len(write_record(table.record()).encode()) < 100_000
    assert len(table.moves) > 300


def test_the_longest_head_is_short_enough_to_be_read() -> None:
    from_a_position = {"position": {"text": "x" * (LONGEST_LINE // 2)}}

    assert read_record(text_of(head(**from_a_position))).moves == ()
    for kind in KINDS:
        assert len(write_head(played(open_kind(kind, 3), 3, moves=40).record().head)) < LONGEST_LINE // 10
