"""Files of Fluent messages: reading them, and saying one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Pattern, Placeable, Resource, TextElement, VariableReference

from monumental.cards.languages import FUNCTIONS
from monumental.cards.written import legible
from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from monumental.cards.carried import File


#: From here on languages write numbers in groups, each in its own way.
GROUPED: Final = 1000

#: Fluent fills in nothing much longer.
LONGEST_VALUE: Final = 2000


class TextError(MonumentalError):
    """Something that can't be put into words. One clear sentence."""


def bundle_of(language: str, resources: Iterable[Resource]) -> FluentBundle:
    # Isolation marks are for mixed writing directions; all our languages run one way.
    functions: dict[str, Any] = {**FUNCTIONS.get(language, {})}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


def read_messages(path: File) -> Resource:
    """The messages of a file, if they are all sound."""
    return parsed(text_of(path), path.name)


def text_of(path: File) -> str:
    """What stands in a file of messages."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise TextError(f"{path.name}: can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise TextError(f"{path.name}: byte {error.start + 1} is no text in UTF-8") from error


def parsed(source: str, file: str) -> Resource:
    """Messages out of a file, if they are all sound."""
    try:
        resource: Resource = FluentResource(source)
    except RecursionError as error:
        raise TextError(f"{file}: too many brackets inside each other") from error
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise TextError(f"{file}: no Fluent message: {legible(line)}")
    return resource


def say(bundles: Iterable[FluentBundle], key: str, values: dict[str, str | int]) -> str | None:
    """The message in the first bundle that has it."""
    for bundle in bundles:
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is None:
                raise TextError(f"the text '{key}' is empty")
            parts = simple(pattern)
            plainly = None if parts is None else filled(parts, values)
            if plainly is not None:
                return plainly
            text, errors = bundle.format_pattern(pattern, values)
            if errors:
                raise TextError(f"the text '{key}' can't be filled in: {errors[0]}")
            return str(text)
    return None


class Gap(str):
    """The name of what is filled in."""

    __slots__ = ()


@lru_cache(maxsize=8192)
def simple(pattern: Pattern | TextElement | Placeable) -> tuple[str, ...] | None:
    """Texts and gaps, in a message that has nothing else, as most do; else nothing."""
    found: list[str] = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        if isinstance(element, TextElement):
            found.append(element.value)
        elif isinstance(element.expression, VariableReference):
            found.append(Gap(element.expression.id.name))
        else:
            return None
    return tuple(found)


def filled(parts: tuple[str, ...], values: dict[str, str | int]) -> str | None:
    """Such a message, filled in; nothing where Fluent has to say how, or what is wrong.

    Fluent takes ten times as long, and a table says thousands of them.
    """
    said = []
    for part in parts:
        if type(part) is not Gap:
            said.append(part)
            continue
        value = values.get(part)
        if type(value) is int and 0 <= value < GROUPED:
            said.append(str(value))
        elif type(value) is str and len(value) <= LONGEST_VALUE:
            said.append(value)
        else:
            return None
    return "".join(said)
