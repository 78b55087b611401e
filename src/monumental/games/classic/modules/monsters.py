"""Monsters: they lie among the Barbarians, attack when found, and guard their tile until defeated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE, Action, one_of_each
from monumental.engine.agenda import CardStep, Part, absent, resolve
from monumental.engine.catalog import MONSTER
from monumental.engine.moves.turn import in_turn_order
from monumental.engine.reasons import Reason
from monumental.engine.resources import CULTURE, GOLD, MILITARY, shortage, spend, spendable
from monumental.engine.rules import ActionRule, Discovery, Parts, SetupPart, Victims, Wishes
from monumental.engine.scoring.points import Achievement
from monumental.engine.sentences.general import Noun
from monumental.engine.sentences.nouns import KNOWLEDGE_OWNED, WONDERS_COMPLETED, Policies
from monumental.engine.state import NOWHERE, Slot
from monumental.games.classic.land.explorer import (
    EXPEDITION,
    explorer_at,
    explorer_refusal,
    has_explored,
    spend_explorer,
)
from monumental.games.classic.modules.attacks import MONSTERS, Lose, LoseCard, RecallExplorers, Withdraw
from monumental.games.classic.scoring import ExplorationTokens, MarketTokens, OutpostsBuilt, Provinces
from monumental.games.classic.state import EXPLORERS, ClassicState, classic

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.agenda import Step
    from monumental.engine.catalog import Card, Catalog, Monster
    from monumental.engine.effects import Effect
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules

DEFEAT: Final = one_of_each("defeat", EXPLORERS)


class Monsters(Slot):
    """The Monsters that were found. Never changes.

    `tiles`, `cards` and `finders` go together: where each one stands, its card, and who conquered it there.
    """

    name = MONSTERS
    card_fields = ("cards", "defeated")
    tile_fields = ("tiles", "waiting")

    def __init__(
        self,
        tiles: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        finders: tuple[int, ...] = (),
        waiting: tuple[int, ...] = (),
        defeated: tuple[int, ...] = (),
        winners: tuple[int, ...] = (),
    ) -> None:
        self.tiles = tiles
        self.cards = cards
        self.finders = finders
        self.waiting = waiting  # the tiles of those that are still to attack, in the order of revelation
        self.defeated = defeated
        self.winners = winners  # who defeated each of them

    def fields(self) -> dict[str, object]:
        return {
            "tiles": self.tiles,
            "cards": self.cards,
            "finders": self.finders,
            "waiting": self.waiting,
            "defeated": self.defeated,
            "winners": self.winners,
        }

    def problem(self, catalog: Catalog, seats: int) -> str:
        return self.problem_on_the_map() or self.problem_with_cards(catalog, seats)

    def problem_on_the_map(self) -> str:
        if not len(self.tiles) == len(self.cards) == len(self.finders):
            return "tiles: every Monster has a tile, a card and a finder"
        if len(set(self.tiles)) < len(self.tiles):
            return "tiles: two Monsters stand on one tile"
        if any(tile not in self.tiles for tile in self.waiting):
            return "waiting: there is no Monster on such a tile"
        if len(set(self.waiting)) < len(self.waiting):
            return "waiting: each Monster attacks once"
        return ""

    def problem_with_cards(self, catalog: Catalog, seats: int) -> str:
        if len(self.defeated) != len(self.winners):
            return "winners: somebody has defeated each Monster, and one player only"
        found = (*self.cards, *self.defeated)
        if any(card == EMPTY or catalog.cards[card].kind != MONSTER for card in found):
            return "cards: only Monsters belong here"
        if len(set(found)) < len(found):
            return "cards: there is one of each Monster"
        if any(seat >= seats for seat in (*self.finders, *self.winners)):
            return "finders: there is no such seat"
        return ""

    def at(self, tile: int) -> int:
        """The Monster on a tile; EMPTY: none."""
        return self.cards[self.tiles.index(tile)] if tile in self.tiles else EMPTY

    def with_found(self, tile: int, card: int, finder: int) -> Monsters:
        return Monsters(
            (*self.tiles, tile),
            (*self.cards, card),
            (*self.finders, finder),
            self.waiting,
            self.defeated,
            self.winners,
        )

    def with_waiting(self, waiting: tuple[int, ...]) -> Monsters:
        return Monsters(self.tiles, self.cards, self.finders, waiting, self.defeated, self.winners)

    def with_defeat(self, tile: int, seat: int) -> Monsters:
        """The card goes to whoever defeated it; a Monster that has not attacked yet never will."""
        position = self.tiles.index(tile)
        return Monsters(
            self.tiles[:position] + self.tiles[position + 1 :],
            self.cards[:position] + self.cards[position + 1 :],
            self.finders[:position] + self.finders[position + 1 :],
            tuple([other for other in self.waiting if other != tile]),
            (*self.defeated, self.cards[position]),
            (*self.winners, seat),
        )


def monsters(state: ClassicState) -> Monsters:
    found = state.slots[Monsters.name]
    assert isinstance(found, Monsters)
    return found


def printed(card: Card) -> Monster:
    """What stands on a Monster's card."""
    assert card.monster is not None
    return card.monster


