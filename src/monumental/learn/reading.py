"""Files to learn from, read into closed models. What is wrong is said in one sentence with its place."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, TypeVar

from pydantic import ValidationError

from monumental.cards.checking import problems_of
from monumental.cards.loader import never_ends
from monumental.cards.model import Model
from monumental.learn.errors import LearnError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

Read = TypeVar("Read", bound=Model)


def read_model(model: type[Read], path: Path, place: str, fields: Iterable[str]) -> Read:
    """What a file says. `place` names it, and `fields` are all that could have been meant."""
    if never_ends(path):
        raise LearnError(f"{place}: can't be read: it is no file")
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LearnError(f"{place}: can't be read: {error.strerror}") from error
    except RecursionError as error:
        raise LearnError(f"{place}: not valid TOML: too many brackets inside each other") from error
    except ValueError as error:
        raise LearnError(f"{place}: not valid TOML: {str(error).partition(';')[0]}") from error
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise LearnError(str(problems_of(error, place, fields)[0])) from error
