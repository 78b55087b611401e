"""Could a game have come to this agenda? What could not be is refused before somebody plays it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.agenda import Choice, Step, Task
from monumental.engine.pieces.city import FillCity, KeepKnowledge
from monumental.engine.setup import ChooseCivilization, FoundCity
from monumental.games.classic.automa.turn import FoundAutoma
from monumental.games.classic.setup import ChooseCapital, DrawCapital
from monumental.games.classic.state import ClassicState
from monumental.games.duel.setup import Settle
from monumental.play.positions import tasks
from monumental.play.positions.layout import PositionError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.game import Game
    from monumental.engine.state import State

#: The tasks that rounds are made of, then those of turns: one of each at a time, and nothing else below them.
Rhythm = tuple[tuple[type[Task], ...], ...]

#: How players come to their civilizations, cities and Capitals.
CIVILIZATIONS: Final = (ChooseCivilization,)
CITIES: Final = (FoundAutoma, FoundCity, Settle)
CAPITALS: Final = (ChooseCapital, DrawCapital)
FOUNDING: Final = (*CIVILIZATIONS, *CITIES, *CAPITALS)


def check_agenda(game: Game, lines: Sequence[str], rhythm: Rhythm, foreign: tuple[str, ...]) -> None:
    """Every task belongs to this game, speaks of what is there, and stands where it can stand."""
    state = game.state
    for task, line in zip(state.agenda, lines, strict=True):
        _check_task(game, task, line, foreign)
    _check_order(state.agenda, lines, rhythm)
    _check_founding(state, lines)
    for seat in range(len(state.players)):
        _check_cards_aside(state, seat)


def check_question(game: Game) -> None:
    """The question on top is asked in a position like this one, and has an answer."""
    if game.over:
        return
    question = game.choice()
    if not question.can_be_asked(game):
        raise PositionError(f"agenda: '{tasks.write(question)}' is not asked in this position")
    if not game.options():
        raise PositionError("agenda: the question on top has no answer in this position")


def _check_task(game: Game, task: Task, line: str, foreign: tuple[str, ...]) -> None:
    if f"{type(task).__module__}.{type(task).__name__}".startswith(foreign):
        raise PositionError(f"agenda: '{line}' belongs to other rules")
    if task.module and task.module not in game.state.slots:
        raise PositionError(f"agenda: '{line}' belongs to a module that is not in play")
    if not isinstance(task, Step | Choice):
        raise PositionError(f"agenda: '{line}' is neither done nor asked")
    part = task.missing(game)
    if part:
        raise PositionError(f"agenda: '{line}' can't be carried out: there is no such {part}")
    if not task.fits(game):
        raise PositionError(f"agenda: '{line}' can't be carried out")


def _check_cards_aside(state: State, seat: int) -> None:
    """There are as many cards aside as tasks that speak of them."""
    wanted = [task.card_aside() for task in state.agenda if task.seat == seat]
    numbers = Counter(card.number for card in wanted if card is not None)
    if numbers - Counter(state.players[seat].aside):
        raise PositionError(f"agenda: a task speaks of a card that is not in seats[{seat}].aside")


def _check_order(agenda: list[Task], lines: Sequence[str], rhythm: Rhythm) -> None:
    """Rounds and turns come one at a time, below what is done in them; questions are asked at once."""
    last = NONE
    beats = 0
    for position, (task, line) in enumerate(zip(agenda, lines, strict=True)):
        beat = next((at for at, kinds in enumerate(rhythm) if isinstance(task, kinds)), NONE)
        if beat != NONE:
            if beat <= last or position > beats:
                raise PositionError(f"agenda: '{line}' can't come before '{lines[position - 1]}'")
            last = beat
            beats += 1
        is_on_top = position == len(agenda) - 1
        if isinstance(task, Choice) and not is_on_top and not task.waits:
            raise PositionError(f"agenda: '{line}' is asked at once: it comes before '{lines[-1]}'")


def _check_founding(state: State, lines: Sequence[str]) -> None:
    """Everybody chooses a civilization, founds a city and moves into a Capital once, before all else."""
    agenda = state.agenda
    for position, (task, line) in enumerate(zip(agenda, lines, strict=True)):
        if not isinstance(task, FOUNDING):
            continue
        for above in range(position + 1, len(agenda)):
            if not isinstance(agenda[above], (*FOUNDING, FillCity, KeepKnowledge)):
                raise PositionError(f"agenda: '{lines[above]}' comes before '{line}'")
        sooner = [other for other in agenda[position + 1 :] if other.seat == task.seat]
        for kinds in (CIVILIZATIONS, CITIES, CAPITALS):
            if isinstance(task, kinds) and any(isinstance(other, kinds) for other in sooner):
                raise PositionError(f"agenda: '{line}' is done once")
        if _has_already(state, task):
            raise PositionError(f"agenda: '{line}' was done already")
        is_nobody = state.players[task.seat].civilization == EMPTY
        if isinstance(task, CITIES) and is_nobody and not any(isinstance(o, CIVILIZATIONS) for o in sooner):
            raise PositionError(f"agenda: '{line}' comes before a civilization is chosen")


def _has_already(state: State, task: Task) -> bool:
    """Does this seat have what it is still to get?"""
    player = state.players[task.seat]
    if isinstance(task, CIVILIZATIONS):
        return player.civilization != EMPTY
    if isinstance(task, CAPITALS):
        assert isinstance(state, ClassicState)
        return state.capitals[task.seat] != NONE
    return bool(player.owned() or player.archive or player.policies)
