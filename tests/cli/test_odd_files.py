"""What is no file is never waited for: a pipe with a name, a device. What the shell hands over is read."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from monumental.cli.__main__ import app
from tests.play.test_damaged_records import written

#: Whoever has not answered then waits for ever.
PATIENCE = 60

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")


@pytest.fixture(autouse=True)
def _nobody_waits_for_ever() -> Iterator[None]:
    def give_up(*_: object) -> None:
        raise AssertionError(f"still waiting after {PATIENCE} s")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """A pipe with a name, and nobody at its other end."""
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    return path


def told(*words: str) -> Result:
    return CliRunner().invoke(app, words)


@pytest.mark.parametrize(
    "words",
    [
        ("replay", "ODD", "--all"),
        ("review", "ODD"),
        ("play", "--resume", "ODD"),
        ("options", "ODD"),
        ("why", "ODD", "pass"),
    ],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize("device", [False, True], ids=["pipe", "device"])
def test_a_pipe_or_a_device_is_refused_in_the_language_that_was_asked_for(
    pipe: Path, words: tuple[str, ...], device: bool
) -> None:
    odd = "/dev/zero" if device else str(pipe)

    answer = told(*(odd if word == "ODD" else word for word in words), "--lang", "cs")

    assert (answer.exit_code, answer.stderr) == (2, f"{odd} je roura nebo zařízení, ne soubor\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("verify", "PIPE", "--lang", "en"), "PIPE is a pipe or a device, not a file"),
        (("puzzles", "prove", "PIPE"), "pipe.toml: can't be read: it is no file"),
        (("check-map", "PIPE", "--lang", "en"), "unknown map"),
        (("check-pack", "PIPE", "--lang", "en"), "unknown pack"),
        (("restore", "PIPE", "--database", "sqlite:///NEW"), "PIPE is no file"),
        (("admin", "people", "--database", "sqlite:///PIPE"), "PIPE is no file"),
        (("backup", "NEW", "--database", "sqlite:///PIPE"), "PIPE is no file"),
        (("serve", "--no-open", "--port", "0", "--database", "sqlite:///PIPE"), "PIPE is no file"),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)
def test_every_command_that_reads_says_it_in_one_sentence(
    tmp_path: Path, pipe: Path, words: tuple[str, ...], sentence: str
) -> None:
    answer = told(*(word.replace("PIPE", str(pipe)).replace("NEW", str(tmp_path / "new")) for word in words))

    assert answer.exit_code in {1, 2}
    assert sentence.replace("PIPE", str(pipe)) in answer.output
    assert isinstance(answer.exception, SystemExit)


def test_what_the_shell_hands_over_is_read() -> None:
    reading, writing = os.pipe()
    os.write(writing, written(0).encode()[:4096])
    os.close(writing)

    try:
        answer = told("verify", f"/dev/fd/{reading}", "--lang", "en")
    finally:
        os.close(reading)

    assert f"/dev/fd/{reading}: " in answer.output
    assert "pipe" not in answer.output
