"""What playing needs to know of a rule system, and of a module that a box adds to one.

Everything else in this layer asks these records and never the name of a game. A package of somebody else
brings a record of its own, and nothing here has to be changed for it: docs/decisions/011 has the reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from monumental.cards.text import Texts
from monumental.engine.action import Action
from monumental.engine.events import Event
from monumental.engine.game import Game
from monumental.engine.rules import Rules
from monumental.engine.state import Slot, State
from monumental.play.glossary.term import Term
from monumental.play.plans.kinds import Kind
from monumental.play.positions.parts import PositionPart
from monumental.play.speech.speech import Speech
from monumental.play.systems.laying import COMMON, Laying
from monumental.play.views.keys import Keys
from monumental.play.views.system import SystemView

#: What an action touches on the table, where its words don't say it.
Touching = Callable[[Game, int, Action], tuple[str, ...]]

#: Makes what a seat, or somebody who watches, can't know anew, with the game's luck: a copy is changed, never
#: the game itself.
Forgetting = Callable[[Game, int | None], None]

#: What somebody has seen in a position that was left stays seen in the one that the game has gone back to.
Remembering = Callable[[Game, State], None]

#: A position file without what a seat, or a spectator, may not know of it.
HidingPosition = Callable[[Mapping[str, object], int | None], Mapping[str, object]]

#: The same of what a module keeps, as a position file has it.
HidingSlot = Callable[[Mapping[str, object], int | None], Mapping[str, object]]

#: What a seat, or a spectator, may see of what a module keeps: plain values, tuples, mappings, dataclasses.
Showing = Callable[[Slot, int | None, Keys], object]


#: What is said of a seat beside its name and points.
Standing = Callable[[Game, int, Texts], list[str]]


#: Whom something that happened was done to, against their will.
Blow = Callable[[Event], int]


def first_player(game: Game, owner: int, texts: Texts) -> list[str]:
    return [texts("view-first-player")] if game.state.first == owner else []


@dataclass(frozen=True)
class Component:
    """So many cards or tokens of a box, as its rulebook lists them."""

    kinds: tuple[str, ...]
    count: int
    clause: str = ""  # of the rulebook, where it is a rulebook that says it
    basic: bool = False  # Basic Buildings alone


#: Words that need nothing filled in.
NOTHING_MORE = Speech()


@dataclass(frozen=True)
class Module:
    """What a box adds to a rule system. A pack brings it into play by naming it (pack.toml: modules)."""

    change: Callable[[Rules], Rules]
    words: Speech = NOTHING_MORE
    touching: Mapping[str, Touching] = field(default_factory=dict)
    shows: Mapping[str, Showing] = field(default_factory=dict)  # by the name of what it keeps in the state
    forget: Forgetting | None = None
    remember: Remembering | None = None
    hides: Mapping[str, HidingSlot] = field(default_factory=dict)  # by the same names
    terms: tuple[Term, ...] = ()  # of the glossary
    components: tuple[Component, ...] = ()  # of its box
    tries: Mapping[str, Laying] = field(default_factory=dict)  # how its kinds of cards are tried out
    blows: Mapping[str, Blow] = field(default_factory=dict)  # by the key of what happened
    systems: tuple[str, ...] = ()  # where it is played, if it is not listed by a rule system itself


def never(game: Game) -> bool:
    del game
    return False


@dataclass(frozen=True)
class System:
    """A rule system."""

    rules: Rules
    usual_packs: tuple[str, ...]
    positions: PositionPart  # of position files
    words: Speech
    modules: Mapping[str, Module] = field(default_factory=dict)
    standing: Standing = first_player
    packs_for_seats: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # they come by themselves
    shows: Callable[[Game, int | None, Keys], SystemView] | None = None  # its parts of a view
    touching: Mapping[str, Touching] = field(default_factory=dict)
    forget: Forgetting | None = None
    remember: Remembering | None = None
    hides: HidingPosition | None = None
    ends_soon: Callable[[Game], bool] = never  # is the round that is played now the last but one?
    terms: tuple[Term, ...] = ()  # of the glossary
    civilizations: int = 0  # in its box
    components: tuple[Component, ...] = ()  # of its box, beside civilizations and Development cards
    tries: Mapping[str, Laying] = field(default_factory=lambda: COMMON)  # how cards are tried out, by kind

    plans: tuple[Kind, ...] = ()  # what a seat can lay down to be done by itself: decisions/048
    blows: Mapping[str, Blow] = field(default_factory=dict)  # by the key of what happened

    def seats(self, rules: Rules | None = None) -> tuple[int, int]:
        """How many can play at least and at most, with the packs that come by themselves.

        `rules`: with the modules of other packs.
        """
        least, most = (rules or self.rules).seats
        return least, max([most, *self.packs_for_seats])
