"""The record of a game: how it began, what was done and what luck brought, and how it ended.

A file of JSON lines: first the head, then a line for each move, `[0, "use b2", ["forum"]]`: the seat, the
action, what was drawn; last, once the game is over, the scores and the seed. Packs that are not ours follow
the head, a line for each. docs/records.md has all of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeVar

from pydantic import AfterValidator, Field, ValidationError, model_validator

from monumental.cards.carried import Carried
from monumental.cards.checking import problems_of
from monumental.cards.errors import Fault, PackError
from monumental.cards.loader import DEEPEST, KEY, LONGEST_KEY
from monumental.cards.model import Model
from monumental.engine.errors import MonumentalError
from monumental.maps.files import LONGEST_DRAWING
from monumental.play.positions.hidden import HIDDEN
from monumental.play.records.secrets import position_for

FORMAT: Final = "monumental-record-1"

#: What is done at a table beside actions of the game; no rule system has such verbs.
UNDO = "undo"
REDO = "redo"
TAKEBACK = "takeback"
ASK = "ask"
AGREE = "agree"
DECLINE = "decline"
SIT = "sit"
ABANDON = "abandon"

#: What somebody asks for, where it is no takeback: that a bot plays for who is away; that the game ends.
AWAY = "away"

#: Why somebody else plays a seat: its time had run out, its person was away for too long, or has resigned.
LATE = "late"
ABSENT = "absent"
RESIGNED = "resigned"
#: Why a person does: they take over the seat of somebody who did not come back.
TAKEN = "taken"
REASONS: Final = frozenset({LATE, ABSENT, RESIGNED, TAKEN})

#: What becomes of the seat of whoever is late, or away for too long, as was agreed on before the game: a bot
#: keeps it for them; a bot plays there until somebody else takes it; or they have resigned.
Gone = Literal["kept", "taken", "resigned"]
KEPT: Final = "kept"

#: What is said at a table without anything of the game being changed by it.
ASIDES: Final = frozenset({SIT, ASK, AGREE, DECLINE})

#: A move that left no choice.
FORCED = "forced"

#: No game is longer; what is, is no record.
MOST_LINES = 50_000
LONGEST_LINE = 100_000
#: … but for that of a pack, whose size is limited otherwise.
LONGEST_PACK = 1_000_000
LONGEST_SENTENCE = 400

#: Who sits at a seat: a person by any name, a bot by its own, or the Automa.
NAME = re.compile(r"[^\W_][\w.-]{0,39}")

#: A version of the table, or a seat, as the words of a move have it.
NUMBER = re.compile(r"0|[1-9][0-9]{0,7}")

#: No number of a record is larger.
Number = Annotated[int, Field(ge=0, le=9999)]
Points = Annotated[int, Field(ge=-9999, le=9999)]
Seed = Annotated[int, Field(ge=-(10**100), le=10**100)]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Word = Annotated[str, Field(max_length=80)]


Checked = TypeVar("Checked", bound=Model)


def is_name(word: str) -> bool:
    """Can somebody at the table be called so?"""
    return NAME.fullmatch(word) is not None


def _name(word: str) -> str:
    if not is_name(word):
        raise ValueError("a name is up to 40 letters, numbers, dots, hyphens and underscores")
    return word


Sitter = Annotated[str, AfterValidator(_name)]


class RecordError(MonumentalError):
    """A record that can't be read. One sentence that names the line, from 1, where there is one."""

    def __init__(self, sentence: str, line: int | None = None) -> None:
        # Anybody may have written the record: what it says shall not draw on the reader's screen.
        legible = "".join(sign if sign.isprintable() else HIDDEN for sign in sentence)
        super().__init__(f"{'' if line is None else f'line {line}: '}{legible}"[:LONGEST_SENTENCE])
        self.line = line


