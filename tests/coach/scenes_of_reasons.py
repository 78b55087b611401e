"""Drawn positions in which each kind of reason is told of an option, and which option that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from monumental.bots.bot import Budget
from monumental.coach import advise, why
from monumental.coach.advice.advise import Advised
from monumental.engine.game import Game
from monumental.play.notation import read
from monumental.play.setup import new_game
from monumental.testing.scene import act, classic_scene, continuous_scene, duel_scene
from tests.scene import reprinted

#: To know what speaks for an option, nobody has to think long.
FEW: Final = Budget(thoughts=12)


@dataclass(frozen=True)
class Scene:
    """A position, what is done there first, and the option that is told of."""

    draw: Callable[..., Game]
    option: str
    first: tuple[str, ...]
    position: Mapping[str, Any]
    reprinted: tuple[str, str, str] | None = None  # a card that no box has: its key, and what it says instead

    def game(self, folder: Path) -> Game:
        packs = {} if self.reprinted is None else {"packs": reprinted(folder, *self.reprinted)}
        game = self.draw(**self.position, **packs)
        act(game, *self.first)
        return game


@dataclass(frozen=True)
class ToldOf:
    """What is told of an option of a position, beside the best one."""

    game: Game
    done: Advised
    best: Advised


def in_duel(option: str, *first: str, **position: Any) -> Scene:
    return Scene(duel_scene, option, first, position)


def in_classic(option: str, *first: str, **position: Any) -> Scene:
    return Scene(classic_scene, option, first, position)


def in_rounds(option: str, *first: str, **position: Any) -> Scene:
    return Scene(continuous_scene, option, first, position)


def told_in(scene: Scene, folder: Path) -> ToldOf:
    """What the coach says of the option."""
    game = scene.game(folder)
    found = why(game, read(game, scene.option), game.seat, FEW)
    is_best = found.done.option == found.best.option
    return ToldOf(game, found.done, found.done if is_best else found.best)


def told_at_first() -> ToldOf:
    """Of a civilization, before everybody has one."""
    game = new_game("classic", seats=3, seed=4)
    best = advise(game, game.seat, FEW).best
    return ToldOf(game, best, best)


CITIES: Final = {"supply": "1 gold", "free": {"face_up": "bukhara novgorod .", "gold": "3 0 0 0 0 0"}}
FEW_LEFT: Final = ("nile-delta panama", "phoenicia yukon", "al-andalus swahili-coast")
FEW_LEFT_ON_MAP: Final = ("harbor fortress", "flight")
ROWS: Final = "marketplace scriptorium apothecary seafaring mathematics weaponry"
GONE: Final = "marketplace scriptorium apothecary seafaring . ."
TO_ACTIVATE: Final = ["EndRound 0", "TakeTurn 0", "ActivateCity 0"]
HEROES: Final[Mapping[str, Any]] = {
    "packs": ("base", "heroes"),
    "modules": {"heroes": {"row": "boudica", "eras": "1 2 3"}},
}
A_ROC: Final[Mapping[str, Any]] = {
    "packs": ("base", "monsters"),
    "modules": {"monsters": {"tiles": "2", "cards": "roc", "finders": "0", "waiting": ""}},
}
CARTHAGE: Final[Mapping[str, Any]] = {
    "markets": [{"tile": 3, "city": "carthage"}],
    "luck": "carthage-galleys carthage-mercenaries",
}
#: Two Wonders in construction, as good as each other.
TWO_WONDERS: Final[Mapping[str, Any]] = {
    "wonder": "colossus-of-rhodes",
    "supply": "3 production",
    "display": "lighthouse-of-alexandria . . . . .",
}
#: A forum that brings Culture for two Basic resources.
TO_PAY: Final[Mapping[str, Any]] = {
    "city": "forum* . . . . . . . .",
    "supply": "1 production 1 science",
    "culture_deck": "shogunate zen",
}
#: A forum whose first text archives a card: all there is are Wonders.
ONLY_WONDERS: Final[Mapping[str, Any]] = {
    "city": "colossus-of-rhodes forum* crystal-palace . . . . . .",
    "final": True,
    "other": {"passed": True},
}

#: Where each kind is told. What has several kinds is drawn for each of them, so that each can be found here.
SCENES: Final[Mapping[str, Scene]] = {
    # What is done
    "wins": in_duel("pass", final=True, provinces="sahara", other={"passed": True}),
    "completes": in_duel("complete", wonder="colossus-of-rhodes", supply="4 production"),
    "claims": in_duel("trade bukhara", **CITIES),
    "conquers": in_duel("conquer", supply="3 military", other={"provinces": "sahara"}),
    "conquers-from": in_classic(
        "conquer 4",
        supply="9 military",
        troops="1:7 2:1 3:1",
        other={"troops": "5:8 4:1", "warlord": 5},
    ),
    "conquers-free": in_rounds("conquer 2", supply="1 military"),
    "develops": in_duel("develop shogunate", supply="1 culture", culture_deck="shogunate zen"),
    "defeats": in_classic("defeat 1", explorers=[2, 1], supply="5 military", **A_ROC),
    "advantage": in_duel("advantage science 1", supply="1 science"),
    "acquires": Scene(
        duel_scene,
        "build workshop",
        (),
        {"supply": "2 gold"},
        ("workshop", "resources = { production = 2 }", 'activated = [{ do = "gain", gold = 1 }]'),
    ),
    "hires": in_classic("hire boudica", supply="3 gold", **HEROES),
    "outpost": in_classic("outpost 2", troops="1:6 2:3"),
    "market-token": in_classic("keep carthage-galleys", "visit 1", explorers=[3, 1], **CARTHAGE),
    "production-token": in_classic("pick-up 1", explorers=[2, 1], production=[2]),
    "trades": in_duel("trade novgorod", **CITIES),
    "progress": in_duel("progress", supply="2 science", top="library"),
    "reinforces": in_duel("policy", city="mine* . . . . . . . .", policies="zen"),
    "archives": in_duel("archive a1", "use b1", "branch 1", city="work-camp forum* . . . . . . ."),
    "explores": in_classic("explore 1 2", "use a1", city="harbor* . . . . . . . ."),
    "moves": in_classic("move 1", supply="1 military", troops="1:6 2:3"),
    # What it brings
    "begins": in_duel("acquire 1", supply="3 production", display="colossus-of-rhodes . . . . ."),
    "points": in_duel("complete", wonder="colossus-of-rhodes", supply="4 production"),
    "yields": in_duel("build workshop", supply="2 production"),
    "says": in_duel("acquire 1", supply="4 science", display="apprenticeship . . . . ."),
    "defends": in_duel("build barricade", supply="1 production", provinces="sahara"),
    "gains": in_duel("use a1", city="mine* . . . . . . . .", gained="2 production"),
    "exchanges": in_duel("pay science", "use a1", "branch 2", **TO_PAY),
    "affords": in_duel(
        "use a1",
        city="mine* . . . . . . . .",
        supply="2 production",
        gained="2 production",
        display="amphitheater . . . . .",
    ),
    "pays": in_duel("pay production", "use a1", "branch 2", **TO_PAY),
    "unspent": in_duel("build barricade", supply="1 production", provinces="sahara"),
    "usable": in_duel("activate 1 a", city="forum forum . mine . . . . .", agenda=TO_ACTIVATE),
    "activates": in_duel("activate 1 a", city="forum forum . mine . . . . .", agenda=TO_ACTIVATE),
    # What it is beside other options
    "rest": in_duel("pass"),
    "declines": in_duel("no", "use b1", "branch 1", **ONLY_WONDERS),
    "without": in_duel("no", "trade novgorod", **CITIES),
    "best": in_duel("keep lighthouse-of-alexandria", "acquire 1", **TWO_WONDERS),
    "near": in_duel("keep colossus-of-rhodes", "acquire 1", **TWO_WONDERS),
    "little": in_duel("pass", supply="3 military", other={"provinces": "sahara"}),
    # What is at stake
    "denies": in_duel("conquer", supply="3 military", other={"provinces": "sahara"}),
    "secures": in_classic("conquer 6", supply="9 military", tokens={}, troops="1:8 2:1"),
    "at-risk": in_rounds("conquer 2", supply="1 military", tokens={}),
    "policy-in-reach": in_duel("pay science", "use a1", "branch 2", **TO_PAY),
    "wonder-in-reach": in_duel(
        "develop sankin-kotai",
        supply="2 production 1 culture",
        wonder="colossus-of-rhodes",
        culture_deck="sankin-kotai",
    ),
    "safer": in_duel(
        "build barricade", supply="1 production", provinces="sahara", other={"supply": "3 military"}
    ),
    "exposes": in_duel(
        "conquer",
        supply="2 military",
        provinces="tibet",
        other={"provinces": "lake-texcoco", "supply": "4 military"},
    ),
    "last-round": in_rounds("build workshop", final=True, ending=True, supply="2 production"),
    "ends": in_duel("pass", other={"passed": True}),
    "ends-soon": in_classic("build workshop", ending=True, supply="2 production"),
    "tempo": in_duel(
        "acquire 1", supply="9 military", display="sahara tibet lake-texcoco . . .", eras=FEW_LEFT
    ),
}

#: The same in other rule systems, where the rules behind it are others.
MORE_SCENES: Final[Mapping[str, tuple[str, Scene]]] = {
    "ends in classic": ("ends", in_classic("end", ending=True, first=1)),
    "last round of duel": ("last-round", in_duel("build workshop", final=True, supply="2 production")),
    "last round of classic": (
        "last-round",
        in_classic("build workshop", final=True, ending=True, first=1, supply="2 production"),
    ),
    "tempo in classic": (
        "tempo",
        in_classic("acquire 1", display=ROWS, taken=[1], eras=FEW_LEFT_ON_MAP, supply="9 production"),
    ),
    "tempo in rounds": (
        "tempo",
        in_rounds("acquire 1", display=GONE, eras=FEW_LEFT_ON_MAP, supply="9 production"),
    ),
    "safer on a map": (
        "safer",
        in_classic(
            "move 1",
            supply="1 military",
            troops="1:8 2:1",
            other={"troops": "5:7 3:2"},
        ),
    ),
    "exposes on a map": (
        "exposes",
        in_classic("conquer 2", supply="2 military", tokens={}, other={"troops": "5:6 3:3"}),
    ),
}

MANY: Final = (
    "apprenticeship masonry democracy nile-delta phoenicia sahara trading-post amphitheater academy",
    "stirrup bureaucracy crop-rotation al-andalus swahili-coast",
    "electricity yukon panama",
)
MANY_ON_MAP: Final = (
    "library-of-alexandria stonehenge pyramids great-wall wheel irrigation caravanserai",
    "harbor fortress university guildhall compass feudalism scholasticism",
    "flight computing internet",
)
#: Nothing much happens there, and many rounds are still to come.
QUIET: Final[Mapping[Callable[..., Game], Scene]] = {
    duel_scene: in_duel("pass", eras=MANY, provinces="tibet"),
    classic_scene: in_classic("end", display=ROWS, eras=MANY_ON_MAP),
    continuous_scene: in_rounds("pass", display=ROWS, eras=MANY_ON_MAP),
}
