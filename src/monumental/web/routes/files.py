"""The page itself: built files, and the same first file for every address of the page."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import Controller, Response, get
from litestar.params import FromPath

from monumental.web.problems import Refused

#: Where the built page lies in the package.
PAGE = Path(__file__).parent.parent / "page"

#: A built file has a hash in its name: it never changes.
FOREVER = "public, max-age=31536000, immutable"


class Files(Controller):
    """Everything that is no address of the API."""

    include_in_schema = False

    @get(["/", "/{path:path}"])
    async def file(self, path: FromPath[str] = "/") -> Response[bytes]:
        wanted = path.strip("/")
        if wanted == "api" or (wanted.startswith(("api/", "assets/")) and not _is_file(wanted)):
            raise Refused(404, "server-no-page")
        if wanted and _is_file(wanted):
            cached = FOREVER if wanted.startswith("assets/") else "no-cache"
            return await _answer(PAGE / wanted, cached)
        # Any other address is one of the page: it finds out itself what to show.
        if not _is_file("index.html"):
            raise Refused(503, "server-not-built")
        return await _answer(PAGE / "index.html", "no-cache")


def _is_file(name: str) -> bool:
    """Is it a file of the page, and none outside?"""
    try:
        found = (PAGE / name).resolve()
        return found.is_relative_to(PAGE.resolve()) and found.is_file()
    except (OSError, ValueError):  # too long for a name, or with signs that no name has
        return False


async def _answer(path: Path, cached: str) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    data = await asyncio.to_thread(path.read_bytes)
    return Response(data, media_type=kind, headers={"Cache-Control": cached})
