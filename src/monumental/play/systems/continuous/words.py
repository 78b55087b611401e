"""What only the continuous mode says: how far a turn has come, and what passing costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import amounts
from monumental.engine.resources import BASICS
from monumental.engine.rules import NOTHING_DONE, WHOLE
from monumental.games.classic.land.explorer import EXPEDITION
from monumental.games.classic.land.units import ARMIES
from monumental.games.continuous.rounds import ChooseTurnAction
from monumental.games.continuous.sentences import ChooseStepOrDeed
from monumental.play.speech.speech import Speech, Values
from monumental.play.systems.classic.options import answer

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.agenda import Choice
    from monumental.engine.game import Game

#: How messages call what a turn is in the middle of; a module says what it adds in words of its own.
DOING: Final = {NOTHING_DONE: "nothing", WHOLE: "acted", ARMIES: "armies", EXPEDITION: "expedition"}


def _take_turn(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseTurnAction)
    return {"doing": DOING.get(game.rules.parts_of_turn[choice.doing], DOING[WHOLE])}


def _steps_left(game: Game, choice: Choice, texts: Texts) -> Values:
    assert isinstance(choice, ChooseStepOrDeed)
    return {"count": choice.left}


def _pass(game: Game, action: Action, texts: Texts) -> str:
    """With what is lost at once."""
    supply = game.state.players[game.seat].supply
    lost = [count if resource in BASICS else 0 for resource, count in enumerate(supply)]
    return texts("option-pass-losing", amounts=amounts(texts, lost)) if any(lost) else texts("option-pass")


def _no(game: Game, action: Action, texts: Texts) -> str:
    if isinstance(game.choice(), ChooseStepOrDeed):
        return texts("option-no-deed")
    return answer(game, action, texts)


def turn_and_era_card(game: Game, owner: int, texts: Texts) -> list[str]:
    """Whose turn it is, and who holds the Era I card."""
    parts = [texts("terminal-on-turn")] if not game.over and game.seat == owner else []
    return [*parts, texts("terminal-era-card")] if game.state.first == owner else parts


CONTINUOUS_WORDS = Speech(
    options={"pass": _pass, "no": _no},
    questions={"take-turn": _take_turn, "move-explorers": _steps_left},
)
