"""`monumental play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from monumental.bots import BOTS, CHARACTERS, LEVELS
from monumental.bots.match import must_be_known
from monumental.cards.loader import find_pack
from monumental.cards.text import load_texts
from monumental.cli import edition as editions
from monumental.cli.edition import (
    USUAL,
    Advanced,
    Layout,
    Only,
    Packs,
    Preset,
    Switches,
)
from monumental.cli.game_command import USUAL_RULES, GameCommand, Rules, module_options, wanted
from monumental.cli.languages import Language, spoken
from monumental.cli.manners import INTERRUPTED, WrongInput
from monumental.cli.table.takeover import USUAL_BOT
from monumental.maps.files import shipped_maps
from monumental.play.setup import packs_for, unpack
from monumental.play.systems.known import SYSTEMS
from monumental.play.table import AUTOMA, PERSON

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.cards.text import Texts
    from monumental.cli.recorded.saving import SavedGame, Saver
    from monumental.cli.screens.screen import Screen
    from monumental.cli.table.seats import Watch
    from monumental.play.records.luck import Luck
    from monumental.play.setup import Box
    from monumental.play.table import Table

#: Bots that are no level or character for people.
OTHERS = [name for name in BOTS if name not in LEVELS and name not in CHARACTERS]

Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many players. Left out, as many as are named.")
]
SeatNames = Annotated[
    list[str] | None,
    typer.Option(
        metavar="WHO",
        help=f"Who sits at a seat, once for each: {PERSON}, or the computer: {', '.join(LEVELS)}, or "
        f"with a character {', '.join(CHARACTERS)}; usually you and {USUAL_BOT}. "
        f"{AUTOMA} is the solo opponent of classic. Other bots: {', '.join(OTHERS)}, "
        "search-0.5s for one that thinks so long.",
    ),
]
Civilizations = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="A civilization, such as japanese, once for each seat; random: luck decides. "
        "Left out, it is chosen in the game.",
    ),
]
FirstPlayer = Annotated[
    int | None,
    typer.Option(
        metavar="SEAT",
        min=1,
        help="The seat that begins: 1, 2 … Left out, luck decides, or the Automa begins.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        metavar="N", help="Equal seeds give equal luck. Left out, luck is new every time, and sealed."
    ),
]
DrawCapitals = Annotated[
    bool, typer.Option("--draw-capitals", help="On a map: luck decides whose Capital is where.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Sentences instead of drawings, for screen readers and pipes.")
]
Hints = Annotated[
    bool | None, typer.Option(help="Show card texts below the options. On, but off with --plain.")
]
Guided = Annotated[
    bool,
    typer.Option("--guide", help="A guide suggests a few options, with reasons, and explains what is new."),
]
Pages = Annotated[
    bool, typer.Option(help="Stop when the screen is full, in a terminal of less than 40 lines.")
]
Quick = Annotated[
    bool,
    typer.Option(
        "--quick",
        help="Let the computer answer without waiting for Enter, and end turns in which the rest can wait.",
    ),
]

Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game in a new file, move by move.")]
Resume = Annotated[
    Path | None,
    typer.Option(
        metavar="[GAME]",
        help="Go on with a saved game, and save it on in the same file: a file, or the name of a game that "
        "saved itself; left out, the latest of those.",
    ),
]

#: What can be said of a game that goes on; everything else was settled when it began.
WITH_RESUME = frozenset({"resume", "pack", "lang", "plain", "hints", "guide", "quick", "pages"})


class PlayCommand(GameCommand):
    """Its help lists modules, presets, rule switches, civilizations and maps of the rules that were named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        args = with_latest(args)
        # The help comes before any argument is read.
        ctx.meta[__name__] = [word for word in args if word in SYSTEMS]
        return super().parse_args(ctx, args)

    def lists(self, ctx: Any) -> Mapping[str, list[tuple[str, str]]]:
        return {
            f"{title} of {name}": lines
            for name in ctx.meta.get(__name__) or SYSTEMS
            for title, lines in listed(name).items()
        }


def with_latest(args: list[str]) -> list[str]:
    """`--resume` with nothing behind it, or another option: the latest game is meant."""
    words: list[str] = []
    for at, word in enumerate(args):
        is_alone = at + 1 == len(args) or args[at + 1].startswith("--")
        words.append(f"{word}=" if word == "--resume" and is_alone else word)
    return words


