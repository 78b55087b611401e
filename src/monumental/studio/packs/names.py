"""The names of a pack in each language, which stand in files of messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from monumental.cards.errors import Fault
from monumental.cards.text import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Mapping

#: What a message may be about, and so begin with.
SUBJECTS: Final = ("card-", "civilization-", "city-", "pack-", "map-", "public-")


def read_names(source: str) -> dict[str, str]:
    """The names in a file of messages; whatever else stands there is left out."""
    names = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and entry.value is not None:
            parts = entry.value.elements
            names[entry.id.name] = "".join(str(part.value) for part in parts if isinstance(part, TextElement))
    return names


def write_names(names: Mapping[str, str]) -> str:
    """A file of messages with these names."""
    return "".join(f"{key} = {name.strip()}\n" for key, name in names.items() if name.strip())


def problem_with_name(name: str) -> Fault | None:
    """Why this is no name; nothing if it is one."""
    if not name.isprintable():
        return Fault("name-lines")
    if set(name) & set("{}"):
        return Fault("name-braces")
    if len(name) > LONGEST_NAME:
        return Fault("name-long", most=LONGEST_NAME)
    return None
