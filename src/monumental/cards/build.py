"""Packs and rules make a catalog: every name is looked up once, every sentence becomes an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards import schema
from monumental.cards.errors import AnyOf, Fault, KindWord, PackError, Problem, at, unknown
from monumental.cards.verbs.definition import problems_unasked
from monumental.cards.verbs.meanings import Meanings, Scripts
from monumental.cards.written import legible
from monumental.engine.action import MOST_CARDS
from monumental.engine.catalog import (
    KINDS,
    TYPES,
    Card,
    Catalog,
    Civilization,
    Monster,
    Script,
    Solo,
    SoloLine,
)
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences.triggers import PriceChange, Trigger

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.loader import Pack
    from monumental.cards.verbs.definition import Verb
    from monumental.engine.rules import Rules

CITY_CARDS = 15

#: The kinds of cards that a civilization starts with, and the texts that a card can have in some game.
STARTING_KINDS = frozenset({"building", "knowledge", "wonder", "province", "policy", "warlord", "scout"})
TEXTS = ("use", "activated", "during_activation", "bonus", "trade", "attack", "may", "when", "modify")


def build_catalog(rules: Rules, packs: Sequence[Pack]) -> Catalog:
    """All cards of these packs, numbered, with their texts as effects of these rules."""
    return Builder(rules, packs).catalog()


def build_card(rules: Rules, key: str, text: schema.CardText, file: str) -> tuple[Card, list[Problem]]:
    """One card by itself, as far as it can be built, and what is wrong with it by these rules."""
    builder = Builder(rules, ())
    card = Card(0, key, KINDS.index(text.kind), "", text.source)
    builder.fill_card(card, text, file)
    return card, builder.problems


class Builder:
    """Builds the cards of several packs, gathering every problem on the way."""

    def __init__(self, rules: Rules, packs: Sequence[Pack]) -> None:
        self.rules = rules
        self.packs = packs
        self.problems: list[Problem] = []
        self.texts = Scripts(rules, self.problems)
        self.cards: list[Card] = []
        self.numbers: dict[str, int] = {}

    def catalog(self) -> Catalog:
        for pack in self.packs:
            if pack.head.rules != self.rules.packs_of:
                made_for = legible(pack.head.rules)
                fault = Fault("made-for", pack=pack.name, rules=made_for, played=self.rules.name)
                self.problems.append(Problem("pack.toml", fault))
        self._number_cards()
        if len(self.cards) > MOST_CARDS:
            fault = Fault("many-cards", count=len(self.cards), most=MOST_CARDS)
            self.problems.append(Problem("cards", fault))
        for pack in self.packs:
            for key, (file, text) in pack.cards.items():
                self.fill_card(self.cards[self.numbers[key]], text, file)
        civilizations = [
            self._civilization(number, pack, key, text)
            for number, (pack, key, text) in enumerate(self._civilization_texts())
        ]
        self._check_eras()
        if self.problems:
            raise PackError(self.problems)
        names = tuple(pack.found_as for pack in self.packs)
        return Catalog(names, self.cards, civilizations, self.texts.scripts, self.texts.effects)

    def _number_cards(self) -> None:
        homes: dict[str, Pack] = {}
        for pack in self.packs:
            for key, (file, text) in pack.cards.items():
                if key in homes:
                    # Every box has the same Basic Buildings and starting cards; piles are not doubled.
                    if homes[key].cards[key][1] != text or text.era is not None:
                        fault = Fault("card-of-that-name", pack=homes[key].name)
                        self.problems.append(Problem(f"{file}: {key}", fault))
                    continue
                homes[key] = pack
                self.numbers[key] = len(self.cards)
                self.cards.append(Card(len(self.cards), key, KINDS.index(text.kind), pack.name, text.source))

    def _civilization_texts(self) -> list[tuple[Pack, str, schema.CivilizationText]]:
        homes: dict[str, str] = {}
        texts = []
        for pack in self.packs:
            for key, text in pack.civilizations.items():
                if key in homes:
                    self.problems.append(
                        Problem(f"{key}.toml", Fault("civilization-of-that-name", pack=homes[key]))
                    )
                    continue
                homes[key] = pack.name
                texts.append((pack, key, text))
        return texts

    def _check_eras(self) -> None:
        """A Development deck needs as many cards of each kind and era as the rules' table says."""
        for kind, table in self.rules.deck_table.items():
            for era, wanted in enumerate(table, start=1):
                found = sum(card.kind == kind and card.era == era for card in self.cards)
                if found < wanted:
                    named = KindWord(KINDS[kind])
                    fault = Fault("few-cards", era=era, wanted=wanted, kind=named, count=found)
                    self.problems.append(Problem("cards", fault))

    # Cards

    def fill_card(self, card: Card, text: schema.CardText, file: str) -> None:
        place = f"{file}: {card.key}"
        address = f"{card.pack}/{card.key}"
        self._check_fits(text, place)
        card.public = text.public
        card.subtype = text.subtype or ""
        card.era = text.era or 0
        if isinstance(text.cost, tuple):
            card.cost, card.completion_cost = text.cost
        else:
            card.cost = text.cost or 0
        card.resources = text.resources.amounts()
        card.types = 1 << TYPES.index(text.type) if text.type else 0
        card.basic = text.basic
        card.copies = text.copies
        card.defense = text.defense
        card.value = text.value
        card.demands = text.demands.amounts()
        card.city = text.city
        card.starting = text.era is None and not text.basic and text.kind in STARTING_KINDS
        card.use = self._text(text.use, address, "use", place)
        card.activated = self._text(text.activated, address, "activated", place)
        card.during_activation = self._text(text.during_activation, address, "during_activation", place)
        card.bonus = self._text(text.bonus, address, "bonus", place)
        card.trade = self._text(text.trade, address, "trade", place)
        attack = self._text(text.attack, address, "attack", place)
        card.monster = None if attack is None else Monster(text.strength, text.hits, attack)
        card.benefits = tuple(
            self.texts.part(benefit, f"{address}.benefits.{number}", f"{place}.benefits[{number}]")
            for number, benefit in enumerate(text.benefits)
        )
        self.texts.check_length(card.benefits, f"{place}.benefits")
        card.solo = self._solo(text, address, place)
        card.may = self._text(text.may, address, "may", place)
        card.triggers = self._triggers(text.when, address, place)
        card.price_changes = tuple(
            self._price_change(change, f"{place}.modify[{number}]")
            for number, change in enumerate(text.modify)
        )
        card.standing = bool(text.may or text.when or text.modify)
        # A bonus, a trade or a trigger comes by itself: what costs something must be asked for.
        self._check_asked(text.bonus, f"{place}.bonus")
        self._check_asked(text.trade, f"{place}.trade")
        self._check_asked(text.attack, f"{place}.attack")
        for number, benefit in enumerate(text.benefits):
            self._check_asked(benefit, f"{place}.benefits[{number}]")
        for number, trigger in enumerate(text.when):
            self._check_asked(trigger.then, f"{place}.when[{number}].then")

    def _solo(self, text: schema.CardText, address: str, place: str) -> Solo | None:
        if not text.lines:
            return None
        lines = []
        for number, line in enumerate(text.lines):
            where = f"{place}.lines[{number}].text"
            script = self.texts.whole(line.text, f"{address}.lines.{number}", where)
            lines.append(SoloLine(script, line.price, line.archetype))
        return Solo(tuple(lines), text.advanced, text.needs)

    def _check_fits(self, text: schema.CardText, place: str) -> None:
        """Not every rule system has every kind of card, era and text."""
        Meanings(self.texts, place).check("kind", text.kind, self.rules.kinds, about="kind")
        if text.era is not None and text.era not in self.rules.eras:
            self.problems.append(Problem(place, Fault("era-not-played", era=text.era), "era"))
        for field in TEXTS:
            if getattr(text, field) and field not in self.rules.texts:
                self.problems.append(Problem(place, Fault("text-not-played", field=field), field))
        if text.hits and text.kind in self.rules.kinds:
            Meanings(self.texts, f"{place}.hits").check("victim", text.hits, self.rules.victims)
        if text.defense and "province" not in self.rules.kinds:
            self.problems.append(Problem(place, Fault("defense-elsewhere"), "defense"))

    def _check_civilization(self, text: schema.CivilizationText, place: str) -> None:
        """Provinces that are cards, and Scouts, are not in every rule system."""
        special = {
            "conquers_with": (text.conquers_with != "military", "province"),
            "start_province": (text.start_province is not None, "province"),
            "markers": (bool(text.markers), "province"),
            "scout": (text.scout is not None, "scout"),
            "solo": (text.solo is not None, "solo"),
        }
        for field, (given, kind) in special.items():
            if given and kind not in self.rules.kinds:
                self.problems.append(
                    Problem(f"{place}: {field}", Fault("kind-not-played", kind=KindWord(kind)))
                )

    def _text(self, sentences: Sequence[Verb], address: str, field: str, place: str) -> Script | None:
        if not sentences:
            return None
        return self.texts.whole(sentences, f"{address}.{field}", f"{place}.{field}")

    def _check_asked(self, sentences: Sequence[Verb], place: str) -> None:
        self.problems += problems_unasked(sentences, place)

    def _triggers(self, texts: Sequence[schema.TriggerText], address: str, place: str) -> tuple[Trigger, ...]:
        triggers = []
        for number, text in enumerate(texts):
            where = at(place, f"when[{number}]")
            means = Meanings(self.texts, where)
            for event in text.events():
                means.check("event", event, self.rules.occasions)
            then = self.texts.whole(text.then, f"{address}.when.{number}", f"{where}.then")
            triggers.append(
                Trigger(
                    tuple(text.events()),
                    means.kinds(text.kinds),
                    "basic" in text.kinds,
                    text.who == "opponent",
                    text.limit == "first",
                    then,
                )
            )
        return tuple(triggers)

    def _price_change(self, text: schema.PriceChangeText, place: str) -> PriceChange:
        means = Meanings(self.texts, place)
        means.check("price", text.price, self.rules.prices)
        condition = means.condition("holds_advantage") if text.holds_advantage else None
        return PriceChange(text.price, text.less, condition)

    # Civilizations

    def _civilization(self, number: int, pack: Pack, key: str, text: schema.CivilizationText) -> Civilization:
        """Its 15 city cards, its Policies, its Warlord and, in Duel, its Scout.

        [DUEL-COMP-01, BASE-COMP-01]
        """
        place = f"{key}.toml"
        civilization = Civilization(number, key, pack.name, text.source)
        self._check_civilization(text, place)
        civilization.public = text.public
        deck: list[int] = []
        for name, count in text.deck.items():
            kinds = ("building", "knowledge", "wonder")
            deck.extend([self._card(name, f"{place}: deck", kinds)] * count)
        if len(deck) != CITY_CARDS:
            fault = Fault("city-cards", count=len(deck), wanted=CITY_CARDS)
            self.problems.append(Problem(f"{place}: deck", fault))
        civilization.deck = tuple(sorted(deck))
        civilization.policies = tuple(
            self._card(name, f"{place}: policies", ("policy",)) for name in text.policies
        )
        if len(set(text.policies)) < len(text.policies):
            twice = next(name for name in text.policies if text.policies.count(name) > 1)
            self.problems.append(Problem(f"{place}: policies", Fault("twice", word=legible(twice))))
        civilization.warlord = self._card(text.warlord, f"{place}: warlord", ("warlord",))
        if "scout" in self.rules.kinds:
            civilization.scout = self._scout(text.scout, place)
        if text.solo is not None:
            civilization.solo = self._card(text.solo, f"{place}: solo", ("solo",))
        civilization.archetype = text.archetype
        civilization.conquers_with = RESOURCES.index(text.conquers_with)
        if text.start_province is not None:
            where = f"{place}: start_province"
            civilization.start_province = self._card(text.start_province, where, ("province",))
        civilization.markers = tuple(text.markers.get(kind, 0) for kind in TYPES)
        civilization.triggers = self._triggers(text.when, f"{pack.name}/{key}", place)
        for position, trigger in enumerate(text.when):
            self._check_asked(trigger.then, f"{place}: when[{position}].then")
        return civilization

    def _scout(self, key: str | None, place: str) -> int:
        if key is None:
            self.problems.append(Problem(f"{place}: scout", Fault("needs-scout")))
            return 0
        return self._card(key, f"{place}: scout", ("scout",))

    def _card(self, key: str, place: str, kinds: Iterable[str]) -> int:
        if key not in self.numbers:
            self.problems.append(Problem(place, unknown("card", key, self.numbers)))
            return 0
        card = self.cards[self.numbers[key]]
        if KINDS[card.kind] not in kinds:
            wanted = AnyOf(tuple(map(KindWord, kinds)))
            fault = Fault("other-kind", card=key, kind=KindWord(KINDS[card.kind]), wanted=wanted)
            self.problems.append(Problem(place, fault))
        return card.number
