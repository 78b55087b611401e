"""Sentences of packs become effects: what a verb finds on the way, and the scripts that come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.errors import Fault, Problem, unknown
from monumental.engine.catalog import KINDS, Script
from monumental.engine.sentences.conditions import Gained

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.verbs.definition import Verb
    from monumental.engine.effects import Effect
    from monumental.engine.rules import Rules
    from monumental.engine.sentences.general import Noun
    from monumental.engine.sentences.triggers import Condition

#: Of a text, those inside other sentences included; of two benefits together.
MOST_SENTENCES = 12


class Scripts:
    """Builds the texts of all cards by some rules; what is wrong with them joins the problems."""

    def __init__(self, rules: Rules, problems: list[Problem]) -> None:
        self.rules = rules
        self.problems = problems
        self.scripts: dict[str, Script] = {}
        self.effects: dict[str, Effect] = {}

    def whole(self, sentences: Sequence[Verb], address: str, place: str) -> Script:
        """A whole text; one that does not end could not be read out either."""
        script = self.part(sentences, address, place)
        self.check_length([script], place)
        return script

    def check_length(self, scripts: Sequence[Script], place: str) -> None:
        count = sum(len(script.all_sentences()) for script in scripts)
        if count > MOST_SENTENCES:
            fault = Fault("many-sentences", count=count, most=MOST_SENTENCES)
            self.problems.append(Problem(place, fault))

    def part(self, sentences: Sequence[Verb], address: str, place: str) -> Script:
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

    def _effect(self, sentence: Verb, address: str, place: str) -> Effect | None:
        make = self.rules.verbs.get(sentence.do) or sentence.effect
        if make is None:
            fault = unknown("verb", sentence.do, self.rules.verbs)
            self.problems.append(Problem(place, Fault("in-these-rules", problem=fault)))
            return None
        return sentence.build(make, Meanings(self, place, address))


class Meanings:
    """What the words of one place in a pack mean by the rules: its nouns, kinds, conditions, inner texts."""

    def __init__(self, scripts: Scripts, place: str, address: str = "") -> None:
        self.rules = scripts.rules
        self._scripts = scripts
        self._place = place  # in the file, for problems
        self._address = address  # in the catalog

    def problem(self, fault: Fault, about: str = "") -> None:
        self._scripts.problems.append(Problem(self._place, fault, about))

    def check(self, what: str, word: str, known: Iterable[str], about: str = "") -> None:
        """A word that these rules do not know is a problem; `what` it would be, as `unknown` calls it."""
        if word not in known:
            self.problem(unknown(what, word, known), about)

    def text(self, sentences: Sequence[Verb], field: str) -> Script:
        """The text inside a sentence that stands in this field."""
        return self._scripts.part(sentences, f"{self._address}.{field}", f"{self._place}.{field}")

    def texts(self, options: Sequence[Sequence[Verb]], field: str) -> tuple[Script, ...]:
        """The texts inside a sentence, of which this field has several."""
        return tuple(
            self._scripts.part(text, f"{self._address}.{field}.{number}", f"{self._place}.{field}[{number}]")
            for number, text in enumerate(options)
        )

    def noun(self, word: str) -> Noun:
        self.check("noun", word, self.rules.nouns)
        return self.rules.nouns.get(word, next(iter(self.rules.nouns.values())))

    def per(self, word: str | None) -> Noun | None:
        """What is counted, if anything is."""
        return None if word is None else self.noun(word)

    def kinds(self, kinds: Sequence[str]) -> tuple[int, ...]:
        """Kinds of cards; Basic Buildings are no kind of their own."""
        for kind in kinds:
            if kind != "basic":
                self.check("kind", kind, self.rules.kinds)
        return tuple(KINDS.index(kind) for kind in kinds if kind != "basic")

    def condition(self, name: str, *parts: object) -> Condition:
        """A condition of these rules by its name; another one in its place is never played."""
        self.check("condition", name, self.rules.conditions)
        make = self.rules.conditions.get(name)
        return Gained(()) if make is None else make(*parts)
