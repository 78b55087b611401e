"""Somebody goes for good: what they have played in leagues stays for the others, without their name."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from monumental.web.store.schema import league_people, leagues


def forget(person: str, nobody: str, connection: Connection) -> None:
    """Where nothing was played with them, nothing stays; a league that nobody could begin any more goes."""
    begun = select(leagues.c.id).where(leagues.c.status != "open")
    connection.execute(delete(leagues).where(leagues.c.maker == person, leagues.c.status == "open"))
    connection.execute(update(leagues).where(leagues.c.maker == person).values(maker=None))
    theirs = league_people.c.owner == person
    connection.execute(delete(league_people).where(theirs, league_people.c.league_id.not_in(begun)))
    connection.execute(delete(league_people).where(theirs, league_people.c.status == "out"))
    playing = select(leagues.c.id).where(leagues.c.status == "playing")
    here = theirs & league_people.c.league_id.in_(playing)
    connection.execute(update(league_people).where(here).values(status="left"))
    for league in connection.execute(select(league_people.c.league_id).where(theirs)).scalars().all():
        # Another nobody in each league.
        gone = {"owner": f"{nobody}{league}", "name": ""}
        there = theirs & (league_people.c.league_id == league)
        connection.execute(update(league_people).where(there).values(**gone))
