import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from monumental.engine.action import EMPTY, NONE, Action
from monumental.engine.catalog import BUILDING, WONDER
from monumental.engine.events import Event
from monumental.engine.game import Game
from monumental.engine.pieces.deck import Deck
from monumental.engine.pieces.display import Display
from monumental.engine.resources import GOLD
from monumental.engine.state import State
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.state import Holdings, Market, classic
from monumental.games.duel.state import Advantage, duel
from monumental.play.setup import new_game
from monumental.testing import CheckError, Course, Follower, Leanings, check_game, check_position


@pytest.mark.parametrize("seed", range(4))
def test_random_games_hold_in_every_position(seed: int) -> None:
    game = check_game(seed)

    assert game.over


def lose_a_card(game: Game) -> None:
    game.state.players[0].city[4] = EMPTY


def double_a_card(game: Game) -> None:
    display = game.state.display
    game.state.players[1].deck = Deck((display.slots[0],), game.state.players[1].deck.urn)


def take_from_a_pile(game: Game) -> None:
    game.state.piles[0] -= 1


def owe_gold(game: Game) -> None:
    game.state.players[0].supply[GOLD] = -1


def turn_a_card(game: Game) -> None:
    game.state.players[0].standing = (0,)


def leave_tokens_on_nobodys_advantage(game: Game) -> None:
    duel(game).advantage = Advantage(-1, 0, 2)


def forget_a_policy(game: Game) -> None:
    game.state.players[0].culture_deck = game.state.players[0].culture_deck[1:]


