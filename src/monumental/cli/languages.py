"""Which language is spoken, and the options that several commands share."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cards.text import LANGUAGES, load_texts

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.play.setup import Box

#: Where the context of a command keeps the language that was asked for.
ASKED_FOR = "monumental.language"


def remember(context: typer.Context, language: str | None) -> str | None:
    """Keep the language for whoever has something to say after the command has failed."""
    context.meta[ASKED_FOR] = language
    return language


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help=f"Language: {', '.join(LANGUAGES)}. Left out, that of LC_ALL or LANG.",
        callback=remember,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]


def usual_language() -> str:
    """The language of the environment, if we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = value.partition(".")[0].partition("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def spoken(language: str | None, box: Box | None = None) -> Texts:
    """The words of a language, with the names in the packs of a box."""
    if box is None:
        return load_texts(language or usual_language())
    return load_texts(language or usual_language(), [pack.folder for pack in box.packs], box.rules)
