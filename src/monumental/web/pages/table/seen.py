"""A table as one seat, or a spectator, sees it, in words: built up field by field, like the view in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from monumental.bots.naming import level
from monumental.coach.people import hints_agreed
from monumental.engine.action import NONE
from monumental.engine.resources import RESOURCES
from monumental.engine.scoring.points import achievements, score_sheets, winners
from monumental.play.drawings.svg import board_svg
from monumental.play.notation import NotationError, read, write
from monumental.play.options.targets import actions_at, targets
from monumental.play.options.trial import Trial, try_out
from monumental.play.records.record import RecordError, left_moments
from monumental.play.speech.names import full_name
from monumental.play.speech.subjects import subject
from monumental.play.speech.telling import tell
from monumental.play.speech.verdict import verdict
from monumental.play.view import common_view, view_for
from monumental.play.words import cause, option, question, round_line, seat_name
from monumental.web.contract.log import LogPage, PicturePage
from monumental.web.contract.options import OptionPage, PreviewPage, ReasonPage, ReasonsPage
from monumental.web.contract.score import ScoreLine, ScorePage
from monumental.web.contract.seats import SeatPage
from monumental.web.contract.table import ClockPage, LuckPage, OwnPacksPage, QuestionPage, TablePage
from monumental.web.pages.table.asking import absence_page, answers, ask_page
from monumental.web.pages.table.kept import Kept
from monumental.web.pages.table.log import log_page
from monumental.web.pages.table.pieces import Pieces
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason
    from monumental.engine.scoring.points import Sheet
    from monumental.play.table import Table
    from monumental.web.pages.table.shown import Shown
    from monumental.web.tables.clocks import Clock
    from monumental.web.tables.room import Room

#: Whoever opens the page gets so many lines of the log, or a few more; the others when they ask for them.
FIRST_LINES: Final = 80

#: The log of a page whose log comes later.
NOTHING_NEW: Final = LogPage(0, 0, True, ())

#: So many reasons are enough to know why something can't be done.
MOST_REASONS: Final = 4


def eyes(room: Room, owner: str | None, seat: int | None) -> int | None:
    """Whose view a browser gets: of the seat it named if that is its own, else of the one that is asked."""
    mine = room.seats_of(owner)
    if seat is not None:
        if seat not in mine:
            if room.was_replaced(owner):
                return mine[0] if mine else None  # they watch, and are told so
            raise Refused(403, "server-not-your-seat")
        return seat
    if not mine:
        return None
    asked = room.asked()
    return asked if asked in mine else mine[0]


def table_page(
    room: Room, owner: str | None, viewer: int | None, since: int, language: str, *, whole: bool = False
) -> Pieces:
    """The table now, with what is new since a version: a `TablePage`, as JSON, in pieces.

    From the beginning on, that is the latest part of the log, unless the whole of it is asked for.

    Whoever acts gets the same page twice, as the answer and over the socket. What is kept is strings: the
    objects of many pages would be searched for garbage again and again, while everybody waits.
    """
    kept = room.pages
    texts = kept.part(("texts", language), lambda: room.texts(language))
    tell = partial(_telling, room, owner, viewer, since, texts, whole=whole)
    return kept.page((owner, viewer, language, since, whole), tell)


def _telling(
    room: Room, owner: str | None, viewer: int | None, since: int, texts: Texts, *, whole: bool
) -> Pieces:
    """The page for whoever has seen the table at a version."""
    log = log_page(room, room.table, since, texts, most=None if since or whole else FIRST_LINES)
    said = answers(room.table, log.since, texts) if log.since else ()
    stand = partial(_standing, room, owner, viewer, texts)
    return room.pages.page((owner, viewer, texts.language), stand).telling(log, said)


def _standing(room: Room, owner: str | None, viewer: int | None, texts: Texts) -> Pieces:
    """The page without what happened: the same for whoever comes and for whoever has seen most of it."""
    page = _page(room, room.table, owner, viewer, NOTHING_NEW, texts, room.pages, moment=False)
    return Pieces.of(page, room.pages)


def moment_page(room: Room, owner: str | None, viewer: int | None, at: int, language: str) -> TablePage:
    """The table as it was after so many lines of its record. Nothing can be done there."""
    table = _as_it_was(room, at)
    texts = room.texts(language)
    log = log_page(room, table, max(0, at - 1), texts, dealt=at == 0)
    return _page(room, table, owner, viewer, log, texts, Kept(), moment=True)


def picture_page(room: Room, viewer: int | None, at: int, language: str) -> PicturePage:
    """The same moment, drawn: civilizations and no names, so that it can be shown to anybody."""
    return PicturePage(board_svg(_as_it_was(room, at).game, viewer, language))


def _as_it_was(room: Room, at: int) -> Table:
    try:
        return room.look_back().at(at)
    except RecordError as error:
        raise Refused(409, "server-gone") from error


def practice_page(practice: Shown, owner: str, viewer: int, language: str) -> TablePage:
    """A table that nobody keeps, with all that happened there."""
    texts = practice.texts(language)
    log = log_page(practice, practice.table, 0, texts)
    return _page(practice, practice.table, owner, viewer, log, texts, Kept(), moment=False)


def _page(
    room: Shown,
    table: Table,
    owner: str | None,
    viewer: int | None,
    log: LogPage,
    texts: Texts,
    kept: Kept,
    *,
    moment: bool,
) -> TablePage:
    """The page. What does not depend on who looks is made once until the table changes."""
    game = table.game
    sheets = kept.part("sheets", lambda: _sheets(game))
    mine = room.seats_of(owner)
    acts = not moment and room.status == "playing" and viewer is not None
    undo = None if moment or viewer is None else room.step_back(viewer, texts)
    return TablePage(
        id=room.id,
        version=table.version,
        name=room.name,
        rules=game.rules.name,
        rules_name=texts(f"rules-{game.rules.name}"),
        status=room.status,
        pace=room.pace,
        language=texts.language,
        viewer=viewer,
        mine=mine,
        seats=seat_pages(room, table, owner, texts),
        waiting=None if moment else room.waiting(owner),
        clock=None if moment else _clock(room.clock),
        absence=None if moment else absence_page(room, viewer),
        abandoned=table.abandoned,
        round=" · ".join(round_line(game, texts)),
        question=None if table.over or room.status == "open" else _question(game, viewer, texts),
        options=_options(room, texts) if acts and table.is_asked(viewer) else (),
        can_undo=undo is not None and undo.how in {"free", "takeback"},
        can_redo=acts and viewer is not None and table.can_redo(viewer),
        undo=undo,
        ask=None if moment else ask_page(table, viewer, texts),
        answers=(),  # to what was asked since; that comes with the log
        thinking=not moment and room.waits_for_bot(),
        log=log,
        score=kept.part(("score", texts.language), lambda: score_page(table, texts, sheets)),
        luck=_luck(table),
        gone=room.table.gone,
        replaced=room.was_replaced(owner),
        hints=hints_agreed(room.table),
        rated=kept.part("rated", lambda: room.rated),
        late=room.late,
        own=_own_packs(room, table),
        uploaded=_uploaded(room),
        rematch=room.rematch if mine else None,
        moment=moment,
        length=room.table.version,
        left=kept.part("left", lambda: left_moments(room.table.moves)) if room.table.was_taken_back else (),
        view=view_for(game, viewer, kept.part("common", lambda: common_view(game, table.resigned, sheets))),
    )


def _uploaded(room: Shown) -> Literal["finished", "unfinished"] | None:
    if not room.uploaded:
        return None
    return "finished" if room.table.over else "unfinished"


def _clock(clock: Clock | None) -> ClockPage | None:
    if clock is None:
        return None
    until = None if clock.deadline is None else clock.deadline.isoformat()
    return ClockPage(clock.wish.seconds, clock.wish.increment, clock.running, until, tuple(clock.banks))


# Who sits there


def seat_pages(room: Shown, table: Table, owner: str | None, texts: Texts) -> tuple[SeatPage, ...]:
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
                called=texts.player(seat.seat),
                bot=bot,
                taken=room.status != "open" or seat.kind != "person" or seat.owner is not None,
                mine=owner is not None and seat.owner == owner,
                here=seat.owner is not None and room.is_here(seat.owner),
                handed_over=seat.kind == "person" and bot is not None,
                resigned=seat.seat in table.resigned,
                vacant=seat.seat in table.vacant and room.status == "playing",
                away=None if seat.away is None else seat.away.isoformat(),
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
        sentence = texts("server-waiting", seat=full_name(game, game.seat, texts))
    clause = game.rules.clauses.get(choice.question)
    can_wait = viewer == game.seat and choice.can_wait(game)
    return QuestionPage(game.seat, sentence, clause, choice.private, can_wait)


def _options(room: Shown, texts: Texts) -> tuple[OptionPage, ...]:
    game = room.table.game
    return tuple([_option(room, game, action, texts) for action in game.options()])


def _option(room: Shown, game: Game, action: Action, texts: Texts) -> OptionPage:
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


def _is_final(room: Shown, trial: Trial) -> bool:
    """Can't it be taken back freely? A bot that is asked next answers at once, and then nothing can."""
    return trial.is_final or (trial.asked is not None and room.bot_at(trial.asked) is not None)


