"""The messenger: a process that takes one message to one address, and says how it went.

It knows nothing of games and people, reaches nothing of this machine (`guard.py`), and is ended when it
takes too long, whatever the other side does. Asked on its standard input, it answers on its standard output:

    {"kind": "ntfys", "address": "ntfys://…", "title": "…", "text": "…", "fields": {…}, "networks": []}
    {"problem": null}
"""

from __future__ import annotations

import json
import logging
import sys
from importlib import import_module
from typing import Final

from monumental.web.alerts.guard import Guard, Network

WAYS: Final = "monumental.web.alerts.ways"

#: All other kinds are services.
OWN_WAYS: Final = {"web": "web", "push": "browser"}


def main() -> None:
    """Take one message where it belongs."""
    logging.disable()
    message = json.load(sys.stdin)
    guard = Guard(Network(message["networks"]))
    guard.stand()
    way = import_module(f"{WAYS}.{OWN_WAYS.get(message['kind'], 'service')}")
    problem: str | None = way.take(message)
    if problem is not None and guard.was_asked_in_vain:
        problem = "private"
    sys.stdout.write(json.dumps({"problem": problem}))


if __name__ == "__main__":
    main()
