"""How games ended, and what somebody has played.

What a game came to is written down once, when it is over: `ended` of a table says that it was. A server that
dies before leaves it to the next round of the house, which does the same for games of older versions.
Whose a result is, the seats say: whoever gets another device, or goes for good, changes nothing here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, FromClause, Select, and_, delete, func, insert, select, update

from monumental.web.store.people.ratings import rate
from monumental.web.store.rows import Kind
from monumental.web.store.schema import people, replaced, results, seats, tables


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat had at the end. A game that was abandoned has no winners."""

    seat: int
    civilization: str | None
    points: int | None
    won: bool | None


@dataclass(frozen=True, slots=True)
class Played:
    """A seat of a game that is over."""

    seat: int
    kind: Kind
    name: str
    owner: str | None
    civilization: str | None
    points: int | None
    won: bool | None


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is over, as one of those who played it has it."""

    id: str
    name: str
    rules: str
    ended: datetime
    mine: int
    seats: tuple[Played, ...]

    @property
    def won(self) -> bool | None:
        """Did they win it? Nothing, if it was abandoned."""
        return self.seats[self.mine].won

    @property
    def others(self) -> tuple[Played, ...]:
        return tuple(seat for seat in self.seats if seat.seat != self.mine)


def settle(
    table: str, found: Sequence[Result], connection: Connection, places: Mapping[str, int] | None = None
) -> bool:
    """Write down how a game ended, if nobody has; did it? `places`: of a game that is rated, everybody's."""
    over = (tables.c.id == table) & (tables.c.status == "over") & tables.c.ended.is_(None)
    # Of several servers, one comes through here.
    if connection.execute(update(tables).where(over).values(ended=tables.c.changed)).rowcount == 0:
        return False
    connection.execute(delete(results).where(results.c.table_id == table))
    rows = [
        {
            "table_id": table,
            "seat": result.seat,
            "civilization": result.civilization,
            "points": result.points,
            "won": result.won,
        }
        for result in found
    ]
    if rows:
        connection.execute(insert(results), rows)
    if places and _are_known(places, connection):
        rules = connection.execute(select(tables.c.rules).where(tables.c.id == table)).scalar_one()
        rate(rules, places, connection)
    return True


def _are_known(owners: Collection[str], connection: Connection) -> bool:
    """Have all of them said who they are? A key by itself costs nothing, and is nobody to win against."""
    known = select(func.count()).select_from(people).where(people.c.id.in_(sorted(owners)))
    return connection.execute(known).scalar_one() == len(owners)


def unsettled(before: datetime, most: int, connection: Connection) -> tuple[str, ...]:
    """Games that were over at a time and are not written down, the oldest first."""
    left = (tables.c.status == "over") & tables.c.ended.is_(None) & (tables.c.changed <= before)
    return tuple(
        connection.execute(
            select(tables.c.id).where(left).order_by(tables.c.changed, tables.c.id).limit(most)
        ).scalars()
    )


def games_of(owner: str, connection: Connection) -> tuple[Game, ...]:
    """All finished games of somebody, the newest first, with who played there.

    Where one person played several seats, nobody has won against anybody: such games are left out.
    """
    me = seats.alias("me")
    rows = connection.execute(_seats_beside(me).where(me.c.owner == owner))
    found: dict[tuple[str, str, str, datetime, int], list[Played]] = {}
    for table, name, rules, ended, mine, *played in rows:
        found.setdefault((table, name, rules, ended, mine), []).append(Played(*played))
    games = [Game(*head, tuple(played)) for head, played in found.items()]
    games += _lost_seats(owner, connection)
    games.sort(key=lambda game: (-game.ended.timestamp(), game.id, game.mine))
    return tuple(game for game in games if all(seat.owner != owner for seat in game.others))


def _lost_seats(owner: str, connection: Connection) -> list[Game]:
    """The games of somebody whose seat others took over: what the seat came to is not theirs, they lost."""
    rows = connection.execute(
        _seats_beside(replaced).add_columns(replaced.c.name.label("mine")).where(replaced.c.owner == owner)
    )
    found: dict[tuple[str, str, str, datetime, int], list[Played]] = {}
    for table, name, rules, ended, mine, *columns, me in rows:
        played = Played(*columns)
        if played.seat == mine:
            won = None if played.won is None else False
            played = Played(mine, "person", me, owner, played.civilization, None, won)
        found.setdefault((table, name, rules, ended, mine), []).append(played)
    return [Game(*head, tuple(seats)) for head, seats in found.items()]


def _seats_beside(me: FromClause) -> Select[Any]:
    """All seats of finished games, beside each seat of somebody."""
    return (
        select(
            tables.c.id,
            tables.c.name,
            tables.c.rules,
            tables.c.ended,
            me.c.seat,
            *(seats.c[name] for name in ("seat", "kind", "name", "owner")),
            *(results.c[name] for name in ("civilization", "points", "won")),
        )
        .select_from(me)
        .join(tables, tables.c.id == me.c.table_id)
        .join(seats, seats.c.table_id == me.c.table_id)
        .join(results, and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat))
        .where(tables.c.status == "over", tables.c.ended.is_not(None))
        .order_by(tables.c.ended.desc(), tables.c.id, me.c.seat, seats.c.seat)
    )
