"""Gymnasium's interface: one seat against bots.

Importing this module registers `monumental/Duel-v0`, `monumental/Classic-v0`, `monumental/Continuous-v0`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from monumental.research.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error, "research") from error

from monumental.bots import BOTS, UnknownBot, make_bot
from monumental.play.imagine import imagine, imagined_luck
from monumental.research.episode import Episode
from monumental.research.observation.observe import HIGHEST
from monumental.research.pictures.render import HUMAN, RENDER_FPS, RENDER_MODES, check_render_mode, render
from monumental.research.setting import Agreement, Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from monumental.bots import Bot
    from monumental.research.pictures.render import Rendered

    Seen = npt.NDArray[np.float32]
    Told = dict[str, Any]

#: What an action that is not among the options does: the seat loses at once, or it is an error.
ILLEGAL = ("lose", "error")

#: Seeds of games that nobody gave a seed for.
MOST_SEED = 2**31


class SeatEnv(gymnasium.Env["Seen", "np.int64"]):
    """One seat of a table; bots play the others. `info["action_mask"]` has a 1 for each option."""

    rules = ""
    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(RENDER_MODES),
        "render_fps": RENDER_FPS,
    }

    def __init__(
        self,
        opponents: Sequence[str] = ("greedy",),
        seat: int | None = 0,
        render_mode: str | None = None,
        *,
        illegal: str = "lose",
        forced: bool = False,
        shaping: float = 0.0,
        **agreement: Unpack[Agreement],
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(
                f"what is illegal is answered by one of {', '.join(ILLEGAL)}, not by '{illegal}'"
            )
        self.setting = Setting(self.rules, agreement)
        others = len(self.setting.players) - 1
        if len(opponents) not in (1, others):
            raise ValueError(f"there are {others} opponents, so {len(opponents)} bots can't be meant")
        for name in opponents:
            if name not in BOTS:
                raise UnknownBot(name)
        check_render_mode(render_mode)
        if seat is not None and seat not in self.setting.players:
            raise ValueError(f"seat {seat} is none that could be played")
        self._opponents = list(opponents) * (others if len(opponents) == 1 else 1)
        self._wanted_seat = seat  # None: another one in every game
        self.render_mode = render_mode
        self._illegal = illegal
        self._forced = forced
        self._shaping = shaping
        self.action_space = spaces.Discrete(self.setting.numbering.count)
        self.observation_space = spaces.Box(0.0, HIGHEST, (self.setting.observer.length,), np.float32)
        self._lost = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Told]:
        """A new game. A seed decides it, what the bots do, and all later games."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(MOST_SEED))
        players = self.setting.players
        self.seat = players[seed % len(players)] if self._wanted_seat is None else self._wanted_seat
        others = [other for other in players if other != self.seat]
        self._bots: dict[int, Bot] = {
            other: make_bot(name, seed * self.setting.seats + other)
            for other, name in zip(others, self._opponents, strict=True)
        }
        self._seed = seed
        self._decisions = 0
        self._lost = False
        game = self.setting.new_game(seed)
        self.episode = Episode(self.setting, game, forced=self._forced, shaping=self._shaping)
        self._let_others_play()
        self.episode.rewards()  # what happened before the first decision is nobody's merit
        self._show()
        return self._observe(), self._told()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, Told]:
        """Play an option; then the bots play until this seat is asked again, or the game is over."""
        if self.episode.over or self._lost:
            raise ValueError("the game is over: reset comes next")
        if self._illegal == "lose" and not self.episode.allows(int(action)):
            self._lost = True
            return self._observe(), -1.0, True, False, {**self._told(), "illegal": True}
        self.episode.play(int(action))
        self._let_others_play()
        reward = self.episode.rewards()[self.seat]
        self._show()
        return self._observe(), reward, self.episode.over, False, self._told()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What can be done now, by the name that sb3-contrib's MaskablePPO asks for."""
        return self._mask().astype(np.bool_)

    def render(self) -> Rendered | None:
        """The position: as text, as a picture, or written to the terminal."""
        return render(self.episode.game, self.setting.box, self.render_mode) if self.render_mode else None

    def _show(self) -> None:
        """People see every position without asking for it."""
        if self.render_mode == HUMAN:
            self.render()

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.game.seat != self.seat:
            # Whoever decides for an Automa knows what they know at their own seat.
            asked = episode.game.seat
            imagined = imagine(episode.game, asked, imagined_luck(self._seed, self._decisions))
            episode.play_action(self._bots[asked].choose(imagined, asked))
            self._decisions += 1

    def _observe(self) -> Seen:
        return self.setting.observer.observe(self.episode.game, self.seat)

    def _mask(self) -> npt.NDArray[np.int8]:
        return np.zeros(self.setting.numbering.count, np.int8) if self._lost else self.episode.mask()

    def _told(self) -> Told:
        return {"action_mask": self._mask()}


class DuelEnv(SeatEnv):
    """Monumental Duel against a bot."""

    rules = "duel"


class ClassicEnv(SeatEnv):
    """The base game against one to three bots."""

    rules = "classic"


class ContinuousEnv(SeatEnv):
    """The continuous mode against one to four bots."""

    rules = "continuous"


for _made in (DuelEnv, ClassicEnv, ContinuousEnv):
    gymnasium.register(
        f"monumental/{_made.__name__.removesuffix('Env')}-v0", entry_point=f"{__name__}:{_made.__name__}"
    )
