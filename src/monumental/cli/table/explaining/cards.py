"""What a card or a people does, in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe, describe_civilization, facts, provenance
from monumental.cards.grammar import one_of, side_by_side
from monumental.cli.table.explaining.answer import Answer
from monumental.engine.action import EMPTY
from monumental.engine.catalog import Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.catalog import Catalog, Civilization
    from monumental.engine.game import Game


def about_things(game: Game, things: Sequence[Card | Civilization], texts: Texts) -> list[Answer]:
    """A card or a people in full; of several, which one is meant."""
    if len(things) > 1:
        names = [thing_name(thing, texts) for thing in things]
        return [Answer(texts("terminal-which-card", names=one_of(texts, names)))]
    (thing,) = things
    if isinstance(thing, Card):
        return [card_answer(thing, game.catalog, texts)]
    return civilization_answers(thing, game, texts)


def thing_name(thing: Card | Civilization, texts: Texts) -> str:
    return texts.card(thing) if isinstance(thing, Card) else texts.civilization(thing)


def card_answer(card: Card, catalog: Catalog, texts: Texts) -> Answer:
    """A card in full: its name, its facts with their provenance, its text."""
    return Answer(
        texts.card(card), (side_by_side(texts, facts(card, texts, catalog)), *describe(card, texts))
    )


def civilization_answers(civilization: Civilization, game: Game, texts: Texts) -> list[Answer]:
    """A people: its special rules, its leaders and its Policies."""
    rules = describe_civilization(civilization, texts, game.catalog)
    answers = [Answer(texts.civilization(civilization), (*rules, provenance(civilization, texts)))]
    numbers = (civilization.warlord, civilization.scout, *civilization.policies)
    cards = [game.catalog.cards[number] for number in numbers if number != EMPTY]
    return answers + [card_answer(card, game.catalog, texts) for card in cards]
