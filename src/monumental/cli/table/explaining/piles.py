"""The piles that can be looked through: discarded and archived cards, and Policies not developed yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import side_by_side
from monumental.cli.screens import phrases, spoken
from monumental.cli.screens.belongings import Lying
from monumental.cli.table.explaining.answer import Answer
from monumental.cli.table.explaining.cards import card_answer

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

DISCARD: Final = "discard"
ARCHIVE: Final = "archive"
POLICIES: Final = "policies"

#: How they are called after `show`, and how words for them begin: `show discarded`, `show policy`.
PILES: Final = {DISCARD: "discard", ARCHIVE: "archiv", POLICIES: "polic"}


def pile_named(word: str) -> str | None:
    """The pile that a word means."""
    return next((pile for pile, beginning in PILES.items() if word.startswith(beginning)), None)


def look_through(game: Game, owner: int, seat: int, pile: str, texts: Texts) -> list[Answer]:
    """A pile of a player. All of them lie open: what is in them was seen by everybody.

    [DUEL-CITY-10, DUEL-TERM-16, BASE-CITY-10, BASE-ACTN-02]
    """
    cards = cards_of(game, owner, pile)
    who = phrases.who(game, owner, seat, texts)
    if pile == POLICIES:
        items = texts("terminal-cards", count=len(cards))
        title = texts("terminal-list", title=texts("view-culture-deck"), items=items)
        # Whoever looks at them wants to know which to develop next.
        about = [card_answer(card, game.catalog, texts) for card in cards]
        return [Answer(side_by_side(texts, [who, title], "list-comma")), *about]
    key = "view-discard-pile" if pile == DISCARD else "view-archive"
    title = side_by_side(texts, [who, texts(key, count=len(cards))], "list-comma")
    return [Answer(title, tuple(counted(cards, texts)))]


def cards_of(game: Game, owner: int, pile: str) -> list[Card]:
    """The cards of a pile, the topmost first; Policies in the order of their civilization."""
    player = game.state.players[owner]
    if pile == POLICIES:
        printed = game.catalog.civilizations[player.civilization].policies
        return [game.catalog.cards[number] for number in printed if number in player.culture_deck]
    numbers = player.discard if pile == DISCARD else player.archive
    return [game.catalog.cards[number] for number in reversed(numbers)]


def counted(cards: list[Card], texts: Texts) -> list[str]:
    """A line for each design: `Work Camp (1 Production) × 3`."""
    lines = []
    for card in dict.fromkeys(cards):
        name, count = spoken.lying(Lying(card), texts), cards.count(card)
        lines.append(name if count == 1 else texts("view-pile", card=name, count=count))
    return lines
