"""The tables of the database. The migrations make them; a test holds the two against each other."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)
from sqlalchemy.types import TypeDecorator


class Moment(TypeDecorator[datetime]):
    """A time in UTC. SQLite keeps none of the time zone, so it's put back when read."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without a time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    """What belongs to a table goes with it."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("rules", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("head", Text, nullable=False),
    Column("snapshot", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("asked", Integer),
    Column("maker", Text),
    Column("typed", Text),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("rematch", Text),
    Column("password", Text),
    Column("invitation", Text),
    Column("clock", Text),
    Column("deadline", Moment),
    Column("ended", Moment),
    Column("vacant", Boolean, nullable=False, server_default=false()),
    Index(None, "status", "ended"),
    Index(None, "status", "created"),
    Index(None, "changed"),
    Index(None, "deadline"),
    Index(None, "maker", "status"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("owner", Text),
    Index(None, "owner"),
)

shown_out: Final = Table(
    "shown_out",
    metadata,
    _of_table(),
    Column("owner", Text, primary_key=True),
)

#: Who sat there before somebody else took over: `line` of the record says so.
replaced: Final = Table(
    "replaced",
    metadata,
    _of_table(),
    Column("owner", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("line", Integer, nullable=False),
    Index(None, "owner"),
)

moves: Final = Table(
    "moves",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("drawn", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("made", Moment),
)

requests: Final = Table(
    "requests",
    metadata,
    _of_table(),
    Column("owner", Text, primary_key=True),
    Column("request", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("created", Moment, nullable=False),
    Index(None, "created"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("who", Text, primary_key=True),
    Column("made", Moment, nullable=False),
    Column("until", Moment),
    Column("why", Text, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("phrase", Text),
    Column("phrased", Moment),
    Index(None, "phrase", unique=True),
)

devices: Final = Table(
    "devices",
    metadata,
    Column("key", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Column("revoked", Moment),
    Index(None, "person"),
)

links: Final = Table(
    "links",
    metadata,
    Column("code", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Moment, nullable=False),
    Index(None, "person"),
)

#: `signed` counts how often one has signed, where it says so: it never goes back.
passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("signed", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("used", Moment),
    Index(None, "person"),
)

#: What a device (the hash of its key) is to sign with a passkey.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("device", Text, primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("expires", Moment, nullable=False),
    Index(None, "expires"),
)

#: Packs that are not ours and that games are played with; `kept` is when one was brought last.
packs: Final = Table(
    "packs",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    Column("kept", Moment, nullable=False),
)

played_with: Final = Table(
    "played_with",
    metadata,
    _of_table(),
    Column("pack", Text, ForeignKey("packs.hash"), primary_key=True),
    Index(None, "pack"),
)

#: Packs that people keep, finished or not.
drafts: Final = Table(
    "drafts",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("link", Text),
    Index(None, "link", unique=True),
)

#: What people say at a table, the latest lines only. Without a seat: who watches says it.
talk: Final = Table(
    "talk",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("author", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("phrase", Text),
    Column("words", Text, nullable=False),  # of a phrase, and of a line that was taken away: none
    Column("request", Text, nullable=False),
    Column("said", Moment, nullable=False),
    Index(None, "table_id", "author", "request", unique=True),
    Index(None, "author"),
)

#: Whom somebody does not want to hear: at one table, or anywhere.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("name", Text, nullable=False),
    Column("made", Moment, nullable=False),
    Index(None, "owner"),
    Index(None, "whom"),
    Index(None, "table_id"),
)

#: Lines that somebody wants the host to read. They outlive their tables: whoever is reported may delete one.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("place", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("author", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("reporter", Text),
    Column("made", Moment, nullable=False),
    Index(None, "author"),
    Index(None, "reporter"),
    Index(None, "made"),
)

#: What every seat had at the end of a game.
results: Final = Table(
    "results",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("civilization", Text),
    Column("points", Integer),
    Column("won", Boolean),
)

#: How strong people are, by rule system.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "rules"),
)

#: When people are away by their own wish: until when, and when it ended, once it has.
vacations: Final = Table(
    "vacations",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("begun", Moment, primary_key=True),
    Column("until", Moment, nullable=False),
    Column("ended", Moment),
    Index(None, "ended", "until"),
)

#: Whom a game waits for, since when, and how often they were told: once, and reminded once.
waits: Final = Table(
    "waits",
    metadata,
    _of_table(),
    Column("owner", Text, nullable=False),
    Column("since", Moment, nullable=False),
    Column("told", Integer, nullable=False),
    Column("remind", Moment),
    Index(None, "owner"),
    Index(None, "told", "remind"),
)

#: What people have laid down to be done by itself, and for a while what became of it: nobody else's business.
plans: Final = Table(
    "plans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # in the order in which its seat laid them down
    Column("words", Text, nullable=False),
    Column("at", Integer, nullable=False),  # the version of the table that it rests on
    Column("basis", Integer, nullable=False),
    Column("laid", Moment, nullable=False),
    Column("outcome", Text),  # nothing: it stands
    Index(None, "table_id", "seat"),
)

#: When somebody was last told of a table at which they have not acted since.
tellings: Final = Table(
    "tellings",
    metadata,
    _of_table(),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("told", Moment, nullable=False),
)

#: Where somebody wants to be told.
channels: Final = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("code", Text),
    Column("guesses", Integer, nullable=False),
    Column("sent", Moment),
    Column("failed", Moment),
    Column("error", Text),
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Index(None, "person"),
)

alert_wishes: Final = Table(
    "alert_wishes",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("always", Boolean, nullable=False),
    Column("remind", Boolean, nullable=False),
)

#: Tables of which somebody does not want to hear.
silent_tables: Final = Table(
    "silent_tables",
    metadata,
    _of_table(),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

#: What is still to be sent.
alerts: Final = Table(
    "alerts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("channel", Text, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("since", Moment, nullable=False),
    Column("reminder", Boolean, nullable=False),
    Column("due", Moment, nullable=False),
    Column("claimed", Moment),
    Column("tries", Integer, nullable=False),
    Index(None, "due"),
    Index(None, "table_id"),
    Index(None, "channel"),
)

#: To whom codes were sent, by mail and in the last day: a hash of the address.
mail_codes: Final = Table(
    "mail_codes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("recipient", Text, nullable=False),
    Column("sent", Moment, nullable=False),
    Index(None, "recipient"),
    Index(None, "sent"),
)

#: A group that plays each other, round after round.
leagues: Final = Table(
    "leagues",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("ended", Moment),
    Column("maker", Text),
    Column("name", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Index(None, "status", "created"),
    Index(None, "maker", "status"),
)


def _of_league() -> Column[str]:
    """What belongs to a league goes with it."""
    return Column("league_id", Text, ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True)


#: Who is in a league, who has left it, and who was shown out; `drawn` is the order that luck has put them in.
league_people: Final = Table(
    "league_people",
    metadata,
    _of_league(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("joined", Moment, nullable=False),
    Column("status", Text, nullable=False),
    Column("drawn", Integer),
    Index(None, "league_id", "owner", unique=True),
    Index(None, "owner"),
)

#: Who meets whom, at which table, and what came of it. The table may be gone: then it was no game.
league_pairings: Final = Table(
    "league_pairings",
    metadata,
    _of_league(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("one", Integer, nullable=False),  # who begins, by their number
    Column("two", Integer),  # null: nobody is left for them in this round
    Column("place", Text),
    Column("outcome", Text),
    Index(None, "place"),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


def is_somebodys(table: Table) -> bool:
    """Does what is in it belong to a person, even where it is about a game? Then it stays with the person."""
    return any(key.column.table.name in {people.name, channels.name} for key in table.foreign_keys)
