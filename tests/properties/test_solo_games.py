"""What the engine promises about games with Automas: every civilization, map, table, switch and module.

A failure says how to get there again: `reproduce: tests.random_game.SoloGame(7), decision 12`. Every kind of
game in every reading is for `make fuzz`; here each kind comes in one.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from monumental import Action, Game
from monumental.engine.catalog import SOLO_CARD
from monumental.engine.chance import Recorded, seeded
from monumental.engine.scoring.points import score_sheets, winners
from monumental.games.classic.automa.deck import solo
from monumental.games.classic.setup import untaken_tokens
from monumental.games.classic.state import ClassicState, classic
from monumental.maps.files import shipped_maps
from monumental.play.imagine import imagine
from monumental.play.position import read_position, write_position
from monumental.testing import (
    Course,
    check_game,
    conceivable,
    position,
)
from monumental.testing.classic.automas import automas_of
from monumental.testing.classic.cards import rounds_of
from tests import lanes
from tests.properties.promises import check_answers, check_now, check_saved, check_words, told, try_in_vain
from tests.random_game import (
    MODULES,
    PEOPLES,
    READINGS,
    SOLO_KINDS,
    SOLO_PRODUCT,
    SOLO_TABLES,
    SoloGame,
    box_of,
    solo_wishes,
)
from tests.referee.automa.course import CourseOfAutomas

#: These have every table with every Automa, on some map, in every reading, with every set of modules.
SOME_KINDS = range(0, 13 * len(SOLO_TABLES) * len(PEOPLES), 13)

ALL_MODULES = ("heroes", "monsters", "renaissance")


# Every combination


def test_seeds_cover_every_automa_table_and_map_in_every_reading() -> None:
    """Otherwise a switch could break an Automa without anybody noticing."""
    seen = set()
    advanced = set()
    for seed in range(SOLO_PRODUCT):
        asked = solo_wishes(seed)
        people = asked["civilizations"][asked["automas"][0]]
        reading = (asked["preset"], *asked["switches"].items())
        seen.add((asked["seats"], asked["automas"], people, asked["layout"], reading))
        advanced.add((people, asked["advanced"]))

    tables = [
        (*table, layout) for table in set(SOLO_TABLES) for layout in (*shipped_maps(table[0]), "random")
    ]
    readings = [(preset, *switches.items()) for preset, switches in READINGS]
    assert seen == {
        (seats, automas, people, layout, reading)
        for seats, automas, layout in tables
        for people in PEOPLES
        for reading in readings
    }
    assert advanced == set(product(PEOPLES, range(5)))


def test_some_seeds_have_every_reading_every_module_and_every_automa_at_every_table() -> None:
    """And the games are what was asked for."""
    tables = set()
    games = []
    for seed in SOME_KINDS:
        asked, game = solo_wishes(seed), SoloGame(seed).game
        games.append(game)
        automas = tuple(automas_of(classic(game)))
        tables.add((len(game.state.players), automas, asked["civilizations"][automas[0]]))
        assert automas == asked["automas"]
        assert game.rules.modules == asked["packs"][1:]

    assert tables == {(*table, people) for table in SOLO_TABLES for people in PEOPLES}
    assert {game.rules.modules for game in games} == set(MODULES)
    assert len({repr(game.rules.switches) for game in games}) == len(READINGS)


# The referee


def referee(play: SoloGame) -> None:
    course = Course(CourseOfAutomas())
    while not play.game.over:
        check_now(play, course, often=16, seldom=60)
        play.go_on()
    check_now(play, course, often=16, seldom=60)


def check_finished(play: SoloGame) -> None:
    """The game is over in time, everybody had as many turns, and somebody won."""
    game = play.game
    assert play.journal[-1].key == "game-over"
    assert game.options() == []
    fewest, most = rounds_of(game)
    assert fewest <= game.state.round <= most
    turns = [event.seat for event in play.journal if event.key == "turn-begins"]
    seats = range(len(game.state.players))
    assert [turns.count(seat) for seat in seats] == [game.state.round] * len(seats)
    totals = [sheet.total for sheet in score_sheets(game)]
    assert min(totals) >= 0
    assert all(totals[seat] == max(totals) for seat in winners(game))


@pytest.mark.parametrize("third", lanes.first_now([0, 1, 2]))
def test_a_game_of_every_kind_holds_at_every_decision(third: int) -> None:
    for seed in SOME_KINDS[third::3]:
        with SoloGame(seed, rich=seed % 3 == 1) as play:
            referee(play)
            check_finished(play)


@pytest.mark.parametrize("preset", ["rulebook", "published"])
@pytest.mark.parametrize("people", PEOPLES)
def test_every_automa_plays_on_every_map_for_two(people: str, preset: str) -> None:
    layouts = [*shipped_maps(2), "random"]
    for number, layout in enumerate(layouts):
        for automa in (0, 1):
            wishes: dict[str, Any] = {
                "seats": 2,
                "automas": (automa,),
                "civilizations": [people if seat == automa else None for seat in (0, 1)],
                "layout": layout,
                "preset": preset,
                "switches": {},
                "packs": ("base",),
                "advanced": (number + automa) % 5,
            }
            with SoloGame(100 * number + automa, **wishes) as play:
                referee(play)
                check_finished(play)


def test_every_position_against_two_automas_with_all_modules_holds() -> None:
    game = check_game(1, rules="classic", seats=3, packs=("base", *ALL_MODULES), automas=[1, 2], advanced=4)

    assert game.over
    assert winners(game)


# Everything that can happen does


def test_every_line_of_every_solo_card_is_followed_some_time() -> None:
    """But for the card that waits for a Trade track."""
    followed: set[tuple[int, int]] = set()
    done: set[tuple[int, int]] = set()
    catalog = box_of("classic", ("base", *ALL_MODULES)).catalog
    expected = {
        (card.number, line)
        for card in catalog.cards
        if card.kind == SOLO_CARD and solo(catalog, card.number).needs != "trade-track"
        for line in range(len(solo(catalog, card.number).lines))
    }
    for seed in range(0, SOLO_KINDS, 2):
        with SoloGame(seed, packs=("base", *ALL_MODULES), advanced=4) as play:
            play.finish()
            for event, after in zip(play.journal, play.journal[1:], strict=False):
                if event.key == "solo-line":
                    followed.add((event.card, event.number))
                    if after.key not in ("line-impossible", "line-unaffordable"):
                        done.add((event.card, event.number))

    assert {catalog.cards[card].key: line for card, line in expected - followed} == {}
    assert {catalog.cards[card].key: line for card, line in expected - done} == {}


def test_everything_that_an_automa_is_told_to_do_comes_up() -> None:
    """Ties of each kind, each reason, each deed, and whatever Monsters and Heroes bring."""
    asked: set[str] = set()
    heard: set[str] = set()
    for seed in SOME_KINDS:
        with SoloGame(seed) as play:
            while not play.game.over:
                if play.game.choice().seat != play.game.seat:
                    asked.add(play.game.choice().question)
                play.go_on()
            automas = automas_of(classic(play.game))
            heard |= {event.key for event in play.journal if event.seat in automas}

    assert asked >= {"automa-conquer", "automa-site", "automa-step", "choose-civilization", "choose-capital"}
    assert heard >= {
        *("solo-card", "solo-line", "line-impossible", "line-unaffordable", "paid", "gained"),
        *("picked-cheapest", "picked-dearest", "tie-value", "tie-furthest", "tie-alphabet"),
        *("tie-production", "tie-decided", "site-capital"),
        *("automa-took", "automa-began", "completed", "placed-wonder", "automa-developed"),
        *("conquered-province", "conquered-from", "built-outpost", "token-left", "automa-kept-token"),
        *("explorer-moved", "automa-took-production", "market-token-left", "automa-kept-market-token"),
        *("markets-open-again", "defeated", "automa-took-hero", "shuffled-solo", "solo-card-put-away"),
    }


# Seeds and copies


def test_equal_seeds_give_equal_games() -> None:
    for seed in range(0, SOLO_KINDS, 13):
        with SoloGame(seed) as play, SoloGame(seed) as again:
            play.finish()
            again.finish()

            assert told(play) == told(again)
            assert position(play.game) == position(again.game)


def test_a_copy_goes_on_to_the_same_events_with_the_same_luck_and_never_changes_the_original() -> None:
    for seed in range(3, SOLO_KINDS, 37):
        with SoloGame(seed, rich=True) as play:
            here = position(play.game)
            while not play.game.over:
                copy = play.game.clone(Recorded([]))
                action, heard, drawn = play.choose(), len(play.journal), len(play.luck.cards)

                play.game.play_option(action)
                play.decision += 1

                assert position(copy) == here, "the copy is not what the original was"
                copy.chance, copy.journal = play.luck_since(drawn), []
                copy.play_option(action)
                here = position(play.game)
                assert position(copy) == here
                assert [repr(event) for event in copy.journal] == told(play, heard)


# Saved games


@pytest.mark.parametrize("seed", [1, 15])
def test_a_game_that_is_written_and_read_at_every_question_goes_on_to_the_same_events(seed: int) -> None:
    """It is played on from what was read, not from what was written."""
    with SoloGame(seed) as play:
        read = play.game
        while not play.game.over:
            action, heard, drawn = play.choose(), len(play.journal), len(play.luck.cards)
            read = check_saved(read)
            read.chance, read.journal = Recorded([]), []

            play.play(action)

            read.chance = play.luck_since(drawn)
            read.play_option(action)
            assert [repr(event) for event in read.journal] == told(play, heard)
            assert position(read) == position(play.game)
        check_saved(play.game)


def test_every_question_of_an_automa_can_be_saved_and_goes_on() -> None:
    for seed in range(1, SOLO_KINDS, 7):
        with SoloGame(seed, preset="rulebook", switches={}) as play:
            while not play.game.over:
                action = play.choose()
                if play.game.choice().seat != play.game.seat:
                    check_goes_on(play.game, check_saved(play.game), action)
                play.play(action)


def check_goes_on(game: Game, read: Game, action: Action) -> None:
    """What happens next is the same in both."""
    copy = game.clone(seeded(1))
    copy.journal, read.journal = [], []
    copy.play_option(action)
    read.chance = seeded(1)
    read.play_option(action)
    assert position(read) == position(copy)
    assert [repr(event) for event in read.journal] == [repr(event) for event in copy.journal]


def test_a_position_file_gives_the_position_back() -> None:
    for seed in range(0, SOLO_KINDS, 41):
        with SoloGame(seed) as play:
            while not play.game.over:
                if play.decision % 40 == 0:
                    read = read_position(write_position(play.game))
                    assert position(read) == position(play.game)
                    assert read.options() == play.game.options()
                play.go_on()


# Words and refusals


def test_every_option_is_read_as_it_was_written() -> None:
    known: set[Action] = set()
    for seed in range(0, SOLO_KINDS, 5):
        with SoloGame(seed) as play:
            while not play.game.over:
                check_words(play.game, known)
                play.go_on()


def test_every_action_is_either_offered_or_refused_with_a_reason_and_its_clause() -> None:
    """At the first questions of each kind that somebody answers for an Automa."""
    asked: dict[str, int] = {}
    for seed in range(1, SOLO_KINDS, 4):
        with SoloGame(seed) as play:
            while not play.game.over:
                question = play.game.choice().question
                if play.game.choice().seat != play.game.seat and asked.get(question, 0) < 3:
                    asked[question] = asked.get(question, 0) + 1
                    check_answers(play.game)
                play.go_on()

    assert len(asked) >= 5


def test_an_illegal_action_changes_nothing() -> None:
    for seed in range(2, SOLO_KINDS, 23):
        with SoloGame(seed) as play:
            pick = random.Random(seed)
            words = list(conceivable(play.game))
            while not play.game.over:
                tried = pick.choice(words)
                if pick.random() < 0.25 and tried not in play.game.options():
                    try_in_vain(play, tried)
                play.go_on()


# Secrets


def test_only_what_others_saw_in_markets_is_imagined_anew() -> None:
    """Nobody knows the order of a Solo deck, and everybody what is in it; tokens that left stay away."""
    differences = 0
    for seed in range(1, SOLO_KINDS, 29):
        with SoloGame(seed, rich=True) as play:
            while not play.game.over:
                seat = play.decision % len(play.game.state.players)
                imagined = imagine(play.game, seat, seeded(play.decision))

                differences += position(imagined) != position(play.game)
                check_imagined(play.game, imagined, seat)
                play.go_on()

    assert differences


def check_imagined(real: Game, imagined: Game, seat: int) -> None:
    seen, there = classic(real), classic(imagined)
    for market, guess in zip(seen.markets, there.markets, strict=True):
        if not market.seen or market.seen >> seat & 1:
            assert guess.stack == market.stack
        check_within(guess.stack or guess.urn, untaken_tokens(real.catalog, seen, market.city))
        assert len(guess.stack) in (0, guess.count)
    there.markets = list(seen.markets)
    assert position(imagined) == position(real)
    assert imagined.journal is None


def check_within(tokens: tuple[int, ...], left: tuple[int, ...]) -> None:
    """None of these tokens is somebody's or has left the game."""
    for token in tokens:
        assert tokens.count(token) <= left.count(token)


