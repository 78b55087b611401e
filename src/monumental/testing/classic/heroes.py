"""Heroes, in every position and in the course of a game: each in one place, and none ever leaves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY
from monumental.engine.catalog import HERO_CARD
from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.state import ClassicState, classic
from monumental.testing.checks import ModuleChecks
from monumental.testing.common import hold
from monumental.testing.follower import Follower

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State

#: Heroes come up seldom enough.
LEANINGS = {"dismiss": 0.1, "hire": 4.0, "hero": 8.0}


def heroes_of(state: State) -> HeroRow | None:
    row = state.slots.get(HeroRow.name)
    return row if isinstance(row, HeroRow) else None


def check_heroes(game: Game) -> None:
    """A Hero who leaves is back in the row at once."""
    heroes = heroes_of(game.state)
    assert heroes is not None
    check_row(game, heroes)
    hold(not heroes.leaving, f"the Heroes of seats {heroes.leavers} wait for the end of a round")


def check_row(game: Game, heroes: HeroRow) -> None:
    """Each Hero is in one place, at most one with each player; every era that began has brought its own."""
    state = classic(game)
    cards = game.catalog.cards
    hired = [player.hero for player in state.players if player.hero != EMPTY]
    everywhere = Counter([*heroes.row, *heroes.leaving, *hired])
    for card, count in everywhere.items():
        hold(cards[card].kind == HERO_CARD, f"{cards[card].key} is among the Heroes")
        hold(count == 1, f"the Hero {cards[card].key} is in {count} places")
    check_eras_of_heroes(game, heroes, Counter(cards[card].era for card in everywhere))
    hold(
        len(heroes.leaving) == len(heroes.leavers), f"the Heroes of seats {heroes.leavers} leave, not so many"
    )
    for seat in heroes.leavers:
        hold(0 <= seat < len(state.players), f"a Hero leaves seat {seat}")
        hold(heroes.leavers.count(seat) == 1, f"two Heroes leave seat {seat}")
        hold(state.players[seat].hero == EMPTY, f"seat {seat} has a Hero beside the one that leaves")


def check_eras_of_heroes(game: Game, heroes: HeroRow, counts: Counter[int]) -> None:
    """One Hero more than there are players, of each era whose first card has come, or all it has."""
    state = classic(game)
    begun = game.rules.eras[: len(game.rules.eras) - state.display.separations]
    hold(heroes.eras == begun, f"the Heroes of eras {heroes.eras} have come, the cards of {begun}")
    for era in begun:
        box = sum(card.kind == HERO_CARD and card.era == era for card in game.catalog.cards)
        expected = min(len(state.players) + 1, box)
        hold(counts[era] == expected, f"{counts[era]} Heroes of era {era} have come, not {expected}")
    later = sorted(set(counts) - set(begun))
    hold(not later, f"Heroes of eras {later} have come too early")


class CourseOfHeroes(Follower):
    """No Hero leaves the game."""

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        if not isinstance(earlier, ClassicState):
            return
        before, heroes = heroes_of(earlier), heroes_of(game.state)
        if before is None or heroes is None:
            return
        were = {*before.row, *before.leaving, *[player.hero for player in earlier.players]} - {EMPTY}
        are = {*heroes.row, *heroes.leaving, *[player.hero for player in game.state.players]}
        names = [game.catalog.cards[card].key for card in were - are]
        hold(not names, f"the Heroes {names} are gone")


HEROES = ModuleChecks(check_heroes, (CourseOfHeroes,), LEANINGS)
