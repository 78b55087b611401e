"""A trained network at one table: what each seat can hope for in positions, and how much options appeal.

Cards enter by what they do (`monumental.meaning`), so what a card adds at each place is worked out once for
all cards of the table; of a position only sums are left. Training has the same network in PyTorch, and a
test compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from monumental.bots.network import shape
from monumental.bots.network.eye import OPTION
from monumental.bots.network.thoughts import HEIGHT, Judged
from monumental.games.classic.state import ClassicState
from monumental.meaning.cards import MOST_ROWS
from monumental.meaning.position import entries
from monumental.meaning.position.land import TILE_BITS
from monumental.meaning.position.options import AMOUNT, MEANING, PLACE, PRICE, RESOURCE, TILE, VERB, WIDE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from monumental.bots.network.eye import Eye, Look
    from monumental.engine.game import Game
    from monumental.meaning.position.fields import Fields

    Floats = npt.NDArray[np.float32]
    Whole = npt.NDArray[np.int32]

#: So many pieces of positions are remembered with what they add; that is some ten megabytes.
MOST_KEPT: Final = 8192


class Features:
    """Unfolds the whole numbers of a stretch, and weighs them."""

    def __init__(self, fields: Fields, known: Sequence[str], weights: Floats) -> None:
        how = shape.Unfolding(fields)
        self.amount_at = np.array(how.amount_at, np.intp)
        self.one_at = np.array(how.one_at, np.intp)
        self.one_is = np.array(how.one_is, np.int32)
        self.bit_at = np.array(how.bit_at, np.intp)
        self.bit_shift = np.array(how.bit_shift, np.int32)
        rows = np.zeros((len(how.names), weights.shape[1]), np.float32)
        for row, at in enumerate(shape.order(how.names, known)):
            if at >= 0:
                rows[row] = weights[at]
        # Amounts are scaled by their weights.
        rows[: len(how.amount_at)] *= np.array(how.amount_scale, np.float32)[:, None]
        self.weights = rows

    def weigh(self, numbers: Whole) -> Floats:
        """What the numbers add, whatever stands before the last axis."""
        parts = [
            numbers[..., self.amount_at],
            numbers[..., self.one_at] == self.one_is,
            numbers[..., self.bit_at] >> self.bit_shift & 1,
        ]
        found: Floats = np.concatenate(parts, axis=-1, dtype=np.float32, casting="unsafe") @ self.weights
        return found


class Network:
    """The network at one table. It remembers what pieces of positions add, which mostly come again."""

    def __init__(
        self, weights: Mapping[str, Floats], names: Mapping[str, Sequence[str]], eye: Eye, game: Game
    ) -> None:
        self.weights = weights
        self.eye = eye
        self.seats = eye.seats
        writer = eye.writer
        self.table_end = writer.table.length
        self.numbers = writer.numbers
        self.tiles = writer.tiles
        self.table = Features(writer.table, names["table"], weights["table"])
        self.each = Features(writer.each, names["each"], weights["each"])
        self.around = self.touching(game)
        self.of_cards(eye)
        self.kept = np.zeros((MOST_KEPT, self.seats + 1, shape.SEAT), np.float32)
        self.known: dict[bytes, int] = {}

    def touching(self, game: Game) -> Floats:
        """Which tiles touch: a 1 for each two."""
        found = np.zeros((self.tiles, self.tiles), np.float32)
        state = game.state
        if isinstance(state, ClassicState):
            for tile, others in enumerate(state.hexmap.neighbours):
                found[tile, list(others)] = 1
        return found

    def of_cards(self, eye: Eye) -> None:
        """What every card adds wherever it lies, and to an option about it."""
        w = self.weights
        meanings = eye.writer.meanings
        rows: Floats = np.frombuffer(meanings.numbers, np.float32).reshape(meanings.count, meanings.length)
        inside = np.maximum(rows @ w["card in"] + w["card in +"], 0)
        cards = np.maximum(inside @ w["card out"] + w["card out +"], 0)
        cards[0] = 0
        self.count = meanings.count
        of_zone = np.maximum(np.einsum("rc,zch->zrh", cards, w["zone"]) + w["zone +"][:, None], 0)
        of_zone[:, 0] = 0
        self.of_zone: Floats = of_zone.reshape(-1, shape.SEAT)
        self.of_marks: Floats = np.einsum("rc,mch->mrh", cards, w["marks"]).reshape(-1, shape.SEAT)
        self.of_position: Floats = w["position"].reshape(-1, shape.SEAT)
        self.about: Floats = cards @ w["about"]
        self.bag: Floats = cards @ w["bag"]

    def judge(self, looks: Sequence[Look]) -> list[Judged]:
        """Positions, all at once."""
        w = self.weights
        count, seats = len(looks), self.seats
        flat = np.frombuffer(b"".join([look.numbers for look in looks]), np.int32).reshape(count, -1)
        of_seats = flat[:, self.table_end : self.numbers].reshape(count, seats, -1)
        signs = np.frombuffer(b"".join([look.signs for look in looks]), np.float32).reshape(count, seats, -1)
        lying = self.lying(looks)
        each = np.maximum(self.each.weigh(of_seats) + signs @ w["signs"] + w["each +"] + lying[:, :seats], 0)
        between = self.table.weigh(flat[:, : self.table_end]) + w["table +"] + lying[:, seats]
        tiles = None
        if self.tiles:
            tiles = self.see_tiles(flat[:, self.numbers :])
            between += tiles.sum(axis=1) @ w["land"] / np.float32(shape.MANY_TILES)
        whole = each[:, 0] @ w["own"] + each[:, 1:].sum(axis=1) @ w["others"]
        whole += np.maximum(between, 0) @ w["between"] + w["whole +"]
        np.maximum(whole, 0, out=whole)
        whole += np.maximum(whole @ w["deep"] + w["deep +"], 0)
        appeals = self.appeals(looks, whole, tiles)
        return self.judged(looks, self.hopes(whole, each), appeals)

    def lying(self, looks: Sequence[Look]) -> Floats:
        """What cards add, to each seat and to the table: the sum over the pieces of a position."""
        self.remember(looks)
        known = self.known
        most = max(len(look.entries) for look in looks)
        # The first piece is nothing.
        at = [[known[piece] for piece in look.entries] + [0] * (most - len(look.entries)) for look in looks]
        found: Floats = self.kept[np.array(at, np.intp)].sum(axis=1)
        return found

    def remember(self, looks: Sequence[Look]) -> None:
        """Work out what pieces add that were never seen; if there are too many, begin again."""
        known = self.known
        new = {piece for look in looks for piece in look.entries if piece not in known}
        if not new:
            return
        if len(known) + len(new) >= MOST_KEPT:
            known.clear()
            new = {piece for look in looks for piece in look.entries}
        pieces = list(new)
        first = len(known) + 1
        for number, piece in enumerate(pieces):
            known[piece] = first + number
        self.kept[first : first + len(pieces)] = self.sums(pieces)

    def sums(self, pieces: Sequence[bytes]) -> Floats:
        """What the entries of each piece add, by whose they are."""
        found = np.zeros((len(pieces) * (self.seats + 1), shape.SEAT), np.float32)
        flat = np.frombuffer(b"".join(pieces), np.int32)
        if len(flat):
            rows = flat & MOST_ROWS - 1
            zones = flat >> entries.ZONE_AT & (1 << entries.ZONE_BITS) - 1
            owners = np.minimum(flat >> entries.SEAT_AT & entries.NOBODY, self.seats)
            positions = flat >> entries.POSITION_AT & (1 << entries.POSITION_BITS) - 1
            marks = flat >> entries.MARKS_AT & (1 << entries.MARK_BITS) - 1
            added = self.of_zone[zones * self.count + rows]
            added += self.of_marks[marks * self.count + rows]
            added += self.of_position[
                zones * shape.MOST_POSITIONS + np.minimum(positions, shape.MOST_POSITIONS - 1)
            ]
            lengths = [len(piece) // 4 for piece in pieces]
            whose = np.repeat(np.arange(len(pieces)), lengths) * (self.seats + 1) + owners
            order = np.argsort(whose, kind="stable")
            whose = whose[order]
            starts = np.flatnonzero(np.diff(whose, prepend=-1))
            found[whose[starts]] = np.add.reduceat(added[order], starts, axis=0)
        return found.reshape(len(pieces), self.seats + 1, shape.SEAT)

    def see_tiles(self, numbers: Whole) -> Floats:
        """What is made of each tile and of those around it."""
        parts: list[npt.NDArray[np.generic]] = []
        at = 0
        for name, bits in TILE_BITS:
            part = numbers >> at & (1 << bits) - 1
            if name in shape.ONE_OF_TILE:
                parts.append(part[..., None] == np.arange(1 << bits, dtype=np.int32))
            elif name in shape.BITS_OF_TILE:
                parts.append(part[..., None] >> np.arange(bits, dtype=np.int32) & 1)
            else:
                parts.append(part[..., None] / np.float32((1 << bits) - 1))
            at += bits
        seen: Floats = np.concatenate(parts, axis=-1, dtype=np.float32, casting="unsafe")
        w = self.weights
        there = (numbers != 0)[..., None]
        found: Floats = seen @ w["tile"] + self.around @ (seen @ w["around"]) + w["tile +"]
        np.maximum(found, 0, out=found)
        found *= there
        return found

    def hopes(self, whole: Floats, each: Floats) -> Floats:
        """What each seat can hope for, counted from whoever is asked."""
        w = self.weights
        told = (whole @ w["asks"])[:, None] + each @ w["of seat"] + w["of seat +"]
        told[:, 0] += w["of oneself"]
        told = np.maximum(told, 0) @ w["told"] + w["told +"]
        shares = np.exp(told[..., 0] - told[..., 0].max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        leads = 1 / (1 + np.exp(-np.clip(told[..., 1], -20, 20)))
        found: Floats = (1 - HEIGHT) * shares + HEIGHT * leads
        return found

    def appeals(self, looks: Sequence[Look], whole: Floats, tiles: Floats | None) -> list[float]:
        """How much each option of each position appeals, one after another."""
        w = self.weights
        rows = np.frombuffer(b"".join([look.options for look in looks]), np.int32).reshape(-1, OPTION)
        verbs, meanings = rows[:, VERB], rows[:, MEANING]
        seen = w["verb"][verbs] + self.about[meanings] * (1 + w["gate"][verbs])
        seen += w["place"][np.minimum(rows[:, PLACE], shape.MOST_PLACES - 1)]
        seen += w["resource"][np.minimum(rows[:, RESOURCE], shape.MOST_RESOURCES - 1)]
        seen += w["amount"][np.clip(rows[:, AMOUNT], 0, shape.MOST_AMOUNTS - 1)]
        seen += (rows[:, PRICE] / np.float32(shape.DEAR))[:, None] * w["price"]
        full = np.flatnonzero(rows[:, WIDE])
        if len(full):
            seen[full] += self.bag[rows[full, WIDE:]].sum(axis=1)
        whose = np.repeat(np.arange(len(looks)), [look.count for look in looks])
        if tiles is not None:
            on = np.flatnonzero(rows[:, TILE])
            if len(on):
                seen[on] += tiles[whose[on], rows[on, TILE] - 1] @ w["ground"]
        seen += (whole @ w["question"])[whose]
        found: list[float] = (np.maximum(seen, 0) @ w["appeal"]).tolist()
        return found

    def judged(self, looks: Sequence[Look], hopes: Floats, appeals: list[float]) -> list[Judged]:
        """By seat as they sit at the table."""
        seats = self.seats
        found = []
        first = 0
        for look, hope in zip(looks, hopes.tolist(), strict=True):
            turned = [hope[(seat - look.seat) % seats] for seat in range(seats)]
            found.append(Judged(turned, appeals[first : first + look.count]))
            first += look.count
        return found
