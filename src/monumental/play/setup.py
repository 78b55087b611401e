"""Starting a game: rules with their modules and switches, packs, civilizations, luck."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, TypeVar, Unpack

from monumental.cards.build import build_catalog
from monumental.cards.carried import Carried, carry
from monumental.cards.errors import Fault, PackError, Problem, unknown
from monumental.cards.loader import Pack, digest_of, find_pack, known_packs, read_pack
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import VERBS
from monumental.cards.written import span
from monumental.engine.catalog import BARBARIAN
from monumental.engine.chance import Chance, Seeded, seeded
from monumental.engine.errors import MonumentalError
from monumental.engine.game import Game, start
from monumental.engine.rules import CHOSEN, DRAWN, Rules, Wishes
from monumental.games.classic.automa.deck import MOST_ADVANCED, comes_to_an_end, playable_cards
from monumental.games.classic.land.hexmap import HexMap
from monumental.games.classic.setup import free_towns, market_cities
from monumental.maps.fairness import map_problems
from monumental.maps.files import MapError, find_map, read_map, shipped_map, shipped_maps
from monumental.maps.maker import make_map
from monumental.play.systems.known import SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.engine.catalog import Catalog
    from monumental.engine.events import Event

#: The word for a map that luck makes.
RANDOM_MAP = "random"
LONGEST_SEED = 20

#: The word for a civilization that luck shall choose.
DRAWN_CIVILIZATION = "random"


class SetupError(MonumentalError):
    """A game that can't be set up as wished. One clear sentence."""


#: A pack as it is named: by its name if it has come with a box, by its folder, or carried along.
Named = str | Carried
Wanted = TypeVar("Wanted", bound=Named)


@dataclass(frozen=True)
class Box:
    """What comes out of the boxes: rules with all modules, cards, and the packs they are from."""

    rules: Rules
    catalog: Catalog
    packs: tuple[Pack, ...]

    @property
    def named(self) -> tuple[Named, ...]:
        """What opens the same boxes again."""
        return tuple(
            pack.folder if isinstance(pack.folder, Carried) else pack.found_as for pack in self.packs
        )

    @cached_property
    def carried(self) -> Mapping[str, Carried]:
        """Those of the packs that have not come with a box, by their names: a record has them in full.

        A folder of somebody's that is larger than any pack can be elsewhere is left out: it is only named.
        """
        found = {}
        for pack in self.packs:
            with suppress(PackError):
                if isinstance(pack.folder, Carried):
                    found[pack.name] = pack.folder
                elif isinstance(pack.folder, Path) and not pack.is_known:
                    found[pack.name] = carry(pack.folder)
        return found


def unpack(
    rules: str = "duel",
    packs: Sequence[Named] = (),
    preset: str = "rulebook",
    switches: Mapping[str, bool] | None = None,
) -> Box:
    """Open the boxes: the rules with what the packs add, and all their cards."""
    chosen = tuple(sorted((switches or {}).items()))
    # Our packs don't change while the program runs; a person's own folder may, and is read again if it did.
    own = tuple(name for name in packs if isinstance(name, str) and name not in known_packs())
    return _unpack_once(
        rules, tuple(packs), preset, chosen, tuple(map(_contents, own)), tuple(VERBS.values())
    )


def _contents(name: str) -> tuple[Path, str]:
    """Which folder this is and what its files say now; what is wrong with it is said when it is opened."""
    folder = Path(name)
    with suppress(OSError, ValueError):
        if (folder / "pack.toml").is_file():
            return folder.resolve(), digest_of(folder, [], looks=True)
    return folder, ""


def _unpack(
    name: str, pack_names: tuple[Named, ...], preset: str, switches: tuple[tuple[str, bool], ...]
) -> Box:
    if name not in SYSTEMS:
        raise SetupError(unknown("rules", name, SYSTEMS, listed=True))
    system = SYSTEMS[name]
    rules = system.rules
    if preset not in rules.presets:
        raise SetupError(unknown("preset", preset, rules.presets, listed=True))
    rules = rules.with_switches(rules.presets[preset])
    for switch, value in switches:
        if switch not in rules.switches:
            raise SetupError(unknown("switch", switch, rules.switches, listed=True))
        rules = rules.with_switches({switch: value})
    packs = tuple(
        read_pack(pack if isinstance(pack, Carried) else find_pack(pack))
        for pack in pack_names or system.usual_packs
    )
    if len({pack.name for pack in packs}) < len(packs):
        raise SetupError(f"a pack is named twice: {', '.join(pack.name for pack in packs)}")
    for module in _modules(name, packs):
        rules = system.modules[module].change(rules)
    return Box(rules, build_catalog(rules, packs), packs)


