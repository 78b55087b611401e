"""The load program itself, on a few tables for a few seconds. It measures no speed here."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from litestar.di import Provide

from benchmarks import load
from benchmarks.load import running
from benchmarks.load.asking import Connections, CutOff, Place, Refusal
from benchmarks.load.listening import Socket, frame
from benchmarks.load.server import Usage, is_of
from benchmarks.load.tables import Share
from benchmarks.load.tally import Need
from monumental.web.door.load import BEATS, Load
from tests.web.api.server import serving
from tests.web.databases import postgresql_database

FEW = ("--every", "1", "--look-every", "1", "--warm-up", "1", "--action-ms", "60000", "--view-ms", "60000")


def measured(file: Path, *arguments: str) -> Any:
    load.main([*FEW, *arguments, "--json", str(file)])
    return json.loads(file.read_text(encoding="utf-8"))


# With a server


@pytest.mark.long
def test_a_small_load_runs_without_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(tmp_path / "load.json", "--tables", "20", "--seconds", "3")

    assert found["first_errors"] == []
    assert found["errors"] == 0
    assert found["shed"] == {"act": 0, "look": 0, "watch": 0}
    assert found["actions"]["count"] == found["actions_due"]["count"] == 20 * 3
    assert found["sockets"]["count"] == 2 * found["actions"]["count"]  # both browsers of a table see each
    assert found["views"]["count"] == 20 * 3
    assert found["cpu_ms_per_action"] is None or found["cpu_ms_per_action"] > 0
    assert found["own_cpu_ms_per_action"] > 0
    assert found["loop_late"]["count"] > 0
    said = capsys.readouterr().out
    assert "action to socket" in said
    assert "this program: " in said
    assert "an action under 60000 ms, a view under 60000 ms" in said
    assert ("DOES NOT HOLD" in said) != found["holds"]
    assert found["holds"]


@pytest.mark.long
def test_several_programs_do_together_what_one_does_alone(tmp_path: Path) -> None:
    plan = ("--tables", "6", "--seconds", "2", "--watchers", "0.5")

    found = measured(tmp_path / "load.json", *plan, "--jobs", "2")

    assert found["first_errors"] == []
    assert found["jobs"] == 2
    assert found["actions"]["count"] == found["views"]["count"] == 6 * 2
    assert found["sockets"]["count"] == 2 * found["actions"]["count"]
    assert found["watches"]["count"] == found["watches_due"]["count"] == 3 * 2
    assert found["asked_late"]["count"] == (6 + 6 + 3) * 2
    assert found["holds"]


@pytest.mark.long
def test_several_processes_of_a_server_are_loaded_and_counted(postgresql: str, tmp_path: Path) -> None:
    with postgresql_database(postgresql) as url:
        several = ("--database", url, "--processes", "2")
        found = measured(tmp_path / "load.json", "--tables", "6", "--seconds", "2", *several)

    assert found["first_errors"] == []
    assert found["over"] == 0
    assert found["actions"]["count"] == 6 * 2
    assert found["cpu_ms_per_action"] is None or found["cpu_ms_per_action"] > 0
    assert found["database_cpu"] is None  # nobody has said which process that is


def test_who_is_sent_away_is_no_error_and_comes_back_when_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        provided = server.app.dependencies["load"]
        assert isinstance(provided, Provide)
        felt: Load = provided.dependency()
        monkeypatch.setattr(felt, "feel", lambda _: None)

        async def late(*_: object) -> None:
            """From now on, everybody waits so long that only actions are answered."""
            for _beat in range(BEATS):
                Load.feel(felt, 1.5)

        monkeypatch.setattr(running, "settled", late)
        plan = load.Plan(tables=2, every=0.25, look_every=0.25, seconds=1.0, warm_up=1, watchers=1.0)
        bars = load.Bars(60_000, 60_000, frozenset({Need.LOOK, Need.WATCH}))
        found = asyncio.run(load.run(load.Server(server.url), plan, bars))

    assert found["first_errors"] == []
    assert found["actions"]["count"] == 2 * 4
    assert found["shed"] == {"act": 0, "look": 2, "watch": 2}
    assert found["shed_without_retry_after"] == {"act": 0, "look": 0, "watch": 0}
    assert found["shed_after"]["count"] == 4
    # Nobody is told to come back in less than two seconds.
    assert found["not_asked"]["look"] == 2 * 3
    assert found["views"]["count"] == found["watches"]["count"] == 0
    assert found["holds"]


# What is counted


def test_times_are_summed_up() -> None:
    times = load.Times()
    assert times.summary() == {"count": 0, "p50": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}

    for number in range(1, 201):
        times.add(number / 1000)

    assert times.summary() == {"count": 200, "p50": 101.0, "p95": 191.0, "p99": 199.0, "max": 200.0}


@pytest.mark.parametrize(
    ("actions", "views", "errors", "holds"),
    [
        ([100.0], [20.0], [], True),
        ([160.0], [20.0], [], False),
        ([100.0], [40.0], [], False),
        ([100.0], [20.0], ["500"], False),
        ([], [], [], False),
    ],
)
def test_what_must_hold_is_checked(
    actions: list[float], views: list[float], errors: list[str], holds: bool
) -> None:
    tally = load.Tally(load.Times(actions), load.Times(views), load.Times(), errors)

    assert load.holds(tally) == holds


@pytest.mark.parametrize(
    ("bars", "holds"),
    [
        (load.Bars(200, 50), True),
        (load.Bars(200, 30), False),
        (load.Bars(150, 50), False),
    ],
)
def test_the_bars_are_chosen(bars: load.Bars, holds: bool) -> None:
    tally = load.Tally(load.Times([160.0]), load.Times([40.0]))

    assert load.holds(tally, bars) == holds


def test_asking_late_does_not_make_anything_quicker() -> None:
    tally = load.Tally()

    tally.note(Need.ACT, due=10.0, asked=10.1, answered=10.2)

    assert tally.actions.taken == [pytest.approx(100)]
    assert tally.actions_due.taken == [pytest.approx(200)]
    assert tally.asked_late.taken == [pytest.approx(100)]
    assert load.holds(tally, load.Bars(250, 30))
    assert not load.holds(tally, load.Bars(150, 30))


@pytest.mark.parametrize(
    ("said", "wait", "errors", "shed", "without_wait", "back"),
    [
        ('{"status":503,"key":"server-busy"}', 3, 0, 1, 0, 3.0),
        ("an answer of a proxy", None, 0, 1, 1, 0.0),
        ('{"status":503,"key":"server-store"}', 3, 1, 0, 0, 0.0),
    ],
)
def test_only_who_was_too_much_counts_as_sent_away(
    said: str, wait: int | None, errors: int, shed: int, without_wait: int, back: float
) -> None:
    tally = load.Tally()

    def look() -> None:
        raise Refusal(503, said, wait)

    with tally.mishaps_of(Need.LOOK) as mishap:
        look()

    assert len(tally.errors) == errors
    assert tally.shed[Need.LOOK] == shed
    assert tally.shed_without_wait[Need.LOOK] == without_wait
    assert mishap.wait == back


def test_who_was_sent_away_without_a_time_or_without_leave_breaks_the_bars() -> None:
    def tally(shed: Need, without_wait: int) -> load.Tally:
        times = load.Times([1.0])
        return load.Tally(times, shed=Counter({shed: 1}), shed_without_wait=Counter({shed: without_wait}))

    patient = load.Bars(may_shed=frozenset({Need.WATCH}))

    assert load.holds(tally(Need.WATCH, 0), patient)
    assert not load.holds(tally(Need.WATCH, 0))
    assert not load.holds(tally(Need.WATCH, 1), patient)
    assert not load.holds(tally(Need.ACT, 0), patient)


def test_what_two_programs_have_measured_is_put_together_not_averaged() -> None:
    def tally(numbers: range) -> load.Tally:
        found = load.Tally(errors=["500"], over=1, own_cpu_s=2.0, ended=float(numbers[-1]))
        for number in numbers:
            found.note(Need.ACT, number, number, number * 1.001)
            found.shed[Need.WATCH] += 1
        return found

    whole = load.Tally.of([tally(range(1, 191)), tally(range(191, 201))])

    assert whole.actions.summary() == tally(range(1, 201)).actions.summary()
    assert whole.actions_due.taken == tally(range(1, 201)).actions_due.taken
    assert whole.shed == Counter({Need.WATCH: 200})
    assert (whole.errors, whole.over, whole.own_cpu_s, whole.ended) == (["500", "500"], 2, 4.0, 200.0)


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_programs_share_all_tables_and_none_twice(jobs: int) -> None:
    plan = load.Plan(tables=20)

    shares = [Share(job, jobs).tables(plan) for job in range(jobs)]

    assert sorted(chain(*shares)) == list(range(20))
    assert all({number % 2 for number in share} == {0, 1} for share in shares)  # of both kinds


@pytest.mark.parametrize(("share", "watchers"), [(0.0, 0), (0.25, 5), (1.0, 20), (2.5, 50)])
def test_so_many_watch_as_were_asked_for(share: float, watchers: int) -> None:
    plan = load.Plan(tables=20, watchers=share)

    assert sum(map(plan.watchers_of, range(20))) == watchers


@pytest.mark.parametrize(
    "arguments",
    [
        ("--processes", "2"),
        ("--postgres", "--database", "postgresql://localhost/monumental"),
        ("--address", "http://127.0.0.1:8000", "--postgres"),
        ("--may-shed", "everybody"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit, match="2"):
        load.main(arguments)


def test_a_process_is_counted_with_all_that_it_has_started() -> None:
    parents = {10: 1, 11: 10, 12: 11, 20: 1, 1: 0}

    assert [one for one in parents if is_of(one, 10, parents)] == [10, 11, 12]
    assert Usage(3.0, 200.0).since(Usage(1.0, 100.0)) == Usage(2.0, 200.0)
    assert Usage(3.0, 200.0).since(None) == Usage(3.0, 200.0)  # it was started meanwhile


# Its own connections


class Wire(asyncio.Transport):
    """Keeps what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