@dataclass(frozen=True)
class Move:
    """A line of the record: who did what, and what luck brought.

    A card stands there by its key, anything else by its number from 1; `0:amber` is what only seat 0 saw.
    """

    seat: int
    words: str
    drawn: tuple[str, ...] = ()
    forced: bool = False

    @property
    def is_seating(self) -> bool:
        """Does it only say who plays a seat from now on?"""
        return self.verb == SIT

    @property
    def is_told(self) -> bool:
        """Does the log tell it though nothing happens in the game? It is never taken back."""
        return self.verb in {SIT, ABANDON}

    @property
    def sitter(self) -> str:
        """Who sits down, in a line that says so."""
        return self.words.partition(" ")[2].removesuffix(f" {self.reason}")

    @property
    def reason(self) -> str:
        """Why somebody sits down, if the line says so: `late`, `absent`, `resigned`, `taken`."""
        before, _, last = self.words.rpartition(" ")
        return last if self.is_seating and " " in before and last in REASONS else ""

    @property
    def is_aside(self) -> bool:
        """Does nothing of the game change by it?"""
        return self.verb in ASIDES

    @property
    def verb(self) -> str:
        return self.words.partition(" ")[0]

    @property
    def goes_back_to(self) -> int | None:
        """The version of the table that a takeback goes back to."""
        verb, _, version = self.words.partition(" ")
        return int(version) if verb == TAKEBACK and NUMBER.fullmatch(version) else None

    def seen_by(self, seat: int | None) -> Move:
        """The move as a seat may know it; nothing is hidden from its own."""
        return Move(self.seat, self.words, tuple(_seen_by(seat, word) for word in self.drawn), self.forced)


def _seen_by(seat: int | None, word: str) -> str:
    owner, colon, _ = word.rpartition(":")
    return f"{owner}:{HIDDEN}" if colon and owner != str(seat) else word


class PackHead(Model):
    """A pack that was played with. Of one that is not ours, the record has the `content`, by its hash."""

    name: str
    version: str
    digest: Hash
    content: Hash | None = None


class PackLine(Model):
    """A pack that is not ours, in full: the record can be played by whoever never had it."""

    pack: Hash
    files: Mapping[str, str]


class MapHead(Model):
    """A map is drawn in full: the record doesn't depend on what ours look like one day."""

    name: Annotated[str, Field(pattern=f"^{KEY.pattern}$", max_length=LONGEST_KEY)]
    drawing: Annotated[str, Field(max_length=LONGEST_DRAWING)]


class SetupHead(Model):
    """What the players agreed on."""

    civilizations: tuple[str | None, ...]  # None: chosen in the game
    first: Number | None = None  # None: luck decides
    map: MapHead | None = None
    draw_capitals: bool = False
    automas: tuple[Number, ...] = ()
    advanced: Number = 0


class LuckHead(Model):
    """The promise; beside it the seed, where it was typed or the record is its keeper's own."""

    commitment: Hash | None = None
    typed: Seed | None = None
    seed: Hash | None = None


class Head(Model):
    """How a game began: enough to lay it out again."""

    format: Literal["monumental-record-1"]
    rules: str
    version: Number
    modules: tuple[str, ...] = ()
    switches: Mapping[str, bool]
    packs: tuple[PackHead, ...]
    seats: tuple[Sitter, ...]
    setup: SetupHead | None = None
    position: Mapping[str, object] | None = None  # where it began in the middle
    luck: LuckHead = LuckHead()
    dealt: tuple[Word, ...] = ()  # what luck brought before the first question
    hints: bool = False  # everybody who sat down agreed that the coach helps all of them
    gone: Gone = KEPT  # … and on this, for whoever does not come back


def with_seed(head: Head, seed: bytes) -> Head:
    """For whoever keeps the game."""
    return head.model_copy(update={"luck": head.luck.model_copy(update={"seed": seed.hex()})})


