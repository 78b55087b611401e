"""A card of a draft as people see it: its facts and its text, in any language, as far as it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from monumental.cards.build import build_card
from monumental.cards.describe import describe, facts
from monumental.cards.grammar import side_by_side
from monumental.cards.messages import TextError
from monumental.cards.schema import CardText
from monumental.cards.text import load_texts

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.rules import Rules


def card_of(rules: Rules, key: str, table: dict[str, Any]) -> Card | None:
    """The card that is written, if it is one."""
    try:
        return build_card(rules, key, CardText.model_validate(table), f"{key}.toml")[0]
    except (ValidationError, RecursionError):
        return None


def card_lines(rules: Rules, key: str, table: dict[str, Any], language: str) -> list[str]:
    """What stands beside the text, then the text line by line; nothing while it is no card yet."""
    card = card_of(rules, key, table)
    texts = load_texts(language, rules=rules)
    if card is None:
        return []
    try:
        return [side_by_side(texts, facts(card, texts)), *describe(card, texts)]
    except TextError:
        return []
