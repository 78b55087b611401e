"""What must hold for every bot, ours and those of others.

check_bot(MyBot)                     some games of every rule system, at tables of every kind
check_bot(MyBot, rules=["duel"], games=20, seed=7)
check_bot(BOTS["search-0.2s"], seconds=0.2, deterministic=False)
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.engine.chance import seeded
from monumental.games.classic.setup import untaken_tokens
from monumental.games.classic.state import ClassicState, Market
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.notation import write
from monumental.play.setup import SetupError, new_game
from monumental.play.systems.known import SYSTEMS
from monumental.play.view import view_for
from monumental.testing.common import CheckError, attributes, hold, position
from monumental.testing.leanings import Leanings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.bots.bot import Bot, Maker
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.setup import Terms

#: A game has some hundred decisions.
MOST_DECISIONS: Final = 20_000

#: So many tasks on the agenda: a card asks in the middle of something that another one began.
DEEP: Final = 3

#: So much longer than it should a decision may take.
GRACE: Final = 0.2

#: A busy machine may hold up a decision or two, but not this many in a game.
HELD_UP: Final = 3

#: So often other Market tokens are drawn until they are not the real ones.
TRIES: Final = 10

MODULES: Final = ("base", "heroes", "monsters", "renaissance")


@dataclass(frozen=True)
class Table:
    """What is played, and by whom: the bot against itself, or against players without a plan."""

    terms: Terms
    itself: bool = False

    def seats_of_bot(self, turn: int) -> Sequence[int]:
        """Where the bot sits: where somebody plays, somewhere else every time."""
        seats = range(self.terms.get("seats") or 2)
        played = [seat for seat in seats if seat not in self.terms.get("automas", ())]
        return played if self.itself else [played[turn % len(played)]]


#: By the name of the rules. The number of a game says which of them it is.
TABLES: Final[Mapping[str, Sequence[Table]]] = {
    "duel": (Table({}), Table({}, itself=True)),
    "classic": (
        Table({"seats": 2}, itself=True),
        Table({"seats": 3, "packs": MODULES, "layout": "random"}),
        Table({"seats": 2, "automas": (1,), "advanced": 2}),
        Table({"seats": 4, "automas": (2,), "packs": MODULES}),
    ),
    "continuous": (
        Table({"seats": 2}, itself=True),
        Table({"seats": 3, "packs": MODULES, "layout": "random"}),
        Table({"seats": 5}),
    ),
}


def check_bot(
    maker: Maker,
    *,
    rules: Sequence[str] = ("duel", "classic", "continuous"),
    games: int = 4,
    seed: int = 0,
    seconds: float | None = None,
    deterministic: bool = True,
) -> None:
    """Play whole games with the bots that `maker` makes; `CheckError` says what is wrong, and where.

    A bot must choose an option, whatever is asked; leave the real game alone; choose the same for equal
    seeds, and whatever lies where its seat has not looked; and take no longer for a decision than so many
    `seconds` and a fifth.
    One that thinks by the clock does not choose the same every time: it is not `deterministic`, and whether
    it is honest can't be told like this. Check it with a budget of thoughts.
    """
    for name in rules:
        if name not in SYSTEMS:
            raise SetupError(f"unknown rules '{name}' (there are: {', '.join(SYSTEMS)})")
        for number in range(seed, seed + games):
            try:
                Trial(maker, name, number, seconds).play(twice=deterministic)
            except _DishonestError as error:
                # Or does it choose something else every time?
                Trial(maker, name, number, seconds, twins=False).play(twice=True)
                raise CheckError(str(error)) from None


class _DishonestError(CheckError):
    """Two bots of the same seed chose different things in games that their seat can't tell apart."""


