"""What is kept of a table, and what is listed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from monumental.play.records.record import Move
from monumental.web.store import Missing, Repeated, Seat, Stale, Store, StoreError, Taken, new_id, now
from tests.web.clock import MORNING
from tests.web.store.scenes import ANN, BEN, DUEL, FORCED, OPEN, USE, after

pytestmark = pytest.mark.anyio

MINUTE = timedelta(minutes=1)


def test_the_name_of_a_table_fits_into_a_link_and_a_command_and_is_not_given_twice() -> None:
    names = {new_id() for _ in range(1000)}

    assert len(names) == 1000
    assert all(len(name) == 12 and name.isalnum() and name.isascii() for name in names)


def test_the_clock_says_in_which_zone() -> None:
    assert now().tzinfo is UTC


async def test_a_new_table_comes_back_as_it_was_given(store: Store) -> None:
    await store.create(replace(DUEL, moves=(USE, FORCED)))

    found = await store.load(DUEL.id)

    assert found is not None
    for field in ("id", "rules", "name", "listed", "pace", "status", "head", "snapshot", "terms", "seats"):
        assert getattr(found, field) == getattr(DUEL, field)
    assert (found.round, found.asked, found.version) == (0, 0, 2)
    assert found.moves == (USE, FORCED)
    assert found.created == found.changed == MORNING + MINUTE
    assert found.created.tzinfo is UTC


async def test_whoever_knows_the_lines_before_reads_the_same_from_a_line_on(store: Store) -> None:
    sits, back = Move(1, "sit greedy"), Move(1, "sit human")
    await store.create(replace(DUEL, moves=(USE, sits), awaited=ANN))
    await store.append(DUEL.id, 2, [USE, FORCED], **after(), awaited=ANN)
    await store.append(DUEL.id, 4, [back], **after(asked=1), awaited=BEN)
    whole = await store.load(DUEL.id)

    assert whole is not None
    for first in (2, 3):
        news = await store.load(DUEL.id, first)

        assert news is not None
        assert news.moves == whole.moves[first:]
        assert news.seated == {5: whole.seated[5]}
        assert news == replace(
            whole,
            first=first,
            moves=news.moves,
            seated=news.seated,
            snapshot="",
            shown_out=frozenset(),
            packs=(),
        )


async def test_there_is_no_table_that_nobody_made(store: Store) -> None:
    assert await store.load("nothing-here") is None


async def test_a_table_is_not_made_twice(store: Store) -> None:
    await store.create(DUEL)

    with pytest.raises(StoreError, match="there is already a table duel-table-1"):
        await store.create(replace(DUEL, name="another", moves=(USE,)))

    found = await store.load(DUEL.id)
    assert found is not None
    assert (found.name, found.moves) == ("Ann's table", ())


async def test_moves_follow_each_other(store: Store) -> None:
    await store.create(DUEL)

    assert await store.append(DUEL.id, 0, [USE, FORCED], **after()) == 2
    assert await store.append(DUEL.id, 2, [Move(1, "pass")], **after('{"after":2}', "over", None)) == 3

    found = await store.load(DUEL.id)
    assert found is not None
    assert found.moves == (USE, FORCED, Move(1, "pass"))
    assert (found.version, found.snapshot, found.status) == (3, '{"after":2}', "over")
    assert (found.round, found.asked) == (2, None)
    assert found.changed == found.created + 2 * MINUTE


async def test_a_move_for_another_version_changes_nothing(store: Store) -> None:
    await store.create(replace(DUEL, moves=(USE,)))

    with pytest.raises(Stale) as stale:
        await store.append(DUEL.id, 0, [FORCED], **after(), request="late", owner=ANN)

    assert stale.value.version == 1
    found = await store.load(DUEL.id)
    assert found is not None
    assert (found.moves, found.snapshot) == ((USE,), "{}")
    assert await store.answered(DUEL.id, ANN, "late") is None


async def test_nothing_can_be_done_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Missing, match="there is no table nothing-here"):
        await store.append("nothing-here", 0, [USE], **after(), request="a", owner=ANN)
    with pytest.raises(Missing):
        await store.sit("nothing-here", 0, ANN, "Ann")


async def test_the_same_request_makes_one_move(store: Store) -> None:
    await store.create(DUEL)
    await store.append(DUEL.id, 0, [USE, FORCED], **after(), request="click", owner=ANN)
    await store.append(DUEL.id, 2, [FORCED], **after(), request="next", owner=ANN)

    for expected in (0, 2, 3):  # as it was sent, and as a page might send it that has looked again
        with pytest.raises(Repeated) as repeated:
            await store.append(DUEL.id, expected, [USE], **after(), request="click", owner=ANN)
        assert repeated.value.version == 2

    found = await store.load(DUEL.id)
    assert found is not None
    assert found.moves == (USE, FORCED, FORCED)
    assert await store.answered(DUEL.id, ANN, "click") == 2
    assert await store.answered(DUEL.id, ANN, "next") == 3
    assert await store.answered(DUEL.id, BEN, "click") is None


async def test_two_people_may_call_their_requests_the_same(store: Store) -> None:
    await store.create(DUEL)
    await store.append(DUEL.id, 0, [USE], **after(), request="1", owner=ANN)

    assert await store.append(DUEL.id, 1, [USE], **after(), request="1", owner=BEN) == 2


async def test_a_request_without_an_owner_is_a_mistake_of_ours(store: Store) -> None:
    with pytest.raises(ValueError, match="has an owner"):
        await store.append(DUEL.id, 0, [USE], **after(), request="1")


# Seats


async def test_a_bot_takes_over_and_the_owner_can_take_the_seat_back(store: Store) -> None:
    await store.create(DUEL)
    bot, back = Seat(0, "bot", "search", ANN), Seat(0, "person", "Ann", ANN)

    await store.append(DUEL.id, 0, [Move(0, "sit search")], **after(), seats=[bot])
    found = await store.load(DUEL.id)
    await store.append(DUEL.id, 1, [Move(0, "sit Ann")], **after(), seats=[back])
    later = await store.load(DUEL.id)

    assert found is not None
    assert later is not None
    assert found.seats == (bot, DUEL.seats[1])
    assert later.seats == (back, DUEL.seats[1])


async def test_a_seat_can_be_left_but_not_taken_from_its_owner(store: Store) -> None:
    await store.create(DUEL)
    bens = Seat(0, "person", "Ben", BEN)

    with pytest.raises(Taken):
        await store.append(
            DUEL.id, 0, [Move(0, "sit Ben")], **after(), seats=[bens], request="sit", owner=BEN
        )
    unchanged = await store.load(DUEL.id)
    await store.append(DUEL.id, 0, [], **after(), seats=[Seat(0, "person", "human")])
    await store.append(DUEL.id, 0, [Move(0, "sit Ben")], **after(), seats=[bens])
    found = await store.load(DUEL.id)

    assert unchanged is not None
    assert (unchanged.seats, unchanged.moves) == (DUEL.seats, ())
    assert await store.answered(DUEL.id, BEN, "sit") is None
    assert found is not None
    assert found.seats[0] == bens


async def test_who_sits_down_sees_the_whole_table(store: Store) -> None:
    await store.create(OPEN)

    seats = await store.sit(OPEN.id, 2, BEN, "Ben", expected_version=0)

    assert seats == (OPEN.seats[0], OPEN.seats[1], Seat(2, "person", "Ben", BEN))
    found = await store.load(OPEN.id)
    assert found is not None
    assert (found.seats, found.version) == (seats, 0)
    assert found.changed == found.created + MINUTE


@pytest.mark.parametrize("seat", [0, 7])
async def test_a_seat_that_is_not_free_can_not_be_taken(store: Store, seat: int) -> None:
    await store.create(OPEN)

    with pytest.raises(Taken):
        await store.sit(OPEN.id, seat, BEN, "Ben")

    found = await store.load(OPEN.id)
    assert found is not None
    assert found.seats == OPEN.seats


async def test_nobody_sits_down_on_a_bot(store: Store) -> None:
    await store.create(DUEL)

    with pytest.raises(Taken):
        await store.sit(DUEL.id, 1, BEN, "Ben")


async def test_who_sits_down_may_ask_that_nothing_has_happened(store: Store) -> None:
    await store.create(replace(OPEN, moves=(USE,)))

    with pytest.raises(Stale):
        await store.sit(OPEN.id, 1, BEN, "Ben", expected_version=0)


# Lists


async def test_my_tables_are_those_where_i_sit_or_that_i_made_the_last_changed_first(store: Store) -> None:
    for name in ("first", "second", "third"):
        await store.create(replace(DUEL, id=name))
    await store.create(replace(DUEL, id="bots", maker=ANN, seats=(Seat(0, "bot", "strong"),)))
    await store.create(replace(DUEL, id="bens", maker=BEN, seats=(Seat(0, "person", "Ben", BEN),)))
    await store.append("first", 0, [USE], **after(asked=1))

    lines = await store.mine(ANN)

    assert [line.id for line in lines] == ["first", "bots", "third", "second"]
    assert (lines[0].seats, lines[0].version, lines[0].asked) == (DUEL.seats, 1, 1)
    assert [line.id for line in await store.mine(BEN)] == ["bens"]
    assert await store.mine("nobody") == ()


async def test_of_my_tables_only_those_that_are_over_are_left_out(store: Store) -> None:
    await store.create(replace(DUEL, id="old"))
    for number in range(5):
        await store.create(replace(DUEL, id=f"over-{number}", status="over"))

    assert [line.id for line in await store.mine(ANN, 2)] == ["over-4", "over-3", "old"]


async def test_whoever_opens_many_tables_hides_nobody_elses(store: Store) -> None:
    await store.create(replace(OPEN, id="bens", maker=BEN))
    for number in range(8):
        await store.create(replace(OPEN, id=f"anns-{number}", maker=ANN))

    assert [line.id for line in await store.open_tables(3)] == ["anns-7", "bens", "anns-6"]
    assert len(await store.open_tables(of_each=3)) == 4


async def test_what_somebody_has_made_is_counted(store: Store) -> None:
    bots = (Seat(0, "bot", "strong"), Seat(1, "bot", "strong"))
    await store.create(replace(DUEL, id="long ago", maker=ANN))
    await store.create(replace(DUEL, id="mine", maker=ANN))
    await store.create(replace(DUEL, id="bots", maker=ANN, seats=bots))
    await store.create(replace(DUEL, id="done", maker=ANN, seats=bots, status="over"))
    await store.create(replace(DUEL, id="bens", maker=BEN, seats=bots))

    made = await store.lines(["mine"])

    assert await store.made_since(ANN, made[0].created) == (3, 1)
    assert await store.made_since("nobody", MORNING) == (0, 0)


async def test_a_rematch_is_played_at_one_table(store: Store) -> None:
    await store.create(DUEL)

    assert await store.offer_rematch(DUEL.id, "next") == "next"
    assert await store.offer_rematch(DUEL.id, "another") == "next"
    with pytest.raises(Missing):
        await store.offer_rematch("nowhere", "next")
    found = await store.load(DUEL.id)

    assert found is not None
    assert found.rematch == "next"


async def test_open_tables_are_listed_the_newest_first(store: Store) -> None:
    await store.create(replace(OPEN, id="first"))
    await store.create(replace(OPEN, id="second"))
    await store.create(replace(OPEN, id="third"))
    await store.create(replace(OPEN, id="private", listed=False))
    await store.create(DUEL)
    await store.sit("first", 1, BEN, "Ben")

    lines = await store.open_tables(2)

    assert [line.id for line in lines] == ["third", "second"]
    assert lines[0].seats == OPEN.seats
    assert [line.id for line in await store.open_tables()] == ["third", "second", "first"]


async def test_tables_that_wait_for_a_bot_are_found_after_a_restart(store: Store) -> None:
    await store.create(replace(DUEL, id="person", asked=0))
    await store.create(replace(DUEL, id="bot", asked=1))
    await store.create(replace(DUEL, id="over", asked=1, status="over"))
    await store.create(replace(DUEL, id="nobody", asked=None))
    await store.create(replace(DUEL, id="bots alone", asked=0, seats=(Seat(0, "bot", "greedy"),)))

    assert await store.running_bots() == ("bot",)


# Tidying


async def test_old_requests_are_forgotten(store: Store) -> None:
    await store.create(DUEL)
    await store.append(DUEL.id, 0, [USE], **after(), request="old", owner=ANN)  # at 8:02
    await store.append(DUEL.id, 1, [USE], **after(), request="new", owner=ANN)

    assert await store.forget_requests(MORNING + 3 * MINUTE) == 1

    assert await store.answered(DUEL.id, ANN, "old") is None
    assert await store.answered(DUEL.id, ANN, "new") == 2


async def test_old_tables_are_forgotten_with_all_that_belongs_to_them(store: Store) -> None:
    await store.create(DUEL)
    await store.create(replace(DUEL, id="over", status="over", moves=(USE,)))
    await store.append(DUEL.id, 0, [USE], **after(), request="old", owner=ANN)
    await store.create(replace(DUEL, id="new"))

    assert await store.forget_tables(MORNING + 4 * MINUTE, "over") == 1
    assert [line.id for line in await store.mine(ANN)] == ["new", DUEL.id]
    assert await store.forget_tables(MORNING + 4 * MINUTE) == 1

    assert await store.load(DUEL.id) is None
    assert await store.answered(DUEL.id, ANN, "old") is None
    assert [line.id for line in await store.mine(ANN)] == ["new"]


async def test_a_time_without_a_zone_is_a_mistake_of_ours(store: Store) -> None:
    with pytest.raises(StoreError, match="without a time zone"):
        await store.forget_tables(datetime(2030, 5, 1))  # noqa: DTZ001 (that's the mistake)


# Secrets


async def test_a_secret_is_made_once(database_url: str) -> None:
    store = await Store.open(database_url)
    key = await store.secret("keys")
    other = await store.secret("other")
    await store.close()
    again = await Store.open(database_url)
    try:
        assert await again.secret("keys") == key
    finally:
        await again.close()

    assert len(key) == 32
    assert key != other
