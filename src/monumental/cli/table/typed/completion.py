"""What Tab completes at the prompt: the commands, and whatever could be done now."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

from monumental.bots import BOTS
from monumental.cli.find import plain
from monumental.cli.table.typed import prompt
from monumental.play.notation import write

if TYPE_CHECKING:
    from collections.abc import Iterable

    from monumental.cli.table.host import Host

#: Commands that mostly have words behind them, so a space follows.
WITH_WORDS: Final = frozenset({"card", "why", "rule", "save", "tile"})


def completed(host: Host, typed: str, commands: Iterable[str] = prompt.COMMANDS) -> list[str]:
    """How a line that was begun could go on: first its first word, then what fits behind it."""
    verb, space, words = typed.lstrip().partition(" ")
    if not space:
        return beginning(first_words(host, commands), verb)
    if verb.lower() == "why" and " " in words:
        found = completed(host, words, commands)
    else:
        found = beginning(behind(host, verb.lower()), words)
    return [f"{verb} {each}" for each in found]


def beginning(known: Iterable[str], typed: str) -> list[str]:
    """The words that begin so, accents and capitals aside; each of them once."""
    return [word for word in dict.fromkeys(known) if plain(word).startswith(plain(typed))]


def first_words(host: Host, commands: Iterable[str]) -> list[str]:
    """The verbs of the options, then the commands."""
    kinds = host.table.game.rules.words
    verbs = [f"{each.verb} " if kinds[each.verb] else each.verb for each in host.options()]
    known = (*commands, *host.view.commands)
    return [*verbs, *(f"{each} " if each in WITH_WORDS else each for each in known)]


def behind(host: Host, verb: str) -> list[str]:
    """What can stand behind a first word."""
    game, texts = host.table.game, host.texts
    match prompt.SHORT.get(verb, verb):
        case "show":
            return host.showable()
        case "card":
            peoples = [texts.civilization(people) for people in game.catalog.civilizations]
            return sorted([*map(texts.card, game.catalog.cards), *peoples])
        case "rule":
            return sorted(set(game.rules.clauses.values()))
        case "bot":
            return [*BOTS]
        case "why":
            return [f"{each} " if kinds else each for each, kinds in game.rules.words.items()]
        case _:
            options = [each for each in host.options() if each.verb == verb]
            names = [name for each in options for name in prompt.names_of(game, each, texts)[:1]]
            return [*names, *(write(game, each).partition(" ")[2] for each in options)]


class Completer:
    """Answers readline, which asks for one line after the other."""

    def __init__(self, host: Host, commands: Iterable[str] = prompt.COMMANDS) -> None:
        self.host = host
        self.commands = tuple(commands)
        self.found: list[str] = []

    def __call__(self, text: str, number: int) -> str | None:
        if number == 0:
            self.found = completed(self.host, text, self.commands)
        return self.found[number] if number < len(self.found) else None


def offer_completion(host: Host, commands: Iterable[str] = prompt.COMMANDS) -> None:
    """Let Tab complete, where there is readline and somebody types. `commands`: what is understood there."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return
    try:
        readline = import_module("readline")
    except ImportError:
        return
    readline.set_completer(Completer(host, commands))
    # Card names have spaces and hyphens in them: the whole line is completed.
    readline.set_completer_delims("")
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
