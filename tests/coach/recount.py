"""A position counted anew, by the rulebook and without the coach: points, dangers, prices, and the end.

What can be counted is counted card by card and tile by tile; what can be done is tried.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from monumental.engine.action import EMPTY, NONE, Action
from monumental.engine.agenda import Task
from monumental.engine.catalog import KNOWLEDGE, PROVINCE, WONDER
from monumental.engine.chance import seeded
from monumental.engine.game import Game
from monumental.engine.pieces.city import activate_cells
from monumental.engine.resources import CULTURE, GOLD, PRODUCTION, RESOURCES
from monumental.engine.state import CELLS, PLACES
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.state import ClassicState, classic
from monumental.games.classic.turn import TakeActions
from monumental.games.continuous.rounds import ChooseTurnAction
from monumental.games.duel.rounds import TakeTurn
from monumental.games.duel.scouts.trade import FreeCities
from monumental.games.duel.state import DuelState, duel
from monumental.play.options.trial import NoLuck
from monumental.testing import Leanings

# What is owned, and points

#: For each line of a score sheet, what one is worth, and Dominance for whoever has most of it.
WORTH: Final = {
    "provinces": (1, 3),
    "knowledge": (1, 3),
    "wonders": (2, 3),
    "policies": (2, 3),
    "free-cities": (2, 0),
    "monsters": (1, 0),
    "automa-gold": (1, 0),
}


def owned(game: Game, seat: int) -> Counter[int]:
    """All cards of a city, wherever they lie; archived ones and a Wonder in construction are not owned."""
    player = game.state.players[seat]
    piles = (player.city, player.deck.known, player.deck.urn, player.discard, player.aside, player.drawn)
    return Counter(card for pile in piles for card in pile if card != EMPTY)


def of_kind(game: Game, seat: int, kind: int, starting: bool = True) -> int:
    cards = game.catalog.cards
    return sum(
        count
        for card, count in owned(game, seat).items()
        if cards[card].kind == kind and (starting or not cards[card].starting)
    )


def provinces(game: Game, seat: int) -> int:
    """On a map, all tiles but one's Capital; in Duel, all Provinces of one's stack but no Barricade."""
    state = game.state
    if isinstance(state, ClassicState):
        return sum(state.land[seat] >> tile & 1 for tile in range(len(state.troops))) - 1
    return sum(game.catalog.cards[card].kind == PROVINCE for card in duel(game).stacks[seat].cards)


def that_count(game: Game, seat: int) -> dict[str, int]:
    """How many of each line count for Dominance."""
    state = game.state
    found = {
        "provinces": provinces(game, seat),
        "knowledge": of_kind(game, seat, KNOWLEDGE),
        "wonders": of_kind(game, seat, WONDER),
        "policies": len(state.players[seat].policies),
    }
    for slot in state.slots.values():
        if isinstance(slot, FreeCities):
            found["free-cities"] = len(slot.owned[seat])
        if isinstance(slot, Monsters):
            found["monsters"] = sum(winner == seat for winner in slot.winners)
    if not state.is_played(seat) and game.rules.on("automa_gold_scores"):
        found["automa-gold"] = state.players[seat].supply[GOLD] // 3
    return found


def dominates(game: Game, seat: int, part: str) -> bool:
    """Nobody has more, and somebody has one."""
    counts = [that_count(game, each)[part] for each in range(len(game.state.players))]
    return counts[seat] == max(counts) > 0 and WORTH[part][1] > 0


def lead(game: Game, seat: int, part: str) -> int:
    """How many more a seat has than whoever is next."""
    counts = [that_count(game, each)[part] for each in range(len(game.state.players))]
    return counts.pop(seat) - max(counts)


def sheet(game: Game, seat: int) -> dict[str, int]:
    """Points by line, and all Dominance together."""
    counts = that_count(game, seat)
    points = {part: count * WORTH[part][0] for part, count in counts.items()}
    if not isinstance(game.state, ClassicState) and not game.rules.on("starting_knowledge_scores"):
        points["knowledge"] = of_kind(game, seat, KNOWLEDGE, starting=False)
    return points | {"dominance": sum(WORTH[part][1] for part in counts if dominates(game, seat, part))}


def gained_points(before: Game, then: Game, seat: int) -> dict[str, int]:
    """By how much each line has changed, if it has."""
    old, new = sheet(before, seat), sheet(then, seat)
    return {part: new[part] - old[part] for part in old if new[part] != old[part]}


def wins_alone(game: Game, seat: int) -> bool:
    """Most points; tied, in Duel the Advantage; then most Gold; then most Culture."""

    def rank(each: int) -> tuple[int, ...]:
        supply = game.state.players[each].supply
        advantage = isinstance(game.state, DuelState) and game.state.advantage.holder == each
        return sum(sheet(game, each).values()), int(advantage), supply[GOLD], supply[CULTURE]

    return all(rank(seat) > rank(other) for other in range(len(game.state.players)) if other != seat)


# What could be taken

TROOP, WARLORD, OUTPOST, WONDER_TOKEN = 1, 2, 3, 2


def in_danger(game: Game, seat: int) -> int:
    """How many Provinces others could take: in Duel the topmost one, on a map those with too few Units."""
    state = game.state
    if not isinstance(state, ClassicState):
        return int(bool(offered(game, 1 - seat, "conquer")))
    rivals = [rival for rival in range(len(state.players)) if rival != seat and state.is_played(rival)]
    own = [tile for tile in tiles_of(state, seat) if tile != state.capitals[seat]]
    most = {tile: max((can_send(game, rival, tile) for rival in rivals), default=0) for tile in own}
    return sum(most[tile] >= held(state, seat, tile) for tile in own)


def tiles_of(state: ClassicState, seat: int) -> set[int]:
    return {tile for tile in range(len(state.troops)) if state.land[seat] >> tile & 1}


def held(state: ClassicState, seat: int, tile: int) -> int:
    """The Units that are needed for a Province: its value, and what stands there; one at least."""
    defense = state.hexmap.values[tile] + TROOP * state.troops[tile]
    defense += WARLORD * (state.warlords[seat] == tile)
    defense += OUTPOST * (state.outposts >> tile & 1)
    defense += WONDER_TOKEN * (state.wonders[tile] != EMPTY)
    return max(1, defense)


def can_send(game: Game, rival: int, target: int) -> int:
    """All Units that a rival can spare on land of its own that is connected with the target."""
    state = classic(game)
    land = tiles_of(state, rival)
    touching = land & set(state.hexmap.neighbours[target])
    joining = walked(state, touching, land)
    if game.rules.on("isolated_strict"):
        joining &= walked(state, {state.capitals[rival]}, land) | touching
    return sum(spare(state, rival, tile) for tile in joining)


def walked(state: ClassicState, start: set[int], land: set[int]) -> set[int]:
    found, fresh = set(start), set(start)
    while fresh:
        fresh = {near for tile in fresh for near in state.hexmap.neighbours[tile] if near in land} - found
        found |= fresh
    return found


def spare(state: ClassicState, seat: int, tile: int) -> int:
    """A Capital and an Outpost keep nobody, any other Province one Unit."""
    units = state.troops[tile] + (state.warlords[seat] == tile)
    keeps = tile != state.capitals[seat] and not state.outposts >> tile & 1
    return max(0, units - keeps)


# What could be done


def asked_for_a_turn(game: Game, seat: int) -> Game:
    """The same position, if it were this seat's turn."""
    turns: dict[str, Task] = {
        "duel": TakeTurn(seat),
        "classic": TakeActions(seat),
        "continuous": ChooseTurnAction(seat),
    }
    copy = game.clone(NoLuck())
    copy.state.agenda.append(turns[game.rules.name])
    return copy