def play_too_long(game: Game) -> None:
    game.state.round = 13


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lose_a_card, "starting cards of seat 0"),
        (double_a_card, "is in 2 places"),
        (take_from_a_pile, "in the pile"),
        (owe_gold, "owes something"),
        (turn_a_card, "permanent texts of seat 0"),
        (leave_tokens_on_nobodys_advantage, "nobody has"),
        (forget_a_policy, "Policies of seat 0"),
        (play_too_long, "round 13"),
    ],
)
def test_the_referee_sees(spoil: Callable[[Game], None], problem: str) -> None:
    game = new_game(seed=1, civilizations=("aztecs", "malians"), first=0)
    check_position(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        check_position(game)


# Classic


def classic_game() -> Game:
    """Seat 0's first turn on a map for three, its Capital on the map's first Capital tile."""
    game = new_game("classic", seed=2, civilizations=("danes", "greeks", "chinese"), first=0)
    while game.choice().question != "take-turn":
        game.play(game.options()[0])
    return game


def a_province(game: Game, seat: int = 0) -> int:
    """A Province next to a Capital."""
    state = classic(game)
    return members(state.hexmap.around[state.capitals[seat]] & state.hexmap.provinces)[0]


def water(game: Game) -> int:
    return members(classic(game).hexmap.water)[0]


def give(game: Game, seat: int, tile: int) -> None:
    """Let a seat control a tile, with a Troop on it."""
    state = classic(game)
    state.land[seat] |= 1 << tile
    state.troops[tile] += 1
    state.troops[state.capitals[seat]] -= 1
    state.fronts[tile] = EMPTY


def lose_a_troop(game: Game) -> None:
    classic(game).troops[classic(game).capitals[1]] -= 1


def leave_a_province_empty(game: Game) -> None:
    classic(game).land[0] |= 1 << a_province(game)


def send_troops_to_nobodys_land(game: Game) -> None:
    classic(game).troops[a_province(game)] = 1


def conquer_water(game: Game) -> None:
    give(game, 0, water(game))


def conquer_a_capital(game: Game) -> None:
    classic(game).land[0] |= 1 << classic(game).capitals[1]


def share_a_province(game: Game) -> None:
    give(game, 0, a_province(game))
    give(game, 1, a_province(game))


def send_the_warlord_away(game: Game) -> None:
    classic(game).warlords[0] = a_province(game)


def send_an_explorer_to_anothers_capital(game: Game) -> None:
    classic(game).explorers[0] = classic(game).capitals[1]


def build_an_outpost_nowhere(game: Game) -> None:
    classic(game).outposts |= 1 << a_province(game)


def create_three_outposts(game: Game) -> None:
    classic(game).holdings[0] = Holdings(created=3)


def place_a_wonder_nobody_completed(game: Game) -> None:
    wonder = next(card.number for card in game.catalog.cards if card.key == "stonehenge")
    classic(game).wonders[classic(game).capitals[0]] = wonder


def take_a_token_for_nothing(game: Game) -> None:
    state = classic(game)
    state.holdings[0] = state.holdings[0].with_exploration(state.urns[0][0])


def lose_a_barbarian(game: Game) -> None:
    classic(game).fronts[a_province(game)] = EMPTY


def lay_down_another_barbarian(game: Game) -> None:
    state = classic(game)
    state.fronts[a_province(game)] = (state.fronts[a_province(game)] + 1) % len(state.urns)


def leave_a_barbarian_on_ones_land(game: Game) -> None:
    front = classic(game).fronts[a_province(game)]
    give(game, 0, a_province(game))
    classic(game).fronts[a_province(game)] = front


def produce_on_water(game: Game) -> None:
    classic(game).production |= 1 << water(game)


def create_a_production_token(game: Game) -> None:
    classic(game).holdings[0] = Holdings(production=1)


def betray_a_market(game: Game) -> None:
    market = classic(game).markets[0]
    stack = market.urn[: market.count]
    classic(game).markets[0] = Market(market.tile, market.city, market.count, market.urn, stack)


def empty_a_market(game: Game) -> None:
    market = classic(game).markets[0]
    classic(game).markets[0] = Market(market.tile, market.city, 1, market.urn)


def take_two_tokens_of_a_market(game: Game) -> None:
    market = classic(game).markets[0]
    classic(game).holdings[0] = Holdings(market=market.urn[:2])


def take_off_the_deck(game: Game, kind: int) -> int:
    """A card of the first era, of some kind, that nobody has any more."""
    display = game.state.display
    card = next(number for number in display.eras[0] if game.catalog.cards[number].kind == kind)
    left = tuple(number for number in display.eras[0] if number != card)
    game.state.display = Display(
        display.slots, (left, *display.eras[1:]), display.separations, display.discard, display.rows
    )
    return card


def throw_a_building_away(game: Game) -> None:
    classic(game).removed = (take_off_the_deck(game, BUILDING),)


def begin_two_wonders(game: Game) -> None:
    game.state.players[0].second_wonder = take_off_the_deck(game, WONDER)


def leave_a_wonder_lying(game: Game) -> None:
    game.state.players[0].aside = (take_off_the_deck(game, WONDER),)


def deal_a_later_era(game: Game) -> None:
    display = game.state.display
    eras = (display.eras[0], display.eras[1][1:], display.eras[2])
    game.state.display = Display(
        display.slots, eras, display.separations, (*display.discard, display.eras[1][0]), display.rows
    )


def let_another_act(game: Game) -> None:
    classic(game).active = 1


def turn_cards_out_of_turn(game: Game) -> None:
    game.state.players[1].rotated = 1


def end_too_early(game: Game) -> None:
    classic(game).ending = True


def offer_nothing(game: Game) -> None:
    game.rules = replace(game.rules, actions=())


def move_troops_without_a_word(game: Game) -> None:
    """Enough of them for an Outpost, from a Capital to a Province, after the options were asked for."""
    state = classic(game)
    choose = random.Random(0)
    while True:
        options = game.options()
        seat = game.seat
        home = state.capitals[seat]
        held = members(state.provinces(seat) & ~state.outposts)
        if game.choice().question == "take-turn" and held and state.troops[home] >= 3:
            state.troops[home] -= 3
            state.troops[held[0]] += 3
            return
        game.play(choose.choice(options))


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lose_a_card, "starting cards of seat 0"),
        (double_a_card, "is in 2 places"),
        (take_from_a_pile, "in the pile"),
        (owe_gold, "owes something"),
        (turn_a_card, "permanent texts of seat 0"),
        (forget_a_policy, "Policies of seat 0"),
        (play_too_long, "round 13"),
        (move_troops_without_a_word, "no longer so"),
        (lose_a_troop, "seat 1 has 8 Troops"),
        (leave_a_province_empty, "nothing holds tile"),
        (send_troops_to_nobodys_land, "nobody's land"),
        (conquer_water, "can't be conquered"),
        (conquer_a_capital, "can't be conquered"),
        (share_a_province, "have two owners"),
        (send_the_warlord_away, "the Warlord of seat 0"),
        (send_an_explorer_to_anothers_capital, "an Explorer of seat 0"),
        (build_an_outpost_nowhere, "Outposts stand on tiles"),
        (create_three_outposts, "created 3 Outposts"),
        (place_a_wonder_nobody_completed, "which nobody completed"),
        (take_a_token_for_nothing, "Exploration tokens: too many"),
        (lose_a_barbarian, "nobody controls it"),
        (lay_down_another_barbarian, "something else"),
        (leave_a_barbarian_on_ones_land, "which somebody controls"),
        (produce_on_water, "Production tokens lie on tiles"),
        (create_a_production_token, "more than at the start"),
        (betray_a_market, "its tokens are known"),
        (empty_a_market, "are not 3"),
        (take_two_tokens_of_a_market, "seat 0 has 2 tokens"),
        (throw_a_building_away, "left the game"),
        (begin_two_wonders, "two Wonders in construction"),
        (leave_a_wonder_lying, "in no pile"),
        (deal_a_later_era, "a later era began"),
        (let_another_act, "seat 0 acts, not 1"),
        (turn_cards_out_of_turn, "lie turned"),
        (end_too_early, "cards are left, and the end is True"),
        (offer_nothing, "nothing can be done"),
    ],
)
def test_the_referee_of_classic_sees(spoil: Callable[[Game], None], problem: str) -> None:
    game = classic_game()
    check_position(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        check_position(game)


# The course of a game


def skip_a_seat(game: Game) -> None:
    classic(game).active = 2


def skip_a_round(game: Game) -> None:
    game.state.round += 1


def lose_a_production_token(game: Game) -> None:
    state = classic(game)
    state.production &= state.production - 1


def move_a_wonder(game: Game) -> None:
    state = classic(game)
    home = state.capitals[0]
    state.wonders[home], state.wonders[a_province(game)] = EMPTY, state.wonders[home]


def put_a_barbarian_back(game: Game) -> None:
    classic(game).fronts[a_province(game, 1)] = 0


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (skip_a_seat, "after seat 0 comes seat 2"),
        (skip_a_round, "after seat 0 comes seat 0"),
        (lose_a_production_token, "1 Production tokens are gone, 0 were used"),
        (move_a_wonder, "the Wonder token of tile"),
        (put_a_barbarian_back, "a new Exploration token"),
    ],
)
def test_the_referee_follows_the_course(spoil: Callable[[Game], None], problem: str) -> None:
    game = classic_game()
    game.journal = []
    classic(game).fronts[a_province(game, 1)] = EMPTY
    classic(game).wonders[classic(game).capitals[0]] = game.catalog.number("stonehenge")
    course = Course()
    course.check(game)
    course.check(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        course.check(game)


def test_everybody_has_as_many_turns() -> None:
    game = new_game("classic", seats=2, first=0, seed=3)
    course = Course()
    leanings = Leanings(3)
    while not game.over:
        course.check(game)
        if game.state.round == 4:
            break
        game.play(leanings.choose(game.options()))

    game.state.agenda.clear()
    classic(game).active = NONE

    with pytest.raises(CheckError, match=r"the seats had \[4, 3\] turns"):
        course.check(game)


# Whoever else looks


class Witness(Follower):
    """Writes down what is asked, what was told, and what is done."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.done: list[Action] = []
        self.told = 0

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        assert (earlier is None) == (not self.asked)
        self.asked.append("over" if game.over else game.choice().question)
        self.told += len(events or ())

    def take(self, game: Game, action: Action) -> None:
        self.done.append(action)


class Objector(Follower):
    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        if game.state.round == 2:
            raise CheckError("nobody plays two rounds here")


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_a_follower_of_ones_own_hears_of_every_decision(rules: str) -> None:
    witness = Witness()

    game = check_game(2, rules=rules, seats=2, followers=[witness])

    assert witness.asked[-1] == "over"
    assert len(witness.done) == len(witness.asked) - 1
    assert witness.told == len(game.journal or ())


def test_a_follower_of_ones_own_may_object() -> None:
    with pytest.raises(CheckError, match=r"seed 2, decision \d+: nobody plays two rounds here"):
        check_game(2, followers=[Objector()])
