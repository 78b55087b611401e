"""What the coach says, in words: reasons, chances, and what is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.naming import level
from monumental.cards.errors import FirstOf
from monumental.cards.grammar import capitalized, side_by_side
from monumental.engine.action import NONE
from monumental.learn.guide.words import reason as reason_of_merits
from monumental.play.notation import write
from monumental.play.words import option as option_words
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.coach.advice.advise import Advice, Advised
    from monumental.coach.advice.search import Step
    from monumental.coach.advice.stakes import Stake
    from monumental.coach.advice.why import Why
    from monumental.coach.errors import CoachError
    from monumental.engine.game import Game
    from monumental.play.takebacks.steps import Done


def reasons(game: Game, advised: Advised, texts: Texts) -> str:
    """All that speaks for an option, a sentence for each."""
    sentences = [reason_of_merits(game, advised.merits, texts)]
    sentences += [stake_sentence(game, stake, texts) for stake in advised.stakes]
    return side_by_side(texts, sentences, "sentences")


def stake_sentence(game: Game, stake: Stake, texts: Texts) -> str:
    return texts(
        f"coach-stake-{stake.key}",
        number=stake.number,
        part=texts(f"score-{stake.part}") if stake.part else "",
        seat="" if stake.seat == NONE else seat_name(game, stake.seat, texts),
        card="" if stake.card == NONE else texts.card(game.catalog.cards[stake.card]),
        points=stake.points,
    )


def why_words(game: Game, done: Done, found: Why, texts: Texts) -> tuple[str, ...]:
    """Why a bot did something, as a title and sentences: what spoke for it, and what the coach thinks."""
    title = texts(
        "coach-why-title",
        seat=seat_name(game, done.seat, texts),
        bot=level(done.sitter, texts),
        option=option_words(game, done.action, texts),
    )
    lines = [title, reasons(game, found.done, texts)]
    expected = line_words(found.done.line, texts)
    if expected:
        lines.append(texts("coach-expected", steps=expected))
    if found.best.option == done.action:
        lines.append(texts("coach-why-agrees"))
    else:
        best = option_words(game, found.best.option, texts)
        lines.append(texts("coach-why-otherwise", best=best, chance=percent(found.best.chance)))
    return tuple(lines)


def advice_words(game: Game, advice: Advice, texts: Texts) -> list[str]:
    """A hint in sentences: the chances, the best options as they are written and said, what is expected."""
    lines = [texts("coach-chances", chances=chances_words(game, advice.chances, texts))]
    lines += [
        texts(
            "coach-option",
            number=write(game, each.option),
            option=option_words(game, each.option, texts),
            chance=percent(each.chance),
            reason=reasons(game, each, texts),
        )
        for each in advice.options
    ]
    expected = line_words(advice.best.line, texts) if advice.options else ""
    return [*lines, texts("coach-expected", steps=expected)] if expected else lines


def no_answer(error: CoachError, texts: Texts) -> str:
    """What the coach can't answer, as a sentence."""
    return texts("sentence", text=capitalized(FirstOf(error).said(texts)))


def percent(chance: float) -> int:
    """A chance in whole percents; what is neither sure nor hopeless is not told as such."""
    if chance in {0.0, 1.0}:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def chances_words(game: Game, chances: Sequence[float], texts: Texts) -> str:
    """`Aztecs 61%, Japanese 39%`."""
    each = [
        texts("coach-chance-of", seat=seat_name(game, seat, texts), chance=percent(chance))
        for seat, chance in enumerate(chances)
    ]
    return side_by_side(texts, each, "list-comma")


def line_words(line: Sequence[Step], texts: Texts) -> str:
    """What is expected after the option, step by step."""
    told = [
        texts(
            "coach-step",
            seat=seat_name(step.before, step.seat, texts),
            option=option_words(step.before, step.action, texts),
        )
        for step in line[1:]
    ]
    return side_by_side(texts, told, "list-semicolon") if told else ""
