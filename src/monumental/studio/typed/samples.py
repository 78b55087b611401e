"""Every shape of sentence, said with holes in it.

Nothing here knows how a sentence is worded: each is filled in with values that are recognized in whatever the
wording makes of them. So a verb that somebody brings along can be typed, too.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from monumental.cards.verbs.definition import Verb
from monumental.engine.effects import Effect
from monumental.studio.form import blanks as forms
from monumental.studio.typed.shapes import Filling, Hole, List, Shapes, Template, filled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from monumental.cards.text import Texts
    from monumental.studio.form.blanks import Blank, Fit
    from monumental.studio.typed.shapes import Part, Path, Table

#: Messages that are members of a list, and with which messages their lists are joined.
MEMBERS: Final = {
    "amount-": ("list-comma", "list-and"),
    "one-": ("list-comma", "list-or"),
    "has-": ("condition-comma", "condition-and"),
    "theirs-": ("condition-comma", "condition-and"),
    "you-": ("occasion-comma", "occasion-or"),
    "opponent-": ("occasion-comma", "occasion-or"),
}

#: Nobody writes these numbers into a phrase, so they are recognized there. Small ones may have a form of
#: their own: "a Wonder", "Provinces of all 3 types".
MARKED: Final = (11, 12, 13, 14, 15, 16, 17, 18, 19)
SMALL: Final = (1, 2, 3)

#: More shapes than a verb of ours has by far: a verb of somebody else can't have any number of them.
MOST_SHAPES: Final = 5000

#: Letters that no language has stand around what is recognized.
_MEMBER, _OF, _END, _HOLE, _HOLE_END = "\ue000\ue001\ue002\ue003\ue004"
_TOKEN: Final = re.compile(
    f"{_MEMBER}[^{_OF}]*{_OF}|{_END}|{_HOLE}[^{_HOLE_END}]*{_HOLE_END}|(?<!\\d)1[1-9](?!\\d)"
)


class HoleEffect(Effect):
    """A text that is not there yet."""


@cache
def hole_effect(name: str) -> type[Effect]:
    return type("HoleEffect", (HoleEffect,), {"verb": f"hole-{name}"})


class HoleSentence(Verb):
    """A sentence that stands for any text."""

    do: Literal["hole"] = "hole"
    name: str
    effect = HoleEffect

    def build(self, make: Callable[..., Effect], means: Any) -> Effect:
        return hole_effect(self.name)()


class Listening:
    """The words of a language, which mark what is a hole and what is a member of a list."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def __call__(self, key: str, /, **values: str | int) -> str:
        if key.startswith("verb-hole-"):
            return f"{_HOLE}{key.removeprefix('verb-hole-')}{_HOLE_END}"
        said = self._texts(key, **values)
        # What a language says around an amount is no member itself.
        is_member = "amount" not in values and any(map(key.startswith, MEMBERS))
        return f"{_MEMBER}{key.replace('_', '-')}{_OF}{said}{_END}" if is_member else said


def sample(blanks: Sequence[Blank], say: Callable[[Table, Texts], str | None], texts: Texts) -> Shapes:
    """All shapes of a table with these blanks; `say` has no words for what does not go together."""
    listening = cast("Texts", Listening(texts))
    shapes = Shapes()
    for values in islice(product(*[list(_values(blank)) for blank in blanks]), MOST_SHAPES):
        fillings = tuple(filling for value in values for filling in value)
        numbers = _numbered(fillings)
        said = say(_table(fillings, numbers), listening)
        # A number that is too large to be said may be small enough to be said as it is.
        if said is not None and not _Said(said, fillings, numbers).join(shapes):
            continue
        for number, path in numbers.items():
            for small in SMALL:
                exact = tuple(
                    Filling(path, small) if filling.path == path else filling for filling in fillings
                )
                others = {each: where for each, where in numbers.items() if each != number}
                other = say(_table(exact, others), listening)
                expected = None if said is None else said.replace(str(number), str(small))
                if other is not None and other != expected:
                    _Said(other, exact, others, Filling(path, small)).join(shapes)
    return shapes


class _Marked:
    """A number that is recognized: which one, the sample decides."""


_MARKED: Final = _Marked()


def _values(blank: Blank, path: Path = ()) -> Iterator[tuple[Filling, ...]]:
    """What a blank can be filled in with so that it is recognized; nothing, where it may be left."""
    where = (*path, blank.name)
    if not blank.needed:
        yield ()
    yield from _fillings(blank.fits[-1], where)


