"""What pydantic finds wrong with something that was written, as faults at their fields."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from monumental.cards.errors import AnyOf, Fault, FaultError, Problem, at, own_words, unknown
from monumental.cards.written import legible, shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

#: How pydantic calls the branches of a value that may be one thing or another.
BRANCH = re.compile(r"int|str|constrained-\w+|[\w-]+\[.*")

#: What should have been there, by what pydantic calls its absence: keys of sentences.
EXPECTED: Final = {
    "model_type": "not-a-table",
    "model_attributes_type": "not-a-table",
    "dict_type": "not-a-table",
    "mapping_type": "not-a-table",
    "list_type": "not-a-list",
    "tuple_type": "not-a-list",
    "string_pattern_mismatch": "not-a-key-here",
    "int_type": "not-a-number",
    "int_parsing": "not-a-number",
    "int_parsing_size": "not-a-number",
    "int_from_float": "not-a-number",
    "finite_number": "not-a-number",
    "float_type": "not-a-number",
    "float_parsing": "not-a-number",
    "string_type": "not-a-word",
    "string_unicode": "not-a-word",
    "bool_type": "not-yes-or-no",
    "bool_parsing": "not-yes-or-no",
    "none_required": "not-empty",
}

#: The same, where a limit is named, and by which word.
LIMITS: Final = {
    "greater_than_equal": ("too-small", "ge"),
    "greater_than": ("not-above", "gt"),
    "less_than_equal": ("too-large", "le"),
    "less_than": ("not-below", "lt"),
    "too_short": ("too-few", "min_length"),
    "too_long": ("too-many", "max_length"),
    "string_too_short": ("too-short", "min_length"),
    "string_too_long": ("too-long", "max_length"),
}

#: The words that pydantic lists: `'city', 'policies' or 'display'`.
CHOICES = re.compile(r"'[^']*'|[^\s,']+(?=,| or |$)")


def field_path(location: tuple[int | str, ...]) -> str:
    """`("use", 0, "then", 1)` as `use[0].then[1]`: branches are no fields."""
    path = ""
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]"
        elif not BRANCH.fullmatch(part):
            path += f".{legible(part)}" if path else legible(part)
    return path


def problems_of(error: ValidationError, place: str, fields: Iterable[str]) -> list[Problem]:
    """The problems of one card, civilization or file, one for each field; `fields` are all that there are."""
    found: dict[str, Problem] = {}
    for each in error.errors(include_url=False):
        path = field_path(each["loc"])
        field, about = path, ""
        word = str(each["loc"][-1]) if each["loc"] else ""
        match each["type"]:
            case "extra_forbidden":
                field = field_path(each["loc"][:-1])
                fault = _misplaced(word, fields)
            case "missing":
                field = field_path(each["loc"][:-1])
                fault = Fault("field-missing", field=legible(word))
            case "value_error":
                fault, about = _validated(each["ctx"]["error"])
            case _:
                fault = _unfit(each)
        # What may be one thing or another fails once for each: the first says it.
        name = path if field == path else f"{path}.{word}"
        found.setdefault(name, Problem(at(place, field), fault, about))
    return list(found.values())


def _misplaced(word: str, fields: Iterable[str]) -> Fault:
    return Fault("field-misplaced", field=word) if word in fields else unknown("field", word, fields)


def _validated(error: object) -> tuple[Fault, str]:
    """What a validator says: ours by a key; that of somebody's own verb may have words of its own."""
    if isinstance(error, FaultError):
        return error.fault, error.about
    return own_words(str(error)), ""


def _unfit(found: ErrorDetails) -> Fault:
    kind, value = found["type"], shown(found["input"])
    if kind in EXPECTED:
        return Fault(EXPECTED[kind], value=value)
    if kind in LIMITS:
        key, word = LIMITS[kind]
        return Fault(key, limit=str(found["ctx"][word]), value=value)
    if kind == "literal_error":
        return Fault(
            "not-among", choices=AnyOf(tuple(CHOICES.findall(found["ctx"]["expected"]))), value=value
        )
    return Fault("unfit", value=value)
