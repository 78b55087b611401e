"""The cards and civilizations of some packs, with what they say and where their values come from."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.describe import describe, describe_civilization, facts, kind_name, provenance
from monumental.cards.faces import Banner, Faces
from monumental.cards.schema import SOURCES
from monumental.cards.text import load_texts
from monumental.engine.catalog import HERO_CARD, KINDS, TYPES
from monumental.engine.moves.acquire import PAID_IN
from monumental.engine.resources import GOLD, RESOURCES
from monumental.games.classic.land.hexmap import TERRAINS
from monumental.play.glossary.entries import glossary
from monumental.play.glossary.goal import goal, usual_achievements
from monumental.play.setup import SetupError, packs_for, unpack
from monumental.web.contract.catalog import BannerPage, CardPage, CatalogPage, CivilizationPage, TermPage
from monumental.web.contract.page import ChoiceText
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.loader import Pack
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card, Catalog, Civilization
    from monumental.play.glossary.entries import Entry
    from monumental.play.setup import Named


@lru_cache(maxsize=64)
def catalog_page(rules: str, packs: tuple[Named, ...], language: str) -> CatalogPage:
    """Every card of these packs, or of the usual ones."""
    try:
        box = unpack(rules, packs or packs_for(rules, None))
    except SetupError as error:
        raise Refused(404, "server-wishes", problem=str(error)) from error
    texts = load_texts(language, tuple(pack.folder for pack in box.packs), box.rules)
    catalog = box.catalog
    faces = faces_of(box.packs)
    return CatalogPage(
        rules=rules,
        packs=tuple(ChoiceText(pack.name, texts.pack(pack.name)) for pack in box.packs),
        resources={name: texts(f"resource-{name}") for name in RESOURCES},
        terrains={name: texts(f"terrain-{name}") for name in TERRAINS},
        types={name: texts(f"type-{name}") for name in TYPES},
        labels=texts.labels(),
        sources={source: texts(f"source-{source}") for source in SOURCES},
        cards=tuple(card_page(card, texts, catalog, faces) for card in catalog.cards),
        civilizations=tuple(_civilization(people, texts, catalog, faces) for people in catalog.civilizations),
        cities=faces.cities,
        goal=tuple(goal(box.rules, usual_achievements(box.rules), texts)),
        terms=tuple(_term(entry) for entry in glossary(box.rules, catalog, texts)),
    )


def _term(entry: Entry) -> TermPage:
    return TermPage(
        key=entry.key,
        name=entry.name,
        meaning=entry.meaning,
        forms=entry.forms,
        clauses=entry.clauses,
        cards=tuple(card.key for card in entry.cards),
        everyday=entry.everyday,
        kind=entry.kind or None,
    )


def faces_of(packs: Sequence[Pack]) -> Faces:
    """The looks of all of them; of the same thing, the pack that was named last decides."""
    all_faces = [pack.faces for pack in packs]
    return Faces(
        cards={key: emblem for faces in all_faces for key, emblem in faces.cards.items()},
        cities={key: emblem for faces in all_faces for key, emblem in faces.cities.items()},
        civilizations={key: banner for faces in all_faces for key, banner in faces.civilizations.items()},
    )


def card_page(card: Card, texts: Texts, catalog: Catalog | None, faces: Faces, *, name: str = "") -> CardPage:
    """A card; one that is still being made is in no catalog, and may have a name that is in no file."""
    return CardPage(
        key=card.key,
        name=name or texts.card(card),
        kind=KINDS[card.kind],
        kind_name=kind_name(card, texts),
        subtype=card.subtype or None,
        subtype_name=texts(f"subtype-{card.subtype}") if card.subtype else None,
        basic=card.basic,
        era=card.era or None,
        cost=card.cost,
        paid_in=_paid_in(card),
        completion_cost=card.completion_cost or None,
        resources={name: count for name, count in zip(RESOURCES, card.resources, strict=True) if count},
        types=tuple(name for bit, name in enumerate(TYPES) if card.types >> bit & 1),
        defense=card.defense,
        value=card.value or None,
        strength=None if card.monster is None else card.monster.strength,
        demands={name: count for name, count in zip(RESOURCES, card.demands, strict=True) if count},
        market=texts.city(card.city) if card.city else None,
        copies=card.copies,
        emblem=faces.cards.get(card.key),
        text=tuple(describe(card, texts)),
        facts=tuple(facts(card, texts, catalog)),
        provenance=provenance(card, texts),
        source=card.source,
        public=card.public,
        pack=card.pack,
    )


def _paid_in(card: Card) -> str | None:
    """The resource that its cost is paid in."""
    if card.kind == HERO_CARD:
        return RESOURCES[GOLD]
    return RESOURCES[PAID_IN[card.kind]] if card.kind < len(PAID_IN) else None


def _civilization(people: Civilization, texts: Texts, catalog: Catalog, faces: Faces) -> CivilizationPage:
    keys = [card.key for card in catalog.cards]
    banner = faces.civilizations.get(people.key, Banner())
    return CivilizationPage(
        key=people.key,
        name=texts.civilization(people),
        banner=BannerPage(banner.emblem, banner.pattern, banner.colours),
        text=tuple(describe_civilization(people, texts, catalog)),
        deck=dict(Counter(keys[number] for number in people.deck)),
        policies=tuple(keys[number] for number in people.policies),
        warlord=keys[people.warlord],
        scout=keys[people.scout] if people.scout >= 0 else None,
        provenance=provenance(people, texts),
        source=people.source,
        public=people.public,
        pack=people.pack,
    )
