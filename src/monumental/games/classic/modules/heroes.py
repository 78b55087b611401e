"""Heroes: characters for hire in a row above the display. Each player has one at most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, MOST_CARDS, NONE, Action, one_of_each
from monumental.engine.agenda import Step
from monumental.engine.catalog import HERO_CARD
from monumental.engine.effects import Effect
from monumental.engine.moves.use import text_refusal, use_text
from monumental.engine.pieces.city import is_marked
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD, shortage, spend
from monumental.engine.rules import FREE, ActionRule, Parts, SetupPart, Wishes
from monumental.engine.state import HERO, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.engine.state import Player, State

HIRE: Final = one_of_each("hire", MOST_CARDS)
DISMISS: Final = Action("dismiss")
USE_HERO: Final = Action("hero")


class HeroRow(Slot):
    """The Heroes for hire. Never changes.  [CONT-HERO-02, MOD-HERO-01]"""

    name = "heroes"
    card_fields = ("row", "leaving")

    def __init__(
        self,
        row: tuple[int, ...] = (),
        leaving: tuple[int, ...] = (),
        leavers: tuple[int, ...] = (),
        eras: tuple[int, ...] = (),
    ) -> None:
        self.row = tuple(sorted(row))
        self.leaving = leaving  # Heroes that lie marked beside a deck until the round ends
        self.leavers = leavers  # and the seats they lie at
        self.eras = eras  # whose Heroes have come

    def fields(self) -> dict[str, object]:
        return {"row": self.row, "leaving": self.leaving, "leavers": self.leavers, "eras": self.eras}

    def problem(self, catalog: Catalog, seats: int) -> str:
        for name, cards in (("row", self.row), ("leaving", self.leaving)):
            for card in cards:
                if card == EMPTY or catalog.cards[card].kind != HERO_CARD:
                    return f"{name}: only Heroes belong here"
        if len({*self.row, *self.leaving}) < len(self.row) + len(self.leaving):
            return "row: there is one of each Hero"
        if len(self.leaving) != len(self.leavers) or len(set(self.leavers)) < len(self.leavers):
            return "leavers: each Hero that leaves lies at a seat of its own"
        if self.leavers and max(self.leavers) >= seats:
            return f"leavers: there is no seat {max(self.leavers)}"
        return ""

    def with_row(self, row: tuple[int, ...]) -> HeroRow:
        return HeroRow(row, self.leaving, self.leavers, self.eras)

    def with_leaving(self, seat: int, card: int) -> HeroRow:
        return HeroRow(self.row, (*self.leaving, card), (*self.leavers, seat), self.eras)

    def leaving_from(self, seat: int) -> int:
        """The Hero that this seat has set aside; EMPTY: none."""
        return self.leaving[self.leavers.index(seat)] if seat in self.leavers else EMPTY


def hero_row(state: State) -> HeroRow:
    row = state.slots[HeroRow.name]
    assert isinstance(row, HeroRow)
    return row


# The row


class LayOutHeroes(SetupPart):
    """The Heroes of the first era.  [MOD-HERO-02]"""

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        game.state.slots[HeroRow.name] = HeroRow()
        welcome_heroes(game)


class WelcomeHeroes(Step):
    """The first card of a new era has come: its Heroes join the row.  [MOD-HERO-03]"""

    module = HeroRow.name

    def run(self, game: Game) -> None:
        welcome_heroes(game)


def welcome_heroes(game: Game) -> None:
    """One Hero more than there are players, of every era that has begun since the last look.

    [MOD-HERO-02, MOD-HERO-03]
    """
    heroes = hero_row(game.state)
    begun = len(game.rules.eras) - game.state.display.separations
    row = heroes.row
    eras = heroes.eras
    for era in game.rules.eras[:begun]:
        if era in eras:
            continue
        eras = (*eras, era)
        urn = tuple(
            [card.number for card in game.catalog.cards if card.kind == HERO_CARD and card.era == era]
        )
        for _ in range(min(len(game.state.players) + 1, len(urn))):
            position = game.chance.pick(urn)
            row = (*row, urn[position])
            game.tell("hero-came", NONE, urn[position])
            urn = urn[:position] + urn[position + 1 :]
    game.state.slots[HeroRow.name] = HeroRow(row, heroes.leaving, heroes.leavers, eras)


# Hiring one and letting it go


class HireHero(ActionRule):
    """Pay the Gold on the card of a Hero in the row: `hire genghis-khan`.

    [CONT-ACT-04, CONT-HERO-01, CONT-HERO-04, MOD-HERO-04, MOD-HERO-05]
    """

    verb = "hire"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        player = game.state.players[seat]
        heroes = hero_row(game.state)
        if player.hero == EMPTY and seat not in heroes.leavers:
            for card in heroes.row:
                if game.catalog.cards[card].cost <= player.supply[GOLD]:
                    options.append(HIRE[card])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        player = game.state.players[seat]
        heroes = hero_row(game.state)
        if action.first not in heroes.row:
            return Reason("hero-not-there", "hire")
        if player.hero != EMPTY:
            return Reason("has-a-hero", "one-hero", card=player.hero)
        if seat in heroes.leavers:
            return Reason("hero-is-leaving", card=heroes.leaving_from(seat))
        return shortage(player, GOLD, game.catalog.cards[action.first].cost, "hire")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        """The Hero lies beside the city, and its lasting text is in force.  [MOD-HERO-04, MOD-HERO-06]"""
        player = game.state.players[seat]
        heroes = hero_row(game.state)
        card = game.catalog.cards[action.first]
        spend(game, seat, GOLD, card.cost)
        game.state.slots[HeroRow.name] = heroes.with_row(
            tuple([hero for hero in heroes.row if hero != card.number])
        )
        player.hero = card.number
        if card.standing:
            player.put_in_force(HERO)
        game.tell("hired", seat, card.number)


class ReturnHero(ActionRule):
    """One's Hero goes back to the row; another one can be hired.  [MOD-HERO-07]"""

    verb = "dismiss"
    part_of = FREE

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        if game.state.players[seat].hero != EMPTY:
            options.append(DISMISS)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return None if game.state.players[seat].hero != EMPTY else Reason("no-hero", "dismiss")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        card = part_with_hero(game.state.players[seat])
        heroes = hero_row(game.state)
        game.state.slots[HeroRow.name] = heroes.with_row((*heroes.row, card))
        game.tell("dismissed", seat, card)

    def can_wait(self, game: Game, seat: int) -> bool:
        return True


