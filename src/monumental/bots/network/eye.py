"""What a network sees of a position: the observation of a seat, the signs of every seat, the options."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.pieces.city import COLUMNS, ROWS
from monumental.engine.state import PLACES_OF
from monumental.meaning.position.draft import WIDTH
from monumental.meaning.position.entries import OF_CARD
from monumental.meaning.position.observer import SeatObserver
from monumental.meaning.position.options import WIDE, OptionReader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.sight.signs import Signs
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.game import Game

#: A row and a column have five cells, each with a card and a Knowledge under it.
BAG: Final = 10

#: What is told of an option: its row, and the rows of the cards that it is about together.
OPTION: Final = WIDE + BAG

#: No position tells more options; what comes behind them is not thought of.
MOST_OPTIONS: Final = 64

#: How an option is called that is about a row and a column of the city.
ROW_AND_COLUMN: Final = ("row", "column")


class Look:
    """One position, as whoever is asked there sees it."""

    __slots__ = ("count", "entries", "numbers", "options", "seat", "signs")

    def __init__(self, seat: int, numbers: bytes, entries: list[bytes], signs: bytes, options: bytes) -> None:
        self.seat = seat  # who is asked: seats are counted from here
        self.numbers = numbers  # of the table and of every seat, and the tiles
        self.entries = entries  # cards that lie somewhere, in pieces that mostly were seen before
        self.signs = signs
        self.options = options
        self.count = len(options) // (WIDTH * OPTION)


class Eye:
    """Looks at the positions of one table."""

    def __init__(self, game: Game, signs: Signs, names: Sequence[str]) -> None:
        self.seats = len(game.state.players)
        self.writer = SeatObserver(game.rules, game.catalog, self.seats)
        self.reader = OptionReader(game.rules, self.writer)
        self.words = game.rules.words
        self.signs = signs
        # The network knows signs by their names: what a table does not have is nothing.
        self.order = [signs.names.index(name) if name in signs.names else -1 for name in names]
        self.fixed = self.writer.numbers + self.writer.tiles
        self.pack_numbers = Struct(f"{self.fixed}i")
        self.pack_signs = Struct(f"{len(self.order) * self.seats}f")
        self.pack_loose = [Struct(f"{count}i") for count in range(self.writer.entries + 1)]
        self.pack_options = [Struct(f"{OPTION * count}i") for count in range(MOST_OPTIONS + 1)]

    def look(self, game: Game, choice: Choice, options: list[Action]) -> Look:
        """What whoever is asked can know, what one sees at a glance, and what can be done."""
        seat = game.state.decider(choice.seat)
        draft = self.writer.draft(game, seat)
        row = draft.row
        loose = row[self.fixed : self.fixed + self.writer.entries]
        entries = draft.packed
        entries.append(self.pack_loose[len(loose)].pack(*loose))
        return Look(
            seat,
            self.pack_numbers.pack(*row[: self.fixed]),
            entries,
            self.signs_from(game, seat),
            self.options(game, choice, options),
        )

    def signs_from(self, game: Game, seat: int) -> bytes:
        """The signs of every seat, that of whoever is asked first."""
        found = self.signs.of_all(game)
        flat: list[float] = []
        for step in range(self.seats):
            signs = found[(seat + step) % self.seats]
            flat += [0.0 if at < 0 else signs[at] for at in self.order]
        return self.pack_signs.pack(*flat)

    def options(self, game: Game, choice: Choice, options: list[Action]) -> bytes:
        """A row for each option, and which cards it is about together."""
        flat: list[int] = []
        count = 0
        for option in options:
            if count == MOST_OPTIONS:
                break
            count += 1
            flat += self.reader.row(game, choice, option)
            bag: list[int] = []
            if self.words.get(option.verb, ()) == ROW_AND_COLUMN:
                city = game.state.players[choice.seat].city
                places = PLACES_OF[ROWS[option.first] | COLUMNS[option.second]]
                bag = [city[place] + OF_CARD for place in places if city[place] != EMPTY]
            flat += bag
            flat += [0] * (BAG - len(bag))
        return self.pack_options[count].pack(*flat)
