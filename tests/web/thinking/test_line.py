"""Who waits for a bot, and who comes next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from monumental.web.thinking.line import HALF_LIFE, Accounts, Claim, Line, Payer, Quota
from tests.web.clock import Clock

pytestmark = pytest.mark.anyio

ANN = Payer("ann", "10.0.0.1")
BEN = Payer("ben", "10.0.0.2")
BENS_BROTHER = Payer("bens brother", "10.0.0.2")


def claim(table: str, payers: Sequence[Payer] = (ANN,), *, bot: str = "strong", people: bool = True) -> Claim:
    return Claim(table, bot, payers, lambda: people)


class Room:
    """One process, where thoughts take as long as we say."""

    def __init__(self, quota: Quota | None = None) -> None:
        self.clock = Clock(0.0)
        self.line = Line(Accounts(quota or Quota(), self.clock))
        self.answered: list[str] = []

    async def think(self, wanted: Claim, seconds: float = 1.0) -> None:
        async with self.line.turn(wanted):
            await asyncio.sleep(0)  # the others come meanwhile
            self.clock.now += seconds
            self.answered.append(wanted.table)

    async def all_at_once(self, *wanted: tuple[Claim, float]) -> list[str]:
        self.answered.clear()
        await asyncio.gather(*(self.think(each, seconds) for each, seconds in wanted))
        return self.answered


async def test_somebody_with_one_table_waits_for_one_decision_of_somebody_with_many() -> None:
    room = Room()
    many = [(claim(f"anns {number}"), 1.0) for number in range(5)]
    await room.all_at_once(*many)

    order = await room.all_at_once(*many, (claim("bens", [BEN]), 0.1))

    assert order[:2] == ["anns 0", "bens"]


async def test_tables_of_one_person_take_turns() -> None:
    room = Room()
    for _ in range(3):
        await room.think(claim("first"))

    assert await room.all_at_once(
        (claim("any"), 1.0), (claim("first"), 1.0), (claim("second"), 1.0), (claim("third"), 1.0)
    ) == ["any", "second", "third", "first"]


async def test_a_new_key_at_the_same_address_gains_nothing() -> None:
    room = Room()
    await room.all_at_once((claim("bens", [BEN]), 5.0), (claim("anns"), 1.0))

    order = await room.all_at_once(
        (claim("any", [ANN]), 0.1), (claim("brothers", [BENS_BROTHER]), 0.1), (claim("anns"), 0.1)
    )

    assert order == ["any", "anns", "brothers"]


async def test_a_quick_answer_comes_before_a_long_thought_of_who_had_as_little() -> None:
    room = Room()
    await room.think(claim("before", [BEN], bot="strong"), 1.0)
    await room.think(claim("before", [BEN], bot="normal"), 0.1)
    room.clock.now += 100 * HALF_LIFE
    strong = [(claim(f"strong {n}", [Payer(f"key {n}", "10.0.0.3")]), 1.0) for n in range(4)]

    quick = (claim("quick", [Payer("guest", "10.0.0.3")], bot="normal"), 0.1)
    order = await room.all_at_once(*strong, quick)

    assert order[1] == "quick"


@pytest.mark.parametrize(("before", "first"), [(4.0, "quick"), (25.0, "slow")])
async def test_a_quick_answer_waits_only_behind_who_has_had_much_less(before: float, first: str) -> None:
    room = Room()
    quick = claim("quick", [BEN], bot="normal")
    slow = claim("slow", [BENS_BROTHER])
    # So both bots are known, and Ben has had more than his brother.
    await room.think(quick, 0.1)
    await room.think(slow, 2.0)
    await room.think(quick, before)
    for _ in range(20):
        await room.think(claim("another", [ANN], bot="normal"), 0.1)

    order = await room.all_at_once((claim("any"), 0.1), (slow, 2.0), (quick, 0.1))

    assert order[1] == first


async def test_tables_of_people_come_before_bots_among_themselves() -> None:
    room = Room()
    await room.think(claim("anns"), 100.0)

    order = await room.all_at_once(
        (claim("any", [BEN]), 0.1), (claim("bots", [BEN], people=False), 0.1), (claim("anns"), 0.1)
    )

    assert order == ["any", "anns", "bots"]


async def test_it_counts_for_whoever_at_the_table_had_least() -> None:
    room = Room()
    await room.think(claim("anns"), 100.0)
    await room.think(claim("other", [Payer("eve", "10.0.0.9")]), 50.0)

    order = await room.all_at_once(
        (claim("any"), 0.1),
        (claim("eves", [Payer("eve", "10.0.0.9")]), 0.1),
        (claim("both", [ANN, BEN]), 0.1),
    )

    assert order == ["any", "both", "eves"]


async def test_whoever_had_too_much_waits_until_enough_is_forgotten() -> None:
    clock = Clock(0.0)
    accounts = Accounts(Quota(thinking=60.0, thinking_of_address=90.0), clock)
    accounts.charge(claim("bens", [BEN]), 120.0)

    assert accounts.wait(claim("bens", [BEN]), 0.0) == pytest.approx(HALF_LIFE)
    assert accounts.wait(claim("brothers", [BENS_BROTHER]), 0.0) < HALF_LIFE / 2  # for the address
    assert accounts.wait(claim("anns"), 0.0) == 0.0
    clock.now = HALF_LIFE + 0.001
    assert accounts.wait(claim("bens", [BEN]), clock.now) == 0.0


async def test_nobody_is_kept_waiting_by_who_may_not_think_now() -> None:
    room = Room(Quota(thinking=10.0, thinking_of_address=10.0))
    await room.think(claim("anns"), 20.0)
    waiting = asyncio.create_task(room.think(claim("anns")))
    await asyncio.sleep(0)

    await room.think(claim("bens", [BEN]))

    assert room.answered == ["anns", "bens"]
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_whoever_goes_away_keeps_nobody_waiting() -> None:
    room = Room()
    begun, leave = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with room.line.turn(claim("held")):
            begun.set()
            await leave.wait()

    holding = asyncio.create_task(hold())
    await begun.wait()
    gone = asyncio.create_task(room.think(claim("gone", [BEN])))
    stays = asyncio.create_task(room.think(claim("stays")))
    await asyncio.sleep(0)
    gone.cancel()
    leave.set()

    await asyncio.gather(holding, stays)

    assert room.answered == ["stays"]
    # One who is called and goes away in the same moment leaves the process free.
    called = asyncio.create_task(room.think(claim("called")))
    await asyncio.sleep(0)
    called.cancel()
    await asyncio.gather(called, return_exceptions=True)
    await asyncio.wait_for(room.think(claim("after")), 5)
    assert room.answered[-1] == "after"
