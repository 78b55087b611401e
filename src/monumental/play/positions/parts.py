"""What a rule system adds to position files: its fields, who reads them, and who writes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from monumental.engine.game import Game
from monumental.play.positions.layout import PositionText
from monumental.play.positions.reader import PositionReader


@dataclass(frozen=True)
class PositionPart:
    text: type[PositionText]
    reader: type[PositionReader]
    dump_table: Callable[[Game, list[str]], dict[str, object]]
    dump_seat: Callable[[Game, int, list[str]], dict[str, object]]
