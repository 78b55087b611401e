"""The bot with a trained mind: what it says of positions, and what it does where there is no network."""

from __future__ import annotations

import io
import json
import logging
import random
import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

from monumental.bots import make_bot
from monumental.bots.network import bot as network_bot
from monumental.bots.network import table
from monumental.bots.network.root import Root
from monumental.bots.network.table import seated
from monumental.bots.network.weights import Weights, WeightsError, learned, read_weights, write_weights
from monumental.bots.thinking.tree import Node
from monumental.engine.chance import seeded
from monumental.play.imagine import imagine
from monumental.play.setup import new_game
from monumental.testing import check_bot
from tests.lanes import first_now

if TYPE_CHECKING:
    from pathlib import Path

    from monumental.bots.network.network import Network
    from monumental.engine.game import Game

RULES = ("duel", "classic", "continuous")


def later(rules: str, seats: int, seed: int, decisions: int) -> Game:
    """A position of a random game, in which there is something to decide."""
    game = new_game(rules, seats=seats, seed=seed)
    chance = random.Random(seed)
    while decisions > 0 or len(game.options()) == 1 or game.choice().question == "choose-civilization":
        game.play(chance.choice(game.options()))
        decisions -= 1
    return game


def judged(network: Network, games: list[Game]) -> list[list[float]]:
    looks = [network.eye.look(game, game.choice(), game.options()) for game in games]
    return [[*each.hopes, *each.appeals] for each in network.judge(looks)]


@pytest.mark.parametrize(("rules", "seats"), [("duel", 2), ("classic", 2), ("classic", 4), ("continuous", 3)])
def test_positions_are_judged_the_same_alone_and_together(rules: str, seats: int) -> None:
    games = [later(rules, seats, seed, 15 * seed) for seed in range(1, 5)]
    together = judged(seated(games[0]), games)
    for game, found in zip(games, together, strict=True):
        assert judged(seated(games[0]), [game])[0] == pytest.approx(found, abs=1e-4)
        # Somebody wins: what all can hope for is about one victory, however high it is.
        assert sum(found[:seats]) == pytest.approx(0.9, abs=0.1 * seats)


def test_what_pieces_add_is_found_again_when_too_many_are_known() -> None:
    games = [later("duel", 2, seed, 12 * seed) for seed in range(1, 6)]
    network = seated(games[0])
    found = judged(network, games)
    network.known = {bytes([number % 256, number // 256]): 1 for number in range(8190)}
    assert np.allclose(np.concatenate(judged(network, games)), np.concatenate(found), atol=1e-5)
    assert len(network.known) < 100


@pytest.mark.parametrize("rules", first_now(RULES))
def test_it_is_honest_and_always_chooses_an_option(rules: str) -> None:
    check_bot(lambda seed: make_bot("network-2n", seed), rules=[rules], games=1, seed=11)


def test_the_same_seed_thinks_the_same() -> None:
    game = later("duel", 2, 3, 40)
    chosen = {make_bot("network-40n", 5).choose(imagine(game, game.seat, seeded(1)), game.seat) for _ in "ab"}
    assert len(chosen) == 1


def test_half_of_what_is_considered_is_dropped_at_each_stage() -> None:
    tree = Node(1.0)
    game = later("duel", 2, 3, 40)
    options = game.options()
    assert len(options) >= 4
    tree.grow(options, [0.0] * len(options))
    root = Root(tree, [0.0] * len(options), 0.5, [0.0] * len(options))
    best = 2
    for thought in range(64):
        at = root.choose(thought / 64)
        tree.nodes[at].visits += 1
        tree.nodes[at].total += 0.9 if at == best else 0.4
    assert root.best() == best
    assert len(root.alive) == 2
    lesson = root.lesson()
    assert sum(lesson) == pytest.approx(1.0)
    assert max(range(len(lesson)), key=lesson.__getitem__) == best


def test_without_numpy_it_plays_as_search_does(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(network_bot, "SAID", set())
    monkeypatch.delitem(sys.modules, "monumental.bots.network.table")
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [name for name in sys.modules if name.startswith("monumental.bots.network.n")]:
        monkeypatch.delitem(sys.modules, name)
    must_play_as_search_does(caplog, "NumPy is missing")


@pytest.mark.parametrize("verbs", [[], ["Gain"]])
def test_cards_that_do_what_nobody_has_learned_are_left_to_search(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, verbs: list[str]
) -> None:
    monkeypatch.setattr(network_bot, "SAID", set())
    known = learned("duel")
    fewer = Weights(known.rules, known.arrays, known.names, verbs, known.made)
    monkeypatch.setattr(table, "learned", lambda rules: fewer)
    must_play_as_search_does(caplog, "no network has learned what these do")


def must_play_as_search_does(caplog: pytest.LogCaptureFixture, said: str) -> None:
    """And say so once, in a sentence."""
    game = later("duel", 2, 3, 40)
    imagined = imagine(game, game.seat, seeded(1))
    with caplog.at_level(logging.WARNING, "monumental.bots"):
        for _ in range(2):
            chosen = make_bot("network-30n", 5).choose(imagined.clone(seeded(1)), game.seat)
            assert chosen == make_bot("search-30n", 5).choose(imagined.clone(seeded(1)), game.seat)
    assert [said in record.message for record in caplog.records] == [True]


@pytest.mark.parametrize("rules", RULES)
def test_weights_come_with_the_package(rules: str, tmp_path: Path) -> None:
    known = learned(rules)
    assert known.rules == rules
    assert known.made["packs"]
    write_weights(tmp_path / "again.npz", known)
    assert (tmp_path / "again.npz").stat().st_size < 1_600_000
    with (tmp_path / "again.npz").open("rb") as file:
        again = read_weights(file, "again.npz")
    assert again.names == known.names
    assert all((again.arrays[name] == known.arrays[name]).all() for name in known.arrays)


def test_there_are_none_for_rules_that_nobody_trained() -> None:
    with pytest.raises(WeightsError, match="no network was trained for skirmish"):
        learned("skirmish")


def test_files_that_are_no_weights_are_refused_in_a_sentence(tmp_path: Path) -> None:
    known = learned("duel")
    path = tmp_path / "w.npz"
    write_weights(path, known)
    whole = path.read_bytes()
    for foreign in (b"", b"PK\x03\x04", whole[: len(whole) // 2], b"{}"):
        with pytest.raises(WeightsError, match="has no weights of a network"):
            read_weights(io.BytesIO(foreign), "w.npz")
    arrays = dict(known.arrays)
    arrays["deep"] = arrays["deep"][:-1]
    write_weights(path, Weights("duel", arrays, known.names, known.verbs, known.made))
    with pytest.raises(WeightsError, match=r"other weights than this version needs \(deep\)"):
        read_weights(io.BytesIO(path.read_bytes()), "w.npz")


def test_weights_of_another_format_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "w.npz"
    write_weights(path, learned("duel"))
    with np.load(path) as found:
        parts = dict(found)
    head = json.loads(parts["head"].tobytes())
    head["format"] = 99
    parts["head"] = np.frombuffer(json.dumps(head).encode(), np.uint8)
    np.savez(path, **parts)
    with pytest.raises(WeightsError, match="of another format"):
        read_weights(io.BytesIO(path.read_bytes()), "w.npz")
