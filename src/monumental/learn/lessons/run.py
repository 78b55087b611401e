"""Taking a lesson: what it says now, and what it answers to a try.

A lesson is a position and the deeds of the learner so far, nothing else: whoever keeps the deeds can go on
anywhere, and go back by leaving the last ones out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from monumental.engine.errors import MonumentalError
from monumental.learn.errors import LearnError
from monumental.learn.lessons.goals import reached
from monumental.learn.lessons.luck import Foreseen
from monumental.learn.lessons.missing import how_far
from monumental.play.notation import NotationError, read, write
from monumental.play.options.targets import targets
from monumental.play.options.trial import try_out
from monumental.play.position import load
from monumental.play.positions.drawing import card_number
from monumental.play.speech.telling import tell
from monumental.play.spoken import texts_for
from monumental.play.table import PERSON, Table
from monumental.play.view import as_json, view_for
from monumental.play.words import option, reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.learn.lessons.files import Lesson
    from monumental.learn.lessons.text import BoundText, StepText

#: The deed of whoever has read a step that asks for nothing.
NEXT: Final = "next"

#: Luck after what the lesson has written down: the same for everybody.
SEED: Final = 1

#: What a wrong try would do is told in so many sentences at most.
MOST_TOLD: Final = 4

#: Who plays the other seats.
OTHERS: Final = "lesson"

#: `on`: the next step. `goes`: it was done, and the goal is still ahead. `wrong`: it can be done, but is
#: not asked for. `refused`: the rules forbid it. `missed`: the chance is gone, and the step begins anew.
Kind = Literal["on", "goes", "wrong", "refused", "missed"]


@dataclass(frozen=True)
class Answer:
    """What a lesson says to a deed. Only what is `on` or `goes` was done."""

    kind: Kind
    sentences: tuple[str, ...] = ()
    clause: str | None = None  # that forbids it


class Run:
    """Somebody takes a lesson."""

    def __init__(self, lesson: Lesson, language: str = "en", deeds: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.language = language
        self.deeds: list[str] = []
        self.at = 0  # the step
        self._since = 0  # how many deeds there were before it
        game = _game(lesson)
        self.texts = texts_for(game, language)
        self.table = Table(game, _sitters(game, lesson), bots=frozenset({OTHERS}))
        self.table.play_forced()
        for deed in deeds:
            answer = self.take(deed)
            if answer.kind not in {"on", "goes"}:
                raise LearnError(f"{lesson.file}: '{deed[:40]}' can't be done at step {self.at + 1}")

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def over(self) -> bool:
        """Has the lesson come to its end?"""
        return self.at == len(self.lesson.text.steps)

    @property
    def step(self) -> StepText:
        if self.over:
            raise LearnError(f"{self.lesson.file}: the lesson is over")
        return self.lesson.text.steps[self.at]

    @property
    def asks(self) -> bool:
        """Is there something to do? Else the learner reads, and goes on."""
        return not self.over and bool(self.step.do or self.step.goal)

    def wanted(self) -> tuple[str, ...]:
        """Actions that are right now, in notation; a goal has none of its own."""
        return () if self.over else _listed(self.step.do)

    def hint(self) -> str | None:
        """A deed that leads on; on the way to a goal, what is still to be done of the way that we know.

        A learner may take it in another order, or answer a question otherwise. Nothing, where none of it is
        left that could be done now.
        """
        if not self.asks:
            return None
        if self.step.goal is None:
            return self.wanted()[0]
        left = list(self.step.way)
        for deed in self.deeds[self._since :]:
            if deed in left:
                left.remove(deed)
        options = [write(self.game, option) for option in self.game.options()]
        possible = [words for words in options if words not in self.step.wrong]
        return next((deed for deed in left if deed in possible), None) or _alike(left, possible)

    def lit(self) -> tuple[str, ...]:
        """What the light falls on: what the step points at, and the button of a word that is right alone.

        On the way to a goal, a card or rule may ask something: then whatever answers it.
        """
        if self.over:
            return ()
        choice = self.game.choice() if self.asks else None
        if choice is None or choice.waits or not self.deeds[self._since :]:
            alone = [words for words in self.wanted() if not targets(self.game, read(self.game, words))]
            return (*self.step.point, *[f"option:{words}" for words in alone])
        lights = [
            light
            for option in self.game.options()
            for light in targets(self.game, option) or (f"option:{write(self.game, option)}",)
        ]
        return tuple(dict.fromkeys(lights))

    def says(self) -> str:
        """The words of the step."""
        return self._say(self.step.say)

    def _say(self, word: str) -> str:
        names = {f"card-{card.key}": self.texts.card(card) for card in self.game.catalog.cards}
        return self.lesson.words(self.language)(f"{self.lesson.key}-{word}", **names)

    # Deeds

    def take(self, deed: str) -> Answer:
        """What comes of a deed: `next`, or an action in notation."""
        if self.over:
            raise LearnError(f"{self.lesson.file}: the lesson is over")
        if not self.asks:
            return self._go_on(NEXT) if deed == NEXT else Answer("wrong", (self.texts("learn-read-first"),))
        if deed == NEXT:
            return Answer("wrong", (self.texts("learn-do-first"),))
        try:
            action = read(self.game, deed)
        except NotationError:
            return Answer("refused", (self.texts("learn-not-understood", words=deed[:40]),))
        why = self.table.why_not(self.lesson.text.seat, action)
        if why is not None:
            clause = self.game.rules.clause_of(why) or None
            return Answer("refused", (reason(self.game, why, self.texts),), clause)
        words = write(self.game, action)
        if self.step.goal is None:
            return self._asked_for(words, action)
        return self._towards_the_goal(words, action)

    def _asked_for(self, words: str, action: Action) -> Answer:
        if words not in self.wanted():
            return Answer("wrong", tuple(self._why_wrong(words, action)))
        self._play(action)
        return self._go_on(words)

    def _towards_the_goal(self, words: str, action: Action) -> Answer:
        goal = self.step.goal
        assert goal is not None
        if words in self.step.wrong:
            return Answer("wrong", tuple(self._why_wrong(words, action)))
        before, round_before, seen = self._sees(goal.see), self.game.state.round, self._view()
        self._play(action)
        ended = not self.table.is_asked(self.lesson.text.seat) or self.game.state.round != round_before
        if (before and ended) if goal.when == "end" else self._sees(goal.see):
            return self._go_on(words)
        if ended:
            told = how_far(goal.see, (seen, self._view()), self.texts)
            self._begin_again()
            return Answer("missed", (*told, self.texts("learn-missed")))
        self.deeds.append(words)
        return Answer("goes")

    def _sees(self, see: dict[str, BoundText]) -> bool:
        try:
            return reached(see, self._view())
        except LearnError as error:
            raise LearnError(f"{self._place()}: goal: {error}") from error

    def _view(self) -> dict[str, object]:
        return as_json(view_for(self.game, self.lesson.text.seat))

    def _begin_again(self) -> None:
        again = Run(self.lesson, self.language, self.deeds[: self._since])
        self.table, self.deeds = again.table, again.deeds

    def _why_wrong(self, words: str, action: Action) -> list[str]:
        """An answer of the lesson's own, or what it would do."""
        if words in self.step.wrong:
            return [self._say(self.step.wrong[words])]
        trial = try_out(self.game, action)
        told = [each.sentence for move in trial.moves for each in tell(self.game, move, self.texts)]
        would = [self.texts("learn-would"), *told[:MOST_TOLD]] if told else []
        return [self.texts("learn-allowed", option=option(self.game, action, self.texts)), *would]

    def _play(self, action: Action) -> None:
        self.table.play(self.game.seat, action)
        self.table.play_forced()

    def _go_on(self, deed: str) -> Answer:
        """The step is done: the others answer, and the next one begins."""
        for words in self.step.then:
            self._answer(words)
        self.deeds.append(deed)
        self.at += 1
        self._since = len(self.deeds)
        return Answer("on")

    def _answer(self, words: str) -> None:
        """What another seat does, as the lesson has it."""
        if self.game.over or self.table.is_asked(self.lesson.text.seat):
            raise LearnError(f"{self._place()}: nobody else is asked, so '{words}' can't be played")
        try:
            self._play(read(self.game, words))
        except MonumentalError as error:
            raise LearnError(f"{self._place()}: then: {error}") from error

    def _place(self) -> str:
        return f"{self.lesson.file}: step {self.at + 1} ({self.step.say})"


def _alike(left: Sequence[str], possible: Sequence[str]) -> str | None:
    """A deed of the same kind as one that is left: Military is as good to pay as Science."""
    kinds = [deed.split()[0] for deed in left]
    return next((deed for kind in kinds for deed in possible if deed.split()[0] == kind), None)


def _listed(words: str | tuple[str, ...]) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else words


def _sitters(game: Game, lesson: Lesson) -> list[str]:
    return [PERSON if seat == lesson.text.seat else OTHERS for seat in range(len(game.state.players))]


def _game(lesson: Lesson) -> Game:
    position = lesson.text.position
    try:
        game = load(position)
        if lesson.text.seat >= len(game.state.players):
            raise LearnError(f"there is no seat {lesson.text.seat}")
        # Which number a card has is known only now.
        luck = [card_number(key, game.catalog, "luck") for key in lesson.text.luck.split()]
        return load(position, Foreseen(luck, SEED))
    except MonumentalError as error:
        raise LearnError(f"{lesson.file}: {error}") from error