def test_what_luck_has_in_store_does_not_show_in_what_is_imagined() -> None:
    """Two games that differ in nothing but their luck are imagined alike, and go on alike."""
    for seed in range(4, SOLO_KINDS, 29):
        with SoloGame(seed) as play:
            while not play.game.over:
                if play.decision % 50 == 25:
                    ends = {played_on(play.game.clone(seeded(luck)), play.decision) for luck in (1, 2)}
                    assert len(ends) == 1
                play.go_on()


def played_on(real: Game, decision: int) -> str:
    imagined = imagine(real, real.seat, seeded(99))
    choose = random.Random(decision)
    for _ in range(40):
        if not imagined.over:
            imagined.play_option(choose.choice(imagined.options()))
    return repr(position(imagined))


def test_a_market_that_nobody_saw_holds_no_token_that_an_automa_took() -> None:
    taken = 0
    for seed in range(0, SOLO_KINDS, 13):
        with SoloGame(seed) as play:
            while not play.game.over:
                taken += check_unseen(play.game, classic(play.game))
                play.go_on()
            check_saved(play.game)

    assert taken


def check_unseen(game: Game, state: ClassicState) -> int:
    """How many Markets lack a token without anybody having looked."""
    found = 0
    for market in state.markets:
        if not market.seen:
            left = untaken_tokens(game.catalog, state, market.city)
            assert market.urn == tuple(sorted(left))
            assert market.count <= len(left)
            found += market.count < len(state.players)
    return found