def offered(game: Game, seat: int, *verbs: str) -> list[Action]:
    """What a seat could do, if it were its turn."""
    return [option for option in asked_for_a_turn(game, seat).options() if option.verb in verbs]


def for_sale(game: Game, seat: int) -> set[int]:
    """The cards that a seat could pay for, if it were its turn."""
    slots = game.state.display.slots
    return {
        slots[option.first] if option.verb == "acquire" else option.first
        for option in offered(game, seat, "acquire", "build")
    }


def price(game: Game, seat: int, verb: str) -> int:
    """The least that must be there to do this: Culture for a Policy, Production for the second half."""
    resource = {"develop": CULTURE, "complete": PRODUCTION}[verb]
    for amount in range(100):
        copy = game.clone(NoLuck())
        supply = copy.state.players[seat].supply
        supply[GOLD] = supply[GOLD] if resource == CULTURE else 0
        supply[resource] = amount
        if offered(copy, seat, verb):
            return amount
    return NONE


def conquest_price(game: Game, seat: int) -> int:
    """The least with which a seat of Duel could take the other's topmost Province; -1: there is none."""
    for amount in range(100):
        copy = game.clone(NoLuck())
        copy.state.players[seat].supply[:] = [0] * len(RESOURCES)
        copy.state.players[seat].supply[GOLD] = amount
        if offered(copy, seat, "conquer"):
            return amount
    return NONE


def given(game: Game, seat: int, card: int) -> list[int]:
    """What a city gains when this card is activated in it."""
    copy = game.clone(NoLuck())
    player = copy.state.players[seat]
    player.city[:] = [EMPTY] * PLACES
    player.city[0 if game.catalog.cards[card].kind != KNOWLEDGE else CELLS] = card
    before = list(player.supply)
    activate_cells(copy, seat, 1)
    return [new - old for old, new in zip(before, player.supply, strict=True)]


# How near the end is


def cards_left(game: Game) -> int:
    """In the deck behind the display; where boxes are mixed, some of each era stay out of it."""
    display = game.state.display
    return sum(len(era) for era in display.eras) - sum(sum(spare) for spare in display.spare)


def cards_left_next(game: Game) -> int:
    """The same after the display was replenished, if nobody took any more of it.

    In Duel three cards stay. In classic all of a row that somebody took one from, and of another all but one.
    In the continuous mode as many go as there are players, those that were taken counted.
    """
    display = game.state.display
    places = len(display.slots)
    lying = [slot != EMPTY for slot in display.slots]
    if game.rules.name == "duel":
        stay = min(3, sum(lying))
    elif game.rules.name == "classic":
        length = places // display.rows
        rows = [sum(lying[row * length : (row + 1) * length]) for row in range(display.rows)]
        stay = sum(max(0, count - (not display.taken >> row & 1)) for row, count in enumerate(rows))
    else:
        players = len(game.state.players)
        left = players if game.rules.on("leave_as_many_as_players") else places - players
        stay = sum(lying) if places - sum(lying) >= players else left
    return max(0, cards_left(game) - (places - stay))


#: Nobody needs to know how many more there are.
MANY: Final = 2


def rounds_to_come(game: Game, *done: Action) -> int:
    """How many rounds follow the one that is played after this, if it is played on somehow: 2 may be more."""
    copy = game.clone(seeded(0))
    for action in done:
        if action in copy.options():
            copy.play(action)
    began, players = copy.state.round, Leanings(0)
    while not copy.over and copy.state.round < began + MANY:
        copy.play(players.choose(copy.options()))
    return copy.state.round - began
