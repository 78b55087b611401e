"""Starting a game: rules with their modules and switches, packs, civilizations, luck."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.build import build_catalog
from monumental.cards.errors import PackError, unknown
from monumental.cards.loader import Pack, find_pack, read_pack, shipped_packs
from monumental.engine.chance import Chance, Seeded, seeded
from monumental.engine.game import Game, start
from monumental.engine.rules import Rules, Wishes
from monumental.games.duel import DUEL, with_trade

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from monumental.engine.catalog import Catalog
    from monumental.engine.events import Event

#: The rule systems, the packs they are played with unless told otherwise, and the modules packs may bring.
SYSTEMS: Mapping[str, Rules] = {"duel": DUEL}
DEFAULT_PACKS: Mapping[str, tuple[str, ...]] = {"duel": ("duel-trade",)}
MODULES: Mapping[str, Callable[[Rules], Rules]] = {"trade": with_trade}


class SetupError(Exception):
    """A game that can't be set up as wished. One clear sentence."""


@dataclass(frozen=True)
class Box:
    """What comes out of the boxes: rules with all modules, cards, and the packs they are from."""

    rules: Rules
    catalog: Catalog
    packs: tuple[Pack, ...]


def unpack(
    rules: str = "duel",
    packs: Sequence[str] = (),
    preset: str = "rulebook",
    switches: Mapping[str, bool] | None = None,
) -> Box:
    """Open the boxes: the rules with what the packs add, and all their cards."""
    chosen = tuple(sorted((switches or {}).items()))
    # Our packs don't change while the program runs; a person's own folder may.
    if set(packs) <= set(shipped_packs()):
        return _unpack_once(rules, tuple(packs), preset, chosen)
    return _unpack(rules, tuple(packs), preset, chosen)


def _unpack(
    name: str, pack_names: tuple[str, ...], preset: str, switches: tuple[tuple[str, bool], ...]
) -> Box:
    if name not in SYSTEMS:
        raise SetupError(unknown("rules", name, SYSTEMS, listed=True))
    rules = SYSTEMS[name]
    if preset not in rules.presets:
        raise SetupError(unknown("preset", preset, rules.presets, listed=True))
    rules = rules.with_switches(rules.presets[preset])
    for switch, value in switches:
        if switch not in rules.switches:
            raise SetupError(unknown("rule switch", switch, rules.switches, listed=True))
        rules = rules.with_switches({switch: value})
    packs = tuple(read_pack(find_pack(pack)) for pack in pack_names or DEFAULT_PACKS[name])
    if len({pack.name for pack in packs}) < len(packs):
        raise SetupError(f"a pack is named twice: {', '.join(pack.name for pack in packs)}")
    for module in _modules(packs):
        rules = MODULES[module](rules)
    return Box(rules, build_catalog(rules, packs), packs)


def _modules(packs: Sequence[Pack]) -> list[str]:
    """What the packs add to the rules, each module once."""
    for pack in packs:
        for number, module in enumerate(pack.head.modules):
            if module not in MODULES:
                raise PackError([f"pack.toml: modules[{number}]: {unknown('module', module, MODULES)}"])
    return sorted({module for pack in packs for module in pack.head.modules})


_unpack_once = lru_cache(maxsize=32)(_unpack)


def new_game(
    rules: str = "duel",
    *,
    civilizations: Sequence[str | None] = (None, None),
    first: int | None = None,
    seed: int | None = None,
    packs: Sequence[str] = (),
    preset: str = "rulebook",
    switches: Mapping[str, bool] | None = None,
    chance: Chance | None = None,
    journal: list[Event] | None = None,
) -> Game:
    """A new game at its first question. Civilizations left open are chosen in the game.

    Equal seeds give equal games; without a seed the luck is new every time.
    """
    box = unpack(rules, packs, preset, switches)
    if chance is None:
        chance = Seeded(secrets.token_bytes(32)) if seed is None else seeded(seed)
    return start(box.rules, box.catalog, chance, wishes(box, civilizations, first), journal)


def wishes(box: Box, civilizations: Sequence[str | None], first: int | None) -> Wishes:
    """What the players agreed on, checked."""
    seats = box.rules.seats
    if len(civilizations) != seats:
        raise SetupError(f"{box.rules.name} has {seats} seats, so it takes {seats} civilizations")
    if len(box.catalog.civilizations) < seats:
        raise SetupError(f"{box.rules.name} needs {seats} civilizations, and the packs have too few")
    numbers = []
    for key in civilizations:
        if key is None:
            numbers.append(-1)
        elif key in box.catalog.civilization_by_key:
            numbers.append(box.catalog.civilization_by_key[key].number)
        else:
            raise SetupError(unknown("civilization", key, box.catalog.civilization_by_key, listed=True))
    chosen = [number for number in numbers if number >= 0]
    if len(set(chosen)) < len(chosen):
        raise SetupError("each player needs a civilization of their own")
    if first is not None and not 0 <= first < seats:
        raise SetupError(f"the first player is a seat from 0 to {seats - 1}, not {first}")
    return Wishes(tuple(numbers), -1 if first is None else first)
