"""Short phrases about what lies only on a table of Duel."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of, amount
from monumental.engine.action import NONE
from monumental.games.duel.state import duel
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.screens.duel.belongings import Province
    from monumental.engine.game import Game


def provinces(stack: list[Province], texts: Texts) -> list[str]:
    """The cards of a stack, the topmost first; equal neighbours are counted."""
    return [
        name if count == 1 else texts("view-pile", card=name, count=count)
        for name, count in (
            (name, len(list(same))) for name, same in groupby(province(each, texts) for each in stack)
        )
    ]


def province(each: Province, texts: Texts) -> str:
    """`Phoenicia (Coastal)`; a Barricade with what it adds: `Barricade (+2)`."""
    name = texts.card(each.card)
    if each.card.defense:
        return texts("terminal-barricade", card=name, count=each.card.defense)
    types = all_of(texts, [texts(f"type-{kind}") for kind in each.types])
    return texts("terminal-province", card=name, type=types)


def markers(left: dict[str, int], texts: Texts) -> str:
    """The Province Type markers not placed yet."""
    return all_of(
        texts,
        [texts("view-pile", card=texts(f"type-{kind}"), count=count) for kind, count in left.items()],
    )


def advantage(game: Game, texts: Texts) -> str:
    """Who holds the Advantage, and with what."""
    held = duel(game).advantage
    if held.holder == NONE:
        return texts("view-advantage-nobody")
    seat = seat_name(game, held.holder, texts)
    if not held.tokens:
        return texts("view-advantage-bare", seat=seat)
    return texts("view-advantage-holder", seat=seat, amount=amount(texts, held.resource, held.tokens))