class LayOutMonsters(SetupPart):
    """Nobody has found one yet: they lie among the Barbarians."""

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        game.state.slots[Monsters.name] = Monsters()


# Whom they hit


class Conqueror(Victims):
    """Who conquered its Province."""

    def hits(self, game: Game, seat: int, finder: int, tile: int) -> bool:
        return seat == finder


class Others(Victims):
    """Everybody but the conqueror."""

    def hits(self, game: Game, seat: int, finder: int, tile: int) -> bool:
        return seat != finder


class Everyone(Victims):
    def hits(self, game: Game, seat: int, finder: int, tile: int) -> bool:
        return True


class Neighbours(Victims):
    """Who holds land next to its tile."""

    def hits(self, game: Game, seat: int, finder: int, tile: int) -> bool:
        state = classic(game)
        return bool(state.land[seat] & state.hexmap.around[tile])


class Most(Victims):
    """Who has most of something, all of them where several do; nobody where nobody has any."""

    def __init__(self, counted: Noun) -> None:
        self.counted = counted

    def hits(self, game: Game, seat: int, finder: int, tile: int) -> bool:
        count = self.counted.count(game, seat)
        return count > 0 and all(
            self.counted.count(game, other) <= count for other in range(len(game.state.players))
        )


class Kept(Noun):
    """A resource that is kept from turn to turn."""

    def __init__(self, name: str, resource: int) -> None:
        super().__init__(name)
        self.resource = resource

    def count(self, game: Game, seat: int) -> int:
        return game.state.players[seat].supply[self.resource]


#: By the word of a pack; other modules may add to them.  [MOD-MON-04]
VICTIMS: Final[dict[str, Victims]] = {
    "conqueror": Conqueror(),
    "neighbours": Neighbours(),
    "others": Others(),
    "everyone": Everyone(),
    "most_gold": Most(Kept("gold", GOLD)),
    "most_culture": Most(Kept("culture", CULTURE)),
    "most_province": Most(Provinces("province")),
    "most_knowledge": Most(KNOWLEDGE_OWNED),
    "most_wonder": Most(WONDERS_COMPLETED),
    "most_policy": Most(Policies("policy")),
    "most_outpost": Most(OutpostsBuilt("outpost")),
    "most_exploration_token": Most(ExplorationTokens("exploration_token")),
    "most_market_token": Most(MarketTokens("market_token")),
}


# Finding and attacking


def reveal(game: Game, seat: int, token: Card, tile: int) -> None:
    """The token gives nothing; the Monster stands on its tile and guards it. Else the tile stays as it is.

    [MOD-MON-02, MOD-MON-06, MOD-MON-09]
    """
    state = classic(game)
    state.slots[Monsters.name] = monsters(state).with_found(tile, token.number, seat)
    state.guarded |= 1 << tile
    game.tell("monster-found", seat, token.number, tile)


class RevealAndAttack(Discovery):
    """A Monster attacks as soon as it is found.  [MOD-MON-03]"""

    harms = True

    def turn_over(self, game: Game, seat: int, token: Card, tile: int) -> None:
        reveal(game, seat, token, tile)
        game.state.agenda.append(Attack(seat, token, tile))


ATTACKS_AT_ONCE: Final = RevealAndAttack()


