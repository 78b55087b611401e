"""Where the things of a user are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of this user's tables and games, by the XDG rules."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "monumental"


def games_folder() -> Path:
    """Where games of the terminal are that saved themselves."""
    return data_folder() / "games"


def in_short(path: Path) -> str:
    """A file as people write it: `~` is their own folder."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
