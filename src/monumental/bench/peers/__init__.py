"""The engines that ours is measured beside: a module for each, and none of them is needed."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from monumental.bench.peer import Peer

#: How to get all of them.
INSTALL: Final = 'pip install "monumental[peers]"'

#: The nearest to ours, a modern board game with bots: ours is measured beside it first and longest.
MAIN: Final = "catanatron"

#: The engines, each with the module here that knows how its games are played.
MODULES: Final[Mapping[str, str]] = {
    MAIN: "catan",
    "OpenSpiel": "openspiel",
    "PettingZoo": "zoo",
    "RLCard": "cards",
    "python-chess": "chess",
}

Import = Callable[[str], Any]


def peers_of(engine: str, fetch: Import = import_module) -> Sequence[Peer[Any]]:
    """The games of an engine; nothing if it is not installed."""
    module = import_module(f"{__name__}.{MODULES[engine]}")
    try:
        found: Sequence[Peer[Any]] = module.peers(fetch)
    except ImportError:
        return ()
    return found


@contextmanager
def quiet() -> Iterator[None]:
    """Others greet, print and warn while they are imported and while they play; nobody asked them here."""
    # Where pygame looks whether it may greet.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with (
        warnings.catch_warnings(),
        Path(os.devnull).open("w", encoding="utf-8") as nowhere,
        redirect_stdout(nowhere),
        redirect_stderr(nowhere),
    ):
        warnings.simplefilter("ignore")
        yield
