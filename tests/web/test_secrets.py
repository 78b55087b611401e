"""Nothing that a browser can ask for or hears depends on what its seats can't know.

Two servers keep the same table: on one the real game, on the other a twin that differs in the Market tokens
that only others have looked at, in the seed, in what others plan, and in nothing else; see
`tests.properties.twins`. Both are played move by move, and everything that is sent to a seat, or to a
spectator, is compared byte by byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monumental import Action
from monumental.engine.game import Game
from monumental.engine.reasons import Reason
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.state import ClassicState, Market
from monumental.play.notation import write
from monumental.play.plans.plan import Plan
from monumental.play.records.record import Move
from monumental.play.systems.classic import view as classic_view
from monumental.play.table import AUTOMA, Table
from monumental.web.contract.requests import NewSeat, NewTable
from monumental.web.plans import book
from monumental.web.plans import routes as plan_routes
from monumental.web.store.rows import Seat
from monumental.web.tables import new_rooms
from monumental.web.tables.room import Room
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor
from tests.lanes import first_before_release
from tests.properties.sent import LeakError, about_markets, same
from tests.properties.tables import luck_of, played_table
from tests.properties.twins import Again, Twins, is_secretive, twins_of
from tests.web.api.server import Browser, Server, Socket, serving

pytestmark = pytest.mark.long

#: Tables of classic and the continuous mode at which somebody has a secret from somebody.
SEEDS = (2, 10, 12)
#: What costs much is compared at one of so many prompts, and wherever a Market was looked at.
EVERY = 40
EARLIER = datetime(2001, 1, 1, tzinfo=UTC)
LATER = datetime(2999, 1, 1, tzinfo=UTC)

#: At each prompt so many options are tried out and so many things touched.
QUESTIONS = 4


class Seen:
    """One of the games on its server, and whoever looks at it."""

    def __init__(self, server: Server, again: Again, twins: Twins) -> None:
        self.server = server
        self.again = again
        self.seat = twins.seat
        self.browser: Browser = server.browser(known=twins.seat is not None)
        self.heard = 0
        table = again.table
        assert table.head is not None
        # Everybody has agreed on hints: else nobody would hear any among people, nor fork a running game.
        table.head = table.head.model_copy(update={"hints": True})
        self.room = Room(
            id=f"twins-{twins.play.seed}-{twins.seat}-{twins.until}",
            name="",
            pace="live",
            listed=False,
            terms=msgspec.json.encode(
                NewTable(table.game.rules.name, [NewSeat("me") for _ in table.sitters])
            ).decode(),
            table=table,
            box=twins.play.opening.box,
            seats=[self._seat(number, name) for number, name in enumerate(table.sitters)],
            status="playing",
        )
        server.wait(server.rooms.create(self.room))

    def _seat(self, number: int, name: str) -> Seat:
        if name == AUTOMA:
            return Seat(number, "automa", AUTOMA)
        mine = number == self.seat
        return Seat(number, "person", "", self._owner() if mine else f"somebody {number}")

    def _owner(self) -> str | None:
        owner: str | None = self.server.app.state.keyring.owner(self.browser.key)
        return owner

    def plan(self) -> None:
        """Those at the other seats lay something down, which never comes to anything."""
        store = self.server.rooms.store
        for seat in self.room.seats:
            if seat.seat != self.seat:
                secret = Plan(seat.seat, "wait for the moment", 0)
                self.server.wait(store.write(partial(book.lay_down, self.room.id, secret, EARLIER)))

    def make(self, *moves: Move) -> None:
        """The next moves, written down and told as every other."""
        self.server.wait(self._make(moves))

    async def _make(self, moves: Sequence[Move]) -> None:
        rooms = self.server.rooms
        async with self.room.held(), rooms.written(self.room, owner=None, request=None):
            for move in moves:
                self.again.make(move)
        # When a seat changed hands is told; both servers have done it at the same time.
        self.room.seated = dict.fromkeys(self.room.seated, EARLIER)
        rooms.tell(self.room)

    def get(self, path: str, **query: object) -> str:
        answer = self.browser.ask("GET", f"/api/tables/{self.room.id}{path}", **query)
        return f"{answer.status_code} {answer.text}"

    def ask(self, line: int, *, deep: bool) -> Iterator[tuple[str, str]]:
        """What is sent now, by name."""
        yield "the page", self.get("", seat=self.seat, since=self.heard)
        self.heard = self.room.table.version
        yield "the record", self.get("/record", seat=self.seat)
        yield "the talk", self.get("/talk")
        if self.seat is not None:
            yield "the position", self.get("/position", seat=self.seat)
        for seat in self.room.seats:
            yield f"the plans of {seat.seat}", self.get("/plans", seat=seat.seat)
        if not deep:
            return
        chance = random.Random(line)
        yield "the whole page", self.get("", seat=self.seat, lang=chance.choice(["en", "es", "cs", "ja"]))
        # What the coach says of bots: see tests/web/pages.
        for coached in ("hints", "why-that?line=1", "chances", "review"):
            yield coached, self.get(f"/{coached}")
        yield "a moment", self.get(f"/moments/{chance.randint(0, line)}", seat=self.seat)
        yield "a picture", self.get(f"/moments/{chance.randint(0, line)}/picture", seat=self.seat)
        for words in self.wonders(chance):
            yield f"why {words}", self.get("/why", seat=self.seat, action=words)
        for place in self.things(chance):
            yield f"why {place}", self.get("/why", seat=self.seat, place=place)
        table = self.room.table
        options = [write(table.game, option) for option in table.options(self.seat)]
        for words in chance.sample(options, min(QUESTIONS, len(options))):
            yield f"preview {words}", self.get("/preview", seat=self.seat, action=words)
        if self.seat is not None and not table.game.over:
            yield "a fork", self.fork(line)

    def wonders(self, chance: random.Random) -> list[str]:
        game = self.room.table.game
        asked = about_markets(game)
        # While somebody chooses a token, the others may wonder about every one of them.
        count = len(asked) if is_private(game) else min(QUESTIONS, len(asked))
        return [write(game, action) for action in chance.sample(asked, count)]

    def things(self, chance: random.Random) -> list[str]:
        """Markets on the map, the Explorers, and what somebody could touch."""
        state = self.room.table.game.state
        assert isinstance(state, ClassicState)
        found = [f"tile:{market.tile + 1}" for market in state.markets if market.count]
        return [*chance.sample(found, min(2, len(found))), f"explorer:{self.seat or 0}:1"]

    def fork(self, line: int) -> str:
        answer = self.browser.ask("POST", f"/api/tables/{self.room.id}/fork", {"at": line})
        page = answer.json()
        if answer.status_code != 201:
            return answer.text
        record = self.browser.ask("GET", f"/api/tables/{page['id']}/record", seat=self.seat)
        return f"{answer.text}\n{record.text}".replace(page["id"], "the fork")


def is_private(game: Game) -> bool:
    """Does somebody choose among what only they may see?"""
    return not game.over and game.choice().private


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("twins")
    with serving(_database(folder, "real")) as real, serving(_database(folder, "twin")) as twin:
        yield [real, twin]


def _database(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}.db"


def compare(servers: Sequence[Server], twins: Twins) -> int:
    """Play both games on their servers; gives how often something hidden differed where all was compared."""
    seen = [Seen(server, again, twins) for server, again in zip(servers, twins.tables(), strict=True)]
    secret = 0
    # What others have laid down is one more thing that nobody else can know.
    seen[0].plan()
    try:
        with seen[0].browser.live(seen[0].room.id) as one, seen[1].browser.live(seen[1].room.id) as other:
            same([one.text(), other.text()], "what is heard first")
            # Until somebody has looked at a Market, the games differ in their seeds alone.
            first = twins.first_secret()
            for each in seen:
                each.make(*twins.play.table.moves[:first])
            for line in range(first, twins.until):
                for each, moves in zip(seen, [twins.play.table.moves, *twins.records], strict=True):
                    each.make(moves[line])
                same([heard(one, line + 1), heard(other, line + 1)], f"line {line + 1}: what is heard")
                deep = line % EVERY == twins.seed % EVERY or is_secretive(twins.play.table.moves[line])
                deep = deep or is_private(seen[0].room.table.game)
                if deep or line % 20 == 0 or line == twins.until - 1:
                    compare_at(line + 1, seen, deep=deep)
                    secret += deep
    except LeakError as leak:
        leak.add_note(f"reproduce: compare(servers, {twins})")
        raise
    return secret


def compare_at(line: int, seen: Sequence[Seen], *, deep: bool) -> None:
    one, other = [dict(each.ask(line, deep=deep)) for each in seen]
    same([repr([*one]), repr([*other])], f"line {line}: what can be asked")
    for what, text in one.items():
        same([text, other[what]], f"line {line}: {what}")


def heard(socket: Socket, version: int) -> str:
    """What comes with a version; somebody who comes or goes is no move."""
    while True:
        text = socket.text()
        if f'"version":{version},' in text[:80]:
            return text


@pytest.fixture(autouse=True)
def the_same_luck_for_forks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is imagined in a fork is drawn anew: here from the same luck on both servers."""
    monkeypatch.setattr(new_rooms, "sealed_luck", lambda: luck_of(0, "fork"))


