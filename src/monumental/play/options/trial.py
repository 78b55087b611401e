"""What an option would do, up to where luck or a secret decides: a try on a copy that nobody sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from monumental.engine.action import Action
from monumental.engine.chance import Chance
from monumental.engine.events import Event
from monumental.engine.game import Game


class LuckIsNeeded(Exception):  # noqa: N818 (nothing went wrong)
    """A try comes to where something is drawn."""


class NoLuck(Chance):
    """Stops a try before it can tell what is drawn."""

    def pick(self, cards: Sequence[int]) -> int:
        raise LuckIsNeeded


@dataclass(frozen=True)
class Trial:
    """What came of a try."""

    moves: Sequence[Sequence[Event]]  # what happened with the option, and with each answer that was forced
    supply: Sequence[int]  # of whoever acts, when it stopped
    draws: bool  # it stopped where luck decides
    betrays: bool  # the question was private, or the next one is
    over: bool
    asked: int | None  # who is asked next, if the try came so far
    game: Game  # the copy, where it stopped

    @property
    def events(self) -> Sequence[Event]:
        return [event for move in self.moves for event in move]

    @property
    def is_final(self) -> bool:
        """Nothing can take it back, whoever acts next."""
        return self.draws or self.betrays or self.over


def _nothing_follows(_: Game) -> None:
    """What comes after an option is none of its doing."""


def try_out(game: Game, action: Action, follows: Callable[[Game], Action | None] = _nothing_follows) -> Trial:
    """Play an option on a copy. The copy has no luck: what would be drawn is not known here either.

    `follows` says what is played by itself afterwards, where the table does not ask what is forced.
    """
    seat = game.seat
    copy = game.clone(NoLuck())
    moves: list[list[Event]] = [[]]
    copy.journal = moves[0]
    betrays = game.choice().private
    try:
        copy.play_option(action)
        while not copy.over and (forced := follows(copy)) is not None:
            copy.journal = []
            moves.append(copy.journal)
            copy.play_option(forced)
    except LuckIsNeeded:
        return Trial(moves, tuple(copy.state.players[seat].supply), True, betrays, False, None, copy)
    supply = tuple(copy.state.players[seat].supply)
    if copy.over:
        return Trial(moves, supply, False, betrays, True, None, copy)
    betrays = betrays or copy.choice().private
    return Trial(moves, supply, False, betrays, False, copy.seat, copy)
