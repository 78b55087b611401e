"""The sample boxes, built as wheels and installed into a folder: nothing of the package is touched."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import monumental

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
BOXES = ("omens", "skirmish")
BUILD = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory")
SOURCE = Path(monumental.__file__).parent.parent


def install(folder: Path) -> Path:
    """Build the wheels and unpack them, as an installer does."""
    for box in BOXES:
        subprocess.run(
            [
                sys.executable,
                "-m",
                "hatchling",
                "build",
                "--target",
                "wheel",
                "--directory",
                folder / "wheels",
            ],
            cwd=EXAMPLES / box,
            check=True,
            capture_output=True,
        )
    for wheel in sorted((folder / "wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as files:
            files.extractall(folder / "installed")
    return folder / "installed"


def run(installed: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A program of this Python that finds the boxes."""
    path = os.pathsep.join(map(str, (installed, SOURCE, EXAMPLES.parent)))
    return subprocess.run(
        [sys.executable, *command],
        # A game that saves itself does so there, too.
        env={
            **os.environ,
            "PYTHONPATH": path,
            "PYTHONDONTWRITEBYTECODE": "1",
            "XDG_DATA_HOME": str(installed.parent / "home"),
        },
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


@contextmanager
def without(file: Path) -> Iterator[None]:
    """Somebody has lost it; afterwards it is there again."""
    kept = file.read_bytes()
    file.unlink()
    try:
        yield
    finally:
        file.write_bytes(kept)
