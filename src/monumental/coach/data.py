"""What the coach says as plain data, for programs: keys and numbers beside the words."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from monumental.coach.words import line_words, reasons
from monumental.engine.action import NONE
from monumental.play.notation import write
from monumental.play.words import option as option_words

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.coach.advice.advise import Advice, Advised
    from monumental.coach.advice.why import Why
    from monumental.engine.game import Game

#: So exactly chances are told.
DIGITS = 4


def advice_data(game: Game, advice: Advice, texts: Texts) -> dict[str, object]:
    """A hint: the chances of all seats, and the best options with reasons."""
    return {
        "seat": advice.seat,
        "chances": [round(chance, DIGITS) for chance in advice.chances],
        "options": [advised_data(game, each, texts) for each in advice.options],
    }


def why_data(game: Game, found: Why, texts: Texts) -> dict[str, object]:
    """Why somebody did something: what spoke for it, and the best option beside it."""
    return {
        "seat": game.seat,
        "done": advised_data(game, found.done, texts),
        "best": advised_data(game, found.best, texts),
        "agrees": found.done.option == found.best.option,
    }


def advised_data(game: Game, advised: Advised, texts: Texts) -> dict[str, object]:
    """An option with its chance, what is expected and what speaks for it."""
    return {
        "action": write(game, advised.option),
        "text": option_words(game, advised.option, texts),
        "chance": round(advised.chance, DIGITS),
        "thoughts": advised.thoughts,
        "line": [{"seat": step.seat, "action": write(step.before, step.action)} for step in advised.line],
        "expected": line_words(advised.line, texts),
        "reason": reasons(game, advised, texts),
        "merits": [_named(game, asdict(merit)) for merit in advised.merits],
        "stakes": [_named(game, asdict(stake)) for stake in advised.stakes],
    }


def _named(game: Game, reason: dict[str, object]) -> dict[str, object]:
    """A card by its key; what says nothing is left out."""
    card = reason.get("card", NONE)
    named = {**reason, "card": game.catalog.cards[card].key if isinstance(card, int) and card >= 0 else None}
    return {name: value for name, value in named.items() if value not in (None, "", 0, NONE, (), {}, False)}
