"""A position file of the continuous mode is one of classic; only the usual agenda is another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.games.continuous.rounds import ChooseTurnAction
from monumental.play.classic_position import ClassicReader, ClassicText
from monumental.play.layout import PositionError

if TYPE_CHECKING:
    from monumental.engine.state import State
    from monumental.play.layout import PositionText


class ContinuousReader(ClassicReader):
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
