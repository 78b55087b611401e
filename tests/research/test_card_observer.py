"""Observations that name cards by what they do: their shapes, and what can be read off them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monumental import Game, new_game, unpack
from monumental.engine.agenda import Choice
from monumental.engine.scoring.points import score_sheets
from monumental.games.classic.land.conquest import target_at
from monumental.games.classic.state import classic
from monumental.meaning.columns import AT, LENGTH
from monumental.meaning.position import entries
from monumental.meaning.position.options import FEATURES, MOST_OPTIONS
from monumental.meaning.position.words import DEEDS, LINES, PRICES, QUESTIONS, VERBS
from monumental.play.notation import write
from monumental.play.setup import packs_for
from monumental.research import CardObserver
from monumental.research.card_observer import Unfolded, names_of
from monumental.research.observation.known_questions import questions_of
from tests import classic_scene, scene
from tests.random_game import KINDS, ClassicGame, ModuleGame, RandomGame, SoloGame

ALL_PACKS = ("base", "renaissance", "heroes", "monsters")

#: A change here changes what a trained program sees: whoever has learned must learn again.
DIGESTS = {
    ("duel", 2): (407, "140aa9c8cba4d0be"),
    ("classic", 2): (446, "a3fef39b377f5713"),
    ("classic", 3): (559, "95ce642fe2be47cb"),
    ("continuous", 2): (446, "a3fef39b377f5713"),
}


def observer_of(game: Game) -> CardObserver:
    return CardObserver(game.rules, game.catalog, len(game.state.players))


def unfolded(game: Game, seat: int = 0) -> Unfolded:
    observer = observer_of(game)
    return observer.expand(observer.observe(game, seat))


def lying(game: Game, zone: int, owner: int, seat: int = 0) -> list[tuple[str, int]]:
    """The cards of a zone with their positions, by name, sorted."""
    seen = unfolded(game, seat)
    there = (seen.zone == zone) & (seen.owner == owner)
    cards = game.catalog.cards
    return sorted(
        (cards[row - 1].key, at) for row, at in zip(seen.meaning[there], seen.position[there], strict=True)
    )


def seat_numbers(game: Game, step: int, seat: int = 0) -> dict[str, float]:
    names = names_of(observer_of(game).writer.each)
    return dict(zip(names, unfolded(game, seat).seats[step].tolist(), strict=True))


def options_of(game: Game) -> dict[str, dict[str, int]]:
    rows = observer_of(game).options(game).tolist()
    return {
        write(game, option): dict(zip(FEATURES, row, strict=True))
        for option, row in zip(game.options(), rows, strict=True)
    }


# Shapes


@pytest.mark.parametrize(("rules", "seats"), DIGESTS)
def test_a_change_of_the_rows_is_deliberate(rules: str, seats: int) -> None:
    box = unpack(rules)
    writer = CardObserver(box.rules, box.catalog, seats).writer

    assert (writer.length, writer.digest()[:16]) == DIGESTS[rules, seats]


@pytest.mark.parametrize("rules", ["classic", "continuous"])
def test_all_packs_of_a_rule_system_have_the_same_rows(rules: str) -> None:
    usual, all_of_them = unpack(rules), unpack(rules, ALL_PACKS)
    one = CardObserver(usual.rules, usual.catalog, 3)
    two = CardObserver(all_of_them.rules, all_of_them.catalog, 3)

    assert one.writer.digest() == two.writer.digest()
    assert one.matrix.shape[1] == two.matrix.shape[1] == LENGTH
    assert one.matrix.shape[0] < two.matrix.shape[0]


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_every_word_of_ours_has_a_number(rules: str) -> None:
    box = unpack(rules, packs_for(rules, None, () if rules == "duel" else ALL_PACKS))

    assert Choice.__subclasses__()
    assert set(questions_of(box.rules)) <= set(QUESTIONS)
    assert set(box.rules.words) <= set(VERBS)
    assert set(box.rules.occasions) <= set(DEEDS)
    assert set(box.rules.prices) <= set(PRICES)
    assert {part.name for part in box.rules.achievements} <= set(LINES)


@pytest.mark.parametrize("kind", [RandomGame, ClassicGame, ModuleGame, SoloGame])
def test_whole_games_have_room_in_the_rows(kind: type[RandomGame]) -> None:
    """All modules, two to five seats, Automas: no entry is left out, and every option has its row."""
    for seed in range(0, len(KINDS), 30) if kind is ModuleGame else range(2):
        with kind(seed) as play:
            observer = observer_of(play.game)
            numbered = observer.writer.numbers + observer.writer.tiles
            while not play.game.over:
                seat = play.game.seat
                draft = observer.writer.draft(play.game, seat)
                entries_told = len(draft.row) - numbered + len(b"".join(draft.packed)) // 4
                assert entries_told <= observer.writer.entries
                told = observer.observe(play.game, seat)
                # What is kept of earlier positions makes no difference.
                assert np.array_equal(told, observer_of(play.game).observe(play.game, seat))
                seen = observer.expand(told)
                assert np.isfinite(seen.table).all()
                assert np.isfinite(seen.seats).all()
                assert (seen.meaning < len(observer.matrix)).all()
                assert ((seen.meaning > 0) == (seen.zone > 0)).all()
                options = observer.options(play.game)
                assert (options[:, 0] > 0).all()
                assert (options >= 0).all()
                assert options[:, 1].max() < len(observer.matrix)
                assert len(options) <= MOST_OPTIONS
                play.go_on()
            assert unfolded(play.game).meaning.any()


# What is told


def test_cards_are_told_by_where_they_lie() -> None:
    game = scene.scene(
        city="forum* library . . . . . . .",
        known="library",
        urn="workshop workshop",
        discard="barricade",
        provinces="sahara barricade",
        display=". colossus-of-rhodes . . . .",
        other={"city": "barricade . . . . . . . ."},
    )

    assert lying(game, entries.CITY, 0) == [("forum", 0), ("library", 1)]
    assert lying(game, entries.CITY, 1) == [("barricade", 0)]
    assert lying(game, entries.KNOWN, 0) == [("library", 0)]
    assert lying(game, entries.DECK, 0) == [("workshop", 0), ("workshop", 0)]
    assert lying(game, entries.DISCARD, 0) == [("barricade", 0)]
    assert lying(game, entries.STACK, 0) == [("barricade", 0), ("sahara", 1)]
    assert lying(game, entries.DISPLAY, entries.NOBODY) == [("colossus-of-rhodes", 1)]
    # Whoever looks comes first.
    assert lying(game, entries.CITY, 1, seat=1) == [("forum", 0), ("library", 1)]


def test_the_matrix_has_the_meaning_of_what_lies_there() -> None:
    game = scene.scene(city="forum . . . . . . . .")
    observer = observer_of(game)
    seen = observer.expand(observer.observe(game, 0))

    forum = observer.matrix[seen.meaning[seen.zone == entries.CITY][0]]

    assert forum[AT["building"]] == 1
    assert forum[AT["archive a card"]] == pytest.approx(0.5)


def test_points_leads_and_dominance_are_told() -> None:
    game = scene.scene(provinces="sahara", other={"policies": "codex"}, against="aztecs", civ="japanese")
    mine, theirs = seat_numbers(game, 0), seat_numbers(game, 1)
    sheets = score_sheets(game)

    assert [mine["total"] * 20, theirs["total"] * 20] == pytest.approx([sheet.total for sheet in sheets])
    provinces, policies = LINES.index("provinces"), LINES.index("policies")
    assert mine[f"leads {provinces}"] > 0 > theirs[f"leads {provinces}"]
    assert mine[f"dominance {provinces}"] == 1
    assert theirs[f"points {policies}"] == pytest.approx(2 / 5)
    assert theirs[f"dominance {policies}"] == 1


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_totals_are_those_of_the_score_sheet(rules: str) -> None:
    game = new_game(rules, seed=3, seats=2)
    chance = np.random.default_rng(3)
    observer = observer_of(game)
    at = names_of(observer.writer.each).index("total")
    for _ in range(150):
        if any(player.civilization < 0 for player in game.state.players):
            totals = [0.0, 0.0]
        else:
            totals = [float(sheet.total) for sheet in score_sheets(game)]
        for seat in range(2):
            seen = observer.expand(observer.observe(game, seat)).seats[:, at] * 20
            assert seen.tolist() == pytest.approx([totals[seat], totals[1 - seat]])
        options = game.options()
        if options:
            game.play_option(options[int(chance.integers(len(options)))])


def test_resources_and_discounts_are_told() -> None:
    game = scene.scene(supply="3 military 2 gold", gained="1 science")
    numbers = seat_numbers(game, 0)

    assert [numbers[f"supply {at}"] * 5 for at in range(5)] == pytest.approx([0, 0, 3, 0, 2])
    assert numbers["gained 1"] * 5 == pytest.approx(1)


def test_tiles_are_told_by_what_lies_on_them() -> None:
    game = classic_scene.scene(troops="1:7 2:2", production=[2], warlord=2, explorers=[2, 1])
    seen = unfolded(game)

    troops = seen.tiles[:, 16] * 15
    assert [troops[0], troops[1]] == pytest.approx([7, 2])
    assert seen.tiles[0, 8 + 1] == 1  # one's own
    assert seen.tiles[1, 18] == 1  # a Production token
    assert seen.tiles[:2, -3:].tolist() == [[0, 1, 0], [1, 1, 0]]  # Warlord, own Explorers, others
    assert unfolded(game, seat=1).tiles[:2, -3:].tolist() == [[0, 0, 1], [1, 0, 1]]


def test_options_name_what_they_are_about_and_what_it_costs() -> None:
    game = scene.scene(
        supply="9 production 9 science 9 military",
        display=". colossus-of-rhodes . . . .",
        provinces="sahara",
        city="forum* . . . . . . . .",
        urn="library",
    )
    card = game.catalog.by_key["colossus-of-rhodes"]
    options = options_of(game)

    assert options["acquire 2"]["meaning"] == card.number + 1
    assert options["acquire 2"]["slot"] == 2
    assert options["acquire 2"]["price"] == card.cost
    assert options["use a1"]["place"] == 1
    assert options["use a1"]["meaning"] == game.catalog.number("forum") + 1
    assert options["build workshop"]["meaning"] == game.catalog.number("workshop") + 1
    assert options["pass"]["meaning"] == 0
    verbs = {words.split()[0]: row["verb"] for words, row in options.items()}
    assert {words: VERBS[verb - 1] for words, verb in verbs.items()} == {verb: verb for verb in verbs}


def test_a_conquest_names_what_lies_there_and_what_it_takes() -> None:
    game = new_game("classic", seed=1, seats=2)
    chance = np.random.default_rng(1)
    observer = observer_of(game)
    tokens = prices = 0
    while not game.over:
        options = game.options()
        for words, row in options_of(game).items() if game.choice().question == "take-turn" else ():
            if words.startswith("conquer"):
                front = classic(game).fronts[row["tile"] - 1]
                first = observer.writer.meanings.first_front
                assert row["meaning"] == (0 if front < 0 else first + front)
                assert row["price"] == target_at(game, game.seat, row["tile"] - 1).military
                tokens += front >= 0
                prices += row["price"] > 0
        game.play_option(options[int(chance.integers(len(options)))])

    assert tokens
    assert prices


def test_it_is_told_which_tiles_touch() -> None:
    game = new_game("classic", seed=1, seats=2)

    around = observer_of(game).around(game)

    assert around.shape == (41, 41)
    assert np.array_equal(around, around.T)
    assert np.flatnonzero(around[0]).tolist() == sorted(classic(game).hexmap.neighbours[0])
    assert observer_of(new_game("duel", seed=1)).around(new_game("duel", seed=1)).shape == (0, 0)


def test_branches_are_told_by_their_texts() -> None:
    game = scene.scene(city="forum* workshop . . . . . . .", supply="2 production 2 science")
    scene.act(game, "use a1")
    observer = observer_of(game)

    rows = [observer.matrix[row["meaning"]] for row in options_of(game).values()]

    assert [row[AT["a text to choose"]] for row in rows] == [1, 1]
    assert [row[AT["culture / 3 once"]] > 0 for row in rows] == [False, True]
    asked = lying(game, entries.ASKED_ABOUT, entries.NOBODY)
    assert asked == [("forum", 0)]


def test_activating_is_told_by_the_cell_where_row_and_column_cross() -> None:
    game = new_game("duel", seed=1)
    while "activate 1 a" not in options_of(game):
        game.play_option(game.options()[0])

    options: dict[str, Any] = options_of(game)

    assert [options[f"activate {row} {column}"]["place"] for row in (1, 2, 3) for column in "abc"] == [
        *range(1, 10)
    ]


def test_a_front_on_the_map_is_what_its_tokens_are_on_average() -> None:
    game = new_game("classic", seed=1, seats=2)
    observer = observer_of(game)
    seen = observer.expand(observer.observe(game, 0))
    row = observer.matrix[seen.meaning[seen.zone == entries.TOKEN_ON_TILE][0]]
    fronts = game.catalog.fronts
    averages = [observer.matrix[np.array(front) + 1].mean(axis=0) for front in fronts]

    assert any(np.allclose(row, average, atol=1e-6) for average in averages)


def test_one_can_write_into_ones_own_arrays() -> None:
    game = new_game("classic", seed=1, seats=3)
    observer = observer_of(game)
    rows = np.full((2, observer.length), 99, np.int32)

    observer.fill(game, game.seat, rows[1])

    assert np.array_equal(rows[1], observer.observe(game, game.seat))
    assert (rows[0] == 99).all()
