"""Watches a table: checks every position, lets nobody act out of turn, and follows every step back.

What it does hangs on the record alone: whoever plays the same record before it sees the same checks.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from monumental import Action, Game, IllegalAction
from monumental.cards.loader import find_pack
from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.chance import seeded
from monumental.games.classic.state import ClassicState
from monumental.games.continuous.rounds import ChooseTurnAction
from monumental.play import words
from monumental.play.errors import TurnError
from monumental.play.imagine import imagine
from monumental.play.notation import read
from monumental.play.position import read_position, write_position
from monumental.play.records.luck import Luck
from monumental.play.records.opening import open_table, read_opening
from monumental.play.records.record import REDO, SIT, UNDO, Move, Record, read_record, with_seed, write_record
from monumental.play.records.replay import resume, verify
from monumental.play.table import Table
from monumental.play.view import as_json, view_for
from monumental.testing import Course, check_position, position
from monumental.testing.classic.course import ClassicCourse
from monumental.testing.classic.turns import CourseOfTurns
from monumental.testing.continuous.course import ContinuousCourse
from monumental.testing.continuous.turns import CourseOfRounds
from tests.properties.promises import check_answers, check_rules, check_same, check_saved, check_words
from tests.referee.automa.course import CourseOfAutomas
from tests.too_late import before_the_last_action

#: At every so many lines: what is slow, and what is slower still.
OFTEN = 5
SOMETIMES = 20
SELDOM = 50

#: A game has some hundred moves; people without a plan who never come to an end are stopped.
MOST_LINES = 20_000


@dataclass
class Then:
    """How things stood before an action, or before a step back."""

    position: object
    events: int
    path: list[Move]  # the actions that led here
    course: Course | None  # none, where it can't be copied


class Referee:
    """Sits beside one table from its first question on."""

    def __init__(self, table: Table) -> None:
        assert table.head is not None
        assert table.head.luck.commitment is not None
        self.table = table
        self.course = course_of(table)
        self.phase = int(table.head.luck.commitment[:8], 16)
        self.known: set[Action] = set()
        self._path: list[Move] = []  # the actions that led here, those that were taken back aside
        self._before: list[Then] = []
        self._undone: list[Then] = []
        self._is_new = True  # is this a position that the course of the game has not come to yet?
        self._told = 0  # events that were put into words

    @property
    def game(self) -> Game:
        return self.table.game

    def record(self, tried: Move | None = None) -> Record:
        """All that led here, and what was tried in vain. Whoever reads it need not trust the ending."""
        assert self.table.head is not None
        assert self.table.seed is not None
        moves = (*self.table.moves, *([] if tried is None else [tried]))
        return Record(with_seed(self.table.head, self.table.seed), moves)

    # Checking

    def is_time(self, every: int) -> bool:
        return self.table.version % every == self.phase % every

    def look(self) -> None:
        """Check the position, the course of the game, and that nobody can act who may not."""
        if self._is_new:
            self.check_course()
        if self.game.over:
            return
        assert self.table.version < MOST_LINES, "the game does not come to an end"
        if self.is_time(7):
            self.try_in_vain()
        if self.is_time(SOMETIMES):
            self.check_table()
        if self.table.version == 50 + self.phase % 200:
            self.check_resumed()

    def check_course(self) -> None:
        """All that is said about positions."""
        self._is_new = False
        game = self.game
        check_position(game)
        if self.course is not None:
            self.course.check(game)
        if game.over:
            return
        is_turn = game.choice().question == "take-turn"
        check_words(game, self.known)
        if not is_turn or self.is_time(OFTEN):
            check_saved(game)
        if self.is_time(SELDOM):
            check_same(game, read_position(write_position(game)))
            check_answers(game)
            if is_turn:
                check_rules(game)

    def check_table(self) -> None:
        """What the seats get: options, a view, an imagined game, and all of it in words."""
        game, table = self.game, self.table
        before = position(game)
        for seat in range(len(game.state.players)):
            as_json(view_for(game, seat))
            imagined = imagine(game, seat, seeded(self.phase))
            if seat == game.seat:
                assert imagined.options() == game.options(), "an imagined game has other options"
            assert table.record_for(seat).moves == tuple(move.seen_by(seat) for move in table.moves)
        as_json(view_for(game, None))
        assert table.copy(seeded(0)).moves == table.moves
        language = LANGUAGES[self.phase % len(LANGUAGES)]
        assert table.head is not None
        texts = load_texts(language, [find_pack(name) for name in game.catalog.packs], game.rules)
        assert words.question(game, texts)
        assert all(words.option(game, option, texts) for option in game.options())
        assert all(words.event(game, event, texts) for event in table.events[self._told :])
        self._told = len(table.events)
        assert position(game) == before, "to look at the table changed it"

    def check_resumed(self) -> None:
        """Whoever has the record goes on where it stops, with the same luck."""
        again, luck = resume(read_record(write_record(self.table.record())))
        assert luck.seed == self.table.seed
        assert position(again.game) == position(self.game)
        assert again.moves == self.table.moves
        check_same(self.game, again.game)

    def finish(self) -> None:
        """The game is over: its record holds against its seed and its scores."""
        whole = self.table.record()
        assert whole.ending is not None
        for record in (whole, self.table.record_for(None)):
            verdict = verify(read_record(write_record(record)))
            luck = "honest" if record.head.luck.typed is None else "typed"
            assert (verdict.ended, verdict.luck, verdict.changes) == (True, luck, ())
            assert position(verdict.table.game) == position(self.game)

    # What nobody may do

    def try_in_vain(self) -> None:
        """Stale moves, other seats, steps back that are not free: each is refused, and nothing changes."""
        table, game = self.table, self.game
        before = self.all_of_it()
        luck = random.Random(f"{self.phase} {table.version}")
        option = luck.choice(game.options())
        seats = range(len(game.state.players))
        for seat in seats:
            if seat != game.seat:
                self.refused("refused-not-asked", partial(table.play, seat, option, table.version))
                assert table.options(seat) == []
                assert table.why_not(seat, option) is not None
            assert table.can_undo(seat) == bool(table.undoable(seat))
            if not table.can_undo(seat):
                decided = bool(table.steps.decided_by(seat, table.bots))
                key = "refused-undo" if decided else "refused-undo-nothing"
                self.refused(key, partial(table.undo, seat, table.version))
            if not table.can_redo(seat):
                self.refused("refused-redo", partial(table.redo, seat))
            if not game.state.is_played(seat):
                self.refused("refused-seat", partial(table.sit, seat, "greedy"))
        for stale in (before_the_last_action(table), table.version + 1, -1):
            self.refused("refused-stale", partial(table.play, game.seat, option, stale))
            self.refused("refused-stale", partial(table.undo, game.seat, stale))
            self.refused("refused-stale", partial(table.redo, game.seat, stale))
        self.refused("refused-seat", lambda: table.sit(len(seats), "greedy"))
        self.refused("refused-name", lambda: table.sit(game.seat, "two words"))
        strange = partial(table.play, game.seat, Action("dance", 3), table.version)
        assert refusal(IllegalAction, strange) is not None, "not refused: dance"
        assert self.all_of_it() == before, "what was refused has left a trace"

    def refused(self, key: str, attempt: Callable[[], None]) -> None:
        error = refusal(TurnError, attempt)
        assert isinstance(error, TurnError), f"not refused: {attempt}"
        assert error.key == key, f"{error.key}, not {key}"

    def all_of_it(self) -> tuple[object, ...]:
        table = self.table
        return (
            position(self.game),
            table.version,
            len(table.events),
            len(table.luck.cards),
            tuple(table.sitters),
            [table.undoable(seat) for seat in range(len(table.sitters))],
        )

    # Playing

    def make(self, move: Move) -> None:
        """Make a move of a record: an action, a step back or forth, a change of seats."""
        verb, _, rest = move.words.partition(" ")
        if verb == SIT:
            self.table.sit(move.seat, rest)
        elif verb == UNDO:
            self.undo(move.seat)
        elif verb == REDO:
            self.redo(move.seat)
        else:
            self.act(move)

    def act(self, move: Move) -> None:
        table, game = self.table, self.game
        action = read(game, move.words)
        then = self.then()
        if self.course is not None:
            self.course.take(game, action)
        if move.forced:
            assert table.play_one_forced(), f"'{move.words}' is not forced"
        else:
            table.play(move.seat, action, table.version)
        self._path = [*self._path, move]
        self._undone.clear()
        self._is_new = True
        if any(table.steps.of(seat) for seat in range(len(game.state.players))):
            self._before.append(then)
        else:
            self._before.clear()

    def then(self) -> Then:
        return Then(position(self.game), len(self.table.events), self._path, self.copied_course())

    def copied_course(self) -> Course | None:
        """A course of its own. The position it remembers never changes, so that one is shared.

        That of a game with Automas remembers half of a turn and can't be copied.
        """
        if self.course is None or not all(map(self.game.state.is_played, range(len(self.table.sitters)))):
            return None
        earlier = self.course._earlier
        return copy.deepcopy(self.course, {id(earlier): earlier})

    def go_to(self, then: Then) -> None:
        """The course of the game is now that of another moment."""
        assert (position(self.game), len(self.table.events)) == (then.position, then.events)
        self._path = then.path
        if self.course is not None:
            self.course = then.course or self.followed_course()

    def followed_course(self) -> Course | None:
        """The course of the same game, played again."""
        assert self.table.head is not None
        assert self.table.seed is not None
        opening = read_opening(self.table.record())
        table = open_table(opening, Luck(self.table.seed, self.table.head.luck.typed))
        course = course_of(table)
        assert course is not None
        for move in self._path:
            course.check(table.game)
            action = read(table.game, move.words)
            course.take(table.game, action)
            table.play(move.seat, action)
        course.check(table.game)
        assert position(table.game) == position(self.game), "played again, the game is another one"
        return course

    def undo(self, seat: int) -> None:
        """Everything is as it was before the action, and what was undone can be done again."""
        now = self.then()
        self.table.undo(seat, self.table.version)
        here = (position(self.game), len(self.table.events))
        while self._before and (self._before[-1].position, self._before[-1].events) != here:
            self._before.pop()
        assert self._before, "a step back leads where nobody was"
        self.go_to(self._before.pop())
        self._undone.append(now)
        assert self.table.can_redo(seat)
        assert self.game.seat == seat, "who took something back is not asked again"

    def redo(self, seat: int) -> None:
        """Everything is as it was before it was taken back."""
        self._before.append(self.then())
        self.table.redo(seat, self.table.version)
        self.go_to(self._undone.pop())
        assert self.table.steps.of(seat)


def refusal(kind: type[Exception], attempt: Callable[[], None]) -> Exception | None:
    """Why an attempt fails; none if it succeeds."""
    try:
        attempt()
    except kind as error:
        return error
    return None


def course_of(table: Table) -> Course | None:
    """The course of a game from its beginning, or from a turn in the middle of which it began.

    Of a round in which somebody has passed, too little is known.
    """
    assert table.head is not None
    state = table.game.state
    if table.head.position is None or not isinstance(state, ClassicState):
        return Course(CourseOfAutomas())
    if table.game.over or table.game.choice().question != "take-turn":
        return None
    seats = len(state.players)
    if table.game.rules.cycle == "turn":
        turns = CourseOfTurns()
        had = (state.active - state.first) % seats  # so many had their turn in this round
        turns._turns = [state.round - ((seat - state.first) % seats >= had) for seat in range(seats)]
        turns._turn = (state.round - (not had), (state.active - 1) % seats)
        return Course(CourseOfAutomas(), instead=[ClassicCourse(turns)])
    choice = table.game.choice()
    assert isinstance(choice, ChooseTurnAction)
    if choice.doing or any(player.passed for player in state.players):
        return None
    rounds = CourseOfRounds()
    rounds._round = state.round
    rounds._first = state.first
    rounds._activated = [(state.first + step) % seats for step in range(seats)]
    rounds._rounds = [state.round] * seats
    rounds._turns.begin(choice.seat)
    rounds._turns._counts = True
    return Course(CourseOfAutomas(), instead=[ContinuousCourse(rounds)])
