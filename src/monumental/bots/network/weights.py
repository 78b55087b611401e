"""What a network has learned, in a file: arrays by name, and what they were made from.

`learned/RULES.npz` is such a file. It is read without running anything that stands in it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final
from zipfile import BadZipFile

import numpy as np

from monumental.bots.network import shape
from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import IO

    import numpy.typing as npt

    from monumental.engine.catalog import Catalog

    Floats = npt.NDArray[np.float32]

#: Another way to see positions is another format.
FORMAT: Final = 1

#: The array that says in JSON what the others are.
HEAD: Final = "head"

#: Lists of names that a network knows its inputs by.
LISTS: Final = ("table", "each", "signs")


class WeightsError(MonumentalError):
    """There are no weights to play with. One clear sentence."""


@dataclass(frozen=True)
class Weights:
    """A network as it was trained."""

    rules: str
    arrays: Mapping[str, Floats]
    names: Mapping[str, Sequence[str]]
    verbs: Sequence[str]  # of all sentences on the cards it has seen
    made: Mapping[str, object]  # packs with their digests, seats, games, seed: how it came about


def write_weights(path: Path, weights: Weights) -> None:
    """Keep them, with half the digits: nobody plays worse for it."""
    head = {
        "format": FORMAT,
        "rules": weights.rules,
        "names": {key: list(value) for key, value in weights.names.items()},
        "verbs": list(weights.verbs),
        "made": dict(weights.made),
    }
    text = np.frombuffer(json.dumps(head).encode(), np.uint8)
    arrays = {name: array.astype(np.float16) for name, array in weights.arrays.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{HEAD: text}, **arrays)


def read_weights(file: IO[bytes], name: str) -> Weights:
    """Read and check them; `name` is what they are called where they are of no use."""
    try:
        with np.load(file, allow_pickle=False) as found:
            head = json.loads(found[HEAD].tobytes())
            names = {key: [str(each) for each in head["names"][key]] for key in LISTS}
            sizes = shape.shapes(len(names["table"]), len(names["each"]), len(names["signs"]))
            arrays = {key: found[key].astype(np.float32) for key in sizes}
            rules, made = str(head["rules"]), dict(head["made"])
            verbs = [str(each) for each in head["verbs"]]
    except (ValueError, KeyError, TypeError, OSError, EOFError, BadZipFile, RecursionError) as error:
        raise WeightsError(f"{name} has no weights of a network") from error
    if head["format"] != FORMAT:
        raise WeightsError(f"{name} has weights of another format than this version reads")
    for key, size in sizes.items():
        if arrays[key].shape != size or not np.isfinite(arrays[key]).all():
            raise WeightsError(f"{name} has other weights than this version needs ({key})")
    return Weights(rules, arrays, names, verbs, made)


@cache
def learned(rules: str) -> Weights:
    """The weights that come with the package."""
    path = files("monumental.bots.network").joinpath("learned", f"{rules}.npz")
    if not path.is_file():
        raise WeightsError(f"no network was trained for {rules}")
    with path.open("rb") as file:
        return read_weights(file, path.name)


def verbs_of(catalog: Catalog) -> set[str]:
    """What the sentences of a catalog do, each kind by its name."""
    return {type(effect).__name__ for effect in catalog.effects.values()}
