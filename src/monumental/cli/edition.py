"""What a game is played with, as the command line says it: packs, modules, a preset, rule switches, a map."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cards.errors import PackError
from monumental.cards.grammar import all_of
from monumental.cards.loader import find_pack, read_pack
from monumental.cards.written import span
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
    typer.Option(metavar="NAME|FOLDER", help="A pack of cards beside the usual ones. Any number of times."),
]
Only = Annotated[
    bool, typer.Option("--only", help="The packs that are named with --pack, and not the usual ones.")
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
    only: bool,
    modules: Sequence[str],
    texts: Texts,
) -> Edition:
    """What was said on the command line: packs and modules join the usual packs, unless `only` was said."""
    if only and not packs:
        raise WrongInput(texts("terminal-only-what"))
    for name in packs or ():
        must_be_for(rules, f"--pack {name}", name, texts)
    for module in modules:
        must_be_for(rules, f"--{module}", module, texts)
    names = tuple(dict.fromkeys((*(packs or ()), *modules)))
    if names and not only:
        names = beside_the_usual(rules, names, texts)
    return Edition(names, preset, tuple(switch(each, texts) for each in switches or ()))


def beside_the_usual(rules: str, names: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """The usual packs and these. A whole box that can't lie beside the usual one is told from a mistake."""
    if rules not in SYSTEMS:
        return names
    usual = SYSTEMS[rules].usual_packs
    together = tuple(dict.fromkeys((*usual, *names)))
    if can_be_played(rules, names) and not can_be_played(rules, together):
        raise WrongInput(texts("terminal-only-alone", packs=", ".join(names), usual=", ".join(usual)))
    return together


def can_be_played(rules: str, packs: Sequence[str]) -> bool:
    try:
        unpack(rules, packs)
    except (PackError, SetupError):
        return False
    return True


def typed(rules: str, packs: Sequence[str]) -> list[str]:
    """What must be typed to play with these packs."""
    usual = SYSTEMS[rules].usual_packs
    if not packs:
        return []
    if tuple(packs[: len(usual)]) == usual:
        return [word for pack in packs[len(usual) :] for word in ("--pack", pack)]
    return [*(word for pack in packs for word in ("--pack", pack)), "--only"]


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
