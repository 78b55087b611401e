"""Bots understand cards that speak of the other players."""

from __future__ import annotations

import pytest

from monumental import new_game
from monumental.bots import make_bot
from monumental.bots.known import CRAFTS
from monumental.bots.sight.texts import TOKEN, Worth, appraise
from monumental.engine.resources import GOLD
from monumental.play.notation import write
from monumental.play.setup import packs_for
from monumental.play.systems.known import SYSTEMS
from tests.lanes import later
from tests.neighbours import NEIGHBOURS
from tests.scene import act, scene

PACKS = ("duel-trade", NEIGHBOURS["duel"])


def worth(key: str) -> Worth:
    game = scene(packs=PACKS)
    return appraise(game.catalog, CRAFTS["duel"].outlook.reader)[game.catalog.number(key)]


def test_what_others_gain_is_counted_against_a_card_and_what_they_pay_for_it() -> None:
    assert worth("fair").use == pytest.approx(2 * TOKEN[GOLD] - TOKEN[0])
    assert worth("toll-house").use == pytest.approx(2 * TOKEN[GOLD])


def test_a_bot_that_a_text_of_somebody_else_asks_thinks_of_itself() -> None:
    """A weak card goes for good, and brings Gold; or it only goes to the discard pile."""
    game = scene(
        packs=PACKS, city="great-market* . . . . . . . .", other={"city": "work-camp . . . . . . . ."}
    )
    act(game, "use a1")

    action = make_bot("greedy", 1).choose(game, 1)

    assert write(game, action) == "branch 1"


@pytest.mark.parametrize("rules", ["duel", *later(["classic", "continuous"])])
def test_a_whole_game_is_played_with_such_cards(rules: str) -> None:
    system = SYSTEMS[rules]
    pack = NEIGHBOURS[system.rules.packs_of]
    packs = (*packs_for(rules, 2, system.usual_packs), pack)
    game = new_game(rules, packs=packs, seats=2, seed=4, journal=[])
    bots = [make_bot("greedy", seed) for seed in range(2)]

    while not game.over:
        game.play(bots[game.seat].choose(game, game.seat))

    used = {game.catalog.cards[event.card].pack for event in game.journal or () if event.key == "used"}
    assert any(name.startswith("neighbours") for name in used)