def _modules(name: str, packs: Sequence[Pack]) -> list[str]:
    """What the packs add to the rules, each module once."""
    known = SYSTEMS[name].modules
    for pack in packs:
        for number, module in enumerate(pack.head.modules):
            if module not in known:
                fault = unknown("module", module, known)
                if any(module in system.modules for system in SYSTEMS.values()):
                    fault = Fault("module-elsewhere", module=module, pack=pack.name, rules=name)
                raise PackError([Problem(f"pack.toml: modules[{number}]", fault)])
    return sorted({module for pack in packs for module in pack.head.modules})


@lru_cache(maxsize=32)
def _unpack_once(
    name: str,
    pack_names: tuple[Named, ...],
    preset: str,
    switches: tuple[tuple[str, bool], ...],
    contents: tuple[tuple[Path, str], ...],
    verbs: tuple[type[Verb], ...],
) -> Box:
    """The same boxes with the same contents, whose texts mean the same, are opened once."""
    return _unpack(name, pack_names, preset, switches)


def packs_for(rules: str, seats: int | None, packs: Sequence[Wanted] = ()) -> tuple[Wanted | str, ...]:
    """The packs of a game: those that were named, else the usual ones, and what so many players need."""
    if rules not in SYSTEMS:
        return tuple(packs)
    chosen = tuple(packs) or SYSTEMS[rules].usual_packs
    needed = SYSTEMS[rules].packs_for_seats.get(seats or 0, ())
    return chosen + tuple(pack for pack in needed if pack not in chosen)


class Terms(TypedDict, total=False):
    """What can be agreed on before a game; all of it may be left out."""

    seats: int | None  # how many; None: one for each civilization named, else as few as can play
    civilizations: Sequence[str | None]  # None: chosen in the game; "random": luck decides
    first: int | None  # the seat that begins; None: luck decides, or an Automa begins
    seed: int | None  # equal seeds give equal games; without one the luck is new every time
    packs: Sequence[Named]  # names of ours and folders of one's own; the usual ones if left out
    preset: str  # how rule switches stand: "rulebook", or "published"
    switches: Mapping[str, bool] | None  # rule switches that stand otherwise, by name
    #: The name of a map, the path of a map file, or "random" ("random:7" for a map of its own seed); if left
    #: out, the small map for so many players.
    layout: str | None
    draw_capitals: bool  # luck decides whose Capital is where
    automas: Sequence[int]  # the seats that the Automa plays
    advanced: int  # how many Advanced cards each Automa has


def new_game(
    rules: str = "duel",
    *,
    chance: Chance | None = None,
    journal: list[Event] | None = None,
    **terms: Unpack[Terms],
) -> Game:
    """A new game at its first question: `new_game("classic", seats=3, seed=7)`. `Terms` has all wishes."""
    box, agreed = agree(rules, terms)
    if chance is None:
        seed = terms.get("seed")
        chance = Seeded(secrets.token_bytes(32)) if seed is None else seeded(seed)
    return start(box.rules, box.catalog, chance, agreed, journal)


def agree(rules: str, terms: Terms) -> tuple[Box, Wishes]:
    """The boxes that are opened for a game, and what its players agreed on, checked."""
    seats = terms.get("seats")
    civilizations = terms.get("civilizations", ())
    packs = packs_for(rules, seats or len(civilizations), terms.get("packs", ()))
    box = unpack(rules, packs, terms.get("preset", "rulebook"), terms.get("switches"))
    agreed = wishes(
        box,
        civilizations,
        terms.get("first"),
        seats=seats,
        layout=terms.get("layout"),
        seed=terms.get("seed"),
        draw_capitals=terms.get("draw_capitals", False),
        automas=terms.get("automas", ()),
        advanced=terms.get("advanced", 0),
    )
    return box, agreed


def wishes(
    box: Box,
    civilizations: Sequence[str | None] = (),
    first: int | None = None,
    *,
    seats: int | None = None,
    layout: str | HexMap | None = None,
    seed: int | None = None,
    draw_capitals: bool = False,
    automas: Sequence[int] = (),
    advanced: int = 0,
) -> Wishes:
    """What the players agreed on, checked. The layout may be a map already; the seed is for a random one."""
    peoples = _numbers(box, civilizations, seats)
    if first is not None and not 0 <= first < len(peoples):
        raise SetupError(f"the first player is a seat from 0 to {len(peoples) - 1}, not {first}")
    hexmap = _layout(box, layout, len(peoples), seed)
    if hexmap is not None:
        _check_tokens(box, hexmap)
    _check_automas(box, automas, len(peoples), advanced)
    return Wishes(
        peoples,
        DRAWN if first is None else first,
        hexmap,
        draw_capitals,
        tuple(sorted(set(automas))),
        advanced,
    )


