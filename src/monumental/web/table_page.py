"""A table as one seat, or a spectator, sees it, in words: built up field by field, like the view in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from monumental.bots.naming import level
from monumental.engine.action import NONE
from monumental.engine.resources import RESOURCES
from monumental.engine.scoring import achievements, score_sheets, winners
from monumental.games.classic.state import ClassicState
from monumental.play.notation import NotationError, read, write
from monumental.play.record import RecordError
from monumental.play.speech.subjects import subject
from monumental.play.speech.telling import Told, tell
from monumental.play.targets import actions_at, happened_at, targets
from monumental.play.trial import Trial, try_out
from monumental.play.verdict import verdict
from monumental.play.view import view_for
from monumental.play.words import option, question, reason, seat_name
from monumental.web.pages import (
    EventPage,
    LogLine,
    LogPage,
    LuckPage,
    OptionPage,
    PreviewPage,
    QuestionPage,
    ReasonPage,
    ReasonsPage,
    ScoreLine,
    ScorePage,
    SeatPage,
    TablePage,
)
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason
    from monumental.play.table import Table
    from monumental.web.room import Room

#: So many pages of a table are kept until it changes.
MOST_PAGES = 12

#: Of so many lines of the record one may want to see what moved; of older ones, to read.
RECENT = 60

#: Whoever opens the page gets so many lines of the log, or a few more; the others when they ask for them.
FIRST_LINES = 80

#: So many reasons are enough to know why something can't be done.
MOST_REASONS = 4


def eyes(room: Room, owner: str | None, seat: int | None) -> int | None:
    """Whose view a browser gets: of the seat it named if that is its own, else of the one that is asked."""
    mine = room.seats_of(owner)
    if seat is not None:
        if seat not in mine:
            raise Refused(403, "server-not-your-seat")
        return seat
    if not mine:
        return None
    asked = room.asked()
    return asked if asked in mine else mine[0]


def table_page(
    room: Room, owner: str | None, viewer: int | None, since: int, language: str, *, whole: bool = False
) -> bytes:
    """The table now, with what is new since a version: a `TablePage`, as JSON.

    From the beginning on, that is the latest part of the log, unless the whole of it is asked for.

    Whoever acts gets the same page twice, as the answer and over the socket. What is kept is one string: the
    objects of many pages would be searched for garbage again and again, while everybody waits.
    """
    wanted = (owner, viewer, since, language, whole)
    page = room.pages.get(wanted)
    if page is None:
        log = _log(room.table, since, room.texts(language), most=None if since or whole else FIRST_LINES)
        page = msgspec.json.encode(_page(room, room.table, owner, viewer, log, language, moment=False))
        if len(room.pages) >= MOST_PAGES:
            room.pages.clear()
        room.pages[wanted] = page
    return page


def moment_page(room: Room, owner: str | None, viewer: int | None, at: int, language: str) -> TablePage:
    """The table as it was after so many lines of its record. Nothing can be done there."""
    try:
        table = room.look_back().at(at)
    except RecordError as error:
        raise Refused(409, "server-gone") from error
    log = _log(table, max(0, at - 1), room.texts(language), dealt=at == 0)
    return _page(room, table, owner, viewer, log, language, moment=True)


def _page(
    room: Room,
    table: Table,
    owner: str | None,
    viewer: int | None,
    log: LogPage,
    language: str,
    *,
    moment: bool,
) -> TablePage:
    texts = room.texts(language)
    game = table.game
    mine = room.seats_of(owner)
    acts = not moment and room.status == "playing" and viewer is not None
    return TablePage(
        id=room.id,
        version=table.version,
        name=room.name,
        rules=game.rules.name,
        rules_name=texts(f"rules-{game.rules.name}"),
        status=room.status,
        pace=room.pace,
        language=language,
        viewer=viewer,
        mine=mine,
        seats=seat_pages(room, table, owner, texts),
        round=round_line(game, texts),
        question=None if game.over or room.status == "open" else _question(game, viewer, texts),
        options=_options(room, texts) if acts and table.is_asked(viewer) else (),
        can_undo=acts and viewer is not None and table.can_undo(viewer),
        can_redo=acts and viewer is not None and table.can_redo(viewer),
        thinking=not moment and room.waits_for_bot(),
        log=log,
        score=score_page(game, texts),
        luck=_luck(table),
        rated=room.rated,
        rematch=room.rematch if mine else None,
        moment=moment,
        length=room.table.version,
        view=view_for(game, viewer),
    )


def round_line(game: Game, texts: Texts) -> str:
    """`Round 3`, and whether the end is near."""
    state = game.state
    if not state.round:
        return texts("view-before-round-1")
    line = texts("view-final-round" if state.final else "view-round", number=state.round)
    if isinstance(state, ClassicState) and state.ending and not state.final:
        return f"{line} · {texts('view-ending')}"
    return line


# Who sits there


def seat_pages(room: Room, table: Table, owner: str | None, texts: Texts) -> tuple[SeatPage, ...]:
    game = table.game
    pages = []
    for seat in room.seats:
        bot = room.bot_at(seat.seat)
        pages.append(
            SeatPage(
                seat=seat.seat,
                kind=seat.kind,
                title=seat_name(game, seat.seat, texts),
                name=seat.name if bot is None else level(bot, texts),
                bot=bot,
                taken=seat.kind != "person" or seat.owner is not None,
                mine=owner is not None and seat.owner == owner,
                here=seat.owner is not None and room.here[seat.owner] > 0,
                handed_over=seat.kind == "person" and bot is not None,
            )
        )
    return tuple(pages)


# What is asked, and what can be done


def _question(game: Game, viewer: int | None, texts: Texts) -> QuestionPage:
    choice = game.choice()
    if viewer == game.seat:
        sentence = question(game, texts)
    else:
        # A question speaks to whoever is asked; of a private one, others may not even know the subject.
        sentence = texts("server-waiting", seat=seat_name(game, game.seat, texts))
    return QuestionPage(game.seat, sentence, game.rules.clauses.get(choice.question), choice.private)


def _options(room: Room, texts: Texts) -> tuple[OptionPage, ...]:
    game = room.table.game
    return tuple([_option(room, game, action, texts) for action in game.options()])


def _option(room: Room, game: Game, action: Action, texts: Texts) -> OptionPage:
    trial = try_out(game, action, room.forced_answer)
    return OptionPage(
        words=write(game, action),
        text=option(game, action, texts),
        targets=targets(game, action),
        final=_is_final(room, trial),
        luck=trial.draws or trial.betrays,
        card=_subject(game, action),
    )


def _subject(game: Game, action: Action) -> str | None:
    card = subject(game, action, game.choice().seat)
    return None if card is None else card.key


def _is_final(room: Room, trial: Trial) -> bool:
    """Can't it be taken back? A bot that is asked next answers at once, and then nothing can."""
    return trial.is_final or (trial.asked is not None and room.bot_at(trial.asked) is not None)


