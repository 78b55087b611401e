"""What can be chosen for a new table, and all clauses of the rules."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import version
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

from monumental.bots.naming import level
from monumental.cards.describe import describe_civilization
from monumental.cards.loader import find_pack
from monumental.cards.text import LOCALE, load_texts
from monumental.games.classic.automa.deck import MOST_ADVANCED
from monumental.maps.files import shipped_maps
from monumental.play.setup import RANDOM_MAP, packs_for, unpack
from monumental.play.systems.known import SYSTEMS
from monumental.web.pages import (
    ChoiceText,
    CivilizationChoice,
    ClausePage,
    ClausesPage,
    EditionPage,
    EditionsPage,
    MapChoice,
    PresetChoice,
)

if TYPE_CHECKING:
    from monumental.cards.text import Texts

#: How many play, unless somebody says otherwise.
USUAL_SEATS = 2


@lru_cache(maxsize=8)
def editions_page(language: str, bots: tuple[str, ...]) -> EditionsPage:
    """Every rule system with its modules, maps, switches and civilizations, and who can be played against."""
    texts = load_texts(language)
    return EditionsPage(
        version=version("monumental"),
        editions=tuple(_edition(rules, language) for rules in SYSTEMS),
        bots=tuple(ChoiceText(name, level(name, texts)) for name in bots),
    )


def _edition(name: str, language: str) -> EditionPage:
    box = unpack(name)
    rules = box.rules
    texts = load_texts(language, tuple(pack.folder for pack in box.packs), rules)
    least, most = SYSTEMS[name].seats(rules)
    return EditionPage(
        rules=name,
        name=texts(f"rules-{name}"),
        about=texts(f"about-{name}"),
        least=least,
        most=most,
        usual=USUAL_SEATS,
        modules=tuple(ChoiceText(key, texts(f"module-{key}")) for key in optional_modules(name)),
        maps=_maps(name, least, most, language) if rules.needs_layout() else (),
        switches=tuple(ChoiceText(key, texts(f"switch-{key}")) for key in rules.switches),
        presets=tuple(
            PresetChoice(key, texts(f"preset-{key}"), {**rules.switches, **switches})
            for key, switches in rules.presets.items()
        ),
        civilizations=tuple(
            CivilizationChoice(
                people.key,
                texts.civilization(people),
                tuple(describe_civilization(people, texts, box.catalog)),
            )
            for people in box.catalog.civilizations
        ),
        automas=rules.seats_automas(),
        advanced=MOST_ADVANCED if rules.seats_automas() else 0,
    )


def optional_modules(rules: str) -> list[str]:
    """Modules that somebody may wish for, each with the pack of the same name.

    Some come by themselves: with the usual packs, or with so many players.
    """
    always = set(unpack(rules).rules.modules)
    by_seats = {pack for packs in SYSTEMS[rules].packs_for_seats.values() for pack in packs}
    return [module for module in SYSTEMS[rules].modules if module not in always | by_seats]


def _maps(rules: str, least: int, most: int, language: str) -> tuple[MapChoice, ...]:
    """The maps by how many play on them; a random one is made for any number."""
    found = []
    for seats in range(least, most + 1):
        # A map is named by the packs of so many players.
        texts = load_texts(language, tuple(find_pack(pack) for pack in packs_for(rules, seats)))
        found += [MapChoice(key, texts.layout(key), seats) for key in shipped_maps(seats)]
        found.append(MapChoice(RANDOM_MAP, texts.layout(RANDOM_MAP), seats))
    return tuple(found)


@lru_cache(maxsize=8)
def clauses_page(language: str) -> ClausesPage:
    """Every clause of the rules, in our own words, in the order of the books."""
    texts = load_texts(language)
    paths = sorted((LOCALE / language).glob("rules-*.ftl"))
    files = {path.stem.removeprefix("rules-"): path for path in paths}
    return ClausesPage(
        books=tuple(ChoiceText(book, texts(f"book-{book}")) for book in files),
        clauses=tuple(
            ClausePage(key, book, chapter, _texts_of(book, language).clause(key))
            for book, path in files.items()
            for chapter, key in _clauses(path.read_text(encoding="utf-8"))
        ),
    )


def _clauses(text: str) -> list[tuple[str, str]]:
    """The clauses of a file in its order, each with its chapter: the file's headings, in its language."""
    found = []
    chapter = ""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, GroupComment):
            chapter = entry.content or ""
        elif isinstance(entry, Message):
            found.append((chapter, entry.id.name))
    return found


def _texts_of(book: str, language: str) -> Texts:
    """A clause as players of its book read it: "your opponent" in Duel, "another player" elsewhere."""
    return load_texts(language, (), SYSTEMS[book if book in SYSTEMS else "classic"].rules)
