"""What the engine promises about classic and the continuous mode with every set of modules.

A failure says how to get there again: `reproduce: tests.random_game.ModuleGame(7), decision 12`. The hundreds
of games that have every kind in every reading are for `make fuzz`; here each kind comes in a few readings.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from monumental import Action, Game, IllegalAction, new_game
from monumental.engine.action import EMPTY
from monumental.engine.chance import Recorded, seeded
from monumental.engine.pieces.display import Display
from monumental.engine.scoring.points import score_sheets, winners
from monumental.games.classic.state import classic
from monumental.play.imagine import imagine
from monumental.play.position import dump, load, read_position, write_position
from monumental.testing import (
    Course,
    check_conservation,
    check_game,
    check_length,
    conceivable,
    position,
)
from monumental.testing.classic import cards as checks_of_classic
from monumental.testing.continuous import rounds as checks_of_continuous
from tests import lanes
from tests.properties.promises import (
    check_answers,
    check_now,
    check_rules,
    check_saved,
    check_words,
    told,
    try_in_vain,
)
from tests.random_game import KINDS, MODULES, READINGS_OF, WHOLE_PRODUCT, ModuleGame

#: How many seeds one test takes.
BLOCK = 3

ALL_MODULES = ("heroes", "monsters", "renaissance")
ROUNDS_OF: dict[str, Callable[[Game], tuple[int, int]]] = {
    "classic": checks_of_classic.rounds_of,
    "continuous": checks_of_continuous.rounds_of,
}


def blocks(first: int, seeds: int) -> pytest.MarkDecorator:
    return lanes.blocks(range(first, first + seeds), BLOCK)


def of_kind(rules: str, modules: tuple[str, ...] = ALL_MODULES, seats: int = 3) -> int:
    """The first seed of a kind of game."""
    return KINDS.index((rules, modules, seats))


both = pytest.mark.parametrize("rules", ["classic", "continuous"])


# Every combination


def test_seeds_cover_every_combination_in_every_reading() -> None:
    """Otherwise a switch could break a module without anybody noticing."""
    seen = set()
    for seed in range(WHOLE_PRODUCT):
        rules, modules, seats = KINDS[seed % len(KINDS)]
        reading = READINGS_OF[rules][(seed % len(KINDS) + seed // len(KINDS)) % len(READINGS_OF[rules])]
        seen.add((rules, modules, seats, repr(reading)))

    assert len(MODULES) == 8
    assert seen == {
        (rules, modules, seats, repr(reading))
        for rules, most in (("classic", 4), ("continuous", 5))
        for modules in MODULES
        for seats in range(2, most + 1)
        for reading in READINGS_OF[rules]
    }


def test_a_seed_gives_the_game_of_its_kind_and_reading() -> None:
    for seed in (*range(0, len(KINDS), 5), len(KINDS) + 1, 5 * len(KINDS) - 1):
        rules, modules, seats = KINDS[seed % len(KINDS)]
        preset, switches = READINGS_OF[rules][
            (seed % len(KINDS) + seed // len(KINDS)) % len(READINGS_OF[rules])
        ]
        game = ModuleGame(seed).game

        by_unpacking = new_game(
            rules, seats=seats, seed=1, packs=("base", *modules), preset=preset, switches=switches
        )
        assert game.rules.name == rules
        assert game.rules.modules == by_unpacking.rules.modules
        assert game.rules.switches == by_unpacking.rules.switches
        assert len(game.state.players) == seats
        assert set(game.rules.modules) == {*modules, *(["five-players"] if seats == 5 else [])}


@blocks(len(KINDS), len(KINDS))
def test_a_game_of_every_kind_comes_to_its_end(seeds: range) -> None:
    for seed in seeds:
        with ModuleGame(seed, rich=seed % 2 == 1) as play:
            play.finish()

            check_length(play.game)
            check_conservation(play.game)
            assert play.game.options() == []
            assert play.journal[-1].key == "game-over"
            fewest, most = ROUNDS_OF[play.game.rules.name](play.game)
            assert fewest <= play.game.state.round <= most
            totals = [sheet.total for sheet in score_sheets(play.game)]
            assert min(totals) >= 0
            assert all(totals[seat] == max(totals) for seat in winners(play.game))


# The referee


@blocks(0, len(KINDS))
def test_a_game_of_every_kind_holds_at_every_decision(seeds: range) -> None:
    for seed in seeds:
        course = Course()
        with ModuleGame(seed, rich=seed % 3 == 0) as play:
            while not play.game.over:
                check_now(play, course, often=4, seldom=60)
                action = play.choose()
                course.take(play.game, action)
                play.play(action)
            check_now(play, course, often=4, seldom=60)


@both
@pytest.mark.parametrize("seed", lanes.first_now(range(2)))
def test_every_position_with_all_modules_holds(rules: str, seed: int) -> None:
    game = check_game(seed, rules=rules, seats=2 + seed, packs=("base", *ALL_MODULES))

    assert game.over
    assert winners(game)


# How long the continuous mode takes


def pass_always(game: Game) -> None:
    """Everybody passes at once, round after round."""
    while not game.over:
        go_on_passing(game)


def go_on_passing(game: Game) -> None:
    options = game.options()
    passing = [option for option in options if option.verb == "pass"]
    game.play_option((passing or options)[0])


def take_every_card(game: Game) -> None:
    """Everybody passes, and whatever lies in the display is gone before."""
    while not game.over:
        if game.choice().question == "take-turn":
            display = game.state.display
            slots = (EMPTY,) * len(display.slots)
            discard = (*display.discard, *display.cards())
            game.state.display = Display(slots, display.eras, display.separations, discard)
        go_on_passing(game)


CARDS = {"base": 35, "renaissance": 12, "five-players": 12}


def cards_in_deck(packs: tuple[str, ...], seats: int) -> int:
    return sum(CARDS[pack] for pack in packs) + (CARDS["five-players"] if seats == 5 else 0) - (seats + 4)


SIZES = [2, 3, 4, 5]


@pytest.mark.rule("CONT-END-01", "CONT-REPD-02")
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("packs", [("base",), ("base", "renaissance")], ids=["three-eras", "four-eras"])
def test_the_longest_game_is_one_in_which_nobody_takes_a_card(packs: tuple[str, ...], seats: int) -> None:
    """As many cards as players are dealt each round until 3 or fewer are left; then comes the last round."""
    game = new_game("continuous", seats=seats, packs=packs, seed=seats)

    pass_always(game)

    needed = cards_in_deck(packs, seats) - 3
    assert game.state.round == -(-needed // seats) + 1 == checks_of_continuous.rounds_of(game)[1]


@pytest.mark.rule("CONT-END-01", "CONT-SETUP-01")
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("packs", [("base",), ("base", "renaissance")], ids=["three-eras", "four-eras"])
def test_the_shortest_game_is_one_in_which_every_card_is_taken(packs: tuple[str, ...], seats: int) -> None:
    game = new_game("continuous", seats=seats, packs=packs, seed=seats)

    take_every_card(game)

    needed = cards_in_deck(packs, seats) - 3
    assert game.state.round == -(-needed // (seats + 4)) + 1 == checks_of_continuous.rounds_of(game)[0]


@pytest.mark.rule("CONT-REPD-03")
@pytest.mark.parametrize("seats", SIZES)
def test_by_the_spanish_text_four_cards_go_when_nobody_takes_one(seats: int) -> None:
    game = new_game("continuous", seats=seats, seed=seats, switches={"leave_as_many_as_players": True})

    pass_always(game)

    needed = cards_in_deck(("base",), seats) - 3
    assert game.state.round == -(-needed // 4) + 1
    assert game.state.round <= checks_of_continuous.rounds_of(game)[1]


def test_the_rounds_of_a_game_with_three_eras() -> None:
    """At least and at most, worked out by hand: (29 - 3) / 6 and (29 - 3) / 2, and the last round, …"""
    bounds = {2: (6, 14), 3: (5, 10), 4: (4, 7), 5: (5, 8)}

    for seats in SIZES:
        game = new_game("continuous", seats=seats, seed=1)
        assert checks_of_continuous.rounds_of(game) == bounds[seats]


# Seeds and copies


@blocks(2, 24)
def test_equal_seeds_give_equal_games(seeds: range) -> None:
    for seed in seeds[::3]:
        with ModuleGame(7 * seed) as play, ModuleGame(7 * seed) as again:
            play.finish()
            again.finish()

            assert told(play) == told(again)
            assert dump(play.game) == dump(again.game)


@both
@pytest.mark.parametrize("seats", [2, 4])
def test_a_copy_goes_on_to_the_same_events_with_the_same_luck(rules: str, seats: int) -> None:
    with ModuleGame(of_kind(rules, seats=seats), rich=True) as play:
        here = position(play.game)
        while not play.game.over:
            copy = play.game.clone(Recorded([]))
            action, heard, drawn = play.choose(), len(play.journal), len(play.luck.cards)

            play.game.play_option(action)

            assert position(copy) == here, "the copy is not what the original was"
            copy.chance, copy.journal = play.luck_since(drawn), []
            copy.play_option(action)
            here = position(play.game)
            assert position(copy) == here
            assert [repr(event) for event in copy.journal] == told(play, heard)
            play.decision += 1


# Saved games


@both
def test_every_position_of_a_game_with_all_modules_can_be_saved(rules: str) -> None:
    with ModuleGame(of_kind(rules, seats=2), rich=True, preset="rulebook", switches={}) as play:
        while not play.game.over:
            check_saved(play.game)
            play.go_on()
        check_saved(play.game)


@blocks(0, len(KINDS))
def test_a_game_of_every_kind_can_be_saved_and_goes_on(seeds: range) -> None:
    """At every question that is new in this game and at some others; what was read is played on for a bit."""
    for seed in seeds:
        with ModuleGame(seed, rich=seed % 2 == 0, preset="rulebook", switches={}) as play:
            asked: set[str] = set()
            while not play.game.over:
                question = play.game.choice().question
                if question in asked and play.decision % 80 != seed % 80:
                    play.go_on()
                else:
                    asked.add(question)
                    go_on_from(play, check_saved(play.game), 3)
            check_saved(play.game)


def go_on_from(play: ModuleGame, read: Game, decisions: int) -> None:
    """What happens next is told in the same words by both, gifts of luck aside."""
    for _ in range(decisions):
        if play.game.over:
            return
        action, heard, drawn = play.choose(), len(play.journal), len(play.luck.cards)
        play.game.play_option(action)
        play.decision += 1
        read.chance, read.journal = play.luck_since(drawn), []
        read.play_option(action)
        assert [repr(event) for event in read.journal] == told(play, heard)
        assert position(read) == position(play.game)


@pytest.mark.parametrize("rules", READINGS_OF)
def test_a_game_in_every_reading_can_be_saved(rules: str) -> None:
    for number, (preset, switches) in enumerate(READINGS_OF[rules]):
        seed = of_kind(rules)
        with ModuleGame(seed, preset=preset, switches=switches) as play:
            for _ in range(40 + 20 * number):
                play.go_on()
            check_saved(play.game)


@both
def test_a_position_file_gives_the_position_back(rules: str) -> None:
    with ModuleGame(of_kind(rules, seats=3), rich=True, preset="rulebook", switches={}) as play:
        while not play.game.over:
            if play.decision % 25 == 0:
                read = read_position(write_position(play.game))
                assert position(read) == position(play.game)
                assert read.options() == play.game.options()
            play.go_on()


def test_packs_may_be_named_in_any_order() -> None:
    for seed in range(4):
        game = new_game("continuous", seats=3, seed=seed, packs=("monsters", "heroes", "base"))
        for _ in range(20):
            game.play_option(game.options()[0])

        assert position(load(dump(game))) == position(game)


# Words and refusals


@both
def test_every_option_is_read_as_it_was_written(rules: str) -> None:
    known: set[Action] = set()
    for seats in (2, 3, 4):
        with ModuleGame(of_kind(rules, seats=seats), rich=True) as play:
            while not play.game.over:
                check_words(play.game, known)
                play.go_on()

    assert {"hire", "dismiss"} <= {option.verb for option in known}


def seeds_with_modules(rules: str) -> Iterator[int]:
    """A game with each set of modules that adds something to do."""
    for number, modules in enumerate([(), ("heroes",), ("monsters",), ALL_MODULES]):
        yield of_kind(rules, modules, 2 + number % 3)


@both
def test_every_action_is_either_offered_or_refused_with_a_reason_and_its_clause(rules: str) -> None:
    """Once at each kind of question with each set of modules, and at some turns."""
    for seed in seeds_with_modules(rules):
        asked: set[str] = set()
        with ModuleGame(seed, rich=True) as play:
            while not play.game.over:
                question = play.game.choice().question
                if question not in asked or (question == "take-turn" and play.decision % 150 == seed % 150):
                    asked.add(question)
                    check_answers(play.game)
                play.go_on()


@both
def test_a_rule_refuses_exactly_what_it_does_not_offer(rules: str) -> None:
    for seed in seeds_with_modules(rules):
        with ModuleGame(seed, rich=seed % 2 == 0) as play:
            turns = 0
            while not play.game.over:
                if play.game.choice().question == "take-turn":
                    turns += 1
                    if turns % 40 == seed % 40:
                        check_rules(play.game)
                play.go_on()


@both
def test_an_illegal_action_changes_nothing(rules: str) -> None:
    for seed in seeds_with_modules(rules):
        with ModuleGame(seed) as play:
            pick = random.Random(seed)
            words = list(conceivable(play.game))
            while not play.game.over:
                tried = pick.choice(words)
                if pick.random() < 0.1 and tried not in play.game.options():
                    try_in_vain(play, tried)
                play.go_on()


@pytest.mark.rule("CONT-END-02")
def test_nothing_is_legal_once_the_game_is_over() -> None:
    with ModuleGame(of_kind("continuous")) as play:
        play.finish()

        for action in conceivable(play.game):
            reason = play.game.why_not(action)
            assert reason is not None
            assert (reason.key, play.game.rules.clause_of(reason)) == ("game-over", "CONT-END-02")
        with pytest.raises(IllegalAction, match="game-over"):
            play.game.play(Action("pass"))


# Secrets


@both
def test_only_markets_are_imagined_anew(rules: str) -> None:
    """Heroes lie face up, and a Monster is known to nobody before it is found: they add no secret."""
    with ModuleGame(of_kind(rules, seats=4), rich=True) as play:
        differences = 0
        while not play.game.over:
            seat = play.decision % 4
            imagined = imagine(play.game, seat, seeded(play.decision))

            differences += position(imagined) != position(play.game)
            seen = classic(play.game).markets
            for market, there in zip(seen, classic(imagined).markets, strict=True):
                known = not market.seen or market.seen >> seat & 1
                assert not known or there.stack == market.stack
            classic(imagined).markets = list(seen)
            assert position(imagined) == position(play.game)
            assert imagined.journal is None
            play.go_on()

        assert differences


@both
def test_what_luck_has_in_store_does_not_show_in_what_is_imagined(rules: str) -> None:
    """Two games that differ in nothing but their luck are imagined alike, and go on alike."""
    with ModuleGame(of_kind(rules, seats=2), rich=True) as play:
        while not play.game.over:
            if play.decision % 100 == 50:
                ends = set()
                for luck in (1, 2):
                    real = play.game.clone(seeded(luck))
                    imagined = imagine(real, play.game.seat, seeded(99))
                    choose = random.Random(play.decision)
                    for _ in range(60):
                        if not imagined.over:
                            imagined.play_option(choose.choice(imagined.options()))
                    ends.add(repr(position(imagined)))
                assert len(ends) == 1
            play.go_on()


def test_a_barbarian_may_be_any_monster_of_its_number_until_somebody_looks() -> None:
    """The tokens of a front are an urn without an order: every one of them may come."""
    game = new_game("continuous", seats=2, seed=1, packs=("base", "monsters"))
    state = classic(game)
    cards = game.catalog.cards

    kinds = [sorted({cards[token].kind for token in urn}) for urn in state.urns]

    assert sum(len(found) == 2 for found in kinds) == 4
    for urn, box in zip(state.urns, game.catalog.fronts, strict=True):
        assert urn == tuple(sorted(box))
