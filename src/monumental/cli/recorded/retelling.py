"""A recorded game, told again. Nothing is told before it happens, and nothing that a seat did not see.

Of a move there is told what everybody heard at the table: the action, and the events it led to. What was
drawn for one seat alone, how many moves there are and what luck brings later stay in the record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots import BOTS
from monumental.bots.naming import level
from monumental.cli.screens.view import CITY, OPPONENT
from monumental.cli.table.explaining.piles import pile_named
from monumental.cli.table.host import WHOLE_TABLE, Host
from monumental.cli.table.telling import greeting, news
from monumental.cli.table.telling.paragraph import Paragraph
from monumental.engine.action import NONE
from monumental.engine.chance import seeded
from monumental.play.notation import read
from monumental.play.records.record import (
    ABANDON,
    ABSENT,
    AGREE,
    ASK,
    AWAY,
    DECLINE,
    LATE,
    REDO,
    RESIGNED,
    SIT,
    TAKEBACK,
    TAKEN,
    UNDO,
    RecordError,
)
from monumental.play.speech.verdict import verdict
from monumental.play.takebacks.asking import matter_of
from monumental.play.words import option, seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.screens.screen import Screen
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.records.record import Move
    from monumental.play.records.replay import Replay


#: What is said or done at a table beside actions of the game.
SAID = {
    REDO: "terminal-replay-redo",
    AGREE: "terminal-replay-agree",
    DECLINE: "terminal-replay-decline",
    ABANDON: "terminal-replay-abandoned",
}

#: What somebody asks the others for.
ASKED = {
    TAKEBACK: "terminal-replay-ask",
    AWAY: "terminal-replay-ask-away",
    ABANDON: "terminal-replay-ask-abandon",
}

#: Why a bot sits down, where it is no ordinary hand-over.
CHANGES_OF_SEATS = {
    LATE: "terminal-replay-late",
    ABSENT: "terminal-replay-absent",
    RESIGNED: "terminal-replay-resigned",
    TAKEN: "terminal-replay-taken",
}

#: … and where it was agreed on that they have lost then.
LOST: Final = {LATE: "terminal-replay-late-lost", ABSENT: "terminal-replay-absent-lost"}


class Retelling:
    """A record that is open after so many moves, for the eyes of a seat or of somebody who watches."""

    def __init__(self, replay: Replay, seat: int | None, texts: Texts, screen: Screen, place: int) -> None:
        self.replay = replay
        self.texts = texts
        self.screen = screen
        self.eyes = NONE if seat is None else seat
        self.place = place
        self.table = replay.at(place)

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def at_the_end(self) -> bool:
        return self.place == len(self.replay)

    def host(self) -> Host:
        """Answers what can be asked at a table."""
        return Host(self.table, self.texts, self.screen, hints=False, quick=True)

    def introduce(self) -> None:
        """Who played, who watches, and what has changed since; never how it went."""
        texts = self.texts
        greeting.introduce(self.screen, self.table, self.replay.record.head.seats, texts)
        for change in self.replay.changes:
            self.screen.say(texts("terminal-verify-note", change=change))
        if self.eyes == NONE:
            self.screen.say(texts("terminal-replay-spectator"))
        else:
            self.screen.say(texts("terminal-replay-seen-by", seat=seat_name(self.game, self.eyes, texts)))

    def go(self, place: int) -> None:
        """Open the record at another place, and show the table there."""
        self.table = self.replay.at(place)
        self.place = place
        self.arrive()

    def arrive(self) -> None:
        """Say where the record is open now."""
        self.screen.news(self.title(), [])
        if self.screen.seeing:
            self.show("")
        if self.at_the_end:
            self.tell_end()

    def title(self) -> str:
        key = "terminal-replay-move" if self.place else "terminal-replay-start"
        return self.texts(key, number=str(self.place))

    def forward(self) -> None:
        """Make the next move, and tell it."""
        passed = self.replay.passed_over(self.place)
        if passed != self.place:
            # What was taken back is told as that, and not before.
            self.place, self.table = passed, self.replay.at(passed)
        move = self.replay.record.moves[self.place]
        before = self.game.clone(seeded(0))
        told = len(self.table.events)
        taken_back = self.taken_back(move)
        try:
            self.replay.step(self.table, self.place)
        except RecordError:
            # Half a move may have been made.
            self.table = self.replay.at(self.place)
            raise
        self.place += 1
        deed = self.deed(before, move) if taken_back is None else self.undone(move, taken_back)
        happened = news.tell(self.game, self.table.events[told:], self.texts, seeing=False)
        if move.verb == TAKEBACK:
            happened = []
        self.screen.news(self.title(), [Paragraph(deed), *happened])
        if self.at_the_end:
            self.tell_end()

    def taken_back(self, move: Move) -> Action | None:
        """What a move takes back."""
        steps = self.table.steps
        if move.words == UNDO:
            found = next(iter(steps.of(move.seat)), None)
        else:
            found = None if move.goes_back_to is None else steps.decided_at(move.goes_back_to, move.seat)
        return None if found is None else steps.done[found].action

    def undone(self, move: Move, action: Action) -> str:
        """What was taken back: now that it is, it stands among the options again."""
        seat = seat_name(self.game, move.seat, self.texts)
        key = "terminal-replay-undo" if move.words == UNDO else "terminal-replay-takeback"
        return self.texts(key, seat=seat, option=option(self.game, action, self.texts))

    def deed(self, before: Game, move: Move) -> str:
        """A move in words, as it stood among the options."""
        texts = self.texts
        seat = seat_name(before, move.seat, texts)
        verb = move.verb
        if verb == ASK:
            return texts(ASKED[matter_of(move.words.partition(" ")[2])], seat=seat)
        if verb in SAID:
            return texts(SAID[verb], seat=seat)
        if verb == SIT:
            key = "terminal-replay-bot" if move.sitter in BOTS else "terminal-replay-person"
            key = CHANGES_OF_SEATS.get(move.reason, key)
            if self.table.gone == RESIGNED:
                key = LOST.get(move.reason, key)
            return texts(key, seat=seat, bot=level(move.sitter, texts))
        key = "terminal-replay-forced" if move.forced else "terminal-replay-did"
        return texts(key, seat=seat, option=option(before, read(before, move.words), texts))

    def tell_end(self) -> None:
        """The last move was told: who won, or that the record goes no further."""
        if not self.table.over:
            self.screen.say(self.texts("terminal-replay-stopped"))
            return
        if self.table.abandoned:
            self.screen.say(self.texts("server-abandoned"))
            return
        self.screen.say(self.texts("terminal-replay-over"))
        self.screen.sheet(self.game)
        for sentence in verdict(self.game, self.texts, self.table.resigned):
            self.screen.say(sentence)

    def show(self, words: str) -> None:
        """The table or a part of it, as at the table. Who watches sees the things of everybody."""
        host = self.host()
        if self.eyes != NONE or words in host.view.parts:
            host.show(words, self.eyes, None)
            return
        first, _, whose = words.partition(" ")
        pile = pile_named(first)
        named = words if pile is None else whose
        all_of_them = named in {CITY, OPPONENT, *WHOLE_TABLE}
        owners = range(len(self.game.state.players)) if all_of_them else host.owners(named, self.eyes)
        if not owners:
            self.screen.say(host.nothing_to_show(words))
        elif pile is not None:
            host.show_piles(owners, self.eyes, pile)
        else:
            for part in host.view.parts if words in WHOLE_TABLE else ():
                host.show_part(self.eyes, part)
            for owner in owners:
                self.screen.belongings(self.game, owner, self.eyes)
