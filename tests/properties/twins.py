"""Twins: games that a seat can't tell from the real one, and everything that is sent to that seat.

A twin has the same public draws. What others drew for themselves alone, the tokens of Markets that this seat
has not looked at, is drawn anew, and so is the seed. Played again move by move, it must send the same bytes.

twins = Twins(played_table(7), seat=1, until=120, seed=0)
twins.compare()              raises `LeakError` where something differs
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from monumental.engine.catalog import Catalog
from monumental.engine.chance import LuckError, Recorded
from monumental.engine.reasons import IllegalAction
from monumental.games.classic.state import Market
from monumental.play.errors import TurnError
from monumental.play.notation import luck_word
from monumental.play.records.luck import Luck
from monumental.play.records.opening import Opening, open_table
from monumental.play.records.record import Move, RecordError, write_head
from monumental.play.records.replay import drawn_number
from monumental.play.table import Table
from tests.properties.sent import Ears, LeakError, same
from tests.properties.tables import RandomTable, luck_of

#: The whole of what could be asked for, and the whole record, are compared at one of so many prompts.
SELDOM = 40

#: So often a twin is drawn until it is not the real game itself.
TRIES = 10


# What others have looked at


@dataclass(frozen=True)
class Look:
    """The first look at a Market, in a line of the record: there its tokens were drawn."""

    line: int
    market: int
    urn: tuple[int, ...]
    tokens: tuple[int, ...]
    end: int  # up to this version of the table it stands: later it was taken back

    def anew(self, lying: Sequence[Sequence[int]], chance: random.Random) -> list[int]:
        """Other tokens that may have been seen: those that were ever taken since, and any of the city's."""
        taken: Counter[int] = Counter()
        for stack in lying:
            taken |= Counter(self.tokens) - Counter(stack)
        left = sorted((Counter(self.urn) - taken).elements())
        return [*taken.elements(), *chance.sample(left, len(self.tokens) - taken.total())]


def looks_of(play: RandomTable) -> list[Look]:
    """All first looks at Markets of a game."""
    found = []
    moves = play.table.moves
    for line, move in enumerate(moves):
        for market, before in enumerate(play.markets[line]):
            if play.markets[line + 1][market].seen and not before.seen:
                drawn = tuple(drawn_number(play.table.game.catalog, word) for word in private_words(move))
                later = range(line + 1, len(moves))
                left = (at for at in later if (to := moves[at].goes_back_to) is not None and to <= line)
                found.append(Look(line, market, before.urn, drawn, next(left, len(moves))))
    return found


def private_words(move: Move) -> list[str]:
    return [word for word in move.drawn if ":" in word]


# Playing a record again


class Again:
    """A game that is played again, line by line, with the draws of a record."""

    def __init__(self, opening: Opening, luck: Luck, dealt: Sequence[str]) -> None:
        self.draws = Recorded([drawn_number(opening.box.catalog, word) for word in dealt])
        self.table = open_table(opening, luck, self.draws)

    def make(self, move: Move) -> None:
        """The next move. A game that can't follow its twin raises `LeakError`: it could be told."""
        table = self.table
        self.draws.cards += [drawn_number(table.game.catalog, word) for word in move.drawn]
        try:
            table.make(move)
        except (LuckError, IllegalAction, TurnError, RecordError) as error:
            raise LeakError(f"a twin can't follow '{move.words}': {error}") from error
        if move.goes_back_to is not None:
            del self.draws.cards[self.draws.drawn :]
        if self.draws.drawn < len(self.draws.cards) or table.moves[-1] != move:
            raise LeakError(f"'{move.words}' brings something else in a twin: {table.moves[-1]}")


