"""Monumental for the computer: play it, teach it to bots, write cards for it."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.bots import BotError
    from monumental.bots import make_bot as bot
    from monumental.bots.bot import Bot
    from monumental.cards.errors import PackError
    from monumental.cards.messages import TextError
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.catalog import Card
    from monumental.engine.chance import LuckError, seeded
    from monumental.engine.errors import MonumentalError
    from monumental.engine.game import Game, RunawayError
    from monumental.engine.reasons import IllegalAction, Reason
    from monumental.engine.scoring.points import score_sheets, winners
    from monumental.engine.state import State
    from monumental.maps.files import MapError
    from monumental.play.drawings.svg import board_svg
    from monumental.play.drawings.text import board_text
    from monumental.play.errors import TurnError
    from monumental.play.imagine import imagine
    from monumental.play.notation import NotationError
    from monumental.play.notation import read as read_action
    from monumental.play.notation import write as write_action
    from monumental.play.position import read_position, read_snapshot, write_position, write_snapshot
    from monumental.play.positions.layout import PositionError
    from monumental.play.records.opening import new_table
    from monumental.play.records.record import RecordError, read_record, write_record
    from monumental.play.records.replay import Replay, ReplayError, read_replay, verify
    from monumental.play.setup import SetupError, new_game, unpack
    from monumental.play.spoken import card_text, option_texts, question_text, reason_text
    from monumental.play.table import Table
    from monumental.play.view import GameView
    from monumental.play.view import as_json as view_as_json
    from monumental.play.view import view_for as view

__version__ = "0.1.0"

#: Where the names that users need live. Each is fetched when it is first asked for, so that the engine alone
#: loads nothing but the standard library.
_HOMES = {
    "Action": ("monumental.engine.action", "Action"),
    "Bot": ("monumental.bots.bot", "Bot"),
    "BotError": ("monumental.bots", "BotError"),
    "Card": ("monumental.engine.catalog", "Card"),
    "Choice": ("monumental.engine.agenda", "Choice"),
    "Game": ("monumental.engine.game", "Game"),
    "GameView": ("monumental.play.view", "GameView"),
    "IllegalAction": ("monumental.engine.reasons", "IllegalAction"),
    "LuckError": ("monumental.engine.chance", "LuckError"),
    "MapError": ("monumental.maps.files", "MapError"),
    "MonumentalError": ("monumental.engine.errors", "MonumentalError"),
    "NotationError": ("monumental.play.notation", "NotationError"),
    "PackError": ("monumental.cards.errors", "PackError"),
    "PositionError": ("monumental.play.positions.layout", "PositionError"),
    "Reason": ("monumental.engine.reasons", "Reason"),
    "RecordError": ("monumental.play.records.record", "RecordError"),
    "Replay": ("monumental.play.records.replay", "Replay"),
    "ReplayError": ("monumental.play.records.replay", "ReplayError"),
    "RunawayError": ("monumental.engine.game", "RunawayError"),
    "SetupError": ("monumental.play.setup", "SetupError"),
    "State": ("monumental.engine.state", "State"),
    "Table": ("monumental.play.table", "Table"),
    "TextError": ("monumental.cards.messages", "TextError"),
    "TurnError": ("monumental.play.errors", "TurnError"),
    "board_svg": ("monumental.play.drawings.svg", "board_svg"),
    "board_text": ("monumental.play.drawings.text", "board_text"),
    "bot": ("monumental.bots", "make_bot"),
    "card_text": ("monumental.play.spoken", "card_text"),
    "imagine": ("monumental.play.imagine", "imagine"),
    "new_game": ("monumental.play.setup", "new_game"),
    "new_table": ("monumental.play.records.opening", "new_table"),
    "option_texts": ("monumental.play.spoken", "option_texts"),
    "question_text": ("monumental.play.spoken", "question_text"),
    "read_action": ("monumental.play.notation", "read"),
    "read_position": ("monumental.play.position", "read_position"),
    "read_record": ("monumental.play.records.record", "read_record"),
    "read_replay": ("monumental.play.records.replay", "read_replay"),
    "read_snapshot": ("monumental.play.position", "read_snapshot"),
    "reason_text": ("monumental.play.spoken", "reason_text"),
    "score_sheets": ("monumental.engine.scoring.points", "score_sheets"),
    "seeded": ("monumental.engine.chance", "seeded"),
    "unpack": ("monumental.play.setup", "unpack"),
    "verify": ("monumental.play.records.replay", "verify"),
    "view": ("monumental.play.view", "view_for"),
    "view_as_json": ("monumental.play.view", "as_json"),
    "winners": ("monumental.engine.scoring.points", "winners"),
    "write_action": ("monumental.play.notation", "write"),
    "write_position": ("monumental.play.position", "write_position"),
    "write_record": ("monumental.play.records.record", "write_record"),
    "write_snapshot": ("monumental.play.position", "write_snapshot"),
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
    "Bot",
    "BotError",
    "Card",
    "Choice",
    "Game",
    "GameView",
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
    "State",
    "Table",
    "TextError",
    "TurnError",
    "board_svg",
    "board_text",
    "bot",
    "card_text",
    "imagine",
    "new_game",
    "new_table",
    "option_texts",
    "question_text",
    "read_action",
    "read_position",
    "read_record",
    "read_replay",
    "read_snapshot",
    "reason_text",
    "score_sheets",
    "seeded",
    "unpack",
    "verify",
    "view",
    "view_as_json",
    "winners",
    "write_action",
    "write_position",
    "write_record",
    "write_snapshot",
]
