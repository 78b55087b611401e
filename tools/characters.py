"""How bots with a character do against the plain one, and whether they are after what they care for.

python -m tools.characters classic --games 100 --seed 14000000

Each style plays `greedy`, every deal in both seats, as in the arena. What is printed is the rows of the table
in docs/bots.md: the share of games won, and per game how much each had of what the style is after.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from monumental.bots import make_bot
from monumental.bots.arena.games import Played
from monumental.bots.arena.pairs import head_to_head
from monumental.bots.arena.plan import plan
from monumental.bots.bot import Bot
from monumental.bots.greedy import GreedyBot
from monumental.bots.match import Match, Witness, play_match
from monumental.bots.sight.style import STYLES, Style
from monumental.cli.many_games.series import results
from monumental.engine.catalog import BUILDING
from monumental.engine.events import Event
from monumental.engine.game import Game
from monumental.engine.resources import GOLD
from monumental.engine.scoring.points import achievements
from monumental.play.setup import unpack
from monumental.play.systems.known import SYSTEMS

#: Seeds that no style was tuned on.
FRESH: Final = 14_000_000

PLAIN_BOT: Final = "greedy"

#: What a seat has at the end of a game, or did in it.
Measure = Callable[[Game, Sequence[Event], int], float]


def at_the_end(line: str, game: Game, events: Sequence[Event], seat: int) -> float:
    """So many in this line of the score sheet."""
    del events
    return next(part.count(game, seat) for part in achievements(game) if part.name == line)


def built(game: Game, events: Sequence[Event], seat: int) -> float:
    """Buildings that were bought, and Wonders that stand: a Wonder is two buildings."""
    kinds = [
        game.catalog.cards[event.card].kind
        for event in events
        if event.seat == seat and event.key in {"acquired", "gained-card"}
    ]
    wonders = sum(event.seat == seat and event.key == "completed" for event in events)
    return kinds.count(BUILDING) + 2 * wonders


def gold(game: Game, events: Sequence[Event], seat: int) -> float:
    del game
    return sum(
        event.number
        for event in events
        if event.seat == seat and event.key == "gained" and event.resource == GOLD
    )


#: What each style is after, in words and as a number.
AFTER: Final[dict[str, tuple[str, Measure]]] = {
    "builder": ("Buildings bought, and Wonders twice", built),
    "warrior": ("Provinces at the end", partial(at_the_end, "provinces")),
    "trader": ("Gold gained", gold),
    "scholar": ("Knowledge", partial(at_the_end, "knowledge")),
}


@dataclass(frozen=True)
class Told:
    """One game: who won, and how much each seat had of what the style is after."""

    played: Played
    mine: float
    plain: float


def name_of(style: str) -> str:
    return f"{PLAIN_BOT}-{style}"


def told(rules: str, style: str, value: Style, match: Match) -> Told:
    """A game of this style, with whatever value it has, against the plain one."""

    def make(name: str, seed: int) -> Bot:
        return GreedyBot(seed, value) if name == name_of(style) else make_bot(name, seed)

    witness = Witness()
    outcome = play_match(unpack(rules), match, make=make, witness=witness)
    game = witness.game
    assert game is not None
    seat = match.bots.index(name_of(style))
    measure = AFTER[style][1]
    mine, plain = [measure(game, witness.events, each) for each in (seat, 1 - seat)]
    return Told(Played(outcome, ()), mine, plain)


def matches(rules: str, style: str, games: int, seed: int) -> list[Match]:
    """Each deal in both seats."""
    civilizations = [civilization.key for civilization in unpack(rules).catalog.civilizations]
    return plan([name_of(style), PLAIN_BOT], civilizations, 2, games, seed).matches()


def row(rules: str, style: str, games: Sequence[Told]) -> str:
    """A row of the table: won, between which shares, and what each had of what the style is after."""
    (pair,) = head_to_head([name_of(style), PLAIN_BOT], [each.played for each in games])
    low, high = min(pair.deals[0], pair.wilson[0]), max(pair.deals[1], pair.wilson[1])
    mine, plain = [
        sum(had) / len(games) for had in ([each.mine for each in games], [each.plain for each in games])
    ]
    cells = [rules, f"`{style}`", pair.games, f"{pair.rate:.0%}", f"{low:.0%} – {high:.0%}"]
    return "| " + " | ".join([*map(str, cells), f"{AFTER[style][0]} {mine:.1f} / {plain:.1f}"]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How bots with a character do against the plain one.")
    parser.add_argument("rules", choices=SYSTEMS)
    parser.add_argument("--styles", nargs="+", choices=STYLES, default=list(STYLES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=FRESH)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    for style in wanted.styles:
        play = partial(told, wanted.rules, style, STYLES[style])
        series = matches(wanted.rules, style, wanted.games, wanted.seed)
        print(row(wanted.rules, style, list(results(play, series, wanted.jobs))), flush=True)


if __name__ == "__main__":
    main()
