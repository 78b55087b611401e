"""What a trace is told: requests, transactions, and what bots think about. Here nobody wants traces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monumental.web.settings import Settings

#: By which a host of many programs asks for traces of all of them.
ASKED: Final = (
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    "OTEL_TRACES_EXPORTER",
)
DISABLED: Final = "OTEL_SDK_DISABLED"


def are_asked_for(environment: Mapping[str, str]) -> bool:
    """Does the environment say where traces go, and not that there shall be none?"""
    if environment.get(DISABLED, "").lower() == "true" or environment.get("OTEL_TRACES_EXPORTER") == "none":
        return False
    return any(environment.get(name) for name in ASKED)


class Spans:
    """Hears of everything that takes time, and forgets it."""

    @contextmanager
    def request(self, method: str) -> Iterator[Callable[[str, int], None]]:
        """While a request is answered; then its route and status are told."""
        del method
        yield _forget

    def transaction(self, work: str, seconds: float, *, well: bool) -> None:
        """One has just ended."""
        del work, seconds, well

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While a table waits for its bot's turn."""
        yield

    @contextmanager
    def thinking(self, what: str) -> Iterator[None]:
        """While a bot decides, or something else is thought about."""
        del what
        yield

    def close(self) -> None:
        """What was not sent yet is sent."""


def traces(settings: Settings) -> Spans:
    """What a server is to tell traces to."""
    if not settings.telemetry:
        return Spans()
    # Only whoever wants traces has OpenTelemetry installed.
    spans: Spans = import_module("monumental.web.watch.telemetry").Telemetry()
    return spans


def _forget(route: str, status: int) -> None:
    del route, status