@pytest.mark.parametrize("size", [1, 7, 100_000])
def test_a_socket_hears_what_comes_in_pieces_and_why_it_ends(size: int) -> None:
    packing = zlib.compressobj(wbits=-12)
    long = b"x" * 70_000
    packed = packing.compress(b"packed") + packing.flush(zlib.Z_SYNC_FLUSH)
    again = packing.compress(b"packed") + packing.flush(zlib.Z_SYNC_FLUSH)
    stream = b"".join(
        [
            b"HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n",
            b"\x81\x05plain",
            b"\x81\x7f" + len(long).to_bytes(8) + long,
            bytes([0xC1, len(packed) - 4]) + packed[:-4],
            b"\x89\x02hi",
            bytes([0x41, 3]) + again[:3] + bytes([0x80, len(again) - 7]) + again[3:-4],
            b"\x88\x0d" + (4503).to_bytes(2) + b"server-busy",
        ]
    )
    heard: list[bytes] = []
    ends: list[Exception] = []

    async def listen() -> Wire:
        wire, socket = Wire(), Socket(lambda message, _: heard.append(message), ends.append)
        socket.connection_made(wire)
        opening = asyncio.create_task(socket.open("/live", b""))
        await asyncio.sleep(0)
        for begin in range(0, len(stream), size):
            socket.data_received(stream[begin : begin + size])
        await opening
        socket.connection_lost(None)
        return wire

    wire = asyncio.run(listen())

    assert heard == [b"plain", long, b"packed", b"packed"]
    assert wire.sent.endswith(b"\x8a\x82\x00\x00\x00\x00hi")
    assert wire.closed
    (end,) = ends
    assert isinstance(end, Refusal)
    assert end.is_sent_away


