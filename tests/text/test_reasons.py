"""Every reason is reached in a position, says what is so there, and cites the clause that says it.

The positions stand in tests/text/reasons, one file for each rule system. Each sentence and clause there was
read beside the rules; whoever adds a reason adds its positions, reads them so, and writes the page anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from monumental import Game, new_game
from monumental.cards.text import LANGUAGES
from monumental.engine.moves.turn import waiting_refusal
from monumental.engine.reasons import Reason
from monumental.play.notation import read
from monumental.play.spoken import reason_text
from monumental.testing.scene import act, classic_scene, continuous_scene, duel_scene
from tests.text import source_keys
from tools.reasons_page import PAGE, Example, examples, page

SCENES: dict[str, Callable[..., Game]] = {
    "duel": duel_scene,
    "classic": classic_scene,
    "continuous": continuous_scene,
}


def played(example: Example) -> Game:
    """A drawn position, or a game from its beginning; then what is played there."""
    from_beginning = "seed" in example.position
    begin = partial(new_game, example.rules) if from_beginning else SCENES[example.rules]
    game = begin(**example.position)
    act(game, *example.plays)
    return game


def refusal(game: Game, example: Example) -> Reason:
    action = read(game, example.tries)
    if example.seat is not None:
        assert game.seat != example.seat
        return waiting_refusal(game, example.seat, action)
    reason = game.why_not(action)
    assert reason is not None
    return reason


@pytest.mark.parametrize(
    "example", [pytest.param(each, id=f"{each.rules}-{each.key}-{each.clause}") for each in examples()]
)
def test_a_reason_says_what_is_so_and_cites_the_clause_that_says_it(example: Example) -> None:
    game = played(example)

    reason = refusal(game, example)

    assert (reason.key, game.rules.clause_of(reason)) == (example.key, example.clause)
    assert reason_text(game, reason) == example.says
    assert [game.rules.clause_of(other) for other in reason.also] == list(example.also)
    # Nothing that the sentence speaks of is missing in any language.
    assert all(reason_text(game, reason, language) for language in LANGUAGES)


def test_no_reason_is_left_over() -> None:
    """Each has a position, and no position is kept for one that is never given."""
    shown = {example.key for example in examples()}

    assert sorted(source_keys.reasons() - shown) == []
    assert sorted(shown - source_keys.reasons()) == []


def test_no_reason_has_two_positions_for_one_clause_of_a_rule_system() -> None:
    shown = [(example.rules, example.key, example.clause) for example in examples()]

    assert sorted(shown) == sorted(set(shown))


def test_the_page_shows_the_reasons_as_they_are() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python tools/reasons_page.py"
