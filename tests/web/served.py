"""The server as people start it: a process of its own that says where it is."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from typing import Self

from tests.web.nursery import LOOK, Child, Nursery

#: How long anything may take on a machine that is busy.
PATIENCE = 60.0


class Served:
    """A server on SQLite. It can be killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        files: tuple[int, int] | None = None,
        nursery: Nursery | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._folder = folder
        self._nursery = nursery  # where it is forked from, instead of being started from nothing
        self._patience = patience  # seconds until it must have said where it is
        self._options = options  # of `monumental serve`
        self._files = files  # how many may be open: as a rule, and at most
        self._said = folder / "said"
        self._process: subprocess.Popen[str] | Child | None = None
        self.address = ""
        self.start()

    @property
    def database(self) -> Path:
        return self._folder / "tables.sqlite"

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process is not None, "the server does not run"
        return self._process.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        arguments = [
            *("serve", "--no-open", "--workers", "1", "--port", port),
            *("--database", f"sqlite:///{self.database}", *self._options),
        ]
        with self._said.open("a") as said:
            if self._nursery is not None:
                self._process = self._nursery.start(arguments, self._folder / "heard", self._said)
                self.address = self._read_address(self._process).rstrip("/")
                return
            self._process = subprocess.Popen(
                [sys.executable, "-m", "monumental.cli", *arguments],
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
                # Its bots are ended with it, whatever happens.
                start_new_session=True,
                preexec_fn=self._limit_files if self._files else None,  # noqa: PLW1509 (one system call)
            )
        self.address = self._heard_address(self._process).rstrip("/")

    def _read_address(self, child: Child) -> str:
        """Where a server from the nursery says that it is."""
        until = time.monotonic() + self._patience
        while not (found := re.search(r"http://\S+(?=\s)", child.heard.read_text())):
            if time.monotonic() > until:
                self.stop()
                raise AssertionError(f"the server does not start: {self._said.read_text()}")
            time.sleep(LOOK)
        return found[0]

    def _limit_files(self) -> None:
        assert self._files is not None
        resource.setrlimit(resource.RLIMIT_NOFILE, self._files)

    def _heard_address(self, process: subprocess.Popen[str]) -> str:
        """Where the server says that it is."""
        lines: Queue[str] = Queue()
        assert process.stdout is not None
        heard = process.stdout

        def listen() -> None:
            for line in heard:
                lines.put(line)

        threading.Thread(target=listen, daemon=True).start()
        while True:
            try:
                line = lines.get(timeout=self._patience)
            except Empty:
                self.stop()
                raise AssertionError(f"the server does not start: {self._said.read_text()}") from None
            if found := re.search(r"http://\S+", line):
                return found[0]

    def strike(self) -> None:
        """Send the kill, and do not wait: for a thread beside the one that plays."""
        assert self._process is not None, "the server does not run"
        self._process.send_signal(signal.SIGKILL)

    def ended(self, within: float) -> int | None:
        """How its process has ended, minus the signal that ended it; none: it goes on."""
        assert self._process is not None, "the server does not run"
        try:
            return self._process.wait(within)
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As somebody stops it: Ctrl+C."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            # What is left of it, if anything.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            if isinstance(process, subprocess.Popen) and process.stdout is not None:
                process.stdout.close()
            self._process = None

    def complaints(self) -> str:
        """What it wrote that nobody wants to read; a server that works writes nothing."""
        return self._said.read_text()
