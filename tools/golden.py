"""Write tests/golden/*.jsonl: whole games of every kind, which play the same for as long as the rules do.

python tools/golden.py                       all of them
python tools/golden.py duel-published        one or several

Equal rules make equal files, byte for byte. A game whose rules have not changed their version is not written
over while it no longer plays: a change of the rules that nobody meant would be lost in the new files.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from monumental.bots import make_bot
from monumental.bots.match import automas_of
from monumental.engine.chance import seeded
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.records.luck import Luck, typed_luck
from monumental.play.records.opening import Opening, from_here, open_table, read_opening
from monumental.play.records.record import Record, RecordError, read_record, write_record
from monumental.play.records.replay import verify
from monumental.play.setup import Box, packs_for, unpack, wishes
from monumental.play.systems.known import SYSTEMS
from monumental.play.table import AUTOMA, PERSON

if TYPE_CHECKING:
    from collections.abc import Iterable

    from monumental.bots import Bot
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.table import Table

FOLDER = Path(__file__).parent.parent / "tests/golden"

WHAT_TO_DO = (
    "If the rules are meant to have changed: raise `version` of these rules (games/*/__init__.py), or of the "
    "pack (pack.toml), say it in CHANGELOG.md under Rules, and run python tools/golden.py. If they are not, "
    "this is a bug."
)


@dataclass(frozen=True)
class Golden:
    """A game of the corpus, as its row in the table says it; words stand with blanks between them."""

    name: str
    rules: str
    sitters: str
    modules: str = ""
    turned: str = ""  # rule switches that are not as the preset has them
    preset: str = "rulebook"
    layout: str | None = None
    peoples: str = ""  # a hyphen for one that is chosen in the game
    draw_capitals: bool = False
    advanced: int = 0
    first: int | None = None  # left out, luck decides
    sealed: bool = False  # luck from a seed that is shown at the end only, instead of a typed one
    at_the_table: str = ""  # what happens beside the game: undo, forced, sit
    from_the_middle: bool = False  # it begins where another one was in the midst of texts inside texts
    seed: int | None = None  # one that brings what comes up seldom

    @property
    def number(self) -> int:
        """The seed: it goes with the name, so that a new row changes no other."""
        if self.seed is not None:
            return self.seed
        return int.from_bytes(hashlib.sha256(self.name.encode()).digest()[:2], "big")

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.sitters.split())

    def box(self) -> Box:
        packs = (*SYSTEMS[self.rules].usual_packs, *self.modules.split())
        usual = SYSTEMS[self.rules].rules.presets[self.preset]
        switches = {name: not usual[name] for name in self.turned.split()}
        return unpack(self.rules, packs_for(self.rules, len(self.seats), packs), self.preset, switches)

    def opening(self) -> Opening:
        box = self.box()
        agreed = wishes(
            box,
            [None if key == "-" else key for key in self.peoples.split()],
            self.first,
            seats=len(self.seats),
            layout=self.layout,
            seed=self.number,
            draw_capitals=self.draw_capitals,
            automas=automas_of(self.seats),
            advanced=self.advanced,
        )
        return Opening(box, agreed, self.seats)

    def luck(self) -> Luck:
        if self.sealed:
            return Luck(hashlib.sha256(f"golden {self.name}".encode()).digest())
        return typed_luck(self.number)


TITANS, PASTURES = "clash-of-titans", "quiet-pastures"
ALL = "renaissance heroes monsters"

#: What must be in the corpus, and tests/golden/test_golden.py looks for in it.
TABLE: tuple[Golden, ...] = (
    # Duel
    Golden("duel", "duel", "greedy random"),
    Golden("duel-greedy", "duel", "greedy greedy", peoples="aztecs malians", sealed=True),
    Golden("duel-published", "duel", "random greedy", preset="published", peoples="japanese -"),
    Golden("duel-published-undo", "duel", "random random", preset="published", at_the_table="undo forced"),
    Golden("duel-aztec-start", "duel", "greedy random", turned="aztec_start_province", peoples="aztecs -"),
    Golden("duel-reinforced", "duel", "random greedy", turned="reinforce_keeps_use", peoples="malians -"),
    Golden("duel-mali-military", "duel", "greedy random", turned="mali_military_on_opponent", first=0),
    Golden("duel-whole-wonders", "duel", "random greedy", turned="gain_wonder_complete", first=1),
    Golden("duel-advantage", "duel", "greedy random", turned="advantage_top_up", at_the_table="undo"),
    Golden("duel-no-decay", "duel", "random random", turned="final_decay", at_the_table="sit"),
    Golden("duel-knowledge-scores", "duel", "greedy random", turned="starting_knowledge_scores"),
    Golden("duel-for-nothing", "duel", "random greedy", turned="conquest_costs_at_least_one"),
    Golden("duel-drawn", "duel", "random random", peoples="random random", sealed=True, seed=14),  # done
    Golden("duel-middle", "duel", "greedy random", from_the_middle=True),
    # Classic
    Golden("classic-2", "classic", "greedy random", turned="barbarian_units isolated_strict"),
    Golden("classic-2-greedy", "classic", "greedy greedy", layout=f"{TITANS}-2", at_the_table="undo"),
    Golden("classic-2-renaissance", "classic", "random greedy", "renaissance", "outpost_rebuild"),
    Golden("classic-2-heroes", "classic", "greedy random", "heroes", layout="random", sealed=True),
    Golden("classic-2-monsters", "classic", "random random", "monsters", layout=f"{PASTURES}-2"),
    Golden("classic-2-all", "classic", "greedy random", ALL, "explorer_water keep_display_after_end"),
    Golden("classic-2-published", "classic", "random greedy", preset="published", draw_capitals=True),
    Golden("classic-3", "classic", "greedy random random", turned="outpost_rebuild explorer_water"),
    Golden("classic-3-renaissance", "classic", "random " * 3, "renaissance", layout=f"{PASTURES}-3"),
    Golden("classic-3-heroes", "classic", "random random greedy", "heroes", "isolated_strict"),
    Golden("classic-3-monsters", "classic", "random " * 3, "monsters", "barbarian_units", layout="random"),
    Golden("classic-3-heroes-monsters", "classic", "random greedy random", "heroes monsters"),
    Golden("classic-3-all", "classic", "random " * 3, ALL, "keep_display_after_end", sealed=True),
    Golden("classic-4", "classic", "random " * 4, turned="isolated_strict", layout=f"{TITANS}-4"),
    Golden("classic-4-renaissance", "classic", "random " * 4, "renaissance", "barbarian_units"),
    Golden("classic-4-heroes", "classic", "random " * 4, "heroes", "barbarian_units", at_the_table="undo"),
    Golden("classic-4-water", "classic", "random " * 4, "renaissance monsters", "explorer_water"),
    Golden("classic-4-monsters", "classic", "random " * 4, "monsters", layout=f"{PASTURES}-4"),
    Golden("classic-4-all", "classic", "greedy random random random", ALL, "isolated_strict"),
    Golden("classic-4-drawn", "classic", "random " * 4, peoples="random " * 4, draw_capitals=True),
    Golden("classic-4-published", "classic", "random " * 4, ALL, preset="published", layout="random"),
    Golden("classic-3-sit", "classic", "random " * 3, "heroes", layout=f"{TITANS}-3", at_the_table="sit"),
    Golden("classic-4-eager", "classic", "eager " * 4, ALL, seed=236),  # copy-policy
    Golden("classic-3-eager", "classic", "eager " * 3, ALL, seed=23),  # hero
    Golden("classic-3-copies", "classic", "eager " * 3, ALL, seed=5),  # copy-display
    Golden("classic-2-eager", "classic", "eager " * 2, ALL, seed=15),  # remove
    Golden("classic-2-withdrawal", "classic", "eager " * 2, ALL, seed=4),  # withdraw-warlord
    Golden("classic-2-middle", "classic", "greedy random", from_the_middle=True, sealed=True),
    Golden("classic-4-all-middle", "classic", "random " * 4, ALL, from_the_middle=True),
    # Classic, solo and against several Automas
    Golden("solo-danes", "classic", "greedy automa", peoples="greeks danes", advanced=0),
    Golden("solo-greeks-1", "classic", "automa greedy", peoples="greeks -", advanced=1),
    Golden("solo-chinese-2", "classic", "random automa", peoples="- chinese", advanced=2, layout="random"),
    Golden("solo-egyptians-3", "classic", "random automa", peoples="danes egyptians", advanced=3),
    Golden("solo-japanese-4", "classic", "automa random", peoples="japanese -", advanced=4, sealed=True),
    Golden("solo-two-cards", "classic", "random automa", turned="automa_two_cards", advanced=1),
    Golden("solo-consolation", "classic", "greedy automa", turned="automa_consolation", peoples="- random"),
    Golden("solo-token-gold", "classic", "random automa", "heroes", "automa_token_gold", advanced=2),
    Golden("solo-gold-scores", "classic", "random automa", "monsters", "automa_gold_scores", advanced=3),
    Golden("solo-markets", "classic", "automa random", turned="automa_markets_reopen", layout=f"{TITANS}-2"),
    Golden("solo-published", "classic", "greedy automa", "renaissance", preset="published", advanced=4),
    Golden("solo-published-undo", "classic", "random automa", preset="published", at_the_table="undo forced"),
    Golden("solo-all", "classic", "automa random", ALL, preset="published", draw_capitals=True),
    Golden("automas-2", "classic", "random automa automa", layout=f"{PASTURES}-3", advanced=1),
    Golden("automas-2-published", "classic", "automa random automa", ALL, preset="published", advanced=2),
    Golden("automas-2-of-4", "classic", "automa random automa random", "heroes", at_the_table="sit undo"),
    Golden("automas-3", "classic", "random automa automa automa", "monsters", advanced=0),
    Golden("automas-3-published", "classic", "automa random automa automa", preset="published", advanced=4),
    Golden("automas-3-middle", "classic", "random automa automa automa", ALL, from_the_middle=True),
    # Continuous
    Golden("continuous-2", "continuous", "greedy random", turned="leave_as_many_as_players one_explorer"),
    Golden("continuous-2-renaissance", "continuous", "random random", "renaissance", "barbarian_units"),
    Golden("continuous-2-heroes", "continuous", "random greedy", "heroes", "isolated_strict"),
    Golden("continuous-2-monsters", "continuous", "greedy random", "monsters", "outpost_rebuild"),
    Golden("continuous-2-all", "continuous", "random random", ALL, "explorer_water", layout="random"),
    Golden("continuous-2-undo", "continuous", "random random", peoples="danes -", at_the_table="undo forced"),
    Golden("continuous-3", "continuous", "random " * 3, turned="isolated_strict", layout=f"{PASTURES}-3"),
    Golden("continuous-3-renaissance", "continuous", "random " * 3, "renaissance", "outpost_rebuild"),
    Golden("continuous-3-heroes", "continuous", "random " * 3, "heroes", "leave_as_many_as_players"),
    Golden("continuous-3-monsters", "continuous", "random " * 3, "monsters", "one_explorer", sealed=True),
    Golden("continuous-3-all", "continuous", "greedy random random", ALL, "barbarian_units explorer_water"),
    Golden("continuous-4", "continuous", "random " * 4, turned="explorer_water", layout=f"{TITANS}-4"),
    Golden("continuous-4-renaissance", "continuous", "random " * 4, "renaissance", "isolated_strict"),
    Golden("continuous-4-heroes", "continuous", "random " * 4, "heroes", "outpost_rebuild one_explorer"),
    Golden("continuous-4-monsters", "continuous", "random " * 4, "monsters", "leave_as_many_as_players"),
    Golden("continuous-4-all", "continuous", "random " * 4, ALL, "barbarian_units", draw_capitals=True),
    Golden("continuous-4-published", "continuous", "random " * 4, preset="published", peoples="random " * 4),
    Golden("continuous-5", "continuous", "random " * 5, turned="one_explorer isolated_strict"),
    Golden("continuous-5-renaissance", "continuous", "random " * 5, "renaissance", "one_explorer"),
    Golden("continuous-5-leave", "continuous", "random " * 5, "renaissance", "leave_as_many_as_players"),
    Golden("continuous-5-heroes", "continuous", "random " * 5, "heroes", "barbarian_units", layout="random"),
    Golden(
        "continuous-5-monsters", "continuous", "random " * 5, "monsters", "explorer_water isolated_strict"
    ),
    Golden("continuous-5-all", "continuous", "random " * 5, ALL, "outpost_rebuild", at_the_table="sit"),
    Golden("continuous-2-eager", "continuous", "eager eager", ALL, seed=41),  # copy-display, remove
    Golden("continuous-2-hero", "continuous", "eager eager", ALL, seed=33),  # hero
    Golden("continuous-2-withdrawal", "continuous", "eager eager", ALL, seed=4),  # withdraw-warlord
    Golden("continuous-3-middle", "continuous", "random " * 3, ALL, from_the_middle=True, sealed=True),
)


# Playing


class Eager:
    """A player who likes best to do what was done least in this game, so that much comes up in it."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.done: Counter[str] = Counter()

    def choose(self, game: Game, seat: int) -> Action:
        options = game.options()
        alike = Counter(option.verb for option in options)
        weights = [
            (0.05 if option.verb in LAST else 1) / alike[option.verb] / (1 + self.done[option.verb])
            for option in options
        ]
        chosen = self.random.choices(options, weights)[0]
        self.done[chosen.verb] += 1
        return chosen


