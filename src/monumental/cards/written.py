"""What somebody wrote, shown again in a sentence: on one line, and cut short if it is long."""

from __future__ import annotations

from datetime import date, time

#: Nobody needs to read more of a value to find it.
LONGEST = 60


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
