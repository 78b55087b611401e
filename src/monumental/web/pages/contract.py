"""What leaves the server and what comes in, as data: the contract with the page.

The OpenAPI schema is made from these classes, and the page's types from the schema. Sentences are in the
language of whoever asked; keys and notation are the same in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta, Struct

from monumental.play.view import GameView

# What comes in. A size that nobody needs is refused before anything else is read.

#: No signs that move the cursor, end a line, turn the direction of writing, or can't be seen at all; some of
#: them no database takes. U+200C and U+200D stay: Persian and the languages of India are not written without.
LEGIBLE = (
    r"^[^\x00-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]*$(?!\n)"
)

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
RequestId = Annotated[str, Meta(min_length=8, max_length=64, pattern=LEGIBLE)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
PersonName = Annotated[str, Meta(max_length=40, pattern=LEGIBLE)]
TableName = Annotated[str, Meta(max_length=60, pattern=LEGIBLE)]


@dataclass(frozen=True)
class Act:
    """An option that a seat takes, as notation. The same request twice is one move."""

    seat: SeatNumber
    at: Version  # the version of the table that the seat has seen
    action: Notation
    request: RequestId


@dataclass(frozen=True)
class Step:
    """A step back or forth."""

    seat: SeatNumber
    at: Version
    request: RequestId


@dataclass(frozen=True)
class Takeback:
    """What is said about a step back that others have to agree to."""

    seat: SeatNumber
    at: Version
    request: RequestId
    say: Literal["ask", "agree", "decline"]  # whoever asked may decline, too: then nobody is asked any more


@dataclass(frozen=True)
class SitDown:
    """Somebody takes an open seat."""

    seat: SeatNumber
    name: PersonName = ""


@dataclass(frozen=True)
class HandOver:
    """A bot plays on for a seat; without one, its person takes it back."""

    seat: SeatNumber
    at: Version
    bot: Word | None = None


@dataclass(frozen=True)
class NewSeat:
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot", "automa"]
    bot: Word | None = None  # which one, by its name
    name: PersonName = ""
    civilization: Word | None = None  # null: chosen in the game; `random`: luck decides


@dataclass(frozen=True)
class NewTable:
    """All that can be agreed on before a game."""

    rules: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)]
    name: TableName = ""
    listed: bool = False  # anybody may find it and take an open seat
    pace: Literal["live", "turns"] = "live"
    first: SeatNumber | None = None  # null: luck decides
    modules: Annotated[list[Word], Meta(max_length=10)] = field(default_factory=list)
    map: Word | None = None
    draw_capitals: bool = False
    preset: Word = "rulebook"
    switches: Annotated[dict[str, bool], Meta(max_length=30)] = field(default_factory=dict)
    advanced: Annotated[int, Meta(ge=0, le=10)] = 0  # Advanced cards of each Automa
    seed: Annotated[int, Meta(ge=0, le=10**18)] | None = None  # equal seeds give equal games


@dataclass(frozen=True)
class Fork:
    """A new table that begins at a moment of another one."""

    at: Version
    seats: Annotated[list[NewSeat], Meta(max_length=5)] = field(default_factory=list)  # none: I play them all


# What leaves. Many of them are made for every answer, so they are made to be made quickly.


class Page(Struct, frozen=True, gc=False):
    """Something to be read."""


class Known(Page, frozen=True):
    """Whether this browser was known already; now it is."""

    known: bool


class Health(Page, frozen=True):
    """The server is there."""

    ok: bool


class Problem(Page, frozen=True):
    """Why something was refused, in one sentence. Nothing has changed."""

    status: int
    key: str
    sentence: str


class SeatPage(Page, frozen=True):
    """Who sits at a seat."""

    seat: int
    kind: Literal["person", "bot", "automa"]
    title: str  # the civilization; until there is one, who sits there
    name: str  # of the person, or the level of the bot in words
    called: str  # who sits there, whatever they play: by name, by level, or by number
    bot: str | None
    taken: bool  # false: anybody may sit down here
    mine: bool
    here: bool  # looks at the table now
    handed_over: bool  # a bot plays for a person


class QuestionPage(Page, frozen=True):
    """What the game waits for, in one sentence."""

    seat: int
    sentence: str
    clause: str | None  # the rule behind it
    private: bool  # nobody else at this device may see the options
    can_wait: bool  # all that is left is as good on the next turn: `end` loses nothing


class OptionPage(Page, frozen=True):
    """Something that can be done now."""

    words: str  # in notation: what is sent back
    text: str
    targets: tuple[str, ...]  # what it touches on the board
    final: bool  # can't be taken back freely
    luck: bool  # something is drawn, or a secret shown
    card: str | None  # the card that it is about


class EventPage(Page, frozen=True):
    """One thing that happened, for what moves on the board."""

    key: str
    seat: int | None
    card: str | None
    at: str | None  # the target where it happened
    to: str | None  # where something moved
    resource: str | None
    number: int


class LogLine(Page, frozen=True):
    """One sentence of the log, and what it is about."""

    at: int  # the number of its first event: what is taken back goes from there
    version: int  # the line of the record that it belongs to
    text: str
    seat: int | None
    cards: tuple[str, ...]
    targets: tuple[str, ...]
    events: tuple[EventPage, ...]  # of recent lines only
    when: str | None  # ISO 8601: of a seat that changed hands, if it is known


class LogPage(Page, frozen=True):
    """What is new since a version: lines whose events count from `standing` on were taken back."""

    since: int
    standing: int
    whole: bool  # false: older lines than these are left out
    lines: tuple[LogLine, ...]


class ScoreLine(Page, frozen=True):
    """One line of the score sheet: so many, so many points each, perhaps Dominance."""

    key: str
    title: str
    each: int
    counts: tuple[int, ...]  # by seat
    points: tuple[int, ...]
    dominance: tuple[int, ...]


class ScorePage(Page, frozen=True):
    """The score sheet, every point explained."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None  # null: the game goes on
    verdict: tuple[str, ...]  # who won and what decided a tie, in sentences