def preview_page(room: Shown, viewer: int, words: str, language: str) -> PreviewPage:
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
        # As the log will tell it: each move by itself.
        lines=tuple([told.sentence for move in trial.moves for told in tell(game, move, texts)]),
        supply=dict(zip(RESOURCES, trial.supply, strict=True)),
        final=_is_final(room, trial),
        luck=trial.draws,
    )


def reasons_page(
    room: Shown, viewer: int | None, place: str | None, words: str | None, language: str
) -> ReasonsPage:
    """Why something can't be done: an action, or whatever touching a place could mean."""
    game, texts = room.table.game, room.texts(language)
    if room.status != "playing":
        actions: Sequence[Action] = ()
    else:
        actions = [_read(game, words)] if words else actions_at(game, place or "")
    found: dict[str, ReasonPage] = {}
    for action in actions:
        for page in _reason(room, viewer, action, texts):
            found.setdefault(page.sentence, page)
    # What can be done first; that something else is asked, last.
    ordered = sorted(found.values(), key=lambda page: (not page.can, page.clause is None))
    specific = [page for page in ordered if page.can or page.clause] or ordered
    return ReasonsPage(place, tuple(specific[:MOST_REASONS]))


def _reason(room: Shown, viewer: int | None, action: Action, texts: Texts) -> list[ReasonPage]:
    """That an action can be done, or each cause why not with its own clause."""
    game = room.table.game
    why = room.table.why_not(viewer, action)
    words = write(game, action)
    if why is None:
        return [ReasonPage(words, True, option(game, action, texts), None, None)]
    pages = []
    for each in (why, *why.also):
        # That another question is open is a reason of the moment, not of a rule.
        clause = None if each.key == "not-asked-now" else _clause(game, each)
        pages.append(
            ReasonPage(
                action=words,
                can=False,
                sentence=cause(game, each, texts),
                clause=clause,
                clause_text=None if clause is None else texts.clause(clause),
            )
        )
    return pages


