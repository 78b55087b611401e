"""PettingZoo environment: the base game of Monumental."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from monumental.research.aec import MonumentalEnv, about, wrapped

if TYPE_CHECKING:
    from pettingzoo import AECEnv


class raw_env(MonumentalEnv):  # noqa: N801 (PettingZoo's name)
    """Without wrappers: an action that is not among the options raises a `ValueError`."""

    rules = "classic"
    metadata: ClassVar[dict[str, Any]] = about("monumental_classic_v0")


def env(**options: Any) -> AECEnv[str, Any, int]:
    """With PettingZoo's usual wrappers. The options are those of `raw_env`."""
    return wrapped(raw_env(**options))


__all__ = ["env", "raw_env"]
