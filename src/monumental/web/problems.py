"""What can go wrong at a table, as a status and one sentence in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil
from typing import Final

from monumental.cards.errors import Value, in_words
from monumental.cards.text import load_texts
from monumental.web.contract.page import Problem

#: Seconds: a day.
LONGEST_WAIT: Final = 86_400


class Refused(Exception):  # noqa: N818 (a person is told, the server goes on)
    """Something that is not done. `key` names the sentence in the locale files.

    `say` is for what needs more than a key: why an action can't be done, what is wrong with the wishes.
    `wait`: after so many seconds, to ask again may help.
    """

    def __init__(
        self,
        status: int,
        key: str,
        say: Callable[[str], str] | None = None,
        *,
        wait: float | None = None,
        **values: Value,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.headers: Mapping[str, str] = {} if wait is None else {"Retry-After": str(_whole(wait))}
        self._say = say
        self._values: Mapping[str, Value] = values

    def problem(self, language: str) -> Problem:
        """The answer, in a language."""
        if self._say is not None:
            return Problem(self.status, self.key, self._say(language))
        texts = load_texts(language)
        values = {name: in_words(value, texts) for name, value in self._values.items()}
        return Problem(self.status, self.key, texts(self.key, **values))


class Overtaken(Refused):
    """Another server has written something first."""

    def __init__(self) -> None:
        super().__init__(409, "refused-stale")


def _whole(seconds: float) -> int:
    """Nobody comes back too early by being exact, and nobody is told to wait for ever."""
    return min(max(1, ceil(seconds)), LONGEST_WAIT)


def no_such_table() -> Refused:
    return Refused(404, "server-no-table")


def not_your_seat() -> Refused:
    return Refused(403, "server-not-your-seat")


def unknown_browser() -> Refused:
    return Refused(401, "server-no-key")
