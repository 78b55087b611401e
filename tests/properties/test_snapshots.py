"""Every prompt of random games, saved and played on by another process: the same happens as in the game.

Each game is named with its seed; a failure says which one, and the decision at which it was saved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from monumental import Action
from monumental.play.position import write_snapshot
from tests.lanes import first_before_release
from tests.properties.elsewhere import Answer, Request, played_on
from tests.random_game import KINDS, MODULES, ClassicGame, ModuleGame, RandomGame, SoloGame

pytestmark = pytest.mark.long

#: So many decisions are played from every prompt; from one of so many prompts the game is played to its end.
DECISIONS = 3
TO_THE_END = 100


class Prompt(NamedTuple):
    """A question of a game, and what was answered."""

    snapshot: str
    action: Action
    told: int  # events so far
    drawn: int  # luck so far


class Record:
    """A game that was played to its end, and saved at every prompt."""

    def __init__(self, play: RandomGame) -> None:
        self.play = play
        self.prompts: list[Prompt] = []
        self.questions: Counter[str] = Counter()
        self.depths: Counter[int] = Counter()
        while not play.game.over:
            self.questions[type(play.game.choice()).__name__] += 1
            self.depths[len(play.game.state.agenda)] += 1
            action = play.choose()
            told, drawn = len(play.journal), len(play.luck.cards)
            self.prompts.append(Prompt(write_snapshot(play.game), action, told, drawn))
            play.play(action)
        self.end = Prompt(write_snapshot(play.game), Action("no"), len(play.journal), len(play.luck.cards))

    def after(self, decision: int) -> int:
        """Up to which decision the game is played from this one."""
        whole = decision % TO_THE_END == self.play.seed % TO_THE_END
        return len(self.prompts) if whole else min(decision + DECISIONS, len(self.prompts))

    def at(self, decision: int) -> Prompt:
        return self.prompts[decision] if decision < len(self.prompts) else self.end

    def requests(self) -> list[Request]:
        return [self.request(decision) for decision in range(len(self.prompts))]

    def request(self, decision: int) -> Request:
        prompt, end = self.at(decision), self.after(decision)
        actions = [other.action for other in self.prompts[decision:end]]
        return {
            "snapshot": prompt.snapshot,
            "actions": [(action.verb, action.first, action.second) for action in actions],
            "luck": self.play.luck.cards[prompt.drawn : self.at(end).drawn],
        }

    def check(self, decision: int, answer: Answer) -> None:
        before, after = self.at(decision), self.at(self.after(decision))
        where = f"reproduce: tests.random_game.{self.play}, saved at decision {decision}"
        told = [repr(event) for event in self.play.journal[before.told : after.told]]
        assert answer["events"] == told, where
        assert answer["snapshot"] == after.snapshot, where
        assert answer["luck_left"] == 0, where


def check_elsewhere(records: Sequence[Record]) -> None:
    """One other process plays all prompts of these games."""
    requests = [record.requests() for record in records]
    answers = iter(played_on([request for some in requests for request in some]))
    for record in records:
        for decision in range(len(record.prompts)):
            record.check(decision, next(answers))


def check_variety(records: Sequence[Record], kinds: int, nested: int) -> None:
    """So many kinds of questions were on top, and so many prompts lay above two tasks or more."""
    found: Counter[str] = sum((record.questions for record in records), Counter())
    depths: Counter[int] = sum((record.depths for record in records), Counter())
    assert len(found) >= kinds, sorted(found)
    assert sum(count for tasks, count in depths.items() if tasks > 2) >= nested, depths


def module_game(rules: str, modules: tuple[str, ...], seats: int) -> ModuleGame:
    return ModuleGame(KINDS.index((rules, modules, seats)))


def test_games_of_duel_go_on_in_another_process() -> None:
    """1533 prompts, 21 kinds of questions, 614 of them nested."""
    records = [Record(RandomGame(seed)) for seed in range(12)]

    check_elsewhere(records)

    check_variety(records, 18, 300)


#: Every set of modules, and every number of seats.
CLASSIC = [("classic", modules, 2 + number % 3) for number, modules in enumerate(MODULES[1:])]
CONTINUOUS = [("continuous", modules, 2 + (number + 3) % 4) for number, modules in enumerate(MODULES)]


@pytest.mark.parametrize("first", first_before_release(range(2)))
def test_games_of_classic_go_on_in_another_process(first: int) -> None:
    """2809 prompts, up to 27 kinds of questions, up to 13 tasks."""
    games: list[RandomGame] = [module_game(*kind) for kind in CLASSIC[first::2]]
    records = [Record(play) for play in [ClassicGame(first), *games]]

    check_elsewhere(records)

    check_variety(records, 22, 25)


@pytest.mark.parametrize("first", first_before_release(range(2)))
def test_games_of_the_continuous_mode_go_on_in_another_process(first: int) -> None:
    """3445 prompts, up to 29 kinds of questions, up to 16 tasks."""
    records = [Record(module_game(*kind)) for kind in CONTINUOUS[first::2]]

    check_elsewhere(records)

    check_variety(records, 22, 200)


def test_games_against_automas_go_on_in_another_process() -> None:
    """1057 prompts, 29 kinds of questions, 134 of them nested."""
    records = [Record(SoloGame(seed)) for seed in range(8)]

    check_elsewhere(records)

    check_variety(records, 24, 60)
    assert any(name.startswith("Tied") for record in records for name in record.questions)
