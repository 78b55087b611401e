"""What the table says: what is asked, what can be done, what happened, and why something can't be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import amount
from monumental.cards.verbs.conditions import CONDITIONS
from monumental.cards.verbs.registry import definition_of
from monumental.engine.action import NONE
from monumental.engine.catalog import Script
from monumental.engine.effects import Effect
from monumental.engine.state import PLACES
from monumental.play.notation import cell_name
from monumental.play.speech.names import card_name, seat_name, source_name
from monumental.play.speech.speech import Speech, Values
from monumental.play.systems.known import speech, system_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason


#: Questions about what an Automa plays with, not about what it does: they have sentences of their own.
OF_AN_AUTOMA: Mapping[str, str] = {
    "choose-civilization": "ask-automa-civilization",
    "choose-capital": "ask-automa-capital",
}


def _speech(game: Game) -> Speech:
    return speech(game.rules.name, game.rules.modules)


def round_line(game: Game, texts: Texts) -> list[str]:
    """`Round 3`, and whether the end is near."""
    if not game.state.round:
        return [texts("view-before-round-1")]
    line = texts("view-final-round" if game.state.final else "view-round", number=game.state.round)
    return [line, texts("view-ending")] if system_of(game).ends_soon(game) else [line]


def option(game: Game, action: Action, texts: Texts) -> str:
    """An option of the choice that is asked now, in one short sentence with its price."""
    say = _speech(game).options.get(action.verb)
    return texts(f"option-{action.verb}") if say is None else say(game, action, texts)


def question(game: Game, texts: Texts) -> str:
    """What the player is asked now; whoever decides in place of an Automa is told so."""
    choice = game.choice()
    if choice.seat == game.seat:
        return _question(game, choice, texts)
    whose = seat_name(game, choice.seat, texts)
    if choice.question in OF_AN_AUTOMA:
        return texts(OF_AN_AUTOMA[choice.question], seat=whose)
    return texts("ask-for-automa", seat=whose, question=_question(game, choice, texts))


def _question(game: Game, choice: Choice, texts: Texts) -> str:
    """Where a card asks, it is named."""
    values: Values = {}
    subject = choice.subject()
    if subject is not None:
        values["card"] = texts.card(subject)
    about = _speech(game).questions.get(choice.question)
    if about is not None:
        values |= about(game, choice, texts)
    text = texts(f"ask-{choice.question}", **values)
    for part in choice.parts():
        if isinstance(part, (Script, Effect)):
            name = source_name(game, part.address, texts)
            if name:
                return texts("ask-for-card", card=name, question=text)
    return text


def event(game: Game, event: Event, texts: Texts) -> str:
    """What happened, in one sentence."""
    values: Values = {"number": event.number, "count": event.number}
    if event.seat != NONE:
        values["seat"] = seat_name(game, event.seat, texts)
        values["player"] = texts.player(event.seat)
    if event.card != NONE:
        values["card"] = card_name(game, event.card, texts)
    if 0 <= event.place < PLACES:
        values["place"] = cell_name(event.place)
    if event.resource != NONE:
        values["amount"] = amount(texts, event.resource, event.number)
    about = _speech(game).events.get(event.key)
    if about is not None:
        values |= about(game, event, texts)
    return texts(f"event-{event.key}", **values)


def reason(game: Game, reason: Reason, texts: Texts) -> str:
    """Why something can't be done, in a sentence for each cause, with its numbers."""
    text = cause(game, reason, texts)
    for other in reason.also:
        text = texts("reason-and-also", first=text, next=cause(game, other, texts))
    return text


def cause(game: Game, reason: Reason, texts: Texts) -> str:
    """One of the causes, by itself."""
    values: Values = {"need": reason.need, "have": reason.have}
    if reason.sentence is not None:
        values["text"] = definition_of(reason.sentence.verb).phrase(reason.sentence, texts)
    if reason.condition is not None:
        values["text"] = CONDITIONS[reason.condition.name].phrase(reason.condition, "…", texts)
    if reason.card != NONE:
        values["card"] = card_name(game, reason.card, texts)
    if reason.resource != NONE:
        values["resource"] = texts.resource(reason.resource)
        values["amount"] = amount(texts, reason.resource, reason.need)
    return texts(f"reason-{reason.key}", **values)


__all__ = ["cause", "event", "option", "question", "reason", "round_line", "seat_name"]
