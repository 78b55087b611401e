"""The plans of a seat in words, for whoever sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.play.plans.judging import last_activated, offers
from monumental.web.plans.book import DONE
from monumental.web.plans.contract import PlanOffer, PlanPage, PlansPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.game import Game
    from monumental.web.plans.book import Kept
    from monumental.web.tables.room import Room


def plans_page(room: Room, seat: int, kept: Sequence[Kept], quiet: float, language: str) -> PlansPage:
    texts = room.texts(language)
    game = room.table.game
    standing = {each.plan.words for each in kept if each.stands}
    last = last_activated(room.table, seat)
    return PlansPage(
        seat=seat,
        version=room.table.version,
        quiet=round(quiet),
        plans=tuple(_plan(game, each, texts) for each in kept),
        offers=tuple(
            PlanOffer(words, words.partition(" ")[0], say_plan(game, words, texts), words == last)
            for words in offers(room.table, seat)
            if words not in standing
        ),
    )


def _plan(game: Game, kept: Kept, texts: Texts) -> PlanPage:
    outcome = kept.outcome
    told = None if outcome is None else texts("plan-done" if outcome == DONE else f"plan-withdrawn-{outcome}")
    return PlanPage(
        id=kept.id,
        plan=kept.plan.words,
        sentence=say_plan(game, kept.plan.words, texts),
        stands=kept.stands,
        done=outcome == DONE,
        outcome=told,
    )


def say_plan(game: Game, words: str, texts: Texts) -> str:
    """A plan as a sentence: the words of its kind, with what it is about."""
    verb, *subject = words.split()
    cards = {card.key: card for card in game.catalog.cards}
    names = [texts.card(cards[word]) if word in cards else word for word in subject]
    return texts(f"plan-{verb}", **dict(zip(("first", "second"), names, strict=False)))
