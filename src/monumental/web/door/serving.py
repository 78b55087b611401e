"""How the app is served: uvicorn with our door, and as many files as the system lets us open."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from monumental.web.door.addresses import Proxies
from monumental.web.door.connections import Door, DoorConfig

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import ASGIApp, Receive, Scope, Send

    from monumental.web.settings import Settings

#: Files for the database, the bots, the page, and connections that are just being opened or closed.
RESERVE: Final = 320

#: Where the system sets no limit.
PLENTY: Final = 1 << 20

#: A socket of a live table hears nothing longer than this.
LONGEST_MESSAGE: Final = 1024


def configured(app: Litestar, settings: Settings) -> DoorConfig:
    """Everything that uvicorn is told."""
    bounds = settings.bounds
    proxies = Proxies(settings.proxies)
    return DoorConfig(
        _until_it_ends(app),
        Door(bounds, min(bounds.all_connections, _room(_most_files())), proxies),
        bounds,
        forwarded_allow_ips=proxies.believed,
        # Only what goes wrong, and by the one way that everything is logged.
        log_config=None,
        access_log=False,
        ws_max_size=LONGEST_MESSAGE,
        port=0,
    )


def _until_it_ends(app: Litestar) -> ASGIApp:
    """Only a server that ends breaks off what it was asked: that is no fault to be written down."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(asyncio.CancelledError):
            await app(scope, receive, send)

    return ask


def _room(files: int) -> int:
    """So many connections; where there are very few files, half of them."""
    return max(files - RESERVE, files // 2)


def _most_files() -> int:
    """How many files may be open, after the usual limit was raised to what is allowed."""
    if sys.platform == "win32":
        return PLENTY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError) as error:
            # Some systems name a limit that they don't grant.
            logging.getLogger(__name__).info("no more than %d files: %s", soft, error)
        else:
            soft = hard
    return PLENTY if soft == resource.RLIM_INFINITY else soft
