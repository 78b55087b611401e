"""What each rule system adds to position files: its fields, who reads them, and who writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from monumental.engine.game import Game
from monumental.play import classic_position, continuous_position, duel_position
from monumental.play.layout import PositionText
from monumental.play.position_reader import PositionReader


@dataclass(frozen=True)
class PositionPart:
    text: type[PositionText]
    reader: type[PositionReader]
    dump_table: Callable[[Game, list[str]], dict[str, object]]
    dump_seat: Callable[[Game, int, list[str]], dict[str, object]]


SYSTEM_PARTS: Mapping[str, PositionPart] = {
    "duel": PositionPart(
        duel_position.DuelText,
        duel_position.DuelReader,
        duel_position.dump_table,
        duel_position.dump_seat,
    ),
    "classic": PositionPart(
        classic_position.ClassicText,
        classic_position.ClassicReader,
        classic_position.dump_table,
        classic_position.dump_seat,
    ),
    "continuous": PositionPart(
        classic_position.ClassicText,
        continuous_position.ContinuousReader,
        classic_position.dump_table,
        classic_position.dump_seat,
    ),
}
