"""Asking for what fits a blank, in words: numbers, yes or no, one of several, sentences typed or chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from monumental.engine.resources import RESOURCES
from monumental.studio.form import blanks as forms
from monumental.studio.typed.recognizer import recognizer_of
from monumental.studio.typed.speaker import AUTOMA, STANDING, speaker_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.rules import Rules
    from monumental.studio.form.blanks import Blank, Fit, Number
    from monumental.studio.typed.shapes import Shapes, Table

#: Words of a card that have messages of their own.
WORDS = {"subtype": "subtype", "type": "type", "source": "source"}

#: Nothing was typed: the blank is left out.
LEFT_OUT = None


class Asker:
    """Asks somebody in their language about cards of some rules."""

    def __init__(self, rules: Rules, texts: Texts) -> None:
        self.rules = rules
        self.texts = texts
        self.speaker = speaker_of(rules, texts.language)
        self._recognizer = recognizer_of(rules)

    def line(self, question: str) -> str:
        """What is typed, without spaces around it."""
        return input(f"{question}: ").strip()

    def yes(self, question: str) -> bool:
        return self.line(question).lower()[:1] == self.texts("new-card-yes")

    def one_of(self, question: str, items: Sequence[str]) -> int | None:
        """The number of what is chosen from a list, from 0 on; nothing, if it is left out."""
        print(question)
        for number, item in enumerate(items, start=1):
            print(f"  {number:2}. {item}")
        return self.number(f"(1–{len(items)})", 1, len(items), first=1)

    def number(self, question: str, least: int, most: int, first: int = 0) -> int | None:
        """A number that is typed, counted from `first` on; nothing, if it is left out."""
        while True:
            typed = self.line(question)
            if not typed:
                return LEFT_OUT
            if typed.isascii() and typed.isdigit() and len(typed) < 4 and least <= int(typed) <= most:
                return int(typed) - first
            print(self.texts("new-card-no-number", least=least, most=most))

    def label(self, blank: Blank) -> str:
        """The title of a blank."""
        if blank.name in RESOURCES:
            return self.texts.resource(RESOURCES.index(blank.name))
        return self.texts(f"blank-{blank.name}")

    def fill(self, blank: Blank, shapes: Shapes | None = None, *, solo: bool = False) -> Any:
        """What goes into a blank; nothing, if it is left out."""
        return self._fill(blank, blank.fits[-1], shapes, solo=solo)

    def _fill(self, blank: Blank, fit: Fit, shapes: Shapes | None, *, solo: bool) -> Any:
        label = self.label(blank)
        match fit:
            case forms.Word(words=words):
                chosen = self.one_of(label, [self._word(blank.name, word, shapes) for word in words])
                return LEFT_OUT if chosen is None else words[chosen]
            case forms.Words(words=words):
                return self._words(blank, words, shapes) or LEFT_OUT
            case forms.Text():
                return self.text(label, solo=solo) or LEFT_OUT
            case forms.Texts():
                return self._texts(label)
            case forms.Table(blanks=blanks):
                return self.table(blanks, shapes) or LEFT_OUT
            case _:
                return self._plain(label, fit)

    def _plain(self, label: str, fit: Fit) -> Any:
        """Numbers, yes or no, a few words."""
        match fit:
            case forms.Number(only=only) if only:
                return self.number(self._span(label, fit), min(only), max(only))
            case forms.Number(least=least, most=most):
                return self.number(self._span(label, fit), least, most)
            case forms.Mark():
                return self.yes(self.texts("new-card-yes-no", label=label)) or LEFT_OUT
            case forms.Line():
                return self.line(label) or LEFT_OUT
            case forms.Pair(number=number):
                return self._pair(label, number)
            case forms.Counts():
                return self._count(label, fit)
            case _:
                return LEFT_OUT

    def _count(self, label: str, fit: forms.Counts) -> dict[str, int] | None:
        chosen = self.one_of(label, [self.texts(f"has-{word}", count=1) for word in fit.words])
        if chosen is None:
            return LEFT_OUT
        count = self.number(self._span(label, fit.number), fit.number.least, fit.number.most)
        return {fit.words[chosen]: count or fit.number.least}

    def table(self, blanks: Sequence[Blank], shapes: Shapes | None, *, solo: bool = False) -> Table:
        """Several blanks, one after the other; of a condition, which one first."""
        table: Table = {}
        for blank in blanks:
            asked = blank
            fit = blank.fits[-1]
            if isinstance(fit, forms.Question):
                chosen = self.one_of(self.label(blank), [self.label(each) for each in fit.blanks])
                asked = fit.blanks[chosen or 0]
            value = self.fill(asked, shapes, solo=solo)
            if value is not LEFT_OUT:
                table[asked.name] = value
        return table

    def card_line(self, kind: str) -> Table | None:
        """A line of a card as fields of it: none for what is not understood, nothing at the end."""
        typed = self.line(self.texts("new-card-line"))
        if not typed:
            return LEFT_OUT
        readings = self._recognizer.lines(typed, kind)
        if readings:
            return readings[0]
        chosen = self._nearest(typed, kind)
        if chosen is None:
            return {}
        if chosen in STANDING:
            [fit] = [blank.fits[0] for blank in self.speaker.form.cards[kind] if blank.name == chosen]
            blanks = fit.table.blanks if isinstance(fit, forms.Tables) else ()
            return {chosen: [self.table(blanks, self.speaker.lines(kind)[chosen])]}
        return self._in_a_field(kind, self._sentence(chosen, solo=kind == AUTOMA))

    def _in_a_field(self, kind: str, sentence: Table) -> Table:
        """Which text of the card a sentence belongs to."""
        texts = [
            blank
            for blank in self.speaker.form.cards[kind]
            if isinstance(blank.fits[0], forms.Text) and blank.name != "may"
        ]
        if not texts:
            return self._in_a_line(kind, sentence)
        chosen = self.one_of(self.texts("blank-text"), [self.label(blank) for blank in texts])
        return {texts[chosen or 0].name: [sentence]}

    def _in_a_line(self, kind: str, sentence: Table) -> Table:
        """One of several lines, such as those of a Solo card, with whatever else such a line says."""
        for blank in self.speaker.form.cards[kind]:
            fit = blank.fits[0]
            if isinstance(fit, forms.Tables):
                texts = [inner.name for inner in fit.table.blanks if isinstance(inner.fits[0], forms.Text)]
                more = [inner for inner in fit.table.blanks if inner.name not in texts]
                return {blank.name: [{texts[0]: [sentence], **self.table(more, None)}]}
        return {}

    def text(self, label: str, *, solo: bool = False) -> list[Table]:
        """Sentences, typed until nothing more is."""
        sentences: list[Table] = []
        print(label)
        while True:
            typed = self.line(self.texts("new-card-text"))
            if not typed:
                return sentences
            readings = self._recognizer.sentences(typed, solo=solo)
            if readings:
                sentences += readings[0]
                continue
            chosen = self._nearest(typed, AUTOMA if solo else "")
            if chosen is not None:
                sentences.append(self._sentence(chosen, solo=solo))

    def _nearest(self, typed: str, kind: str) -> str | None:
        near = self._recognizer.nearest(typed, kind)
        solo = kind == AUTOMA
        said = [
            self.label_of(name) if name in STANDING else self.speaker.verb(name, solo=solo) for name in near
        ]
        chosen = self.one_of(self.texts("new-card-nearest"), [*said, self.texts("new-card-none")])
        return None if chosen is None or chosen >= len(near) else near[chosen]

    def label_of(self, name: str) -> str:
        return self.texts(f"blank-{name}")

    def _sentence(self, verb: str, *, solo: bool) -> Table:
        shapes = (self.speaker.solo_verbs if solo else self.speaker.verbs)[verb]
        return {"do": verb, **self.table(self.speaker.form.blanks(verb, solo=solo), shapes, solo=solo)}

    def _word(self, name: str, word: str, shapes: Shapes | None) -> str:
        if name in WORDS:
            return self.texts(f"{WORDS[name]}-{word}")
        if name == "hits":
            return self.texts(f"text-attack-{word}", text="…")
        said = None if shapes is None else self.speaker.word(shapes, name, word)
        return said or word

    def _words(self, blank: Blank, words: Sequence[str], shapes: Shapes | None) -> list[str]:
        chosen = self.one_of(self.label(blank), [self._word(blank.name, word, shapes) for word in words])
        return [] if chosen is None else [words[chosen]]

    def _texts(self, label: str) -> list[list[Table]]:
        """Two texts at least: a choice of one is none."""
        texts: list[list[Table]] = []
        while True:
            text = self.text(f"{label} {len(texts) + 1}")
            if not text:
                return texts
            texts.append(text)

    def _pair(self, label: str, number: Number) -> list[int] | None:
        while True:
            typed = self.line(self.texts("new-card-pair", label=label)).split()
            if not typed:
                return LEFT_OUT
            if len(typed) == 2 and all(each.isascii() and each.isdigit() and len(each) < 4 for each in typed):
                return [int(each) for each in typed]
            print(self.texts("new-card-no-number", least=number.least, most=number.most))

    def _span(self, label: str, number: Number) -> str:
        least, most = min(number.only, default=number.least), max(number.only, default=number.most)
        return self.texts("new-card-number", label=label, least=least, most=most)
