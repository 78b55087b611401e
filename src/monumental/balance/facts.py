"""What one game is asked afterwards: who took what and when, who could have, and what was done."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from monumental.balance.blame import Trail
from monumental.bots import make_bot
from monumental.bots.arena.games import BrokenGame
from monumental.bots.match import Match, MatchError, Outcome, Witness, play_match
from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import MARKET_TOKEN
from monumental.engine.scoring.points import score_sheets
from monumental.engine.sentences.triggers import has_price_changes
from monumental.play.options.trial import NoLuck, try_out
from monumental.play.speech.subjects import subject

if TYPE_CHECKING:
    from collections.abc import Iterable

    from monumental.bots.bot import Bot
    from monumental.engine.action import Action
    from monumental.engine.catalog import Catalog
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.play.setup import Box

#: Actions that take the card they name. Keeping a card takes it only where it is a token of a Market.
TAKING: Final = frozenset({"acquire", "build", "develop", "hire", "trade", "keep"})

#: What is told when a card or token beside the display can be seen; when one is taken; when its text is used.
SHOWN: Final = frozenset({"revealed", "hero-came", "monster-found"})
TAKEN: Final = frozenset(
    {
        "acquired",
        "gained-card",
        "developed",
        "hired",
        "traded",
        "took-token",
        "took-market-token",
        "defeated",
    }
)
USED: Final = frozenset({"used", "used-freely", "triggered", "traded", "used-token", "repeated-token"})

#: What is told when a round begins.
ROUNDS: Final = frozenset({"round-begins", "final-turns", "last-round"})

#: Texts that are in force by themselves have no verb; these are the words of the packs for them.
WHEN, MODIFY = "when", "modify"


@dataclass(frozen=True)
class Seen:
    """What a seat had and did. Cards are keys, with the round of the first time, counted from 1."""

    could: dict[str, int] = field(default_factory=dict)  # take it
    took: dict[str, int] = field(default_factory=dict)
    used: Counter[str] = field(default_factory=Counter)
    points: dict[str, int] = field(default_factory=dict)  # by line of the score sheet


@dataclass(frozen=True)
class Notes:
    """What is written down while a game is played."""

    seats: tuple[Seen, ...]
    shown: dict[str, int] = field(default_factory=dict)  # cards that everybody could see, likewise
    actions: Counter[str] = field(default_factory=Counter)  # by verb
    effects: Counter[str] = field(default_factory=Counter)  # by verb


@dataclass(frozen=True)
class Facts:
    """A game, told for counting."""

    outcome: Outcome
    seats: tuple[Seen, ...]
    shown: dict[str, int]
    actions: Counter[str]
    effects: Counter[str]

    @property
    def seed(self) -> int:
        return self.outcome.match.seed


class Watched:
    """A bot with somebody beside it who sees what it could take, and what it does."""

    def __init__(self, bot: Bot, notes: Notes, trail: Trail) -> None:
        self._bot = bot
        self._notes = notes
        self._trail = trail

    def choose(self, game: Game, seat: int) -> Action:
        notes, round_ = self._notes, first_round(game)
        for number in game.state.display.slots:
            if number != EMPTY:
                notes.shown.setdefault(game.catalog.cards[number].key, round_)
        for option in game.options():
            if option.verb in TAKING:
                card = subject(game, option, seat)
                if card is not None and (option.verb != "keep" or card.kind == MARKET_TOKEN):
                    notes.seats[seat].could.setdefault(card.key, round_)
        action = self._bot.choose(game, seat)
        notes.actions[action.verb] += 1
        if is_cheaper(game, seat, action):
            notes.effects[MODIFY] += 1
        self._trail.take(subject(game, action, seat))
        return action


def first_round(game: Game) -> int:
    """What is dealt before the first round is there in it."""
    return max(1, game.state.round)


def is_cheaper(game: Game, seat: int, action: Action) -> bool:
    """Do the texts in force make this action cheaper? It is tried with them and without."""
    if not has_price_changes(game, seat):
        return False
    bare = game.clone(NoLuck())
    bare.state.players[seat].standing = ()
    return action not in bare.options() or paid(game, seat, action) < paid(bare, seat, action)


def paid(game: Game, seat: int, action: Action) -> int:
    """How many resources an action costs, as far as it gets without luck and further questions."""
    return sum(event.number for event in try_out(game, action).events if is_payment(event, seat))


def is_payment(event: Event, seat: int) -> bool:
    return event.key == "paid" and event.seat == seat


def observe(box: Box, match: Match, *, checked: bool = False) -> Facts:
    """Play a match and see what can be counted; the referee looks at every position, if it is `checked`."""
    notes = Notes(tuple(Seen() for _ in match.bots))
    witness = Witness()
    trail = Trail(witness, checked=checked)
    try:
        outcome = play_match(
            box,
            match,
            inspect=trail.look,
            make=lambda name, seed: Watched(make_bot(name, seed), notes, trail),
            witness=witness,
        )
    except MatchError as error:
        card = trail.culprit(box.catalog)
        raise BrokenGame(match, error, "" if card is None else card.key) from error
    assert witness.game is not None
    notes.effects.update(sentence.verb for sentence in witness.sentences)
    follow(witness.events, box.catalog, notes)
    for sheet in score_sheets(witness.game):
        points = {line.name: line.points + line.dominance for line in sheet.lines}
        notes.seats[sheet.seat].points.update(points)
    return Facts(outcome, notes.seats, notes.shown, notes.actions, notes.effects)


def follow(events: Iterable[Event], catalog: Catalog, notes: Notes) -> None:
    """Go through what happened: what came, and who took and used what."""
    round_ = 1
    for event in events:
        if event.key in ROUNDS:
            round_ = event.number
        if event.key == "triggered":
            notes.effects[WHEN] += 1
        if event.card == NONE:
            continue
        key = catalog.cards[event.card].key
        if event.key in SHOWN:
            notes.shown.setdefault(key, round_)
        if event.key in TAKEN:
            notes.seats[event.seat].took.setdefault(key, round_)
        if event.key in USED:
            notes.seats[event.seat].used[key] += 1
