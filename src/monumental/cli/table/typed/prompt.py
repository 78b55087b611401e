"""Reading what somebody typed at the prompt: a command, a number, or an action in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cli.find import best
from monumental.play.notation import NotationError, all_words, read, write
from monumental.play.speech.subjects import subject

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: What can be typed besides options, and the keys of its help, in the order the help explains it.
COMMANDS = {
    "card": "terminal-help-card",
    "why": "terminal-help-why",
    "hint": "terminal-help-hint",
    "rule": "terminal-help-rule",
    "word": "terminal-help-word",
    "undo": "terminal-help-undo",
    "redo": "terminal-help-redo",
    "show": "terminal-help-show",
    "score": "terminal-help-score",
    "log": "terminal-help-log",
    "hints": "terminal-help-hints",
    "guide": "terminal-help-guide",
    "quick": "terminal-help-quick",
    "bot": "terminal-help-bot",
    "back": "terminal-help-back",
    "save": "terminal-help-save",
    "help": "terminal-help-help",
    "quit": "terminal-help-quit",
}

SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "r": "redo", "table": "show"}


@dataclass(frozen=True)
class Command:
    """`card Forum`: a command and the words after it."""

    name: str
    words: str


def command(line: str, more: Container[str] = ()) -> Command | None:
    """The command on a line, a usual one or one of `more`; nothing if the line is no command."""
    first, _, words = line.strip().partition(" ")
    name = SHORT.get(first.lower(), first.lower())
    return Command(name, words.strip()) if name in COMMANDS or name in more else None


def actions(game: Game, line: str, texts: Texts) -> list[Action]:
    """The actions these words may mean: one if they are clear, none if they mean nothing."""
    try:
        return [read(game, line)]
    except NotationError:
        pass
    verb, _, words = line.strip().lower().partition(" ")
    if verb not in game.rules.words:
        return []
    options = [option for option in game.options() if option.verb == verb]
    if not words:
        return options
    if "tile" in game.rules.words[verb] and number(words) is not None:
        # `explore 17`: whichever Explorer can.
        return [option for option in options if write(game, option).split()[-1] == words]
    return _named(game, options, words, texts) or _named(game, all_words(game, verb), words, texts)


def _named(game: Game, candidates: list[Action], words: str, texts: Texts) -> list[Action]:
    return best(words, [(action, names_of(game, action, texts)) for action in candidates])


def nearly(game: Game, line: str, texts: Texts) -> list[Action]:
    """What can be done that was perhaps meant: the verb without more words, or the card with another verb.

    `conquer Sahara` is typed `conquer`, `acquire Workshop` is typed `build workshop`.
    """
    verb, _, words = line.strip().lower().partition(" ")
    alone = [option for option in game.options() if option.verb == verb and not game.rules.words[verb]]
    return alone or _named(game, game.options(), words, texts)


def names_of(game: Game, option: Action, texts: Texts) -> Sequence[str]:
    """What an option can be called instead of its numbers: `use Forum`, `choose Aztecs`."""
    if option.verb == "choose":
        civilization = game.catalog.civilizations[option.first]
        return (texts.civilization(civilization), civilization.key)
    card = subject(game, option, game.choice().seat)
    return () if card is None else (texts.card(card), card.key)


def number(line: str) -> int | None:
    """A number, if that is all there is."""
    word = line.strip()
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 4 else None
