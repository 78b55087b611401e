"""Cards, civilizations and words of the game."""

from __future__ import annotations

from collections.abc import Mapping

from monumental.web.contract.page import ChoiceText, Page


class CardPage(Page, frozen=True):
    """A card or token, with everything printed on it and where its values come from."""

    key: str
    name: str
    kind: str
    kind_name: str
    subtype: str | None  # printed beside the kind: scientific or military
    subtype_name: str | None
    basic: bool
    era: int | None
    cost: int
    paid_in: str | None
    completion_cost: int | None
    resources: Mapping[str, int]
    types: tuple[str, ...]
    defense: int
    value: int | None
    strength: int | None
    demands: Mapping[str, int]  # what a Free Town wants
    market: str | None
    copies: int
    emblem: str | None  # the name of an icon; without one, that of the kind is shown
    text: tuple[str, ...]
    facts: tuple[str, ...]
    provenance: str
    source: str
    public: str
    pack: str


class BannerPage(Page, frozen=True):
    """What a civilization carries; the page chooses what its pack leaves out."""

    emblem: str | None
    pattern: str | None
    colours: tuple[str, str] | None  # of the cloth, and of what is on it


class EmblemsPage(Page, frozen=True):
    """Some emblems, each as the path of an SVG in a box of 512 by 512."""

    paths: Mapping[str, str]


class CivilizationPage(Page, frozen=True):
    key: str
    name: str
    banner: BannerPage
    text: tuple[str, ...]
    deck: Mapping[str, int]
    policies: tuple[str, ...]
    warlord: str
    scout: str | None
    provenance: str
    source: str
    public: str
    pack: str


class TermPage(Page, frozen=True):
    """A word of the game, explained."""

    key: str
    name: str
    meaning: str  # one plain sentence
    forms: tuple[str, ...]  # how it stands in texts; * is any ending
    clauses: tuple[str, ...]
    cards: tuple[str, ...]  # that use it
    everyday: bool  # stands in nearly every sentence, so it is no link there
    kind: str | None  # cards of this kind are called so; of Basic Buildings: `basic_building`


class CatalogPage(Page, frozen=True):
    """All cards and civilizations of some packs, and the words of the game."""

    rules: str
    packs: tuple[ChoiceText, ...]
    resources: Mapping[str, str]  # names in this language
    terrains: Mapping[str, str]
    types: Mapping[str, str]  # of Provinces
    labels: Mapping[str, str]  # of what boxes of other people show
    sources: Mapping[str, str]  # where values come from: what each word means
    cards: tuple[CardPage, ...]
    civilizations: tuple[CivilizationPage, ...]
    cities: Mapping[str, str]  # emblems of the cities whose goods Markets sell
    goal: tuple[str, ...]  # the game in short: what wins it, how it ends, what gives points
    terms: tuple[TermPage, ...]
