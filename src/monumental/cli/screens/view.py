"""How the table of a rule system is shown: what a screen must ask the rule system for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from rich.text import Text

from monumental.cli.table.telling.paragraph import Passage

if TYPE_CHECKING:
    from rich.console import RenderableType

    from monumental.cards.text import Texts
    from monumental.cli.table.explaining.answer import Answer
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: The parts of every table that `show` can show alone. These two are told by whose they are.
CITY = "city"
OPPONENT = "opponent"
DISPLAY = "display"


class Board(Protocol):
    """Draws the table."""

    def whole_table(self, game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
        """Everything, as this seat sits."""

    def belongings_of(self, game: Game, owner: int, seat: int, texts: Texts) -> RenderableType:
        """A player's city in full, and all that lies around it."""

    def part_of_table(self, game: Game, seat: int, part: str, texts: Texts, width: int) -> RenderableType:
        """What lies between the players: one of the parts of the view."""

    def explains_display(self, width: int) -> bool:
        """Do the cards of the display stand there with their texts?"""


class Story(Protocol):
    """Tells the table in sentences."""

    def whole_table(self, game: Game, seat: int, texts: Texts) -> list[str]:
        """Everything, the own city last."""

    def belongings_of(self, game: Game, owner: int, seat: int, texts: Texts) -> list[str]:
        """A player's city in full, and all that lies around it."""

    def part_of_table(self, game: Game, seat: int, part: str, texts: Texts) -> list[str]:
        """What lies between the players: one of the parts of the view."""


@dataclass(frozen=True)
class Folded:
    """Several options in one line: what they have in common, how they are typed, in what they differ."""

    text: str
    words: str
    targets: tuple[str, ...] = ()
    #: The key of the sentence that names option and targets: where to, or where from.
    sentence: str = "terminal-targets"


def never(one: Action, other: Action) -> bool:
    del one, other
    return False


def nothing_to_see(game: Game, action: Action) -> Text:
    del game, action
    return Text()


@dataclass(frozen=True)
class MenuForm:
    """How the options of a rule system are listed."""

    #: What can be done on a turn, in the order it is offered; the last group is for what is not named.
    groups: Mapping[str, tuple[str, ...]]
    #: Lines above the groups, by their keys; without one, a gap.
    titles: Mapping[str, str] = field(default_factory=dict)
    #: Do two neighbours of the list go into one line?
    together: Callable[[Action, Action], bool] = never
    folded: Callable[[Game, list[Action], Texts], Folded] | None = None
    #: What can be seen where an action leads: the signs of a tile.
    glimpse: Callable[[Game, Action], Text] = nothing_to_see

    def group_of(self, verb: str) -> str:
        for group, verbs in self.groups.items():
            if verb in verbs:
                return group
        return "more"

    def order(self, group: str, action: Action) -> tuple[int, int]:
        """Groups as they are listed, and in a group the verbs as they are listed."""
        verbs = self.groups[group]
        place = verbs.index(action.verb) if action.verb in verbs else len(verbs)
        return (list(self.groups).index(group), place)


def at_any_time(game: Game) -> bool:
    del game
    return True


@dataclass(frozen=True)
class Landmark:
    """Something that is shown again, once it has changed since it was shown."""

    #: The part of the table that is shown, and another part that it can be seen on as well.
    part: str
    looks: Callable[[Game], object]
    also_on: str = ""
    #: When somebody wants to see it.
    wanted: Callable[[Game], bool] = at_any_time
    #: Is it shown when it is first wanted, though nothing has changed?
    unseen: bool = False


def nothing_to_say(game: Game, texts: Texts) -> list[str]:
    del game, texts
    return []


def nothing_to_add(game: Game, news: Sequence[Event], texts: Texts) -> list[str]:
    del game, news, texts
    return []


def in_one(events: Sequence[Event]) -> list[Passage]:
    return [Passage(events)]


def not_new(game: Game) -> bool:
    del game
    return False


def no_answer(game: Game) -> Action | None:
    del game
    return None


@dataclass(frozen=True)
class View:
    """What a rule system adds to the common table of the terminal."""

    board: Board
    story: Story
    menu: MenuForm
    #: The cards between the players, and all in front of one of them.
    between: Callable[[Game], list[Card]]
    in_view: Callable[[Game, int], list[Card]]
    #: Questions that begin something new: the table is shown before them.
    shown_at: frozenset[str]
    #: Questions before which only a part of it is shown.
    part_at: Mapping[str, str] = field(default_factory=dict)
    #: What lies between the players and can be shown alone.
    parts: tuple[str, ...] = (DISPLAY,)
    #: Commands of this rule system alone, and the keys of their help: a part by its name, or an inquiry.
    commands: Mapping[str, str] = field(default_factory=dict)
    inquiries: Mapping[str, Callable[[Game, int, str, Texts], Answer]] = field(default_factory=dict)
    #: The ids of its clauses begin so.
    clauses: tuple[str, ...] = ()
    #: What ends a turn for good: a person is asked even if nothing else can be done.
    final: frozenset[str] = frozenset()
    #: What need not be told about others, what of them is told only if there is nothing better to tell, and
    #: what need not be told at all: it can be read in the log.
    minor: frozenset[str] = frozenset()
    lesser: frozenset[str] = frozenset()
    silent: frozenset[str] = frozenset()
    #: What belongs together in the news.
    passages: Callable[[Sequence[Event]], list[Passage]] = in_one
    #: What is drawn again in the middle of a turn or of a round.
    landmarks: tuple[Landmark, ...] = ()
    #: Does a turn begin, though the table is not shown? Then this is said after the news.
    begins: Callable[[Game], bool] = not_new
    reminder: Callable[[Game, Sequence[Event], Texts], list[str]] = nothing_to_add
    #: What Enter means; where it means nothing, the question is asked again.
    enter: Callable[[Game], Action | None] = no_answer
    #: What is said before the game beside who plays.
    welcome: Callable[[Game, Texts], list[str]] = nothing_to_say
    #: What of it the rules to read draw alone, by name: in a game, as a seat sees it.
    drawings: Mapping[str, Callable[[Game, int, Texts], RenderableType]] = field(default_factory=dict)
    #: What its signs mean.
    legend: Callable[[Game, Texts], list[str]] = nothing_to_say
