"""Which card was being carried out when a game of bots went wrong."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.engine.agenda import Choice
from monumental.engine.catalog import Script
from monumental.engine.chance import seeded
from monumental.engine.effects import Effect
from monumental.play.speech.subjects import subject
from monumental.testing import Course, check_position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.match import Witness
    from monumental.engine.catalog import Card, Catalog
    from monumental.engine.game import Game

#: In so many positions what bots came to is looked for: a second or two.
FURTHER: Final = 1000


@dataclass(frozen=True)
class Mishap:
    """A game that went wrong: which, where, how, and whose text was being carried out."""

    seed: int
    decision: int
    problem: str
    card: str  # its key; empty: no card's


class Trail:
    """Follows a match from decision to decision. The referee checks every position, where it is asked to."""

    def __init__(self, witness: Witness, *, checked: bool) -> None:
        self._witness = witness
        self._course = Course() if checked else None
        # Since the last position that was in order:
        self._begun = 0  # the first sentence
        self._texts: tuple[str, ...] = ()  # that the question was about
        self._card: Card | None = None  # that the action was about

    def look(self, game: Game) -> None:
        """A question, or the end; objects with a `CheckError`."""
        if self._course is not None:
            check_position(game)
            self._course.check(game)
        self._begun = len(self._witness.sentences)
        self._texts = _texts(game)
        self._card = None

    def take(self, card: Card | None) -> None:
        """The card that the next action is about."""
        self._card = card

    def culprit(self, catalog: Catalog) -> Card | None:
        """The card whose text was being carried out, or would have been, had an option been taken."""
        game = self._witness.game
        begun = [sentence.address for sentence in self._witness.sentences[self._begun :]]
        return (
            _failing(game, 1)
            or _owner(catalog, [*self._texts, *begun])
            or self._card
            or _failing(game, FURTHER)  # bots think of more than the next action
        )


def _failing(game: Game | None, positions: int) -> Card | None:
    """The card to whose text an option comes that fails; so many positions are tried, the nearest first."""
    if game is None or game.over or not isinstance(game.state.agenda[-1], Choice):
        return None
    found = deque([game])
    for _ in range(positions):
        if not found:
            break
        here = found.popleft()
        try:
            options = here.options()
        except Exception:  # noqa: BLE001 (it was said already)
            return _owner(here.catalog, _texts(here))
        for option in options:
            copy = here.clone(seeded(here.state.round))
            copy.begun = []
            try:
                copy.play_option(option)
            except Exception:  # noqa: BLE001 (it was said already)
                begun = [sentence.address for sentence in copy.begun]
                about = subject(here, option, here.choice().seat)
                return _owner(here.catalog, [*_texts(here), *begun]) or about
            if not copy.over:
                found.append(copy)
    return None


def _texts(game: Game) -> tuple[str, ...]:
    """The addresses of what the question on top of the agenda is about."""
    parts = game.state.agenda[-1].parts() if game.state.agenda else []
    return tuple(part.address for part in parts if isinstance(part, Script | Effect))


def _owner(catalog: Catalog, addresses: Sequence[str]) -> Card | None:
    """Whose text came last."""
    cards = {f"{card.pack}/{card.key}": card for card in catalog.cards}
    owners = [cards.get(address.partition(".")[0]) for address in addresses]
    return next((card for card in reversed(owners) if card is not None), None)