def secretive(seed: int) -> list[Twins]:
    """Twins of a game for one seat and, where it can be, for a spectator, that really differ."""
    found = [twins for twins in twins_of(played_table(seed), seed) if twins.differing]
    seats = [twins for twins in found if twins.seat is not None]
    return [*seats[:1], *[twins for twins in found if twins.seat is None]]


@pytest.mark.parametrize("seed", first_before_release(SEEDS))
def test_what_a_browser_can_find_out_is_the_same_whatever_it_can_not_know(
    servers: Sequence[Server], seed: int
) -> None:
    found = secretive(seed)
    assert found

    compared = [compare(servers, twins) for twins in found]

    assert min(compared) >= 1


# Would a leak be found? Each of these is one.


def every_stack_open(patch: pytest.MonkeyPatch) -> None:
    """A view that shows every Market to everybody."""
    market_view = classic_view._market

    def shown(game: Any, state: Any, market: Market, seat: int | None, keys: Any) -> object:
        return market_view(game, state, market, next(iter(members(market.seen)), seat), keys)

    patch.setattr(classic_view, "_market", shown)


def reasons_for_everybody(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks why a token can't be kept hears whether it lies there."""

    def why_not(self: Table, seat: int | None, action: Action) -> Reason | None:
        return self.game.why_not(action)

    patch.setattr(Table, "why_not", why_not)


def forks_of_the_real_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(new_rooms, "imagine", lambda game, seat, chance: game.clone(chance))


def options_for_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "is_asked", lambda self, seat: not self.game.over)


def plans_for_everybody(patch: pytest.MonkeyPatch) -> None:
    async def find(rooms: Rooms, table: str, who: Visitor, seat: int) -> Room:
        return await rooms.find(table)

    patch.setattr(plan_routes, "_mine", find)


LEAKS = [
    every_stack_open,
    reasons_for_everybody,
    forks_of_the_real_game,
    options_for_everybody,
    plans_for_everybody,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(servers: Sequence[Server], leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [twins for seed in SEEDS for twins in secretive(seed) if twins.seat is not None]
    leak(monkeypatch)

    assert any(betrays(servers, twins) for twins in found)


def betrays(servers: Sequence[Server], twins: Twins) -> bool:
    for server in servers:  # the table may be there from another test
        server.wait(server.rooms.store.forget_tables(LATER))
        server.rooms._rooms.clear()
    try:
        compare(servers, twins)
    except LeakError:
        return True
    return False
