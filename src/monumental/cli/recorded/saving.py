"""A game that is saved as it is played: its record in a file, with a line for every move."""

from __future__ import annotations

import os
import shlex
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from monumental.cli.manners import WrongInput, complaint
from monumental.cli.recorded.records import named, read_file
from monumental.folders import games_folder
from monumental.play.records.record import RecordError, is_whole, write_beginning, write_ending, write_move

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import FileIO

    from monumental.cards.text import Texts
    from monumental.cli.screens.screen import Screen
    from monumental.play.table import Table


@dataclass(frozen=True)
class Written:
    """What is in a file for good: so many bytes, so many moves, and perhaps the end of the game."""

    size: int
    moves: int = 0
    ended: bool = False


class SavedGame:
    """The file of a table. It is the keeper's: the seed is in it, so that the game can go on."""

    def __init__(self, path: Path, table: Table, file: FileIO, written: Written) -> None:
        self.path = path
        self.table = table
        self.more: tuple[str, ...] = ()  # what else to type to go on as it was: a language, own packs
        self._file = file
        self._written = written

    def keep_up(self) -> None:
        """Write down what happened since. Whatever breaks off a line, the next call writes it again."""
        moves = self.table.moves[self._written.moves :]
        lines = [write_move(move) for move in moves]
        if self.table.game.over and not self._written.ended:
            ending = self.table.record().ending
            assert ending is not None
            lines.append(write_ending(ending))
        if lines:
            size = put(self._file, self._written.size, "".join(f"{line}\n" for line in lines))
            # All at once: Ctrl-C may come at any moment, and no line shall be written twice.
            self._written = Written(size, self._written.moves + len(moves), self.table.game.over)

    def close(self) -> None:
        self._file.close()

    @property
    def resume_command(self) -> str:
        """What to type to go on. A game that saved itself needs only its name."""
        name = self.path.stem if self.path.parent == games_folder() else str(self.path)
        return shlex.join(["monumental", "play", "--resume", name, *self.more])

    @property
    def verify_command(self) -> str:
        """What to type to check the luck."""
        return f"monumental verify {shlex.quote(str(self.path))}"


def save(path: Path, table: Table, texts: Texts) -> SavedGame:
    """Save a game from here on; all that was played so far is written at once."""
    beginning = "".join(f"{line}\n" for line in write_beginning(table.record()))
    try:
        file = open(path, "xb", buffering=0, opener=for_its_owner)  # noqa: SIM115 (it stays open)
    except FileExistsError:
        raise WrongInput(texts("terminal-save-exists", file=str(path))) from None
    with named(path), closed_if_it_fails(file):
        must_be_free(path, file, texts)
        saved = SavedGame(path, table, file, Written(put(file, 0, beginning)))
        saved.keep_up()
    return saved


def go_on(path: Path, table: Table, texts: Texts) -> SavedGame:
    """Go on in the file that a table was read from."""
    file = path.open("r+b", buffering=0)
    with named(path), closed_if_it_fails(file):
        must_be_free(path, file, texts)
        record = read_file(path, texts)
        if (record.moves, record.ending) != (tuple(table.moves), None):
            # Another terminal had the file until a moment ago.
            raise WrongInput(texts("terminal-save-busy", file=str(path)))
        return SavedGame(path, table, file, Written(mended(file), len(table.moves)))


def mended(file: FileIO) -> int:
    """End the last line. Blank ones after it go, and what is left of one that was cut off."""
    data = file.readall().rstrip()
    last = data.rfind(b"\n") + 1
    if not is_whole(data[last:]):
        data = data[:last].rstrip()
    size = put(file, len(data), "\n")
    file.truncate(size)
    return size


def put(file: FileIO, place: int, text: str) -> int:
    """Write all of a text from a place on; gives the place behind it."""
    data = text.encode()
    file.seek(place)
    done = 0
    while done < len(data):
        done += file.write(data[done:])
    return place + done


def for_its_owner(path: str, flags: int) -> int:
    """Nobody else on this computer shall read the seed."""
    return os.open(path, flags, 0o600)


def must_be_free(path: Path, file: FileIO, texts: Texts) -> None:
    """Two terminals would write over each other's moves: the first one keeps the file until it ends."""
    try:
        import fcntl
    except ImportError:
        return  # there are no such locks on Windows
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise WrongInput(texts("terminal-save-busy", file=str(path))) from None
    except OSError:
        return  # nor on every disk


@contextmanager
def closed_if_it_fails(file: FileIO) -> Iterator[None]:
    try:
        yield
    except BaseException:
        file.close()
        raise


class Saver:
    """Saves the game of a table, in a file that somebody named or in one of its own."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        texts: Texts,
        saved: SavedGame | None = None,
        *,
        by_itself: bool = False,
    ) -> None:
        self.table = table
        self.screen = screen
        self.texts = texts
        self.saved = saved
        self.by_itself = by_itself  # nobody asked for the file

    def save(self, words: str) -> None:
        """Save the game in a file of this name, from now on."""
        if not words:
            self.screen.say(self.texts("mistake-save"))
            return
        try:
            saved = save(Path(words).expanduser(), self.table, self.texts)
        except (OSError, ValueError, RuntimeError, RecordError, WrongInput) as error:
            self.screen.say(complaint(error) or str(error))
            return
        if self.saved is not None:
            saved.more = self.saved.more
            self.saved.close()
            if self.by_itself:
                # The new file has all of it.
                self.saved.path.unlink(missing_ok=True)
        self.saved = saved
        self.by_itself = False
        self.screen.say(self.texts("terminal-saving", file=str(saved.path)))

    def keep_up(self) -> None:
        """Whatever happens next, what was played is saved."""
        if self.saved is None:
            return
        try:
            self.saved.keep_up()
        except OSError as error:
            self.saved.close()
            self.saved = None
            self.screen.say(self.texts("terminal-not-saved", problem=error.strerror or str(error)))

    def kept(self) -> SavedGame | None:
        """The file with all that was played, if there is one and anything was."""
        self.keep_up()
        return None if self.is_empty() else self.saved

    def is_empty(self) -> bool:
        """Nothing was played yet, and nobody asked for a file."""
        return self.by_itself and not self.table.moves

    def close(self) -> None:
        if self.saved is not None:
            self.saved.close()
            if self.is_empty():
                self.saved.path.unlink(missing_ok=True)
