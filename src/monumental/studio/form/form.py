"""What the cards of a rule system can say, as a form: sentences, cards of each kind, and their blanks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.build import TEXTS
from monumental.cards.kinds import kind_named
from monumental.cards.schema import CardText, CivilizationText
from monumental.cards.verbs.registry import SOLO_VERBS, VERBS
from monumental.plugins import boxes
from monumental.studio.form.blanks import Blank, Pair, Reader

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.cards.kinds import Kind
    from monumental.cards.verbs.definition import Verb
    from monumental.cards.verbs.registry import Verbs
    from monumental.engine.rules import Rules


@dataclass(frozen=True)
class Form:
    """All that can be written for some rules: blanks of sentences by verb, and of cards by kind."""

    sentences: Mapping[str, tuple[Blank, ...]]
    solo_sentences: Mapping[str, tuple[Blank, ...]]  # of the lines that an Automa follows
    cards: Mapping[str, tuple[Blank, ...]]
    civilization: tuple[Blank, ...]

    def blanks(self, verb: str, *, solo: bool = False) -> tuple[Blank, ...]:
        """The blanks of a sentence."""
        return (self.solo_sentences if solo else self.sentences)[verb]


def form_of(rules: Rules) -> Form:
    """The form for these rules, with the verbs that boxes bring."""
    boxes()
    return _form(rules, tuple(VERBS.values()), tuple(SOLO_VERBS.values()))


@lru_cache(maxsize=16)
def _form(rules: Rules, verbs: tuple[type[Verb], ...], solo_verbs: tuple[type[Verb], ...]) -> Form:
    del verbs, solo_verbs  # a verb that comes or goes changes the form
    known = known_verbs(rules, VERBS)
    solo = known_verbs(rules, SOLO_VERBS) if "solo" in rules.kinds else []
    reader = Reader(rules, known, solo)
    card = {blank.name: blank for blank in reader.blanks(CardText)}
    return Form(
        {name: reader.blanks(VERBS[name]) for name in known},
        {name: reader.blanks(SOLO_VERBS[name]) for name in solo},
        {kind: _card_blanks(card, kind, rules) for kind in rules.kinds},
        reader.blanks(CivilizationText),
    )


def known_verbs(rules: Rules, verbs: Verbs) -> list[str]:
    """The verbs that mean something in these rules."""
    return [name for name, verb in verbs.items() if name in rules.verbs or verb.effect is not None]


def _card_blanks(card: Mapping[str, Blank], name: str, rules: Rules) -> tuple[Blank, ...]:
    """What a card of a kind may say, of all that cards can."""
    kind = kind_named(name)
    return tuple(
        _fitted(blank, kind)
        for field, blank in card.items()
        if field in kind.fields() and (field not in TEXTS or field in rules.texts)
    )


def _fitted(blank: Blank, kind: Kind) -> Blank:
    """A blank as it is on cards of one kind: some have to be filled in there."""
    fits = blank.fits
    if len(fits) > 1:
        fits = tuple(fit for fit in fits if isinstance(fit, Pair) == kind.sections)
    needed = blank.needed or blank.name in kind.needs or (kind.sections and blank.name == "cost")
    return replace(blank, fits=fits, needed=needed)
