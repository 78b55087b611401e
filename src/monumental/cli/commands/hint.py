"""`monumental hint`: how likely each seat wins in a position file, and what the coach would do there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.commands.look import Position, opened
from monumental.cli.commands.play import Plain, chosen_screen
from monumental.cli.languages import AsJson, Language
from monumental.cli.manners import WrongInput

if TYPE_CHECKING:
    from monumental.bots.bot import Budget
    from monumental.cards.text import Texts
    from monumental.coach.advice.advise import Advice
    from monumental.engine.game import Game


def hint(
    position: Position,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="What this seat can know: 1, 2 … Left out, the one asked."),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, max=3600, help="So long the coach thinks; left out, 0.3.")
    ] = None,
    thoughts: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, max=100_000, help="So much it thinks: the same on every machine."),
    ] = None,
    lang: Language = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Print how likely each seat wins in a position file, and what whoever is asked there should do, and why.

    The coach knows what the seat could know, and nothing else.
    """
    from monumental.cli.table.explaining.answer import Answer
    from monumental.coach.data import advice_data
    from monumental.play.words import seat_name

    game, texts = opened(position, lang)
    advice = advised(game, chosen_seat(game, seat, texts), budget(seconds, thoughts, texts))
    if as_json:
        seats = [seat_name(game, each, texts) for each in range(len(game.state.players))]
        data = {"over": game.over, "players": seats, **advice_data(game, advice, texts)}
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    title = texts("coach-hint-title")
    chosen_screen(texts, plain=plain).answer(Answer(title, tuple(told(game, advice, texts))))


def chosen_seat(game: Game, number: int | None, texts: Texts) -> int:
    """The seat whose eyes are lent, as the engine counts it."""
    count = len(game.state.players)
    if number is not None and number > count:
        raise WrongInput(texts("terminal-replay-seat", number=number, count=count))
    if number is not None:
        return number - 1
    return 0 if game.over else game.seat


def budget(seconds: float | None, thoughts: int | None, texts: Texts) -> Budget:
    from monumental.bots.bot import Budget
    from monumental.coach.advice.advise import HINT

    if seconds is not None and thoughts is not None:
        raise WrongInput(texts("coach-hint-budget"))
    return HINT if seconds is None and thoughts is None else Budget(seconds, thoughts)


def advised(game: Game, seat: int, allowed: Budget) -> Advice:
    """What the coach says to a seat; whoever is not asked hears no more than the chances."""
    from monumental.coach.advice.advise import Advice, advise
    from monumental.coach.chances import chances

    if game.over or game.seat != seat:
        return Advice(seat, chances(game, seat))
    return advise(game, seat, allowed)


def told(game: Game, advice: Advice, texts: Texts) -> list[str]:
    """The hint in sentences; where there is no option to advise, why not."""
    from monumental.coach.words import advice_words
    from monumental.play.words import seat_name

    lines = advice_words(game, advice, texts)
    if game.over:
        lines.append(texts("reason-game-over"))
    elif not advice.options:
        lines.append(texts("server-waiting", seat=seat_name(game, game.seat, texts)))
    return lines
