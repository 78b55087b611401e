"""A chair at a table of one's own: bots have the other seats, and answer at once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from monumental.bots import BOTS
from monumental.bots.bot import Budget
from monumental.bots.match import must_be_known
from monumental.cards.text import load_texts
from monumental.cli import edition as editions
from monumental.cli.manners import WrongInput
from monumental.cli.table.explaining import answers
from monumental.cli.table.seats import Seats, must_be_loaded
from monumental.cli.table.takeover import USUAL_BOT
from monumental.cli.table.telling import news
from monumental.coach.advice.advise import advise
from monumental.coach.people import may_coach
from monumental.coach.words import advice_words
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.notation import read
from monumental.play.records.luck import sealed_luck, typed_luck
from monumental.play.records.opening import Opening, open_table
from monumental.play.setup import wishes
from monumental.play.systems.known import SYSTEMS
from monumental.play.table import AUTOMA, PERSON

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.cli.mcp.chair import Wish
    from monumental.engine.game import Game
    from monumental.play.table import Table


#: So much is thought about a hint: as at a table in the browser, and the same on every machine.
HINT: Final = Budget(thoughts=80)


@dataclass(frozen=True)
class Terms:
    """What a game of one's own is played with, as the command line says it."""

    rules: str
    opponents: tuple[str, ...] = ()
    seat: int = 0
    civilization: str | None = None
    seed: int | None = None
    modules: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    only: bool = False
    preset: str = "rulebook"
    switches: tuple[str, ...] = ()
    layout: str | None = None
    advanced: int = 0

    def with_wish(self, wish: Wish) -> Terms:
        """The next game: as this one, but for what is wished for. Equal seeds are equal games."""
        rules = wish.rules or self.rules
        here = self if rules == self.rules else Terms(rules, seat=self.seat, preset=self.preset)
        return replace(
            here,
            opponents=wish.opponents or here.opponents,
            civilization=wish.civilization or here.civilization,
            seed=wish.seed,
        )


class LocalChair:
    """The table is in this process, and the client knows no more of it than a bot does."""

    def __init__(self, table: Table, seat: int, texts: Texts, terms: Terms, bots: int) -> None:
        self.seat = seat
        self.texts = texts
        self._table = table
        self._terms = terms
        self._seats = Seats(table, bots)
        self._told = len(table.events)

    def known(self) -> Game:
        return imagine(self._table.game, self.seat, imagined_luck(self.seat, self._table.version))

    def news(self) -> list[str]:
        events = self._table.events[self._told :]
        self._told = len(self._table.events)
        paragraphs = news.digest(self._table.game, events, self.seat, self.texts, seeing=False)
        return [line for paragraph in paragraphs for line in paragraph.lines]

    def log(self, *, whole: bool) -> list[str]:
        words = "all" if whole else ""
        return [*answers.log(self._table.game, self._table.events, words, self.texts).lines]

    def hint(self) -> list[str]:
        if not may_coach(self._table):
            raise WrongInput(self.texts("coach-not-among-people"))
        if not self._table.is_asked(self.seat):
            return [self.texts("coach-hint-nothing")]
        game = self.known()
        return advice_words(game, advise(game, self.seat, HINT), self.texts)

    def play(self, words: str) -> None:
        self._table.play(self.seat, read(self._table.game, words))
        self.go_on()

    def wait(self, seconds: float) -> None:
        """Bots have answered already."""

    def again(self, wish: Wish) -> LocalChair:
        return sit_down(self._terms.with_wish(wish), self.texts.language)

    def go_on(self) -> None:
        """Until this seat has a choice, or the game is over."""
        table, game = self._table, self._table.game
        while not game.over:
            if table.play_one_forced():
                continue
            if not self._seats.is_bot(game.seat):
                return
            self._seats.let_play(game.seat)


def sit_down(terms: Terms, language: str) -> LocalChair:
    """A new game against bots."""
    general = load_texts(language)
    edition = editions.chosen(
        terms.rules,
        terms.packs,
        terms.preset,
        terms.switches,
        only=terms.only,
        modules=terms.modules,
        texts=general,
    )
    least, _ = edition.seats(terms.rules)
    count = max(least, 1 + len(terms.opponents), terms.seat + 1)
    edition = edition.for_seats(terms.rules, count)
    box = edition.box(terms.rules)
    others = [*terms.opponents] or [USUAL_BOT]
    # Who is not named is as the last one that was.
    others += others[-1:] * (count - 1 - len(others))
    must_be_known("player", others, BOTS, SYSTEMS[terms.rules].rules)
    must_be_loaded(others)
    names = [*others[: terms.seat], PERSON, *others[terms.seat :]]
    agreed = wishes(
        box,
        [terms.civilization if name == PERSON else None for name in names],
        None,
        seats=count,
        layout=terms.layout,
        seed=terms.seed,
        automas=[number for number, name in enumerate(names) if name == AUTOMA],
        advanced=terms.advanced,
    )
    luck = sealed_luck() if terms.seed is None else typed_luck(terms.seed)
    texts = load_texts(language, [pack.folder for pack in box.packs], box.rules)
    # The seed of the bots is for them alone; a typed one makes equal games.
    bots = secrets.randbelow(10**9) if terms.seed is None else terms.seed
    table = open_table(Opening(box, agreed, tuple(names)), luck)
    chair = LocalChair(table, terms.seat, texts, terms, bots)
    chair.go_on()
    return chair
