"""What the program is asked on the command line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Final

from benchmarks.load.report import in_words
from benchmarks.load.running import in_loop, run, run_jobs
from benchmarks.load.server import Server, Wanted, own_server, settled
from benchmarks.load.tables import Plan
from benchmarks.load.tally import USUAL, Bars, Need

#: Who may be sent away, by the one of them who needs it most.
MAY_SHED: Final = {
    "nobody": frozenset[Need](),
    "watch": frozenset({Need.WATCH}),
    "look": frozenset({Need.WATCH, Need.LOOK}),
    "act": frozenset(Need),
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    own = chosen.database or chosen.postgres or chosen.processes > 1 or chosen.limit
    if chosen.address and own:
        parser.error("--database, --postgres, --processes and --limit are of a server that is started here")
    if chosen.database and chosen.postgres:
        parser.error("--postgres starts a database of its own: leave out --database")
    if chosen.processes > 1 and not (chosen.database or chosen.postgres):
        parser.error("several processes need --postgres, or a PostgreSQL with --database")
    plan = Plan(
        chosen.tables,
        chosen.every,
        chosen.look_every,
        chosen.seconds,
        chosen.warm_up,
        chosen.seed,
        chosen.watchers,
    )
    bars = Bars(chosen.action_ms, chosen.view_ms, MAY_SHED[chosen.may_shed])
    with ExitStack() as stack:
        if chosen.address:
            server = Server(chosen.address.rstrip("/"), chosen.server_pid)
        else:
            wanted = Wanted(chosen.database, chosen.postgres, chosen.processes, chosen.limit)
            server = stack.enter_context(own_server(wanted))
        if chosen.postgres_pid:
            server = replace(server, database_pid=chosen.postgres_pid)
        if chosen.processes > 1:
            # Whoever comes before all of them serve comes to the first.
            in_loop(settled(server))
        if chosen.jobs > 1:
            found = run_jobs(server, plan, bars, chosen.jobs)
        else:
            found = in_loop(run(server, plan, bars))
    sys.stdout.write(in_words(found))
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if found["holds"] else 1


def _parser() -> argparse.ArgumentParser:
    plan = Plan()
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load", description="Load on the web app: many live tables at once."
    )
    add = parser.add_argument_group("what is asked").add_argument
    add("--tables", type=int, default=plan.tables, help="live tables of two browsers each")
    add("--every", type=float, default=plan.every, help="seconds between a table's actions")
    add("--look-every", type=float, default=plan.look_every, help="seconds between its views")
    add("--watchers", type=float, default=plan.watchers, help="people who only watch, for each table: 0.5")
    add("--seconds", type=float, default=plan.seconds, help="how long it is measured")
    add("--warm-up", type=int, default=plan.warm_up, help="actions of each table before that")
    add("--seed", type=int, default=plan.seed, help="equal seeds play equal games")
    add("--jobs", type=int, default=1, help="processes of this program that share the tables")

    add = parser.add_argument_group("what must hold").add_argument
    add("--action-ms", type=float, default=USUAL.action_ms, help="99 of 100 actions are answered by then")
    add("--view-ms", type=float, default=USUAL.view_ms, help="99 of 100 views of players are")
    add("--may-shed", choices=MAY_SHED, default="nobody", help="what may be sent away, if told when to come")

    add = parser.add_argument_group("the server that is started").add_argument
    add("--postgres", action="store_true", help="on a new PostgreSQL, with fsync on, thrown away afterwards")
    add("--database", metavar="URL", help="on this database, where its tables stay")
    add("--processes", type=int, default=1, help="processes that answer; more than one need PostgreSQL")
    add("--limit", action="append", default=[], metavar="NAME=NUMBER", help="as of `monumental serve`")

    add = parser.add_argument_group("another server").add_argument
    add("--address", help="one that runs already, as http://127.0.0.1:8000")
    add("--server-pid", type=int, help="its process on this machine, whose processor is to be counted")
    add("--postgres-pid", type=int, help="that of its PostgreSQL, the postmaster; also for --database")

    parser.add_argument("--json", type=Path, help="where to write the numbers, too")
    return parser