def preview_page(room: Room, viewer: int, words: str, language: str) -> PreviewPage:
    """What an option would do, up to where luck decides."""
    game = room.table.game
    if room.status == "open":
        raise Refused(409, "server-not-begun")
    action = _read(game, words)
    if not room.table.is_asked(viewer) or action not in game.options():
        raise Refused(409, "refused-stale")
    texts = room.texts(language)
    trial = try_out(game, action, room.forced_answer)
    return PreviewPage(
        action=words,
        text=option(game, action, texts),
        lines=tuple([told.sentence for told in tell(game, trial.events, texts)]),
        supply=dict(zip(RESOURCES, trial.supply, strict=True)),
        final=_is_final(room, trial),
        luck=trial.draws,
    )


def reasons_page(
    room: Room, viewer: int | None, place: str | None, words: str | None, language: str
) -> ReasonsPage:
    """Why something can't be done: an action, or whatever touching a place could mean."""
    game, texts = room.table.game, room.texts(language)
    if room.status != "playing":
        actions: Sequence[Action] = ()
    else:
        actions = [_read(game, words)] if words else actions_at(game, place or "")
    found: dict[str, ReasonPage] = {}
    for action in actions:
        page = _reason(room, viewer, action, texts)
        found.setdefault(page.sentence, page)
    # What can be done first; that something else is asked, last.
    ordered = sorted(found.values(), key=lambda page: (not page.can, page.clause is None))
    specific = [page for page in ordered if page.can or page.clause] or ordered
    return ReasonsPage(place, tuple(specific[:MOST_REASONS]))


