"""Packages of other people, installed for one test: what their entry points would bring."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import pytest

from monumental import plugins
from monumental.bots.known import CRAFTS
from monumental.play import setup
from monumental.play.systems.known import SYSTEMS
from monumental.plugins import brought
from monumental.research.observation.sights import brought_sights
from monumental.testing.known import brought_checks

#: Who remembers what was brought.
MEMORIES = (SYSTEMS, CRAFTS)


class Installed:
    """What packages bring, as a test says."""

    def __init__(self, here: str) -> None:
        self.here = here  # the module of whatever is named without one
        self.entries: list[EntryPoint] = []

    def __call__(self, group: str) -> list[EntryPoint]:
        return [entry for entry in self.entries if entry.group == group]

    def bring(self, group: str, name: str, value: str) -> None:
        """From now on a package brings this; whoever looked before looks again."""
        self.entries.append(EntryPoint(name, value if ":" in value else f"{self.here}:{value}", group))
        forget()


@contextmanager
def installed_for(here: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """Nothing is installed yet; afterwards everything is as it was."""
    packages = Installed(here)
    monkeypatch.setattr(plugins, "entry_points", packages)
    was = [dict(vars(memory)) for memory in MEMORIES]
    forget()
    yield packages
    forget()
    for memory, known in zip(MEMORIES, was, strict=True):
        vars(memory).update(known)


def forget() -> None:
    brought.cache_clear()
    brought_checks.cache_clear()
    brought_sights.cache_clear()
    setup._unpack_once.cache_clear()
    for memory in MEMORIES:
        vars(memory).clear()