def part_with_hero(player: Player) -> int:
    """The Hero leaves, with its Action token: its text is in force no more.  [MOD-HERO-06]"""
    card = player.hero
    player.hero = EMPTY
    player.marked &= ~(1 << HERO)
    player.put_out_of_force(HERO)
    return card


class UseHero(ActionRule):
    """Use the text of one's Hero, once per turn or round.  [MOD-HERO-06]"""

    verb = "hero"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        player = game.state.players[seat]
        if player.hero != EMPTY and not is_marked(player, HERO):
            text = game.catalog.cards[player.hero].use
            if text is not None and text.possible(game, seat, HERO):
                options.append(USE_HERO)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        player = game.state.players[seat]
        if player.hero == EMPTY:
            return Reason("no-hero", "use-hero")
        card = game.catalog.cards[player.hero]
        return text_refusal(game, seat, card, HERO, "use-hero", "hero-once", "standing-hero")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        use_text(game, seat, game.catalog.cards[game.state.players[seat].hero], HERO)


class TakeHero(Effect):
    """An Automa takes the Hero of the latest era, of several by name; the one it had returns to the row.

    Its text is not in force.  [MOD-AUTO-23]
    """

    verb = "take_hero"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(hero_row(game.state).row)

    def start(self, game: Game, seat: int, place: int) -> None:
        heroes = hero_row(game.state)
        if not heroes.row:
            return
        cards = game.catalog.cards
        latest = max([game.rules.eras.index(cards[hero].era) for hero in heroes.row])
        era = game.rules.eras[latest]
        taken = min([hero for hero in heroes.row if cards[hero].era == era], key=lambda hero: cards[hero].key)
        row = tuple([hero for hero in heroes.row if hero != taken])
        player = game.state.players[seat]
        if player.hero != EMPTY:
            row = (*row, player.hero)
            game.tell("dismissed", seat, player.hero)
        player.hero = taken
        game.state.slots[HeroRow.name] = heroes.with_row(row)
        game.tell("automa-took-hero", seat, taken)


#: The clauses of ours behind the questions and reasons of Heroes.
HERO_CLAUSES: Final = {
    "hire": "MOD-HERO-04",
    "one-hero": "MOD-HERO-05",
    "hero-is-leaving": "MOD-HERO-05",
    "dismiss": "MOD-HERO-07",
    "use-hero": "MOD-HERO-06",
    "hero-once": "MOD-HERO-06",
    "standing-hero": "MOD-HERO-06",
}

HERO_WORDS: Final[dict[str, tuple[str, ...]]] = {"hire": ("card",), "dismiss": (), "hero": ()}


TO_THE_ROW: Final = ReturnHero()


def with_heroes(
    rules: Rules,
    returning: ReturnHero = TO_THE_ROW,
    clauses: dict[str, str] = HERO_CLAUSES,
    after_display: tuple[Callable[[int], Step], ...] = (WelcomeHeroes,),
) -> Rules:
    """The Heroes, hired for Gold and returned to the row; other rules may return them in another way.

    Nothing is added to what gives points.  [MOD-HERO-08]
    """
    return rules.with_module(
        "heroes",
        Parts(
            setup=(LayOutHeroes(),),
            actions=(HireHero(), UseHero(), returning),
            kinds=("hero",),
            verbs={TakeHero.verb: TakeHero},
            clauses=clauses,
            words=HERO_WORDS,
            slots={HeroRow.name: HeroRow},
            after_display=after_display,
        ),
    )
