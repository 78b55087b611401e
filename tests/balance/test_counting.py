"""From hand-made facts to a report: every number is one that can be counted on the fingers."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from monumental.balance.counting import count, effects_in_play, grouped, rate, round_shown
from monumental.balance.facts import MODIFY, WHEN, Facts, Seen
from monumental.balance.report import Length, Points, Rate, Report, Thing, Use
from monumental.bots.match import Match, Outcome
from monumental.bots.tally import wilson
from monumental.engine.catalog import KINDS, Card, Catalog, Civilization
from monumental.play.setup import unpack

RULES = unpack().rules
FIRST, SECOND, *_ = [part.name for part in RULES.achievements]

#: Key and kind; an era for what lies in the Development deck.
CARDS = (
    ("mill", "building", 1),
    ("algebra", "knowledge", 2),
    ("tower", "wonder", 3),
    ("hills", "province", 1),
    ("hut", "building", 0),  # a city card: everybody has it
    ("stall", "building", 0),  # Basic
    ("red-law", "policy", 0),
    ("blue-law", "policy", 0),
    ("captain", "warlord", 0),
    ("rider", "scout", 0),
    ("port", "free_city", 0),
    ("goths", "barbarian", 0),
    ("amber", "market_token", 0),
    ("captain-hero", "hero", 0),
    ("hydra", "monster", 0),
    ("robot", "solo", 0),
)

PEOPLES = ("reds", "blues", "greens")


def made() -> Catalog:
    cards = []
    for number, (key, kind, era) in enumerate(CARDS):
        card = Card(number, key, KINDS.index(kind), "mine", "original")
        card.era, card.cost, card.basic = era, number, key == "stall"
        cards.append(card)
    peoples = [Civilization(number, key, "mine", "partial") for number, key in enumerate(PEOPLES)]
    numbers = {card.key: card.number for card in cards}
    peoples[0].policies = (numbers["red-law"],)
    peoples[1].policies = (numbers["blue-law"],)
    return Catalog(("mine",), cards, peoples, {}, {})


CATALOG = made()


def game(
    seed: int,
    peoples: tuple[str, ...],
    totals: tuple[int, ...],
    winners: tuple[int, ...],
    *seats: Seen,
    rounds: int = 8,
    shown: dict[str, int] | None = None,
    actions: dict[str, int] | None = None,
    effects: dict[str, int] | None = None,
) -> Facts:
    match = Match(("random",) * len(peoples), peoples, seed)
    outcome = Outcome(match, peoples, totals, winners, rounds, 100 + seed)
    sat = seats or tuple(Seen() for _ in peoples)
    return Facts(outcome, sat, shown or {}, Counter(actions), Counter(effects))


def counted(*games: Facts) -> Report:
    return count(games, RULES, CATALOG, {"bot": "random"})


def thing(report: Report, key: str) -> Thing:
    (found,) = [each for each in report.things if each.key == key]
    return found


def of(wins: float, games: int) -> Rate:
    """Wilson's interval, as the arena has it, to four places."""
    low, high = wilson(wins, games)
    return Rate(games, round(wins / games if games else 0.0, 4), round(low, 4), round(high, 4))


# Who won


def test_a_rate_has_its_interval() -> None:
    # 7 of 10: the textbook's numbers.
    assert rate([1.0] * 7 + [0.0] * 3) == Rate(10, 0.7, 0.3968, 0.8922)
    assert rate([]) == Rate(0, 0.0, 0.0, 1.0)


def test_civilizations_pairings_and_seats_are_counted() -> None:
    report = counted(
        game(0, ("reds", "blues"), (30, 20), (0,)),
        game(1, ("blues", "reds"), (25, 10), (0,)),
        game(2, ("reds", "blues"), (40, 31), (0,)),
    )

    assert (report.head, report.games, report.decisions) == ({"bot": "random"}, 3, 303)
    assert [(people.key, people.won, people.points, people.source) for people in report.civilizations] == [
        ("reds", of(2, 3), 26.6667, "partial"),
        ("blues", of(1, 3), 25.3333, "partial"),
        ("greens", of(0, 0), 0.0, "partial"),
    ]
    assert [(pair.key, pair.against, pair.won) for pair in report.pairings] == [
        ("blues", "reds", of(1, 3)),
        ("reds", "blues", of(2, 3)),
    ]
    assert [(seat.seat, seat.won, seat.points) for seat in report.seats] == [
        (0, of(3, 3), 31.6667),
        (1, of(0, 3), 20.3333),
    ]


