"""Games that nobody saves save themselves, in a folder of whoever plays: `duel-1`, `duel-2` and so on."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import one_of
from monumental.cli.manners import WrongInput, complaint
from monumental.cli.recorded.records import read_file
from monumental.cli.recorded.saving import save
from monumental.folders import games_folder
from monumental.play.records.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from monumental.cards.text import Texts
    from monumental.cli.recorded.saving import SavedGame
    from monumental.play.table import Table

#: `--resume` without a name: the latest of them that is not over.
LATEST: Final = Path()

#: So many are named to somebody who names one that is not there.
MOST_NAMES: Final = 5


def save_by_itself(table: Table, texts: Texts) -> SavedGame | str:
    """A new file for a game; if there can't be one, what is in the way."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return save(free_name(folder, table.game.rules.name), table, texts)
    except (OSError, RecordError, WrongInput) as error:
        return complaint(error) or str(error)


def free_name(folder: Path, rules: str) -> Path:
    """The next number: a number that was given once is not given again while a later game is there."""
    numbers = [re.fullmatch(rf"{re.escape(rules)}-(\d{{1,9}})", path.stem) for path in folder.glob("*.jsonl")]
    last = max((int(match[1]) for match in numbers if match), default=0)
    paths = (folder / f"{rules}-{number}.jsonl" for number in count(last + 1))
    return next(path for path in paths if not path.exists())


def named(path: Path, texts: Texts) -> Path:
    """The file that is meant by what was typed after `--resume`."""
    if path == LATEST:
        latest = next(going_on(texts), None)
        if latest is None:
            raise WrongInput(texts("terminal-no-game-saved", folder=str(games_folder())))
        return latest
    if path.exists() or len(path.parts) > 1 or path.suffix:
        return path
    own = games_folder() / f"{path.name}.jsonl"
    if own.exists():
        return own
    known = [each.stem for each, _ in zip(going_on(texts), range(MOST_NAMES), strict=False)]
    if not known:
        return path
    raise WrongInput(texts("terminal-no-such-game", name=str(path), known=one_of(texts, known)))


def going_on(texts: Texts) -> Iterator[Path]:
    """The games that are not over, the latest first."""
    paths = sorted(games_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        try:
            if read_file(path, texts).ending is None:
                yield path
        except (OSError, RecordError, WrongInput):
            continue
