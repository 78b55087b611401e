"""A few options worth considering, the best first, each with what speaks for it.

They are made from what the seat can know: a game imagined for it, with luck of its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.engine.resources import RESOURCES
from monumental.learn.guide.merits import RESTS, Merit, merits
from monumental.learn.guide.outcome import Tried, foresee, try_both
from monumental.learn.guide.weighing import Scales
from monumental.learn.guide.words import reason
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.speech.subjects import subject
from monumental.play.words import option as option_words

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: More than these only confuse.
MOST_SUGGESTIONS: Final = 3

#: What is so many points behind the best is not worth considering.
MARGIN: Final = 3.0

#: Every civilization is worth playing: bots take any of them.
OPEN_QUESTIONS: Final = frozenset({"choose-civilization"})

#: Keeps what the guide imagines apart from what bots do.
IMAGINED: Final = 77


@dataclass(frozen=True)
class Suggestion:
    """An option worth considering."""

    option: Action
    merits: Sequence[Merit]
    tried: Tried | None = None  # nothing where every option is as good


@dataclass(frozen=True)
class Counsel:
    """What the guide thinks of a decision, and how many positions it looked at for that."""

    suggestions: Sequence[Suggestion]
    positions: int


@dataclass(frozen=True)
class Advice:
    """A suggestion in words."""

    option: Action
    text: str
    reason: str


def counsel(game: Game, seat: int) -> Counsel:
    """One to three options for the seat that is asked; none where nobody or somebody else is."""
    if game.over or game.seat != seat:
        return Counsel((), 0)
    imagined = imagine(game, seat, imagined_luck(IMAGINED, 0))
    if imagined.choice().question in OPEN_QUESTIONS:
        few = imagined.options()[:MOST_SUGGESTIONS]
        return Counsel([Suggestion(each, [Merit("any")]) for each in few], 0)
    scales = Scales(imagined, seat)
    values = scales.weigh(imagined)
    lost = lost_by_resting(imagined, seat)
    found = []
    for nth, option in enumerate(_chosen(imagined, values)):
        tried = try_both(imagined, seat, option, scales)
        found.append(Suggestion(option, merits(imagined, seat, tried, lost, best=nth == 0), tried))
    return Counsel(found, scales.positions)


def suggest(game: Game, seat: int, texts: Texts) -> list[Advice]:
    """The same in words."""
    return [
        Advice(each.option, option_words(game, each.option, texts), reason(game, each.merits, texts))
        for each in counsel(game, seat).suggestions
    ]


def _chosen(game: Game, values: dict[Action, float]) -> list[Action]:
    """The best one, and what is nearly as good: first of other kinds, then of the same.

    To do nothing more is only suggested where nothing is better: its worth lies in what could still be done.
    """
    best = next(iter(values))
    floor = max([values[best] - MARGIN, *[value for each, value in values.items() if each.verb in RESTS]])
    worthy = [best]
    worthy += [
        each for each, value in values.items() if value >= floor and each.verb not in RESTS and each != best
    ]
    kinds: dict[Hashable, Action] = {}
    for option in worthy:
        kinds.setdefault(_kind(game, option), option)
    others = [option for option in worthy if option not in kinds.values()]
    chosen = [*kinds.values(), *others][:MOST_SUGGESTIONS]
    return sorted(chosen, key=worthy.index)


def _kind(game: Game, option: Action) -> Hashable:
    """What sort of thing it is to do this: the verb, and the kind of card that it is about."""
    card = subject(game, option, game.choice().seat)
    return option.verb, None if card is None else card.kind


def lost_by_resting(game: Game, seat: int) -> Sequence[int]:
    """What a seat would lose of its resources if its turn or round ended now."""
    for option in game.options():
        if option.verb in RESTS:
            return foresee(game, seat, option).costs
    return (0,) * len(RESOURCES)
