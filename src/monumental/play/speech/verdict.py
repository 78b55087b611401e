"""Who won, and what decided a tie, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of
from monumental.engine.scoring.points import leaders, winners
from monumental.play.speech.names import seat_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def verdict(game: Game, texts: Texts, resigned: Collection[int] = ()) -> list[str]:
    """The last sentence names the winner; the ones before it say how a tie was broken."""
    leading = leaders(game, resigned)
    lines = []
    for tie_break in game.rules.tie_breaks:
        if len(leading) == 1:
            break
        values = {seat: tie_break.value(game, seat) for seat in leading}
        name = texts(f"tie-{tie_break.name}")
        numbers = " : ".join(_answer(game, seat, value, texts) for seat, value in values.items())
        lines.append(texts("tied", question=name, values=numbers))
        best = max(values.values())
        leading = [seat for seat in leading if values[seat] == best]
        if len(leading) == 1:
            lines.append(texts("end-tie-break", **{"tie-break": name}))
    names = [seat_name(game, seat, texts) for seat in winners(game, resigned)]
    if len(names) == 1:
        return [*lines, texts("end-winner", seat=names[0])]
    return [*lines, texts("end-shared", seats=all_of(texts, names))]


def _answer(game: Game, seat: int, value: int, texts: Texts) -> str:
    """What a tied player answers; where others are not tied, whose answer it is."""
    return str(value) if len(game.state.players) == 2 else f"{seat_name(game, seat, texts)} {value}"
