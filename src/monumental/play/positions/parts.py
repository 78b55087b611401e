"""What each rule system adds to position files: its fields, who reads them, and who writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from monumental.engine.game import Game
from monumental.play.positions import classic, continuous, duel
from monumental.play.positions.layout import PositionText
from monumental.play.positions.reader import PositionReader


@dataclass(frozen=True)
class PositionPart:
    text: type[PositionText]
    reader: type[PositionReader]
    dump_table: Callable[[Game, list[str]], dict[str, object]]
    dump_seat: Callable[[Game, int, list[str]], dict[str, object]]


SYSTEM_PARTS: Mapping[str, PositionPart] = {
    "duel": PositionPart(
        duel.DuelText,
        duel.DuelReader,
        duel.dump_table,
        duel.dump_seat,
    ),
    "classic": PositionPart(
        classic.ClassicText,
        classic.ClassicReader,
        classic.dump_table,
        classic.dump_seat,
    ),
    "continuous": PositionPart(
        classic.ClassicText,
        continuous.ContinuousReader,
        classic.dump_table,
        classic.dump_seat,
    ),
}
