"""A position as plain text, for whoever watches a program play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.text import load_texts
from monumental.engine.scoring.points import winners
from monumental.play.notation import write
from monumental.play.speech.names import seat_name
from monumental.play.view import view_for
from monumental.play.words import option, question

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.play.setup import Box
    from monumental.play.view import GameView
    from monumental.play.views.seat import CellView, SeatView

EMPTY_PLACE = "-"


def draw(game: Game, box: Box, *, explain: bool = True) -> str:
    """What everybody sees, then the question and its answers, in notation and perhaps in words."""
    texts = load_texts("en", [pack.folder for pack in box.packs], game.rules)
    view = view_for(game, None)
    lines = [_head(view), *_display(view)]
    for seat, belongings in enumerate(view.seats):
        lines += ["", *_seat(seat, belongings, view)]
    lines.append("")
    if game.over:
        lines.append(f"won by {', '.join(seat_name(game, seat, texts) for seat in winners(game))}")
    elif explain:
        lines.append(f"player_{game.seat}: {question(game, texts)}")
        lines += [f"  {write(game, answer)}: {option(game, answer, texts)}" for answer in game.options()]
    else:
        answers = ", ".join(write(game, answer) for answer in game.options())
        lines.append(f"player_{game.seat}, {game.choice().question}: {answers}")
    return "\n".join(lines) + "\n"


def _head(view: GameView) -> str:
    final = ", the final one" if view.final else ""
    return f"{view.rules.name}, round {view.round}{final}, first player: player_{view.first}"


def _display(view: GameView) -> list[str]:
    return [f"display: {'  '.join(card or EMPTY_PLACE for card in row)}" for row in view.display.rows]


def _seat(seat: int, belongings: SeatView, view: GameView) -> list[str]:
    supply = ", ".join(f"{amount} {resource}" for resource, amount in belongings.supply.items())
    points = "" if view.score is None else f", {view.score.points[seat]} points"
    passed = ", passed" if belongings.passed else ""
    people = belongings.civilization or "no civilization yet"
    lines = [f"player_{seat} ({people}{points}{passed}): {supply}"]
    cells = belongings.city
    if any(cell.card for cell in cells):
        width = max(len(_cell(cell)) for cell in cells)
        lines += [
            "  " + "  ".join(_cell(cell).ljust(width) for cell in cells[row : row + 3]).rstrip()
            for row in (0, 3, 6)
        ]
    piles = (belongings.deck.count, len(belongings.discard), len(belongings.archive))
    policies = ", ".join(belongings.policies) or EMPTY_PLACE
    lines.append("  deck {}, discard {}, archive {}".format(*piles))
    lines.append(f"  policies: {policies}, wonder: {belongings.wonder or EMPTY_PLACE}")
    return lines


def _cell(cell: CellView) -> str:
    """`*` is a card that may still be used, `+` a Knowledge under it."""
    knowledge = f"+{cell.knowledge}" if cell.knowledge else ""
    usable = "*" if cell.activated and not cell.marked else ""
    return f"{cell.cell} {cell.card or EMPTY_PLACE}{usable}{knowledge}"