class Trial:
    """One game with a bot. At every decision it is asked, and so is its double: a bot of the same seed.

    The double is asked in a game that looks the same to this seat, but for what it can't know.
    """

    def __init__(
        self, maker: Maker, rules: str, number: int, seconds: float | None, *, twins: bool = True
    ) -> None:
        tables = TABLES[rules]
        turn, kind = divmod(number, len(tables))
        self.maker = maker
        self.number = number
        self.seconds = seconds
        self.twins = twins
        terms: Terms = {**tables[kind].terms, "seed": number}
        self.game = new_game(rules, **terms)
        self.seats = tables[kind].seats_of_bot(turn)
        self.others = Merchants(number)
        self.chance = random.Random(number)
        self.decision = 0
        self.held_up = 0
        self.asked: set[str] = set()  # the knotty questions that a newcomer was asked

    def play(self, *, twice: bool) -> None:
        """Play to the end. Without its double a bot may choose something else every time."""
        game = self.game
        bots = {seat: self.make(seat) for seat in self.seats}
        doubles = {seat: self.make(seat) for seat in self.seats if twice}
        printed = print_of(game)
        while not game.over:
            seat = game.seat
            self.ask_newcomer(seat)
            if seat in bots:
                action = self.ask(bots[seat], game, seat)
                if twice:
                    self.ask_double(doubles[seat], seat, action)
            else:
                action = self.others.choose_in(game)
            game.play(action)
            self.decision += 1
            self.hold(self.decision <= MOST_DECISIONS, "the game does not come to an end")
        self.hold(print_of(game) == printed, "the bot changed a card, and with it every game")

    def hold(self, holds: bool, problem: str) -> None:
        if not holds:
            raise CheckError(self.told(problem))

    def told(self, problem: str) -> str:
        """What is wrong, where, and how to see it again."""
        game = self.game
        place = "at the end" if game.over else f"seat {game.seat} at {game.choice().question}"
        return (
            f"{game.rules.name}, game {self.number}, decision {self.decision}, {place}: {problem}; to see it "
            f"again: check_bot(…, rules=['{game.rules.name}'], games=1, seed={self.number})"
        )

    def make(self, seat: int) -> Bot:
        try:
            return self.maker(self.number * 10 + seat)
        except Exception as error:
            problem = f"no bot can be made: {type(error).__name__}: {error}"
            raise CheckError(self.told(problem)) from error

    # Asking a bot

    def ask(self, bot: Bot, game: Game, seat: int) -> Action:
        """What a bot chooses in a game: an option, in time, and nothing in the game has changed."""
        before = position(game)
        imagined = imagine(game, seat, imagined_luck(self.number, self.decision))
        began, worked = time.perf_counter(), time.thread_time()
        try:
            action = bot.choose(imagined, seat)
        except Exception as error:
            raise CheckError(self.told(f"the bot raises {type(error).__name__}: {error}")) from error
        self.check_time(time.perf_counter() - began, time.thread_time() - worked)
        self.hold(position(game) == before, "the bot changed the real game")
        # Whatever it did in the game it was handed: that one is its own.
        self.hold(action in game.options(), f"the bot chose {action}, which is no option")
        return action

    def check_time(self, took: float, worked: float) -> None:
        """Whoever works too long is late; whoever only waited may have been held up."""
        if self.seconds is None or took <= self.seconds * (1 + GRACE):
            return
        self.held_up += 1
        problem = f"the bot took {took:.3f} seconds, not {self.seconds:g}"
        late = worked > self.seconds * (1 + GRACE)
        self.hold(not late and self.held_up < HELD_UP, problem)

    def ask_double(self, double: Bot, seat: int, action: Action) -> None:
        """A bot of the same seed must choose the same, whatever lies where it has not looked."""
        twin = twin_of(self.game, seat, self.chance) if self.twins else None
        chosen = self.ask(double, twin or self.game, seat)
        if chosen == action:
            return
        one, other = write(self.game, action), write(self.game, chosen)
        if twin is None:
            problem = f"bots of the same seed choose '{one}' and '{other}'"
            raise CheckError(self.told(problem))
        problem = f"the bot chooses '{one}', but '{other}' if Market tokens that it has not seen are others"
        raise _DishonestError(self.told(problem))

    def ask_newcomer(self, seat: int) -> None:
        """A bot that has seen nothing of the game is asked something knotty, each question once."""
        question = self.game.choice().question
        if is_knotty(self.game) and question not in self.asked:
            self.asked.add(question)
            self.ask(self.make(seat), self.game, seat)


def is_knotty(game: Game) -> bool:
    """Asked in the middle of nested texts, in private, for an Automa, or before the game has begun."""
    choice = game.choice()
    return (
        len(game.state.agenda) >= DEEP
        or choice.private
        or choice.seat != game.seat
        or choice.question == "choose-civilization"
    )


def print_of(game: Game) -> list[list[object]]:
    """What is printed on all cards: every game with these boxes has the same ones."""
    return [[getattr(card, name) for name in attributes(card)] for card in game.catalog.cards]


# What a seat can't know


def twin_of(game: Game, seat: int, chance: random.Random) -> Game | None:
    """A game that a seat can't tell from this one: in Markets that only others looked at lies something else.

    None: there is nothing that this seat does not know.
    """
    state = game.state
    if not isinstance(state, ClassicState):
        return None
    twin = game.clone(seeded(chance.getrandbits(32)))
    assert isinstance(twin.state, ClassicState)
    for at, market in enumerate(state.markets):
        if market.stack and not market.seen >> seat & 1:
            twin.state.markets[at] = _other_tokens(game, market, chance)
    if position(twin) == position(game):
        return None
    hold(view_for(twin, seat) == view_for(game, seat), "a view tells what a seat can't know")
    return twin


def _other_tokens(game: Game, market: Market, chance: random.Random) -> Market:
    """Any tokens of the city that nobody has taken, others if there are any."""
    assert isinstance(game.state, ClassicState)
    left = untaken_tokens(game.catalog, game.state, market.city)
    drawn = [tuple(sorted(chance.sample(left, market.count))) for _ in range(TRIES)]
    stack = next((each for each in drawn if each != market.stack), market.stack)
    return Market(market.tile, market.city, market.count, market.urn, stack, market.seen, market.visited)


class Merchants(Leanings):
    """Players without a plan who go to every Market: what they see there, others don't."""

    def choose_in(self, game: Game) -> Action:
        options = game.options()
        state = game.state
        if not isinstance(state, ClassicState):
            return self.choose(options)
        tiles = {market.tile for market in state.markets if not market.visited >> game.seat & 1}
        wanted = [
            option
            for option in options
            if option.verb == "visit" or (option.verb == "explore" and option.second in tiles)
        ]
        return self.choose(wanted or options)


__all__ = ["check_bot"]
