"""Texts that are in force by themselves: triggers, and standing price changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.engine.action import Action, one_of_each
from monumental.engine.agenda import ANY_PLACE, Choice, Part, any_absent, resolve
from monumental.engine.catalog import KINDS, Script
from monumental.engine.pieces.city import mark
from monumental.engine.reasons import Reason
from monumental.engine.rules import Deed
from monumental.engine.state import CIVILIZATION, NOWHERE, PLACES

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.engine.state import Player

NEXT: Final = one_of_each("next", 40)


class Trigger:
    """A text that answers to an occasion: "Whenever …" and "The first time …".

    [DUEL-TERM-25, DUEL-TERM-27]
    """

    def __init__(
        self,
        occasions: tuple[str, ...],
        kinds: tuple[int, ...],
        basic: bool,
        by_opponent: bool,
        first: bool,
        then: Script,
    ) -> None:
        self.occasions = occasions
        self.kinds = kinds  # with "acquired": only these kinds of cards; empty: all
        self.basic = basic  # with "acquired": Basic Buildings
        self.by_opponent = by_opponent
        self.first = first  # the first time each turn or round; marked when resolved
        self.then = then

    def answers(
        self, game: Game, owner: int, seat: int, occasions: tuple[str, ...], card: Card | None
    ) -> bool:
        """Does it come due for its owner when a seat did something, perhaps with a card?"""
        if (seat == owner) == self.by_opponent or not self.speaks_of(occasions) or not self.means(card):
            return False
        return not (self.first and self.came_before(game, owner))

    def speaks_of(self, occasions: tuple[str, ...]) -> bool:
        for occasion in self.occasions:
            if occasion in occasions:
                return True
        return False

    def means(self, card: Card | None) -> bool:
        """Some texts speak only of certain kinds of cards."""
        if not self.kinds and not self.basic:
            return True
        return card is not None and (card.kind in self.kinds or (self.basic and card.basic))

    def came_before(self, game: Game, owner: int) -> bool:
        """Not the first time: it happened already, perhaps before the text was in force."""
        players = game.state.players
        for seat in range(len(players)):
            if (seat != owner) == self.by_opponent and self.is_among(players[seat].did):
                return True
        return False

    def is_among(self, earlier: frozenset[str]) -> bool:
        for occasion in self.occasions:
            if not self.kinds and not self.basic and occasion in earlier:
                return True
            if self.basic and f"{occasion}-basic" in earlier:
                return True
            for kind in self.kinds:
                if f"{occasion}-{KINDS[kind]}" in earlier:
                    return True
        return False


class PriceChange:
    """A standing price change: `price` names what gets cheaper."""

    def __init__(self, price: str, less: int, condition: Condition | None) -> None:
        self.price = price
        self.less = less
        self.condition = condition


class Condition:
    """Something a text asks about the position."""

    name: ClassVar[str] = ""

    def holds(self, game: Game, seat: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def unmet(self, game: Game, seat: int) -> Reason:
        """What is missing, where it does not hold."""
        return Reason("condition-unmet", "use", condition=self)


def reduction(game: Game, seat: int, price: str) -> int:
    """How much less this seat pays: all price changes in force add up."""
    player = game.state.players[seat]
    city = player.city
    cards = game.catalog.cards
    total = 0
    for place in player.standing:
        for change in cards[city[place] if place < PLACES else player.card_at(place)].price_changes:
            if change.price == price and (change.condition is None or change.condition.holds(game, seat)):
                total += change.less
    return total


def reductions(game: Game, seat: int, prices: tuple[str, ...]) -> list[int]:
    """How much less this seat pays for each of these, found out in one go."""
    player = game.state.players[seat]
    city = player.city
    cards = game.catalog.cards
    less = [0] * len(prices)
    for place in player.standing:
        for change in cards[city[place] if place < PLACES else player.card_at(place)].price_changes:
            if change.price in prices and (change.condition is None or change.condition.holds(game, seat)):
                at = prices.index(change.price)
                less[at] = less[at] + change.less
    return less


def has_price_changes(game: Game, seat: int) -> bool:
    """Is any price change in force for this seat? Mostly there is none, and nothing need be added up."""
    player = game.state.players[seat]
    city = player.city
    cards = game.catalog.cards
    for place in player.standing:
        if cards[city[place] if place < PLACES else player.card_at(place)].price_changes:
            return True
    return False


def occur(
    game: Game,
    seat: int,
    occasions: tuple[str, ...],
    card: Card | None = None,
    texts: tuple[Script, ...] = (),
) -> None:
    """Something happened: its own texts, and every text in force that answers, come due together.

    To answer is no action.  [DUEL-TURN-06, CONT-FREE-02]
    """
    for player in game.state.players:
        if speaks_of(game, player, occasions):
            for due in reversed(texts_due(game, seat, occasions, card, texts)):
                due.resolve(game)
            return
    # Mostly nobody has such a text, and nothing is made for it.
    remember(game, seat, occasions, card)
    if texts:
        resolve_in_any_order(game, seat, texts, (NOWHERE,) * len(texts))


def texts_due(
    game: Game,
    seat: int,
    occasions: tuple[str, ...],
    card: Card | None,
    texts: tuple[Script, ...],
    place: int = NOWHERE,
) -> list[Due]:
    """The texts that come due when something happens; whoever did it is first, with the texts of a place."""
    waiting: list[Due] = []
    seats = len(game.state.players)
    for step in range(seats):
        owner = (seat + step) % seats
        own = texts if step == 0 else ()
        if own or speaks_of(game, game.state.players[owner], occasions):
            due = Due(owner, own, (place,) * len(own))
            due.gather(game, seat, occasions, card)
            if due.scripts:
                waiting.append(due)
    # Only now: "the first time" speaks of what was done before.
    remember(game, seat, occasions, card)
    return waiting


def as_texts(script: Script | None) -> tuple[Script, ...]:
    return () if script is None else (script,)


def remember(game: Game, seat: int, occasions: tuple[str, ...], card: Card | None) -> None:
    """A player did something: it counts for texts that ask for it later."""
    player = game.state.players[seat]
    for occasion in occasions:
        deed = game.rules.deeds.get(occasion) or Deed(occasion)
        words = deed.words(card)
        if not player.did:
            player.did = words
        elif not words <= player.did:
            player.did = player.did | words


def speaks_of(game: Game, player: Player, occasions: tuple[str, ...]) -> bool:
    """Can any text of this player answer to such a thing at all?"""
    for trigger in game.catalog.civilizations[player.civilization].triggers:
        if trigger.speaks_of(occasions):
            return True
    city = player.city
    cards = game.catalog.cards
    for place in player.standing:
        for trigger in cards[city[place] if place < PLACES else player.card_at(place)].triggers:
            if trigger.speaks_of(occasions):
                return True
    return False


class Due:
    """The texts of one player that come due together."""

    def __init__(self, owner: int, scripts: tuple[Script, ...] = (), places: tuple[int, ...] = ()) -> None:
        self.owner = owner
        self.scripts = scripts
        self.places = places  # where the card of each lies

    def resolve(self, game: Game) -> None:
        if self.scripts:
            resolve_in_any_order(game, self.owner, self.scripts, self.places)

    def gather(self, game: Game, seat: int, occasions: tuple[str, ...], card: Card | None) -> None:
        """All texts in force that answer to what a seat did: of cards, and of one's civilization.

        [DUEL-CIV-02, DUEL-ACQ-10, MOD-AUTO-09]
        """
        player = game.state.players[self.owner]
        cards = game.catalog.cards
        for place in player.standing:
            source = cards[player.card_at(place)]
            for trigger in source.triggers:
                if trigger.answers(game, self.owner, seat, occasions, card):
                    self.add(game, trigger, source.number, place)
        for trigger in game.catalog.civilizations[player.civilization].triggers:
            if trigger.answers(game, self.owner, seat, occasions, card) and game.state.is_played(self.owner):
                self.add(game, trigger, NOWHERE, CIVILIZATION)

    def add(self, game: Game, trigger: Trigger, source: int, place: int) -> None:
        if trigger.first:
            mark(game.state.players[self.owner], place)
        game.tell("triggered", self.owner, source, place)
        self.scripts = (*self.scripts, trigger.then)
        self.places = (*self.places, place)


class OrderTexts(Choice):
    """Several texts are due at once: their owner says which is next.  [BASE-ACT-04]"""

    question = "order-texts"
    waits = True

    def __init__(self, seat: int, scripts: tuple[Script, ...], places: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.scripts = scripts
        self.places = places

    def parts(self) -> list[Part]:
        return [self.seat, self.scripts, self.places]

    def missing(self, game: Game) -> str:
        return any_absent("places", self.places, ANY_PLACE)

    def fits(self, game: Game) -> bool:
        return len(self.scripts) == len(self.places) > 1

    def options(self, game: Game) -> list[Action]:
        return NEXT[: len(self.scripts)]

    def take(self, game: Game, action: Action) -> None:
        at = action.first
        scripts = self.scripts[:at] + self.scripts[at + 1 :]
        places = self.places[:at] + self.places[at + 1 :]
        resolve_in_any_order(game, self.seat, scripts, places)
        resolve(game, self.seat, self.scripts[at], self.places[at])


def resolve_in_any_order(game: Game, seat: int, scripts: tuple[Script, ...], places: tuple[int, ...]) -> None:
    """Texts that are due together: plain gains first, which never harm; the order of the rest is asked."""
    if len(scripts) == 1:
        resolve(game, seat, scripts[0], places[0])
        return
    others = [at for at in range(len(scripts)) if not scripts[at].plain]
    if len(others) > 1:
        game.state.agenda.append(
            OrderTexts(seat, tuple([scripts[at] for at in others]), tuple([places[at] for at in others]))
        )
    elif others:
        resolve(game, seat, scripts[others[0]], places[others[0]])
    for at in range(len(scripts) - 1, -1, -1):
        if at not in others:
            resolve(game, seat, scripts[at], places[at])
