"""What the table says: what is asked, what happened, and why something can't be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe_script
from monumental.cards.grammar import amount
from monumental.engine.action import NONE
from monumental.engine.agenda import Choice
from monumental.engine.catalog import TYPES, Script
from monumental.engine.effects import Effect
from monumental.engine.sentences import ChooseBasicToGain, ChooseBasicToPay, ChooseWhether
from monumental.engine.state import PLACES
from monumental.play.notation import COLUMNS, cell_name
from monumental.play.option_words import option, source_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason

Values = dict[str, str | int]


def seat_name(game: Game, seat: int, texts: Texts) -> str:
    """A seat by its civilization; until it has one, by its number."""
    civilization = game.state.players[seat].civilization
    if civilization == NONE:
        return texts("player", number=seat + 1)
    return texts.civilization(game.catalog.civilizations[civilization])


def question(game: Game, texts: Texts) -> str:
    """What the player is asked now; where a card asks, it is named."""
    choice = game.choice()
    text = texts(f"ask-{choice.question}", **_about_choice(choice, texts))
    for part in choice.parts():
        if isinstance(part, (Script, Effect)):
            name = source_name(game, part.address, texts)
            if name:
                return texts("ask-for-card", card=name, question=text)
    return text


def _about_choice(choice: Choice, texts: Texts) -> Values:
    values: Values = {}
    subject = choice.subject()
    if subject is not None:
        values["card"] = texts.card(subject)
    if isinstance(choice, ChooseBasicToGain):
        # Resources of one type are chosen once.
        values["count"] = 1 if choice.effect.same else choice.left
    if isinstance(choice, ChooseBasicToPay):
        values["count"] = choice.left
    if isinstance(choice, ChooseWhether):
        values["text"] = describe_script(choice.script, texts)
    return values


def event(game: Game, event: Event, texts: Texts) -> str:
    """What happened, in one sentence."""
    values: Values = {"number": event.number, "count": event.number}
    if event.seat != NONE:
        values["seat"] = seat_name(game, event.seat, texts)
        values["player"] = texts("player", number=event.seat + 1)
    if event.card != NONE:
        values["card"] = texts.card(game.catalog.cards[event.card])
    if 0 <= event.place < PLACES:
        values["place"] = cell_name(event.place)
    if event.resource != NONE:
        values["amount"] = amount(texts, event.resource, event.number)
    match event.key:
        case "activated":
            values["row"] = event.place // 3 + 1
            values["column"] = COLUMNS[event.place % 3]
        case "chose-civilization":
            values["civilization"] = texts.civilization(game.catalog.civilizations[event.number])
        case "era-begins":
            values["era"] = texts(f"era-{event.number}")
        case "marked":
            values["type"] = texts(f"type-{TYPES[event.number]}")
        case "triggered" if event.card == NONE:
            values["card"] = texts("event-special-rule")
    return texts(f"event-{event.key}", **values)


def reason(game: Game, reason: Reason, texts: Texts) -> str:
    """Why something can't be done, in one sentence with its numbers."""
    values: Values = {"need": reason.need, "have": reason.have}
    if reason.card != NONE:
        values["card"] = texts.card(game.catalog.cards[reason.card])
    if reason.resource != NONE:
        values["resource"] = texts.resource(reason.resource)
        values["amount"] = amount(texts, reason.resource, reason.need)
    return texts(f"reason-{reason.key}", **values)


__all__ = ["event", "option", "question", "reason", "seat_name"]
