"""Monumental for the computer: play it, teach it to bots, write cards for it."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.bots import BotError
    from monumental.cards.errors import PackError
    from monumental.engine.action import Action
    from monumental.engine.chance import LuckError, seeded
    from monumental.engine.errors import MonumentalError
    from monumental.engine.game import Game, RunawayError
    from monumental.engine.reasons import IllegalAction, Reason
    from monumental.engine.scoring import score_sheets, winners
    from monumental.maps.files import MapError
    from monumental.play.notation import NotationError
    from monumental.play.notation import read as read_action
    from monumental.play.notation import write as write_action
    from monumental.play.opening import new_table
    from monumental.play.positions.layout import PositionError
    from monumental.play.record import RecordError, read_record, write_record
    from monumental.play.replay import Replay, ReplayError, verify
    from monumental.play.setup import SetupError, new_game, unpack
    from monumental.play.table import Table, TurnError

__version__ = "0.1.0"

#: Where the names that users need live. Each is fetched when it is first asked for, so that the engine alone
#: loads nothing but the standard library.
_HOMES = {
    "Action": ("monumental.engine.action", "Action"),
    "BotError": ("monumental.bots", "BotError"),
    "Game": ("monumental.engine.game", "Game"),
    "IllegalAction": ("monumental.engine.reasons", "IllegalAction"),
    "LuckError": ("monumental.engine.chance", "LuckError"),
    "MapError": ("monumental.maps.files", "MapError"),
    "MonumentalError": ("monumental.engine.errors", "MonumentalError"),
    "NotationError": ("monumental.play.notation", "NotationError"),
    "PackError": ("monumental.cards.errors", "PackError"),
    "PositionError": ("monumental.play.positions.layout", "PositionError"),
    "Reason": ("monumental.engine.reasons", "Reason"),
    "RecordError": ("monumental.play.record", "RecordError"),
    "Replay": ("monumental.play.replay", "Replay"),
    "ReplayError": ("monumental.play.replay", "ReplayError"),
    "RunawayError": ("monumental.engine.game", "RunawayError"),
    "SetupError": ("monumental.play.setup", "SetupError"),
    "Table": ("monumental.play.table", "Table"),
    "TurnError": ("monumental.play.table", "TurnError"),
    "new_game": ("monumental.play.setup", "new_game"),
    "new_table": ("monumental.play.opening", "new_table"),
    "read_action": ("monumental.play.notation", "read"),
    "read_record": ("monumental.play.record", "read_record"),
    "score_sheets": ("monumental.engine.scoring", "score_sheets"),
    "seeded": ("monumental.engine.chance", "seeded"),
    "unpack": ("monumental.play.setup", "unpack"),
    "verify": ("monumental.play.replay", "verify"),
    "winners": ("monumental.engine.scoring", "winners"),
    "write_action": ("monumental.play.notation", "write"),
    "write_record": ("monumental.play.record", "write_record"),
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'monumental' has no attribute '{name}'")
    module, attribute = _HOMES[name]
    return getattr(import_module(module), attribute)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


__all__ = [
    "Action",
    "BotError",
    "Game",
    "IllegalAction",
    "LuckError",
    "MapError",
    "MonumentalError",
    "NotationError",
    "PackError",
    "PositionError",
    "Reason",
    "RecordError",
    "Replay",
    "ReplayError",
    "RunawayError",
    "SetupError",
    "Table",
    "TurnError",
    "new_game",
    "new_table",
    "read_action",
    "read_record",
    "score_sheets",
    "seeded",
    "unpack",
    "verify",
    "winners",
    "write_action",
    "write_record",
]
