"""Short phrases about the table, for the drawn and for the spoken one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of, amount
from monumental.cli.screens import belongings
from monumental.engine.resources import PRODUCTION
from monumental.engine.scoring.points import score_sheets
from monumental.play.systems.known import system_of
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


def title(game: Game, owner: int, seat: int, texts: Texts) -> list[str]:
    """A seat with its points: `Aztecs (you)`, `5 points`, `first player`."""
    parts = [who(game, owner, seat, texts)]
    if belongings.has_settled(game, owner):
        parts.append(points(game, owner, texts))
    parts += system_of(game).standing(game, owner, texts)
    if game.state.players[owner].passed:
        parts.append(texts("view-passed"))
    return parts


def points(game: Game, owner: int, texts: Texts) -> str:
    """What a seat has now; until the game is over, Dominance is nobody's for good.

    [DUEL-END-09, BASE-END-09]
    """
    sheet = score_sheets(game)[owner]
    dominance = sum(line.dominance for line in sheet.lines)
    if game.over or not dominance:
        return texts("terminal-points", count=sheet.total)
    return texts("terminal-points-provisional", count=sheet.total, dominance=dominance)


def who(game: Game, owner: int, seat: int, texts: Texts) -> str:
    """A player as a seat sees them: `Aztecs (you)`, `Greeks (Automa)`, `Danes`."""
    name = seat_name(game, owner, texts)
    if owner == seat:
        return texts("terminal-you", seat=name)
    return name if game.state.is_played(owner) else texts("terminal-automa", seat=name)


def piles(game: Game, owner: int, texts: Texts) -> list[str]:
    """City deck with what is known to lie on top, discard pile, archived cards."""
    player = game.state.players[owner]
    lines = [texts("view-city-deck", count=player.deck.count())]
    top = belongings.top_of_deck(game, owner)
    if top:
        lines.append(texts("terminal-on-top", cards=all_of(texts, [texts.card(card) for card in top])))
    lines.append(texts("view-discard-pile", count=len(player.discard)))
    if player.archive:
        lines.append(texts("view-archive", count=len(player.archive)))
    return lines


def card(card: Card, texts: Texts) -> str:
    """A card by its name; a Province with its type."""
    name = texts.card(card)
    for kind in belongings.printed_types(card):
        name = texts("terminal-province", card=name, type=texts(f"type-{kind}"))
    return name


def wonder(card: Card, texts: Texts) -> str:
    """A Wonder in construction and what completing it costs."""
    price = amount(texts, PRODUCTION, card.completion_cost)
    return texts("terminal-wonder", card=texts.card(card), price=price)


def deck(game: Game, texts: Texts) -> str:
    """How much is left of the Development deck."""
    return texts("view-development-deck", count=game.state.display.deck_count())
