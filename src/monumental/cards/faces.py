"""How the cards and civilizations of a pack look: emblems and banners, by name.

They stand in a file of their own, `faces.toml`, beside the words in `locale`: no rule asks for them, so they
are no part of what a record was played with. Which icons there are is for whoever draws them.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, Field, ValidationError

from monumental.cards.checking import problems_of
from monumental.cards.errors import Fault, FaultError, Problem
from monumental.cards.model import Model
from monumental.cards.written import shown

#: The file, in the folder of the pack.
FACES = "faces.toml"

#: What a banner can be woven in.
Pattern = Literal["chevrons", "lattice", "meander", "rays", "scales", "steps", "stripes", "zigzag"]
PATTERNS: tuple[str, ...] = get_args(Pattern)


def colour(word: str) -> str:
    digits = word.removeprefix("#")
    if not (word.startswith("#") and len(digits) == 6 and set(digits.lower()) <= set("0123456789abcdef")):
        raise FaultError(Fault("no-colour", value=shown(word)))
    return word.lower()


#: The name of an icon; whether there is one is not known here.
Emblem = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Colour = Annotated[str, Field(max_length=20), AfterValidator(colour)]


class Banner(Model):
    """What a civilization carries; what is left out is chosen for it."""

    emblem: Emblem | None = None
    pattern: Pattern | None = None
    colours: tuple[Colour, Colour] | None = None  # of the cloth, and of what is on it


class Faces(Model):
    """The looks of a pack. A card without an emblem gets that of its kind."""

    cards: dict[str, Emblem] = Field(default_factory=dict)
    cities: dict[str, Emblem] = Field(default_factory=dict)  # whose goods the Markets of classic sell
    civilizations: dict[str, Banner] = Field(default_factory=dict)


NO_FACES = Faces()


def checked_faces(text: dict[str, object], problems: list[Problem]) -> Faces:
    """What the file says; what is wrong with it joins the problems."""
    try:
        return Faces.model_validate(text)
    except ValidationError as error:
        problems.extend(problems_of(error, FACES, {*Faces.model_fields, *Banner.model_fields}))
        return NO_FACES
