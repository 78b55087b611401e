"""What a pack may write on a card or token of each kind, ours and those that others bring."""

from __future__ import annotations

import re
from dataclasses import dataclass

from monumental.cards.errors import FaultError, unknown
from monumental.cards.written import legible
from monumental.engine.catalog import KINDS, kind_number
from monumental.engine.errors import MonumentalError

#: The texts that a card can have beside a bonus.
ANY_TEXT = ("use", "activated", "during_activation", "may", "when", "modify")
#: Those that its one Action token is for; a trigger needs it, too, if it answers to the first time alone.
MARKED = ("use", "activated", "during_activation")


@dataclass(frozen=True)
class Kind:
    """What all kinds have in common, any may show; what only some have is said here."""

    texts: tuple[str, ...] = ()
    bonus: bool = False  # gained once: on completion, on development, on acquisition
    resources: bool = False  # gained when it is activated
    era: bool = False  # it can belong to one
    needs: tuple[str, ...] = ()  # fields of `CardText` that it must have, and others can't
    can: tuple[str, ...] = ()  # fields that it may have, and not every kind
    sections: bool = False  # it is built in two, and has a cost for each

    def fields(self) -> frozenset[str]:
        """What can be written on such a card, the kind itself and where its values come from included."""
        common = {"kind", "source", "public", *self.texts, *self.needs, *self.can}
        if self.era:
            common |= {"era", "cost"}
        flags = {"bonus": self.bonus, "resources": self.resources}
        return frozenset(common.union(name for name, has in flags.items() if has))


#: By name.
_WRITTEN = {
    "building": Kind(ANY_TEXT, resources=True, era=True, can=("subtype", "basic", "copies", "defense")),
    "knowledge": Kind(ANY_TEXT, resources=True, era=True),
    "wonder": Kind(ANY_TEXT, bonus=True, resources=True, era=True, sections=True),
    "province": Kind(bonus=True, era=True, needs=("type",)),
    "policy": Kind(("use", "during_activation", "may", "when", "modify"), bonus=True),
    "warlord": Kind(("use",)),
    "free_city": Kind(needs=("trade",)),
    "barbarian": Kind(needs=("value", "benefits"), can=("copies",)),
    "free_town": Kind(needs=("demands", "benefits"), can=("copies",)),
    "market_token": Kind(("use",), needs=("city",), can=("copies",)),
    "hero": Kind(("use", "may", "when", "modify"), era=True),
    "monster": Kind(needs=("value", "strength", "hits", "attack")),
    "solo": Kind(needs=("lines",), can=("advanced", "needs")),
}
_PLAIN = Kind()
_OURS = frozenset(KINDS)
NAME = re.compile(r"[a-z]+(_[a-z]+)*")


class KindError(MonumentalError):
    """A kind of cards that can't be registered, or not taken back. One clear sentence."""


def register_kind(name: str, kind: Kind = _PLAIN) -> int:
    """Packs may have cards of this kind from now on, in rules that list it; its number in the catalog."""
    if not NAME.fullmatch(name):
        raise KindError(f"a kind needs a name in lower-case words, not '{legible(name)}'")
    if name in KINDS and kind_named(name) != kind:
        raise KindError(f"there is a kind '{name}' already")
    _WRITTEN[name] = kind
    return kind_number(name)


def unregister_kind(name: str) -> None:
    """Packs that are read from now on can't have it any more. Numbers stay: the last one goes first."""
    if name in _OURS or name != KINDS[-1]:
        raise KindError(f"the kind '{name}' has to stay")
    KINDS.pop()
    del _WRITTEN[name]


def kind_named(name: str) -> Kind:
    return _WRITTEN.get(name, _PLAIN)


def known_kind(name: str) -> str:
    if name not in KINDS:
        raise FaultError(unknown("kind", name, KINDS))
    return name
