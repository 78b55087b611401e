"""A section writes one side of a position: what lies on the table, and what each seat has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from monumental.meaning.cards import NO_CARD

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.meaning.position.draft import Draft


class Section:
    """Numbers stand at fixed places of the row, which is all zeros before; entries are put at its end."""

    #: The verbs of options whose price this section knows.
    priced: ClassVar[tuple[str, ...]] = ()

    def write(self, game: Game, seat: int, draft: Draft) -> None:
        """What lies between the players, as a seat sees it."""

    def write_seat(self, game: Game, owner: int, step: int, at: int, draft: Draft) -> None:
        """What a seat has that sits so many steps on; its numbers begin at `at`."""

    def meaning(self, game: Game, seat: int, option: Action, tile: int) -> int:
        """The row of what an option is about, where its words name no card; `tile` may be -1."""
        return NO_CARD

    def price(self, game: Game, seat: int, option: Action) -> int:
        """What a seat pays for an option with one of these verbs."""
        raise NotImplementedError(type(self).__name__)
