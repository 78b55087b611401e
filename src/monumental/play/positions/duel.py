"""What a position file of Duel says beside the common part: Province stacks and the Advantage.

A stack is written from the bottom to the top; `sahara+coastal` is a Province with a marker.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from monumental.cards.model import Model
from monumental.engine.catalog import PROVINCE, TYPES
from monumental.engine.resources import RESOURCES
from monumental.games.duel.rounds import EndRound, FinishRound, NextTurn, StartRound, TakeTurn
from monumental.games.duel.state import Advantage, DuelState, ProvinceStack, new_duel_state
from monumental.play.positions.drawing import card_number
from monumental.play.positions.layout import Few, PlayerText, PositionError, PositionText
from monumental.play.positions.reader import PositionReader

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.state import State
    from monumental.play.positions.agenda_checks import Rhythm


class TypeCounts(Model):
    coastal: Few = 0
    mountain: Few = 0
    agricultural: Few = 0


class AdvantageText(Model):
    holder: int | None = None
    resource: Literal["production", "science", "military"] | None = None
    tokens: Few = 0


class DuelSeatText(PlayerText):
    provinces: str = ""
    markers: TypeCounts = TypeCounts()


class DuelText(PositionText):
    advantage: AdvantageText = AdvantageText()
    seats: Sequence[DuelSeatText]


class DuelReader(PositionReader):
    rhythm: ClassVar[Rhythm] = ((StartRound, EndRound, FinishRound), (TakeTurn, NextTurn))
    foreign: ClassVar[tuple[str, ...]] = ("monumental.games.classic", "monumental.games.continuous")

    def state(self, text: PositionText) -> State:
        assert isinstance(text, DuelText)
        self.check(text)
        state = new_duel_state(len(text.seats))
        self.read_common_part(state, text)
        state.stacks = [self.stack(seat, f"seats[{number}]") for number, seat in enumerate(text.seats)]
        state.advantage = self.advantage(text.advantage, len(text.seats))
        return state

    def usual_agenda(self, text: PositionText) -> list[str]:
        return [f"EndRound {text.first}", f"TakeTurn {text.first}"]

    def stack(self, text: DuelSeatText, place: str) -> ProvinceStack:
        cards, added = read_provinces(text.provinces, self.catalog, f"{place}.provinces")
        markers = (text.markers.coastal, text.markers.mountain, text.markers.agricultural)
        return ProvinceStack(cards, added, markers)

    def advantage(self, text: AdvantageText, seats: int) -> Advantage:
        if text.holder is not None and not 0 <= text.holder < seats:
            raise PositionError(f"advantage.holder: there is no seat {text.holder}")
        if text.tokens and (text.holder is None or text.resource is None):
            raise PositionError("advantage: tokens are of a resource, and somebody holds them")
        resource = -1 if text.resource is None else RESOURCES.index(text.resource)
        return Advantage(-1 if text.holder is None else text.holder, resource, text.tokens)


def dump_table(game: Game, names: list[str]) -> dict[str, object]:
    """What lies between the players."""
    state = game.state
    assert isinstance(state, DuelState)
    if state.advantage.holder < 0:
        return {}
    advantage: dict[str, object] = {"holder": state.advantage.holder, "tokens": state.advantage.tokens}
    if state.advantage.resource >= 0:
        advantage["resource"] = RESOURCES[state.advantage.resource]
    return {"advantage": advantage}


def dump_seat(game: Game, seat: int, names: list[str]) -> dict[str, object]:
    """What a player of Duel has beside the common things; what is empty is left out by the writer."""
    state = game.state
    assert isinstance(state, DuelState)
    stack = state.stacks[seat]
    return {
        "provinces": write_provinces(stack.cards, stack.added_types, names),
        "markers": write_markers(stack.markers),
    }


def read_provinces(text: str, catalog: Catalog, place: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A stack from the bottom to the top: `sahara+coastal` is a Province with a marker."""
    cards = []
    added = []
    for word in text.split():
        name, *types = word.split("+")
        card = catalog.cards[card_number(name, catalog, place)]
        if card.kind != PROVINCE and not card.defense:
            raise PositionError(f"{place}: '{name}' is neither a Province nor a Barricade")
        bits = 0
        for kind in types:
            if kind not in TYPES:
                raise PositionError(f"{place}: unknown Province type '{kind}'")
            bits |= 1 << TYPES.index(kind)
        cards.append(card.number)
        added.append(bits)
    return tuple(cards), tuple(added)


def write_provinces(cards: tuple[int, ...], added: tuple[int, ...], names: list[str]) -> str:
    return " ".join(
        "+".join([names[card], *(name for kind, name in enumerate(TYPES) if bits >> kind & 1)])
        for card, bits in zip(cards, added, strict=True)
    )


def write_markers(markers: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(TYPES, markers, strict=True) if count}