def test_a_shared_victory_is_a_share_of_one_for_everybody_who_shares_it() -> None:
    report = counted(
        game(0, ("reds", "blues", "greens"), (30, 30, 20), (0, 1)),
        game(1, ("blues", "greens", "reds"), (9, 9, 9), (0, 1, 2)),
    )

    third = 1 / 3
    assert [people.won for people in report.civilizations] == [
        of(0.5 + third, 2),
        of(0.5 + third, 2),
        of(third, 2),
    ]
    assert [seat.won for seat in report.seats] == [of(0.5 + third, 2), of(0.5 + third, 2), of(third, 2)]
    assert sum(people.won.rate * people.won.games for people in report.civilizations) == pytest.approx(
        2, abs=0.001
    )


def test_at_a_table_for_three_everybody_meets_two_others() -> None:
    report = counted(game(0, ("reds", "blues", "greens"), (3, 2, 1), (0,)))

    assert {(pair.key, pair.against): pair.won.rate for pair in report.pairings} == {
        ("reds", "blues"): 1.0,
        ("reds", "greens"): 1.0,
        ("blues", "reds"): 0.0,
        ("blues", "greens"): 0.0,
        ("greens", "reds"): 0.0,
        ("greens", "blues"): 0.0,
    }
    assert [seat.seat for seat in report.seats] == [0, 1, 2]


# How long, and for what


def test_lengths_are_counted_by_rounds() -> None:
    games = [
        game(seed, ("reds", "blues"), (1, 0), (0,), rounds=rounds)
        for seed, rounds in enumerate((9, 7, 9, 12))
    ]

    length = counted(*games).length
    assert length == Length(7, 9.25, 12, {7: 1, 9: 2, 12: 1})
    assert list(length.games) == [7, 9, 12]


def test_points_are_those_of_winners_and_of_others_and_shared_victories_are_neither() -> None:
    report = counted(
        game(
            0, ("reds", "blues"), (12, 4), (0,), Seen(points={FIRST: 10, SECOND: 2}), Seen(points={FIRST: 4})
        ),
        game(
            1, ("blues", "reds"), (2, 7), (1,), Seen(points={SECOND: 2}), Seen(points={FIRST: 6, SECOND: 1})
        ),
        game(2, ("reds", "blues"), (5, 5), (0, 1), Seen(points={FIRST: 5}), Seen(points={SECOND: 5})),
    )

    lines = {line.key: line for line in report.points}
    assert list(lines) == [part.name for part in RULES.achievements]
    assert lines[FIRST] == Points(FIRST, mean=4.1667, share=0.7143, winners=8.0, others=2.0)
    assert lines[SECOND] == Points(SECOND, mean=1.6667, share=0.2857, winners=1.5, others=1.0)
    assert sum(line.share for line in report.points) == pytest.approx(1)


# Cards and tokens


def test_everything_that_can_be_taken_has_a_group() -> None:
    assert {card.key: group for card, group in grouped(CATALOG)} == {
        "mill": "building",
        "algebra": "knowledge",
        "tower": "wonder",
        "hills": "province",
        "stall": "basic",
        "red-law": "policy",
        "blue-law": "policy",
        "port": "free_city",
        "goths": "barbarian",
        "amber": "market_token",
        "captain-hero": "hero",
        "hydra": "monster",
    }