def _clause(game: Game, why: Reason) -> str | None:
    return game.rules.clause_of(why) or None


def _read(game: Game, words: str) -> Action:
    try:
        return read(game, words)
    except NotationError as error:
        raise Refused(422, "server-notation", words=words) from error


# Points and luck


def _sheets(game: Game) -> Sequence[Sheet] | None:
    """The points as if the game ended here; nothing before everybody has a civilization."""
    if any(player.civilization == NONE for player in game.state.players):
        return None
    return score_sheets(game)


def score_page(table: Table, texts: Texts, sheets: Sequence[Sheet] | None) -> ScorePage | None:
    """The score sheet as if the game ended here; nothing before everybody has a civilization."""
    game = table.game
    if sheets is None:
        return None
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
        winners=tuple(winners(game, table.resigned)) if game.over else None,
        verdict=_verdict(table, texts),
    )


def _own_packs(room: Shown, table: Table) -> OwnPacksPage | None:
    """What whoever sits down should know: these cards are in no box, and nobody has read them."""
    packs = () if table.head is None else table.head.packs
    own = tuple(pack.name for pack in packs if pack.content is not None)
    if not own:
        return None
    maker = next((seat.name for seat in room.seats if seat.owner and seat.owner == room.maker), None)
    return OwnPacksPage(own, maker)


def _verdict(table: Table, texts: Texts) -> tuple[str, ...]:
    if table.abandoned:
        return (texts("server-abandoned"),)
    return tuple(verdict(table.game, texts, table.resigned)) if table.game.over else ()


def _luck(table: Table) -> LuckPage:
    """The seed is nobody's business before the game is over, unless somebody typed it."""
    head = table.head
    if head is None:
        return LuckPage(None, None, None)
    seed = table.seed if table.over else None
    typed = None if head.luck.typed is None else str(head.luck.typed)
    return LuckPage(head.luck.commitment, typed, None if seed is None else seed.hex())


__all__ = ["eyes", "moment_page", "practice_page", "preview_page", "reasons_page", "table_page"]