def without_seed(head: Head) -> Head:
    """For everybody else. A seed that was typed is no secret."""
    if head.luck.typed is not None:
        return head
    return head.model_copy(update={"luck": head.luck.model_copy(update={"seed": None})})


def head_for(seat: int | None, head: Head) -> Head:
    """The head as a seat may know it: no sealed seed, nothing that only others have seen."""
    position = None if head.position is None else position_for(seat, head.rules, head.position)
    dealt = tuple(_seen_by(seat, word) for word in head.dealt)
    return without_seed(head).model_copy(update={"position": position, "dealt": dealt})


class Ending(Model):
    """How a game ended, and what nobody could know before. One that was abandoned has no scores."""

    scores: tuple[Points, ...] = ()
    winners: tuple[Number, ...] = ()
    abandoned: bool = False
    seed: Hash | None = None

    @model_validator(mode="after")
    def _has_a_result(self) -> Ending:
        if self.abandoned == bool(self.scores) or self.abandoned == bool(self.winners):
            raise ValueError("an ending has scores and winners, or says that the game was abandoned")
        return self


FIELDS = sorted(
    {
        field
        for model in (Head, Ending, SetupHead, LuckHead, MapHead, PackHead, PackLine)
        for field in model.model_fields
    }
)


@dataclass(frozen=True)
class Record:
    """A whole game, or one so far."""

    head: Head
    moves: tuple[Move, ...]
    ending: Ending | None = None
    packs: tuple[Carried, ...] = ()  # that are not ours

    def line_of(self, place: int) -> int:
        """In which line of the file a move stands, from 0; the ending is behind the last one."""
        return place + len(self.packs) + 2

    def seed(self) -> bytes | None:
        """The seed, where it is known."""
        shown = self.ending.seed if self.ending is not None else None
        found = shown or self.head.luck.seed
        return None if found is None else bytes.fromhex(found)


def left_moments(moves: Sequence[Move]) -> tuple[tuple[int, int], ...]:
    """The first and the last version of each line of the game that was left by a takeback, in order."""
    spans: list[tuple[int, int]] = []
    for version, move in enumerate(moves):
        to = move.goes_back_to
        if to is not None and to < version:
            spans = [*[span for span in spans if span[0] <= to], (to + 1, version)]
    return tuple(spans)


# Writing


def write_record(record: Record) -> str:
    """The record as a file."""
    lines = [*write_beginning(record), *map(write_move, record.moves)]
    if record.ending is not None:
        lines.append(write_ending(record.ending))
    return "".join(f"{line}\n" for line in lines)


def write_beginning(record: Record) -> list[str]:
    """All that stands before the first move."""
    packs = {pack.hash: _json({"pack": pack.hash, "files": pack.files}) for pack in record.packs}
    return [
        write_head(record.head),
        *(packs[wanted] for wanted in carried_in(record.head) if wanted in packs),
    ]


def write_head(head: Head) -> str:
    return _json(head.model_dump(mode="json", exclude_defaults=True))


def write_move(move: Move) -> str:
    return _json([move.seat, move.words, *([move.drawn] if move.drawn else []), *([FORCED] * move.forced)])


def write_ending(ending: Ending) -> str:
    return _json(ending.model_dump(mode="json", exclude_defaults=True))


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# Reading


def read_record(text: str) -> Record:
    """The record of a file. A last line that was cut off, as by a crash, is as if it had not been written.

    Empty lines at the end, as some editors leave them, mean nothing.
    """
    lines = text.rstrip().split("\n")
    if not text.endswith("\n") and not is_whole(lines[-1]):
        del lines[-1]
    if len(lines) > MOST_LINES:
        raise RecordError(f"a record has at most {MOST_LINES} lines, not {len(lines)}")
    if not lines:
        raise RecordError("a record begins with a line that says how the game began", line=1)
    head = _checked(Head, _data(lines[0], 1), 1)
    packs = _read_packs(lines, head)
    moves: list[Move] = []
    ending = None
    for number, line in enumerate(lines[1 + len(packs) :], start=2 + len(packs)):
        data = _data(line, number)
        if ending is not None:
            raise RecordError("the game is over, so nothing follows", line=number)
        if isinstance(data, dict):
            ending = _checked(Ending, data, number)
        else:
            moves.append(_read_move(data, number, len(head.seats)))
    return Record(head, tuple(moves), ending, packs)


