"""Opponents with a character: the same judgement, but that some things count for more."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from monumental.bots import BOTS, CHARACTERS, UnknownBot, make_bot
from monumental.bots.greedy import GreedyBot
from monumental.bots.known import craft_of
from monumental.bots.match import Match, Witness, play_match
from monumental.bots.naming import level
from monumental.bots.sight.style import PLAIN, STYLES, Style
from monumental.bots.sight.texts import appraise
from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.catalog import BUILDING
from monumental.engine.events import Event
from monumental.engine.game import Game
from monumental.engine.resources import GOLD
from monumental.engine.scoring.points import achievements
from monumental.play.setup import unpack
from monumental.testing import check_bot
from tests.bots.tables import positions
from tests.lanes import first_before_release

# By name


@pytest.mark.parametrize("style", STYLES)
def test_a_style_stands_in_the_name(style: str) -> None:
    bots = [make_bot(f"{plays}-{style}", 3) for plays in ("greedy", "normal")]

    assert f"normal-{style}" in CHARACTERS
    assert all(isinstance(bot, GreedyBot) and bot.style is STYLES[style] for bot in bots)


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

Measure = Callable[[Game, list[Event], int], float]


def provinces(game: Game, events: list[Event], seat: int) -> float:
    del events
    return counted(game, seat, "provinces")


def counted(game: Game, seat: int, line: str) -> float:
    return next(part.count(game, seat) for part in achievements(game) if part.name == line)


def built(game: Game, events: list[Event], seat: int) -> float:
    """Buildings that were bought, and Wonders that stand: a Wonder is two buildings."""
    kinds = [game.catalog.cards[event.card].kind for event in events if is_purchase(event, seat)]
    wonders = sum(event.seat == seat and event.key == "completed" for event in events)
    return kinds.count(BUILDING) + 2 * wonders


def is_purchase(event: Event, seat: int) -> bool:
    return event.seat == seat and event.key in {"acquired", "gained-card"}


def gold(game: Game, events: list[Event], seat: int) -> float:
    del game
    return sum(
        event.number
        for event in events
        if event.seat == seat and event.key == "gained" and event.resource == GOLD
    )


def known(game: Game, events: list[Event], seat: int) -> float:
    del events
    return counted(game, seat, "knowledge")


MEASURES: dict[str, Measure] = {"builder": built, "warrior": provinces, "trader": gold, "scholar": known}


def told(style: str, seed: int) -> tuple[float, float]:
    """What the one with the style and the plain one did, in both seats of a deal."""
    mine = plain = 0.0
    for seat in range(2):
        names = ["greedy", "greedy"]
        names[seat] = f"greedy-{style}"
        witness = Witness()
        play_match(unpack("duel"), Match(tuple(names), (None, None), seed), witness=witness)
        assert witness.game is not None
        mine += MEASURES[style](witness.game, witness.events, seat)
        plain += MEASURES[style](witness.game, witness.events, 1 - seat)
    return mine, plain


@pytest.mark.long
@pytest.mark.parametrize("style", first_before_release(STYLES))
def test_each_goes_its_own_way(style: str) -> None:
    """Over fixed seeds a builder builds more than the plain one, a warrior has more Provinces, and so on."""
    sides = zip(*[told(style, seed) for seed in range(62_000, 62_008)], strict=True)

    mine, plain = [sum(side) for side in sides]

    assert mine > 1.1 * plain
