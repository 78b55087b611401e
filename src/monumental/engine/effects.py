"""One sentence of a card text. What the verbs mean is in `sentences/` and in each rule system."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from monumental.engine.agenda import Choice
    from monumental.engine.catalog import Script
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason


class Effect:
    """A sentence with one verb. Never changes; shared by all games.

    `place` is where the card lies whose text this is: some sentences speak of "this card".
    """

    #: The word for it in packs; its text is `verb-<verb>`.
    verb: ClassVar[str] = ""

    def __init__(self) -> None:
        self.address = ""  # given when the pack is built

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.address}>"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        """Would it do something now?"""
        raise NotImplementedError(type(self).__name__)

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        """Why it would do nothing now; nothing where no more can be said than that it would not."""
        return None

    def can_be_done(self, game: Game, seat: int, place: int) -> bool:
        """Could it be carried out now, even if it changed nothing?"""
        return self.possible(game, seat, place)

    def start(self, game: Game, seat: int, place: int) -> None:
        """Do it, as far as possible; ask by putting a choice on the agenda."""
        raise NotImplementedError(type(self).__name__)

    def scripts(self) -> list[Script]:
        """The texts inside this sentence."""
        return []

    def is_plain(self) -> bool:
        """A gain of fixed amounts, nothing else."""
        return False


class AskingEffect(Effect):
    """A sentence that asks its player something."""

    def start(self, game: Game, seat: int, place: int) -> None:
        if self.possible(game, seat, place):
            game.state.agenda.append(self.asks(seat, place))

    def asks(self, seat: int, place: int) -> Choice:
        """Its question."""
        raise NotImplementedError(type(self).__name__)


class CountedEffect(AskingEffect):
    """A sentence that offers the same thing so many times."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


class EffectThen(AskingEffect):
    """A sentence that makes an offer; what follows happens only if it is taken."""

    def __init__(self, then: Script) -> None:
        super().__init__()
        self.then = then

    def scripts(self) -> list[Script]:
        return [self.then]
