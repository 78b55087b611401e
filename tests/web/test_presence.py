"""Who is at a table, whichever of two servers on one PostgreSQL they came to."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from monumental.web.settings import AlertSettings
from monumental.web.tables import presence as keeping
from monumental.web.tables.bell import HERE, MOST_BYTES, Ear, _messages
from monumental.web.tables.presence import Presence
from tests.web.alerts.conftest import THIS_MACHINE, of_two, play_turn, tell_me_at
from tests.web.alerts.receivers import receiver
from tests.web.api.server import ME, OPEN, Browser, Page, Server, serving
from tests.web.clock import Time
from tests.web.databases import execute, postgresql_database
from tests.web.test_bell import CUT
from tests.web.waiting import wait_until

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from monumental.web.tables.room import Room


class Line:
    """A bell by which one server hears another one at once."""

    is_heard = True

    def __init__(self) -> None:
        self.is_cut = False
        self.said: list[str] = []
        self.others: list[Callable[[Sequence[str]], None]] = []

    def say(self, channel: str, lines: Iterable[str]) -> bool:
        assert channel == HERE
        if not self.is_cut:
            self.said += (lines := [*lines])
            for other in self.others:
                other(lines)
        return not self.is_cut

    def ring(self, table: str, version: int) -> None: ...

    def ring_talk(self, table: str) -> None: ...

    def heard_by(self, ear: Ear) -> AbstractAsyncContextManager[None]:
        del ear
        return nullcontext()


def room_of(people: Sequence[str], sitting: Sequence[str] = ()) -> Room:
    """A table at which somebody looks."""
    return cast(
        "Room",
        SimpleNamespace(
            id="t",
            here=Counter(people),
            watchers=[*people],
            onlookers=len(people) - len(sitting),
            seats=[],
            seats_of=lambda owner: [0] if owner in sitting else [],
        ),
    )


def two(rooms: dict[str, Room]) -> tuple[Presence, Presence, Line]:
    """Whoever tells, whoever hears, and the line between them."""
    line = Line()
    teller, hearer = Presence(line, rooms), Presence(Line(), {})
    line.others.append(lambda lines: hearer.hear("other", lines))
    return teller, hearer, line


@pytest.mark.anyio
async def test_of_a_crowd_everybody_is_told_and_who_sits_there_first() -> None:
    crowd = [f"{number:064}" for number in range(250)]
    teller, hearer, line = two({"t": room_of(crowd, sitting=crowd[240:241])})

    teller.changed("t")
    await asyncio.sleep(1.5 * keeping.TOGETHER)

    assert hearer.people_elsewhere() == {*crowd}
    assert hearer.onlookers_elsewhere("t") == 249
    assert len(line.said) == 3
    assert line.said[0].split(" ")[:3] == ["t", "249", crowd[240]]
    assert all(len(message) <= MOST_BYTES for message in _messages(line.said))


@pytest.mark.anyio
async def test_changes_of_a_moment_are_one_line_and_who_comes_back_was_never_gone() -> None:
    rooms = {"t": room_of(["ann"])}
    teller, hearer, line = two(rooms)

    teller.changed("t")
    rooms["t"].here.clear()
    teller.changed("t")
    rooms["t"].here["ann"] = 1
    teller.changed("t")
    await asyncio.sleep(1.5 * keeping.TOGETHER)

    assert line.said == ["t 1 ann"]
    assert hearer.is_elsewhere("t", "ann")


@pytest.mark.anyio
async def test_who_goes_while_the_line_is_cut_is_gone_when_it_is_there_again() -> None:
    rooms = {"t": room_of(["ann"])}
    teller, hearer, line = two(rooms)
    teller.changed("t")
    await asyncio.sleep(1.5 * keeping.TOGETHER)
    assert hearer.is_elsewhere("t", "ann")

    line.is_cut = True
    del rooms["t"]
    teller.changed("t")
    await asyncio.sleep(1.5 * keeping.TOGETHER)
    line.is_cut = False
    teller.introduce()
    await asyncio.sleep(1.5 * keeping.TOGETHER)

    assert hearer.people_elsewhere() == frozenset()
    assert hearer.onlookers_elsewhere("t") is None


def test_messages_are_as_long_as_postgresql_carries_them_and_leave_nothing_out() -> None:
    lines = [f"{number} {'x' * (number % 900)}" for number in range(500)]

    messages = [*_messages(lines)]

    assert "\n".join(messages).split("\n") == lines
    assert all(len(message) <= MOST_BYTES for message in messages)
    assert len(messages) < 40


# Servers


@pytest.fixture(scope="module")
def database(postgresql: str) -> Iterator[str]:
    with postgresql_database(postgresql) as url:
        yield url


@pytest.fixture(scope="module")
def here(database: str) -> Iterator[Server]:
    with serving(database) as running:
        yield running


@pytest.fixture(scope="module")
def there(database: str, here: Server) -> Iterator[Server]:
    with serving(database) as running:
        yield running


def of_ann_and_ben(ann: Browser, ben: Browser, **wishes: object) -> Page:
    page = ann.new_table("duel", [ME, OPEN], **wishes)
    ben.sit(page, 1, "Ben")
    return page


def is_here(who: Browser, page: Page, seat: int = 1) -> bool:
    return bool(who.look(page)["seats"][seat]["here"])


@pytest.mark.long
def test_who_comes_to_one_server_is_here_at_the_other_and_gone_when_they_go(
    here: Server, there: Server
) -> None:
    ann, ben = here.browser(), there.browser()
    page = of_ann_and_ben(ann, ben)
    with ann.live(page) as socket:
        assert not is_here(ann, page)
        with ben.live(page):
            socket.hear_until(lambda now: "seats" in now and now["seats"][1]["here"])
            wait_until(lambda: is_here(ben, page, seat=0))
            assert is_here(ann, page)

        socket.hear_until(lambda now: "seats" in now and not now["seats"][1]["here"])
    assert not is_here(ann, page)
    wait_until(lambda: not is_here(ben, page, seat=0))


@pytest.mark.long
def test_who_looks_on_at_any_server_is_counted_once(here: Server, there: Server) -> None:
    ann, ben, eve = here.browser(), there.browser(), here.browser()
    page = of_ann_and_ben(ann, ben, listed=True)

    def watching(who: Browser) -> int | None:
        [line] = [each for each in who.get("/api/tables")["running"] if each["id"] == page["id"]]
        found: int | None = line["watching"]
        return found

    at_either = (here.browser(), there.browser())
    with ben.live(page), eve.live(page), there.browser().live(page), there.browser(known=False).live(page):
        wait_until(lambda: {watching(looker) for looker in at_either} == {3})
        assert [watching(looker) for looker in at_either] == [3, 3]

    wait_until(lambda: watching(eve) == 0)
    assert watching(eve) == 0


@pytest.mark.long
def test_a_server_that_comes_hears_who_is_there_and_one_that_stops_says_so(
    database: str, here: Server
) -> None:
    ann = here.browser()
    page = ann.new_table("duel", [ME, OPEN])
    with ann.live(page), serving(database) as new:
        ben = new.browser()
        wait_until(lambda: is_here(ben, page, seat=0))
        ben.sit(page, 1, "Ben")
        connection = ben.live(page)
        connection.__enter__()
        wait_until(lambda: is_here(ann, page))
    stopped = time.monotonic()

    wait_until(lambda: not is_here(ann, page))

    # Long before it would have been forgotten.
    assert time.monotonic() - stopped < keeping.SILENT / 3


@pytest.mark.long
def test_at_a_server_that_says_nothing_any_more_nobody_is_there(
    database: str, here: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in (("AGAIN", 0.2), ("LOOK", 0.1), ("SILENT", 2.0)):
        monkeypatch.setattr(keeping, name, seconds)
    ann = here.browser()
    page = ann.new_table("duel", [ME, OPEN])
    with serving(database) as dying:
        ben = dying.browser()
        ben.sit(page, 1, "Ben")
        with ann.live(page) as socket, ben.live(page):
            socket.hear_until(lambda now: "seats" in now and now["seats"][1]["here"])
            with monkeypatch.context() as silence:
                silence.setattr(dying.rooms._bell, "say", lambda *_: False)

                socket.hear_until(lambda now: "seats" in now and not now["seats"][1]["here"])
                assert not is_here(ann, page)

            # It was only slow.
            socket.hear_until(lambda now: "seats" in now and now["seats"][1]["here"])
            assert is_here(ann, page)


@pytest.mark.long
def test_who_goes_while_servers_hear_nothing_of_each_other_is_gone(
    here: Server, there: Server, database: str
) -> None:
    ann, ben = here.browser(), there.browser()
    page = of_ann_and_ben(ann, ben)
    with ann.live(page) as socket:
        with ben.live(page):
            socket.hear_until(lambda now: "seats" in now and now["seats"][1]["here"])
            execute(database, CUT)
        socket.hear_until(lambda now: "seats" in now and not now["seats"][1]["here"])
    assert not is_here(ann, page)


@pytest.mark.long
def test_nobody_is_told_of_their_turn_by_mail_who_is_at_another_server(postgresql: str) -> None:
    days = Time()
    alerts = AlertSettings(networks=THIS_MACHINE)
    nobody = AlertSettings(kinds=())
    origins = ("https://games.example.org",)
    with (
        receiver() as hook,
        postgresql_database(postgresql) as database,
        serving(database, clock=days, alerts=alerts, origins=origins) as telling,
        # This one never says that whoever is there knows, as one that dies before it could.
        serving(database, clock=days, alerts=nobody, origins=origins) as silent,
    ):
        ann, ben = telling.browser(), telling.browser()
        twin = silent.browser(known=False)
        twin.http.cookies.set("monumental_key", ben.key)
        tell_me_at(ben, f"http://{hook.host}/ben")
        page = of_two(ann, ben)
        with twin.live(page):
            wait_until(lambda: is_here(ann, page))
            play_turn(ann, page)
            days.pass_by(telling, minutes=1)
            assert [message["event"] for message in hook.messages()] == ["welcome"]

        # Then nobody has told them, and they are not there any more.
        wait_until(lambda: not is_here(ann, page))
        days.pass_by(telling, minutes=1)
        assert [message["event"] for message in hook.messages()] == ["welcome", "turn"]
