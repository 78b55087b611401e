"""The score sheet: every point explained, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from monumental.cards.grammar import all_of
from monumental.cli.screens import phrases
from monumental.engine.action import NONE
from monumental.engine.scoring.points import achievements, score_sheets
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game
    from monumental.engine.scoring.points import Achievement, Line, Sheet


#: So many columns have room for spaces.
ROOMY = 4


def drawn_sheet(game: Game, texts: Texts) -> Table:
    """A column for each player, a line for each achievement, and one for Dominance."""
    sheets = score_sheets(game)
    table = Table(border_style="dim", header_style="bold", footer_style="bold", show_footer=True)
    table.add_column("", texts("end-total"), overflow="fold")
    for sheet in sheets:
        table.add_column(column_title(game, sheet.seat, texts), str(sheet.total), justify="right")
    for position, part in enumerate(achievements(game)):
        sums = [sum_of(part, sheet.lines[position]) for sheet in sheets]
        if len(sheets) > ROOMY:
            sums = [each.replace(" ", "") for each in sums]
        table.add_row(texts(f"score-{part.name}"), *sums)
    if is_there_dominance(game):
        table.add_row(texts("term-dominance"), *[str(dominance_of(sheet)) for sheet in sheets])
    return table


def column_title(game: Game, seat: int, texts: Texts) -> str:
    """A player's name; an Automa is called so below it: columns are narrow."""
    name = seat_name(game, seat, texts)
    return name if game.state.is_played(seat) else texts("terminal-automa", seat=f"{name}\n")


def spoken_sheet(game: Game, texts: Texts) -> list[str]:
    """The same in sentences."""
    lines = []
    for sheet in score_sheets(game):
        seat = phrases.who(game, sheet.seat, NONE, texts)
        lines.append(texts("terminal-score-of", seat=seat, total=sheet.total))
        for part, line in zip(achievements(game), sheet.lines, strict=True):
            name = texts(f"score-{part.name}")
            lines.append(texts("terminal-list", title=name, items=sum_of(part, line)))
        if is_there_dominance(game):
            title = texts("term-dominance")
            lines.append(texts("terminal-list", title=title, items=str(dominance_of(sheet))))
    return lines


def sum_of(part: Achievement, line: Line) -> str:
    """`3 × 2 = 6`; of nothing, `0`. What Dominance adds is a line of its own."""
    return f"{line.count} × {part.points} = {line.points}" if line.count else str(line.points)


def dominance_of(sheet: Sheet) -> int:
    return sum(line.dominance for line in sheet.lines)


def is_there_dominance(game: Game) -> bool:
    """Not every rule system gives points for having the most."""
    return any(part.dominance for part in achievements(game))


def dominance(game: Game, texts: Texts) -> list[str]:
    """Who has most of what, and what that is worth."""
    lines = []
    seats = range(len(game.state.players))
    given = "terminal-dominance" if game.over else "terminal-dominance-provisional"
    for part in achievements(game):
        if not part.dominance:
            continue
        standings = [part.standing(game, seat) for seat in seats]
        most = max(standings)
        names = [seat_name(game, seat, texts) for seat in seats if standings[seat] == most]
        lines.append(
            texts(
                given if most else "terminal-dominance-nobody",
                part=texts(f"score-{part.name}"),
                standings=" : ".join(str(standing) for standing in standings),
                points=part.dominance,
                seats=all_of(texts, names),
            )
        )
    return lines


def heading(game: Game, texts: Texts) -> Text:
    """Over the sheet: is it the final one?"""
    return Text(texts("terminal-final-score" if game.over else "terminal-score-now"), "bold")
