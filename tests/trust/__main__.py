"""Everything that we attack and break the program with, for as long as asked: `make trust MINUTES=10`.

python -m tests.trust --minutes 10 --seed 1 --page docs/trust.md

Each part has an equal share of the time and is done once at least, or as often as --times says, however
long that takes. The page says what was done and what was wrong; it is written after each part, so that a
run that is broken off tells what it did. With the same seed, the same is done again, as far as time allows.

python -m tests.trust --part Load --minutes 5 --page docs/trust.md

Where only some parts are done, the page keeps what it says of the others, with the run by which they were
done.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import monumental.engine.game
from monumental import __version__
from tests.trust import attacks, files, generated, mishaps, parts, served, told
from tests.trust.page import Done, read_page, write_page
from tests.trust.parts import Outcome, Part, Task

#: What is done, in this order: the later ones of a server look at what was left by the kills.
PARTS: Final[dict[str, Part]] = {
    "Games of every kind": parts.fuzz,
    "Secrets": parts.leaks,
    "Damaged records": parts.records,
    "Damaged packs": files.packs,
    "Damaged positions": files.positions,
    "Pipes and devices": files.odd,
    "Kills of the server": served.kills,
    "Backup and restore": served.backups,
    "Damaged databases": served.databases,
    "Damaged requests": served.requests,
    "Generated requests": generated.generated,
    "Kills of PostgreSQL": mishaps.databases,
    "Full and closed disks": mishaps.disks,
    "Jumping clocks": mishaps.clocks,
    "Alerts": told.alerts,
    "Attacks": attacks.attacks,
    "Load": served.load,
}

#: What goes on for its time, whatever is asked for.
BY_TIME: Final = {"Games of every kind", "Load"}


def main(arguments: list[str] | None = None) -> int:
    """Do it all, and write the page."""
    parser = argparse.ArgumentParser(description="Attack and break the program for as long as asked.")
    parser.add_argument("--minutes", type=float, default=5.0, help="for all parts together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", choices=PARTS, action="append", help="only this one; any number of times")
    parser.add_argument(
        "--times",
        type=_times,
        action="append",
        default=[],
        metavar="PART=N",
        help="do this part so often at least; any number of times",
    )
    parser.add_argument("--page", type=Path, help="where the report is written; left out, only shown")
    wanted = parser.parse_args(arguments)
    # What is known of parts that are not done now stays; whoever does all begins anew.
    page = {} if wanted.part is None or wanted.page is None else read_page(wanted.page)
    run = f"{_build()}, {_machine()}, from seed {wanted.seed} on, on {datetime.now(UTC):%Y-%m-%d}"
    faults: list[str] = []
    with tempfile.TemporaryDirectory(prefix="monumental-trust-") as folder:
        chosen = {name: part for name, part in PARTS.items() if name in (wanted.part or PARTS)}
        task = Task(wanted.minutes * 60 / len(chosen), wanted.seed, Path(folder))
        least = dict(wanted.times)
        for name, part in chosen.items():
            began = time.monotonic()
            outcome = _done(part, replace(task, least=least.get(name, 1)))
            page[name] = _row(part, outcome, time.monotonic() - began, run)
            faults += [f"{name}: {fault}" for fault in outcome.faults]
            sys.stdout.write(f"{page[name].line(name, 1)}\n")
            sys.stdout.flush()
            if wanted.page is not None:
                wanted.page.write_text(write_page(page, [*PARTS]), encoding="utf-8")
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return 1 if faults else 0


def _times(words: str) -> tuple[str, int]:
    """`Secrets=100`: a part, and how often."""
    name, _, often = words.rpartition("=")
    if name not in PARTS or name in BY_TIME or not often.isdecimal():
        countable = ", ".join(part for part in PARTS if part not in BY_TIME)
        raise argparse.ArgumentTypeError(f"'{words}' is none of these, with = and a number: {countable}")
    return name, int(often)


def _done(part: Part, task: Task) -> Outcome:
    """What came of a part; one that breaks off does not keep the others from being done."""
    try:
        return part(task)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is told)
        outcome = Outcome()
        outcome.fault(f"broke off: {error!r}")
        return outcome


def _row(part: Part, outcome: Outcome, seconds: float, run: str) -> Done:
    what = (part.__doc__ or "").splitlines()[0]
    counted = ", ".join(f"{word} {count:,}" for word, count in outcome.counts.items() if word != "faults")
    return Done(what, run, f"{seconds:.0f}", counted, str(outcome.counts["faults"]), tuple(outcome.faults))


def _build() -> str:
    engine = "interpreted" if monumental.engine.game.__file__.endswith(".py") else "compiled"
    return f"Monumental {__version__}, {engine} engine, Python {platform.python_version()}"


def _machine() -> str:
    return f"{platform.system()} on {platform.machine()} with {os.cpu_count()} cores"


if __name__ == "__main__":
    sys.exit(main())
