"""What boxes of other people show, line by line: no screen of ours draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import side_by_side
from monumental.play.view import view_for
from monumental.play.views import others

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def lines(game: Game, seat: int, texts: Texts) -> list[str]:
    """`Omens, yours: Comet`. Whoever watches has no seat."""
    viewer = seat if 0 <= seat < len(game.state.players) else None
    return [_line(game, told, texts) for told in others.others(view_for(game, viewer))]


def _line(game: Game, told: others.Told, texts: Texts) -> str:
    title = side_by_side(texts, [texts.label(name) for name in told.names], "list-comma")
    values = [_word(game, value, texts) for value in told.values]
    return texts("terminal-list", title=title, items=side_by_side(texts, values, "list-comma"))


def _word(game: Game, value: others.Value, texts: Texts) -> str:
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, int):
        return str(value)
    card = game.catalog.by_key.get(value)
    return texts.label(value) if card is None else texts.card(card)
