"""OpenSpiel's interface, with chance nodes: search algorithms see the probability of every draw.

Importing this module registers `python_monumental_duel`, `python_monumental_classic` and
`python_monumental_continuous`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from monumental.research.extras import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from error

from monumental.bots.match import MOST_DECISIONS
from monumental.engine.action import NONE
from monumental.play.systems.known import SYSTEMS
from monumental.play.view import as_json, view_for
from monumental.research.episode import rewards
from monumental.research.pictures.screen import draw
from monumental.research.setting import Agreement, Setting
from monumental.research.situation import Situation

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Parameters of a game: packs and civilizations are separated by spaces; left empty, they are the usual ones.
DEFAULTS = {"players": 2, "packs": "", "civilizations": "", "layout": "", "forced": False}

#: A draw or two for each decision.
MOST_DRAWS = 3 * MOST_DECISIONS


def game_type(rules: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of all games of these rules."""
    least, most = SYSTEMS[rules].seats()
    # Only the map has Markets, and only Markets have secrets.
    is_open = not SYSTEMS[rules].rules.needs_layout()
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"python_monumental_{rules}",
        long_name=f"Python Monumental {rules.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class MonumentalGame(pyspiel.Game):  # type: ignore[misc]
    """A kind of games: rules, packs, seats and map."""

    rules = ""
    type: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        agreement = Agreement(
            seats=chosen["players"],
            packs=tuple(chosen["packs"].split()),
            civilizations=tuple(chosen["civilizations"].split()),
            layout=chosen["layout"] or None,
        )
        self.setting = Setting(self.rules, agreement)
        self.forced = bool(chosen["forced"])
        super().__init__(
            self.type,
            pyspiel.GameInfo(
                num_distinct_actions=self.setting.numbering.count,
                max_chance_outcomes=len(self.setting.box.catalog.cards),
                num_players=self.setting.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_DECISIONS,
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> MonumentalState:
        """Before anything is laid out: mostly at the first draw."""
        return MonumentalState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SeatObserver:
        """What a seat can know now; what it remembers is not told."""
        return SeatObserver(self.setting)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS


class MonumentalState(pyspiel.State):  # type: ignore[misc]
    """A position, or a draw that waits to be decided."""

    def __init__(self, game: MonumentalGame) -> None:
        super().__init__(game)
        self.situation = Situation(game.setting, forced=game.forced)

    def current_player(self) -> int:
        if self.situation.undecided is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.situation.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.situation.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(number for number in self.situation.numbers if number != NONE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.situation.chances()

    def _apply_action(self, action: int) -> None:
        if self.situation.undecided is None:
            self.situation.play(action)
        else:
            self.situation.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.situation.outcome_name(action)
        return self.situation.name(action)

    def is_terminal(self) -> bool:
        return self.situation.over

    def returns(self) -> list[float]:
        game = self.situation.game
        if game is None or not self.situation.over:
            return [0.0] * self.situation.setting.seats
        return rewards(game)

    def __str__(self) -> str:
        game = self.situation.game
        if game is None:
            return "nothing is laid out yet"
        waiting = "" if self.situation.undecided is None else "a draw is to be decided\n"
        return draw(game, self.situation.setting.box, explain=False) + waiting


class SeatObserver:
    """The observation of a seat; while a draw is to be decided, of the position before."""

    def __init__(self, setting: Setting) -> None:
        self._observer = setting.observer
        self.tensor = np.zeros(setting.observer.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MonumentalState, player: int) -> None:
        game = state.situation.game
        if game is None:
            self.tensor.fill(0)
        else:
            self._observer.fill(game, player, self.tensor)

    def string_from(self, state: MonumentalState, player: int) -> str:
        game = state.situation.game
        return "" if game is None else json.dumps(as_json(view_for(game, player)), ensure_ascii=False)


class DuelGame(MonumentalGame):
    """Monumental Duel."""

    rules = "duel"
    type = game_type(rules)


class ClassicGame(MonumentalGame):
    """The base game."""

    rules = "classic"
    type = game_type(rules)


class ContinuousGame(MonumentalGame):
    """The continuous mode."""

    rules = "continuous"
    type = game_type(rules)


for _game in (DuelGame, ClassicGame, ContinuousGame):
    pyspiel.register_game(_game.type, _game)
