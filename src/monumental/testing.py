"""The referee: checks that hold in every position of every game, for authors of packs, rules and bots.

check_game(seed=7)                   a whole random game, every position checked
check_game(seed=7, packs=["my-pack"])
check_position(game)                 all checks of one position
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import FREE_CITY, TYPES, Script
from monumental.engine.chance import seeded
from monumental.engine.effects import Effect
from monumental.engine.state import CELLS, PLACES, Player
from monumental.games.duel.scouts.trade import GOLD_TO_CLAIM, FreeCities
from monumental.games.duel.state import duel
from monumental.play.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.engine.game import Game

#: How long a game of Duel can be.
FEWEST_ROUNDS = 6
MOST_ROUNDS = 10


class CheckError(AssertionError):
    """Something that holds in every game does not hold here."""


def check_game(
    seed: int, *, civilizations: Sequence[str | None] = (None, None), packs: Sequence[str] = ()
) -> Game:
    """Play a random game to its end and check every position; gives the finished game back."""
    game = new_game(seed=seed, civilizations=civilizations, packs=packs)
    choose = random.Random(seed)
    decision = 0
    try:
        while not game.over:
            check_position(game)
            game.play_option(choose.choice(game.options()))
            decision += 1
        check_position(game)
    except CheckError as error:
        raise CheckError(f"seed {seed}, decision {decision}: {error}") from error
    return game


def check_position(game: Game) -> None:
    """All checks: cards and tokens, permanent texts, options, copies, and the length of the game."""
    check_conservation(game)
    check_standing_texts(game)
    check_length(game)
    check_clone(game)
    if not game.over:
        check_options(game)


# What is on the table


def check_conservation(game: Game) -> None:
    """Every card of the game is in exactly one place, and no token is owed."""
    check_starting_cards(game)
    check_development_cards(game)
    check_basic_buildings(game)
    check_tokens(game)


def city_cards(player: Player) -> list[int]:
    """All cards of a player that are or were in the city, archived ones included."""
    return [*player.owned(), *player.archive]


def check_starting_cards(game: Game) -> None:
    """The cards of a civilization stay with it: city cards, Policies, the starting Province."""
    cards = game.catalog.cards
    expected_provinces: list[int] = []
    for seat, player in enumerate(game.state.players):
        if player.civilization == EMPTY or not city_cards(player):
            continue  # not settled yet
        civilization = game.catalog.civilizations[player.civilization]
        starting = [card for card in city_cards(player) if cards[card].starting]
        _same(game, f"starting cards of seat {seat}", starting, civilization.deck)
        policies = player.policies + player.culture_deck
        _same(game, f"Policies of seat {seat}", policies, civilization.policies)
        if civilization.start_province != EMPTY and game.rules.on("aztec_start_province"):
            expected_provinces.append(civilization.start_province)
    found = [card for stack in duel(game).stacks for card in stack.cards if cards[card].starting]
    _same(game, "starting Provinces", found, expected_provinces)


def check_development_cards(game: Game) -> None:
    """Every card of the Development deck is in the display, its deck or discard pile, or somebody's."""
    state = duel(game)
    display = state.display
    found = [*display.cards(), *display.discard]
    for urn in display.eras:
        found.extend(urn)
    for seat, player in enumerate(state.players):
        found.extend([*city_cards(player), *state.stacks[seat].cards])
        found += [wonder for wonder in (player.wonder, player.second_wonder) if wonder != EMPTY]
    cards = game.catalog.cards
    counts = Counter(card for card in found if cards[card].era)
    for card, count in counts.items():
        _hold(count == 1, f"{cards[card].key} is in {count} places")
    kinds = Counter((cards[card].kind, cards[card].era) for card in counts)
    for kind, table in game.rules.deck_table.items():
        for era, dealt in enumerate(table, start=1):
            present = kinds[kind, era]
            _hold(present == dealt, f"era {era} has {present} cards of kind {kind}, not {dealt}")


def check_basic_buildings(game: Game) -> None:
    """What is left of a pile and what was taken from it make the whole pile."""
    state = duel(game)
    taken = Counter(card for player in state.players for card in city_cards(player))
    for stack in state.stacks:
        taken.update(stack.cards)
    for position, number in enumerate(game.catalog.basics):
        card = game.catalog.cards[number]
        left = state.piles[position]
        _hold(left >= 0, f"the pile of {card.key} has {left} cards")
        _hold(
            left + taken[number] == card.copies,
            f"{card.key}: {left} in the pile and {taken[number]} taken are not {card.copies}",
        )


def check_tokens(game: Game) -> None:
    """No token is owed; markers, the Advantage and the Free Cities add up."""
    state = duel(game)
    for seat, player in enumerate(state.players):
        _hold(min(player.supply) >= 0, f"seat {seat} owes something: {player.supply}")
        _hold(min(player.gained) >= 0, f"seat {seat} gained less than nothing: {player.gained}")
    check_markers(game)
    advantage = state.advantage
    _hold(advantage.tokens >= 0, f"the Advantage has {advantage.tokens} tokens")
    _hold(
        advantage.tokens == 0 or NONE not in (advantage.holder, advantage.resource),
        "tokens lie on an Advantage that nobody has",
    )
    for slot in state.slots:
        if isinstance(slot, FreeCities):
            check_free_cities(game, slot)


