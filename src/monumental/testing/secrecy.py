"""Nothing that is sent to a seat depends on what it can't know: a check for whoever brings a secret.

secrecy = Secrecy()
check_game(seed=7, rules="duel", packs=["duel-trade", "omens"], followers=[secrecy])
assert secrecy.differing
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.chance import seeded
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.position import dump
from monumental.play.records.secrets import position_for
from monumental.play.view import as_json, view_for
from monumental.testing.common import CheckError, conceivable
from monumental.testing.follower import Follower

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State

#: Reasons are asked at one of so many decisions: there are hundreds of them.
SELDOM: Final = 10


class Secrecy(Follower):
    """Holds a game against twins, in which everything that a seat can't know is imagined anew.

    What the seat sees must be the same in both: its view, its options, the reasons it hears, the position in
    a record, what a bot here imagines, and what is heard of somebody else's action. `differing` counts
    the twins that were not equal to the game: where there are none, nothing was kept secret, and nothing is
    proved.
    """

    def __init__(self) -> None:
        self.differing = 0
        self._decision = 0

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        self._decision += 1
        if game.over:
            return
        for seat in range(len(game.state.players)):
            twin = imagine(game, seat, imagined_luck(seat, self._decision))
            self.differing += twin.state != game.state
            self._compare("the view", seat, *[as_json(view_for(each, seat)) for each in (game, twin)])
            positions = [position_for(seat, game.rules.name, dump(each)) for each in (game, twin)]
            self._compare("the position", seat, *positions)
            same_luck = [imagine(each, seat, imagined_luck(0, self._decision)) for each in (game, twin)]
            self._compare("what a bot imagines", seat, *[dump(each) for each in same_luck])
            if seat == game.seat and self._decision % SELDOM == 0:
                reasons = [
                    [repr(each.why_not(action)) for action in conceivable(game)] for each in (game, twin)
                ]
                self._compare("a reason", seat, *reasons)

    def take(self, game: Game, action: Action) -> None:
        """Whoever only looks on hears the same, whichever secret the action was done with."""
        for seat in range(len(game.state.players)):
            twin = imagine(game, seat, imagined_luck(seat, self._decision))
            if seat != game.seat and action in twin.options():
                heard = [_heard(each, action, self._decision) for each in (game, twin)]
                self._compare("what is told", seat, *heard)

    def _compare(self, what: str, seat: int, real: object, imagined: object) -> None:
        if real != imagined:
            raise CheckError(f"{what} tells seat {seat} what it can't know: {_difference(real, imagined)}")


def _reasons(game: Game) -> list[str]:
    return [repr(game.why_not(action)) for action in conceivable(game)]


def _heard(game: Game, action: Action, luck: int) -> list[str]:
    """What is told of an action on a copy of the game."""
    journal: list[Event] = []
    copy = game.clone(seeded(luck))
    copy.journal = journal
    copy.play_option(action)
    return [repr(event) for event in journal]


def _difference(real: object, imagined: object) -> str:
    """The first thing that is not the same, with the way to it."""
    if isinstance(real, dict) and isinstance(imagined, dict) and real.keys() == imagined.keys():
        name = next(name for name in real if real[name] != imagined[name])
        return f"{name}: {_difference(real[name], imagined[name])}"
    if isinstance(real, list) and isinstance(imagined, list) and len(real) == len(imagined):
        at = next(at for at, (one, other) in enumerate(zip(real, imagined, strict=True)) if one != other)
        return f"{at}: {_difference(real[at], imagined[at])}"
    return f"{real!r}, or else {imagined!r}"
