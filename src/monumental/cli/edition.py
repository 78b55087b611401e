"""What a game is played with, as it is said on the command line: packs, a preset, rule switches, a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cards.loader import find_pack, read_pack
from monumental.cli.manners import WrongInput
from monumental.play.setup import DEFAULT_PACKS, SYSTEMS, unpack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.play.setup import Box

#: The pack that adds the fourth era.
RENAISSANCE_PACK = "renaissance"

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
    bool, typer.Option("--renaissance", help="Classic: play with the cards of the Renaissance, too.")
]
Layout = Annotated[
    str | None,
    typer.Option(
        "--map",
        metavar="NAME|FILE|random",
        help="Classic: a map by its name or file, random for a new one, random:7 for one with a number. "
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


USUAL = Edition()


def chosen(
    rules: str,
    packs: Sequence[str] | None,
    preset: str,
    switches: Sequence[str] | None,
    *,
    renaissance: bool,
    texts: Texts,
) -> Edition:
    """What was said on the command line."""
    names = tuple(packs or ())
    if renaissance:
        if rules in SYSTEMS and read_pack(find_pack(RENAISSANCE_PACK)).head.rules != rules:
            raise WrongInput(texts("terminal-no-renaissance", rules=rules))
        names = (*(names or DEFAULT_PACKS.get(rules, ())), RENAISSANCE_PACK)
    return Edition(names, preset, tuple(switch(each, texts) for each in switches or ()))


def switch(words: str, texts: Texts) -> tuple[str, bool]:
    """`final_decay=off` as a rule switch and its value."""
    name, _, value = words.partition("=")
    if value.lower() not in {"on", "off"}:
        raise WrongInput(texts("terminal-bad-switch", words=words))
    return name.replace("-", "_"), value.lower() == "on"
