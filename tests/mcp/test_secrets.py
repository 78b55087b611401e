"""Whatever a client of the Model Context Protocol is told, it is nothing that its seat can't know.

Its tools are called at a game and at twins of it, which differ in what the seat can't know and in nothing
else: see `tests.properties.twins`.
"""

from __future__ import annotations

import pytest

from monumental.cards.text import load_texts
from monumental.cli.manners import WrongInput
from monumental.cli.mcp.local import LocalChair, Terms
from monumental.cli.mcp.tools import Visit, call
from monumental.engine.catalog import MARKET_TOKEN
from monumental.games.classic.state import ClassicState
from monumental.play.table import Table
from tests.lanes import first_before_release
from tests.properties import sent
from tests.properties.tables import played_table
from tests.properties.twins import Twins, is_secretive, twins_of

pytestmark = pytest.mark.long

#: Everything is called at one of so many lines of the record, and wherever a Market was looked at.
EVERY = 25


@pytest.mark.parametrize("seed", first_before_release([2, 10, 17, 26]))
def test_a_client_hears_the_same_whatever_its_seat_can_not_know(seed: int) -> None:
    twins = next(
        each for each in twins_of(played_table(seed), seed) if each.differing and each.seat is not None
    )
    assert twins.seat is not None
    games = twins.tables()
    compared, betrayed = 0, False
    for line in range(twins.until):
        for again, moves in zip(games, [twins.play.table.moves, *twins.records], strict=True):
            again.make(moves[line])
        last = line == twins.until - 1
        if line < twins.first_secret() or not (is_secretive(moves[line]) or line % EVERY == 0 or last):
            continue
        heard = [heard_by(twins.seat, again.table, twins) for again in games]
        sent.same(heard, f"{twins}, line {line + 1}: what a client hears")
        compared += 1
        others = [seat for seat in range(len(games[0].table.sitters)) if seat != twins.seat]
        betrayed = betrayed or any(
            len({heard_by(seat, again.table, twins) for again in games}) > 1 for seat in others
        )

    assert compared > 2
    # Whoever has looked does hear the difference, so it would be found.
    assert betrayed


def heard_by(seat: int, table: Table, twins: Twins) -> str:
    """What all tools say to a client at a seat, refusals too."""
    texts = load_texts("en", [pack.folder for pack in twins.play.opening.box.packs], table.game.rules)
    visit = Visit(LocalChair(table, seat, texts, Terms(table.game.rules.name), bots=0), texts)
    return "\n".join(said(visit, tool, given) for tool, given in questions(table))


def said(visit: Visit, tool: str, given: dict[str, object]) -> str:
    try:
        return call(visit, tool, given)
    except WrongInput as error:
        return f"refused: {error}"


def questions(table: Table) -> list[tuple[str, dict[str, object]]]:
    """Every tool that changes nothing, about everything that could betray a Market."""
    game = table.game
    assert isinstance(game.state, ClassicState)
    asked: list[tuple[str, dict[str, object]]] = [
        ("table", {}),
        ("options", {}),
        ("hint", {}),
        ("score", {}),
        ("wait", {}),
        ("rule", {}),
        ("word", {}),
        ("log", {"whole": True}),
    ]
    asked += [("table", {"part": part}) for part in ("map", "city", "opponent", "discard", "display")]
    asked += [("table", {"part": f"tile {number + 1}"}) for number in range(len(game.state.hexmap.tiles))]
    asked += [("why_not", {"action": verb}) for verb in game.rules.words]
    for token in [card.key for card in game.catalog.cards if card.kind == MARKET_TOKEN]:
        asked += [("card", {"name": token}), ("why_not", {"action": f"keep {token}"})]
    return asked
