"""A game whose luck is decided from outside, one draw at a time.

What needs luck is tried in a copy. Where a draw is missing, the copy is thrown away, and the draw is asked
for; once it is decided, the same is tried again from the same position with one draw more.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.play.notation import write
from monumental.research.told_luck import ToldLuck, UndecidedError

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.research.setting import Setting


#: The latest step of a way, and the way before it; steps are options and draws.
Path = tuple["Path | None", int]


class Situation:
    """A position, or a position in which something was begun that waits for luck. Copies share positions."""

    def __init__(self, setting: Setting, *, forced: bool) -> None:
        self.setting = setting
        self.forced = forced
        self.game: Game | None = None  # the last position; None: nothing is laid out yet
        self.numbers: list[int] = []  # of the options
        self.undecided: UndecidedError | None = None  # what luck must decide first
        self._options: list[Action] = []
        self._action: Action | None = None  # what was begun in the last position
        self._decided: tuple[int, ...] = ()  # the draws that are decided for it
        self._path: Path | None = None
        self._try()

    def copy(self) -> Situation:
        """Positions are never changed, only replaced."""
        twin = object.__new__(Situation)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Situation:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """What is written down of it is the way here."""
        way = []
        path = self._path
        while path is not None:
            path, number = path
            way.append(number)
        return _walked, (self.setting, self.forced, way[::-1])

    @property
    def over(self) -> bool:
        return self.undecided is None and self.game is not None and self.game.over

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.game is not None
        return self.game.seat

    def play(self, number: int) -> None:
        """Begin what an option says."""
        if number == NONE or number not in self.numbers:
            raise ValueError(f"action {number} is not among the options")
        self._path = (self._path, number)
        self._action = self._options[self.numbers.index(number)]
        self._decided = ()
        self._try()

    def decide(self, outcome: int) -> None:
        """Luck brings this."""
        if self.undecided is None or outcome not in self.undecided.outcomes:
            raise ValueError(f"luck can't bring {outcome} now")
        self._path = (self._path, outcome)
        self._decided = (*self._decided, outcome)
        self._try()

    def chances(self) -> list[tuple[int, float]]:
        """What luck can bring, each with its probability: the share of such cards among those that could."""
        assert self.undecided is not None
        counts = Counter(self.undecided.outcomes)
        total = counts.total()
        return [(outcome, count / total) for outcome, count in sorted(counts.items())]

    def name(self, number: int) -> str:
        """An option in our notation."""
        assert self.game is not None
        return write(self.game, self.setting.numbering.action(number))

    def outcome_name(self, outcome: int) -> str:
        """A card by its key, anything else by its number."""
        is_card = self.undecided is None or self.undecided.are_cards
        return self.setting.box.catalog.cards[outcome].key if is_card else str(outcome + 1)

    def _try(self) -> None:
        """Go as far as the decided luck leads: to a question with several answers, a draw, or the end."""
        while True:
            luck = ToldLuck(self._decided)
            try:
                game = self._tried(luck)
            except UndecidedError as undecided:
                self.undecided = undecided.with_traceback(None)
                self.numbers = []
                return
            self.undecided = None
            self.game = game
            self._options = game.options()
            self.numbers = self.setting.numbering.numbers(self._options)
            answers = [at for at, number in enumerate(self.numbers) if number != NONE]
            if not answers or self.forced or len(answers) > 1:
                return
            self._action = self._options[answers[0]]
            self._decided = ()

    def _tried(self, luck: ToldLuck) -> Game:
        if self.game is None:
            return self.setting.new_game(0, luck)
        assert self._action is not None
        game = self.game.clone(luck)
        game.play_option(self._action)
        return game


def _walked(setting: Setting, forced: bool, way: list[int]) -> Situation:
    situation = Situation(setting, forced=forced)
    for number in way:
        if situation.undecided is None:
            situation.play(number)
        else:
            situation.decide(number)
    return situation
