"""What somebody has spent at one server they have spent at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import nullcontext
from typing import TYPE_CHECKING

import pytest

from monumental.web.door import spent as counting
from monumental.web.door.quotas import Quotas, Shares
from monumental.web.door.security import Limits, Patience
from monumental.web.door.spent import Spent
from monumental.web.problems import Refused
from monumental.web.tables.bell import SPENT, Ear, OneServer
from tests.web.api.server import Server, serving
from tests.web.databases import postgresql_database
from tests.web.waiting import wait_until

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

SECRET = b"known to all servers of a store"
FAMILY = "203.0.113.5"


class Line:
    """A bell by which all servers but this one hear what is said."""

    is_heard = True

    def __init__(self, said: list[str]) -> None:
        self.said = said
        self.others: list[Spent] = []

    def say(self, channel: str, lines: Iterable[str]) -> bool:
        assert channel == SPENT
        lines = [*lines]
        self.said += lines
        for other in self.others:
            other.hear(lines)
        return True

    def ring(self, table: str, version: int) -> None: ...

    def ring_talk(self, table: str) -> None: ...

    def heard_by(self, ear: Ear) -> AbstractAsyncContextManager[None]:
        del ear
        return nullcontext()


def servers(count: int, burst: int, rate: float, below: float = 1.0) -> tuple[list[Limits], list[str]]:
    """The same limit at several servers, and what they tell each other."""
    said: list[str] = []
    all_of_them = [(Spent(), Line(said)) for _ in range(count)]
    limits = [spent.shared("requests", Limits(burst, rate), below) for spent, _ in all_of_them]
    for spent, line in all_of_them:
        line.others = [other for other, _ in all_of_them if other is not spent]
        spent.begin(line, SECRET)
    return limits, said


def admitted(limits: Limits, times: int, who: str = "ann", address: str = FAMILY) -> int:
    """How many of so many requests are let in."""
    let_in = 0
    for _ in range(times):
        try:
            limits.admit(who, address)
        except Refused:
            break
        let_in += 1
    return let_in


async def a_moment() -> None:
    await asyncio.sleep(1.5 * counting.TOGETHER)


@pytest.mark.anyio
async def test_at_however_many_servers_there_is_one_limit() -> None:
    (here, there, third), _ = servers(3, burst=6, rate=0)

    assert admitted(here, 4) == 4
    await a_moment()
    assert admitted(there, 10) == 2
    await a_moment()

    assert admitted(third, 10) == admitted(here, 10) == 0
    assert admitted(third, 10, "bob") == 6


@pytest.mark.anyio
async def test_who_spends_more_than_they_have_at_several_servers_at_once_owes_it() -> None:
    (here, there), _ = servers(2, burst=5, rate=0)
    assert admitted(here, 9) == admitted(there, 9) == 5

    await a_moment()

    # The five that were too many are waited for first.
    assert [limits.browsers.share_left("ann") for limits in (here, there)] == [-1.0, -1.0]


@pytest.mark.anyio
async def test_all_of_one_address_have_one_limit_together() -> None:
    (here, there), _ = servers(2, burst=1, rate=0)

    assert sum(admitted(here, 1, f"browser {number}") for number in range(8)) == 8
    await a_moment()

    assert sum(admitted(there, 1, f"another {number}") for number in range(8)) == Limits.CROWD - 8
    assert admitted(there, 1, "somebody", "198.51.100.7") == 1


@pytest.mark.anyio
async def test_of_who_has_enough_left_nobody_is_told() -> None:
    (here, there), said = servers(2, burst=8, rate=0, below=0.5)

    assert admitted(here, 3) == 3
    await a_moment()
    assert said == []

    assert admitted(here, 3) == 3
    await a_moment()
    assert [(line.split(" ")[0], line.split(" ")[2]) for line in said] == [("requests", "3")]
    assert admitted(there, 9) == 5


@pytest.mark.anyio
async def test_neither_people_nor_addresses_are_named() -> None:
    (here, _), said = servers(2, burst=5, rate=0)

    admitted(here, 3)
    await a_moment()

    assert len(said) == 2
    assert not [line for line in said if "ann" in line or FAMILY in line]


@pytest.mark.anyio
async def test_what_a_newer_server_counts_is_no_mishap() -> None:
    spent = Spent()
    purse = spent.shared("seats", Patience(2, 0))

    spent.hear(["chairs ann 1", "seats ann 2"])

    with pytest.raises(Refused):
        purse.spend("ann")


def test_a_server_that_is_alone_tells_nobody_and_knows_people_as_they_are() -> None:
    spent = Spent()
    purse = spent.shared("seats", Patience(2, 0))
    spent.begin(OneServer(), SECRET)

    purse.spend("ann")

    assert purse.others is None
    assert [*purse._left] == ["ann"]


def test_everything_that_people_share_is_counted_together() -> None:
    spent = Spent()

    shares = Shares(Quotas(), spent)

    counted = [each for each in vars(shares).values() if isinstance(each, Limits | Patience)]
    purses = {id(purse) for purse, _ in spent._purses.values()}
    for each in counted:
        parts = [each.browsers, each.addresses] if isinstance(each, Limits) else [each]
        assert {id(part) for part in parts} <= purses


@pytest.mark.long
def test_the_token_of_the_host_is_not_guessed_at_another_server(postgresql: str) -> None:
    token = "a token that is long enough"
    quotas = Quotas(host_tries_at_once=3, seconds_a_host_try=1000.0)
    with (
        postgresql_database(postgresql) as database,
        serving(database, admin_token=token, quotas=quotas) as here,
        serving(database, admin_token=token, quotas=quotas) as there,
    ):

        def answered(server: Server, token: str, source: str = FAMILY) -> int:
            # A proxy on this machine says for whom it speaks.
            headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": source}
            guesser = server.browser(known=False)
            return guesser.http.get("/api/admin", headers=headers).status_code

        assert answered(there, token) == 200
        assert [answered(here, f"wrong-{number}") for number in range(4)] == [401, 401, 401, 429]

        wait_until(lambda: answered(there, token) == 429)

        assert answered(there, "wrong") == 429
        assert answered(there, token, "203.0.113.6") == 200