class ChoiceText(Page, frozen=True):
    """Something to choose from, in words."""

    key: str
    text: str


class CourseRound(Page, frozen=True):
    """The points as if the game had ended with this round."""

    round: int
    at: int  # the moment: after so many lines of the record
    points: tuple[tuple[int, ...], ...]  # by line of the score sheet, then by seat, with Dominance
    totals: tuple[int, ...]  # by seat


class CourseTurn(Page, frozen=True):
    """Somebody begins to act."""

    at: int
    seat: int
    round: int


class CourseLead(Page, frozen=True):
    """From here on, after a turn, somebody else has more points than everybody."""

    at: int
    seat: int
    round: int
    totals: tuple[int, ...]


class CoursePage(Page, frozen=True):
    """How a game went that is over: for its graph, and to jump in its replay."""

    lines: tuple[ChoiceText, ...]  # of the score sheet
    rounds: tuple[CourseRound, ...]
    turns: tuple[CourseTurn, ...]
    leads: tuple[CourseLead, ...]


class LuckPage(Page, frozen=True):
    """The promise of honest luck, and the seed once the game is over."""

    commitment: str | None
    typed: str | None  # the seed that somebody has typed, and may know what comes of it
    seed: str | None


class UndoPage(Page, frozen=True):
    """What a step back would be, or why there is none."""

    how: Literal["free", "takeback", "ask"] | None  # null: there is none
    sentence: str


class AskPage(Page, frozen=True):
    """Somebody wants to take back what others have to agree to."""

    seat: int
    sentence: str
    awaited: tuple[int, ...]  # who have not answered


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
    rated: bool  # false: somebody could have tried this game out before
    rematch: str | None  # for who played here: the table where it is played once more
    moment: bool  # a look back: nothing can be done here
    length: int  # how many lines the record has now
    left: tuple[tuple[int, int], ...]  # moments of lines that were left, first and last: a replay passes over
    view: GameView


class FramePage(Page, frozen=True):
    """A table after one line of its record, and what that line brought."""

    version: int
    seat: int  # who did it
    lines: tuple[LogLine, ...]
    view: GameView


class FilmPage(Page, frozen=True):
    """What was done since a version, picture by picture."""

    since: int
    frames: tuple[FramePage, ...]


class ReasonPage(Page, frozen=True):
    """Why something can't be done, with its rule."""

    action: str
    can: bool
    sentence: str
    clause: str | None
    clause_text: str | None


class ReasonsPage(Page, frozen=True):
    """All that could be meant by touching a place, the likeliest first."""

    place: str | None
    reasons: tuple[ReasonPage, ...]


class PreviewPage(Page, frozen=True):
    """What an option would do, up to where luck or a secret decides."""

    action: str
    text: str
    lines: tuple[str, ...]
    supply: Mapping[str, int]  # afterwards
    final: bool
    luck: bool  # something is drawn


