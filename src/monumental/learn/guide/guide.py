"""All that the guide says to one seat now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.learn.guide.firsts import First, found, in_words
from monumental.learn.guide.known import firsts_of
from monumental.learn.guide.suggest import Advice, suggest
from monumental.play.glossary.goal import goal, usual_achievements

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.play.table import Table


@dataclass(frozen=True)
class Guidance:
    """What the game is about, what could be done now, and what is new."""

    goal: Sequence[str]
    advice: Sequence[Advice]
    firsts: Sequence[First]


def guide(table: Table, seat: int, texts: Texts, since: int = 0) -> Guidance:
    """The words for a seat. What happened up to the version `since` is not new to it."""
    game = table.game
    advice = suggest(game, seat, texts)
    best = [each.option for each in advice]
    others = [option for option in table.options(seat) if option not in best]
    counting, _ = table.heard.since(min(since, table.version)) if since else (0, ())
    new = found(firsts_of(game.rules), game, seat, table.events, counting, [*best, *others])
    return Guidance(
        goal(game.rules, usual_achievements(game.rules), texts),
        advice,
        [in_words(each, texts) for each in new],
    )
