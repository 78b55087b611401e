"""What holds in every position of Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import TYPES
from monumental.games.duel.state import duel
from monumental.testing.common import (
    check_basic_buildings,
    check_development_cards,
    check_starting_cards,
    check_supplies,
    hold,
    same,
    settled,
)

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: How long a game of Duel can be.
FEWEST_ROUNDS = 6
MOST_ROUNDS = 10


def check_conservation(game: Game) -> None:
    """Every card of the game is in exactly one place, and no token is owed."""
    in_stacks = [card for stack in duel(game).stacks for card in stack.cards]
    check_starting_cards(game)
    check_starting_provinces(game)
    check_development_cards(game, in_stacks)
    check_basic_buildings(game, in_stacks)
    check_supplies(game)
    check_tokens(game)


def check_starting_provinces(game: Game) -> None:
    """A civilization that starts with a Province brings it into the game, and nobody else does."""
    cards = game.catalog.cards
    state = duel(game)
    expected = []
    for player in state.players:
        if settled(player) and game.rules.on("aztec_start_province"):
            start = game.catalog.civilizations[player.civilization].start_province
            expected += [start] if start != EMPTY else []
    found = [card for stack in state.stacks for card in stack.cards if cards[card].starting]
    same(game, "starting Provinces", found, expected)


def check_tokens(game: Game) -> None:
    """Markers and the Advantage add up."""
    state = duel(game)
    check_markers(game)
    advantage = state.advantage
    hold(advantage.tokens >= 0, f"the Advantage has {advantage.tokens} tokens")
    hold(
        advantage.tokens == 0 or NONE not in (advantage.holder, advantage.resource),
        "tokens lie on an Advantage that nobody has",
    )


def check_markers(game: Game) -> None:
    """Province Type markers are on Provinces or with their civilization."""
    state = duel(game)
    peoples = [game.catalog.civilizations[player.civilization] for player in state.players if settled(player)]
    for kind, name in enumerate(TYPES):
        expected = sum(people.markers[kind] for people in peoples)
        placed = sum(types >> kind & 1 for stack in state.stacks for types in stack.added_types)
        left = sum(stack.markers[kind] for stack in state.stacks)
        hold(placed + left == expected, f"{placed} {name} markers placed and {left} left, of {expected}")
    for stack in state.stacks:
        hold(len(stack.cards) == len(stack.added_types), "a Province without its place for markers")


def check_length(game: Game) -> None:
    """A game of Duel ends after 6 to 10 rounds."""
    rounds = game.state.round
    hold(rounds <= MOST_ROUNDS, f"round {rounds} is played")
    hold(not game.over or rounds >= FEWEST_ROUNDS, f"the game is over after {rounds} rounds")
