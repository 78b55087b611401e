"""Every card of a catalog as a row of numbers, and the row that stands for each card in a position."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from monumental.engine import catalog as printed
from monumental.engine.catalog import KINDS as ALL_KINDS
from monumental.engine.catalog import TYPES, Card, Catalog, Civilization, Script
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences.general import ChooseOne
from monumental.meaning.columns import AT, IN_USE, KINDS, LENGTH, ONCE, TEXTS, WHENEVER
from monumental.meaning.reading import Reader

if TYPE_CHECKING:
    from collections.abc import Iterator

#: No matrix has more rows: what stands in a position has a number below it.
MOST_ROWS: Final = 2048

#: The row of no card.
NO_CARD: Final = 0


class CardMeanings:
    """The rows of one catalog: nothing, its cards, civilizations, fronts, and texts that one chooses from.

    The row of a card is its number in the catalog + 1. The row of a front is what its tokens are on average:
    nobody knows which of them lies there.
    """

    def __init__(self, catalog: Catalog) -> None:
        self.cards = len(catalog.cards)
        rows = [[0.0] * LENGTH]
        rows += [row_of(card) for card in catalog.cards]
        self.first_civilization = len(rows)
        rows += [row_of_civilization(civilization, rows) for civilization in catalog.civilizations]
        self.first_front = len(rows)
        rows += [average([rows[card + 1] for card in front]) for front in catalog.fronts]
        self.texts: dict[str, int] = {}  # the row of a text to choose, by its address
        for script in choosable(catalog):
            if len(rows) < MOST_ROWS:
                self.texts[script.address] = len(rows)
                rows.append(row_of_text(script))
        self.sources = sources(catalog)  # the row of the card that a text or sentence stands on
        self.count = len(rows)
        self.length = LENGTH
        #: All rows, one after another: `numpy.frombuffer(numbers, "f4").reshape(count, length)`.
        self.numbers = array("f", [number for row in rows for number in row])

    def row(self, number: int) -> list[float]:
        """The numbers of one row."""
        return list(self.numbers[number * LENGTH : (number + 1) * LENGTH])

    def text(self, script: Script) -> int:
        """The row of a text to choose; of any other, that of the card it stands on."""
        return self.texts.get(script.address) or self.sources.get(script.address, NO_CARD)


@lru_cache(maxsize=32)
def meanings_of(catalog: Catalog) -> CardMeanings:
    """The rows of a catalog; they are made once."""
    return CardMeanings(catalog)


def row_of(card: Card) -> list[float]:
    """All that a card shows and does."""
    reader = Reader()
    kind = ALL_KINDS[card.kind]
    reader.set("there is one", 1)
    reader.set(kind if kind in KINDS else "another kind", 1)
    if kind not in KINDS:
        reader.word(kind)
    reader.set("era / 4", card.era / 4)
    reader.set("cost / 10", card.cost / 10)
    reader.set("cost of completion / 10", card.completion_cost / 10)
    reader.set("defense / 4", card.defense / 4)
    reader.set("number of its token / 4", card.value / 4)
    reader.set("starting card", card.starting)
    reader.set("Basic Building", card.basic)
    reader.amounts(card.resources, "when activated", 1)
    reader.amounts(card.demands, "demanded", 1)
    for bit, name in enumerate(TYPES):
        reader.set(name, card.types >> bit & 1)
    read_texts(reader, card)
    return reader.row


def read_texts(reader: Reader, card: Card) -> None:
    """Each text at its time: on buying, on activation, on an occasion, or as long as it lies there."""
    present = (
        card.use,
        card.activated or card.during_activation,
        card.may,
        card.bonus,
        card.trade,
        card.benefits,
        card.triggers,
        card.price_changes,
        card.monster,
        card.solo,
    )
    for name, text in zip(TEXTS, present, strict=True):
        reader.set(f"has the text {name}", bool(text))
    for script in (card.use, card.activated, card.during_activation, card.may):
        reader.text(script, IN_USE)
    for script in (card.bonus, card.trade):
        reader.text(script, ONCE)
    for benefit in card.benefits:
        reader.text(benefit, ONCE, 1 / len(card.benefits))
    for trigger in card.triggers:
        reader.trigger(trigger, WHENEVER)
    for change in card.price_changes:
        reader.price_change(change)
    if card.during_activation is not None:
        reader.word("during activation")
    if card.monster is not None:
        read_monster(reader, card.monster)
    if card.solo is not None:
        read_solo(reader, card.solo)


def read_monster(reader: Reader, monster: printed.Monster) -> None:
    reader.set("strength / 10", monster.strength / 10)
    reader.word(f"hits {monster.hits}")
    reader.set("against others", 1)
    reader.text(monster.attack, ONCE)


def read_solo(reader: Reader, solo: printed.Solo) -> None:
    """The lines of a Solo card; those of an archetype are followed by some Automas alone."""
    if solo.advanced:
        reader.word("advanced")
    for line in solo.lines:
        reader.add("gold / 3 paid", line.price / 3)
        if line.archetype:
            reader.word(f"for {line.archetype}")
        reader.text(line.text, IN_USE, 1 / len(solo.lines))


def row_of_civilization(civilization: Civilization, rows: list[list[float]]) -> list[float]:
    """What its city cards bring on average, how it conquers, and its special rules."""
    reader = Reader()
    reader.set("there is one", 1)
    reader.set("civilization", 1)
    for resource in RESOURCES:
        at = AT[f"{resource} / 3 when activated"]
        reader.row[at] = sum(rows[card + 1][at] for card in civilization.deck) / max(
            1, len(civilization.deck)
        )
    reader.word(f"conquers with {RESOURCES[civilization.conquers_with]}")
    for bit, count in enumerate(civilization.markers):
        reader.set(TYPES[bit], count)
    for trigger in civilization.triggers:
        reader.trigger(trigger, WHENEVER)
    if civilization.archetype:
        reader.word(f"for {civilization.archetype}")
    # Its Policies and its Warlord make most of the difference.
    own = [*civilization.policies, civilization.warlord]
    for name in KINDS_OF_GAIN:
        at = AT[name]
        reader.row[at] += sum(rows[card + 1][at] for card in own) / len(own)
    return reader.row


def average(rows: list[list[float]]) -> list[float]:
    return [sum(numbers) / len(rows) for numbers in zip(*rows, strict=True)]


#: What is told of a civilization's own cards, on average.
KINDS_OF_GAIN: Final = tuple(
    name for name in AT if name.endswith((IN_USE, ONCE, WHENEVER)) or name.startswith("shared word")
)


def row_of_text(script: Script) -> list[float]:
    """One of several texts, by itself."""
    reader = Reader()
    reader.set("there is one", 1)
    reader.set("a text to choose", 1)
    reader.text(script, ONCE)
    return reader.row


def choosable(catalog: Catalog) -> Iterator[Script]:
    """The texts that somebody is asked to choose from: branches, and benefits of a token with several."""
    for effect in catalog.effects.values():
        if isinstance(effect, ChooseOne):
            yield from effect.branches
    for card in catalog.cards:
        if len(card.benefits) > 1:
            yield from card.benefits


def sources(catalog: Catalog) -> dict[str, int]:
    """The row of the card that each text stands on, by the address of the text and of its sentences."""
    found: dict[str, int] = {}
    for card in catalog.cards:
        for script in texts_of(card):
            add_source(found, script, card.number + 1)
    first = len(catalog.cards) + 1
    for civilization in catalog.civilizations:
        for trigger in civilization.triggers:
            add_source(found, trigger.then, first + civilization.number)
    return found


def texts_of(card: Card) -> list[Script]:
    """Every text of a card."""
    texts = [card.use, card.activated, card.during_activation, card.may, card.bonus, card.trade]
    texts += [*card.benefits, *[trigger.then for trigger in card.triggers]]
    if card.monster is not None:
        texts.append(card.monster.attack)
    if card.solo is not None:
        texts += [line.text for line in card.solo.lines]
    return [text for text in texts if text is not None]


def add_source(found: dict[str, int], script: Script, row: int) -> None:
    found[script.address] = row
    for sentence in script.sentences:
        found[sentence.address] = row
        for inner in sentence.scripts():
            add_source(found, inner, row)
