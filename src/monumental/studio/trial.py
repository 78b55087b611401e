"""A card tried out: a game in which somebody has it before them and can pay for everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from monumental.cards.carried import Carried
from monumental.engine.catalog import KINDS
from monumental.engine.chance import seeded
from monumental.engine.game import start
from monumental.engine.resources import RESOURCES
from monumental.play.positions.writer import dump
from monumental.play.records.opening import Opening
from monumental.play.setup import DRAWN_CIVILIZATION, unpack, wishes
from monumental.play.systems.known import SYSTEMS, optional_modules
from monumental.studio.packs.draft import Draft, Table, files_of
from monumental.studio.packs.problems import rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

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


def _in_city(seat: Table, key: str) -> None:
    """The first cell is activated with it, so that it can be used."""
    first, *others = seat["city"].split()
    knowledge = first.rstrip("*!+^").partition("/")[2]
    seat["city"] = " ".join([f"{key}/{knowledge}*" if knowledge else f"{key}*", *others])


def _under_city(seat: Table, key: str) -> None:
    first, *others = seat["city"].split()
    seat["city"] = " ".join([f"{first.rstrip('*!+^').partition('/')[0]}/{key}*", *others])


def _in_construction(seat: Table, key: str) -> None:
    seat["wonder"] = key


def _to_develop(seat: Table, key: str) -> None:
    seat["culture_deck"] = key


#: Where a card of a kind does what it says.
PLACES: Final[dict[str, Callable[[Table, str], None]]] = {
    "building": _in_city,
    "knowledge": _under_city,
    "wonder": _in_construction,
    "policy": _to_develop,
}


def alone(draft: Draft, key: str) -> Draft:
    """A pack of this card and nothing else, in our box: another card may still be unfinished.

    A card that is called as one of ours is called otherwise here, and keeps its names.
    """
    ours = unpack(rules_of(draft).name, _packs(draft)).catalog.by_key
    called = f"{key}-tried" if key in ours else key
    names = {
        language: {f"card-{called}": known[f"card-{key}"]}
        for language, known in draft.names.items()
        if f"card-{key}" in known
    }
    head = {**draft.head, "name": "tried-out"}
    return Draft(head=head, cards={called: draft.cards[key]}, names=names)


def _packs(draft: Draft) -> list[str]:
    """Ours for these rules, and those that bring the modules of the pack."""
    rules = rules_of(draft)
    wanted = optional_modules(rules.name)
    return [*SYSTEMS[rules.name].usual_packs, *(name for name in rules.modules if name in wanted)]


def can_be_tried(rules: Rules, kind: str) -> bool:
    """Can a card of this kind be laid before somebody? Others come when the game brings them."""
    return kind in PLACES or (kind in KINDS and KINDS.index(kind) in rules.deck_table)


def trial(draft: Draft, key: str, sitters: Sequence[str]) -> Opening:
    """How a game begins in which the first seat has the card. `PackError`: something is wrong with it."""
    tried = alone(draft, key)
    (called,) = tried.cards
    rules = rules_of(draft).name
    box = unpack(rules, [*_packs(draft), Carried(files_of(tried))])
    agreed = wishes(box, [DRAWN_CIVILIZATION] * len(sitters), TRIES, seats=len(sitters))
    deals = (_at_first_turn(start(box.rules, box.catalog, seeded(seed), agreed)) for seed in range(DEALS))
    # It lies there once, unless luck deals it again and again.
    game = next((deal for deal in deals if called not in _on_offer(dump(deal))), None)
    game = game or _at_first_turn(start(box.rules, box.catalog, seeded(0), agreed))
    position = {field: value for field, value in dump(game).items() if field != "packs"}
    _lay(position, game, called)
    return Opening(box, None, tuple(sitters), position)


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


def _lay(position: dict[str, Any], game: Game, key: str) -> None:
    """The card where it does what it says, or on offer; and all resources."""
    seat = position["seats"][TRIES]
    seat["supply"] = dict.fromkeys(RESOURCES, PLENTY)
    place = PLACES.get(KINDS[game.catalog.by_key[key].kind])
    if place is not None:
        place(seat, key)
    else:
        display = position["display"]
        display["slots"] = " ".join([key, *_on_offer(position)[1:]])
