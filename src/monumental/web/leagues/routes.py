"""Leagues: opening one, coming in and leaving, beginning it, and looking at it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from monumental.cards.text import load_texts
from monumental.web.contract.page import Gone
from monumental.web.door.quotas import Shares
from monumental.web.door.security import PRIVATE
from monumental.web.leagues.contract import (
    MOST_OF_ROBIN,
    JoinLeague,
    LeaguePage,
    LeaguesPage,
    NewLeague,
    ShowOut,
)
from monumental.web.leagues.leaving import leave
from monumental.web.leagues.pages import league_line, league_page
from monumental.web.leagues.rounds import begin, table_of, wishes_of
from monumental.web.problems import Refused, unknown_browser
from monumental.web.settings import Settings
from monumental.web.store.leagues import book
from monumental.web.store.leagues.book import Head, League
from monumental.web.store.rows import new_id
from monumental.web.store.talking.blocks import estranged, has_blocked
from monumental.web.tables.manners import is_same
from monumental.web.tables.rooms import IDS, Rooms
from monumental.web.visitor import Visitor

#: So many are in a list.
LISTED: Final = 50

Id = Annotated[str, PathParameter(max_length=40)]


class Leagues(Controller):
    """For everybody who has the link; who comes in has given themselves a name."""

    path = "/api/leagues"
    response_headers = PRIVATE

    @get(summary="My leagues, and those that wait for anybody")
    async def lists(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> LeaguesPage:
        if not settings.leagues:
            return LeaguesPage(False, "", (), ())
        store, owner = rooms.store, who.owner
        mine = await store.read(partial(book.of_owner, owner, LISTED)) if owner is not None else ()
        away_from = await store.read(partial(estranged, owner)) if owner is not None else frozenset()
        known = {head.id for head in mine}
        waiting = [
            head
            for head in await store.read(partial(book.open_leagues, LISTED))
            if head.id not in known and head.maker not in away_from
        ]
        people = await store.read(partial(book.counts, [head.id for head in (*mine, *waiting)]))
        texts = load_texts(who.language)
        lines = [
            [league_line(head, people.get(head.id, 0), texts) for head in each] for each in (mine, waiting)
        ]
        return LeaguesPage(True, await _name(rooms, who), tuple(lines[0]), tuple(lines[1]))

    @post(summary="Open a league")
    async def open(
        self,
        data: JSONBody[NewLeague],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        shares: NamedDependency[Shares],
    ) -> LeaguePage:
        _must_be_on(settings)
        owner, called = await _named(rooms, who)
        wishes = replace(data, name=data.name.strip())
        if not wishes.name:
            raise Refused(422, "server-league-nameless")
        if wishes.form == "robin" and wishes.most > MOST_OF_ROBIN:
            raise Refused(422, "server-league-large", most=MOST_OF_ROBIN)
        table_of(wishes, 1, None, None)  # what no table can be, no league is
        shares.new_league(who)
        at = rooms.clock()
        head = Head(
            id=new_id(),
            created=at,
            changed=at,
            ended=None,
            maker=owner,
            name=wishes.name,
            listed=wishes.listed,
            invitation=new_id(),
            terms=msgspec.json.encode(wishes).decode(),
            status="open",
            round=0,
        )
        await rooms.store.write(partial(book.open_league, head, called, settings.quotas.leagues))
        return await _answer(rooms, head.id, who)

    @get("/{league:str}", summary="A league as I see it")
    async def look(
        self,
        league: Id,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> LeaguePage:
        _must_be_on(settings)
        return await _answer(rooms, league, who)

    @post("/{league:str}/join", status_code=HTTP_200_OK, summary="Come into a league")
    async def join(
        self,
        league: Id,
        data: JSONBody[JoinLeague],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        shares: NamedDependency[Shares],
    ) -> LeaguePage:
        _must_be_on(settings)
        shares.new_seat(who)
        owner, called = await _named(rooms, who)
        found = await _found(rooms, league)
        invited = is_same(found.head.invitation, data.invitation)
        if not (found.head.listed or invited or owner == found.head.maker):
            raise Refused(403, "server-league-locked")
        maker = found.head.maker
        if maker is not None and await rooms.store.read(partial(has_blocked, maker, owner)):
            raise Refused(403, "server-league-not-here")
        most = wishes_of(found).most
        await rooms.store.write(partial(book.join, league, owner, called, most, rooms.clock()))
        return await _answer(rooms, league, who)

    @post("/{league:str}/leave", status_code=HTTP_200_OK, summary="Leave a league, begun or not")
    async def leave(
        self,
        league: Id,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> LeaguePage:
        _must_be_on(settings)
        if who.owner is None:
            raise unknown_browser()
        await leave(rooms, await _found(rooms, league), who.owner)
        return await _answer(rooms, league, who)

    @post("/{league:str}/show-out", status_code=HTTP_200_OK, summary="Let somebody be in my league no more")
    async def show_out(
        self,
        league: Id,
        data: JSONBody[ShowOut],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> LeaguePage:
        _must_be_on(settings)
        found = await _mine(rooms, league, who)
        theirs = found.member(data.number)
        if theirs is not None and theirs.owner == who.owner:
            raise Refused(409, "server-league-show-out-self")
        if not await rooms.store.write(partial(book.show_out, league, data.number, rooms.clock())):
            raise Refused(409, "server-league-nobody")
        return await _answer(rooms, league, who)

    @post(
        "/{league:str}/begin", status_code=HTTP_200_OK, summary="Begin my league: the first round is paired"
    )
    async def begin(
        self,
        league: Id,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> LeaguePage:
        _must_be_on(settings)
        await _mine(rooms, league, who)
        await begin(rooms, league)
        return await _answer(rooms, league, who)

    @post("/{league:str}/cancel", status_code=HTTP_200_OK, summary="Call off my league before it begins")
    async def cancel(
        self,
        league: Id,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
    ) -> Gone:
        _must_be_on(settings)
        await _mine(rooms, league, who)
        await rooms.store.write(partial(book.call_off, league, rooms.clock()))
        return Gone(league)


def _must_be_on(settings: Settings) -> None:
    if not settings.leagues:
        raise Refused(403, "server-no-leagues")


async def _found(rooms: Rooms, league: str) -> League:
    found = await rooms.store.read(partial(book.load, league)) if IDS.fullmatch(league) else None
    if found is None:
        raise Refused(404, "server-no-league")
    return found


async def _mine(rooms: Rooms, league: str, who: Visitor) -> League:
    """The league, for whoever has opened it."""
    if who.owner is None:
        raise unknown_browser()
    found = await _found(rooms, league)
    if found.head.maker != who.owner:
        raise Refused(403, "server-league-not-host")
    return found


async def _name(rooms: Rooms, who: Visitor) -> str:
    person = await rooms.store.people.find(who.owner) if who.owner is not None else None
    return "" if person is None else person.name


async def _named(rooms: Rooms, who: Visitor) -> tuple[str, str]:
    """Somebody with their name: a key by itself costs nothing, and nobody wants to wait for it."""
    if who.owner is None:
        raise unknown_browser()
    name = await _name(rooms, who)
    if not name:
        raise Refused(409, "server-league-name")
    return who.owner, name


async def _answer(rooms: Rooms, league: str, who: Visitor) -> LeaguePage:
    return league_page(await _found(rooms, league), who.owner, load_texts(who.language))
