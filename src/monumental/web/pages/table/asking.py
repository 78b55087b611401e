"""What people ask each other as a page tells it: steps back, a bot for who is away, an end for all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, cast

from monumental.cards.grammar import all_of
from monumental.play.errors import TurnError
from monumental.play.records.record import ABANDON, ABSENT, AGREE, ASK, AWAY, DECLINE, RESIGNED, TAKEBACK
from monumental.play.takebacks.asking import matter_of
from monumental.play.words import seat_name
from monumental.web.contract.table import AbsencePage, AskPage, UndoPage

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.play.records.record import Move
    from monumental.play.table import Table
    from monumental.web.pages.table.shown import Shown
    from monumental.web.tables.room import Room


About = Literal["takeback", "away", "abandon"]


@dataclass(frozen=True)
class Said:
    """The sentences of what can be asked for, by their keys."""

    asked: str
    mine: str  # to who asked
    agreed: str = "server-vote-agreed"
    declined: str = "server-vote-declined"
    withdrawn: str = "server-vote-withdrawn"


SAID: Final = {
    TAKEBACK: Said("server-ask", "server-ask-mine", "server-agreed", "server-declined", "server-withdrawn"),
    AWAY: Said("server-ask-away", "server-ask-away-mine"),
    ABANDON: Said("server-ask-abandon", "server-ask-abandon-mine"),
}


#: A bot for who is away, where it was agreed on that they have lost then.
LOST: Final = Said("server-ask-away-lost", "server-ask-away-lost-mine")


def undo_page(room: Room, seat: int, texts: Texts) -> UndoPage:
    """What a step back of this seat would be; where there is none, why."""
    try:
        room.must_be_open_to_undo()
        back = room.table.way_back(seat)
        if back.is_free:
            return UndoPage("free", texts("server-undo-free"))
        if not back.asks:
            return UndoPage("takeback", texts("server-undo-takeback"))
        room.table.asking.must_be_possible(seat, TAKEBACK)
    except TurnError as error:
        return UndoPage(None, texts(error.key))
    return UndoPage("ask", texts("server-undo-ask"))


def absence_page(room: Shown, viewer: int | None) -> AbsencePage | None:
    """Whom the others wait for, where other people play and no clock does it for them."""
    until = room.away_until()
    if until is None or room.since is None or room.absence is None or room.status != "playing":
        return None
    asked = room.table.game.seat
    if (
        viewer is None
        or viewer in {asked, *room.table.resigned}
        or room.seats[viewer].owner == room.seats[asked].owner
    ):
        return None
    return AbsencePage(room.absence, asked, room.since.isoformat(), until.isoformat())


def ask_page(table: Table, viewer: int | None, texts: Texts) -> AskPage | None:
    """What somebody asks the others."""
    ask = table.asking.open
    if ask is None:
        return None
    names = {
        "seat": seat_name(table.game, ask.seat, texts),
        "seats": all_of(texts, [seat_name(table.game, seat, texts) for seat in ask.awaited]),
    }
    if ask.about == AWAY:
        names["away"] = seat_name(table.game, ask.to, texts)
    said = SAID[ask.about] if (ask.about, table.gone) != (AWAY, RESIGNED) else LOST
    key = said.mine if ask.seat == viewer else said.asked
    return AskPage(ask.seat, cast("About", ask.about), texts(key, **names), ask.awaited)


def answers(table: Table, since: int, texts: Texts) -> tuple[str, ...]:
    """What was said to such questions since a version, for those who have heard the question."""
    asked = _asked_at(table, since)
    said = []
    for move in table.moves[since:]:
        if move.verb == ASK:
            asked = move
            continue
        if asked is None:
            continue
        said += _said(table, asked, move, texts)
        if _ends(asked, move):
            asked = None
    return tuple(said)


def _asked_at(table: Table, version: int) -> Move | None:
    """What somebody had asked for that was not answered yet."""
    since: list[Move] = []
    for place in range(version - 1, -1, -1):
        move = table.moves[place]
        if move.verb == ASK:
            return None if any(_ends(move, later) for later in since) else move
        if not move.is_aside:
            # The game has gone on since anything was asked for before.
            return None
        since.append(move)
    return None


def _about(asked: Move) -> str:
    return matter_of(asked.words.partition(" ")[2])


def _ends(asked: Move, move: Move) -> bool:
    """Is nobody asked any more after this line?"""
    if move.verb == DECLINE:
        # Of a vote one may say no, and others decide; whoever asked ends it.
        return _about(asked) != AWAY or move.seat == asked.seat
    return move.reason == ABSENT or not move.is_aside


def _said(table: Table, asked: Move, move: Move, texts: Texts) -> list[str]:
    """What a line says to whoever asked; what the log tells is not said twice."""
    if move.is_told:
        return []
    said, asker = SAID[_about(asked)], seat_name(table.game, asked.seat, texts)
    seat = seat_name(table.game, move.seat, texts)
    if move.verb == AGREE:
        return [texts(said.agreed, seat=seat)]
    if move.verb == TAKEBACK:
        return [texts("server-taken-back", seat=asker)]
    if move.verb == DECLINE:
        return [texts(said.withdrawn if move.seat == asked.seat else said.declined, seat=seat)]
    return [texts("server-lapsed", seat=asker)]
