"""Printed facts, numbered: cards, civilizations and the texts on them. Shared by all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.reasons import Reason, together
from monumental.engine.resources import MILITARY

if TYPE_CHECKING:
    from monumental.engine.effects import Effect
    from monumental.engine.game import Game
    from monumental.engine.sentences.triggers import PriceChange, Trigger

BUILDING: Final = 0
KNOWLEDGE: Final = 1
WONDER: Final = 2
PROVINCE: Final = 3
POLICY_CARD: Final = 4
WARLORD_CARD: Final = 5
FREE_CITY: Final = 7
BARBARIAN: Final = 8
FREE_TOWN: Final = 9
MARKET_TOKEN: Final = 10
HERO_CARD: Final = 11
MONSTER: Final = 12
SOLO_CARD: Final = 13

#: The kinds of cards and tokens; a box of somebody else may bring more (`kind_number`).
KINDS: Final = [
    "building",
    "knowledge",
    "wonder",
    "province",
    "policy",
    "warlord",
    "scout",
    "free_city",
    "barbarian",
    "free_town",
    "market_token",
    "hero",
    "monster",
    "solo",
]

#: Kinds that are tokens, not cards.
TOKENS: Final[tuple[int, ...]] = (BARBARIAN, FREE_TOWN, MARKET_TOKEN)

#: Kinds that lie on the map as Exploration tokens; a Monster is a token and a card.
EXPLORATION: Final[tuple[int, ...]] = (BARBARIAN, FREE_TOWN, MONSTER)

#: Kinds that can lie in a city.
CITY_CARDS: Final[tuple[int, ...]] = (BUILDING, KNOWLEDGE, WONDER)

#: Kinds that the Development deck is made of.
DEVELOPMENT: Final[tuple[int, ...]] = (BUILDING, KNOWLEDGE, WONDER, PROVINCE)


def kind_number(name: str) -> int:
    """The number of a kind; a new name becomes the last one."""
    if name not in KINDS:
        KINDS.append(name)
    return KINDS.index(name)


NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)

#: The Province types of Duel; a set of them is one number with a bit for each.  [DUEL-ACQ-11]
TYPES: Final = ("coastal", "mountain", "agricultural")


class Script:
    """A card text: sentences in order, with the address by which a saved game finds it again."""

    def __init__(self, address: str, sentences: tuple[Effect, ...]) -> None:
        self.address = address
        self.sentences = sentences
        plain = [sentence.is_plain() for sentence in sentences]
        # A gain of fixed amounts always does something.
        self.always_possible = any(plain)
        # Nothing but gains of fixed amounts: it can't matter when it is resolved.
        self.plain = all(plain)

    def __repr__(self) -> str:
        return f"<Script {self.address}>"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        """Would any sentence do something now?"""
        if self.always_possible:
            return True
        for sentence in self.sentences:
            if sentence.possible(game, seat, place):
                return True
        return False

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        """Why no sentence would do anything now: all the causes that can be named."""
        causes: list[Reason] = []
        for sentence in self.sentences:
            cause = sentence.hindrance(game, seat, place)
            if cause is not None:
                causes.append(cause)
        return together(causes)

    def can_be_done(self, game: Game, seat: int, place: int) -> bool:
        """Could any sentence be carried out now, even if it changed nothing?"""
        for sentence in self.sentences:
            if sentence.can_be_done(game, seat, place):
                return True
        return False

    def all_sentences(self) -> list[Effect]:
        """Every sentence, nested ones included, outer ones first."""
        found: list[Effect] = []
        for sentence in self.sentences:
            found.append(sentence)
            for script in sentence.scripts():
                found.extend(script.all_sentences())
        return found


class Monster:
    """What stands on the card of a Monster."""

    def __init__(self, strength: int, hits: str, attack: Script) -> None:
        self.strength = strength  # what it takes to defeat it
        self.hits = hits  # whom it attacks
        self.attack = attack  # what it does to them


class SoloLine:
    """One line of a Solo card: what the Automa does if it can."""

    def __init__(self, text: Script, price: int, archetype: str) -> None:
        self.text = text
        self.price = price  # in Gold
        self.archetype = archetype  # of the civilizations it is for; empty: for all


class Solo:
    """What stands on a Solo card."""

    def __init__(self, lines: tuple[SoloLine, ...], advanced: bool, needs: str) -> None:
        self.lines = lines
        self.advanced = advanced  # only for those who want a harder game
        self.needs = needs  # a module without which the card is left out


class Card:
    """One card or token design. `number` is its place in the catalog; a game's piles hold these numbers.

    What it does not show is empty.  [DUEL-ANAT-01, DUEL-ANAT-02, BASE-ACQ-01]
    """

    def __init__(self, number: int, key: str, kind: int, pack: str, source: str) -> None:
        self.number = number
        self.key = key
        self.kind = kind
        self.pack = pack
        self.source = source  # official, reported, inferred, partial or original: where the values come from
        self.public = ""  # which of them are public, who tells them, or what they follow from
        self.subtype = ""  # printed beside the kind: scientific or military; no rule asks for it
        self.era = 0
        self.cost = 0
        self.completion_cost = 0
        self.resources: tuple[int, ...] = NOTHING
        self.types = 0
        self.basic = False
        self.copies = 1
        self.defense = 0
        self.value = 0  # the number on the front of a Barbarian or Monster token
        self.demands: tuple[int, ...] = NOTHING  # what a Free Town asks for
        self.city = ""  # the Market that a token belongs to
        self.starting = False
        self.standing = False  # has a text in force without an action while activated or on top
        self.use: Script | None = None
        self.activated: Script | None = None
        self.during_activation: Script | None = None
        self.bonus: Script | None = None
        self.trade: Script | None = None
        self.benefits: tuple[Script, ...] = ()  # on the back of an Exploration token
        self.monster: Monster | None = None
        self.solo: Solo | None = None
        self.may: Script | None = None
        self.triggers: tuple[Trigger, ...] = ()
        self.price_changes: tuple[PriceChange, ...] = ()

    def __repr__(self) -> str:
        return f"<Card {self.number}: {self.key}, {KINDS[self.kind]}>"

    def text_when_drawn(self) -> Script | None:
        """What using or copying the card does: permanent texts do nothing then."""
        return self.use if self.use is not None else self.activated

    def copies_others(self) -> bool:
        """Does the text for use copy other cards?"""
        return self.does("copy")

    def activates_others(self) -> bool:
        """Does the text for use activate other cards?"""
        return self.does("activate")

    def does(self, verb: str) -> bool:
        """Does the text for use say this anywhere?"""
        text = self.text_when_drawn()
        return text is not None and any(sentence.verb == verb for sentence in text.all_sentences())


class Civilization:
    """A people: its city cards, Policies, Warlord, Scout and special rules. Some have none.  [DUEL-CIV-06]"""

    def __init__(self, number: int, key: str, pack: str, source: str) -> None:
        self.number = number
        self.key = key
        self.pack = pack
        self.source = source
        self.public = ""
        self.deck: tuple[int, ...] = ()
        self.policies: tuple[int, ...] = ()
        self.warlord = -1
        self.scout = -1
        self.solo = -1  # its own card of the Solo deck
        self.archetype = ""
        self.conquers_with = MILITARY
        self.start_province = -1
        self.markers: tuple[int, ...] = (0, 0, 0)
        self.triggers: tuple[Trigger, ...] = ()

    def __repr__(self) -> str:
        return f"<Civilization {self.number}: {self.key}>"


class Catalog:
    """All cards and civilizations of the packs in play, and every text by its address.  [DUEL-COMB-01]"""

    def __init__(
        self,
        packs: tuple[str, ...],
        cards: list[Card],
        civilizations: list[Civilization],
        scripts: dict[str, Script],
        effects: dict[str, Effect],
    ) -> None:
        self.packs = packs
        self.cards = cards
        self.civilizations = civilizations
        self.scripts = scripts
        self.effects = effects
        self.by_key = {card.key: card for card in cards}
        self.civilization_by_key = {civilization.key: civilization for civilization in civilizations}
        self.basics = [card.number for card in cards if card.basic]
        self.cheapest_basic = min([cards[number].cost for number in self.basics], default=0)
        # For each card, every resource as often as the card gives it.
        self.given = [
            tuple([resource for resource in range(len(NOTHING)) for _ in range(card.resources[resource])])
            for card in cards
        ]
        self.eras = development_by_era(cards)
        self.fronts = exploration_fronts(cards)
        # For each front, a token that has it: they all cost the same.
        self.front_tokens = [cards[front[0]] for front in self.fronts]

    def __repr__(self) -> str:
        packs = ", ".join(self.packs)
        return f"<Catalog of {packs}: {len(self.cards)} cards, {len(self.civilizations)} civilizations>"

    def number(self, key: str) -> int:
        return self.by_key[key].number


def development_by_era(cards: list[Card]) -> list[list[int]]:
    """The Development cards of era I, II, III …  [DUEL-COMP-02, BASE-COMP-05]"""
    last = max([card.era for card in cards], default=0)
    return [
        [card.number for card in cards if card.era == era and card.kind in DEVELOPMENT]
        for era in range(1, last + 1)
    ]


def exploration_fronts(cards: list[Card]) -> list[tuple[int, ...]]:
    """The Exploration tokens that look alike from the front: the same number, or the same demands.

    Monsters stand last, so that the first of a front never names one.  [MOD-MON-01]
    """
    fronts: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for kind in EXPLORATION:
        for card in [card for card in cards if card.kind == kind]:
            fronts.setdefault((card.value, card.demands), []).extend([card.number] * card.copies)
    return [tuple(fronts[front]) for front in sorted(fronts)]
