import random
from collections import defaultdict
from dataclasses import replace
from typing import ClassVar

import pytest

from monumental.bots import BOTS
from monumental.bots.match import Match, MatchError, matches, play_match, seat_of
from monumental.bots.random import RandomBot
from monumental.engine.action import EMPTY, Action
from monumental.engine.game import Game
from monumental.engine.resources import BASICS
from monumental.games.classic.state import classic
from monumental.play.records.record import Record, read_record, write_record
from monumental.play.records.replay import verify
from monumental.play.setup import Box, packs_for, unpack

pytestmark = pytest.mark.long

MODULES = ("base", "heroes", "monsters", "renaissance")


class Vandal(RandomBot):
    """Chooses like a random player and ruins the game it was handed."""

    def choose(self, game: Game, seat: int) -> Action:
        action = super().choose(game, seat)
        ruin = random.Random(0)
        while not game.over:
            game.play_option(ruin.choice(game.options()))
        game.state.players[seat].supply[:] = [99] * 5
        game.chance.pick((1, 2, 3))
        return action


class Cheat(RandomBot):
    """Conquers whether it can or not."""

    def choose(self, game: Game, seat: int) -> Action:
        return Action("conquer")


def recorded(box: Box, match: Match) -> Record:
    record = play_match(box, match, record=True).record
    assert record is not None
    return record


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
@pytest.mark.parametrize("names", [("random", "random"), ("greedy", "random")])
def test_equal_seeds_give_equal_games(rules: str, names: tuple[str, ...]) -> None:
    match = Match(names, (None, None), 11)

    first = play_match(unpack(rules), match, record=True)
    second = play_match(unpack(rules), match, record=True)

    assert first == second
    assert first.record is not None
    assert len(first.record.moves) == first.decisions


def test_other_seeds_give_other_games() -> None:
    one = recorded(unpack(), Match(("random", "random"), (None, None), 1))
    other = recorded(unpack(), Match(("random", "random"), (None, None), 2))

    assert one.moves != other.moves


@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        ("duel", ("greedy", "random")),
        ("classic", ("random", "random", "random")),
        ("classic", ("automa", "random")),
        ("continuous", ("random", "random")),
    ],
)
def test_to_write_a_game_down_changes_nothing_in_it(rules: str, bots: tuple[str, ...]) -> None:
    match = Match(bots, (None,) * len(bots), 12)

    silent, written = (play_match(unpack(rules), match, record=record) for record in (False, True))

    assert silent.record is None
    assert written.record is not None
    assert replace(written, record=None) == silent
    assert written.record.head.seats == bots
    assert written.record.ending is not None
    assert written.record.ending.scores == silent.totals
    assert written.record.ending.winners == silent.winners


#: Rules, packs, preset, switches and the match: something of everything that a match can be.
EVERY_KIND: list[tuple[str, tuple[str, ...], str, dict[str, bool], Match]] = [
    ("duel", (), "published", {}, Match(("random", "greedy"), ("malians", "aztecs"), 1)),
    ("duel", (), "rulebook", {"final_decay": False}, Match(("random",) * 2, ("random", None), 2)),
    ("classic", MODULES, "rulebook", {}, Match(("random",) * 4, (None,) * 4, 3, "random")),
    ("classic", ("base",), "published", {}, Match(("random",) * 3, (None,) * 3, 4, "quiet-pastures-3")),
    ("classic", (), "rulebook", {"explorer_water": False}, Match(("random",) * 2, (None,) * 2, 5)),
    (
        *("classic", MODULES, "published", {}),
        Match(("automa", "random", "automa"), ("danes", None, None), 6, "random:9", advanced=4),
    ),
    ("classic", (), "rulebook", {}, Match(("automa", "greedy"), (None, "greeks"), 7, advanced=1)),
    ("continuous", MODULES, "published", {"one_explorer": True}, Match(("random",) * 5, (None,) * 5, 8)),
    ("continuous", (), "rulebook", {}, Match(("random",) * 3, ("random",) * 3, 9, "random")),
]


@pytest.mark.parametrize(("rules", "packs", "preset", "switches", "match"), EVERY_KIND)
def test_the_record_of_every_match_holds_against_its_seed(
    rules: str, packs: tuple[str, ...], preset: str, switches: dict[str, bool], match: Match
) -> None:
    box = unpack(rules, packs_for(rules, len(match.bots), packs), preset, switches)
    outcome = play_match(box, match, record=True)
    assert outcome.record is not None

    verdict = verify(read_record(write_record(outcome.record)))

    assert (verdict.ended, verdict.luck, verdict.changes) == (True, "typed", ())
    assert outcome.record.head.luck.typed == match.seed
    assert verdict.table.game.rules.switches == box.rules.switches
    assert verdict.table.game.rules.modules == box.rules.modules


def test_greedy_plays_on_a_random_map_and_with_the_renaissance() -> None:
    box = unpack("classic", ["base", "renaissance"])

    outcome = play_match(box, Match(("greedy", "random"), (None, None), 4, "random"))

    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    ("rules", "packs"), [("classic", ()), ("continuous", ()), ("classic", MODULES), ("continuous", MODULES)]
)
def test_greedy_never_walks_in_circles_and_comes_to_an_end(rules: str, packs: tuple[str, ...]) -> None:
    stood: dict[tuple[int, int], list[tuple[int, ...]]] = defaultdict(list)
    asked: dict[tuple[int, int], int] = defaultdict(int)

    def follow(game: Game) -> None:
        state = classic(game)
        if state.active >= 0:
            turn = (state.round, state.active)
            asked[turn] += 1
            # Who took something may walk back; what a text moves costs nothing: only paid steps count.
            where = (*state.explorers, state.explored)
            if game.choice().question == "take-turn" and where not in stood[turn][-1:]:
                stood[turn].append(where)

    play_match(unpack(rules, packs), Match(("greedy", "greedy"), (None, None), 2), inspect=follow)

    assert all(len(set(walk)) == len(walk) for walk in stood.values())
    assert max(asked.values()) < 150


