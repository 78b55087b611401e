"""How sentences and lines of cards are said in a language, and every shape that they can have there."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final, get_args

from monumental.cards.build import build_card
from monumental.cards.describe import describe, describe_script
from monumental.cards.messages import TextError
from monumental.cards.schema import CardText
from monumental.cards.text import load_texts
from monumental.cards.verbs.meanings import Scripts
from monumental.cards.verbs.registry import SOLO_VERBS, VERBS
from monumental.cards.verbs.speech import phrase
from monumental.plugins import boxes
from monumental.studio.form import blanks as forms
from monumental.studio.form.form import form_of
from monumental.studio.typed.samples import sample
from monumental.studio.typed.shapes import Hole, List

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.cards.errors import Problem
    from monumental.cards.text import Texts
    from monumental.cards.verbs.definition import Verb
    from monumental.cards.verbs.registry import Verbs
    from monumental.engine.catalog import Script
    from monumental.engine.rules import Rules
    from monumental.studio.form.blanks import Blank
    from monumental.studio.form.form import Form
    from monumental.studio.typed.shapes import Part, Shapes, Table, Template

#: Lines that have a shape of their own, and not only a word before their sentences.
STANDING: Final = ("when", "modify")

#: Cards with lines that an Automa follows.
AUTOMA: Final = "solo"

#: What stands for whatever goes in.
OPEN: Final = "…"


class Speaker:
    """Says what cards of some rules can say, in one language."""

    def __init__(self, rules: Rules, form: Form, texts: Texts) -> None:
        self.rules = rules
        self.form = form
        self.texts = texts
        self._lines: dict[tuple[str, str], Shapes] = {}  # by kind and field

    @cached_property
    def verbs(self) -> Mapping[str, Shapes]:
        """Every shape of a sentence, by verb."""
        return self._shapes(VERBS, self.form.sentences)

    @cached_property
    def solo_verbs(self) -> Mapping[str, Shapes]:
        return self._shapes(SOLO_VERBS, self.form.solo_sentences)

    def lines(self, kind: str) -> dict[str, Shapes]:
        """What a card of this kind can say, by field. Triggers and price changes are said alike on all."""
        blanks = {blank.name: blank for blank in self.form.cards[kind] if is_said(blank)}
        others = {blank.name: blank for blank in self.form.cards[kind]}
        for name, blank in blanks.items():
            if _said_on(kind, name) not in self._lines:
                self._lines[_said_on(kind, name)] = self._line_shapes(kind, blank, others)
        return {name: self._lines[_said_on(kind, name)] for name in blanks}

    def text(self, sentences: list[Table], verbs: Verbs) -> str | None:
        """A text by itself: `Archive a card.`; nothing if it is none."""
        script = self._script(sentences, verbs)
        return None if script is None else describe_script(script, self.texts)

    def line(self, kind: str, fields: Table, texts: Texts | None = None) -> str | None:
        """The first line of a card with these fields, without its full stop."""
        text = CardText.model_construct(kind=kind, source="original", **fields)
        try:
            lines = describe(build_card(self.rules, "typed", text, "")[0], texts or self.texts)
        except TextError:
            return None
        return lines[0].removesuffix(".") if lines else None

    # With holes, for people to choose from

    def verb(self, verb: str, *, solo: bool = False) -> str:
        """A verb as its plainest sentence: `gain … Gold`."""
        shapes = (self.solo_verbs if solo else self.verbs)[verb]
        plainest = sorted(shapes.templates, key=lambda each: (len(each.given), len(each.parts)))
        return _open(plainest[0], shapes) if plainest else verb

    def word(self, shapes: Shapes, name: str, word: object) -> str | None:
        """A word of a blank by what it makes of the sentence: `gain … Gold for each Knowledge you own`.

        Nothing where these rules can't say it.
        """
        for template in shapes.everything():
            if any(given.path == (name,) and given.value == word for given in template.given):
                return _open(template, shapes)
        return None

    # Samples

    def _shapes(self, verbs: Verbs, blanks: Mapping[str, tuple[Blank, ...]]) -> dict[str, Shapes]:
        def shapes(verb: str) -> Shapes:
            return sample(
                blanks[verb], lambda table, texts: self._say({"do": verb, **table}, verbs, texts), self.texts
            )

        return {verb: shapes(verb) for verb in blanks}

    def _say(self, sentence: Table, verbs: Verbs, texts: Texts) -> str | None:
        script = self._script([sentence], verbs)
        try:
            return None if script is None else phrase(script, texts)
        except TextError:
            return None

    def _script(self, sentences: list[Table], verbs: Verbs) -> Script | None:
        problems: list[Problem] = []
        try:
            script = Scripts(self.rules, problems).part([verbs.read(each) for each in sentences], "", "")
        except ValueError:
            return None
        return None if problems else script

    def _line_shapes(self, kind: str, blank: Blank, others: Mapping[str, Blank]) -> Shapes:
        fit = blank.fits[0]
        if isinstance(fit, forms.Tables):
            [model] = get_args(CardText.model_fields[blank.name].annotation)

            def say(table: Table, texts: Texts) -> str | None:
                try:
                    return self.line(kind, {blank.name: [model.model_validate(table)]}, texts)
                except ValueError:
                    return None

            return sample(fit.table.blanks, say, self.texts)
        # An attack is said with whom it hits.
        said = [blank, *[others[name] for name in ("hits",) if blank.name == "attack"]]
        return sample(said, lambda table, texts: self.line(kind, table, texts), self.texts)


def speaker_of(rules: Rules, language: str) -> Speaker:
    """Who says what cards of these rules can say, in a language."""
    boxes()
    return _speaker(rules, language, tuple(VERBS.values()), tuple(SOLO_VERBS.values()))


@lru_cache(maxsize=24)
def _speaker(
    rules: Rules, language: str, verbs: tuple[type[Verb], ...], solo: tuple[type[Verb], ...]
) -> Speaker:
    del verbs, solo  # with a verb more or less, other things can be said
    return Speaker(rules, form_of(rules), load_texts(language, rules=rules))


def is_said(blank: Blank) -> bool:
    """Is it a text of the card?"""
    return isinstance(blank.fits[0], forms.Text | forms.Texts | forms.Tables)


def _said_on(kind: str, field: str) -> tuple[str, str]:
    return ("" if field in STANDING else kind, field)


def _open(template: Template, shapes: Shapes) -> str:
    """A template with its holes left open."""

    def shown(part: Part) -> str:
        if isinstance(part, List):
            return _open(shapes.members[part.members][0], shapes)
        return OPEN if isinstance(part, Hole) else part

    return "".join(map(shown, template.parts))
