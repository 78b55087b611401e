"""One game in progress: the rules, the cards, the position, the luck and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NONE, Action
from monumental.engine.agenda import Choice, Step
from monumental.engine.errors import MonumentalError
from monumental.engine.events import Event
from monumental.engine.reasons import IllegalAction, Reason
from monumental.engine.shown import ARTISTS

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.chance import Chance
    from monumental.engine.effects import Effect
    from monumental.engine.rules import Rules, Wishes
    from monumental.engine.state import State

#: No text keeps the table busy for so long without a question.
MOST_STEPS: Final = 10_000


class RunawayError(MonumentalError):
    """The rules keep going without ever asking anybody: a card text must be to blame."""


class Game:
    """Ask it for the options, play one of them, and it goes on to the next question."""

    def __init__(
        self, rules: Rules, catalog: Catalog, state: State, chance: Chance, journal: list[Event] | None = None
    ) -> None:
        self.rules = rules
        self.catalog = catalog
        self.state = state
        self.chance = chance
        self.journal = journal  # what happened; nothing is written where nobody reads it
        self.begun: list[Effect] | None = None  # sentences that did something, where somebody counts them
        self.past: list[tuple[State, int]] | None = None  # where somebody wants to go back: see `undo`

    def __repr__(self) -> str:
        """`<Game of duel: round 2, seat 0 (japanese) is asked 'take-turn'>`."""
        state = self.state
        if self.over:
            return f"<Game of {self.rules.name}: over in round {state.round}>"
        return f"<Game of {self.rules.name}: round {state.round}, {self._asked()}>"

    def __str__(self) -> str:
        """The table as text, as everybody may see it: `print(game)`."""
        return ARTISTS[-1].text(self)

    def _repr_svg_(self) -> str | None:
        """The table as a picture, for notebooks."""
        return ARTISTS[-1].picture(self)

    def _asked(self) -> str:
        """Who is asked what. Between two questions, nobody is."""
        task = self.state.agenda[-1]
        if not isinstance(task, Choice):
            return repr(task)
        number = self.state.players[self.seat].civilization
        people = f" ({self.catalog.civilizations[number].key})" if number >= 0 else ""
        return f"seat {self.seat}{people} is asked '{task.question}'"

    @property
    def over(self) -> bool:
        """Has the game ended? Then nobody is asked any more."""
        return not self.state.agenda

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.decider(self.choice().seat)

    def choice(self) -> Choice:
        """The question on top of the agenda."""
        task = self.state.agenda[-1]
        assert isinstance(task, Choice)
        return task

    def options(self) -> list[Action]:
        """All that can be done now; nothing once the game is over."""
        agenda = self.state.agenda
        if not agenda:
            return []
        choice = agenda[-1]
        assert isinstance(choice, Choice)
        return choice.options(self)

    def play(self, action: Action) -> None:
        """Do one of the options. Anything else raises `IllegalAction` and changes nothing."""
        if not self.state.agenda or action not in self.choice().options(self):
            reason = self.why_not(action)
            assert reason is not None
            raise IllegalAction(reason, self.rules.clause_of(reason))
        self.play_option(action)

    def play_option(self, action: Action) -> None:
        """Do what is known to be an option, such as one just taken from `options()`."""
        if self.past is not None:
            self.past.append((self.state.clone(), 0 if self.journal is None else len(self.journal)))
        choice = self.state.agenda.pop()
        assert isinstance(choice, Choice)
        choice.take(self, action)
        self.advance()

    def remember(self) -> None:
        """From now on every action can be taken back. Other games keep nothing, so they lose no time."""
        if self.past is None:
            self.past = []

    def undo(self) -> None:
        """Take back the last action since `remember`, with all that followed from it.

        Luck is not taken back: what is drawn again may be something else. Where people play for it, a
        `Table` knows what may still be taken back and by whom.
        """
        if not self.past:
            raise MonumentalError("there is nothing to take back: nothing was played since remember()")
        self.state, told = self.past.pop()
        if self.journal is not None:
            del self.journal[told:]

    def why_not(self, action: Action) -> Reason | None:
        """Why an action can't be done, with the rule behind it; nothing if it can."""
        if not self.state.agenda:
            return Reason("game-over")
        choice = self.choice()
        if action in choice.options(self):
            return None
        return choice.refusal(self, action)

    def advance(self) -> None:
        """Do what needs no decision, until somebody must choose."""
        agenda = self.state.agenda
        steps = 0
        while agenda:
            task = agenda[-1]
            if not isinstance(task, Step):
                return
            agenda.pop()
            task.run(self)
            steps += 1
            if steps > MOST_STEPS:
                raise RunawayError(f"{type(task).__name__} never comes to a question")

    def clone(self, chance: Chance) -> Game:
        """A game that goes its own way from here, with its own luck."""
        return Game(self.rules, self.catalog, self.state.clone(), chance)

    def tell(
        self, key: str, seat: int, card: int = NONE, place: int = NONE, resource: int = NONE, number: int = 0
    ) -> None:
        """Write down what happened, if anybody reads it."""
        if self.journal is not None:
            self.journal.append(Event(key, seat, card, place, resource, number))


def start(
    rules: Rules,
    catalog: Catalog,
    chance: Chance,
    wishes: Wishes,
    journal: list[Event] | None = None,
) -> Game:
    """Lay out a new game and go to its first question."""
    game = Game(rules, catalog, rules.new_state(len(wishes.civilizations)), chance, journal)
    for part in rules.setup:
        part.lay_out(game, wishes)
    game.advance()
    return game
