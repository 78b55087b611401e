"""A whole game between bots, from the first question to the score sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from monumental.bots import BOTS, make_bot
from monumental.cards.errors import unknown
from monumental.engine.chance import seeded
from monumental.engine.errors import MonumentalError
from monumental.engine.game import start
from monumental.engine.scoring.points import score_sheets, winners
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.records.luck import typed_luck
from monumental.play.records.opening import Opening, open_table
from monumental.play.setup import Box, SetupError, wishes
from monumental.play.table import AUTOMA

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from monumental.bots.bot import Bot
    from monumental.engine.effects import Effect
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules, Wishes
    from monumental.play.records.record import Record
    from monumental.play.table import Table

#: A game has some hundred decisions; bots that never come to an end are stopped.
MOST_DECISIONS = 20_000


def must_be_known(what: str, names: Sequence[str], others: Collection[str], rules: Rules) -> None:
    """Nobody sits down but the others and the Automa; that is refused later where it does not play."""
    offered = {*others, AUTOMA} if rules.seats_automas() else {*others}
    for name in names:
        # A bot with a budget in its name is known, and stands in no list.
        if name != AUTOMA and name not in offered and name not in others and name not in BOTS:
            raise SetupError(unknown(what, name, offered, listed=True))


class MatchError(MonumentalError):
    """A game between bots went wrong. Its seed and the number of the decision lead there again."""

    def __init__(self, seed: int, decision: int, problem: str) -> None:
        super().__init__(seed, decision, problem)
        self.seed = seed
        self.decision = decision
        self.problem = problem

    def __str__(self) -> str:
        return f"game with seed {self.seed}, decision {self.decision}: {self.problem}"


@dataclass(frozen=True)
class Match:
    """Who plays whom: everything that decides a game. The first player has seat 0."""

    bots: tuple[str, ...]  # by seat, Automas among them
    civilizations: tuple[str | None, ...]  # by seat; None: the bot chooses
    seed: int
    layout: str | None = None  # the map, for rules that have one
    turned: int = 0  # whoever was named first in the series sits so many seats further back
    advanced: int = 0  # how many Advanced cards each Automa has

    @property
    def automas(self) -> tuple[int, ...]:
        return automas_of(self.bots)


@dataclass(frozen=True)
class Outcome:
    """How a match ended; lists are by seat."""

    match: Match
    civilizations: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: int
    record: Record | None = None  # where it was asked for


@dataclass
class Witness:
    """What is told to somebody who watches a match, and the game itself."""

    game: Game | None = None
    events: list[Event] = field(default_factory=list)
    sentences: list[Effect] = field(default_factory=list)  # of card texts, that did something


def play_match(
    box: Box,
    match: Match,
    *,
    record: bool = False,
    inspect: Callable[[Game], None] | None = None,
    make: Callable[[str, int], Bot] | None = None,
    witness: Witness | None = None,
) -> Outcome:
    """Play a match to its end. `inspect` sees the position at every decision, and may object by raising.

    `make` brings the bots, from name and seed, where they are not to be the usual ones. A `witness` is told
    what happens, unless a record is written of it.
    """
    bring = make or make_bot
    bots = {
        seat: bring(name, _seed_of_bot(match, seat)) for seat, name in enumerate(match.bots) if name != AUTOMA
    }
    agreed = _agreed(box, match)
    # A table takes its time to write everything down; it has the luck of the same seed.
    table = open_table(Opening(box, agreed, match.bots), typed_luck(match.seed)) if record else None
    game = _started(box, match.seed, agreed, witness) if table is None else table.game
    decisions = 0
    try:
        while not game.over:
            if inspect is not None:
                inspect(game)
            # Whoever decides for an Automa knows what they know at their own seat.
            seat = game.seat
            imagined = imagine(game, seat, imagined_luck(match.seed, decisions))
            action = bots[seat].choose(imagined, seat)
            if table is None:
                game.play(action)
            else:
                table.play(seat, action)
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise RuntimeError("the game does not come to an end")  # noqa: TRY301 (one way out)
        if inspect is not None:
            inspect(game)
    except Exception as error:
        raise MatchError(match.seed, decisions, f"{type(error).__name__}: {error}") from error
    return _outcome(match, game, decisions, table)


def _started(box: Box, seed: int, agreed: Wishes, witness: Witness | None) -> Game:
    if witness is None:
        return start(box.rules, box.catalog, seeded(seed), agreed)
    game = start(box.rules, box.catalog, seeded(seed), agreed, witness.events)
    game.begun = witness.sentences
    witness.game = game
    return game


def _agreed(box: Box, match: Match) -> Wishes:
    return wishes(
        box,
        match.civilizations,
        0,
        seats=len(match.bots),
        layout=match.layout,
        seed=match.seed,
        automas=match.automas,
        advanced=match.advanced,
    )


def _outcome(match: Match, game: Game, decisions: int, table: Table | None) -> Outcome:
    return Outcome(
        match,
        tuple(game.catalog.civilizations[player.civilization].key for player in game.state.players),
        tuple(sheet.total for sheet in score_sheets(game)),
        tuple(winners(game)),
        game.state.round,
        decisions,
        None if table is None else table.record(),
    )


def _seed_of_bot(match: Match, seat: int) -> int:
    return match.seed * len(match.bots) + seat


def automas_of(names: Sequence[str]) -> tuple[int, ...]:
    """The seats that nobody plays."""
    return tuple(seat for seat, name in enumerate(names) if name == AUTOMA)


def matches(
    bots: Sequence[str],
    civilizations: Sequence[str | None],
    games: int,
    seed: int,
    layout: str | None = None,
    *,
    advanced: int = 0,
) -> list[Match]:
    """The matches of a series. Seats are swapped in every other game, so that everybody starts equally often.

    With Automas, they start equally often: an Automa has the first turn.  [BASE-SOLO-03]
    Each game has a seed of its own, which alone tells who sits where: a single one can be played again.
    """
    starting = automas_of(bots) or tuple(range(len(bots)))
    series = []
    for number in range(seed, seed + games):
        turn = starting[number % len(starting)]
        series.append(
            Match(
                (*bots[turn:], *bots[:turn]),
                (*civilizations[turn:], *civilizations[:turn]),
                number,
                layout,
                turn,
                advanced,
            )
        )
    return series


def seat_of(match: Match, player: int) -> int:
    """Where the bot sits that was named first (0), second (1) … in a series."""
    return (player - match.turned) % len(match.bots)
