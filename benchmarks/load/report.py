"""What came of a run, for people and programs."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import asdict
from typing import Any, Final

from benchmarks.load.server import Usages, cpu_s
from benchmarks.load.tables import Plan
from benchmarks.load.tally import Bars, Need, Tally, holds, why_not

#: A process that uses less than this share of a core answers nobody.
BUSY: Final = 0.01

#: Whatever was due is done so many seconds after the last of it, or the server can't keep up.
LATE_S: Final = 5.0

#: What is told of all requests of a kind, and how it is called; rows of which there is none are left out.
ROWS: Final = {
    "actions": "action",
    "actions_due": "  since it was due",
    "views": "view",
    "views_due": "  since it was due",
    "watches": "view without a seat",
    "watches_due": "  since it was due",
    "sockets": "action to socket",
    "asked_late": "asked later than due",
    "shed_after": "sent away after",
    "loop_late": "this program late by",
}

#: … but for these.
ALWAYS: Final = ("actions", "views", "sockets")


def report(
    plan: Plan,
    bars: Bars,
    tally: Tally,
    took: float,
    used: tuple[Usages, Usages] = ({}, {}),
    jobs: int = 1,
) -> dict[str, Any]:
    """The numbers; `used`: by the server, and by its database."""
    done = len(tally.actions.taken)
    server, database = used
    spent = {
        "server": cpu_s(server) if server else None,
        "database": cpu_s(database) if database else None,
        "own": tally.own_cpu_s,
    }
    answering = [each for each in server.values() if each.cpu_s / took >= BUSY]
    share = {name: None if cpu is None else round(cpu / took, 3) for name, cpu in spent.items()}
    cost = {
        name: None if cpu is None or not done else round(cpu * 1000 / done, 2) for name, cpu in spent.items()
    }
    return {
        "plan": asdict(plan),
        "jobs": jobs,
        "seconds": round(took, 1),
        **{name: getattr(tally, name).summary() for name in ROWS},
        "over": tally.over,
        "errors": len(tally.errors),
        "first_errors": tally.errors[:10],
        "shed": by_need(tally.shed),
        "shed_without_retry_after": by_need(tally.shed_without_wait),
        "not_asked": by_need(tally.not_asked),
        "server_cpu": share["server"],
        "server_cpu_each": sorted((round(each.cpu_s / took, 3) for each in answering), reverse=True),
        "cpu_ms_per_action": cost["server"],
        "memory_mib": round(sum(each.memory_mib for each in answering), 1) if server else None,
        "database_cpu": share["database"],
        "database_cpu_ms_per_action": cost["database"],
        "own_cpu": share["own"],
        "own_cpu_ms_per_action": cost["own"],
        "machine_load": round(os.getloadavg()[0], 2),
        "bars": {"action_ms": bars.action_ms, "view_ms": bars.view_ms},
        "may_shed": [need.value for need in Need if need in bars.may_shed],
        "why_not": why_not(tally, bars),
        "holds": holds(tally, bars),
    }


def by_need(counted: Counter[str]) -> dict[str, int]:
    return {need.value: counted[need] for need in Need}


def in_words(found: dict[str, Any]) -> str:
    """A table for people."""
    lines = [f"{'ms':<22}{'count':>8}{'p50':>9}{'p95':>9}{'p99':>9}{'max':>9}"]
    for name, title in ROWS.items():
        row = found[name]
        if row["count"] or name in ALWAYS:
            lines.append(
                f"{title:<22}{row['count']:>8}{row['p50']:>9}{row['p95']:>9}{row['p99']:>9}{row['max']:>9}"
            )
    lines.append(f"{'errors':<22}{found['errors']:>8}")
    lines += [f"  {error}" for error in found["first_errors"]]
    if any(found["shed"].values()):
        counts = (("sent away", "shed"), ("without Retry-After", "shed_without_retry_after"))
        lines += [f"{title}: {_each(found[name])}" for title, name in counts]
        lines.append(f"not asked until it was time to come back: {_each(found['not_asked'])}")
    due = found["plan"]["seconds"]
    if found["seconds"] > due + LATE_S:
        lines.append(f"what was due in {due:g} s was only done after {found['seconds']:g} s")
    if found["over"]:
        lines.append(f"games that are over, whose tables ask for nothing any more: {found['over']}")
    lines += _costs(found)
    wanted = (
        f"an action under {found['bars']['action_ms']:g} ms, a view under {found['bars']['view_ms']:g} ms"
    )
    but = f", but {' and '.join(found['may_shed'])} may be sent away" if found["may_shed"] else ""
    why = f" ({found['why_not']})" if found["why_not"] else ""
    lines.append(f"{'holds' if found['holds'] else 'DOES NOT HOLD'}: {wanted} (p99), no error{but}{why}")
    return "\n".join(lines) + "\n"


def _each(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counts.items())


def _costs(found: dict[str, Any]) -> list[str]:
    """What the processor was used for."""
    each = " ms of it for each action"
    lines = []
    if found["server_cpu"] is not None:
        shares = " + ".join(f"{share:.0%}" for share in found["server_cpu_each"])
        several = f" ({shares})" if len(found["server_cpu_each"]) > 1 else ""
        lines.append(
            f"server: {found['server_cpu']:.0%} of a core{several}, {found['cpu_ms_per_action']}{each}, "
            f"{found['memory_mib']} MiB; load of the machine {found['machine_load']}"
        )
    if found["database_cpu"] is not None:
        cost = found["database_cpu_ms_per_action"]
        lines.append(f"PostgreSQL: {found['database_cpu']:.0%} of a core, {cost}{each}")
    jobs = f" in {found['jobs']} processes" if found["jobs"] > 1 else ""
    lines.append(
        f"this program: {found['own_cpu']:.0%} of a core{jobs}, {found['own_cpu_ms_per_action']}{each}"
    )
    return lines