@pytest.mark.parametrize("rules", ["classic", "continuous"])
def test_two_greedy_players_conquer_explore_build_and_develop(rules: str) -> None:
    seen: list[Game] = []

    outcome = play_match(unpack(rules), Match(("greedy", "greedy"), (None, None), 6), inspect=seen.append)

    state = classic(seen[-1])
    assert min(outcome.totals) > 15
    for seat, player in enumerate(state.players):
        assert state.provinces(seat).bit_count() >= 3
        assert len(player.policies) >= 2
    assert sum(wonder != EMPTY for wonder in state.wonders) >= 3
    assert any(market.visited for market in state.markets)


def test_nobody_passes_with_resources_that_could_still_be_spent() -> None:
    left: list[int] = []

    def follow(game: Game) -> None:
        if not game.over and game.choice().question == "take-turn":
            left.append(sum(game.state.players[game.seat].supply[basic] for basic in BASICS))
        else:
            left.append(0)

    passing: list[int] = []
    for seed in (5, 6, 7):
        left.clear()
        match = Match(("greedy", "greedy"), (None, None), seed)
        record = play_match(unpack("continuous"), match, record=True, inspect=follow).record
        assert record is not None
        passing += [left[number] for number, move in enumerate(record.moves) if move.words == "pass"]

    assert sum(passing) / len(passing) < 1.5


def test_greedy_hires_heroes_and_defeats_monsters() -> None:
    match = Match(("greedy", "greedy"), (None, None), 2)

    record = recorded(unpack("continuous", MODULES), match)

    assert {"hire", "defeat"} <= {move.words.partition(" ")[0] for move in record.moves}


def test_a_bot_never_gets_the_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS._ours, "vandal", Vandal)

    ruined = recorded(unpack(), Match(("vandal", "vandal"), (None, None), 5))

    assert ruined.moves == recorded(unpack(), Match(("random", "random"), (None, None), 5)).moves


def test_a_game_that_goes_wrong_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS._ours, "cheat", Cheat)
    civilizations = ("japanese", "malians")

    with pytest.raises(MatchError, match="game with seed 8, decision 0: IllegalAction"):
        play_match(unpack(), Match(("cheat", "random"), civilizations, 8))


def test_everybody_starts_equally_often() -> None:
    series = matches(("greedy", "random"), ("aztecs", "malians"), 10, 7)

    starting = [match.bots[0] for match in series]

    assert starting.count("greedy") == starting.count("random") == 5
    assert {match.civilizations[seat_of(match, 0)] for match in series} == {"aztecs"}
    assert all(match.bots[seat_of(match, 1)] == "random" for match in series)


def test_one_game_of_a_series_can_be_played_alone() -> None:
    series = matches(("greedy", "random"), (None, None), 6, 20)

    assert matches(("greedy", "random"), (None, None), 1, 23) == [series[3]]


# Automas


def test_an_automa_always_starts() -> None:
    names = ("greedy", "automa", "random", "automa")
    series = matches(names, ("danes", "greeks", None, None), 6, 7)

    assert {match.bots[0] for match in series} == {"automa"}
    assert [match.civilizations[0] for match in series].count("greeks") == 3
    for player, name in enumerate(names):
        assert {match.bots[seat_of(match, player)] for match in series} == {name}


@pytest.mark.rule("BASE-SOLO-03", "MOD-AUTO-01")
@pytest.mark.parametrize("preset", ["rulebook", "published"])
@pytest.mark.parametrize("names", [("automa", "random"), ("automa", "random", "automa", "random")])
def test_bots_play_against_automas_to_the_end(names: tuple[str, ...], preset: str) -> None:
    box = unpack("classic", (), preset)
    match = Match(names, (None,) * len(names), 5, advanced=4)
    seats: set[int] = set()

    def follow(game: Game) -> None:
        if not game.over:
            seats.add(game.seat)

    outcome = play_match(box, match, record=True, inspect=follow)

    assert seats == {seat for seat, name in enumerate(names) if name == "random"}
    assert outcome.record is not None
    assert {move.seat for move in outcome.record.moves} == seats
    assert max(outcome.totals[seat] for seat in match.automas) > 0
    assert outcome == play_match(box, match, record=True)


class Watchful(RandomBot):
    """Remembers whose imagined games it was asked in, and about whom."""

    asked: ClassVar[list[tuple[int, int, int]]] = []

    def choose(self, game: Game, seat: int) -> Action:
        self.asked.append((seat, game.seat, game.choice().seat))
        return super().choose(game, seat)


@pytest.mark.rule("MOD-AUTO-05")
def test_a_bot_decides_for_an_automa_from_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS._ours, "watchful", Watchful)
    Watchful.asked.clear()

    play_match(unpack("classic"), Match(("automa", "watchful"), ("danes", "greeks"), 2))

    assert {(seat, decider) for seat, decider, _ in Watchful.asked} == {(1, 1)}
    assert {about for _, _, about in Watchful.asked} == {0, 1}
