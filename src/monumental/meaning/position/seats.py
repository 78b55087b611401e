"""What each seat has in every rule system: resources, the city, piles, Policies, Wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine import state as places
from monumental.engine.action import EMPTY
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences.triggers import has_price_changes, reduction
from monumental.engine.state import CELLS, PLACES
from monumental.meaning.position.draft import MOST_KEPT, packed
from monumental.meaning.position.entries import (
    ARCHIVE,
    ASIDE,
    CITY,
    CIVILIZATION,
    CULTURE_DECK,
    DECK,
    DISCARD,
    DRAWN,
    HERO,
    KNOWN,
    LAST,
    MARKED,
    MARKS_AT,
    OF_CARD,
    POLICIES,
    POSITION_AT,
    REINFORCED,
    SCOUT,
    TURNED,
    USABLE,
    WARLORD,
    WONDER,
    of,
)
from monumental.meaning.position.section import Section
from monumental.meaning.position.words import DEEDS, PRICES

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.engine.state import Player
    from monumental.meaning.cards import CardMeanings
    from monumental.meaning.position.draft import Draft
    from monumental.meaning.position.fields import Fields

#: Marks at their place in an entry.
IS_TURNED: Final = TURNED << MARKS_AT
IS_USABLE: Final = USABLE << MARKS_AT
IS_REINFORCED: Final = REINFORCED << MARKS_AT
IS_MARKED: Final = MARKED << MARKS_AT


#: More seats than any table has.
MOST_STEPS: Final = 8

#: Action tokens in the city, and beside it.
IN_CITY: Final = (1 << PLACES) - 1
BESIDE: Final = (1 << places.DRAWN_CARDS) - (1 << places.POLICY)


class BelongingsSection(Section):
    """The belongings of each seat."""

    def __init__(self, each: Fields, rules: Rules, meanings: CardMeanings) -> None:
        self.first_civilization = meanings.first_civilization
        self.deeds = {deed: 1 << bit for bit, deed in enumerate(DEEDS)}
        self.known_deeds: dict[frozenset[str], int] = {}
        self.known_cities: dict[tuple[tuple[int, ...], int], bytes] = {}
        # By the identity of what never changes: it is kept, so that nothing else gets its identity.
        self.known_piles: dict[int, Piles] = {}
        self.known_people: dict[int, People] = {}
        #: The prices of these rules, each with its place among all.
        self.prices = [(price, PRICES.index(price)) for price in rules.prices if price in PRICES]
        self.supply = each.amounts("supply", 5, 5, ", ".join(RESOURCES))
        self.gained = each.amounts("gained", 5, 5, "this turn or round")
        self.passed = each.amounts("passed", 1, 1, "0 or 1")
        self.played = each.amounts("played", 1, 1, "0 or 1: does somebody play this seat?")
        self.did = each.bits("did", len(DEEDS), ", ".join(DEEDS))
        self.less = each.amounts("cheaper", len(PRICES), 2, ", ".join(PRICES))
        self.cards = each.amounts("cards of the deck", 1, 10)
        self.policies = each.amounts("policies", 1, 4, "developed")

    def write_seat(self, game: Game, owner: int, step: int, at: int, draft: Draft) -> None:
        player = game.state.players[owner]
        row = draft.row
        place = at + self.supply
        for amount in player.supply:
            row[place] = amount
            place += 1
        for amount in player.gained:
            row[place] = amount
            place += 1
        row[at + self.passed] = int(player.passed)
        row[at + self.played] = int(game.state.is_played(owner))
        if player.did:
            row[at + self.did] = self.deeds_of(player.did)
        if player.standing and has_price_changes(game, owner):
            for name, position in self.prices:
                row[at + self.less + position] = reduction(game, owner, name)
        row[at + self.cards] = player.deck.count()
        row[at + self.policies] = len(player.policies)
        draft.packed.append(self.city(player, step))
        for position, card in enumerate(player.drawn):
            entry = of(step, DRAWN) + OF_CARD + card + (min(position, LAST) << POSITION_AT)
            row.append(entry + (player.marked >> (places.DRAWN_CARDS + position) & 1) * IS_MARKED)
        draft.packed.append(self.piles(player, step))
        draft.packed.append(self.people(game, player, step))

    def deeds_of(self, did: frozenset[str]) -> int:
        """A bit for each; the same few sets come again and again."""
        found = self.known_deeds.get(did, -1)
        if found < 0:
            found = 0
            for deed in did:
                found |= self.deeds.get(deed, 0)
            self.known_deeds[did] = found
        return found

    def city(self, player: Player, step: int) -> bytes:
        """The entries of a seat's city; one that looked the same is known."""
        marks = player.rotated | player.activated << CELLS | player.reinforced << 2 * CELLS
        seen = (tuple(player.city), (marks << PLACES | player.marked & IN_CITY) * MOST_STEPS + step)
        known = self.known_cities.get(seen)
        if known is None:
            if len(self.known_cities) >= MOST_KEPT:
                self.known_cities.clear()
            known = self.known_cities[seen] = packed(city_of(player, step))
        return known

    def piles(self, player: Player, step: int) -> bytes:
        """The entries of a seat's piles; those that were seen before are known."""
        key = id(player.deck) * MOST_STEPS + step
        known = self.known_piles.get(key)
        if (
            known is None
            or known.deck is not player.deck
            or known.discard is not player.discard
            or known.archive is not player.archive
            or known.aside is not player.aside
        ):
            if len(self.known_piles) >= MOST_KEPT:
                self.known_piles.clear()
            known = self.known_piles[key] = Piles(player, step)
        return known.entries

    def people(self, game: Game, player: Player, step: int) -> bytes:
        """The entries of a seat's Policies and of what stands beside them."""
        key = id(player.policies) * MOST_STEPS + step
        known = self.known_people.get(key)
        if known is None or not known.fits(player):
            if len(self.known_people) >= MOST_KEPT:
                self.known_people.clear()
            known = self.known_people[key] = People(game, player, step, self.first_civilization)
        return known.entries


