"""Czech words in other forms.

A phrase of card text is an order: "získejte 1 zlato". Behind "you may" Czech needs an infinitive ("můžete
získat"), and what comes by itself is told: "po dostavění získáte 1 zlato". An amount is the object of a verb
("1 kulturu"); behind a colon it stands in the nominative ("1 kultura").
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

#: Every order of our card texts that can stand behind "you may".
_INFINITIVES: Final = {
    "aktivujte": "aktivovat",
    "archivujte": "archivovat",
    "dobuďte": "dobýt",
    "dobývejte": "dobývat",
    "dokončete": "dokončit",
    "obchodujte": "obchodovat",
    "odhoďte": "odhodit",
    "odstraňte": "odstranit",
    "pohněte": "pohnout",
    "položte": "položit",
    "použijte": "použít",
    "přesuňte": "přesunout",
    "rozviňte": "rozvinout",
    "seberte": "sebrat",
    "vezměte": "vzít",
    "vraťte": "vrátit",
    "zaplaťte": "zaplatit",
    "zkopírujte": "zkopírovat",
    "zpevněte": "zpevnit",
    "získejte": "získat",
}

#: A gain that comes by itself. One that is paid for stays an order: "a za to získejte".
_GAIN: Final = re.compile(r"(?<!a za to )\b([Zz])ískejte(?= \d| převahu)")

#: Where a choice begins: its branches are all ordered, or none is.
_CHOICE: Final = re.compile(r"\bbuď ")

#: What stands behind it is ordered to others: it stays as it is.
_TO_OTHERS: Final = re.compile(r"\bprovede toto: ")

#: Before it Czech sets a comma, or takes a colon.
_CONDITION: Final = re.compile(r"(?:pokud|máte-li)\b", re.IGNORECASE)

#: Verbs of conditions. One that conditions share is said once.
_HOLDS: Final = re.compile(r"\b(?:ovládá(?:te)?|vlastní(?:te)?|má(?:te)?) ")

#: The object that is not the same as the subject.
_OBJECT: Final = re.compile(r"\b1 kulturu\b")

_WORD: Final = re.compile(r"\w+")


def beginning(text: str) -> str:
    """`if` for a condition, `order` for what has another form behind "you may", else `other`."""
    if _CONDITION.match(text.lstrip("„(")):
        return "if"
    return "order" if is_order(text) else "other"


def is_order(text: str) -> bool:
    """Whether this can be said behind "you may". A box may bring orders that we do not know."""
    word = _WORD.match(text.removeprefix("buď "))
    return word is not None and word[0] in _INFINITIVES


def infinitive(text: str) -> str:
    """All orders as they stand behind "you may": `zaplatit 1 zlato a za to získat 1 kulturu`."""
    own, theirs = _parted(text)
    return _WORD.sub(_other_form, own) + theirs


def _other_form(word: re.Match[str]) -> str:
    form = _INFINITIVES.get(word[0].lower(), word[0])
    return form.capitalize() if word[0][0].isupper() else form


def stated(text: str) -> str:
    """What is gained by itself, told: `získáte 1 zlato`."""
    own, theirs = _parted(text)
    return text if _CHOICE.search(own) else _GAIN.sub(r"\1ískáte", own) + theirs


def _parted(text: str) -> tuple[str, str]:
    """What is said to the reader, and what to others."""
    found = _TO_OTHERS.search(text)
    return (text, "") if found is None else (text[: found.end()], text[found.end() :])


def nominative(text: str) -> str:
    """Amounts by themselves, behind a colon: `1 kultura`."""
    return _OBJECT.sub("1 kultura", text)


def going_on(before: str, condition: str) -> str:
    """A condition without its verb, where that of the conditions before it goes on: `ovládáte A` and `B`."""
    said, verb = _HOLDS.findall(before), _HOLDS.match(condition)
    return condition if verb is None or said[-1:] != [verb[0]] else condition[verb.end() :]


FUNCTIONS: Final[Mapping[str, Callable[..., str]]] = {
    "BEGINNING": beginning,
    "INFINITIVE": infinitive,
    "STATED": stated,
    "NOMINATIVE": nominative,
    "GOING_ON": going_on,
}
