"""What the referee sees in games with Automas: spoiled positions, and engines that break a rule."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from monumental import Action, Game, new_game
from monumental.engine.action import EMPTY
from monumental.engine.catalog import KNOWLEDGE, Script
from monumental.engine.pieces.deck import Deck
from monumental.engine.resources import CULTURE, GOLD
from monumental.engine.rules import Rules
from monumental.games.classic import turn as turns
from monumental.games.classic.automa import cards, conquest, deck, explorers, turn
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.state import ClassicState, Holdings, Market, SoloDeck, classic
from monumental.testing import CheckError, Course, check_game, check_position
from monumental.testing.classic.automas import check_automas
from tests.classic_scene import explorers as explorers_of
from tests.random_game import SoloGame
from tests.referee.automa.course import CourseOfAutomas
from tests.solo_scene import solo_scene

AUTOMA = 1


def solo_game() -> Game:
    """The first turn of seat 0, before the Automa of the Greeks at seat 1 has done anything."""
    game = new_game(
        "classic", seed=2, civilizations=("danes", "greeks"), first=0, automas=[AUTOMA], advanced=2
    )
    while game.choice().question != "take-turn":
        game.play(game.options()[0])
    return game


def pile(game: Game) -> SoloDeck:
    found = classic(game).solo_decks[AUTOMA]
    assert found is not None
    return found


def put(game: Game, urn: tuple[int, ...], revealed: tuple[int, ...] = ()) -> None:
    classic(game).solo_decks = (None, SoloDeck(Deck((), urn), revealed))


def lose_a_solo_card(game: Game) -> None:
    put(game, pile(game).deck.urn[1:])


def double_a_solo_card(game: Game) -> None:
    put(game, pile(game).deck.urn, pile(game).deck.urn[:1])


def take_the_card_of_another_people(game: Game) -> None:
    put(game, tuple(sorted((*pile(game).deck.urn, game.catalog.number("solo-danes")))))


def wait_for_a_trade_track(game: Game) -> None:
    put(game, tuple(sorted((*pile(game).deck.urn, game.catalog.number("solo-advanced-7")))))


def order_the_solo_deck(game: Game) -> None:
    put(game, pile(game).deck.urn[::-1])


def know_the_solo_deck(game: Game) -> None:
    urn = pile(game).deck.urn
    classic(game).solo_decks = (None, SoloDeck(Deck(urn[:1], urn[1:])))


def give_everybody_a_solo_deck(game: Game) -> None:
    classic(game).solo_decks = (pile(game), pile(game))


def build_a_city(game: Game) -> None:
    player = game.state.players[AUTOMA]
    player.city[4] = game.catalog.number("workshop")
    game.state.piles[game.catalog.basics.index(game.catalog.number("workshop"))] -= 1


def put_a_text_in_force(game: Game) -> None:
    game.state.players[AUTOMA].standing = (0,)


def gain_culture(game: Game) -> None:
    game.state.players[AUTOMA].supply[CULTURE] = 1


def forget_a_policy(game: Game) -> None:
    player = game.state.players[AUTOMA]
    player.culture_deck = player.culture_deck[1:]


def keep_a_production_token(game: Game) -> None:
    state = classic(game)
    state.production &= state.production - 1
    state.holdings[AUTOMA] = Holdings(production=1)


def mark_an_explorer(game: Game) -> None:
    classic(game).explored |= 1 << 2 * AUTOMA


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lose_a_solo_card, "Solo cards of seat 1: too many .* missing"),
        (double_a_solo_card, "Solo cards of seat 1: too many"),
        (take_the_card_of_another_people, "Solo cards of seat 1: too many .'solo-danes'"),
        (wait_for_a_trade_track, "Solo cards of seat 1: too many .'solo-advanced-7'"),
        (order_the_solo_deck, "an urn has an order"),
        (know_the_solo_deck, "somebody knows"),
        (build_a_city, "has a city"),
        (put_a_text_in_force, "permanent texts of seat 1|in force"),
        (gain_culture, "has .'culture'"),
        (forget_a_policy, "Policies of seat 1"),
        (keep_a_production_token, "keeps tokens"),
        (mark_an_explorer, "acted on another's turn|are marked"),
    ],
)
def test_the_referee_sees(spoil: Callable[[Game], None], problem: str) -> None:
    game = solo_game()
    check_position(game)

    spoil(game)

    with pytest.raises(CheckError, match=problem):
        check_position(game)


def test_somebody_must_play() -> None:
    game = solo_game()
    give_everybody_a_solo_deck(game)

    with pytest.raises(CheckError, match="all seats are Automas'"):
        check_automas(game)


# What is allowed


#: Every verb of Solo cards, things to count, conditions in conditions, and several sentences in a line.
OWN_CARDS = """
[everything]
kind = "solo"
source = "original"
lines = [
  { text = [{ do = "gain", gold = 1, per = "province" }, { do = "gain", gold = 2 }] },
  { text = [
    { do = "take_from_display", kind = "building", which = "dearest" },
    { do = "take_from_display", kind = "knowledge", which = "cheapest" },
    { do = "raise_wonder" },
  ], price = 1 },
  { text = [
    { do = "conquer_adjacent", cost = "lowest" },
    { do = "gain", gold = 1 },
    { do = "conquer_adjacent", cost = "highest", count = 2 },
  ] },
  { text = [{ do = "trade_track", count = 1 }] },
  { text = [{ do = "take_hero" }, { do = "send_explorers", count = 2 }], price = 2 },
]

