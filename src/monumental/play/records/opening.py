"""How a game begins: the boxes, what the players agreed on, the luck. A record says it, and can be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Unpack

from monumental.cards.errors import PackError
from monumental.cards.loader import known_packs, read_pack
from monumental.cards.written import legible
from monumental.engine.chance import Chance, Recording
from monumental.engine.events import Event
from monumental.engine.game import Game, start
from monumental.engine.rules import CHOSEN, DRAWN, Wishes
from monumental.games.classic.land.hexmap import HexMap
from monumental.maps.drawing import draw_tiles
from monumental.maps.files import MapError, map_of
from monumental.play.notation import drawn_words
from monumental.play.position import dump, load
from monumental.play.positions.hidden import hides_something
from monumental.play.positions.layout import PositionError
from monumental.play.records.luck import Luck, sealed_luck, typed_luck
from monumental.play.records.record import (
    FORMAT,
    KEPT,
    Gone,
    Head,
    LuckHead,
    MapHead,
    PackHead,
    Record,
    RecordError,
    SetupHead,
    is_name,
)
from monumental.play.setup import DRAWN_CIVILIZATION, Box, Named, SetupError, Terms, agree, unpack, wishes
from monumental.play.table import AUTOMA, PERSON, Table


class NoPackError(RecordError):
    """A record that was played with a pack that is not ours, and does not have it."""

    def __init__(self, pack: str) -> None:
        self.pack = pack[:40]
        super().__init__(f"the pack '{self.pack}' is not one of ours: name its folder with --pack", line=1)


@dataclass(frozen=True)
class Opening:
    """Enough to lay out a game: from the boxes as agreed, or from a position in the middle of a game."""

    box: Box
    agreed: Wishes | None
    sitters: tuple[str, ...]
    position: Mapping[str, object] | None = None
    hints: bool = False  # agreed on for all, whoever plays
    gone: Gone = KEPT

    def lay_out(self, chance: Chance, journal: list[Event]) -> Game:
        """The game at its first question."""
        if self.agreed is not None:
            game = start(self.box.rules, self.box.catalog, chance, self.agreed, journal)
        else:
            game = self._go_on(chance, journal)
        self._check_sitters(game)
        return game

    def _go_on(self, chance: Chance, journal: list[Event]) -> Game:
        assert self.position is not None
        game = load(
            {
                **self.position,
                "rules": self.box.rules.name,
                "packs": [pack.found_as for pack in self.box.packs],
                "switches": dict(self.box.rules.switches),
            },
            chance,
            carried=tuple(self.box.carried.values()),
        )
        game.journal = journal
        return game

    def _check_sitters(self, game: Game) -> None:
        """Somebody sits at each seat, and Automas where there are Automas."""
        seats = len(game.state.players)
        if len(self.sitters) != seats:
            raise SetupError(f"seats: there are {seats}, and {len(self.sitters)} sit down")
        for seat, name in enumerate(self.sitters):
            if (name == AUTOMA) == game.state.is_played(seat) or not is_name(name):
                raise SetupError(f"seats: '{legible(name)}' can't sit at seat {seat}")


def new_table(rules: str = "duel", sitters: Sequence[str] = (), **terms: Unpack[Terms]) -> Table:
    """A new table at its first question, with a record; its luck is sealed, unless a seed was agreed on.

    `sitters` says who sits where: people, unless bots are named.
    """
    box, agreed = agree(rules, terms)
    seed = terms.get("seed")
    names = tuple(sitters) or usual_sitters(agreed)
    return open_table(Opening(box, agreed, names), sealed_luck() if seed is None else typed_luck(seed))


def usual_sitters(agreed: Wishes) -> tuple[str, ...]:
    """People, and the Automas they agreed on."""
    return tuple(AUTOMA if seat in agreed.automas else PERSON for seat in range(len(agreed.civilizations)))


def open_table(opening: Opening, luck: Luck, chance: Chance | None = None) -> Table:
    """A new table at its first question, with a record. `chance` is for luck that was written down."""
    chance = chance or luck.chance()
    dealing = Recording(chance)
    game = opening.lay_out(dealing, [])
    game.chance = chance
    head = head_of(opening, luck, drawn_words(game, dealing))
    return Table(game, opening.sitters, head, luck.seed, packs=tuple(opening.box.carried.values()))


def from_here(game: Game, box: Box, sitters: Sequence[str] = ()) -> Opening:
    """A game that begins where another one is now."""
    state = game.state
    usual = tuple(PERSON if state.is_played(seat) else AUTOMA for seat in range(len(state.players)))
    # Where a pack lies is nobody's business: the head of the record names it.
    position = {field: value for field, value in dump(game).items() if field != "packs"}
    return Opening(box, None, tuple(sitters) or usual, position)


# Writing


def head_of(opening: Opening, luck: Luck | None, dealt: Sequence[str]) -> Head:
    """The first line of a record. Of the luck it has the promise only, unless the seed was typed."""
    carried = opening.box.carried
    rules = opening.box.rules
    return Head(
        format=FORMAT,
        rules=rules.name,
        version=rules.version,
        modules=rules.modules,
        switches=rules.switches,
        packs=tuple(
            PackHead(
                name=pack.name,
                version=pack.head.version,
                digest=pack.digest,
                content=carried[pack.name].hash if pack.name in carried else None,
            )
            for pack in opening.box.packs
        ),
        seats=opening.sitters,
        setup=None if opening.agreed is None else _setup_head(opening.box, opening.agreed),
        position=opening.position,
        luck=LuckHead() if luck is None else _luck_head(luck),
        dealt=tuple(dealt),
        hints=opening.hints,
        gone=opening.gone,
    )


def _luck_head(luck: Luck) -> LuckHead:
    seed = None if luck.typed is None else luck.seed.hex()
    return LuckHead(commitment=luck.commitment, typed=luck.typed, seed=seed)


def _setup_head(box: Box, agreed: Wishes) -> SetupHead:
    layout = agreed.layout
    return SetupHead(
        civilizations=tuple(_people(box, number) for number in agreed.civilizations),
        first=None if agreed.first == DRAWN else agreed.first,
        map=MapHead(name=layout.name, drawing=draw_tiles(layout.tiles))
        if isinstance(layout, HexMap)
        else None,
        draw_capitals=agreed.draw_capitals,
        automas=agreed.automas,
        advanced=agreed.advanced,
    )


def _people(box: Box, number: int) -> str | None:
    if number == CHOSEN:
        return None
    return DRAWN_CIVILIZATION if number == DRAWN else box.catalog.civilizations[number].key


# Reading


def read_opening(record: Record, folders: Sequence[str] = ()) -> Opening:
    """How the game of a record began.

    `folders` are packs of one's own that it may have been played with and does not have itself.
    """
    head = record.head
    try:
        box = unpack(head.rules, _packs(record, folders), "rulebook", head.switches)
        if (head.position is None) == (head.setup is None):
            raise RecordError("either the set-up or a position says how the game began", line=1)
        if head.position is not None:
            return Opening(
                box, None, head.seats, _checked_position(box, head.position), head.hints, head.gone
            )
        assert head.setup is not None
        if len(head.setup.civilizations) != len(head.seats):
            raise RecordError("setup.civilizations: there is one for each seat", line=1)
        return Opening(box, _agreed(box, head.setup), head.seats, hints=head.hints, gone=head.gone)
    except (SetupError, PackError, PositionError, MapError) as error:
        raise RecordError(str(error).splitlines()[0], line=1) from error


def _checked_position(box: Box, position: Mapping[str, object]) -> Mapping[str, object]:
    if hides_something(position):
        raise RecordError("what somebody saw is hidden in this record, so it can't be played", line=1)
    board = position.get("board")
    if box.rules.needs_layout() and not (isinstance(board, dict) and board.get("drawing")):
        # The name of a map could be that of a file, and a record never says where to look.
        raise RecordError("position.board.drawing: the map is drawn in full", line=1)
    return position


def _agreed(box: Box, setup: SetupHead) -> Wishes:
    seats = len(setup.civilizations)
    drawn = setup.map
    return wishes(
        box,
        setup.civilizations,
        setup.first,
        seats=seats,
        layout=None if drawn is None else map_of(drawn.name, seats, drawn.drawing, "setup.map.drawing"),
        draw_capitals=setup.draw_capitals,
        automas=setup.automas,
        advanced=setup.advanced,
    )


def _packs(record: Record, folders: Sequence[str]) -> tuple[Named, ...]:
    """Where the packs are: a record has them or names them, but never says where to look."""
    if not record.head.packs:
        raise RecordError("packs: a game is played with at least one", line=1)
    brought = {pack.hash: pack for pack in record.packs}
    # A folder of one's own may be called as a pack of ours is.
    own = {read_pack(Path(folder)).name: str(Path(folder).absolute()) for folder in folders}
    found: list[Named] = []
    for pack in record.head.packs:
        if pack.content in brought:
            found.append(brought[pack.content])
        elif pack.name in own:
            found.append(own[pack.name])
        elif pack.content is None and pack.name in known_packs():
            found.append(pack.name)
        else:
            raise NoPackError(pack.name)
    return tuple(found)


def changes_since(head: Head, box: Box) -> list[str]:
    """What is no longer as it was when the game was played: rules and packs, by their versions."""
    found = []
    if box.rules.version != head.version:
        found.append(
            f"it was played by {head.rules} {head.version}, and this is {head.rules} {box.rules.version}"
        )
    if box.rules.modules != head.modules:
        then, since = (legible(", ".join(some)) or "none" for some in (head.modules, box.rules.modules))
        found.append(f"its packs brought other modules ({then} then, {since} now)")
    for pack, now in zip(head.packs, box.packs, strict=True):
        if pack.digest != now.digest:
            versions = f"version {legible(pack.version)} then, {now.head.version} now"
            found.append(f"the pack {pack.name} has changed since ({versions})")
    return found