class Twins:
    """The real game and some of its twins for a seat, or for a spectator, up to a line of the record."""

    def __init__(self, play: RandomTable, seat: int | None, until: int, seed: int, count: int = 1) -> None:
        self.play = play
        self.seat = seat
        self.until = until
        self.seed = seed
        self.chance = random.Random(seed)
        self.looks = [look for look in looks_of(play) if look.line < until and self._is_secret(look)]
        self.records = [self._other_record() for _ in range(count)]
        self.prompts = 0  # compared so far
        self.secret_prompts = 0  # of them, those at which something hidden differed

    def __repr__(self) -> str:
        return (
            f"Twins(played_table({self.play.seed}), seat={self.seat}, until={self.until}, seed={self.seed})"
        )

    def _is_secret(self, look: Look) -> bool:
        if self.seat is None:
            return True
        # Who has looked knows it, even if that was a takeback's to take back; no free step back is.
        return not any(market.seen >> self.seat & 1 for market in self._ends_of(look, self.until))

    def _ends_of(self, look: Look, until: int) -> list[Market]:
        """The Market of a look when it came to a takeback, each time, and at last."""
        moves = self.play.table.moves
        left = [at for at in range(look.line + 1, until) if moves[at].goes_back_to is not None]
        return [self.play.markets[at][look.market] for at in (*left, until)]

    def _other_record(self) -> list[Move]:
        """Where something is hidden at all, most draws give a twin that differs: one of them."""
        real = sorted_draws(self.play.table.moves[: self.until])
        tries = [self._record_of_twin() for _ in range(TRIES if self.looks else 1)]
        return next((moves for moves in tries if sorted_draws(moves) != real), tries[0])

    def _record_of_twin(self) -> list[Move]:
        """The moves of a twin: other tokens were seen, everything else is as it was."""
        moves = self.play.table.moves[: self.until]
        catalog = self.play.table.game.catalog
        for look in self.looks:
            markets = self._ends_of(look, min(self.until, look.end))
            tokens = look.anew([market.stack for market in markets], self.chance)
            moves[look.line] = with_tokens(moves[look.line], tokens, catalog)
        return moves

    @property
    def differing(self) -> int:
        """How many twins are not the real game: in some Market lies something else."""
        real = self.play.table.moves[: self.until]
        return sum(sorted_draws(moves) != sorted_draws(real) for moves in self.records)

    def first_secret(self) -> int:
        """The line of the record where the games part."""
        return min([look.line for look in self.looks], default=self.until)

    def tables(self) -> list[Again]:
        """All of them at the first question. Their heads differ in the promise of the seed and nothing else.

        The promise is the SHA-256 of 256 random bits: it tells nothing about them, and it must differ. So in
        what is sent it is the same here.
        """
        play = self.play
        assert play.table.head is not None
        dealt = play.table.head.dealt
        real = Again(play.opening, play.luck, dealt)
        found = [real]
        for number in range(len(self.records)):
            twin = Again(play.opening, luck_of(number, f"twin of {play.luck.commitment}"), dealt)
            head, other = real.table.head, twin.table.head
            assert head is not None
            assert other is not None
            if other.luck.commitment == head.luck.commitment:
                raise LeakError("another seed has the same promise")
            twin.table.head = other.model_copy(update={"luck": head.luck})
            found.append(twin)
        return found

    def compare(self, every: int = 1) -> None:
        """Play all games again, side by side: what is sent to the seat is the same in all of them.

        What is cheap is compared at every prompt; views, reasons and words at one of so many, and wherever
        a private question was just asked or answered.
        """
        try:
            games = self.tables()
            same([write_head_of(again.table) for again in games], "the head")
            ears = [Ears(again.table, self.seat, self.play.opening) for again in games]
            self._compare_at(0, ears, deep=True)
            for line in range(self.until):
                for again, moves in zip(games, [self.play.table.moves, *self.records], strict=True):
                    again.make(moves[line])
                # Until somebody has looked, the games differ in their seeds alone.
                apart = every if line > self.first_secret() else 4 * every
                deep = line % apart == self.seed % apart or is_secretive(self.play.table.moves[line])
                self._compare_at(line + 1, ears, deep=deep)
        except LeakError as leak:
            leak.add_note(f"reproduce: {self}")
            raise

    def _compare_at(self, line: int, ears: Sequence[Ears], *, deep: bool) -> None:
        self.prompts += deep
        self.secret_prompts += deep and line > self.first_secret()
        whole = (deep and line % SELDOM == self.seed % SELDOM) or line == self.until
        heard = [dict(ear.hear(line, deep=deep, whole=whole)) for ear in ears]
        for what in heard[0]:
            same([each[what] for each in heard], f"line {line + 1}: {what}")


def is_secretive(move: Move) -> bool:
    return move.words.startswith(("visit", "keep"))


def with_tokens(move: Move, tokens: Sequence[int], catalog: Catalog) -> Move:
    """A look at other tokens."""
    left = list(tokens)
    words = tuple(
        f"{word.partition(':')[0]}:{luck_word(catalog, left.pop(0))}" if ":" in word else word
        for word in move.drawn
    )
    return Move(move.seat, move.words, words, move.forced)


def sorted_draws(moves: Sequence[Move]) -> list[list[str]]:
    return [sorted(move.drawn) for move in moves]


def write_head_of(table: Table) -> str:
    assert table.head is not None
    return write_head(table.head)


# Which twins are worth a look


def moments(play: RandomTable, seat: int | None) -> list[int]:
    """Lines of the record up to which a seat's twins differ most: before it looks at a Market, and the end.

    Once the game is over, everybody may have the whole record.
    """
    end = len(play.table.moves) - 1
    if seat is None:
        return [end]
    before = [
        line
        for line in range(end)
        for was, now in zip(play.markets[line], play.markets[line + 1], strict=True)
        if was.seen and now.seen & ~was.seen & 1 << seat
    ]
    return [*before, end]


def twins_of(play: RandomTable, seed: int, count: int = 1) -> list[Twins]:
    """Twins of a game for every seat that somebody plays and for a spectator, each at a moment of its own."""
    chance = random.Random(seed)
    seats = [seat for seat in range(len(play.table.sitters)) if play.table.game.state.is_played(seat)]
    return [Twins(play, seat, chance.choice(moments(play, seat)), seed, count) for seat in (*seats, None)]


def secretive_twins_of(play: RandomTable, seed: int, count: int = 1) -> Twins:
    """Twins for one seat or a spectator, where it can be one that others have a secret from."""
    found = twins_of(play, seed, count)
    return random.Random(seed).choice([twins for twins in found if twins.differing] or found)
