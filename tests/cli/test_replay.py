"""`monumental replay`: a recorded game, step by step, without spoilers."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from monumental.cards.loader import SHIPPED
from monumental.cards.text import LANGUAGES
from monumental.play.records.opening import new_table
from monumental.play.records.record import Record
from monumental.play.table import Table
from tests.cli.recorded import play_at_random, written
from tests.cli.terminal import Ran, lines, run

pytestmark = pytest.mark.long

SYSTEMS = (("duel", 2), ("classic", 3), ("continuous", 5))

#: Whatever can be asked at a place of a record.
QUESTIONS = (
    *("show", "show city", "show opponent", "show 2", "show display", "map", "tile 3", "log", "log all"),
    *("score", "card", "card b2", "card 3", "card forum", "rule", "help"),
)


@cache
def game(rules: str = "duel", seats: int = 2) -> Record:
    return play_at_random(rules, seats, 3).record()


@pytest.fixture
def duel(tmp_path: Path) -> str:
    return written(game(), tmp_path / "duel.jsonl")


def stepped(file: str, *typed: str, options: tuple[str, ...] = ("--plain",)) -> str:
    ran = run("replay", file, *options, typist=lines(*typed))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def refused(*words: str) -> str:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    return ran.err.strip()


def test_enter_tells_the_next_move_and_what_came_of_it(duel: str) -> None:
    out = stepped(duel, "", "", "")

    assert out.startswith("The computer (random) against the computer (random)\nSeen by somebody who watches")
    move = out.partition("Move 3:\n")[2]
    assert ": Activate row " in move.splitlines()[0]
    assert " activated row " in move.splitlines()[1]
    assert "Move 4:" not in out


def test_back_and_go_lead_anywhere(duel: str) -> None:
    out = stepped(duel, "", "", "back", "", "go 20", "back 4", "go 0", "back")

    places = [line.rpartition(": ")[2] for line in out.splitlines() if "Move " in line or "beginning" in line]
    assert places == [
        *("The beginning:", "Move 1:", "Move 2:", "Move 1:", "Move 2:", "Move 20:", "Move 16:"),
        *("The beginning:", "This is the beginning."),
    ]


def test_a_move_is_told_the_same_whichever_way_one_came(duel: str) -> None:
    forward = stepped(duel, *[""] * 30).partition("Move 30:")[2].partition("Enter for")[0]
    jumped = stepped(duel, "go 29", "").partition("Move 30:")[2].partition("Enter for")[0]

    assert forward == jumped


def test_turn_goes_on_until_somebody_else_plays_and_turn_round_to_the_next_round(duel: str) -> None:
    turn = stepped(duel, "turn round", "turn", "turn", "turn")
    assert turn.count("Round 1 begins.") == 1
    assert turn.count("Round 2 begins.") == 0

    rounds = stepped(duel, "turn round", "turn round", "turn round")
    assert rounds.count("Round 3 begins.") == 1
    assert rounds.count("Round 4 begins.") == 0


def test_the_end_shows_the_score_and_who_won(duel: str) -> None:
    out = stepped(duel, "end", "", "rule", "turn")

    assert out.count("This is the end of the game.") == 3
    assert out.count("Final score") == 1
    assert " won." in out
    assert "The game is over." in out


def test_all_tells_the_whole_story_without_asking(duel: str) -> None:
    ran = run("replay", duel, "--plain", "--all")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\nMove ") == len(game().moves)
    assert ran.out.count("Final score") == 1
    assert "Enter" not in ran.out
    later = run("replay", duel, "--plain", "--all", "--at", "50")
    assert later.out.count("\nMove ") == len(game().moves) - 50


@pytest.mark.parametrize("options", [(), ("--plain",)], ids=["drawn", "in sentences"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_every_language(duel: str, language: str, options: tuple[str, ...]) -> None:
    out = stepped(duel, "", "turn", "show", "end", options=("--lang", language, *options))

    assert out


@pytest.mark.long
@pytest.mark.parametrize("options", [(), ("--plain",)], ids=["drawn", "in sentences"])
@pytest.mark.parametrize("seat", [None, 1, 2])
@pytest.mark.parametrize(("rules", "seats"), SYSTEMS)
def test_everything_can_be_looked_at_anywhere(
    tmp_path: Path, rules: str, seats: int, seat: int | None, options: tuple[str, ...]
) -> None:
    file = written(game(rules, seats), tmp_path / "game.jsonl")
    eyes = () if seat is None else ("--seat", str(seat))

    out = stepped(
        file, *QUESTIONS, "turn round", "turn", *QUESTIONS, "end", *QUESTIONS, options=(*eyes, *options)
    )

    assert ("(you)" in out) == (seat is not None)


@pytest.mark.long
@pytest.mark.parametrize("options", [(), ("--plain",)], ids=["drawn", "in sentences"])
@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize(("rules", "seats"), SYSTEMS)
def test_nothing_is_told_before_it_happens(
    tmp_path: Path, rules: str, seats: int, seat: int | None, options: tuple[str, ...]
) -> None:
    """A record that stops a move later is told the same: nobody could say how long the game is."""
    record = game(rules, seats)
    whole = written(record, tmp_path / "whole.jsonl")
    stops = written(Record(record.head, record.moves[:61]), tmp_path / "stops.jsonl")
    eyes = () if seat is None else ("--seat", str(seat))
    typed = ("", "", "turn", "go 40", *QUESTIONS, "back 3", "go 60", *QUESTIONS)

    assert stepped(whole, *typed, options=(*eyes, *options)) == stepped(
        stops, *typed, options=(*eyes, *options)
    )
    views = [run("replay", file, *eyes, "--json", "--at", "60") for file in (whole, stops)]
    assert views[0] == views[1]


def has_visited(table: Table) -> bool:
    return not table.game.over and table.game.choice().private


def other_tokens(table: Table) -> Record:
    """The same record, but the Explorer sees other tokens of the same city."""
    *earlier, visit = table.moves
    seen = [word.partition(":")[2] for word in visit.drawn]
    city = table.game.catalog.cards[table.game.catalog.number(seen[0])].city
    tokens = [card.key for card in table.game.catalog.cards if card.city == city and card.key not in seen]
    drawn = tuple(f"{visit.seat}:{word}" for word in [*tokens, *seen][: len(seen)])
    return Record(table.record().head, (*earlier, replace(visit, drawn=drawn)))


@pytest.mark.long
@pytest.mark.parametrize("options", [(), ("--plain",)], ids=["drawn", "in sentences"])
@pytest.mark.parametrize("seed", [2, 6, 8])
def test_nobody_is_told_what_another_seat_saw_in_a_market(
    tmp_path: Path, seed: int, options: tuple[str, ...]
) -> None:
    table = play_at_random("classic", 2, seed, until=has_visited)
    assert table.moves[-1].words.startswith("visit"), "choose another seed"
    other = other_tokens(table)
    assert other != table.record()
    files = [
        written(table.record(), tmp_path / "one.jsonl"),
        written(other, tmp_path / "other.jsonl"),
    ]
    rival = str(2 - table.moves[-1].seat)

    for eyes in ((), ("--seat", rival)):
        told = [stepped(file, "end", *QUESTIONS, options=(*eyes, *options)) for file in files]
        assert told[0] == told[1]
        views = [run("replay", file, *eyes, "--json", "--at", str(len(table.moves))) for file in files]
        assert views[0] == views[1]


def test_the_view_of_a_seat_is_printed_as_json(duel: str) -> None:
    data = json.loads(run("replay", duel, "--json", "--at", "10", "--seat", "2").out)

    assert (data["seat"], data["over"]) == (1, False)
    assert json.loads(run("replay", duel, "--json").out)["seat"] is None


def test_steps_back_and_changes_of_seats_are_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    start = ("play", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
    run(*start, "--save", str(path), typist=lines("activate 2 b", "undo", "redo", "bot", "back"))

    out = stepped(str(path), *[""] * 5)

    assert "Aztecs took back: Activate row 2 and column b" in out
    assert "Aztecs did again what was taken back." in out
    assert out.count("Aztecs activated row 2 and column b.") == 2
    assert "Aztecs: the computer (normal) plays from here on." in out
    whole = run("replay", str(path), "--plain", "--all").out
    assert "Aztecs: a person plays from here on." in whole
    assert whole.endswith("The record stops here; the game is not over.\n")


def test_a_record_goes_as_far_as_it_can_be_played(tmp_path: Path) -> None:
    record = game()
    moves = (*record.moves[:20], replace(record.moves[20], words="use a9"), *record.moves[21:])
    file = written(Record(record.head, moves, record.ending), tmp_path / "game.jsonl")

    out = stepped(file, "go 20", "", "show", "end", "back")

    assert out.count("line 22: ") == 2
    assert "Move 19:" in out
    ran = run("replay", file, "--plain", "--all")
    assert ran.code == 2
    assert "Move 20:" in ran.out
    assert ran.err.startswith(f"{file}: line 22: ")
    ran = run("replay", file, "--json", "--at", "30")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{file}: line 22: ")


def test_what_somebody_saw_is_hidden_in_the_record_of_another(tmp_path: Path) -> None:
    table = play_at_random("classic", 2, 2, until=has_visited)
    rival = 1 - table.moves[-1].seat
    file = written(table.record_for(rival), tmp_path / "game.jsonl")

    out = stepped(file, f"go {len(table.moves) - 1}", "")

    assert "what somebody saw is hidden in this record" in out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--seat", "3"), "--seat 3: there are only 2 seats"),
        (("--seat", "0"), "Invalid value for '--seat'"),
        (("--at", "9999"), "There is no move 9999 in this record."),
        (("--at", "-1"), "Invalid value for '--at'"),
        (("--pack", "nowhere"), "unknown pack 'nowhere'"),
        (("--lang", "tlh"), "there is no language 'tlh'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_mistake_gets_one_clear_sentence(duel: str, options: tuple[str, ...], sentence: str) -> None:
    assert refused("replay", duel, *options).startswith(sentence)


@pytest.mark.parametrize(
    "typed",
    [
        *("dance", "go", "go x", "go 9999", "back x", "back 1 2", "turn foo", "turn 2", "next x", "end x"),
        *("undo", "pass", "1", "why pass"),
    ],
)
def test_nonsense_is_answered(duel: str, typed: str) -> None:
    out = stepped(duel, typed, "")

    is_far = typed == "go 9999"
    assert ("There is no move 9999 in this record." if is_far else f'I do not understand "{typed}".') in out
    assert out.count("Move 1:") == 1
    assert "Move 2:" not in out


def test_ctrl_c_closes_the_record(duel: str) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    ran: Ran = run("replay", duel, typist=interrupt)

    assert (ran.code, ran.err) == (130, "")


def test_a_game_with_a_pack_of_ones_own_is_retold_where_nobody_has_it(tmp_path: Path) -> None:
    own = shutil.copytree(SHIPPED / "duel-trade", tmp_path / "own")
    words = own / "locale" / "en.ftl"
    called = re.sub(r"(?m)^(card-forum) = .*$", r"\1 = My Own Forum", words.read_text("utf-8"))
    words.write_text(called, "utf-8")
    file = written(new_table("duel", packs=(str(own),), seed=3).record(), tmp_path / "game.jsonl")
    shutil.rmtree(own)

    out = stepped(file, "card forum")

    assert "My Own Forum" in out
