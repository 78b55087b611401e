"""Reads what texts do off their sentences, slot by slot: no card is known by name.

A sentence is asked for its verb and for what stands in its slots. Texts inside it count as often as they are
expected: one of several branches by its share, what stands behind a condition by half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import KINDS, Script
from monumental.engine.pieces.contents import fields_of
from monumental.engine.sentences.general import Noun
from monumental.engine.sentences.triggers import Condition
from monumental.meaning import words
from monumental.meaning.columns import AT, LENGTH, TAKEN, TOKENS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.effects import Effect
    from monumental.engine.sentences.triggers import PriceChange, Trigger

#: What is counted "for each" is expected so often; a condition holds so often.
EACH: Final = 1.5
HOLDS: Final = 0.5

#: Slots that say how often a sentence is carried out.
OFTEN: Final = ("count", "times")

#: Slots whose words are told by numbers of their own, or are no part of what a text does.
TOLD: Final = frozenset({"address", "amounts", "kinds", "basics", "less", "at_most", *OFTEN})


class Reader:
    """Gathers the numbers of one card, text by text."""

    def __init__(self) -> None:
        self.row = [0.0] * LENGTH

    def add(self, name: str, amount: float) -> None:
        self.row[AT[name]] += amount

    def set(self, name: str, amount: float) -> None:
        self.row[AT[name]] = amount

    def most(self, name: str, amount: float) -> None:
        self.row[AT[name]] = max(self.row[AT[name]], amount)

    def word(self, word: str, amount: float = 1.0) -> None:
        """A word that has no number of its own still makes a difference."""
        self.add(f"shared word {words.bucket(word, words.SHARED)}", amount * words.sign(word) / 2)

    def amounts(self, amounts: Sequence[float], how: str, times: float) -> None:
        for token, amount in zip(TOKENS, amounts, strict=False):
            self.add(f"{token} / 3 {how}", times * amount / 3)

    # Texts

    def text(self, script: Script | None, time: str, times: float = 1.0) -> None:
        """A text that is carried out at such times."""
        if script is not None:
            self.add("sentences / 4", len(script.all_sentences()) / 4)
            self._script(script, time, times, 1)

    def trigger(self, trigger: Trigger, time: str) -> None:
        """What the text waits for, and what it does then."""
        for occasion in trigger.occasions:
            self.set(words.OCCASIONS.get(occasion, "when something else happens"), 1)
            self.word(f"when {occasion}")
        for kind in trigger.kinds:
            self.word(f"when {KINDS[kind]}")
        if trigger.basic:
            self.word("when basic")
        if trigger.first:
            self.set("the first time only", 1)
        if trigger.by_opponent:
            self.set("when others do it", 1)
        self.text(trigger.then, time)

    def price_change(self, change: PriceChange) -> None:
        self.add(words.CHEAPER.get(change.price, "cheaper progress"), change.less / 3)
        self.word(f"cheaper {change.price}", change.less)
        if change.condition is not None:
            self.condition(change.condition)

    # Sentences

    def _script(self, script: Script, time: str, times: float, depth: int) -> None:
        self.most("depth / 3", depth / 3)
        for sentence in script.sentences:
            self.sentence(sentence, time, times, depth)

    def sentence(self, sentence: Effect, time: str, times: float, depth: int) -> None:
        """The verb, then every slot, then the texts inside."""
        slots = {name: getattr(sentence, name) for name in sorted(fields_of(sentence))}
        often = times * self._often(slots)
        self._verb(sentence.verb, often)
        self._resources(sentence.verb, slots, time, often)
        self._limits(slots)
        inner = times
        if sentence.verb in words.OF_OTHERS:
            self.set("against others", 1)
            self.word(sentence.verb, often)
            inner = -times
        for name, slot in slots.items():
            if isinstance(slot, Noun):
                self._noun(slot, f"{sentence.verb} for")
            elif isinstance(slot, Condition):
                self.condition(slot)
                inner *= HOLDS
            elif name not in TOLD:
                self._word_of(f"{sentence.verb} {name}", slot)
        for slot in slots.values():
            if isinstance(slot, Script):
                self._script(slot, time, inner, depth + 1)
            elif isinstance(slot, tuple) and slot and isinstance(slot[0], Script):
                self._branches(slot, time, inner, depth)

    def _branches(self, branches: tuple[Script, ...], time: str, times: float, depth: int) -> None:
        self.most("branches / 3", len(branches) / 3)
        for branch in branches:
            self._script(branch, time, times / len(branches), depth + 1)

    def _often(self, slots: dict[str, object]) -> float:
        """How often the sentence is carried out: a number, or for each of something."""
        often = 1.0
        for name in OFTEN:
            slot = slots.get(name)
            if isinstance(slot, int):
                often *= slot
        if isinstance(slots.get("per"), Noun):
            limit = slots.get("at_most")
            often *= min(EACH, limit) if isinstance(limit, int) and limit else EACH
        return often

    def _verb(self, verb: str, often: float) -> None:
        if verb == "may":
            self.set("optional", 1)
        elif verb in words.FAMILIES:
            self.add(words.FAMILIES[verb], often)
            self.word(verb, often)
        elif verb not in words.TOLD_ELSEWHERE:
            self.add(f"another verb {words.bucket(verb, words.OTHER_VERBS)}", often)
            self.word(verb, often)

    def _resources(self, verb: str, slots: dict[str, object], time: str, often: float) -> None:
        """What comes or goes: a price counts as a price, a loss as less than nothing."""
        how = "paid" if verb in words.PRICES else time
        worth = -often if verb in words.LOSSES else often
        amounts = slots.get("amounts")
        if isinstance(amounts, tuple):
            self.amounts(amounts, how, worth)
        basics = slots.get("basics")
        if isinstance(basics, int):
            self.add(f"basics / 3 {how}", worth * basics / 3)
        if verb == "gain_basic":
            self.add(f"basics / 3 {how}", worth / 3)

    def _limits(self, slots: dict[str, object]) -> None:
        """Which cards may be taken, for how much less, up to what cost."""
        kinds = slots.get("kinds", ())
        taken = [KINDS[kind] for kind in kinds] if isinstance(kinds, tuple) else []
        if slots.get("basic") is True:
            taken.append("basic")
        for kind in taken:
            if kind in TAKEN:
                self.set(f"may take {kind}", 1)
            else:
                self.word(f"may take {kind}")
        for name, column in (("less", "for less / 3"), ("at_most", "at most / 5")):
            limit = slots.get(name)
            if isinstance(limit, int) and limit:
                self.most(column, limit / float(column.rpartition(" ")[2]))

    def condition(self, condition: Condition) -> None:
        """What must hold, and of what."""
        self.set(words.CONDITIONS.get(condition.name, "if something else"), 1)
        for name in sorted(fields_of(condition)):
            slot = getattr(condition, name)
            if isinstance(slot, Noun):
                self._noun(slot, f"if {condition.name}")
            elif isinstance(slot, Condition):
                self.condition(slot)
            else:
                self._word_of(f"if {condition.name} {name}", slot)

    def _noun(self, noun: Noun, before: str) -> None:
        self.add(words.NOUNS.get(noun.name, "for something else"), 1)
        self.word(f"{before} {noun.name}")

    def _word_of(self, slot: str, content: object) -> None:
        """Whatever else stands in a slot: a mark, a number, a word, or several of them."""
        if isinstance(content, bool):
            if content:
                self.word(slot)
        elif isinstance(content, int):
            self.word(slot, content)
        elif isinstance(content, str):
            if content:
                self.word(f"{slot} {content}")
        elif isinstance(content, Noun):
            self._noun(content, slot)
        elif isinstance(content, tuple):
            for at, part in enumerate(content):
                self._word_of(f"{slot} {at}", part)
