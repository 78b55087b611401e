"""What one seat, or a spectator, may see of a game.

A view is built up field by field: what is new in a position is seen by nobody until it is added here. It has
no numbers of cards, only keys; tiles and Explorers have the numbers that players see, cells their names, and
an empty place is null. What is not in a view is what this seat can't know: two games that look the same to a
seat have equal views.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from monumental.engine.catalog import KINDS
from monumental.engine.game import Game
from monumental.engine.pieces.display import Display, era_of
from monumental.engine.scoring.points import Sheet, score_sheets, winners
from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.duel.scouts.trade import FreeCities
from monumental.play.notation import write
from monumental.play.systems.classic.view import ClassicView, view_automa
from monumental.play.systems.duel.view import DuelView
from monumental.play.systems.known import modules_of, system_of
from monumental.play.views.keys import Keys
from monumental.play.views.modules import FreeCitiesView, HeroesView, MonstersView
from monumental.play.views.seat import SeatView, view_seat
from monumental.play.views.system import SystemView


@dataclass(frozen=True)
class RulesView:
    """What the players agreed on. The packs stand in the head of the record."""

    name: str
    version: int
    modules: tuple[str, ...]
    switches: Mapping[str, bool]


@dataclass(frozen=True)
class AskedView:
    """The question that the game waits for."""

    seat: int  # who answers
    about: int  # whom it is about: an Automa's questions are answered by somebody else
    question: str
    card: str | None  # what it is about
    private: bool  # only who answers knows the options


@dataclass(frozen=True)
class EraView:
    """The cards of an era in the Development deck: everybody knows which, nobody in which order."""

    era: int
    count: int
    cards: tuple[str, ...]  # all that may be among them
    spare: Mapping[str, int]  # where boxes are mixed: how many of each kind are not


@dataclass(frozen=True)
class DisplayView:
    """The Development display and the deck behind it."""

    rows: tuple[tuple[str | None, ...], ...]  # each from the deck outwards
    taken: tuple[int, ...]  # the rows, from 1, that a card was acquired from since they were replenished
    deck: tuple[EraView, ...]  # the era that comes next first
    separations: int  # Separation cards still in the deck
    discard: tuple[str, ...]  # the topmost last


@dataclass(frozen=True)
class ScoreView:
    """What everybody has now, as if the game ended here."""

    points: tuple[int, ...]  # by seat
    winners: tuple[int, ...] | None  # null: the game goes on


@dataclass(frozen=True)
class ModulesView:
    """A module of ours that is not in play is null."""

    heroes: HeroesView | None
    monsters: MonstersView | None
    free_cities: FreeCitiesView | None
    more: Mapping[str, object]  # what modules of others keep, by its name, as they show it


@dataclass(frozen=True)
class GameView:
    """All that one seat, or a spectator, may know."""

    rules: RulesView
    seat: int | None  # whose view this is; null: a spectator's
    round: int
    first: int
    final: bool  # the final round is being played
    over: bool
    asked: AskedView | None  # null: the game is over
    options: tuple[str, ...] | None  # the answers, in notation; null: somebody else is asked
    display: DisplayView
    piles: Mapping[str, int]  # how many of each Basic Building are left
    seats: tuple[SeatView, ...]
    duel: DuelView | None  # null in games without stacks of Provinces and an Advantage
    classic: ClassicView | None  # null in games without a map
    more: Mapping[str, object]  # what rule systems of others show
    modules: ModulesView
    score: ScoreView | None  # null: not everybody has a civilization yet


@dataclass(frozen=True)
class CommonView:
    """What all views of a game have alike, whoever looks."""

    rules: RulesView
    display: DisplayView
    piles: Mapping[str, int]
    seats: tuple[SeatView, ...]
    score: ScoreView | None


def common_view(
    game: Game, resigned: Collection[int] = (), sheets: Sequence[Sheet] | None = None
) -> CommonView:
    """What everybody sees of a game now, for whoever makes several views of it.

    `resigned`: who can't win; `sheets`: the points now, if they were counted already.
    """
    state = game.state
    keys = Keys(game.catalog)
    return CommonView(
        rules=_rules(game),
        display=_display(game, state.display, keys),
        piles=dict(zip(keys.pile(game.catalog.basics), state.piles, strict=True)),
        seats=tuple(
            [
                view_seat(game, owner, view_automa(state, owner, keys), keys)
                for owner in range(len(state.players))
            ]
        ),
        score=_score(game, resigned, sheets),
    )


def view_for(game: Game, seat: int | None, common: CommonView | None = None) -> GameView:
    """What a seat may see now; without a seat, what everybody may. `common`, if it was made already."""
    state = game.state
    assert seat is None or 0 <= seat < len(state.players), seat
    keys = Keys(game.catalog)
    is_asked = not game.over and game.seat == seat
    parts = _parts(game, seat, keys)
    if common is None:
        common = common_view(game)
    return GameView(
        rules=common.rules,
        seat=seat,
        round=state.round,
        first=state.first,
        final=state.final,
        over=game.over,
        asked=None if game.over else _asked(game, seat),
        options=tuple([write(game, option) for option in game.options()]) if is_asked else None,
        display=common.display,
        piles=common.piles,
        seats=common.seats,
        duel=parts.get("duel"),
        classic=parts.get("classic"),
        more=parts.get("more", {}),
        modules=_modules(game, seat, keys),
        score=common.score,
    )


def _parts(game: Game, seat: int | None, keys: Keys) -> SystemView:
    shows = system_of(game).shows
    return {} if shows is None else shows(game, seat, keys)


def _modules(game: Game, seat: int | None, keys: Keys) -> ModulesView:
    """What modules keep; of one that shows nothing, nothing is seen."""
    slots = game.state.slots
    shown = {
        name: show(slots[name], seat, keys)
        for module in modules_of(game)
        for name, show in module.shows.items()
        if name in slots
    }
    heroes = shown.pop(HeroRow.name, None)
    monsters = shown.pop(Monsters.name, None)
    cities = shown.pop(FreeCities.name, None)
    return ModulesView(
        heroes if isinstance(heroes, HeroesView) else None,
        monsters if isinstance(monsters, MonstersView) else None,
        cities if isinstance(cities, FreeCitiesView) else None,
        shown,
    )


def _rules(game: Game) -> RulesView:
    rules = game.rules
    return RulesView(rules.name, rules.version, rules.modules, dict(rules.switches))


def _asked(game: Game, seat: int | None) -> AskedView:
    choice = game.choice()
    # A private question may be about a card that only who answers has seen.
    subject = None if choice.private and seat != game.seat else choice.subject()
    return AskedView(
        seat=game.seat,
        about=choice.seat,
        question=choice.question,
        card=None if subject is None else subject.key,
        private=choice.private,
    )


def _display(game: Game, display: Display, keys: Keys) -> DisplayView:
    slots = keys.places(display.slots)
    length = display.row_length()
    rows = range(display.rows)
    return DisplayView(
        rows=tuple([slots[row * length : (row + 1) * length] for row in rows]),
        taken=tuple([row + 1 for row in rows if display.taken >> row & 1]),
        deck=_deck(game, display, keys),
        separations=display.separations,
        discard=keys.pile(display.discard),
    )


def _deck(game: Game, display: Display, keys: Keys) -> tuple[EraView, ...]:
    """An era that is used up is in the deck no more."""
    eras = []
    for at, urn in enumerate(display.eras):
        spare = display.spare[at] if display.spare else ()
        count = len(urn) - sum(spare)
        if count:
            kinds = {KINDS[kind]: number for kind, number in enumerate(spare) if number}
            eras.append(EraView(era_of(game, urn), count, keys.in_no_order(urn), kinds))
    return tuple(eras)


def _score(game: Game, resigned: Collection[int], sheets: Sequence[Sheet] | None) -> ScoreView | None:
    if any(player.civilization < 0 for player in game.state.players):
        return None
    points = tuple([sheet.total for sheet in (score_sheets(game) if sheets is None else sheets)])
    return ScoreView(points, tuple(winners(game, resigned)) if game.over else None)


def as_json(view: GameView) -> dict[str, object]:
    """A view as plain data: objects, lists, words, numbers."""
    return {name: _plain(part) for name, part in vars(view).items()}


#: What stands for itself.
_VALUES = frozenset({str, int, bool, type(None)})


def _plain(value: object) -> object:
    if type(value) in _VALUES:
        return value
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    parts = value if isinstance(value, dict) else vars(value)
    return {name: _plain(part) for name, part in parts.items()}


__all__ = ["CommonView", "GameView", "as_json", "common_view", "view_for"]
