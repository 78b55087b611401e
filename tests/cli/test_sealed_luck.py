"""The luck of a game at the terminal: promised before the first card, shown at the end."""

from __future__ import annotations

import hashlib
import re
import secrets
from pathlib import Path

import pytest

from monumental.cli.commands import play
from monumental.play.records.luck import Luck, sealed_luck, typed_luck
from monumental.play.records.record import read_record
from tests.cli.terminal import run

BOTS = ("play", "--seat", "random", "--seat", "random", "--plain")
SIGNS = re.compile(r"^[0-9a-f]{64}$", re.MULTILINE)


def test_the_promise_stands_before_the_game_and_the_seed_after_it() -> None:
    ran = run(*BOTS)

    promise, seed = SIGNS.findall(ran.out)
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == promise
    assert ran.out.index(promise) < ran.out.index("Type ? for help.")
    assert ran.out.index(seed) > ran.out.index("Final score")
    assert ran.out.splitlines()[-1] == seed
    assert "Seed: " not in ran.out


def test_every_game_has_luck_of_its_own() -> None:
    assert SIGNS.findall(run("play").out) != SIGNS.findall(run("play").out)


def test_whoever_leaves_does_not_learn_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ran = run("play", "--save", str(path))

    luck = read_record(path.read_text(encoding="utf-8")).head.luck
    assert SIGNS.findall(ran.out) == [luck.commitment]
    assert luck.seed is not None


def test_a_saved_game_says_how_to_check_its_luck(tmp_path: Path) -> None:
    path = tmp_path / "a game.jsonl"
    ran = run(*BOTS, "--save", str(path))

    assert f"monumental verify '{path}' checks it" in ran.out


def test_a_typed_seed_is_said_and_nothing_is_promised() -> None:
    ran = run(*BOTS, "--seed", "5")

    assert "\nSeed: 5\n" in ran.out
    assert SIGNS.findall(ran.out) == []


def test_what_bots_imagine_does_not_depend_on_a_sealed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _: 7)

    assert play.seed_of_bots(Luck(bytes(32))) == play.seed_of_bots(sealed_luck()) == 7
    assert play.seed_of_bots(typed_luck(11)) == 11
