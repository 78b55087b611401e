"""What can be chosen for a new table, and all clauses of the rules."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import version

from monumental.bots import CHARACTERS, LEVELS
from monumental.bots.naming import level
from monumental.cards.clauses import clause_index
from monumental.cards.describe import describe_civilization
from monumental.cards.loader import find_pack
from monumental.cards.text import load_texts, rule_books
from monumental.games.classic.automa.deck import MOST_ADVANCED
from monumental.maps.files import shipped_maps
from monumental.play.setup import RANDOM_MAP, packs_for, unpack
from monumental.play.systems.known import SYSTEMS, optional_modules
from monumental.web.contract.lobby import (
    BotChoice,
    CivilizationChoice,
    EditionPage,
    EditionsPage,
    MapChoice,
    PresetChoice,
)
from monumental.web.contract.page import ChoiceText
from monumental.web.contract.rulebook import ClausePage, ClausesPage

#: How many play, unless somebody says otherwise.
USUAL_SEATS = 2


@lru_cache(maxsize=8)
def editions_page(language: str, bots: tuple[str, ...], *, talk: bool) -> EditionsPage:
    """Every rule system with its modules, maps, switches and civilizations, and who can be played against."""
    texts = load_texts(language)
    return EditionsPage(
        version=version("monumental"),
        editions=tuple(_edition(rules, language) for rules in SYSTEMS),
        bots=tuple(BotChoice(name, level(name, texts), name in LEVELS, name in CHARACTERS) for name in bots),
        talk=talk,
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
    return ClausesPage(
        books=tuple(ChoiceText(book, texts(f"book-{book}")) for book in rule_books(language)),
        clauses=tuple(
            ClausePage(clause.id, clause.book, clause.chapter, texts.clause(clause.id))
            for clause in clause_index(language)
        ),
    )
