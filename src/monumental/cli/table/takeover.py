"""A bot plays on for a person, and the person comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots import BOTS, BotError
from monumental.bots.naming import level
from monumental.cards.grammar import one_of
from monumental.cli.find import best
from monumental.engine.action import NONE
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cli.table.host import Host
    from monumental.cli.table.seats import Seats

#: Who plays against a person, or on for one, unless another bot is named.
USUAL_BOT = "normal"


class Takeover:
    """Seats that people hand over and take back. Nobody takes over an Automa: nobody sits there."""

    def __init__(self, host: Host, seats: Seats) -> None:
        self.host = host
        self.seats = seats
        self.table = host.table
        self.screen = host.screen
        self.texts = host.texts
        self.watched = NONE  # how many events there were when a turn was last watched

    def hand_over(self, seat: int, bot: str) -> bool:
        """A bot plays on at a seat. Does it?"""
        bot = bot or USUAL_BOT
        if bot not in BOTS:
            self.screen.say(self.texts("mistake-bot", name=bot, known=one_of(self.texts, [*BOTS])))
            return False
        try:
            self.seats.hand_over(seat, bot)
        except BotError as error:
            self.screen.say(str(error))
            return False
        # The bot was told to play, so it need not ask before the rest of this turn.
        self.watched = len(self.table.events)
        self.screen.say(self.texts("terminal-handed-over", seat=self.name(seat), bot=level(bot, self.texts)))
        return True

    def begins_turn(self, seat: int) -> bool:
        """Does a bot begin a turn for a person, and nobody else would be asked anything?"""
        if self.seats.people() or seat not in self.seats.handed_over():
            return False
        news = self.table.events[max(self.watched, 0) :]
        is_new = self.table.game.choice().question in self.host.view.shown_at
        begins = self.watched == NONE or any(is_new or each.seat not in {seat, NONE} for each in news)
        if begins:
            self.watched = len(self.table.events)
        return begins

    def take_back(self, asked: int, words: str) -> bool:
        """Play again at a seat that was handed over. Is it the one that is asked now?"""
        seats = self.named(self.seats.handed_over(), asked, words)
        if not seats:
            self.screen.say(self.texts("mistake-back"))
        elif len(seats) > 1:
            names = one_of(self.texts, [self.name(seat) for seat in seats])
            self.screen.say(self.texts("terminal-which-action", actions=names))
        else:
            self.seats.take_back(seats[0])
            self.host.arrive()
            self.screen.say(self.texts("terminal-sat-down", seat=self.name(seats[0])))
        return [*seats] == [asked]

    def named(self, seats: Sequence[int], asked: int, words: str) -> Sequence[int]:
        """The seats that are meant, by name or number; without words, rather the one that is asked."""
        if words:
            return best(words, [(seat, (self.name(seat), str(seat + 1))) for seat in seats])
        return [asked] if asked in seats else seats

    def name(self, seat: int) -> str:
        return seat_name(self.table.game, seat, self.texts)
