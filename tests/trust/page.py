"""The page of the report of trust: it is read again, so that one part can be done by itself."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

HEAD: Final = """# A report of trust

`make trust MINUTES=…` does all of this for as long as it is asked to, and writes this page.
A fault is whatever must never be:

- a position that can't be, or something that a seat could not know;
- an action that was answered and is lost or done twice;
- somebody who is told twice of a turn, or not at all, whatever the clock does;
- a damaged file, or what is no file, that is neither read nor refused in one sentence, or takes more than
  5 seconds;
- a backup that does not come back as it was;
- an answer of 500, an answer that takes more than 5 seconds, or a traceback in what a server writes.
  All parts with a server look for these: the kills, the damaged and the generated requests, and the load,
  which measures waits once everybody sits;
- a server that ends or hangs up without having been killed, an attack that it stood before and does not
  stand now, or a part that breaks off.

The servers that are killed are forked from a process that has read all modules and words: they do what
`monumental serve` does from there on. Several people play at once, each at tables with others, and half of
them ask as the pages do. After each kill the tables where somebody has just played are looked at, after every
fiftieth and the last one all: every answer is there, and every line of a record was answered once.

`python -m tests.trust --part PART --page docs/trust.md` does one part again and writes its row; the others
stay, each with the run that it comes from.
"""

COLUMNS: Final = ("part", "what is done", "run", "seconds", "counted", "faults")
RULE: Final = "|---|---|--:|--:|---|--:|"

NO_FAULT: Final = "No fault was found."
RUN: Final = re.compile(r"(\d+)\. (Monumental .+)\.")


@dataclass(frozen=True)
class Done:
    """What a row of the page says of a part."""

    what: str
    run: str  # by which program, on which machine, from which seed on, when
    seconds: str
    counted: str
    faults: str  # how many
    wrong: tuple[str, ...] = ()  # the first of them

    def line(self, name: str, run: int) -> str:
        """The row, with the number of its run."""
        return f"| {name} | {self.what} | {run} | {self.seconds} | {self.counted} | {self.faults} |"


def write_page(page: Mapping[str, Done], names: Sequence[str]) -> str:
    """All parts in their order, whatever was done last; each run that did one of them has a number."""
    done = [name for name in names if name in page]
    runs = list(dict.fromkeys(page[name].run for name in done))
    wrong = [f"- {name}: {_in_one_line(each)}" for name in done for each in page[name].wrong]
    left = [name for name in names if name not in page]
    lines = [
        HEAD,
        f"| {' | '.join(COLUMNS)} |",
        RULE,
        *(page[name].line(name, runs.index(page[name].run) + 1) for name in done),
        "",
        "The runs:",
        "",
        *(f"{number}. {run}." for number, run in enumerate(runs, 1)),
        "",
        *(wrong or ([NO_FAULT] if all(page[name].faults == "0" for name in done) else [])),
        *([f"\nNot done: {', '.join(left)}."] if left else []),
    ]
    return "\n".join(lines) + "\n"


def _in_one_line(fault: str) -> str:
    return " ".join(fault.split())


def read_page(path: Path) -> dict[str, Done]:
    """What a page says, by the parts; what another form of it said is left aside."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    runs = {found[1]: found[2] for line in lines if (found := RUN.fullmatch(line))}
    page = {}
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == len(COLUMNS) and cells[2] in runs:
            name, what, run, seconds, counted, faults = cells
            page[name] = Done(what, runs[run], seconds, counted, faults)
    for line in lines:
        name, colon, fault = line.removeprefix("- ").partition(": ")
        if line.startswith("- ") and colon and name in page:
            page[name] = replace(page[name], wrong=(*page[name].wrong, fault))
    return page
