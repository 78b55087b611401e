"""Leagues in words, as somebody sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from monumental.web.contract.me import MyLeague
from monumental.web.leagues.contract import (
    LEAST,
    LeagueGame,
    LeagueLine,
    LeaguePage,
    LeaguePerson,
    LeagueRound,
    LeagueStanding,
    NewLeague,
)
from monumental.web.leagues.pairing import rounds_of_robin
from monumental.web.leagues.rounds import rounds_of, wishes_of
from monumental.web.leagues.standing import standings

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.web.store.leagues.book import Board, Head, League, Member


def league_page(league: League, owner: str | None, texts: Texts) -> LeaguePage:
    head, wishes = league.head, wishes_of(league)
    me = league.who(owner) if owner is not None else None
    host = owner is not None and owner == head.maker
    inside = host or (me is not None and me.status != "out")
    mine = None if me is None else me.number
    rounds = sorted({board.met.round for board in league.boards})
    return LeaguePage(
        id=head.id,
        name=head.name,
        rules=wishes.rules,
        rules_name=texts(f"rules-{wishes.rules}"),
        preset=wishes.preset,
        form=wishes.form,
        status=head.status,
        listed=head.listed,
        round=head.round,
        rounds=rounds_of(league),
        least=LEAST,
        most=wishes.most,
        seconds=wishes.clock.seconds,
        increment=wishes.clock.increment,
        host=host,
        joined=me is not None and me.status == "in",
        shown_out=me is not None and me.status == "out",
        invitation=head.invitation if inside and not head.listed and head.status == "open" else None,
        ended=None if head.ended is None else head.ended.isoformat(),
        people=tuple(_person(each, mine) for each in league.members if each.status != "out"),
        standings=tuple(
            LeagueStanding(line.number, line.place, line.points, line.tie, line.won, line.drawn, line.lost)
            for line in standings(league.drawn, league.met, wishes.form, league.left)
        ),
        games=tuple(
            LeagueRound(round, tuple(_game(each, mine) for each in league.boards if each.met.round == round))
            for round in rounds
        ),
    )


def _person(member: Member, mine: int | None) -> LeaguePerson:
    return LeaguePerson(member.number, member.name, member.number == mine, member.status == "left")


def _game(board: Board, mine: int | None) -> LeagueGame:
    one, two = board.met.pair.one, board.met.pair.two
    return LeagueGame(one, two, board.place, board.met.outcome, mine is not None and mine in {one, two})


def league_line(head: Head, people: int, texts: Texts) -> LeagueLine:
    wishes = msgspec.json.decode(head.terms, type=NewLeague)
    robin = rounds_of_robin(people) if head.status != "open" else 0
    return LeagueLine(
        id=head.id,
        name=head.name,
        rules_name=texts(f"rules-{wishes.rules}"),
        form=wishes.form,
        status=head.status,
        round=head.round,
        rounds=wishes.rounds if wishes.form == "swiss" else robin,
        people=people,
        most=wishes.most,
        changed=head.changed.isoformat(),
    )


def my_league(league: League, owner: str) -> MyLeague:
    """A league of somebody's, as they can take it with them: what they opened, and what they played there."""
    me = league.who(owner)
    mine = None if me is None else me.number
    games = [board for board in league.boards if mine in {board.met.pair.one, board.met.pair.two}]
    return MyLeague(
        id=league.head.id,
        name=league.head.name,
        status=league.head.status,
        opened_by_me=league.head.maker == owner,
        called="" if me is None else me.name,
        joined=None if me is None else me.joined.isoformat(),
        left=me is not None and me.status != "in",
        tables=tuple(board.place for board in games if board.place is not None),
    )
