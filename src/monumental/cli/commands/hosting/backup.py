"""`monumental backup` and `monumental restore`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.commands.hosting.database import DatabaseUrl, done, must_be_there, named, without_password
from monumental.cli.languages import Language, spoken

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.web.keep.check import Checked

#: The exit code where a record does not come to where it was.
WRONG = 1

Check = Annotated[bool, typer.Option("--check/--no-check", help="Play every record again afterwards.")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, as monumental.backup.")],
    database: DatabaseUrl = None,
    check: Check = True,
    lang: Language = None,
) -> None:
    """Copy all tables into a file while the server runs, and try the copy out."""
    from monumental.web.keep.backup import back_up, tried_out

    texts = spoken(lang)
    rows = done(back_up(must_be_there(named(database)), file))
    typer.echo(texts("host-backup", tables=rows["tables"], moves=rows["moves"], file=str(file)))
    if check:
        _report(done(tried_out(file)), texts)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What monumental backup has written.")],
    database: DatabaseUrl = None,
    check: Check = True,
    lang: Language = None,
) -> None:
    """Fill an empty database from a backup; one of an older version is brought to this one."""
    from monumental.web.keep import backup as copies
    from monumental.web.keep.check import check_database

    texts = spoken(lang)
    url = named(database)
    rows = done(copies.restore(url, file))
    where = without_password(url)
    typer.echo(texts("host-restored", tables=rows["tables"], moves=rows["moves"], database=where))
    if check:
        _report(done(check_database(url)), texts)


def _report(checked: Checked, texts: Texts) -> None:
    for table, problem in checked.wrong:
        typer.echo(texts("host-wrong", table=table, problem=problem), err=True)
    if checked.wrong:
        raise typer.Exit(WRONG)
    typer.echo(texts("host-checked"))
    if checked.older:
        typer.echo(texts("host-older", count=checked.older))
