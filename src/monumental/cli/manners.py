"""What goes wrong is said in one clear sentence, with exit code 2 and without a traceback."""

from __future__ import annotations

import sys
from typing import Any

import typer
from typer.core import TyperGroup

from monumental.cards.text import LANGUAGES, load_texts
from monumental.cli.languages import ASKED_FOR, usual_language

#: What Typer raises for options and arguments it can't read.
UsageError = typer.BadParameter.__bases__[0]

BAD_INPUT = 2
INTERRUPTED = 130


class Polite(TyperGroup):
    """The commands of `monumental`, with manners."""

    language: str | None = None  # that was asked for

    def main(self, *args: Any, **extra: Any) -> Any:
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(INTERRUPTED)
        except Exception as error:
            sentence = complaint(error, self.language)
            if sentence is None:
                raise
            print(sentence, file=sys.stderr)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        finally:
            self.language = ctx.meta.get(ASKED_FOR)


def complaint(error: Exception, language: str | None = None) -> str | None:
    """The sentence for a mistake of whoever typed the command; nothing for a mistake of ours.

    It is said in the language that they asked for, if there are words for it and we speak it.
    """
    if isinstance(error, UsageError):
        return str(getattr(error, "format_message")())  # noqa: B009 (its class has no public name)
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    if not isinstance(error, mistakes()):
        return None
    return worded(error, language)


def worded(error: Exception, language: str | None) -> str:
    """What an error says, in this language or that of the environment."""
    from monumental.cards.errors import is_worded, sentences_of

    if not is_worded(error):  # perhaps because there are no words to be had
        return str(error)
    return "\n".join(sentences_of(error, load_texts(language if language in LANGUAGES else usual_language())))


def mistakes() -> tuple[type[Exception], ...]:
    """The errors that are about what was typed or about the files that were named."""
    from monumental.bots import BotError
    from monumental.cards.errors import PackError
    from monumental.cards.messages import TextError
    from monumental.cards.verbs.registry import VerbError
    from monumental.coach.errors import CoachError
    from monumental.engine.game import RunawayError
    from monumental.learn.errors import LearnError
    from monumental.maps.files import MapError
    from monumental.play.notation import NotationError
    from monumental.play.positions.layout import PositionError
    from monumental.play.records.record import RecordError
    from monumental.play.setup import SetupError
    from monumental.plugins import PluginError
    from monumental.studio.packs.problems import UnknownRulesError
    from monumental.testing import CheckError

    return (
        PluginError,
        VerbError,
        PackError,
        MapError,
        SetupError,
        NotationError,
        PositionError,
        RecordError,
        TextError,
        BotError,
        LearnError,
        CoachError,
        RunawayError,
        CheckError,
        UnknownRulesError,
        WrongInput,
    )


class WrongInput(Exception):  # noqa: N818 (the name says whose mistake it is)
    """Something typed that makes no sense here. One sentence, from the locale files."""
