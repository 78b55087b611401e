"""Who reads what somebody has typed: the text of a printed card, a line at a time."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, get_args

from pydantic import TypeAdapter

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
from monumental.studio.typed.nearest import Nearest
from monumental.studio.typed.reading import LONGEST, Joints, Reading
from monumental.studio.typed.samples import sample
from monumental.studio.typed.shapes import Hole, Shapes, Template, filled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.cards.text import Texts
    from monumental.cards.verbs.definition import Verb
    from monumental.cards.verbs.registry import Verbs
    from monumental.engine.rules import Rules
    from monumental.studio.form.blanks import Blank
    from monumental.studio.form.form import Form
    from monumental.studio.typed.shapes import Table

#: How many are offered where nothing is recognized.
OFFERED: Final = 3

#: The language in which cards are typed.
TYPED: Final = "en"

#: Lines that have a shape of their own, and not only a word before their sentences.
STANDING: Final = ("when", "modify")

#: Cards with lines that an Automa follows.
AUTOMA: Final = "solo"

_SPACES: Final = re.compile(r"\s+")


class Recognizer:
    """Knows all that cards of some rules can say."""

    def __init__(self, rules: Rules, form: Form, texts: Texts) -> None:
        self._rules = rules
        self._form = form
        self._texts = texts
        self._joints = Joints.of(texts)
        self._lines: dict[tuple[str, str], Shapes] = {}  # by kind and field
        self._nearest: dict[str, Nearest] = {}

    @cached_property
    def verbs(self) -> Mapping[str, Shapes]:
        return self._shapes(VERBS, self._form.sentences)

    @cached_property
    def solo_verbs(self) -> Mapping[str, Shapes]:
        return self._shapes(SOLO_VERBS, self._form.solo_sentences)

    def sentences(self, typed: str, *, solo: bool = False) -> list[list[Table]]:
        """A text by itself, such as `gain 1 Gold. Archive a card.`: its readings, the likeliest first."""
        text = tidied(typed)
        reading = Reading(text, self.solo_verbs if solo else self.verbs, self._joints)
        verbs = SOLO_VERBS if solo else VERBS
        return [found for found in reading.sentences(0, len(text)) if self._text_is(found, verbs, text)]

    def lines(self, typed: str, kind: str) -> list[Table]:
        """A line of a card of some kind, such as `Bonus: gain 1 Gold.`, as fields of the card."""
        text = tidied(typed)
        reading = Reading(text, self.solo_verbs if kind == AUTOMA else self.verbs, self._joints)
        readings: list[Table] = []
        for field, shapes in self._lines_of(kind).items():
            for template in shapes.templates:
                for found in reading.match(template.parts, 0, len(text), shapes):
                    table = _as_written(field, filled((*template.given, *found)))
                    if table not in readings and self._line_is(table, kind, text):
                        readings.append(table)
        return readings

    def nearest(self, typed: str, kind: str = "") -> list[str]:
        """The verbs that come nearest to what was typed, the nearest first.

        On a card of some kind it may also be a trigger or a price change: `when`, `modify`.
        """
        if kind not in self._nearest:
            verbs = self.solo_verbs if kind == AUTOMA else self.verbs
            lines = self._lines_of(kind) if kind else {}
            tables = {name: each for name, each in lines.items() if name in STANDING}
            self._nearest[kind] = Nearest({**verbs, **tables})
        return self._nearest[kind].words(tidied(typed))[:OFFERED]

    # How sentences and lines are said

    def _shapes(self, verbs: Verbs, blanks: Mapping[str, tuple[Blank, ...]]) -> dict[str, Shapes]:
        def shapes(verb: str) -> Shapes:
            return sample(
                blanks[verb],
                lambda table, texts: self._say([{"do": verb, **table}], verbs, texts),
                self._texts,
            )

        return {verb: shapes(verb) for verb in blanks}

    def _say(self, sentences: list[Table], verbs: Verbs, texts: Texts) -> str | None:
        """Sentences in words, as they stand inside another text; nothing if they are none."""
        problems: list[str] = []
        try:
            script = Scripts(self._rules, problems).part([verbs.read(each) for each in sentences], "", "")
            return None if problems else phrase(script, texts)
        except (ValueError, TextError):
            return None

    def _text_is(self, sentences: list[Table], verbs: Verbs, text: str) -> bool:
        problems: list[str] = []
        try:
            script = Scripts(self._rules, problems).part([verbs.read(each) for each in sentences], "", "")
        except ValueError:
            return False
        return not problems and tidied(describe_script(script, self._texts)) == text

    def _lines_of(self, kind: str) -> dict[str, Shapes]:
        """What a card of this kind can say, by field. Triggers and price changes are said alike on all."""
        blanks = {blank.name: blank for blank in self._form.cards[kind]}
        for name, blank in blanks.items():
            if _is_said(blank) and _said_on(kind, name) not in self._lines:
                self._lines[_said_on(kind, name)] = self._line_shapes(kind, blank, blanks)
        return {name: self._lines[_said_on(kind, name)] for name, blank in blanks.items() if _is_said(blank)}

    def _line_shapes(self, kind: str, blank: Blank, others: Mapping[str, Blank]) -> Shapes:
        fit = blank.fits[0]
        if isinstance(fit, forms.Tables):
            [model] = get_args(CardText.model_fields[blank.name].annotation)

            def say(table: Table, texts: Texts) -> str | None:
                try:
                    return self._say_line(kind, {blank.name: [model.model_validate(table)]}, texts)
                except ValueError:
                    return None

            return _with_full_stops(sample(fit.table.blanks, say, self._texts))
        # An attack is said with whom it hits.
        said = [blank, *[others[name] for name in ("hits",) if blank.name == "attack"]]
        return _with_full_stops(
            sample(said, lambda table, texts: self._say_line(kind, table, texts), self._texts)
        )

    def _say_line(self, kind: str, fields: Table, texts: Texts) -> str | None:
        text = CardText.model_construct(kind=kind, source="original", **fields)
        try:
            lines = describe(build_card(self._rules, "typed", text, "")[0], texts)
        except TextError:
            return None
        return lines[0].removesuffix(".") if lines else None

    def _line_is(self, table: Table, kind: str, text: str) -> bool:
        try:
            fields = {name: checked(name, value) for name, value in table.items()}
        except ValueError:
            return False
        said = self._say_line(kind, fields, self._texts)
        return said is not None and tidied(said) == text


def recognizer_of(rules: Rules) -> Recognizer:
    """Who reads what is typed for cards of these rules."""
    boxes()
    return _recognizer(rules, tuple(VERBS.values()), tuple(SOLO_VERBS.values()))


@lru_cache(maxsize=8)
def _recognizer(rules: Rules, verbs: tuple[type[Verb], ...], solo: tuple[type[Verb], ...]) -> Recognizer:
    del verbs, solo  # with a verb more or less, other things can be said
    return Recognizer(rules, form_of(rules), load_texts(TYPED, rules=rules))


def tidied(typed: str) -> str:
    """What was typed without what makes no difference: capital letters, spaces, the last full stop."""
    return _SPACES.sub(" ", typed[:LONGEST]).strip().removesuffix(".").lower()


def _is_said(blank: Blank) -> bool:
    return isinstance(blank.fits[0], forms.Text | forms.Texts | forms.Tables)


def _said_on(kind: str, field: str) -> tuple[str, str]:
    return ("" if field in STANDING else kind, field)


def _as_written(field: str, table: Table) -> Table:
    """As a pack has it: a list of tables where there may be several, one event without brackets."""
    if field in table:
        return table
    event = table.get("event")
    if isinstance(event, list) and len(event) == 1:
        table["event"] = event[0]
    return {field: [table]}


@lru_cache(maxsize=64)
def _adapter(field: str) -> TypeAdapter[Any]:
    annotation: Any = CardText.model_fields[field].annotation
    return TypeAdapter(annotation)


def checked(field: str, value: object) -> Any:
    """The value of a field of a card, read as a pack is."""
    return _adapter(field).validate_python(value)


def _with_full_stops(shapes: Shapes) -> Shapes:
    """On a card, a text is sentences; only inside another one it is phrases."""
    templates = [
        Template(
            tuple(
                Hole(part.path, "whole") if isinstance(part, Hole) and part.fits == "text" else part
                for part in template.parts
            ),
            template.given,
        )
        for template in shapes.templates
    ]
    return Shapes(templates, shapes.members)
