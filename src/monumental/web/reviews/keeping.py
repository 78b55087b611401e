"""Reviews in files, so that nobody waits for the same one twice. Lost, they are made again."""

from __future__ import annotations

import logging
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import make_url

import monumental
from monumental.bots.kept import kept
from monumental.folders import data_folder
from monumental.play.setup import SetupError
from monumental.web.reviews.study import Entry, Study, read_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    Keep = Callable[[Entry], None]

log = logging.getLogger(__name__)

FORMAT: Final = "monumental-web-review-1"

#: So many are kept; those that nobody went on with for longest go first.
MOST_KEPT: Final = 300


def folder_beside(database: str) -> Path:
    """Where the reviews of a server lie: beside its file, or where a user's things are."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and url.database:
        file = Path(url.database)
        return file.with_name(f"{file.name}-reviews")
    return data_folder() / "reviews"


class Shelf:
    """A folder of reviews, by the name of the game. Nothing in it says who played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def recall(self, study: Study) -> None:
        """What is known of this game already."""
        path = self._path(study)
        if not path.is_file():
            return
        try:
            with self._file(study) as (known, _):
                for entry in known:
                    study.take(entry)
        except (SetupError, OSError) as error:
            log.warning("a review is made anew: %s", error)
            with suppress(OSError):
                path.unlink()

    @contextmanager
    def open(self, study: Study) -> Iterator[Keep]:
        """A function that keeps one more piece; where nothing can be written, it is kept in memory alone."""
        keep: Keep = _forget
        with ExitStack() as files:
            try:
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._make_room(self._path(study))
                _, keep = files.enter_context(self._file(study))
            except (SetupError, OSError) as error:
                log.warning("a review is not kept: %s", error)
            yield keep

    def _make_room(self, wanted: Path) -> None:
        """For one more."""
        files = [file for file in self.folder.glob("*.review") if file != wanted]
        files.sort(key=lambda file: file.stat().st_mtime)
        for file in files[: max(0, len(files) - MOST_KEPT + 1)]:
            file.unlink(missing_ok=True)

    def _file(self, study: Study) -> AbstractContextManager[tuple[list[Entry], Keep]]:
        return kept(self._path(study), _head(study), "a review", read_entry, _written)

    def _path(self, study: Study) -> Path:
        return self.folder / f"{study.name}.review"


def _head(study: Study) -> dict[str, object]:
    """Another version of the coach may judge otherwise."""
    return {"format": FORMAT, "record": study.name, "made_by": monumental.__version__}


def _forget(entry: Entry) -> None:
    del entry


def _written(entry: Entry) -> dict[str, object]:
    return entry.as_json()
