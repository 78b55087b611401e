"""Drawn positions of classic and the continuous mode.

`classic_scene()` is a game of the Egyptians (seat 0, to act) and the Danes (seat 1) on `MAP`, in which nobody
has anything but their pieces: empty cities, no cards, no resources, an empty display, full Basic Building
piles, all Units and Explorers in the Capitals (tiles 1 and 5), and the tokens that the map shows.

         1    2    3    4    5        C = Capital, ~ = water, m f h v = meadow 0, forest 1, mountain 2,
    C    m1   f2$  m1   C             volcano 3; then the Barbarian's number or t for a Free Town, $ a Market
         6    7    8    9
      m1   h2   ~    m2               1 touches 2 6 · 2: 1 3 6 7 · 3: 2 4 7 8 · 4: 3 5 8 9 · 5: 4 9
              10   11   12            6: 1 2 7 10 · 7: 2 3 6 8 10 11 · 8: 3 4 7 9 11 12 · 9: 4 5 8 12
    ..   mt   v4   f1                 10: 6 7 11 · 11: 7 8 10 12 · 12: 8 9 11

    game = classic_scene(
        city="forum* work-camp . . . . . . .",    # nine cells, row by row; `*` activated, `!` used
        supply="3 military 1 gold",
        troops="1:6 2:3",                          # tile:count; left out: 9 in the Capital
        warlord=2, explorers=[2, 1], outposts=[],
        other={"troops": "5:8 4:1"},               # the same keywords for seat 1
        luck="gauls",                              # what luck brings, in order; more draws are an error …
        then=7,                                    # … unless a seed says what comes after them
    )
    act(game, "conquer 3", "send 2", "send 2", "send 1")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monumental.engine.game import Game
from monumental.play.position import load
from monumental.play.positions.luck import scripted
from monumental.play.setup import unpack
from monumental.testing.scene.seats import Seat, seat_of

MAP = """
C   m1  f2$ m1  C
  m1  h2  ~   m2
..  mt  v4  f1  ..
"""

#: Where the Capitals of `MAP` are.
CAPITALS = (1, 5)


def classic_scene(
    *,
    civ: str = "egyptians",
    against: str = "danes",
    other: Seat | None = None,
    more: Sequence[Seat] = (),
    capitals: Sequence[int] = CAPITALS,
    drawing: str = MAP,
    tokens: Mapping[int, str] | None = None,
    production: Sequence[int] | None = None,
    markets: Sequence[Mapping[str, object]] | None = None,
    wonders: Mapping[int, str] | None = None,
    removed: str = "",
    display: str = "",
    eras: Sequence[str] = (),
    separations: int = 0,
    display_discard: str = "",
    taken: Sequence[int] = (),
    piles: Mapping[str, int] | None = None,
    first: int = 0,
    active: int = 0,
    round: int = 1,
    final: bool = False,
    ending: bool = False,
    agenda: Sequence[str] | None = None,
    luck: str = "",
    then: int | None = None,
    switches: Mapping[str, bool] | None = None,
    packs: Sequence[str] = ("base",),
    modules: Mapping[str, Mapping[str, object]] | None = None,
    rules: str = "classic",
    **mine: object,
) -> Game:
    """A game of classic at a drawn position.

    Keywords not listed belong to seat 0: city, supply, gained, top or known, urn, discard, archive,
    drawn, policies, wonder, hero, marks, did, passed, troops, warlord, explorers, explored, outposts,
    created, exploration, market_tokens, used_tokens, production_tokens.

    `more` are further seats (with `civilization` and `capital`) on a map of one's own; `tokens`,
    `production`, `markets` replace what the map shows: `tokens={3: "gauls"}`, `production=[2, 3]`,
    `markets=[{"tile": 3, "city": "carthage", "stack": "…", "seen": [1]}]`. `modules` are the slots of
    modules: `modules={"heroes": {"row": "hypatia"}}` with `packs=("base", "heroes")`.
    """
    board: dict[str, object] = {"drawing": drawing, "removed": removed}
    if tokens is not None:
        board["tokens"] = {str(tile): token for tile, token in tokens.items()}
    if production is not None:
        board["production"] = list(production)
    if markets is not None:
        board["markets"] = [dict(market) for market in markets]
    if wonders is not None:
        board["wonders"] = {str(tile): card for tile, card in wonders.items()}
    seats = [
        _pieces(civ, {"capital": capitals[0], **mine}),
        _pieces(against, {"capital": capitals[1], **(other or {})}),
        *[_pieces(str(seat["civilization"]), seat) for seat in more],
    ]
    data: dict[str, object] = {
        "rules": rules,
        "packs": list(packs),
        "switches": dict(switches or {}),
        "round": round,
        "first": first,
        "active": active,
        "final": final,
        "ending": ending,
        "board": board,
        "display": {
            "slots": display,
            "eras": list(eras),
            "separations": separations,
            "discard": display_discard,
            "taken": list(taken),
        },
        "seats": seats,
        "modules": {name: dict(fields) for name, fields in (modules or {}).items()},
    }
    if agenda is not None:
        data["agenda"] = list(agenda)
    if piles is not None:
        data["piles"] = dict(piles)
    game = load(data, scripted(unpack(rules, packs).catalog, luck, then))
    game.journal = []
    return game


def _pieces(civilization: str, entries: Seat) -> dict[str, object]:
    seat = seat_of(civilization, entries)
    if "troops" in seat:
        pairs = [word.split(":") for word in str(seat["troops"]).split()]
        seat["troops"] = {tile: int(count) for tile, count in pairs}
    if "production_tokens" in seat:
        seat["production"] = seat.pop("production_tokens")
    return seat


def continuous_scene(**entries: Any) -> Game:
    """A game of the continuous mode at a drawn position: the keywords of `classic_scene`.

    The display has as many slots as the players need: `display="forum . . . . ."` with two.
    """
    return classic_scene(rules="continuous", **entries)
