"""Who sits at a table in the terminal: people, bots, and Automas, whom nobody plays. The table says it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from monumental.bots import BOTS, make_bot
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.records.record import SIT
from monumental.play.table import PERSON

if TYPE_CHECKING:
    from collections.abc import Iterable

    from monumental.bots import Bot
    from monumental.play.table import Table

#: What happens around a bot's decision.
Watch = Callable[[int], AbstractContextManager[None]]


def unwatched(seat: int) -> AbstractContextManager[None]:
    """Nobody waits for a bot."""
    del seat
    return nullcontext()


#: How the record says that somebody sat down.
SAT = f"{SIT} "


def must_be_loaded(names: Iterable[str]) -> None:
    """Bots of other packages are imported now: what is wrong with one is said before it plays."""
    for name in names:
        BOTS.get(name)


class Seats:
    """Whoever is no bot of ours is a person, by whatever name.

    The seed is for the bots alone: what they imagine must not depend on the luck of the game.
    """

    def __init__(
        self,
        table: Table,
        seed: int,
        make: Callable[[str, int], Bot] = make_bot,
        watch: Watch = unwatched,
    ) -> None:
        self.table = table
        table.bots = BOTS
        self.seed = seed
        self.make = make
        self.watch = watch
        self.at_first = [*table.sitters] if table.head is None else [*table.head.seats]
        self._bots: dict[tuple[int, str], Bot] = {}

    def is_bot(self, seat: int) -> bool:
        return self.table.game.state.is_played(seat) and self.table.sitters[seat] in BOTS

    def is_person(self, seat: int) -> bool:
        return self.table.game.state.is_played(seat) and self.table.sitters[seat] not in BOTS

    def people(self) -> list[int]:
        return [seat for seat in range(len(self.table.sitters)) if self.is_person(seat)]

    def handed_over(self) -> list[int]:
        """The seats that a bot plays for a person."""
        return [seat for seat in range(len(self.table.sitters)) if self.is_bot(seat) and self._persons(seat)]

    def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays on for whoever sat here. One that can't be loaded raises `BotError` and does not."""
        must_be_loaded([bot])
        self.table.sit(seat, bot)

    def take_back(self, seat: int) -> None:
        """The person who sat here last sits down again."""
        self.table.sit(seat, (self._persons(seat) or [PERSON])[-1])

    def _persons(self, seat: int) -> list[str]:
        """The people who have sat at a seat, in order."""
        sat_down = [
            move.words for move in self.table.moves if move.seat == seat and move.words.startswith(SAT)
        ]
        names = [self.at_first[seat], *(words.removeprefix(SAT) for words in sat_down)]
        return [name for name in names if name not in BOTS]

    def let_play(self, seat: int) -> None:
        """A bot chooses in a game it imagines; the real one does what it chose."""
        action = self.table.done_before(seat)
        if action is None:
            luck = imagined_luck(self.seed, self.table.decisions)
            imagined = imagine(self.table.game, seat, luck)
            with self.watch(seat):
                action = self._bot(seat).choose(imagined, seat)
        self.table.play(seat, action)

    def _bot(self, seat: int) -> Bot:
        name = self.table.sitters[seat]
        if (seat, name) not in self._bots:
            self._bots[seat, name] = self.make(name, self.seed * len(self.table.sitters) + seat)
        return self._bots[seat, name]
