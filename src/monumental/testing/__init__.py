"""The referee: checks that hold in every position of every game, for authors of packs, rules and bots.

Whole games, one position, or a bot:

    check_game(seed=7)                   a whole random game of Duel, every position checked
    check_game(seed=7, packs=["my-pack"])
    check_game(seed=7, rules="classic", seats=3, layout="random")
    check_game(seed=7, rules="continuous", seats=4, packs=["base", "heroes", "monsters"])
    check_game(seed=7, rules="classic", automas=[1], advanced=2)
    check_position(game)                 all checks of one position
    Course().check(game)                 called at every decision: what only the course of a game shows
    check_game(seed=7, followers=[mine]) the same, and somebody of one's own follows it, a `Follower`
    register("my-game", SystemChecks(…)) what holds in rules of one's own; `register_module` for a module
                                         (a package has the entry points `monumental.referees` for both)
    check_game(seed=7, followers=[Secrecy()])  the same, and nobody is told what they can't know
    check_bot(MyBot)                     whole games with a bot: is it honest, quick enough, always allowed?
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.play.setup import new_game
from monumental.testing.bots import check_bot
from monumental.testing.checks import BotTable, ModuleChecks, SystemChecks
from monumental.testing.common import (
    CheckError,
    attributes,
    check_clone,
    check_options,
    check_refusals,
    check_slots,
    check_standing_texts,
    city_cards,
    conceivable,
    position,
)
from monumental.testing.course import Course
from monumental.testing.follower import Follower
from monumental.testing.known import all_leanings, checks_of, modules_of, register, register_module
from monumental.testing.leanings import Leanings
from monumental.testing.secrecy import Secrecy

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: A random game has a few hundred decisions.
MOST_DECISIONS = 20_000


def check_game(
    seed: int,
    *,
    rules: str = "duel",
    seats: int | None = None,
    civilizations: Sequence[str | None] = (),
    packs: Sequence[str] = (),
    preset: str = "rulebook",
    switches: Mapping[str, bool] | None = None,
    layout: str | None = None,
    automas: Sequence[int] = (),
    advanced: int = 0,
    followers: Sequence[Follower] = (),
) -> Game:
    """Play a random game to its end and check every position; gives the finished game back.

    `followers` are called at every decision besides, each of them for this game only.
    """
    journal: list[Event] = []
    game = new_game(
        rules,
        seats=seats,
        civilizations=civilizations,
        seed=seed,
        packs=packs,
        preset=preset,
        switches=switches,
        layout=layout,
        automas=automas,
        advanced=advanced,
        journal=journal,
    )
    player = Leanings(seed)
    course = Course(*followers)
    decision = 0
    try:
        while not game.over:
            check_position(game)
            course.check(game)
            action = player.choose(game.options())
            course.take(game, action)
            game.play_option(action)
            decision += 1
            if decision > MOST_DECISIONS:
                raise CheckError("the game does not come to an end")  # noqa: TRY301 (one way out)
        check_position(game)
        course.check(game)
    except CheckError as error:
        raise CheckError(f"seed {seed}, decision {decision}: {error}") from error
    return game


def check_position(game: Game) -> None:
    """All checks: cards and tokens, permanent texts, options, copies, and the length of the game."""
    check_conservation(game)
    check_standing_texts(game)
    check_length(game)
    check_clone(game)
    if not game.over:
        check_options(game)


def check_conservation(game: Game) -> None:
    """Everything of the game is in exactly one place, where it may be, and nothing is owed."""
    check_slots(game)
    checks_of(game.rules.name).conservation(game)
    for module in modules_of(game.rules):
        module.position(game)


def check_length(game: Game) -> None:
    """The game is not longer than it can be, and not over too soon."""
    checks_of(game.rules.name).length(game)


__all__ = [
    "BotTable",
    "CheckError",
    "Course",
    "Follower",
    "Leanings",
    "ModuleChecks",
    "Secrecy",
    "SystemChecks",
    "all_leanings",
    "attributes",
    "check_bot",
    "check_clone",
    "check_conservation",
    "check_game",
    "check_length",
    "check_options",
    "check_position",
    "check_refusals",
    "check_standing_texts",
    "city_cards",
    "conceivable",
    "position",
    "register",
    "register_module",
]
