"""What everybody sees of a game of Duel beside the common part: Province stacks and the Advantage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from monumental.engine.catalog import TYPES
from monumental.engine.game import Game
from monumental.engine.resources import RESOURCES
from monumental.games.duel.state import Advantage, ProvinceStack, duel
from monumental.play.views.keys import Keys
from monumental.play.views.system import SystemView


@dataclass(frozen=True)
class ProvinceView:
    """A Province or a Barricade in a stack."""

    card: str
    added_types: tuple[str, ...]  # by markers


@dataclass(frozen=True)
class StackView:
    """The Provinces of one seat."""

    cards: tuple[ProvinceView, ...]  # from the bottom to the top
    markers: Mapping[str, int]  # not placed yet, by Province type


@dataclass(frozen=True)
class AdvantageView:
    """The Advantage card, once somebody has it."""

    holder: int
    resource: str | None
    tokens: int


@dataclass(frozen=True)
class DuelView:
    """What Duel adds to a game."""

    stacks: tuple[StackView, ...]  # by seat
    advantage: AdvantageView | None  # null: nobody has it


def show_duel(game: Game, seat: int | None, keys: Keys) -> SystemView:
    """Duel's part; all of it is open."""
    state = duel(game)
    stacks = tuple([_stack(stack, keys) for stack in state.stacks])
    return {"duel": DuelView(stacks, _advantage(state.advantage))}


def _stack(stack: ProvinceStack, keys: Keys) -> StackView:
    provinces = [
        ProvinceView(card, tuple(sorted([name for kind, name in enumerate(TYPES) if added >> kind & 1])))
        for card, added in zip(keys.pile(stack.cards), stack.added_types, strict=True)
    ]
    return StackView(tuple(provinces), dict(zip(TYPES, stack.markers, strict=True)))


def _advantage(advantage: Advantage) -> AdvantageView | None:
    if advantage.holder < 0:
        return None
    resource = RESOURCES[advantage.resource] if advantage.resource >= 0 else None
    return AdvantageView(advantage.holder, resource, advantage.tokens)
