"""A position file of the continuous mode is one of classic; only the usual agenda is another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from monumental.games.continuous.rounds import (
    ChooseTurnAction,
    CloseRound,
    ContinueTurn,
    NextPlayer,
    OpenRound,
    PassEraCard,
    ReplenishCities,
    ReplenishRow,
)
from monumental.play.positions.classic import ClassicReader, ClassicText
from monumental.play.positions.layout import PositionError

if TYPE_CHECKING:
    from monumental.engine.state import State
    from monumental.play.positions.agenda_checks import Rhythm
    from monumental.play.positions.layout import PositionText


class ContinuousReader(ClassicReader):
    rhythm: ClassVar[Rhythm] = (
        (OpenRound, ReplenishCities, ReplenishRow, PassEraCard, CloseRound),
        (ChooseTurnAction, ContinueTurn, NextPlayer),
    )
    foreign: ClassVar[tuple[str, ...]] = (
        "monumental.games.duel",
        "monumental.games.classic.turn",
        "monumental.games.classic.automa",
        "monumental.games.classic.land.explorer.ChooseStep",  # Explorers may act on the way here
    )

    def state(self, text: PositionText) -> State:
        state = super().state(text)
        for task in state.agenda:
            if isinstance(task, ChooseTurnAction) and state.players[task.seat].passed:
                raise PositionError(f"seats[{task.seat}].passed: it is this player's turn")
        return state

    def usual_agenda(self, text: PositionText) -> list[str]:
        """Somebody's turn; when all have passed, the cities are replenished."""
        assert isinstance(text, ClassicText)
        active = text.first if text.active is None else text.active
        return [f"ReplenishCities {text.first}", f"ChooseTurnAction {active}"]