@pytest.mark.parametrize("key", ["mill", "algebra", "tower", "hills", "port", "captain-hero", "hydra"])
def test_a_card_counts_in_the_games_in_which_it_was_shown(key: str) -> None:
    report = counted(
        # Both could, the winner did.
        game(
            *(0, ("reds", "blues"), (2, 1), (0,)),
            Seen(could={key: 3}, took={key: 4}, used=Counter({key: 5})),
            Seen(could={key: 4}),
            shown={key: 2},
        ),
        # Somebody got it who never could have paid for it; they share the victory.
        game(*(1, ("blues", "reds"), (1, 1), (0, 1)), Seen(took={key: 9}), Seen(), shown={key: 5}),
        # Nobody took it.
        game(*(2, ("reds", "blues"), (1, 2), (1,)), Seen(could={key: 1}), Seen(), shown={key: 1}),
        # It stayed in the box.
        game(3, ("reds", "blues"), (1, 2), (1,)),
    )

    found, card = thing(report, key), CATALOG.by_key[key]
    assert (found.pack, found.source, found.era, found.cost) == ("mine", "original", card.era, card.cost)
    assert (found.shown, found.taken, found.taken_share) == (3, 2, 2 / 3)
    assert (found.affordable, found.taken_then, found.affordable_share) == (3, 1, 1 / 3)
    assert (found.round_shown, found.round_taken, found.used) == (2.6667, 6.5, 2.5)
    assert found.having == of(1.5, 2)
    assert found.lacking == of(0 + 0.5 + 0 + 1, 4)


def test_two_who_take_copies_are_one_game_and_two_owners() -> None:
    both = (Seen(took={"stall": 2}), Seen(took={"stall": 5}))

    report = counted(
        game(0, ("reds", "blues"), (2, 1), (0,), *both), game(1, ("reds", "blues"), (1, 2), (1,))
    )

    found = thing(report, "stall")
    # A pile of Basic Buildings lies there from the start.
    assert (found.shown, found.round_shown, found.taken, found.round_taken) == (2, 1.0, 1, 3.5)
    assert (found.having, found.lacking) == (of(1, 2), of(1, 2))


def test_a_policy_is_for_its_own_civilization() -> None:
    report = counted(
        game(0, ("reds", "greens"), (2, 1), (0,), Seen(could={"red-law": 1}, took={"red-law": 3}), Seen()),
        game(1, ("blues", "reds"), (1, 2), (1,)),
        game(2, ("blues", "greens"), (1, 2), (1,)),
    )

    red, blue = thing(report, "red-law"), thing(report, "blue-law")
    assert (red.shown, red.taken, red.affordable, red.taken_then) == (2, 1, 1, 1)
    assert (red.having, red.lacking, red.round_shown) == (of(1, 1), of(1, 1), 1.0)
    assert (blue.shown, blue.taken, blue.having, blue.lacking) == (2, 0, of(0, 0), of(0, 2))


@pytest.mark.parametrize("key", ["goths", "amber"])
def test_a_token_is_shown_when_somebody_could_take_it_or_did(key: str) -> None:
    report = counted(
        game(0, ("reds", "blues"), (2, 1), (0,), Seen(took={key: 6}), Seen(could={key: 4})),
        game(1, ("reds", "blues"), (1, 2), (1,), Seen(), Seen(took={key: 7})),
        game(2, ("reds", "blues"), (1, 2), (1,)),
    )

    found = thing(report, key)
    assert (found.shown, found.taken, found.round_shown, found.round_taken) == (2, 2, 5.5, 6.5)
    assert (found.affordable, found.taken_then) == (1, 0)
    assert (found.having, found.lacking) == (of(2, 2), of(0, 2))


def test_what_is_shown_to_nobody_has_no_round() -> None:
    nothing = game(0, ("reds", "greens"), (2, 1), (0,))

    rounds = {card.key: round_shown(card, group, nothing, {"blues"}) for card, group in grouped(CATALOG)}

    assert {key for key, round_ in rounds.items() if round_ is not None} == {"stall"}


# Actions and effects


def test_uses_are_counted_by_times_and_games_the_most_frequent_first() -> None:
    report = counted(
        game(
            *(0, ("reds", "blues"), (2, 1), (0,)),
            actions={"pass": 4, "acquire": 9},
            effects={"gain": 3, "archive": 1},
        ),
        game(1, ("reds", "blues"), (2, 1), (0,), actions={"pass": 6, "build": 10}, effects={"gain": 2}),
    )

    assert report.actions == (Use("build", 10, 1, 0), Use("pass", 10, 2, 0), Use("acquire", 9, 1, 0))
    assert report.effects == (Use("gain", 5, 2, 0), Use("archive", 1, 1, 0))


