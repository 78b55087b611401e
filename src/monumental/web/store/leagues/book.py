"""The leagues of all groups, in the store: each function here is one transaction, or part of one.

The league's own row comes first: who join, leave or pair at once do so one after the other.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from monumental.web.leagues.pairing import Met, Outcome, Pair
from monumental.web.store.errors import NoRoom, NoWay, Stale
from monumental.web.store.rows import NewTable
from monumental.web.store.schema import league_pairings, league_people, leagues, tables
from monumental.web.store.writing import create

Status = Literal["open", "playing", "over"]

#: `out`: whoever opened the league has shown them out, and they do not come back.
Standing = Literal["in", "left", "out"]

#: A seat of a league's table, by who of the pair sits there.
SIDES: Final[tuple[Outcome, Outcome]] = ("one", "two")


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a league."""

    number: int
    owner: str
    name: str
    joined: datetime
    status: Standing
    drawn: int | None  # their place in the order that luck has put them in


@dataclass(frozen=True, slots=True)
class Board:
    """A pair of a round, and the table where it plays."""

    number: int
    met: Met
    place: str | None


@dataclass(frozen=True, slots=True)
class Head:
    """A league as a list shows it."""

    id: str
    created: datetime
    changed: datetime
    ended: datetime | None
    maker: str | None
    name: str
    listed: bool
    invitation: str
    terms: str
    status: Status
    round: int


@dataclass(frozen=True, slots=True)
class League:
    """All there is of a league."""

    head: Head
    members: tuple[Member, ...]  # in the order in which they came; those who were shown out, too
    boards: tuple[Board, ...]  # by round

    @property
    def playing(self) -> list[Member]:
        """Those who are in it now."""
        return [member for member in self.members if member.status == "in"]

    @property
    def left(self) -> set[int]:
        """Those who did not stay to its end."""
        return {member.number for member in self.members if member.status == "left"}

    @property
    def drawn(self) -> list[int]:
        """Everybody who was in it when it began, in the order that luck has put them in."""
        found = [(member.drawn, member.number) for member in self.members if member.drawn is not None]
        return [number for _, number in sorted(found)]

    @property
    def met(self) -> list[Met]:
        return [board.met for board in self.boards]

    def member(self, number: int) -> Member | None:
        return next((member for member in self.members if member.number == number), None)

    def who(self, owner: str | None) -> Member | None:
        """Somebody's own place in it, whatever became of it."""
        return next((member for member in self.members if member.owner == owner), None)


@dataclass(frozen=True, slots=True)
class Round:
    """The next round: who meets whom, and the tables, in the same order."""

    number: int
    among: frozenset[int]  # who is in the league, as far as whoever paired them knows
    pairs: Sequence[Met]
    tables: Sequence[NewTable | None]


HEAD: Final = [leagues.c[name] for name in Head.__dataclass_fields__]


# What is read


def load(league: str, connection: Connection) -> League | None:
    row = connection.execute(select(*HEAD).where(leagues.c.id == league)).mappings().first()
    if row is None:
        return None
    people = select(league_people).where(league_people.c.league_id == league)
    pairs = select(league_pairings).where(league_pairings.c.league_id == league)
    return League(
        Head(**row),
        tuple(
            Member(each.number, each.owner, each.name, each.joined, each.status, each.drawn)
            for each in connection.execute(people.order_by(league_people.c.number))
        ),
        tuple(
            Board(each.board, Met(each.round, Pair(each.one, each.two), each.outcome), each.place)
            for each in connection.execute(pairs.order_by(league_pairings.c.round, league_pairings.c.board))
        ),
    )


def is_there(league: str, connection: Connection) -> bool:
    return connection.execute(select(leagues.c.id).where(leagues.c.id == league)).first() is not None


def of_owner(owner: str, limit: int, connection: Connection) -> tuple[Head, ...]:
    """The leagues that somebody is or was in, or has opened; those first where something happened last."""
    sat_in = select(league_people.c.league_id).where(
        league_people.c.owner == owner, league_people.c.status != "out"
    )
    mine = leagues.c.id.in_(sat_in) | (leagues.c.maker == owner)
    return _heads(mine, [leagues.c.changed.desc(), leagues.c.id], limit, connection)


def open_leagues(limit: int, connection: Connection) -> tuple[Head, ...]:
    """The listed leagues that have not begun, the newest first."""
    waiting = (leagues.c.status == "open") & leagues.c.listed
    return _heads(waiting, [leagues.c.created.desc(), leagues.c.id], limit, connection)


