"""What a game is played with, as the command line says it: packs, modules, a preset, rule switches, a map."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final

import typer

from monumental.cards.errors import span
from monumental.cards.grammar import all_of
from monumental.cards.loader import find_pack, read_pack
from monumental.cli.manners import WrongInput
from monumental.play.setup import SetupError, packs_for, unpack
from monumental.play.systems.known import SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.play.setup import Box

Preset = Annotated[str, typer.Option(metavar="NAME", help="A reading of the rules: rulebook or published.")]
Switches = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=on|off", help="A rule switch; `monumental play --help` lists them. Any number of times."
    ),
]
Packs = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME|FOLDER", help="A pack of cards instead of the usual one. Any number of times."
    ),
]
Renaissance = Annotated[
    bool, typer.Option("--renaissance", help="On a map: play with the cards of the Renaissance, too.")
]
Heroes = Annotated[bool, typer.Option("--heroes", help="On a map: play with Heroes for hire.")]
Monsters = Annotated[
    bool, typer.Option("--monsters", help="On a map: play with Monsters among the Barbarians.")
]
Advanced = Annotated[
    int,
    typer.Option(metavar="N", help="How many Advanced cards an Automa has, 0 to 4: the more, the harder."),
]
Layout = Annotated[
    str | None,
    typer.Option(
        "--map",
        metavar="NAME|FILE|random",
        help="A map by its name or file, random for a new one, random:7 for one with a number. "
        "Left out, the small map for so many players.",
    ),
]

#: Modules that an option of the same name brings, each with the pack of the same name.
OPTIONAL: Final = ("renaissance", "heroes", "monsters")


def wanted(*, renaissance: bool, heroes: bool, monsters: bool) -> tuple[str, ...]:
    """The modules whose options were given."""
    given = (renaissance, heroes, monsters)
    return tuple(name for name, wish in zip(OPTIONAL, given, strict=True) if wish)


@dataclass(frozen=True)
class Edition:
    """Packs, preset and rule switches of a game."""

    packs: tuple[str, ...] = ()
    preset: str = "rulebook"
    switches: tuple[tuple[str, bool], ...] = ()

    def box(self, rules: str) -> Box:
        return unpack(rules, self.packs, self.preset, dict(self.switches))

    def for_seats(self, rules: str, seats: int) -> Edition:
        """With the packs that so many players need; a number that can't be is refused."""
        least, most = self.seats(rules)
        if not least <= seats <= most:
            raise SetupError(f"{rules} has {span(least, most)} seats, not {seats}")
        needed = packs_for(rules, seats, self.packs)
        return self if needed == packs_for(rules, None, self.packs) else replace(self, packs=needed)

    def seats(self, rules: str) -> tuple[int, int]:
        """How many can play at least and at most: some packs come by themselves when more do."""
        box = self.box(rules)
        return SYSTEMS[rules].seats(box.rules)


USUAL = Edition()


def chosen(
    rules: str,
    packs: Sequence[str] | None,
    preset: str,
    switches: Sequence[str] | None,
    *,
    modules: Sequence[str],
    texts: Texts,
) -> Edition:
    """What was said on the command line."""
    names = tuple(packs or ())
    for name in names:
        must_be_for(rules, f"--pack {name}", name, texts)
    for module in modules:
        must_be_for(rules, f"--{module}", module, texts)
    more = tuple(module for module in modules if module not in names)
    if more:
        names = (*(names or (SYSTEMS[rules].usual_packs if rules in SYSTEMS else ())), *more)
    return Edition(names, preset, tuple(switch(each, texts) for each in switches or ()))


def must_be_for(rules: str, option: str, pack: str, texts: Texts) -> None:
    """A pack whose modules are for other rules is refused in one sentence."""
    if rules not in SYSTEMS:
        return
    for module in read_pack(find_pack(pack)).head.modules:
        systems = [name for name, system in SYSTEMS.items() if module in system.modules]
        if systems and rules not in systems:
            raise WrongInput(
                texts("terminal-no-module", option=option, rules=rules, known=all_of(texts, systems))
            )


def switch(words: str, texts: Texts) -> tuple[str, bool]:
    """`final_decay=off` as a rule switch and its value."""
    name, _, value = words.partition("=")
    if value.lower() not in {"on", "off"}:
        raise WrongInput(texts("terminal-bad-switch", words=words))
    return name.replace("-", "_"), value.lower() == "on"