#: Whoever is eager ends a turn when there is little else to do.
LAST = frozenset({"end", "pass"})


def player_of(name: str, seed: int) -> Bot:
    """Somebody to play a seat; people play like the random bot."""
    if name == "eager":
        return Eager(seed)
    return make_bot("random" if name == PERSON else name, seed)


def made(golden: Golden) -> Record:
    """Play a game of the table from its beginning to its end."""
    opening = golden.opening()
    if golden.from_the_middle:
        opening = from_here(deepest(golden), opening.box, golden.seats)
    table = open_table(opening, golden.luck())
    play_on(golden, table)
    return table.record_for(None)


def deepest(golden: Golden) -> Game:
    """A game like this one, where most is still to be done at once: the first such question of a text."""
    table = open_table(golden.opening(), typed_luck(golden.number + 1))
    found, depth = table.game.clone(seeded(0)), 0
    players = bots(golden)
    while not table.game.over:
        agenda = table.game.state.agenda
        if len(agenda) > depth and table.game.state.round > 1:
            found, depth = table.game.clone(seeded(0)), len(agenda)
        choose(golden, table, players)
    return found


def bots(golden: Golden) -> list[Bot | None]:
    """Who plays, by seat; nobody plays for an Automa."""
    return [
        None if name == AUTOMA else player_of(name, golden.number * len(golden.seats) + seat)
        for seat, name in enumerate(golden.seats)
    ]


