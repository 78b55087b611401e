"""Opponents with a character: the same judgement, but that some things count for more."""

from __future__ import annotations

from itertools import islice

import pytest

from monumental.bots import BOTS, CHARACTERS, UnknownBot, make_bot
from monumental.bots.arena.games import Played
from monumental.bots.greedy import GreedyBot
from monumental.bots.known import craft_of
from monumental.bots.levels import LevelBot
from monumental.bots.match import Match, Outcome, play_match
from monumental.bots.naming import level
from monumental.bots.sight.style import PLAIN, STYLES, Style
from monumental.bots.sight.texts import appraise
from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.catalog import BUILDING
from monumental.engine.events import Event
from monumental.engine.game import Game
from monumental.engine.resources import GOLD, PRODUCTION
from monumental.engine.scoring.points import achievements
from monumental.play.setup import new_game, unpack
from monumental.testing import check_bot
from tests.bots.tables import positions
from tests.lanes import first_before_release
from tools.characters import Told, built, gold, matches, row, told

# By name


@pytest.mark.parametrize("style", STYLES)
def test_a_style_stands_in_the_name(style: str) -> None:
    character = make_bot(f"normal-{style}", 3)
    assert isinstance(character, LevelBot)

    for bot in (make_bot(f"greedy-{style}", 3), character.bot_for("duel")):
        assert isinstance(bot, GreedyBot)
        assert bot.style is STYLES[style]
    assert f"normal-{style}" in CHARACTERS


@pytest.mark.parametrize("name", ["greedy-painter", "greedy-", "random-builder", "search-builder", "builder"])
def test_what_is_no_style_or_has_none_is_no_bot(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"unknown bot '{name}'"):
        make_bot(name, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_is_told_with_its_level_in_every_language(language: str) -> None:
    texts = load_texts(language)

    told = {name: level(name, texts) for name in CHARACTERS}

    assert len({*told.values()}) == len(STYLES)
    assert all(texts("level-normal") in said for said in told.values())
    assert all(texts(f"style-{style}") in told[f"normal-{style}"] for style in STYLES)


# What it changes


def value(game: Game, style: Style) -> float:
    outlook = craft_of(game.rules.name).outlook
    return outlook(game, 0, appraise(game.catalog, outlook.reader), style).of(game)


@pytest.mark.parametrize("line", ["provinces", "knowledge", "wonders"])
def test_whoever_likes_something_counts_each_of_it_for_more(line: str) -> None:
    for game in islice(positions("duel", 4), 150, 250, 20):
        (count,) = [part.count(game, 0) for part in achievements(game) if part.name == line]

        liked = value(game, Style({line: 1.5})) - value(game, PLAIN)

        assert liked == pytest.approx(1.5 * count)


def test_cards_are_liked_by_their_kind_wherever_they_lie() -> None:
    *_, game = islice(positions("classic", 4), 120)
    cards = [game.catalog.cards[number] for number in game.state.players[0].owned()]

    liked = value(game, Style(cards={BUILDING: 0.25})) - value(game, PLAIN)

    assert liked == pytest.approx(0.25 * sum(card.kind == BUILDING for card in cards))
    assert liked > 1


def test_a_rule_system_without_something_is_played_as_by_anybody() -> None:
    *_, game = islice(positions("duel", 4), 60)

    assert value(game, Style({"monsters": 2.0}, weights={"reserve": 3.0})) == value(game, PLAIN)


def test_the_same_seed_plays_the_same_game() -> None:
    match = Match(("greedy-warrior", "greedy-trader"), (None, None), 60_017)

    one, other = [play_match(unpack("duel"), match) for _ in range(2)]

    assert (one.totals, one.decisions) == (other.totals, other.decisions)


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES)
def test_one_with_a_style_is_as_honest_as_the_others(style: str) -> None:
    check_bot(BOTS[f"greedy-{style}"], games=1, rules=["duel"])


# What it does


@pytest.mark.parametrize("style", STYLES)
def test_each_deal_is_played_in_both_seats(style: str) -> None:
    played = matches("classic", style, 6, 62_000)

    name = f"greedy-{style}"
    assert [match.seed for match in played] == [62_000, 62_000, 62_001, 62_001, 62_002, 62_002]
    assert [match.bots.index(name) for match in played] == [0, 1, 0, 1, 0, 1]
    assert all(
        one.civilizations == other.civilizations for one, other in zip(played[::2], played[1::2], strict=True)
    )


def test_what_a_builder_and_a_trader_are_after_is_counted_for_each_seat() -> None:
    game = new_game("duel", seed=3)
    building = next(card.number for card in game.catalog.cards if card.kind == BUILDING)
    other = next(card.number for card in game.catalog.cards if card.kind != BUILDING)
    events = [
        Event("acquired", 0, building),
        Event("gained-card", 0, building),
        Event("acquired", 0, other),
        Event("completed", 0, other),
        Event("acquired", 1, building),
        Event("gained", 0, resource=GOLD, number=3),
        Event("gained", 0, resource=PRODUCTION, number=5),
        Event("gained", 1, resource=GOLD, number=2),
    ]

    assert [built(game, events, seat) for seat in range(2)] == [4, 1]
    assert [gold(game, events, seat) for seat in range(2)] == [3, 2]


def test_a_row_tells_how_often_it_won_and_what_each_had() -> None:
    games = [
        Told(ended("greedy-trader", "greedy", (30, 20), 5), 20, 10),
        Told(ended("greedy", "greedy-trader", (30, 20), 5), 25, 16),
        Told(ended("greedy-trader", "greedy", (30, 20), 6), 30, 10),
        Told(ended("greedy", "greedy-trader", (20, 30), 6), 25, 12),
    ]

    told = row("duel", "trader", games)

    assert told == "| duel | `trader` | 4 | 75% | 30% – 100% | Gold gained 25.0 / 12.0 |"


def ended(first: str, second: str, totals: tuple[int, int], seed: int) -> Played:
    match = Match((first, second), ("aztecs", "japanese"), seed)
    winner = totals.index(max(totals))
    return Played(Outcome(match, ("aztecs", "japanese"), totals, (winner,), 8, 100), ())


@pytest.mark.long
@pytest.mark.parametrize("style", first_before_release(STYLES))
def test_each_goes_its_own_way(style: str) -> None:
    """Over fixed seeds a builder builds more than the plain one, a warrior has more Provinces, and so on."""
    played = [
        told("duel", style, STYLES[style], Match(names, (None, None), seed))
        for seed in range(62_000, 62_024)
        for names in (("greedy", f"greedy-{style}"), (f"greedy-{style}", "greedy"))
    ]

    assert sum(each.mine for each in played) > 1.1 * sum(each.plain for each in played)
