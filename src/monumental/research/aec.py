"""PettingZoo's interface: whose question it is acts, everybody else waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from monumental.research.extras import missing

try:
    import numpy as np
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing(error, "research") from error

from monumental.play.systems.known import OURS
from monumental.research.episode import Episode
from monumental.research.observation.observe import HIGHEST
from monumental.research.pictures.render import HUMAN, RENDER_FPS, RENDER_MODES, check_render_mode, render
from monumental.research.setting import Agreement, Setting

if TYPE_CHECKING:
    import numpy.typing as npt

    from monumental.research.pictures.render import Rendered

    Seen = dict[str, npt.NDArray[Any]]

#: What an action that is not among the options costs whoever tries it, where wrappers end the game for it.
ILLEGAL_REWARD = -1.0

#: Seeds of games that nobody gave a seed for.
MOST_SEED = 2**31


def about(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {
        "name": name,
        "render_modes": list(RENDER_MODES),
        "render_fps": RENDER_FPS,
        "is_parallelizable": False,
    }


class MonumentalEnv(AECEnv[str, "Seen", int], EzPickle):  # type: ignore[misc]
    """A table of Monumental. An agent is a seat that somebody plays: `player_0`, `player_1`, …"""

    rules = ""

    def __init__(
        self,
        render_mode: str | None = None,
        *,
        forced: bool = False,
        shaping: float = 0.0,
        **agreement: Unpack[Agreement],
    ) -> None:
        EzPickle.__init__(self, render_mode, forced=forced, shaping=shaping, **agreement)
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.setting = Setting(self.rules, agreement)
        self._forced = forced
        self._shaping = shaping
        self._seats = {f"player_{seat}": seat for seat in self.setting.players}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        count = self.setting.numbering.count
        length = self.setting.observer.length
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self._seats}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, HIGHEST, (length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self._seats
        }
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the same as `monumental.new_game(seed=…)` has. A seed decides all later games, too."""
        if seed is None:
            seed = int(self._luck.integers(MOST_SEED))
        else:
            self._luck = np.random.default_rng(seed)
        game = self.setting.new_game(seed)
        self.episode = Episode(self.setting, game, forced=self._forced, shaping=self._shaping)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"player_{game.seat}"
        self._show()

    def observe(self, agent: str) -> Seen:
        """What a seat can know; its options if it is asked, else none."""
        is_asked = agent == self.agent_selection
        return {
            "observation": self.setting.observer.observe(self.episode.game, self._seats[agent]),
            "action_mask": self.episode.mask()
            if is_asked
            else np.zeros(self.setting.numbering.count, np.int8),
        }

    def step(self, action: int | None) -> None:
        """Play an option. Anything else is a `ValueError` that says why, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is an answer only once the game is over")
        self.episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        earned = self.episode.rewards()
        self.rewards = {other: earned[seat] for other, seat in self._seats.items()}
        self._accumulate_rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            # Everybody hears the end, the next seat first.
            after = (self.possible_agents.index(agent) + 1) % len(self.possible_agents)
            self.agent_selection = self.possible_agents[after]
        else:
            self.agent_selection = f"player_{self.episode.game.seat}"
        self._show()

    def render(self) -> Rendered | None:
        """The position: as text, as a picture, or written to the terminal."""
        return render(self.episode.game, self.setting.box, self.render_mode) if self.render_mode else None

    def _show(self) -> None:
        """People see every position without asking for it."""
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """Nothing is open."""


def announce() -> None:
    """Newer PettingZoo also makes environments by name: `pettingzoo.make("aec", "monumental/Duel-v0")`."""
    register = getattr(pettingzoo, "register", None)
    if register is not None:
        for system in OURS:
            rules = system.rules.name
            entry = f"monumental.research.monumental_{rules}_v0:env"
            register("aec", f"monumental/{rules.capitalize()}-v0", entry_point=entry)


announce()


def wrapped(env: MonumentalEnv) -> AECEnv[str, Seen, int]:
    """With PettingZoo's usual wrappers: an illegal action ends the game, and calls in a wrong order fail."""
    ending = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))
