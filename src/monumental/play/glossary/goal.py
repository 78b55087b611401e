"""The game in short: what wins it, how it ends, what gives points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of, side_by_side
from monumental.cards.messages import TextError
from monumental.engine.scoring.points import Achievement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.rules import Rules


def usual_achievements(rules: Rules) -> list[Achievement]:
    """What gives points at every table of a rule system."""
    return [part for part in rules.achievements if type(part).applies is Achievement.applies]


def goal(rules: Rules, parts: Sequence[Achievement], texts: Texts) -> list[str]:
    """The goal, the end, the points, Dominance and ties, a sentence for each. `parts`: what gives points."""
    lines = [texts("goal-aim"), *_end(rules, texts)]
    if parts:
        each = [texts("goal-part", part=texts(f"score-{part.name}"), points=part.points) for part in parts]
        lines.append(texts("goal-points", parts=all_of(texts, each)))
    for points in dict.fromkeys(part.dominance for part in parts if part.dominance):
        most = [texts(f"score-{part.name}") for part in parts if part.dominance == points]
        lines.append(texts("goal-dominance", points=points, parts=side_by_side(texts, most, "list-comma")))
    if rules.tie_breaks:
        ties = [texts(f"tie-{tie.name}") for tie in rules.tie_breaks]
        lines.append(texts("goal-ties", ties=side_by_side(texts, ties, "list-comma")))
    return lines


def _end(rules: Rules, texts: Texts) -> list[str]:
    """A box of somebody else need not say how its game ends."""
    try:
        return [texts(f"ends-{rules.name}")]
    except TextError:
        return []


__all__ = ["goal", "usual_achievements"]