def _reason(room: Room, viewer: int | None, action: Action, texts: Texts) -> ReasonPage:
    game = room.table.game
    why = room.table.why_not(viewer, action)
    words = write(game, action)
    if why is None:
        return ReasonPage(words, True, option(game, action, texts), None, None)
    # That another question is open is a reason of the moment, not of a rule.
    clause = None if why.key == "not-asked-now" else _clause(game, why)
    return ReasonPage(
        action=words,
        can=False,
        sentence=reason(game, why, texts),
        clause=clause,
        clause_text=None if clause is None else texts.clause(clause),
    )


def _clause(game: Game, why: Reason) -> str | None:
    return game.rules.clause_of(why) or None


def _read(game: Game, words: str) -> Action:
    try:
        return read(game, words)
    except NotationError as error:
        raise Refused(422, "server-notation", words=words) from error


# What happened


def _log(table: Table, since: int, texts: Texts, *, dealt: bool = True, most: int | None = None) -> LogPage:
    """The sentences of everything since a version; those of one line of the record belong together.

    `dealt`: from the beginning on, with what was dealt before the first line. `most`: of so many lines on,
    older ones are left out.
    """
    since = min(max(since, 0), table.version)
    standing, _ = table.events_since(since)
    lines: deque[LogLine] = deque()
    whole = True
    for version, begin, end in reversed(table.passages(since)):
        if not version and not dealt:
            break
        if most is not None and len(lines) >= most:
            whole = False
            break
        at = end
        for told in reversed(tell(table.game, table.events[begin:end], texts)):
            at -= len(told.events)
            recent = version > table.version - RECENT
            lines.appendleft(_log_line(table.game, told, at, version, recent=recent))
    return LogPage(since, standing if since else 0, whole, tuple(lines))


def _log_line(game: Game, told: Told, at: int, version: int, *, recent: bool) -> LogLine:
    places = [place for each in told.events for place in happened_at(game, each) if place is not None]
    cards = [game.catalog.cards[each.card].key for each in told.events if each.card != NONE]
    seats = {each.seat for each in told.events} - {NONE}
    return LogLine(
        at=at,
        version=version,
        text=told.sentence,
        seat=seats.pop() if len(seats) == 1 else None,
        cards=tuple(dict.fromkeys(cards)),
        targets=tuple(dict.fromkeys(places)),
        events=tuple([_event(game, each) for each in told.events]) if recent else (),
    )


def _event(game: Game, event: Event) -> EventPage:
    at, goes_to = happened_at(game, event)
    return EventPage(
        key=event.key,
        seat=None if event.seat == NONE else event.seat,
        card=None if event.card == NONE else game.catalog.cards[event.card].key,
        at=at,
        to=goes_to,
        resource=None if event.resource == NONE else RESOURCES[event.resource],
        number=event.number,
    )


# Points and luck


def score_page(game: Game, texts: Texts) -> ScorePage | None:
    """The score sheet as if the game ended here; nothing before everybody has a civilization."""
    if any(player.civilization == NONE for player in game.state.players):
        return None
    sheets = score_sheets(game)
    lines = [
        ScoreLine(
            key=part.name,
            title=texts(f"score-{part.name}"),
            each=part.points,
            counts=tuple([sheet.lines[position].count for sheet in sheets]),
            points=tuple([sheet.lines[position].points for sheet in sheets]),
            dominance=tuple([sheet.lines[position].dominance for sheet in sheets]),
        )
        for position, part in enumerate(achievements(game))
    ]
    return ScorePage(
        lines=tuple(lines),
        totals=tuple([sheet.total for sheet in sheets]),
        winners=tuple(winners(game)) if game.over else None,
        verdict=tuple(verdict(game, texts)) if game.over else (),
    )


def _luck(table: Table) -> LuckPage:
    """The seed is nobody's business before the game is over, unless somebody typed it."""
    head = table.head
    if head is None:
        return LuckPage(None, None, None)
    seed = table.seed if table.game.over else None
    typed = None if head.luck.typed is None else str(head.luck.typed)
    return LuckPage(head.luck.commitment, typed, None if seed is None else seed.hex())


__all__ = ["eyes", "moment_page", "preview_page", "reasons_page", "table_page"]
