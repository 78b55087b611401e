"""Positions of classic: the map, Units, Explorers, tokens, and a turn with any number of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.bots.classic.automa import prospects, to_the_next_card
from monumental.bots.classic.habits import Habits, leave_it
from monumental.bots.classic.map import (
    Attackers,
    Walk,
    danger,
    free_units,
    promise,
    readiness,
    risks,
    targets,
    wonder_walls,
)
from monumental.bots.classic.rivals import Rivals
from monumental.bots.classic.shop import Shop
from monumental.bots.classic.texts import ClassicReader
from monumental.bots.sight.outlook import Outlook
from monumental.bots.sight.style import PLAIN
from monumental.engine.action import EMPTY, NONE
from monumental.engine.pieces.city import top_place
from monumental.engine.resources import MILITARY
from monumental.engine.state import ALL_CELLS, CELLS, HERO, PLACES_OF
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.bots.sight.outlook import Leads
    from monumental.bots.sight.style import Style
    from monumental.bots.sight.texts import Worth
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.engine.state import Player
    from monumental.games.classic.land.conquest import Target
    from monumental.games.classic.state import ClassicState

#: A row of the display loses about so many cards a turn, by the number of rows.
CARDS_A_TURN: Final = {1: 1.45, 2: 1.2}
MORE_ROWS: Final = 1.0

#: A lost Province: a point, some Dominance, and what a rival gains by it.
SWING: Final = 1.8


class ClassicOutlook(Outlook):
    reader = ClassicReader()
    attackers: ClassVar = Attackers()

    usual: ClassVar = {
        "deck": 0.6,  # what an average city yields in a turn
        "hero": 0.7,  # how often the text of one's Hero brings something
        "knowledge": 0.35,  # how often a Knowledge comes up in a turn
        "policy": 0.8,  # how often the topmost Policy is used
        "next policy": 0.85,  # Culture that pays for a Policy, compared with the Policy
        "wonder begun": 0.8,  # what was paid for it, compared with the whole Wonder
        "bonus": 0.6,  # of what a bonus or a token's benefit brings
        "soon": 0.3,  # a card that lies in the city for the next turn
        "reserve": 0.95,  # a Market token still to be used …
        "last reserve": 0.3,  # … in the last turn
        "production": 0.36,  # a Production token in reserve
        "gold": 0.45,
        "last gold": 0.02,
        "province lost": 0.4,  # of the points that change hands: whoever only guards wins nothing
        "in hand": 0.85,  # what can be bought, compared with what is
        "left over": 0.05,
        "drawn": 0.05,  # a card drawn on this turn: Science that is left over may still bring something
        "text in reach": 0.5,  # of an activated card, not used yet
    }

    def __init__(self, game: Game, seat: int, worths: list[Worth], style: Style = PLAIN) -> None:
        super().__init__(game, seat, worths, style)
        self.automas = [other for other in self.others if not game.state.is_played(other)]
        self.habits = Habits(seat, worths, self.attackers)
        self.rivals = self.who_else(game)

    def ahead(self, game: Game) -> float:
        state = classic(game)
        if state.final:
            return 0.0
        display = state.display
        turns = display.deck_count() / (display.rows * CARDS_A_TURN.get(display.rows, MORE_ROWS))
        return 1.0 + turns / len(state.players)

    def acts(self, state: ClassicState) -> bool:
        """Can this seat still make something of its resources?"""
        return state.active == self.seat

    def who_else(self, game: Game) -> Rivals:
        """The others, as those who want the same."""
        return Rivals()

    def is_rest(self, option: Action) -> bool:
        return option.verb == "end"

    def in_view(self, game: Game) -> Game:
        return to_the_next_card(game, self.seat) if self.automas else game

    def habit(self, game: Game, options: list[Action]) -> Action | None:
        return self.habits.answer(game, options)

    def easy_answer(self, game: Game, options: list[Action]) -> Action | None:
        return leave_it(options)

    def theirs(self, game: Game, ahead: float, leads: Leads) -> float:
        """The others' points, and what Automas have: cards and plans do not change on one's own turn."""
        total = 0.0
        for name, part in leads.parts.items():
            # What counts for Dominance is what gives points.
            total += part.points * sum(leads.theirs[name])
        for automa in self.automas:
            total += prospects(classic(game), automa, ahead)
        return total / len(self.others)

    def mine(self, game: Game, ahead: float, leads: Leads, hopes: bool) -> float:
        state = classic(game)
        player = state.players[self.seat]
        acting = self.acts(state)
        hopes = hopes and acting
        shop = self.shop(game, leads, acting=acting)
        total = self.holdings(game, self.seat, ahead) + self.hero(player, ahead)
        total += self.weights["drawn"] * len(player.drawn)
        total += shop.savings() + shop.policies() + shop.wonder()
        if ahead:
            total += self.weights["soon"] * self.next_city(player)
        if ahead or hopes:
            total += self.reserve(state, ahead) + shop.token() * state.holdings[self.seat].production
        if state.capitals[self.seat] == NONE:
            return total
        found = targets(game, state, self.seat)
        units = free_units(state, self.seat)
        walk = Walk(game, state, self.seat, self.worths)
        total += self.map(game, state, ahead, found, units, walk)
        if hopes:
            total += shop.hopes(found, units, walk)
            total += self.weights["text in reach"] * self.texts_in_reach(game)
        return total

    def shop(self, game: Game, leads: Leads, *, acting: bool) -> Shop:
        """What there is to buy, for whom it is, and who else wants it."""
        return Shop(
            game,
            self.seat,
            self.worths,
            self.weights,
            leads,
            self.strength(game, game.state.players[self.seat]),
            self.rivals,
            acting=acting,
            hero_uses=self.hero_uses(leads.ahead),
        )

    def hero(self, player: Player, ahead: float) -> float:
        """What one's Hero will bring; the text of this turn comes with the texts in reach."""
        return 0.0 if player.hero == EMPTY else self.worths[player.hero].texts * self.hero_uses(ahead)

    def hero_uses(self, ahead: float) -> float:
        """How often a Hero's text will bring something."""
        return self.weights["hero"] * ahead

    def texts_in_reach(self, game: Game) -> float:
        total = super().texts_in_reach(game)
        player = game.state.players[self.seat]
        if player.hero != EMPTY:
            total += self.text_in_reach(game, player, HERO)
        return total

    def next_city(self, player: Player) -> float:
        """The cards that lie there for the next turn, and those on top of the deck that will."""
        staying = [player.city[place] for place in PLACES_OF[ALL_CELLS & ~player.rotated]]
        for cell in range(CELLS):
            if player.reinforced >> cell & 1:
                place = top_place(player, cell)
                if place != EMPTY:
                    staying.append(player.city[place])
        staying.extend(player.deck.known[-CELLS:])
        return sum([self.worths[number].whole for number in staying if number != EMPTY])

    def reserve(self, state: ClassicState, ahead: float) -> float:
        """Market tokens that wait for their use."""
        worth = sum([self.worths[token].use for token in state.holdings[self.seat].market])
        return self.weights["reserve" if ahead else "last reserve"] * worth

    def map(
        self,
        game: Game,
        state: ClassicState,
        ahead: float,
        found: list[Target],
        units: int,
        walk: Walk,
    ) -> float:
        """What is in danger, what is in reach, and what the Explorers are walking to."""
        fear = self.weights["province lost"] * (SWING + 1.0 / len(self.others))
        feared = risks(game, state, self.seat, ahead, self.attackers)
        total = wonder_walls(state, self.seat) - fear * danger(feared)
        if ahead:
            total += min(1.0, ahead / 3) * (promise(found, units) + readiness(state, self.seat, units))
        kept = self.weights["reserve" if ahead else "last reserve"]
        return total + walk.promise(kept, state.players[self.seat].supply[MILITARY], last=not ahead)
