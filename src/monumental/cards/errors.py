"""What is wrong with a pack, in sentences that name file, card and field."""

from __future__ import annotations

import re
from datetime import date, time
from difflib import get_close_matches
from typing import TYPE_CHECKING

from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails


#: Nobody needs to read more of a value to find it.
LONGEST = 60


class PackError(MonumentalError):
    """A pack that can't be used. Each problem is one sentence: `era-1.toml: forum.use[0]: unknown verb …`."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def unknown(what: str, word: str, known: Iterable[str], *, listed: bool = False) -> str:
    """`unknown verb 'archve' (did you mean 'archive'?)`; short lists may be shown where nothing is close."""
    names = sorted(known)
    close = get_close_matches(word, names, n=1)
    if close:
        hint = f" (did you mean '{close[0]}'?)"
    else:
        hint = f" (there are: {', '.join(names)})" if listed else ""
    return f"unknown {what} '{legible(word)}'{hint}"


def at(place: str, field: str) -> str:
    """`pack.toml: name` for a field of a file, `era-1.toml: forum.use` for a field of a card."""
    if not field:
        return place
    return f"{place}: {field}" if place.endswith(".toml") else f"{place}.{field}"


#: How pydantic calls the branches of a value that may be one thing or another.
BRANCH = re.compile(r"int|str|constrained-\w+|[\w-]+\[.*")


def field_path(location: tuple[int | str, ...]) -> str:
    """`("use", 0, "then", 1)` as `use[0].then[1]`: branches are no fields."""
    path = ""
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]"
        elif not BRANCH.fullmatch(part):
            path += f".{legible(part)}" if path else legible(part)
    return path


def problems_of(error: ValidationError, place: str, fields: Iterable[str]) -> list[str]:
    """The problems of one card or civilization in our words, one for each field."""
    return [f"{at(place, field)}: {text}" for field, text in faults_of(error, fields)]


def faults_of(error: ValidationError, fields: Iterable[str]) -> list[tuple[str, str]]:
    """The same as pairs: the field, and what is wrong with it."""
    faults: dict[str, tuple[str, str]] = {}
    for found in error.errors(include_url=False):
        path = field_path(found["loc"])
        field = path
        word = str(found["loc"][-1]) if found["loc"] else ""
        match found["type"]:
            case "extra_forbidden":
                field = field_path(found["loc"][:-1])
                text = _misplaced(word, fields)
            case "missing":
                field = field_path(found["loc"][:-1])
                text = f"the field '{word}' is missing"
            case _:
                text = _problem(found)
        # What may be one thing or another fails once for each: the first says it.
        faults.setdefault(path if field == path else f"{path}.{word}", (field, text))
    return list(faults.values())


def _misplaced(word: str, fields: Iterable[str]) -> str:
    return f"the field '{word}' does not belong here" if word in fields else unknown("field", word, fields)


#: What should have been there, where pydantic would speak of Python.
EXPECTED = {
    "model_type": "a table",
    "model_attributes_type": "a table",
    "dict_type": "a table",
    "list_type": "a list",
    "tuple_type": "a list",
    "string_pattern_mismatch": "lower-case words joined by hyphens",
}


def _problem(found: ErrorDetails) -> str:
    match found["type"]:
        case "value_error":
            return str(found["ctx"]["error"])
        case kind if kind in EXPECTED:
            return f"input should be {EXPECTED[kind]}, not {shown(found['input'])}"
        case _:
            message = found["msg"].replace(" after validation", "").replace("Dictionary", "Table")
            return f"{message[0].lower()}{message[1:]}, not {shown(found['input'])}"


def span(least: int, most: int) -> str:
    """`2`, `2 to 4`."""
    return str(least) if least == most else f"{least} to {most}"


def shown(value: object) -> str:
    """A value as it was written, cut short if it is long."""
    return _cut(_as_written(value))


def legible(word: str) -> str:
    """A word as it was written, on one line, cut short if it is long."""
    return _cut(word if word.isprintable() else repr(word)[1:-1])


def _as_written(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case list():
            return f"[{', '.join(map(_as_written, value))}]"
        case dict():
            fields = [f"{legible(name)} = {_as_written(each)}" for name, each in value.items()]
            return f"{{ {', '.join(fields)} }}" if fields else "{}"
        case date() | time():
            return value.isoformat()
        case _:
            return repr(value)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