def _heads(
    which: ColumnElement[bool], order: Sequence[ColumnElement[object]], limit: int, connection: Connection
) -> tuple[Head, ...]:
    rows = connection.execute(select(*HEAD).where(which).order_by(*order).limit(limit)).mappings()
    return tuple(Head(**row) for row in rows)


def counts(ids: Collection[str], connection: Connection) -> Mapping[str, int]:
    """How many people are in each of these leagues, or were to the end."""
    counted = (
        select(league_people.c.league_id, func.count().label("people"))
        .where(league_people.c.league_id.in_(ids), league_people.c.status != "out")
        .group_by(league_people.c.league_id)
    )
    return {row.league_id: row.people for row in connection.execute(counted)}


def statuses(places: Collection[str], connection: Connection) -> Mapping[str, str]:
    """How far the games at some tables are; tables that are gone are left out."""
    rows = connection.execute(select(tables.c.id, tables.c.status).where(tables.c.id.in_(places)))
    return {row.id: row.status for row in rows}


def due(connection: Connection) -> tuple[str, ...]:
    """The leagues where a game has ended that was not counted, or where all games of the round have."""
    here = league_pairings.c.league_id == leagues.c.id
    running = exists().where(here, league_pairings.c.outcome.is_(None))
    there = select(tables.c.id).where(tables.c.id == league_pairings.c.place, tables.c.status != "over")
    ended = exists().where(here, league_pairings.c.outcome.is_(None), ~there.exists())
    which = (leagues.c.status == "playing") & or_(ended, ~running)
    return tuple(connection.execute(select(leagues.c.id).where(which).order_by(leagues.c.id)).scalars())


# What changes one that has not begun


def open_league(new: Head, name: str, most: int, connection: Connection) -> None:
    """A league, with whoever opens it in it. `NoRoom`: so many at once are enough for one person."""
    theirs = select(func.count()).select_from(leagues)
    theirs = theirs.where(leagues.c.maker == new.maker, leagues.c.status != "over")
    if connection.execute(theirs).scalar_one() >= most:
        raise NoRoom("server-league-many", most)
    connection.execute(insert(leagues), {key: getattr(new, key) for key in Head.__dataclass_fields__})
    assert new.maker is not None
    _add(new.id, 1, new.maker, name, new.created, connection)


def join(league: str, owner: str, name: str, most: int, at: datetime, connection: Connection) -> None:
    """Somebody comes in; whoever is in it already stays. `NoWay`: it has begun, or they were shown out."""
    _hold(league, "open", at, connection)
    people = connection.execute(
        select(league_people.c.number, league_people.c.owner, league_people.c.status).where(
            league_people.c.league_id == league
        )
    ).all()
    mine = next((each.status for each in people if each.owner == owner), None)
    if mine == "out":
        raise NoWay("server-league-shown-out")
    if mine is not None:
        return
    if sum(each.status == "in" for each in people) >= most:
        raise NoRoom("server-league-full", most)
    _add(league, max((each.number for each in people), default=0) + 1, owner, name, at, connection)


def _add(league: str, number: int, owner: str, name: str, at: datetime, connection: Connection) -> None:
    row = {"league_id": league, "number": number, "owner": owner, "name": name, "joined": at}
    connection.execute(insert(league_people), {**row, "status": "in", "drawn": None})


def get_out(league: str, owner: str, at: datetime, connection: Connection) -> bool:
    """Somebody leaves before it begins; were they in it?"""
    _hold(league, "open", at, connection)
    mine = _of(league) & (league_people.c.owner == owner) & (league_people.c.status == "in")
    return bool(connection.execute(delete(league_people).where(mine)).rowcount)


def show_out(league: str, number: int, at: datetime, connection: Connection) -> bool:
    """Whoever opened it wants somebody to go; they do not come back. Were they in it?"""
    _hold(league, "open", at, connection)
    theirs = _of(league) & (league_people.c.number == number) & (league_people.c.status == "in")
    return bool(connection.execute(update(league_people).where(theirs).values(status="out")).rowcount)


def call_off(league: str, at: datetime, connection: Connection) -> None:
    """It goes, with all that belongs to it."""
    _hold(league, "open", at, connection)
    connection.execute(delete(leagues).where(leagues.c.id == league))


# What goes on in one that has begun


