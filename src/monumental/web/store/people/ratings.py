"""How strong people are: the model of Plackett and Luce, by rule system, over games of people alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, update

from monumental.web.store.schema import people, ratings

#: After so many games a rating is no longer provisional.
SETTLED: Final = 10


@dataclass(frozen=True, slots=True)
class Rated:
    """Somebody's strength at a rule system: `mu`, and the doubt about it."""

    owner: str
    name: str
    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        """What somebody is worth at the very least, three times the doubt less: 1000 for who never played."""
        return round(1000 + 20 * (self.mu - 3 * self.sigma))

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED


def rate(rules: str, places: Mapping[str, int], connection: Connection) -> None:
    """A game is over: everybody by their place, the smallest first."""
    model = PlackettLuce()
    theirs = (ratings.c.rules == rules) & ratings.c.owner.in_(sorted(places))
    # Two games that end at once count one after the other.
    found = connection.execute(select(ratings).where(theirs).order_by(ratings.c.owner).with_for_update())
    known = {row.owner: row for row in found}
    owners = sorted(places)
    teams = [
        [model.rating(mu=known[owner].mu, sigma=known[owner].sigma) if owner in known else model.rating()]
        for owner in owners
    ]
    after = model.rate(teams, ranks=[places[owner] for owner in owners])
    for owner, [new] in zip(owners, after, strict=True):
        values = {"mu": new.mu, "sigma": new.sigma}
        if owner in known:
            here = (ratings.c.owner == owner) & (ratings.c.rules == rules)
            connection.execute(update(ratings).where(here).values(**values, games=known[owner].games + 1))
        else:
            connection.execute(insert(ratings), {"owner": owner, "rules": rules, "games": 1, **values})


def ladder(rules: str, most: int, connection: Connection) -> Sequence[Rated]:
    """Who is strongest, those with a name of their own; provisional ones come last."""
    named = select(ratings.c.owner, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    rows = connection.execute(
        named.join(people, people.c.id == ratings.c.owner).where(
            ratings.c.rules == rules, people.c.name != ""
        )
    )
    found = [Rated(*row) for row in rows]
    return sorted(found, key=lambda each: (each.is_provisional, -each.points, each.name))[:most]


def ratings_of(owner: str, connection: Connection) -> Sequence[tuple[str, float, float, int]]:
    """By rule system: how strong somebody is, the doubt about it, after so many games."""
    columns = (ratings.c.rules, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    found = connection.execute(select(*columns).where(ratings.c.owner == owner).order_by(ratings.c.rules))
    return [tuple(row) for row in found]


def bring(before: str, person: str, connection: Connection) -> None:
    """A key has become a person's: of two ratings, the one of more games stays."""
    theirs = {row.rules: row for row in connection.execute(select(ratings).where(ratings.c.owner == person))}
    for row in connection.execute(select(ratings).where(ratings.c.owner == before)).all():
        if row.rules in theirs and theirs[row.rules].games >= row.games:
            continue
        forget(person, connection, row.rules)
        moved = (ratings.c.owner == before) & (ratings.c.rules == row.rules)
        connection.execute(update(ratings).where(moved).values(owner=person))
    forget(before, connection)


def forget(owner: str, connection: Connection, rules: str | None = None) -> None:
    """Nobody is called so any more."""
    theirs = ratings.c.owner == owner
    if rules is not None:
        theirs &= ratings.c.rules == rules
    connection.execute(delete(ratings).where(theirs))
