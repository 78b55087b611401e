"""An action: a verb and at most two small numbers."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

#: No card.
EMPTY: Final = -1

#: How the numbers of the common verbs are written: `use b2`, `acquire 3`, `advantage military 2`.
#: A rule system adds its own words (`Rules.words`).
COMMON_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "choose": ("civilization",),
    "activate": ("row", "column"),
    "acquire": ("slot",),
    "build": ("card",),
    "complete": (),
    "develop": ("card",),
    "use": ("place",),
    "policy": (),
    "may": ("place",),
    "progress": (),
    "archive": ("place",),
    "discard": ("place",),
    "remove": ("slot",),
    "reinforce": ("place",),
    "copy": ("place",),
    "copy-policy": ("card",),
    "branch": ("nth",),
    "take": ("resource",),
    "pay": ("resource",),
    "keep": ("card",),
    "next": ("nth",),
    "yes": (),
    "no": (),
}


class Action:
    """What a seat can do at a prompt. Two actions with the same words are the same."""

    def __init__(self, verb: str, first: int = NONE, second: int = NONE) -> None:
        self.verb = verb
        self.first = first
        self.second = second

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.verb == other.verb
            and self.first == other.first
            and self.second == other.second
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.first, self.second))

    def __repr__(self) -> str:
        if self.first == NONE:
            return f"Action({self.verb!r})"
        if self.second == NONE:
            return f"Action({self.verb!r}, {self.first})"
        return f"Action({self.verb!r}, {self.first}, {self.second})"


#: More cards than all packs of a game have together; a catalog never has more.
MOST_CARDS: Final = 1000


def one_of_each(verb: str, count: int) -> list[Action]:
    """`acquire 1` to `acquire 6`: made once, because actions never change."""
    return [Action(verb, number) for number in range(count)]


PASS: Final = Action("pass")
YES: Final = Action("yes")
NO: Final = Action("no")
DONE: Final = Action("done")