def begin(league: str, order: Sequence[int], first: Round, at: datetime, connection: Connection) -> None:
    """The first round. `Stale`: somebody has come or gone since it was paired."""
    _hold(league, "open", at, connection)
    for drawn, number in enumerate(order):
        here = _of(league) & (league_people.c.number == number)
        connection.execute(update(league_people).where(here).values(drawn=drawn))
    connection.execute(update(leagues).where(leagues.c.id == league).values(status="playing"))
    _pair(league, first, at, connection)


def go_on(league: str, next_round: Round, at: datetime, connection: Connection) -> bool:
    """The next round, if nobody has paired it; of several servers, one comes through here.

    The pairs and their tables are there together, or neither. `Stale`: somebody has left since.
    """
    before = (leagues.c.status == "playing") & (leagues.c.round == next_round.number - 1)
    gate = update(leagues).where(leagues.c.id == league, before).values(changed=at)
    if connection.execute(gate).rowcount == 0:
        return False
    _pair(league, next_round, at, connection)
    return True


def _pair(league: str, paired: Round, at: datetime, connection: Connection) -> None:
    among = select(league_people.c.number).where(_of(league), league_people.c.status == "in")
    if frozenset(connection.execute(among).scalars()) != paired.among:
        raise Stale(paired.number, paired.number)
    connection.execute(update(leagues).where(leagues.c.id == league).values(round=paired.number))
    for board, (met, table) in enumerate(zip(paired.pairs, paired.tables, strict=True)):
        row = {"league_id": league, "round": met.round, "board": board}
        row |= {"one": met.pair.one, "two": met.pair.two, "outcome": met.outcome}
        connection.execute(insert(league_pairings), {**row, "place": None if table is None else table.id})
        if table is not None:
            create(table, at, connection)


def count(league: str, board: Board, outcome: Outcome, at: datetime, connection: Connection) -> bool:
    """What came of a game, if nobody has counted it; whatever is taken back there later, it stays so."""
    here = (
        (league_pairings.c.league_id == league)
        & (league_pairings.c.round == board.met.round)
        & (league_pairings.c.board == board.number)
        & league_pairings.c.outcome.is_(None)
    )
    # Whoever gives up at this moment holds the league, too, and changes its games after that.
    connection.execute(select(leagues.c.id).where(leagues.c.id == league).with_for_update())
    if connection.execute(update(league_pairings).where(here).values(outcome=outcome)).rowcount == 0:
        return False
    connection.execute(update(leagues).where(leagues.c.id == league).values(changed=at))
    return True


def end(league: str, round: int, at: datetime, connection: Connection) -> None:
    """All rounds are over."""
    last = (leagues.c.id == league) & (leagues.c.status == "playing") & (leagues.c.round == round)
    connection.execute(update(leagues).where(last).values(status="over", changed=at, ended=at))


def give_up(league: str, owner: str, at: datetime, connection: Connection) -> tuple[str, ...]:
    """Somebody leaves while it goes on: what they play now is lost. Gives the tables where they did."""
    _hold(league, "playing", at, connection)
    mine = _of(league) & (league_people.c.owner == owner) & (league_people.c.status == "in")
    number = connection.execute(select(league_people.c.number).where(mine)).scalar()
    if number is None:
        return ()
    connection.execute(update(league_people).where(mine).values(status="left"))
    found: list[str] = []
    for side, other in zip(SIDES, SIDES[::-1], strict=True):
        lost = (league_pairings.c.league_id == league) & (league_pairings.c[side] == number)
        lost &= league_pairings.c.outcome.is_(None)
        places = connection.execute(select(league_pairings.c.place).where(lost)).scalars()
        found += [place for place in places if place]
        connection.execute(update(league_pairings).where(lost).values(outcome=other))
    return tuple(found)


def forget_old(changed_before: datetime, connection: Connection) -> int:
    """Leagues that never began and where nobody has come or gone since a time."""
    old = (leagues.c.status == "open") & (leagues.c.changed < changed_before)
    return connection.execute(delete(leagues).where(old)).rowcount


def _of(league: str) -> ColumnElement[bool]:
    return league_people.c.league_id == league


def _hold(league: str, status: Status, at: datetime, connection: Connection) -> None:
    """Take a league that is so far, before anybody else does."""
    here = (leagues.c.id == league) & (leagues.c.status == status)
    if connection.execute(update(leagues).where(here).values(changed=at)).rowcount == 0:
        raise NoWay("server-league-begun" if status == "open" else "server-league-over")
