"""`monumental admin`: what there is, who plays, and what a host does by hand. A running server heeds it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from monumental.cli.commands.hosting.database import DatabaseUrl, done, must_be_there, named
from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import WrongInput
from monumental.web.door.logs import escaped

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.web.store import Store

Given = TypeVar("Given")

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    help="See what is on a server, and do what a host must: delete, forget, move and ban.",
)

Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Most = Annotated[int, typer.Option(metavar="N", min=1, help="So many at the most.")]
Words = Annotated[
    str,
    typer.Option(
        "--search", metavar="WORDS", help="Only with these words in a name, or what it begins with."
    ),
]
Which = Annotated[
    list[str], typer.Argument(metavar="TABLE...", help="Tables, by the last part of their links.")
]
Who = Annotated[str, typer.Argument(metavar="WHO", help="Somebody of `monumental admin people`.")]
WhoOrWhere = Annotated[
    str, typer.Argument(metavar="WHO", help="Somebody of `monumental admin people`, or an address.")
]


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """See what is on a server, and do what a host must: delete, forget, move and ban."""
    if context.invoked_subcommand is None:
        statistics()


@app.command()
def statistics(database: DatabaseUrl = None, lang: Language = None, as_json: AsJson = False) -> None:
    """How much there is."""
    from monumental.web.keep import house

    texts = spoken(lang)
    found = _with(database, house.statistics, texts)
    if as_json:
        _print_json(asdict(found))
        return
    counts = {status: found.tables.get(status, 0) for status in ("open", "playing", "over")}
    typer.echo(texts("host-tables", **counts))
    typer.echo(texts("host-moves", moves=found.moves))
    typer.echo(texts("host-people", people=found.people, lately=found.lately))


@app.command()
def tables(
    status: Annotated[
        Literal["open", "playing", "over"] | None, typer.Option(help="Only those that are so.")
    ] = None,
    words: Words = "",
    most: Most = 50,
    database: DatabaseUrl = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """The tables that changed last: their name, rules, moves, time and people."""
    from monumental.web.keep import house

    texts = spoken(lang)
    shown: list[tuple[dict[str, str | int], list[str]]] = [
        (
            {
                "table": line.id,
                "rules": line.rules,
                "status": line.status,
                "moves": line.version,
                "changed": _time(line.changed),
            },
            [seat.name for seat in line.seats],
        )
        for line in _with(database, lambda store: house.tables(store, status, words, most), texts)
    ]
    if as_json:
        _print_json([{**line, "who": names} for line, names in shown])
        return
    _print_lines([texts("host-table", **line, who=_joined(names)) for line, names in shown], texts)


@app.command()
def people(
    words: Words = "",
    most: Most = 50,
    database: DatabaseUrl = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Who played last: the beginning of their hash, how many tables, when, and by which names."""
    from monumental.web.keep import house

    texts = spoken(lang)
    found = _with(database, lambda store: house.people(store, words, most), texts)
    shown: list[tuple[dict[str, str | int], list[str]]] = [
        (
            {
                "who": house.shown(person.owner),
                "tables": person.tables,
                "last": _time(person.last),
            },
            [*person.names],
        )
        for person in found
    ]
    if as_json:
        _print_json([{**line, "names": names} for line, names in shown])
        return
    _print_lines([texts("host-person", **line, names=_joined(names)) for line, names in shown], texts)


@app.command()
def delete(table: Which, yes: Yes = False, database: DatabaseUrl = None, lang: Language = None) -> None:
    """Delete tables with all that was played there."""
    from monumental.web.keep import house

    texts = spoken(lang)
    _with(database, lambda store: house.must_know(store, table), texts)
    _must_be_sure(texts, yes=yes)
    count = _with(database, lambda store: house.delete(store, table), texts)
    typer.echo(texts("host-deleted", count=count))


@app.command()
def forget(who: Who, yes: Yes = False, database: DatabaseUrl = None, lang: Language = None) -> None:
    """Take somebody's name and hash out of all tables; what others played with them stays."""
    from monumental.web.keep import house

    texts = spoken(lang)
    owner = _with(database, lambda store: house.whose(store, who), texts)
    _must_be_sure(texts, yes=yes)
    count = _with(database, lambda store: house.forget(store, owner), texts)
    typer.echo(texts("host-forgotten", count=count))


@app.command()
def export(
    table: Which,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="A new file.")],
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    """Copy some tables into a file, for `monumental admin import` on another server or later."""
    from monumental.web.keep import house
    from monumental.web.keep.backup import back_up

    texts = spoken(lang)
    _with(database, lambda store: house.must_know(store, table), texts)
    rows = done(back_up(must_be_there(named(database)), output, table))
    typer.echo(texts("host-backup", tables=rows["tables"], moves=rows["moves"], file=str(output)))


