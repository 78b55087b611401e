"""A chair at a table: what a client gets to know there, and what it may do, whoever keeps the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game


@dataclass(frozen=True)
class Wish:
    """What a client may wish for when a new game begins; what is left out is as before."""

    rules: str | None = None
    opponents: tuple[str, ...] = ()
    civilization: str | None = None
    seed: int | None = None


class Chair(Protocol):
    """Where a client sits. What goes wrong is a `WrongInput`, in one sentence."""

    #: Counted from 0.
    seat: int

    @property
    def texts(self) -> Texts:
        """The words of the language that is spoken here, with the names of whoever sits at the table."""

    def known(self) -> Game:
        """The game as this seat imagines it, as a bot is handed it: what it can't know is not in there."""

    def news(self) -> list[str]:
        """What happened since this was asked last, in sentences."""

    def log(self, *, whole: bool) -> list[str]:
        """What happened lately, or in the whole game."""

    def hint(self) -> list[str]:
        """What the coach would do at this seat; refused where others would not get such help."""

    def play(self, words: str) -> None:
        """Take an option of the game that was known last, in notation."""

    def wait(self, seconds: float) -> None:
        """Until this seat is asked or the game is over, but no longer than that."""

    def again(self, wish: Wish) -> Chair:
        """A chair at a new table."""