def _fillings(fit: Fit, where: Path) -> Iterator[tuple[Filling, ...]]:
    match fit:
        case forms.Number(most=most) if most < MARKED[-1]:
            yield from ((Filling(where, number),) for number in range(fit.least, most + 1))
        case forms.Number():
            yield (Filling(where, _MARKED),)
        case forms.Mark():
            yield (Filling(where, True),)
        case forms.Word(words=words):
            yield from ((Filling(where, word),) for word in words)
        case forms.Words(words=words):
            yield from ((Filling(where, word, one_more=True),) for word in words)
        case forms.Counts(words=words):
            yield from ((Filling((*where, word), _MARKED),) for word in words)
        case forms.Text():
            yield (Filling(where, [HoleSentence(name=_name(where))]),)
        case forms.Texts():
            holes = [[HoleSentence(name=_name((*where, number)))] for number in (0, 1)]
            yield (Filling(where, holes),)
        case forms.Table(blanks=blanks):
            yield from (each for blank in blanks for each in _fillings(blank.fits[-1], (*where, blank.name)))
        case forms.Question(blanks=blanks):
            yield from (
                each for blank in blanks for each in _fillings(blank.fits[-1], (*where[:-1], blank.name))
            )
        case _:
            return


def _name(path: Path) -> str:
    return ".".join(map(str, path))


def _numbered(fillings: Sequence[Filling]) -> dict[int, Path]:
    """Where each number that is recognized stands."""
    marked = [filling.path for filling in fillings if filling.value is _MARKED]
    return dict(zip(MARKED, marked, strict=False))


def _table(fillings: Sequence[Filling], numbers: dict[int, Path]) -> Table:
    known = {path: number for number, path in numbers.items()}
    return filled(
        tuple(
            Filling(filling.path, known[filling.path]) if filling.value is _MARKED else filling
            for filling in fillings
            if filling.value is not _MARKED or filling.path in known
        )
    )


class _Said:
    """What was said of a sample, taken apart."""

    def __init__(
        self,
        said: str,
        fillings: Sequence[Filling],
        numbers: dict[int, Path],
        exact: Filling | None = None,
    ) -> None:
        self._fillings = fillings
        self._numbers = numbers
        self._exact = exact  # a small number, which is not recognized
        self._unsaid = set(numbers)
        self._in_members: list[Filling] = []
        self._members: list[tuple[str, Template]] = []
        self._lists: list[str] = []
        self._tokens = _split(said)
        self._parts = tuple(_several_texts(self._read()))

    def join(self, shapes: Shapes) -> bool:
        """Add it to the shapes. Lists are sampled with one member, and a number must be said."""
        if self._unsaid or len(set(self._lists)) < len(self._lists):
            return False
        given = tuple(
            filling
            for filling in self._fillings
            if filling.value is not _MARKED
            and filling not in self._in_members
            and not isinstance(filling.value, list)
        )
        shapes.add(Template(self._parts, given))
        for prefix, member in self._members:
            shapes.add_member(prefix, member)
        return True

    def _read(self) -> list[Part]:
        """The parts up to the end of a member, or of all."""
        parts: list[Part] = []
        while self._tokens:
            token = self._tokens.pop(0)
            if token == _END:
                break
            if token.startswith(_MEMBER):
                parts += self._member(token[1:-1], self._read())
            elif token.startswith(_HOLE):
                parts.append(self._hole(token[1:-1]))
            elif token.isdigit() and int(token) in self._numbers:
                self._unsaid.discard(int(token))
                parts.append(Hole(self._numbers[int(token)], "number"))
            else:
                parts.append(token)
        return parts

    def _hole(self, name: str) -> Hole:
        for filling in self._fillings:
            if _name(filling.path) == name:
                return Hole(filling.path, "text")
            if name.startswith(f"{_name(filling.path)}."):
                return Hole(filling.path, "texts")
        raise KeyError(name)

    def _member(self, key: str, parts: list[Part]) -> list[Part]:
        """A list of such members; what fills in nothing is only words."""
        prefix = next(filter(key.startswith, MEMBERS))
        given = self._given_by(key.removeprefix(prefix), parts)
        if given is None:
            return parts
        self._lists.append(prefix)
        self._in_members += given
        self._members.append((prefix, Template(tuple(parts), given)))
        return [List(prefix)]

    def _given_by(self, word: str, parts: list[Part]) -> tuple[Filling, ...] | None:
        if any(isinstance(part, Hole) for part in parts):
            return ()
        for filling in self._fillings:
            if filling.one_more and str(filling.value).replace("_", "-") == word:
                return (filling,)
        return (self._exact,) if self._exact is not None else None


def _split(said: str) -> list[str]:
    tokens, end = [], 0
    for found in _TOKEN.finditer(said):
        tokens += [said[end : found.start()], found[0]]
        end = found.end()
    return [token for token in (*tokens, said[end:]) if token]


def _several_texts(parts: list[Part]) -> list[Part]:
    """Two holes of several texts, with what joins them, are one hole for any number of texts."""
    holes = [number for number, part in enumerate(parts) if isinstance(part, Hole) and part.fits == "texts"]
    return [*parts[: holes[0]], parts[holes[0]], *parts[holes[-1] + 1 :]] if holes else parts