class Attack(CardStep):
    """`seat` found the Monster: whoever it hits, in turn order from there, takes the loss.  [MOD-MON-04]"""

    module = MONSTERS
    kinds = (MONSTER,)

    def __init__(self, seat: int, card: Card, tile: int) -> None:
        super().__init__(seat, card)
        self.tile = tile

    def parts(self) -> list[Part]:
        return [self.seat, self.card, self.tile]

    def missing(self, game: Game) -> str:
        return super().missing(game) or absent("tile", self.tile, range(len(classic(game).troops)))

    def run(self, game: Game) -> None:
        game.tell("monster-attacks", NONE, self.card.number, self.tile)
        monster = printed(self.card)
        victims = game.rules.victims[monster.hits]
        hit = [
            seat for seat in in_turn_order(game, self.seat) if victims.hits(game, seat, self.seat, self.tile)
        ]
        for seat in reversed(hit):
            resolve(game, seat, monster.attack, NOWHERE)


# Defeating


class DefeatMonster(ActionRule):
    """An Explorer defeats the Monster on its tile: `defeat 1`. Its strength is paid in Military.

    [MOD-MON-07]
    """

    verb = "defeat"
    part_of = EXPEDITION

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        state = classic(game)
        if not state.guarded:
            return
        for explorer in range(EXPLORERS):
            card = monsters(state).at(explorer_at(state, seat, explorer))
            if card != EMPTY and not has_explored(state, seat, explorer):
                strength = printed(game.catalog.cards[card]).strength
                if spendable(state.players[seat], MILITARY) >= strength:
                    options.append(DEFEAT[explorer])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        reason = explorer_refusal(game, seat, action.first)
        if reason is not None:
            return reason
        state = classic(game)
        card = monsters(state).at(explorer_at(state, seat, action.first))
        if card == EMPTY:
            return Reason("no-monster", "defeat")
        strength = printed(game.catalog.cards[card]).strength
        return shortage(state.players[seat], MILITARY, strength, "defeat")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        state = classic(game)
        tile = explorer_at(state, seat, action.first)
        card = game.catalog.cards[monsters(state).at(tile)]
        spend(game, seat, MILITARY, printed(card).strength)
        spend_explorer(game, seat, action.first)
        take_monster(game, seat, tile)


def take_monster(game: Game, seat: int, tile: int) -> None:
    """A Monster is defeated: its card goes to the winner, and it guards its tile no more."""
    state = classic(game)
    card = monsters(state).at(tile)
    state.slots[Monsters.name] = monsters(state).with_defeat(tile, seat)
    state.guarded &= ~(1 << tile)
    game.tell("defeated", seat, card, tile)


class MonsterPoints(Achievement):
    """Monsters one has defeated; they have no dominance.  [MOD-MON-08]"""

    name = "monsters"
    points = 1

    def count(self, game: Game, seat: int) -> int:
        return monsters(classic(game)).winners.count(seat)


#: The clauses of ours behind the questions and reasons of Monsters.
MONSTER_CLAUSES: Final = {
    "guarded": "MOD-MON-06",
    "defeat": "MOD-MON-07",
    "withdraw": "MOD-MON-04",
    "lose-card": "MOD-MON-04",
    "attack-limits": "MOD-MON-05",
}

MONSTER_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "defeat": ("nth",),
    "withdraw": ("tile",),
    "withdraw-warlord": (),
}

ATTACK_VERBS: Final[dict[str, Callable[..., Effect]]] = {
    "lose": Lose,
    "withdraw": Withdraw,
    "recall_explorers": RecallExplorers,
    "lose_card": LoseCard,
}


def with_monsters(
    rules: Rules,
    discovery: Discovery = ATTACKS_AT_ONCE,
    after_round: tuple[Callable[[int], Step], ...] = (),
) -> Rules:
    """The Monsters, which attack as soon as they are found; other rules may know another moment."""
    return rules.with_module(
        "monsters",
        Parts(
            setup=(LayOutMonsters(),),
            actions=(DefeatMonster(),),
            kinds=("monster",),
            texts=("attack",),
            verbs=ATTACK_VERBS,
            discoveries={MONSTER: discovery},
            victims=VICTIMS,
            achievements=(MonsterPoints(),),
            clauses=MONSTER_CLAUSES,
            words=MONSTER_WORDS,
            slots={Monsters.name: Monsters},
            after_round=after_round,
        ),
    )
