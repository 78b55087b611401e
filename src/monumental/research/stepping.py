"""One question of many games answered in one call; what comes of it is written into rows of numbers."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.meaning.position.draft import WIDTH
from monumental.meaning.position.options import MOST_OPTIONS
from monumental.research.episode import Episode

if TYPE_CHECKING:
    from monumental.meaning.position.observer import SeatObserver
    from monumental.meaning.position.options import OptionReader
    from monumental.research.observation.observe import Observer
    from monumental.research.setting import Setting


class Rows:
    """Where it is written: views of arrays, those with a row for each game one row after another."""

    def __init__(
        self,
        masks: memoryview[int],
        seats: memoryview[int],
        rewards: memoryview[float],
        dones: memoryview[int],
    ) -> None:
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.dones = dones


class Teller:
    """Writes down what whoever is asked can know, into the rows of each game."""

    def tell(self, episode: Episode, seat: int, position: int) -> None:
        raise NotImplementedError(type(self).__name__)


class VectorTeller(Teller):
    """Observations as vectors."""

    def __init__(self, observer: Observer, observations: memoryview[float], count: int) -> None:
        length = observer.length
        self.observer = observer
        self.rows = [observations[at * length : (at + 1) * length] for at in range(count)]

    def tell(self, episode: Episode, seat: int, position: int) -> None:
        self.observer.write(episode.game, seat, self.rows[position])


class CardTeller(Teller):
    """Cards by what they do, and the options with their numbers; views are of bytes."""

    def __init__(
        self,
        observer: SeatObserver,
        reader: OptionReader,
        observations: memoryview[int],
        options: memoryview[int],
        numbers: memoryview[int],
        count: int,
    ) -> None:
        self.observer = observer
        self.reader = reader
        length = len(observations) // count
        wide = len(options) // count
        self.rows = [observations[at * length : (at + 1) * length] for at in range(count)]
        self.options = [options[at * wide : (at + 1) * wide] for at in range(count)]
        wide = len(numbers) // count
        self.numbers = [numbers[at * wide : (at + 1) * wide] for at in range(count)]
        self.packers = [Struct(f"{many}i") for many in range(MOST_OPTIONS + 1)]
        self.no_numbers = memoryview(b"\xff" * (WIDTH * MOST_OPTIONS))  # -1 each

    def tell(self, episode: Episode, seat: int, position: int) -> None:
        self.observer.write(episode.game, seat, self.rows[position])
        self.reader.write(episode.game, episode.offered, self.options[position])
        numbers = episode.numbers[:MOST_OPTIONS]
        out = self.numbers[position]
        end = WIDTH * len(numbers)
        self.packers[len(numbers)].pack_into(out, 0, *numbers)
        out[end:] = self.no_numbers[end:]


class Stepping:
    """Games side by side, each with seeds of its own; one that is over makes room for its next one."""

    def __init__(
        self,
        setting: Setting,
        seeds: list[int],
        teller: Teller,
        rows: Rows,
        *,
        stride: int,
        forced: bool,
        shaping: float,
    ) -> None:
        self.setting = setting
        self.teller = teller
        self.seats = setting.seats
        self.next_seeds = seeds
        self.stride = stride  # from the seed of a game to that of the next one there
        self.rows = rows
        self.forced = forced
        self.shaping = shaping
        self.count = len(seeds)
        actions = setting.numbering.count
        self.masks = [rows.masks[at * actions : (at + 1) * actions] for at in range(self.count)]
        self.no_options = bytes(actions)
        self.nothing = [0.0] * setting.seats
        self.episodes = [self.new_episode(position) for position in range(self.count)]
        for position in range(self.count):
            self.tell(position)

    def new_episode(self, position: int) -> Episode:
        game = self.setting.new_game(self.next_seeds[position])
        self.next_seeds[position] += self.stride
        return Episode(self.setting, game, forced=self.forced, shaping=self.shaping)

    def tell(self, position: int) -> None:
        """Write down what whoever is asked can know."""
        episode = self.episodes[position]
        seat = episode.game.seat
        self.rows.seats[position] = seat
        self.teller.tell(episode, seat, position)
        mask = self.masks[position]
        mask[:] = self.no_options
        for number in episode.numbers:
            if number != NONE:
                mask[number] = 1

    def step(self, actions: list[int], first: int) -> None:
        """`first` is what the first of these games is called where something is wrong."""
        for position, number in enumerate(actions):
            episode = self.episodes[position]
            try:
                episode.play(number)
            except ValueError as error:
                raise ValueError(f"game {first + position}: {error}") from error
            over = episode.over
            self.rows.dones[position] = over
            if over or self.shaping:
                self.reward(position, episode.rewards())
            else:
                self.reward(position, self.nothing)
            if over:
                self.episodes[position] = self.new_episode(position)
            self.tell(position)

    def reward(self, position: int, earned: list[float]) -> None:
        at = position * self.seats
        for seat, amount in enumerate(earned):
            self.rows.rewards[at + seat] = amount

    def options(self, position: int) -> list[int]:
        """The numbers of the options in one game."""
        return [number for number in self.episodes[position].numbers if number != NONE]

    def picked(self, picks: list[float]) -> list[int]:
        """One of the options of every game, by a number from 0 to 1 for each."""
        found = []
        for position, pick in enumerate(picks):
            options = self.options(position)
            found.append(options[int(pick * len(options))])
        return found
