"""Stepping through a recorded game: what can be typed, and where it leads."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from monumental.cli.table.explaining import answers
from monumental.cli.table.explaining.answer import Answer
from monumental.cli.table.explaining.cards import card_answer
from monumental.cli.table.sitting import LONGEST_LINE
from monumental.cli.table.typed import prompt
from monumental.engine.action import NONE
from monumental.play.records.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cli.recorded.retelling import Retelling

#: What can be typed, and the keys of its help, in the order the help explains it.
COMMANDS = {
    "next": "terminal-replay-help-enter",
    "back": "terminal-replay-help-back",
    "go": "terminal-replay-help-go",
    "turn": "terminal-replay-help-turn",
    "end": "terminal-replay-help-end",
    "show": "terminal-help-show",
    "card": "terminal-help-card",
    "rule": "terminal-help-rule",
    "word": "terminal-help-word",
    "score": "terminal-help-score",
    "log": "terminal-help-log",
    "help": "terminal-help-help",
    "quit": "terminal-replay-help-quit",
}

SHORT = {**prompt.SHORT, "": "next", "n": "next", "b": "back", "t": "turn"}

#: `turn round`: on to the next round.
ROUND = "round"


class Stepping:
    """Somebody reads a record, forwards and back."""

    def __init__(self, retelling: Retelling, read: Callable[[str], str]) -> None:
        self.retelling = retelling
        self.read = read
        self.screen = retelling.screen
        self.texts = retelling.texts

    def run(self) -> None:
        """Do what is typed, until the record is closed."""
        while True:
            at_the_end = self.retelling.at_the_end
            key = "terminal-replay-prompt-end" if at_the_end else "terminal-replay-prompt"
            self.screen.rest()
            try:
                line = unicodedata.normalize("NFKC", self.read(f"{self.texts(key)} ")[:LONGEST_LINE])
            except EOFError:
                self.screen.say("")
                return
            command = self.understand(line)
            if command is None:
                self.screen.say(self.texts("mistake-words", words=line.strip()))
            elif command.name == "quit":
                return
            else:
                try:
                    self.obey(command)
                except RecordError as error:
                    self.screen.say(str(error))

    def understand(self, line: str) -> prompt.Command | None:
        """The command on a line; an empty one is the next move."""
        first, _, words = line.strip().partition(" ")
        name = SHORT.get(first.lower(), first.lower())
        known = name in COMMANDS or name in self.retelling.host().view.commands
        return prompt.Command(name, words.strip()) if known else None

    def obey(self, command: prompt.Command) -> None:
        words = command.words.lower()
        number = prompt.number(words)
        match command.name:
            case "next" if not words:
                self.next()
            case "back" if not words or number is not None:
                self.back(1 if number is None else number)
            case "go" if number is not None:
                self.go(number)
            case "turn" if words in {"", ROUND}:
                self.turn(words)
            case "end" if not words:
                self.retelling.go(len(self.retelling.replay))
            case "next" | "back" | "go" | "turn" | "end":
                said = f"{command.name} {command.words}".strip()
                self.screen.say(self.texts("mistake-words", words=said))
            case "show":
                self.retelling.show(words)
            case "help":
                self.help()
            case _:
                self.answer(command)

    # Moving

    def next(self) -> None:
        """The next move, if there is one."""
        if not self.retelling.at_the_end:
            self.retelling.forward()
        else:
            is_over = self.retelling.game.over
            self.screen.say(self.texts("terminal-replay-over" if is_over else "terminal-replay-stopped"))

    def back(self, moves: int) -> None:
        """So many moves back."""
        if self.retelling.place:
            place = self.retelling.place
            for _ in range(min(moves, place)):
                place = self.retelling.replay.before(place)
            self.retelling.go(place)
        else:
            self.screen.say(self.texts("terminal-replay-first"))

    def go(self, number: int) -> None:
        """Whoever names a move that is not there learns no more than that."""
        if number > len(self.retelling.replay):
            self.screen.say(self.texts("terminal-replay-short", number=str(number)))
        else:
            self.retelling.go(number)

    def turn(self, words: str) -> None:
        """On to the next turn, or to the next round; what happens until then is told."""
        if self.retelling.at_the_end:
            self.next()
            return
        seat, in_round = self.retelling.game.seat, self.retelling.game.state.round
        while not self.retelling.at_the_end:
            self.retelling.forward()
            game = self.retelling.game
            if game.over or game.state.round != in_round:
                return
            if words != ROUND and (game.seat != seat or self.begins()):
                return

    def begins(self) -> bool:
        """Is a question asked that a turn begins with?"""
        game, view = self.retelling.game, self.retelling.host().view
        return game.choice().question in view.shown_at or view.begins(game)

    # Answering

    def answer(self, command: prompt.Command) -> None:
        """What can be asked at a table can be asked here."""
        game = self.retelling.game
        if command.name == "rule" and not command.words and game.over:
            self.screen.say(self.texts("reason-game-over"))
        elif command.name == "card" and self.retelling.eyes == NONE:
            self.answer_spectator(command.words)
        else:
            self.retelling.host().answer(command, self.retelling.eyes, None)

    def answer_spectator(self, words: str) -> None:
        """Who watches means, by the cell of a City, that of the player on turn."""
        game = self.retelling.game
        on_turn = 0 if game.over else game.seat
        if words:
            for answer in answers.about_card(game, on_turn, words, self.texts):
                self.screen.answer(answer)
            return
        for card in dict.fromkeys(self.retelling.host().view.between(game)):
            self.screen.answer(card_answer(card, game.catalog, self.texts))

    def help(self) -> None:
        """What can be typed here."""
        game, view = self.retelling.game, self.retelling.host().view
        keys = (*COMMANDS.values(), *view.commands.values())
        lines = tuple(self.texts(key, clause=game.rules.clauses["activate"]) for key in keys)
        self.screen.answer(Answer(self.texts("help-title"), lines))
