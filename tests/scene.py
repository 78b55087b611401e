"""Build a position from a drawing: say what matters, leave the rest.

`scene()` is a Duel between the Japanese (seat 0, to act) and the Aztecs (seat 1) in which nobody has
anything: empty cities, no cards, no resources, an empty display, full Basic Building piles. Each keyword
puts something there. Words are the keys of cards; `monumental.play.positions.drawing` explains drawings.

    game = scene(
        city="forum* work-camp . . . . . . .",    # nine cells, row by row; `*` activated, `!` Action token
        supply="2 production 1 gold",
        other={"provinces": "sahara barricade"},   # the same keywords for seat 1
        display="colossus-of-rhodes . . . . .",
        luck="library fort",                       # what luck brings, in order; more draws are an error
    )
    act(game, "use a1")                            # play by notation
    assert words(game) == ["branch 1", "branch 2"] # the options, in notation
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from monumental import Game, read_action, unpack, write_action
from monumental.cards.loader import SHIPPED
from monumental.engine.catalog import Card
from monumental.engine.chance import Recorded
from monumental.engine.events import Event
from monumental.engine.resources import RESOURCES
from monumental.engine.state import Player
from monumental.games.duel.scouts.trade import FreeCities, free_cities
from monumental.games.duel.state import Advantage, ProvinceStack, duel
from monumental.play.position import load

Seat = Mapping[str, object]


def scene(
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
    first: int = 0,
    round: int = 1,
    final: bool = False,
    agenda: Sequence[str] | None = None,
    luck: str = "",
    switches: Mapping[str, bool] | None = None,
    packs: Sequence[str] = ("duel-trade",),
    **mine: object,
) -> Game:
    """A game at a drawn position. Keywords not listed belong to seat 0: city, supply, gained, provinces,
    markers, known, urn, discard, archive, policies, wonder, passed, marks, did.
    `advantage="0 military 2"` (seat, type, tokens); `free={"face_up": "petra . .", "gold": "3 0 0 0 0 0"}`.
    """
    data: dict[str, object] = {
        "rules": "duel",
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
    if free is not None:
        data["modules"] = {"free_cities": dict(free)}
    catalog = unpack("duel", packs).catalog
    game = load(data, Recorded([catalog.number(key) for key in luck.split()]))
    game.journal = []
    return game


def seat_of(civilization: str, entries: Seat) -> dict[str, object]:
    seat: dict[str, object] = {"civilization": civilization}
    deck = {name: entries[name] for name in ("known", "urn") if name in entries}
    if deck:
        seat["deck"] = deck
    for name, value in entries.items():
        if name in {"supply", "gained"}:
            seat[name] = _amounts(str(value))
        elif name not in {"known", "urn"}:
            seat[name] = value
    return seat


def _amounts(text: str) -> dict[str, int]:
    """`2 production 1 gold`."""
    parts = text.split()
    return {name: int(count) for count, name in zip(parts[::2], parts[1::2], strict=True)}


def act(game: Game, *actions: str) -> None:
    """Play actions by their notation, one after another, for whoever is asked."""
    for action in actions:
        game.play(read_action(game, action))


def words(game: Game) -> list[str]:
    """The options in notation, in the order offered."""
    return [write_action(game, action) for action in game.options()]


def offered(game: Game, verb: str) -> list[str]:
    """The options with this verb."""
    return [option for option in words(game) if option.split()[0] == verb]


def refused(game: Game, action: str) -> tuple[str, str]:
    """Why an action can't be done: the key of the reason and the clause."""
    reason = game.why_not(read_action(game, action))
    assert reason is not None, f"{action} is possible"
    return reason.key, game.rules.clause_of(reason)


def player(game: Game, seat: int = 0) -> Player:
    return game.state.players[seat]


def supply(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat has, without what it has not: `{"gold": 2}`."""
    return {RESOURCES[at]: count for at, count in enumerate(player(game, seat).supply) if count}


def stack(game: Game, seat: int = 0) -> ProvinceStack:
    return duel(game).stacks[seat]


def advantage(game: Game) -> Advantage:
    return duel(game).advantage


def cities(game: Game) -> FreeCities:
    return free_cities(duel(game))


def keys(game: Game, cards: Sequence[int]) -> list[str]:
    """Card numbers as keys; a gap is `.`."""
    return ["." if card < 0 else game.catalog.cards[card].key for card in cards]


def city(game: Game, seat: int = 0) -> list[str]:
    """The nine cards on top, by key, and after them the nine places of Knowledge."""
    return keys(game, player(game, seat).city)


def told(game: Game, key: str) -> list[Event]:
    """The events with this key since the scene began."""
    assert game.journal is not None
    return [event for event in game.journal if event.key == key]


def printed(key: str) -> Card:
    """A card of the Trade box as it is printed, for scenes that need its price and not a number."""
    return unpack("duel", ("duel-trade",)).catalog.by_key[key]


def reprinted(folder: Path, key: str, old: str, new: str, box: str = "duel-trade") -> tuple[str]:
    """A box with one card that says something else: for rules that no card of the box shows."""
    copy = shutil.copytree(SHIPPED / box, folder / "reprinted")
    for file in (copy / "cards").glob("*.toml"):
        before, name, text = file.read_text(encoding="utf-8").partition(f"[{key}]\n")
        if name:
            text, end, after = text.partition("\n\n")
            assert text.count(old) == 1, f"{key} says: {text}"
            file.write_text(before + name + text.replace(old, new) + end + after, encoding="utf-8")
            return (str(copy),)
    raise AssertionError(f"no card {key}")


def pass_round(game: Game) -> None:
    """Both players pass; the round ends and the next one begins."""
    finished = game.state.round
    while game.state.round == finished and not game.over:
        act(game, "pass")


def lacking(game: Game, action: str) -> tuple[str, int, int]:
    """What an action that can't be paid costs: resource, needed, at hand."""
    reason = game.why_not(read_action(game, action))
    assert reason is not None
    assert reason.key == "cannot-pay"
    return RESOURCES[reason.resource], reason.need, reason.have


def provinces(game: Game, seat: int = 0) -> list[str]:
    """A Province stack from the bottom to the top, by key."""
    return keys(game, stack(game, seat).cards)


def pile(game: Game, key: str) -> int:
    """How many cards a pile of Basic Buildings has left."""
    return game.state.piles[game.catalog.basics.index(game.catalog.number(key))]


def deck(game: Game, seat: int = 0) -> list[str]:
    """The known cards on top of a city deck, the topmost last."""
    return keys(game, player(game, seat).deck.known)