def test_a_socket_that_is_not_opened_says_why() -> None:
    async def listen() -> None:
        socket = Socket(lambda *_: None, lambda _: None)
        socket.connection_made(Wire())
        opening = asyncio.create_task(socket.open("/live", b""))
        await asyncio.sleep(0)
        socket.data_received(b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n\r\nfull")
        await opening

    with pytest.raises(Refusal) as refused:
        asyncio.run(listen())

    assert refused.value.is_sent_away
    assert refused.value.wait == 10


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", None),
        (b"\x81", None),
        (b"\x81\x7e\x00", None),
        (b"\x81\x02a", None),
        (b"\x81\x02ab", (0x81, 2, 4)),
        (b"\x81\x02abc", (0x81, 2, 4)),
    ],
)
def test_a_frame_is_read_when_it_is_whole(data: bytes, found: tuple[int, int, int] | None) -> None:
    assert frame(data, 0) == found


def test_a_connection_that_was_closed_meanwhile_is_made_anew() -> None:
    asked: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
        # It says nothing of the kind, and closes.
        writer.close()

    async def ask() -> list[bytes]:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            place = Place.at(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            connections = Connections(place)
            began = time.perf_counter()
            answers = [await connections.ask(b"GET / HTTP/1.1\r\n\r\n") for _ in range(3)]
            assert began < answers[0].at < answers[1].at < answers[2].at < time.perf_counter()
            return [each.content for each in answers]

    assert asyncio.run(ask()) == [b"ok"] * 3
    assert len(asked) == 3


def test_an_answer_that_breaks_off_is_an_error_of_that_request() -> None:
    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\no")
        writer.close()

    async def ask() -> load.Tally:
        tally = load.Tally()
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            place = Place.at(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            with tally.mishaps_of(Need.ACT):
                await Connections(place).ask(b"GET / HTTP/1.1\r\n\r\n")
        return tally

    (error,) = asyncio.run(ask()).errors

    assert error.startswith(f"act: {CutOff.__name__}")
