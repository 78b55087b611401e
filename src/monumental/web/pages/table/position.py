"""The position as a seat imagines it: what a bot there would be handed, for programs that sit at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.play.imagine import imagine, imagined_luck
from monumental.play.position import dump
from monumental.web.contract.table import PositionPage
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.web.tables.room import Room


def position_page(room: Room, viewer: int) -> PositionPage:
    """A position that could be the one this seat sees; what it can't know is imagined anew.

    Once the game is over, nothing is a secret. A pack of ours is named, any other one by the hash of
    its files: where it lies is nobody's business.
    """
    if room.status == "open":
        raise Refused(409, "server-not-begun")
    table = room.table
    game = table.game
    if not game.over:
        game = imagine(game, viewer, imagined_luck(viewer, table.version))
    return PositionPage(table.version, dump(game))
