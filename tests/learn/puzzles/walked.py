"""A turn walked line by line: a second opinion on what the search finds, and much slower."""

from __future__ import annotations

from monumental.engine.action import Action
from monumental.engine.game import Game
from monumental.play.options.trial import LuckIsNeeded, NoLuck


def brute(game: Game, seat: int, line: tuple[Action, ...] = ()) -> list[tuple[Game, int]]:
    """All ends of a turn and the decisions they take, line by line: nothing is remembered or shared."""
    at = game.clone(NoLuck())
    while not at.over and not at.choice().private and len(at.options()) == 1:
        (forced,) = at.options()
        if at.seat == seat and forced.verb in {"end", "pass"}:
            return [(at, len(line))]
        at.play_option(forced)
    if not at.over and at.choice().private:
        raise LuckIsNeeded
    if at.over or at.seat != seat:
        return [(at, len(line))]
    ends = []
    for option in at.options():
        if option.verb in {"end", "pass"}:
            ends.append((at, len(line)))
            continue
        copy = at.clone(NoLuck())
        try:
            copy.play_option(option)
            ends += brute(copy, seat, (*line, option))
        except LuckIsNeeded:
            continue
    return ends
