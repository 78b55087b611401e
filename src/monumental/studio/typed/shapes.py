"""What a phrase with holes is: templates, the members of their lists, and what they fill in."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Literal

#: Where a value stands in a table: ("gained", "gold"), ("options", 0).
Path = tuple[str | int, ...]
Table = dict[str, Any]


@dataclass(frozen=True)
class Hole:
    """A place in a phrase where a number, a text or several texts go in; a `whole` text has full stops."""

    path: Path
    fits: Literal["number", "text", "texts", "whole"]


@dataclass(frozen=True)
class List:
    """A place for one or more members: amounts, kinds of cards, conditions, occasions."""

    members: str  # the messages that they are: "amount-"


Part = str | Hole | List


@dataclass(frozen=True)
class Filling:
    """A value that goes into a table, or one more word of a list there."""

    path: Path
    value: object
    one_more: bool = False


@dataclass(frozen=True)
class Template:
    """A phrase with holes, and what it fills in by itself."""

    parts: tuple[Part, ...]
    given: tuple[Filling, ...] = ()


@dataclass
class Shapes:
    """All phrases that one table can become: those of a verb, of a trigger, of a field of a card."""

    templates: list[Template] = field(default_factory=list)
    members: dict[str, list[Template]] = field(default_factory=dict)

    def add(self, template: Template) -> None:
        if template not in self.templates:
            self.templates.append(template)

    def everything(self) -> list[Template]:
        """All phrases, those of members included."""
        return [*self.templates, *(each for members in self.members.values() for each in members)]

    def says(self, name: str) -> bool:
        """Does any phrase say a field of this name, or something inside of it?"""
        return any(
            name in [path[0] for path in (*(each.path for each in template.given), *_holes(template))]
            for template in self.everything()
        )

    def lowered(self) -> Shapes:
        """The same phrases without capital letters."""
        return Shapes(
            [_lowered(template) for template in self.templates],
            {prefix: [_lowered(member) for member in members] for prefix, members in self.members.items()},
        )

    def add_member(self, prefix: str, member: Template) -> None:
        members = self.members.setdefault(prefix, [])
        if member not in members:
            members.append(member)


def _holes(template: Template) -> list[Path]:
    return [part.path for part in template.parts if isinstance(part, Hole)]


def _lowered(template: Template) -> Template:
    parts = tuple(part.lower() if isinstance(part, str) else part for part in template.parts)
    return Template(parts, template.given)


def filled(fillings: tuple[Filling, ...]) -> Table:
    """The table that these values make."""
    table: Table = {}
    for filling in fillings:
        inner: Any = table
        for step in filling.path[:-1]:
            inner = inner.setdefault(step, {})
        last = filling.path[-1]
        if filling.one_more:
            inner.setdefault(last, []).append(filling.value)
        else:
            inner[last] = deepcopy(filling.value)
    return table
