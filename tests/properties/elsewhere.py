"""Plays saved games on in another process, which shares nothing with the one that saved them.

answers = played_on(requests)            what a new Python says to each request
python -m tests.properties.elsewhere     that Python: a list of requests in, a list of answers out, as JSON
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TypedDict

from monumental import Action
from monumental.engine.chance import Recorded
from monumental.engine.events import Event
from monumental.play.position import read_snapshot, write_snapshot


class Request(TypedDict):
    snapshot: str
    actions: list[tuple[str, int, int]]
    luck: list[int]  # what came while these actions were played


class Answer(TypedDict):
    events: list[str]
    snapshot: str
    luck_left: int


class Answers(TypedDict):
    hash: int  # of a word: another one in every process, where nobody says otherwise
    answers: list[Answer]


WORD = "monumental"


def played_on(requests: list[Request]) -> list[Answer]:
    """By a new Python, which puts sets of words into another order."""
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.elsewhere"],
        input=json.dumps(requests),
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    answers: Answers = json.loads(done.stdout)
    assert answers["hash"] != hash(WORD), "the other process has the same order of words"
    return answers["answers"]


def play_on(request: Request) -> Answer:
    luck = Recorded(request["luck"])
    game = read_snapshot(request["snapshot"], luck)
    journal: list[Event] = []
    game.journal = journal
    for verb, first, second in request["actions"]:
        game.play(Action(verb, first, second))
    return {
        "events": [repr(event) for event in journal],
        "snapshot": write_snapshot(game),
        "luck_left": len(luck.cards) - luck.drawn,
    }


def main() -> None:
    requests: list[Request] = json.load(sys.stdin)
    answers: Answers = {"hash": hash(WORD), "answers": [play_on(request) for request in requests]}
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
