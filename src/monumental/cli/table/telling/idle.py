"""Texts that came due and found nothing to act on: it is said, so that nobody waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cli.screens.views import view_of
from monumental.engine.catalog import PROVINCE
from monumental.engine.chance import seeded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: What is asked when all texts have been carried out.
AFTERWARDS: Final = frozenset({"activate", "take-turn", "wonder-site"})

#: What can bring a bonus at once.
WITH_BONUS: Final = frozenset({"complete", "develop", "acquire"})

#: The event of a text that answers to something, whose card is named.
TRIGGERED: Final = "triggered"


def would_be_idle(game: Game, action: Action, texts: Texts) -> str | None:
    """The sentence for an option whose bonus would find nothing to act on."""
    if action.verb not in WITH_BONUS:
        return None
    tried = game.clone(seeded(0))
    tried.journal = []
    tried.play(action)
    event = idle(tried, game.seat, tried.journal)
    if event is None or event.key == TRIGGERED:
        return None
    return texts("terminal-bonus-would-idle", card=texts.card(game.catalog.cards[event.card]))


def idle_text(game: Game, seat: int, events: Sequence[Event], texts: Texts) -> str | None:
    """The sentence for a bonus or another text of this seat that nothing came of."""
    event = idle(game, seat, events)
    if event is None:
        return None
    name = texts.card(game.catalog.cards[event.card])
    return texts("terminal-text-idle" if event.key == TRIGGERED else "terminal-bonus-idle", card=name)


def idle(game: Game, seat: int, events: Sequence[Event]) -> Event | None:
    """What happened last, if a text of this seat came due with it and nothing followed.

    A bonus comes at once, and does as much as it can.  [DUEL-WON-02, DUEL-POL-05, BASE-ACQ-09]
    """
    heard = [each for each in events if each.key not in view_of(game).silent]
    if not heard or heard[-1].seat != seat or not is_over(game, seat):
        return None
    last = heard[-1]
    return last if has_bonus(game, last) or (last.key == TRIGGERED and last.card >= 0) else None


def is_over(game: Game, seat: int) -> bool:
    """Is nothing more asked of this seat by a text?"""
    return game.over or game.seat != seat or game.choice().question in AFTERWARDS


def has_bonus(game: Game, event: Event) -> bool:
    """Does what happened bring a bonus? A Wonder's comes when it is completed, not when it is begun."""
    if event.key not in {"completed", "developed", "acquired", "gained-card"}:
        return False
    card = game.catalog.cards[event.card]
    at_once = event.key in {"completed", "developed"} or card.kind == PROVINCE
    return at_once and card.bonus is not None
