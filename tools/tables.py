"""Tables inside pages that people write: what stands between two marks is made anew from data."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@dataclass(frozen=True)
class Tables:
    """The tables of a page: where they stand, and what they are made by."""

    page: Path
    mark: str  # `arena` stands for <!-- arena --> and <!-- /arena -->
    tool: str
    tables: Callable[[], str]

    @property
    def begin(self) -> str:
        return f"<!-- {self.mark} -->\n"

    @property
    def end(self) -> str:
        return f"<!-- /{self.mark} -->\n"

    def renewed(self, written: str) -> str:
        """The page with its tables as the data say; what people wrote around them stays."""
        before, _, rest = written.partition(self.begin)
        _, _, after = rest.partition(self.end)
        return f"{before}{self.begin}\n{self.tables()}\n{self.end}{after}"

    def main(self) -> None:
        """Write the page; with --check, only say whether it is in step."""
        name = f"docs/{self.page.name}"
        written = self.page.read_text(encoding="utf-8")
        if self.begin not in written or self.end not in written:
            marks = f"{self.begin.strip()} and {self.end.strip()}"
            sys.exit(f"{name} has no place for the tables: {marks}")
        if "--check" not in sys.argv:
            self.page.write_text(self.renewed(written), encoding="utf-8")
        elif written != self.renewed(written):
            sys.exit(f"{name} is out of step: run python -m {self.tool}")


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def head(*cells: object) -> list[str]:
    """The first two lines of a table: words to the left, numbers to the right."""
    return [row(*cells), row("---", *["--:"] * (len(cells) - 1))]


def percent(rate: float) -> str:
    return f"{rate:.1%}"


def span(bounds: list[float]) -> str:
    return f"{percent(bounds[0])} – {percent(bounds[1])}"
