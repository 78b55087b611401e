"""The network in PyTorch: the same as `bots/network/network.py`, for many positions and with gradients."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from monumental.bots.network import shape
from monumental.bots.network.eye import OPTION
from monumental.bots.network.table import eye_for
from monumental.games.classic.state import ClassicState
from monumental.meaning.cards import MOST_ROWS
from monumental.meaning.position import entries
from monumental.meaning.position.land import TILE_BITS
from monumental.meaning.position.options import AMOUNT, MEANING, PLACE, PRICE, RESOURCE, TILE, VERB, WIDE
from monumental.play.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.bots.network.weights import Weights
    from monumental.meaning.position.fields import Fields


def whole(values: Sequence[int]) -> Tensor:
    return torch.tensor(list(values), dtype=torch.long)


class Stretch(nn.Module):
    """Unfolds the whole numbers of a stretch at tables with so many seats."""

    def __init__(self, fields: Fields, known: Sequence[str]) -> None:
        super().__init__()
        how = shape.Unfolding(fields)
        self.register_buffer("amount_at", whole(how.amount_at))
        self.register_buffer("scale", torch.tensor(how.amount_scale))
        self.register_buffer("one_at", whole(how.one_at))
        self.register_buffer("one_is", whole(how.one_is))
        self.register_buffer("bit_at", whole(how.bit_at))
        self.register_buffer("bit_shift", whole(how.bit_shift))
        self.register_buffer("rows", whole(shape.order(how.names, known)))

    def forward(self, numbers: Tensor, weights: Tensor) -> Tensor:
        features = torch.cat(
            [
                numbers[..., self.amount_at] * self.scale,
                (numbers[..., self.one_at] == self.one_is).float(),
                (numbers[..., self.bit_at] >> self.bit_shift & 1).float(),
            ],
            dim=-1,
        )
        return features @ weights[self.rows]


class Table(nn.Module):
    """Where things stand in rows of tables with so many seats."""

    def __init__(self, rules: str, seats: int, names: Mapping[str, Sequence[str]]) -> None:
        super().__init__()
        game = new_game(rules, seats=seats, seed=1)
        writer = eye_for(game, names["signs"]).writer
        self.seats = seats
        self.table_end, self.numbers, self.tiles = writer.table.length, writer.numbers, writer.tiles
        self.length = writer.length
        self.table = Stretch(writer.table, names["table"])
        self.each = Stretch(writer.each, names["each"])
        around = torch.zeros(self.tiles, self.tiles)
        if isinstance(game.state, ClassicState):
            for tile, others in enumerate(game.state.hexmap.neighbours):
                around[tile, list(others)] = 1
        self.register_buffer("around", around)
        meanings = writer.meanings
        rows = np.frombuffer(meanings.numbers, np.float32).reshape(meanings.count, meanings.length).copy()
        self.register_buffer("cards", torch.from_numpy(rows))


def names_for(rules: str, seats: Sequence[int], signs: Sequence[str]) -> dict[str, list[str]]:
    """All features by name, of the largest table and so of all of them."""
    writer = eye_for(new_game(rules, seats=max(seats), seed=1), signs).writer
    return {
        "table": shape.Unfolding(writer.table).names,
        "each": shape.Unfolding(writer.each).names,
        "signs": list(signs),
    }


class Net(nn.Module):
    """One set of weights for all tables of a rule system."""

    def __init__(self, rules: str, seats: Sequence[int], names: Mapping[str, Sequence[str]]) -> None:
        super().__init__()
        self.names = {key: list(value) for key, value in names.items()}
        self.tables = nn.ModuleDict({str(count): Table(rules, count, names) for count in sorted(set(seats))})
        sizes = shape.shapes(len(names["table"]), len(names["each"]), len(names["signs"]))
        self.weights = nn.ParameterDict()
        for name, size in sizes.items():
            self.weights[name.replace(" ", "_")] = nn.Parameter(first_weights(name, size))

    def w(self, name: str) -> Tensor:
        return self.weights[name.replace(" ", "_")]

    def forward(
        self, seats: int, rows: Tensor, signs: Tensor, options: Tensor, whose: Tensor
    ) -> tuple[Tensor, Tensor]:
        """What is told of every seat (positions, seats, 3), and how much every option appeals."""
        w = self.w
        table = self.tables[str(seats)]
        count = rows.shape[0]
        cards = self.cards(table.cards)
        lying = self.lying(cards, rows[:, table.numbers + table.tiles :], seats)
        of_seats = rows[:, table.table_end : table.numbers].reshape(count, seats, -1)
        each = table.each(of_seats, w("each")) + signs @ w("signs") + w("each +") + lying[:, :seats]
        each = each.relu()
        between = table.table(rows[:, : table.table_end], w("table")) + w("table +") + lying[:, seats]
        tiles = None
        if table.tiles:
            tiles = self.see_tiles(rows[:, table.numbers : table.numbers + table.tiles], table.around)
            between = between + tiles.sum(1) @ w("land") / shape.MANY_TILES
        position = each[:, 0] @ w("own") + each[:, 1:].sum(1) @ w("others")
        position = (position + between.relu() @ w("between") + w("whole +")).relu()
        position = position + (position @ w("deep") + w("deep +")).relu()
        told = (position @ w("asks"))[:, None] + each @ w("of seat") + w("of seat +")
        told = torch.cat([told[:, :1] + w("of oneself"), told[:, 1:]], dim=1)
        told = told.relu() @ w("told") + w("told +")
        return told, self.appeals(cards, position, tiles, options, whose)

    def cards(self, rows: Tensor) -> Tensor:
        w = self.w
        found = ((rows @ w("card in") + w("card in +")).relu() @ w("card out") + w("card out +")).relu()
        there = torch.ones(len(rows), 1, device=rows.device)
        there[0] = 0
        return found * there

    def lying(self, cards: Tensor, numbers: Tensor, seats: int) -> Tensor:
        w = self.w
        count = cards.shape[0]
        numbers = numbers.long()
        rows = numbers & MOST_ROWS - 1
        zones = numbers >> entries.ZONE_AT & (1 << entries.ZONE_BITS) - 1
        owners = (numbers >> entries.SEAT_AT & entries.NOBODY).clamp(max=seats)
        positions = (numbers >> entries.POSITION_AT & (1 << entries.POSITION_BITS) - 1).clamp(
            max=shape.MOST_POSITIONS - 1
        )
        marks = numbers >> entries.MARKS_AT & (1 << entries.MARK_BITS) - 1
        of_zone = (torch.einsum("rc,zch->zrh", cards, w("zone")) + w("zone +")[:, None]).relu()
        of_marks = torch.einsum("rc,mch->mrh", cards, w("marks"))
        added = functional.embedding(zones * count + rows, of_zone.reshape(-1, shape.SEAT))
        added = added + functional.embedding(marks * count + rows, of_marks.reshape(-1, shape.SEAT))
        added = added + functional.embedding(
            zones * shape.MOST_POSITIONS + positions, w("position").reshape(-1, shape.SEAT)
        )
        whose = functional.one_hot(owners, seats + 1).to(added.dtype) * (rows != 0).unsqueeze(-1)
        return whose.transpose(1, 2) @ added

    def see_tiles(self, numbers: Tensor, around: Tensor) -> Tensor:
        parts = []
        at = 0
        for name, bits in TILE_BITS:
            part = numbers >> at & (1 << bits) - 1
            if name in shape.ONE_OF_TILE:
                parts.append((part[..., None] == torch.arange(1 << bits, device=part.device)).float())
            elif name in shape.BITS_OF_TILE:
                parts.append((part[..., None] >> torch.arange(bits, device=part.device) & 1).float())
            else:
                parts.append(part[..., None] / ((1 << bits) - 1))
            at += bits
        seen = torch.cat(parts, dim=-1)
        w = self.w
        found = seen @ w("tile") + around @ (seen @ w("around")) + w("tile +")
        return found.relu() * (numbers != 0)[..., None]

    def appeals(
        self, cards: Tensor, position: Tensor, tiles: Tensor | None, options: Tensor, whose: Tensor
    ) -> Tensor:
        w = self.w
        options = options.long()
        verbs = options[:, VERB]
        seen = w("verb")[verbs] + (cards @ w("about"))[options[:, MEANING]] * (1 + w("gate")[verbs])
        seen = seen + w("place")[options[:, PLACE].clamp(max=shape.MOST_PLACES - 1)]
        seen = seen + w("resource")[options[:, RESOURCE].clamp(max=shape.MOST_RESOURCES - 1)]
        seen = seen + w("amount")[options[:, AMOUNT].clamp(0, shape.MOST_AMOUNTS - 1)]
        seen = seen + (options[:, PRICE] / shape.DEAR)[:, None] * w("price")
        seen = seen + (cards @ w("bag"))[options[:, WIDE:OPTION]].sum(1)
        if tiles is not None:
            on = options[:, TILE]
            ground = tiles[whose, (on - 1).clamp(min=0)] @ w("ground")
            seen = seen + ground * (on > 0)[:, None]
        seen = seen + (position @ w("question"))[whose]
        return seen.relu() @ w("appeal")

    def begin_with(self, known: Weights) -> None:
        """Go on from what a network has learned, maybe at smaller tables; the rest counts nothing yet."""
        for name, value in self.weights.items():
            key = name.replace("_", " ")
            learned = torch.from_numpy(known.arrays[key])
            if key in known.names:
                old = {each: row for row, each in enumerate(known.names[key])}
                value.data.zero_()
                for row, each in enumerate(self.names[key]):
                    if each in old:
                        value.data[row] = learned[old[each]]
            else:
                value.data.copy_(learned)

    def arrays(self) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
        """The weights by their names, for play."""
        return {
            key.replace("_", " "): value.detach().float().cpu().numpy() for key, value in self.weights.items()
        }


def first_weights(name: str, size: tuple[int, ...]) -> Tensor:
    """Small random numbers, by how many are added up; zeros for what is only added."""
    if name.endswith("+") or name in ("position", "marks", "gate", "place", "amount", "resource", "price"):
        return torch.zeros(size)
    if name == "told":
        return torch.randn(size) * 0.01
    if name == "zone":
        return torch.randn(size) * (0.5 / size[1] ** 0.5)
    before = size[0] if len(size) > 1 else size[-1]
    if name == "verb":
        before = 16
    return torch.randn(size) * (1.0 / before**0.5)
