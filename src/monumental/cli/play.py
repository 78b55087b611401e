"""`monumental play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from monumental.bots import BOTS
from monumental.bots.match import AUTOMA, must_be_known
from monumental.cards.grammar import all_of, capitalized
from monumental.cards.loader import find_pack
from monumental.cards.text import load_texts
from monumental.cli import edition as editions
from monumental.cli.edition import (
    OPTIONAL,
    USUAL,
    Advanced,
    Heroes,
    Layout,
    Monsters,
    Packs,
    Preset,
    Renaissance,
    Switches,
    wanted,
)
from monumental.cli.languages import Language, spoken
from monumental.cli.manners import INTERRUPTED, WrongInput
from monumental.maps.files import shipped_maps
from monumental.play.setup import MODULES, PACKS_FOR_SEATS, SYSTEMS, packs_for, unpack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots import Bot
    from monumental.cards.text import Texts
    from monumental.cli.screen import Screen
    from monumental.engine.game import Game

PERSON = "human"

#: Who sits where nobody was named: one person, and bots.
USUAL_BOT = "greedy"

MOST_SEATS = max(USUAL.seats(rules)[1] for rules in SYSTEMS)

Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many players. Left out, as many as are named.")
]
SeatNames = Annotated[
    list[str] | None,
    typer.Option(
        metavar="WHO",
        help=f"Who sits at a seat, once for each: {', '.join((PERSON, *BOTS, AUTOMA))}. "
        f"Usually you and {USUAL_BOT}; {AUTOMA} is the solo opponent of classic.",
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
        max=MOST_SEATS,
        help="The seat that begins: 1, 2 … Left out, luck decides, or the Automa begins.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="N", help="Equal seeds give equal luck. Left out, luck is new every time."),
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
Quick = Annotated[bool, typer.Option("--quick", help="Let the computer answer without waiting for Enter.")]


class PlayCommand(TyperCommand):
    """Its help lists modules, presets, rule switches, civilizations and maps of the rules that were named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # The help comes before any argument is read.
        ctx.meta[__name__] = [word for word in args if word in SYSTEMS]
        return super().parse_args(ctx, args)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        for name in ctx.meta.get(__name__) or SYSTEMS:
            for title, lines in listed(name).items():
                with formatter.section(f"{title} of {name}"):
                    formatter.write_dl(lines)
        super().format_epilog(ctx, formatter)


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
    if SYSTEMS[name].needs_layout():
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
    added = {f"--{module}": module for module in OPTIONAL if module in MODULES[name]}
    for seats, packs in PACKS_FOR_SEATS.get(name, {}).items():
        added |= {f"--seats {seats}": pack for pack in packs}
    return [(words, texts(f"terminal-module-{module}")) for words, module in added.items()]


def play(
    rules: Annotated[
        str, typer.Argument(metavar="RULES", help=f"The rules: {' or '.join(SYSTEMS)}.")
    ] = "duel",
    seats: Seats = None,
    seat: SeatNames = None,
    civ: Civilizations = None,
    first: FirstPlayer = None,
    advanced: Advanced = 0,
    layout: Layout = None,
    draw_capitals: DrawCapitals = False,
    renaissance: Renaissance = False,
    heroes: Heroes = False,
    monsters: Monsters = False,
    lang: Language = None,
    seed: Seed = None,
    plain: Plain = False,
    hints: Hints = None,
    quick: Quick = False,
    preset: Preset = "rulebook",
    rule: Switches = None,
    pack: Packs = None,
) -> None:
    """Play a game in the terminal: against the computer, or several people at one device."""
    from monumental.cli.host import Host
    from monumental.cli.sitting import Leave, Sitting
    from monumental.play.setup import new_game
    from monumental.play.table import Table

    texts = spoken(lang)
    modules = wanted(renaissance=renaissance, heroes=heroes, monsters=monsters)
    edition = editions.chosen(rules, pack, preset, rule, modules=modules, texts=texts)
    least, most = edition.seats(rules)
    if draw_capitals and not (rules in SYSTEMS and SYSTEMS[rules].needs_layout()):
        raise WrongInput(texts("terminal-no-map", rules=rules, option="--draw-capitals"))
    luck = secrets.randbelow(10**9) if seed is None else seed
    count = min(most, max(least, len(seat or ()), len(civ or ()))) if seats is None else seats
    edition = edition.for_seats(rules, count)
    texts = spoken(lang, edition.box(rules))
    names = seated(fitting("--seat", seat, count, texts), count)
    must_be_known("player", names, (PERSON, *BOTS), SYSTEMS[rules])
    peoples = fitting("--civ", civ, count, texts)
    if first is not None and first > count:
        raise WrongInput(texts("terminal-no-such-seat", number=first, count=count))
    game = new_game(
        rules,
        seats=count,
        civilizations=peoples,
        first=None if first is None else first - 1,
        seed=luck,
        packs=edition.packs,
        preset=preset,
        switches=dict(edition.switches),
        layout=layout,
        draw_capitals=draw_capitals,
        automas=[number for number, name in enumerate(names) if name == AUTOMA],
        advanced=advanced,
        journal=[],
    )
    bots = [bot(name, luck * len(names) + number) for number, name in enumerate(names)]
    screen = chosen_screen(texts, plain=plain)
    with_hints = screen.seeing if hints is None else hints
    with suppress(ImportError):
        # Where there is readline, what is typed can be edited and called up again.
        import_module("readline")
    host = Host(Table(game), texts, screen, hints=with_hints, quick=quick)
    players = [player(name, advanced, texts) for name in names]
    welcome(screen, game, players, luck, texts)
    try:
        Sitting(host, bots, input, luck).run()
    except Leave:
        farewell(screen, texts)
    except KeyboardInterrupt:
        farewell(screen, texts)
        raise typer.Exit(INTERRUPTED) from None


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


def bot(name: str, seed: int) -> Bot | None:
    """Nobody for a person's seat, and nobody for the Automa: it decides nothing."""
    from monumental.bots import make_bot

    return None if name in {PERSON, AUTOMA} else make_bot(name, seed)


def player(name: str, advanced: int, texts: Texts) -> str:
    """Who sits at a seat, in words."""
    if name == AUTOMA:
        return texts("terminal-start-automa", count=advanced)
    return texts("start-human") if name == PERSON else texts("start-bot", bot=name)


def chosen_screen(texts: Texts, *, plain: bool) -> Screen:
    """Drawn where the signs can be shown, else plain."""
    from monumental.cli.drawn import DrawnScreen
    from monumental.cli.plain import PlainScreen

    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if plain or not encoding.startswith("utf"):
        return PlainScreen(texts)
    return DrawnScreen(texts)


def welcome(screen: Screen, game: Game, players: Sequence[str], seed: int, texts: Texts) -> None:
    """Who plays whom, on which map, and how to get help."""
    from monumental.cli.views import view_of

    if len(players) == 2:
        screen.say(capitalized(texts("start-seats", first=players[0], second=players[1])))
    else:
        screen.say(capitalized(texts("start-table", seats=all_of(texts, players))))
    for line in view_of(game).welcome(game, texts):
        screen.say(line)
    screen.say(texts("start-seed", seed=str(seed)))
    screen.say(texts("start-help"))


def farewell(screen: Screen, texts: Texts) -> None:
    """Somebody left."""
    screen.say("")
    screen.say(texts("end-goodbye"))
