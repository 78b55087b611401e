"""Everything that is sent to a seat, or to somebody who watches: what must not depend on secrets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence

from monumental import Action
from monumental.cards.text import load_texts
from monumental.cli.table.telling import news
from monumental.engine.catalog import MARKET_TOKEN
from monumental.engine.chance import seeded
from monumental.engine.game import Game
from monumental.play.imagine import imagine
from monumental.play.notation import all_words, write
from monumental.play.records.opening import Opening
from monumental.play.records.record import write_move, write_record
from monumental.play.table import Table
from monumental.play.view import as_json, view_for
from monumental.testing import conceivable, position

#: At each prompt so many actions are asked for, of all that could be.
QUESTIONS = 30


class LeakError(AssertionError):
    """Something that is sent to a seat depends on what it can't know."""


def same(sent: Sequence[str], what: str) -> None:
    """What is sent in one game, and in others that a seat can't tell from it."""
    for other in sent[1:]:
        if other != sent[0]:
            raise LeakError(f"{what} differs:\n{difference(sent[0], other)}")


def difference(one: str, other: str) -> str:
    """Where two long texts begin to differ."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((at for at, (here, there) in pairs if here != there), min(len(one), len(other)))
    start = max(0, at - 80)
    return f"  …{one[start : at + 80]}…\n  …{other[start : at + 80]}…"


class Ears:
    """What a seat hears of a table, from one line of the record to the next."""

    def __init__(self, table: Table, seat: int | None, opening: Opening) -> None:
        self.table = table
        self.seat = seat
        self.heard = len(table.events)
        self.written = [*conceivable(table.game)]
        self.about_markets = about_markets(table.game)
        self.texts = load_texts("en", [pack.folder for pack in opening.box.packs], table.game.rules)

    def hear(self, line: int, *, deep: bool, whole: bool) -> Iterator[tuple[str, str]]:
        """What is sent now, by name: always what is cheap, `deep` views and words, `whole` the record."""
        table, seat = self.table, self.seat
        fresh = table.events[min(self.heard, len(table.events)) :]
        self.heard = len(table.events)
        yield "the table", repr((table.version, table.sitters, table.game.over, table.is_forced()))
        yield "who is asked", repr([table.is_asked(each) for each in (None, *range(len(table.sitters)))])
        yield "the options", repr([write(table.game, option) for option in table.options(seat)])
        yield "steps back", repr(steps_back(table))
        yield "the events", repr(fresh)
        yield "the last line", "".join(write_move(move.seen_by(seat)) for move in table.moves[-1:])
        if deep:
            yield "the view", json.dumps(as_json(view_for(table.game, seat)))
            yield "the reasons", repr(self.reasons(line, whole=whole))
            yield "the log", repr(news.tell(table.game, fresh, self.texts, seeing=False))
            if seat is not None:
                # What a bot at this seat is given to think about.
                yield "what is imagined", repr(position(imagine(table.game, seat, seeded(line))))
        if whole:
            yield "the record", write_record(table.record_for(seat))
            yield "all events", repr(table.events)

    def reasons(self, line: int, *, whole: bool) -> list[tuple[object, ...]]:
        """Why it can't do this and that: always what could betray a Market, and some or all of the rest."""
        written = [*conceivable(self.table.game)] if whole else self.about_markets
        if not whole:
            written = written + random.Random(line).sample(self.written, QUESTIONS)
        return [(action, *refusal(self.table, self.seat, action)) for action in written]


def steps_back(table: Table) -> list[object]:
    """What each seat can take back or do again: everybody saw it being done."""
    seats = range(len(table.sitters))
    return [(table.can_undo(seat), table.can_redo(seat), table.undoable(seat)) for seat in seats]


def about_markets(game: Game) -> list[Action]:
    """Everything that can be said about Markets and their tokens."""
    cards = game.catalog.cards
    found = [
        action for verb in ("keep", "token") if verb in game.rules.words for action in all_words(game, verb)
    ]
    visits = all_words(game, "visit") if "visit" in game.rules.words else []
    return [*visits, *[action for action in found if cards[action.first].kind == MARKET_TOKEN]]


def refusal(table: Table, seat: int | None, action: Action) -> tuple[object, ...]:
    """Why not, with all its numbers; nothing if it can be done."""
    reason = table.why_not(seat, action)
    if reason is None:
        return ()
    return reason.key, reason.rule, reason.need, reason.have, reason.resource, reason.card
