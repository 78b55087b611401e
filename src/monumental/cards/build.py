"""Packs and rules make a catalog: every name is looked up once, every sentence becomes an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards import schema, verb_texts
from monumental.cards.errors import PackError, at, legible, unknown
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
from monumental.engine.sentences import Gained
from monumental.engine.triggers import PriceChange, Trigger

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.loader import Pack
    from monumental.engine.effects import Effect
    from monumental.engine.rules import Rules
    from monumental.engine.sentences import Noun
    from monumental.engine.triggers import Condition

#: A sentence of a card, or of a line that an Automa follows.
AnySentence = verb_texts.SentenceText | verb_texts.SoloSentenceText

CITY_CARDS = 15

#: Of a text, those inside other sentences included; of two benefits together.
MOST_SENTENCES = 12

#: The kinds of cards that a civilization starts with, and the texts that a card can have in some game.
STARTING_KINDS = frozenset({"building", "knowledge", "wonder", "province", "policy", "warlord", "scout"})
TEXTS = ("use", "activated", "during_activation", "bonus", "trade", "attack", "may", "when", "modify")


def build_catalog(rules: Rules, packs: Sequence[Pack]) -> Catalog:
    """All cards of these packs, numbered, with their texts as effects of these rules."""
    return Builder(rules, packs).catalog()


class Builder:
    """Builds the cards of several packs, gathering every problem on the way."""

    def __init__(self, rules: Rules, packs: Sequence[Pack]) -> None:
        self.rules = rules
        self.packs = packs
        self.problems: list[str] = []
        self.scripts: dict[str, Script] = {}
        self.effects: dict[str, Effect] = {}
        self.cards: list[Card] = []
        self.numbers: dict[str, int] = {}

    def catalog(self) -> Catalog:
        for pack in self.packs:
            if pack.head.rules != self.rules.packs_of:
                rules = legible(pack.head.rules)
                self.problems.append(f"pack.toml: {pack.name} is made for {rules}, not for {self.rules.name}")
        self._number_cards()
        if len(self.cards) > MOST_CARDS:
            self.problems.append(f"cards: the packs have {len(self.cards)} cards, more than {MOST_CARDS}")
        for pack in self.packs:
            for key, (file, text) in pack.cards.items():
                self._fill_card(self.cards[self.numbers[key]], text, file)
        civilizations = [
            self._civilization(number, pack, key, text)
            for number, (pack, key, text) in enumerate(self._civilization_texts())
        ]
        self._check_eras()
        if self.problems:
            raise PackError(self.problems)
        names = tuple(pack.found_as for pack in self.packs)
        return Catalog(names, self.cards, civilizations, self.scripts, self.effects)

    def _number_cards(self) -> None:
        homes: dict[str, Pack] = {}
        for pack in self.packs:
            for key, (file, text) in pack.cards.items():
                if key in homes:
                    # Every box has the same Basic Buildings and starting cards; piles are not doubled.
                    if homes[key].cards[key][1] != text or text.era is not None:
                        message = f"the pack {homes[key].name} has another card of that name"
                        self.problems.append(f"{file}: {key}: {message}")
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
                    self.problems.append(f"{key}.toml: the pack {homes[key]} has a civilization of that name")
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
                    self.problems.append(
                        f"cards: era {era} needs {wanted} cards of the kind {KINDS[kind]}, there are {found}"
                    )

    # Cards

    def _fill_card(self, card: Card, text: schema.CardText, file: str) -> None:
        place = f"{file}: {card.key}"
        address = f"{card.pack}/{card.key}"
        self._check_fits(text, place)
        card.public = text.public
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
            self._part(benefit, f"{address}.benefits.{number}", f"{place}.benefits[{number}]")
            for number, benefit in enumerate(text.benefits)
        )
        self._check_length(card.benefits, f"{place}.benefits")
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
            script = self._script(line.text, f"{address}.lines.{number}", where)
            lines.append(SoloLine(script, line.price, line.archetype))
        return Solo(tuple(lines), text.advanced, text.needs)

    def _check_fits(self, text: schema.CardText, place: str) -> None:
        """Not every rule system has every kind of card, era and text."""
        self._known("kind", text.kind, self.rules.kinds, place)
        if text.era is not None and text.era not in self.rules.eras:
            self.problems.append(f"{place}: era {text.era} is not played in these rules")
        for field in TEXTS:
            if getattr(text, field) and field not in self.rules.texts:
                self.problems.append(f"{place}: a card has no {field} text in these rules")
        if text.defense and "province" not in self.rules.kinds:
            self.problems.append(f"{place}: defense is for the Province stacks of other rules")

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
                self.problems.append(f"{place}: {field}: there is no {kind} card in these rules")

    def _check_asked(self, sentences: Sequence[verb_texts.SentenceText], place: str) -> None:
        for number, sentence in enumerate(sentences):
            if isinstance(sentence, verb_texts.PayText):
                self.problems.append(f"{place}[{number}]: a payment here stands inside may")
            elif isinstance(sentence, verb_texts.DrawAndUseText):
                self.problems.append(f"{place}[{number}]: a draw here stands inside may")
            elif isinstance(sentence, verb_texts.ActivateText) and sentence.all:
                self.problems.append(f"{place}[{number}]: activating all cards here stands inside may")
            elif isinstance(sentence, verb_texts.ChooseOneText):
                for at_branch, branch in enumerate(sentence.options):
                    self._check_asked(branch, f"{place}[{number}].options[{at_branch}]")
            elif isinstance(sentence, verb_texts.IfText):
                self._check_asked(sentence.then, f"{place}[{number}].then")
                self._check_asked(sentence.otherwise, f"{place}[{number}].otherwise")

    def _triggers(self, texts: Sequence[schema.TriggerText], address: str, place: str) -> tuple[Trigger, ...]:
        triggers = []
        for number, text in enumerate(texts):
            where = at(place, f"when[{number}]")
            for event in text.events():
                self._known("event", event, self.rules.occasions, where)
            then = self._script(text.then, f"{address}.when.{number}", f"{where}.then")
            triggers.append(
                Trigger(
                    tuple(text.events()),
                    self._kinds(text.kinds, where),
                    "basic" in text.kinds,
                    text.who == "opponent",
                    text.limit == "first",
                    then,
                )
            )
        return tuple(triggers)

    def _price_change(self, text: schema.PriceChangeText, place: str) -> PriceChange:
        self._known("price", text.price, self.rules.prices, place)
        condition = self._named_condition("holds_advantage", place) if text.holds_advantage else None
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
            self.problems.append(f"{place}: deck: has {len(deck)} city cards, not {CITY_CARDS}")
        civilization.deck = tuple(sorted(deck))
        civilization.policies = tuple(
            self._card(name, f"{place}: policies", ("policy",)) for name in text.policies
        )
        if len(set(text.policies)) < len(text.policies):
            twice = next(name for name in text.policies if text.policies.count(name) > 1)
            self.problems.append(f"{place}: policies: {legible(twice)} stands there twice")
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
            self.problems.append(f"{place}: scout: a civilization of these rules has a Scout")
            return 0
        return self._card(key, f"{place}: scout", ("scout",))

    def _card(self, key: str, place: str, kinds: Iterable[str]) -> int:
        if key not in self.numbers:
            self.problems.append(f"{place}: {unknown('card', key, self.numbers)}")
            return 0
        card = self.cards[self.numbers[key]]
        if KINDS[card.kind] not in kinds:
            self.problems.append(f"{place}: {key} is a {KINDS[card.kind]}, not a {' or '.join(kinds)}")
        return card.number

    # Sentences

    def _text(
        self, sentences: Sequence[verb_texts.SentenceText], address: str, field: str, place: str
    ) -> Script | None:
        if not sentences:
            return None
        return self._script(sentences, f"{address}.{field}", f"{place}.{field}")

    def _script(self, sentences: Sequence[AnySentence], address: str, place: str) -> Script:
        """A whole text; one that does not end could not be read out either."""
        script = self._part(sentences, address, place)
        self._check_length([script], place)
        return script

    def _check_length(self, scripts: Sequence[Script], place: str) -> None:
        count = sum(len(script.all_sentences()) for script in scripts)
        if count > MOST_SENTENCES:
            self.problems.append(f"{place}: has {count} sentences, more than {MOST_SENTENCES}")

    def _part(self, sentences: Sequence[AnySentence], address: str, place: str) -> Script:
        """A text, or what stands inside a sentence."""
        effects = []
        for number, sentence in enumerate(sentences):
            effect = self._effect(sentence, f"{address}.{number}", f"{place}[{number}]")
            if effect is not None:
                effect.address = f"{address}.{number}"
                self.effects[effect.address] = effect
                effects.append(effect)
        script = Script(address, tuple(effects))
        self.scripts[address] = script
        return script

    def _effect(  # noqa: PLR0911, PLR0912 (one return per verb reads best)
        self, text: AnySentence, address: str, place: str
    ) -> Effect | None:
        if text.do not in self.rules.verbs:
            self.problems.append(f"{place}: {unknown('verb', text.do, self.rules.verbs)} in these rules")
            return None
        make = self.rules.verbs[text.do]
        match text:
            case verb_texts.GainText():
                noun = None if text.per is None else self._noun(text.per, place)
                return make(text.amounts(), noun, text.at_most)
            case verb_texts.SoloGainText():
                noun = None if text.per is None else self._noun(text.per, place)
                return make((0, 0, 0, 0, text.gold), noun)
            case verb_texts.GainBasicText():
                return make(text.count, text.same, text.different)
            case verb_texts.PayText():
                then = self._part(text.then, f"{address}.then", f"{place}.then")
                return make(text.amounts(), text.basics, text.different, then)
            case verb_texts.ChooseOneText():
                branches = [
                    self._part(branch, f"{address}.options.{number}", f"{place}.options[{number}]")
                    for number, branch in enumerate(text.options)
                ]
                return make(tuple(branches))
            case verb_texts.IfText() | verb_texts.SoloIfText():
                then = self._part(text.then, f"{address}.then", f"{place}.then")
                otherwise = self._part(text.otherwise, f"{address}.otherwise", f"{place}.otherwise")
                return make(self._condition(text, place), then, otherwise)
            case verb_texts.ReinforceText():
                return make(text.this, self._part(text.then, f"{address}.then", f"{place}.then"))
            case (
                verb_texts.MayText()
                | verb_texts.ArchiveText()
                | verb_texts.DiscardText()
                | verb_texts.DiscardFromDisplayText()
            ):
                return make(self._part(text.then, f"{address}.then", f"{place}.then"))
            case verb_texts.CopyText():
                if text.source == "display" and "copy-display" not in self.rules.words:
                    self.problems.append(f"{place}: the display can't be copied in these rules")
                city = text.source in {"city", "anywhere"}
                policies = text.source in {"policies", "anywhere"}
                return make(text.source == "attached", city, policies, text.source == "display")
            case verb_texts.DrawAndUseText():
                return make(text.count)
            case verb_texts.GainCardText():
                return make(self._kinds(text.kinds, place), "basic" in text.kinds, text.at_most)
            case verb_texts.AcquireText():
                return make(self._kinds(text.kinds, place), "basic" in text.kinds, text.less)
            case verb_texts.BuildWonderSectionText():
                return make(text.less)
            case verb_texts.ConquerText():
                if text.of:
                    self._known("kind of Province", text.of, self.rules.targets, place)
                return make(text.less, text.of) if self.rules.targets else make(text.less)
            case verb_texts.LoseText():
                noun = None if text.per is None else self._noun(text.per, place)
                return make(text.amounts(), text.production_tokens, noun)
            case (
                verb_texts.MoveUnitsText()
                | verb_texts.MoveExplorersText()
                | verb_texts.WithdrawText()
                | verb_texts.SendExplorersText()
                | verb_texts.TradeTrackText()
            ):
                return make(text.count)
            case verb_texts.TakeFromDisplayText():
                return make(KINDS.index(text.kind), text.which)
            case verb_texts.ConquerAdjacentText():
                return make(text.cost == "highest", text.count)
            case verb_texts.DrawSoloCardText():
                return make(text.until, text.lines, text.times)
            case verb_texts.ActivateText():
                return make(text.again, text.all)
            case _:
                return make()

    def _kinds(self, kinds: Sequence[str], place: str) -> tuple[int, ...]:
        for kind in kinds:
            if kind != "basic":
                self._known("kind", kind, self.rules.kinds, place)
        return tuple(KINDS.index(kind) for kind in kinds if kind != "basic")

    def _condition(self, text: verb_texts.ConditionText, place: str) -> Condition:
        if text.gained is not None:
            return self._named_condition("gained", place, text.gained.amounts())
        if text.has is not None:
            nouns = tuple(self._noun(noun, place) for noun in text.has)
            return self._named_condition("has", place, nouns, tuple(text.has.values()))
        for noun, than_all in ((text.fewer, False), (text.fewest, True)):
            if noun is not None:
                return self._named_condition("fewer", place, self._noun(noun, place), than_all)
        for name, occasion in (("this_round", text.this_round), ("this_turn", text.this_turn)):
            if occasion is not None:
                self._known("event", occasion, self.rules.occasions, place)
                return self._named_condition(name, place, occasion)
        return self._named_condition("holds_advantage", place)

    def _named_condition(self, name: str, place: str, *parts: object) -> Condition:
        """A condition of these rules by its name; another one in its place is never played."""
        self._known("condition", name, self.rules.conditions, place)
        make = self.rules.conditions.get(name)
        return Gained(()) if make is None else make(*parts)

    def _noun(self, word: str, place: str) -> Noun:
        self._known("noun", word, self.rules.nouns, place)
        return self.rules.nouns.get(word, next(iter(self.rules.nouns.values())))

    def _known(self, what: str, word: str, known: Iterable[str], place: str) -> None:
        if word not in known:
            self.problems.append(f"{place}: {unknown(what, word, known)}")
