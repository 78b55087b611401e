"""What holds in every rule system: cards, permanent texts, options and copies."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, Action
from monumental.engine.catalog import Script
from monumental.engine.chance import seeded
from monumental.engine.effects import Effect
from monumental.engine.errors import MonumentalError
from monumental.engine.pieces.contents import fields_of
from monumental.engine.reasons import Reason
from monumental.engine.state import CELLS, DRAWN_CARDS, HERO, PLACES, POLICY, Player
from monumental.games.classic.land.hexmap import HexMap
from monumental.maps.drawing import draw_tiles
from monumental.play.notation import all_words, read, write

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from monumental.engine.game import Game

#: In one of so many positions, every word that could be written is tried.
SAMPLE = 16


class CheckError(MonumentalError, AssertionError):
    """Something that holds in every game does not hold here."""


def hold(holds: bool, problem: str) -> None:
    if not holds:
        raise CheckError(problem)


def same(game: Game, what: str, found: Iterable[int], expected: Iterable[int]) -> None:
    """The same cards, each as often."""
    found, expected = Counter(found), Counter(expected)
    if found != expected:
        cards = game.catalog.cards
        more = [cards[card].key for card in (found - expected).elements()]
        less = [cards[card].key for card in (expected - found).elements()]
        raise CheckError(f"{what}: too many {more}, missing {less}")


# Cards


def city_cards(player: Player) -> list[int]:
    """All cards of a player that are or were in the city, archived ones included."""
    return [*player.owned(), *player.archive]


def settled(player: Player) -> bool:
    """Does this player have a civilization and its cards?"""
    return player.civilization != EMPTY and bool(city_cards(player))


def check_starting_cards(game: Game) -> None:
    """The cards of a civilization stay with it: city cards and Policies."""
    cards = game.catalog.cards
    for seat, player in enumerate(game.state.players):
        if settled(player) and game.state.is_played(seat):
            civilization = game.catalog.civilizations[player.civilization]
            starting = [card for card in city_cards(player) if cards[card].starting]
            same(game, f"starting cards of seat {seat}", starting, civilization.deck)
            policies = player.policies + player.culture_deck
            same(game, f"Policies of seat {seat}", policies, civilization.policies)


def check_development_cards(game: Game, elsewhere: Iterable[int]) -> None:
    """Every card of the Development deck is in the display, its deck or discard pile, or somebody's.

    `elsewhere` are the cards that a rule system keeps in places of its own.
    """
    display = game.state.display
    found = [*display.cards(), *display.discard, *elsewhere]
    for urn in display.eras:
        found.extend(urn)
    for player in game.state.players:
        found.extend(city_cards(player))
        found += [wonder for wonder in (player.wonder, player.second_wonder) if wonder != EMPTY]
    cards = game.catalog.cards
    counts = Counter(card for card in found if cards[card].era)
    for card, count in counts.items():
        hold(count == 1, f"{cards[card].key} is in {count} places")
    kinds = Counter((cards[card].kind, cards[card].era) for card in counts)
    for urn, spare in zip(display.eras, display.spare, strict=False):
        kinds.subtract({(kind, cards[urn[0]].era): count for kind, count in enumerate(spare) if count})
    for kind, table in game.rules.deck_table.items():
        for era, dealt in enumerate(table, start=1):
            present = kinds[kind, era]
            hold(present == dealt, f"era {era} has {present} cards of kind {kind}, not {dealt}")


def check_basic_buildings(game: Game, elsewhere: Iterable[int]) -> None:
    """What is left of a pile and what was taken from it make the whole pile."""
    state = game.state
    taken = Counter(card for player in state.players for card in city_cards(player))
    taken.update(elsewhere)
    for position, number in enumerate(game.catalog.basics):
        card = game.catalog.cards[number]
        left = state.piles[position]
        hold(left >= 0, f"the pile of {card.key} has {left} cards")
        hold(
            left + taken[number] == card.copies,
            f"{card.key}: {left} in the pile and {taken[number]} taken are not {card.copies}",
        )


def check_slots(game: Game) -> None:
    """What modules keep is there, and only where they are in play."""
    slots = game.state.slots
    hold(set(slots) == set(game.rules.slots), f"the modules {sorted(slots)} keep something")


def check_supplies(game: Game) -> None:
    """Nobody owes anything."""
    for seat, player in enumerate(game.state.players):
        hold(min(player.supply) >= 0, f"seat {seat} owes something: {player.supply}")
        hold(min(player.gained) >= 0, f"seat {seat} gained less than nothing: {player.gained}")


def check_standing_texts(game: Game) -> None:
    """The permanent texts in force: of cards that lie turned, the topmost Policy, the Hero, drawn cards.

    No text of an Automa ever is.
    They come in this order: which of several texts is asked about first must not depend on the past.
    """
    cards = game.catalog.cards
    for seat, player in enumerate(game.state.players):
        turned = [
            place
            for place in range(PLACES)
            if player.rotated >> place % CELLS & 1
            and player.city[place] != EMPTY
            and cards[player.city[place]].standing
        ]
        drawn = [DRAWN_CARDS + at for at, card in enumerate(player.drawn) if cards[card].standing]
        policy = [POLICY] if player.policies and cards[player.policies[-1]].standing else []
        hero = [HERO] if player.hero != EMPTY and cards[player.hero].standing else []
        expected = (*turned, *policy, *hero, *drawn) if game.state.is_played(seat) else ()
        hold(
            player.standing == expected,
            f"permanent texts of seat {seat} are at {player.standing}, should be at {expected}",
        )


def check_urns(game: Game) -> None:
    """What nobody knows the order of is kept in none: else the order would betray something."""
    urns = [*game.state.display.eras]
    for player in game.state.players:
        urns += [player.deck.urn, player.culture_deck]
    for urn in urns:
        in_order(game, urn)


def in_order(game: Game, urn: Sequence[int]) -> None:
    is_sorted = all(urn[at] <= urn[at + 1] for at in range(len(urn) - 1))
    hold(is_sorted, f"an urn has an order: {[game.catalog.cards[card].key for card in urn]}")


# What can be done


def check_options(game: Game) -> None:
    """Something can be done, nothing is offered twice or offered and refused, and all can be written.

    In some positions, every word that could be written is tried as well.
    """
    options = game.options()
    hold(bool(options), f"nothing can be done at {game.choice().question}")
    hold(len(set(options)) == len(options), f"an option is offered twice: {options}")
    hold(game.options() == options, "asked again, the options are others")
    check_what_is_kept(game, options)
    is_sampled = _is_sampled(game, options)
    for option in options if is_sampled else (options[0], options[-1]):
        reason = game.why_not(option)
        hold(reason is None, f"{option} is offered and refused: {reason}")
        words = write(game, option)
        hold(read(game, words) == option, f"{option} is written '{words}' and read as something else")
    if is_sampled:
        check_refusals(game)


def check_what_is_kept(game: Game, options: Sequence[Action]) -> None:
    """What a position remembers still holds: whoever changed what it follows from has said so."""
    forgetful = game.clone(game.chance)
    forgetful.state.forget()
    fresh = forgetful.options()
    hold(fresh == options, f"what the position remembers is no longer so: {options} are {fresh}")


def check_refusals(game: Game) -> None:
    """Whatever can be written is offered or refused with a reason, and the reason has its clause."""
    options = set(game.options())
    choice = game.choice()
    for action in conceivable(game):
        if action in options:
            continue
        try:
            reason = choice.refusal(game, action)
        except Exception as error:
            raise CheckError(f"to refuse {action} fails: {type(error).__name__}: {error}") from error
        check_reason(game, action, reason)


def conceivable(game: Game) -> Iterator[Action]:
    """Every action that can be written, possible or not; of drawn cards, one more than there are."""
    drawn = max(len(player.drawn) for player in game.state.players)
    for verb, words in game.rules.words.items():
        yield from all_words(game, verb)
        if words == ("place",):
            yield from (Action(verb, DRAWN_CARDS + at) for at in range(drawn + 1))


def check_reason(game: Game, action: Action, reason: object) -> None:
    if not isinstance(reason, Reason):
        raise CheckError(f"{action} is neither offered nor refused")
    for cause in (reason, *reason.also):
        if cause.rule not in game.rules.clauses:
            problem = f"{action} is refused by '{cause.rule}' ({cause.key}), which has no clause"
            raise CheckError(problem)


def _is_sampled(game: Game, options: Sequence[Action]) -> bool:
    """The same positions every time, so that what was found is found again."""
    supplies = sum(sum(player.supply) for player in game.state.players)
    return (len(options) + supplies + game.state.display.deck_count()) % SAMPLE == 0


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


# Positions as plain values


def position(game: Game) -> object:
    """All of a position as plain values, so that two positions can be compared."""
    return _plain(game.state)


def attributes(thing: object) -> Sequence[str]:
    """The names of what an object holds; those of a class never change."""
    kind = type(thing)
    if kind not in _ATTRIBUTES:
        _ATTRIBUTES[kind] = sorted(fields_of(thing))
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
    if isinstance(value, dict):
        return tuple((name, _plain(part)) for name, part in sorted(value.items()))
    if isinstance(value, Script | Effect):
        return value.address
    if isinstance(value, HexMap):
        return _drawn(value)
    return (type(value).__name__, *[_plain(getattr(value, name)) for name in attributes(value)])


def _drawn(hexmap: HexMap) -> tuple[str, str]:
    """A map never changes, so it is drawn only once."""
    last = _LAST_MAP.get(hexmap.name)
    if last is None or last[0] is not hexmap:
        last = (hexmap, draw_tiles(hexmap.tiles))
        _LAST_MAP[hexmap.name] = last
    return hexmap.name, last[1]


_LAST_MAP: dict[str, tuple[HexMap, str]] = {}
