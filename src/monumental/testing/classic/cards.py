"""What holds in every position of classic beside the map: cards, the display, turns and the length."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import BARBARIAN, FREE_TOWN, WONDER
from monumental.engine.moves.wonder import KeepWonder, PutWonderOnDeck
from monumental.engine.pieces.city import KeepKnowledge
from monumental.engine.resources import BASICS
from monumental.engine.setup import DISPLAY_SIZE
from monumental.engine.state import HERO
from monumental.games.classic.land.hexmap import members, tile_set
from monumental.games.classic.state import EXPLORERS, classic
from monumental.testing.classic.automas import LEAVES, automas_of, check_automas
from monumental.testing.classic.heroes import heroes_of
from monumental.testing.classic.map import check_map
from monumental.testing.classic.monsters import monsters_of
from monumental.testing.common import (
    check_basic_buildings,
    check_development_cards,
    check_starting_cards,
    check_supplies,
    check_urns,
    hold,
    same,
)

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import Player


def check_conservation(game: Game) -> None:
    """Every card, piece and token of the game is where it may be, and nothing is owed."""
    check_belongings(game)
    check_display(game)
    check_turn(game)


def check_belongings(game: Game) -> None:
    """Whatever belongs to somebody, lies on the map or has left the game; of modules, too."""
    check_starting_cards(game)
    check_development_cards(game, classic(game).removed)
    check_basic_buildings(game, ())
    check_removed(game)
    check_unfinished(game)
    check_supplies(game)
    check_urns(game)
    check_map(game)
    check_guards_and_heroes(game)
    check_automas(game)


def check_guards_and_heroes(game: Game) -> None:
    """Monsters guard the tiles that they stand on; nobody has a Hero where there are none."""
    state = classic(game)
    found = monsters_of(state)
    tiles = () if found is None else found.tiles
    hold(state.guarded == tile_set(tiles), f"guarded are tiles {members(state.guarded)}, Monsters on {tiles}")
    has_heroes = heroes_of(state) is not None
    for seat, player in enumerate(state.players):
        hold(has_heroes or player.hero == EMPTY, f"seat {seat} has a Hero without the module")
        is_marked = bool(player.marked >> HERO & 1)
        hold(not is_marked or player.hero != EMPTY, f"seat {seat} has an Action token on no Hero")


# Cards


def check_removed(game: Game) -> None:
    """Only Wonders that were given up, Exploration tokens, and Market tokens of Automas leave the game."""
    state = classic(game)
    kinds = LEAVES if automas_of(state) else (WONDER, BARBARIAN, FREE_TOWN)
    for number in state.removed:
        card = game.catalog.cards[number]
        hold(card.kind in kinds, f"{card.key} left the game")


def check_unfinished(game: Game) -> None:
    """What lies in no pile is waited for; of two Wonders begun, one is about to be given up."""
    state = classic(game)
    for seat, player in enumerate(state.players):
        awaited = []
        for task in state.agenda:
            if task.seat == seat and isinstance(task, PutWonderOnDeck):
                awaited.append(task.card.number)
            elif task.seat == seat and isinstance(task, KeepKnowledge):
                awaited.append(task.second.number)
        same(game, f"cards of seat {seat} in no pile", player.aside, awaited)
        is_asked = any(isinstance(task, KeepWonder) and task.seat == seat for task in state.agenda)
        hold((player.second_wonder != EMPTY) == is_asked, f"seat {seat} has two Wonders in construction")
        hold(player.second_wonder == EMPTY or player.wonder != EMPTY, f"seat {seat} has a second Wonder only")


def check_display(game: Game) -> None:
    """One row of six, with two players two rows of three."""
    check_deck(game, 2 if len(game.state.players) == 2 else 1, DISPLAY_SIZE)
    if turn_is_fresh(game):
        check_replenished(game)


def check_deck(game: Game, rows: int, size: int) -> None:
    """The display has its places, and the eras come in their order."""
    display = game.state.display
    hold(display.rows == rows, f"the display has {display.rows} rows")
    hold(len(display.slots) == size, f"the display has {len(display.slots)} places")
    hold(0 <= display.taken < 1 << rows, f"cards were acquired from rows {display.taken:b}")
    eras = game.rules.eras[len(game.rules.eras) - len(display.eras) :]
    cards = game.catalog.cards
    for era, urn in zip(eras, display.eras, strict=True):
        strange = [cards[card].key for card in urn if cards[card].era != era]
        hold(not strange, f"among the cards of era {era} are {strange}")
    whole = [sum(table[era - 1] for table in game.rules.deck_table.values()) for era in eras]
    spare = [sum(counts) for counts in display.spare] or [0] * len(eras)
    in_deck = [len(urn) - unused for urn, unused in zip(display.eras, spare, strict=True)]
    begun = [count < size for count, size in zip(in_deck, whole, strict=True)]
    hold(not any(begun[1:]), "a later era began before the earlier one was dealt")
    hold(display.separations == begun.count(False), f"{display.separations} Separation cards are left")


def check_replenished(game: Game) -> None:
    """When a turn or round begins, gaps are next to the deck, and only once the deck is empty."""
    display = classic(game).display
    hold(not display.taken, "a card counts as acquired before the turn or round began")
    length = display.row_length()
    for row in range(display.rows):
        gaps = [card == EMPTY for card in display.slots[row * length : (row + 1) * length]]
        hold(gaps == sorted(gaps, reverse=True), f"row {row + 1} of the display has a gap: {display.slots}")
        hold(not gaps[0] or not display.deck_count(), f"row {row + 1} of the display was not filled")


# Turns


def turn_is_fresh(game: Game) -> bool:
    """Nothing has happened this turn."""
    return not game.over and game.choice().question == "activate"


def check_turn(game: Game) -> None:
    """It is somebody's turn, and what counts for a turn belongs to this one."""
    state = classic(game)
    if game.over or not state.round:
        hold(state.active == NONE, f"it is the turn of seat {state.active}")
        return
    hold(0 <= state.active < len(state.players), f"it is the turn of seat {state.active}")
    hold(state.agenda[0].seat == state.active, f"seat {state.agenda[0].seat} acts, not {state.active}")
    for seat, player in enumerate(state.players):
        if seat != state.active or turn_is_fresh(game):
            check_rests(seat, player)
        others = state.explored >> seat * EXPLORERS & (1 << EXPLORERS) - 1
        hold(not others or seat == state.active, f"an Explorer of seat {seat} acted on another's turn")
        hold(not player.passed, f"seat {seat} passed, which nobody does")
    if turn_is_fresh(game):
        check_nothing_counts(game)


