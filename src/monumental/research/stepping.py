"""One question of many games answered in one call; what comes of it is written into rows of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.research.episode import Episode

if TYPE_CHECKING:
    from monumental.research.setting import Setting


class Rows:
    """Where it is written: views of arrays, those with a row for each game one row after another."""

    def __init__(
        self,
        observations: memoryview[float],
        masks: memoryview[int],
        seats: memoryview[int],
        rewards: memoryview[float],
        dones: memoryview[int],
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.dones = dones


class Stepping:
    """Games side by side, each with seeds of its own; one that is over makes room for its next one."""

    def __init__(
        self, setting: Setting, seeds: list[int], rows: Rows, *, forced: bool, shaping: float
    ) -> None:
        self.setting = setting
        self.observer = setting.observer
        self.seats = setting.seats
        self.next_seeds = seeds
        self.rows = rows
        self.forced = forced
        self.shaping = shaping
        self.count = len(seeds)
        length = self.observer.length
        actions = setting.numbering.count
        self.observations = [rows.observations[at * length : (at + 1) * length] for at in range(self.count)]
        self.masks = [rows.masks[at * actions : (at + 1) * actions] for at in range(self.count)]
        self.no_options = bytes(actions)
        self.nothing = [0.0] * setting.seats
        self.episodes = [self.new_episode(position) for position in range(self.count)]
        for position in range(self.count):
            self.tell(position)

    def new_episode(self, position: int) -> Episode:
        game = self.setting.new_game(self.next_seeds[position])
        self.next_seeds[position] += self.count
        return Episode(self.setting, game, forced=self.forced, shaping=self.shaping)

    def tell(self, position: int) -> None:
        """Write down what whoever is asked can know."""
        episode = self.episodes[position]
        game = episode.game
        seat = game.seat
        self.rows.seats[position] = seat
        self.observer.write(game, seat, self.observations[position])
        mask = self.masks[position]
        mask[:] = self.no_options
        for number in episode.numbers:
            if number != NONE:
                mask[number] = 1

    def step(self, actions: list[int]) -> None:
        for position, number in enumerate(actions):
            episode = self.episodes[position]
            try:
                episode.play(number)
            except ValueError as error:
                raise ValueError(f"game {position}: {error}") from error
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
