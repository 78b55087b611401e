"""The options as a numbered list: in groups that belong together, long families folded into one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cards.grammar import amount
from monumental.engine.resources import RESOURCES
from monumental.play.notation import write
from monumental.play.words import option

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: What can be done on a turn, in the order it is offered. Passing comes last.
GROUPS = {
    "use": ("use", "may", "policy", "warlord"),
    "acquire": ("acquire", "build", "complete"),
    "develop": ("develop",),
    "more": ("conquer", "progress", "trade"),
    "advantage": ("advantage",),
    "pass": ("pass",),
}
GROUP_OF = {verb: group for group, verbs in GROUPS.items() for verb in verbs}


@dataclass(frozen=True)
class Entry:
    """A line of the list: one option, or several that differ only in an amount."""

    group: str
    first: int  # the number of its first option
    actions: tuple[Action, ...]
    text: str
    words: str  # the text notation

    @property
    def last(self) -> int:
        return self.first + len(self.actions) - 1


class Menu:
    """The options of the question that is asked now. Every option has a number from 1 on."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.entries: list[Entry] = []
        self.actions: list[Action] = []
        on_a_turn = game.choice().question == "take-turn"
        for group, family in families(game.options(), on_a_turn=on_a_turn):
            entry = Entry(
                group,
                len(self.actions) + 1,
                tuple(family),
                option(game, family[0], texts) if len(family) == 1 else folded(family, texts),
                words_of(game, family),
            )
            self.entries.append(entry)
            self.actions.extend(family)

    def action(self, number: int) -> Action | None:
        """The option with this number."""
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None


def families(options: list[Action], *, on_a_turn: bool) -> list[tuple[str, list[Action]]]:
    """The options by group; stakes of the same resource are one family."""
    if not on_a_turn:
        return [("", [action]) for action in options]
    order = list(GROUPS)
    found: list[tuple[str, list[Action]]] = []
    for action in sorted(options, key=lambda each: order.index(GROUP_OF.get(each.verb, "more"))):
        group = GROUP_OF.get(action.verb, "more")
        if action.verb == "advantage" and found[-1:] and same_stake(found[-1][1][-1], action):
            found[-1][1].append(action)
        else:
            found.append((group, [action]))
    return found


def same_stake(one: Action, other: Action) -> bool:
    return one.verb == other.verb and one.first == other.first and one.second + 1 == other.second


def folded(family: list[Action], texts: Texts) -> str:
    """`Take the Advantage: 1 Military to 4 Military`."""
    least, most = family[0], family[-1]
    return texts(
        "terminal-advantage",
        least=amount(texts, least.first, least.second),
        most=amount(texts, most.first, most.second),
    )


def words_of(game: Game, family: list[Action]) -> str:
    """How it is typed: `use b2`, `advantage military 1…4`."""
    if len(family) == 1:
        return write(game, family[0])
    least, most = family[0], family[-1]
    return f"{least.verb} {RESOURCES[least.first]} {least.second}…{most.second}"
