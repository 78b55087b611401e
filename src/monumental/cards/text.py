"""The words of the game in one language: messages, the names in packs, the clauses of the rules."""

from __future__ import annotations

from copy import copy
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message, Resource, Term, TextElement

from monumental.cards.grammar import one_full_stop
from monumental.cards.messages import TextError, bundle_of, read_messages, say
from monumental.cards.phrasebook import Phrasebook
from monumental.cards.written import legible
from monumental.engine.resources import RESOURCES
from monumental.plugins import boxes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.carried import Folder
    from monumental.engine.catalog import Card, Civilization
    from monumental.engine.rules import Rules

LANGUAGES = ("en", "es", "cs", "ja")

#: More than any name needs, and less than what Fluent fills in.
LONGEST_NAME = 200

#: Sentences that are remembered. A table says the same few hundred again and again.
REMEMBERED = 4096

LOCALE = Path(str(files("monumental").joinpath("locale")))


@dataclass(frozen=True)
class Setting:
    """What every message may ask about the game: `{ $cycle -> [turn] this turn *[round] this round }`.

    A rule system with other answers needs no other messages.
    """

    cycle: str = "round"  # turn or round: how long an activated card and what was gained count
    provinces: str = "cards"  # cards or map: where Provinces are found
    players: int = 2  # at most; with two, the other one is "your opponent"


def setting_of(rules: Rules) -> Setting:
    """The answers of a rule system."""
    return Setting(rules.cycle, "cards" if "province" in rules.kinds else "map", rules.seats[1])


