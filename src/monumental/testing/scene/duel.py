"""Drawn positions of Duel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monumental.engine.game import Game
from monumental.play.position import load
from monumental.play.positions.luck import scripted
from monumental.play.setup import unpack
from monumental.testing.scene.seats import Seat, seat_of


def duel_scene(
    *,
    civ: str = "japanese",
    against: str = "aztecs",
    other: Seat | None = None,
    display: str = ". . . . . .",
    eras: Sequence[str] = (),
    separations: int = 0,
    display_discard: str = "",
    piles: Mapping[str, int] | None = None,
    advantage: str = "",
    free: Mapping[str, object] | None = None,
    modules: Mapping[str, Mapping[str, object]] | None = None,
    first: int = 0,
    round: int = 1,
    final: bool = False,
    agenda: Sequence[str] | None = None,
    luck: str = "",
    then: int | None = None,
    switches: Mapping[str, bool] | None = None,
    rules: str = "duel",
    packs: Sequence[str] = ("duel-trade",),
    **mine: object,
) -> Game:
    """A game of Duel, or of rules made from it, at a drawn position.

    Keywords not listed belong to seat 0: city, supply, gained, provinces, markers, top or known, urn,
    discard, archive, policies, wonder, passed, marks, did.
    `advantage="0 military 2"` (seat, type, tokens); `free={"face_up": "petra . .", "gold": "3 0 0 0 0 0"}`;
    what other modules keep, by the names of their slots: `modules={"omens": {"kept": ["comet", ""]}}`.
    """
    data: dict[str, object] = {
        "rules": rules,
        "packs": list(packs),
        "switches": dict(switches or {}),
        "round": round,
        "first": first,
        "final": final,
        "display": {
            "slots": display,
            "eras": list(eras),
            "separations": separations,
            "discard": display_discard,
        },
        "seats": [seat_of(civ, mine), seat_of(against, other or {})],
    }
    if agenda is not None:
        data["agenda"] = list(agenda)
    if piles is not None:
        data["piles"] = dict(piles)
    if advantage:
        holder, *stake = advantage.split()
        data["advantage"] = {"holder": int(holder)}
        if stake:
            data["advantage"] = {"holder": int(holder), "resource": stake[0], "tokens": int(stake[1])}
    slots = {} if free is None else {"free_cities": dict(free)}
    data["modules"] = {**slots, **{name: dict(slot) for name, slot in (modules or {}).items()}}
    game = load(data, scripted(unpack(rules, packs).catalog, luck, then))
    game.journal = []
    return game
