"""What a game says in one of its languages, for programs that speak to people: cards, questions, options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards import describe
from monumental.cards.errors import unknown
from monumental.cards.loader import pack_folders
from monumental.cards.messages import TextError
from monumental.cards.text import load_texts
from monumental.play import notation, words

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason


def texts_for(game: Game, language: str = "en") -> Texts:
    """The words of a language for this game: en, es, cs or ja.

    A pack of one's own is not asked where it lies, so its cards are called by their keys.
    """
    known = pack_folders()
    folders = [known[name] for name in game.catalog.packs if name in known]
    return load_texts(language, folders, game.rules)


def card_text(game: Game, key: str, language: str = "en") -> str:
    """The name of a card and, below it, a line for each thing that it says."""
    card = game.catalog.by_key.get(key)
    if card is None:
        raise TextError(unknown("card", key, game.catalog.by_key))
    texts = texts_for(game, language)
    return "\n".join([texts.card(card), *describe.describe(card, texts)])


def question_text(game: Game, language: str = "en") -> str:
    """What is asked now; nothing once the game is over."""
    return "" if game.over else words.question(game, texts_for(game, language))


def option_texts(game: Game, language: str = "en") -> dict[str, str]:
    """Every option as it is written and as it is said: `{"acquire 3": "Acquire Sahara …"}`."""
    texts = texts_for(game, language)
    return {notation.write(game, action): words.option(game, action, texts) for action in game.options()}


def reason_text(game: Game, reason: Reason, language: str = "en") -> str:
    """Why something can't be done, as a sentence."""
    return words.reason(game, reason, texts_for(game, language))
