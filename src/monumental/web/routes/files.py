"""The page itself: built files, and the same first file for every address of the page."""

from __future__ import annotations

import asyncio
import mimetypes
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from monumental.learn.errors import LearnError
from monumental.learn.lessons.files import courses
from monumental.learn.rulebook import books
from monumental.web.door.packing import can_read
from monumental.web.pages.puzzles import is_puzzle
from monumental.web.problems import Refused
from monumental.web.routes.ahead import first_file
from monumental.web.store import StoreError
from monumental.web.store.leagues.book import is_there
from monumental.web.tables.rooms import IDS, Rooms

#: Where the built page lies in the package.
PAGE = Path(__file__).parent.parent / "page"

#: A built file has a hash in its name: it never changes.
FOREVER = "public, max-age=31536000, immutable"

#: Where the built files lie: beside a text, the same is compressed already (`ui/packed.plugin.ts`).
BUILT: Final = "assets/"
PACKED: Final = {"br": ".br", "gzip": ".gz"}

#: The addresses of the page that need no table, and what follows a table: `ui/src/app.svelte` has the same.
PLACES: Final = frozenset(
    {
        "",
        "admin",
        "new",
        "cards",
        "ladder",
        "leagues",
        "leagues/new",
        "learn",
        "packs",
        "puzzles",
        "records",
        "rules",
        "settings",
        "me",
        "me/games",
        "me/join",
    }
)
PARTS_OF_TABLE: Final = frozenset({"", "replay", "review"})

#: Where a pack is looked at that somebody has shared, below `packs`: its link follows.
SHARED: Final = "shared"

#: Where the rules of a system are read: its name follows.
BOOKS: Final = "rules/read/"


class Files(Controller):
    """Everything that is no address of the API."""

    include_in_schema = False

    @get(["/", "/{path:path}"])
    async def file(
        self,
        rooms: NamedDependency[Rooms],
        path: FromPath[str] = "/",
        encodings: Annotated[str, HeaderParameter(name="accept-encoding")] = "",
    ) -> Response[bytes]:
        wanted = path.strip("/")
        if wanted == "api" or (wanted.startswith(("api/", BUILT)) and not _is_file(wanted)):
            raise Refused(404, "server-no-page")
        if wanted.startswith(BUILT):
            return await _built(wanted, encodings)
        if wanted and _is_file(wanted):
            return await _answer(PAGE / wanted, _kind(wanted), {"Cache-Control": "no-cache"})
        # Any other address is one of the page: it finds out itself what to show, or says what is wrong.
        if not _is_file("index.html"):
            raise Refused(503, "server-not-built")
        status = HTTP_200_OK if await _leads_somewhere(wanted, rooms) else HTTP_404_NOT_FOUND
        data = await asyncio.to_thread(first_file, PAGE, wanted)
        return Response(
            data, status_code=status, media_type="text/html", headers={"Cache-Control": "no-cache"}
        )


async def _leads_somewhere(address: str, rooms: Rooms) -> bool:
    """Is there such a page? What follows the first word of an address, the page knows, and so do we."""
    if address in PLACES:
        return True
    if address.startswith(BOOKS):
        return address.removeprefix(BOOKS) in books()
    first, _, rest = address.partition("/")
    name, _, part = rest.partition("/")
    if first == "learn":
        return await asyncio.to_thread(_is_lesson, name, part)
    if first == "puzzles" and not part:
        return await asyncio.to_thread(_is_puzzle, name)
    try:
        if first == "packs" and name == SHARED:
            return await rooms.store.drafts.shared(part) is not None
        if first == "league" and not part:
            return bool(IDS.fullmatch(name)) and await rooms.store.read(partial(is_there, name))
        return first == "table" and part in PARTS_OF_TABLE and await rooms.has(name)
    except StoreError:
        # Perhaps there is; the page will ask again when the tables can be reached.
        return True


def _is_lesson(course: str, lesson: str) -> bool:
    try:
        return course in courses() and lesson in courses()[course].lessons
    except LearnError:
        # The page will be told what is wrong with the courses.
        return True


def _is_puzzle(name: str) -> bool:
    try:
        return is_puzzle(name)
    except LearnError:
        return True


def _is_file(name: str) -> bool:
    """Is it a file of the page, and none outside?"""
    try:
        found = (PAGE / name).resolve()
        return found.is_relative_to(PAGE.resolve()) and found.is_file()
    except (OSError, ValueError):  # too long for a name, or with signs that no name has
        return False


async def _built(name: str, encodings: str) -> Response[bytes]:
    """A built file, the smallest that the browser reads."""
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    read = can_read(encodings)
    for encoding, ending in PACKED.items():
        if encoding in read and _is_file(name + ending):
            headers["Content-Encoding"] = encoding
            return await _answer(PAGE / (name + ending), _kind(name), headers)
    return await _answer(PAGE / name, _kind(name), headers)


def _kind(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


async def _answer(path: Path, kind: str, headers: dict[str, str]) -> Response[bytes]:
    data = await asyncio.to_thread(path.read_bytes)
    return Response(data, media_type=kind, headers=headers)