def city_of(player: Player, step: int) -> list[int]:
    """Each card of a city with its place and marks."""
    found: list[int] = []
    for place, card in enumerate(player.city):
        if card != EMPTY:
            cell = place % CELLS
            entry = of(step, CITY) + OF_CARD + card + (place << POSITION_AT)
            entry += (player.rotated >> cell & 1) * IS_TURNED
            entry += (player.activated >> cell & 1) * IS_USABLE
            entry += (player.reinforced >> cell & 1) * IS_REINFORCED
            found.append(entry + (player.marked >> place & 1) * IS_MARKED)
    return found


class Piles:
    """A seat's piles, none of which ever changes, and their entries."""

    def __init__(self, player: Player, step: int) -> None:
        self.deck = player.deck
        self.discard = player.discard
        self.archive = player.archive
        self.aside = player.aside
        found: list[int] = []
        # Known cards by how deep they lie; of the rest nobody knows the order.
        depth = len(self.deck.known)
        for card in self.deck.known:
            depth -= 1
            found.append(of(step, KNOWN) + OF_CARD + card + (min(depth, LAST) << POSITION_AT))
        write_pile(self.deck.urn, of(step, DECK) + OF_CARD, found)
        write_pile(self.discard, of(step, DISCARD) + OF_CARD, found)
        write_pile(self.archive, of(step, ARCHIVE) + OF_CARD, found)
        write_pile(self.aside, of(step, ASIDE) + OF_CARD, found)
        self.entries = packed(found)


class People:
    """Who a seat's people are, their Policies, the topmost first, and what stands beside them."""

    def __init__(self, game: Game, player: Player, step: int, first_civilization: int) -> None:
        self.policies = player.policies
        self.culture_deck = player.culture_deck
        self.wonder = player.wonder
        self.second_wonder = player.second_wonder
        self.hero = player.hero
        self.civilization = player.civilization
        self.marked = player.marked & BESIDE
        marked = player.marked
        found: list[int] = []
        depth = len(player.policies)
        for card in player.policies:
            depth -= 1
            entry = of(step, POLICIES) + OF_CARD + card + (min(depth, LAST) << POSITION_AT)
            found.append(entry if depth else entry + (marked >> places.POLICY & 1) * IS_MARKED)
        write_pile(player.culture_deck, of(step, CULTURE_DECK) + OF_CARD, found)
        if player.wonder != EMPTY:
            found.append(of(step, WONDER) + OF_CARD + player.wonder)
        if player.second_wonder != EMPTY:
            found.append(of(step, WONDER) + OF_CARD + player.second_wonder + (1 << POSITION_AT))
        if player.hero != EMPTY:
            entry = of(step, HERO) + OF_CARD + player.hero
            found.append(entry + (marked >> places.HERO & 1) * IS_MARKED)
        if player.civilization >= 0:
            people = game.catalog.civilizations[player.civilization]
            if people.warlord >= 0:
                entry = of(step, WARLORD) + OF_CARD + people.warlord
                found.append(entry + (marked >> places.WARLORD & 1) * IS_MARKED)
            if people.scout >= 0:
                entry = of(step, SCOUT) + OF_CARD + people.scout
                found.append(entry + (marked >> places.SCOUT & 1) * IS_MARKED)
            entry = of(step, CIVILIZATION) + first_civilization + player.civilization
            found.append(entry + (marked >> places.CIVILIZATION & 1) * IS_MARKED)
        self.entries = packed(found)

    def fits(self, player: Player) -> bool:
        """Has nothing changed for this player?"""
        return (
            self.policies is player.policies
            and self.culture_deck is player.culture_deck
            and self.wonder == player.wonder
            and self.second_wonder == player.second_wonder
            and self.hero == player.hero
            and self.civilization == player.civilization
            and self.marked == player.marked & BESIDE
        )


def write_pile(cards: tuple[int, ...], base: int, entries: list[int]) -> None:
    """So many cards alike but for what they are."""
    if cards:
        entries.extend([base + card for card in cards])
