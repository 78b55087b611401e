"""What fills in the questions and events that all rule systems share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe_script
from monumental.engine.action import NONE
from monumental.engine.sentences.general import ChooseBasicToGain, ChooseBasicToPay, ChooseWhether
from monumental.play.notation import COLUMNS
from monumental.play.speech.options import OPTIONS
from monumental.play.speech.speech import Speech, Values

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.agenda import Choice
    from monumental.engine.events import Event
    from monumental.engine.game import Game


def _take_turn(game: Game, choice: Choice, texts: Texts) -> Values:
    """Where a turn is asked for as a whole, nothing has been done yet."""
    return {"doing": "nothing"}


def _gain_basic(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseBasicToGain)
    # Resources of one type are chosen once.
    return {"count": 1 if choice.effect.same else choice.left}


def _pay_basic(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseBasicToPay)
    return {"count": choice.left}


def _whether(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseWhether)
    return {"text": describe_script(choice.script, texts)}


def _activated(game: Game, event: Event, texts: Texts) -> Values:
    return {"row": event.place // 3 + 1, "column": COLUMNS[event.place % 3]}


def _civilization(game: Game, event: Event, texts: Texts) -> Values:
    return {"civilization": texts.civilization(game.catalog.civilizations[event.number])}


def _era_begins(game: Game, event: Event, texts: Texts) -> Values:
    return {"era": texts(f"era-{event.number}")}


def _triggered(game: Game, event: Event, texts: Texts) -> Values:
    return {"card": texts("event-special-rule")} if event.card == NONE else {}


COMMON_WORDS = Speech(
    options=OPTIONS,
    questions={
        "take-turn": _take_turn,
        "gain-basic": _gain_basic,
        "pay-basic": _pay_basic,
        "whether": _whether,
    },
    events={
        "activated": _activated,
        "chose-civilization": _civilization,
        "drew-civilization": _civilization,
        "era-begins": _era_begins,
        "triggered": _triggered,
    },
)
