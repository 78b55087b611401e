"""A game at the terminal, from the first question to the score sheet: who is asked, and what follows."""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from typing import TYPE_CHECKING

from monumental.bots.naming import level
from monumental.cli.screens.screen import draw_curtain
from monumental.cli.table.explaining import answers, lookup
from monumental.cli.table.takeover import Takeover
from monumental.cli.table.telling.course import points_by_round
from monumental.cli.table.telling.idle import idle_text
from monumental.cli.table.typed import prompt
from monumental.cli.table.typed.menu import Menu
from monumental.engine.reasons import IllegalAction
from monumental.play.errors import TurnError
from monumental.play.speech.verdict import verdict
from monumental.play.words import option, seat_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.cli.recorded.saving import Saver
    from monumental.cli.table.host import Host
    from monumental.cli.table.seats import Seats
    from monumental.engine.action import Action
    from monumental.play.takebacks.steps import Back


#: Nothing that can be said at the table is longer, file names included.
LONGEST_LINE = 1000

#: What is typed stays English.
YES = frozenset({"yes", "y"})


class Leave(Exception):  # noqa: N818 (nothing went wrong)
    """Somebody leaves the table."""


class Sitting:
    """A table with people, bots and Automas at it. The saver keeps what they play."""

    def __init__(self, host: Host, seats: Seats, read: Callable[[str], str], saver: Saver) -> None:
        self.host = host
        self.table = host.table
        self.screen = host.screen
        self.texts = host.texts
        self.seats = seats
        self.read = read
        self.saver = saver
        self.takeover = Takeover(host, seats)

    # The game

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while not self.table.game.over:
            seat = self.table.game.seat
            if self.is_forced(seat):
                self.play_forced()
            elif self.seats.is_bot(seat):
                self.let_play(seat)
            else:
                self.ask(seat)
            self.saver.keep_up()
        self.finish()

    def is_forced(self, seat: int) -> bool:
        """There is only one option, and it does not take a person's last chance to think again."""
        return self.table.is_forced() and (
            self.seats.is_bot(seat) or self.table.game.options()[0].verb not in self.host.view.final
        )

    def play_forced(self) -> None:
        """What leaves no choice is played and told."""
        game = self.table.game
        seat = game.seat
        if self.seats.is_bot(seat):
            self.table.play_one_forced()
            return
        self.host.tell(seat)
        forced = option(game, game.options()[0], self.texts)
        # What is forced on an Automa is its own doing: the news tell it.
        is_own = game.choice().seat == seat
        self.table.play_one_forced()
        if is_own:
            self.screen.say(self.texts("prompt-forced", option=forced))

    def let_play(self, seat: int) -> None:
        """A bot plays. Whoever handed over the last seat of a person is asked before each of its turns."""
        if self.takeover.begins_turn(seat):
            self.host.tell(seat, self.texts("terminal-since"))
            if not self.host.quick and self.wait(seat):
                return
        self.seats.let_play(seat)
        if not self.seats.people() and not self.seats.handed_over():
            self.host.watch()

    def wait(self, seat: int) -> bool:
        """A bot plays for a person, who can sit down again. True: they did, or another bot plays now."""
        bot = level(self.table.sitters[seat], self.texts)
        while True:
            line = self.line(seat, self.texts("terminal-bot-next", seat=self.name(seat), bot=bot))
            if not line.strip():
                return False
            if self.understood(line, seat):
                return True

    def finish(self) -> None:
        """The last news, the score sheet and the winner."""
        self.saver.keep_up()
        listening = self.seats.people() or self.seats.handed_over()
        if listening:
            self.host.tell(listening[0])
        else:
            self.host.watch()
        self.screen.sheet(self.table.game)
        for line in points_by_round(self.table, self.texts):
            self.screen.say(line)
        for sentence in verdict(self.table.game, self.texts):
            self.screen.say(sentence)

    # A person

    def ask(self, seat: int) -> None:
        """Ask until something is played or taken back. What only one of several may see, they see alone."""
        private = len(self.seats.people()) > 1 and self.table.game.choice().private
        if private and not self.is_alone(seat):
            return
        try:
            self.ask_until_played(seat, private=private)
        except (Leave, KeyboardInterrupt):
            # Whoever leaves does not leave the secret behind.
            if private:
                draw_curtain()
            raise

    def is_alone(self, seat: int) -> bool:
        """Call a player to the screen. False: the question is another one now, or asked of somebody else."""
        while True:
            line = self.line(seat, self.texts("terminal-alone", seat=self.name(seat)))
            if not line.strip():
                return True
            if self.understood(line, seat):
                return False

    def ask_until_played(self, seat: int, *, private: bool) -> None:
        menu = Menu(self.table.game, self.texts)
        self.host.present(seat, menu)
        self.host.asked = menu
        try:
            self.answer(seat, menu, private=private)
        finally:
            self.host.asked = None

    def answer(self, seat: int, menu: Menu, *, private: bool) -> None:
        """Read lines until one of them is played, or changes what is asked."""
        enter = self.host.view.enter(self.table.game)
        key = "prompt-number" if enter is None else "terminal-number-or-end"
        while True:
            line = self.line(seat, self.texts(key, count=len(menu.actions)))
            command = prompt.command(line, self.host.view.commands)
            if command is not None:
                if self.obey(command, seat, menu):
                    if private:
                        draw_curtain()
                    return
            elif not line.strip() and enter is None:
                self.host.repeat(menu)
            else:
                action = self.host.understand(line, menu) if line.strip() else enter
                if action is not None and self.play(seat, action, private=private):
                    self.host.asked = None
                    if self.host.quick and self.table.end_turn(seat):
                        self.host.tell_at_once(seat)
                    if action != enter:
                        self.before_the_bot(seat)
                    return

    def name(self, seat: int) -> str:
        return seat_name(self.table.game, seat, self.texts)

    def line(self, seat: int, text: str) -> str:
        """What is typed, full-width signs as plain ones; whoever closes the input leaves."""
        self.saver.keep_up()
        try:
            line = self.read(self.screen.prompt(self.table.game, seat, text))
            return unicodedata.normalize("NFKC", line[:LONGEST_LINE])
        except EOFError:
            raise Leave from None

    def play(self, seat: int, action: Action, *, private: bool) -> bool:
        """Play it and tell what came of it; what can't be done is explained."""
        before = len(self.table.events)
        try:
            self.table.play(seat, action)
        except IllegalAction:
            self.screen.answer(answers.why(self.table.game, action, self.texts))
            return False
        if private and draw_curtain():
            self.host.show_table(seat, whole=False)
        self.host.tell_at_once(seat)
        idle = idle_text(self.table.game, seat, self.table.events[before:], self.texts)
        if idle is not None:
            self.screen.say(idle)
        return True

    def before_the_bot(self, seat: int) -> None:
        """A bot answers at once, and then no step back is free: so the turn is ended with Enter."""
        game = self.table.game
        while not (self.host.quick or game.over) and self.table.steps.of(seat):
            if not self.seats.is_bot(game.seat):
                return
            line = self.line(seat, self.texts("terminal-end-turn"))
            if not line.strip() or self.understood(line, seat):
                return

    def understood(self, line: str, seat: int) -> bool:
        """While nothing is asked, only commands make sense. True: something else is to be done now."""
        command = prompt.command(line, self.host.view.commands)
        if command is None:
            self.host.screen.say(lookup.not_understood(self.table.game, line, self.texts))
            return False
        return self.obey(command, seat, None)

    def obey(self, command: prompt.Command, seat: int, menu: Menu | None) -> bool:
        """Do what a command says. True: the question is another one now, or asked of somebody else."""
        match command.name:
            case "quit":
                raise Leave
            case "undo":
                return self.undo()
            case "redo":
                return self.redo()
            case "bot":
                return self.takeover.hand_over(seat, command.words.lower())
            case "back":
                return self.takeover.take_back(seat, command.words)
            case "save":
                self.saver.save(command.words)
            case _:
                self.host.answer(command, seat, menu)
        return False

    # Steps back and forth: at one device anybody may type them for whoever can

    def undo(self) -> bool:
        """Take back the last action of a person who can do so freely, else of whoever decided last."""
        ways: list[tuple[Back, int]] = []
        for seat in self.seats.people():
            with suppress(TurnError):
                ways.append((self.table.way_back(seat), seat))
        if not ways:
            self.screen.say(
                self.texts("refused-undo-nothing" if self.seats.people() else "refused-not-asked")
            )
            return False
        back, seat = max(ways, key=lambda way: (way[0].is_free, way[0].at))
        action = self.table.steps.done[back.at].action
        if back.asks and not self.others_agree(seat, back, action):
            self.screen.say(self.texts("terminal-not-taken-back"))
            return False
        if not back.asks:
            self.table.undo(seat)
        self.host.forget()
        key = "terminal-undone" if back.is_free else "terminal-taken-back"
        self.screen.say(self.texts(key, option=option(self.table.game, action, self.texts)))
        return True

    def others_agree(self, seat: int, back: Back, action: Action) -> bool:
        """At one device, one word is that of all the others; what they say stands in the record."""
        before = self.table.steps.game_before(back.at, self.table.game)
        taken_back = option(before, action, self.texts)
        self.table.ask_back(seat)
        line = self.line(seat, self.texts("terminal-ask-back", seat=self.name(seat), option=taken_back))
        agreed = line.strip().lower() in YES
        for other in back.asks if agreed else back.asks[:1]:
            if agreed:
                self.table.agree(other)
            else:
                self.table.decline(other)
        return agreed

    def redo(self) -> bool:
        """Do again what was taken back."""
        for seat in self.seats.people():
            if self.table.can_redo(seat):
                self.table.redo(seat)
                self.host.tell_at_once(seat)
                self.before_the_bot(seat)
                return True
        self.screen.say(self.texts("refused-redo"))
        return False