def play_on(golden: Golden, table: Table) -> None:
    """Play to the end, with steps back and forth and other people at the table, as the row says."""
    players = bots(golden)
    whim = random.Random(golden.number)
    also = golden.at_the_table.split()
    while not table.game.over:
        seat = table.game.seat
        if "forced" in also and table.play_one_forced():
            continue
        mood = whim.random()
        if "undo" in also and mood < 0.05 and table.steps.of(seat):
            table.undo(seat)
        elif "undo" in also and mood < 0.5 and table.can_redo(seat):
            table.redo(seat)
        elif "sit" in also and mood < 0.02:
            name = whim.choice(["greedy", "random", "random", PERSON])
            table.sit(seat, name)
            players[seat] = player_of(name, table.version)
        else:
            choose(golden, table, players)


def choose(golden: Golden, table: Table, players: list[Bot | None]) -> None:
    seat = table.game.seat
    player = players[seat]
    assert player is not None
    imagined = imagine(table.game, seat, imagined_luck(golden.number, table.version))
    table.play(seat, player.choose(imagined, seat), table.version)


# Writing


def path_of(golden: Golden, folder: Path) -> Path:
    return folder / f"{golden.name}.jsonl"


def must_not_be_lost(path: Path) -> None:
    """A game that no longer plays, though neither its rules nor its packs have another version, stays."""
    record = read_record(path.read_text(encoding="utf-8"))
    try:
        box = read_opening(record).box
        versions = [pack.head.version for pack in box.packs]
        if (record.head.version, [pack.version for pack in record.head.packs]) != (
            box.rules.version,
            versions,
        ):
            return
        verify(record)
    except RecordError as error:
        raise SystemExit(f"{path.name} no longer plays: {error}\n{WHAT_TO_DO}") from error


def write(goldens: Iterable[Golden], folder: Path) -> None:
    """Write the games; one that is in the way is looked at first."""
    for golden in goldens:
        path = path_of(golden, folder)
        if path.exists():
            must_not_be_lost(path)
        record = made(golden)
        verify(record)
        path.write_text(write_record(record), encoding="utf-8")
        print(f"{path.name}: {len(record.moves)} lines, {path.stat().st_size:,} bytes", flush=True)


def main() -> None:
    """Write the games that the command line names, or all."""
    parser = argparse.ArgumentParser(description="Write the golden games of tests/golden.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a game of the table; left out, all")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER")
    wanted = parser.parse_args()
    by_name = {golden.name: golden for golden in TABLE}
    unknown = sorted({*wanted.names} - {*by_name})
    if unknown:
        sys.exit(f"there is no golden game {unknown[0]}")
    wanted.into.mkdir(parents=True, exist_ok=True)
    write([by_name[name] for name in wanted.names] or TABLE, wanted.into)
    for path in wanted.into.glob("*.jsonl"):
        if not wanted.names and path.stem not in by_name:
            path.unlink()


if __name__ == "__main__":
    main()