def carried_in(head: Head) -> tuple[str, ...]:
    """The hashes of the packs that a record has in full, each once."""
    return tuple(dict.fromkeys(pack.content for pack in head.packs if pack.content is not None))


def _read_packs(lines: Sequence[str], head: Head) -> tuple[Carried, ...]:
    """The packs behind the head, in the order in which it names them; some lack where the file ends."""
    packs = []
    for number, (line, wanted) in enumerate(zip(lines[1:], carried_in(head), strict=False), start=2):
        found = _checked(PackLine, _data(line, number, LONGEST_PACK), number)
        try:
            pack = Carried(found.files)
        except PackError as error:
            raise RecordError(str(error.problems[0]), line=number) from error
        if not pack.hash == found.pack == wanted:
            raise RecordError("this is not the pack that the game was played with", line=number)
        packs.append(pack)
    return tuple(packs)


def is_whole(line: str | bytes) -> bool:
    """Is this a whole line? No beginning of one is."""
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _data(line: str, number: int, longest: int = LONGEST_LINE) -> object:
    if len(line) > longest:
        raise RecordError("no line of a record is so long", line=number)
    try:
        data: object = json.loads(line)
    except RecursionError as error:
        raise RecordError(str(Fault("too-deep")), line=number) from error
    except ValueError as error:
        raise RecordError(f"not valid JSON: {str(error).partition(': line')[0]}", line=number) from error
    if _is_too_deep(data):
        raise RecordError(str(Fault("too-deep")), line=number)
    return data


def _is_too_deep(data: object) -> bool:
    level = [data]
    for _ in range(DEEPEST):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return False
    return True


def _parts(whole: object) -> Iterable[object]:
    if isinstance(whole, dict):
        return whole.values()
    return whole if isinstance(whole, list) else ()


def _checked(model: type[Checked], data: object, number: int) -> Checked:
    if not isinstance(data, dict):
        raise RecordError("should be an object in braces, {…}", line=number)
    try:
        return model.model_validate(data)
    except ValidationError as error:
        problem = problems_of(error, "", FIELDS)[0]
        raise RecordError(str(problem), line=number) from error


def _read_move(data: object, number: int, seats: int) -> Move:
    """`[0, "use b2", ["forum"]]`, `[1, "pass", "forced"]`."""
    if not isinstance(data, list) or not 2 <= len(data) <= 4:
        raise RecordError('a move is written [0, "use b2", ["forum"]]', line=number)
    seat, words, *more = data
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise RecordError(f"a move begins with a seat from 0 to {seats - 1}", line=number)
    if not isinstance(words, str):
        raise RecordError("the action should be words", line=number)
    forced = bool(more) and more[-1] == FORCED
    drawn = more[0] if more and isinstance(more[0], list) else []
    if len(more) != bool(drawn) + forced or not _are_words(drawn):
        raise RecordError(f'after the action come the cards drawn, then perhaps "{FORCED}"', line=number)
    return Move(seat, words, tuple(drawn), forced)


def _are_words(drawn: Sequence[object]) -> bool:
    return all(isinstance(word, str) and 0 < len(word) <= 80 for word in drawn)


__all__ = [
    "FORMAT",
    "Ending",
    "Head",
    "Move",
    "Record",
    "RecordError",
    "carried_in",
    "head_for",
    "is_name",
    "is_whole",
    "left_moments",
    "read_record",
    "with_seed",
    "without_seed",
    "write_beginning",
    "write_ending",
    "write_head",
    "write_move",
    "write_record",
]
