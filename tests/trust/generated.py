"""Requests that nobody thought of: made from the schema of the API, against a server as people start it."""

from __future__ import annotations

from typing import Final

import httpx

from tests.trust.parts import HANG, Outcome, Task
from tests.trust.people import ME
from tests.trust.served import LIMITS, folder_of, look_for_tracebacks
from tests.web.attacks.generated import LAST, OPERATIONS, Sent, send_chains, send_each
from tests.web.served import Served

#: So many of each kind at a time, then so many chains.
EXAMPLES: Final = 20
CHAINS: Final = 4


def generated(task: Task) -> Outcome:
    """Requests made from the schema, alone and in chains: each is answered by the schema, soon."""
    outcome = Outcome()
    sent = Sent()
    kinds = sorted(OPERATIONS, key=lambda label: (label == LAST, label))
    with (
        Served(folder_of(task, "generated"), *LIMITS) as server,
        httpx.Client(base_url=server.address, timeout=HANG) as http,
    ):
        key, tables = _somebody(http)
        for number in task.numbers():
            label = kinds[(number - task.seed) % len(kinds)]
            if label == kinds[0]:
                key, tables = _somebody(http)
                before = sent.answered
                send_chains(server.address, key, number, CHAINS, sent)
                outcome.counts["in chains"] += sent.answered - before
            send_each(label, server.address, key, tables, number, EXAMPLES, sent)
            for wrong in sent.wrong:
                outcome.fault(f"{label}, seed {number}: {wrong}")
            sent.wrong.clear()
    outcome.counts.update(requests=sent.answered, refused=sent.refused)
    look_for_tracebacks(server, outcome)
    return outcome


def _somebody(http: httpx.Client) -> tuple[str, list[str]]:
    """The key of somebody new, and tables of theirs: one is played at, one waits, and one is not there."""
    http.cookies.clear()
    key = http.post("/api/key").cookies["monumental_key"]
    seats = ([ME, {"kind": "bot", "bot": "beginner"}], [ME, ME], [ME, {"kind": "open"}])
    made = [
        http.post("/api/tables", json={"rules": rules, "seats": each}).json()["id"]
        for rules, each in zip(("duel", "classic", "duel"), seats, strict=True)
    ]
    return key, [*made, "not-a-table"]
