"""Load on the web app: many live tables at once, played over HTTP and watched over WebSockets.

    python -m benchmarks.load --tables 300 --every 5 --seconds 60

A live table is two people with a browser each: two keys, two sockets, two languages. Whoever is asked takes
an option every few seconds; now and then somebody opens the page anew. Half of the tables play Duel, half
classic. The server is a process of its own on a new SQLite file, unless it is told otherwise: --postgres,
--database, --processes, or --address for one that runs already.

Times are from the request to the whole answer, as the other end of the same machine sees them, and beside
that from the moment at which it was due: those of all tables are spread evenly, and whoever asks too late
has let somebody wait, too. What the server's processes used of the processor is beside them, for machines
that have other things to do, and what this program used and how late it was itself: where that is much,
--jobs shares the tables among several.

Whoever is sent away because there is too much to do (503) comes back when they were told to, and is counted
apart from what went wrong.
"""

from __future__ import annotations

from benchmarks.load.program import main
from benchmarks.load.running import run
from benchmarks.load.server import Server, own_server
from benchmarks.load.tables import Plan
from benchmarks.load.tally import Bars, Need, Tally, Times, holds

__all__ = ["Bars", "Need", "Plan", "Server", "Tally", "Times", "holds", "main", "own_server", "run"]
