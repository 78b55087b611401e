"""Any table in sentences, for those who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.screens import phrases, spoken
from monumental.cli.screens.belongings import has_settled, opponents, wonder

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def whole_table(game: Game, seat: int, texts: Texts) -> list[str]:
    """Everything there is to know, the own city last."""
    lines = [*spoken.round_lines(game, texts), *spoken.display(game, seat, texts)]
    for owner in (*opponents(game, seat), seat):
        lines += belongings_of(game, owner, seat, texts)
    return lines


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> list[str]:
    """A seat's city, its Policies and its Wonder in construction."""
    if not has_settled(game, owner):
        return spoken.belongings_of(game, owner, seat, texts, {})
    begun = wonder(game, owner)
    beside = {
        **spoken.policies(game, owner, texts),
        "view-wonder": [] if begun is None else [phrases.wonder(begun, texts)],
    }
    return spoken.belongings_of(game, owner, seat, texts, beside)


def part_of_table(game: Game, seat: int, part: str, texts: Texts) -> list[str]:
    del part
    return spoken.display(game, seat, texts)
