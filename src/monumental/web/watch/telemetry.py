"""Traces by OpenTelemetry (extra `telemetry`), sent to where the host's environment says (`OTEL_…`).

A span has a route and not an address, the kind of a transaction and not its statements, the name of the
request and not of who asked: neither keys, seeds, names, addresses nor tables are in it. What went wrong is
not told either, only that something did: a sentence about it could have any of these in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, StatusCode, get_current_span

from monumental import __version__
from monumental.web.thinking import Lost
from monumental.web.watch.request import request_id
from monumental.web.watch.spans import Spans

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter

#: By which a span and a line of the log are found by each other.
REQUEST: Final = "monumental.request_id"
METHOD, ROUTE, STATUS = "http.request.method", "http.route", "http.response.status_code"
WORK: Final = "monumental.work"
THOUGHT: Final = "monumental.thought"
LOST: Final = "monumental.lost"

#: Anybody can invent a method: only these are told.
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
OTHER: Final = "_OTHER"


class Telemetry(Spans):
    """Tells everything that takes time to whoever collects traces."""

    def __init__(self, exporter: SpanExporter | None = None) -> None:
        # The host's environment may call the service otherwise.
        ours = Resource.create({"service.name": "monumental", "service.version": __version__})
        # Spans go to no other provider of this process, and others' spans not to ours.
        self._provider = TracerProvider(
            resource=ours.merge(OTELResourceDetector().detect()), shutdown_on_exit=False
        )
        self._provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter()))
        self._tracer = self._provider.get_tracer("monumental", __version__)

    @contextmanager
    def request(self, method: str) -> Iterator[Callable[[str, int], None]]:
        known = method if method in METHODS else OTHER
        with self._tracer.start_as_current_span(
            known,
            kind=SpanKind.SERVER,
            attributes={METHOD: known, REQUEST: request_id.get()},
            record_exception=False,
            set_status_on_exception=False,
        ) as span:

            def answered(route: str, status: int) -> None:
                span.update_name(f"{known} {route}")
                span.set_attributes({ROUTE: route, STATUS: status})
                if status >= 500:
                    span.set_status(StatusCode.ERROR)

            yield answered

    def transaction(self, work: str, seconds: float, *, well: bool) -> None:
        # What the server does by itself, every second and without end, is no trace of anything.
        if not get_current_span().is_recording():
            return
        ended = time.time_ns()
        span = self._tracer.start_span(
            f"store {work}",
            kind=SpanKind.CLIENT,
            attributes={WORK: work, REQUEST: request_id.get()},
            start_time=ended - int(seconds * 1e9),
        )
        if not well:
            span.set_status(StatusCode.ERROR)
        span.end(ended)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        with self._tracer.start_as_current_span(
            "wait for a bot's turn",
            attributes={REQUEST: request_id.get()},
            record_exception=False,
            set_status_on_exception=False,
        ):
            yield

    @contextmanager
    def thinking(self, what: str) -> Iterator[None]:
        with self._tracer.start_as_current_span(
            "think",
            attributes={THOUGHT: what, REQUEST: request_id.get()},
            record_exception=False,
            set_status_on_exception=False,
        ) as span:
            try:
                yield
            except Lost as lost:
                span.set_attribute(LOST, lost.why)
                span.set_status(StatusCode.ERROR)
                raise

    def close(self) -> None:
        self._provider.shutdown()