[conditions]
kind = "solo"
source = "original"
lines = [
  { text = [
    { do = "if", fewer = "knowledge", then = [
      { do = "take_from_display", kind = "knowledge", which = "all" },
      { do = "if", fewest = "province", then = [
        { do = "conquer_adjacent", cost = "highest" },
      ], otherwise = [
        { do = "develop_next_policy" }, { do = "gain", gold = 1, per = "policy" },
      ] },
    ] },
    { do = "if", fewer = "wonder", then = [{ do = "raise_wonder" }] },
  ] },
  { text = [{ do = "send_explorers", count = 1 }, { do = "shuffle_solo_deck" }], archetype = "economic" },
  { text = [
    { do = "draw_solo_card", lines = "common", times = 2 },
    { do = "gain", gold = 1, per = "coastal" },
    { do = "draw_solo_card", until = "economic" },
  ] },
]
"""


@pytest.mark.parametrize("preset", ["rulebook", "published"])
def test_solo_cards_of_ones_own_hold(tmp_path: Path, preset: str) -> None:
    (tmp_path / "cards").mkdir()
    head = 'format = 1\nname = "mine"\nversion = "1"\nrules = "classic"\n'
    (tmp_path / "pack.toml").write_text(head, encoding="utf-8")
    (tmp_path / "cards" / "solo.toml").write_text(OWN_CARDS, encoding="utf-8")
    packs = ("base", "heroes", "monsters", str(tmp_path))
    followed: set[tuple[str, int]] = set()

    for seed in range(6):
        with SoloGame(seed, rich=True, packs=packs, preset=preset, switches={}) as play:
            watch(play)
            cards = play.game.catalog.cards
            lines = [event for event in play.journal if event.key == "solo-line"]
            followed |= {(cards[event.card].key, event.number) for event in lines}

    assert followed >= {("everything", line) for line in range(5)} | {
        ("conditions", line) for line in range(3)
    }


def test_explorers_go_for_production_where_the_only_market_can_not_be_reached() -> None:
    """The Market is on an island. The first Explorer goes for the token on tile 2, the other for 7."""
    game = solo_scene(
        "danes",
        drawing="C m m C m m m ~ m$",
        capitals=(1, 4),
        markets=[{"tile": 9, "city": "carthage"}],
        production=[2, 7],
        deck="solo-14",
        luck="solo-14",
        switches={"explorer_water": False},
    )
    course = Course(CourseOfAutomas())
    course.check(game)

    end_turn(game, course)

    assert explorers_of(game, AUTOMA) == [3, 5]


# Engines that break a rule


#: What is compiled can't be exchanged while it runs.
exchanged = pytest.mark.skipif(not turn.__file__.endswith(".py"), reason="the engine is compiled")


def watch(play: SoloGame) -> None:
    course = Course(CourseOfAutomas())
    while not play.game.over:
        course.check(play.game)
        check_automas(play.game)
        play.go_on()
    course.check(play.game)


def play_on(monkeypatch: pytest.MonkeyPatch, place: Any, name: str, broken: Any, **wishes: Any) -> None:
    """Play games with a part of the engine exchanged, until the referee has something to say."""
    monkeypatch.setattr(place, name, broken)
    for seed in range(40):
        watch(SoloGame(seed, rich=True, packs=("base",), **wishes))


def reveal_and_keep(game: Game, seat: int) -> int:
    """The card stays in the deck."""
    found = deck.solo_deck(game, seat)
    if found.deck.is_empty():
        deck.shuffle(game, seat)
    card, _ = deck.solo_deck(game, seat).deck.draw(game.chance)
    game.tell("solo-card", seat, card)
    return card


def pay_nothing(game: Game, seat: int, resource: int, amount: int) -> None:
    return


def gain_more(game: Game, seat: int, resource: int, count: int) -> None:
    if count > 0:
        game.state.players[seat].supply[resource] += count + 1
        game.tell("gained", seat, resource=resource, number=count + 1)


def gain_in_secret(game: Game, seat: int, resource: int, count: int) -> None:
    game.state.players[seat].supply[GOLD] += count


def conquer_anywhere(state: ClassicState, seat: int) -> int:
    return state.hexmap.provinces & ~state.land[seat]


def leave_the_warlord(state: ClassicState, seat: int, tile: int) -> int:
    return 0


def always_spared(state: ClassicState, seat: int, tile: int) -> int:
    return 1


def cost_nothing(game: Game, seat: int, tile: int) -> int:
    return tile


def any_value(game: Game, seat: int, tiles: tuple[int, ...]) -> tuple[int, ...]:
    return tiles[-1:]


def jump(game: Game, seat: int, explorer: int) -> int:
    return 1 << members(classic(game).production)[-1]


def stand_still(game: Game, seat: int, explorer: int) -> int:
    return 0


def first_slot(game: Game, seat: int, kind: int, dearest: bool) -> int:
    return cards.slots_with(game, kind)[0]


def all_lines(game: Game, seat: int, line: Any, lines: int) -> bool:
    return True


def never(text: Script, game: Game, seat: int, place: int) -> bool:
    return False


def one_card_more(rules: Rules) -> int:
    return 3


def no_market(game: Game, seat: int) -> None:
    game.tell("markets-open-again", seat)


def keep_on_the_market(game: Game, seat: int, position: int) -> int:
    market = classic(game).markets[position]
    lying = market.stack or market.urn
    classic(game).markets[position] = Market(
        market.tile, market.city, market.count - 1, market.urn, market.stack, market.seen, market.visited
    )
    return lying[0]


def lay_nothing(game: Game, seat: int, card: int) -> None:
    return


@exchanged
@pytest.mark.parametrize(
    ("place", "name", "broken", "problem"),
    [
        (turn, "reveal", reveal_and_keep, "Solo deck"),
        (turn, "spend", pay_nothing, "and paid was to come"),
        (turn, "gain", gain_more, "gained of seat 1: number 3, not number 2"),
        (explorers, "gain", gain_in_secret, "and gained was to come"),
        (conquest, "within_reach", conquer_anywhere, "conquers tile .*, not one of"),
        (conquest, "spare_units", leave_the_warlord, "Warlord of the Automa"),
        (conquest, "cost_at", cost_nothing, "conquers tile .*, not one of"),
        (conquest, "of_lowest_value", any_value, "conquers tile .*, not one of"),
        (cards, "of_lowest_value", any_value, "a Wonder token on tile"),
        (explorers, "next_tiles", jump, "an Explorer goes to tile .*, not to one of"),
        (explorers, "next_tiles", stand_still, "a line is skipped, and seat"),
        (cards, "chosen_slot", first_slot, "automa-took of seat 1: [a-z-]+, not [a-z-]+"),
        (cards, "lay_in_area", lay_nothing, "area of the Automa"),
        (
            turn,
            "is_followed",
            all_lines,
            "solo-line, and solo-card was to come|had nothing left",
        ),
        (Script, "can_be_done", never, "a line is skipped, and seat"),
        (
            explorers,
            "begin_anew",
            no_market,
            "Explorers of the Automa|again, and explorer-moved was to come",
        ),
        (explorers, "take_top", keep_on_the_market, "goes to tile .*, not to one of"),
    ],
)
def test_an_engine_that_breaks_a_rule_is_found_out(
    monkeypatch: pytest.MonkeyPatch, place: Any, name: str, broken: Any, problem: str
) -> None:
    with pytest.raises(CheckError, match=problem):
        play_on(monkeypatch, place, name, broken, preset="published", switches={})


@exchanged
def test_a_warlord_who_leaves_a_province_empty_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """He is alone on tile 2, the Troops are in the Capital, tile 3; tile 4 is to be conquered."""
    monkeypatch.setattr(conquest, "spare_units", always_spared)
    automa = {"troops": "3:9", "warlord": 2}
    game = solo_scene("danes", automa, "solo-5", drawing="C m C m", capitals=(1, 3), luck="solo-5")
    course = Course(CourseOfAutomas())
    course.check(game)

    with pytest.raises(CheckError, match="Warlord of the Automa of seat 1: 1 by what was told, 3"):
        end_turn(game, course)


def end_turn(game: Game, course: Course) -> None:
    game.play(Action("end"))
    course.check(game)


@exchanged
def test_an_automa_that_reveals_too_many_cards_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CheckError, match="did solo-card and had nothing left to do"):
        play_on(monkeypatch, turns, "cards_per_turn", one_card_more, preset="published", switches={})


def test_a_question_that_an_automa_is_never_asked_is_found_out() -> None:
    game = new_game("classic", seed=3, seats=2, automas=[AUTOMA], first=0, journal=[])
    course = Course(CourseOfAutomas())
    while game.choice().question != "take-turn":
        course.check(game)
        game.play(game.options()[0])
    course.check(game)

    game.state.agenda[-1] = turns.TakeActions(AUTOMA)

    with pytest.raises(CheckError, match="the Automa of seat 1 is asked: take-turn"):
        course.check(game)


def test_the_first_question_may_be_one_of_an_automas_turn() -> None:
    """Where nobody chooses a civilization or a Capital, an Automa has begun before anybody is asked."""
    first_questions = set()
    for seed in range(20):
        wishes: dict[str, Any] = {"seats": 2, "automas": (1,), "civilizations": ("danes", "greeks")}
        play = SoloGame(seed, draw_capitals=True, layout=None, **wishes)
        first_questions.add(play.game.choice().question)
        course = Course(CourseOfAutomas())

        for _ in range(30):
            course.check(play.game)
            play.go_on()

    assert first_questions > {"activate"}


def test_check_game_plays_against_automas() -> None:
    game = check_game(5, rules="classic", seats=2, automas=[0], advanced=1, followers=[CourseOfAutomas()])

    assert game.over
    assert classic(game).solo_decks[0] is not None
    assert any(game.catalog.cards[card].kind == KNOWLEDGE for card in game.state.players[0].owned())
    assert game.state.players[0].second_wonder == EMPTY
