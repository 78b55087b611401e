"""A table as one seat, or a spectator, sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from monumental.play.view import GameView
from monumental.web.contract.log import LogPage
from monumental.web.contract.options import OptionPage
from monumental.web.contract.page import Page
from monumental.web.contract.score import ScorePage
from monumental.web.contract.seats import SeatPage


class QuestionPage(Page, frozen=True):
    """What the game waits for, in one sentence."""

    seat: int
    sentence: str
    clause: str | None  # the rule behind it
    private: bool  # nobody else at this device may see the options
    can_wait: bool  # all that is left is as good on the next turn: `end` loses nothing


class LuckPage(Page, frozen=True):
    """The promise of honest luck, and the seed once the game is over."""

    commitment: str | None
    typed: str | None  # the seed that somebody has typed, and may know what comes of it
    seed: str | None


class UndoPage(Page, frozen=True):
    """What a step back would be, or why there is none."""

    how: Literal["free", "takeback", "ask"] | None  # null: there is none
    sentence: str


class AbsencePage(Page, frozen=True):
    """Whom the others wait for, and from when on they may let a bot play."""

    days: int  # that were agreed on
    seat: int
    since: str  # ISO 8601
    until: str


class AskPage(Page, frozen=True):
    """Somebody wants what others have to agree to."""

    seat: int
    about: Literal["takeback", "away", "abandon"]
    sentence: str
    awaited: tuple[int, ...]  # who have not answered


class WaitingPage(Page, frozen=True):
    """A table that waits for people, as one of them may know it."""

    host: bool  # I made it: I may fill seats with bots, show somebody out, and cancel it
    locked: bool  # to sit down takes the password, or the invitation
    invitation: str | None  # for a link, to who made it or sits there; null: none is needed
    shown_out: bool  # I may not sit down here any more


class ClockPage(Page, frozen=True):
    """How much time there is."""

    seconds: int
    increment: int | None  # null: for each action; else from a bank
    running: int | None  # whose time runs
    deadline: str | None  # until when: ISO 8601
    left: tuple[float, ...]  # seconds that each seat has left in its bank


class OwnPacksPage(Page, frozen=True):
    """Packs that no box has: somebody made them."""

    packs: tuple[str, ...]
    maker: str | None  # of the table, as they are called there; null: they do not sit here


class TablePage(Page, frozen=True):
    """A table as one seat, or a spectator, sees it."""

    id: str
    version: int
    name: str
    rules: str
    rules_name: str
    status: Literal["open", "playing", "over"]
    pace: Literal["live", "turns"]
    language: str
    viewer: int | None  # whose eyes; null: a spectator's
    mine: tuple[int, ...]  # the seats of this browser
    seats: tuple[SeatPage, ...]
    waiting: WaitingPage | None  # null: the game has begun
    clock: ClockPage | None  # null: there is none, or this is a look back
    absence: AbsencePage | None  # null: by a clock, never, or nobody else is waited for
    abandoned: bool  # the game was ended by agreement, without a result
    round: str  # "Round 3 · final round"
    question: QuestionPage | None  # null: the game is over, or has not begun
    options: tuple[OptionPage, ...]  # none: somebody else is asked
    can_undo: bool  # without asking anybody
    can_redo: bool
    undo: UndoPage | None  # null: nobody plays with these eyes, or the page goes back by itself
    ask: AskPage | None
    answers: tuple[str, ...]  # what was said to such a question since, in sentences
    thinking: bool  # a bot thinks
    log: LogPage
    score: ScorePage | None  # null: not everybody has a civilization yet
    luck: LuckPage
    gone: Literal["kept", "taken", "resigned"]  # what becomes of the seat of whoever does not come back
    replaced: bool  # I sat here, and somebody else has taken my seat
    hints: bool  # the coach helps everybody here, as was said before they sat down
    rated: bool  # false: somebody could have tried this game out before
    late: int  # I watch, and see it so many seconds later than it is
    own: OwnPacksPage | None  # null: it is played with our boxes alone
    uploaded: Literal["finished", "unfinished"] | None  # a record that somebody brought: nobody plays here
    rematch: str | None  # for who played here: the table where it is played once more
    moment: bool  # a look back: nothing can be done here
    length: int  # how many lines the record has now
    left: tuple[tuple[int, int], ...]  # moments of lines that were left, first and last: a replay passes over
    view: GameView


class DonePage(Page, frozen=True):
    """What was asked for is done; whoever listens at the table is sent what came of it."""

    version: int  # that the table has come to


class PositionPage(Page, frozen=True):
    """A position that could be the one a seat sees, as a bot there would be handed it."""

    version: int
    position: Mapping[str, object]  # docs/positions.md
