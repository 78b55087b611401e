"""The coach at the terminal: a hint for whoever is asked, and why a bot did what it did last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.table.explaining.answer import Answer
from monumental.play.words import option, seat_name

if TYPE_CHECKING:
    from monumental.bots.thinking.recall import Hopes
    from monumental.bots.thinking.tree import Node
    from monumental.cards.text import Texts
    from monumental.cli.table.typed.menu import Menu
    from monumental.play.table import Table


def hint(table: Table, seat: int, menu: Menu | None, hopes: dict[int, Hopes[Node]], texts: Texts) -> Answer:
    """The best options with chances and reasons; among people nobody gets help that others do not get."""
    from monumental.bots.thinking.recall import Hopes
    from monumental.coach.advice.advise import advise
    from monumental.coach.errors import CoachError
    from monumental.coach.people import may_coach
    from monumental.coach.words import chances_words, line_words, no_answer, percent, reasons

    if menu is None:
        return Answer(texts("coach-hint-nothing"))
    if not may_coach(table):
        return Answer(texts("coach-not-among-people"))
    game = table.game
    try:
        advice = advise(game, seat, hopes=hopes.setdefault(seat, Hopes()))
    except CoachError as error:
        return Answer(no_answer(error, texts))
    lines = [texts("coach-chances", chances=chances_words(game, advice.chances, texts))]
    lines += [
        texts(
            "coach-option",
            number=menu.actions.index(each.option) + 1,
            option=option(game, each.option, texts),
            chance=percent(each.chance),
            reason=reasons(game, each, texts),
        )
        for each in advice.options
    ]
    expected = line_words(advice.best.line, texts)
    if expected:
        lines.append(texts("coach-expected", steps=expected))
    return Answer(texts("coach-hint-title"), tuple(lines))


def why_that(table: Table, seat: int, texts: Texts) -> Answer:
    """What spoke for the last decision of a bot, as far as this seat may know it; among people, nothing."""
    from monumental.coach.advice.deeds import last_deed
    from monumental.coach.advice.why import why
    from monumental.coach.errors import CoachError
    from monumental.coach.people import may_explain
    from monumental.coach.words import no_answer, why_words

    at = last_deed(table)
    if at is None:
        return Answer(texts("coach-why-nothing"))
    if not may_explain(table):
        return Answer(texts("coach-not-among-people"))
    done = table.steps.done[at]
    before = table.steps.game_before(at, table.game)
    if before.choice().private:
        return Answer(texts("coach-why-secret", seat=seat_name(before, done.seat, texts)))
    try:
        found = why(before, done.action, seat)
    except CoachError as error:
        return Answer(no_answer(error, texts))
    title, *lines = why_words(before, done, found, texts)
    return Answer(title, tuple(lines))
