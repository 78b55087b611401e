"""A warm process that servers are forked from: what each of them would read for seconds is read once.

It does what `monumental serve` does from the moment on at which Python and all modules are there; only the
processes that bots think in are forked, too, from a process that has no server in it.
"""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from importlib import import_module
from multiprocessing import forkserver
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Self
from unittest.mock import patch

from litestar import Litestar
from typer.main import get_command

from monumental.cards.text import LANGUAGES, load_texts
from monumental.cli.__main__ import app as monumental
from monumental.cli.commands import serve
from monumental.web import running
from monumental.web.app import create_app
from monumental.web.read_ahead import pieces
from monumental.web.settings import Settings

#: What a server reads only when it runs.
READ_LATER: Final = ("anyio._backends._asyncio", "anyio._core._sockets", "monumental.web.alerts.ways.vapid")

#: Seconds between two looks whether something has happened.
LOOK: Final = 0.002


class Child:
    """A server from the nursery, as `subprocess.Popen` has its own."""

    def __init__(self, nursery: Nursery, process: int, heard: Path) -> None:
        self._nursery = nursery
        self._ended: int | None = None
        self.pid = process
        self.heard = heard  # what it has said to whoever has started it

    def send_signal(self, number: int) -> None:
        # Until it was waited for, nobody else has its number.
        if self._ended is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        if self._ended is None:
            self._ended = self._nursery.ask({"wait": self.pid, "seconds": seconds})
        if self._ended is None:
            raise subprocess.TimeoutExpired("monumental serve", seconds)
        return self._ended


class Nursery:
    """The warm process, from the first server on, as long as the context lasts."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            # It ends when nobody asks any more.
            self._process.communicate()

    def start(self, arguments: Sequence[str], heard: Path, said: Path) -> Child:
        """`monumental` with these arguments; what it says goes into one file, its complaints into another."""
        heard.write_text("")
        process = self.ask({"start": [*arguments], "heard": str(heard), "said": str(said)})
        assert process is not None
        return Child(self, process, heard)

    def ask(self, question: dict[str, Any]) -> int | None:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.nursery"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=Path(__file__).parents[2],
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{json.dumps(question)}\n")
        self._process.stdin.flush()
        answer: int | None = json.loads(self._process.stdout.readline())
        return answer


# In the warm process


class Warm:
    """What is there before a server is forked: all modules, words, the command, and its application."""

    def __init__(self) -> None:
        for language in LANGUAGES:
            load_texts(language)
        # What a server reads ahead while it is asked already.
        for read in pieces("en"):
            read()
        for module in READ_LATER:
            import_module(module)
        self._command = get_command(monumental)
        self._apps: list[tuple[Settings, Litestar]] = []
        # Bots think in forks of a process that has read what they need, and nothing of any server.
        forkserver.set_forkserver_preload(["monumental.web.thinking.mind"])
        forkserver.ensure_running()

    def fork(self, arguments: Sequence[str], heard: str, said: str) -> int:
        if not self._apps:
            # For the first one; those that are forked for the same database and limits have the same.
            with patch.object(serve, "_run", self._rehearse):
                self._run(arguments)
            gc.collect()
            gc.freeze()
        process = os.fork()
        if process:
            return process
        code = 1
        try:
            os.setsid()
            for number, file in ((0, os.devnull), (1, heard), (2, said)):
                opened = os.open(file, os.O_RDWR | os.O_APPEND)
                os.dup2(opened, number)
                os.close(opened)
            random.seed()
            code = self._serve(arguments)
        except BaseException:  # noqa: BLE001 (whatever it is, nothing of this process may go on in the child)
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _rehearse(self, settings: Settings, *_: object) -> None:
        """All that a server does before it begins, and its application."""
        self._apps.append((settings, create_app(settings)))

    def _serve(self, arguments: Sequence[str]) -> int:
        warm = multiprocessing.get_context("forkserver")
        with (
            patch.object(multiprocessing, "get_context", lambda _: warm),
            # It runs, as a child of the nursery: this process could not ask.
            patch.object(forkserver._forkserver, "ensure_running", lambda: None),
            # … and need not read this module, and all that it needs.
            patch.dict(sys.modules, {"__main__": ModuleType("__main__")}),
            patch.object(running, "create_app", self._app_for),
        ):
            return self._run(arguments)

    def _app_for(self, settings: Settings) -> Litestar:
        made = (app for known, app in self._apps if known == settings)
        return next(made, None) or create_app(settings)

    def _run(self, arguments: Sequence[str]) -> int:
        try:
            self._command.main([*arguments], prog_name="monumental")
        except SystemExit as end:
            return end.code if isinstance(end.code, int) else int(end.code is not None)
        return 0


def main() -> None:
    """Do as is asked."""
    # What a server says goes elsewhere: here, nothing but answers is said.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    # Whoever has started it ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm = Warm()
    for line in sys.stdin:
        question = json.loads(line)
        if "start" in question:
            answer: int | None = warm.fork(question["start"], question["heard"], question["said"])
        else:
            answer = _ended(question["wait"], question["seconds"])
        answers.write(f"{json.dumps(answer)}\n")
        answers.flush()


def _ended(process: int, seconds: float) -> int | None:
    until = time.monotonic() + seconds
    while True:
        found, status = os.waitpid(process, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > until:
            return None
        time.sleep(LOOK)


if __name__ == "__main__":
    main()
