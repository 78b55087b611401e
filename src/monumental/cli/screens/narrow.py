"""Where a terminal is narrower than 80 columns, cards are listed instead of laid out: words stay whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions, RenderableType

#: From this width on, there is room for columns.
ROOMY: Final = 80


def is_narrow(console: Console) -> bool:
    return console.width < ROOMY


class ByWidth:
    """Something that looks different on a narrow terminal, wherever on it it lies."""

    def __init__(self, wide: Callable[[], RenderableType], narrow: Callable[[], RenderableType]) -> None:
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        del options
        yield self.narrow() if is_narrow(console) else self.wide()


def titled_rule(title: Text, *, align: str = "center") -> ByWidth:
    """A line with a title in it; where it might be cut off, above it."""

    def in_one() -> Rule:
        return Rule(title, align="left" if align == "left" else "center", style="dim")

    return ByWidth(in_one, lambda: Group(Rule(style="dim"), title))


def listed(items: Sequence[tuple[str, Text]], title: str = "") -> RenderableType:
    """A line for each item, with its place or number before it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="dim", justify="right", no_wrap=True)
    table.add_column(overflow="fold")
    for label, text in items:
        table.add_row(label, text)
    return Group(Text(title, "bold"), table) if title else table


class Facts:
    """Titles and what there is to say: side by side, or one after the other where that is too narrow."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, RenderableType]] = []

    def add_row(self, title: str, value: RenderableType) -> None:
        self.rows.append((title, value))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        del options
        if is_narrow(console):
            for title, value in self.rows:
                if isinstance(value, (str, Text)):
                    yield Text.assemble((f"{title}  ", "dim"), value)
                else:
                    yield Text(title, "dim")
                    yield Padding(value, (0, 0, 0, 2))
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column(overflow="fold")
        for title, value in self.rows:
            table.add_row(title, value)
        yield table
