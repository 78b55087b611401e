"""A game at the terminal, from the first question to the score sheet: who is asked, and what follows."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from monumental.cli import answers, prompt, score
from monumental.cli.menu import Menu
from monumental.cli.screen import draw_curtain
from monumental.engine.reasons import IllegalAction
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.words import option, seat_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from monumental.bots import Bot
    from monumental.cli.host import Host
    from monumental.engine.action import Action


#: Nothing that can be said at the table is longer.
LONGEST_LINE = 200


class Leave(Exception):  # noqa: N818 (nothing went wrong)
    """Somebody leaves the table."""


class Sitting:
    """A table with people, bots and Automas at it. `bots[seat]` is nothing where no bot sits."""

    def __init__(self, host: Host, bots: Sequence[Bot | None], read: Callable[[str], str], seed: int) -> None:
        self.host = host
        self.table = host.table
        self.screen = host.screen
        self.texts = host.texts
        self.bots = bots
        # Nobody plays an Automa: its questions are answered by somebody else.
        is_played = host.table.game.state.is_played
        self.people = [seat for seat, bot in enumerate(bots) if bot is None and is_played(seat)]
        self.read = read
        self.seed = seed

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while not self.table.game.over:
            seat = self.table.game.seat
            bot = self.bots[seat]
            if self.is_forced(seat):
                self.play_forced()
            elif bot is not None:
                self.let_play(seat, bot)
            else:
                self.ask(seat)
        self.finish()

    def is_forced(self, seat: int) -> bool:
        """There is only one option, and it does not take a person's last chance to think again."""
        options = self.table.game.options()
        return len(options) == 1 and (
            self.bots[seat] is not None or options[0].verb not in self.host.view.final
        )

    def play_forced(self) -> None:
        """What leaves no choice is played and told."""
        game = self.table.game
        seat = game.seat
        if self.bots[seat] is not None:
            self.table.play_one_forced()
            return
        self.host.tell(seat)
        forced = option(game, game.options()[0], self.texts)
        # What is forced on an Automa is its own doing: the news tell it.
        is_own = game.choice().seat == seat
        self.table.play_one_forced()
        if is_own:
            self.screen.say(self.texts("prompt-forced", option=forced))

    def let_play(self, seat: int, bot: Bot) -> None:
        """A bot chooses in a game it imagines; the real one does what it chose."""
        luck = imagined_luck(self.seed, len(self.table.record))
        self.table.play(seat, bot.choose(imagine(self.table.game, seat, luck), seat))
        if not self.people:
            self.host.watch()

    def ask(self, seat: int) -> None:
        """Ask until something is played or taken back."""
        menu = Menu(self.table.game, self.texts)
        private = len(self.people) > 1 and self.table.game.choice().question in self.host.view.private
        if private:
            self.call_alone(seat)
        self.host.present(seat, menu)
        enter = self.host.view.enter(self.table.game)
        key = "prompt-number" if enter is None else "terminal-number-or-end"
        while True:
            line = self.line(seat, self.texts(key, count=len(menu.actions)))
            command = prompt.command(line, self.host.view.commands)
            if command is not None:
                if self.obey(command, seat, menu):
                    return
            elif not line.strip() and enter is None:
                self.host.repeat(menu)
            else:
                action = self.host.understand(line, menu) if line.strip() else enter
                if action is not None and self.play(seat, action, private=private):
                    if action != enter:
                        self.before_the_bot(seat)
                    return

    def call_alone(self, seat: int) -> None:
        """What comes now is for one player's eyes: several people share this screen."""
        name = seat_name(self.table.game, seat, self.texts)
        self.line(seat, self.texts("terminal-alone", seat=name))

    def line(self, seat: int, text: str) -> str:
        """What is typed, full-width signs as plain ones; whoever closes the input leaves."""
        try:
            line = self.read(self.screen.prompt(self.table.game, seat, text))
            return unicodedata.normalize("NFKC", line[:LONGEST_LINE])
        except EOFError:
            raise Leave from None

    def play(self, seat: int, action: Action, *, private: bool) -> bool:
        """Play it and tell what came of it; what can't be done is explained."""
        try:
            self.table.play(seat, action)
        except IllegalAction:
            self.screen.answer(answers.why(self.table.game, action, self.texts))
            return False
        if private and draw_curtain():
            self.host.show_table(seat, whole=False)
        self.host.tell_at_once(seat)
        return True

    def before_the_bot(self, seat: int) -> None:
        """A bot answers at once, and then nothing can be taken back: so the turn is ended with Enter."""
        game = self.table.game
        while not (self.host.quick or game.over) and self.table.can_undo(seat):
            if self.bots[game.seat] is None:
                return
            line = self.line(seat, self.texts("terminal-end-turn"))
            if not line.strip():
                return
            command = prompt.command(line, self.host.view.commands)
            if command is None:
                self.screen.say(self.texts("mistake-words", words=line.strip()))
            elif self.obey(command, seat, None):
                return

    def obey(self, command: prompt.Command, seat: int, menu: Menu | None) -> bool:
        """Do what a command says. True: something was taken back, so the question is another one."""
        if command.name == "quit":
            raise Leave
        if command.name == "undo":
            return self.undo()
        self.host.answer(command, seat, menu)
        return False

    def undo(self) -> bool:
        """Take back the last action of the person who can; at one device anybody may type it."""
        for seat in self.people:
            if self.table.can_undo(seat):
                self.table.undo(seat)
                self.host.forget()
                self.screen.say(self.texts("terminal-undone"))
                return True
        self.screen.say(self.texts("mistake-undo"))
        return False

    def finish(self) -> None:
        """The last news, the score sheet and the winner."""
        if self.people:
            self.host.tell(self.people[0])
        else:
            self.host.watch()
        self.screen.sheet(self.table.game)
        for sentence in score.verdict(self.table.game, self.texts):
            self.screen.say(sentence)
