"""`monumental cards`: every card of a pack as text, with what it does and where its values come from."""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import WrongInput

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.table.explaining.answer import Answer
    from monumental.engine.catalog import Card, Catalog, Civilization


def cards(
    pack: Annotated[str, typer.Argument(help="A pack by its name or folder.", metavar="PACK")] = "duel-trade",
    lang: Language = None,
    card: Annotated[str | None, typer.Option(metavar="KEY", help="Only this card or civilization.")] = None,
    as_json: AsJson = False,
) -> None:
    """Print the cards of a pack: what they cost, what they do, where their values come from."""
    from monumental.cli.packs import opened

    found = opened(pack)
    texts = spoken(lang, found.box)
    catalog = found.box.catalog
    shown, peoples = found.cards, found.civilizations
    if card is not None:
        shown = [each for each in shown if each.key == card]
        peoples = [each for each in peoples if each.key == card]
        if not shown and not peoples:
            from monumental.cards.grammar import one_of
            from monumental.cli.find import nearest

            known = [*(each.key for each in found.cards), *(each.key for each in found.civilizations)]
            near = one_of(texts, nearest(card, known))
            raise WrongInput(texts("mistake-card", words=card, names=near))
    if as_json:
        entries = [as_data(each, texts, catalog) for each in shown]
        people = [people_data(each, texts, catalog) for each in peoples]
        data = {
            "pack": found.pack.name,
            "language": texts.language,
            "cards": entries,
            "civilizations": people,
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    show(shown, peoples, texts, catalog)


def show(cards: list[Card], peoples: list[Civilization], texts: Texts, catalog: Catalog) -> None:
    """Cards of a kind together, the civilizations last."""
    from monumental.cards.describe import describe_civilization, kind_name, provenance
    from monumental.cli.table.explaining.answer import Answer
    from monumental.cli.table.explaining.cards import card_answer

    for kind, same in groupby(sorted(cards, key=order), key=lambda each: kind_name(each, texts)):
        print(f"\n== {kind} ==")
        for card in same:
            put(card_answer(card, catalog, texts), card.key)
    if peoples:
        print(f"\n== {texts('terminal-civilizations')} ==")
    for people in peoples:
        lines = (*describe_civilization(people, texts, catalog), provenance(people, texts))
        put(Answer(texts.civilization(people), lines), people.key)
    explain({card.source for card in cards} | {people.source for people in peoples}, texts)


def explain(sources: set[str], texts: Texts) -> None:
    """What is meant by the sources that the cards name."""
    from monumental.cards.schema import SOURCES

    print(f"\n== {texts('source-title')} ==\n")
    for source in SOURCES:
        if source in sources:
            print(f"  {texts(f'source-{source}')}")


def order(card: Card) -> tuple[int, bool, int, int]:
    return (card.kind, not card.basic, card.era, card.number)


def put(answer: Answer, key: str) -> None:
    print(f"\n{answer.title} [{key}]")
    for line in answer.lines:
        print(f"  {line}")


def as_data(card: Card, texts: Texts, catalog: Catalog) -> dict[str, object]:
    """A card for other programs."""
    from monumental.cards.describe import describe, facts
    from monumental.cli.screens.belongings import printed_types
    from monumental.engine.catalog import KINDS
    from monumental.engine.resources import RESOURCES

    return {
        "key": card.key,
        "name": texts.card(card),
        "kind": KINDS[card.kind],
        "subtype": card.subtype or None,
        "basic": card.basic,
        "era": card.era or None,
        "cost": card.cost,
        "completion_cost": card.completion_cost or None,
        "resources": {name: count for name, count in zip(RESOURCES, card.resources, strict=True) if count},
        "types": list(printed_types(card)),
        "defense": card.defense,
        "value": card.value or None,
        "strength": None if card.monster is None else card.monster.strength,
        "hits": None if card.monster is None else card.monster.hits,
        "demands": {name: count for name, count in zip(RESOURCES, card.demands, strict=True) if count},
        "market": card.city or None,
        "copies": card.copies,
        "text": describe(card, texts),
        "facts": facts(card, texts, catalog),
        "source": card.source,
        "public": card.public,
    }


def people_data(people: Civilization, texts: Texts, catalog: Catalog) -> dict[str, object]:
    """A civilization for other programs."""
    from collections import Counter

    from monumental.cards.describe import describe_civilization

    keys = [card.key for card in catalog.cards]
    return {
        "key": people.key,
        "name": texts.civilization(people),
        "deck": dict(Counter(keys[number] for number in people.deck)),
        "policies": [keys[number] for number in people.policies],
        "warlord": keys[people.warlord],
        "scout": keys[people.scout] if people.scout >= 0 else None,
        "text": describe_civilization(people, texts, catalog),
        "source": people.source,
        "public": people.public,
    }
