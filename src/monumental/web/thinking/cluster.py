"""The Ray cluster that bots may think on: one connection of a server, which is made again when it breaks."""

from __future__ import annotations

import logging
import os
import socket
import threading
import warnings
from importlib import import_module
from typing import Any, Final
from urllib.parse import urlsplit

log = logging.getLogger(__name__)

SCHEME: Final = "ray"

#: Seconds that a door has to open, that somebody waits for the first connection, and until the next try.
KNOCK_S: Final = 3.0
FIRST_S: Final = 60.0
AGAIN_S: Final = 60.0

#: … and that a connection may take to end.
END_S: Final = 15.0

#: Nobody is told that games are played here; nothing is started here in place of a cluster that is gone, and
#: who waits for an answer of one that is gone does not wait for it to come back.
ENVIRONMENT: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_AUTO_CONNECT": "0",
    "RAY_CLIENT_RECONNECT_GRACE_PERIOD": "0",
}


#: Why there is no cluster, where nothing is known but that.
NOBODY: Final = "nobody answers"


class NobodyThere(Exception):  # noqa: N818 (somebody here thinks instead)
    """The cluster does not answer, or has no room."""


def ray_of(address: str) -> Any:
    """Ray, for `ray://HOST:PORT`. `ValueError`: this is no such address; `ImportError`: there is no Ray."""
    parts = urlsplit(address)
    if parts.scheme != SCHEME or not parts.hostname or not parts.port or parts.path not in {"", "/"}:
        raise ValueError(address)
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    import_module("grpc")  # Ray asks for it only when it connects
    return import_module("ray")


def in_a_line(error: Exception) -> str:
    """What is wrong, as a line of a log has it: Ray tells long stories, and the first sentence is enough."""
    return (str(error).splitlines() or [type(error).__name__])[0].partition(". ")[0]


class Cluster:
    """A thread connects, and connects again; whoever wants to think there asks whether it is."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._ray: Any = ray_of(address)
        # What goes wrong is said once, by us.
        logging.getLogger("ray").setLevel(logging.CRITICAL)
        logging.getLogger("ray.util.client.logsclient").disabled = True  # it sets its level itself
        warnings.filterwarnings("ignore", module="ray")
        self._lock = threading.Lock()
        self._tried = threading.Event()
        self._lost = threading.Event()
        self._closed = False
        self._is_here = False
        self._told = False
        self.connection = 0  # the number of this one: what belonged to an older one is gone
        self._thread = threading.Thread(target=self._keep, name="cluster", daemon=True)
        self._thread.start()

    @property
    def ray(self) -> Any:
        """Ray, while it is connected."""
        self._tried.wait(FIRST_S)
        if not self._is_here:
            raise NobodyThere
        return self._ray

    def lose(self, problem: str) -> None:
        """It does not answer any more: said once, until it does again."""
        with self._lock:
            if not self._is_here:
                return
            self._is_here = False
        self._say_gone(problem)
        self._lost.set()

    def works(self) -> None:
        """A process has begun there: where it was said that there are none, it is said that there are."""
        if self._told:
            self._told = False
            log.warning("bots think on the cluster at %s again", self._address)

    def answers(self) -> bool:
        """Is anybody at the door?"""
        parts = urlsplit(self._address)
        try:
            socket.create_connection((parts.hostname or "", parts.port or 0), KNOCK_S).close()
        except (OSError, OverflowError):
            return False
        return True

    def close(self) -> None:
        self._closed = True
        self._is_here = False
        self._lost.set()
        self._tried.set()
        # Whatever thinks there for us ends with the connection.
        self._thread.join(END_S)

    def _keep(self) -> None:
        while not self._closed:
            if self._connect():
                self._lost.wait()
                self._lost.clear()
                self._disconnect()
            self._tried.set()
            if not self._closed:
                self._lost.wait(AGAIN_S)
        self._disconnect()

    def _connect(self) -> bool:
        if not self.answers():
            self._say_gone(NOBODY)
            return False
        try:
            self._ray.init(address=self._address, logging_level=logging.CRITICAL, log_to_driver=False)
        except Exception as error:  # noqa: BLE001 (whatever Ray says, bots think here)
            self._say_gone(in_a_line(error))
            return False
        self.connection += 1
        self._is_here = True
        self._tried.set()
        return True

    def _disconnect(self) -> None:
        try:
            self._ray.shutdown()
        except Exception:  # a connection that is broken can't be ended well
            log.debug("the connection to %s did not end well", self._address, exc_info=True)

    def _say_gone(self, problem: str) -> None:
        if not self._told and not self._closed:
            self._told = True
            log.warning("bots think here: there is no cluster at %s (%s)", self._address, problem)
