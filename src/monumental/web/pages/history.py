"""What somebody has played, in words: a page of games, and what all of them come to."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Literal

from monumental.bots.naming import level
from monumental.cards.loader import find_pack
from monumental.cards.text import Texts, load_texts
from monumental.play.systems.known import SYSTEMS
from monumental.web.contract.history import GameLine, HistoryPage, PlayedSeat, Tally
from monumental.web.pages.table.people import names_of
from monumental.web.store.rows import Seat

if TYPE_CHECKING:
    from monumental.web.store.people.results import Game, Played

#: So many games are on a page.
ON_A_PAGE: Final = 25

#: Signs of the word that stands for somebody in filters.
SIGNS: Final = 16


def history_page(
    games: Sequence[Game],
    owner: str,
    language: str,
    *,
    page: int = 0,
    rules: str | None = None,
    result: str | None = None,
    opponent: str | None = None,
) -> HistoryPage:
    """The games that were asked for, and what all games come to."""
    texts = load_texts(language)
    chosen = [
        game
        for game in games
        if (rules is None or game.rules == rules)
        and (result is None or _result(game) == result)
        and (opponent is None or any(_word(seat, owner) == opponent for seat in game.others))
    ]
    begin = page * ON_A_PAGE
    mine = [(game, game.seats[game.mine].civilization) for game in games]
    return HistoryPage(
        games=tuple(_line(game, language) for game in chosen[begin : begin + ON_A_PAGE]),
        count=len(chosen),
        page=page,
        pages=-(-len(chosen) // ON_A_PAGE),
        rules=_tallies(((game, game.rules) for game in games), lambda key: texts(f"rules-{key}")),
        civilizations=_tallies(
            ((game, f"{game.rules} {key}") for game, key in mine if key is not None),
            lambda key: _people(key, language),
        ),
        opponents=_opponents(games, owner, texts),
    )


def _tallies(counted: Iterable[tuple[Game, str]], name: Callable[[str], str]) -> tuple[Tally, ...]:
    """How often somebody won, the most played first. What was abandoned counts for nothing."""
    found: dict[str, list[bool]] = {}
    for game, key in counted:
        if game.won is not None:
            found.setdefault(key, []).append(game.won)
    lines = [Tally(key, name(key), len(won), sum(won), len(won) - sum(won)) for key, won in found.items()]
    return tuple(sorted(lines, key=lambda line: (-line.games, line.text)))


def _opponents(games: Sequence[Game], owner: str, texts: Texts) -> tuple[Tally, ...]:
    """Head to head, by the name that somebody had last."""
    called: dict[str, str] = {}
    met = []
    for game in games:
        met += [(game, word) for word in dict.fromkeys(_word(seat, owner) for seat in game.others)]
        for seat in game.others:
            called.setdefault(_word(seat, owner), _called(seat, texts))
    return _tallies(met, lambda word: called[word])


def _word(seat: Played, owner: str) -> str:
    """A word for somebody that says nothing about them, and another one to everybody who asks."""
    who = seat.owner if seat.kind == "person" else f"{seat.kind} {seat.name}"
    return hashlib.sha256(f"{owner} {who}".encode()).hexdigest()[:SIGNS]


def _called(seat: Played, texts: Texts) -> str:
    if seat.kind == "person":
        return seat.name or texts("player", number=seat.seat + 1)
    if seat.kind == "automa":
        return texts("term-automa")
    return texts("called-computer", level=level(seat.name, texts))


def _result(game: Game) -> Literal["won", "lost", "none"]:
    if game.won is None:
        return "none"
    return "won" if game.won else "lost"


def _people(key: str, language: str) -> str:
    """`duel aztecs`, in words."""
    rules, _, civilization = key.partition(" ")
    return _worded(rules, language).civilization_called(civilization)


def _worded(rules: str, language: str) -> Texts:
    system = SYSTEMS.get(rules)
    packs = () if system is None else tuple(find_pack(pack) for pack in system.usual_packs)
    return load_texts(language, packs)


def _line(game: Game, language: str) -> GameLine:
    texts = _worded(game.rules, language)
    sat = [Seat(seat.seat, seat.kind, seat.name, seat.owner) for seat in game.seats]
    named = texts.of_people(names_of(sat, texts))
    return GameLine(
        id=game.id,
        name=game.name,
        rules=game.rules,
        rules_name=texts(f"rules-{game.rules}"),
        ended=game.ended.isoformat(),
        result=_result(game),
        seats=tuple(
            PlayedSeat(
                seat=seat.seat,
                called=named.player(seat.seat),
                person=seat.kind == "person",
                mine=seat.seat == game.mine,
                civilization=seat.civilization and texts.civilization_called(seat.civilization),
                points=seat.points,
                won=seat.won is True,
            )
            for seat in game.seats
        ),
    )
