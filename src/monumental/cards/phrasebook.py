"""All messages of a language, each of them parsed when it is first said.

Parsing every file takes a second, and a table says a tenth of what stands there: nobody waits for the rest.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Identifier, Message, Pattern, Resource, TextElement
from fluent.syntax.visitor import Visitor

from monumental.cards.languages import FUNCTIONS
from monumental.cards.messages import TextError, parsed, text_of

if TYPE_CHECKING:
    from pathlib import Path

    from fluent.runtime.resolver import Message as Compiled
    from fluent.syntax.ast import MessageReference, TermReference

#: Where a message or a term begins. What belongs to it is indented, or closes a bracket.
BEGINS: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)

#: A message of one line in which nothing is filled in, as most are: there is nothing to parse.
PLAIN: Final = re.compile(r"([A-Za-z][\w-]*) *= *([^\s{}][^{}\n]*)\s*")


class Phrasebook(FluentBundle):
    """Messages of one language, from files that are sound: what is not is found where it is said."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {**FUNCTIONS.get(language, {})}
        # Isolation marks are for mixed writing directions; all our languages run one way.
        super().__init__([language], functions=functions, use_isolating=False)
        self._unread: dict[str, tuple[str, str]] = {}  # by name: the file, and what stands there

    def add_file(self, path: Path) -> None:
        """The messages of a file; those that others have already are a mistake."""
        source = COMMENT.sub("", text_of(path))
        begins = [*BEGINS.finditer(source)]
        ends = [each.start() for each in begins] + [len(source)]
        parsed(source[: ends[0]], path.name)  # before the first message stands nothing
        for begin, end in zip(begins, ends[1:], strict=True):
            self._must_be_new(begin[1], path.name)
            self._unread[begin[1]] = (path.name, source[begin.start() : end])

    def _must_be_new(self, name: str, file: str) -> None:
        if self.has_message(name):
            raise TextError(f"{self.locales[0]}/{file}: there is a text '{name}' already")

    def add_parsed(self, resource: Resource, file: str) -> None:
        """Messages that somebody else has read."""
        for entry in resource.body:
            if isinstance(entry, Message):
                self._must_be_new(entry.id.name, file)
        self._add(resource, set())

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Compiled:
        if not super().has_message(message_id):
            self._read(message_id, set())
        return super().get_message(message_id)

    def _read(self, name: str, reading: set[str]) -> None:
        """Parse an entry, if it is there."""
        if name in self._unread and name not in reading:
            reading.add(name)
            file, source = self._unread[name]
            self._add(_plain(source) or parsed(source, file), reading)

    def _add(self, resource: Resource, reading: set[str]) -> None:
        # What it refers to comes first: another thread may say it as soon as it is there.
        for name in references(resource):
            self._read(name, reading)
        self.add_resource(resource)


def _plain(source: str) -> Resource | None:
    """A plain message; nothing, if it is none."""
    line = PLAIN.fullmatch(source)
    if line is None:
        return None
    return Resource([Message(Identifier(line[1]), Pattern([TextElement(line[2].rstrip())]))])


def references(resource: Resource) -> list[str]:
    """The messages and -terms that these messages are made of."""
    found = _References()
    found.visit(resource)
    return found.names


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - as Fluent names its nodes
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