def check_markers(game: Game) -> None:
    """Province Type markers are on Provinces or with their civilization."""
    state = duel(game)
    settled = [player for player in state.players if player.civilization != EMPTY and city_cards(player)]
    for kind, name in enumerate(TYPES):
        expected = sum(game.catalog.civilizations[player.civilization].markers[kind] for player in settled)
        placed = sum(types >> kind & 1 for stack in state.stacks for types in stack.added_types)
        left = sum(stack.markers[kind] for stack in state.stacks)
        _hold(placed + left == expected, f"{placed} {name} markers placed and {left} left, of {expected}")
    for stack in state.stacks:
        _hold(len(stack.cards) == len(stack.added_types), "a Province without its place for markers")


def check_free_cities(game: Game, cities: FreeCities) -> None:
    """Every Free City is face up, face down or claimed; a full side is claimed at once."""
    everywhere = [card for card in cities.face_up + cities.urn if card != EMPTY]
    for owned in cities.owned:
        everywhere.extend(owned)
    all_cities = [card.number for card in game.catalog.cards if card.kind == FREE_CITY]
    _same(game, "Free Cities", everywhere, all_cities)
    _hold(min(cities.gold) >= 0, f"Gold on the Free Cities: {cities.gold}")
    if not game.over and game.choice().question == "take-turn":
        _hold(max(cities.gold) < GOLD_TO_CLAIM, f"a Free City is not claimed: {cities.gold}")


def check_standing_texts(game: Game) -> None:
    """The permanent texts in force are those of the cards that lie turned."""
    cards = game.catalog.cards
    for seat, player in enumerate(game.state.players):
        expected = tuple(
            place
            for place in range(PLACES)
            if player.rotated >> place % CELLS & 1
            and player.city[place] != EMPTY
            and cards[player.city[place]].standing
        )
        _hold(
            player.standing == expected,
            f"permanent texts of seat {seat} are at {player.standing}, should be at {expected}",
        )


def check_length(game: Game) -> None:
    """A game of Duel ends after 6 to 10 rounds."""
    rounds = game.state.round
    _hold(rounds <= MOST_ROUNDS, f"round {rounds} is played")
    _hold(not game.over or rounds >= FEWEST_ROUNDS, f"the game is over after {rounds} rounds")


# What can be done


def check_options(game: Game) -> None:
    """Something can be done, nothing is offered twice, and nothing is offered and refused."""
    options = game.options()
    _hold(bool(options), f"nothing can be done at {game.choice().question}")
    _hold(len(set(options)) == len(options), f"an option is offered twice: {options}")
    for option in options:
        reason = game.why_not(option)
        _hold(reason is None, f"{option} is offered and refused: {reason}")


def check_clone(game: Game) -> None:
    """A copy is equal to its original, can do all its options, and whatever it does, the original stays."""
    here = position(game)
    there = position(game.clone(seeded(0)))
    if here != there:
        raise CheckError(f"a copy differs: {there} from {here}")
    for option in game.options():
        try:
            game.clone(seeded(game.state.round)).play_option(option)
        except Exception as error:
            raise CheckError(f"{option} is offered and fails: {type(error).__name__}: {error}") from error
    if position(game) != here:
        raise CheckError("what is done in a copy changes the original")


def position(game: Game) -> object:
    """All of a position as plain values, so that two positions can be compared."""
    return _plain(game.state)


def attributes(thing: object) -> Sequence[str]:
    """The names of what an object holds, compiled or not."""
    kind = type(thing)
    if kind not in _ATTRIBUTES:
        compiled = getattr(kind, "__mypyc_attrs__", None)
        _ATTRIBUTES[kind] = sorted(vars(thing) if compiled is None else set(compiled))
    return _ATTRIBUTES[kind]


_ATTRIBUTES: dict[type, Sequence[str]] = {}
_NUMBERS = frozenset({int})
_VALUES = frozenset({int, str, bool, type(None)})


def _plain(value: object) -> object:
    if type(value) in _VALUES:
        return value
    if isinstance(value, list | tuple):
        # Most of a position is lists of numbers.
        return tuple(value if _NUMBERS.issuperset(map(type, value)) else [_plain(part) for part in value])
    if isinstance(value, frozenset):
        return tuple(sorted(value))
    if isinstance(value, Script | Effect):
        return value.address
    return (type(value).__name__, *[_plain(getattr(value, name)) for name in attributes(value)])


def _same(game: Game, what: str, found: Iterable[int], expected: Iterable[int]) -> None:
    found, expected = Counter(found), Counter(expected)
    if found != expected:
        cards = game.catalog.cards
        more = [cards[card].key for card in (found - expected).elements()]
        less = [cards[card].key for card in (expected - found).elements()]
        raise CheckError(f"{what}: too many {more}, missing {less}")


def _hold(holds: bool, problem: str) -> None:
    if not holds:
        raise CheckError(problem)


__all__ = [
    "CheckError",
    "attributes",
    "check_clone",
    "check_conservation",
    "check_game",
    "check_length",
    "check_options",
    "check_position",
    "check_standing_texts",
    "position",
]
