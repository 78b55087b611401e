"""Who reads what somebody has typed: the text of a printed card, a line at a time."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter

from monumental.cards.schema import CardText
from monumental.cards.verbs.registry import SOLO_VERBS, VERBS
from monumental.studio.typed.nearest import Nearest
from monumental.studio.typed.reading import LONGEST, Joints, Reading
from monumental.studio.typed.shapes import Hole, Shapes, Template, filled
from monumental.studio.typed.speaker import AUTOMA, STANDING, speaker_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.cards.verbs.registry import Verbs
    from monumental.engine.rules import Rules
    from monumental.studio.typed.shapes import Table
    from monumental.studio.typed.speaker import Speaker

#: How many are offered where nothing is recognized.
OFFERED: Final = 3

#: The language in which cards are typed.
TYPED: Final = "en"

_SPACES: Final = re.compile(r"\s+")


class Recognizer:
    """Knows all that cards of some rules can say."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._joints = Joints.of(speaker.texts)
        self._lines: dict[str, dict[str, Shapes]] = {}
        self._nearest: dict[str, Nearest] = {}

    @cached_property
    def verbs(self) -> Mapping[str, Shapes]:
        return {verb: shapes.lowered() for verb, shapes in self._speaker.verbs.items()}

    @cached_property
    def solo_verbs(self) -> Mapping[str, Shapes]:
        return {verb: shapes.lowered() for verb, shapes in self._speaker.solo_verbs.items()}

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

    def _lines_of(self, kind: str) -> dict[str, Shapes]:
        if kind not in self._lines:
            said = self._speaker.lines(kind)
            self._lines[kind] = {field: _with_full_stops(shapes.lowered()) for field, shapes in said.items()}
        return self._lines[kind]

    def _text_is(self, sentences: list[Table], verbs: Verbs, text: str) -> bool:
        said = self._speaker.text(sentences, verbs)
        return said is not None and tidied(said) == text

    def _line_is(self, table: Table, kind: str, text: str) -> bool:
        try:
            fields = {name: checked(name, value) for name, value in table.items()}
        except ValueError:
            return False
        said = self._speaker.line(kind, fields)
        return said is not None and tidied(said) == text


@lru_cache(maxsize=8)
def _recognizer(speaker: Speaker) -> Recognizer:
    return Recognizer(speaker)


def recognizer_of(rules: Rules) -> Recognizer:
    """Who reads what is typed for cards of these rules."""
    return _recognizer(speaker_of(rules, TYPED))


def tidied(typed: str) -> str:
    """What was typed without what makes no difference: capital letters, spaces, the last full stop."""
    return _SPACES.sub(" ", typed[:LONGEST]).strip().removesuffix(".").lower()


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