class Texts:
    """Speaks one language: `texts("amount-gold", count=2)` is "2 Gold".

    What a language lacks is said in English; what a pack has no name for, by its key.
    """

    def __init__(
        self,
        language: str,
        messages: Sequence[FluentBundle],
        names: Sequence[FluentBundle],
        setting: Setting,
    ) -> None:
        self.language = language
        self.setting = setting
        self._messages = messages
        self._names = names
        self._filled = lru_cache(REMEMBERED, typed=True)(self._fill)
        self._name = lru_cache(REMEMBERED)(self._look_up)
        self.people: tuple[str, ...] = ()
        self._everywhere: dict[str, str | int] = asdict(setting)
        self._everywhere["now"] = self("now")

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The message of this key, filled in. Underscores count as hyphens: packs write `took_advantage`."""
        return self._filled(key, **values)

    def _fill(self, key: str, /, **values: str | int) -> str:
        key = key.replace("_", "-")
        text = say(self._messages, key, {**self._everywhere, **values})
        if text is None:
            raise TextError(f"there is no text '{key}' in the language {self.language}")
        return one_full_stop(text)

    def of_people(self, names: Iterable[str]) -> Texts:
        """The same words at a table where these people sit; who has no name is known by number."""
        there = copy(self)
        there.people = tuple(names)
        return there

    def player(self, seat: int) -> str:
        """Whoever sits at a seat, by name where they have one."""
        name = self.people[seat] if seat < len(self.people) else ""
        return name or self("player", number=seat + 1)

    def card(self, card: Card) -> str:
        return self._name(f"card-{card.key}") or _readable(card.key)

    def civilization(self, civilization: Civilization) -> str:
        return self.civilization_called(civilization.key)

    def civilization_called(self, key: str) -> str:
        return self._name(f"civilization-{key}") or _readable(key)

    def pack(self, name: str) -> str:
        return self._name(f"pack-{name}") or _readable(name)

    def city(self, key: str) -> str:
        """The city of a Market."""
        return self._name(f"city-{key}") or _readable(key)

    def layout(self, name: str) -> str:
        """A map by its name."""
        return self._name(f"map-{name}") or _readable(name)

    def public(self, words: str) -> str:
        """What a pack says of its sources, in English; its locale files may translate it."""
        slug = "-".join("".join(c if c.isalnum() else " " for c in words).lower().split())
        return self._name(f"public-{slug}") or words

    def label(self, name: str) -> str:
        """What a box calls something that it shows: `view-omens`; where it says nothing, by its name."""
        text = say(self._messages, f"view-{name}".replace("_", "-"), self._everywhere)
        return _readable(name.replace("_", "-")) if text is None else text

    def labels(self) -> dict[str, str]:
        """What boxes call the things that they show, by their names."""
        keys = [
            entry.id.name
            for folder in _folders_of_boxes()
            for resource in _resources(folder, "en").values()
            for entry in resource.body
            if isinstance(entry, Message) and entry.id.name.startswith("view-")
        ]
        return {key.removeprefix("view-"): self(key) for key in keys}

    def clause(self, clause_id: str) -> str:
        """A clause of the rules: `texts.clause("DUEL-ACT-02")`; or a rule switch that stands for one."""
        return self(clause_id if is_clause(clause_id) else f"switch-{clause_id}")

    def resource(self, index: int) -> str:
        return self(f"resource-{RESOURCES[index]}")

    def _look_up(self, key: str) -> str | None:
        return say(self._names, key, {})


def is_clause(name: str) -> bool:
    """A clause of a book, such as DUEL-ACT-02? What no book says is a rule switch, in small letters."""
    return name.isupper()


def load_texts(language: str, pack_folders: Iterable[Folder] = (), rules: Rules | None = None) -> Texts:
    """The words of a language, with the names in these packs, for a game by these rules."""
    return _load_texts(language, tuple(pack_folders), Setting() if rules is None else setting_of(rules))


@lru_cache(maxsize=32)
def _load_texts(language: str, pack_folders: tuple[Folder, ...], setting: Setting) -> Texts:
    if language not in LANGUAGES:
        raise TextError(f"there is no language '{language}', only {', '.join(LANGUAGES)}")
    spoken = dict.fromkeys((language, "en"))
    messages = [_messages(each) for each in spoken]
    names = [_names(folder, each) for each in spoken for folder in pack_folders]
    return Texts(language, messages, names, setting)


#: Where there are messages beside ours and those of boxes: a program has brought them.
_brought: list[Path] = []

#: The clauses of a book of rules stand in a file of their own: `rules-duel.ftl`.
BOOK = "rules-"


def message_folders() -> list[Path]:
    """Where the messages are: ours, those of boxes, and what a program has brought."""
    return [LOCALE, *_folders_of_boxes(), *_brought]


def rule_books(language: str = "en") -> dict[str, Path]:
    """The files with the clauses of the rules, by the names of the books: ours first.

    A book that a box has not translated is the English one.
    """
    english = [path for folder in message_folders() for path in sorted((folder / "en").glob(f"{BOOK}*.ftl"))]
    spoken = {path: path.parents[1] / language / path.name for path in english}
    return {
        path.stem.removeprefix(BOOK): translated if translated.is_file() else path
        for path, translated in spoken.items()
    }


@lru_cache
def _folders_of_boxes() -> tuple[Path, ...]:
    """Each language that a box speaks must have all of its files."""
    folders = [box / "locale" for box in boxes().values() if (box / "locale").is_dir()]
    for folder in folders:
        for language in sorted(path.name for path in folder.iterdir()):
            if language not in LANGUAGES:
                raise TextError(f"{folder}: there is no language '{language}', only {', '.join(LANGUAGES)}")
            lacking = sorted(_file_names(folder, "en") ^ _file_names(folder, language))
            if lacking:
                raise TextError(f"{folder}: {lacking[0]} must stand in both en and {language}")
    return tuple(folders)


def _file_names(folder: Path, language: str) -> set[str]:
    return {path.name for path in (folder / language).glob("*.ftl")}


def add_messages(folder: Path) -> None:
    """Messages that somebody else brings, such as the phrase of a verb: `folder/en/*.ftl` and so on.

    Texts that are loaded from now on have them. What a language lacks is said in English, so that is needed.
    """
    if not _resources(folder, "en"):
        raise TextError(f"{folder}: there are no messages in English: en/*.ftl")
    _brought.append(folder)
    _forget_messages()


def remove_messages(folder: Path) -> None:
    """Texts that are loaded from now on do without these messages."""
    _brought.remove(folder)
    _forget_messages()


def _forget_messages() -> None:
    _messages.cache_clear()
    _load_texts.cache_clear()


@lru_cache
def _messages(language: str) -> Phrasebook:
    book = Phrasebook(language)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        book.add_file(path)
    # What others wrote is read at once: what is wrong with it is said before anybody plays.
    for folder in message_folders()[1:]:
        for file, resource in _resources(folder, language).items():
            book.add_parsed(resource, file)
    return book


@lru_cache(maxsize=128)
def _resources(folder: Path, language: str) -> dict[str, Resource]:
    """The files of a folder of messages."""
    return {path.name: read_messages(path) for path in sorted((folder / language).glob("*.ftl"))}


@lru_cache(maxsize=128)
def _names(pack_folder: Folder, language: str) -> FluentBundle:
    path = pack_folder / f"locale/{language}.ftl"
    if not path.is_file():
        return bundle_of(language, [])
    resource = read_messages(path)
    for entry in resource.body:
        if isinstance(entry, Message | Term) and not _is_name(entry):
            raise TextError(f"{path.name}: {legible(entry.id.name)}: a name is a few words on one line")
    return bundle_of(language, [resource])


def _is_name(entry: Message | Term) -> bool:
    """Names are words as they stand: nothing is filled in, asked for or worked out."""
    if entry.value is None or not all(isinstance(part, TextElement) for part in entry.value.elements):
        return False
    name = "".join(str(part.value) for part in entry.value.elements if isinstance(part, TextElement))
    return name.isprintable() and len(name) <= LONGEST_NAME


def _readable(key: str) -> str:
    """`work-camp` as "Work Camp"."""
    return key.replace("-", " ").title()
