"""What a verb of card texts is: one class says how packs write it, what it builds and how it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from monumental.cards.model import Model

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from monumental.cards.errors import Problem
    from monumental.cards.text import Texts
    from monumental.cards.verbs.meanings import Meanings
    from monumental.engine.effects import Effect


class Verb(Model):
    """A verb; each sentence of a pack that has it, such as `{ do = "gain", gold = 1 }`, is one of these.

    `do` names it in packs: `do: Literal["gain"]`. The other fields, and the validators that check them
    together, are what a sentence may say. Most verbs need nothing more.
    """

    do: str

    #: What it does where the rules do not list it. Verbs without such an effect are for rules that do.
    effect: ClassVar[type[Effect] | None] = None

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        """The sentence as an effect: `make` is what the verb means in the rules."""
        return make()

    @staticmethod
    def phrase(effect: Any, texts: Texts) -> str:
        """The sentence in words, without a capital letter and a full stop."""
        return texts(f"verb-{effect.verb}")

    def unasked(self, place: str) -> list[Problem]:
        """What is wrong with it where a text comes by itself, and nobody was asked. Most may come so."""
        return []

    def speaks_of_this(self) -> bool:
        """Does it mean the card that it stands on? Then nobody else can do it."""
        return False


class SoloVerb(Verb):
    """A verb of the lines of Solo cards, which an Automa follows."""


def problems_unasked(sentences: Sequence[Verb], place: str) -> list[Problem]:
    """What is wrong with a text that comes by itself: what costs something must be asked for."""
    return [
        problem
        for number, sentence in enumerate(sentences)
        for problem in sentence.unasked(f"{place}[{number}]")
    ]


def within(sentences: Sequence[Verb]) -> Iterator[Verb]:
    """Every sentence of a text, those inside others included."""
    for sentence in sentences:
        yield sentence
        for name in type(sentence).model_fields:
            yield from within(_sentences(getattr(sentence, name)))


def _sentences(value: object) -> list[Verb]:
    """The sentences in a field, whether it has one text or several."""
    if isinstance(value, Verb):
        return [value]
    return [each for part in value for each in _sentences(part)] if isinstance(value, list) else []
