"""The form of the vocabulary in the words of a language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.engine.resources import RESOURCES
from monumental.play.systems.known import SYSTEMS
from monumental.studio.form import blanks as forms
from monumental.studio.typed.speaker import AUTOMA, STANDING, speaker_of
from monumental.web.contract.page import ChoiceText
from monumental.web.studio.contract import BlankPage, FormPage, ShapePage

if TYPE_CHECKING:
    from monumental.engine.rules import Rules
    from monumental.studio.form.blanks import Blank, Fit
    from monumental.studio.typed.shapes import Shapes
    from monumental.studio.typed.speaker import Speaker

#: Words of cards that have messages of their own.
WORDS = {"kind": "kind", "subtype": "subtype", "type": "type", "source": "source"}


@lru_cache(maxsize=64)
def form_page(rules: Rules, language: str) -> FormPage:
    """All kinds and verbs of these rules."""
    speaker = speaker_of(rules, language)
    writer = Writer(speaker)
    form, texts = speaker.form, speaker.texts
    return FormPage(
        rules=rules.packs_of,
        rules_name=texts(f"rules-{rules.packs_of}"),
        modules=tuple(_modules(rules)),
        maps=rules.needs_layout(),
        kinds=tuple(
            ShapePage(kind, texts(f"kind-{kind}"), writer.card(kind, blanks))
            for kind, blanks in form.cards.items()
        ),
        verbs=tuple(
            ShapePage(verb, speaker.verb(verb), writer.sentence(blanks, speaker.verbs[verb]))
            for verb, blanks in form.sentences.items()
        ),
        solo_verbs=tuple(
            ShapePage(verb, speaker.verb(verb, solo=True), writer.sentence(blanks, speaker.solo_verbs[verb]))
            for verb, blanks in form.solo_sentences.items()
        ),
    )


def _modules(rules: Rules) -> list[str]:
    systems = [system for system in SYSTEMS.values() if system.rules.packs_of == rules.packs_of]
    return list(dict.fromkeys(module for system in systems for module in system.modules))


class Writer:
    """Puts blanks into words."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._texts = speaker.texts

    def card(self, kind: str, blanks: tuple[Blank, ...]) -> tuple[BlankPage, ...]:
        lines = self._speaker.lines(kind)
        return tuple(self.blank(blank, lines.get(blank.name)) for blank in blanks)

    def sentence(self, blanks: tuple[Blank, ...], shapes: Shapes) -> tuple[BlankPage, ...]:
        """Only what these rules can say: a field that none of their phrases has would be refused."""
        return self.blanks(
            tuple(blank for blank in blanks if blank.name == forms.QUESTION or shapes.says(blank.name)),
            shapes,
        )

    def blanks(self, blanks: tuple[Blank, ...], shapes: Shapes | None) -> tuple[BlankPage, ...]:
        return tuple(self.blank(blank, shapes) for blank in blanks)

    def blank(self, blank: Blank, shapes: Shapes | None) -> BlankPage:
        fit = blank.fits[-1]
        least, most = _span(fit)
        text = fit.text if isinstance(fit, forms.Texts) else fit
        return BlankPage(
            name=blank.name,
            label=self._label(blank.name),
            needed=blank.needed,
            fits=type(fit).__name__.lower(),
            least=least,
            most=most,
            words=tuple(
                ChoiceText(word, said)
                for word in _words(fit)
                if (said := self._word(blank.name, word, fit, shapes)) is not None
            ),
            verbs=text.verbs if isinstance(text, forms.Text) else (),
            solo=text.solo if isinstance(text, forms.Text) else False,
            blanks=self.blanks(_inner(fit), shapes),
        )

    def _label(self, name: str) -> str:
        if name in RESOURCES:
            return self._texts.resource(RESOURCES.index(name))
        return self._texts(f"blank-{name}")

    def _word(self, name: str, word: str, fit: Fit, shapes: Shapes | None) -> str | None:
        """A word by what it makes of its sentence, or a message of its own; nothing if it can't be said."""
        if name in WORDS:
            return self._texts(f"{WORDS[name]}-{word}")
        if name == "era":
            return self._texts(f"era-{word}")
        if name == "hits":
            return self._texts(f"text-attack-{word}", text="…")
        if isinstance(fit, forms.Counts):
            return self._texts(f"has-{word}", count=1)
        return word if shapes is None else self._speaker.word(shapes, name, word)


def _span(fit: Fit) -> tuple[int, int]:
    match fit:
        case forms.Number() | forms.Words() | forms.Text() | forms.Texts() | forms.Tables():
            return fit.least, fit.most
        case forms.Counts(number=number) | forms.Pair(number=number):
            return number.least, number.most
        case forms.Line(longest=longest):
            return 0, longest
        case _:
            return 0, 0


def _words(fit: Fit) -> tuple[str, ...]:
    if isinstance(fit, forms.Number):
        return tuple(map(str, fit.only))
    return fit.words if isinstance(fit, forms.Word | forms.Words | forms.Counts) else ()


def _inner(fit: Fit) -> tuple[Blank, ...]:
    if isinstance(fit, forms.Tables):
        return fit.table.blanks
    return fit.blanks if isinstance(fit, forms.Table | forms.Question) else ()


def name_of_line(speaker: Speaker, name: str, kind: str) -> str:
    """What is offered where a line was not understood: a verb, or a trigger or price change."""
    if name in STANDING:
        return speaker.texts(f"blank-{name}")
    return speaker.verb(name, solo=kind == AUTOMA)