def check_nothing_counts(game: Game) -> None:
    """When a turn or round begins, what counted for the one before is forgotten."""
    state = classic(game)
    for seat, player in enumerate(state.players):
        kept = [player.supply[basic] for basic in BASICS]
        hold(not any(kept), f"seat {seat} kept Basic resources: {player.supply}")
        hold(not any(player.gained), f"what seat {seat} gained is remembered: {player.gained}")
        hold(not player.did, f"what seat {seat} did is remembered: {sorted(player.did)}")
        hold(not player.marked, f"Action tokens of seat {seat} are left: {player.marked:b}")
    hold(not state.explored, f"Explorers acted before it began: {state.explored:b}")
    hold(state.unchosen is None, "an earlier benefit can still be gained")


def check_rests(seat: int, player: Player) -> None:
    """No card is activated: in classic outside one's turn, in the continuous mode between rounds."""
    turned = player.rotated | player.activated | player.reinforced
    hold(not turned, f"cards of seat {seat} lie turned at cells {turned:b}")
    hold(not player.drawn, f"seat {seat} has drawn cards beside the city: {player.drawn}")


# The length of a game


def check_length(game: Game) -> None:
    """The deck sets the pace: a turn takes at least a card off each row, and at most the whole display."""
    state = classic(game)
    fewest, most = rounds_of(game)
    hold(state.round <= most, f"round {state.round} is played, and a game has at most {most}")
    hold(not state.final or state.ending, "the final round is played, and the end was not triggered")
    left = state.display.deck_count()
    if game.over:
        hold(state.round >= fewest, f"the game is over after {state.round} rounds, and has at least {fewest}")
        hold(state.final and not left, f"the game is over with {left} cards in the deck")
    elif state.round:
        seats = len(state.players)
        turns = (state.round - 1) * seats + (state.active - state.first) % seats
        deck = deck_size(game) - DISPLAY_SIZE
        hold(left <= max(0, deck - state.display.rows * turns), f"{left} cards are left after {turns} turns")
        hold(left >= deck - DISPLAY_SIZE * turns, f"only {left} cards are left after {turns} turns")
        hold(state.ending == (not left), f"{left} cards are left, and the end is {state.ending}")


def deck_size(game: Game) -> int:
    """All Development cards of the game."""
    return sum(table[era - 1] for table in game.rules.deck_table.values() for era in game.rules.eras)


def rounds_of(game: Game) -> tuple[int, int]:
    """How many rounds a game has at least and at most.

    As long as the deck lasts, every row is full when a turn begins, and whoever acquires nothing from it
    discards a card. So each turn deals at least a card to every row, and at most one to every place. The
    round in which the deck runs out is played to its end; then comes the final one.
    """
    seats = len(game.state.players)
    deck = deck_size(game) - DISPLAY_SIZE
    fewest_turns = -(-deck // DISPLAY_SIZE)
    most_turns = -(-deck // game.state.display.rows)
    return -(-fewest_turns // seats) + 1, -(-most_turns // seats) + 1