def _check_automas(box: Box, automas: Sequence[int], seats: int, advanced: int) -> None:
    """The Automa plays some rules only, and never against itself alone."""
    if not 0 <= advanced <= MOST_ADVANCED:
        raise SetupError(f"an Automa has {span(0, MOST_ADVANCED)} Advanced cards, not {advanced}")
    if advanced and not automas:
        raise SetupError("Advanced cards are for the Automa, and no seat is the Automa's")
    if not automas:
        return
    if not box.rules.seats_automas():
        raise SetupError(f"{box.rules.name} is played without the Automa")
    if not comes_to_an_end(box.catalog, playable_cards(box.rules, box.catalog, advanced=False)):
        raise SetupError("the packs have no Solo cards for the Automa but such as draw another one")
    for seat in automas:
        if not 0 <= seat < seats:
            raise SetupError(f"the Automa sits at a seat from 0 to {seats - 1}, not at {seat}")
    if len(set(automas)) == seats:
        raise SetupError("somebody must play against the Automa: at least one seat is not the Automa's")


def _numbers(box: Box, civilizations: Sequence[str | None], seats: int | None) -> tuple[int, ...]:
    """The civilizations, checked: one for each seat."""
    least, most = box.rules.seats
    count = seats if seats is not None else max(len(civilizations), least)
    if not least <= count <= most:
        raise SetupError(
            f"{box.rules.name} has {span(*SYSTEMS[box.rules.name].seats(box.rules))} seats, not {count}"
        )
    if len(civilizations) > count:
        raise SetupError(f"there are {count} seats, so there can't be {len(civilizations)} civilizations")
    known = box.catalog.civilization_by_key
    if len(known) < count:
        raise SetupError(f"{box.rules.name} needs {count} civilizations, and the packs have too few")
    numbers = []
    for key in [*civilizations, *[None] * (count - len(civilizations))]:
        if key is None:
            numbers.append(CHOSEN)
        elif key == DRAWN_CIVILIZATION:
            numbers.append(DRAWN)
        elif key in known:
            numbers.append(known[key].number)
        else:
            raise SetupError(unknown("civilization", key, known, listed=True))
    chosen = [number for number in numbers if number >= 0]
    if len(set(chosen)) < len(chosen):
        raise SetupError("each player needs a civilization of their own")
    return tuple(numbers)


def _layout(box: Box, name: str | HexMap | None, seats: int, seed: int | None) -> HexMap | None:
    """The map to play on, for rules that have one."""
    if not box.rules.needs_layout():
        if name is not None:
            raise SetupError(f"{box.rules.name} is played without a map")
        return None
    if isinstance(name, str) and name.partition(":")[0] == RANDOM_MAP:
        return make_map(seats, _map_luck(name, seed))
    hexmap = name if isinstance(name, HexMap) else _found_map(name or shipped_maps(seats)[0], seats)
    if len(hexmap.capitals) != seats:
        raise SetupError(f"the map {hexmap.name} is for {len(hexmap.capitals)} players, not for {seats}")
    return hexmap


def _check_tokens(box: Box, hexmap: HexMap) -> None:
    """A map is checked against our box; other packs may have fewer tokens for it."""
    barbarians: Counter[int] = Counter()
    for card in box.catalog.cards:
        if card.kind == BARBARIAN:
            barbarians[card.value] += card.copies
    towns = len(free_towns(box.catalog))
    cities = len(market_cities(box.catalog))
    problems = map_problems(hexmap, len(hexmap.capitals), barbarians, towns, cities)
    if problems:
        raise SetupError(Fault("on-map", map=hexmap.name, problem=problems[0]))


def _found_map(name: str, seats: int) -> HexMap:
    try:
        return shipped_map(name) if name in shipped_maps(seats) else read_map(find_map(name))
    except MapError as error:
        raise SetupError(error.found[0]) from error


def _map_luck(name: str, seed: int | None) -> Chance:
    """The luck of a random map is not that of the game: nobody can tell the cards from the map."""
    _, _, own_seed = name.partition(":")
    if own_seed and not (own_seed.isascii() and own_seed.isdigit() and len(own_seed) < LONGEST_SEED):
        raise SetupError(f"a random map is written {RANDOM_MAP} or {RANDOM_MAP}:7, not '{name}'")
    if not own_seed and seed is None:
        return Seeded(secrets.token_bytes(32))
    return Seeded(hashlib.sha256(f"map {own_seed or seed}".encode()).digest())
