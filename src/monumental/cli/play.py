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
from monumental.cards.grammar import capitalized
from monumental.cli.languages import Language, spoken
from monumental.cli.manners import INTERRUPTED, WrongInput
from monumental.play.setup import SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots import Bot
    from monumental.cards.text import Texts
    from monumental.cli.screen import Screen

PERSON = "human"

#: Who sits where nobody was named.
USUAL_SEATS = (PERSON, "greedy")

SeatNames = Annotated[
    list[str] | None,
    typer.Option(
        metavar="WHO",
        help=f"Who sits at a seat, once for each: {', '.join((PERSON, *BOTS))}. Usually you and greedy.",
    ),
]
Civilizations = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME", help="A civilization, such as aztecs, once for each seat. Left out, it is chosen."
    ),
]
FirstPlayer = Annotated[
    int | None,
    typer.Option(metavar="1|2", min=1, max=2, help="The seat that begins. Left out, luck decides."),
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="N", help="Equal seeds give equal luck. Left out, luck is new every time."),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Sentences instead of drawings, for screen readers and pipes.")
]
Hints = Annotated[
    bool | None, typer.Option(help="Show card texts below the options. On, but off with --plain.")
]
Quick = Annotated[bool, typer.Option("--quick", help="Let the computer answer without waiting for Enter.")]
Preset = Annotated[str, typer.Option(metavar="NAME", help="A reading of the rules: rulebook or published.")]
Switches = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=on|off", help="A rule switch of the list below. Any number of times."),
]
Packs = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME|FOLDER", help="A pack of cards instead of the usual one. Any number of times."
    ),
]


class PlayCommand(TyperCommand):
    """Its help lists presets and rule switches, too."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        texts = spoken("en")
        for name, rules in SYSTEMS.items():
            with formatter.section(f"Presets of {name}"):
                formatter.write_dl([(preset, texts(f"preset-{preset}")) for preset in rules.presets])
            with formatter.section(f"Rule switches of {name}"):
                formatter.write_dl([(switch, texts(f"switch-{switch}")) for switch in rules.switches])
        super().format_epilog(ctx, formatter)


def play(
    rules: Annotated[str, typer.Argument(metavar="RULES", help="The rules: duel.")] = "duel",
    seat: SeatNames = None,
    civ: Civilizations = None,
    first: FirstPlayer = None,
    lang: Language = None,
    seed: Seed = None,
    plain: Plain = False,
    hints: Hints = None,
    quick: Quick = False,
    preset: Preset = "rulebook",
    rule: Switches = None,
    pack: Packs = None,
) -> None:
    """Play a game in the terminal: against the computer, or two people at one device."""
    from monumental.cli.host import Host
    from monumental.cli.sitting import Leave, Sitting
    from monumental.play.setup import new_game, unpack
    from monumental.play.table import Table

    texts = spoken(lang)
    switches = dict(switch(each, texts) for each in rule or ())
    box = unpack(rules, pack or (), preset, switches)
    texts = spoken(lang, box)
    luck = secrets.randbelow(10**9) if seed is None else seed
    names = [*fitting("--seat", seat, texts), *USUAL_SEATS[len(seat or ()) :]]
    peoples = [*fitting("--civ", civ, texts), None, None][: box.rules.seats]
    game = new_game(
        rules,
        civilizations=peoples,
        first=None if first is None else first - 1,
        seed=luck,
        packs=pack or (),
        preset=preset,
        switches=switches,
        journal=[],
    )
    bots = [bot(name, luck * len(names) + number) for number, name in enumerate(names)]
    screen = chosen_screen(texts, plain=plain)
    with_hints = screen.seeing if hints is None else hints
    with suppress(ImportError):
        # Where there is readline, what is typed can be edited and called up again.
        import_module("readline")
    host = Host(Table(game), texts, screen, hints=with_hints, quick=quick)
    welcome(screen, names, luck, texts)
    try:
        Sitting(host, bots, input, luck).run()
    except Leave:
        farewell(screen, texts)
    except KeyboardInterrupt:
        farewell(screen, texts)
        raise typer.Exit(INTERRUPTED) from None


def switch(words: str, texts: Texts) -> tuple[str, bool]:
    """`final_decay=off` as a rule switch and its value."""
    name, _, value = words.partition("=")
    if value.lower() not in {"on", "off"}:
        raise WrongInput(texts("terminal-bad-switch", words=words))
    return name.replace("-", "_"), value.lower() == "on"


def fitting(option: str, given: Sequence[str] | None, texts: Texts) -> Sequence[str]:
    """What was given for the seats, in order: not more than there are seats."""
    given = given or ()
    if len(given) > len(USUAL_SEATS):
        raise WrongInput(texts("terminal-too-many", option=option, count=len(USUAL_SEATS)))
    return given


def bot(name: str, seed: int) -> Bot | None:
    """Nobody for a person's seat."""
    from monumental.bots import make_bot

    return None if name == PERSON else make_bot(name, seed)


def chosen_screen(texts: Texts, *, plain: bool) -> Screen:
    """Drawn where the signs can be shown, else plain."""
    from monumental.cli.drawn import DrawnScreen
    from monumental.cli.plain import PlainScreen

    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if plain or not encoding.startswith("utf"):
        return PlainScreen(texts)
    return DrawnScreen(texts)


def welcome(screen: Screen, names: Sequence[str], seed: int, texts: Texts) -> None:
    """Who plays whom, and how to get help."""
    players = [texts("start-human") if name == PERSON else texts("start-bot", bot=name) for name in names]
    screen.say(capitalized(texts("start-seats", first=players[0], second=players[1])))
    screen.say(texts("start-seed", seed=str(seed)))
    screen.say(texts("start-help"))


def farewell(screen: Screen, texts: Texts) -> None:
    """Somebody left."""
    screen.say("")
    screen.say(texts("end-goodbye"))
