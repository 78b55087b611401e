"""The options as a numbered list: in groups that belong together, long families folded into one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cli.screens.view import Folded
from monumental.cli.screens.views import view_of
from monumental.play.notation import write
from monumental.play.words import option

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.screens.view import MenuForm
    from monumental.engine.action import Action
    from monumental.engine.game import Game


@dataclass(frozen=True)
class Entry:
    """A line of the list: one option, or several that differ only in one thing."""

    group: str
    first: int  # the number of its first option
    actions: tuple[Action, ...]
    text: str
    words: str  # the text notation
    targets: tuple[str, ...] = ()  # of several options, what each is about
    sentence: str = ""  # the key of the sentence for all of them

    @property
    def last(self) -> int:
        return self.first + len(self.actions) - 1


class Menu:
    """The options of the question that is asked now. Every option has a number from 1 on."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.entries: list[Entry] = []
        self.actions: list[Action] = []
        form = view_of(game).menu
        on_a_turn = game.choice().question == "take-turn"
        for group, family in families(game.options(), form, on_a_turn=on_a_turn):
            line = folded(game, family, form, texts)
            entry = Entry(
                group,
                len(self.actions) + 1,
                tuple(family),
                line.text,
                line.words,
                line.targets,
                line.sentence,
            )
            self.entries.append(entry)
            self.actions.extend(family)

    def action(self, number: int) -> Action | None:
        """The option with this number."""
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None


def families(options: list[Action], form: MenuForm, *, on_a_turn: bool) -> list[tuple[str, list[Action]]]:
    """The options, on a turn by group; those that go into one line are one family."""
    grouped = [(form.group_of(action.verb) if on_a_turn else "", action) for action in options]
    if on_a_turn:
        grouped.sort(key=lambda each: form.order(*each))
    found: list[tuple[str, list[Action]]] = []
    for group, action in grouped:
        if found and form.together(found[-1][1][-1], action):
            found[-1][1].append(action)
        else:
            found.append((group, [action]))
    return found


def folded(game: Game, family: list[Action], form: MenuForm, texts: Texts) -> Folded:
    """How a line of the list reads and is typed."""
    if len(family) > 1 and form.folded is not None:
        return form.folded(game, family, texts)
    return Folded(option(game, family[0], texts), write(game, family[0]))
