"""Games against a bot that stays the same say how strong a network is by now."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from monumental.bots.match import Outcome, seat_of
from monumental.bots.network.weights import learned
from monumental.train.plan import Plan
from monumental.train.rivals import PUPIL, Contest, rival_match, told

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import numpy as np
    import numpy.typing as npt

PLAN = Plan("classic", seats=(2, 3), rivals=1, rival="greedy", budget="4n")


def test_the_one_who_learns_sits_at_each_table_and_each_seat_in_turn() -> None:
    matches = [rival_match(PLAN, number) for number in range(12)]

    assert [len(match.bots) for match in matches[:4]] == [2, 3, 2, 3]
    for match in matches:
        assert sorted(match.bots) == sorted([PUPIL] + ["greedy"] * (len(match.bots) - 1))
        assert match.bots[seat_of(match, 0)] == PUPIL
    assert {seat_of(match, 0) for match in matches if len(match.bots) == 3} == {0, 1, 2}
    assert len({match.seed for match in matches}) == 12


def test_a_game_is_told_as_the_one_who_learns_fared() -> None:
    match = rival_match(PLAN, 3)
    seat = seat_of(match, 0)
    totals = [40, 50, 60]
    best = max(total for other, total in enumerate(totals) if other != seat)
    outcome = Outcome(match, ("a", "b", "c"), tuple(totals), (2,), 9, 300)

    line = told(outcome, 17)

    assert line["share"] == (1.0 if seat == 2 else 0.0)
    assert line["lead"] == totals[seat] - best
    assert (line["seconds"], line["seats"], line["seed"]) == (17, 3, match.seed)


def test_games_are_played_with_the_weights_of_the_moment(tmp_path: Path) -> None:
    plan = Plan("duel", rivals=1, rival="random", budget="2n")
    asked: list[int] = []

    def newest() -> Mapping[str, npt.NDArray[np.float32]]:
        asked.append(len(asked))
        return learned("duel").arrays

    contest = Contest(plan, learned("duel").names, newest, tmp_path, began=0.0)
    contest.play(0)
    contest.play(1)

    lines = [json.loads(line) for line in (tmp_path / "strength.jsonl").read_text().splitlines()]
    assert asked == [0, 1]
    assert [line["seed"] for line in lines] == [rival_match(plan, number).seed for number in (0, 1)]
    assert all(line["lead"] > 0 for line in lines)
