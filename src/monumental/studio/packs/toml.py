"""Tables of a pack as TOML, as a person would write them: a line for each field, sentences in brackets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import tomli_w

if TYPE_CHECKING:
    from collections.abc import Mapping

#: A list that would be longer is written in several lines.
WIDTH: Final = 100
_INDENT: Final = "  "


def table_toml(table: Mapping[str, Any]) -> str:
    """The fields of a table, without its name."""
    return "".join(f"{_key(name)} = {_value(value, len(name) + 3, 0)}\n" for name, value in table.items())


def cards_toml(cards: Mapping[str, Mapping[str, Any]]) -> str:
    """Cards with their names: `[forum]`."""
    return "\n".join(f"[{_key(key)}]\n{table_toml(table)}" for key, table in cards.items())


def _value(value: object, before: int, depth: int) -> str:
    line = _inline(value)
    if not isinstance(value, list) or not value or before + len(line) <= WIDTH:
        return line
    indent = _INDENT * (depth + 1)
    items = [f"{indent}{_value(item, len(indent), depth + 1)},\n" for item in value]
    return f"[\n{''.join(items)}{_INDENT * depth}]"


def _inline(value: object) -> str:
    if isinstance(value, dict):
        fields = [f"{_key(str(name))} = {_inline(each)}" for name, each in value.items()]
        return f"{{ {', '.join(fields)} }}" if fields else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_inline, value))}]"
    return tomli_w.dumps({"x": value}).removeprefix("x = ").strip()


def _key(name: str) -> str:
    """A key that needs no quotes has none."""
    return tomli_w.dumps({name: 0}).rpartition(" = ")[0]
