"""A table: a game, who sits at it, the record of what was played, and steps back and forth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import Action
from monumental.engine.chance import Chance, Recording
from monumental.engine.game import Game
from monumental.engine.moves.turn import waiting_refusal
from monumental.engine.reasons import IllegalAction, Reason
from monumental.engine.scoring.points import score_sheets, winners
from monumental.play.errors import TurnError
from monumental.play.notation import drawn_words, read, write
from monumental.play.records.record import (
    ABANDON,
    AGREE,
    ASK,
    DECLINE,
    REDO,
    SIT,
    TAKEBACK,
    TAKEN,
    UNDO,
    Ending,
    Head,
    Move,
    Record,
    RecordError,
    head_for,
    is_name,
    with_seed,
)
from monumental.play.systems.known import modules_of, system_of
from monumental.play.takebacks.agreeing import Agreeing, read_numbers
from monumental.play.takebacks.asking import Asking
from monumental.play.takebacks.heard import Heard
from monumental.play.takebacks.steps import Back, Done, Steps

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from monumental.cards.carried import Carried
    from monumental.engine.events import Event

#: What ends a turn, wherever it is ended.
END = Action("end")

#: What is told of a step back that was not free.
TOOK_BACK = "took-back"

#: Who sits where nobody else was named, and what a seat is called that follows its Solo cards.
PERSON = "human"
AUTOMA = "automa"


class Table(Agreeing):
    """Plays the game for its seats and keeps what undo and the record need.

    A step back is free until luck was drawn, a secret was shown or betrayed, or another seat has acted; what
    left that seat no choice is no act of theirs. Beyond that it takes the word of every other person at the
    table, so among computers it takes nobody's: docs/decisions/018. Luck stays the same, whoever goes back.
    It is a line of the record like everything else: nothing is ever deleted there.
    """

    def __init__(
        self,
        game: Game,
        sitters: Sequence[str] = (),
        head: Head | None = None,
        seed: bytes | None = None,
        bots: Container[str] = (),
        packs: tuple[Carried, ...] = (),
    ) -> None:
        self.luck = Recording(game.chance)
        self.events: list[Event] = [] if game.journal is None else game.journal
        self.game = Game(game.rules, game.catalog, game.state, self.luck, self.events)
        self.sitters = [*sitters] or [PERSON] * len(game.state.players)
        self.head = head  # how the game began; a table without it writes no record
        self.seed = seed  # where its luck comes from, for nobody to know before the game is over
        self.bots = bots  # which names are those of programs: whoever is called otherwise is a person
        self.packs = packs  # those of others, which the record has in full
        self.moves: list[Move] = []
        self._told: list[int] = []  # the lines that tell of the table instead of the game, counted from 1
        self.was_taken_back = False  # has anything left the line of the game that was not free?
        self.steps = Steps()
        self.asking = Asking()
        self.heard = Heard(self.events)
        self._sat = [{name} for name in self.sitters]  # all who have sat at each seat
        self.resigned: set[int] = set()  # whose game is lost, however well a bot plays on for them
        self.missing: set[int] = set()
        self.vacant: set[int] = set()  # a bot plays there, and whoever comes by may take the seat
        self.abandoned = False  # everybody has agreed to end the game without a result

    def __repr__(self) -> str:
        return f"<Table of {', '.join(self.sitters)} after {self.version} moves: {self.game!r}>"

    # The record

    @property
    def over(self) -> bool:
        """Is nothing played any more, with a result or without?"""
        return self.game.over or self.abandoned

    @property
    def version(self) -> int:
        """Grows with every line of the record: whoever acts may say which one they have seen."""
        return len(self.moves)

    def record(self) -> Record:
        """All that is known, for whoever keeps the table: the seed too, so that the game can go on."""
        head = self._head()
        if self.seed is not None:
            head = with_seed(head, self.seed)
        return Record(head, tuple(self.moves), self.ending(), self.packs)

    def record_for(self, seat: int | None) -> Record:
        """The record as a seat, or somebody who watches, may have it; once the game is over, all of it."""
        if self.over:
            return Record(self._head(), tuple(self.moves), self.ending(), self.packs)
        moves = tuple(move.seen_by(seat) for move in self.moves)
        return Record(head_for(seat, self._head()), moves, packs=self.packs)

    def _head(self) -> Head:
        if self.head is None:
            raise RecordError("nobody wrote down how this game began")
        return self.head

    def ending(self) -> Ending | None:
        """The last line of a record: the scores, and what nobody could know before."""
        if not self.over:
            return None
        seed = None if self.seed is None else self.seed.hex()
        if self.abandoned:
            return Ending(abandoned=True, seed=seed)
        return Ending(
            scores=tuple(sheet.total for sheet in score_sheets(self.game)),
            winners=tuple(winners(self.game, self.resigned)),
            seed=seed,
        )

    def told_lines(self) -> list[tuple[int, int]]:
        """The lines of the record in which somebody sat down or the game was abandoned, counted from 1.

        With each, the last event before it.

        They are never taken back; what happened before them may be.
        """
        return [(line, self.heard.standing(line) - 1) for line in self._told]

    def _write(self, move: Move, standing: int | None = None) -> None:
        """One more line. `standing`: of the events before it, only so many still count."""
        self.moves.append(move)
        if move.is_told:
            self._told.append(len(self.moves))
        self.was_taken_back = self.was_taken_back or move.verb == TAKEBACK
        self.heard.write(standing)
        if not move.is_aside:
            self.asking.lapse()

    # Acting

    def options(self, seat: int | None) -> list[Action]:
        """What a seat can do now: nothing unless it is asked."""
        return self.game.options() if self.is_asked(seat) else []

    def why_not(self, seat: int | None, action: Action) -> Reason | None:
        """Why a seat can't do this now; nothing if it can. What others could do is not for its ears."""
        if self.over or self.is_asked(seat):
            return self.game.why_not(action)
        if seat is None:
            return Reason("not-asked-now", self.game.choice().question)
        return waiting_refusal(self.game, seat, action)

    def is_asked(self, seat: int | None) -> bool:
        """Does the game wait for this seat?"""
        return not self.over and self.game.seat == seat

    def play(self, seat: int, action: Action, at: int | None = None, *, back: str | None = None) -> None:
        """Play an option for the seat that is asked; an illegal one raises and changes nothing.

        `at` is the version of the table that the seat has seen; if the game has gone on since, the action was
        meant for another moment and is refused. `back`: who takes the seat back by playing it.
        """
        self._must_be_new(at)
        if self.over:
            raise TurnError("refused-over", "the game is over")
        if self.game.seat != seat:
            raise TurnError("refused-not-asked", f"seat {seat} is not asked now")
        if back is not None:
            if action not in self.game.options():
                raise self._illegal(action)
            self.sit(seat, back)
        drawn = self._play(seat, self.sitters[seat], action, forced=False)
        self.steps.undone.clear()
        self._write(Move(seat, write(self.game, action), drawn))

    def end_turn(self, seat: int) -> bool:
        """For a seat that wants it so: end its turn if all that is left can wait for the next one; did it?"""
        if not self.is_asked(seat) or not self.game.choice().can_wait(self.game):
            return False
        self.play(seat, END)
        return True

    def is_forced(self) -> bool:
        """Is there only one answer? Of a private question nobody else may know that."""
        return not self.over and not self.game.choice().private and len(self.game.options()) == 1

    def play_one_forced(self) -> bool:
        """Play the next move if it leaves no choice; did it?"""
        if not self.is_forced():
            return False
        seat, action = self.game.seat, self.game.options()[0]
        drawn = self._play(seat, self.sitters[seat], action, forced=True)
        self.steps.undone.clear()
        self._write(Move(seat, write(self.game, action), drawn, forced=True))
        return True

    def play_forced(self) -> None:
        """Play all that leaves no choice, and write it down: a table need not ask."""
        while self.play_one_forced():
            pass

    def _play(self, seat: int, sitter: str, action: Action, *, forced: bool) -> tuple[str, ...]:
        """Play it; gives what luck brought."""
        options = self.game.options()
        if action not in options:
            raise self._illegal(action)
        betrays = self.game.choice().private
        before, events, luck = self.game.state.clone(), len(self.events), self.luck.place()
        drawn = len(self.luck.cards)
        self.game.play_option(action)
        shows = not self.game.over and self.game.choice().private
        cards = tuple(self.luck.cards[drawn:])
        chosen = betrays or len(options) > 1
        done = Done(seat, sitter, action, forced, chosen, events, luck, cards, self.version)
        self.steps.add(done, before, is_final=betrays or shows or bool(cards) or self.game.over)
        return drawn_words(self.game, self.luck, drawn)

    def _illegal(self, action: Action) -> IllegalAction:
        reason = self.game.why_not(action)
        assert reason is not None
        return IllegalAction(reason, self.game.rules.clause_of(reason))

    # Steps back and forth

    def people(self) -> list[int]:
        """The seats at which a person sits, or has sat and left it to a bot: they may come back."""
        return [seat for seat in self._persons() if seat not in self.resigned]

    def _persons(self) -> list[int]:
        """… and those who have resigned."""
        return [
            seat
            for seat, names in enumerate(self._sat)
            if self.game.state.is_played(seat) and any(name not in self.bots for name in names)
        ]

    def way_back(self, seat: int) -> Back:
        """The step back that a seat could take now; where there is none, it says why."""
        free = self.steps.of(seat)
        last = free[0] if free else self.steps.last_decided_by(seat, self.bots)
        others = tuple(person for person in self.people() if person != seat)
        if self.abandoned:
            raise TurnError("refused-over", "the game is over")
        if last is None:
            raise TurnError("refused-undo-nothing", "there is nothing yet that could be taken back")
        if self.game.over and len(self._persons()) > 1:
            raise TurnError("refused-undo-over", "the game is over, and other people have played it")
        to = self.steps.done[last].version
        return Back(last if free else self._decided(seat, to), to, bool(free), () if free else others)

    def can_undo(self, seat: int) -> bool:
        """Is there an action that this seat may take back without asking anybody?"""
        try:
            return not self.way_back(seat).asks
        except TurnError:
            return False

    def can_redo(self, seat: int) -> bool:
        """Has this seat taken back an action that can be done again? What other people did is theirs."""
        if not self.steps.can_go_forth(seat):
            return False
        people = self.people()
        return not any(
            done.chosen and done.seat != seat and done.seat in people for done in self.steps.undone[-1]
        )

    def undoable(self, seat: int) -> list[str]:
        """The actions that a seat can take back without asking anybody, the last one first."""
        if not self.can_undo(seat):
            return []
        ways = self.steps.of(seat) if len(self.people()) > 1 else self.steps.decided_by(seat, self.bots)
        return [write(self.game, self.steps.done[at].action) for at in ways]

    def undo(self, seat: int, at: int | None = None) -> None:
        """Take back the last action of a seat, and what followed it.

        Where that is not free, it is marked in the record; where others have to agree, it is refused.
        """
        self._must_be_new(at)
        back = self.way_back(seat)
        if back.asks:
            raise self._not_free()
        self._go_back(seat, back)

    def _not_free(self) -> TurnError:
        return TurnError(
            "refused-undo",
            "nothing can be taken back alone: luck was drawn, a secret shown, or another player has acted",
        )

    def _go_back(self, seat: int, back: Back) -> None:
        left_behind = self.game.state
        state, left = self.steps.back(back.at, self.game)
        self.game.state = state
        standing = left[0].events
        lost = self.heard.go_back(standing)
        if back.is_free:
            self._write(Move(seat, UNDO), standing)
            return
        if any(done.cards for done in left):
            self.luck.go_back(left[0].luck)
        for remember in (system_of(self.game).remember, *[each.remember for each in modules_of(self.game)]):
            if remember is not None:
                remember(self.game, left_behind)
        # What was seen stays seen, so that it was taken back stays told.
        decided = sum(done.seat == seat and not done.forced for done in left)
        for event in lost:
            if event.key == TOOK_BACK and event.seat == seat:
                decided += event.number
            elif event.key == TOOK_BACK:
                self.events.append(event)
        self.game.tell("took-back", seat, number=decided)
        if back.asks:
            # It may be that others did what would be done again.
            self.steps.undone.clear()
        self._write(Move(seat, f"{TAKEBACK} {back.to}"), standing)

    def redo(self, seat: int, at: int | None = None) -> None:
        """Do again what a seat took back last, and what followed it: one line, as the step back."""
        self._must_be_new(at)
        if not self.can_redo(seat):
            raise self._nothing_undone()
        self._go_forth(seat)

    def _nothing_undone(self) -> TurnError:
        return TurnError("refused-redo", "there is nothing to do again: nothing was taken back since")

    def _go_forth(self, seat: int) -> None:
        drawn: list[str] = []
        for done in self.steps.forth():
            drawn += self._play(done.seat, done.sitter, done.action, forced=done.forced)
        self._write(Move(seat, REDO, tuple(drawn)))

    @property
    def decisions(self) -> int:
        """How many actions stand: whoever goes back and forth makes it no other number."""
        return len(self.steps.done)

    def done_before(self, seat: int) -> Action | None:
        """What the bot at this seat did here the first time: going back makes nobody think anew."""
        action = self.steps.done_before(seat, self.sitters[seat])
        return action if action in self.options(seat) else None

    # What others have agreed to

    def _take_back(self, seat: int, to: int) -> None:
        """Go back to where this seat decided something, if all who were asked have agreed."""
        at = self._decided(seat, to)
        ask = self.asking.open
        self._must_be_granted(ask, seat, TAKEBACK, to)
        self._go_back(seat, Back(at, to, is_free=False, asks=() if ask is None else ask.asked))

    def _abandon(self, seat: int) -> None:
        """The game ends here, without a result."""
        if self.over:
            raise TurnError("refused-over", "the game is over")
        self._must_be_granted(self.asking.open, seat, ABANDON, seat)
        self.abandoned = True
        self.steps.undone.clear()
        self._write(Move(seat, ABANDON))

    def _decided(self, seat: int, version: int) -> int:
        at = self.steps.decided_at(version, seat)
        if at is None:
            raise RecordError(f"seat {seat} decided nothing after {version} moves that could be taken back")
        return at

    def has_gone_on(self, at: int) -> bool:
        """Has the game gone on since a version? Whoever sat down, got up or asked took nobody's turn."""
        return not 0 <= at <= self.version or not all(move.is_aside for move in self.moves[at:])

    def _must_be_new(self, at: int | None) -> None:
        if at is not None and self.has_gone_on(at):
            raise self._too_late(at)

    def _too_late(self, at: int) -> TurnError:
        return TurnError(
            "refused-stale",
            f"the table has moved on: this was meant for move {at}, and {self.version} were made",
        )

    # Seats, and other tables

    def sit(self, seat: int, sitter: str, at: int | None = None, *, reason: str = "") -> None:
        """A bot takes over a seat, or a person does: whoever sits down goes on from here.

        Whoever has resigned does not come back. Of two who change the same seat at once, the second is too
        late.
        """
        self._must_be_new(at)
        if at is not None and any(move.seat == seat and move.is_seating for move in self.moves[at:]):
            raise self._too_late(at)
        if self.over:
            raise TurnError("refused-over", "the game is over")
        is_there = 0 <= seat < len(self.sitters) and self.game.state.is_played(seat)
        if not is_there or sitter == AUTOMA:
            raise TurnError("refused-seat", f"nobody can sit down at seat {seat}")
        if not is_name(sitter):
            raise TurnError(
                "refused-name", "a name is up to 40 letters, numbers, dots, hyphens and underscores"
            )
        if seat in self.resigned:
            raise TurnError("refused-resigned", f"whoever sat at seat {seat} has resigned")
        if reason == TAKEN and (seat not in self.vacant or sitter != PERSON):
            raise TurnError("refused-not-vacant", f"nobody else can take over seat {seat}")
        move = Move(seat, f"{SIT} {sitter} {reason}" if reason else f"{SIT} {sitter}")
        self._seat(move)
        self._write(move)

    def make(self, move: Move) -> None:
        """Do again what a line of a record says."""
        verb, _, words = move.words.partition(" ")
        if verb == UNDO:
            free = self.steps.of(move.seat)
            if not free:
                raise self._not_free()
            self._go_back(move.seat, Back(free[0], 0, is_free=True, asks=()))
        elif verb == REDO:
            if not self.steps.can_go_forth(move.seat):
                raise self._nothing_undone()
            self._go_forth(move.seat)
        elif verb == SIT:
            self.sit(move.seat, move.sitter, reason=move.reason)
        elif verb == TAKEBACK:
            self._take_back(move.seat, *read_numbers(words, 1))
        elif verb == ASK:
            self._ask_again(move.seat, words)
        elif move.words == ABANDON:
            self._abandon(move.seat)
        elif verb == AGREE:
            self._agree(move.seat)
        elif verb == DECLINE:
            self.decline(move.seat)
        elif not move.forced:
            self.play(move.seat, read(self.game, move.words))
        elif not self.play_one_forced():
            raise RecordError(f"'{move.words[:40]}' was not forced")

    def go_on_after(self, moves: Sequence[Move]) -> None:
        """These moves led to the position that the table was laid out from; none can be taken back."""
        for move in moves:
            if move.is_seating:
                self._seat(move)
            self.abandoned |= move.words == ABANDON
            self._write(move)

    def copy(self, chance: Chance) -> Table:
        """A table that goes its own way from here, with its own luck."""
        game = self.game.clone(chance)
        game.journal = [*self.events]
        table = Table(game, self.sitters, self.head, self.seed, self.bots, self.packs)
        table.moves = [*self.moves]
        table._told = [*self._told]
        table.was_taken_back = self.was_taken_back
        table.steps = self.steps.copy()
        table.asking = self.asking.copy()
        table.heard = self.heard.copy(table.events)
        table._sat = [{*names} for names in self._sat]
        table.resigned = {*self.resigned}
        table.missing = {*self.missing}
        table.vacant = {*self.vacant}
        table.abandoned = self.abandoned
        return table
