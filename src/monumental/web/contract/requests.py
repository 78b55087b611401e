"""What comes in, as data. A size that nobody needs is refused before anything else is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta

from monumental.play.records.record import Gone

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
Password = Annotated[str, Meta(max_length=80)]
Origin = Annotated[str, Meta(max_length=200, pattern=r"^https?://[^\s/]+$(?!\n)")]
Base64Url = Annotated[str, Meta(min_length=1, max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
TalkMode = Literal["free", "phrases", "none"]
LONGEST_NAME = 60
A_DAY = 86_400
TableName = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=LEGIBLE)]


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
class Vote:
    """What is said about a bot for whoever is away, or about ending the game without a result."""

    seat: SeatNumber
    at: Version
    request: RequestId
    about: Literal["away", "abandon"]
    say: Literal["ask", "agree", "decline"]  # whoever asked may decline, too: then nobody is asked any more


@dataclass(frozen=True)
class SitDown:
    """Somebody takes an open seat."""

    seat: SeatNumber
    name: PersonName = ""
    password: Password = ""  # of a locked table,
    invitation: Password = ""  # or the word in the link that stands in for it


@dataclass(frozen=True)
class TakeOver:
    """Somebody takes the seat of a person who did not come back, for good."""

    seat: SeatNumber
    name: PersonName = ""
    password: Password = ""  # of a locked table,
    invitation: Password = ""  # or the word in the link that stands in for it


@dataclass(frozen=True)
class GetUp:
    """A seat at a table that waits for people shall be free again: mine, or somebody is shown out."""

    seat: SeatNumber


@dataclass(frozen=True)
class FillSeat:
    """A bot shall play a free seat."""

    seat: SeatNumber
    bot: Word


@dataclass(frozen=True)
class HandOver:
    """A bot plays on for a seat; without one, its person takes it back."""

    seat: SeatNumber
    at: Version
    bot: Word | None = None


@dataclass(frozen=True)
class Resign:
    """A person gives up: a bot plays on, and the game is lost."""

    seat: SeatNumber
    at: Version


@dataclass(frozen=True)
class NewSeat:
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot", "automa"]
    bot: Word | None = None  # which one, by its name
    name: PersonName = ""
    civilization: Word | None = None  # null: chosen in the game; `random`: luck decides


@dataclass(frozen=True)
class ClockWish:
    """How long whoever is asked may take. What comes then, `gone` says."""

    seconds: Annotated[int, Meta(ge=60, le=30 * 86_400)]  # for each action; from a bank, for all of them
    increment: Annotated[int, Meta(ge=0, le=86_400)] | None = None  # a bank: so many more for each turn

    @property
    def by_days(self) -> bool:
        """Is it played turn by turn? Then the clock stands still for who is on vacation."""
        return self.increment is None and self.seconds >= A_DAY


@dataclass(frozen=True)
class NewTable:
    """All that can be agreed on before a game."""

    rules: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)]
    name: TableName = ""
    listed: bool = False  # anybody may find it and take an open seat
    password: Password = ""  # whoever sits down has to know it; empty: none
    pace: Literal["live", "turns"] = "live"
    clock: ClockWish | None = None  # null: everybody takes as long as they like
    hints: bool = False  # the coach helps everybody, among people too
    talk: TalkMode = "free"  # what may be said: anything, phrases only, or nothing
    #: Without a clock: after so many days without a move others may let a bot play; null: never.
    absence: Annotated[int, Meta(ge=1, le=90)] | None = 7
    #: Whoever's time has run out, or who was away for so long: a bot keeps their seat for them, anybody may
    #: take it over while a bot plays, or they have resigned.
    gone: Gone = "kept"
    first: SeatNumber | None = None  # null: luck decides
    modules: Annotated[list[Word], Meta(max_length=10)] = field(default_factory=list)
    packs: Annotated[list[Word], Meta(max_length=5)] = field(default_factory=list)  # of mine, by their names
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


@dataclass(frozen=True)
class Upload:
    """A record to be looked at (docs/records.md)."""

    record: str  # the whole file


@dataclass(frozen=True)
class NewName:
    """What somebody wants to be called from now on."""

    name: PersonName


@dataclass(frozen=True)
class NewLink:
    """A link by which another device becomes mine."""

    address: Origin  # of this server, as I see it


@dataclass(frozen=True)
class Here:
    """A passkey is wanted, or is to be used."""

    address: Origin  # of this server, as I see it


@dataclass(frozen=True)
class NewPasskey:
    """What a device says that has made a passkey; each in base64url."""

    id: Base64Url
    client_data: Base64Url
    attestation: Base64Url
    address: Origin


@dataclass(frozen=True)
class UsedPasskey:
    """What a device says that has used a passkey; each in base64url."""

    id: Base64Url
    client_data: Base64Url
    authenticator_data: Base64Url
    signature: Base64Url
    address: Origin


@dataclass(frozen=True)
class NewChannel:
    """Where I want to be told that it is my turn: a mail address, a webhook, an address of Apprise."""

    words: Annotated[str, Meta(min_length=1, max_length=1000)]
    address: Origin  # of this server, as I see it: links begin so


@dataclass(frozen=True)
class NewBrowser:
    """This browser wants to be told (Web Push)."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https?://[^\s]+$(?!\n)")]
    key: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]
    address: Origin


@dataclass(frozen=True)
class Repeated:
    """The code that was sent to a place."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


@dataclass(frozen=True)
class AlertWishes:
    """When I want to be told: even while I look at a table, and once more if I don't come."""

    always: bool
    remind: bool


@dataclass(frozen=True)
class AlertsOfTable:
    """Whether I want to hear of a table."""

    on: bool


@dataclass(frozen=True)
class NewVacation:
    """I am away from now on."""

    days: Annotated[int, Meta(ge=1, le=366)]


@dataclass(frozen=True)
class Join:
    """This device shall speak for whoever made the link."""

    code: Annotated[str, Meta(min_length=1, max_length=80)]


@dataclass(frozen=True)
class Recover:
    """This device shall speak for whoever wrote down the phrase."""

    phrase: Annotated[str, Meta(min_length=1, max_length=400)]
