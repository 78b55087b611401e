"""A card tried out: a game in which somebody has it before them and can pay for everything; or a map."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from monumental.cards.carried import Carried
from monumental.cards.errors import PackError
from monumental.engine.catalog import KINDS
from monumental.engine.chance import seeded
from monumental.engine.game import start
from monumental.engine.resources import RESOURCES
from monumental.maps.files import map_of
from monumental.play.positions.writer import dump
from monumental.play.records.opening import Opening
from monumental.play.setup import DRAWN_CIVILIZATION, packs_for, unpack, wishes
from monumental.play.systems.known import SYSTEMS, optional_modules
from monumental.play.systems.laying import ON_OFFER, Laying
from monumental.play.table import AUTOMA
from monumental.studio.packs.draft import Draft, files_of
from monumental.studio.packs.problems import problems_with_map, rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.engine.game import Game
    from monumental.engine.rules import Rules

#: Of each resource: enough for whatever a card costs, and for a second time.
PLENTY: Final = 20

#: Who tries the card, and before which question it lies there.
TRIES: Final = 0
TURN: Final = "take-turn"
#: How often the cards are dealt anew.
DEALS: Final = 10
#: Before a turn there are questions about Capitals and rows, and no more than these.
MOST_QUESTIONS: Final = 40
#: The civilization whose card is tried out.
PEOPLE: Final = "tried-out"


def laying_of(rules: Rules, kind: str) -> Laying | None:
    """How a card of this kind is laid before somebody, if it can be."""
    system = SYSTEMS[rules.name]
    known = dict(system.tries)
    for module in rules.modules:
        known |= system.modules[module].tries
    if kind not in rules.kinds:
        return None
    laying = known.get(kind)
    if laying is None:
        return ON_OFFER if kind in KINDS and KINDS.index(kind) in rules.deck_table else None
    return None if laying.automa and not rules.seats_automas() else laying


def alone(draft: Draft, key: str) -> Draft:
    """A pack of this card and nothing else, in our box: another card may still be unfinished.

    A card that is called as one of ours is called otherwise here, and keeps its names. What belongs to a
    civilization comes with one of ours that has it.
    """
    rules = rules_of(draft)
    box = unpack(rules.name, _packs(draft))
    called = f"{key}-tried" if key in box.catalog.by_key else key
    laying = laying_of(rules, str(draft.cards[key].get("kind")))
    peoples = {}
    if laying is not None and laying.people:
        ours = next(iter(box.packs[0].civilizations.values()))
        table = ours.model_dump(by_alias=True, exclude_defaults=True)
        peoples[PEOPLE] = {**table, laying.people: called}
    names = {}
    for language, known in draft.names.items():
        if f"card-{key}" in known:
            named = known[f"card-{key}"]
            names[language] = {f"card-{called}": named} | {f"civilization-{each}": named for each in peoples}
    head = {**draft.head, "name": "tried-out"}
    return Draft(head=head, cards={called: draft.cards[key]}, civilizations=peoples, names=names)


def _packs(draft: Draft) -> list[str]:
    """Ours for these rules, and those that bring the modules of the pack."""
    rules = rules_of(draft)
    system = SYSTEMS[rules.name]
    brought = {*optional_modules(rules.name), *chain.from_iterable(system.packs_for_seats.values())}
    return [*system.usual_packs, *(name for name in rules.modules if name in brought)]


def trial(draft: Draft, key: str, sitters: Sequence[str]) -> Opening:
    """How a game begins in which the first seat has the card. `PackError`: something is wrong with it."""
    tried = alone(draft, key)
    (called,) = tried.cards
    rules = rules_of(draft).name
    box = unpack(rules, [*_packs(draft), Carried(files_of(tried))])
    laying = laying_of(box.rules, str(tried.cards[called].get("kind"))) or Laying()
    peoples = [DRAWN_CIVILIZATION] * len(sitters)
    peoples[TRIES] = PEOPLE if laying.people else DRAWN_CIVILIZATION
    automas = [seat for seat, sitter in enumerate(sitters) if sitter == AUTOMA]
    agreed = wishes(box, peoples, TRIES, seats=len(sitters), automas=automas)
    deals = (_at_first_turn(start(box.rules, box.catalog, seeded(seed), agreed)) for seed in range(DEALS))
    # It lies there once, unless luck deals it again and again.
    game = next((deal for deal in deals if called not in _on_offer(dump(deal))), None)
    game = game or _at_first_turn(start(box.rules, box.catalog, seeded(0), agreed))
    position: dict[str, Any] = {field: value for field, value in dump(game).items() if field != "packs"}
    position["seats"][TRIES]["supply"] = dict.fromkeys(RESOURCES, PLENTY)
    laying.lay(position, game, TRIES, called)
    return Opening(box, None, tuple(sitters), position)


def seats_around(draft: Draft, key: str) -> tuple[str, int]:
    """The rules in which a map is played, and by how many: five need others than two."""
    wanted, seats = rules_of(draft), draft.maps[key].get("players")
    fitting = [name for name, system in SYSTEMS.items() if system.rules.packs_of == wanted.packs_of]
    for name in fitting:
        least, most = SYSTEMS[name].seats()
        if isinstance(seats, int) and least <= seats <= most:
            return name, seats
    return wanted.name, wanted.seats[0]


def trial_of_map(draft: Draft, key: str, rules: str, sitters: Sequence[str]) -> Opening:
    """How a game begins on a map. `PackError`: something is wrong with it."""
    table = draft.maps[key]
    problems = problems_with_map(key, table)
    if problems:
        raise PackError([problem.placed() for problem in problems])
    hexmap = map_of(key, len(sitters), str(table["map"]), f"{key}.toml: map")
    box = unpack(rules, packs_for(rules, len(sitters)))
    agreed = wishes(box, [DRAWN_CIVILIZATION] * len(sitters), TRIES, seats=len(sitters), layout=hexmap)
    return Opening(box, agreed, tuple(sitters))


def _on_offer(position: Mapping[str, Any]) -> list[str]:
    slots: str = position["display"]["slots"]
    return slots.split()


def _at_first_turn(game: Game) -> Game:
    """Whatever comes before the first turn is answered somehow."""
    for _ in range(MOST_QUESTIONS):
        if game.choice().question == TURN and game.seat == TRIES:
            break
        game.play(game.options()[0])
    return game
