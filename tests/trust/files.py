"""Files that are not what their readers hope for: damaged packs, positions and puzzles, pipes and devices."""

from __future__ import annotations

import os
import random
import resource
import shutil
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from monumental.cards.loader import SHIPPED
from monumental.learn.errors import LearnError
from monumental.learn.puzzles.check import check
from monumental.learn.puzzles.puzzle import read_puzzle
from monumental.learn.puzzles.shelf import FOLDER
from tests.cards.damage import check_problems
from tests.cards.test_damaged_maps import damaged as damaged_map
from tests.cards.test_damaged_maps import is_played_on
from tests.cards.test_damaged_packs import is_played, laid_out
from tests.cli.terminal import Ran, run
from tests.play.damage import is_read
from tests.play.test_damaged_agendas import SYSTEMS
from tests.trust.parts import HANG, Outcome, Task, TooLongError, at_most
from tests.trust.served import folder_of

#: One in so many packs and maps is looked at by the command that people type.
BY_COMMAND: Final = 20

#: A damaged puzzle is not searched further: that takes long where nothing is wrong with it, too.
MOST_OPTIONS: Final = 200

#: What a command may take of memory, beyond what is there: a device gives without end.
MEMORY: Final = 2 * 1024**3


def packs(task: Task) -> Outcome:
    """Packs and maps with random damage: read out and played, or refused in clear sentences."""

    def tried(number: int, folder: Path) -> str:
        is_map = number % 2 == 1
        if number % (2 * BY_COMMAND) in {0, 1}:
            return _told(number, *_command(number, folder, is_map=is_map))
        if is_map:
            return "" if is_played_on(number // 2, folder / "map.toml") else "refused"
        return "" if is_played(number // 2, folder / "pack") else "refused"

    return _each(task, "packs", tried)


def _command(number: int, folder: Path, *, is_map: bool) -> list[str]:
    if is_map:
        path = folder / "map.toml"
        path.write_bytes(damaged_map(number // 2))
        return ["check-map", str(path), "--lang", "en"]
    return ["check-pack", str(laid_out(number // 2, folder / "pack")), "--games", "1", "--lang", "en"]


def _told(number: int, *words: str) -> str:
    ran = run(*words)
    assert ran.code in {0, 2}, f"{words[0]}: {ran}"
    assert bool(ran.err) == (ran.code == 2), f"{words[0]}: {ran}"
    if ran.err:
        check_problems(ran.err.splitlines(), number)
    return "refused" if ran.err else "read out by a command"


def positions(task: Task) -> Outcome:
    """Positions and puzzles with random damage: read and played, or refused in one sentence."""

    def tried(number: int, folder: Path) -> str:
        if number % 4 == 0:
            return _puzzle(number // 4, folder / "puzzle.toml")
        damage, written, count = SYSTEMS[sorted(SYSTEMS)[number // 4 % len(SYSTEMS)]]
        by = (damage.damaged_text, damage.damaged_save, damage.damaged_agenda)[number % 4 - 1]
        return "" if is_read(number, by(written, count, number)) else "refused"

    return _each(task, "positions", tried)


@cache
def _puzzles() -> list[Path]:
    return sorted(FOLDER.rglob("*.toml"))


def _puzzle(seed: int, path: Path) -> str:
    """A puzzle of ours, damaged as positions of its rules are; what can be read of it is proved again."""
    choose = random.Random(seed)
    damage, _, _ = SYSTEMS[choose.choice(sorted(SYSTEMS))]
    text = choose.choice(_puzzles()).read_text(encoding="utf-8")
    text = damage.to_text(text, choose, times=choose.randint(1, 3))
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        check(read_puzzle(path), MOST_OPTIONS)
    except LearnError as error:
        check_problems([str(error)], seed)
        return "refused"
    return "puzzles proved"


# What is no file


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _plug(path: Path) -> None:
    """A socket: its name may be short only, so it is made from within its folder."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        with socket.socket(socket.AF_UNIX) as plug:
            plug.bind(f"/proc/self/fd/{folder}/{path.name}")
    finally:
        os.close(folder)


def _circle(path: Path) -> None:
    """A link that leads to itself."""
    path.symlink_to(path.name)


ODD: Final[Mapping[str, Callable[[Path], None]]] = {
    "pipe": _pipe,
    "device": _device,
    "socket": _plug,
    "circle of links": _circle,
}

#: In the place of a file that somebody names: it is refused.
NAMED: Final = (
    *(("verify", "ODD"), ("replay", "ODD", "--all"), ("review", "ODD"), ("play", "--resume", "ODD")),
    *(("options", "ODD"), ("why", "ODD", "pass"), ("hint", "ODD")),
    *(("puzzles", "solve", "ODD"), ("puzzles", "prove", "ODD")),
    *(("check-map", "ODD"), ("check-pack", "ODD"), ("play", "classic", "--map", "ODD")),
    ("restore", "ODD", "--database", "sqlite:///NEW"),
    ("backup", "NEW", "--database", "sqlite:///ODD"),
    ("admin", "people", "--database", "sqlite:///ODD"),
    ("serve", "--no-open", "--port", "0", "--database", "sqlite:///ODD"),
)

#: In the place of a file in a pack, or of one more: it is refused, or left aside.
IN_A_PACK: Final = (
    ("check-pack", "PACK", "--games", "0", "--lang", "en"),
    ("cards", "PACK"),
    ("play", "duel", "--pack", "PACK", "--only"),
)
MORE: Final = ("cards/odd.toml", "civilizations/odd.toml", "maps/odd.toml", "locale/odd.ftl", "odd.toml")

#: In the place of what the program keeps for somebody: they can play and learn all the same.
KEPT: Final = (("learn",), ("learn", "duel"), ("play",), ("play", "--resume"), ("admin", "people"))
KEPT_IN: Final = ("learned.json", "games", "games/duel-1.jsonl", "tables.sqlite", "keys.json")


def odd(task: Task) -> Outcome:
    """Pipes, devices, sockets and circles of links where a file should be: nobody waits for them."""

    def tried(number: int, folder: Path) -> str:
        choose = random.Random(number)
        make = ODD[choose.choice(sorted(ODD))]
        with _little_memory():
            match choose.randrange(3):
                case 0:
                    ran = _named(folder, make, choose)
                    assert ran.code in {1, 2}, f"taken for a file: {ran}"
                case 1:
                    ran = _in_a_pack(folder, make, choose)
                case _:
                    ran = _kept(folder, make, choose)
        assert ran.code in {0, 1, 2}, str(ran)
        assert "Traceback" not in ran.out + ran.err, str(ran)
        return "refused" if ran.code else ""

    return _each(task, "odd", tried)


def _named(folder: Path, make: Callable[[Path], None], choose: random.Random) -> Ran:
    make(folder / "odd")
    words = choose.choice(NAMED)
    places = {"ODD": str(folder / "odd"), "NEW": str(folder / "new")}
    return run(*(_filled(word, places) for word in words))


def _in_a_pack(folder: Path, make: Callable[[Path], None], choose: random.Random) -> Ran:
    pack = folder / "pack"
    shutil.copytree(SHIPPED / "duel-trade", pack)
    files = sorted(path for path in pack.rglob("*") if path.is_file())
    place = choose.choice([*files, *(pack / name for name in MORE)])
    place.unlink(missing_ok=True)
    place.parent.mkdir(exist_ok=True)
    make(place)
    return run(*(_filled(word, {"PACK": str(pack)}) for word in choose.choice(IN_A_PACK)))


def _kept(folder: Path, make: Callable[[Path], None], choose: random.Random) -> Ran:
    place = folder / "monumental" / choose.choice(KEPT_IN)
    place.parent.mkdir(parents=True)
    make(place)
    return run(*choose.choice(KEPT), environment={"XDG_DATA_HOME": str(folder)})


def _filled(word: str, places: Mapping[str, str]) -> str:
    for name, place in places.items():
        word = word.replace(name, place)
    return word


@contextmanager
def _little_memory() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_AS)
    taken = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


def _each(task: Task, name: str, tried: Callable[[int, Path], str]) -> Outcome:
    """Try one after the other, each in a folder of its own, and count what came of it."""
    outcome = Outcome()
    for number in task.numbers():
        folder = folder_of(task, name) / str(number)
        folder.mkdir()
        outcome.counts["files"] += 1
        try:
            with at_most(HANG):
                came = tried(number, folder)
        except (Exception, TooLongError, pytest.fail.Exception) as error:  # noqa: BLE001 (whatever it is)
            outcome.fault(f"{name} {number}: {error!r}")
        else:
            if came:
                outcome.counts[came] += 1
        with suppress(OSError):
            shutil.rmtree(folder)
    return outcome
