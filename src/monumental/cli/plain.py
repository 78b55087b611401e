"""A screen to listen to: sentences and short lists, no boxes, one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import kind_name
from monumental.cards.grammar import all_of, amount, amounts
from monumental.cli import belongings, phrases, score
from monumental.cli.subjects import hints, subject
from monumental.engine.action import EMPTY
from monumental.engine.policy import policy_price
from monumental.engine.resources import CULTURE, GOLD, PRODUCTION
from monumental.engine.state import CELLS
from monumental.games.duel.acquire import PAID_IN
from monumental.play.notation import cell_name
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.cli.answers import Answer
    from monumental.cli.menu import Entry, Menu
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


class PlainScreen:
    """Tells the whole table once and then what changes; `show` tells it again."""

    seeing = False

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def table(self, game: Game, seat: int, *, whole: bool) -> None:
        self._print(whole_table(game, seat, self.texts) if whole else glance(game, seat, self.texts))

    def part(self, game: Game, seat: int, part: str) -> None:
        match part:
            case "city":
                self._print(belongings_of(game, seat, seat, self.texts))
            case "opponent":
                self._print(belongings_of(game, 1 - seat, seat, self.texts))
            case _:
                self._print(centre(game, seat, self.texts))

    def news(self, title: str, sentences: Sequence[str]) -> None:
        if title:
            print(self.texts("terminal-title", title=title))
        self._print(sentences)

    def answer(self, answer: Answer) -> None:
        print(answer.title)
        self._print(answer.lines)

    def prompt(self, game: Game, seat: int, text: str) -> str:
        del game, seat
        return f"{text} "

    def say(self, sentence: str) -> None:
        print(sentence)

    def options(self, game: Game, seat: str, question: str, menu: Menu, *, with_hints: bool) -> None:
        texts = self.texts
        print(texts("terminal-list", title=seat, items=question))
        for entry in menu.entries:
            print(texts("terminal-list", title=numbers(entry, texts), items=entry.text))
            if with_hints:
                self._print(explained(game, entry.actions[0], texts))

    def sheet(self, game: Game) -> None:
        print(score.heading(game, self.texts).plain)
        self._print([*score.spoken_sheet(game, self.texts), *score.dominance(game, self.texts)])

    def _print(self, lines: Sequence[str]) -> None:
        for line in lines:
            print(line)


def numbers(entry: Entry, texts: Texts) -> str:
    """`7`, or `14 to 17` for a folded family."""
    if entry.first == entry.last:
        return str(entry.first)
    return texts("terminal-numbers", first=entry.first, last=entry.last)


def explained(game: Game, action: Action, texts: Texts) -> list[str]:
    """What the card of an option gives and says."""
    card = subject(game, action, game.seat)
    lines = hints(game, action, texts)
    if card is not None and any(card.resources):
        lines = [texts("fact-resources", amounts=amounts(texts, card.resources)), *lines]
    return lines


def whole_table(game: Game, seat: int, texts: Texts) -> list[str]:
    """Everything there is to know, the own city last."""
    return [
        texts("sentence", text=phrases.round_line(game, texts)),
        *centre(game, seat, texts),
        *belongings_of(game, 1 - seat, seat, texts),
        *belongings_of(game, seat, seat, texts),
    ]


def glance(game: Game, seat: int, texts: Texts) -> list[str]:
    """What one looks at before a turn; before the activation, the city."""
    lines = [title(game, seat, seat, texts)]
    if game.choice().question == "activate":
        lines += city(game, seat, texts)
    return [*lines, supply(game, seat, texts)]


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> list[str]:
    """A seat's city and what lies around it."""
    lines = [title(game, owner, seat, texts)]
    if not belongings.has_settled(game, owner):
        return lines
    lines += city(game, owner, texts)
    lines.append(supply(game, owner, texts))
    lines += phrases.piles(game, owner, texts)
    for key, names in beside_the_city(game, owner, texts).items():
        if names:
            lines.append(texts("terminal-list", title=texts(key), items=all_of(texts, names)))
    return lines


def title(game: Game, owner: int, seat: int, texts: Texts) -> str:
    """Whose things are told now, with their points."""
    return texts("sentence", text=", ".join(phrases.title(game, owner, seat, texts)))


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
        lines.append(texts("terminal-row", row=row + 1, cells="; ".join(items)))
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
    return "; ".join(parts)


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


def beside_the_city(game: Game, owner: int, texts: Texts) -> dict[str, list[str]]:
    """What there is besides the city, by the key of its title."""
    wonder = belongings.wonder(game, owner)
    markers = belongings.markers(game, owner)
    warlord, scout = belongings.leaders(game, owner)
    culture_deck = game.state.players[owner].culture_deck
    return {
        "terminal-policies-from-top": [lying(each, texts) for each in belongings.policies(game, owner)],
        "terminal-next-policy": [amount(texts, CULTURE, policy_price(game, owner))] if culture_deck else [],
        "view-culture-deck": [texts.card(game.catalog.cards[number]) for number in culture_deck],
        "view-provinces": phrases.provinces(belongings.provinces(game, owner), texts),
        "terminal-markers": [phrases.markers(markers, texts)] if markers else [],
        "view-wonder": [] if wonder is None else [phrases.wonder(wonder, texts)],
        "view-warlord": [lying(warlord, texts)],
        "view-scout": [lying(scout, texts)],
        "view-free-cities": [lying(each, texts) for each in belongings.claimed_cities(game, owner)],
    }


def centre(game: Game, seat: int, texts: Texts) -> list[str]:
    """The display, the piles, the Free Cities and the Advantage."""
    lines = [texts("terminal-title", title=texts("view-display"))]
    for slot, number in enumerate(game.state.display.slots, start=1):
        words = texts("view-empty") if number == EMPTY else for_sale(game, seat, number, texts)
        lines.append(f"{slot}: {words}")
    lines.append(phrases.deck(game, texts))
    lines.append(texts("terminal-list", title=texts("view-piles"), items=piles(game, texts)))
    cities = belongings.free_cities(game)
    if cities:
        lines.append(texts("terminal-title", title=texts("view-free-cities")))
        lines += [free_city(game, city, texts) for city in cities]
    lines.append(phrases.advantage(game, texts))
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


def free_city(game: Game, city: belongings.FreeCity, texts: Texts) -> str:
    """A Free City and the Gold on its sides."""
    sides = []
    for seat, gold in enumerate(city.gold):
        side = amount(texts, GOLD, gold)
        if city.traded[seat]:
            side = texts("terminal-state", card=side, state=texts("view-used"))
        sides.append(texts("view-free-city-side", seat=seat_name(game, seat, texts), gold=side))
    return texts("terminal-list", title=texts.card(city.card), items="; ".join(sides))
