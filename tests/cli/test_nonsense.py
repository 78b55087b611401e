"""Nonsense typed at the prompt: the game goes on or is left politely, never broken off."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from monumental.cards.text import LANGUAGES
from tests.cli.terminal import Typist, run

pytestmark = pytest.mark.long

WORDS = (
    *(
        "card",
        "why",
        "rule",
        "undo",
        "show",
        "score",
        "log",
        "hints",
        "guide",
        "quick",
        "help",
        "?",
        "all",
        "city",
    ),
    *(
        "use",
        "acquire",
        "advantage",
        "develop",
        "activate",
        "build",
        "trade",
        "mark",
        "next",
        "branch",
        "choose",
    ),
    *("b2", "b2k", "3", "-1", "999", "9" * 5000, "military", "gold", "policy", "petra", "workshop"),
    *("DUEL-ACT-02", "duel", "²", "１", "日本", "x" * 3000, "", "(", "[bold]", "[/]", "\\", "{x}", "\x00"),
    *("Aztecs", "pass", "done", "no", "yes", "1", "2"),
    *("map", "tile", "conquer", "explore", "move", "lead", "to", "outpost", "visit", "token", "end"),
    *("17", "0", "100", "BASE-ACT-02", "danes", "opponent", "gauls"),
    *("redo", "bot", "back", "save", "random", "human"),
    *("hire", "hero", "dismiss", "defeat", "withdraw", "produce", "ashoka", "nian", "CONT-ACT-01"),
)


def nonsense(seed: int) -> Typist:
    """Sixty lines of words from everywhere, and a number now and then, so that the game goes on."""
    choose = random.Random(seed)
    left = [60]

    def typist(new: str) -> str | None:
        del new
        left[0] -= 1
        if left[0] < 0:
            return None
        if choose.random() < 0.15:
            return str(choose.randint(1, 9))
        return " ".join(choose.choice(WORDS) for _ in range(choose.randint(1, 3)))

    return typist


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved under any name."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("seed", range(12))
def test_nonsense_is_answered(seed: int) -> None:
    """To see it again: this test with the seed in its name."""
    language = LANGUAGES[seed % len(LANGUAGES)]
    words = ["play", "duel", "--seed", str(seed), "--quick", "--lang", language]

    ran = run(*words, *["--plain"] * (seed % 2), typist=nonsense(seed))

    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("seed", range(8))
def test_nonsense_is_answered_on_the_map(seed: int) -> None:
    """To see it again: this test with the seed in its name."""
    language = LANGUAGES[seed % len(LANGUAGES)]
    words = ["play", "classic", "--seed", str(seed), "--quick", "--lang", language]
    words += ["--seats", str(2 + seed % 3), *["--plain"] * (seed // 4)]

    ran = run(*words, typist=nonsense(seed))

    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("seed", range(8))
def test_nonsense_is_answered_in_the_continuous_mode(seed: int) -> None:
    """To see it again: this test with the seed in its name."""
    language = LANGUAGES[seed % len(LANGUAGES)]
    words = [
        "play",
        "continuous",
        "--seed",
        str(seed),
        "--quick",
        "--lang",
        language,
        "--heroes",
        "--monsters",
    ]
    words += ["--seats", str(2 + seed % 4), "--draw-capitals", *["--plain"] * (seed // 4)]

    ran = run(*words, typist=nonsense(seed))

    assert (ran.code, ran.err) == (0, "")
