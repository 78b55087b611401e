"""How a Japanese phrase ends, and how it goes on: the form of its last verb.

Phrases end in the form of the dictionary (得る). Before "、その後、" and "もよい"
the verb has another one (得て), which depends on the verb.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

#: They stay behind the verb: 得る（最大2つ分） goes on as 得て（最大2つ分）.
_BRACKETS: Final = re.compile(r"(?:（[^（）]*）)*$")

#: The first ending that fits says what stands instead of it. A verb in る drops it after the sounds of e and
#: i, and where it is one of the few that do not show theirs; the others double its sound.
_GOING_ON: Final = (
    (re.compile(r"する$"), "して"),
    (re.compile(r"(?<=も)よい$"), "よく"),
    (re.compile(r"(?<=行)く$"), "って"),
    (re.compile(r"(?<=[いきぎしじちにびみりえけげせぜてでねべめれ得見出着])る$"), "て"),
    (re.compile(r"[うつる]$"), "って"),
    (re.compile(r"[ぬぶむ]$"), "んで"),
    (re.compile(r"く$"), "いて"),
    (re.compile(r"ぐ$"), "いで"),
    (re.compile(r"す$"), "して"),
)


def ending(text: str) -> str:
    """`verb` where the last verb of these words can go on for all of them, else `other`.

    It can't where branches follow the verb, or where there are several sentences, each with its own.
    """
    return "other" if _gone_on(text) is None else "verb"


def going_on(text: str) -> str:
    """These words with their last verb as it stands before more words: `得て` for `得る`."""
    return _gone_on(text) or text


def _gone_on(text: str) -> str | None:
    if "：" in text or "。" in text:
        return None
    phrase = _BRACKETS.sub("", text)
    for last, instead in _GOING_ON:
        if last.search(phrase):
            return last.sub(instead, phrase) + text.removeprefix(phrase)
    return None


FUNCTIONS: Final[Mapping[str, Callable[..., str]]] = {"ENDING": ending, "GOING_ON": going_on}
