"""Every verb by its name, ours and those that others bring, and the sentences made of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

from pydantic import Field, PlainValidator, SerializeAsAny

from monumental.cards.errors import Fault, FaultError, unknown
from monumental.cards.verbs.definition import SoloVerb, Verb
from monumental.cards.written import shown
from monumental.engine.errors import MonumentalError

AnyVerb = TypeVar("AnyVerb", bound=Verb)

NAME = re.compile(r"[a-z]+(_[a-z]+)*")


class VerbError(MonumentalError):
    """A verb that can't be registered. One clear sentence."""


class Verbs(Mapping[str, type[Verb]]):
    """The verbs that a kind of text may have, by name."""

    def __init__(self) -> None:
        self._verbs: dict[str, type[Verb]] = {}

    def __getitem__(self, name: str) -> type[Verb]:
        return self._verbs[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._verbs)

    def __len__(self) -> int:
        return len(self._verbs)

    def add(self, name: str, verb: type[Verb]) -> None:
        self._verbs[name] = verb

    def remove(self, name: str) -> None:
        del self._verbs[name]

    def read(self, sentence: object) -> Verb:
        """A sentence as it stands in a pack. Its verb is looked up only now: others may have brought it."""
        if isinstance(sentence, Verb):
            return sentence
        if not isinstance(sentence, dict):
            raise FaultError(Fault("not-a-table", value=shown(sentence)))
        if "do" not in sentence:
            raise FaultError(Fault("needs-verb"))
        name = sentence["do"]
        if isinstance(name, str) and name in self._verbs:
            return self._verbs[name].model_validate(sentence)
        raise FaultError(_problem(str(name)))


#: The verbs of cards, and those of the lines that an Automa follows.
VERBS = Verbs()
SOLO_VERBS = Verbs()

#: A sentence in a pack; the texts inside other sentences, which may be left out or must say something.
Sentence = Annotated[SerializeAsAny[Verb], PlainValidator(VERBS.read)]
Then = Annotated[list[Sentence], Field(default_factory=list)]
Something = Annotated[list[Sentence], Field(min_length=1)]

#: The same in the lines of Solo cards.
SoloSentence = Annotated[SerializeAsAny[Verb], PlainValidator(SOLO_VERBS.read)]
SoloThen = Annotated[list[SoloSentence], Field(default_factory=list)]
SoloSomething = Annotated[list[SoloSentence], Field(min_length=1)]


def register(verb: type[AnyVerb]) -> type[AnyVerb]:
    """Packs may use this verb from now on. Stands above the class: `@register`."""
    name = name_of(verb)
    ours, others = (SOLO_VERBS, VERBS) if issubclass(verb, SoloVerb) else (VERBS, SOLO_VERBS)
    if ours.get(name, verb) is not verb:
        raise VerbError(f"there is a verb '{name}' already: {_home(ours[name])}")
    if verb.effect is not None and verb.effect.verb != name:
        raise VerbError(f"the verb '{name}' has an effect of another name: '{verb.effect.verb}'")
    # What an effect says can't depend on the text that it stands in.
    if name in others and others[name].phrase is not verb.phrase:
        raise VerbError(f"the verb '{name}' would be said in two ways: {_home(others[name])} has another one")
    ours.add(name, verb)
    return verb


def unregister(verb: type[Verb]) -> None:
    """Packs that are read from now on can't use this verb any more."""
    (SOLO_VERBS if issubclass(verb, SoloVerb) else VERBS).remove(name_of(verb))


def name_of(verb: type[Verb]) -> str:
    """The word for a verb in packs."""
    words: Any = verb.model_fields["do"].annotation
    names = get_args(words) if get_origin(words) is Literal else ()
    if len(names) != 1 or not NAME.fullmatch(str(names[0])):
        raise VerbError(f'{_home(verb)} needs a name in lower-case words: do: Literal["gain_card"]')
    return str(names[0])


def definition_of(name: str) -> type[Verb]:
    """The definition of a verb; where there is none, it is said without anything filled in."""
    return VERBS.get(name) or SOLO_VERBS.get(name, Verb)


def fields_of_verbs() -> set[str]:
    """Every field that a sentence can have, as packs write it."""
    return {
        info.alias or field
        for verb in (*VERBS.values(), *SOLO_VERBS.values())
        for field, info in verb.model_fields.items()
    }


def _problem(name: str) -> Fault:
    known = {*VERBS, *SOLO_VERBS}
    return Fault("verb-elsewhere", verb=name) if name in known else unknown("verb", name, known)


def _home(verb: type[Verb]) -> str:
    return f"{verb.__module__}.{verb.__qualname__}"