def listed(name: str) -> dict[str, list[tuple[str, str]]]:
    """What can be chosen for a rule system, by the title of its list."""
    box = unpack(name)
    texts = load_texts("en", [pack.folder for pack in box.packs], box.rules)
    peoples = [(people.key, texts.civilization(people)) for people in box.catalog.civilizations]
    lists = {
        "Civilizations": peoples,
        "Presets": [(preset, texts(f"preset-{preset}")) for preset in box.rules.presets],
        "Rule switches": [(switch, texts(f"switch-{switch}")) for switch in box.rules.switches],
    }
    modules = listed_modules(name, texts)
    if modules:
        lists = {"Modules": modules, **lists}
    if SYSTEMS[name].rules.needs_layout():
        least, most = USUAL.seats(name)
        lists["Maps"] = [
            (layout, map_name(name, seats, layout))
            for seats in range(least, most + 1)
            for layout in shipped_maps(seats)
        ]
    return lists


def map_name(name: str, seats: int, layout: str) -> str:
    """A map is named by the packs of so many players."""
    return load_texts("en", [find_pack(pack) for pack in packs_for(name, seats)]).layout(layout)


def listed_modules(name: str, texts: Texts) -> list[tuple[str, str]]:
    """What can be added to the rules: how it is said on the command line, and what it is."""
    added = {option: module for option, module in module_options().items() if module in SYSTEMS[name].modules}
    for seats, packs in SYSTEMS[name].packs_for_seats.items():
        added |= {f"--seats {seats}": pack for pack in packs}
    return [(words, texts(f"module-{module}")) for words, module in added.items()]


def play(
    context: typer.Context,
    rules: Rules = USUAL_RULES,
    seats: Seats = None,
    seat: SeatNames = None,
    civ: Civilizations = None,
    first: FirstPlayer = None,
    advanced: Advanced = 0,
    layout: Layout = None,
    draw_capitals: DrawCapitals = False,
    lang: Language = None,
    seed: Seed = None,
    plain: Plain = False,
    hints: Hints = None,
    guide: Guided = False,
    quick: Quick = False,
    pages: Pages = True,
    save: Save = None,
    resume: Resume = None,
    preset: Preset = "rulebook",
    rule: Switches = None,
    pack: Packs = None,
    only: Only = False,
) -> None:
    """Play a game in the terminal: against the computer, or several people at one device."""
    from monumental.cli.recorded import saving
    from monumental.cli.recorded.by_itself import named
    from monumental.cli.recorded.records import about
    from monumental.cli.table.seats import must_be_loaded
    from monumental.play.records.luck import sealed_luck, typed_luck
    from monumental.play.records.opening import Opening, open_table
    from monumental.play.setup import wishes

    texts = spoken(lang)
    if resume is not None:
        must_be_alone(context, texts)
        resume = named(resume, texts)
        with about(resume):
            table, luck, box, changes = resumed(resume, pack, texts)
            must_be_loaded(table.sitters)
            saved: SavedGame | None = saving.go_on(resume, table, texts)
    else:
        modules = wanted(context)
        edition = editions.chosen(rules, pack, preset, rule, only=only, modules=modules, texts=texts)
        least, most = edition.seats(rules)
        if draw_capitals and not (rules in SYSTEMS and SYSTEMS[rules].rules.needs_layout()):
            raise WrongInput(texts("terminal-no-map", rules=rules, option="--draw-capitals"))
        count = min(most, max(least, len(seat or ()), len(civ or ()))) if seats is None else seats
        edition = edition.for_seats(rules, count)
        box = edition.box(rules)
        names = seated(fitting("--seat", seat, count, texts), count)
        must_be_known("player", names, (PERSON, *BOTS), SYSTEMS[rules].rules)
        must_be_loaded(names)
        if first is not None and first > count:
            raise WrongInput(texts("terminal-no-such-seat", number=first, count=count))
        agreed = wishes(
            box,
            fitting("--civ", civ, count, texts),
            None if first is None else first - 1,
            seats=count,
            layout=layout,
            seed=seed,
            draw_capitals=draw_capitals,
            automas=[number for number, name in enumerate(names) if name == AUTOMA],
            advanced=advanced,
        )
        luck = sealed_luck() if seed is None else typed_luck(seed)
        table = open_table(Opening(box, agreed, tuple(names)), luck)
        saved = None if save is None else saving.save(save, table, texts)
        changes = None
    run(
        table,
        luck,
        spoken(lang, box),
        saved,
        screen=chosen_screen(spoken(lang, box), plain=plain, pages=pages),
        hints=hints,
        guided=guide,
        quick=quick,
        changes=changes,
        more=said_again(lang, pack, plain=plain),
    )


def said_again(lang: str | None, packs: Sequence[str] | None, *, plain: bool) -> tuple[str, ...]:
    """What must be said again to go on as before: it is in no record."""
    words = [] if lang is None else ["--lang", lang]
    words += ["--plain"] if plain else []
    return (*words, *(word for pack in packs or () for word in ("--pack", pack)))


