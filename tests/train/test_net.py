"""The network in PyTorch says the same as the one that plays."""

from __future__ import annotations

import random

import numpy as np
import pytest

from monumental.bots.network.eye import OPTION
from monumental.bots.network.network import Network
from monumental.bots.network.table import eye_for
from monumental.bots.network.thoughts import hope
from monumental.bots.network.weights import learned
from monumental.play.setup import new_game
from monumental.train.games import sign_names


@pytest.mark.long
@pytest.mark.campaign
@pytest.mark.parametrize(("rules", "seats"), [("duel", 2), ("classic", 3), ("continuous", 2)])
def test_both_networks_say_the_same(rules: str, seats: int) -> None:
    torch = pytest.importorskip("torch")
    from monumental.train.net import Net, names_for  # noqa: PLC0415 (it needs PyTorch)

    torch.manual_seed(1)
    names = names_for(rules, [seats, 2], sign_names(rules, [seats]))
    net = Net(rules, [seats], names)
    for weights in net.weights.values():
        # What begins with zeros is seen, too.
        weights.data += torch.randn_like(weights) * 0.05
    game = new_game(rules, seats=seats, seed=3)
    eye = eye_for(game, names["signs"])
    network = Network(net.arrays(), names, eye, game)
    chance = random.Random(1)
    looks = []
    while not game.over:
        options = game.options()
        if len(options) > 1 and game.choice().question != "choose-civilization":
            looks.append(eye.look(game, game.choice(), options))
        game.play(chance.choice(options))
    length = eye.writer.length
    rows = np.zeros((len(looks), length), np.int32)
    for row, look in zip(rows, looks, strict=True):
        found = np.frombuffer(look.numbers + b"".join(look.entries), np.int32)[:length]
        row[: len(found)] = found
    signs = np.stack([np.frombuffer(look.signs, np.float32).reshape(seats, -1) for look in looks])
    options_of_all = np.concatenate([np.frombuffer(look.options, np.int32) for look in looks])
    whose = np.repeat(np.arange(len(looks)), [look.count for look in looks])
    with torch.no_grad():
        told, appeals = net(
            seats,
            torch.from_numpy(rows),
            torch.from_numpy(signs),
            torch.from_numpy(options_of_all.reshape(-1, OPTION)),
            torch.from_numpy(whose),
        )
    shares = told[..., 0].softmax(1)
    judged = network.judge(looks)
    assert np.allclose(np.concatenate([each.appeals for each in judged]), appeals.numpy(), atol=1e-3)
    for number, (look, each) in enumerate(zip(looks, judged, strict=True)):
        for seat in range(seats):
            step = (seat - look.seat) % seats
            expected = hope(float(shares[number, step]), float(told[number, step, 1]))
            assert each.hopes[seat] == pytest.approx(expected, abs=1e-4)


@pytest.mark.long
@pytest.mark.campaign
def test_a_network_for_larger_tables_begins_with_what_was_learned_at_smaller_ones() -> None:
    pytest.importorskip("torch")
    from monumental.train.net import Net, names_for  # noqa: PLC0415 (it needs PyTorch)

    known = learned("classic")
    names = names_for("classic", (2, 4), sign_names("classic", (2, 4)))
    assert set(names["table"]) > set(known.names["table"])
    net = Net("classic", (2, 4), names)

    net.begin_with(known)

    begun = net.arrays()
    assert np.array_equal(begun["told"], known.arrays["told"])
    for name, row in zip(names["table"], begun["table"], strict=True):
        was_known = name in known.names["table"]
        of_known = known.arrays["table"][known.names["table"].index(name)] if was_known else 0.0
        assert (row == of_known).all()
