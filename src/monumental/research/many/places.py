"""Where parts of many games are played: here, or in processes of their own beside this one."""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Protocol

from monumental.research.many.arrays import new_arrays, size_of
from monumental.research.many.part import Part

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from monumental.research.many.arrays import Arrays, Memory
    from monumental.research.many.part import Plan


class Place(Protocol):
    """A place has some of the games. All places are told to begin before anybody waits for the first."""

    games: range

    def begin(self, asked: str, given: Any) -> None:
        """Ask something of the part: the name of what it does, and what it is given for it."""
        ...

    def answer(self) -> Any:
        """What came of it; what was raised there is raised here."""
        ...

    def close(self) -> None:
        """Nobody asks any more."""
        ...


class Here:
    """In this process: what is asked is done at once."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.games = part.games
        self._found: Any = None

    def begin(self, asked: str, given: Any) -> None:
        self._found = getattr(self.part, asked)(given)

    def answer(self) -> Any:
        return self._found

    def close(self) -> None:
        pass


class Beside:
    """In a process of its own, which writes into memory that it shares with this one."""

    def __init__(self, plan: Plan, games: range, memory: Memory) -> None:
        self.games = games
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(
            target=play_part, args=(theirs, plan, games, memory), name=f"games {_named(games)}", daemon=True
        )
        self._process.start()
        theirs.close()

    def begin(self, asked: str, given: Any) -> None:
        try:
            self._line.send((asked, given))
        except OSError as error:
            raise self._gone() from error

    def answer(self) -> Any:
        try:
            found, error = self._line.recv()
        except (EOFError, OSError) as broken:
            raise self._gone() from broken
        if error is not None:
            raise error
        return found

    def close(self) -> None:
        self._line.close()
        self._process.join()

    def _gone(self) -> RuntimeError:
        return RuntimeError(f"the process that played games {_named(self.games)} has ended")


def play_part(line: Connection, plan: Plan, games: range, memory: Memory) -> None:
    """What the process does until nobody asks any more: it says first that all games have begun."""
    part: Part | None = None
    asked, given = "", None
    while True:
        found, error = None, None
        try:
            if part is None:
                rows = new_arrays(plan.setting, plan.count, plan.kind, memory).part(games)
                part = Part(plan, games, rows)
            else:
                found = getattr(part, asked)(given)
        except Exception as raised:  # noqa: BLE001 (it is raised again where it was asked)
            error = raised
        try:
            line.send((found, error))
            asked, given = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return


def in_processes(plan: Plan, jobs: int) -> tuple[Arrays, list[Place]]:
    """The games shared out among so many processes, and the arrays that all of them fill."""
    memory = multiprocessing.get_context("spawn").RawArray("B", size_of(plan.setting, plan.count, plan.kind))
    arrays = new_arrays(plan.setting, plan.count, plan.kind, memory)
    places: list[Place] = [Beside(plan, games, memory) for games in shared_out(plan.count, jobs)]
    for place in places:
        place.answer()
    return arrays, places


def here(plan: Plan) -> tuple[Arrays, list[Place]]:
    """All games in this process."""
    arrays = new_arrays(plan.setting, plan.count, plan.kind)
    return arrays, [Here(Part(plan, range(plan.count), arrays))]


def shared_out(count: int, jobs: int) -> list[range]:
    """Positions for each of so many who play, as alike as can be; nobody is without a game."""
    jobs = min(jobs, count)
    ends = [count * each // jobs for each in range(jobs + 1)]
    return [range(start, stop) for start, stop in pairwise(ends)]


def _named(games: range) -> str:
    return f"{games.start} to {games.stop - 1}"
