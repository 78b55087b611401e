"""What a position file says of an Automa: its Solo cards. It has no City, and tasks of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.model import Model
from monumental.engine.agenda import Resolve
from monumental.engine.catalog import SOLO_CARD
from monumental.engine.moves.wonder import PutWonderOnDeck
from monumental.engine.pieces.city import ChooseRowAndColumn, FillCity, KeepKnowledge
from monumental.engine.pieces.deck import shuffled
from monumental.engine.setup import FoundCity
from monumental.games.classic import automa
from monumental.games.classic.automa.deck import comes_to_an_end
from monumental.games.classic.automa.turn import FoundAutoma
from monumental.games.classic.sentences import DrawAndActivateOne
from monumental.games.classic.state import SoloDeck
from monumental.games.classic.turn import TakeActions
from monumental.play.positions.layout import PlayerText, PositionError

if TYPE_CHECKING:
    from monumental.engine.agenda import Task
    from monumental.engine.catalog import Catalog
    from monumental.engine.effects import Effect
    from monumental.engine.state import Player
    from monumental.games.classic.state import ClassicState
    from monumental.play.positions.reader import PositionReader

SOLO = {SOLO_CARD}

#: What an Automa, which has no City, never does.
FOR_PLAYERS = (
    ChooseRowAndColumn,
    DrawAndActivateOne,
    FillCity,
    FoundCity,
    KeepKnowledge,
    PutWonderOnDeck,
    TakeActions,
)


class AutomaText(Model):
    deck: str = ""  # the Solo cards that are still to come
    revealed: str = ""


def read_solo_deck(
    reader: PositionReader, text: AutomaText | None, place: str, player: Player
) -> SoloDeck | None:
    """The Solo cards of a seat that nobody plays."""
    if text is None:
        return None
    if not reader.rules.seats_automas():
        raise PositionError(f"{place}: {reader.rules.name} is played without the Automa")
    deck = reader.cards(text.deck, f"{place}.deck", SOLO)
    revealed = reader.cards(text.revealed, f"{place}.revealed", SOLO)
    _check_cards(reader, (*deck, *revealed), place, player.civilization)
    return SoloDeck(shuffled(deck), revealed)


def _check_cards(reader: PositionReader, cards: tuple[int, ...], place: str, civilization: int) -> None:
    """Each Solo card is in one place; none is another civilization's."""
    catalog = reader.catalog
    for number in cards:
        key = catalog.cards[number].key
        if cards.count(number) > 1:
            raise PositionError(f"{place}: {key} is in two places")
        owners = [people for people in catalog.civilizations if people.solo == number]
        if owners and civilization not in [people.number for people in owners]:
            raise PositionError(f"{place}: {key} is the card of another civilization, {owners[0].key}")


def check_no_city(text: PlayerText, player: Player, place: str) -> None:
    """An Automa has cards in its area, which is the discard pile, and a Wonder in construction."""
    found = {
        "city": any(card >= 0 for card in player.city),
        "deck": not player.deck.is_empty(),
        "archive": bool(player.archive),
        "aside": bool(player.aside),
        "drawn": bool(player.drawn),
        "second_wonder": player.second_wonder >= 0,
        "marks": bool(text.marks),
    }
    for field, is_there in found.items():
        if is_there:
            raise PositionError(f"{place}.{field}: an Automa has no City")


# The agenda


def check_tasks(reader: PositionReader, state: ClassicState, lines: list[str]) -> None:
    """What an Automa does is done by Automas; what needs a city, by players; and all Solo decks are there."""
    for task, line in zip(state.agenda, lines, strict=True):
        is_automa = not state.is_played(task.seat)
        if _is_for_automas(task) and not is_automa:
            raise PositionError(f"agenda: '{line}' is for an Automa, and seat {task.seat} is a player's")
        if isinstance(task, FOR_PLAYERS) and is_automa:
            raise PositionError(f"agenda: '{line}' is for a player, and seat {task.seat} is an Automa's")
    founding = [task.seat for task in state.agenda if isinstance(task, FoundAutoma)]
    for seat, deck in enumerate(state.solo_decks):
        if deck is not None and seat not in founding:
            _check_something_to_do(deck, reader.catalog, f"seats[{seat}].automa.deck")


def _check_something_to_do(deck: SoloDeck, catalog: Catalog, place: str) -> None:
    """A card that draws another one, which draws another one … would never come to an end."""
    cards = deck.deck.cards() + deck.revealed
    if not cards:
        raise PositionError(f"{place}: an Automa has Solo cards")
    if not comes_to_an_end(catalog, list(cards)):
        raise PositionError(f"{place}: every Solo card draws another one")


def _is_for_automas(task: Task) -> bool:
    """A step of their turns, or a text that speaks of what only they do."""
    if isinstance(task, Resolve):
        return any(_is_theirs(sentence) for sentence in task.script.all_sentences())
    return _is_theirs(task)


def _is_theirs(thing: Task | Effect) -> bool:
    return type(thing).__module__.startswith(automa.__name__)


# Writing


def dump_automa(deck: SoloDeck | None, names: list[str]) -> dict[str, object]:
    if deck is None:
        return {}
    cards = {"deck": deck.deck.cards(), "revealed": deck.revealed}
    return {"automa": {field: " ".join(names[card] for card in lying) for field, lying in cards.items()}}