def test_an_effect_that_never_came_about_is_in_the_report() -> None:
    box = unpack()

    report = count([game(0, ("aztecs", "malians"), (2, 1), (0,))], box.rules, box.catalog, {})

    assert {use.key: use.cards for use in report.effects} == effects_in_play(box.catalog)
    assert all((use.times, use.games) == (0, 0) for use in report.effects)


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_every_card_is_counted_once_for_each_effect_it_has(rules: str) -> None:
    catalog = unpack(rules).catalog

    known = effects_in_play(catalog)

    assert known[WHEN] == sum(bool(card.triggers) for card in catalog.cards)
    assert known[MODIFY] == sum(bool(card.price_changes) for card in catalog.cards)
    gaining = {
        address.partition(".")[0] for address, effect in catalog.effects.items() if effect.verb == "gain"
    }
    solo = {f"{card.pack}/{card.key}" for card in catalog.cards if KINDS[card.kind] == "solo"}
    assert known["gain"] == len(gaining - solo) > 0


def test_what_only_an_automa_does_is_no_effect_in_play() -> None:
    catalog = unpack("classic").catalog
    solo = {f"{card.pack}/{card.key}" for card in catalog.cards if KINDS[card.kind] == "solo"}
    by_people = {
        effect.verb for address, effect in catalog.effects.items() if address.partition(".")[0] not in solo
    }

    assert solo
    assert set(effects_in_play(catalog)) - {WHEN, MODIFY} == by_people
    assert by_people < {effect.verb for effect in catalog.effects.values()}


# Together


def some_games(seed: int, games: int) -> list[Facts]:
    """Games that could have been, of cards of our own."""
    luck = random.Random(seed)
    keys = [key for key, *_ in CARDS]

    def some() -> dict[str, int]:
        return {key: luck.randint(1, 8) for key in luck.sample(keys, luck.randint(0, len(keys)))}

    made = []
    for number in range(games):
        peoples = tuple(luck.sample(PEOPLES, 2))
        winners = luck.choice([(0,), (1,), (0, 1)])
        seats = [
            Seen(some(), some(), Counter(some()), {FIRST: luck.randint(0, 20), SECOND: luck.randint(0, 9)})
            for _ in peoples
        ]
        made.append(
            game(
                *(number, peoples, (luck.randint(0, 40), luck.randint(0, 40)), winners),
                *seats,
                rounds=luck.randint(6, 12),
                shown=some(),
                actions=some(),
                effects=some(),
            )
        )
    return made


@pytest.mark.parametrize("seed", range(5))
def test_the_order_in_which_games_were_finished_makes_no_difference(seed: int) -> None:
    games = some_games(seed, 40)
    shuffled = random.Random(seed).sample(games, len(games))

    one, other = (json.dumps(counted(*each).as_json()) for each in (games, shuffled))
    assert one == other, f"some_games({seed}, 40)"
    # Otherwise this would say nothing.
    assert [facts.seed for facts in shuffled] != [facts.seed for facts in games]


@pytest.mark.parametrize("seed", range(5))
def test_everybody_who_saw_a_thing_had_it_or_lacked_it(seed: int) -> None:
    report = counted(*some_games(seed, 40))

    for each in report.things:
        assert each.taken <= each.shown <= 40, f"some_games({seed}, 40), {each.key}"
        assert each.taken_then <= each.affordable <= each.having.games + each.lacking.games
        seats = 1 if each.group == "policy" else 2
        assert each.having.games + each.lacking.games == seats * each.shown
    assert sum(seat.won.rate for seat in report.seats) == pytest.approx(1)
    assert sum(report.length.games.values()) == report.games == 40


def test_no_games_make_an_empty_report() -> None:
    report = counted()

    assert (report.games, report.decisions, report.seats, report.pairings) == (0, 0, (), ())
    assert report.length == Length(0, 0.0, 0, {})
    assert all(people.won.games == 0 for people in report.civilizations)
