"""The Trade box: Free Cities, and trading with them as the Scout's errand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, MOST_CARDS, Action, one_of_each
from monumental.engine.agenda import CardStep, Choice, Offer
from monumental.engine.catalog import FREE_CITY
from monumental.engine.effects import AskingEffect
from monumental.engine.moves.use import without_effect
from monumental.engine.reasons import Reason, together
from monumental.engine.resources import GOLD, shortage, spend
from monumental.engine.rules import ActionRule, Parts, SetupPart, Wishes
from monumental.engine.scoring.points import Achievement
from monumental.engine.sentences.general import Noun
from monumental.engine.sentences.triggers import as_texts, occur
from monumental.engine.state import NOWHERE, Slot
from monumental.games.duel.scouts.errand import scout_is_free, scout_refusal, send_scout
from monumental.games.duel.state import SEATS

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.engine.state import State

TRADE: Final = one_of_each("trade", MOST_CARDS)

#: What the slot in the state is called.
FREE_CITIES: Final = "free_cities"

FACE_UP: Final = 3
#: So much Gold on one's side claims a city.  [DUEL-SCOUT-08]
GOLD_TO_CLAIM: Final = 4


class FreeCities(Slot):
    """The Free Cities: three between the players, the face-down rest, and those claimed. Never changes.

    `gold` and `traded` speak of a seat's side of a city: position `seat * 3 + slot`.
    """

    name = FREE_CITIES
    card_fields = ("face_up", "owned", "used", "urn")

    def __init__(
        self,
        face_up: tuple[int, ...] = (EMPTY,) * FACE_UP,
        gold: tuple[int, ...] = (0,) * (SEATS * FACE_UP),
        traded: tuple[int, ...] = (),
        owned: tuple[tuple[int, ...], ...] = ((), ()),
        used: tuple[int, ...] = (),
        urn: tuple[int, ...] = (),
    ) -> None:
        self.face_up = face_up
        self.gold = gold
        self.traded = traded  # sides with an Action token
        self.owned = owned  # claimed, by seat
        self.used = used  # claimed ones with an Action token
        self.urn = tuple(sorted(urn))

    def fields(self) -> dict[str, object]:
        return {
            "face_up": self.face_up,
            "gold": self.gold,
            "traded": self.traded,
            "owned": self.owned,
            "used": self.used,
            "urn": self.urn,
        }

    def problem(self, catalog: Catalog, seats: int) -> str:
        sides = SEATS * FACE_UP
        if len(self.face_up) != FACE_UP:
            return f"face_up: there are {FACE_UP} places between the players, not {len(self.face_up)}"
        if len(self.gold) != sides:
            return f"gold: there are {sides} sides, not {len(self.gold)}"
        if self.traded and max(self.traded) >= sides:
            return f"traded: there is no side {max(self.traded)}"
        if len(self.owned) != SEATS:
            return f"owned: there are {SEATS} seats, not {len(self.owned)}"
        return self.problem_with_cards(catalog)

    def problem_with_cards(self, catalog: Catalog) -> str:
        for name, cards in (("face_up", self.face_up), ("used", self.used), ("urn", self.urn)):
            if not all_free_cities(cards, catalog):
                return f"{name}: only Free Cities belong here"
        for owned in self.owned:
            if not all_free_cities(owned, catalog) or EMPTY in owned:
                return "owned: only Free Cities belong here"
        if EMPTY in self.urn:
            return "urn: a deck has no gaps"
        known = [card for card in (*self.face_up, *self.urn, *self.owned[0], *self.owned[1]) if card != EMPTY]
        if len(set(known)) < len(known):
            return "owned: there is one of each Free City"
        return ""

    def without_markers_of(self, seat: int) -> Slot:
        """The Action tokens on the passing player's side go; the Gold stays."""
        if not self.traded and not self.used:
            return self
        traded = tuple([side for side in self.traded if side // FACE_UP != seat])
        used = tuple([card for card in self.used if card not in self.owned[seat]])
        return FreeCities(self.face_up, self.gold, traded, self.owned, used, self.urn)

    def without_markers(self) -> Slot:
        if not self.traded and not self.used:
            return self
        return FreeCities(self.face_up, self.gold, (), self.owned, (), self.urn)

    def open_between_the_players(self, seat: int) -> list[int]:
        """The face-up cities that this seat has not traded with this round.  [DUEL-SCOUT-16]"""
        side = seat * FACE_UP
        cities = []
        for card in self.face_up:
            if card != EMPTY and side not in self.traded:
                cities.append(card)
            side += 1
        return cities

    def open_at(self, seat: int) -> list[int]:
        """The claimed cities of this seat that it has not traded with this round.  [DUEL-SCOUT-16]"""
        return [card for card in self.owned[seat] if card not in self.used]

    def gold_on_side(self, seat: int, card: int) -> int:
        return self.gold[seat * FACE_UP + self.face_up.index(card)]

    def with_trade(self, seat: int, card: int) -> FreeCities:
        """A Gold and an Action token on one's side; on one's own city only the token.

        [DUEL-SCOUT-04, DUEL-SCOUT-07, DUEL-SCOUT-14, DUEL-SCOUT-15]
        """
        if card not in self.face_up:
            return FreeCities(self.face_up, self.gold, self.traded, self.owned, (*self.used, card), self.urn)
        side = seat * FACE_UP + self.face_up.index(card)
        gold = list(self.gold)
        gold[side] += 1
        return FreeCities(self.face_up, tuple(gold), (*self.traded, side), self.owned, self.used, self.urn)

    def with_claim(self, seat: int, card: int, revealed: int) -> FreeCities:
        """All tokens of both sides go; the city lies marked at its new owner's; another is revealed.

        Claims add up.  [DUEL-SCOUT-09, DUEL-SCOUT-10, DUEL-SCOUT-12]
        """
        slot = self.face_up.index(card)
        gold = list(self.gold)
        for owner in range(SEATS):
            gold[owner * FACE_UP + slot] = 0
        owned = list(self.owned)
        owned[seat] = (*owned[seat], card)
        return FreeCities(
            (*self.face_up[:slot], revealed, *self.face_up[slot + 1 :]),
            tuple(gold),
            tuple([side for side in self.traded if side % FACE_UP != slot]),
            tuple(owned),
            (*self.used, card),
            tuple([city for city in self.urn if city != revealed]),
        )


def all_free_cities(cards: tuple[int, ...], catalog: Catalog) -> bool:
    for card in cards:
        if card != EMPTY and catalog.cards[card].kind != FREE_CITY:
            return False
    return True


def free_cities(state: State) -> FreeCities:
    cities = state.slots[FREE_CITIES]
    assert isinstance(cities, FreeCities)
    return cities


class LayOutFreeCities(SetupPart):
    """Shuffle the Free Cities and reveal three.  [DUEL-COMP-04, DUEL-SETUP-06]"""

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        urn = tuple([card.number for card in game.catalog.cards if card.kind == FREE_CITY])
        face_up = []
        for _ in range(FACE_UP):
            card = reveal(game, urn)
            face_up.append(card)
            urn = tuple([city for city in urn if city != card])
        game.state.slots[FREE_CITIES] = FreeCities(tuple(face_up), urn=urn)


def reveal(game: Game, urn: tuple[int, ...]) -> int:
    """The next Free City; none where the deck is empty."""
    if not urn:
        return EMPTY
    card = urn[game.chance.pick(urn)]
    game.tell("revealed", -1, card)
    return card


def can_help(game: Game, seat: int, card: int) -> bool:
    """Trading with one's own city puts no Gold anywhere, so its text must do something."""
    text = game.catalog.cards[card].trade
    return text is not None and text.possible(game, seat, NOWHERE)


class Trade(ActionRule):
    """Send the Scout to a Free City with 1 Gold, or to one's own city with none.

    [DUEL-SCOUT-03, DUEL-SCOUT-04, DUEL-SCOUT-14]
    """

    verb = "trade"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        if not scout_is_free(game, seat):
            return
        cities = game.state.slots[FREE_CITIES]
        assert isinstance(cities, FreeCities)
        gold = game.state.players[seat].supply[GOLD]
        if gold:
            for card in cities.open_between_the_players(seat):
                options.append(TRADE[card])
        if cities.owned[seat]:
            for card in cities.open_at(seat):
                if can_help(game, seat, card):
                    options.append(TRADE[card])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        reason = scout_refusal(game, seat) or city_refusal(game, seat, action.first)
        if reason is None and action.first in free_cities(game.state).face_up:
            reason = shortage(game.state.players[seat], GOLD, 1, "trade-price")
        return reason

    def perform(self, game: Game, seat: int, action: Action) -> None:
        send_scout(game, seat)
        if action.first in free_cities(game.state).face_up:
            spend(game, seat, GOLD, 1)
        trade(game, seat, action.first)


def city_refusal(game: Game, seat: int, card: int) -> Reason | None:
    """Why a seat can't trade with a city now.  [DUEL-SCOUT-03, DUEL-SCOUT-16]"""
    cities = free_cities(game.state)
    if card == EMPTY or card not in cities.face_up + cities.owned[seat]:
        if card in cities.owned[1 - seat]:
            return Reason("city-of-opponent", "trade", card=card)
        return Reason("city-not-there", "trade")
    if card not in cities.open_between_the_players(seat) + cities.open_at(seat):
        return Reason("city-already-traded", "trade-once", card=card)
    if card in cities.owned[seat] and not can_help(game, seat, card):
        return without_effect(game, seat, game.catalog.cards[card].trade, NOWHERE, "trade-own", card)
    return None


def trade(game: Game, seat: int, card: int) -> None:
    """Mark the city, apply its text, then see whether it is claimed.

    [DUEL-SCOUT-05, DUEL-SCOUT-06, DUEL-SCOUT-13]
    """
    state = game.state
    state.slots[FREE_CITIES] = free_cities(state).with_trade(seat, card)
    game.tell("traded", seat, card)
    city = game.catalog.cards[card]
    game.state.agenda.append(ClaimCity(seat, city))
    occur(game, seat, ("traded",), city, as_texts(city.trade))


class ClaimCity(CardStep):
    """After the trade: with 4 or more Gold on one's side the city is claimed, and another revealed.

    [DUEL-SCOUT-08, DUEL-SCOUT-11, DUEL-SCOUT-13]
    """

    module = FREE_CITIES
    kinds = (FREE_CITY,)

    def run(self, game: Game) -> None:
        state = game.state
        cities = free_cities(state)
        card = self.card.number
        if card not in cities.face_up or cities.gold_on_side(self.seat, card) < GOLD_TO_CLAIM:
            return
        game.tell("claimed", self.seat, card)
        revealed = reveal(game, cities.urn)
        state.slots[FREE_CITIES] = cities.with_claim(self.seat, card, revealed)
        occur(game, self.seat, ("claimed",), self.card)


class TradeForFree(AskingEffect):
    """Trade without the Scout; the Gold comes from the stock.  [DUEL-SCOUT-07]"""

    verb = "trade_for_free"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(helpful_cities(game, seat))

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        causes: list[Reason] = []
        for card in free_cities(game.state).open_at(seat):
            cause = city_refusal(game, seat, card)
            if cause is not None:
                causes.append(cause)
        return together(causes) or Reason("no-city-to-trade", "trade-once")

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCityToTrade(seat)


def helpful_cities(game: Game, seat: int) -> list[int]:
    """The cities that a trade for free can go to.  [DUEL-SCOUT-15]"""
    cities = free_cities(game.state)
    own = [card for card in cities.open_at(seat) if can_help(game, seat, card)]
    return cities.open_between_the_players(seat) + own


class ChooseCityToTrade(Offer):
    question = "trade-for-free"
    module = FREE_CITIES

    def targets(self, game: Game) -> list[Action]:
        return [TRADE[card] for card in helpful_cities(game, self.seat)]

    def accept(self, game: Game, action: Action) -> None:
        trade(game, self.seat, action.first)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "trade":
            reason = city_refusal(game, self.seat, action.first)
            if reason is not None:
                return reason
        return Reason("not-asked-now", self.question)


class ClaimedCities(Noun):
    """Free Cities one has claimed."""

    def count(self, game: Game, seat: int) -> int:
        return len(free_cities(game.state).owned[seat])


class FreeCityPoints(Achievement):
    """Free Cities have no Dominance.  [DUEL-END-07]"""

    name = "free-cities"
    points = 2

    def count(self, game: Game, seat: int) -> int:
        return len(free_cities(game.state).owned[seat])


def with_trade(rules: Rules) -> Rules:
    """The Trade box: its Free Cities, the Scout's errand, and 2 points for each city claimed.

    [DUEL-SCOUT-02, DUEL-COMB-04, DUEL-COMB-05]
    """
    return rules.with_module(
        "trade",
        Parts(
            setup=(LayOutFreeCities(),),
            actions=(Trade(),),
            verbs={"trade_for_free": TradeForFree},
            nouns={"free_city": ClaimedCities("free_city", "claim")},
            occasions=("traded", "claimed"),
            achievements=(FreeCityPoints(),),
            clauses={
                "trade": "DUEL-SCOUT-03",
                "trade-price": "DUEL-SCOUT-04",
                "trade-own": "DUEL-SCOUT-14",
                "trade-once": "DUEL-SCOUT-16",
                "trade-for-free": "DUEL-SCOUT-07",
                "claim": "DUEL-SCOUT-08",
            },
            words={"trade": ("card",)},
            slots={FREE_CITIES: FreeCities},
        ),
    )
