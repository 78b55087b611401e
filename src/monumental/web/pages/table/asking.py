"""Steps back as a page tells them: what the button does or why it can't, what is asked, what was answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of
from monumental.play.errors import TurnError
from monumental.play.records.record import AGREE, ASK, DECLINE, TAKEBACK
from monumental.play.words import seat_name
from monumental.web.contract.table import AskPage, UndoPage

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.play.table import Table
    from monumental.web.tables.room import Room


def undo_page(room: Room, seat: int, texts: Texts) -> UndoPage:
    """What a step back of this seat would be; where there is none, why."""
    try:
        room.must_be_open_to_undo()
        back = room.table.way_back(seat)
        if back.is_free:
            return UndoPage("free", texts("server-undo-free"))
        if not back.asks:
            return UndoPage("takeback", texts("server-undo-takeback"))
        room.table.asking.must_be_possible(seat)
    except TurnError as error:
        return UndoPage(None, texts(error.key))
    return UndoPage("ask", texts("server-undo-ask"))


def ask_page(table: Table, viewer: int | None, texts: Texts) -> AskPage | None:
    """What somebody asks the others."""
    ask = table.asking.open
    if ask is None:
        return None
    names = [seat_name(table.game, seat, texts) for seat in ask.awaited]
    if ask.seat == viewer:
        sentence = texts("server-ask-mine", seats=all_of(texts, names))
    else:
        sentence = texts("server-ask", seat=seat_name(table.game, ask.seat, texts))
    return AskPage(ask.seat, sentence, ask.awaited)


def answers(table: Table, since: int, texts: Texts) -> tuple[str, ...]:
    """What was said to such questions since a version, for those who have heard the question."""
    asker = _asker_at(table, since)
    said = []
    for move in table.moves[since:]:
        if move.verb == ASK:
            asker = move.seat
        elif asker is None or move.is_seating:
            continue
        elif move.verb == AGREE:
            said.append(texts("server-agreed", seat=seat_name(table.game, move.seat, texts)))
        else:
            said.append(_end(table, asker, move.verb, move.seat, texts))
            asker = None
    return tuple(said)


def _asker_at(table: Table, version: int) -> int | None:
    """Who had asked, and was not answered yet."""
    for move in reversed(table.moves[:version]):
        if move.verb == ASK:
            return move.seat
        if not move.is_aside or move.verb == DECLINE:
            return None
    return None


def _end(table: Table, asker: int, verb: str, seat: int, texts: Texts) -> str:
    asked = seat_name(table.game, asker, texts)
    if verb == TAKEBACK:
        return texts("server-taken-back", seat=asked)
    if verb == DECLINE and seat != asker:
        return texts("server-declined", seat=seat_name(table.game, seat, texts))
    return texts("server-withdrawn" if verb == DECLINE else "server-lapsed", seat=asked)
