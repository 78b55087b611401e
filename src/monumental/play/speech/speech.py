"""What a rule system says: its options by verb, what fills its questions and events in by their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from monumental.cards.text import Texts
from monumental.engine.action import Action
from monumental.engine.agenda import Choice
from monumental.engine.events import Event
from monumental.engine.game import Game

Values = dict[str, str | int]


@dataclass(frozen=True)
class Speech:
    """What is not here needs nothing filled in."""

    options: Mapping[str, Callable[[Game, Action, Texts], str]] = field(default_factory=dict)
    questions: Mapping[str, Callable[[Game, Choice, Texts], Values]] = field(default_factory=dict)
    events: Mapping[str, Callable[[Game, Event, Texts], Values]] = field(default_factory=dict)

    def __or__(self, more: Speech) -> Speech:
        """This and more; where both have a word, that of the rule system counts."""
        return Speech(
            {**self.options, **more.options},
            {**self.questions, **more.questions},
            {**self.events, **more.events},
        )
