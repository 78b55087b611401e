"""Reading a typed text by the shapes that the vocabulary has."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.studio.typed.samples import MEMBERS
from monumental.studio.typed.shapes import Filling, Hole, List, filled

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from monumental.cards.text import Texts
    from monumental.studio.typed.shapes import Part, Shapes, Table

#: Longer than any line of a card of ours.
LONGEST: Final = 1000

#: How much is tried before a text counts as not understood: ten times what the hardest text of ours takes.
MOST_TRIES: Final = 20_000

#: Readings of one stretch of text that are followed up: what is typed can be ambiguous, but not so much.
MOST_READINGS: Final = 4

_NUMBER: Final = re.compile(r"\d{1,2}(?!\d)")


@dataclass(frozen=True)
class Joints:
    """How a language joins phrases."""

    in_order: str
    options: tuple[str, str]
    lists: Mapping[str, tuple[str, str]]
    twice: str
    times: tuple[str, str]

    @classmethod
    def of(cls, texts: Texts) -> Joints:
        def between(key: str) -> str:
            said = texts(key, first="\ue000", next="\ue000", last="\ue000", phrase="")
            return said.lower().split("\ue000")[1]

        before, after = texts("phrase-times", phrase="", count=17).split("17")
        return cls(
            between("phrase-in-order"),
            (between("phrase-option-next"), between("phrase-option-last")),
            {prefix: (between(comma), between(last)) for prefix, (comma, last) in MEMBERS.items()},
            texts("phrase-times", phrase="", count=2),
            (before, after),
        )


Fillings = tuple[Filling, ...]


class Reading:
    """One typed text, and what has been read of it so far."""

    def __init__(self, text: str, verbs: Mapping[str, Shapes], joints: Joints) -> None:
        self.text = text
        self._verbs = verbs
        self._joints = joints
        self._tries = 0
        self._texts: dict[tuple[int, int], list[list[Table]]] = {}
        self._phrases: dict[tuple[int, int], list[list[Table]]] = {}

    def sentences(self, begin: int, end: int) -> list[list[Table]]:
        """Sentences with full stops between them."""
        readings = self.inner(begin, end)[:]
        stop = self.text.find(". ", begin, end)
        while stop >= 0 and len(readings) < MOST_READINGS:
            for first in self.inner(begin, stop):
                readings += [first + rest for rest in self.sentences(stop + 2, end)]
            stop = self.text.find(". ", stop + 1, end)
        return readings[:MOST_READINGS]

    def inner(self, begin: int, end: int) -> list[list[Table]]:
        """A text inside a sentence: phrases one after the other. What can belong together does."""
        span = (begin, end)
        if span not in self._texts:
            self._texts[span] = []  # of a text inside itself there is nothing to read
            readings = self._phrase(begin, end)[:]
            joint = self._joints.in_order
            at = self.text.find(joint, begin, end)
            while at >= 0 and len(readings) < MOST_READINGS:
                for first in self._phrase(begin, at):
                    readings += [first + rest for rest in self.inner(at + len(joint), end)]
                at = self.text.find(joint, at + 1, end)
            self._texts[span] = readings[:MOST_READINGS]
        return self._texts[span]

    def _phrase(self, begin: int, end: int) -> list[list[Table]]:
        """One phrase; where it is said so many times, so many sentences."""
        span = (begin, end)
        if span not in self._phrases:
            readings: list[list[Table]] = []
            for verb, shapes in self._verbs.items():
                for template in shapes.templates:
                    if len(readings) >= MOST_READINGS:
                        break
                    readings += [
                        [{"do": verb, **filled((*template.given, *found))}]
                        for found in self.match(template.parts, begin, end, shapes)
                    ]
            for count, last in self._repeated(begin, end):
                readings += [once * count for once in self._phrase(begin, last)]
            self._phrases[span] = readings[:MOST_READINGS]
        return self._phrases[span]

    def _repeated(self, begin: int, end: int) -> Iterator[tuple[int, int]]:
        twice, (before, after) = self._joints.twice, self._joints.times
        if self.text.endswith(twice, begin, end):
            yield 2, end - len(twice)
        elif self.text.endswith(after, begin, end):
            at = self.text.rfind(before, begin, end)
            count = self.text[at + len(before) : end - len(after)] if at >= 0 else ""
            if count.isdigit() and len(count) == 1:
                yield int(count), at

    def match(self, parts: Sequence[Part], begin: int, end: int, shapes: Shapes) -> Iterator[Fillings]:
        """Everything that fills the holes of a template so that it is this stretch of text."""
        self._tries += 1
        if self._tries > MOST_TRIES:
            return
        if not parts:
            if begin == end:
                yield ()
            return
        part, rest = parts[0], parts[1:]
        if isinstance(part, str):
            if self.text.startswith(part, begin, end):
                yield from self.match(rest, begin + len(part), end, shapes)
            return
        for stop in self._stops(part, rest, begin, end):
            for found in self._fill(part, begin, stop, shapes):
                yield from (found + more for more in self.match(rest, stop, end, shapes))

    def _stops(self, part: Part, rest: Sequence[Part], begin: int, end: int) -> Iterator[int]:
        """Where a hole may end: where what follows begins."""
        if isinstance(part, Hole) and part.fits == "number":
            found = _NUMBER.match(self.text, begin, end)
            if found is not None:
                yield found.end()
        elif not rest:
            yield end
        elif isinstance(rest[0], str):
            at = self.text.find(rest[0], begin + 1, end)
            while at >= 0:
                yield at
                at = self.text.find(rest[0], at + 1, end)
        else:
            yield from range(begin + 1, end)

    def _fill(self, part: Part, begin: int, end: int, shapes: Shapes) -> Iterator[Fillings]:
        if isinstance(part, List):
            yield from self._members(part.members, begin, end, shapes)
        elif isinstance(part, Hole) and part.fits == "number":
            yield (Filling(part.path, int(self.text[begin:end])),)
        elif isinstance(part, Hole) and part.fits == "text":
            yield from ((Filling(part.path, text),) for text in self.inner(begin, end))
        elif isinstance(part, Hole) and part.fits == "whole":
            yield from ((Filling(part.path, text),) for text in self.sentences(begin, end))
        elif isinstance(part, Hole):
            yield from ((Filling(part.path, texts),) for texts in self._options(begin, end, more=False))

    def _members(self, prefix: str, begin: int, end: int, shapes: Shapes) -> Iterator[Fillings]:
        """One member, or several with their joints: `A, B and C`."""
        comma, last = self._joints.lists[prefix]
        for member in shapes.members.get(prefix, ()):
            yield from (member.given + found for found in self.match(member.parts, begin, end, shapes))
        for joint in (comma, last):
            at = self.text.find(joint, begin, end)
            while at >= 0:
                for member in shapes.members.get(prefix, ()):
                    for found in self.match(member.parts, begin, at, shapes):
                        for more in self._members(prefix, at + len(joint), end, shapes):
                            yield member.given + found + more
                at = self.text.find(joint, at + 1, end)

    def _options(self, begin: int, end: int, *, more: bool) -> Iterator[list[list[Table]]]:
        """The branches of a choice: `A; B; or C`."""
        between, last = self._joints.options
        if more:
            yield from ([text] for text in self.inner(begin, end))
        for joint in (last, between):
            at = self.text.find(joint, begin, end)
            while at >= 0:
                for first in self.inner(begin, at):
                    for others in self._options(at + len(joint), end, more=True):
                        yield [first, *others]
                at = self.text.find(joint, at + 1, end)
