"""The games that are tried: whatever can be agreed on before a game, left to a seed."""

from __future__ import annotations

import random
from dataclasses import dataclass

from monumental.maps.files import shipped_maps
from monumental.play.records.luck import Luck, typed_luck
from monumental.play.records.opening import Opening
from monumental.play.setup import packs_for, unpack, wishes
from monumental.play.systems.known import SYSTEMS
from monumental.play.table import AUTOMA, PERSON
from tests.neighbours import NEIGHBOURS

#: The kinds of games, by the word of the command line; classic is played with Automas and without.
KINDS = ("duel", "classic", "solo", "continuous")
RULES = {"solo": "classic"}


@dataclass(frozen=True)
class Manners:
    """How a game is played: what of it no record says."""

    seeks: bool  # do they do what was seen least so far?
    goes_back: bool  # do they take back what they did, and do it again?
    is_hurried: bool  # are moves that leave no choice made at once?
    rich: bool  # does somebody from outside the game give them things?


@dataclass(frozen=True)
class Plan:
    """A game that is to be tried."""

    name: str
    seed: int
    opening: Opening
    luck: Luck
    manners: Manners


def plan(kind: str, seed: int) -> Plan:
    """The game of a seed."""
    choose = random.Random(f"{kind} {seed}")
    manners = Manners(*(choose.random() < chance for chance in (0.5, 0.5, 0.7, 0.3)))
    agreed = opening(kind, choose, has_neighbours=seed % 10 == 7)
    return Plan(f"{kind}-{seed}", seed, agreed, typed_luck(seed), manners)


def opening(kind: str, choose: random.Random, *, has_neighbours: bool = False) -> Opening:
    """Rules, packs, switches, seats, map, civilizations, Automas: each of them may be anything."""
    rules = RULES.get(kind, kind)
    seats = choose.randint(*SYSTEMS[rules].seats())
    system = SYSTEMS[rules].rules
    preset = choose.choice([*system.presets])
    usual = system.presets[preset]
    often = choose.choice([0.0, 0.1, 0.5])
    switches = {name: not value for name, value in usual.items() if choose.random() < often}
    packs = packs_for(rules, seats, (*SYSTEMS[rules].usual_packs, *modules(rules, choose)))
    if has_neighbours:
        packs = (*packs, NEIGHBOURS[system.packs_of])
    box = unpack(rules, packs, preset, switches)
    automas = sorted(choose.sample(range(seats), choose.randint(1, seats - 1))) if kind == "solo" else []
    agreed = wishes(
        box,
        peoples([*box.catalog.civilization_by_key], seats, choose),
        choose.choice([None, *range(seats)]),
        seats=seats,
        layout=choose.choice([*shipped_maps(seats), "random", None]) if system.needs_layout() else None,
        seed=choose.randrange(10_000),
        draw_capitals=system.needs_layout() and choose.random() < 0.3,
        automas=automas,
        advanced=choose.randint(0, 4) if automas else 0,
    )
    return Opening(box, agreed, tuple(AUTOMA if seat in automas else PERSON for seat in range(seats)))


def modules(rules: str, choose: random.Random) -> list[str]:
    """Packs with a module: none, all or some."""
    known = [name for name in ("heroes", "monsters", "renaissance") if name in SYSTEMS[rules].modules]
    often = choose.choice([0.0, 0.5, 1.0])
    return [name for name in known if choose.random() < often]


def peoples(known: list[str], seats: int, choose: random.Random) -> list[str | None]:
    """For each seat a civilization that is named, drawn or chosen in the game."""
    named = choose.sample(known, seats)
    often = choose.choice([0.0, 0.5, 1.0])
    return [name if choose.random() < often else choose.choice([None, None, "random"]) for name in named]
