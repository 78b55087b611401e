"""What must hold for every bot, ours and those of others.

check_bot(MyBot)                     some games of every rule system, at tables of every kind
check_bot(MyBot, rules=["duel"], games=20, seed=7)
check_bot(BOTS["search-0.2s"], seconds=0.2, deterministic=False)
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Final

from monumental.play.imagine import imagine, imagined_luck
from monumental.play.notation import write
from monumental.play.setup import SetupError, new_game
from monumental.play.systems.known import SYSTEMS
from monumental.play.view import view_for
from monumental.testing.common import CheckError, attributes, hold, position
from monumental.testing.known import checks_of
from monumental.testing.leanings import Leanings

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def check_bot(
    maker: Maker,
    *,
    rules: Sequence[str] | None = None,
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
    for name in SYSTEMS if rules is None else rules:
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
        self.checks = checks_of(rules)
        tables = self.checks.tables
        turn, kind = divmod(number, len(tables))
        self.maker = maker
        self.number = number
        self.seconds = seconds
        self.twins = twins
        terms: Terms = {**tables[kind].terms, "seed": number}
        self.game = new_game(rules, **terms)
        self.seats = tables[kind].seats_of_bot(len(self.game.state.players), turn)
        self.others = Leanings(number)
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
                action = self.others.choose(self.checks.prying(game) or game.options())
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
        secrets = self.checks.secrets
        problem = f"the bot chooses '{one}', but '{other}' if {secrets} that it has not seen are others"
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
    """A game that a seat can't tell from this one. None: there is nothing that this seat does not know."""
    twin = checks_of(game.rules.name).twin(game, seat, chance)
    if position(twin) == position(game):
        return None
    hold(view_for(twin, seat) == view_for(game, seat), "a view tells what a seat can't know")
    return twin


__all__ = ["check_bot"]
