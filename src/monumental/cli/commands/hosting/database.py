"""The database that a host's command works on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import typer

from monumental.cli.manners import WrongInput

Given = TypeVar("Given")

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="MONUMENTAL_DATABASE",
        show_envvar=True,
        help="Where tables are kept: sqlite:///file or postgresql://… Left out, the file of your own.",
    ),
]


def named(url: str | None) -> str:
    from monumental.web.settings import usual_database

    return url or usual_database()


def must_be_there(url: str) -> str:
    """Whoever mistypes the name of a file shall not get an empty one."""
    from monumental.web.store.lock import file_of

    file = file_of(url)
    if file is not None and not file.is_file():
        raise WrongInput(f"{file} is no file")
    return url


def without_password(url: str) -> str:
    from sqlalchemy import make_url

    return make_url(url).render_as_string(hide_password=True)


def done(work: Coroutine[Any, Any, Given]) -> Given:
    """What comes of it; what is wrong with the database is said in one sentence."""
    from monumental.web.store import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise WrongInput(str(error)) from error
