"""What goes wrong in a game of bots is blamed on the card whose text was being carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from monumental import Game
from monumental.balance.facts import observe
from monumental.bots.arena.games import BrokenGame
from monumental.bots.match import Match
from monumental.cards.build import build_catalog
from monumental.engine.catalog import Script
from monumental.engine.effects import Effect
from monumental.engine.game import RunawayError
from monumental.engine.resources import CULTURE, GOLD
from monumental.play.setup import Box, unpack

MATCH = Match(("greedy", "greedy"), ("aztecs", "japanese"), 0)

#: A card that is used in this match.
CARD = "forum"


class Planted(Effect):
    """A sentence that does what no sentence may."""

    verb = "gain"

    def __init__(self, address: str, fault: Callable[[Game, int], None]) -> None:
        super().__init__()
        self.address = address
        self._fault = fault

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return True

    def start(self, game: Game, seat: int, place: int) -> None:
        self._fault(game, seat)


def fails(game: Game, seat: int) -> None:
    raise ZeroDivisionError("nobody thought of this")


def never_ends(game: Game, seat: int) -> None:
    raise RunawayError("Resolve never comes to a question")


def owes(game: Game, seat: int) -> None:
    # Nobody leaves so much Gold lying.
    game.state.players[seat].supply[GOLD] += 30
    game.state.players[seat].supply[CULTURE] = -1


def faulty(fault: Callable[[Game, int], None], box: Box | None = None, key: str = CARD) -> Box:
    """A box in which one card has a text that nobody can write."""
    box = box or unpack("duel", ("duel-trade",))
    # A catalog of its own: that of the box is shared by all who open it.
    catalog = build_catalog(box.rules, box.packs)
    card = catalog.by_key[key]
    address = f"{card.pack}/{card.key}.use"
    card.use = Script(address, (Planted(f"{address}.0", fault),))
    return replace(box, catalog=catalog)


def test_a_match_in_which_nothing_is_wrong_is_the_same_with_a_referee() -> None:
    box = unpack("duel", ("duel-trade",))

    facts = observe(box, MATCH, checked=True)

    assert facts == observe(box, MATCH)
    assert sum(seen.used[CARD] for seen in facts.seats) > 0


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        (fails, "ZeroDivisionError: nobody thought of this"),
        (never_ends, "RunawayError: Resolve never comes to a question"),
    ],
)
def test_a_text_that_fails_is_named_where_bots_try_it_out(
    fault: Callable[[Game, int], None], problem: str
) -> None:
    with pytest.raises(BrokenGame, match=f"while the text of {CARD} was being carried out") as broken:
        observe(faulty(fault), MATCH)

    assert broken.value.card == CARD
    assert problem in str(broken.value)


def test_a_text_that_breaks_a_rule_is_named_by_the_referee() -> None:
    with pytest.raises(BrokenGame) as broken:
        observe(faulty(owes), MATCH, checked=True)

    assert broken.value.card == CARD
    assert "owes something" in broken.value.problem.problem
