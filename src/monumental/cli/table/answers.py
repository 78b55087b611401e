"""The answers to what is asked at the prompt: cards, reasons, rules, the log, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe, describe_civilization, facts, provenance
from monumental.cards.grammar import one_of, side_by_side
from monumental.cards.text import TextError
from monumental.cli.find import find
from monumental.cli.screens import signs
from monumental.cli.screens.views import view_of
from monumental.cli.table import news
from monumental.cli.table.answer import Answer
from monumental.cli.table.prompt import COMMANDS
from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import Card, Catalog, Civilization
from monumental.engine.city import card_at
from monumental.play.notation import PLACE_BY_NAME, write
from monumental.play.words import option, reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game


def about_card(game: Game, seat: int, words: str, texts: Texts) -> list[Answer]:
    """What a card does: by name, by cell (`b2`), by slot of the display (`3`); without words, all in view."""
    if not words:
        cards = dict.fromkeys(view_of(game).in_view(game, seat))
        return [card_answer(card, game.catalog, texts) for card in cards]
    here = card_here(game, seat, words)
    found: Sequence[Card | Civilization] = [here] if here else find(words, game.catalog, texts)
    if not found:
        return [Answer(texts("mistake-card", words=words))]
    if len(found) > 1:
        names = [thing_name(thing, texts) for thing in found]
        return [Answer(texts("terminal-which-card", names=one_of(texts, names)))]
    thing = found[0]
    if isinstance(thing, Card):
        return [card_answer(thing, game.catalog, texts)]
    return civilization_answers(thing, game, texts)


def card_here(game: Game, seat: int, words: str) -> Card | None:
    """The card at a cell of one's city or in a slot of the display."""
    if words.lower() in PLACE_BY_NAME:
        return card_at(game, seat, PLACE_BY_NAME[words.lower()])
    slots = game.state.display.slots
    slot = int(words) - 1 if words.isascii() and words.isdigit() and len(words) < 3 else NONE
    if 0 <= slot < len(slots) and slots[slot] != EMPTY:
        return game.catalog.cards[slots[slot]]
    return None


def thing_name(thing: Card | Civilization, texts: Texts) -> str:
    return texts.card(thing) if isinstance(thing, Card) else texts.civilization(thing)


def card_answer(card: Card, catalog: Catalog, texts: Texts) -> Answer:
    """A card in full: its name, its facts with their provenance, its text."""
    return Answer(
        texts.card(card), (side_by_side(texts, facts(card, texts, catalog)), *describe(card, texts))
    )


def civilization_answers(civilization: Civilization, game: Game, texts: Texts) -> list[Answer]:
    """A people: its special rules, its leaders and its Policies."""
    rules = describe_civilization(civilization, texts, game.catalog)
    answers = [Answer(texts.civilization(civilization), (*rules, provenance(civilization, texts)))]
    numbers = (civilization.warlord, civilization.scout, *civilization.policies)
    cards = [game.catalog.cards[number] for number in numbers if number != EMPTY]
    return answers + [card_answer(card, game.catalog, texts) for card in cards]


def why(game: Game, action: Action, texts: Texts) -> Answer:
    """Why an action can't be done, with the rule behind it."""
    refusal = game.why_not(action)
    if refusal is None:
        return Answer(texts("terminal-can-be-done", option=option(game, action, texts)))
    clause = game.rules.clause_of(refusal)
    return Answer(
        texts("mistake-not-possible", reason=reason(game, refusal, texts), clause=clause),
        (texts("terminal-clause", clause=clause, text=texts.clause(clause)),),
    )


def rule(game: Game, words: str, texts: Texts) -> Answer:
    """A clause by its id; without one, the clause behind the question that is asked now."""
    clause = words.upper() or game.rules.clauses[game.choice().question]
    for known in (clause, *(f"{book}-{clause}" for book in view_of(game).clauses)):
        try:
            return Answer(texts("terminal-clause", clause=known, text=texts.clause(known)))
        except TextError:
            continue
    return Answer(texts("mistake-clause", clause=clause))


#: How wide a legend in the help may be.
HELP_WIDTH = 76

#: The events that a round begins with.
NEW_ROUND = frozenset({"round-begins", "final-turns", "last-round"})


def log(game: Game, events: Sequence[Event], words: str, texts: Texts) -> Answer:
    """What happened in this round and the one before; `log all`: in the whole game."""
    begins = [position for position, each in enumerate(events) if each.key in NEW_ROUND]
    start = 0 if words == "all" or len(begins) < 2 else begins[-2]
    told = news.tell(game, events[start:], texts, seeing=False)
    return Answer(texts("view-log"), tuple(line for paragraph in told for line in paragraph.lines))


def which(game: Game, actions: Sequence[Action], texts: Texts) -> Answer:
    """Words that could mean several actions."""
    return Answer(
        texts("terminal-which-action", actions=one_of(texts, [write(game, each) for each in actions]))
    )


def helping(game: Game, texts: Texts, *, seeing: bool) -> list[Answer]:
    """What can be typed, how actions are written and, for those who see them, what the signs mean."""
    view = view_of(game)
    example = game.rules.clauses["activate"]
    lines = [
        texts("help-number"),
        texts("help-words"),
        *(texts(key, clause=example) for key in (*view.commands.values(), *COMMANDS.values())),
    ]
    forms = [" ".join([verb, *(f"<{kind}>" for kind in kinds)]) for verb, kinds in game.rules.words.items()]
    helps = [
        Answer(texts("help-title"), tuple(lines)),
        Answer(texts("terminal-help-actions"), ("; ".join(forms),)),
    ]
    if seeing:
        legend = [signs.resource_legend(texts), signs.marks_legend(texts)]
        legend += signs.in_lines(view.legend(game, texts), HELP_WIDTH)
        helps.append(Answer(texts("terminal-help-signs"), tuple(legend)))
    return helps
