"""What is wrong with a pack, in sentences that name file, card and field."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails


class PackError(Exception):
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
    return f"unknown {what} '{word}'{hint}"


def at(place: str, field: str) -> str:
    """`pack.toml: name` for a field of a file, `era-1.toml: forum.use` for a field of a card."""
    if not field:
        return place
    return f"{place}: {field}" if place.endswith(".toml") else f"{place}.{field}"


#: The fields that hold sentences: pydantic names the verb of a sentence after its number.
SENTENCES = {
    "use",
    "activated",
    "during_activation",
    "bonus",
    "trade",
    "attack",
    "benefits",
    "then",
    "otherwise",
    "options",
    "text",
}

#: How pydantic calls the branches of a value that may be one thing or another.
BRANCH = re.compile(r"int|str|constrained-\w+|\w+\[.*")


def field_path(location: tuple[int | str, ...]) -> str:
    """`("use", 0, "archive", "then", 1)` as `use[0].then[1]`: verbs and branches are no fields."""
    path = ""
    field = ""
    after_number = False
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]"
        elif not (after_number and field in SENTENCES) and not BRANCH.fullmatch(part):
            path += f".{part}" if path else part
            field = part
        after_number = isinstance(part, int)
    return path


def problems_of(error: ValidationError, place: str, verbs: Iterable[str], fields: Iterable[str]) -> list[str]:
    """The problems of one card or civilization in our words, one for each field."""
    problems: dict[str, str] = {}
    for found in error.errors(include_url=False):
        path = field_path(found["loc"])
        where = at(place, path)
        word = str(found["loc"][-1]) if found["loc"] else ""
        match found["type"]:
            case "extra_forbidden":
                where = at(place, field_path(found["loc"][:-1]))
                text = _misplaced(word, fields)
            case "missing":
                where = at(place, field_path(found["loc"][:-1]))
                text = f"the field '{word}' is missing"
            case _:
                text = _problem(found, verbs)
        # What may be one thing or another fails once for each: the first says it.
        problems.setdefault(path if where.endswith(path) else f"{path}.{word}", f"{where}: {text}")
    return list(problems.values())


def _misplaced(word: str, fields: Iterable[str]) -> str:
    return f"the field '{word}' does not belong here" if word in fields else unknown("field", word, fields)


def _problem(found: ErrorDetails, verbs: Iterable[str]) -> str:
    match found["type"]:
        case "union_tag_invalid":
            verb = str(found["ctx"]["tag"])
            # Solo cards have verbs of their own.
            if verb in verbs:
                return f"the verb '{verb}' is not for this text"
            return unknown("verb", verb, verbs)
        case "union_tag_not_found":
            return 'a sentence needs a verb: do = "gain"'
        case "value_error":
            return str(found["ctx"]["error"])
        case _:
            message = found["msg"].replace(" after validation", "")
            return f"{message[0].lower()}{message[1:]}, not {shown(found['input'])}"


def span(least: int, most: int) -> str:
    """`2`, `2 to 4`."""
    return str(least) if least == most else f"{least} to {most}"


def shown(value: object) -> str:
    """A value as it was written, cut short if it is long."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
