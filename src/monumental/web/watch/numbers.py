"""The numbers of a server, in the form of Prometheus. None of them names a person, a table or a key.

What they are told of as it happens, traces hear of, too, where the host wants any.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from monumental.web.watch.spans import Spans

#: Seconds: what a person feels, and what only a host wants to know.
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30)
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)

FORM: Final = CONTENT_TYPE_LATEST

#: How the lines of a number are called, by its kind.
ENDS: Final = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}


@dataclass(frozen=True)
class Now:
    """How things stand at the moment when somebody asks."""

    kept: Mapping[str, int]  # tables in the store, by status
    open: Mapping[str, int]  # tables in memory, by status
    sockets: int
    people: int  # who look at a table
    waiting: int  # tables that wait for a bot's turn
    thinking: int  # processes in which a bot thinks
    wait: float  # seconds that everybody waits to be answered


class Numbers:
    """All that is counted, of one server."""

    def __init__(self) -> None:
        self.spans = Spans()
        all_of_them = self._registry = CollectorRegistry()
        ProcessCollector(registry=all_of_them)
        self.requests = Counter(
            "monumental_requests", "Answered requests", ["method", "route", "status"], registry=all_of_them
        )
        self.request_seconds = Histogram(
            "monumental_request_seconds",
            "From a request to all of its answer",
            ["route"],
            buckets=QUICK,
            registry=all_of_them,
        )
        self.refusals = Counter(
            "monumental_refusals", "What was not done, and why", ["status", "key"], registry=all_of_them
        )
        self.errors = Counter(
            "monumental_errors", "What was logged as an error", ["where"], registry=all_of_them
        )
        self._sockets = Gauge("monumental_sockets", "Live tables that are open", registry=all_of_them)
        self.socket_messages = Counter(
            "monumental_socket_messages", "Pages sent to live tables", registry=all_of_them
        )
        self.socket_bytes = Counter(
            "monumental_socket_bytes", "Bytes of them, before they are packed", registry=all_of_them
        )
        self._people = Gauge("monumental_people", "Known browsers that look at a table", registry=all_of_them)
        self._open = Gauge("monumental_tables_open", "Tables in memory", ["status"], registry=all_of_them)
        self._kept = Gauge("monumental_tables_kept", "Tables in the store", ["status"], registry=all_of_them)
        self._waiting = Gauge(
            "monumental_thinking_waiting", "Tables that wait for a bot's turn", registry=all_of_them
        )
        self._thinking = Gauge(
            "monumental_thinking_busy", "Processes in which a bot thinks", registry=all_of_them
        )
        self._wait = Gauge(
            "monumental_wait_seconds", "How long everybody waits to be answered", registry=all_of_them
        )
        self.shed = Counter(
            "monumental_shed", "Requests sent away because of too much load", ["need"], registry=all_of_them
        )
        self.thinking_wait_seconds = Histogram(
            "monumental_thinking_wait_seconds",
            "From when a bot is asked to its turn",
            buckets=LONG,
            registry=all_of_them,
        )
        self.thinking_seconds = Histogram(
            "monumental_thinking_seconds",
            "What a decision takes",
            ["bot"],
            buckets=LONG,
            registry=all_of_them,
        )
        self.thinking_lost = Counter(
            "monumental_thinking_lost", "Bots that did not answer", ["why"], registry=all_of_them
        )
        self.store_seconds = Histogram(
            "monumental_store_seconds",
            "A transaction, with the wait for it",
            ["work"],
            buckets=QUICK,
            registry=all_of_them,
        )
        self.store_errors = Counter(
            "monumental_store_errors",
            "Transactions that were not done",
            ["work"],
            registry=all_of_them,
        )

    def names(self) -> frozenset[str]:
        """Every name that can be asked for in Prometheus."""
        # A number with labels has no line before something is counted, and histograms have three.
        found = set()
        for family in self._registry.collect():
            found |= {f"{family.name}{end}" for end in ENDS.get(family.type, ("",))}
        return frozenset(found)

    def written(self, now: Now) -> bytes:
        """All numbers, as Prometheus reads them."""
        self._sockets.set(now.sockets)
        self._people.set(now.people)
        self._wait.set(now.wait)
        self._waiting.set(now.waiting)
        self._thinking.set(now.thinking)
        for gauge, counted in ((self._kept, now.kept), (self._open, now.open)):
            for status in ("open", "playing", "over"):
                gauge.labels(status).set(counted.get(status, 0))
        return generate_latest(self._registry)

    # What others tell, without knowing of Prometheus

    def store_worked(self, work: str, seconds: float, *, well: bool) -> None:
        self.spans.transaction(work, seconds, well=well)
        self.store_seconds.labels(work).observe(seconds)
        if not well:
            self.store_errors.labels(work).inc()

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While a table waits for its bot's turn; whoever does not wait for it to come is not counted."""
        asked = time.monotonic()
        with self.spans.waiting():
            yield
        self.thinking_wait_seconds.observe(time.monotonic() - asked)

    @contextmanager
    def thinking(self, what: str) -> Iterator[None]:
        """While a bot decides, or something else is thought about."""
        with self.spans.thinking(what), self.thinking_seconds.labels(what).time():
            yield

    def sent(self, size: int) -> None:
        """A page went to a live table."""
        self.socket_messages.inc()
        self.socket_bytes.inc(size)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.request_seconds.labels(route).observe(seconds)

    @contextmanager
    def counting_errors(self) -> Iterator[None]:
        """Whatever is logged as an error is counted, whoever logs it."""
        counting = _Counting(self.errors)
        root = logging.getLogger()
        root.addHandler(counting)
        try:
            yield
        finally:
            root.removeHandler(counting)


class _Counting(logging.Handler):
    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.labels(record.name).inc()
