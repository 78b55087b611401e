"""A command about a game: an option for each module that can be added to it, and a list of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand

from monumental.cards.text import load_texts
from monumental.play.systems.known import SYSTEMS, optional_modules

if TYPE_CHECKING:
    from collections.abc import Mapping

Rules = Annotated[
    str, typer.Argument(metavar="RULES", help="The rules: duel, or others that are listed below.")
]

#: What is played where no rules are named.
USUAL_RULES: Final = "duel"

#: Where the context of a command keeps the modules that were asked for.
WANTED: Final = "monumental.modules"


class GameCommand(TyperCommand):
    """`--heroes` adds the module of that name: boxes bring modules, so these options are written nowhere."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        options = module_options()
        ctx.meta[WANTED] = tuple(dict.fromkeys(options[word] for word in args if word in options))
        return super().parse_args(ctx, [word for word in args if word not in options])

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        for title, lines in self.lists(ctx).items():
            with formatter.section(title):
                formatter.write_dl(lines)
        super().format_epilog(ctx, formatter)

    def lists(self, ctx: Any) -> Mapping[str, list[tuple[str, str]]]:
        """What can be chosen, by the titles of the lists in its help."""
        del ctx
        texts = load_texts("en")
        return {
            "Rules": [(name, texts(f"rules-{name}")) for name in SYSTEMS],
            "Modules": [(option, texts(f"module-{name}")) for option, name in module_options().items()],
        }


def module_options() -> dict[str, str]:
    """The modules that somebody may wish for, by their options."""
    return {f"--{module}": module for rules in SYSTEMS for module in optional_modules(rules)}


def wanted(context: typer.Context) -> tuple[str, ...]:
    """The modules whose options were given."""
    modules: tuple[str, ...] = context.meta[WANTED]
    return modules