class MapChoice(Page, frozen=True):
    key: str
    text: str
    seats: int


class PresetChoice(Page, frozen=True):
    key: str
    text: str
    switches: Mapping[str, bool]


class CivilizationChoice(Page, frozen=True):
    key: str
    name: str
    lines: tuple[str, ...]


class EditionPage(Page, frozen=True):
    """What can be chosen for a new table of one rule system."""

    rules: str
    name: str
    about: str
    least: int  # seats
    most: int
    usual: int
    modules: tuple[ChoiceText, ...]
    maps: tuple[MapChoice, ...]  # none: played without a map
    switches: tuple[ChoiceText, ...]
    presets: tuple[PresetChoice, ...]
    civilizations: tuple[CivilizationChoice, ...]
    automas: bool
    advanced: int  # the most Advanced cards an Automa can have


class BotChoice(Page, frozen=True):
    """A bot that can be seated."""

    key: str
    text: str
    level: bool  # how well it plays, for people; false: a bot for those who know it by name


class EditionsPage(Page, frozen=True):
    version: str  # of the program
    editions: tuple[EditionPage, ...]
    bots: tuple[BotChoice, ...]  # those that can be seated here


class TableLine(Page, frozen=True):
    """A table in a list."""

    id: str
    name: str
    rules: str
    rules_name: str
    status: Literal["open", "playing", "over"]
    pace: Literal["live", "turns"]
    seats: tuple[SeatPage, ...]
    round: int
    changed: str  # ISO 8601
    asked: int | None  # the seat that the game waits for
    my_turn: bool
    typed: str | None  # the seed, where somebody has typed one
    rated: bool


class LobbyPage(Page, frozen=True):
    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]


class CardPage(Page, frozen=True):
    """A card or token, with everything printed on it and where its values come from."""

    key: str
    name: str
    kind: str
    kind_name: str
    subtype: str | None  # printed beside the kind: scientific or military
    subtype_name: str | None
    basic: bool
    era: int | None
    cost: int
    paid_in: str | None
    completion_cost: int | None
    resources: Mapping[str, int]
    types: tuple[str, ...]
    defense: int
    value: int | None
    strength: int | None
    demands: Mapping[str, int]  # what a Free Town wants
    market: str | None
    copies: int
    emblem: str | None  # the name of an icon; without one, that of the kind is shown
    text: tuple[str, ...]
    facts: tuple[str, ...]
    provenance: str
    source: str
    public: str
    pack: str


class BannerPage(Page, frozen=True):
    """What a civilization carries; the page chooses what its pack leaves out."""

    emblem: str | None
    pattern: str | None
    colours: tuple[str, str] | None  # of the cloth, and of what is on it


class EmblemsPage(Page, frozen=True):
    """Some emblems, each as the path of an SVG in a box of 512 by 512."""

    paths: Mapping[str, str]


class CivilizationPage(Page, frozen=True):
    key: str
    name: str
    banner: BannerPage
    text: tuple[str, ...]
    deck: Mapping[str, int]
    policies: tuple[str, ...]
    warlord: str
    scout: str | None
    provenance: str
    source: str
    public: str
    pack: str


class TermPage(Page, frozen=True):
    """A word of the game, explained."""

    key: str
    name: str
    meaning: str  # one plain sentence
    forms: tuple[str, ...]  # how it stands in texts; * is any ending
    clauses: tuple[str, ...]
    cards: tuple[str, ...]  # that use it
    everyday: bool  # stands in nearly every sentence, so it is no link there


class CatalogPage(Page, frozen=True):
    """All cards and civilizations of some packs, and the words of the game."""

    rules: str
    packs: tuple[ChoiceText, ...]
    resources: Mapping[str, str]  # names in this language
    terrains: Mapping[str, str]
    types: Mapping[str, str]  # of Provinces
    labels: Mapping[str, str]  # of what boxes of other people show
    sources: Mapping[str, str]  # where values come from: what each word means
    cards: tuple[CardPage, ...]
    civilizations: tuple[CivilizationPage, ...]
    cities: Mapping[str, str]  # emblems of the cities whose goods Markets sell
    goal: tuple[str, ...]  # the game in short: what wins it, how it ends, what gives points
    terms: tuple[TermPage, ...]


class ClausePage(Page, frozen=True):
    id: str
    book: str
    chapter: str
    text: str


class ClausesPage(Page, frozen=True):
    books: tuple[ChoiceText, ...]
    clauses: tuple[ClausePage, ...]
