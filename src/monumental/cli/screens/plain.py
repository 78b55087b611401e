"""A screen to listen to: sentences and short lists, no boxes, one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import amounts, one_of
from monumental.cli.screens import others, score, spoken
from monumental.cli.screens.views import view_of
from monumental.cli.table.telling.idle import would_be_idle
from monumental.play.speech.subjects import USING, YIELDING, hints, subject

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from monumental.cards.text import Texts
    from monumental.cli.table.explaining.answer import Answer
    from monumental.cli.table.telling.paragraph import Paragraph
    from monumental.cli.table.typed.menu import Entry, Menu
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


class PlainScreen:
    """Tells the whole table once and then what changes; `show` tells it again."""

    seeing = False

    def __init__(self, texts: Texts, write: Callable[[str], object] = print) -> None:
        self.texts = texts
        self._write = write  # a line

    def table(self, game: Game, seat: int, *, whole: bool) -> None:
        if whole:
            self._tell(view_of(game).story.whole_table(game, seat, self.texts))
            self._tell(others.lines(game, seat, self.texts))
        else:
            self._tell(spoken.glance(game, seat, self.texts))

    def belongings(self, game: Game, owner: int, seat: int) -> None:
        self._tell(view_of(game).story.belongings_of(game, owner, seat, self.texts))

    def part(self, game: Game, seat: int, part: str) -> None:
        self._tell(view_of(game).story.part_of_table(game, seat, part, self.texts))

    def news(self, title: str, paragraphs: Sequence[Paragraph]) -> None:
        if title:
            self._write(self.texts("terminal-title", title=title))
        for paragraph in paragraphs:
            self._tell(paragraph.lines)

    def answer(self, answer: Answer) -> None:
        self._write(answer.title)
        self._tell(answer.lines)

    def prompt(self, game: Game, seat: int, text: str) -> str:
        del game, seat
        return f"{text} "

    def rest(self) -> None:
        """Nothing stops here: a listener does not read pages."""

    def say(self, sentence: str) -> None:
        self._write(sentence)

    def options(self, game: Game, seat: str, question: str, menu: Menu, explained: set[Card] | None) -> None:
        texts = self.texts
        asked = game.choice().question
        if asked == "take-turn" and asked not in view_of(game).shown_at:
            # A turn of many actions: what is left to spend?
            self._write(spoken.supply(game, game.seat, texts))
        self._write(texts("terminal-list", title=seat, items=question))
        for entry in menu.entries:
            self._write(texts("terminal-list", title=numbers(entry, texts), items=option_words(entry, texts)))
            if explained is not None:
                self._tell(about(game, entry.actions[0], texts, explained))
            idle = would_be_idle(game, entry.actions[0], texts)
            self._tell([idle] if idle else [])

    def sheet(self, game: Game) -> None:
        self._write(score.heading(game, self.texts).plain)
        self._tell([*score.spoken_sheet(game, self.texts), *score.dominance(game, self.texts)])

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._write(line)


def numbers(entry: Entry, texts: Texts) -> str:
    """`7`, or `14 to 17` for a folded family."""
    if entry.first == entry.last:
        return str(entry.first)
    return texts("terminal-numbers", first=entry.first, last=entry.last)


def option_words(entry: Entry, texts: Texts) -> str:
    """An option; of a folded family, the tiles too."""
    if not entry.targets:
        return entry.text
    return texts(entry.sentence, option=entry.text, tiles=one_of(texts, entry.targets))


def about(game: Game, action: Action, texts: Texts, explained: set[Card]) -> list[str]:
    """What the card of an option gives and says, once."""
    card = subject(game, action, game.choice().seat)
    if card in explained:
        return []
    lines = hints(game, action, texts)
    if card is not None:
        explained.add(card)
        if any(card.resources) and (action.verb in YIELDING or action.verb not in USING):
            lines = [texts("fact-resources", amounts=amounts(texts, card.resources)), *lines]
    return lines