@app.command("import")
def bring_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What export or backup has written.")],
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    """Add the tables of a file that are not there; nothing that is there changes."""
    from monumental.web.keep import backup as copies

    texts = spoken(lang)
    fresh = done(copies.bring_in(must_be_there(named(database)), file))
    typer.echo(texts("host-brought-in", count=len(fresh)))


@app.command()
def ban(
    who: WhoOrWhere,
    days: Annotated[float | None, typer.Option(metavar="N", min=0, help="Left out, for ever.")] = None,
    why: Annotated[str, typer.Option(metavar="WORDS", help="For yourself: nobody else reads it.")] = "",
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    """Keep a browser or an address from playing here, within a minute."""
    from monumental.web.keep import house

    texts = spoken(lang)
    made = _with(database, lambda store: house.ban(store, who, days, why), texts)
    if made.until is None:
        typer.echo(texts("host-banned", who=who))
    else:
        typer.echo(texts("host-banned-until", who=who, when=_time(made.until)))


@app.command()
def unban(who: WhoOrWhere, database: DatabaseUrl = None, lang: Language = None) -> None:
    """Let somebody play here again."""
    from monumental.web.keep import house

    texts = spoken(lang)
    _with(database, lambda store: house.unban(store, who), texts)
    typer.echo(texts("host-lifted", who=who))


@app.command("bans")
def list_bans(database: DatabaseUrl = None, lang: Language = None, as_json: AsJson = False) -> None:
    """Who may not play here."""
    from monumental.web.keep import house

    texts = spoken(lang)
    shown = [
        (
            {
                "who": house.shown(each.who),
                "made": _time(each.made),
                "why": escaped(each.why),
            },
            None if each.until is None else _time(each.until),
        )
        for each in _with(database, lambda store: store.bans(), texts)
    ]
    if as_json:
        _print_json([{**line, "until": until} for line, until in shown])
        return
    _print_lines(
        [
            texts("host-ban", **line) if until is None else texts("host-ban-until", **line, until=until)
            for line, until in shown
        ],
        texts,
    )


@app.command("reports")
def list_reports(
    most: Most = 50, database: DatabaseUrl = None, lang: Language = None, as_json: AsJson = False
) -> None:
    """What people want you to read: the report, its table and line, who said what, and when it was told."""
    from monumental.web.keep import house

    texts = spoken(lang)
    shown: list[dict[str, str | int]] = [
        {
            "report": each.id,
            "table": each.place,
            "line": each.number,
            "who": house.shown(each.author),
            "name": escaped(each.name),
            "words": escaped(each.words),
            "made": _time(each.made),
        }
        for each in _with(database, lambda store: house.reported(store, most), texts)
    ]
    if as_json:
        _print_json(shown)
        return
    _print_lines([texts("host-report", **line) for line in shown], texts)


@app.command()
def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="One of `monumental admin reports`.")],
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    """You have seen to a report: it is listed no more."""
    from monumental.web.keep import house

    texts = spoken(lang)
    _with(database, lambda store: house.settle(store, report), texts)
    typer.echo(texts("host-settled", report=report))


@app.command()
def unsay(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="A table, by the last part of its link.")],
    line: Annotated[int, typer.Argument(metavar="LINE", help="A line of `monumental admin reports`.")],
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    """Take away a line that somebody said at a table; within a minute nobody reads it any more."""
    from monumental.web.keep import house

    texts = spoken(lang)
    _with(database, lambda store: house.unsay(store, table, line), texts)
    typer.echo(texts("host-unsaid", line=line))


# What the commands share


def _with(database: str | None, work: Callable[[Store], Awaitable[Given]], texts: Texts) -> Given:
    """What comes of working on the store; what is not there is said in one sentence."""

    async def run() -> Given:
        from monumental.web.keep.house import NotHere
        from monumental.web.store import Store

        store = await Store.open(must_be_there(named(database)))
        try:
            return await work(store)
        except NotHere as missing:
            raise WrongInput(missing.sentence(texts.language)) from missing
        finally:
            await store.close()

    return done(run())


def _must_be_sure(texts: Texts, *, yes: bool) -> None:
    if not yes and not typer.confirm(texts("host-sure")):
        raise WrongInput(texts("host-not-done"))


def _print_json(found: object) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def _print_lines(lines: list[str], texts: Texts) -> None:
    for line in lines or [texts("host-nothing")]:
        typer.echo(line)


def _joined(names: list[str]) -> str:
    """Names were typed by anybody: they shall not draw on the host's screen."""
    return escaped(", ".join(filter(None, names)))


def _time(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M} UTC"
