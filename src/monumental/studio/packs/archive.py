"""A pack in one file: its folder as a ZIP archive."""

from __future__ import annotations

import io
import zipfile
import zlib
from typing import TYPE_CHECKING, Final

from monumental.cards.carried import ENDINGS, MOST_BYTES, MOST_FILES, many_files, no_text, too_large
from monumental.cards.errors import Fault, PackError, Problem
from monumental.cards.written import legible
from monumental.studio.packs.draft import HEAD, draft_of, files_of

if TYPE_CHECKING:
    from monumental.studio.packs.draft import Draft

#: What comes of reading what is no archive, or a damaged one.
UNREADABLE: Final = (
    *(zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError),
    *(OSError, EOFError, ValueError),
)

#: What is said of it.
NO_ARCHIVE: Final = Problem("", Fault("no-archive"))

#: When every file was written, for those who compare: equal packs are equal archives.
WRITTEN: Final = (1980, 1, 1, 0, 0, 0)


def packed(draft: Draft) -> bytes:
    """The archive of a pack that has no problems: one folder, to be used with `--pack` when unpacked."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as into:
        for path, text in files_of(draft).items():
            into.writestr(zipfile.ZipInfo(f"{draft.name}/{path}", WRITTEN), text)
    return archive.getvalue()


def unpacked(data: bytes) -> Draft:
    """The pack of an archive; nothing is written anywhere. What is too large is not even unpacked."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if entry.filename.endswith(ENDINGS)]
            if len(entries) > MOST_FILES:
                raise PackError([many_files(len(entries))])
            files: dict[str, str] = {}
            left = MOST_BYTES
            for entry in entries:
                with archive.open(entry) as file:
                    text = file.read(left + 1)
                left -= len(text)
                if left < 0:
                    raise PackError([too_large()])
                files[entry.filename] = _decoded(entry.filename, text)
    except UNREADABLE as error:
        raise PackError([NO_ARCHIVE]) from error
    return draft_of(_in_its_folder(files))


def _decoded(name: str, text: bytes) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PackError([Problem(legible(name), no_text(error))]) from error


def _in_its_folder(files: dict[str, str]) -> dict[str, str]:
    """The files as they lie in the folder of the pack, wherever in the archive that is."""
    heads = sorted((path for path in files if path.rpartition("/")[2] == HEAD), key=len)
    folder = heads[0].removesuffix(HEAD) if heads else ""
    return {path.removeprefix(folder): text for path, text in files.items() if path.startswith(folder)}
