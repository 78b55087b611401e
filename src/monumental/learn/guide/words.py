"""The reasons of the guide in words, as short as they can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe
from monumental.cards.grammar import amounts, side_by_side
from monumental.engine.action import NONE
from monumental.engine.resources import RESOURCES
from monumental.learn.guide.outcome import DOMINANCE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.cards.text import Texts
    from monumental.engine.game import Game
    from monumental.learn.guide.merits import Merit


def reason(game: Game, merits: Sequence[Merit], texts: Texts) -> str:
    """All that speaks for an option, a sentence for each."""
    return side_by_side(texts, [_sentence(game, merit, texts) for merit in merits], "sentences")


def _sentence(game: Game, merit: Merit, texts: Texts) -> str:
    if merit.key == "says":
        return describe(game.catalog.cards[merit.card], texts)[0]
    if merit.key == "pays":
        return texts(f"meaning-{RESOURCES[merit.number]}")
    return texts(
        f"guide-merit-{merit.key}",
        card="" if merit.card == NONE else texts.card(game.catalog.cards[merit.card]),
        number=merit.number,
        amounts=amounts(texts, merit.amounts) if any(merit.amounts) else "",
        costs=amounts(texts, merit.costs) if any(merit.costs) else "",
        points=sum(merit.points.values()),
        parts=_parts(merit.points, texts),
        sure="no" if merit.asks else "yes",
    )


def _parts(points: Mapping[str, int], texts: Texts) -> str:
    """Where points come from: `Knowledge +1, Dominance +3`. Whose Dominance is, only the end decides."""
    each = [
        texts(
            "guide-part-lead" if name == DOMINANCE and change > 0 else "guide-part",
            part=_line(name, texts),
            change=f"{change:+d}".replace("-", "−"),
        )
        for name, change in points.items()
    ]
    return side_by_side(texts, each, "list-comma")


def _line(name: str, texts: Texts) -> str:
    return texts("term-dominance") if name == DOMINANCE else texts(f"score-{name}")