def run(
    table: Table,
    luck: Luck,
    texts: Texts,
    saved: SavedGame | None,
    *,
    screen: Screen,
    hints: bool | None,
    guided: bool,
    quick: bool,
    changes: Sequence[str] | None,
    more: tuple[str, ...],
) -> None:
    """From the welcome to the farewell. A game that goes on may have changed since: the rules, the packs."""
    from monumental.cli.table.host import Host
    from monumental.cli.table.seats import Seats as SeatsOfTable
    from monumental.cli.table.sitting import Leave, Sitting
    from monumental.cli.table.telling import greeting
    from monumental.cli.table.typed.completion import offer_completion

    with suppress(ImportError):
        # Where there is readline, what is typed can be edited and called up again.
        import_module("readline")
    shown = screen.seeing if hints is None else hints
    host = Host(table, texts, screen, hints=shown, quick=quick, guided=guided)
    offer_completion(host)
    greeting.welcome(screen, table, luck, texts)
    if changes is not None:
        screen.say(texts("start-resumed"))
        for change in changes:
            screen.say(texts("terminal-verify-note", change=change))
        host.resume()
    seats = SeatsOfTable(table, seed_of_bots(luck), watch=watcher(screen, table, texts))
    saver = keeper(table, screen, texts, saved, more, people=bool(seats.people()))
    try:
        Sitting(host, seats, input, saver).run()
        greeting.disclose(screen, luck, saver.saved, texts)
    except Leave:
        greeting.farewell(screen, saver.kept(), texts)
    except KeyboardInterrupt:
        greeting.farewell(screen, saver.kept(), texts)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        saver.close()


def keeper(
    table: Table,
    screen: Screen,
    texts: Texts,
    saved: SavedGame | None,
    more: tuple[str, ...],
    *,
    people: bool,
) -> Saver:
    """Where a person plays and names no file, the game saves itself, and says so."""
    from monumental.cli.recorded.by_itself import save_by_itself
    from monumental.cli.recorded.saving import Saver

    by_itself = saved is None and people
    if by_itself:
        found = save_by_itself(table, texts)
        if isinstance(found, str):
            screen.say(texts("start-unsaved", problem=found))
        else:
            saved = found
    if saved is not None:
        saved.more = more
    saver = Saver(table, screen, texts, saved, by_itself=by_itself)
    if saved is not None and by_itself:
        screen.say(texts("start-saved", command=saved.resume_command))
    return saver


def watcher(screen: Screen, table: Table, texts: Texts) -> Watch:
    """Where the table is drawn, it is shown that a bot thinks."""
    from monumental.cli.screens.drawn import DrawnScreen
    from monumental.cli.table.seats import unwatched
    from monumental.cli.table.telling.thinking import Thinking

    return Thinking(screen.console, table, texts) if isinstance(screen, DrawnScreen) else unwatched


def must_be_alone(context: typer.Context, texts: Texts) -> None:
    """A game that goes on is the one that was begun: its rules and seats can't be named again."""
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name not in WITH_RESUME and source is not None and source.name == "COMMANDLINE":
            option = max(parameter.opts, key=len)
            named = option if option.startswith("-") else option.upper()
            raise WrongInput(texts("terminal-resume-alone", option=named))


def resumed(
    path: Path, packs: Sequence[str] | None, texts: Texts
) -> tuple[Table, Luck, Box, Sequence[str] | None]:
    """The table where a record stopped, its luck, the boxes, and what is no longer as it was."""
    from monumental.cli.recorded.records import folders, read_file
    from monumental.play.records.opening import changes_since, read_opening
    from monumental.play.records.replay import resume

    record = read_file(path, texts)
    own = folders(packs)
    table, luck = resume(record, own)
    box = read_opening(record, own).box
    return table, luck, box, changes_since(record.head, box)


def seed_of_bots(luck: Luck) -> int:
    """For the bots alone. A typed seed makes equal bots; a sealed one is not for them to know."""
    return secrets.randbelow(10**9) if luck.typed is None else luck.typed


def fitting(option: str, given: Sequence[str] | None, seats: int, texts: Texts) -> Sequence[str]:
    """What was given for the seats, in order: not more than there are seats."""
    given = given or ()
    if len(given) > seats:
        raise WrongInput(texts("terminal-too-many", option=option, count=seats))
    return given


def seated(named: Sequence[str], seats: int) -> list[str]:
    """Who sits at each seat: those who were named; else one person, and bots."""
    names = list(named) or [PERSON]
    return names + [USUAL_BOT] * (seats - len(names))


def chosen_screen(texts: Texts, *, plain: bool, pages: bool = False) -> Screen:
    """Drawn where the signs can be shown, else plain."""
    from monumental.cli.screens.drawn import DrawnScreen
    from monumental.cli.screens.plain import PlainScreen

    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if plain or not encoding.startswith("utf"):
        return PlainScreen(texts)
    return DrawnScreen(texts, pages=pages)
