"""What every told table has: cities, supplies, Policies, the display, the piles, in sentences and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import kind_name
from monumental.cards.grammar import all_of, amount, amounts, side_by_side
from monumental.cli.screens import belongings, phrases
from monumental.engine.action import EMPTY
from monumental.engine.moves.acquire import PAID_IN
from monumental.engine.moves.policy import policy_price
from monumental.engine.resources import CULTURE, PRODUCTION
from monumental.engine.state import CELLS
from monumental.play.notation import cell_name
from monumental.play.words import round_line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


def glance(game: Game, seat: int, texts: Texts) -> list[str]:
    """What one looks at before a turn; before the activation, the city."""
    lines = [title(game, seat, seat, texts)]
    if game.choice().question == "activate":
        lines += city(game, seat, texts)
    return [*lines, supply(game, seat, texts)]


def round_lines(game: Game, texts: Texts) -> list[str]:
    """Which round is played."""
    return [texts("sentence", text=part) for part in round_line(game, texts)]


def title(game: Game, owner: int, seat: int, texts: Texts) -> str:
    """Whose things are told now, with their points."""
    return texts("sentence", text=side_by_side(texts, phrases.title(game, owner, seat, texts), "list-comma"))


def belongings_of(
    game: Game, owner: int, seat: int, texts: Texts, beside: Mapping[str, Sequence[str]]
) -> list[str]:
    """A seat's city, its supply and piles, and what else lies beside it, by the key of its title."""
    lines = [title(game, owner, seat, texts)]
    if not belongings.has_settled(game, owner):
        return lines
    lines += city(game, owner, texts)
    lines.append(supply(game, owner, texts))
    lines += phrases.piles(game, owner, texts)
    for key, names in beside.items():
        if names:
            lines.append(texts("terminal-list", title=texts(key), items=all_of(texts, names)))
    return lines


def supply(game: Game, owner: int, texts: Texts) -> str:
    counts = game.state.players[owner].supply
    items = amounts(texts, counts) if any(counts) else texts("view-none")
    return texts("terminal-list", title=texts("view-supply"), items=items)


def city(game: Game, owner: int, texts: Texts) -> list[str]:
    """A line for each row."""
    lines = []
    cells = belongings.city(game, owner)
    for row in range(3):
        items = [cell_words(cells[place], place, texts) for place in range(row * 3, row * 3 + 3)]
        lines.append(texts("terminal-row", row=row + 1, cells=side_by_side(texts, items)))
    return lines


def cell_words(cell: belongings.Cell, place: int, texts: Texts) -> str:
    """`b2 Forum, activated; b2k Codex under it`."""
    if cell.cover is None and cell.knowledge is None:
        return texts("terminal-cell-empty", place=cell_name(place))
    parts = []
    if cell.cover is not None:
        parts.append(texts("terminal-cell", place=cell_name(place), card=lying(cell.cover, texts)))
    if cell.knowledge is not None:
        below = cell_name(place + CELLS)
        parts.append(texts("terminal-cell-under", place=below, card=lying(cell.knowledge, texts)))
    return side_by_side(texts, parts)


def lying(place: belongings.Lying, texts: Texts) -> str:
    """A card and its state: `Forum, used`."""
    name = texts.card(place.card)
    if any(place.card.resources):
        name = texts("terminal-gives", card=name, amounts=amounts(texts, place.card.resources))
    if place.used:
        return texts("terminal-state", card=name, state=texts("view-used"))
    if place.activated:
        return texts("terminal-state", card=name, state=texts("view-activated"))
    return name


def policies(game: Game, owner: int, texts: Texts) -> dict[str, list[str]]:
    """The Policies that are developed, what the next one costs, and those not developed yet."""
    culture_deck = game.state.players[owner].culture_deck
    return {
        "terminal-policies-from-top": [lying(each, texts) for each in belongings.policies(game, owner)],
        "terminal-next-policy": [amount(texts, CULTURE, policy_price(game, owner))] if culture_deck else [],
        "view-culture-deck": [texts.card(game.catalog.cards[number]) for number in culture_deck],
    }


def display(game: Game, seat: int, texts: Texts) -> list[str]:
    """The slots, row by row, how much is left in the deck, and the piles of Basic Buildings."""
    shown = game.state.display
    lines = []
    for slot, number in enumerate(shown.slots):
        if slot % shown.row_length() == 0:
            row = slot // shown.row_length() + 1
            title = texts("terminal-display-row", row=row) if shown.rows > 1 else texts("view-display")
            lines.append(texts("terminal-title", title=title))
        words = texts("view-empty") if number == EMPTY else for_sale(game, seat, number, texts)
        lines.append(f"{slot + 1}: {words}")
    lines.append(phrases.deck(game, texts))
    lines.append(texts("terminal-list", title=texts("view-piles"), items=piles(game, texts)))
    return lines


def for_sale(game: Game, seat: int, number: int, texts: Texts) -> str:
    """A card of the display: name, kind, cost and era."""
    card = game.catalog.cards[number]
    resource = belongings.price_resource(game, seat, card)
    return texts(
        "terminal-for-sale",
        card=phrases.card(card, texts),
        kind=kind_name(card, texts),
        price=price(card, PAID_IN[card.kind] if resource is None else resource, texts),
        era=texts(f"era-{card.era}"),
    )


def price(card: Card, resource: int, texts: Texts) -> str:
    """The printed cost; a Wonder has two."""
    first = amount(texts, resource, card.cost)
    if not card.completion_cost:
        return first
    return texts("terminal-two-prices", first=first, second=amount(texts, PRODUCTION, card.completion_cost))


def piles(game: Game, texts: Texts) -> str:
    names = []
    for number, left in zip(game.catalog.basics, game.state.piles, strict=True):
        card = game.catalog.cards[number]
        cost = amount(texts, PRODUCTION, card.cost)
        names.append(texts("terminal-pile", card=texts.card(card), price=cost, count=left))
    return all_of(texts, names)
